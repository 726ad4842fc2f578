// The only composition root: opens a home with real clocks, ids, disks and servers behind the ports.
import { existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { systemClock, toTimestamp, type Clock } from './base/clock.ts';
import { Failure } from './base/errors.ts';
import { createIds, type Ids } from './base/ids.ts';
import { createMetrics, type Metrics } from './base/metrics.ts';
import { systemFetch } from './base/network.ts';
import { systemRandom, type Random } from './base/random.ts';
import { readConfig, type Config, type S3Config } from './config.ts';
import { identifyLedger, openLedger, type Ledger } from './ledger/ledger.ts';
import type { Registration } from './ledger/registry.ts';
import { ledgerSchema } from './ledger/schema.ts';
import { openSigningFiles } from './ledger/signing-files.ts';
import { refuse } from './store/contract.ts';
import type { Blobs } from './store/blobs.ts';
import { postgresDriver } from './store/dialect/postgres.ts';
import { sqliteDriver } from './store/dialect/sqlite.ts';
import { makePrivateFolder, syncFile, syncFolder } from './store/durable-file.ts';
import { lockFile } from './store/file-lock.ts';
import { createFolderBlobs } from './store/folder-blobs.ts';
import { HOME_NAME, findHome, openHomeFolder, type HomeFolder } from './store/home-folder.ts';
import type { MigrationSequence } from './store/migrations.ts';
import { openStore, type OpenStoreOptions } from './store/open-store.ts';
import { createS3Blobs } from './store/s3-blobs.ts';
import type { Store } from './store/store.ts';

export { parseVerifierKey } from './base/signed-note.ts';
export { Bug, Failure, Refusal } from './base/errors.ts';
export { readConfig, type Config, type S3Config } from './config.ts';
export { defineEvent, defineStreamKind } from './ledger/contract.ts';
export { register } from './ledger/registry.ts';
export { verifyProof, type Proof } from './ledger/proof.ts';
export { HOME_NAME } from './store/home-folder.ts';
export type { Ledger } from './ledger/ledger.ts';
export type { AppendResult, EventRow, StreamInfo, StreamRef } from './ledger/contract.ts';
export type { VerifyReport } from './ledger/verify.ts';

/** Held equal to package.json by a test. */
export const VERSION = '0.1.0';

export interface HomeOptions {
  /** The home itself. Else `THROUGHLINE_HOME`, else the nearest `.throughline/` upward from the working directory. */
  readonly folder?: string;
  /** A Postgres URL instead of a folder. `THROUGHLINE_HOME` may hold one too. */
  readonly postgres?: string;
  /** Where a Postgres home keeps large snapshots; needed as soon as several machines use it. */
  readonly s3?: S3Config;
  /** The kinds of stream that the program adds, with their tables. */
  readonly kinds?: readonly Registration[];
  readonly schemas?: readonly MigrationSequence[];
  /** Told of merges and signatures that failed behind the appends; they are tried again with the next one. */
  readonly onBackgroundError?: (error: unknown) => void;
  readonly config?: Config;
  readonly clock?: Clock;
  readonly random?: Random;
}

export interface OpenHomeOptions extends HomeOptions {
  /** Makes the home when there is none. */
  readonly create?: boolean;
}

export interface Home {
  /** A folder, or a Postgres URL without its credentials. */
  readonly location: string;
  readonly homeId: string;
  readonly createdAt: string;
  /** Made by this very call. */
  readonly isNew: boolean;
  readonly store: Store;
  readonly ledger: Ledger;
  readonly metrics: Metrics;
  readonly ids: Ids;
  /** Where the public half of the signing key is. */
  readonly verifierKeyPath: string;
  /**
   * While the home is in use: database and blobs into a new folder, or the tables into a new schema of the same
   * Postgres, whose blobs stay where they are.
   */
  backup(to: string): Promise<{ readonly to: string; readonly events: number; readonly blobs: number }>;
  close(): Promise<void>;
}

const DATABASE = 'work';

export async function openHome(options: OpenHomeOptions = {}): Promise<Home> {
  const ports = portsOf(options);
  const url = postgresUrlOf(options, ports.config);
  return url === undefined ? openFolderHome(options, ports) : openPostgresHome(url, options, ports);
}

async function openFolderHome(options: OpenHomeOptions, ports: Ports): Promise<Home> {
  const home = await openHomeFolder(folderOf(options, ports.config), ports, { create: options.create ?? false });
  // Shared by all who use the home; whoever replaces its files waits for none and takes it alone.
  const lock = await lockFile(join(home.folder, 'locks', 'home'), { shared: true });
  try {
    const opened = await openDatabase(home, home.database(DATABASE), home.blobs(DATABASE), options, ports);
    return {
      location: home.folder,
      isNew: home.isNew,
      homeId: home.homeId,
      createdAt: home.createdAt,
      ids: ports.ids,
      verifierKeyPath: verifierKeyPath(ports, home.homeId),
      ...opened,
      backup: (to) => backup(resolve(ports.config.cwd, to), opened, ports),
      async close() {
        await opened.ledger.close();
        await opened.store.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** For many machines: the same ledger in a schema of a Postgres database, large snapshots in S3 where that is set. */
async function openPostgresHome(url: string, options: OpenHomeOptions, ports: Ports): Promise<Home> {
  const store = await openStore(postgresDriver({ url, schema: DATABASE }), storeOptions(options, ports));
  try {
    const { database_id: homeId, created_at: createdAt, isNew } = await identifyLedger(store, ports.ids);
    const { config, clock, ids } = ports;
    const s3 = options.s3 ?? config.s3;
    const blobs = s3
      ? createS3Blobs({ ...s3, prefix: `${s3.prefix}${homeId}/`, fetch: systemFetch, clock })
      : createFolderBlobs({ folder: join(config.configFolder, 'blobs', homeId), ids, clock });
    const { ledger, metrics } = await openLedgerOver(store, blobs, homeId, options, ports);
    return {
      location: store.location,
      isNew,
      homeId,
      createdAt,
      store,
      ledger,
      metrics,
      ids,
      verifierKeyPath: verifierKeyPath(ports, homeId),
      async backup(to) {
        await store.backup(to);
        return { to, events: (await ledger.status()).events, blobs: 0 };
      },
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

/**
 * Puts the home back to a backup, once that is verified. What is there now is kept; the copy counts as a new host;
 * and it signs a note that it was restored, so that nobody takes it for a rollback.
 */
export async function restoreHome(
  backupFolder: string,
  options: HomeOptions = {},
): Promise<{ readonly home: string; readonly events: number; readonly kept: string }> {
  const ports = portsOf(options);
  if (postgresUrlOf(options, ports.config) !== undefined) {
    throw refuse('restore_by_server', 'A home on Postgres is restored with the tools of its server', {});
  }
  const home = await openHomeFolder(folderOf(options, ports.config), ports, { create: false });
  const source = join(resolve(ports.config.cwd, backupFolder), `${DATABASE}.sqlite`);
  if (!existsSync(source)) throw refuse('backup_missing', `There is no backup in ${dirname(source)}`, { path: source });
  const lock = await lockFile(join(home.folder, 'locks', 'home'));
  try {
    const current = home.database(DATABASE);
    const incoming = join(home.folder, `${DATABASE}.restoring-${ports.ids.uuid()}.sqlite`);
    await copyFile(source, incoming);
    const events = await takeOver(home, incoming, join(dirname(source), 'blobs'), options, ports).catch(
      async (error: unknown) => {
        await rm(incoming, { force: true });
        throw error;
      },
    );
    await syncFile(incoming);
    const kept = join(
      home.backups,
      `${DATABASE}.replaced-${toTimestamp(ports.clock.now()).replaceAll(/[^0-9]/g, '')}.sqlite`,
    );
    await foldLog(current, ports);
    await keepAside(current, kept);
    await rename(incoming, current);
    await syncFolder(home.folder);
    const restored = await openDatabase(home, current, home.blobs(DATABASE), options, ports);
    await restored.ledger.sign({ restored: true });
    await restored.store.close();
    return { home: home.folder, events, kept };
  } finally {
    await lock.release();
  }
}

// ── Parts ────────────────────────────────────────────────────────────────────────────────────────────────────

interface Ports {
  readonly config: Config;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
}

function portsOf({ config = readConfig(), clock = systemClock, random = systemRandom }: HomeOptions): Ports {
  return { config, clock, random, ids: createIds(clock, random) };
}

/** Never from an argument of a command, where everybody on the machine could read its password. */
function postgresUrlOf(options: HomeOptions, { home }: Config): string | undefined {
  if (options.postgres !== undefined || options.folder !== undefined) return options.postgres;
  return home !== undefined && /^postgres(ql)?:\/\//.test(home) ? home : undefined;
}

function folderOf(options: HomeOptions, config: Config): string {
  const wanted = options.folder ?? config.home ?? findHome(config.cwd) ?? join(config.cwd, HOME_NAME);
  return resolve(config.cwd, wanted);
}

interface OpenedDatabase {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly metrics: Metrics;
}

function storeOptions({ schemas = [] }: HomeOptions, { clock }: Ports): OpenStoreOptions {
  return { clock, producerVersion: VERSION, sequences: [ledgerSchema, ...schemas] };
}

async function openDatabase(
  home: HomeFolder,
  path: string,
  blobsFolder: string,
  options: HomeOptions,
  ports: Ports,
): Promise<OpenedDatabase> {
  const { clock, random, ids } = ports;
  const driver = sqliteDriver({ path, clock, random, backupFolder: home.backups });
  const store = await openStore(driver, storeOptions(options, ports));
  try {
    const blobs = createFolderBlobs({ folder: blobsFolder, ids, clock });
    return { store, ...(await openLedgerOver(store, blobs, home.homeId, options, ports)) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function openLedgerOver(
  store: Store,
  blobs: Blobs,
  homeId: string,
  { kinds = [], onBackgroundError = () => {} }: HomeOptions,
  { config, clock, random, ids }: Ports,
): Promise<{ readonly ledger: Ledger; readonly metrics: Metrics }> {
  const metrics = createMetrics();
  const folder = config.configFolder;
  const signing = await openSigningFiles({ folder, homeId, database: DATABASE, clock, ids, random });
  const ledger = await openLedger({
    store,
    blobs,
    clock,
    ids,
    metrics,
    kinds,
    producerVersion: VERSION,
    signing,
    onBackgroundError,
  });
  return { ledger, metrics };
}

function verifierKeyPath({ config }: Ports, homeId: string): string {
  return join(config.configFolder, 'keys', `${homeId}.pub`);
}

async function backup(folder: string, { store, ledger }: OpenedDatabase, { clock, ids }: Ports) {
  if (existsSync(folder)) throw refuse('backup_exists', `${folder} exists already`, { path: folder });
  await makePrivateFolder(folder);
  await store.backup(join(folder, `${DATABASE}.sqlite`));
  const { events } = await ledger.status();
  const blobs = await ledger.copyBlobs(createFolderBlobs({ folder: join(folder, 'blobs'), ids, clock }));
  return { to: folder, events, blobs };
}

/** Makes a verified copy this home's own. Returns how many events it has. */
async function takeOver(
  home: HomeFolder,
  path: string,
  blobsFolder: string,
  options: HomeOptions,
  ports: Ports,
): Promise<number> {
  const { store, ledger } = await openDatabase(home, path, blobsFolder, options, ports);
  try {
    const report = await ledger.verify({ deep: true });
    // That less is there than was signed is what restoring means.
    const damages = report.problems.filter((problem) => problem.code !== 'rolled_back');
    if (damages.length > 0) {
      throw refuse('backup_damaged', `The backup is damaged: ${damages[0]?.message}`, { problems: damages });
    }
    await ledger.copyBlobs(createFolderBlobs({ folder: home.blobs(DATABASE), ids: ports.ids, clock: ports.clock }));
    await ledger.becomeNewHost();
    return report.events;
  } finally {
    await store.close();
  }
}

/** The last connection to close moves the log into the database; a damaged one keeps its log and is kept with it. */
async function foldLog(path: string, { clock, random }: Ports): Promise<void> {
  if (!existsSync(path)) return;
  try {
    await (await sqliteDriver({ path, clock, random }).connect('write')).close();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}

/** Only under the home's lock: nobody has these files open. */
async function keepAside(current: string, kept: string): Promise<void> {
  if (existsSync(current)) {
    await copyFile(current, kept);
    await syncFile(kept);
  }
  // A log without its database would be replayed into the wrong one.
  for (const suffix of ['-wal', '-shm'])
    if (existsSync(current + suffix)) await rename(current + suffix, kept + suffix);
}
