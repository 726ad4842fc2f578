// An answer as words, clauses and sentences, each with its place; what is quoted or code is marked. One pass, whatever the text.

/** What a character belongs to. */
export const PLAIN = 0;
export const QUOTED = 1;
export const INLINE_CODE = 2;
export const CODE = 3;
/** A block that shows what a program printed. */
export const OUTPUT = 4;

export interface Word {
  /** Lower case, and contractions written out: `I've` is two words at one place. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  readonly clause: number;
  readonly within: number;
}

export interface Sentence {
  readonly start: number;
  readonly end: number;
  /** Its words, by their places in the list. */
  readonly first: number;
  readonly last: number;
  readonly isQuestion: boolean;
}

export interface Reading {
  readonly text: string;
  readonly words: readonly Word[];
  readonly sentences: readonly Sentence[];
  /** What each character belongs to. */
  readonly within: Uint8Array;
}

/** A longer sentence is read as several: no rule looks further. */
const MOST_WORDS = 80;
const MOST_QUOTED = 400;

const TOKEN = /[\p{L}\p{N}_]+(?:['’][\p{L}]+)*|[.!?…]+|[,;:()[\]—–|]|\n|`/gu;
const ABBREVIATION = /^(?:e\.g|i\.e|etc|vs|approx|incl|resp|cf|no|z\.b|d\.h)$/i;

export function read(text: string): Reading {
  const within = marksOf(text);
  const words: Word[] = [];
  const sentences: Sentence[] = [];
  let clause = 0;
  let first = 0;
  let start = 0;
  const end = (at: number, isQuestion: boolean) => {
    if (words.length > first) sentences.push({ start, end: at, first, last: words.length - 1, isQuestion });
    first = words.length;
    start = at;
    clause += 1;
  };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const code = token.charCodeAt(0);
    if (token === '\n') end(index, false);
    else if (/[.!?…]/.test(token[0] ?? '')) {
      if (endsSentence(text, index, index + token.length)) end(index + token.length, token.includes('?'));
    } else if (token === '`') continue;
    else if (!isWordCode(code)) clause += 1;
    else {
      if (words.length - first >= MOST_WORDS) end(index, false);
      if (words.length === first) start = index;
      for (const word of writtenOut(token)) {
        words.push({
          word,
          start: index,
          end: index + token.length,
          sentence: sentences.length,
          clause,
          within: within[index] ?? PLAIN,
        });
      }
    }
  }
  end(text.length, false);
  return { text, words, sentences, within };
}

function isWordCode(code: number): boolean {
  return code > 0x7f ? code !== 0x2014 && code !== 0x2013 : /[A-Za-z0-9_]/.test(String.fromCharCode(code));
}

function endsSentence(text: string, start: number, end: number): boolean {
  const following = text[end];
  if (following !== undefined && !/[\s"'”’)*_\]>]/.test(following)) return false;
  if (text[start] !== '.') return true;
  const before = /[A-Za-z.]{1,8}$/.exec(text.slice(Math.max(0, start - 8), start))?.[0] ?? '';
  if (ABBREVIATION.test(before)) return false;
  // The number of an item in a list.
  return !/(?:^|\n)[ \t]{0,8}[0-9]{1,3}$/.test(text.slice(Math.max(0, start - 12), start));
}

const ENDINGS: Readonly<Record<string, string>> = { ve: 'have', re: 'are', ll: 'will', d: 'would', m: 'am' };
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  cannot: ['can', 'not'],
  "can't": ['can', 'not'],
  "won't": ['will', 'not'],
  "shan't": ['shall', 'not'],
  "let's": ['let', 'us'],
  gonna: ['going', 'to'],
  gotta: ['have', 'to'],
};
const WITH_IS = new Set(['it', 'that', 'there', 'what', 'here', 'he', 'she', 'who', 'how', 'everything', 'nothing']);

function writtenOut(token: string): readonly string[] {
  const word = token.toLowerCase().replaceAll('’', "'");
  const whole = Object.hasOwn(WHOLE, word) ? WHOLE[word] : undefined;
  if (whole) return whole;
  const mark = word.indexOf("'");
  if (mark === -1) return [word];
  const [base, ending] = [word.slice(0, mark), word.slice(mark + 1)];
  if (ending === 't' && base.endsWith('n')) return [base.slice(0, -1), 'not'];
  if (ending === 's') return WITH_IS.has(base) ? [base, 'is'] : [base];
  const full = Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
  return full === undefined ? [base] : [base, full];
}

/** Of a block of code, what its first line says that it is: only what a program printed is read as what is said. */
const PRINTED = /^(?:text|txt|console|output|log|plain|plaintext|shell-session|terminal)?$/i;
const PAIRS: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
  ['„', '“'],
];

function marksOf(text: string): Uint8Array {
  const marks = new Uint8Array(text.length);
  let fence: { kind: number } | undefined;
  let at = 0;
  while (at <= text.length) {
    const lineEnd = endOfLine(text, at);
    const line = text.slice(at, lineEnd);
    const fenced = /^ {0,3}(?:```|~~~)([A-Za-z-]{0,20})/.exec(line);
    if (fenced) {
      fence = fence ? undefined : { kind: PRINTED.test(fenced[1] ?? '') ? OUTPUT : CODE };
      marks.fill(CODE, at, lineEnd);
    } else if (fence) marks.fill(fence.kind, at, lineEnd);
    else if (/^\s{0,8}>/.test(line)) marks.fill(QUOTED, at, lineEnd);
    else markLine(line, at, marks);
    at = lineEnd + 1;
  }
  return marks;
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** Code and quotations within a line, each from its first sign to the next that ends it. */
function markLine(line: string, offset: number, marks: Uint8Array): void {
  // Where each sign stands next, so that a line of nothing but opening signs is not searched from each of them.
  const next = new Map<string, number>();
  const find = (sign: string, from: number) => {
    const known = next.get(sign);
    if (known !== undefined && (known === -1 || known >= from)) return known;
    const found = line.indexOf(sign, from);
    next.set(sign, found);
    return found;
  };
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at];
    if (sign === '`') {
      const end = find('`', at + 1);
      if (end === -1) continue;
      marks.fill(INLINE_CODE, offset + at, offset + end + 1);
      at = end;
      continue;
    }
    const pair = PAIRS.find(([open]) => open === sign);
    const isSingle = (sign === "'" || sign === '‘') && !/[\p{L}\p{N}]/u.test(line[at - 1] ?? ' ');
    if (!pair && !isSingle) continue;
    const end = pair ? find(pair[1], at + 1) : endOfSingle(line, at);
    if (end === -1 || end - at > MOST_QUOTED) continue;
    marks.fill(QUOTED, offset + at, offset + end + 1);
    at = end;
  }
}

function endOfSingle(line: string, open: number): number {
  const end = /['’](?![\p{L}\p{N}])/u.exec(line.slice(open + 1, open + MOST_QUOTED));
  return end ? open + 1 + end.index : -1;
}
