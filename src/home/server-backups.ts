// Backups of a home on Postgres: schemas beside its own. They are made while the home is in use, and restored by
// copying, verifying and exchanging while no other process is connected.
import { Failure } from '../base/errors.ts';
import { readHead } from '../ledger/queries.ts';
import { refuse as refuseStore } from '../store/contract.ts';
import {
  checkAlone,
  copySchemas,
  dropSchemas,
  exchangeSchemas,
  hasTables,
  isOwnSchema,
  schemaExists,
  type Exchange,
} from '../store/dialect/postgres-schemas.ts';
import { postgresDriver } from '../store/dialect/postgres.ts';
import { adoptBackup, type Adopted } from './adopt-backup.ts';
import { stampOf, type BackedUp, type Restored } from './backup.ts';
import { refuse, type DatabaseDescriptor } from './contract.ts';
import { isReplaceable } from './is-replaceable.ts';
import { openSigning } from './open-database.ts';
import type { DatabaseList, HomePorts } from './ports.ts';
import { createServerPlace } from './server-place.ts';

/** The schema that holds the copy of a database in the backup of that name. */
function copyOf(backup: string, name: string, [first]: DatabaseList): string {
  return name === first.name ? backup : `${backup}_${name}`;
}

const isOwn = (schema: string, list: DatabaseList): boolean => list.some(({ name }) => name === schema);

export async function backupServerHome(
  url: string,
  to: string,
  list: DatabaseList,
  { registry }: HomePorts,
): Promise<BackedUp> {
  // Also if that database does not exist yet: the copy would be taken for it.
  if (isOwn(to, list)) throw refuseStore('backup_exists', `Schema ${to} is the home's own`, { schema: to });
  const copies: Record<string, string> = {};
  const known = (await registry.find(postgresDriver({ url, schema: list[0].name }).location))?.databases ?? {};
  for (const { name, derived } of list) {
    if (derived) continue;
    if (await isOwnSchema(url, name)) copies[name] = copyOf(to, name, list);
    else if (known[name] !== undefined) throw refuse('database_missing', `Schema ${name} is gone`, { schema: name });
  }
  await copySchemas(url, copies);
  let events = 0;
  for (const copy of Object.values(copies)) events += (await headOf(url, copy))?.position ?? 0;
  return { to, events, blobs: 0 };
}

export async function restoreServerHome(
  url: string,
  backup: string,
  list: DatabaseList,
  ports: HomePorts,
): Promise<Restored> {
  const { clock, registry } = ports;
  const [first] = list;
  const { location } = postgresDriver({ url, schema: first.name });
  if (isOwn(backup, list) || !(await schemaExists(url, backup))) {
    throw refuse('backup_missing', `There is no backup in a schema "${backup}"`, { schema: backup });
  }
  const homeId = (await headOf(url, backup))?.database_id;
  if (homeId === undefined) throw refuse('backup_damaged', `Schema "${backup}" holds no ledger`, { schema: backup });
  // Checked before anything is copied; a process that connects later is noticed when the schemas are exchanged.
  await checkAlone(url, first.name, clock);
  await refuseForeign(url, list);
  await checkIsOf(homeId, url, list, ports);
  const stamp = stampOf(clock);
  const copies = new Map<string, string>();
  const exchanges: Exchange[] = [];
  for (const { name, derived } of list) {
    const copy = copyOf(backup, name, list);
    const isInBackup = !derived && (await schemaExists(url, copy));
    const incoming = isInBackup ? `${name}_restoring_${stamp}` : undefined;
    if (incoming !== undefined) copies.set(copy, incoming);
    else if (!(await isOwnSchema(url, name))) continue;
    exchanges.push({ current: name, incoming, kept: `${name}_replaced_${stamp}` });
  }
  const adopted = new Map<string, Adopted>();
  try {
    await copySchemas(url, Object.fromEntries(copies));
    for (const descriptor of list) {
      const incoming = copies.get(copyOf(backup, descriptor.name, list));
      if (incoming !== undefined)
        adopted.set(descriptor.name, await adopt(url, incoming, descriptor, homeId, list, ports));
    }
    // Before the exchange, so that a process killed after it leaves none missing.
    await registry.setDatabases(
      location,
      Object.fromEntries(list.slice(1).flatMap(({ name }) => (adopted.has(name) ? [] : [[name, null]]))),
    );
    await exchangeSchemas(url, exchanges, clock);
    for (const [name, { note }] of adopted) {
      const { secondCopy } = await openSigning(homeId, name, ports);
      await secondCopy.append(note);
    }
    if ((await registry.find(location))?.home_id !== homeId) await registry.register(location, homeId);
    const [, ...others] = list;
    await registry.setDatabases(
      location,
      Object.fromEntries(others.map(({ name }) => [name, adopted.get(name)?.databaseId ?? null])),
    );
    // Derived databases are made again.
    const derived = new Set(list.flatMap((each) => (each.derived ? each.name : [])));
    await dropSchemas(
      url,
      exchanges.flatMap(({ current, kept }) => (derived.has(current) ? kept : [])),
    );
    const events = [...adopted.values()].reduce((sum, each) => sum + each.events, 0);
    const rebuiltRows = [...adopted.values()].reduce((sum, each) => sum + each.rebuiltRows, 0);
    const kept = exchanges.filter(({ current }) => !derived.has(current));
    const alsoKept: string[] = [];
    for (const { current, kept: name } of kept) {
      if (current !== first.name && (await schemaExists(url, name))) alsoKept.push(name);
    }
    const keptAs = `${first.name}_replaced_${stamp}`;
    // A server's projects are in folders of several machines: where they are is left to their users.
    return {
      home: location,
      events,
      kept: keptAs,
      also_kept: alsoKept,
      rebuilt_rows: rebuiltRows,
      is_from_elsewhere: false,
    };
  } finally {
    await dropSchemas(url, [...copies.values()]);
  }
}

/** A schema of our name that another program made stays where it is. */
async function refuseForeign(url: string, list: DatabaseList): Promise<void> {
  for (const { name } of list) {
    if ((await isOwnSchema(url, name)) || !(await hasTables(url, name))) continue;
    throw refuseStore('database_foreign', `Schema ${name} holds tables that Throughline did not make`, {
      schema: name,
    });
  }
}

async function adopt(
  url: string,
  schema: string,
  descriptor: DatabaseDescriptor,
  homeId: string,
  [first]: DatabaseList,
  ports: HomePorts,
): Promise<Adopted> {
  const signing = await openSigning(homeId, descriptor.name, ports);
  const place = createServerPlace(url, first.name, ports);
  return adoptBackup(
    {
      descriptor,
      driver: postgresDriver({ url, schema }),
      blobs: (store) => ({ from: place.blobs(descriptor.name, { homeId, store }) }),
      signing,
      brought: [],
    },
    ports,
  );
}

/** An empty home becomes the home that was backed up; any other must already be that home. */
async function checkIsOf(backupOf: string, url: string, list: DatabaseList, ports: HomePorts): Promise<void> {
  const [first] = list;
  const place = createServerPlace(url, first.name, ports);
  const current = (await headOf(url, first.name))?.database_id;
  const homeId = current ?? (await ports.registry.find(place.location))?.home_id;
  if (homeId === undefined || homeId === backupOf) return;
  if (current !== undefined && (await isReplaceable(place, list, ports))) return;
  throw refuse('backup_of_another_home', `The backup is of home ${backupOf}, not of this one`, {
    home_id: homeId,
    backup_of: backupOf,
  });
}

/**
 * Read as it is, without migrating or creating anything. Undefined if it is too damaged to tell, which is what a
 * backup is for.
 */
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
