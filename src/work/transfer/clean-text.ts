// Makes texts of other programs fit for a record: no control characters, no secrets, no more than its limit. Whatever
// was taken away is reported; the record's original still has it.
import { redactText } from '../../base/redact.ts';
import type { ProblemCode } from './contract.ts';

export type Report = (code: ProblemCode, message: string, field?: string) => void;

export interface TextRule {
  readonly field: string;
  readonly max: number;
  readonly lines: 'one' | 'many';
}

/** The text, '' when nothing is left of it. */
export function cleanText(given: string, rule: TextRule, report: Report): string {
  const { field, lines } = rule;
  const wellFormed = given.toWellFormed();
  const lined = lines === 'one' ? wellFormed.replaceAll(/\s*[\n\r\u0085\u2028\u2029]\s*|\t/g, ' ') : wellFormed;
  const kept = lined.replaceAll(/[^\P{Cc}\t\n\r]/gu, '');
  if (wellFormed !== given || kept !== lined) {
    report('text_cleaned', `Characters that cannot be shown were taken out of its ${field}.`, field);
  }
  const shaped = kept.trim();
  return cut(redact(shaped, field, report), rule, report).trim();
}

function redact(text: string, field: string, report: Report): string {
  const redacted = redactText(text);
  if (redacted.found.length === 0) return text;
  report('secret_redacted', `A secret (${redacted.found.join(', ')}) in its ${field} was left out.`, field);
  return redacted.text;
}

function cut(text: string, { field, max }: TextRule, report: Report): string {
  if (text.length <= max) return text;
  report('text_cut', `Its ${field} has ${text.length} characters; ${max} are kept here, all in its original.`, field);
  return cutAt(text, max);
}

/** Ends in an ellipsis, never in half a character, and stays as short when its secrets are looked for once more. */
export function cutAt(text: string, max: number): string {
  for (let length = max - 1; length > 0; length -= 40) {
    const end = isHighSurrogate(text.charCodeAt(length - 1)) ? length - 1 : length;
    const short = redactText(`${text.slice(0, end).trimEnd()}…`).text;
    if (short.length <= max) return short;
  }
  return '…';
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

/** What is kept of a record as it was written: all of it, unless it is huge. */
export function cleanOriginal(given: string, maxBytes: number, report: Report): string {
  const text = redactText(given.toWellFormed().replaceAll('\0', '')).text;
  if (bytesIn(text) <= maxBytes) return text;
  report(
    'original_cut',
    `Of the record as it was written only the first part is kept: it has ${text.length} characters.`,
  );
  let length = Math.min(text.length, maxBytes);
  while (bytesIn(text.slice(0, length)) > maxBytes - 3) length = Math.floor(length * 0.8);
  return cutAt(text, length);
}

function bytesIn(text: string): number {
  return Buffer.byteLength(JSON.stringify(text));
}
