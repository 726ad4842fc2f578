// Git in a repository that nobody vouches for: it starts no program that the repository names, asks nobody, touches no network and
// takes no locks. What the user's own settings name, such as the filters of Git LFS, runs as ever.
import { lstatSync, realpathSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { systemClock } from '../../base/clock.ts';
import type { GitOptions } from './contract.ts';
import { NoAnswer, runGit, type GitResult } from './run-git.ts';

export interface GitDeps {
  /** An environment variable of this process. */
  variable(name: string): string | undefined;
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
  /** Resolves also where git ended with another code than 0. */
  ask(args: readonly string[], options?: AskOptions): Promise<GitResult>;
  /** What it wrote to stdout. */
  tell(args: readonly string[], options?: AskOptions): Promise<string>;
}

export const DEFAULT_TIMEOUT_MS = 2_000;
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
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  ['credential.helper', ''],
  // A clone may hold the files of a bare repository, with settings, in an ordinary folder.
  ['safe.bareRepository', 'explicit'],
];

const FIXED = ['--no-pager', ...SETTINGS.flatMap(([name, value]) => ['-c', `${name}=${value}`])];

/** Throws `NoAnswer` where git cannot be asked about the folder. */
export async function openRepository(deps: GitDeps, folder: string, options: GitOptions = {}): Promise<Repository> {
  const root = worktreeRoot(folder);
  if (root === undefined) throw new NoAnswer('no_repository');
  const endsAt = systemClock.monotonic() + (options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const env = environmentOf(deps);
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
  const repository = over(root, ask);
  const [top, filters] = await Promise.all([repository.tell(['rev-parse', '--show-toplevel']), ownFilters(ask)]);
  // By its settings a repository can call any other folder its working tree, and have the names in it listed.
  if (real(top.replace(/\n$/, '')) !== root) throw new NoAnswer('no_repository', 'its working tree is elsewhere');
  return over(root, (args, more = {}) => ask(args, { ...more, env: { ...withoutFilters(filters), ...more.env } }));
}

function over(root: string, ask: Repository['ask']): Repository {
  return {
    root,
    ask,
    async tell(args, options) {
      const { code, stdout, stderr, isCut } = await ask(args, options);
      if (isCut) throw new NoAnswer('too_large');
      if (code === 0) return stdout.toString('utf8');
      if (stderr.includes('dubious ownership')) throw new NoAnswer('not_trusted', stderr);
      throw new NoAnswer(stderr.includes('not a git repository') ? 'no_repository' : 'failed', stderr);
    },
  };
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
