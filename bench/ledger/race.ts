// Contestants in turns of a few operations each: a disk's moods then fall on all of them alike.
import { formatValue, median } from '../report.ts';

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
  /** Of this process: what is left of the time when the disk is fast. */
  readonly cpuUs: number;
  /** One a turn. */
  readonly turns: readonly number[];
}

/** How long a race may take: at most so many turns, and fewer when the disk is slow. */
export interface RaceLength {
  readonly turns: number;
  readonly warmUpTurns: number;
  readonly fewestTurns: number;
  readonly budgetMs: number;
}

export async function race(
  contestants: readonly Contestant[],
  length: RaceLength,
): Promise<ReadonlyMap<string, Times>> {
  const wall = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  const cpu = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  const endMs = performance.now() + length.budgetMs;
  for (let turn = -length.warmUpTurns; turn < length.turns; turn += 1) {
    if (turn >= length.fewestTurns && performance.now() > endMs) break;
    // Whoever follows another's checkpoint pays for it, so nobody always follows the same one.
    const shift = (turn + length.warmUpTurns) % contestants.length;
    for (const { name, operations, ...contestant } of [...contestants.slice(shift), ...contestants.slice(0, shift)]) {
      const cpuBefore = process.cpuUsage();
      const startedMs = performance.now();
      await contestant.turn(operations);
      const us = (performance.now() - startedMs) * 1000;
      const { user, system } = process.cpuUsage(cpuBefore);
      if (turn < 0) continue;
      wall.get(name)?.push(us / operations);
      cpu.get(name)?.push((user + system) / operations);
    }
  }
  return new Map(
    [...wall].map(([name, turns]) => {
      const us = median(turns);
      return [name, { us, perSecond: 1e6 / us, cpuUs: median(cpu.get(name) ?? []), turns }];
    }),
  );
}

export function timesOf(times: ReadonlyMap<string, Times>, name: string): Times {
  const found = times.get(name);
  if (!found) throw new Error(`there is no contestant "${name}"`);
  return found;
}

export function describeTimes({ us, perSecond, cpuUs }: Times): string {
  return `${formatValue(us, 'µs')} (CPU ${formatValue(cpuUs, 'µs')}), ${formatValue(perSecond, '/s')}`;
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
