// The database that a trial tortures, opened as a program would, or from its parts so that every storage call shows.
import { join } from 'node:path';
import { systemClock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { systemRandom } from '../../src/base/random.ts';
import { openKernel, type Kernel } from '../../src/kernel/kernel.ts';
import { identifyLedger } from '../../src/ledger/ledger.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { openSigningFiles } from '../../src/ledger/proof/signing-files.ts';
import { createTableBlobs } from '../../src/ledger/blobs/table-blobs.ts';
import { openHome, readConfig, VERSION, type Home } from '../../src/main.ts';
import { postgresDriver } from '../../src/store/dialect/postgres.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import { createFolderBlobs } from '../../src/store/folder-blobs.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { StorageProbe, Store } from '../../src/store/store.ts';
import { boardRegistration, boardSchema, logRegistration } from '../support/board.ts';

export interface Target {
  /** The home on SQLite. */
  readonly folder: string;
  readonly configFolder: string;
  /** A URL: then the home is there instead. */
  readonly postgres?: string;
}

export interface Opened {
  readonly store: Store;
  readonly ledger: Kernel;
  close(): Promise<void>;
}

const KINDS = [boardRegistration, logRegistration];

export function targetIn(folder: string, postgres?: string): Target {
  return {
    folder: join(folder, 'home'),
    configFolder: join(folder, 'config'),
    ...(postgres === undefined ? {} : { postgres }),
  };
}

export function openTarget({ folder, configFolder, postgres }: Target): Promise<Home> {
  return openHome({
    ...(postgres === undefined ? { folder } : { postgres }),
    create: true,
    kinds: KINDS,
    schemas: [boardSchema],
    config: { ...readConfig(), configFolder },
  });
}

export interface PartsOptions {
  readonly probe?: StorageProbe;
  readonly lockTimeoutMs?: number;
}

/** The parts of a home without the folder around it. */
export async function openParts({ folder, configFolder, postgres }: Target, options: PartsOptions): Promise<Opened> {
  const [clock, random] = [systemClock, systemRandom];
  const ids = createIds(clock, random);
  const { probe } = options;
  const path = join(folder, 'work.sqlite');
  const driver =
    postgres === undefined
      ? sqliteDriver({ path, clock, random, ...options })
      : postgresDriver({ url: postgres, schema: 'work', ...options });
  const store = await openStore(driver, {
    clock,
    producerVersion: VERSION,
    sequences: [ledgerSchema, boardSchema],
  });
  const { database_id: homeId } = await identifyLedger(store, ids);
  const signing = await openSigningFiles({ folder: configFolder, homeId, database: 'work', clock, ids, random });
  const secondCopy = {
    ...signing.secondCopy,
    append: async (note: string) => {
      probe?.({ at: 'before', what: 'second copy' });
      await signing.secondCopy.append(note);
      probe?.({ at: 'after', what: 'second copy' });
    },
  };
  const blobs =
    postgres === undefined
      ? createFolderBlobs({ folder: join(folder, 'blobs'), ids, clock, ...(probe ? { probe } : {}) })
      : createTableBlobs(store);
  const ledger = await openKernel({
    store,
    blobs,
    clock,
    ids,
    metrics: createMetrics(),
    kinds: KINDS,
    producerVersion: VERSION,
    signing: { ...signing, secondCopy },
  });
  return {
    store,
    ledger,
    async close() {
      await ledger.close();
      await store.close();
    },
  };
}
