// Pure: what T0 keeps of a text. It is reduced first and then cleaned of secrets, each piece together with what stands around it and is
// cut away only afterwards: half a secret is not known as one. A change of what comes out is a new version.
import type { Clean } from './clean.ts';
import type { T0Kind } from './contract.ts';

export const POLICY_VERSION = 2;

/** In characters. */
export const LIMITS = {
  message: 8_000,
  call: 800,
  command: 4_000,
  result: 2_400,
  /** Of the lines with errors between a result's head and tail. */
  errors: 1_600,
  errorLine: 300,
  /** Of what is no evidence: enough to know what it was. */
  aside: 400,
  /** A text up to this length is cleaned whole: the kept copy needs all of it cleaned as well, and so it is looked through once. */
  whole: 128 * 1024,
  /** What is read beyond a cut of a longer one: more than any secret is long. */
  margin: 8 * 1024,
  errorLines: 40,
  /** How many places of a long text are looked at for them. */
  windows: 12,
} as const;

/** What a text of this kind comes to. */
export function reduceText(kind: T0Kind, text: string, isEvidence: boolean, clean: Clean): string {
  if (!isEvidence) return cutMiddle(text, LIMITS.aside, clean);
  if (kind === 'result') return reduceResult(text, clean);
  return cutMiddle(text, kind === 'call' ? LIMITS.call : LIMITS.message, clean);
}

export function reduceCommand(command: string, clean: Clean): string {
  return cutMiddle(command, LIMITS.command, clean);
}

/** Two thirds of what may stay from the beginning, the rest from the end. */
export function cutMiddle(text: string, most: number, clean: Clean): string {
  if (text.length <= LIMITS.whole) {
    const cleaned = clean(text);
    if (cleaned.length <= most) return cleaned;
    const { head, tail } = sharesOf(most);
    return joined(headOf(cleaned, head), tailOf(cleaned, tail), cleaned.length);
  }
  const { head, tail } = sharesOf(most);
  return joined(cleanHead(text, head, clean), cleanTail(text, tail, clean), text.length);
}

function sharesOf(most: number): { readonly head: number; readonly tail: number } {
  const head = Math.ceil((most * 2) / 3);
  return { head, tail: most - head };
}

/** Of what a tool printed: its beginning, lines that tell of errors, and its end. */
function reduceResult(text: string, clean: Clean): string {
  const share = LIMITS.result / 2;
  if (text.length <= LIMITS.whole) {
    const cleaned = clean(text);
    if (cleaned.length <= LIMITS.result) return cleaned;
    const [head, tail] = [headOf(cleaned, share), tailOf(cleaned, share)];
    const between = cleaned.slice(head.length, cleaned.length - tail.length);
    return joined(head, tail, cleaned.length, errorLinesOf(between));
  }
  const [head, tail] = [cleanHead(text, share, clean), cleanTail(text, share, clean)];
  return joined(head, tail, text.length, errorsOfLong(text, clean));
}

const TELLS =
  /error|exception|traceback|\b(?:panic|panicked|fatal|failed|failure|fail|failing|assert\w*|cannot|denied|refused|segfault|not found|no such file)\b|[✗✖✘]/i;
/** Names of the system's errors: ECONNREFUSED, ENOENT. */
const NAMES = /\bE[A-Z]{4,20}\b/;

function isError(line: string): boolean {
  return TELLS.test(line) || NAMES.test(line);
}

/** Whole lines, each once, as many as fit. */
function errorLinesOf(text: string): string[] {
  const lines = new Set<string>();
  let length = 0;
  for (const line of text.split('\n')) {
    if (lines.size >= LIMITS.errorLines || length >= LIMITS.errors) break;
    if (!isError(line.slice(0, 2_000))) continue;
    const kept = headOf(line.trimEnd(), LIMITS.errorLine);
    if (kept === '' || lines.has(kept) || length + kept.length > LIMITS.errors) continue;
    lines.add(kept);
    length += kept.length + 1;
  }
  return [...lines];
}

