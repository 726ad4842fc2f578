// Backs a home in a folder up while it is in use, and puts it back: every database of the list, or none.
import { existsSync, realpathSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createMetrics } from '../base/metrics.ts';
import { VERSION } from '../base/version.ts';
import { refuse as refuseStore } from '../store/contract.ts';
import { sqliteDriver } from '../store/dialect/sqlite.ts';
import { makePrivateFolder } from '../store/durable-file.ts';
import { lockFile } from '../store/file-lock.ts';
import { createFolderBlobs } from '../store/folder-blobs.ts';
import { adoptBackup } from './adopt-backup.ts';
import { stampOf, type BackedUp, type Restored } from './backup.ts';
import { keysBroughtBy, readManifest, writeManifest, type Manifest } from './backup-manifest.ts';
import { refuse, type DatabaseDescriptor } from './contract.ts';
import type { HomeDatabases } from './databases.ts';
import { folderOf } from './find-home.ts';
import { createFolderPlace } from './folder-place.ts';
import { lockPathOf, openHomeFolder, type HomeFolder } from './home-folder.ts';
import { knownHome } from './home-registry.ts';
import { mayBeReplaced } from './may-be-replaced.ts';
import { openLedgerOver, openSigning, openStoreOf } from './open-database.ts';
import type { DatabaseList, HomeOptions, HomePorts } from './ports.ts';
import { carryOut, finishRestoreOf, writePlan, type Exchange, type RestorePlan } from './unfinished-restore.ts';

const fileOf = (folder: string, name: string): string => join(folder, `${name}.sqlite`);

// ── Backup ───────────────────────────────────────────────────────────────────────────────────────────────────

