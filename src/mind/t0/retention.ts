// Empties texts of T0 that were recorded long ago. Rows and hashes stay, so that everything that quotes them keeps its place; what is gone
// leaves the file too.
import { toTimestamp } from '../../base/clock.ts';
import type { AppendWithin } from '../../ledger/append/append.ts';
import type { Store, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import * as q from './queries.ts';
import { RETENTION, readSetting } from './settings.ts';
import { idsHash, t0IdOf, t0Kind } from './t0-kind.ts';

const DAY_MS = 86_400_000;
/** Of one transaction, with one event. */
const MOST_AT_ONCE = 1_000;

export interface PrunedTexts {
  readonly older_than: string;
  readonly events: number;
  readonly bytes: number;
  /** Whether the file's log was emptied as well, so that no byte is left of what was pruned. */
  readonly log: 'emptied' | 'in_use' | 'of_the_server' | 'untouched';
}

export interface T0Retention {
  days(): Promise<number>;
  set(days: number): Promise<void>;
  /** What pruning would empty now; with the days that hold, unless others are asked about. */
  plan(projectId: string, days?: number): Promise<Omit<PrunedTexts, 'log'>>;
  prune(projectId: string, actor: string, signal?: AbortSignal): Promise<PrunedTexts>;
  /** Of every project: for a job. */
  pruneAll(actor: string, signal?: AbortSignal): Promise<readonly PrunedTexts[]>;
}

export function createT0Retention({
  store,
  appendWithin,
}: {
  readonly store: Store;
  readonly appendWithin: AppendWithin;
}): T0Retention {
  const cutoff = (days?: number) =>
    store.read(async (tx) => toTimestamp((await tx.now()) - (days ?? (await readSetting(tx, RETENTION))) * DAY_MS));

  async function pruneSome(tx: WriteTx, projectId: string, older_than: string, actor: string) {
    const old = await tx.all(q.oldTexts, projectId, older_than, MOST_AT_ONCE);
    if (old.length === 0) return undefined;
    await Promise.all(old.map(({ t0_id }) => tx.run(q.eraseText, t0_id)));
    const bytes = old.reduce((sum, each) => sum + each.bytes, 0);
    const ids_hash = idsHash(old.map(({ t0_id }) => t0_id));
    const payload = { project_id: projectId, older_than, events: old.length, bytes, ids_hash };
    const tokens = [{ token_class: 'semanticKey', token_value: 'RETENTION' }] as const;
    const stream = { kind: t0Kind, id: t0IdOf(projectId) };
    await appendWithin(tx, stream, [{ type: 't0.texts_pruned', payload, tokens }], { actor });
    return { events: old.length, bytes };
  }

  async function prune(projectId: string, actor: string, signal?: AbortSignal): Promise<PrunedTexts> {
    const older_than = await cutoff();
    let [events, bytes] = [0, 0];
    for (;;) {
      signal?.throwIfAborted();
      const some = await store.write((tx) => pruneSome(tx, projectId, older_than, actor));
      if (!some) break;
      events += some.events;
      bytes += some.bytes;
    }
    return { older_than, events, bytes, log: events === 0 ? 'untouched' : await store.emptyLog() };
  }

  return {
    days: () => store.read((tx) => readSetting(tx, RETENTION)),
    async set(days) {
      await store.write((tx) => writeRow(tx, q.upsertSetting, { name: RETENTION, value: days }));
    },
    async plan(projectId, days) {
      const older_than = await cutoff(days);
      const old = await store.read((tx) => tx.get(q.countOldTexts, projectId, older_than));
      return { older_than, events: old?.events ?? 0, bytes: old?.bytes ?? 0 };
    },
    prune,
    async pruneAll(actor, signal) {
      const results: PrunedTexts[] = [];
      for (const { project_id } of await store.read((tx) => tx.all(q.projectsWithTexts)))
        results.push(await prune(project_id, actor, signal));
      return results;
    },
  };
}
