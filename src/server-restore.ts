// Putting a home on Postgres back to a backup, which is a schema beside its own: copied, verified, then exchanged.
import { DATABASE, MIND, openSigning, serverBlobs, storeOptions, type HomeOptions, type Ports } from './assembly.ts';
import { toTimestamp } from './base/clock.ts';
import { Failure } from './base/errors.ts';
import type { Signing } from './ledger/checkpoints.ts';
import { identifyLedger } from './ledger/ledger.ts';
import type { Blobs } from './store/blobs.ts';
import { refuse } from './store/contract.ts';
import type { Driver } from './store/dialect/connection.ts';
import {
  checkAlone,
  copySchemas,
  dropSchemas,
  exchangeSchemas,
  schemaExists,
} from './store/dialect/postgres-schemas.ts';
import { postgresDriver } from './store/dialect/postgres.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { isUntouched } from './work/untouched.ts';

export interface Judges {
  /** Verifies what is to be the ledger, and makes it this home's own; how many events it holds. */
  takeOver(store: Store, blobs: Blobs, signing: Signing): Promise<number>;
  /** The id of a mind that is sound. */
  checkMind(driver: Driver): Promise<string>;
}

export async function restoreOnServer(
  url: string,
  backup: string,
  judges: Judges,
  options: HomeOptions,
  ports: Ports,
): Promise<{ readonly home: string; readonly events: number; readonly kept: string }> {
  const { clock, ids, registry } = ports;
  const driver = (schema: string) => postgresDriver({ url, schema });
  const { location } = driver(DATABASE);
  const isOwn = backup === DATABASE || backup === MIND;
  if (isOwn || !(await schemaExists(url, backup))) {
    throw refuse('backup_missing', `There is no backup in a schema "${backup}"`, { schema: backup });
  }
  // Before anything is signed; whoever comes meanwhile is found when it is exchanged.
  await checkAlone(url, DATABASE, clock);
  const stamp = toTimestamp(clock.now()).replaceAll(/[^0-9]/g, '');
  const exchangeOf = (current: string) => ({
    current,
    incoming: `${current}_restoring_${stamp}`,
    kept: `${current}_replaced_${stamp}`,
  });
  const [work, mind] = [exchangeOf(DATABASE), exchangeOf(MIND)];
  const mindBackup = `${backup}_${MIND}`;
  const hasMind = await schemaExists(url, mindBackup);
  try {
    await copySchemas(url, { [backup]: work.incoming, ...(hasMind ? { [mindBackup]: mind.incoming } : {}) });
    const store = await openStore(driver(work.incoming), storeOptions(options, ports));
    const { homeId, events } = await using(store, async () => {
      const { database_id: id } = await identifyLedger(store, ids);
      const isThere = await schemaExists(url, DATABASE);
      const current = isThere ? await lookAt(driver(DATABASE), options, ports) : undefined;
      await checkIsOf(id, current, location, ports);
      const signing = await openSigning(id, options, ports);
      const blobs = serverBlobs(store, id, options, ports);
      return { homeId: id, events: await judges.takeOver(store, blobs, signing) };
    });
    const mindId = hasMind ? await judges.checkMind(driver(mind.incoming)) : undefined;
    await exchangeSchemas(url, hasMind ? [work, mind] : [work], clock);
    if ((await registry.find(location))?.home_id !== homeId) await registry.register(location, homeId);
    if (mindId !== undefined) await registry.rememberDatabase(location, MIND, mindId);
    return { home: location, events, kept: work.kept };
  } finally {
    await dropSchemas(url, [work.incoming, mind.incoming]);
  }
}

/** An empty home becomes the one that was backed up; any other must be that one already. */
async function checkIsOf(
  backupOf: string,
  current: Current | undefined,
  location: string,
  { registry }: Ports,
): Promise<void> {
  const homeId = current?.homeId ?? (await registry.find(location))?.home_id;
  if (homeId === undefined || homeId === backupOf || current?.isEmpty) return;
  throw refuse('backup_of_another_home', `The backup is of home ${backupOf}, not of this one`, {
    home_id: homeId,
    backup_of: backupOf,
  });
}

interface Current {
  readonly homeId: string;
  readonly isEmpty: boolean;
}

/** Undefined of one so damaged that it cannot say: that is what a backup is for. */
async function lookAt(driver: Driver, options: HomeOptions, ports: Ports): Promise<Current | undefined> {
  try {
    const store = await openStore(driver, storeOptions(options, ports));
    return await using(store, async () => {
      const { database_id: homeId } = await identifyLedger(store, ports.ids);
      return { homeId, isEmpty: await isUntouched(store) };
    });
  } catch (error) {
    if (error instanceof Failure && error.code === 'database_error') return undefined;
    throw error;
  }
}

async function using<T>(store: Store, body: () => Promise<T>): Promise<T> {
  try {
    return await body();
  } finally {
    await store.close();
  }
}
