// The only composition root: opens a home with real clocks, ids, disks and servers behind the ports.
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import {
  DATABASE,
  MIND,
  VERSION,
  findFolder,
  folderOf,
  homeSchemas,
  lazily,
  mindSchemas,
  openMind,
  openLedgerOver,
  openSigning,
  openSqlite,
  portsOf,
  postgresUrlOf,
  serverBlobs,
  storeOptions,
  verifierKeyPath,
  wasMindMade,
  type HomeOptions,
  type MindPlace,
  type Ports,
} from './assembly.ts';
import { backup } from './backups.ts';
import { refuse as refuseBase } from './base/contract.ts';
import { Failure, Refusal } from './base/errors.ts';
import type { Ids } from './base/ids.ts';
import type { Metrics } from './base/metrics.ts';
import { uuidOf } from './base/named-id.ts';
import { systemFetch } from './base/network.ts';
import { bindOperations, type Call, type Operation } from './base/operation.ts';
import type { Jobs } from './kernel/jobs/jobs.ts';
import type { Kernel } from './kernel/kernel.ts';
import { identifyLedger } from './ledger/ledger.ts';
import { ledgerOperations, type LedgerDomain } from './ledger/operations.ts';
import { signingPaths } from './ledger/proof/signing-files.ts';
import type { Workflows } from './kernel/workflows/workflows.ts';
import type { Mind } from './mind/mind.ts';
import { mindOperations, type MindDomain } from './mind/operations.ts';
import { backupOnServer } from './server-backups.ts';
import { readConfigFile } from './store/config-file.ts';
import { refuse } from './store/contract.ts';
import { createDaemonPlace, type DaemonPlace } from './store/daemon-place.ts';
import { diagnoseFolder, diagnosePostgres, type HomeDiagnosis } from './store/diagnose.ts';
import { createPostgresSignals } from './store/dialect/postgres-signals.ts';
import { hasSchema, listSchemas } from './store/dialect/postgres-schemas.ts';
import { postgresDriver } from './store/dialect/postgres.ts';
import { createSqliteSignals } from './store/dialect/sqlite-signals.ts';
import { sqliteDriver } from './store/dialect/sqlite.ts';
import { lockFile } from './store/file-lock.ts';
import { createFolderBlobs } from './store/folder-blobs.ts';
import { knownHome, recogniseDatabase, trustHome } from './store/home-registry.ts';
import { openStore } from './store/open-store.ts';
import { createProjectFiles } from './store/project-files.ts';
import type { Store } from './store/store.ts';
import { openMemory } from './work/memory/open-memory.ts';
import { openWork } from './work/open-work.ts';
import { workOperations } from './work/operations.ts';
import type { NewProject } from './work/projects.ts';
import type { Work } from './work/work.ts';

