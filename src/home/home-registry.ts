// Which homes the user knows, and which databases are in them. It is in the user's configuration folder, so that a home
// that was exchanged for another, or came with a cloned repository, is not taken for the user's own.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { toTimestamp, type Clock } from '../base/clock.ts';
import type { Ids } from '../base/ids.ts';
import { refuse } from './contract.ts';
import { makePrivateFolder, writeDurably } from '../store/durable-file.ts';
import { underLock } from '../store/file-lock.ts';

const knownHomeSchema = z.strictObject({
  home_id: z.uuid(),
  /** The id of the ledger in each database, by the database's name. */
  databases: z.record(z.string(), z.uuid()),
  registered_at: z.iso.datetime(),
});
const registryFile = z.strictObject({ format: z.literal(1), homes: z.record(z.string(), knownHomeSchema) });

export type KnownHome = z.output<typeof knownHomeSchema>;

export interface HomeRegistry {
  /** A location is the real path of a folder, or a database URL without its credentials. */
  find(location: string): Promise<KnownHome | undefined>;
  locationsOf(homeId: string): Promise<readonly string[]>;
  register(location: string, homeId: string): Promise<void>;
  rememberDatabase(location: string, name: string, databaseId: string): Promise<void>;
  /** For the named databases; null forgets one. */
  setDatabases(location: string, databases: Readonly<Record<string, string | null>>): Promise<void>;
  forget(location: string): Promise<void>;
}

export function openHomeRegistry(
  configFolder: string,
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
): HomeRegistry {
  const path = join(configFolder, 'homes.json');

  async function read(): Promise<Record<string, KnownHome>> {
    if (!existsSync(path)) return {};
    try {
      return registryFile.parse(JSON.parse(await readFile(path, 'utf8'))).homes;
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
    locationsOf: async (homeId) =>
      Object.entries(await read())
        .filter(([, home]) => home.home_id === homeId)
        .map(([location]) => location),
    register: (location, homeId) =>
      change((homes) => {
        homes[location] = { home_id: homeId, databases: {}, registered_at: toTimestamp(clock.now()) };
      }),
    rememberDatabase: (location, name, databaseId) =>
      change((homes) => {
        const home = homes[location];
        if (home) home.databases[name] = databaseId;
      }),
    setDatabases: (location, databases) =>
      change((homes) => {
        const home = homes[location];
        if (!home) return;
        for (const [name, id] of Object.entries(databases)) {
          if (id === null) delete home.databases[name];
          else home.databases[name] = id;
        }
      }),
    forget: (location) =>
      change((homes) => {
        delete homes[location];
      }),
  };
}

/** Refuses a home that the user never registered, and one that is not the registered one any more. */
export async function knownHome(registry: HomeRegistry, location: string, homeId: string): Promise<KnownHome> {
  const known = await registry.find(location);
  if (!known) {
    const [before] = await registry.locationsOf(homeId);
    const moved = before !== undefined && !existsSync(join(before, 'config.json')) ? `; it was yours in ${before}` : '';
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
  return known;
}

/** A home that was moved is registered at its new place; a copy of a home that still exists is refused. */
export async function trustHome(registry: HomeRegistry, location: string, homeId: string): Promise<void> {
  const known = await registry.find(location);
  if (known?.home_id === homeId) return;
  for (const other of await registry.locationsOf(homeId)) {
    if (existsSync(join(other, 'config.json'))) {
      throw refuse('home_copied', `${location} is a copy of the home in ${other}`, { location, original: other });
    }
    await registry.forget(other);
  }
  await registry.register(location, homeId);
}

/** The same for the database in it, which is registered when first seen. */
export async function recogniseDatabase(
  registry: HomeRegistry,
  location: string,
  database: { readonly name: string; readonly id: string },
  trust: boolean,
): Promise<void> {
  const known = (await registry.find(location))?.databases[database.name];
  if (known === database.id) return;
  if (known !== undefined && !trust) {
    throw refuse('home_replaced', `The database ${database.name} in ${location} is another one than before`, {
      location,
      database_id: database.id,
      registered: known,
    });
  }
  await registry.rememberDatabase(location, database.name, database.id);
}
