// Restores a home in a folder: copies and verifies everything and keeps the current files aside, then exchanges all
// files by a plan.
import { existsSync, realpathSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { isRegularFile } from '../base/regular-file.ts';
import { refuse as refuseStore } from '../store/contract.ts';
import { sqliteDriver } from '../store/dialect/sqlite.ts';
import { syncFile, syncFolder } from '../store/durable-file.ts';
import { lockFile } from '../store/file-lock.ts';
import { createFolderBlobs } from '../store/folder-blobs.ts';
import { adoptBackup } from './adopt-backup.ts';
import { copyDatabase, proveHead, proveRegistered } from './prove-backup.ts';
import { stampOf, type Restored } from './backup.ts';
import { keysBroughtBy, readManifest, type Manifest } from './backup-manifest.ts';
import { refuse, type DatabaseDescriptor } from './contract.ts';
import { folderOf } from './find-home.ts';
import { foreignDatabase } from './foreign-database.ts';
import { createFolderPlace } from './folder-place.ts';
import { lockPathOf, openHomeFolder, type HomeFolder } from './home-folder.ts';
import { knownHome, refuseUnregistered, type KnownHome } from './home-registry.ts';
import { refuseWithoutConfig } from './lost-config.ts';
import { keepDatabase } from './keep-database.ts';
import { isReplaceable } from './is-replaceable.ts';
import { isOwnFile } from './own-file.ts';
import { openSigning } from './open-database.ts';
import type { DatabaseList, HomeOptions, HomePorts } from './ports.ts';
import {
  carryOut,
  finishRestore,
  finishRestoreOf,
  forgetPlan,
  inodeOf,
  isUntouched,
  writePlan,
  type Exchange,
  type RestorePlan,
} from './unfinished-restore.ts';
import { wasHereBefore } from './was-here-before.ts';

/**
 * Restores the home from a backup after verifying that. The current state is kept. Each copy becomes a new host and
 * signs a note that it was restored, so that it is not taken for a rollback. An empty home becomes the home that was
 * backed up. Either all databases are exchanged or none, even if the process is killed: the next process to open the
 * home finishes the exchange.
 */
export async function restoreFolderHome(
  backupFolder: string,
  list: DatabaseList,
  options: HomeOptions,
  ports: HomePorts,
): Promise<Restored> {
  const folder = folderOf(options, ports.config);
  await finishRestoreOf(folder, ports);
  await refuseUnregistered(ports.registry, folder);
  refuseWithoutConfig(folder, ports.config);
  const home = await openHomeFolder(folder, ports, { create: false });
  const location = realpathSync(home.folder);
  await knownHome(ports.registry, location, home.homeId);
  const source = resolve(ports.config.cwd, backupFolder);
  const manifest = await readManifest(source);
  await refuseUnknown(source, list);
  const alone = await lockFile(lockPathOf(home.folder));
  try {
    await finishRestore(location, ports);
    await refuseStrange(location, list, await ports.registry.find(location));
    await checkIsOf(home, location, source, manifest, list, ports);
    const { plan, events, rebuiltRows } = await planRestore(home, location, source, manifest, list, ports);
    await exchange(plan, ports);
    const kept = plan.exchanges.flatMap(({ kept: name }) => (name === null ? [] : join(home.backups, name)));
    const [first = '', ...others] = kept.filter((path) => existsSync(path));
    return {
      home: home.folder,
      events,
      kept: first,
      also_kept: others,
      rebuilt_rows: rebuiltRows,
      is_from_elsewhere: plan.is_from_elsewhere,
    };
  } finally {
    await alone.release();
  }
}

/** A database that only a newer program knows would stay unchanged beside the restored ones. */
async function refuseUnknown(source: string, list: DatabaseList): Promise<void> {
  const known = new Set(list.map(({ name }) => `${name}.sqlite`));
  const unknown = (await readdir(source)).filter((name) => name.endsWith('.sqlite') && !known.has(name));
  if (unknown.length === 0) return;
  throw refuseStore('database_newer', `${source} holds ${unknown.join(', ')}, which this program does not know`, {
    databases: unknown.map((name) => basename(name, '.sqlite')),
  });
}

/** A file in the home that this user did not make is neither opened nor kept aside. */
async function refuseStrange(location: string, list: DatabaseList, known: KnownHome | undefined): Promise<void> {
  for (const { name } of list) {
    const path = join(location, `${name}.sqlite`);
    if (isRegularFile(path) && !(await isOwnFile(path, known, name))) throw foreignDatabase(location, name);
  }
}

/** An empty home becomes the home that was backed up; any other must already be that home. */
async function checkIsOf(
  home: HomeFolder,
  location: string,
  source: string,
  { home_id: backupOf }: Manifest,
  list: DatabaseList,
  ports: HomePorts,
): Promise<void> {
  if (backupOf === home.homeId || (await isReplaceable(createFolderPlace(home, location, ports), list, ports))) return;
  throw refuse('backup_of_another_home', `${source} is a backup of home ${backupOf}, not of this one`, {
    home_id: home.homeId,
    backup_of: backupOf,
  });
}

/**
 * Once the plan is written the restore takes effect, unless it fails before any file was exchanged: then the plan is
 * dropped.
 */
async function exchange(plan: RestorePlan, ports: HomePorts): Promise<void> {
  try {
    await writePlan(plan, ports);
    await carryOut(plan, ports);
  } catch (error) {
    if (isUntouched(plan)) {
      await forgetPlan(plan.location, ports);
      await discard(plan);
    }
    throw error;
  }
}

/**
 * Copies and verifies everything, and keeps the current files under a second name. The home's own files stay
 * unchanged.
 */
export async function planRestore(
  home: HomeFolder,
  location: string,
  source: string,
  manifest: Manifest,
  list: DatabaseList,
  ports: HomePorts,
): Promise<{ readonly plan: RestorePlan; readonly events: number; readonly rebuiltRows: number }> {
  const { home_id, created_at } = manifest;
  const exchanges: Exchange[] = [];
  // Asked before a copy is signed, which leaves traces of that home here.
  const is_from_elsewhere = !(await wasHereBefore(home_id, list, ports));
  const plan: RestorePlan = { location, home_id, created_at, is_from_elsewhere, exchanges };
  const stamp = stampOf(ports.clock);
  let [events, rebuiltRows] = [0, 0];
  try {
    for (const descriptor of list) {
      const { name, derived = false } = descriptor;
      const backedUp = join(source, `${name}.sqlite`);
      const isInBackup = !derived && isRegularFile(backedUp);
      const isListed = manifest.format === 2 && manifest.databases[name] !== undefined;
      if (!isInBackup && (isListed || name === list[0].name)) {
        throw refuse('backup_damaged', `${backedUp} is missing`, { path: backedUp });
      }
      if (isInBackup && !isListed && manifest.format === 2) {
        throw refuse('backup_mismatch', `${backedUp} is not in the backup's list of databases`, { path: backedUp });
      }
      const incoming = isInBackup ? `${name}.restoring-${ports.ids.uuid()}.sqlite` : null;
      // Derived databases are made again.
      const kept = derived ? null : `${name}.replaced-${stamp}.sqlite`;
      const exchanged: Exchange = { database: name, incoming, inode: null, kept, database_id: null, note: null };
      // Recorded before the file is made, so that a failure removes it again.
      exchanges.push(exchanged);
      if (incoming !== null) {
        const adopted = await adopt(home, source, manifest, descriptor, join(location, incoming), ports);
        events += adopted.events;
        rebuiltRows += adopted.rebuiltRows;
        exchanged.inode = inodeOf(join(location, incoming));
        exchanged.database_id = adopted.databaseId;
        exchanged.note = adopted.note;
      }
      if (kept !== null) {
        const { clock, random } = ports;
        const path = join(location, `${name}.sqlite`);
        await keepDatabase(sqliteDriver({ path, clock, random }), path, join(location, 'backups', kept));
      }
    }
    await syncFolder(location);
    return { plan, events, rebuiltRows };
  } catch (error) {
    await discard(plan);
    throw error;
  }
}

async function adopt(
  home: HomeFolder,
  source: string,
  manifest: Manifest,
  descriptor: DatabaseDescriptor,
  incoming: string,
  ports: HomePorts,
) {
  const { clock, ids, random } = ports;
  const { name } = descriptor;
  const backedUp = join(source, `${name}.sqlite`);
  await copyDatabase(backedUp, incoming);
  const copy = sqliteDriver({ path: incoming, clock, random });
  if (manifest.format === 2) await proveHead(copy, backedUp, manifest.databases[name]);
  else await proveRegistered(copy, backedUp, await registeredAs(home, manifest, descriptor, ports));
  const signing = await openSigning(manifest.home_id, name, ports);
  const from = createFolderBlobs({ folder: join(source, 'blobs'), ids, clock });
  const to = createFolderBlobs({ folder: home.blobs(name), ids, clock });
  const driver = sqliteDriver({ path: incoming, clock, random, backupFolder: home.backups });
  const brought = keysBroughtBy(manifest, signing.verifiers);
  const adopted = await adoptBackup({ descriptor, driver, blobs: () => ({ from, to }), signing, brought }, ports);
  await syncFile(incoming);
  return adopted;
}

/**
 * Earlier backups do not say which databases they hold; the registry knows those of the home itself. An optional one may
 * have been made anew since, with another id.
 */
async function registeredAs(
  home: HomeFolder,
  { home_id }: Manifest,
  { name, optional = false }: DatabaseDescriptor,
  { registry }: HomePorts,
): Promise<string | undefined> {
  if (home_id !== home.homeId || optional) return undefined;
  return (await registry.find(realpathSync(home.folder)))?.databases[name];
}

/** Removes the copies and second names of a restore that does not happen. */
async function discard({ location, exchanges }: RestorePlan): Promise<void> {
  for (const { incoming, kept } of exchanges) {
    const made = [
      ...(incoming === null ? [] : [join(location, incoming)]),
      ...(kept === null ? [] : [join(location, 'backups', kept)]),
    ];
    for (const path of made.flatMap((each) => [each, `${each}-wal`, `${each}-shm`])) await rm(path, { force: true });
  }
}
