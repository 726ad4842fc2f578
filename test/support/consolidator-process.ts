// A process of its own that consolidates what waits in a database, and writes a line for every slice. Argument: ConsolidateRequest as JSON.
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { systemRandom } from '../../src/base/random.ts';
import { openKernel } from '../../src/kernel/kernel.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { mindDomain } from '../../src/mind/domain.ts';
import { postgresDriver } from '../../src/store/dialect/postgres.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import { createFolderBlobs } from '../../src/store/folder-blobs.ts';
import { openStore } from '../../src/store/open-store.ts';
import { PROJECT, Shelf, openT3Over } from './canon-fixture.ts';
import { manySlices } from './canon-sessions.ts';

export interface ConsolidateRequest {
  readonly database: { readonly path: string } | { readonly url: string; readonly schema: string };
  readonly folder: string;
  readonly nowMs: number;
  readonly sessions: number;
  /** Stops itself, as SIGSTOP does, with its first slice in hand. */
  readonly stops?: boolean;
}

const { database, folder, nowMs, sessions, stops = false } = JSON.parse(process.argv[2] ?? '') as ConsolidateRequest;
const isFile = 'path' in database;
const driver = isFile
  ? sqliteDriver({ path: database.path, clock: systemClock, random: systemRandom })
  : postgresDriver(database);
const store = await openStore(driver, {
  clock: systemClock,
  producerVersion: '0.0.0-child',
  sequences: [ledgerSchema, ...mindDomain.schema],
});
const ids = createIds(systemClock, systemRandom);
const ledger = await openKernel({
  store,
  blobs: createFolderBlobs({ folder: join(folder, 'blobs'), clock: systemClock, ids }),
  clock: systemClock,
  ids,
  metrics: createMetrics(),
  kinds: mindDomain.kinds,
  producerVersion: '0.0.0-child',
});
const shelf = new Shelf();
shelf.nowMs = nowMs;
manySlices(shelf, sessions);
let isStopping = stops;
function stopOnce(): void {
  if (!isStopping) return;
  isStopping = false;
  writeSync(1, 'stopping\n');
  process.kill(process.pid, 'SIGSTOP');
}
const { consolidation, canon } = await openT3Over(
  { store, ledger },
  { clock: systemClock, ids, folder, hasLocks: isFile, shelf, root: null, leaseMs: 2_000, onReading: stopOnce },
);
const { slices, failed } = await consolidation.consolidator.drain({
  onProgress: ({ done }) => {
    writeSync(1, `${done}\n`);
  },
});
writeSync(1, `${JSON.stringify({ slices, failed, hash: await canon.hash(PROJECT) })}\n`);
await ledger.close();
await store.close();
