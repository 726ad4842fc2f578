// Gathers the facts about a home and its databases for the doctor. It only reads: it creates, migrates, switches and
// repairs nothing, and does not open the databases of a home that is not the user's.
import { existsSync, realpathSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { signingPaths } from '../ledger/proof/signing-files.ts';
import type { SchemaSize } from '../store/dialect/postgres-schemas.ts';
import type { Driver } from '../store/driver.ts';
import { networkFilesystem } from '../store/filesystem.ts';
import type { DatabaseDescriptor } from './contract.ts';
import { factsOf, lookAtFile, lookAtSchema } from './diagnose-database.ts';
import { diskOf, findLoosePaths } from './diagnose-files.ts';
import { leftoversAmong, leftoversIn } from './diagnose-leftovers.ts';
import { isProblem, problemOf, type FoundDatabase, type FoundProblem, type HomeDiagnosis } from './diagnosis.ts';
import { readHomeConfig } from './home-folder.ts';
import { knownHome, type HomeRegistry, type KnownHome } from './home-registry.ts';
import { configIsGone } from './lost-config.ts';
import { isOwnFile } from './own-file.ts';
import type { DatabaseList } from './ports.ts';
import { isBeingRestored, isWithoutConfig } from './trusted-home.ts';

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

export async function diagnoseFolder(options: DiagnoseFolderOptions): Promise<HomeDiagnosis> {
  const folder = resolve(options.folder);
  const found = await recognise(folder, options);
  const seen = await findLoosePaths([
    { root: options.configFolder, in: 'config' },
    { root: folder, in: 'home' },
  ]);
  const databases: FoundDatabase[] = [];
  for (const descriptor of found.problem ? [] : options.databases) {
    const path = join(folder, `${descriptor.name}.sqlite`);
    const isRegistered = await isOwn(path, found.known, descriptor.name);
    databases.push(
      await lookAtFile(path, { ...options, ...factsOf(descriptor, options.configFolder, found.homeId), isRegistered }),
    );
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
    lookAtSchema({ ...options, ...factsOf(descriptor, configFolder, homeId), ...seen });
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
    ...(await findLoosePaths([{ root: configFolder, in: 'config' }])),
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

async function recognise(folder: string, { registry, configFolder }: Common): Promise<Recognised> {
  const configPath = join(folder, 'config.json');
  if (isWithoutConfig(folder, configFolder)) {
    return { homeId: null, known: null, problem: problemOf(configIsGone(folder)) };
  }
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

async function isOwn(path: string, known: KnownHome | null, name: string): Promise<boolean> {
  if (known?.databases[name] !== undefined) return true;
  // A process that is making it just now has it for itself for a moment.
  return existsSync(path) && isOwnFile(path, known ?? undefined, name).catch(() => true);
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
