// What a writer does as its n-th operation: decided by seed, writer and n alone, so that a later life of the same writer
// can ask for the same thing again.
import { createDice, type Dice } from '../simulation/dice.ts';
import { board, log } from '../support/board.ts';

export const SHARED = { kind: board, id: '01900000-0000-7000-8000-0000000000a1' } as const;
export const COUNTER = { kind: board, id: '01900000-0000-7000-8000-0000000000a2' } as const;
export const LEASED = { kind: board, id: '01900000-0000-7000-8000-0000000000a3' } as const;
export const LINES = { kind: log, id: '01900000-0000-7000-8000-0000000000a4' } as const;
/** The card of the counting stream: each move names the next number. */
export const COUNTING = 'counting';

export type Operation =
  /** Asked for once and never again: whoever dies on it cannot know. */
  | { readonly what: 'plain'; readonly card: string; readonly title: string }
  /** Asked for until it is acknowledged. */
  | { readonly what: 'once'; readonly card: string; readonly title: string }
  /** Decided on the state: the number after the last one. */
  | { readonly what: 'count'; readonly id: string }
  /** Several that wait together. */
  | { readonly what: 'group'; readonly ids: readonly string[]; readonly title: string }
  /** Under the one lease that all writers want. */
  | { readonly what: 'leased'; readonly card: string; readonly appends: number; readonly lets_go: boolean };

export function operationOf(seed: string, writer: string, n: number): Operation {
  const dice = createDice(`${seed}/${writer}/${n}`);
  const id = `${writer}-${n}`;
  const chance = dice.next();
  if (chance < 0.25) return { what: 'plain', card: id, title: titleOf(dice) };
  if (chance < 0.55) return { what: 'once', card: id, title: titleOf(dice) };
  if (chance < 0.7) return { what: 'count', id };
  if (chance < 0.9) {
    const ids = Array.from({ length: dice.between(2, 9) }, (_, i) => `${id}-${i}`);
    return { what: 'group', ids, title: titleOf(dice) };
  }
  return { what: 'leased', card: id, appends: dice.between(1, 3), lets_go: dice.hit(0.5) };
}

/** Now and then long, so that snapshots outgrow their row and become blobs. */
function titleOf(dice: Dice): string {
  return dice.hit(0.1) ? 'a long title '.repeat(dice.between(50, 300)) : `title ${dice.int(1000)}`;
}
