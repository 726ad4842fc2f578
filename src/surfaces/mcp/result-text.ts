// A result as a model reads it: lines of `name: value` without empty fields. Text from people is quoted on one line, so
// that nothing in it can pass for a field or an instruction of ours.

export function resultText(result: unknown): string {
  const lines = linesOf(result, '');
  return lines.length === 0 ? 'Done; there is nothing to show.' : lines.join('\n');
}

/** As JSON, with characters that could disguise text or move a cursor escaped; joiners are left only where writing needs them. */
export function quoted(text: string): string {
  return escaped(JSON.stringify(text));
}

export function escaped(json: string): string {
  return json.replaceAll(
    /[\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function linesOf(value: unknown, indent: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => itemLines(item, indent));
  if (typeof value !== 'object' || value === null) return [`${indent}${scalar(value)}`];
  return Object.entries(value).flatMap(([name, member]) => memberLines(word(name), member, indent));
}

function memberLines(name: string, member: unknown, indent: string): string[] {
  if (isNothing(member)) return [];
  if (typeof member !== 'object') return [`${indent}${name}: ${scalar(member)}`];
  return [`${indent}${name}:`, ...linesOf(member, `${indent}  `)];
}

function itemLines(item: unknown, indent: string): string[] {
  const [first, ...rest] = linesOf(item, `${indent}  `);
  return first === undefined ? [] : [`${indent}- ${first.trimStart()}`, ...rest];
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'object' && Object.values(value).every(isNothing);
}

/** Ids, states and times need no quotes. */
function word(text: string): string {
  return /^[\w.:@+-]{1,80}$/.test(text) ? text : quoted(text);
}

function scalar(value: unknown): string {
  return typeof value === 'string' ? word(value) : JSON.stringify(value);
}
