// How many tokens a text takes at most, by its bytes: no tokenizer fits into a hook. Never more than one per byte; less
// where every tokenizer is known to do better. A test holds it above two of them.
import { COMMON_WORDS } from './common-words.ts';

const PIECE = /[A-Z]?[a-z]+|[A-Z]+|[0-9]+|[ \t]+|[^A-Za-z0-9 \t]/gu;

export function tokenBound(text: string): number {
  let tokens = 0;
  let gap = 0;
  for (const [piece] of text.matchAll(PIECE)) {
    if (/^[ \t]/.test(piece)) {
      gap = piece.length;
      continue;
    }
    const isWord = /^[A-Za-z]/.test(piece);
    // One blank before a word belongs to it.
    tokens += gap > 0 && isWord ? gap - 1 : gap;
    gap = 0;
    tokens += isWord ? wordCost(piece) : costOf(piece);
  }
  return tokens + gap;
}

/** Two letters in a row are nearly always one token, so that long runs of them cannot fall apart altogether. */
function wordCost(word: string): number {
  if (COMMON_WORDS.has(word)) return 1;
  return word.length < 7 ? word.length : Math.ceil(word.length * 0.9);
}

function costOf(piece: string): number {
  return /^[0-9]/.test(piece) ? Math.ceil(piece.length / 2) : Buffer.byteLength(piece);
}