export { VERSION, homeSchemas, type HomeOptions } from './assembly.ts';
export { restoreHome } from './backups.ts';
export type { FoundDatabase, HomeDiagnosis, LoosePath } from './store/diagnose.ts';
export { Bug, Failure, Refusal } from './base/errors.ts';
export { parseVerifierKey } from './base/signed-note.ts';
export { readConfig, type Config, type S3Config } from './config.ts';
export { defineEvent, defineStreamKind } from './ledger/contract.ts';
export { changeUnitKey, logicalChangeKey } from './kernel/notifications/change-keys.ts';
export { coalesce } from './kernel/notifications/change-units.ts';
export { tokenKey } from './kernel/notifications/tokens.ts';
export { register } from './ledger/streams/registry.ts';
export { StepFailed } from './kernel/workflows/errors.ts';
export { uuidOf } from './base/named-id.ts';
export { verifyProof, type Proof } from './ledger/proof/proof.ts';
export { HOME_NAME } from './store/home-folder.ts';
export { sql } from './store/store.ts';
export type { Decide, DecideView } from './ledger/append/append-plan.ts';
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
export type { Kernel as Ledger } from './kernel/kernel.ts';
export type { LedgerStatus } from './ledger/ledger.ts';
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
} from './kernel/jobs/contract.ts';
export type { Jobs } from './kernel/jobs/jobs.ts';
export type { HeldLease, Lease, Leases } from './ledger/lease/contract.ts';
export type {
  StepContext,
  StepOptions,
  WorkflowFunction,
  WorkflowInfo,
  WorkflowRun,
  WorkflowStatus,
} from './kernel/workflows/contract.ts';
export type { ReportedStep, WorkflowReport } from './kernel/workflows/report.ts';
export type { Workflows } from './kernel/workflows/workflows.ts';
export type {
  Consumer,
  ConsumerOptions,
  Handler as NotificationHandler,
  TransactionHandler,
} from './kernel/notifications/consumers.ts';
export type { ChangeUnit, NotificationBatch, NotificationFilter } from './kernel/notifications/contract.ts';
export type { Notifications } from './kernel/notifications/notifications.ts';
export type { Subscription } from './kernel/notifications/subscriptions.ts';
export type { ReadEvent } from './ledger/read/read-events.ts';
export type { Registration } from './ledger/streams/registry.ts';
export type { RestoredState } from './ledger/snapshots/restore.ts';
export type { RollbackOptions } from './ledger/append/rollback.ts';
export type { Problem, VerifyReport } from './ledger/verify/report.ts';
export type { MigrationSequence } from './store/migrations.ts';
export type { ReadTx, Statement, Store, WriteTx } from './store/store.ts';

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
  readonly ledger: Kernel;
  /** The ledger's: durable functions over its streams. */
  readonly workflows: Workflows;
  readonly jobs: Jobs;
  /** Goals, tasks, checkpoints and claims, by project. */
  readonly work: Work;
  /** Agent sessions; its database is opened by the first who asks. */
  mind(): Promise<Mind>;
  /** Everything that can be asked of the home, as every surface offers it. */
  readonly operations: readonly Operation[];
  /** One operation by its name. Unless told, as the program that embeds this. */
  call(name: string, input?: unknown, call?: Call): Promise<unknown>;
  readonly metrics: Metrics;
  readonly ids: Ids;
  /** Where the daemon of this home has its lock, its address and its tokens. */
  readonly daemonPlace: DaemonPlace;
  /** Where the public half of the signing key is. */
  readonly verifierKeyPath: string;
  /**
   * While the home is in use: databases and blobs into a new folder, or the tables into a new schema of the same
   * Postgres, those of the mind into another with `_mind` behind its name (what lies in S3 stays there, and is kept for
   * a week once the home no longer needs it).
   */
  backup(to: string): Promise<{ readonly to: string; readonly events: number; readonly blobs: number }>;
  close(): Promise<void>;
}

