// The newest vectors of a project in memory: their bits in one row of numbers, which are compared in a millisecond. Pure; a value that is
// never changed.
import type { DocumentVectors } from './vector.ts';

export interface HeldVectors {
  /** Up to which change of the table, and after how many removals. */
  readonly changes: number;
  readonly removals: number;
  /** Components of a vector. */
  readonly length: number;
  vectorsOf(id: number): DocumentVectors | undefined;
  /** Ids of those whose bits differ least, of equal ones the newer; in no order. `bits` are hexadecimal digits. */
  nearest(bits: string, most: number): number[];
  /** The same with these, in place of those with their ids. */
  with(added: readonly HeldVector[], changes: number): HeldVectors;
}

interface HeldVector {
  readonly id: number;
  readonly vectors: DocumentVectors;
}

export interface HeldOptions {
  readonly changes: number;
  readonly removals: number;
  readonly rows: readonly HeldVector[];
  /** Of more, the newest are held, which are those with the highest ids. */
  readonly most: number;
}

const BITS = 32;

export function createHeldVectors({ changes, removals, rows, most }: HeldOptions): HeldVectors {
  const byId = new Map(rows.map((row) => [row.id, row.vectors]));
  const ids = Float64Array.from(byId.keys())
    .toSorted((a, b) => b - a)
    .slice(0, most);
  for (const id of byId.keys()) if (id < (ids.at(-1) ?? 0)) byId.delete(id);
  const length = rows[0]?.vectors[0].steps.length ?? 0;
  const perRow = Math.ceil(length / BITS);
  const words = new Int32Array(ids.length * perRow);
  for (const [row, id] of ids.entries()) {
    const steps = byId.get(id)?.[0].steps ?? new Int8Array();
    for (let at = 0; at < length; at += 1)
      if ((steps[at] ?? 0) > 0) {
        const word = row * perRow + Math.floor(at / BITS);
        words[word] = (words[word] as number) | (1 << (BITS - 1 - (at % BITS)));
      }
  }
  return {
    ...{ changes, removals, length },
    vectorsOf: (id) => byId.get(id),
    nearest(bits, wanted) {
      const own = wordsOfBits(bits, perRow);
      const distances = new Uint16Array(ids.length);
      const counts = new Uint32Array(perRow * BITS + 1);
      for (let row = 0, word = 0; row < distances.length; row += 1) {
        let distance = 0;
        for (let at = 0; at < perRow; at += 1, word += 1)
          distance += ones((words[word] as number) ^ (own[at] as number));
        distances[row] = distance;
        counts[distance] = (counts[distance] as number) + 1;
      }
      // The farthest distance of which all, or some, are among the wanted.
      let [farthest, left] = [0, wanted];
      for (; farthest < counts.length && (counts[farthest] as number) < left; farthest += 1)
        left -= counts[farthest] as number;
      const found: number[] = [];
      for (const [row, distance] of distances.entries()) {
        if (distance > farthest || (distance === farthest && left === 0)) continue;
        if (distance === farthest) left -= 1;
        found.push(ids[row] as number);
      }
      return found;
    },
    with: (added, newest) =>
      createHeldVectors({
        changes: newest,
        removals,
        rows: [...[...byId].map(([id, vectors]) => ({ id, vectors })), ...added],
        most,
      }),
  };
}

function wordsOfBits(bits: string, count: number): Int32Array {
  return Int32Array.from({ length: count }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).padEnd(8, '0'), 16),
  );
}

/** How many bits of a number are set. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
