// Which homes the user knows, and which databases are in them. It is in the user's configuration folder, so that a home
// that was exchanged for another, or came with a cloned repository, is not taken for the user's own.
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { toTimestamp, type Clock } from '../base/clock.ts';
import type { Ids } from '../base/ids.ts';
import { readRegularText } from '../base/regular-file.ts';
import { refuse } from './contract.ts';
import { foreignDatabase } from './foreign-database.ts';
import { readHomeConfig } from './home-folder.ts';
import { makePrivateFolder, writeDurably } from '../store/durable-file.ts';
import { underLock } from '../store/file-lock.ts';
import { BEING_TRUSTED, holdsDatabaseOf, MOST_REGISTRY_BYTES } from './trusted-home.ts';

const knownHomeSchema = z.strictObject({
  home_id: z.uuid(),
  /** The id of the ledger in each database, by the database's name. */
  databases: z.record(z.string(), z.uuid()),
  registered_at: z.iso.datetime(),
});
const registryFile = z.strictObject({ format: z.literal(1), homes: z.record(z.string(), knownHomeSchema) });

export type KnownHome = z.output<typeof knownHomeSchema>;

export interface RegisterOptions {
  /** The ids of databases that are about to be made. */
  readonly making?: Readonly<Record<string, string>>;
  /** It came from elsewhere, and must not be used before what is strange in it was put right: see `settle`. */
  readonly isBeingTrusted?: boolean;
}

export interface HomeRegistry {
  /** A location is the real path of a folder, or a database URL without its credentials. */
  find(location: string): Promise<KnownHome | undefined>;
  locations(): Promise<readonly string[]>;
  locationsOf(homeId: string): Promise<readonly string[]>;
  register(location: string, homeId: string, options?: RegisterOptions): Promise<void>;
  /**
   * Call it before the file of a new database is made: the id that the database gets. A database that is found later
   * and has neither this id nor a registered one was not made by this user.
   */
  beginDatabase(location: string, name: string, databaseId: string): Promise<string>;
  rememberDatabase(location: string, name: string, databaseId: string): Promise<void>;
  /** For the named databases; null forgets one. */
  setDatabases(location: string, databases: Readonly<Record<string, string | null>>): Promise<void>;
  /** A home from elsewhere may be used from now on. */
  settle(location: string): Promise<void>;
  forget(location: string): Promise<void>;
}

export function openHomeRegistry(
  configFolder: string,
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
): HomeRegistry {
  const path = join(configFolder, 'homes.json');

  async function read(): Promise<Record<string, KnownHome>> {
    const text = readRegularText(path, MOST_REGISTRY_BYTES);
    if (text === undefined) return {};
    try {
      return registryFile.parse(JSON.parse(text)).homes;
    } catch (error) {
      throw refuse(
        'registry_invalid',
        `${path} cannot be read: ${(error as Error).message.slice(0, 200)}`,
        { path },
        error,
      );
    }
  }

  async function change(edit: (homes: Record<string, KnownHome>) => void): Promise<void> {
    await makePrivateFolder(configFolder);
    await underLock(join(configFolder, 'homes.lock'), { timeoutMs: 10_000, clock }, async () => {
      const homes = await read();
      edit(homes);
      await writeDurably(path, `${JSON.stringify({ format: 1, homes }, null, 2)}\n`, { ids });
    });
  }

  return {
    find: async (location) => (await read())[location],
    locations: async () => Object.keys(await read()),
    locationsOf: async (homeId) =>
      Object.entries(await read())
        .filter(([, home]) => home.home_id === homeId)
        .map(([location]) => location),
    register: (location, homeId, { making = {}, isBeingTrusted: isMarked = false } = {}) =>
      change((homes) => {
        const databases = Object.fromEntries(Object.entries(making).map(([name, id]) => [makingKey(name), id]));
        if (isMarked) databases[BEING_TRUSTED] = homeId;
        homes[location] = { home_id: homeId, databases, registered_at: toTimestamp(clock.now()) };
      }),
    async beginDatabase(location, name, databaseId) {
      let begun = databaseId;
      await change((homes) => {
        const home = homes[location];
        // Another process may have begun it just now.
        if (home) begun = home.databases[makingKey(name)] ??= databaseId;
      });
      return begun;
    },
    rememberDatabase: (location, name, databaseId) =>
      change((homes) => {
        const home = homes[location];
        if (!home) return;
        home.databases[name] = databaseId;
        delete home.databases[makingKey(name)];
      }),
    setDatabases: (location, databases) =>
      change((homes) => {
        const home = homes[location];
        if (!home) return;
        for (const [name, id] of Object.entries(databases)) {
          delete home.databases[makingKey(name)];
          if (id === null) delete home.databases[name];
          else home.databases[name] = id;
        }
      }),
    settle: (location) =>
      change((homes) => {
        delete homes[location]?.databases[BEING_TRUSTED];
      }),
    forget: (location) =>
      change((homes) => {
        delete homes[location];
      }),
  };
}

