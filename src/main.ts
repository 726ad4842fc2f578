// The only composition root: opens a home with real clocks, ids, disks and servers behind the ports.
import { dirname, join, resolve } from 'node:path';
import { systemClock, type Clock } from './base/clock.ts';
import { createIds, type Ids } from './base/ids.ts';
import { createMetrics, type Metrics } from './base/metrics.ts';
import { systemRandom, type Random } from './base/random.ts';
import { readConfig, type Config } from './config.ts';
import { openLedger, type Ledger } from './ledger/ledger.ts';
import type { Registration } from './ledger/registry.ts';
import { ledgerSchema } from './ledger/schema.ts';
import { openSigningFiles } from './ledger/signing-files.ts';
import { sqliteDriver } from './store/dialect/sqlite.ts';
import { createFolderBlobs } from './store/folder-blobs.ts';
import { HOME_NAME, findHome, openHomeFolder } from './store/home-folder.ts';
import type { MigrationSequence } from './store/migrations.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { makePrivateFolder } from './store/durable-file.ts';

export { defineEvent, defineStreamKind } from './ledger/contract.ts';
export { register } from './ledger/registry.ts';
export { Bug, Failure, Refusal } from './base/errors.ts';
export { readConfig, type Config } from './config.ts';
export { HOME_NAME } from './store/home-folder.ts';
export { verifyProof } from './ledger/proof.ts';
export { parseVerifierKey } from './base/signed-note.ts';
export type { Ledger } from './ledger/ledger.ts';
export type { AppendResult, EventRow, StreamInfo, StreamRef } from './ledger/contract.ts';
export type { VerifyReport } from './ledger/verify.ts';

/** Kept equal to package.json by a test. */
export const VERSION = '0.1.0';

export interface OpenHomeOptions {
  /** The home folder itself. Else `THROUGHLINE_HOME`, else the nearest `.throughline/` upward from the working directory. */
  readonly folder?: string;
  /** Makes the home when there is none. */
  readonly create?: boolean;
  /** The kinds of stream that the program adds, with their tables. */
  readonly kinds?: readonly Registration[];
  readonly schemas?: readonly MigrationSequence[];
  readonly config?: Config;
  readonly clock?: Clock;
  readonly random?: Random;
}

export interface Home {
  readonly folder: string;
  readonly homeId: string;
  readonly createdAt: string;
  /** The project's folder: the one that holds `.throughline/`. */
  readonly root: string;
  readonly store: Store;
  readonly ledger: Ledger;
  readonly metrics: Metrics;
  readonly ids: Ids;
  /** Where the public half of the signing key is. */
  readonly verifierKeyPath: string;
  close(): Promise<void>;
}

const DATABASE = 'work';

export async function openHome(options: OpenHomeOptions = {}): Promise<Home> {
  const { config = readConfig(), clock = systemClock, random = systemRandom, kinds = [], schemas = [] } = options;
  const ids = createIds(clock, random);
  const wanted = options.folder ?? config.home ?? findHome(config.cwd) ?? join(config.cwd, HOME_NAME);
  const home = await openHomeFolder(resolve(config.cwd, wanted), { clock, ids }, { create: options.create ?? false });
  const metrics = createMetrics();
  await makePrivateFolder(home.backups);
  const store = await openStore(
    sqliteDriver({ path: home.database(DATABASE), clock, random, backupFolder: home.backups }),
    {
      clock,
      producerVersion: VERSION,
      sequences: [ledgerSchema, ...schemas],
    },
  );
  try {
    const signing = await openSigningFiles({
      folder: config.configFolder,
      homeId: home.homeId,
      database: DATABASE,
      clock,
      ids,
      random,
    });
    const blobs = createFolderBlobs({ folder: home.blobs(DATABASE), ids, clock });
    const ledger = await openLedger({ store, blobs, clock, ids, metrics, kinds, producerVersion: VERSION, signing });
    return {
      folder: home.folder,
      homeId: home.homeId,
      createdAt: home.createdAt,
      root: dirname(home.folder),
      store,
      ledger,
      metrics,
      ids,
      verifierKeyPath: join(config.configFolder, 'keys', `${home.homeId}.pub`),
      async close() {
        await ledger.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
