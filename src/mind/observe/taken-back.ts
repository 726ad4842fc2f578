// What a person's later word of a session takes the place of, where they say that they take something back. Pure: what was said by which
// words, and how near. A wrong guess loses something that holds, so that most of what is shared must be more than a word that everybody uses.
import type { Draft } from './draft.ts';
import type { Retraction } from './retractions.ts';
import { valuedIn } from './values.ts';
import { meaningOf, stemOf, wordsOf } from './words.ts';

/** What a person said so far, in order. */
export interface Told {
  readonly draft: Draft;
  /** The number of the person's turn. */
  readonly turn: number;
  /** It was too unlikely to be learned; that somebody corrects it says that it was meant. */
  readonly isLost?: boolean;
  readonly words: ReadonlySet<string>;
}

/** So many statements back: a session has any number of them. */
const MOST_BACK = 24;
/** Of the words of the shorter one. */
const MOST_OF = 0.5;

/** Verbs and the like, in the form of `meaningOf`: they say nothing of what a sentence is about. */
const COMMON = new Set(
  `run runs go goes put puts make makes take takes add adds write writes store stores live lives keep keeps stay stays move moved set sets
     start starts call calls name names decide decided chose choose switch change prefer want let lets work works done happen happens instead
     listen listens need needs require requires expire expires last lasts
     longer anymore correct wrong sorry second thought plain file files code default`
    .split(/\s+/)
    .map((word) => stemOf(word)),
);

export function toldAs(draft: Draft, turn: number): Told {
  return { draft, turn, words: matterOf(draft.statement) };
}

/** What a sentence is about: neither its verbs nor its values. */
function matterOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text).flatMap((word) => (/^\p{L}+(?:-\p{L}+)+$/u.test(word) ? word.split('-') : [word]));
  const stems = words.filter((word) => !/\d/.test(word)).map((word) => meaningOf(word));
  return new Set(stems.filter((stem) => stem !== '' && !COMMON.has(stem)));
}

/** The statement that names the thing, the newest of them. */
export function naming(gone: string, told: readonly Told[]): Told | undefined {
  const named = stemsOf(gone);
  return told.slice(-MOST_BACK).findLast(({ draft }) => {
    const stems = stemsOf(draft.statement);
    return named.every((stem) => stems.includes(stem));
  });
}

function stemsOf(text: string): readonly string[] {
  return wordsOf(text).map((word) => stemOf(word));
}

/** It is said besides. */
const BESIDES = /(?<!\p{L})(?:also|too|as well|additionally|besides|auch|außerdem|también|aussi|também|ook)(?!\p{L})/iu;

/** What is said in place of what; undefined where nothing earlier is like it. */
export function replacedBy(
  said: Draft,
  told: readonly Told[],
  retraction: Retraction | undefined,
  turn: number,
): Told | undefined {
  if (BESIDES.test(said.statement)) return undefined;
  const words = matterOf(said.statement);
  const nearest = told.at(-1)?.turn ?? 0;
  return told
    .slice(-MOST_BACK)
    .flatMap((each) => {
      const likeness = likenessOf(said, words, each);
      const isNear = each.turn >= nearest && each.turn >= turn - 1;
      // Without words that take something back, only the opposite of what was said.
      const isLike = retraction
        ? isMostly(likeness, said, each.draft) || (isNear && likeness > 0 && isOfOneShape(said, each.draft))
        : isNear && likeness >= MOST_OF && isBan(each.draft) !== isBan(said);
      return isLike ? [{ each, likeness }] : [];
    })
    .toSorted((a, b) => a.likeness - b.likeness)
    .at(-1)?.each;
}

/** Half of few words is often one that many sentences share: a rule for the linter is not where its settings live. */
function isMostly(likeness: number, said: Draft, before: Draft): boolean {
  return likeness > MOST_OF || (likeness === MOST_OF && (said.kind === 'fact') === (before.kind === 'fact'));
}

/** Another clock, another day, another path. */
function isOfOneShape(said: Draft, before: Draft): boolean {
  const shape = valuedIn(said.statement)?.shape;
  return shape !== undefined && shape === valuedIn(before.statement)?.shape;
}

/** The share of the words of the shorter one; more than all of them where the subject is the same. */
function likenessOf(said: Draft, words: ReadonlySet<string>, { draft, words: others }: Told): number {
  if (draft.subject === said.subject) return 2;
  if (areTwoThings(draft.subject, said.subject)) return 0;
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / Math.max(1, Math.min(words.size, others.size));
}

/** The port of one thing and that of another one. */
function areTwoThings(one: string, other: string): boolean {
  const [[head, thing = ''], [otherHead, otherThing = '']] = [one.split(' of '), other.split(' of ')];
  const stems = new Set(otherThing.split(' '));
  return thing !== '' && otherThing !== '' && head === otherHead && !thing.split(' ').some((stem) => stems.has(stem));
}

function isBan({ value }: Draft): boolean {
  return value === 'no';
}
