// Gathers the facts about a home and its databases for the doctor. It only reads: it creates, migrates, switches and
// repairs nothing, and does not open the databases of a home that is not the user's.
import { existsSync, realpathSync } from 'node:fs';
import { lstat, realpath, stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Failure, Refusal } from '../base/errors.ts';
import type { Driver } from '../store/driver.ts';
import { lookAtSqlite } from '../store/dialect/look-at-sqlite.ts';
import { isTemporaryName, listFolder, orWhenMissing } from '../store/durable-file.ts';
import { networkFilesystem } from '../store/filesystem.ts';
import type { DatabaseDescriptor } from './contract.ts';
import { readHomeConfig } from './home-folder.ts';
import { knownHome, type HomeRegistry, type KnownHome } from './home-registry.ts';
import { knowsAll, schemaScript, schemaState, type MigrationSequence } from '../store/migrations.ts';
import type { SchemaSize } from '../store/dialect/postgres-schemas.ts';
import { sql } from '../store/store.ts';
import { signingPaths } from '../ledger/proof/signing-files.ts';
import { sequencesOf } from './open-database.ts';
import { isBeingRestored } from './trusted-home.ts';
import type { DatabaseList } from './ports.ts';

/** A refusal or failure met while looking, as a surface would show it. */
export interface FoundProblem {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

/** Files that other users can reach or own, and links where no link is allowed. */
export interface LoosePath {
  readonly path: string;
  readonly in: 'home' | 'config';
  readonly kind: 'file' | 'folder' | 'link';
  /** As in `0644`. */
  readonly mode: string;
  readonly others_may: 'nothing' | 'read' | 'write';
  /** Owned by another user than the owner of its folder. */
  readonly is_foreign: boolean;
}

export interface Leftover {
  readonly path: string;
  /** A copy kept by an upgrade or a restore, or a file that a process died before finishing. */
  readonly kind: 'backup' | 'unfinished';
  readonly bytes: number;
  readonly modified_ms: number;
}

export interface FoundDatabase {
  readonly name: string;
  /** It is created when it is first needed. */
  readonly is_optional: boolean;
  /** It is made from the others and can be deleted without loss. */
  readonly is_derived: boolean;
  /** Whether the user's folder holds the second copy of its checkpoints. */
  readonly has_second_copy: boolean;
  readonly dialect: 'sqlite' | 'postgres';
  readonly location: string;
  readonly exists: boolean;
  /** It existed when the home was last used. */
  readonly is_registered: boolean;
  readonly bytes: number | null;
  readonly version: string | null;
  /** As the file itself is; `settings` shows what our own connection makes of it. */
  readonly journal_mode: string | null;
  /** Read back from a connection as the store opens it. */
  readonly settings: Readonly<Record<string, string | number>>;
  readonly pending_migrations: readonly string[];
  /** In the words of the database engine. */
  readonly damage: readonly string[];
  /** The server's own time, if it has one. */
  readonly now_ms: number | null;
  /** What prevented any further look. */
  readonly problem: FoundProblem | null;
}

export interface HomeDiagnosis {
  readonly location: string;
  readonly config_folder: string;
  readonly home_id: string | null;
  /** Why it cannot be used as the user's own home; null when it can. */
  readonly problem: FoundProblem | null;
  readonly network_filesystem: string | null;
  readonly disk: { readonly free_bytes: number; readonly total_bytes: number } | null;
  readonly paths_seen: number;
  /** False when there were more than are looked at. */
  readonly saw_all_paths: boolean;
  readonly loose_paths: readonly LoosePath[];
  /**
   * In the order of the home's list. Empty when the home is not the user's. Only the first when its server does not
   * answer, because all others would say the same.
   */
  readonly databases: readonly FoundDatabase[];
  /** Which of the key files that belong to the home are there, by name. */
  readonly files: Readonly<Record<string, boolean>>;
  readonly leftovers: readonly Leftover[];
  /** A restore was cut off; the next command that opens the home finishes it. */
  readonly is_restore_unfinished: boolean;
}

interface Common {
  /** The user's own folder. */
  readonly configFolder: string;
  readonly registry: HomeRegistry;
  readonly databases: DatabaseList;
}

export interface DiagnoseFolderOptions extends Common {
  readonly folder: string;
  readonly driver: (path: string) => Driver;
}

export interface DiagnosePostgresOptions extends Common {
  readonly driver: (schema: string) => Driver;
  /** All properties of its database. */
  readonly schemas: () => Promise<readonly SchemaSize[]>;
}

/** There can be many blobs; a problem with one usually affects the first ones too. */
const MOST_PATHS = 20_000;

export async function diagnoseFolder(options: DiagnoseFolderOptions): Promise<HomeDiagnosis> {
  const folder = resolve(options.folder);
  const found = await recognise(folder, options.registry);
  const seen = await lookAround([
    { root: options.configFolder, in: 'config' },
    { root: folder, in: 'home' },
  ]);
  const databases: FoundDatabase[] = [];
  for (const descriptor of found.problem ? [] : options.databases) {
    const path = join(folder, `${descriptor.name}.sqlite`);
    const isRegistered = found.known?.databases[descriptor.name] !== undefined;
    databases.push(await lookAtFile(path, { ...options, ...factsOf(descriptor, options, found.homeId), isRegistered }));
  }
  return {
    location: folder,
    config_folder: options.configFolder,
    home_id: found.homeId,
    problem: found.problem,
    network_filesystem: (await networkFilesystem(folder).catch(() => undefined)) ?? null,
    disk: await diskOf(folder),
    ...seen,
    databases,
    files: present(options, found.homeId),
    leftovers: await leftoversIn(folder),
    is_restore_unfinished: isRestorePlanned(folder, options.configFolder),
  };
}

export async function diagnosePostgres(options: DiagnosePostgresOptions): Promise<HomeDiagnosis> {
  const { registry, configFolder } = options;
  const [first, ...others] = options.databases;
  const { location } = options.driver(first.name);
  // A caller that has its address also has its password, so a server's home counts as the user's when first seen.
  const found = await registry.find(location).catch(problemOf);
  const problem = isProblem(found) ? found : null;
  const known = isProblem(found) ? undefined : found;
  const homeId = known?.home_id ?? null;
  const schemas = await options.schemas().catch(problemOf);
  const all = isProblem(schemas) ? [] : schemas;
  // The settings of a server can be inspected before there is a home on it. A problem that prevents the home is
  // reported there.
  const isThere = isProblem(schemas) || homeId === null || all.some(({ name }) => name === first.name);
  const lookAt = (descriptor: DatabaseDescriptor, seen: { isRegistered: boolean; isThere: boolean }) =>
    lookAtSchema({ ...options, ...factsOf(descriptor, options, homeId), ...seen });
  const databases = [await lookAt(first, { isRegistered: homeId !== null, isThere })];
  for (const descriptor of databases[0]?.problem ? [] : others) {
    const isRegistered = known?.databases[descriptor.name] !== undefined;
    databases.push(
      await lookAt(descriptor, { isRegistered, isThere: all.some(({ name }) => name === descriptor.name) }),
    );
  }
  return {
    location,
    config_folder: configFolder,
    home_id: homeId,
    problem,
    network_filesystem: null,
    disk: await diskOf(configFolder),
    ...(await lookAround([{ root: configFolder, in: 'config' }])),
    databases,
    files: present(options, homeId),
    leftovers: leftoversAmong(
      all,
      options.databases.map(({ name }) => name),
    ),
    is_restore_unfinished: false,
  };
}

// ── Whose it is ──────────────────────────────────────────────────────────────────────────────────────────────

interface Recognised {
  readonly homeId: string | null;
  readonly known: KnownHome | null;
  readonly problem: FoundProblem | null;
}

async function recognise(folder: string, registry: HomeRegistry): Promise<Recognised> {
  const configPath = join(folder, 'config.json');
  if (!existsSync(configPath)) {
    const hint = 'Run `throughline init` in the project, or set THROUGHLINE_HOME.';
    return {
      homeId: null,
      known: null,
      problem: { code: 'no_home', message: `There is no home at ${folder}`, hint },
    };
  }
  let homeId: string | null = null;
  try {
    homeId = (await readHomeConfig(configPath)).home_id;
    return { homeId, known: await knownHome(registry, await realpath(folder), homeId), problem: null };
  } catch (error) {
    return { homeId, known: null, problem: problemOf(error) };
  }
}

/** If the file cannot be read, the home itself reports the problem. */
function isRestorePlanned(folder: string, configFolder: string): boolean {
  try {
    return isBeingRestored(realpathSync(folder), configFolder);
  } catch {
    return false;
  }
}

function present({ configFolder, databases }: Common, homeId: string | null): HomeDiagnosis['files'] {
  if (homeId === null) return {};
  const { signing_key, public_key } = signingPaths(configFolder, homeId, databases[0].name);
  return { signing_key: existsSync(signing_key), public_key: existsSync(public_key) };
}

// ── Files ────────────────────────────────────────────────────────────────────────────────────────────────────

interface Root {
  readonly root: string;
  readonly in: LoosePath['in'];
}

type Seen = Pick<HomeDiagnosis, 'paths_seen' | 'saw_all_paths' | 'loose_paths'>;

async function lookAround(roots: readonly Root[]): Promise<Seen> {
  const loose: LoosePath[] = [];
  let seen = 0;
  // On other platforms the modes mean nothing.
  if (process.platform === 'win32') return { paths_seen: 0, saw_all_paths: true, loose_paths: [] };
  for (const { root, in: where } of roots) {
    const owner = await orWhenMissing(stat(root), undefined).catch(() => undefined);
    const waiting = owner ? [root] : [];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (seen >= MOST_PATHS) return { paths_seen: seen, saw_all_paths: false, loose_paths: loose };
      seen += 1;
      // A file that another process removed meanwhile, or that may not be read, is not judged.
      const found = await lstat(path).catch(() => undefined);
      if (!found) continue;
      // If the folder itself is a link, the user has put it elsewhere.
      const isLink = found.isSymbolicLink() && path !== root;
      const others = othersMay(found.mode, path);
      const isForeign = found.uid !== owner?.uid;
      if (isLink || isForeign || (others !== 'nothing' && !found.isSymbolicLink())) {
        loose.push({
          path,
          in: where,
          kind: isLink ? 'link' : found.isDirectory() ? 'folder' : 'file',
          mode: (found.mode & 0o7777).toString(8).padStart(4, '0'),
          others_may: isLink ? 'nothing' : others,
          is_foreign: isForeign,
        });
      }
      if (!found.isDirectory() && !(path === root && found.isSymbolicLink())) continue;
      for (const { name } of await listFolder(path).catch(() => [])) waiting.push(join(path, name));
    }
  }
  return { paths_seen: seen, saw_all_paths: true, loose_paths: loose };
}

