// Pure: the words by which two statements are held against each other: stems, without those that say nothing, and whether they deny.
import { wordsOf } from '../../store/text/words.ts';

const NEGATIONS = ['not', 'never', 'no', 'dont', 'don', 'avoid', 'without'].flatMap(wordsOf);
const EMPTY: ReadonlySet<string> = new Set(
  'a an and are as at be by do for from has have in is it its of on or our so that the then this to use we with you'
    .split(' ')
    .flatMap(wordsOf),
);

export function keyWords(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).filter((word) => !EMPTY.has(word)));
}

export function isNegated(words: ReadonlySet<string>): boolean {
  return NEGATIONS.some((word) => words.has(word));
}
