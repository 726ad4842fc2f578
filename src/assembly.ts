// The real parts behind the ports, for whoever opens a home: clocks, ids, disks and servers. With main.ts, backups.ts,
// server-backups.ts and take-over.ts the composition root; nothing else is.
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { systemClock, type Clock } from './base/clock.ts';
import { createIds, type Ids } from './base/ids.ts';
import { createMetrics, type Metrics } from './base/metrics.ts';
import { systemFetch } from './base/network.ts';
import { isPostgresUrl } from './base/postgres-url.ts';
import { systemRandom, type Random } from './base/random.ts';
import { VERSION } from './base/version.ts';
import { readConfig, type Config, type S3Config } from './config.ts';
import type { Signing } from './ledger/checkpoints.ts';
import { identifyLedger, openLedger, type Ledger } from './ledger/ledger.ts';
import type { Registration } from './ledger/registry.ts';
import { ledgerSchema } from './ledger/schema.ts';
import { openSigningFiles } from './ledger/signing-files.ts';
import { createTableBlobs } from './ledger/table-blobs.ts';
import { createMind, mindSchema, type Mind } from './mind/mind.ts';
import type { Blobs } from './store/blobs.ts';
import { refuse } from './store/contract.ts';
import type { Driver } from './store/driver.ts';
import { sqliteDriver } from './store/dialect/sqlite.ts';
import { HOME_NAME, findHome, openHomeFolder, type HomeFolder } from './store/home-folder.ts';
import { isLinked } from './store/trusted-home.ts';
import { openHomeRegistry, recogniseDatabase, type HomeRegistry } from './store/home-registry.ts';
import type { MigrationSequence } from './store/migrations.ts';
import { openStore, type OpenStoreOptions } from './store/open-store.ts';
import { createS3Blobs } from './store/s3-blobs.ts';
import type { Signals } from './store/signals.ts';
import type { Store } from './store/store.ts';
import { workRegistration, workSchema } from './work/work.ts';

export { VERSION } from './base/version.ts';

/** The name of the home's database. */
export const DATABASE = 'work';

/** The tables of every home; a program's own come after them. */
export const homeSchemas: readonly MigrationSequence[] = [ledgerSchema, workSchema];

/** The mind has a database of its own, opened only by what needs it. */
export const MIND = 'mind';
export const mindSchemas: readonly MigrationSequence[] = [ledgerSchema, mindSchema];

export interface HomeOptions {
  /** The home itself. Else `THROUGHLINE_HOME`, else the nearest `.throughline/` upward from the working directory. */
  readonly folder?: string;
  /** A Postgres URL instead of a folder. `THROUGHLINE_HOME` may hold one too. */
  readonly postgres?: string;
  /** Where a Postgres home keeps large snapshots; in a table of its own when not given. */
  readonly s3?: S3Config;
  /** The kinds of stream that the program adds, with their tables. */
  readonly kinds?: readonly Registration[];
  readonly schemas?: readonly MigrationSequence[];
  /** Told of what failed behind a write that was acknowledged: a merge, a signature, an effect. */
  readonly onBackgroundError?: (error: unknown) => void;
  readonly config?: Config;
  readonly clock?: Clock;
  readonly random?: Random;
}

// ── Which home ───────────────────────────────────────────────────────────────────────────────────────────────

export function findFolder(options: HomeOptions, ports: Ports, create: boolean): Promise<HomeFolder> {
  const folder = folderOf(options, ports.config);
  const onCreate = (homeId: string) => ports.registry.register(realpathSync(folder), homeId);
  return openHomeFolder(folder, ports, { create, onCreate });
}

// ── Putting together ─────────────────────────────────────────────────────────────────────────────────────────

export interface Ports {
  readonly config: Config;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly registry: HomeRegistry;
}

export function portsOf({ config = readConfig(), clock = systemClock, random = systemRandom }: HomeOptions): Ports {
  const ids = createIds(clock, random);
  return { config, clock, random, ids, registry: openHomeRegistry(config.configFolder, { clock, ids }) };
}

/** Never from an argument of a command, where everybody on the machine could read its password. */
export function postgresUrlOf(options: HomeOptions, { home }: Config): string | undefined {
  if (options.postgres !== undefined || options.folder !== undefined) return options.postgres;
  return home !== undefined && isPostgresUrl(home) ? home : undefined;
}

