// The only composition root: opens a home with real clocks, ids, disks and servers behind the ports.
import { existsSync, realpathSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { systemClock, toTimestamp, type Clock } from './base/clock.ts';
import { createIds, type Ids } from './base/ids.ts';
import { createMetrics, type Metrics } from './base/metrics.ts';
import { systemFetch } from './base/network.ts';
import { systemRandom, type Random } from './base/random.ts';
import { readConfig, type Config, type S3Config } from './config.ts';
import { NO_SECOND_COPY, keysBroughtBy, readManifest, writeManifest, type Manifest } from './ledger/backup-manifest.ts';
import type { Signing } from './ledger/checkpoints.ts';
import { bindOperations, type Call, type Operation } from './base/operation.ts';
import { refuse as refuseBase } from './base/contract.ts';
import { uuidOf } from './base/named-id.ts';
import { identifyLedger, isLedgerEmpty, openLedger, type Ledger } from './ledger/ledger.ts';
import type { Jobs } from './ledger/jobs/jobs.ts';
import type { Registration } from './ledger/registry.ts';
import { ledgerOperations, type LedgerDomain } from './ledger/operations.ts';
import { ledgerSchema } from './ledger/schema.ts';
import { openSigningFiles, trustKey } from './ledger/signing-files.ts';
import type { Workflows } from './ledger/workflows/workflows.ts';
import { createTableBlobs } from './ledger/table-blobs.ts';
import type { Blobs } from './store/blobs.ts';
import { refuse } from './store/contract.ts';
import { createPostgresSignals } from './store/dialect/postgres-signals.ts';
import { postgresDriver } from './store/dialect/postgres.ts';
import { createSqliteSignals } from './store/dialect/sqlite-signals.ts';
import { sqliteDriver } from './store/dialect/sqlite.ts';
import { makePrivateFolder } from './store/durable-file.ts';
import { lockFile } from './store/file-lock.ts';
import { createFolderBlobs } from './store/folder-blobs.ts';
import { HOME_NAME, findHome, openHomeFolder, writeHomeConfig, type HomeFolder } from './store/home-folder.ts';
import { knownHome, openHomeRegistry, recogniseDatabase, trustHome, type HomeRegistry } from './store/home-registry.ts';
import type { MigrationSequence } from './store/migrations.ts';
import { openStore, type OpenStoreOptions } from './store/open-store.ts';
import { replaceDatabase } from './store/replace-database.ts';
import { createS3Blobs } from './store/s3-blobs.ts';
import type { Signals } from './store/signals.ts';
import type { Store } from './store/store.ts';
import { createProjectFiles } from './store/project-files.ts';
import { createContext, type ContextDomain } from './work/context/context.ts';
import { observeRefs } from './work/context/load.ts';
import { contextOperations } from './work/context/operations.ts';
import { contextProjectOf, recordsOf } from './work/context-source.ts';
import { workOperations } from './work/operations.ts';
import { createWork, workRegistration, workSchema, type Work } from './work/work.ts';

export { Bug, Failure, Refusal } from './base/errors.ts';
export { parseVerifierKey } from './base/signed-note.ts';
export { readConfig, type Config, type S3Config } from './config.ts';
export { defineEvent, defineStreamKind } from './ledger/contract.ts';
export { changeUnitKey, logicalChangeKey } from './ledger/notifications/change-keys.ts';
export { coalesce } from './ledger/notifications/change-units.ts';
export { tokenKey } from './ledger/notifications/tokens.ts';
export { register } from './ledger/registry.ts';
export { StepFailed } from './ledger/workflows/errors.ts';
export { uuidOf } from './base/named-id.ts';
export { verifyProof, type Proof } from './ledger/proof.ts';
export { HOME_NAME } from './store/home-folder.ts';
export { sql } from './store/store.ts';
export type { Decide, DecideView } from './ledger/append-plan.ts';
export type {
  AppendOptions,
  AppendResult,
  Entity,
  EntityChange,
  EntityView,
  EventOf,
  EventRow,
  NewEvent,
  StateDocument,
  StreamInfo,
  StreamKind,
  StreamRef,
  Token,
} from './ledger/contract.ts';
export type { Ledger, LedgerStatus } from './ledger/ledger.ts';
export type {
  Enqueued,
  EnqueueOptions,
  Job,
  JobHandler,
  JobState,
  KindOptions,
  ListJobsOptions,
  NewJob,
  RunningJob,
  Worker,
  WorkerOptions,
} from './ledger/jobs/contract.ts';
export type { Jobs } from './ledger/jobs/jobs.ts';
export type { HeldLease, Lease, Leases } from './ledger/leases.ts';
export type {
  StepContext,
  StepOptions,
  WorkflowFunction,
  WorkflowInfo,
  WorkflowRun,
  WorkflowStatus,
} from './ledger/workflows/contract.ts';
export type { ReportedStep, WorkflowReport } from './ledger/workflows/report.ts';
export type { Workflows } from './ledger/workflows/workflows.ts';
export type {
  Consumer,
  ConsumerOptions,
  Handler as NotificationHandler,
  TransactionHandler,
} from './ledger/notifications/consumers.ts';
export type { ChangeUnit, NotificationBatch, NotificationFilter } from './ledger/notifications/contract.ts';
export type { Notifications } from './ledger/notifications/notifications.ts';
export type { Subscription } from './ledger/notifications/subscriptions.ts';
export type { ReadEvent } from './ledger/read-events.ts';
export type { Registration } from './ledger/registry.ts';
export type { RestoredState } from './ledger/restore.ts';
export type { RollbackOptions } from './ledger/rollback.ts';
export type { Problem, VerifyReport } from './ledger/verify.ts';
export type { MigrationSequence } from './store/migrations.ts';
export type { ReadTx, Statement, Store, WriteTx } from './store/store.ts';

/** Held equal to package.json by a test. */
export const VERSION = '0.1.0';

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

export interface OpenHomeOptions extends HomeOptions {
  /** Makes the home when there is none. */
  readonly create?: boolean;
  /** Registers a home that this user did not make here: the user's own word that it is theirs. */
  readonly trust?: boolean;
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
  /** The ledger's: durable functions over its streams. */
  readonly workflows: Workflows;
  readonly jobs: Jobs;
  /** Goals, tasks, checkpoints and claims, by project. */
  readonly work: Work;
  /** Everything that can be asked of the home, as every surface offers it. */
  readonly operations: readonly Operation[];
  /** One operation by its name. Unless told, as the program that embeds this. */
  call(name: string, input?: unknown, call?: Call): Promise<unknown>;
  readonly metrics: Metrics;
  readonly ids: Ids;
  /** Where the public half of the signing key is. */
  readonly verifierKeyPath: string;
  /**
   * While the home is in use: database and blobs into a new folder, or the tables into a new schema of the same
   * Postgres (what lies in S3 stays there, and is kept for a week once the home no longer needs it).
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
  const { config, ids, registry } = ports;
  const home = await findFolder(options, ports, options.create ?? false);
  const location = realpathSync(home.folder);
  if (options.trust) await trustHome(registry, location, home.homeId);
  const known = await knownHome(registry, location, home.homeId);
  const path = home.database(DATABASE);
  if (known.databases[DATABASE] !== undefined && !existsSync(path)) {
    throw refuse('database_missing', `${path} is gone`, { path });
  }
  // Shared by all who use the home; whoever replaces its files waits for none and takes it alone.
  const lock = await lockFile(join(home.folder, 'locks', 'home'), { shared: true });
  try {
    const store = await openSqlite(home, path, options, ports);
    try {
      const { database_id: databaseId } = await identifyLedger(store, ids);
      await recogniseDatabase(registry, location, { name: DATABASE, id: databaseId }, options.trust ?? false);
      const blobs = createFolderBlobs({ folder: home.blobs(DATABASE), ids, clock: ports.clock });
      const signing = await openSigning(home.homeId, options, ports);
      const signals = createSqliteSignals({
        path: join(home.folder, 'signals', DATABASE),
        driver: sqliteDriver({ path, clock: ports.clock, random: ports.random }),
        clock: ports.clock,
        ...(options.onBackgroundError ? { onError: options.onBackgroundError } : {}),
      });
      const { ledger, metrics } = await openLedgerOver(store, blobs, signing, options, ports, signals);
      const { homeId, createdAt, isNew } = home;
      const served = await openDomains(
        {
          location: home.folder,
          homeId,
          createdAt,
          store,
          ledger,
          metrics,
          ids,
          verifierKeyPath: verifierKeyPath(ports, homeId),
          backup: (to) => backup(home, resolve(config.cwd, to), { store, blobs, signing }, options, ports),
        },
        options.create ? { name: basename(dirname(location)), root: dirname(location) } : undefined,
      );
      return {
        ...served,
        isNew,
        async close() {
          await ledger.close();
          await signals.close();
          await store.close();
          await lock.release();
        },
      };
    } catch (error) {
      await store.close();
      throw error;
    }
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** For many machines: the same ledger in a schema of a Postgres database. */
async function openPostgresHome(url: string, options: OpenHomeOptions, ports: Ports): Promise<Home> {
  const store = await openStore(postgresDriver({ url, schema: DATABASE }), storeOptions(options, ports));
  try {
    const { config, clock, ids, registry } = ports;
    const { database_id: homeId, created_at: createdAt, isNew } = await identifyLedger(store, ids);
    // The user gave its address, so it is trusted when first seen, and never exchanged unnoticed.
    if (options.trust || !(await registry.find(store.location))) await registry.register(store.location, homeId);
    await knownHome(registry, store.location, homeId);
    const s3 = options.s3 ?? config.s3;
    const blobs = s3
      ? createS3Blobs({ ...s3, prefix: `${s3.prefix}${homeId}/`, fetch: systemFetch, clock })
      : createTableBlobs(store);
    const signing = await openSigning(homeId, options, ports);
    const signals = createPostgresSignals({
      url,
      schema: DATABASE,
      clock,
      ...(options.onBackgroundError ? { onError: options.onBackgroundError } : {}),
    });
    const { ledger, metrics } = await openLedgerOver(store, blobs, signing, options, ports, signals);
    const served = await openDomains(
      {
        location: store.location,
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
      },
      // Many machines have it in different places, or in none.
      options.create || isNew ? { name: 'default', root: null } : undefined,
    );
    return {
      ...served,
      isNew,
      async close() {
        await ledger.close();
        await signals.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The domains over an open ledger, and all their operations. */
async function openDomains(
  base: Pick<
    Home,
    'location' | 'homeId' | 'createdAt' | 'store' | 'ledger' | 'metrics' | 'ids' | 'verifierKeyPath' | 'backup'
  >,
  defaultProject: { readonly name: string; readonly root: string | null } | undefined,
): Promise<Omit<Home, 'isNew' | 'close'>> {
  const { store, ledger, ids, homeId } = base;
  const files = createProjectFiles();
  const work = createWork(
    { store, ledger, ids },
    {
      observeRefs: ({ project_id, root }, refs) =>
        observeRefs({ files, records: recordsOf(store, project_id) }, root, refs),
    },
  );
  const context: ContextDomain = createContext({
    files,
    projectOf: (projectId, call) => contextProjectOf(store, projectId, call),
  });
  // Everybody who makes the home at this moment means the same one.
  if (defaultProject) await work.projects.createDefault(uuidOf(`default project of ${homeId}`), defaultProject);
  const operations = [
    ...bindOperations(work, workOperations),
    ...bindOperations(context, contextOperations),
    ...bindOperations<LedgerDomain>({ ...base, version: VERSION }, ledgerOperations),
  ];
  const byName = new Map(operations.map((operation) => [operation.definition.name, operation]));
  return {
    ...base,
    workflows: ledger.workflows,
    jobs: ledger.jobs,
    work,
    operations,
    async call(name, input, call = { actor: 'library' }) {
      const operation = byName.get(name);
      if (!operation) throw refuseBase('unknown_operation', `There is no operation "${name}"`, { operation: name });
      return operation.run(input, call);
    },
  };
}

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
  if (postgresUrlOf(options, ports.config) !== undefined) {
    throw refuse('restore_by_server', 'A home on Postgres is restored with the tools of its server', {});
  }
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
    try {
      await copyFile(join(source, `${DATABASE}.sqlite`), incoming);
      const { events, databaseId } = await takeOver(home, incoming, source, manifest, options, ports);
      const stamp = toTimestamp(clock.now()).replaceAll(/[^0-9]/g, '');
      const kept = join(home.backups, `${DATABASE}.replaced-${stamp}.sqlite`);
      if (manifest.home_id !== home.homeId) {
        await registry.register(location, manifest.home_id);
        await writeHomeConfig(home.folder, manifest, ids);
      }
      await registry.rememberDatabase(location, DATABASE, databaseId);
      await replaceDatabase(sqliteDriver({ path: current, clock, random: ports.random }), current, incoming, kept);
      return { home: home.folder, events, kept };
    } finally {
      await rm(incoming, { force: true });
    }
  } finally {
    await lock.release();
  }
}

// ── Which home ───────────────────────────────────────────────────────────────────────────────────────────────

function findFolder(options: HomeOptions, ports: Ports, create: boolean): Promise<HomeFolder> {
  const folder = folderOf(options, ports.config);
  const onCreate = (homeId: string) => ports.registry.register(realpathSync(folder), homeId);
  return openHomeFolder(folder, ports, { create, onCreate });
}

// ── Putting together ─────────────────────────────────────────────────────────────────────────────────────────

interface Ports {
  readonly config: Config;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly registry: HomeRegistry;
}

function portsOf({ config = readConfig(), clock = systemClock, random = systemRandom }: HomeOptions): Ports {
  const ids = createIds(clock, random);
  return { config, clock, random, ids, registry: openHomeRegistry(config.configFolder, { clock, ids }) };
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

function storeOptions({ schemas = [], onBackgroundError }: HomeOptions, { clock }: Ports): OpenStoreOptions {
  return {
    clock,
    producerVersion: VERSION,
    sequences: [ledgerSchema, workSchema, ...schemas],
    ...(onBackgroundError ? { onEffectError: onBackgroundError } : {}),
  };
}

function openSqlite(home: HomeFolder, path: string, options: HomeOptions, ports: Ports): Promise<Store> {
  const { clock, random } = ports;
  return openStore(sqliteDriver({ path, clock, random, backupFolder: home.backups }), storeOptions(options, ports));
}

async function openSigning(homeId: string, { onBackgroundError }: HomeOptions, ports: Ports): Promise<Signing> {
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

async function openLedgerOver(
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

function verifierKeyPath({ config }: Ports, homeId: string): string {
  return join(config.configFolder, 'keys', `${homeId}.pub`);
}

// ── Backups ──────────────────────────────────────────────────────────────────────────────────────────────────

async function backup(
  home: HomeFolder,
  folder: string,
  { store, blobs, signing }: { readonly store: Store; readonly blobs: Blobs; readonly signing: Signing },
  options: HomeOptions,
  ports: Ports,
): Promise<{ readonly to: string; readonly events: number; readonly blobs: number }> {
  const { clock, ids } = ports;
  if (existsSync(folder)) throw refuse('backup_exists', `${folder} exists already`, { path: folder });
  await makePrivateFolder(folder);
  const path = join(folder, `${DATABASE}.sqlite`);
  await store.backup(path);
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

/** Makes a verified copy this home's own, and signs that it was restored. */
async function takeOver(
  home: HomeFolder,
  path: string,
  source: string,
  manifest: Manifest,
  options: HomeOptions,
  ports: Ports,
): Promise<{ readonly events: number; readonly databaseId: string }> {
  const { config, clock, ids } = ports;
  const signing = await openSigning(manifest.home_id, options, ports);
  const brought = keysBroughtBy(manifest, signing.verifiers);
  const verifiers = [...signing.verifiers, ...brought];
  const store = await openSqlite(home, path, options, ports);
  try {
    const blobs = createFolderBlobs({ folder: join(source, 'blobs'), ids, clock });
    // Held against its own checkpoints: the second copy may tell of a past that was restored away.
    const judging = { ...signing, verifiers, secondCopy: NO_SECOND_COPY };
    const report = await (await openLedgerOver(store, blobs, judging, options, ports)).ledger.verify({ deep: true });
    if (!report.ok) {
      const [first] = report.problems;
      throw refuse('backup_damaged', `The backup is damaged: ${first?.message}`, { problems: report.problems });
    }
    const { ledger } = await openLedgerOver(store, blobs, { ...signing, verifiers }, options, ports);
    await ledger.copyBlobs(createFolderBlobs({ folder: home.blobs(DATABASE), ids, clock }));
    await ledger.becomeNewHost();
    for (const key of brought) await trustKey(config.configFolder, key, ids);
    await ledger.sign({ restored: true });
    return { events: report.events, databaseId: report.database_id };
  } finally {
    await store.close();
  }
}

async function isEmpty(home: HomeFolder, options: HomeOptions, ports: Ports): Promise<boolean> {
  const path = home.database(DATABASE);
  if (!existsSync(path)) return true;
  const store = await openSqlite(home, path, options, ports);
  try {
    return await isLedgerEmpty(store);
  } finally {
    await store.close();
  }
}
