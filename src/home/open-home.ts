// Opens a home: its place, its first database, and access to the others. The composition root puts the domains on top.
import { realpathSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import type { Clock } from '../base/clock.ts';
import type { Ids } from '../base/ids.ts';
import { createMetrics, type Metrics } from '../base/metrics.ts';
import { signingPaths } from '../ledger/proof/signing-files.ts';
import { Refusal } from '../base/errors.ts';
import { lockFile, tryLockFile } from '../store/file-lock.ts';
import type { Upgrade } from '../store/migrations.ts';
import type { BackedUp } from './backup.ts';
import { createDaemonPlace, type DaemonPlace } from './daemon-place.ts';
import type { DatabaseDescriptor } from './contract.ts';
import { createHomeDatabases, type HomeDatabases } from './databases.ts';
import { folderOf, postgresUrlOf } from './find-home.ts';
import { backupFolderHome } from './backup-folder.ts';
import { createFolderPlace } from './folder-place.ts';
import { lockPathOf, openHomeFolder, refuseLinkedFolders } from './home-folder.ts';
import { refuseWithoutConfig, writeConfigAgain } from './lost-config.ts';
import { createHomeKeys, type HomeKeys } from './home-keys.ts';
import { isBeingTrusted, knownHome, refuseUnregistered, trustHome } from './home-registry.ts';
import { identifyDatabase, openLedgerOf, openStoreOf, recognise, type IdentifiedStore } from './open-database.ts';
import type { HomePlace } from './place.ts';
import { portsOf, withOwnTables, type DatabaseList, type HomeOptions, type HomePorts } from './ports.ts';
import { backupServerHome } from './server-backups.ts';
import { createServerPlace } from './server-place.ts';
import { Upgrades, type UpgradedDatabase } from './upgrades.ts';
import { finishRestoreOf, forgetPlan, isRestoreUnfinished } from './unfinished-restore.ts';
import { wasHereBefore } from './was-here-before.ts';

export interface OpenHomeOptions extends HomeOptions {
  /** Creates the home if it does not exist. */
  readonly create?: boolean;
  /** Registers a home that this user did not make here: the user states that it is theirs. */
  readonly trust?: boolean;
  /**
   * Upgrades databases of an older format even if other processes may be using them; those of the older version are then
   * refused. Without it, only a home that no other process can have open is upgraded.
   */
  readonly upgrade?: boolean;
}

/** A home without its domains. */
export interface OpenedHome {
  /** A folder, or a Postgres URL without its credentials. */
  readonly location: string;
  /** The folder with its links resolved; undefined on a server. */
  readonly folder: string | undefined;
  readonly homeId: string;
  readonly createdAt: string;
  /** Created by this call. */
  readonly isNew: boolean;
  /** Trusted by this call, and never used by this user before: paths in it were written by another. */
  readonly isFromElsewhere: boolean;
  /** Those paths are put right: others may open the home from now on. */
  settle(): Promise<void>;
  readonly databases: HomeDatabases;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly configFolder: string;
  /** The folders of the user's homes, at most a thousand of them. */
  knownFolders(): Promise<readonly string[]>;
  /** Where the daemon of this home has its lock, its address and its tokens. */
  readonly daemonPlace: DaemonPlace;
  /** Where the public half of the signing key is. */
  readonly verifierKeyPath: string;
  readonly keys: HomeKeys;
  /** The databases that were upgraded when they were opened. */
  readonly upgraded: readonly UpgradedDatabase[];
  /**
   * Copies the home while it is in use: its databases and blobs into a new folder, or its schemas into new ones of the
   * same Postgres. There, every database but the first gets the suffix `_<database>`. Snapshots in S3 stay there, and
   * are kept for a week once the home no longer needs them.
   */
  backup(to: string): Promise<BackedUp>;
  close(): Promise<void>;
}

export async function openHomeOver(databases: DatabaseList, options: OpenHomeOptions): Promise<OpenedHome> {
  const ports = portsOf(options);
  const list = withOwnTables(databases, options);
  const url = postgresUrlOf(options, ports.config);
  return url === undefined ? openFolderHome(list, options, ports) : openServerHome(url, list, options, ports);
}

/**
 * Processes of this version that open an older home at the same time keep each other from being alone for a moment: they
 * try again. Shorter than a hook may take.
 */
async function openFolderHome(list: DatabaseList, given: OpenHomeOptions, ports: HomePorts): Promise<OpenedHome> {
  const { clock, random, config } = ports;
  // A home that gets its configuration back is the registered one, with the registered databases or none.
  const trust = (given.trust ?? false) && !(await writeConfigAgain(folderOf(given, config), ports));
  const options = { ...given, trust };
  const untilMs = clock.monotonic() + ALONE_WITHIN_MS;
  for (;;) {
    try {
      return await openFolderOnce(list, options, ports);
    } catch (error) {
      const isOlder = error instanceof Refusal && error.code === 'upgrade_required';
      if (!isOlder || clock.monotonic() >= untilMs) throw error;
      await clock.sleep(20 + ((random.fill(new Uint8Array(1))[0] ?? 0) % 100));
    }
  }
}

async function openFolderOnce(list: DatabaseList, options: OpenHomeOptions, ports: HomePorts): Promise<OpenedHome> {
  const { config, registry } = ports;
  const folder = folderOf(options, config);
  const isTrusted = options.trust ?? false;
  // Before anything of the home is read: a cut-off restore may have left the registry and the home in disagreement.
  await finishRestoreOf(folder, ports);
  if (!isTrusted) await refuseUnregistered(registry, folder);
  refuseWithoutConfig(folder, config);
  const [first] = list;
  const home = await openHomeFolder(folder, ports, {
    create: options.create ?? false,
    databases: list.map(({ name }) => name),
    async onCreate(homeId) {
      const place = realpathSync(folder);
      await forgetPlan(place, ports);
      await registry.register(place, homeId, { making: { [first.name]: ports.ids.uuid() } });
    },
  });
  const location = realpathSync(home.folder);
  const isFromElsewhere =
    isTrusted && (isBeingTrusted(await registry.find(location)) || !(await wasHereBefore(home.homeId, list, ports)));
  if (isFromElsewhere) refuseLinkedFolders(home.folder);
  if (isTrusted) await trustHome(registry, location, home.homeId, { isFromElsewhere });
  await knownHome(registry, location, home.homeId, { isTrusting: isTrusted });
  // Shared by all processes that use the home; a restore, and an upgrade by opening, take it exclusively.
  const lock = tryLockFile(lockPathOf(home.folder), { shared: true });
  if (!lock) {
    const wait = { timeoutMs: UPGRADED_WITHIN_MS, clock: ports.clock };
    await (await lockFile(lockPathOf(home.folder), { shared: true, wait })).release();
    // A restore may have made it another home than the one that was read above.
    return openFolderOnce(list, options, ports);
  }
  try {
    if (await isRestoreUnfinished(location, ports)) {
      // A restore was begun and cut off since the check above.
      await lock.release();
      return await openFolderOnce(list, options, ports);
    }
    const place = createFolderPlace(home, location, ports, lock);
    const upgrades = upgradesOf(place, list, options, ports);
    const identified = await identifyDatabase(place, first, ports, { isTrusted, upgrades });
    return await openOver(place, list, identified, ports, isTrusted, {
      upgrades,
      location: home.folder,
      folder: location,
      homeId: home.homeId,
      createdAt: home.createdAt,
      isNew: home.isNew,
      isFromElsewhere,
      daemonPlace: daemonPlaceIn(ports, home.homeId, home.folder),
      backup: (databases) => (to) => backupFolderHome(home, resolve(config.cwd, to), list, databases, ports),
      release: () => lock.release(),
    });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openServerHome(
  url: string,
  list: DatabaseList,
  options: OpenHomeOptions,
  ports: HomePorts,
): Promise<OpenedHome> {
  const { registry } = ports;
  const isTrusted = options.trust ?? false;
  const [first] = list;
  const place = createServerPlace(url, first.name, ports);
  const { location } = place;
  const upgrades = upgradesOf(place, list, options, ports);
  const identified = await identifyDatabase(place, first, ports, { isTrusted, upgrades });
  const { databaseId: homeId, createdAt, isNew } = identified;
  return openOver(place, list, identified, ports, isTrusted, {
    upgrades,
    location,
    folder: undefined,
    homeId,
    createdAt,
    isNew,
    isFromElsewhere: false,
    daemonPlace: daemonPlaceIn(ports, homeId),
    backup: () => (to) => backupServerHome(url, to, list, ports),
    release: async () => {},
    async admit() {
      // The user gave its address, so it is trusted when first seen. A later exchange is noticed.
      if (isTrusted || !(await registry.find(location))) await registry.register(location, homeId);
      await knownHome(registry, location, homeId);
    },
  });
}

const MOST_FOLDERS = 1_000;

/** A process that opens an older home waits this long to be the only one. */
const ALONE_WITHIN_MS = 500;
/** As long as a restore or the upgrade of a home of common size takes. */
const UPGRADED_WITHIN_MS = 10_000;

function upgradesOf(place: HomePlace, list: DatabaseList, { upgrade = false }: OpenHomeOptions, ports: HomePorts) {
  return new Upgrades({
    isAsked: upgrade,
    async upgradeOthers(upgrades) {
      for (const descriptor of list) {
        const { name } = descriptor;
        if (upgrades.done.some(({ database }) => database === name) || !(await place.exists(name))) continue;
        // One that is not the user's is refused when it is opened.
        const known = await ports.registry.find(place.location);
        if (!place.isVouchedFor && known?.databases[name] === undefined) continue;
        const onOlder = (older: Upgrade) => upgrades.decide(place, name, older);
        await (await openStoreOf(descriptor, place.driver(name, descriptor.sqlite), ports, { onOlder })).close();
      }
    },
  });
}

type Identity = Pick<
  OpenedHome,
  'location' | 'folder' | 'homeId' | 'createdAt' | 'isNew' | 'isFromElsewhere' | 'daemonPlace'
> & {
  readonly backup: (databases: HomeDatabases) => OpenedHome['backup'];
  readonly release: () => Promise<void>;
  readonly upgrades: Upgrades;
  /** Replaces the registry check if the first database is the home, as on a server. */
  readonly admit?: () => Promise<void>;
};

async function openOver(
  place: HomePlace,
  list: DatabaseList,
  identified: IdentifiedStore,
  ports: HomePorts,
  isTrusted: boolean,
  { backup, release, admit, upgrades, ...identity }: Identity,
): Promise<OpenedHome> {
  const { clock, ids, config, registry } = ports;
  const { homeId } = identity;
  const metrics = createMetrics();
  const finish = async (descriptor: DatabaseDescriptor, store: IdentifiedStore, isFirst: boolean) => {
    try {
      if (isFirst && admit) await admit();
      else await recognise(place, descriptor, store, ports, isTrusted);
      return await openLedgerOf(place, descriptor, store, homeId, metrics, ports);
    } catch (error) {
      await store.store.close();
      throw error;
    }
  };
  const databases = createHomeDatabases({
    list,
    first: await finish(list[0], identified, true),
    open: async (descriptor) =>
      finish(descriptor, await identifyDatabase(place, descriptor, ports, { isTrusted, upgrades }), false),
    // The loss of a derived database does no harm.
    wasMade: async ({ name, derived = false }) =>
      (!derived && (await registry.find(place.location))?.databases[name] !== undefined) || (await place.exists(name)),
  });
  const verifierKeyPath = signingPaths(config.configFolder, homeId, list[0].name).public_key;
  return {
    ...identity,
    databases,
    metrics,
    clock,
    ids,
    configFolder: config.configFolder,
    verifierKeyPath,
    keys: createHomeKeys(verifierKeyPath, ports),
    async knownFolders() {
      return (await registry.locations()).filter((each) => isAbsolute(each)).slice(0, MOST_FOLDERS);
    },
    settle: () => registry.settle(place.location),
    upgraded: upgrades.done,
    backup: backup(databases),
    async close() {
      try {
        await databases.close();
      } finally {
        await release();
      }
    },
  };
}

/** In the home itself if it is a folder, so that every process that uses the home meets the same lock. */
function daemonPlaceIn({ config, clock, ids }: HomePorts, homeId: string, folder?: string): DaemonPlace {
  return createDaemonPlace({
    folder: join(config.configFolder, 'daemons', homeId),
    clock,
    ids,
    ...(folder === undefined ? {} : { lockPath: join(folder, 'locks', 'daemon') }),
  });
}

/** The daemon's place for a home that is not open. */
export function daemonPlaceOf(homeId: string, options: HomeOptions = {}): DaemonPlace {
  const ports = portsOf(options);
  const isFolder = postgresUrlOf(options, ports.config) === undefined;
  return daemonPlaceIn(ports, homeId, isFolder ? folderOf(options, ports.config) : undefined);
}