/** Public keys are for others to read. */
function othersMay(mode: number, path: string): LoosePath['others_may'] {
  if ((mode & 0o022) !== 0) return 'write';
  return (mode & 0o055) !== 0 && !path.endsWith('.pub') ? 'read' : 'nothing';
}

async function leftoversIn(folder: string): Promise<Leftover[]> {
  const leftovers: Leftover[] = [];
  for (const [at, isKept] of [
    [folder, false],
    [join(folder, 'backups'), true],
  ] as const) {
    for (const { name } of await listFolder(at).catch(() => [])) {
      const isUnfinished = isTemporaryName(name) || /\.partial$|\.restoring-[0-9a-f-]+\.sqlite/.test(name);
      const isBackup = isKept && /\.(?:backup|replaced-\d+)\.sqlite$/.test(name);
      if (!isUnfinished && !isBackup) continue;
      const path = join(at, name);
      const found = await lstat(path).catch(() => undefined);
      if (!found?.isFile()) continue;
      const kind = isUnfinished ? 'unfinished' : 'backup';
      leftovers.push({ path, kind, bytes: found.size, modified_ms: Math.floor(found.mtimeMs) });
    }
  }
  return leftovers;
}

/** Schemas that upgrades and restores made beside a home's own, recognised by their names. */
function leftoversAmong(schemas: readonly SchemaSize[], databases: readonly string[]): Leftover[] {
  const leftovers: Leftover[] = [];
  for (const { name: path, bytes } of schemas) {
    const [, database = '', made, stamp = ''] = /^([a-z]+)_(?:(restoring|replaced)_)?(\d{17})(?:_|$)/.exec(path) ?? [];
    if (!databases.includes(database)) continue;
    const time = stamp.replace(/^(....)(..)(..)(..)(..)(..)(...)$/, '$1-$2-$3T$4:$5:$6.$7Z');
    const kind = made === 'restoring' ? 'unfinished' : 'backup';
    leftovers.push({ path, kind, bytes, modified_ms: Date.parse(time) });
  }
  return leftovers;
}

