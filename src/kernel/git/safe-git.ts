// Git in a repository that nobody vouches for: it starts no program that the repository names, asks nobody, touches no network and
// takes no locks. What the user's own settings name, such as the filters of Git LFS, runs as ever.
import { lstatSync, realpathSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { systemClock } from '../../base/clock.ts';
import type { GitOptions } from './contract.ts';
import { NoAnswer, runGit, type GitResult } from './run-git.ts';

export interface GitDeps {
  /** An environment variable of this process. */
  variable(name: string): string | undefined;
  /** For a call that names no limit of its own; two seconds by default. */
  readonly timeoutMs?: number;
}

export interface AskOptions {
  readonly maxBytes?: number;
  readonly input?: string;
  /** Variables in addition, as for an index of one's own. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Git over one worktree, within one limit of time for all that is asked. */
export interface Repository {
  readonly root: string;
  readonly hashName: 'sha1' | 'sha256';
  /** Where the project lies in the worktree, with a slash behind it; empty for all of it. */
  readonly prefix: string;
  /** Whether a file of the worktree counts: it is one of the project. */
  readonly isOwn: (path: string) => boolean;
  /** Resolves also where git ended with another code than 0. */
  ask(args: readonly string[], options?: AskOptions): Promise<GitResult>;
  /** What it wrote to stdout. */
  tell(args: readonly string[], options?: AskOptions): Promise<string>;
}

const DEFAULT_TIMEOUT_MS = 2_000;
const DEFAULT_MAX_BYTES = 4 * 1024 * 1024;

/** What git needs to run, and to find the user's own settings. No variable of git's own is passed on. */
const INHERITED = [
  ...['HOME', 'XDG_CONFIG_HOME', 'USER', 'LOGNAME', 'TMPDIR', 'TZ'],
  ...['SystemRoot', 'TEMP', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA', 'PROGRAMDATA'],
];

/** Each names a program, or a file that names one; `-c` stands above what the repository says. */
const SETTINGS = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['core.attributesFile', '/dev/null'],
  ['core.pager', 'cat'],
  ['core.quotePath', 'false'],
  ['core.sshCommand', 'false'],
  ['core.alternateRefsCommand', 'false'],
  ['diff.external', ''],
  ['log.showSignature', 'false'],
  ['color.ui', 'false'],
  ['core.logAllRefUpdates', 'false'],
  ['core.safecrlf', 'false'],
  ['advice.addEmbeddedRepo', 'false'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  ['credential.helper', ''],
  // A clone may hold the files of a bare repository, with settings, in an ordinary folder.
  ['safe.bareRepository', 'explicit'],
];

const FIXED = ['--no-pager', ...SETTINGS.flatMap(([name, value]) => ['-c', `${name}=${value}`])];

/** Throws `NoAnswer` where git cannot be asked about the folder. */
export async function openRepository(deps: GitDeps, folder: string, options: GitOptions = {}): Promise<Repository> {
  const { root, ask, common, hashName } = await openedAt(deps, folder, options);
  const prefix = options.of === undefined ? '' : await prefixOf(deps, root, common, options.of, options);
  return {
    root,
    hashName,
    prefix,
    isOwn: (path) => path.startsWith(prefix),
    ask,
    tell: (args, more) => tell(ask, args, more),
  };
}

interface Opened extends Omit<Facts, 'top'> {
  readonly root: string;
  readonly ask: Repository['ask'];
}

async function openedAt(deps: GitDeps, folder: string, options: GitOptions): Promise<Opened> {
  const root = worktreeRoot(folder);
  if (root === undefined) throw new NoAnswer('no_repository');
  const endsAt = systemClock.monotonic() + (options.timeoutMs ?? deps.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const env = environmentOf(deps);
  // Without any entry the system would look in the working directory.
  if (env['PATH'] === '') throw new NoAnswer('no_git');
  const ask: Repository['ask'] = async (args, { maxBytes = DEFAULT_MAX_BYTES, input, env: more } = {}) =>
    runGit({
      args: [...FIXED, ...args],
      cwd: root,
      env: { ...env, ...more },
      timeoutMs: endsAt - systemClock.monotonic(),
      signal: options.signal,
      maxBytes,
      ...(input === undefined ? {} : { input }),
    });
  const [{ top, ...facts }, filters] = await Promise.all([factsOf(ask), ownFilters(ask)]);
  // By its settings a repository can call any other folder its working tree, and have the names in it listed.
  if (top !== root) throw new NoAnswer('no_repository', 'its working tree is elsewhere');
  const without = withoutFilters(filters);
  return { root, ...facts, ask: (args, more = {}) => ask(args, { ...more, env: { ...without, ...more.env } }) };
}

async function tell(ask: Repository['ask'], args: readonly string[], options?: AskOptions): Promise<string> {
  const { code, stdout, stderr, isCut } = await ask(args, options);
  if (isCut) throw new NoAnswer('too_large');
  if (code === 0) return stdout.toString('utf8');
  if (stderr.includes('dubious ownership')) throw new NoAnswer('not_trusted', stderr);
  throw new NoAnswer(stderr.includes('not a git repository') ? 'no_repository' : 'failed', stderr);
}

interface Facts {
  readonly top: string | undefined;
  /** The folder of the repository, which all its worktrees share. */
  readonly common: string | undefined;
  readonly hashName: Repository['hashName'];
}

async function factsOf(ask: Repository['ask']): Promise<Facts> {
  const args = ['--path-format=absolute', '--show-toplevel', '--git-common-dir', '--show-object-format'];
  const [top = '', common = '', format, ...more] = (await tell(ask, ['rev-parse', ...args])).split('\n');
  if (more.length !== 1) throw new NoAnswer('failed', 'a path of the repository has a line break');
  return { top: real(top), common: real(common), hashName: format === 'sha256' ? 'sha256' : 'sha1' };
}

/** Where the project lies in the worktree: all of it, or a folder of it; in a linked worktree the same one as in the main one. */
async function prefixOf(
  deps: GitDeps,
  root: string,
  common: string | undefined,
  project: string,
  options: GitOptions,
): Promise<string> {
  const of = real(project);
  if (of === undefined) throw new NoAnswer('elsewhere', 'the project is not on this machine');
  if (isAtOrBelow(root, of)) return slashed(relative(root, of));
  if (isAtOrBelow(of, root)) return '';
  const { of: _, ...rest } = options;
  const main = await openedAt(deps, of, rest);
  if (common === undefined || main.common !== common) throw new NoAnswer('elsewhere', 'it is another repository');
  return slashed(relative(main.root, of));
}

function slashed(path: string): string {
  return path === '' ? '' : `${path.split(sep).join('/')}/`;
}

function isAtOrBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

/** The real path of the nearest folder with a `.git`: a folder, or the file of a linked worktree or a submodule. */
export function worktreeRoot(folder: string): string | undefined {
  for (let at = real(folder); at !== undefined;) {
    if (lstatSync(join(at, '.git'), { throwIfNoEntry: false })) return at;
    const above = dirname(at);
    if (above === at) return undefined;
    at = above;
  }
  return undefined;
}

function real(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

const MOST_FILTERS = 100;

/**
 * The filters that the repository's own settings define. Git would run them on changed files; a clone has none, but a folder that
 * came as an archive can bring its `.git` along.
 */
async function ownFilters(ask: Repository['ask']): Promise<readonly string[]> {
  const args = ['config', '--null', '--show-scope', '--name-only', '--get-regexp', '^filter\\.'];
  const { code, stdout, stderr, isCut } = await ask(args);
  if (isCut) throw new NoAnswer('too_large');
  // 1 says that there are none.
  if (code > 1) throw new NoAnswer(stderr.includes('dubious ownership') ? 'not_trusted' : 'failed', stderr);
  const words = stdout.toString('utf8').split('\0');
  const names = new Set<string>();
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [scope, key = ''] = [words[at], words[at + 1]];
    if (scope !== 'system' && scope !== 'global') names.add(key.slice('filter.'.length, key.lastIndexOf('.')));
  }
  if (names.size > MOST_FILTERS) throw new NoAnswer('too_large', 'it defines too many filters');
  return [...names];
}

/** As variables: a name may hold the `=` at which `-c` would cut it. */
function withoutFilters(names: readonly string[]): Record<string, string> {
  const settings = names.flatMap((name) => [
    [`filter.${name}.clean`, ''],
    [`filter.${name}.smudge`, ''],
    [`filter.${name}.process`, ''],
    [`filter.${name}.required`, 'false'],
  ]);
  if (settings.length === 0) return {};
  const variables: Record<string, string> = { GIT_CONFIG_COUNT: String(settings.length) };
  for (const [at, [key = '', value = '']] of settings.entries()) {
    variables[`GIT_CONFIG_KEY_${at}`] = key;
    variables[`GIT_CONFIG_VALUE_${at}`] = value;
  }
  return variables;
}

function environmentOf(deps: GitDeps): Record<string, string> {
  const passed = INHERITED.flatMap((name) => {
    const value = deps.variable(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(passed),
    PATH: absolutePath(deps.variable('PATH') ?? ''),
    LC_ALL: 'C',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_LAZY_FETCH: '1',
    // No protocol at all: a clone that has not fetched every object would fetch them here.
    GIT_ALLOW_PROTOCOL: '',
  };
}

/** A relative entry would find another program in every folder; npm puts a project's own programs first. */
function absolutePath(path: string): string {
  return path
    .split(delimiter)
    .filter((entry) => isAbsolute(entry) && !entry.split(/[/\\]/).includes('node_modules'))
    .join(delimiter);
}
