// The home of a generated month: the mind's real tables in a SQLite file, a clock that the month moves, and sessions that speak as hooks do.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRecall, type Recall } from '../../src/ask/recall/recall.ts';
import { recallSchema } from '../../src/ask/recall/schema.ts';
import { systemClock, type Clock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { seededRandom } from '../../src/base/random.ts';
import { openKernel } from '../../src/kernel/kernel.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { createCanonSource } from '../../src/mind/recall/canon-source.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import { createFolderBlobs } from '../../src/store/folder-blobs.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { CanonBase } from '../../test/support/canon-fixture.ts';
import { openInjection, type InjectionHome } from '../../test/support/injection-fixture.ts';

export interface MonthHome extends InjectionHome {
  advance(ms: number): void;
  /** Of what the canon holds, as an agent's `recall` finds it by words. */
  readonly recall: Recall;
  dispose(): Promise<void>;
}

const VERSION = '0.0.0-bench';

export async function openMonthHome(seed: number): Promise<MonthHome> {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-month-'));
  let aheadMs = 0;
  const clock: Clock = { ...systemClock, now: () => systemClock.now() + aheadMs };
  const random = seededRandom(seed);
  const ids = createIds(clock, random);
  const base: CanonBase = {
    dialect: 'sqlite',
    folder,
    clock,
    ids,
    open: async ({ sequences = [], kinds = [] } = {}) => {
      const path = join(folder, 'mind.sqlite');
      const store = await openStore(sqliteDriver({ path, clock, random, erases: true }), {
        clock,
        producerVersion: VERSION,
        sequences,
        onOlder: undefined,
      });
      const blobs = createFolderBlobs({ folder: join(folder, 'blobs'), ids, clock });
      const metrics = createMetrics();
      const ledger = await openKernel({ store, blobs, clock, ids, metrics, kinds, producerVersion: VERSION });
      return { store, ledger, blobs, metrics };
    },
  };
  const home = await openInjection(base);
  const index = await openStore(
    sqliteDriver({ path: join(folder, 'embeddings.sqlite'), clock, random, erases: true, extension: 'sqlite-vec' }),
    { clock, producerVersion: VERSION, sequences: [ledgerSchema, recallSchema] },
  );
  const recall = createRecall({ store: index, clock, sources: [createCanonSource(async () => home.store)] });
  return {
    ...home,
    recall,
    advance(ms) {
      aheadMs += ms;
    },
    async dispose() {
      await index.close();
      await home.store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
