// Ask over a home's database in a folder, with sources and sight as they are, and no model: what the parts of the benchmark share.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askDomain } from '../../src/ask/domain.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { systemRandom } from '../../src/base/random.ts';
import { gatewayDomain } from '../../src/gateway/domain.ts';
import { openKernel } from '../../src/kernel/kernel.ts';
import type { Registration } from '../../src/ledger/streams/registry.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import { createFolderBlobs } from '../../src/store/folder-blobs.ts';
import type { MigrationSequence } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open-store.ts';

export const BENCH_PROJECT = '01990000-0000-7000-8000-00000000be01';

const NOTHING = { kinds: [], schema: [] };

/** A database of exchanges with its ledger, as a home opens it, and unsigned. */
export async function openExchanges(
  beside: { readonly kinds: readonly Registration[]; readonly schema: readonly MigrationSequence[] } = NOTHING,
) {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-bench-ask-'));
  mkdirSync(join(folder, 'blobs'));
  const clock = systemClock;
  const random = systemRandom;
  const ids = createIds(clock, random);
  const store = await openStore(sqliteDriver({ path: join(folder, 'exchanges.sqlite'), clock, random }), {
    clock,
    producerVersion: '0.0.0-bench',
    sequences: [ledgerSchema, ...gatewayDomain.schema, ...askDomain.schema, ...beside.schema],
  });
  const ledger = await openKernel({
    ...{ store, clock, ids },
    blobs: createFolderBlobs({ folder: join(folder, 'blobs'), ids, clock }),
    metrics: createMetrics(),
    kinds: [...gatewayDomain.kinds, ...askDomain.kinds, ...beside.kinds],
    producerVersion: '0.0.0-bench',
  });
  return {
    ...{ folder, clock, ids, store, ledger },
    async close() {
      await ledger.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Exchanges = Awaited<ReturnType<typeof openExchanges>>;
