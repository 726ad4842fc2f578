// Pure: whether two claims about the same look like a contradiction, by words alone and in English. It proposes and decides nothing, so it
// speaks up only where the claims are the same but for a negation or for one value.
import type { ConflictRule } from './contract.ts';

const NEGATIONS = new Set(['not', 'never', 'no', 'cannot', 'without']);
/** What a negation adds beside itself: "does not use" for "uses". */
const FILLERS = new Set(['do', 'does', 'did', 'the', 'a', 'an', 'any', 'longer', 'always']);
/** `cannot` is `can` and a negation. */
const SPLIT: Readonly<Record<string, string>> = { cannot: 'can', without: 'with', never: '', no: '', not: '' };
const OPPOSITES = [
  ...['on off', 'enabled disabled', 'true false', 'allowed forbidden', 'open closed', 'required optional'],
  ...['synchronous asynchronous', 'public private', 'before after', 'first last', 'safe unsafe'],
].map((pair) => pair.split(' '));

/** In front of one of these stands what a claim is about. */
const VERBS =
  'is are was were has have had use uses run runs do does did must should shall can cannot will may needs need requires require supports support stays stay keeps keep lives live listens listen takes take costs cost';
const SUBJECT = new RegExp(`^(.{2,80}?)\\s+(?:${VERBS.replaceAll(' ', '|')}|never|not|\\p{L}+n't)\\b`, 'iu');

/** What a claim is about, in one form: as its proposer says, else what stands in front of its verb. Undefined where neither is there. */
export function subjectKeyOf(claim: string, subject: string | undefined): string | undefined {
  const found = subject ?? SUBJECT.exec(claim)?.[1];
  if (found === undefined) return undefined;
  const words = wordsOf(found)
    .map(({ word }) => word)
    .filter((word) => !FILLERS.has(word));
  return words.length === 0 ? undefined : words.join(' ');
}

interface Word {
  readonly word: string;
  /** Whether it is a number, a version or a name: something that one thing has one of. */
  readonly isValue: boolean;
}

/** The rule by which two claims about the same contradict each other; undefined where none does. */
export function contradictionOf(one: string, other: string): ConflictRule | undefined {
  const a = readClaim(one);
  const b = readClaim(other);
  if (a.words.length === 0 || a.words.length !== b.words.length) return undefined;
  const different = a.words.flatMap((word, at) => {
    const against = b.words[at];
    return against && word.word !== against.word ? [[word, against] as const] : [];
  });
  if (different.length === 0) return a.isNegated === b.isNegated ? undefined : 'negation';
  const [pair] = different;
  // Two claims that both deny something may both hold: it is neither 80 nor 443.
  if (different.length > 1 || !pair || a.isNegated || b.isNegated) return undefined;
  const [x, y] = pair;
  const isOpposite = OPPOSITES.some((words) => words.includes(x.word) && words.includes(y.word));
  return isOpposite || (x.isValue && y.isValue) ? 'value' : undefined;
}

function readClaim(claim: string): { readonly words: readonly Word[]; readonly isNegated: boolean } {
  const words: Word[] = [];
  let negations = 0;
  for (const { word, isValue } of wordsOf(claim)) {
    if (NEGATIONS.has(word)) {
      negations += 1;
      const left = SPLIT[word];
      if (left) words.push({ word: left, isValue: false });
    } else if (!FILLERS.has(word)) {
      words.push({ word: isValue ? word : stemOf(word), isValue });
    }
  }
  return { words, isNegated: negations % 2 === 1 };
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}._:/-]*[\p{L}\p{N}])?(?:'\p{L}+)?%?/gu;

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const lower = found.toLowerCase().replace(/'s$/, '');
    const shortened = /^(\p{L}+)n't$/u.exec(lower)?.[1];
    if (shortened !== undefined) {
      words.push({ word: shortened === 'ca' ? 'can' : shortened, isValue: false }, { word: 'not', isValue: false });
      continue;
    }
    // The first word of a sentence begins with a capital letter whatever it is.
    const isName = index > 0 && /^\p{Lu}/u.test(found);
    words.push({ word: lower, isValue: isName || /\p{N}/u.test(found) });
  }
  return words;
}

/** "uses" and "use" are one. */
function stemOf(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
