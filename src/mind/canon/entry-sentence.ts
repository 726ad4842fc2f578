// Pure: a statement as a line of its own: nothing in it can pass for an anchor or for the end of the line.
import { cut, plain, quoted } from '../../base/quoted.ts';
import { CONFIDENCE } from './rules.ts';

/** In characters. */
export const LONGEST_SENTENCE = 240;

export function entrySentence(text: string): string {
  return cut(plain(text), LONGEST_SENTENCE).replaceAll('[', '(').replaceAll(']', ')');
}

/** As an agent reads it: what nobody here vouches for stands in quotation marks. */
export function entrySaid(text: string, quotedFrom: string | undefined): string {
  const sentence = entrySentence(text);
  return quotedFrom === undefined ? sentence : `Noted in ${quotedFrom}, unverified: ${quoted(sentence)}`;
}

/** As `entrySaid`, for whoever has room for all of its words: those that somebody vouches for stand as they are. */
export function entryWords(text: string, quotedFrom: string | undefined): string {
  return quotedFrom === undefined ? text : entrySaid(text, quotedFrom);
}

/** Where nobody looked which memory it was: what a person or a run vouches for is surer. */
export function quotedFromOf({ confidence_bps }: { readonly confidence_bps: number }): string | undefined {
  return confidence_bps <= CONFIDENCE.import ? 'another memory' : undefined;
}
