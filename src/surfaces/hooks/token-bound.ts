// An upper bound on the tokens of a text, by its bytes, because no tokenizer fits into a hook. Never more than one per
// byte, and fewer where every tokenizer is known to do better. A test compares it with two of them.
import { commonWords } from './common-words.ts';

/** Looks at each character once and calls no function for it: a hook's code runs once and is never optimised. */
export function tokenBound(text: string): number {
  const words = commonWords();
  let tokens = 0;
  let gap = 0;
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    let end = at + 1;
    if (code === SPACE || code === TAB) {
      gap += 1;
      at = end;
      continue;
    }
    // NaN after the end of the text, and so in no range.
    let next = text.charCodeAt(end);
    if ((code >= LOWER_A && code <= LOWER_Z) || (code >= UPPER_A && code <= UPPER_Z)) {
      // A word with a leading capital, or a run of capitals.
      if (code >= LOWER_A || (next >= LOWER_A && next <= LOWER_Z)) {
        while (next >= LOWER_A && next <= LOWER_Z) next = text.charCodeAt((end += 1));
      } else while (next >= UPPER_A && next <= UPPER_Z) next = text.charCodeAt((end += 1));
      // One blank before a word belongs to the word's token.
      if (gap > 0) tokens += gap - 1;
      const word = text.slice(at, end);
      tokens += words.has(word) ? 1 : wordCost(word);
    } else {
      tokens += gap;
      if (code >= ZERO && code <= NINE) {
        while (next >= ZERO && next <= NINE) next = text.charCodeAt((end += 1));
        tokens += Math.ceil((end - at) / 2);
      } else tokens += bytesOf(code);
    }
    gap = 0;
    at = end;
  }
  return tokens + gap;
}

const TAB = 9;
const SPACE = 32;
const ZERO = 48;
const NINE = 57;
const UPPER_A = 65;
const UPPER_Z = 90;
const LOWER_A = 97;
const LOWER_Z = 122;

/** Bytes of one UTF-16 unit; the two halves of a pair are four bytes together. */
function bytesOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code >= 0xd800 && code <= 0xdfff ? 2 : 3;
}

/** Two letters in a row are almost always one token, so long runs of them cannot split up completely. */
function wordCost(word: string): number {
  return word.length < 7 ? word.length : Math.ceil(word.length * 0.9);
}