/** Among the ids of a home's databases: that of one which is being made. A database's own name has letters only. */
function makingKey(name: string): string {
  return `new:${name}`;
}

/** The id under which a database is being made, or was when its process was killed. */
export function idInMaking(known: KnownHome | undefined, name: string): string | undefined {
  return known?.databases[makingKey(name)];
}

/**
 * Before anything of a home is read: refuses one in a place that the user never registered. Its configuration is then
 * read only to say where it was before.
 */
export async function refuseUnregistered(registry: HomeRegistry, folder: string): Promise<void> {
  const config = join(folder, 'config.json');
  if (!existsSync(config)) return;
  const location = realpathSync(folder);
  if (!(await registry.find(location))) await knownHome(registry, location, (await readHomeConfig(config)).home_id);
}

/** Whether a home from elsewhere was registered there, and what is strange in it not put right yet. */
export function isBeingTrusted(known: KnownHome | undefined): boolean {
  return known?.databases[BEING_TRUSTED] !== undefined;
}

/** Refuses a home that the user never registered, and one that is not the registered one any more. */
export async function knownHome(
  registry: HomeRegistry,
  location: string,
  homeId: string,
  { isTrusting = false }: { readonly isTrusting?: boolean } = {},
): Promise<KnownHome> {
  const known = await registry.find(location);
  if (!known) {
    const [before] = await registry.locationsOf(homeId);
    const moved = before !== undefined && !(await isStillAt(registry, before)) ? `; it was yours in ${before}` : '';
    throw refuse('home_untrusted', `The home in ${location} is not one of yours${moved}`, {
      location,
      home_id: homeId,
    });
  }
  if (known.home_id !== homeId) {
    throw refuse('home_replaced', `${location} held home ${known.home_id}, and now holds ${homeId}`, {
      location,
      home_id: homeId,
      registered: known.home_id,
    });
  }
  if (!isTrusting && isBeingTrusted(known)) {
    throw refuse('home_untrusted', `The home in ${location} was not trusted to the end: that was cut off`, {
      location,
      home_id: homeId,
    });
  }
  return known;
}

/** Also without its configuration, which `trust` writes again. */
async function isStillAt(registry: HomeRegistry, location: string): Promise<boolean> {
  const known = await registry.find(location);
  return existsSync(join(location, 'config.json')) || (known !== undefined && holdsDatabaseOf(known, location));
}

/** A home that was moved is registered at its new place; a copy of a home that still exists is refused. */
export async function trustHome(
  registry: HomeRegistry,
  location: string,
  homeId: string,
  { isFromElsewhere }: { readonly isFromElsewhere: boolean },
): Promise<void> {
  const known = await registry.find(location);
  if (known?.home_id === homeId) return;
  for (const other of await registry.locationsOf(homeId)) {
    if (await isStillAt(registry, other)) {
      throw refuse('home_copied', `${location} is a copy of the home in ${other}`, { location, original: other });
    }
    await registry.forget(other);
  }
  await registry.register(location, homeId, { isBeingTrusted: isFromElsewhere });
}

/**
 * The same for the database in it: it must be the one that is registered, or the one that this user's processes are
 * making. With `trust` any is.
 */
export async function recogniseDatabase(
  registry: HomeRegistry,
  location: string,
  database: { readonly name: string; readonly id: string },
  trust: boolean,
): Promise<void> {
  const home = await registry.find(location);
  const known = home?.databases[database.name];
  const isMade = idInMaking(home, database.name) === database.id;
  if (known === database.id && !isMade) return;
  if (!isMade && known === undefined && !trust) throw foreignDatabase(location, database.name);
  if (!isMade && known !== undefined && known !== database.id && !trust) {
    throw refuse('home_replaced', `The database ${database.name} in ${location} is another one than before`, {
      location,
      database_id: database.id,
      registered: known,
    });
  }
  await registry.rememberDatabase(location, database.name, database.id);
}
