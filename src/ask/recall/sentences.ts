// A text taken apart into its sentences: by end marks and line ends. Pure.

export interface Sentence {
  readonly from: number;
  readonly to: number;
}

const MOST_SENTENCES = 400;

/** Without gaps. Of a text with very many, the last one is the whole rest. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/[.!?…。！？]\s+|\n+/g)) {
    if (sentences.length === MOST_SENTENCES) break;
    const to = index + mark.length;
    sentences.push({ from, to });
    from = to;
  }
  if (from < text.length) sentences.push({ from, to: text.length });
  return sentences;
}

/** At most so many parts of about the same length, each of whole sentences; none for a text that is a single one. */
export function partsOf(text: string, most: number): string[] {
  const sentences = sentencesOf(text);
  const parts: string[] = [];
  let from = 0;
  for (const { to } of sentences) {
    const isRest = to === text.length;
    const isLong = to - from >= SHORTEST_PART && to >= (text.length * (parts.length + 1)) / most;
    if (!isLong && !isRest) continue;
    parts.push(text.slice(from, to).trim());
    from = to;
  }
  const told = parts.filter((part) => part !== '');
  return told.length > 1 ? told : [];
}

/** A shorter one says nothing by itself: "Yes." */
const SHORTEST_PART = 24;
