// Pure: whether the instruction files of a project say something already. An agent reads those by itself, so a line for it would be wasted.
import { isNegated, keyWords } from '../canon/key-words.ts';

/** A sentence says it if it has at least this share of its words, and no negation that the other lacks. */
const SHARE = 0.8;
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
