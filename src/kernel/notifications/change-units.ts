// Change units as text, and the coalescing that keeps their keys. Pure, browser-safe; the hashing is in change-keys.ts.
import { type Token } from '../../ledger/contract.ts';
import { refuse } from '../contract.ts';
import { changeUnitSchema, type ChangeUnit } from './contract.ts';
import { mergeTokens } from './tokens.ts';

/** The text that is hashed, version 1. Its form never changes: other devices derive the same key from it. */
export function canonicalChangeUnit({ origin, host_id, counter, payload_type, payload_id }: ChangeUnit): string {
  return `v1|${origin}|${host_id}|${counter}|${payload_type}|${payload_id}`;
}

/** Fails closed: without its provenance a change has no identity, and nothing else may stand in for it. */
export function parseChangeUnit(unit: unknown, where: Readonly<Record<string, unknown>> = {}): ChangeUnit {
  const parsed = changeUnitSchema.safeParse(unit);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw refuse(
    'missing_change_provenance',
    `A change unit cannot be derived: ${issue?.path.map(String).join('.') || 'it'} is not what it must be`,
    where,
  );
}

/** The part of a change that coalescing compares. */
export interface Coalescable {
  readonly logical_change_key: string;
  readonly typed_tokens: readonly Token[];
}

/**
 * Merges the tokens of entries with the same key into the first such entry and keeps the order of the first entries.
 * Different keys are never merged, however close in time, so a key does not depend on when a reader looked.
 */
export function coalesce<Batch extends Coalescable>(batches: readonly Batch[]): readonly Batch[] {
  const byKey = new Map<string, Batch>();
  for (const batch of batches) {
    const first = byKey.get(batch.logical_change_key);
    const merged = first ? { ...first, typed_tokens: mergeTokens(first.typed_tokens, batch.typed_tokens) } : batch;
    byKey.set(batch.logical_change_key, merged);
  }
  return [...byKey.values()];
}
