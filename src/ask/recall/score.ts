// How well documents fit a question: by their words, by their vectors and by what stands next to them. Pure; the same for both databases.
import { countTerm, type Term } from '../../store/text/text-query.ts';

export interface Candidate {
  readonly ref: string;
  readonly createdAt: string;
  readonly words: readonly string[];
  /** The cosine to the question's vector; undefined where one of them has none. */
  readonly similarity: number | undefined;
  /** Refs of its neighbours in a conversation. */
  readonly neighbours: readonly string[];
}

export interface ScoredTerm {
  readonly term: Term;
  /** How much it says, by how few documents have it. */
  readonly rarity: number;
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
const VECTORS = 0.45;
/** Below this, two texts of one project are as far apart as any. */
const UNRELATED = 0.15;
const SAME = 0.75;
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
  const withNeighbours = candidates.map((candidate) => {
    const beside = Math.max(0, ...candidate.neighbours.map((ref) => own.get(ref) ?? 0));
    return { candidate, score: (own.get(candidate.ref) ?? 0) + NEIGHBOUR * beside };
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
  for (const { term, rarity } of terms) {
    whole += rarity;
    const count = countTerm(term, words);
    if (count === 0) continue;
    covered += rarity;
    sum += (rarity * count * (REPEATED + 1)) / (count + REPEATED * long);
  }
  return whole === 0 ? 0 : (sum / whole) * (1 - COVERAGE + (COVERAGE * covered) / whole);
}
