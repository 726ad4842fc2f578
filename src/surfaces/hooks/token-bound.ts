// How many tokens a text takes at most, by its bytes: no tokenizer fits into a hook. Never more than one per byte; less
// where every tokenizer is known to do better. A test holds it above two of them.
import { COMMON_WORDS } from './common-words.ts';

/** One look at each character, by hand: a regular expression would cost more than everything else in a hook's answer. */
export function tokenBound(text: string): number {
  let tokens = 0;
  let gap = 0;
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code === SPACE || code === TAB) {
      gap += 1;
      at += 1;
      continue;
    }
    const end = endOfPiece(text, at, code);
    const isWord = isUpper(code) || isLower(code);
    // One blank before a word belongs to it.
    tokens += gap > 0 && isWord ? gap - 1 : gap;
    gap = 0;
    if (isWord) tokens += wordCost(text.slice(at, end));
    else if (isDigit(code)) tokens += Math.ceil((end - at) / 2);
    else tokens += bytesOf(code);
    at = end;
  }
  return tokens + gap;
}

const SPACE = 32;
const TAB = 9;
const isUpper = (code: number) => code >= 65 && code <= 90;
const isLower = (code: number) => code >= 97 && code <= 122;
const isDigit = (code: number) => code >= 48 && code <= 57;

/** A word with its capital, a run of capitals or of digits; else one unit. */
function endOfPiece(text: string, start: number, first: number): number {
  let at = start + 1;
  const runs = (is: (code: number) => boolean) => {
    while (at < text.length && is(text.charCodeAt(at))) at += 1;
    return at;
  };
  if (isDigit(first)) return runs(isDigit);
  if (isLower(first)) return runs(isLower);
  if (!isUpper(first)) return at;
  return isLower(text.charCodeAt(at)) ? runs(isLower) : runs(isUpper);
}

/** Of one unit of UTF-16; the two halves of a pair are four bytes together. */
function bytesOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code >= 0xd800 && code <= 0xdfff ? 2 : 3;
}

/** Two letters in a row are nearly always one token, so that long runs of them cannot fall apart altogether. */
function wordCost(word: string): number {
  if (COMMON_WORDS.has(word)) return 1;
  return word.length < 7 ? word.length : Math.ceil(word.length * 0.9);
}
