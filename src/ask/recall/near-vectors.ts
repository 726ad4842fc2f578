// The vectors of documents, and those nearest to a question's. The engine compares bits; a process that asks again holds them in memory,
// in step with the table, and compares there in a fraction of the time. Both ways find the same.
import type { Clock } from '../../base/clock.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx, Store, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { createNearBits, MOST_COMPARED } from '../../store/text/near-bits.ts';
import { createHeldVectors, type HeldVectors } from './held-vectors.ts';
import * as q from './queries.ts';
import { NEAR_BITS } from './schema.ts';
import {
  bitsOf,
  centreOf,
  centredSimilarity,
  readSums,
  readVectors,
  sumsText,
  vectorsText,
  type DocumentVectors,
  type QuantisedVector,
} from './vector.ts';

export interface NearVectors {
  /** Documents of one scope, each in place of the vector that it had. */
  put(tx: WriteTx, scope: number, rows: readonly VectorOf[]): Promise<void>;
  /** Those that have none are passed over. */
  remove(tx: WriteTx, rows: readonly { readonly id: number; readonly scope: number }[]): Promise<void>;
  clear(tx: WriteTx): Promise<void>;
  has(tx: ReadTx, scope: number): Promise<boolean>;
  /** Before a question is compared: brings what this process holds in step. */
  prepare(scope: number): Promise<void>;
  /** The nearest documents of the newest, at most so many, with how near they are. */
  nearest(tx: ReadTx, scope: number, vector: QuantisedVector, most: number): Promise<ReadonlyMap<number, number>>;
  /** How near these documents are, wherever they come from; without those that have no vector. */
  similarities(
    tx: ReadTx,
    scope: number,
    vector: QuantisedVector,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, number>>;
}

export interface VectorOf {
  readonly id: number;
  readonly vectors: DocumentVectors;
}

/** So many that are nearest by bits are compared by their whole vectors. */
const BY_BITS = 400;
const PER_PAGE = 2_000;
/** Twelve megabytes for each, and as much again for every further part that its texts have. */
const MOST_SCOPES_HELD = 2;

export function createNearVectors(store: Store, clock: Clock): NearVectors {
  const bits = createNearBits(NEAR_BITS, store.dialect);
  /** The scope that was asked for last stands last. */
  const held = new Map<number, HeldVectors>();
  const asked = new Set<number>();

  const readState = async (tx: ReadTx, scope: number): Promise<q.VectorStateRow> =>
    (await tx.get(q.readVectorState, scope)) ?? { scope, vectors: 0, changes: 0, removals: 0, sums: '' };

  /** What is held of the scope, if it is what the table says now. */
  const current = (state: q.VectorStateRow, vector: QuantisedVector): HeldVectors | undefined => {
    const known = held.get(state.scope);
    const isCurrent = known?.changes === state.changes && known.removals === state.removals;
    return isCurrent && known.length === vector.steps.length ? known : undefined;
  };

  async function readStored(tx: ReadTx, scope: number, ids: readonly number[]): Promise<VectorOf[]> {
    const keys = ids.map((id) => [scope, id] as const);
    return (await readAny(tx, q.readVectors, keys)).map(({ id, vector }) => ({ id, vectors: readVectors(vector) }));
  }

  async function load(scope: number): Promise<HeldVectors> {
    const { changes, removals } = await store.read((tx) => readState(tx, scope));
    const rows: VectorOf[] = [];
    for (let before = Number.MAX_SAFE_INTEGER; rows.length < MOST_COMPARED;) {
      const page = await store.read((tx) => tx.all(q.readVectorsBefore, scope, before, PER_PAGE));
      for (const { id, vector } of page) rows.push({ id, vectors: readVectors(vector) });
      const last = page.at(-1);
      if (!last || page.length < PER_PAGE) break;
      before = last.id;
      await clock.macrotask();
    }
    return createHeldVectors({ changes, removals, rows, most: MOST_COMPARED });
  }

  return {
    async put(tx, scope, rows) {
      await this.remove(
        tx,
        rows.map(({ id }) => ({ id, scope })),
      );
      const state = await readState(tx, scope);
      const sums = readSums(state.sums);
      let { changes } = state;
      for (const { id, vectors: own } of rows) {
        changes += 1;
        addTo(sums, own[0], 1);
        await Promise.all([
          writeRow(tx, q.insertVector, { scope, id, change: changes, vector: vectorsText(own) }),
          bits.put(tx, { id, scope, bits: bitsOf(own[0]) }),
        ]);
      }
      const vectors = state.vectors + rows.length;
      await writeRow(tx, q.upsertVectorState, { ...state, vectors, changes, sums: sumsText(sums) });
    },
    async remove(tx, rows) {
      for (const scope of new Set(rows.map((row) => row.scope))) {
        const ids = rows.filter((row) => row.scope === scope).map(({ id }) => id);
        const known = await readStored(tx, scope, ids);
        if (known.length === 0) continue;
        const state = await readState(tx, scope);
        const sums = readSums(state.sums);
        for (const { id, vectors: own } of known) {
          addTo(sums, own[0], -1);
          await Promise.all([tx.run(q.deleteVector, scope, id), bits.remove(tx, { id, scope })]);
        }
        const vectors = state.vectors - known.length;
        const removals = state.removals + known.length;
        await writeRow(tx, q.upsertVectorState, { ...state, vectors, removals, sums: sumsText(sums) });
      }
    },
    async clear(tx) {
      await Promise.all([bits.clear(tx), ...q.clearVectors.map((statement) => tx.run(statement))]);
    },
    has: (tx, scope) => bits.has(tx, scope),
    async prepare(scope) {
      // A process that asks once is answered by the engine; it would pay for more than it uses.
      if (!asked.has(scope)) {
        asked.add(scope);
        return;
      }
      const known = held.get(scope);
      held.delete(scope);
      const state = await store.read((tx) => readState(tx, scope));
      const isKept = known?.removals === state.removals && known.changes <= state.changes;
      const vectors = isKept ? known : await load(scope);
      const newer =
        vectors.changes === state.changes
          ? []
          : await store.read((tx) => tx.all(q.readVectorsAfter, scope, vectors.changes, state.changes));
      const added = newer.map(({ id, vector }) => ({ id, vectors: readVectors(vector) }));
      held.set(scope, newer.length === 0 ? vectors : vectors.with(added, state.changes));
      const [oldest] = held.keys();
      if (held.size > MOST_SCOPES_HELD && oldest !== undefined) held.delete(oldest);
    },
    async nearest(tx, scope, vector, most) {
      const state = await readState(tx, scope);
      const own = bitsOf(vector);
      const known = current(state, vector);
      const ids = known ? known.nearest(own, BY_BITS) : await bits.nearest(tx, scope, own, BY_BITS);
      const near = await this.similarities(tx, scope, vector, ids);
      return new Map([...near].toSorted(([a, x], [b, y]) => y - x || b - a).slice(0, most));
    },
    async similarities(tx, scope, vector, ids) {
      const state = await readState(tx, scope);
      const known = current(state, vector);
      const centre = centreOf(readSums(state.sums), state.vectors, vector);
      const compareOne = centredSimilarity(vector, centre);
      // A question is about one thing that a text says, rarely about all of it.
      const compare = (of: DocumentVectors) => Math.max(...of.map(compareOne));
      const found = new Map<number, number>();
      const missing: number[] = [];
      for (const id of ids) {
        const own = known?.vectorsOf(id);
        if (own) found.set(id, compare(own));
        else missing.push(id);
      }
      for (const own of await readStored(tx, scope, missing)) found.set(own.id, compare(own.vectors));
      return found;
    },
  };
}

/** The sums are as long as the vectors; those of another model begin anew. */
function addTo(sums: number[], { steps }: QuantisedVector, sign: 1 | -1): void {
  for (let at = 0; at < steps.length; at += 1) sums[at] = (sums[at] ?? 0) + sign * (steps[at] as number);
}
