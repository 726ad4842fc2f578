// Backing a home up while it is in use, and putting it back.
import { existsSync, realpathSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  DATABASE,
  MIND,
  VERSION,
  findFolder,
  openLedgerOver,
  openSigning,
  openSqlite,
  portsOf,
  postgresUrlOf,
  type HomeOptions,
  type Ports,
} from './assembly.ts';
import { toTimestamp } from './base/clock.ts';
import { keysBroughtBy, readManifest, writeManifest, type Manifest } from './ledger/backup-manifest.ts';
import type { Signing } from './ledger/checkpoints.ts';
import { restoreOnServer } from './server-backups.ts';
import type { Blobs } from './store/blobs.ts';
import { refuse } from './store/contract.ts';
import { sqliteDriver } from './store/dialect/sqlite.ts';
import { makePrivateFolder } from './store/durable-file.ts';
import { lockFile } from './store/file-lock.ts';
import { createFolderBlobs } from './store/folder-blobs.ts';
import { writeHomeConfig, type HomeFolder } from './store/home-folder.ts';
import { knownHome } from './store/home-registry.ts';
import { replaceDatabase } from './store/replace-database.ts';
import type { Store } from './store/store.ts';
import { checkMind, takeOver, type TakenOver } from './take-over.ts';
import { isHomeEmpty } from './work/is-home-empty.ts';

/**
 * Puts the home back to a backup, once that is verified. What is there now is kept; the copy counts as a new host;
 * and it signs a note that it was restored, so that nobody takes it for a rollback. An empty home becomes the one
 * that was backed up.
 */
export async function restoreHome(
  backupFolder: string,
  options: HomeOptions = {},
): Promise<{ readonly home: string; readonly events: number; readonly kept: string }> {
  const ports = portsOf(options);
  const url = postgresUrlOf(options, ports.config);
  if (url !== undefined) return restoreOnServer(url, backupFolder, options, ports);
  const { clock, ids, registry } = ports;
  const home = await findFolder(options, ports, false);
  const location = realpathSync(home.folder);
  await knownHome(registry, location, home.homeId);
  const source = resolve(ports.config.cwd, backupFolder);
  const manifest = await readManifest(source);
  const lock = await lockFile(join(home.folder, 'locks', 'home'));
  try {
    const current = home.database(DATABASE);
    if (manifest.home_id !== home.homeId && !(await isEmpty(home, options, ports))) {
      throw refuse('backup_of_another_home', `${source} is a backup of home ${manifest.home_id}, not of this one`, {
        home_id: home.homeId,
        backup_of: manifest.home_id,
      });
    }
    const incoming = join(home.folder, `${DATABASE}.restoring-${ids.uuid()}.sqlite`);
    const incomingMind = join(home.folder, `${MIND}.restoring-${ids.uuid()}.sqlite`);
    try {
      await copyFile(join(source, `${DATABASE}.sqlite`), incoming);
      const signing = await openSigning(manifest.home_id, options, ports);
      const { events, databaseId, note } = await takeOverCopy(
        home,
        incoming,
        source,
        manifest,
        signing,
        options,
        ports,
      );
      const mindId = await readMind(join(source, `${MIND}.sqlite`), incomingMind, ports);
      const stamp = toTimestamp(clock.now()).replaceAll(/[^0-9]/g, '');
      const keptAs = (database: string) => join(home.backups, `${database}.replaced-${stamp}.sqlite`);
      const kept = keptAs(DATABASE);
      if (manifest.home_id !== home.homeId) {
        await registry.register(location, manifest.home_id);
        await writeHomeConfig(home.folder, manifest, ids);
      }
      const driver = (path: string) => sqliteDriver({ path, clock, random: ports.random });
      if (mindId !== undefined) {
        const mind = home.database(MIND);
        await registry.rememberDatabase(location, MIND, mindId);
        await replaceDatabase(driver(mind), mind, incomingMind, keptAs(MIND));
      }
      await registry.rememberDatabase(location, DATABASE, databaseId);
      await replaceDatabase(driver(current), current, incoming, kept);
      await signing.secondCopy.append(note);
      return { home: home.folder, events, kept };
    } finally {
      for (const path of [incoming, incomingMind]) await rm(path, { force: true });
    }
  } finally {
    await lock.release();
  }
}

interface BackedUp {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly signing: Signing;
}

export async function backup(
  home: HomeFolder,
  folder: string,
  from: BackedUp,
  options: HomeOptions,
  ports: Ports,
): Promise<{ readonly to: string; readonly events: number; readonly blobs: number }> {
  if (existsSync(folder)) throw refuse('backup_exists', `${folder} exists already`, { path: folder });
  await makePrivateFolder(folder);
  try {
    return await fill(home, folder, from, options, ports);
  } catch (error) {
    // What is no backup takes no space, and stands in the way of no other.
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function fill(
  home: HomeFolder,
  folder: string,
  { store, blobs, signing }: BackedUp,
  options: HomeOptions,
  ports: Ports,
): Promise<{ readonly to: string; readonly events: number; readonly blobs: number }> {
  const { clock, ids } = ports;
  const path = join(folder, `${DATABASE}.sqlite`);
  await store.backup(path);
  const mind = home.database(MIND);
  if (existsSync(mind)) {
    await sqliteDriver({ path: mind, clock, random: ports.random }).backup(join(folder, `${MIND}.sqlite`));
  }
  // The copy says which blobs it names: the home may have gone on meanwhile.
  const copy = await openSqlite(home, path, options, ports);
  try {
    const { ledger } = await openLedgerOver(copy, blobs, signing, options, ports);
    const copied = await ledger.copyBlobs(createFolderBlobs({ folder: join(folder, 'blobs'), ids, clock }));
    const { events } = await ledger.status();
    await writeManifest(folder, { home, signing, producerVersion: VERSION, nowMs: clock.now() }, ids);
    return { to: folder, events, blobs: copied };
  } finally {
    await copy.close();
  }
}

async function takeOverCopy(
  home: HomeFolder,
  path: string,
  source: string,
  manifest: Manifest,
  signing: Signing,
  options: HomeOptions,
  ports: Ports,
): Promise<TakenOver> {
  const { clock, ids } = ports;
  const brought = keysBroughtBy(manifest, signing.verifiers);
  const store = await openSqlite(home, path, options, ports);
  try {
    const from = createFolderBlobs({ folder: join(source, 'blobs'), ids, clock });
    const to = createFolderBlobs({ folder: home.blobs(DATABASE), ids, clock });
    return await takeOver(store, { from, to }, signing, brought, options, ports);
  } finally {
    await store.close();
  }
}

/** A copy of the backup's mind, and its id; undefined when the backup has none. */
async function readMind(from: string, to: string, ports: Ports): Promise<string | undefined> {
  if (!existsSync(from)) return undefined;
  await copyFile(from, to);
  const { clock, random } = ports;
  return checkMind(sqliteDriver({ path: to, clock, random }), ports);
}

async function isEmpty(home: HomeFolder, options: HomeOptions, ports: Ports): Promise<boolean> {
  const path = home.database(DATABASE);
  if (!existsSync(path)) return true;
  const store = await openSqlite(home, path, options, ports);
  try {
    return await isHomeEmpty(store);
  } finally {
    await store.close();
  }
}
