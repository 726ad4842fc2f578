// The rules of facts once more, from their description alone: what becomes of a fact and of a conflict, and what is refused. Nothing here
// is taken from the code that it is held against. Its claims are worded so that no rule proposes a conflict.

export type ModelState = 'proposed' | 'ratified' | 'rejected' | 'superseded';
export interface ModelFact {
  claim: string;
  state: ModelState;
  supersededBy: number | null;
}
export interface ModelConflict {
  sides: readonly [number, number];
  open: boolean;
  kept: 'a' | 'b' | 'both' | 'neither' | null;
}

export type FactCommand =
  | { readonly do: 'propose'; readonly claim: number }
  | { readonly do: 'ratify'; readonly fact: number }
  | { readonly do: 'reject'; readonly fact: number }
  | { readonly do: 'supersede'; readonly fact: number; readonly by: number }
  | { readonly do: 'conflict'; readonly fact: number; readonly other: number }
  | { readonly do: 'resolve'; readonly conflict: number; readonly keep: number | 'both' | 'neither' };

export class FactModel {
  /** By number, from 1. */
  readonly facts: ModelFact[] = [];
  readonly conflicts: ModelConflict[] = [];

  /** The code of the refusal, or `done`. */
  run(command: FactCommand): string {
    switch (command.do) {
      case 'propose': {
        const claim = `claim ${command.claim}`;
        const stands = this.facts.some((fact) => fact.claim === claim && this.#stands(fact));
        if (!stands) this.facts.push({ claim, state: 'proposed', supersededBy: null });
        return 'done';
      }
      case 'ratify': {
        const fact = this.facts[command.fact - 1];
        if (!fact) return 'unknown_fact';
        if (fact.state !== 'proposed') return 'fact_not_open';
        fact.state = 'ratified';
        return 'done';
      }
      case 'reject': {
        const fact = this.facts[command.fact - 1];
        if (!fact) return 'unknown_fact';
        if (!this.#stands(fact)) return 'fact_not_open';
        this.#reject(command.fact);
        return 'done';
      }
      case 'supersede':
        return this.#supersede(command.fact, command.by);
      case 'conflict':
        return this.#mark(command.fact, command.other);
      default:
        return this.#resolve(command.conflict, command.keep);
    }
  }

  #stands({ state }: ModelFact): boolean {
    return state === 'proposed' || state === 'ratified';
  }

  #reject(number: number): void {
    const fact = this.facts[number - 1];
    if (fact) fact.state = 'rejected';
    for (const conflict of this.conflicts) {
      if (!conflict.open || !conflict.sides.includes(number)) continue;
      conflict.open = false;
      conflict.kept = conflict.sides[0] === number ? 'b' : 'a';
    }
  }

  #supersede(number: number, byNumber: number): string {
    const [fact, by] = [this.facts[number - 1], this.facts[byNumber - 1]];
    if (!fact || !by) return 'unknown_fact';
    if (number === byNumber) return 'fact_with_itself';
    if (fact.state !== 'ratified') return 'fact_not_open';
    if (by.state !== 'ratified') return 'fact_not_ratified';
    fact.state = 'superseded';
    fact.supersededBy = byNumber;
    for (const conflict of this.conflicts) {
      if (!conflict.open || !conflict.sides.includes(number) || !conflict.sides.includes(byNumber)) continue;
      conflict.open = false;
      conflict.kept = conflict.sides[0] === byNumber ? 'a' : 'b';
    }
    return 'done';
  }

  #mark(one: number, other: number): string {
    const [a, b] = [this.facts[one - 1], this.facts[other - 1]];
    if (!a || !b) return 'unknown_fact';
    if (one === other) return 'fact_with_itself';
    if (a.state === 'rejected' || b.state === 'rejected') return 'fact_not_open';
    const sides = [Math.min(one, other), Math.max(one, other)] as const;
    const isOpen = this.conflicts.some(
      (conflict) => conflict.open && conflict.sides[0] === sides[0] && conflict.sides[1] === sides[1],
    );
    if (!isOpen) this.conflicts.push({ sides, open: true, kept: null });
    return 'done';
  }

  #resolve(number: number, keep: number | 'both' | 'neither'): string {
    const conflict = this.conflicts[number - 1];
    if (!conflict) return 'fact_conflict_unknown';
    if (!conflict.open) return 'fact_conflict_resolved';
    const [a, b] = conflict.sides;
    if (keep === 'both' || keep === 'neither') {
      conflict.open = false;
      conflict.kept = keep;
      if (keep === 'neither') {
        for (const side of conflict.sides) {
          const fact = this.facts[side - 1];
          if (fact && this.#stands(fact)) this.#reject(side);
        }
      }
      return 'done';
    }
    const kept = this.facts[keep - 1];
    if (!kept) return 'unknown_fact';
    if (keep !== a && keep !== b) return 'not_a_side';
    if (kept.state !== 'ratified') return 'fact_not_ratified';
    conflict.open = false;
    conflict.kept = keep === a ? 'a' : 'b';
    const lost = keep === a ? b : a;
    const loser = this.facts[lost - 1];
    if (loser?.state === 'proposed') this.#reject(lost);
    else if (loser?.state === 'ratified') {
      loser.state = 'superseded';
      loser.supersededBy = keep;
    }
    return 'done';
  }
}
