// Contestants in turns of a few operations each: a disk's moods then fall on all of them alike.
import { median } from '../report.ts';

export interface Contestant {
  readonly name: string;
  /** Operations in one turn. */
  readonly operations: number;
  turn(operations: number): Promise<void> | void;
}

export interface Times {
  /** Median over the turns. */
  readonly us: number;
  readonly perSecond: number;
  /** One a turn. */
  readonly turns: readonly number[];
}

/** On a slow disk fewer turns have to do. */
const BUDGET_MS = 10_000;
const FEWEST_TURNS = 7;

export async function race(
  contestants: readonly Contestant[],
  { turns, warmUpTurns }: { readonly turns: number; readonly warmUpTurns: number },
): Promise<ReadonlyMap<string, Times>> {
  const times = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  const endMs = performance.now() + BUDGET_MS;
  for (let turn = -warmUpTurns; turn < turns; turn += 1) {
    if (turn >= FEWEST_TURNS && performance.now() > endMs) break;
    // Whoever follows another's checkpoint pays for it, so nobody always follows the same one.
    const shift = (turn + warmUpTurns) % contestants.length;
    for (const contestant of [...contestants.slice(shift), ...contestants.slice(0, shift)]) {
      const startedMs = performance.now();
      await contestant.turn(contestant.operations);
      const us = ((performance.now() - startedMs) * 1000) / contestant.operations;
      if (turn >= 0) times.get(contestant.name)?.push(us);
    }
  }
  return new Map(
    [...times].map(([name, list]) => {
      const us = median(list);
      return [name, { us, perSecond: 1e6 / us, turns: list }];
    }),
  );
}

export function timesOf(times: ReadonlyMap<string, Times>, name: string): Times {
  const found = times.get(name);
  if (!found) throw new Error(`there is no contestant "${name}"`);
  return found;
}

/** How many times the rate of `other` this one reached: the median over turns that stood side by side. */
export function rateRatio(mine: Times, other: Times): number {
  return median(mine.turns.map((us, turn) => (other.turns[turn] ?? Number.NaN) / us));
}

/** So many callers, each asking again as soon as it was answered. */
export async function closedLoops(
  concurrency: number,
  operations: number,
  operation: (loop: number) => Promise<unknown>,
): Promise<void> {
  let left = operations;
  const loop = async (index: number) => {
    for (; left > 0;) {
      left -= 1;
      await operation(index);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, (_, index) => loop(index)));
}
