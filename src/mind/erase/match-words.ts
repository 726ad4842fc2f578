// Pure: finds erased texts in other texts by keyed hashes of their words, so that whoever holds the list cannot read them. Case, punctuation,
// line breaks and how a text is escaped make no difference.

import { CUT_MARK } from '../t0/cut-mark.ts';

/** One erased text: how many words it has, a few bits of its first one, and its hash. */
export interface ErasedText {
  readonly words: number;
  /** Sixteen bits of the keyed hash of its first word: which windows are worth a hash. */
  readonly head: string;
  readonly hash: string;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Matcher {
  readonly isEmpty: boolean;
  readonly has: (text: string) => boolean;
  /** Where erased texts stand in it, in order and without overlap. */
  readonly spans: (text: string) => readonly Span[];
  readonly cut: (text: string) => string;
}

export type KeyedHash = (text: string) => string;

const WORD = /[\p{L}\p{N}\p{M}\p{Cf}]+/gu;
/** As JSON writes a line break: a text in a record is a text, too. */
const ESCAPE = /\\+[nrtbf]/g;

interface Word extends Span {
  readonly word: string;
}

export function wordsOf(text: string): readonly Word[] {
  const plain = text.includes('\\') ? text.replaceAll(ESCAPE, (escape) => ' '.repeat(escape.length)) : text;
  const words: Word[] = [];
  for (const found of plain.matchAll(WORD)) {
    const word = found[0]
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .toLowerCase();
    if (word !== '') words.push({ word, start: found.index, end: found.index + found[0].length });
  }
  return words;
}

/** Undefined where it has no word. */
export function erasedText(text: string, keyedHash: KeyedHash): ErasedText | undefined {
  const words = wordsOf(text).map(({ word }) => word);
  const [first] = words;
  return first === undefined
    ? undefined
    : { words: words.length, head: headOf(first, keyedHash), hash: hashOf(words, keyedHash) };
}

const headOf = (word: string, keyedHash: KeyedHash) => digits(keyedHash(`erased word 1\n${word}`), 4);
const hashOf = (words: readonly string[], keyedHash: KeyedHash) =>
  digits(keyedHash(`erased text 1\n${words.join(' ')}`), 32);

/** Of `<key id>:<64 hex digits>`; the list names its key once. */
export function digits(hash: string, count: number): string {
  return hash.slice(hash.indexOf(':') + 1).slice(0, count);
}

/** Words whose head is remembered: a text mostly repeats the words of the one before. */
const MOST_REMEMBERED = 50_000;

export function createMatcher(texts: readonly ErasedText[], keyedHash: KeyedHash): Matcher {
  const byHead = Map.groupBy(texts, (each) => each.head);
  const heads = new Map<string, string>();
  const isEmpty = texts.length === 0;

  function head(word: string): string {
    const known = heads.get(word);
    if (known !== undefined) return known;
    const made = headOf(word, keyedHash);
    if (heads.size >= MOST_REMEMBERED) heads.clear();
    heads.set(word, made);
    return made;
  }

  function* found(text: string): Generator<Span> {
    const words = wordsOf(text);
    for (let at = 0; at < words.length;) {
      const match = matchAt(words, at);
      const [first, last] = [words[at], words[at + match - 1]];
      if (match > 0 && first && last) yield { start: first.start, end: last.end };
      at += Math.max(1, match);
    }
  }

  /** How many words the longest erased text has that begins here; 0 where none does. */
  function matchAt(words: readonly Word[], at: number): number {
    const likely = byHead.get(head(words[at]?.word ?? ''));
    if (!likely) return 0;
    const fits = likely.filter(({ words: count, hash }) => {
      const window = words.slice(at, at + count).map(({ word }) => word);
      return window.length === count && hashOf(window, keyedHash) === hash;
    });
    return Math.max(0, ...fits.map(({ words: count }) => count));
  }

  return {
    isEmpty,
    has: (text) => !isEmpty && found(text).next().done !== true,
    spans: (text) => (isEmpty ? [] : [...found(text)]),
    cut(text) {
      if (isEmpty) return text;
      let [left, at] = ['', 0];
      for (const { start, end } of found(text)) {
        left += text.slice(at, start) + CUT_MARK;
        at = end;
      }
      return at === 0 ? text : left + text.slice(at);
    },
  };
}
