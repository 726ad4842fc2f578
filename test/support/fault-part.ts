// One part of a sweep of faults: which of them it tries, and the counts that it hands to `npm run faults`.
import { appendFileSync } from 'node:fs';

/** What a part gives to those who ran it, one line for each kind of fault. */
export interface FaultCounts {
  readonly kind: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** Counted from 1. */
const [PART, PARTS] = (process.env['THROUGHLINE_FAULTS_PART'] ?? '1/1').split('/').map(Number) as [number, number];

/** False for a part of several: what must happen somewhere need not happen in each of them. */
export const IS_WHOLE = PARTS === 1;

export function isInPart(index: number): boolean {
  return index % PARTS === PART - 1;
}

/** Every n-th of a sweep, so that each part meets every stretch of a life and of a file. */
export function inPart<T>(all: readonly T[]): T[] {
  return all.filter((_, index) => isInPart(index));
}

/** Names of counts: `silent` and `lost` must stay at zero, and every other one must not. */
export function countFaults(kind: string, counts: FaultCounts['counts']): void {
  process.stdout.write(
    `${kind}: ${Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}\n`,
  );
  const file = process.env['THROUGHLINE_FAULTS_COUNTS'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ kind, counts } satisfies FaultCounts)}\n`);
}

/** Tries every point, also after one that failed: the counts are those of the whole part. Throws the first failure. */
export async function tryPoints<T>(
  kind: string,
  points: readonly T[],
  attempt: (point: T) => Promise<void>,
): Promise<void> {
  const lost: unknown[] = [];
  for (const point of points) {
    try {
      await attempt(point);
    } catch (error) {
      lost.push(error);
      process.stdout.write(`${kind}: ${String(error)}\n`);
    }
  }
  countFaults(kind, { points: points.length, lost: lost.length });
  if (lost.length > 0) throw lost[0];
}
