// Backups of a home on Postgres, which are schemas beside its own: made while it is in use; put back by copying,
// verifying and exchanging, while nobody else is there.
import { DATABASE, MIND, openSigning, serverBlobs, storeOptions, type HomeOptions, type Ports } from './assembly.ts';
import { toTimestamp } from './base/clock.ts';
import { Failure } from './base/errors.ts';
import { readHead } from './ledger/queries.ts';
import { refuse } from './store/contract.ts';
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
import { checkMind, takeOver } from './take-over.ts';
import { isHomeEmpty } from './work/is-home-empty.ts';

const isOwn = (schema: string): boolean => schema === DATABASE || schema === MIND;
const mindOf = (backup: string): string => `${backup}_${MIND}`;

export async function backupOnServer(
  url: string,
  to: string,
): Promise<{ readonly to: string; readonly events: number; readonly blobs: number }> {
  // Also before there is a mind: the copy would be taken for it.
  if (isOwn(to)) throw refuse('backup_exists', `Schema ${to} is the home's own`, { schema: to });
  const hasMind = await schemaExists(url, MIND);
  await copySchemas(url, { [DATABASE]: to, ...(hasMind ? { [MIND]: mindOf(to) } : {}) });
  return { to, events: (await headOf(url, to))?.position ?? 0, blobs: 0 };
}

export async function restoreOnServer(
  url: string,
  backup: string,
  options: HomeOptions,
  ports: Ports,
): Promise<{ readonly home: string; readonly events: number; readonly kept: string }> {
  const { clock, registry } = ports;
  const { location } = postgresDriver({ url, schema: DATABASE });
  if (isOwn(backup) || !(await schemaExists(url, backup))) {
    throw refuse('backup_missing', `There is no backup in a schema "${backup}"`, { schema: backup });
  }
  const homeId = (await headOf(url, backup))?.database_id;
  if (homeId === undefined) throw refuse('backup_damaged', `Schema "${backup}" holds no ledger`, { schema: backup });
  // Before anything is copied; whoever comes meanwhile is found when it is exchanged.
  await checkAlone(url, DATABASE, clock);
  await checkIsOf(homeId, url, options, ports);
  const stamp = toTimestamp(clock.now()).replaceAll(/[^0-9]/g, '');
  const exchangeOf = (current: string) => ({
    current,
    incoming: `${current}_restoring_${stamp}`,
    kept: `${current}_replaced_${stamp}`,
  });
  const [work, mind] = [exchangeOf(DATABASE), exchangeOf(MIND)];
  const hasMind = await schemaExists(url, mindOf(backup));
  try {
    await copySchemas(url, { [backup]: work.incoming, ...(hasMind ? { [mindOf(backup)]: mind.incoming } : {}) });
    const signing = await openSigning(homeId, options, ports);
    const { events, note } = await withStore(url, work.incoming, options, ports, (store) => {
      const blobs = serverBlobs(store, homeId, options, ports);
      return takeOver(store, { from: blobs, to: undefined }, signing, [], options, ports);
    });
    const mindId = hasMind ? await checkMind(postgresDriver({ url, schema: mind.incoming }), ports) : undefined;
    await exchangeSchemas(url, hasMind ? [work, mind] : [work], clock);
    await signing.secondCopy.append(note);
    if ((await registry.find(location))?.home_id !== homeId) await registry.register(location, homeId);
    if (mindId !== undefined) await registry.rememberDatabase(location, MIND, mindId);
    return { home: location, events, kept: work.kept };
  } finally {
    await dropSchemas(url, [work.incoming, mind.incoming]);
  }
}

/** An empty home becomes the one that was backed up; any other must be that one already. */
async function checkIsOf(backupOf: string, url: string, options: HomeOptions, ports: Ports): Promise<void> {
  const { location } = postgresDriver({ url, schema: DATABASE });
  const current = (await headOf(url, DATABASE))?.database_id;
  const homeId = current ?? (await ports.registry.find(location))?.home_id;
  if (homeId === undefined || homeId === backupOf) return;
  if (current !== undefined && (await withStore(url, DATABASE, options, ports, isHomeEmpty))) return;
  throw refuse('backup_of_another_home', `The backup is of home ${backupOf}, not of this one`, {
    home_id: homeId,
    backup_of: backupOf,
  });
}

/** Read as it stands, neither migrated nor made. Undefined where it is too damaged to say: that is what a backup is for. */
async function headOf(url: string, schema: string) {
  const conn = await postgresDriver({ url, schema }).connect('read');
  try {
    return await conn.get(readHead, []);
  } catch (error) {
    if (error instanceof Failure && error.code === 'database_error') return undefined;
    throw error;
  } finally {
    await conn.close();
  }
}

async function withStore<T>(
  url: string,
  schema: string,
  options: HomeOptions,
  ports: Ports,
  body: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await openStore(postgresDriver({ url, schema }), storeOptions(options, ports));
  try {
    return await body(store);
  } finally {
    await store.close();
  }
}
