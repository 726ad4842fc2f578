// A home as a command with only milliseconds sees it: the user's own, on a local disk, with its database in place. It
// uses no schema library and does not say what is wrong: a caller that needs to know opens the home.
import { existsSync, lstatSync, realpathSync, statfsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { worktreeAt } from '../base/git-worktree.ts';
import { HOME_NAME } from '../base/home-name.ts';
import { readRegularText } from '../base/regular-file.ts';
import { under } from '../base/under.ts';

/** In the user's folder while a restore of a home is running or was cut off: see unfinished-restore.ts. */
export const RESTORES = 'restores.json';

export const MOST_CONFIG_BYTES = 64 * 1024;
/** Of the files in the user's folder that list homes: thousands of them. */
export const MOST_REGISTRY_BYTES = 4 * 1024 * 1024;

/**
 * Among the ids of a home's databases while a home from elsewhere is being trusted: until it is taken out, paths in the
 * home are still those that another user wrote.
 */
export const BEING_TRUSTED = 'being-trusted:';

export interface TrustedFolder {
  readonly folder: string;
  readonly homeId: string;
  readonly createdAt: string;
  /** The ids that the ledgers in its databases must have, by database name. */
  readonly databases: Readonly<Record<string, string>>;
}

/**
 * The nearest home at or above a folder; also one of the user's own that lost its configuration. From the top of a linked
 * git worktree the search goes on in the main one: first there, then above this one.
 */
export function findHome(from: string, configFolder: string): string | undefined {
  const isHome = (candidate: string) =>
    existsSync(under(candidate, 'config.json')) || isWithoutConfig(candidate, configFolder);
  return searchUpward(from, isHome, (folder) => worktreeAt(folder)?.main);
}

function searchUpward(
  from: string,
  isHome: (candidate: string) => boolean,
  mainOf: (worktree: string) => string | undefined,
): string | undefined {
  const start = resolve(from);
  for (let at = start; ; at = dirname(at)) {
    const candidate = under(at, HOME_NAME);
    if (isHome(candidate)) return candidate;
    const main = mainOf(at);
    // Without a second step from there: the search ends, whatever the files say.
    const found = main && searchUpward(join(main, relative(at, start)), isHome, () => undefined);
    if (found) return found;
    if (at === dirname(at)) return undefined;
  }
}

/** Whether the user registered a home there, of which databases are left and the configuration is gone. */
export function isWithoutConfig(folder: string, configFolder: string): boolean {
  if (!existsSync(folder) || existsSync(under(folder, 'config.json'))) return false;
  const known = registeredAt(folder, configFolder);
  return known !== undefined && holdsDatabaseOf(known, folder);
}

/** One that is only being made does not count. */
export function holdsDatabaseOf({ databases }: Pick<Known, 'databases'>, folder: string): boolean {
  return Object.keys(databases).some((name) => existsSync(under(folder, `${name}.sqlite`)));
}

/** What the user registered there, however the home looks; undefined also if the registry cannot be read. */
export function registeredAt(folder: string, configFolder: string): Known | undefined {
  try {
    const text = readRegularText(under(configFolder, 'homes.json'), MOST_REGISTRY_BYTES) ?? '';
    const { homes } = JSON.parse(text) as { readonly homes: Readonly<Record<string, Known>> };
    return new Map(Object.entries(homes)).get(realpathSync(folder));
  } catch {
    return undefined;
  }
}

/**
 * A repository could lead its reader to another home by a link in place of its own. Only a home given by name may be a
 * link.
 */
export function isLinked(folder: string): boolean {
  return lstatSync(folder).isSymbolicLink();
}

export function pathOf({ folder }: TrustedFolder, database: string): string {
  return under(folder, `${database}.sqlite`);
}

/** Undefined unless everything is as it should be; its databases are not inspected. */
export function findTrustedFolder(folder: string, configFolder: string): TrustedFolder | undefined {
  // The registry is asked first: nothing of a home that is not the user's is read.
  const registry = fieldsOf(readRegularText(under(configFolder, 'homes.json'), MOST_REGISTRY_BYTES), [
    'format',
    'homes',
  ]);
  if (registry?.['format'] !== 1) return undefined;
  const known = knownHomes(registry['homes'])?.[realpathSync(folder)];
  if (known === undefined || BEING_TRUSTED in known.databases || !isOnLocalDisk(folder)) return undefined;
  const config = fieldsOf(readRegularText(under(folder, 'config.json'), MOST_CONFIG_BYTES), [
    'format',
    'home_id',
    'created_at',
  ]);
  if (config?.['format'] !== 1) return undefined;
  const { home_id: homeId, created_at: createdAt } = config;
  if (typeof homeId !== 'string' || typeof createdAt !== 'string' || !ISO.test(createdAt)) return undefined;
  if (known.home_id !== homeId) return undefined;
  if (isBeingRestored(realpathSync(folder), configFolder)) return undefined;
  return { folder, homeId, createdAt, databases: known.databases };
}

export function isBeingRestored(location: string, configFolder: string): boolean {
  const path = under(configFolder, RESTORES);
  // Looked at first: to open what is mostly not there would make an error each time.
  const text = lstatSync(path, { throwIfNoEntry: false }) && readRegularText(path, MOST_REGISTRY_BYTES);
  if (text === undefined) return false;
  const { restores } = JSON.parse(text) as { readonly restores: object };
  return Object.hasOwn(restores, location);
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

interface Known {
  readonly home_id: string;
  readonly databases: Readonly<Record<string, string>>;
}

/** All entries must be in order: a file that was tampered with in one place is not trusted in another. */
function knownHomes(homes: unknown): Readonly<Record<string, Known>> | undefined {
  if (!isRecord(homes)) return undefined;
  const isKnown = (home: unknown) =>
    isRecord(home) &&
    hasExactly(home, ['home_id', 'databases', 'registered_at']) &&
    typeof home['home_id'] === 'string' &&
    isRecord(home['databases']) &&
    Object.values(home['databases']).every((id) => typeof id === 'string');
  return Object.values(homes).every(isKnown) ? (homes as Record<string, Known>) : undefined;
}

function fieldsOf(text: string | undefined, names: readonly string[]): Record<string, unknown> | undefined {
  if (text === undefined) return undefined;
  const value: unknown = JSON.parse(text);
  return isRecord(value) && hasExactly(value, names) ? value : undefined;
}

function hasExactly(value: Record<string, unknown>, names: readonly string[]): boolean {
  return Object.keys(value).length === names.length && names.every((name) => Object.hasOwn(value, name));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Magic numbers (Linux, statfs(2)) of filesystems that only this machine can write; others are checked more closely.
 */
const LOCAL_KINDS = new Set([
  0xef53, 0x58465342, 0x9123683e, 0x01021994, 0x794c7630, 0x2fc12fc1, 0xf2f52010, 0xca451a4e, 0x3153464a, 0x52654973,
  0x5346544e, 0x7366746e, 0x4d44, 0x2011bab0, 0xf15f, 0x858458f6, 0x61756673, 0xde5e81e4,
]);

function isOnLocalDisk(folder: string): boolean {
  if (process.platform === 'linux') return LOCAL_KINDS.has(statfsSync(folder).type >>> 0);
  return process.platform !== 'win32' || !folder.startsWith('\\\\');
}
