// Reads the patterns of token formats. A pattern has literal text and bounded runs only, so that reading a token never goes back.
import {
  ALNUM,
  AT_SIGN,
  BASE64_SIGN,
  CREDENTIAL,
  DIGIT,
  DOT,
  HEX,
  HYPHEN,
  LETTER,
  LOWER,
  PERCENT_SIGN,
  QUERY,
  SLASH,
  TOKEN,
  UNDERSCORE,
  UPPER,
  WORD,
} from './character-classes.ts';
import type { FormatRow, FormatTraits } from './token-formats.ts';

/** What the letter of a run stands for. */
export const ALPHABETS: Readonly<Record<string, number>> = {
  a: ALNUM,
  h: HEX,
  d: DIGIT,
  u: UPPER | DIGIT,
  l: LOWER | DIGIT,
  L: LETTER,
  k: ALNUM | HYPHEN,
  w: WORD,
  t: TOKEN,
  b: ALNUM | SLASH | BASE64_SIGN,
  B: ALNUM | SLASH | BASE64_SIGN | HYPHEN | UNDERSCORE,
  e: TOKEN | DOT | BASE64_SIGN,
  c: CREDENTIAL,
  p: TOKEN | SLASH,
  q: TOKEN | SLASH | DOT | QUERY,
  '%': TOKEN | PERCENT_SIGN,
  '@': TOKEN | SLASH | AT_SIGN,
};

export interface Run {
  readonly alphabet: string;
  readonly mask: number;
  readonly min: number;
  readonly max: number;
}

export interface Format {
  readonly id: string;
  readonly kind: string;
  readonly prefix: string;
  /** What follows the prefix. */
  readonly parts: readonly (string | Run)[];
  /** Must not continue a word. */
  readonly isWhole: boolean;
  /** Ends where its pattern ends. */
  readonly isExact: boolean;
  readonly traits: FormatTraits;
}

const PART = /\{(.)(\d+)(?:,(\d+)|(\+))?\}|[^{]+/gy;

/** The parts are read when a text first has the prefix: hardly any text has any, and there are hundreds of formats. */
export function readFormat([id, kind, pattern, traits = {}]: FormatRow): Format {
  const isWhole = !pattern.startsWith('~');
  const isExact = pattern.endsWith('$');
  const begin = isWhole ? 0 : 1;
  const firstRun = pattern.indexOf('{', begin);
  const prefix = firstRun === -1 ? pattern.slice(begin) : pattern.slice(begin, firstRun);
  let parts: Format['parts'] | undefined;
  return {
    ...{ id, kind, prefix, isWhole, isExact, traits },
    get parts() {
      return (parts ??= readParts(pattern.slice(begin + prefix.length, isExact ? -1 : undefined)));
    },
  };
}

function readParts(pattern: string): Format['parts'] {
  return [...pattern.matchAll(PART)].map(([text, alphabet, least, most, open]): string | Run => {
    if (alphabet === undefined) return text;
    const min = Number(least);
    return { alphabet, mask: ALPHABETS[alphabet] ?? 0, min, max: open ? Infinity : Number(most ?? min) };
  });
}
