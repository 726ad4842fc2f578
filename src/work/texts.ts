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

/** What checkpoints had to be before actions were counted within a sentence: what is recorded stays readable. */
export function isOneSentence(text: string): boolean {
  return !text.includes('\n') && !isList(text) && sentenceCount(text) <= 1;
}

export function isOneAction(text: string): boolean {
  return isOneSentence(text) && !joinsActions(text);
}

/** Code, quotations and remarks in brackets: what they join are no actions of this text. */
const QUOTED = /`[^`]*`|"[^"]*"|“[^”]*”|«[^»]*»|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])|\([^()]*\)|\[[^[\]]*\]/gu;
/** With something on both sides; without a blank behind it only before a plain word, unlike `text/html;charset=utf-8`. */
const SEMICOLON = /[^\s;]\s*;(?:\s+[^\s;]|\p{L}{2,}(?:[\s,.]|$))/u;
/** A word of its own, with something before and behind it: no `then()`, no `if/then`, no `then-branch`. */
const THEN = /(?<=\S[\s,]+)then,?(?=\s+[\p{L}\p{N}\0])/giu;
/** Before it, a time; behind it, the word as a name. */
const TIME_BEFORE =
  /\b(?:until|till|since|by|from|back|even|just|only|every now and|now and|the|a|this|of|what|why|when)\s+$/iu;
const NAME_BEHIND =
  /^\s+(?:with|to|into|by|is|was|as|instead|clause|block|branch|part|case|keyword|callback|handler|method|function|step)\b/iu;
/** Each excuses one `then`, which says under which condition and not what comes next. */
const CONDITION = /\b(?:if|when|whenever|once|unless|in case|as soon as|given|provided)\b/giu;

function joinsActions(text: string): boolean {
  const plain = text.replaceAll('；', '; ').normalize('NFKC').replaceAll(QUOTED, '\0');
  if (SEMICOLON.test(plain)) return true;
  let conditions = 0;
  let seen = 0;
  for (const { index, 0: word } of plain.matchAll(THEN)) {
    const before = plain.slice(0, index);
    if (TIME_BEFORE.test(before) || NAME_BEHIND.test(plain.slice(index + word.length))) continue;
    conditions += before.slice(seen).match(CONDITION)?.length ?? 0;
    seen = index;
    if (conditions === 0) return true;
    conditions -= 1;
  }
  return false;
}
