// The doctor's checks of the machine, the files and the daemon: pure.
import { countOf } from '../../terminal/text.ts';
import { DAY_MS, MOST_LISTED, fail, ok, quoted, sentence, sizeOf, skipped, warn, type Check } from './check.ts';
import type { DaemonFacts, HomeFacts, LoosePath } from './facts.ts';

const OLDEST_NODE = 24;
const MEBIBYTE = 1024 * 1024;

export function checkNode(version: string): Check {
  const major = Number(/^v?(\d+)\./.exec(version)?.[1] ?? Number.NaN);
  if (major >= OLDEST_NODE) return ok('node', `Node.js ${version}`);
  return fail('node', `Node.js ${version} is older than ${OLDEST_NODE}`, `Install Node.js ${OLDEST_NODE} or newer.`);
}

export function checkHome({ location, home_id, problem, databases: [database] }: HomeFacts): Check {
  if (problem) return fail('home', problem.message, problem.hint);
  const isNew = database?.dialect === 'postgres' && home_id === null;
  return ok('home', isNew ? `${location}, not used from here yet` : `${location} is yours (${home_id})`);
}

export function checkPermissions(facts: HomeFacts, where: LoosePath['in']): Check {
  const name = where === 'config' ? 'config permissions' : 'home permissions';
  const folder = where === 'config' ? facts.config_folder : facts.location;
  if (where === 'home' && facts.databases[0]?.dialect === 'postgres') return ok(name, 'The home is on a server');
  const loose = facts.loose_paths.filter((path) => path.in === where);
  if (loose.length === 0) {
    const some = facts.saw_all_paths ? '' : `; only the first ${facts.paths_seen} paths were looked at`;
    return ok(name, `No other user can read or write ${folder}${some}`);
  }
  const links = loose.filter(({ kind }) => kind === 'link');
  const foreign = loose.filter(({ is_foreign, kind }) => is_foreign && kind !== 'link');
  const written = loose.filter(({ others_may }) => others_may === 'write');
  const read = loose.filter(({ others_may }) => others_may === 'read');
  const found = [
    [written, 'can be written by other users'],
    [read, 'can be read by other users'],
    [foreign, 'belong to another user'],
    [links, 'are symbolic links'],
  ] as const;
  const counted = found.filter(([paths]) => paths.length > 0).map(([paths, what]) => `${paths.length} ${what}`);
  const fixes = [
    ...(written.length + read.length > 0 ? [`run \`chmod -R go-rwx ${quoted(folder)}\``] : []),
    ...(foreign.length > 0 ? [`run \`sudo chown -R "$USER" ${quoted(folder)}\``] : []),
    ...(links.length > 0 ? ['remove the links, which are never followed there'] : []),
  ];
  // Readable files of a home are common and only a warning; readable keys, and files that others can change, are a
  // failure.
  const isGrave = written.length > 0 || foreign.length > 0 || (where === 'config' && read.length > 0);
  return {
    name,
    status: isGrave ? 'fail' : 'warn',
    found: `Of the paths in ${folder}, ${counted.join(', ')}`,
    fix: sentence(fixes.join('; ')),
    paths: loose.slice(0, MOST_LISTED).map(({ path, mode }) => `${path} (${mode})`),
  };
}

export function checkFilesystem({ location, network_filesystem, databases: [database] }: HomeFacts): Check {
  const name = 'filesystem';
  if (database?.dialect === 'postgres') return ok(name, 'The home is on a server');
  if (network_filesystem === null) return ok(name, `${location} is not on a known network filesystem`);
  return fail(
    name,
    `${location} is on a network filesystem (${network_filesystem})`,
    'SQLite in WAL mode needs a local disk. Put the home on one, or use Postgres.',
  );
}

export function checkDisk({ disk, databases }: HomeFacts): Check {
  const name = 'disk space';
  if (!disk) return skipped(name, 'The free space of the disk is not known');
  const { free_bytes: free } = disk;
  const found = `${sizeOf(free)} are free`;
  if (free < 50 * MEBIBYTE) return fail(name, found, 'Free some space: writes are about to be refused.');
  const needed = 2 * Math.max(0, ...databases.map(({ bytes }) => bytes ?? 0));
  if (free < 1024 * MEBIBYTE) return warn(name, found, 'Free some space.');
  if (free < needed) {
    return warn(
      name,
      `${found}, the largest database has ${sizeOf(needed / 2)}`,
      'Free some space: an upgrade copies it first.',
    );
  }
  return ok(name, found);
}

export function checkLeftovers({ leftovers, is_restore_unfinished: isUnfinished }: HomeFacts, nowMs: number): Check {
  const name = 'leftovers';
  if (isUnfinished) {
    const found = 'A restore was cut off; its files are still needed';
    return warn(name, found, 'Run any other command, such as `throughline status`: it finishes the restore.');
  }
  const old = (days: number) => (one: { readonly modified_ms: number }) => nowMs - one.modified_ms > days * DAY_MS;
  const backups = leftovers.filter(({ kind }) => kind === 'backup');
  const oldBackups = backups.filter(old(30));
  // A file that is being written now is not a leftover.
  const unfinished = leftovers.filter(({ kind }) => kind === 'unfinished').filter(old(1));
  const kept = `${countOf(backups.length, 'copy', 'copies')} kept by upgrades and restores`;
  const bytes = [...oldBackups, ...unfinished].reduce((sum, one) => sum + one.bytes, 0);
  if (oldBackups.length + unfinished.length === 0) return ok(name, backups.length === 0 ? 'None' : kept);
  return {
    ...warn(
      name,
      `${countOf(oldBackups.length, 'copy', 'copies')} older than 30 days and ${countOf(unfinished.length, 'unfinished file', 'unfinished files')}, ${sizeOf(bytes)}`,
      'Once `throughline verify` finds nothing, they can be deleted.',
    ),
    paths: [...oldBackups, ...unfinished].slice(0, MOST_LISTED).map(({ path }) => path),
  };
}

// ── The daemon ───────────────────────────────────────────────────────────────────────────────────────────────

export function checkDaemon({ is_running, info }: DaemonFacts, version: string): Check {
  const name = 'daemon';
  const told = readInfo(info);
  if (!is_running) {
    if (info === undefined) return ok(name, 'No daemon runs; commands work without one');
    return warn(
      name,
      'No daemon runs, but the last one was not stopped',
      'Run `throughline up`: it resumes everything.',
    );
  }
  const where = told.url === undefined ? 'A daemon runs' : `A daemon runs at ${told.url}`;
  if (told.version !== undefined && told.version !== version) {
    return warn(name, `${where}, version ${told.version} beside ${version}`, 'Stop it and run `throughline up` again.');
  }
  return ok(name, where);
}

function readInfo(info: string | undefined): { readonly url?: string; readonly version?: string } {
  try {
    const { url, version } = JSON.parse(info ?? '{}') as Record<string, unknown>;
    return {
      ...(typeof url === 'string' ? { url } : {}),
      ...(typeof version === 'string' ? { version } : {}),
    };
  } catch {
    return {};
  }
}