/** What can be asked of a home, before there is one: for help, completion and descriptions. */
export const operationDefinitions: readonly Operation['definition'][] = [
  ...Object.values(workOperations),
  ...Object.values(mindOperations),
  ...Object.values(ledgerOperations),
];

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
      const mindDriver = sqliteDriver({
        path: home.database(MIND),
        clock: ports.clock,
        random: ports.random,
        backupFolder: home.backups,
      });
      const mindPlace = { driver: mindDriver, location, exists: async () => existsSync(home.database(MIND)) };
      const mind = lazily(
        () => openMind(mindPlace, ports, { isTrusted: options.trust ?? false }),
        (opened) => opened.store.close(),
      );
      const served = await openDomains(
        {
          mind: () => mind.get(),
          location: home.folder,
          homeId,
          createdAt,
          store,
          ledger,
          metrics,
          ids,
          daemonPlace: daemonPlaceOf(ports, homeId, join(home.folder, 'locks', 'daemon')),
          verifierKeyPath: verifierKeyPath(ports, homeId),
          backup: (to) => backup(home, resolve(config.cwd, to), { store, blobs, signing }, options, ports),
        },
        ports,
        { isFolder: true, mindPlace, defaultProject: options.create ? projectAround(location) : undefined },
      );
      return {
        ...served,
        isNew,
        async close() {
          await mind.close();
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
    const { clock, ids, registry } = ports;
    const { database_id: homeId, created_at: createdAt, isNew } = await identifyLedger(store, ids);
    // The user gave its address, so it is trusted when first seen, and never exchanged unnoticed.
    if (options.trust || !(await registry.find(store.location))) await registry.register(store.location, homeId);
    await knownHome(registry, store.location, homeId);
    const blobs = serverBlobs(store, homeId, options, ports);
    const signing = await openSigning(homeId, options, ports);
    const signals = createPostgresSignals({
      url,
      schema: DATABASE,
      clock,
      ...(options.onBackgroundError ? { onError: options.onBackgroundError } : {}),
    });
    const { ledger, metrics } = await openLedgerOver(store, blobs, signing, options, ports, signals);
    const mindPlace = {
      driver: postgresDriver({ url, schema: MIND }),
      location: store.location,
      exists: () => store.read((tx) => hasSchema(tx, MIND)),
    };
    const mind = lazily(
      () => openMind(mindPlace, ports, { isTrusted: options.trust ?? false }),
      (opened) => opened.store.close(),
    );
    const served = await openDomains(
      {
        mind: () => mind.get(),
        location: store.location,
        homeId,
        createdAt,
        store,
        ledger,
        metrics,
        ids,
        daemonPlace: daemonPlaceOf(ports, homeId),
        verifierKeyPath: verifierKeyPath(ports, homeId),
        backup: (to) => backupOnServer(url, to),
      },
      ports,
      // Many machines have it in different places, or in none.
      {
        isFolder: false,
        mindPlace,
        defaultProject: options.create || isNew ? { name: 'default', root: null } : undefined,
      },
    );
    return {
      ...served,
      isNew,
      async close() {
        await mind.close();
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

/** The project that a new home begins with: the folder it lies in. */
function projectAround(location: string): NewProject {
  const root = dirname(location);
  return { name: basename(root) || 'default', root };
}

/** The domains over an open ledger, and all their operations. */
async function openDomains(
  base: Pick<
    Home,
    | 'location'
    | 'homeId'
    | 'createdAt'
    | 'store'
    | 'ledger'
    | 'mind'
    | 'metrics'
    | 'ids'
    | 'daemonPlace'
    | 'verifierKeyPath'
    | 'backup'
  >,
  ports: Ports,
  {
    defaultProject,
    isFolder,
    mindPlace,
  }: {
    readonly defaultProject?: NewProject | undefined;
    readonly isFolder: boolean;
    readonly mindPlace: MindPlace;
  },
): Promise<Omit<Home, 'isNew' | 'close'>> {
  const { store, ledger, ids, homeId } = base;
  const checkOthers = async () => {
    // Verifying makes nothing.
    if (!(await wasMindMade(mindPlace, ports))) return [];
    try {
      const { store: mind } = await base.mind();
      return (await mind.check()).map((message) => ({ code: 'database_corrupt', message, database: mind.location }));
    } catch (error) {
      if (error instanceof Refusal || error instanceof Failure) return [{ code: error.code, message: error.message }];
      throw error;
    }
  };
  const { config, clock } = ports;
  const { configFolder } = config;
  const { work, operations: ofWork } = openWork({
    store,
    ledger,
    ids,
    clock,
    files: createProjectFiles({ protectedFolders: [configFolder, ...(isFolder ? [base.location] : [])] }),
    openMemory: () =>
      openMemory({
        configFolder,
        fetch: systemFetch,
        version: VERSION,
        readConfigFile: (name) => readConfigFile(configFolder, name),
      }),
  });
  // Everybody who makes the home at this moment means the same one.
  if (defaultProject) await work.projects.createDefault(uuidOf(`default project of ${homeId}`), defaultProject);
  const operations = [
    ...ofWork,
    ...bindOperations<MindDomain>(base.mind, mindOperations),
    ...bindOperations<LedgerDomain>({ ...base, version: VERSION, checkOthers }, ledgerOperations),
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

/** In the home itself where that is a folder, so that whoever uses it meets the same lock. */
function daemonPlaceOf({ config, clock, ids }: Ports, homeId: string, lockPath?: string): DaemonPlace {
  const folder = join(config.configFolder, 'daemons', homeId);
  return createDaemonPlace({ folder, clock, ids, ...(lockPath === undefined ? {} : { lockPath }) });
}

/** Looks at a home without opening it, whatever is wrong with it. */
export function diagnoseHome(options: HomeOptions = {}): Promise<HomeDiagnosis> {
  const ports = portsOf(options);
  const { config, clock, random, registry } = ports;
  const { configFolder } = config;
  const common = {
    configFolder,
    registry,
    sequences: [...homeSchemas, ...(options.schemas ?? [])],
    expects: (homeId: string) => signingPaths(configFolder, homeId, DATABASE),
  };
  const url = postgresUrlOf(options, config);
  const mind = { database: MIND, sequences: mindSchemas };
  if (url !== undefined) {
    const driver = (schema: string) => postgresDriver({ url, schema });
    return diagnosePostgres({
      ...common,
      database: DATABASE,
      mind,
      driver,
      schemas: () => listSchemas(url, DATABASE),
    });
  }
  const driver = (path: string) => sqliteDriver({ path, clock, random });
  return diagnoseFolder({ ...common, folder: folderOf(options, config), database: DATABASE, mind, driver });
}

/** The daemon's place of a home that is not open. */
export function daemonPlace(homeId: string, options: HomeOptions = {}): DaemonPlace {
  const ports = portsOf(options);
  const isFolder = postgresUrlOf(options, ports.config) === undefined;
  const lockPath = isFolder ? join(folderOf(options, ports.config), 'locks', 'daemon') : undefined;
  return daemonPlaceOf(ports, homeId, lockPath);
}