export function folderOf(options: HomeOptions, config: Config): string {
  const named = options.folder ?? config.home;
  // Not said again: there is a password in it.
  if (named !== undefined && isPostgresUrl(named))
    throw refuse('home_url_in_argument', 'A folder is named by a Postgres URL', {});
  if (named !== undefined) return resolve(config.cwd, named);
  const found = findHome(config.cwd);
  if (found !== undefined && isLinked(found)) {
    throw refuse('home_untrusted', `${found} is a link to another home; name that by --home or THROUGHLINE_HOME`, {
      path: found,
    });
  }
  return found ?? join(config.cwd, HOME_NAME);
}

export function storeOptions({ schemas = [], onBackgroundError }: HomeOptions, { clock }: Ports): OpenStoreOptions {
  return {
    clock,
    producerVersion: VERSION,
    sequences: [...homeSchemas, ...schemas],
    ...(onBackgroundError ? { onEffectError: onBackgroundError } : {}),
  };
}

export function openSqlite(home: HomeFolder, path: string, options: HomeOptions, ports: Ports): Promise<Store> {
  const { clock, random } = ports;
  return openStore(sqliteDriver({ path, clock, random, backupFolder: home.backups }), storeOptions(options, ports));
}

/** The mind of a home: there once somebody needed it, and known from then on. */
export interface MindPlace {
  readonly driver: Driver;
  /** Of the home. */
  readonly location: string;
  readonly exists: () => Promise<boolean>;
}

/** True also of one that was there and is gone: only what never was is nobody's loss. */
export async function wasMindMade({ location, exists }: MindPlace, { registry }: Pick<Ports, 'registry'>) {
  return (await registry.find(location))?.databases[MIND] !== undefined || (await exists());
}

export async function openMind(
  { driver, location, exists }: MindPlace,
  ports: Pick<Ports, 'clock' | 'ids' | 'registry'>,
  { isTrusted = false }: { readonly isTrusted?: boolean } = {},
): Promise<Mind> {
  const { clock, ids, registry } = ports;
  const known = (await registry.find(location))?.databases[MIND];
  const { location: path } = driver;
  if (known !== undefined && !isTrusted && !(await exists())) {
    throw refuse('database_missing', `${path} is gone`, { path });
  }
  const store = await openStore(driver, { clock, producerVersion: VERSION, sequences: mindSchemas });
  try {
    const { database_id: id } = await identifyLedger(store, ids);
    await recogniseDatabase(registry, location, { name: MIND, id }, isTrusted);
    return createMind({ store });
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Opened by whoever asks first, and closed only then. One that could not be opened is tried again. */
export function lazily<T>(open: () => Promise<T>, close: (opened: T) => Promise<void>): Lazy<T> {
  let opening: Promise<T> | undefined;
  return {
    get() {
      opening ??= open().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
    async close() {
      const opened = await opening?.catch(() => undefined);
      opening = undefined;
      if (opened !== undefined) await close(opened);
    },
  };
}

export interface Lazy<T> {
  get(): Promise<T>;
  close(): Promise<void>;
}

/** Where a home on a server keeps large snapshots. */
export function serverBlobs(store: Store, homeId: string, options: HomeOptions, { config, clock }: Ports): Blobs {
  const s3 = options.s3 ?? config.s3;
  return s3
    ? createS3Blobs({ ...s3, prefix: `${s3.prefix}${homeId}/`, fetch: systemFetch, clock })
    : createTableBlobs(store);
}

export async function openSigning(homeId: string, { onBackgroundError }: HomeOptions, ports: Ports): Promise<Signing> {
  const { config, clock, ids, random } = ports;
  const signing = await openSigningFiles({
    folder: config.configFolder,
    homeId,
    database: DATABASE,
    clock,
    ids,
    random,
  });
  for (const path of signing.unreadableKeys)
    onBackgroundError?.(new Error(`${path} holds no public key and was ignored`));
  return signing;
}

export async function openLedgerOver(
  store: Store,
  blobs: Blobs,
  signing: Signing,
  { kinds = [], onBackgroundError = () => {} }: HomeOptions,
  { clock, ids }: Ports,
  signals?: Signals,
): Promise<{ readonly ledger: Ledger; readonly metrics: Metrics }> {
  const metrics = createMetrics();
  const ledger = await openLedger({
    store,
    blobs,
    clock,
    ids,
    metrics,
    kinds: [workRegistration, ...kinds],
    producerVersion: VERSION,
    signing,
    ...(signals ? { signals } : {}),
    onBackgroundError,
  });
  return { ledger, metrics };
}

export function verifierKeyPath({ config }: Ports, homeId: string): string {
  return join(config.configFolder, 'keys', `${homeId}.pub`);
}
