// What fits into the tokens that a caller has: the best first, each with what stands next to it. Pure.
import { fittingLength, tokenBound } from '../../base/token-bound.ts';
import { wordsOf } from '../../store/text/words.ts';
import type { RecallItem } from './contract.ts';
import { saidOf, type Neighbours, type ScoredTerm } from './score.ts';
import { sentencesOf } from './sentences.ts';

export interface Packable {
  readonly ref: string;
  readonly kind: string;
  readonly text: string;
  readonly words: readonly string[];
  readonly created_at: string;
  readonly score: number;
  readonly neighbours: Neighbours;
}

/** A text takes at most this share of the tokens; of a longer one the most fitting part is given. */
const SHARE = 0.4;
/** But so much in any case. */
const ALWAYS_TOKENS = 80;
/** A shorter part says nothing. */
const LEAST_TOKENS = 24;
/** What follows is given with one that scores at least so much of the best: an answer is worth more beside its question … */
const AFTER_FROM = 0.35;
/** … than a question beside its answer. */
const BEFORE_FROM = 0.6;
/** A text that shares this part of its words with one that is given already comes behind all others: it says little that is new. */
const SAID_ALREADY = 0.5;

/** `rest` are neighbours that were not found themselves. */
export function pack(
  found: readonly Packable[],
  rest: ReadonlyMap<string, Packable>,
  terms: readonly ScoredTerm[],
  maxTokens: number,
): { readonly items: RecallItem[]; readonly tokens: number } {
  const items: RecallItem[] = [];
  const taken = new Set<string>();
  const texts = new Set<string>();
  const byRef = new Map([...rest, ...found.map((each) => [each.ref, each] as const)]);
  let left = maxTokens;
  const add = (each: Packable, beside?: string): boolean => {
    if (taken.has(each.ref) || texts.has(each.text)) return false;
    const part = partOf(each.text, terms, Math.min(left, Math.max(ALWAYS_TOKENS, Math.floor(maxTokens * SHARE))));
    if (part === undefined) return false;
    const tokens = tokenBound(part);
    left -= tokens;
    taken.add(each.ref);
    texts.add(each.text);
    items.push({
      ref: each.ref,
      kind: each.kind,
      text: part,
      tokens,
      score: Math.round(each.score * 1_000),
      created_at: each.created_at,
      ...(beside === undefined ? {} : { beside }),
      ...(part === each.text ? {} : { cut: true }),
    });
    return true;
  };
  const given: ReadonlySet<string>[] = [];
  const [fresh, repeated]: [Packable[], Packable[]] = [[], []];
  for (const each of found) {
    const words = new Set(each.words);
    if (given.some((other) => shared(words, other) >= SAID_ALREADY)) repeated.push(each);
    else {
      fresh.push(each);
      given.push(words);
    }
  }
  for (const each of [...fresh, ...repeated]) {
    if (left <= 0) break;
    if (!add(each)) continue;
    const { after, before } = each.neighbours;
    for (const [ref, from] of [
      [after, AFTER_FROM],
      [before, BEFORE_FROM],
    ] as const) {
      const neighbour = each.score >= from ? byRef.get(ref ?? '') : undefined;
      if (neighbour) add(neighbour, each.ref);
    }
  }
  return { items, tokens: maxTokens - left };
}

/** The part of the smaller one's words that the other has too. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let count = 0;
  for (const word of small) if (large.has(word)) count += 1;
  return small.size === 0 ? 0 : count / small.size;
}

/** The whole text if it fits, else the most fitting sentences in a row; undefined if there is no room for either. */
function partOf(text: string, terms: readonly ScoredTerm[], most: number): string | undefined {
  if (text === '' || most <= 0) return undefined;
  if (text.length <= most || tokenBound(text) <= most) return text;
  if (most < LEAST_TOKENS) return undefined;
  const sentences = sentencesOf(text);
  const scores = sentences.map(({ from, to }) => {
    const words = wordsOf(text.slice(from, to));
    return terms.reduce((sum, term) => {
      const { count, weight } = saidOf(term, words);
      return sum + (count > 0 ? weight * term.rarity : 0);
    }, 0);
  });
  const best = scores.indexOf(Math.max(...scores));
  const cut = (from: number, to: number) => text.slice(sentences[from]?.from ?? 0, sentences[to]?.to ?? text.length);
  let [from, to] = [best, best];
  if (tokenBound(cut(from, to)) > most) {
    const long = cut(from, to);
    const end = fittingLength(long, most);
    return end === 0 ? undefined : long.slice(0, end);
  }
  for (;;) {
    const canAfter = to + 1 < sentences.length && tokenBound(cut(from, to + 1)) <= most;
    const canBefore = from > 0 && tokenBound(cut(from - 1, to)) <= most;
    if (!canAfter && !canBefore) return cut(from, to).trim();
    const isAfter = canAfter && (!canBefore || (scores[to + 1] ?? 0) >= (scores[from - 1] ?? 0));
    if (isAfter) to += 1;
    else from -= 1;
  }
}
