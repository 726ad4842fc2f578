// Branch, commit and changed files of a worktree, now.
import type { CodeState, CodeStateOptions } from './contract.ts';
import { hashFiles } from './hash-files.ts';
import { parseStatus, type ParsedStatus } from './parse-status.ts';
import { NoAnswer } from './run-git.ts';
import type { Repository } from './safe-git.ts';

const MAX_FILES = 200;

/** For every command that looks at differences: no program, no submodule's own settings, one line per file. */
export const PLAIN_DIFF = ['--no-ext-diff', '--no-textconv', '--no-color', '--no-renames', '--ignore-submodules=dirty'];

export async function readStatus(repository: Repository): Promise<ParsedStatus & { readonly isCut: boolean }> {
  const { code, stdout, stderr, isCut } = await repository.ask([
    ...['status', '--porcelain=v2', '--branch', '-z', '--no-renames', '--untracked-files=all'],
    // A submodule's own settings would be read as well.
    '--ignore-submodules=dirty',
  ]);
  if (code !== 0) throw new NoAnswer('failed', stderr);
  const status = parseStatus(stdout.toString('utf8'));
  return { ...status, isCut, changed: status.changed.filter(({ path }) => repository.isOwn(path)) };
}

export async function codeStateOf(
  repository: Repository,
  { maxFiles = MAX_FILES }: CodeStateOptions = {},
): Promise<CodeState> {
  const { branch, commit, changed } = await readStatus(repository);
  const listed = changed.slice(0, maxFiles);
  const there = listed.filter(({ status }) => status !== 'deleted').map(({ path }) => path);
  const hashes = await hashFiles(repository, there);
  return {
    worktree_root: repository.root,
    prefix: repository.prefix,
    branch,
    commit,
    is_dirty: changed.length > 0,
    changed: listed.map((file) => ({ ...file, hash: hashes.get(file.path) ?? null })),
    more: changed.length - listed.length,
  };
}