async function diskOf(folder: string): Promise<HomeDiagnosis['disk']> {
  const found = await statfs(folder).catch(() => undefined);
  return found ? { free_bytes: found.bavail * found.bsize, total_bytes: found.blocks * found.bsize } : null;
}

// ── The database ─────────────────────────────────────────────────────────────────────────────────────────────

interface DatabaseFacts {
  readonly facts: Pick<FoundDatabase, 'name' | 'is_optional' | 'is_derived' | 'has_second_copy'>;
  readonly sequences: readonly MigrationSequence[];
}

function factsOf(descriptor: DatabaseDescriptor, { configFolder }: Common, homeId: string | null): DatabaseFacts {
  const { name, optional = false, derived = false } = descriptor;
  return {
    facts: {
      name,
      is_optional: optional,
      is_derived: derived,
      has_second_copy: homeId !== null && existsSync(signingPaths(configFolder, homeId, name).second_copy),
    },
    sequences: sequencesOf(descriptor),
  };
}

type Outside = Pick<
  FoundDatabase,
  | 'name'
  | 'is_optional'
  | 'is_derived'
  | 'has_second_copy'
  | 'dialect'
  | 'location'
  | 'exists'
  | 'is_registered'
  | 'bytes'
  | 'version'
  | 'journal_mode'
