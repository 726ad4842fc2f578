// Pure: what may become of a fact and of a conflict, and which events that is. Only what a person says ends a conflict: that they resolve
// it, that they reject one of its sides, or that they put one in the place of the other.
import { refuseFact, type FactState, type Kept } from './contract.ts';
import type { NewFactEvent } from './fact-events.ts';

export interface StandingFact {
  readonly fact_id: string;
  readonly number: number;
  readonly status: FactState;
}

/** A conflict that nobody resolved. */
export interface StandingConflict {
  readonly conflict_id: string;
  readonly number: number;
  readonly fact_a: string;
  readonly fact_b: string;
}

const name = ({ number }: StandingFact) => `F${number}`;
const told = ({ fact_id, number, status }: StandingFact) => ({ fact_id, number, status });

export function decideRatify(fact: StandingFact): NewFactEvent[] {
  if (fact.status !== 'proposed') {
    throw refuseFact('fact_not_open', `${name(fact)} is ${fact.status}: only a proposed fact is ratified`, told(fact));
  }
  return [{ type: 'fact.ratified', payload: { fact_id: fact.fact_id } }];
}

/** `conflicts` are all those of the fact that nobody resolved. */
export function decideReject(
  fact: StandingFact,
  reasonHash: string,
  conflicts: readonly StandingConflict[],
): NewFactEvent[] {
  if (!isStanding(fact)) {
    throw refuseFact('fact_not_open', `${name(fact)} is ${fact.status} already`, told(fact));
  }
  return rejected(fact, reasonHash, conflicts);
}

export function decideSupersede(
  fact: StandingFact,
  by: StandingFact,
  reasonHash: string | null,
  conflicts: readonly StandingConflict[],
): NewFactEvent[] {
  if (fact.fact_id === by.fact_id) {
    throw refuseFact('fact_with_itself', `${name(fact)} cannot take its own place`, told(fact));
  }
  if (fact.status !== 'ratified') {
    throw refuseFact(
      'fact_not_open',
      `${name(fact)} is ${fact.status}: only a ratified fact is superseded`,
      told(fact),
    );
  }
  mustBeRatified(by);
  const between = conflicts.filter(({ fact_a, fact_b }) => fact_a === by.fact_id || fact_b === by.fact_id);
  return [
    { type: 'fact.superseded', payload: { fact_id: fact.fact_id, by_fact_id: by.fact_id, reason_hash: reasonHash } },
    ...between.map((conflict) => resolved(conflict, sideOf(conflict, by.fact_id), reasonHash)),
  ];
}

/** Whether two facts may be said to contradict each other. */
export function checkSides(a: StandingFact, b: StandingFact): void {
  if (a.fact_id === b.fact_id) throw refuseFact('fact_with_itself', `${name(a)} was named twice`, told(a));
  for (const fact of [a, b]) {
    if (fact.status === 'rejected') {
      throw refuseFact('fact_not_open', `${name(fact)} is rejected: it contradicts nothing that stands`, told(fact));
    }
  }
}

/** What a person keeps: one of the sides, both or neither. `of` are the unresolved conflicts of each side. */
export function decideResolve(
  conflict: StandingConflict,
  sides: { readonly a: StandingFact; readonly b: StandingFact },
  kept: Kept,
  reasonHash: string,
  of: { readonly a: readonly StandingConflict[]; readonly b: readonly StandingConflict[] },
): NewFactEvent[] {
  const resolution = resolved(conflict, kept, reasonHash);
  const others = (list: readonly StandingConflict[]) =>
    list.filter(({ conflict_id }) => conflict_id !== conflict.conflict_id);
  switch (kept) {
    case 'both':
      return [resolution];
    case 'neither':
      return [
        resolution,
        ...(['a', 'b'] as const).flatMap((side) =>
          isStanding(sides[side]) ? rejected(sides[side], reasonHash, others(of[side])) : [],
        ),
      ];
    default: {
      const lost = kept === 'a' ? 'b' : 'a';
      const keeps = sides[kept];
      const loses = sides[lost];
      mustBeRatified(keeps);
      if (loses.status === 'proposed') return [resolution, ...rejected(loses, reasonHash, others(of[lost]))];
      if (loses.status !== 'ratified') return [resolution];
      const { fact_id } = loses;
      const payload = { fact_id, by_fact_id: keeps.fact_id, reason_hash: reasonHash };
      return [resolution, { type: 'fact.superseded', payload }];
    }
  }
}

function isStanding({ status }: StandingFact): boolean {
  return status === 'proposed' || status === 'ratified';
}

function mustBeRatified(fact: StandingFact): void {
  if (fact.status === 'ratified') return;
  throw refuseFact('fact_not_ratified', `${name(fact)} is ${fact.status}, not ratified`, told(fact));
}

/** What does not hold contradicts nothing: the other side of each of its conflicts stands as it stood. */
function rejected(fact: StandingFact, reasonHash: string, conflicts: readonly StandingConflict[]): NewFactEvent[] {
  return [
    { type: 'fact.rejected', payload: { fact_id: fact.fact_id, reason_hash: reasonHash } },
    ...conflicts.map((conflict) => resolved(conflict, sideOf(conflict, fact.fact_id) === 'a' ? 'b' : 'a', reasonHash)),
  ];
}

function sideOf({ fact_a }: StandingConflict, factId: string): 'a' | 'b' {
  return fact_a === factId ? 'a' : 'b';
}

function resolved({ conflict_id }: StandingConflict, kept: Kept, reason_hash: string | null): NewFactEvent {
  return { type: 'fact.conflict_resolved', payload: { conflict_id, kept, reason_hash } };
}
