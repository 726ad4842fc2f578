// A canon on a database of its own, whose reflections stand in a map, and a clock that can be put forward.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock, type Clock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { systemRandom } from '../../src/base/random.ts';
import { openKernel } from '../../src/kernel/kernel.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { mindDomain } from '../../src/mind/domain.ts';
import type { T3 } from '../../src/mind/open-t3.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import { createFolderBlobs } from '../../src/store/folder-blobs.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { openT3Over, Shelf } from '../../test/support/canon-fixture.ts';

export interface BenchCanon extends T3 {
  readonly store: Store;
  readonly shelf: Shelf;
  putForward(ms: number): void;
  dispose(): Promise<void>;
}

export async function openBenchCanon(shelf = new Shelf()): Promise<BenchCanon> {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-canon-'));
  let aheadMs = 0;
  const clock: Clock = { ...systemClock, now: () => systemClock.now() + aheadMs };
  const random = systemRandom;
  const ids = createIds(clock, random);
  const store = await openStore(sqliteDriver({ path: join(folder, 'mind.sqlite'), clock, random, erases: true }), {
    clock,
    producerVersion: '0.0.0-bench',
    sequences: [ledgerSchema, ...mindDomain.schema],
    onOlder: undefined,
  });
  const ledger = await openKernel({
    store,
    blobs: createFolderBlobs({ folder: join(folder, 'blobs'), ids, clock }),
    clock,
    ids,
    metrics: createMetrics(),
    kinds: mindDomain.kinds,
    producerVersion: '0.0.0-bench',
  });
  shelf.nowMs = clock.now();
  const t3 = await openT3Over({ store, ledger }, { clock, ids, folder, hasLocks: true, shelf, root: null });
  return {
    ...t3,
    store,
    shelf,
    putForward(ms) {
      aheadMs += ms;
    },
    async dispose() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
