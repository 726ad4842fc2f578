// What is measured: a ledger opened as the product opens it, signing and its second copy included, on real files or a
// real server.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { systemRandom } from '../../src/base/random.ts';
import { openKernel, type Kernel } from '../../src/kernel/kernel.ts';
import { appendAtOnce } from '../../src/ledger/queries.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { openSigningFiles } from '../../src/ledger/proof/signing-files.ts';
import { createPostgresSignals } from '../../src/store/dialect/postgres-signals.ts';
import { postgresDriver } from '../../src/store/dialect/postgres.ts';
import { createSqliteSignals } from '../../src/store/dialect/sqlite-signals.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import { createFolderBlobs } from '../../src/store/folder-blobs.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { StorageProbe, Store } from '../../src/store/store.ts';

const SCHEMA = 'work';

export const ids = createIds(systemClock, systemRandom);

export type Dialect = 'sqlite' | 'postgres';

export interface OwnLedger {
  readonly name: string;
  readonly ledger: Kernel;
  readonly store: Store;
  /** What was sent to the database so far. */
  readonly counts: Counts;
  readonly close: () => Promise<void>;
}

export interface Counts {
  statements: number;
  /** A round trip begins where something is sent after something came back. */
  trips: number;
  commits: number;
  /** Apart from the statements: glances at a counter in shared memory, whether another process wrote. */
  glances: number;
}

export async function openOwnLedger(dialect: Dialect, folder: string, url = ''): Promise<OwnLedger> {
  const blobs = join(folder, 'blobs');
  mkdirSync(blobs, { recursive: true, mode: 0o700 });
  const counts: Counts = { statements: 0, trips: 0, commits: 0, glances: 0 };
  const probe = countingProbe(counts);
  const driver =
    dialect === 'sqlite'
      ? sqliteDriver({ path: join(folder, 'work.sqlite'), clock: systemClock, random: systemRandom, probe })
      : postgresDriver({ url, schema: SCHEMA, probe });
  const signals =
    dialect === 'sqlite'
      ? createSqliteSignals({ path: signalFile(folder), driver, clock: systemClock })
      : createPostgresSignals({ url, schema: SCHEMA, clock: systemClock });
  const store = await openStore(driver, { clock: systemClock, producerVersion: 'bench', sequences: [ledgerSchema] });
  const ledger = await openKernel({
    store,
    blobs: createFolderBlobs({ folder: blobs, ids, clock: systemClock }),
    clock: systemClock,
    ids,
    metrics: createMetrics(),
    kinds: [],
    producerVersion: 'bench',
    signing: await openSigningFiles({
      folder: join(folder, 'user'),
      homeId: 'bench',
      database: 'work',
      clock: systemClock,
      ids,
      random: systemRandom,
    }),
    signals,
    onBackgroundError: (error) => {
      throw error;
    },
  });
  return {
    name: dialect === 'sqlite' ? 'Throughline on SQLite' : 'Throughline on Postgres',
    ledger,
    store,
    counts,
    async close() {
      await ledger.close();
      await signals.close();
      await store.close();
    },
  };
}

function signalFile(folder: string): string {
  const signals = join(folder, 'signals');
  mkdirSync(signals, { recursive: true, mode: 0o700 });
  return join(signals, SCHEMA);
}

function countingProbe(counts: Counts): StorageProbe {
  let hasHeard = true;
  return ({ at, what }) => {
    if (at === 'after') {
      hasHeard = true;
      return;
    }
    if (what === 'PRAGMA data_version') {
      counts.glances += 1;
      return;
    }
    counts.statements += 1;
    if (hasHeard) counts.trips += 1;
    if (what === 'COMMIT' || what === appendAtOnce.text) counts.commits += 1;
    hasHeard = false;
  };
}
