// An upper bound on the tokens of a text, by its bytes, because no tokenizer fits into a hook. Never more than one per
// byte, and fewer where every tokenizer is known to do better. A test compares it with two of them.
import { commonWords, ENDINGS, type CommonWords } from './common-words.ts';

export function tokenBound(text: string): number {
  return walk(text, Infinity).tokens;
}

/** How long the longest beginning is that fits: whole words, and never half a character. */
export function fittingLength(text: string, most: number): number {
  return walk(text, most).end;
}

interface Walked {
  readonly tokens: number;
  readonly end: number;
}

/** Looks at each character once and calls no function for it: a hook's code runs once and is never optimised. */
function walk(text: string, most: number): Walked {
  const words = commonWords();
  let tokens = 0;
  let gap = 0;
  let fitted = 0;
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
    let cost = gap;
    if ((code >= LOWER_A && code <= LOWER_Z) || (code >= UPPER_A && code <= UPPER_Z)) {
      // A word with a leading capital, or a run of capitals.
      if (code >= LOWER_A || (next >= LOWER_A && next <= LOWER_Z)) {
        while (next >= LOWER_A && next <= LOWER_Z) next = text.charCodeAt((end += 1));
      } else while (next >= UPPER_A && next <= UPPER_Z) next = text.charCodeAt((end += 1));
      // One blank before a word belongs to the word's token.
      if (gap > 0) cost -= 1;
      const room = most - tokens - cost;
      cost += wordCost(words, text.slice(at, end), gap > 0);
      // Nobody misses the rest of what is no word: a run of random letters is cut inside.
      if (tokens + cost > most && end - at > LONGEST_WORD && room > 0) return { tokens: most, end: at + room };
    } else if (code >= ZERO && code <= NINE) {
      while (next >= ZERO && next <= NINE) next = text.charCodeAt((end += 1));
      cost += Math.ceil((end - at) / 2);
    } else if (code >= FIRST_HALF && code <= LAST_HALF) {
      // Two halves of a character are four bytes together; one alone is written as a replacement character.
      const isPair = code < SECOND_HALF && next >= SECOND_HALF && next <= LAST_HALF;
      if (isPair) end += 1;
      cost += isPair ? 4 : 3;
    } else cost += code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
    if (tokens + cost > most) return { tokens, end: fitted };
    tokens += cost;
    gap = 0;
    fitted = at = end;
  }
  return tokens + gap > most ? { tokens, end: fitted } : { tokens: tokens + gap, end: text.length };
}

const TAB = 9;
const SPACE = 32;
const ZERO = 48;
const NINE = 57;
const UPPER_A = 65;
const UPPER_Z = 90;
const LOWER_A = 97;
const LOWER_Z = 122;
const FIRST_HALF = 0xd800;
const SECOND_HALF = 0xdc00;
const LAST_HALF = 0xdfff;
const LONGEST_WORD = 24;

/** Two letters in a row are almost always one token, so long runs of them cannot split up completely. */
function wordCost(words: CommonWords, word: string, isAfterBlank: boolean): number {
  const most = word.length < 7 ? word.length : Math.ceil(word.length * 0.9);
  if (most < 2) return most;
  if (words.anywhere.has(word)) return 1;
  const small = word.charCodeAt(0) < LOWER_A ? word.charAt(0).toLowerCase() + word.slice(1) : word;
  const known = knownCost(words, small, isAfterBlank);
  if (known > 0) return Math.min(most, small === word ? known : known + 1);
  for (const ending of ENDINGS) {
    if (!small.endsWith(ending)) continue;
    const stem = knownCost(words, small.slice(0, -ending.length), isAfterBlank);
    if (stem > 0) return Math.min(most, stem + (small === word ? 2 : 3));
  }
  return most;
}

/** Of a word in small letters; 0 where it is not among the common ones. */
function knownCost({ anywhere, afterBlank }: CommonWords, word: string, isAfterBlank: boolean): number {
  if (anywhere.has(word)) return 1;
  if (!afterBlank.has(word)) return 0;
  return isAfterBlank ? 1 : 2;
}
