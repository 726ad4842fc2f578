// Opens one database of a home: its tables are brought up to date, its ledger must have the id in the registry, and it
// is signed unless it is derived.
import type { Metrics } from '../base/metrics.ts';
import { VERSION } from '../base/version.ts';
import type { Signing } from '../ledger/proof/checkpoints.ts';
import { openKernel, type Kernel } from '../kernel/kernel.ts';
import { giveIdentity, identifyLedger } from '../ledger/ledger.ts';
import { ledgerSchema } from '../ledger/schema.ts';
import { openSigningFiles } from '../ledger/proof/signing-files.ts';
import type { Blobs } from '../store/blobs.ts';
import type { Driver } from '../store/driver.ts';
import type { MigrateOptions, MigrationSequence } from '../store/migrations.ts';
import { openStore } from '../store/open-store.ts';
import type { Signals } from '../store/signals.ts';
import type { Store } from '../store/store.ts';
import { refuse, type DatabaseDescriptor } from './contract.ts';
import { foreignDatabase } from './foreign-database.ts';
import { idInMaking, recogniseDatabase } from './home-registry.ts';
import { isOwnFile } from './own-file.ts';
import type { HomePlace } from './place.ts';
import type { HomePorts } from './ports.ts';
import type { Upgrades } from './upgrades.ts';

export interface OpenDatabase {
  readonly name: string;
  readonly store: Store;
  readonly ledger: Kernel;
  readonly blobs: Blobs;
  readonly isDerived: boolean;
  /** Resolves if the database answers and has the format that this process knows. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** A store whose ledger has an id, before it is known to which home it belongs. */
export interface IdentifiedStore {
  readonly store: Store;
  readonly databaseId: string;
  readonly createdAt: string;
  /** Created by this call. */
  readonly isNew: boolean;
}

export function sequencesOf({ schema }: DatabaseDescriptor): readonly MigrationSequence[] {
  return [ledgerSchema, ...schema];
}

export function openStoreOf(
  descriptor: DatabaseDescriptor,
  driver: Driver,
  ports: HomePorts,
  { onOlder, onNew }: Pick<MigrateOptions, 'onOlder' | 'onNew'> = {},
): Promise<Store> {
  return openStore(driver, {
    onOlder,
    onNew,
    clock: ports.clock,
    producerVersion: VERSION,
    sequences: sequencesOf(descriptor),
    onEffectError: ports.onBackgroundError,
  });
}

/** Opens the store and creates the tables. Refuses if a database that existed is gone, and one of an older format that
 * others may use. */
export async function identifyDatabase(
  place: HomePlace,
  descriptor: DatabaseDescriptor,
  ports: HomePorts,
  { isTrusted = false, upgrades }: { readonly isTrusted?: boolean; readonly upgrades: Upgrades },
): Promise<IdentifiedStore> {
  const { name, optional = false, derived = false } = descriptor;
  // In this order: a process that makes it registers that first.
  const exists = await place.exists(name);
  const home = await ports.registry.find(place.location);
  const known = home?.databases[name];
  const mayBeginAnew = derived || (optional && isTrusted);
  const driver = place.driver(name, descriptor.sqlite);
  if (known !== undefined && !mayBeginAnew && !exists) {
    throw refuse('database_missing', `${driver.location} is gone`, { path: driver.location });
  }
  let newId = idInMaking(home, name);
  if (!place.isVouchedFor) {
    // Refused before it is opened, which would change it.
    if (exists && !isTrusted && !(await isOwnFile(driver.location, home, name)))
      throw foreignDatabase(place.location, name);
    if (!exists) newId ??= await ports.registry.beginDatabase(place.location, name, ports.ids.uuid());
  }
  let isNew = false;
  const store = await openStoreOf(descriptor, driver, ports, {
    onOlder: (upgrade) => upgrades.decide(place, name, upgrade),
    async onNew(tx) {
      isNew = await giveIdentity(tx, ports.ids, newId);
    },
  });
  try {
    const found = await identifyLedger(store, ports.ids);
    return { store, databaseId: found.database_id, createdAt: found.created_at, isNew: isNew || found.isNew };
  } catch (error) {
    await store.close();
    throw error;
  }
}

export async function recognise(
  place: HomePlace,
  { name, derived = false }: DatabaseDescriptor,
  { databaseId }: IdentifiedStore,
  { registry }: HomePorts,
  isTrusted: boolean,
): Promise<void> {
  const database = { name, id: databaseId };
  const isNew = place.isVouchedFor && (await registry.find(place.location))?.databases[name] === undefined;
  await recogniseDatabase(registry, place.location, database, isTrusted || isNew || (derived && place.isVouchedFor));
}

export async function openLedgerOf(
  place: HomePlace,
  descriptor: DatabaseDescriptor,
  { store }: Pick<IdentifiedStore, 'store'>,
  homeId: string,
  metrics: Metrics,
  ports: HomePorts,
): Promise<OpenDatabase> {
  const { name, derived = false } = descriptor;
  const blobs = place.blobs(name, { homeId, store });
  const signing = derived ? undefined : await openSigning(homeId, name, ports);
  const signals = place.signals(name);
  try {
    const ledger = await openLedgerOver(store, blobs, descriptor, ports, { metrics, signals, signing });
    // A page that cannot be read is for verify to report.
    const lost = await ledger.lost().catch(() => undefined);
    if (lost) ports.onBackgroundError(new Error(`${store.location}: ${lost.message}`));
    return {
      name,
      store,
      ledger,
      blobs,
      isDerived: derived,
      ready: () => store.ready(),
      async close() {
        try {
          await ledger.close();
        } finally {
          await signals.close();
          await store.close();
        }
      },
    };
  } catch (error) {
    await signals.close();
    throw error;
  }
}

export function openLedgerOver(
  store: Store,
  blobs: Blobs,
  { kinds }: DatabaseDescriptor,
  { clock, ids, onBackgroundError }: HomePorts,
  more: { readonly metrics: Metrics; readonly signals?: Signals; readonly signing: Signing | undefined },
): Promise<Kernel> {
  const { metrics, signals, signing } = more;
  return openKernel({
    store,
    blobs,
    clock,
    ids,
    metrics,
    kinds,
    producerVersion: VERSION,
    onBackgroundError,
    ...(signing ? { signing } : {}),
    ...(signals ? { signals } : {}),
  });
}

/** One key signs for a home; each database has its own notes (decision 0020). */
export async function openSigning(homeId: string, database: string, ports: HomePorts): Promise<Signing> {
  const { config, clock, ids, random, onBackgroundError } = ports;
  const { unreadableKeys, ...signing } = await openSigningFiles({
    folder: config.configFolder,
    homeId,
    database,
    clock,
    ids,
    random,
  });
  for (const path of unreadableKeys) onBackgroundError(new Error(`${path} holds no public key and was ignored`));
  return signing;
}
