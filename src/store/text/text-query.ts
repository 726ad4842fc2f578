// What a person or an agent types to find something: words, "phrases", and beginnings*. Any text is a query; none is an error.
import { stem } from './stem.ts';
import { formsOf, wordsOf } from './words.ts';

export type Term =
  | {
      readonly kind: 'word';
      readonly word: string;
      /** Words that say about the same. A text that has only one of these is found too, behind those that have the word itself. */
      readonly related?: readonly string[];
    }
  /** Any of these words, or one that begins so: the index holds stems, and a stem may be shorter than the beginning. */
  | { readonly kind: 'prefix'; readonly begins: readonly string[]; readonly words: readonly string[] }
  /** Words that stand next to one another. */
  | { readonly kind: 'phrase'; readonly words: readonly string[] };

export interface TextQuery {
  /** Any of them counts; a phrase has to be there. Each once. */
  readonly terms: readonly Term[];
}

const MOST_TERMS = 32;
const LONGEST_QUERY = 4_000;
const LONGEST_PHRASE = 16;
/** How much longer than the stem of its word a beginning may be. */
const LONGEST_ENDING = 3;
const SHORTEST_STEM = 4;

/** Words that say nothing of what a text is about. They count only where nothing else was asked. */
const COMMON = new Set(
  (
    'a about after all also am an and any are as at be because been before being but by can could did do does doing for from ' +
    'had has have having he her here him his how i if in into is it its just me more most my no not now of off on once only ' +
    'or other our out over own said say says she should so some such than that the their them then there these they this ' +
    'those through to too us very was we were what when where which while who whom whose why will with would you your'
  )
    .split(' ')
    .map(stem),
);

const PARTS = /"([^"]*)"?|([\p{L}\p{M}\p{N}_]+)\*|[^\s"]+/gu;

export function parseQuery(text: string): TextQuery {
  const terms = new Map<string, Term>();
  const add = (term: Term) => {
    const name = JSON.stringify(term);
    if (terms.size < MOST_TERMS) terms.set(name, term);
  };
  for (const [whole, phrase, beginning] of text.slice(0, LONGEST_QUERY).replaceAll(/[“”„]/g, '"').matchAll(PARTS)) {
    if (beginning !== undefined) addPrefix(beginning, add);
    else if (phrase === undefined) for (const word of wordsOf(whole)) add({ kind: 'word', word });
    else addPhrase(phrase, add);
  }
  const all = [...terms.values()];
  const telling = all.filter((term) => term.kind !== 'word' || !COMMON.has(term.word));
  return { terms: telling.length > 0 ? telling : all };
}

function addPhrase(text: string, add: (term: Term) => void): void {
  const words = wordsOf(text).slice(0, LONGEST_PHRASE);
  const [only] = words;
  if (only === undefined) return;
  add(words.length === 1 ? { kind: 'word', word: only } : { kind: 'phrase', words });
}

function addPrefix(text: string, add: (term: Term) => void): void {
  const forms = [...formsOf(text)];
  const beginning = forms.length > 1 ? forms[0] : forms.at(-1);
  if (beginning === undefined) return;
  const words: string[] = [];
  // By whole characters: half of one is no text.
  const signs = Array.from(beginning);
  for (let cut = 1; cut <= LONGEST_ENDING && signs.length - cut >= SHORTEST_STEM; cut += 1)
    words.push(signs.slice(0, -cut).join(''));
  add({ kind: 'prefix', begins: [...new Set([beginning, stem(beginning)])], words });
}

/** How often a text of these words has the term. */
export function countTerm(term: Term, words: readonly string[]): number {
  let count = 0;
  switch (term.kind) {
    case 'word':
      for (const word of words) if (word === term.word) count += 1;
      return count;
    case 'prefix':
      for (const word of words)
        if (term.words.includes(word) || term.begins.some((begin) => word.startsWith(begin))) count += 1;
      return count;
    default:
      for (let at = 0; at + term.words.length <= words.length; at += 1)
        if (term.words.every((word, index) => words[at + index] === word)) count += 1;
      return count;
  }
}
