// Asks git about a folder. Never in a hook's answer and never inside a transaction: a process is started and waited for.
import { redactText } from '../../base/redact.ts';
import type { ChangedFile, CodeState, CodeStateOptions, Git, GitOptions, NoGit } from './contract.ts';
import { hashFile } from './hash-file.ts';
import { parseStatus } from './parse-status.ts';
import { NoAnswer } from './run-git.ts';
import { openRepository, type GitDeps, type Repository } from './safe-git.ts';

const MAX_FILES = 200;
/** Read to hash changed files, altogether. */
const MAX_HASHED_BYTES = 64 * 1024 * 1024;
const MAX_STAT_BYTES = 16 * 1024;

export function createGit(deps: GitDeps): Git {
  return {
    readCodeState: (folder, options) => asking(deps, folder, options, (repository) => codeStateOf(repository, options)),
    diffStat: (folder, options) =>
      asking(deps, folder, options, (repository) => diffStatOf(repository, options?.maxBytes ?? MAX_STAT_BYTES)),
  };
}

async function asking<Answer>(
  deps: GitDeps,
  folder: string,
  options: GitOptions = {},
  body: (repository: Repository) => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await body(await openRepository(deps, folder, options));
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    options.onNone?.(error.reason satisfies NoGit);
    return undefined;
  }
}

async function codeStateOf(
  repository: Repository,
  { maxFiles = MAX_FILES }: CodeStateOptions = {},
): Promise<CodeState> {
  const args = ['status', '--porcelain=v2', '--branch', '-z', '--no-renames'];
  const { code, stdout, stderr } = await repository.ask([
    ...args,
    '--untracked-files=all',
    // A submodule's own settings would be read as well.
    '--ignore-submodules=dirty',
  ]);
  if (code !== 0) throw new NoAnswer('failed', stderr);
  const { branch, commit, changed } = parseStatus(stdout.toString('utf8'));
  const budget = { left: MAX_HASHED_BYTES };
  const listed: ChangedFile[] = [];
  for (const { path, status } of changed.slice(0, maxFiles)) {
    const hash = status === 'deleted' ? null : await hashFile(repository.root, path, budget);
    listed.push({ path, status, hash });
  }
  const more = changed.length - listed.length;
  return { worktree_root: repository.root, branch, commit, is_dirty: changed.length > 0, changed: listed, more };
}

async function diffStatOf(repository: Repository, maxBytes: number): Promise<string> {
  const head = await repository.ask(['rev-parse', '--verify', '--quiet', 'HEAD']);
  if (head.code !== 0) return '';
  const safe = ['--no-ext-diff', '--no-textconv', '--ignore-submodules=dirty', '--no-color'];
  const { code, stdout, stderr, isCut } = await repository.ask(['diff', '--stat=100', ...safe, 'HEAD', '--'], {
    maxBytes,
  });
  if (code !== 0) throw new NoAnswer('failed', stderr);
  const text = stdout.toString('utf8');
  const whole = isCut ? `${text.slice(0, text.lastIndexOf('\n') + 1)}…\n` : text;
  return withoutControl(redactText(whole.toWellFormed()).text);
}

/** Git quotes control characters in names; the rest of what it writes has none but line breaks. */
function withoutControl(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '');
}