>;

const UNSEEN = { settings: {}, pending_migrations: [], damage: [], now_ms: null } as const;

async function lookAtFile(
  path: string,
  {
    driver,
    sequences,
    facts,
    isRegistered,
  }: DiagnoseFolderOptions & DatabaseFacts & { readonly isRegistered: boolean },
): Promise<FoundDatabase> {
  const outside: Outside = {
    ...facts,
    dialect: 'sqlite',
    location: path,
    exists: existsSync(path),
    is_registered: isRegistered,
    bytes: null,
    version: null,
    journal_mode: null,
  };
  if (!outside.exists) return { ...outside, ...UNSEEN, problem: null };
  try {
    const bytes = (await stat(path)).size;
    const { version, journal_mode } = lookAtSqlite(path);
    const known = { ...outside, bytes, version, journal_mode };
    // Our own connection would switch the mode.
    if (journal_mode !== 'wal') return { ...known, ...UNSEEN, problem: null };
    return await lookInside(driver(path), sequences, known);
  } catch (error) {
    return { ...outside, ...UNSEEN, problem: problemOf(error) };
  }
}

function lookAtSchema(
  options: DiagnosePostgresOptions & DatabaseFacts & { readonly isRegistered: boolean; readonly isThere: boolean },
): Promise<FoundDatabase> {
  const { driver, sequences, facts, isRegistered, isThere } = options;
  const schema = facts.name;
  const outside: Outside = {
    ...facts,
    dialect: 'postgres',
    location: driver(schema).location,
    exists: isThere,
    is_registered: isRegistered,
    bytes: null,
    version: null,
    journal_mode: null,
  };
  return isThere
    ? lookInside(driver(schema), sequences, outside)
    : Promise.resolve({ ...outside, ...UNSEEN, problem: null });
}

const SETTINGS = {
  sqlite: ['journal_mode', 'synchronous', 'foreign_keys', 'trusted_schema', 'cell_size_check', 'fullfsync'].map(
    (name) => [name, sql<Record<string, string | number>>(`PRAGMA ${name}`)] as const,
  ),
  postgres: ['server_version', 'fsync', 'full_page_writes', 'synchronous_commit'].map(
    (name) => [name, sql<Record<string, string | number>>(`SHOW ${name}`)] as const,
  ),
};

async function lookInside(
  driver: Driver,
  sequences: readonly MigrationSequence[],
  outside: Outside,
): Promise<FoundDatabase> {
  const settings: Record<string, string | number> = {};
  let applied: readonly MigrationSequence[] = [];
  let pending: readonly string[] = [];
  let damage: readonly string[] = [];
  let nowMs: number | null = null;
  let problem: FoundProblem | null = null;
  try {
    const conn = await driver.connect('read');
    try {
      for (const [name, statement] of SETTINGS[driver.dialect]) {
        const value = Object.values((await conn.get(statement, [])) ?? {})[0];
        if (value !== undefined) settings[name] = value;
      }
      if (driver.dialect === 'postgres') nowMs = await conn.now();
      ({ applied, pending } = await schemaState(driver, conn, sequences));
    } finally {
      await conn.close();
    }
    const isNew = applied.every(({ migrations }) => migrations.length === 0);
    const wanted = isNew ? '' : schemaScript(driver.dialect, applied);
    damage = await driver.check(wanted, (at) => knowsAll(at, sequences));
  } catch (error) {
    problem = problemOf(error);
  }
  const version = outside.version ?? String(settings['server_version'] ?? '');
  return { ...outside, version, settings, pending_migrations: pending, damage, now_ms: nowMs, problem };
}

// ── What went wrong while looking ────────────────────────────────────────────────────────────────────────────

function problemOf(error: unknown): FoundProblem {
  if (error instanceof Refusal || error instanceof Failure) {
    return { code: error.code, message: error.message, hint: error.row.hint };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'database_error', message, hint: 'The message says why.' };
}

function isProblem(value: unknown): value is FoundProblem {
  return typeof value === 'object' && value !== null && 'hint' in value;
}
