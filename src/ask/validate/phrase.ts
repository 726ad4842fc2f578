// Patterns over words, written as data, and their search. `a|b` is one of some words, `@name` one of a class of words, `?` after either
// makes it optional, `*` lets up to three of them stand there, `..` stands for up to three words of any kind, and `^` in front is the
// beginning of a sentence. A pattern never leaves its sentence. Each try reads a bounded number of words.
import type { Reading, Word } from './reading.ts';

export type Classes = Readonly<Record<string, ReadonlySet<string>>>;

interface Slot {
  readonly words: ReadonlySet<string> | undefined;
  readonly fewest: number;
  readonly most: number;
}

export interface Phrase {
  readonly source: string;
  readonly atStart: boolean;
  readonly slots: readonly Slot[];
}

const MOST_REPEATED = 3;

export function phraseOf(source: string, classes: Classes): Phrase {
  const atStart = source.startsWith('^ ');
  const parts = (atStart ? source.slice(2) : source).split(' ');
  const slots = parts.map((part): Slot => {
    if (part === '..') return { words: undefined, fewest: 0, most: MOST_REPEATED };
    const sign = /[?*]$/.exec(part)?.[0] ?? '';
    const words = new Set<string>();
    for (const word of part.slice(0, part.length - sign.length).split('|')) {
      const named = word.startsWith('@') ? classes[word.slice(1)] : new Set([word]);
      if (named === undefined) throw new TypeError(`"${source}" names a class of words that does not exist: ${word}`);
      for (const each of named) words.add(each);
    }
    return { words, fewest: sign === '' ? 1 : 0, most: sign === '*' ? MOST_REPEATED : 1 };
  });
  return { source, atStart, slots };
}

export interface Match<Rule> {
  readonly rule: Rule;
  /** Places in the list of words, both included. */
  readonly first: number;
  readonly last: number;
}

export interface PhraseIndex<Rule> {
  /** In the order of their places. `count` is called with the number of words that were looked at. */
  search(reading: Reading, count?: (steps: number) => void): Match<Rule>[];
}

/** Finds the phrases of many rules at once: only those are tried that may begin with the word at hand. */
export function indexPhrases<Rule extends { readonly phrases: readonly string[] }>(
  rules: readonly Rule[],
  classes: Classes,
): PhraseIndex<Rule> {
  const byWord = new Map<string, { readonly rule: Rule; readonly phrase: Phrase }[]>();
  for (const rule of rules) {
    for (const source of rule.phrases) {
      const phrase = phraseOf(source, classes);
      for (const word of firstWords(phrase)) {
        const known = byWord.get(word) ?? [];
        if (known.at(-1)?.phrase !== phrase) known.push({ rule, phrase });
        byWord.set(word, known);
      }
    }
  }
  return {
    search({ words, sentences }, count = () => {}) {
      const matches: Match<Rule>[] = [];
      for (let at = 0; at < words.length; at += 1) {
        count(1);
        const word = words[at];
        const tried = word && byWord.get(word.word);
        if (!tried) continue;
        const isFirst = sentences[word.sentence]?.first === at;
        for (const { rule, phrase } of tried) {
          if (phrase.atStart && !isFirst) continue;
          const end = endOf(words, phrase.slots, 0, at, word.sentence, count);
          if (end !== -1) matches.push({ rule, first: at, last: end - 1 });
        }
      }
      return matches;
    },
  };
}

function firstWords({ slots, source }: Phrase): Set<string> {
  const first = new Set<string>();
  for (const { words, fewest } of slots) {
    if (!words) break;
    for (const word of words) first.add(word);
    if (fewest > 0) return first;
  }
  throw new TypeError(`"${source}" may begin with any word`);
}

function endOf(
  words: readonly Word[],
  slots: readonly Slot[],
  slotAt: number,
  at: number,
  sentence: number,
  count: (steps: number) => void,
): number {
  const slot = slots[slotAt];
  if (!slot) return at;
  let taken = 0;
  // The fewest first: a phrase is the shortest that fits.
  for (let place = at; ; place += 1) {
    if (taken >= slot.fewest) {
      const end = endOf(words, slots, slotAt + 1, place, sentence, count);
      if (end !== -1) return end;
    }
    if (taken === slot.most) return -1;
    count(1);
    const word = words[place];
    if (word?.sentence !== sentence || (slot.words && !slot.words.has(word.word))) return -1;
    taken += 1;
  }
}
