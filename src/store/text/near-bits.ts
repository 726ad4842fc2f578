// Bits by nearness: the rows of a scope whose bits differ least from given ones. Exact over the newest; by the engine where it can, else compared here.
import { nearBitsSql, type NearBitsSql } from '../dialect/near-bits-sql.ts';
import type { ReadTx, Store, WriteTx } from '../store.ts';

export interface NearBits {
  put(tx: WriteTx, row: { readonly id: number; readonly scope: number; readonly bits: string }): Promise<void>;
  remove(tx: WriteTx, row: { readonly id: number; readonly scope: number }): Promise<void>;
  has(tx: ReadTx, scope: number): Promise<boolean>;
  clear(tx: WriteTx): Promise<void>;
  /** Ids, the nearest first. `bits` are hexadecimal digits. */
  nearest(tx: ReadTx, scope: number, bits: string, most: number): Promise<number[]>;
}

export function nearBitsSchema(name: string, dialect: Store['dialect']): string {
  return nearBitsSql[dialect](name).tables;
}

/** Of the newest, which are those with the highest ids: however many there are, a query takes no longer. */
export const MOST_COMPARED = 20_000;

const engines = new Map<string, NearBitsSql>();

export function createNearBits(name: string, dialect: Store['dialect']): NearBits {
  const key = `${dialect} ${name}`;
  const q = engines.get(key) ?? nearBitsSql[dialect](name);
  engines.set(key, q);
  let isHere: boolean | undefined;

  const canAsk = async (tx: ReadTx): Promise<boolean> => {
    const { probe } = q;
    isHere ??=
      probe === undefined ||
      (await tx.get(probe).then(
        () => true,
        () => false,
      ));
    return isHere;
  };
  return {
    async put(tx, { id, scope, bits }) {
      await tx.run(q.insert, id, scope, bits);
    },
    async remove(tx, { id, scope }) {
      await tx.run(q.remove, scope, id);
    },
    async has(tx, scope) {
      return (await tx.get(q.any, scope)) !== undefined;
    },
    async clear(tx) {
      await tx.run(q.clear);
    },
    async nearest(tx, scope, bits, most) {
      if (await canAsk(tx)) return (await tx.all(q.nearest, bits, scope, MOST_COMPARED, most)).map(({ id }) => id);
      return (await tx.all(q.all, scope, MOST_COMPARED))
        .map((row) => ({ id: row.id, distance: distance(row.bits, bits) }))
        .toSorted((a, b) => a.distance - b.distance || b.id - a.id)
        .slice(0, most)
        .map(({ id }) => id);
    },
  };
}

/** In how many bits two equally long rows of hexadecimal digits differ. */
function distance(a: string, b: string): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 6) {
    let bits = Number.parseInt(a.slice(at, at + 6), 16) ^ Number.parseInt(b.slice(at, at + 6), 16);
    for (; bits !== 0; bits &= bits - 1) count += 1;
  }
  return count;
}
