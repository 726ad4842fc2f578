// The identity of a change on every device: SHA-256 over its canonical units, version 1.
import { sha256 } from '../../base/hash.ts';
import { canonicalChangeUnit } from './change-units.ts';
import { refuse } from '../contract.ts';
import type { ChangeUnit } from './contract.ts';

export function changeUnitKey(unit: ChangeUnit): string {
  return sha256(canonicalChangeUnit(unit));
}

/** Sorted, each once. */
export function changeUnitKeys(units: readonly ChangeUnit[]): readonly string[] {
  return [...new Set(units.map(changeUnitKey))].toSorted();
}

export function logicalChangeKey(keys: readonly string[]): string {
  if (keys.length === 0) throw refuse('missing_change_provenance', 'A change without a unit has no key');
  return sha256(`v1|${[...new Set(keys)].toSorted().join(',')}`);
}
