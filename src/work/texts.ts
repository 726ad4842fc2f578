// The seed's limits on a checkpoint's texts: one to three sentences of where we are, one atomic action to go on with.
// Counted by rules of our own, since a segmenter's answer changes with the version of its data.

/** A full stop after these ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s("'])(?:e\.g|i\.e|etc|vs|cf|approx|ca|no|nr|fig|ch|dr|mr|mrs|ms|st|resp|incl|excl|z\.b|d\.h|u\.a)\.$/iu;
const WIDE_END = '。！？';

/** Ends of sentences: a mark before white space or the end, never one inside a path, a version or a number. */
export function sentenceCount(text: string): number {
  const trimmed = text.trim();
  let count = 0;
  let open = false;
  for (let at = 0; at < trimmed.length; at += 1) {
    const char = trimmed[at] ?? '';
    if (!/\s/u.test(char)) open = true;
    if (!open) continue;
    const ends =
      WIDE_END.includes(char) ||
      char === '\n' ||
      (/[.!?…]/u.test(char) &&
        /^["'”’)\]]*(?:\s|$)/u.test(trimmed.slice(at + 1, at + 8)) &&
        !(char === '.' && ABBREVIATION.test(trimmed.slice(Math.max(0, at - 12), at + 1))));
    if (!ends) continue;
    count += 1;
    open = false;
    while (/["'”’)\].!?…]/u.test(trimmed[at + 1] ?? '')) at += 1;
  }
  return open ? count + 1 : count;
}

const LIST_MARK = /(?:^|\s)(?:[-*•]|\(?\d{1,2}[.)])(?=\s)/gu;

/** A mark at the beginning makes a list, and so do two of them; a single one within may be a dash. */
function isList(text: string): boolean {
  const marks = [...text.trim().matchAll(LIST_MARK)];
  return marks.length > 1 || marks[0]?.index === 0;
}

export function isOneAction(text: string): boolean {
  return !text.includes('\n') && !isList(text) && sentenceCount(text) <= 1;
}
