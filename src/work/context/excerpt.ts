// Bytes of a file as text that may be shown: decoded strictly, cut to its lines, with its secrets replaced. Pure.
import { redactText } from '../../base/redact.ts';
import type { LineRange } from './ref.ts';

export interface Excerpt {
  /** Lines end with \n, so that one file has one hash on every machine. */
  readonly text: string;
  readonly isRedacted: boolean;
  /** Lines asked for that are not there. */
  readonly endsAt?: number;
}

export type Excerpted = Excerpt | { readonly status: 'missing' | 'refused'; readonly why: string };

const utf8 = new TextDecoder('utf-8', { fatal: true });

export function excerptOf(bytes: Uint8Array, lines: LineRange | undefined): Excerpted {
  if (bytes.includes(0)) return { status: 'refused', why: 'The file is binary.' };
  let text: string;
  try {
    text = utf8.decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    return { status: 'refused', why: 'The file is no UTF-8 text.' };
  }
  if (lines === undefined) return redacted('', text);
  const starts = lineStarts(text);
  const count = starts.length;
  const start = starts[lines.from - 1];
  if (start === undefined) return { status: 'missing', why: `The file has ${count} lines, not ${lines.from}.` };
  const range = text.slice(start, starts[lines.to] ?? text.length);
  // Nothing but a key block reaches over lines, so nothing before the first one matters.
  const block = text.slice(0, start).indexOf('-----BEGIN');
  const excerpt = redacted(block === -1 ? '' : text.slice(block, start), range);
  return lines.to > count ? { ...excerpt, endsAt: count } : excerpt;
}

/** Where each line begins; the line break that ends the text begins none. */
function lineStarts(text: string): number[] {
  if (text === '') return [];
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1 && at + 1 < text.length; at = text.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  return starts;
}

/**
 * A key block that begins above the range is known by its first line only, so what comes before is read along: both
 * redacted texts begin alike, and what the longer one has more is the range.
 */
function redacted(before: string, range: string): Excerpt {
  const head = redactText(before).text;
  const whole = redactText(before + range).text;
  let shared = 0;
  while (shared < head.length && head[shared] === whole[shared]) shared += 1;
  const rest = whole.slice(shared);
  // The whole range lies inside one secret.
  const text = rest === '' && range !== '' ? '[redacted]' : rest;
  return { text, isRedacted: text !== range };
}

/** At most `maxBytes` of UTF-8, ending with a line where one ends not too far above, never inside a character. */
export function cutToBytes(text: string, maxBytes: number): { readonly text: string; readonly isCut: boolean } {
  if (text.length * 3 <= maxBytes) return { text, isCut: false };
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return { text, isCut: false };
  const lineEnd = bytes.lastIndexOf(10, maxBytes - 1) + 1;
  let end = lineEnd > maxBytes / 2 ? lineEnd : maxBytes;
  // A continuation byte at the cut means that a character goes on.
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return { text: bytes.subarray(0, end).toString('utf8'), isCut: true };
}
