// Reads JSON that others wrote: nothing about its shape is believed, nothing inherited is taken for a field, and what
// has the wrong type is reported and read as well as it can be.
import type { Report } from './clean-text.ts';
import { refuseTransfer, TRANSFER_LIMITS } from './contract.ts';

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Only what the record itself says. */
export function own(record: Fields, field: string): unknown {
  return Object.hasOwn(record, field) ? record[field] : undefined;
}

/** A byte order mark is no content. */
export function contentOf(text: string, maxBytes: number = TRANSFER_LIMITS.contentBytes): string {
  if (text.length > maxBytes || (text.length * 3 > maxBytes && Buffer.byteLength(text) > maxBytes)) {
    throw refuseTransfer('import_too_large', `The file has more than ${maxBytes} bytes`, { max_bytes: maxBytes });
  }
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

export type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

/** Refuses deep nesting before any reader walks it. */
export function parseJson(text: string): Parsed {
  if (depthOf(text) > TRANSFER_LIMITS.depth) {
    return { ok: false, message: `it is nested deeper than ${TRANSFER_LIMITS.depth} levels` };
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    // The parser's own words quote the file, which may hold anything.
    return { ok: false, message: 'it is no valid JSON' };
  }
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isText) {
      if (code === 0x5c) at += 1;
      else if (code === 0x22) isText = false;
    } else if (code === 0x22) isText = true;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return deepest;
}

export function checkCount(records: number): void {
  const max = TRANSFER_LIMITS.records;
  if (records > max) throw refuseTransfer('import_too_large', `The file has more than ${max} records`, { max });
}

/** An id is a text or a number. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

/** A text, or lines of text; '' when there is none. */
export function textOf(record: Fields, field: string, report: Report): string {
  const value = own(record, field);
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  report('wrong_type', `Its ${field} is no text.`, field);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string').join('\n') : '';
}

/** One text or several. */
export function textsOf(record: Fields, field: string, report: Report): string[] {
  const value = own(record, field);
  if (value === undefined || value === null) return [];
  const items: unknown[] = Array.isArray(value) ? value : [value];
  checkParts(items.length, field);
  const texts = items.filter((item) => typeof item === 'string');
  if (texts.length < items.length) report('wrong_type', `Not all of its ${field} are texts.`, field);
  return texts;
}

export function listOf(record: Fields, field: string, report: Report): readonly unknown[] {
  const value = own(record, field);
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value as unknown[];
  report('wrong_type', `Its ${field} are no list.`, field);
  return typeof value === 'string' || typeof value === 'number' ? [value] : [];
}

/** A list inside one record. */
export function partsOf(record: Fields, field: string, report: Report): readonly unknown[] {
  const parts = listOf(record, field, report);
  checkParts(parts.length, field);
  return parts;
}

function checkParts(count: number, field: string): void {
  const max = TRANSFER_LIMITS.parts;
  if (count > max) throw refuseTransfer('import_too_large', `A record has more than ${max} ${field}`, { max, field });
}

export function isTrue(record: Fields, field: string): boolean {
  return own(record, field) === true;
}
