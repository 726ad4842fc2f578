// Gestures and signs of affection, which stand for a person: `*smiles*`, hearts. They need no language.
import { CODE, INLINE_CODE, QUOTED, type Reading } from './reading.ts';

export const GESTURE_RULE = {
  id: 'tone.gesture',
  says: 'is a gesture of affection',
  fires: ['*smiles warmly* It is fine.', 'Well done ❤️'],
  stays: ['This is *really* fast.', 'Use `*hugs*` in the pattern.', 'Done ✅'],
} as const;

const GESTURE =
  /\*(?:[a-z]{1,12} ){0,2}(?:smiles?|hugs?|winks?|laughs?|sighs?|nods?|grins?|blushes|giggles|chuckles|waves|bows|kisses|cries|beams|purrs|salutes)(?: [a-z]{1,12}){0,3}\*|(?:❤|💕|😘|🥰|😍|💖|💗|🤗|💋|💞|💓|💘|😻|🫶)/gu;

export function gesturesIn({ text, within }: Reading): { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(GESTURE)]
    .filter(({ index }) => ![CODE, INLINE_CODE, QUOTED].includes(within[index] ?? 0))
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}
