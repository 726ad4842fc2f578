// Pure: a statement as a line of its own: nothing in it can pass for an anchor or for the end of the line.
import { cut, plain } from '../../base/quoted.ts';

/** In characters. */
export const LONGEST_SENTENCE = 240;

export function entrySentence(text: string): string {
  return cut(plain(text), LONGEST_SENTENCE).replaceAll('[', '(').replaceAll(']', ')');
}
