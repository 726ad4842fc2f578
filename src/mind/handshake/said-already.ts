// Pure: whether the instruction files of a project say something already. An agent reads those by itself, so a line for it would be wasted.
import { wordsOf } from '../../store/text/words.ts';

/** A sentence says it if it has at least this share of its words, and no negation that the other lacks. */
const SHARE = 0.8;
const NEGATIONS = ['not', 'never', 'no', 'dont', 'don', 'avoid', 'without'].flatMap(wordsOf);
const EMPTY: ReadonlySet<string> = new Set(
  'a an and are as at be by do for from has have in is it its of on or our so that the then this to use we with you'
    .split(' ')
    .flatMap(wordsOf),
);
const SENTENCE = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*/g;

export function createSaidAlready(texts: readonly string[]): (statement: string) => boolean {
  const sentences = texts.flatMap((text) => (text.match(SENTENCE) ?? []).map(keyWords)).filter(({ size }) => size > 0);
  return (statement) => {
    const words = keyWords(statement);
    // A statement of a single word would be said by any sentence that has it.
    if (words.size < 2) return false;
    return sentences.some((sentence) => {
      let shared = 0;
      for (const word of words) if (sentence.has(word)) shared += 1;
      return shared >= words.size * SHARE && isNegated(words) === isNegated(sentence);
    });
  };
}

function keyWords(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).filter((word) => !EMPTY.has(word)));
}

function isNegated(words: ReadonlySet<string>): boolean {
  return NEGATIONS.some((word) => words.has(word));
}
