// Backs up a home in a folder while it is in use: every database of the list, its blobs, and the keys that signed them.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Bug, Failure } from '../base/errors.ts';
import { createMetrics } from '../base/metrics.ts';
import { VERSION } from '../base/version.ts';
import { readHeadRow } from '../ledger/queries.ts';
import { refuse as refuseStore } from '../store/contract.ts';
import { sqliteDriver } from '../store/dialect/sqlite.ts';
import { makePrivateFolder } from '../store/durable-file.ts';
import { createFolderBlobs } from '../store/folder-blobs.ts';
import type { BackedUp } from './backup.ts';
import { writeManifest, type BackedUpHead } from './backup-manifest.ts';
import type { DatabaseDescriptor } from './contract.ts';
import type { HomeDatabases } from './databases.ts';
import type { HomeFolder } from './home-folder.ts';
import { openLedgerOver, openSigning, openStoreOf } from './open-database.ts';
import type { DatabaseList, HomePorts } from './ports.ts';

const fileOf = (folder: string, name: string): string => join(folder, `${name}.sqlite`);

export async function backupFolderHome(
  home: HomeFolder,
  folder: string,
  list: DatabaseList,
  databases: HomeDatabases,
  ports: HomePorts,
): Promise<BackedUp> {
  if (existsSync(folder)) throw folderExists(folder);
  await makeBackupFolder(folder);
  try {
    const made = new Map((await databases.made()).map((database) => [database.name, database]));
    let [events, blobs] = [0, 0];
    const heads: Record<string, BackedUpHead> = {};
    for (const descriptor of list) {
      const database = made.get(descriptor.name);
      if (!database || descriptor.derived) continue;
      await database.store.backup(fileOf(folder, descriptor.name));
      const copied = await copyBlobs(home, folder, descriptor, database.blobs, ports);
      heads[descriptor.name] = copied.head;
      events += copied.head.position;
      blobs += copied.blobs;
    }
    const signing = await openSigning(home.homeId, list[0].name, ports);
    const of = { home, signing, databases: heads, producerVersion: VERSION, nowMs: ports.clock.now() };
    await writeManifest(folder, of, ports.ids);
    return { to: folder, events, blobs };
  } catch (error) {
    // An incomplete backup is removed: it would take space and block the name for the next one.
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The caller chose the name, so a folder that cannot be made is the caller's to change; a full disk is not. */
async function makeBackupFolder(folder: string): Promise<void> {
  const refused = (message: string, cause?: unknown) =>
    refuseStore('backup_folder_unusable', message, { path: folder }, cause);
  let isMade: boolean;
  try {
    isMade = await makePrivateFolder(folder);
  } catch (error) {
    if (!(error instanceof Failure) || error.retry.retry || !CALLERS.has(error.code)) throw error;
    throw refused(error.message, error);
  }
  // Some places, such as /proc, take no folder and do not say so.
  if (!existsSync(folder)) throw refused(`${folder} cannot be made`);
  // Another backup has made it since we looked: it writes there, and would be removed with ours if ours failed.
  if (!isMade) throw folderExists(folder);
}

const folderExists = (folder: string) => refuseStore('backup_exists', `${folder} exists already`, { path: folder });

const CALLERS = new Set(['read_only', 'storage_unusable']);

/**
 * The copy says which blobs it references, because the home may have changed meanwhile. Blobs are named by their
 * content, so all databases share one folder.
 */
async function copyBlobs(
  home: HomeFolder,
  folder: string,
  descriptor: DatabaseDescriptor,
  from: Parameters<typeof openLedgerOver>[1],
  ports: HomePorts,
): Promise<{ readonly head: BackedUpHead; readonly blobs: number }> {
  const { clock, random, ids } = ports;
  const path = fileOf(folder, descriptor.name);
  const store = await openStoreOf(descriptor, sqliteDriver({ path, clock, random, backupFolder: home.backups }), ports);
  try {
    const ledger = await openLedgerOver(store, from, descriptor, ports, {
      metrics: createMetrics(),
      signing: undefined,
    });
    const blobs = await ledger.copyBlobs(createFolderBlobs({ folder: join(folder, 'blobs'), ids, clock }));
    const head = await store.read((tx) => tx.get(readHeadRow));
    if (!head) throw new Bug('a backup has no ledger');
    return { head, blobs };
  } finally {
    await store.close();
  }
}