/** Of a text that is too long to be cleaned whole: the places of such lines are looked for, and cleaned with what is around them. */
function errorsOfLong(text: string, clean: Clean): string[] {
  const found: string[] = [];
  let length = 0;
  let windows = 0;
  let at = LIMITS.margin;
  const end = text.length - LIMITS.margin;
  while (at < end && windows < LIMITS.windows && length < LIMITS.errors) {
    const line = text.indexOf('\n', at);
    if (line === -1 || line >= end) break;
    const next = text.indexOf('\n', line + 1);
    const stop = next === -1 ? text.length : next;
    at = stop;
    const head = text.slice(line + 1, Math.min(stop, line + 2_001));
    if (!isError(head) || found.includes(headOf(head.trimEnd(), LIMITS.errorLine))) continue;
    windows += 1;
    const from = Math.max(0, line + 1 - LIMITS.margin);
    const window = text.slice(from, Math.min(text.length, line + 1 + LIMITS.margin + LIMITS.errorLine));
    const cleaned = clean(window);
    // What is at the edges may be half a secret.
    const inner = cleaned.slice(LIMITS.margin - LIMITS.errorLine, cleaned.length - LIMITS.margin + LIMITS.errorLine);
    for (const each of errorLinesOf(inner.slice(inner.indexOf('\n') + 1, inner.lastIndexOf('\n') + 1))) {
      if (found.includes(each) || length + each.length > LIMITS.errors) continue;
      found.push(each);
      length += each.length + 1;
    }
    at = Math.max(at, line + LIMITS.errorLine);
  }
  return found;
}

function cleanHead(text: string, most: number, clean: Clean): string {
  const cleaned = clean(text.slice(0, most + LIMITS.margin));
  return headOf(cleaned, Math.max(0, Math.min(most, cleaned.length - LIMITS.margin)));
}

function cleanTail(text: string, most: number, clean: Clean): string {
  const cleaned = clean(text.slice(text.length - most - LIMITS.margin));
  return tailOf(cleaned, Math.max(0, Math.min(most, cleaned.length - LIMITS.margin)));
}

/** How far before a cut a better place for it is looked for. */
const NEAR = 80;

/** At the end of a line or word, and never inside a mark or a character. */
function headOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most);
  const near = kept.slice(Math.max(0, most - NEAR));
  const line = near.lastIndexOf('\n');
  const word = near.lastIndexOf(' ');
  const back = line > 0 ? near.length - line : word > 0 ? near.length - word : 0;
  return withoutHalves(withoutOpenMark(kept.slice(0, most - back)));
}

function tailOf(text: string, most: number): string {
  if (text.length <= most) return text;
  if (most <= 0) return '';
  const kept = text.slice(text.length - most);
  const near = kept.slice(0, NEAR);
  const line = near.indexOf('\n');
  const word = near.indexOf(' ');
  return withoutHalves(withoutCutMark(kept.slice(line >= 0 ? line + 1 : word >= 0 ? word + 1 : 0)));
}

/** `[redac` */
function withoutOpenMark(text: string): string {
  const at = text.lastIndexOf('[');
  return at !== -1 && text.length - at < NEAR && !text.includes(']', at) ? text.slice(0, at) : text;
}

function withoutCutMark(text: string): string {
  const close = text.indexOf(']');
  const open = text.indexOf('[');
  return close !== -1 && close < NEAR && (open === -1 || open > close) ? text.slice(close + 1) : text;
}

function withoutHalves(text: string): string {
  const from = isLow(text.charCodeAt(0)) ? 1 : 0;
  const to = isHigh(text.charCodeAt(text.length - 1)) ? text.length - 1 : text.length;
  return text.slice(from, to);
}

const isHigh = (code: number) => code >= 0xd800 && code < 0xdc00;
const isLow = (code: number) => code >= 0xdc00 && code < 0xe000;

function joined(head: string, tail: string, length: number, between: readonly string[] = []): string {
  const left = length - head.length - tail.length;
  if (left <= 0) return head + tail;
  const mark = `[… ${left} characters left out …]`;
  return [head, mark, ...between, ...(between.length === 0 ? [] : ['[…]']), tail]
    .filter((part) => part !== '')
    .join('\n');
}
