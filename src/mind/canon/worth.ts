// Pure: which entries of the canon are worth the most to somebody who begins to work. What a person pinned, then what must be kept to, then
// what is known; the surer and the fresher first. Ties by number, so that the order never depends on who came first.
import type { ObservationKind } from '../observe/contract.ts';
import type { CanonEntry } from './contract.ts';

/** What a kind counts, in basis points beside confidence. */
const WEIGHTS: Readonly<Partial<Record<ObservationKind, number>>> = {
  constraint: 6_000,
  correction: 5_500,
  preference: 5_000,
  decision: 4_500,
  fact: 3_000,
  proof: 2_500,
  fix: 2_000,
};
const PIN = 100_000;
/** A year without new evidence costs as much as this. */
const AGE_COST = 3_000;

/** `worthOf` in SQL. An index has exactly this expression: whoever changes a figure appends a migration that makes the index anew. */
export const WORTH = [
  `is_pinned * ${PIN}`,
  `CASE kind ${Object.entries(WEIGHTS)
    .map(([kind, weight]) => `WHEN '${kind}' THEN ${weight}`)
    .join(' ')} ELSE 0 END`,
  `confidence_bps - CASE WHEN freshness_score > 365 THEN ${AGE_COST} ELSE freshness_score * ${AGE_COST} / 365 END`,
].join(' + ');

export function inOrderOfWorth<Entry extends CanonEntry>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => worthOf(b) - worthOf(a) || a.number - b.number);
}

export function worthOf({ kind, confidence_bps, freshness_score, is_pinned }: CanonEntry): number {
  const age = Math.floor((Math.min(365, Math.max(0, freshness_score)) * AGE_COST) / 365);
  return (is_pinned ? PIN : 0) + (WEIGHTS[kind] ?? 0) + confidence_bps - age;
}