export async function backupFolderHome(
  home: HomeFolder,
  folder: string,
  list: DatabaseList,
  databases: HomeDatabases,
  ports: HomePorts,
): Promise<BackedUp> {
  if (existsSync(folder)) throw refuseStore('backup_exists', `${folder} exists already`, { path: folder });
  await makePrivateFolder(folder);
  try {
    const made = new Map((await databases.made()).map((database) => [database.name, database]));
    let [events, blobs] = [0, 0];
    for (const descriptor of list) {
      const database = made.get(descriptor.name);
      if (!database || descriptor.derived) continue;
      await database.store.backup(fileOf(folder, descriptor.name));
      const copied = await copyBlobs(home, folder, descriptor, database.blobs, ports);
      events += copied.events;
      blobs += copied.blobs;
    }
    const signing = await openSigning(home.homeId, list[0].name, ports);
    const of = { home, signing, producerVersion: VERSION, nowMs: ports.clock.now() };
    await writeManifest(folder, of, ports.ids);
    return { to: folder, events, blobs };
  } catch (error) {
    // Half a backup takes no space, and stands in the way of no other.
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The copy says which blobs it names: the home may have gone on meanwhile. Named by their content, all share a folder. */
async function copyBlobs(
  home: HomeFolder,
  folder: string,
  descriptor: DatabaseDescriptor,
  from: Parameters<typeof openLedgerOver>[1],
  ports: HomePorts,
): Promise<{ readonly events: number; readonly blobs: number }> {
  const { clock, random, ids } = ports;
  const path = fileOf(folder, descriptor.name);
  const store = await openStoreOf(descriptor, sqliteDriver({ path, clock, random, backupFolder: home.backups }), ports);
  try {
    const ledger = await openLedgerOver(store, from, descriptor, ports, {
      metrics: createMetrics(),
      signing: undefined,
    });
    const blobs = await ledger.copyBlobs(createFolderBlobs({ folder: join(folder, 'blobs'), ids, clock }));
    return { events: (await ledger.status()).events, blobs };
  } finally {
    await store.close();
  }
}

// ── Restore ──────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Puts the home back to a backup once that is verified. What is there now is kept; each copy counts as a new host, and
 * signs a note that it was restored, so that it is not taken for a rollback. An empty home becomes the one that was
 * backed up. All databases are exchanged or none, also when the process is killed: the next one to open the home finishes.
 */
export async function restoreFolderHome(
  backupFolder: string,
  list: DatabaseList,
  options: HomeOptions,
  ports: HomePorts,
): Promise<Restored> {
  const { registry } = ports;
  const folder = folderOf(options, ports.config);
  await finishRestoreOf(folder, ports);
  const home = await openHomeFolder(folder, ports, { create: false });
  const location = realpathSync(home.folder);
  await knownHome(registry, location, home.homeId);
  const source = resolve(ports.config.cwd, backupFolder);
  const manifest = await readManifest(source);
  const alone = await lockFile(lockPathOf(home.folder));
  try {
    return await restoreAlone(home, location, source, manifest, list, ports);
  } finally {
    await alone.release();
  }
}

async function restoreAlone(
  home: HomeFolder,
  location: string,
  source: string,
  manifest: Manifest,
  list: DatabaseList,
  ports: HomePorts,
): Promise<Restored> {
  if (
    manifest.home_id !== home.homeId &&
    !(await mayBeReplaced(createFolderPlace(home, location, ports), list, ports))
  ) {
    throw refuse('backup_of_another_home', `${source} is a backup of home ${manifest.home_id}, not of this one`, {
      home_id: home.homeId,
      backup_of: manifest.home_id,
    });
  }
  const incoming: string[] = [];
  let isPlanned = false;
  try {
    const { plan, events } = await planRestore(home, location, source, list, ports, incoming);
    await writePlan(plan, ports);
    isPlanned = true;
    await carryOut(plan, ports);
    return { home: home.folder, events, kept: plan.exchanges[0]?.kept ?? '' };
  } finally {
    // What is planned belongs to the plan.
    if (!isPlanned) for (const path of incoming) await rm(path, { force: true });
  }
}

/** Copies and verifies everything; the home's own files are not touched. `copies` hears of each that it makes. */
export async function planRestore(
  home: HomeFolder,
  location: string,
  source: string,
  list: DatabaseList,
  ports: HomePorts,
  copies: string[],
): Promise<{ readonly plan: RestorePlan; readonly events: number }> {
  const { clock, ids, random } = ports;
  const manifest = await readManifest(source);
  const stamp = stampOf(clock);
  const from = createFolderBlobs({ folder: join(source, 'blobs'), ids, clock });
  const exchanges: Exchange[] = [];
  let events = 0;
  for (const descriptor of list) {
    const { name, derived = false } = descriptor;
    const backedUp = fileOf(source, name);
    const exchange = {
      database: name,
      current: home.database(name),
      // What is derived is made again.
      kept: derived ? null : join(home.backups, `${name}.replaced-${stamp}.sqlite`),
    };
    if (derived || !existsSync(backedUp)) {
      if (name === list[0].name) throw refuse('backup_damaged', `${backedUp} is missing`, { path: backedUp });
      exchanges.push({ ...exchange, incoming: null, database_id: null, note: null });
      continue;
    }
    const incoming = join(home.folder, `${name}.restoring-${ids.uuid()}.sqlite`);
    copies.push(incoming);
    await copyFile(backedUp, incoming);
    const signing = await openSigning(manifest.home_id, name, ports);
    const to = createFolderBlobs({ folder: home.blobs(name), ids, clock });
    const driver = sqliteDriver({ path: incoming, clock, random, backupFolder: home.backups });
    const brought = keysBroughtBy(manifest, signing.verifiers);
    const adopted = await adoptBackup({ descriptor, driver, blobs: () => ({ from, to }), signing, brought }, ports);
    events += adopted.events;
    exchanges.push({ ...exchange, incoming, database_id: adopted.databaseId, note: adopted.note });
  }
  const { home_id, created_at } = manifest;
  return { plan: { location, folder: home.folder, home_id, created_at, exchanges }, events };
}
