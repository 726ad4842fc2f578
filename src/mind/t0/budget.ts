// Keeps the copies of transcripts within their budget: the oldest make room, except those that live canon cites. A budget of 0 keeps none.
import type { AppendWithin } from '../../ledger/append/append.ts';
import { readAny } from '../../store/rows.ts';
import type { Store, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import * as q from './queries.ts';
import { BUDGET, KEPT, readSetting } from './settings.ts';
import { t0IdOf, t0Kind } from './t0-kind.ts';

export interface BudgetDeps {
  readonly store: Store;
  readonly appendWithin: AppendWithin;
  /** Ids of T0 events that live canon rests on. */
  readonly citedT0: (projectId: string) => Promise<readonly string[]>;
}

export interface Budget {
  /** Drops the oldest until so many more bytes fit. Whether they do. */
  makeRoom(bytes: number, actor: string): Promise<boolean>;
  /** Sets the budget, and drops what is too much. */
  set(bytes: number, actor: string): Promise<KeptTranscripts>;
  look(): Promise<KeptTranscripts>;
}

export interface KeptTranscripts {
  readonly budget_bytes: number;
  readonly kept_bytes: number;
}

const PAGE = 100;
const BEFORE_ALL = ['0001-01-01T00:00:00.000Z', '00000000-0000-0000-0000-000000000000', 0, -1] as const;

type Candidate = Awaited<ReturnType<typeof oldest>>[number];

const oldest = (store: Store, after: readonly (string | number)[]) =>
  store.read((tx) => tx.all(q.oldestChunks, ...after, PAGE));

export function createBudget({ store, appendWithin, citedT0 }: BudgetDeps): Budget {
  async function makeRoom(bytes: number, actor: string): Promise<boolean> {
    const cited = new Map<string, ReadonlySet<string>>();
    const isCited = async (chunk: Candidate) => {
      let places = cited.get(chunk.project_id);
      if (!places) {
        places = await placesCited(chunk.project_id);
        cited.set(chunk.project_id, places);
      }
      return overlaps(places, chunk);
    };
    for (let after: readonly (string | number)[] = BEFORE_ALL; ;) {
      const { kept_bytes, budget_bytes } = await look();
      if (bytes > budget_bytes) return false;
      if (kept_bytes + bytes <= budget_bytes) return true;
      const page = await oldest(store, after);
      const last = page.at(-1);
      // Everything that is left is cited.
      if (!last) return false;
      after = [last.kept_at, last.file_id, last.generation, last.start_offset];
      const old: Candidate[] = [];
      let freed = 0;
      for (const chunk of page) {
        if (kept_bytes - freed + bytes <= budget_bytes) break;
        if (budget_bytes > 0 && (await isCited(chunk))) continue;
        old.push(chunk);
        freed += chunk.bytes;
      }
      if (old.length > 0) await store.write((tx) => drop(tx, old, actor));
    }
  }

  /** The lines that hold them, as `file generation offset`. */
  async function placesCited(projectId: string): Promise<ReadonlySet<string>> {
    const ids = await citedT0(projectId);
    const places = await store.read((tx) =>
      readAny(
        tx,
        q.placesOf,
        ids.map((id) => [id]),
      ),
    );
    return new Set(
      places.flatMap(({ file_id, generation, byte_offset }) =>
        file_id === null ? [] : [`${file_id} ${generation} ${byte_offset}`],
      ),
    );
  }

  async function drop(tx: WriteTx, chunks: readonly Candidate[], actor: string): Promise<void> {
    for (const [projectId, of] of Map.groupBy(chunks, ({ project_id }) => project_id)) {
      let [count, bytes] = [0, 0];
      for (const { file_id, generation, start_offset, bytes: size } of of) {
        // Another process may have been first.
        if ((await tx.run(q.dropChunk, file_id, generation, start_offset)) === 0) continue;
        count += 1;
        bytes += size;
      }
      if (count === 0) continue;
      await writeRow(tx, q.addToSetting, { name: KEPT, value: -bytes });
      const payload = { project_id: projectId, chunks: count, bytes };
      const tokens = [{ token_class: 'semanticKey', token_value: 'T0' }] as const;
      const stream = { kind: t0Kind, id: t0IdOf(projectId) };
      await appendWithin(tx, stream, [{ type: 't0.transcripts_dropped', payload, tokens }], { create: true, actor });
    }
  }

  const look = () =>
    store.read(async (tx) => ({
      budget_bytes: await readSetting(tx, BUDGET),
      kept_bytes: await readSetting(tx, KEPT),
    }));

  return {
    makeRoom,
    look,
    async set(bytes, actor) {
      await store.write((tx) => writeRow(tx, q.upsertSetting, { name: BUDGET, value: bytes }));
      await makeRoom(0, actor);
      await store.emptyLog();
      return look();
    },
  };
}

function overlaps(places: ReadonlySet<string>, { file_id, generation, start_offset, end_offset }: Candidate): boolean {
  for (const place of places) {
    const [file, of, offset] = place.split(' ');
    if (file !== file_id || Number(of) !== generation) continue;
    if (Number(offset) >= start_offset && Number(offset) < end_offset) return true;
  }
  return false;
}
