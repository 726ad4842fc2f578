// How well documents fit a question: by their words, by their vectors and by what stands next to them. Pure; the same for both databases.
import { rarity as rarityAmong, type FoundTerm } from '../../store/text/text-index.ts';
import { countTerm, type Term } from '../../store/text/text-query.ts';

export interface Candidate {
  readonly ref: string;
  readonly createdAt: string;
  readonly words: readonly string[];
  /** The cosine to the question's vector; undefined where one of them has none. */
  readonly similarity: number | undefined;
  /** Its neighbours in a conversation. */
  readonly neighbours: Neighbours;
  /** What it counts beside others that fit as well, from 0 to 1. */
  readonly weight?: number;
  /** It is a statement, and no small talk however short it is. */
  readonly isStated?: boolean;
}

export interface Neighbours {
  readonly after: string | null;
  readonly before: string | null;
}

export interface ScoredTerm {
  readonly term: Term;
  /** How much it says, by how few documents have it. */
  readonly rarity: number;
  /** Words that say about the same, each with what it counts beside the word itself, from 0 to 1. */
  readonly related?: readonly { readonly word: string; readonly weight: number }[];
}

export interface Scoring {
  readonly terms: readonly ScoredTerm[];
  readonly averageLength: number;
}

export interface Scored<Of extends Candidate> {
  readonly candidate: Of;
  /** The best has 1. */
  readonly score: number;
}

/** Saturation of a word that is repeated, and how much a long text is held against it. */
const REPEATED = 1.2;
const LENGTH = 0.6;
/** What words of the question that a text lacks take away. */
const COVERAGE = 0.6;
/** How much of the score is the vector's. */
const VECTORS = 0.25;
/** What a word counts that only says about the same as the one that was asked for. */
const RELATED = 0.75;
/** A text whose words tell it apart from the other candidates by less than this is small talk: it fits many questions and answers none. */
const TELLING = 25;
/** A text that goes on after so many words is no small talk. */
const LOOKED_AT = 32;
/** Below this, two texts of one project are as far apart as any. */
const UNRELATED = 0.1;
const SAME = 0.7;
/** What a text gets of the score of the best of its neighbours: an answer rarely repeats the words of its question. */
const NEIGHBOUR = 0.35;

/** Best first; of equal ones the newer, then by ref. Those that nothing speaks for are left out. */
export function rank<Of extends Candidate>(candidates: readonly Of[], scoring: Scoring): Scored<Of>[] {
  const hasVectors = candidates.some(({ similarity }) => similarity !== undefined);
  const share = hasVectors ? VECTORS : 0;
  const own = new Map<string, number>();
  for (const { ref, words, similarity = UNRELATED } of candidates) {
    const vector = Math.max(0, (similarity - UNRELATED) / (SAME - UNRELATED));
    own.set(ref, (1 - share) * wordScore(words, scoring) + share * vector);
  }
  for (const [ref, part] of tellingParts(candidates)) own.set(ref, (own.get(ref) ?? 0) * part);
  const withNeighbours = candidates.map((candidate) => {
    const { after, before } = candidate.neighbours;
    const beside = Math.max(0, own.get(after ?? '') ?? 0, own.get(before ?? '') ?? 0);
    return { candidate, score: (candidate.weight ?? 1) * ((own.get(candidate.ref) ?? 0) + NEIGHBOUR * beside) };
  });
  const most = Math.max(...withNeighbours.map(({ score }) => score), Number.MIN_VALUE);
  return withNeighbours
    .filter(({ score }) => score > 0)
    .map(({ candidate, score }) => ({ candidate, score: score / most }))
    .toSorted(bestFirst);
}

/** In thousandths, so that nothing hangs on the last digit of a sum. */
function bestFirst(a: Scored<Candidate>, b: Scored<Candidate>): number {
  const difference = Math.round(b.score * 1e6) - Math.round(a.score * 1e6);
  if (difference !== 0) return difference;
  const [first, second] = [a.candidate, b.candidate];
  if (first.createdAt !== second.createdAt) return first.createdAt < second.createdAt ? 1 : -1;
  return first.ref < second.ref ? -1 : 1;
}

/** How much of the question a text says, by words: 1 for one of common length that has each of its words once. */
function wordScore(words: readonly string[], { terms, averageLength }: Scoring): number {
  let [sum, covered, whole] = [0, 0, 0];
  const long = 1 - LENGTH + (LENGTH * words.length) / averageLength;
  for (const each of terms) {
    const { rarity } = each;
    whole += rarity;
    const { count, weight } = saidOf(each, words);
    if (count === 0) continue;
    covered += rarity * weight;
    sum += (rarity * weight * count * (REPEATED + 1)) / (count + REPEATED * long);
  }
  return whole === 0 ? 0 : (sum / whole) * (1 - COVERAGE + (COVERAGE * covered) / whole);
}

/** How often a text has the word, or the best of its related ones, and what that one counts. */
export function saidOf(
  { term, related = [] }: ScoredTerm,
  words: readonly string[],
): { count: number; weight: number } {
  const own = countTerm(term, words);
  if (own > 0 || related.length === 0) return { count: own, weight: 1 };
  let best = { count: 0, weight: 0 };
  for (const { word, weight } of related) {
    if (weight <= best.weight) continue;
    const count = countTerm({ kind: 'word', word }, words);
    if (count > 0) best = { count, weight };
  }
  return best;
}

/** A related word that is in more documents than the word itself says less than it. */
export function scoredTerm({ term, documents, related = [] }: FoundTerm, total: number): ScoredTerm {
  const rarity = rarityAmong(total, documents);
  return {
    term,
    rarity,
    related: related.map((each) => ({
      word: each.word,
      weight: RELATED * Math.min(1, rarityAmong(total, each.documents) / rarity),
    })),
  };
}

/** For each candidate with words, how far they tell it apart from the others: close to 1 for most, far less for small talk. */
function* tellingParts(candidates: readonly Candidate[]): Generator<readonly [ref: string, part: number]> {
  const counted = new Map<string, { documents: number; last: number }>();
  const beginnings = candidates.map(({ ref, words, isStated = false }) => ({
    ref,
    isStated,
    words: words.slice(0, LOOKED_AT),
  }));
  for (const [at, { words }] of beginnings.entries())
    for (const word of words) {
      const known = counted.get(word);
      if (!known) counted.set(word, { documents: 1, last: at });
      else if (known.last !== at) {
        known.documents += 1;
        known.last = at;
      }
    }
  const rarities = Array.from({ length: candidates.length + 1 }, (_, of) => rarityAmong(candidates.length, of));
  for (const { ref, words, isStated } of beginnings) {
    if (words.length === 0 || isStated) continue;
    let telling = 0;
    for (const word of words) {
      telling += rarities[counted.get(word)?.documents ?? 0] ?? 0;
    }
    yield [ref, 1 - Math.exp(-telling / TELLING)];
  }
}
