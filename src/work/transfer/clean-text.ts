// Makes texts of other programs fit for a record: no control characters, no secrets, no more than its limit. Whatever
// was taken away is reported; the record's original still has it.
import { redactText } from '../../base/redact.ts';
import type { ProblemCode } from './contract.ts';

type Tell = (code: ProblemCode, message: string, field?: string) => void;

/** Told what was found in one record and done about it. */
export interface Report extends Tell {
  /** The caller says that the texts hold no secret: only what is one by its form alone is left out. */
  readonly allowText: boolean;
  /** Kinds of secrets that were reported. */
  readonly redacted: Set<string>;
}

export function reporting(allowText: boolean, tell: Tell): Report {
  return Object.assign(tell, { allowText, redacted: new Set<string>() });
}

/** For names and quotes, in which no secret is allowed. */
export function silently(): Report {
  return reporting(false, () => undefined);
}

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
  const { allowText } = report;
  const redacted = redactText(text, { allowText });
  if (redacted.found.length > 0) reportSecrets(text, redacted.found, field, report);
  return redacted.text;
}

function reportSecrets(text: string, found: readonly string[], field: string, report: Report): void {
  for (const kind of found) report.redacted.add(kind);
  const sure = new Set(redactText(text, { allowText: true }).found);
  const canAllow = found.some((kind) => !sure.has(kind));
  const how = canAllow ? ' If it is none, import the record with allow_text (--allow-text).' : '';
  report('secret_redacted', `A secret (${found.join(', ')}) in its ${field} was left out.${how}`, field);
}

function cut(text: string, { field, max }: TextRule, report: Report): string {
  if (text.length <= max) return text;
  report('text_cut', `Its ${field} has ${text.length} characters; ${max} are kept here, all in its original.`, field);
  return cutAt(text, max, report.allowText);
}

/** Ends in an ellipsis, never in half a character, and stays as short when its secrets are looked for once more. */
export function cutAt(text: string, max: number, allowText: boolean): string {
  for (let length = max - 1; length > 0; length -= 40) {
    const end = isHighSurrogate(text.charCodeAt(length - 1)) ? length - 1 : length;
    const short = redactText(`${text.slice(0, end).trimEnd()}…`, { allowText }).text;
    if (short.length <= max) return short;
  }
  return '…';
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

/** What is kept of a record as it was written: all of it, unless it is huge. */
export function cleanOriginal(given: string, maxBytes: number, report: Report): string {
  const { allowText } = report;
  const whole = given.toWellFormed().replaceAll('\0', '');
  const { text, found } = redactText(whole, { allowText });
  const more = found.filter((kind) => !report.redacted.has(kind));
  if (more.length > 0) reportSecrets(whole, more, 'original', report);
  if (bytesIn(text) <= maxBytes) return text;
  report(
    'original_cut',
    `Of the record as it was written only the first part is kept: it has ${text.length} characters.`,
  );
  let length = Math.min(text.length, maxBytes);
  while (bytesIn(text.slice(0, length)) > maxBytes - 3) length = Math.floor(length * 0.8);
  return cutAt(text, length, allowText);
}

function bytesIn(text: string): number {
  return Buffer.byteLength(JSON.stringify(text));
}
