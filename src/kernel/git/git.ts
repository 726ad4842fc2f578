// Asks git about a folder. Never in a hook's answer and never inside a transaction: a process is started and waited for.
import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { errnoOf } from '../../base/system-errors.ts';
import { codeStateOf, PLAIN_DIFF } from './code-state.ts';
import { compareCode, diffCode, shownText } from './compare-code.ts';
import type { Git, GitOptions } from './contract.ts';
import { NoAnswer } from './run-git.ts';
import { openRepository, type GitDeps, type Repository } from './safe-git.ts';
import { dropSnapshots, hasSnapshot, keepSnapshot, listSnapshots, restoreSnapshot, takeSnapshot } from './snapshots.ts';

const MAX_STAT_BYTES = 16 * 1024;
const MOST_STAT_FILES = 20;

export function createGit(deps: GitDeps): Git {
  /** Undefined where git gives no answer; the caller hears why. */
  async function asking<Answer>(
    folder: string,
    options: GitOptions = {},
    body: (repository: Repository) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    try {
      return await body(await openRepository(deps, folder, options));
    } catch (error) {
      const reason = error instanceof NoAnswer ? error.reason : errnoOf(error) === undefined ? undefined : 'failed';
      if (reason === undefined) throw error;
      options.onNone?.(reason, shownText((error as Error).message).trim());
      return undefined;
    }
  }
  return {
    readCodeState: (folder, options) => asking(folder, options, (at) => codeStateOf(at, options)),
    diffStat: (folder, options) => asking(folder, options, (at) => diffStatOf(at, options?.maxBytes ?? MAX_STAT_BYTES)),
    compare: (folder, known, options) => asking(folder, options, (at) => compareCode(at, known)),
    diff: (folder, known, options) => asking(folder, options, (at) => diffCode(at, known, options)),
    unignored: (folder, paths, options) => asking(folder, options, (at) => unignoredOf(at, paths)),
    snapshots: {
      take: (folder, message, options) => asking(folder, options, (at) => takeSnapshot(at, message)),
      keep: (folder, ref, commit, options) => asking(folder, options, (at) => keepSnapshot(at, ref, commit)),
      list: (folder, options) => asking(folder, options, listSnapshots),
      drop: (folder, refs, options) => asking(folder, options, (at) => dropSnapshots(at, refs)),
      has: (folder, ref, commit, options) => asking(folder, options, (at) => hasSnapshot(at, ref, commit)),
      restore: (folder, what, options) => asking(folder, options, (at) => restoreSnapshot(at, what)),
    },
  };
}

async function diffStatOf(repository: Repository, maxBytes: number): Promise<string> {
  const head = await repository.ask(['rev-parse', '--verify', '--quiet', 'HEAD']);
  if (head.code !== 0) return '';
  // The last line, which counts all of them, stays.
  const form = ['--stat=100', `--stat-count=${MOST_STAT_FILES}`];
  const { code, stdout, stderr, isCut } = await repository.ask(
    ['diff', ...form, ...PLAIN_DIFF, 'HEAD', '--', ...(repository.prefix === '' ? [] : [repository.prefix])],
    { maxBytes, env: { GIT_LITERAL_PATHSPECS: '1' } },
  );
  if (code !== 0) throw new NoAnswer('failed', stderr);
  const text = stdout.toString('utf8');
  return shownText(isCut ? `${text.slice(0, text.lastIndexOf('\n') + 1)}…\n` : text);
}

async function unignoredOf(repository: Repository, paths: readonly string[]): Promise<readonly string[]> {
  const named = paths.map((path) => ({ path, within: relative(repository.root, realPath(path)) }));
  // Git ends with 1 if none of them is ignored, and names no tracked file.
  const { code, stdout, stderr } = await repository.ask(['check-ignore', '-z', '--stdin'], {
    input: named.map(({ within }) => `${within}\0`).join(''),
  });
  if (code > 1) throw new NoAnswer('failed', stderr);
  const ignored = new Set(stdout.toString('utf8').split('\0'));
  return named.filter(({ within }) => !ignored.has(within)).map(({ path }) => path);
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
