// Pure: how much an artifact is worth to a question, in whole thousandths. It orders what is eligible, and makes nothing eligible.
import type { Artifact } from '../artifacts/contract.ts';

export interface Score {
  readonly id: string;
  readonly score: number;
  readonly relevance: number;
  readonly freshness: number;
  readonly authority: number;
  readonly risk: number;
  readonly utility: number;
}

/** In percent; risk is taken off. */
const WEIGHTS = { relevance: 45, freshness: 15, authority: 10, utility: 30, risk: 15 } as const;
const FRESH_MS = 7 * 24 * 3_600_000;
const RISK_PER_FLAG = 250;

/** `terms` are the words of the question. */
export function scoreOf(artifact: Artifact, terms: ReadonlySet<string>, nowMs: number, tier: number): Score {
  const relevance = artifact.relevance ?? relevanceOf(textOf(artifact), terms);
  const ageMs = Math.max(0, nowMs - Date.parse(artifact.observedAt));
  const freshness = Math.floor((1_000 * FRESH_MS) / (FRESH_MS + ageMs));
  const authority = artifact.minTier === tier ? 1_000 : 900;
  const risk = Math.min(1_000, RISK_PER_FLAG * artifact.riskFlags.length);
  const { utility } = artifact;
  const sum =
    WEIGHTS.relevance * relevance +
    WEIGHTS.freshness * freshness +
    WEIGHTS.authority * authority +
    WEIGHTS.utility * utility -
    WEIGHTS.risk * risk;
  return { id: artifact.id, score: Math.floor(sum / 100), relevance, freshness, authority, risk, utility };
}

/** The best first; ties by id, so that the order never depends on who came first. */
export function byScore(a: Score, b: Score): number {
  return b.score - a.score || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** Which part of the question's words a text has, in thousandths. */
export function relevanceOf(text: string, terms: ReadonlySet<string>): number {
  if (terms.size === 0) return 0;
  const found = termsOf(text);
  let shared = 0;
  for (const term of terms) if (found.has(term)) shared += 1;
  return Math.floor((1_000 * shared) / terms.size);
}

const COMMON = new Set(
  'a an and are as at be but by can did do does for from had has have how i if in is it its me my not of on or our so that the their then there these they this to was we were what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Words of at least two characters, in small letters, without those that are everywhere. */
export function termsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)));
}

export function textOf({ placed }: Artifact): string {
  switch (placed.in) {
    case 'facts':
      return placed.entry.claim;
    case 'open_items':
      return placed.entry.issue;
    case 'intent':
      return placed.entry.intent;
    case 'turns':
      return placed.entry.content;
    default:
      return placed.entry.text;
  }
}
