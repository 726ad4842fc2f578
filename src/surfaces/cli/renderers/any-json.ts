// Any JSON as lines: fields under each other, lists of records as tables.
import { listing, paint, shorten, table, type Line } from '../../terminal/text.ts';

type Fields = Readonly<Record<string, unknown>>;

export function renderAnyJson(value: unknown): readonly Line[] {
  if (Array.isArray(value)) return value.every(isFields) ? recordTable(value) : value.map(inShort);
  if (!isFields(value)) return [inShort(value)];
  const lines = table(entries(value, false).map(([name, field]) => [paint('dim', words(name)), inShort(field)]));
  for (const [name, field] of entries(value, true)) {
    if (lines.length > 0) lines.push('');
    lines.push(paint('bold', words(name)), ...indented(renderAnyJson(field)));
  }
  return lines;
}

function entries(value: Fields, nested: boolean): [string, unknown][] {
  return Object.entries(value).filter(([, field]) => isNested(field) === nested);
}

/** The columns are the fields whose values fit in one line. */
function recordTable(records: readonly Fields[]): Line[] {
  if (records.length === 0) return ['none'];
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))].filter((name) =>
    records.some((record) => record[name] !== null && record[name] !== undefined && !isNested(record[name])),
  );
  return listing(
    names.map((name) => words(name).toUpperCase()),
    records.map((record) => names.map((name) => inShort(record[name]))),
  );
}

function indented(lines: readonly Line[]): Line[] {
  return lines.map((line) => ['  ', ...(typeof line === 'object' && !('text' in line) ? line : [line])]);
}

function inShort(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(', ') || 'none';
  return shorten(JSON.stringify(value), 200);
}

function isNested(value: unknown): boolean {
  return isFields(value) || (Array.isArray(value) && value.some(isFields));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function words(name: string): string {
  return name.replaceAll('_', ' ');
}
