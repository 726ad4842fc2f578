// A home on disk: the folder `.throughline/`, searched upward from the working directory. It is private, never
// overwritten, and holds no settings that a stranger's repository could use against its reader.
import { existsSync, lstatSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { isStrayWorktree } from '../base/git-worktree.ts';
import { HOME_NAME } from '../base/home-name.ts';
import { toTimestamp, type Clock } from '../base/clock.ts';
import type { Ids } from '../base/ids.ts';
import { Failure } from '../base/errors.ts';
import { irregularFile, readRegularText } from '../base/regular-file.ts';
import { refuse as refuseStore } from '../store/contract.ts';
import { filesOfDatabase } from '../store/dialect/sqlite-files.ts';
import { refuse } from './contract.ts';
import { foreignDatabaseOutside } from './foreign-database.ts';
import { makePrivateFolder, writeDurably } from '../store/durable-file.ts';
import { underLock } from '../store/file-lock.ts';
import { MOST_CONFIG_BYTES } from './trusted-home.ts';
import { refuseNetworkFilesystem } from '../store/filesystem.ts';

const homeConfig = z.strictObject({ format: z.literal(1), home_id: z.uuid(), created_at: z.iso.datetime() });

export interface HomeFolder {
  readonly folder: string;
  readonly homeId: string;
  readonly createdAt: string;
  /** Created by this call. */
  readonly isNew: boolean;
  database(name: string): string;
  blobs(database: string): string;
  readonly backups: string;
}

/** Opens a home, and creates it first if `create` is given. An existing home is left as it is. */
export async function openHomeFolder(
  folder: string,
  deps: { readonly clock: Clock; readonly ids: Ids },
  options: {
    readonly create: boolean;
    /** Names of the home's databases: a folder that has one of them already does not become a home. */
    readonly databases?: readonly string[];
    /** Called with a new home's id before any other process can see the home. */
    readonly onCreate?: (homeId: string) => Promise<void>;
  },
): Promise<HomeFolder> {
  const path = resolve(folder);
  const configPath = join(path, 'config.json');
  let isNew = false;
  if (!existsSync(configPath)) {
    if (!options.create) throw noHome(path);
    await refuseNetworkFilesystem(path);
    refuseBrought(path, options.databases ?? []);
    isNew = await createHome(path, configPath, deps, options.onCreate);
  } else {
    await refuseNetworkFilesystem(path);
    await makeFolders(path).catch((error: unknown) => {
      // A home that cannot be written can be read.
      if (!(error instanceof Failure) || error.code !== 'read_only') throw error;
    });
  }
  const { home_id: homeId, created_at: createdAt } = await readHomeConfig(configPath);
  return {
    folder: path,
    homeId,
    createdAt,
    isNew,
    database: (name) => join(path, `${name}.sqlite`),
    blobs: (database) => join(path, 'blobs', database),
    backups: join(path, 'backups'),
  };
}

/** Held by every process that uses the home. */
export function lockPathOf(folder: string): string {
  return join(folder, 'locks', 'home');
}

async function createHome(
  path: string,
  configPath: string,
  { clock, ids }: { clock: Clock; ids: Ids },
  onCreate?: (homeId: string) => Promise<void>,
): Promise<boolean> {
  await makeFolders(path);
  // Two processes may do this at once: the id of the first one stays.
  return underLock(join(path, 'locks', 'init'), { timeoutMs: 10_000, clock }, async () => {
    if (existsSync(configPath)) return false;
    if (basename(path) === HOME_NAME) await writeDurably(join(path, '.gitignore'), '*\n', { ids });
    const homeId = ids.uuid();
    await onCreate?.(homeId);
    await writeHomeConfig(path, { home_id: homeId, created_at: toTimestamp(clock.now()) }, ids);
    return true;
  });
}

/** Of a home that came from elsewhere: what is written there must not land in another place. */
export function refuseLinkedFolders(path: string): void {
  for (const name of FOLDERS) {
    const found = lstatSync(join(path, name), { throwIfNoEntry: false });
    if (!found || found.isDirectory()) continue;
    const at = name === '' ? path : join(path, name);
    // A link to the home itself may be named by its user.
    if (found.isSymbolicLink() && (name !== '' || basename(path) === HOME_NAME))
      throw refuseStore('symbolic_link', `${at} is a symbolic link.`, { path: at });
    if (!found.isSymbolicLink()) throw irregularFile(at, 'is not a folder');
  }
}

/**
 * What is there before a home is made came from elsewhere, with a repository perhaps: a database would be taken for the
 * user's own, and a link would lead what the home writes to another place.
 */
function refuseBrought(path: string, databases: readonly string[]): void {
  refuseLinkedFolders(path);
  const config = join(path, 'config.json');
  const isHome = () => lstatSync(config, { throwIfNoEntry: false }) !== undefined;
  for (const name of databases) {
    for (const file of filesOfDatabase(join(path, `${name}.sqlite`))) {
      // In this order: another process may have made the home just now, its configuration first.
      if (lstatSync(file, { throwIfNoEntry: false }) && !isHome()) throw foreignDatabaseOutside(file, name);
    }
  }
  if (isHome() && !existsSync(config)) throw irregularFile(config, 'is a link');
}

const FOLDERS = ['', 'blobs', 'locks', 'signals', 'backups'];

async function makeFolders(path: string): Promise<void> {
  for (const name of FOLDERS) {
    if (!existsSync(join(path, name))) await makePrivateFolder(join(path, name));
  }
}

export async function writeHomeConfig(
  folder: string,
  { home_id, created_at }: { readonly home_id: string; readonly created_at: string },
  ids: Ids,
): Promise<void> {
  const config = { format: 1, home_id, created_at };
  await writeDurably(join(folder, 'config.json'), `${JSON.stringify(config, null, 2)}\n`, { ids });
}

export async function readHomeConfig(path: string): Promise<z.output<typeof homeConfig>> {
  const text = readRegularText(path, MOST_CONFIG_BYTES);
  if (text === undefined) throw refuse('no_home', `There is no home at ${dirname(path)}`, { path: dirname(path) });
  try {
    return homeConfig.parse(JSON.parse(text));
  } catch (error) {
    throw refuse(
      'home_invalid',
      `${path} is not a home's configuration: ${(error as Error).message.slice(0, 200)}`,
      { path },
      error,
    );
  }
}

function noHome(path: string) {
  const stray = isStrayWorktree(dirname(path))
    ? ': git does not know this worktree here, so its main one is not looked for; `git worktree repair` mends that'
    : '';
  return refuse('no_home', `There is no home at ${path}${stray}`, { path });
}
