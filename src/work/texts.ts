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
  return isOneSentence(text) && secondAction(text) === undefined;
}

/** Code, quotations and remarks in brackets: what they join are no actions of this text. */
const CODE = /`[^`]*`|"[^"]*"|“[^”]*”|«[^»]*»|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])/gu;
const REMARK = /\([^()]*\)|\[[^[\]]*\]/gu;
/** Semicolons that belong to what they stand behind or before: `&nbsp;`, `text/html; charset=utf-8`. */
const NOTATION = /&#?\w{1,32};|;\s*[\w-]{1,64}=/gu;
/** With something on both sides; without a blank behind it only before a plain word. */
const SEMICOLON = /(?<=[^\s;])\s*;(?:\s+[^\s;]|\p{L}{2,}(?=[\s,.]|$))/gu;
/** A semicolon between blanks is itself meant where no action can end before it, or none begin behind it. */
const NO_END =
  /(?:^|[\s,])(?:on|by|at|with|a|an|the|of|from|to|for|and|or|as|into|not|every|each|trailing|missing|use|using)\s+$/iu;
const NO_BEGIN = /^\s;\s+(?:with|instead|by|as|in|at|to|into|from|is|are)\b/iu;

/** A word of its own, with something behind it: no `then()`, no `then-branch`. */
const THEN = /\bthen[:,]?(?=\s+[\p{L}\p{N}\0])/giu;
/** What joins it to an action before it. */
const JOINED = /(?:[,;–—]\s*(?:and\s+)?|\s-+\s+(?:and\s+)?|\s(?:and|&)\s+)$/iu;
const NOW_AND_THEN = /\bnow\s+and\s+$/iu;
const NAME_BEHIND = /^\s+(?:clause|branch|keyword|callback|handler)(?:e?s)?\b/iu;
/** Without a joint it is often a name, or a sequence that is told of: it counts before what is plainly another command. */
const COMMAND =
  /^\s+(?:run|rerun|deploy|commit|push|merge|rebase|publish|release|ship|implement|refactor|announce|send|tell|ask)\b/iu;
const TOLD_OF = /\b(?:that|whether|how|why|what|which|where|after|before|until|since|back|by)\b/iu;
/** Begins a clause that says under which condition, and not what comes first. */
const CONDITION =
  /^\s*(?:(?:and|or|but|so|only)\s+)?(?:if|when|whenever|once|unless|in case|as soon as|given|provided)\b/iu;
const CLAUSE_END = /[,;:–—(]|\s-+\s/u;
const REMARKED = /(?<=\s)[([]\s*(?:and\s+)?then[:,]?\s+[\p{L}\p{N}\0]/iu;
const EXCERPT = 40;

/** Where a second action begins, in the words of the text; undefined when there is none. */
export function secondAction(text: string): string | undefined {
  const said = text.replaceAll('；', '; ').normalize('NFKC');
  // Of the same length, so that a place in one is a place in the other.
  const coded = blank(said, CODE);
  const plain = blank(blank(coded, REMARK), NOTATION);
  const places = [REMARKED.exec(coded)?.index, semicolonIn(plain), thenIn(plain)].filter((at) => at !== undefined);
  if (places.length === 0) return undefined;
  const found = said.slice(Math.min(...places)).trim();
  // Up to a whole word: half a secret would not be known as one where this is shown.
  return found.length <= EXCERPT ? found : `${found.slice(0, EXCERPT + 1).replace(/\s*\S*$/u, '')}…`;
}

function blank(text: string, what: RegExp): string {
  return text.replaceAll(what, (found) => '\0'.repeat(found.length));
}

function semicolonIn(plain: string): number | undefined {
  for (const { index, 0: found } of plain.matchAll(SEMICOLON)) {
    const at = index + found.indexOf(';');
    const isAlone = plain[at - 1] === ' ' && plain[at + 1] === ' ';
    if (!isAlone || !(NO_END.test(plain.slice(0, at)) || NO_BEGIN.test(plain.slice(at - 1)))) return at;
  }
  return undefined;
}

function thenIn(plain: string): number | undefined {
  let from = 0;
  for (const { index, 0: word } of plain.matchAll(THEN)) {
    const before = plain.slice(from, index);
    const behind = plain.slice(index + word.length);
    from = index + word.length;
    const joint = JOINED.exec(before);
    const clauses = before.slice(0, joint?.index).split(CLAUSE_END);
    // "If it compiles, and the tests pass, then …": what goes on with "and" is the same clause.
    while (clauses.length > 1 && /^\s*(?:and|or)\s/iu.test(clauses.at(-1) ?? '')) clauses.pop();
    if (before.trim() === '' || CONDITION.test(clauses.at(-1) ?? '')) continue;
    const isSecond = joint
      ? !NOW_AND_THEN.test(before) && !(/and\s+$/iu.test(joint[0]) && NAME_BEHIND.test(behind))
      : !TOLD_OF.test(clauses.at(-1) ?? '') && (COMMAND.test(behind) || isBetweenCode(before, behind));
    if (isSecond) return index - (joint?.[0].length ?? 0);
  }
  return undefined;
}

function isBetweenCode(before: string, behind: string): boolean {
  return before.trimEnd().endsWith('\0') && behind.trimStart().startsWith('\0');
}
