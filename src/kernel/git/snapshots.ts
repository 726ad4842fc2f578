// Working trees kept as private refs. A temporary index holds what is there: the user's own index, stash, HEAD and reflogs are not
// touched, and no ordinary push or fetch takes the refs along.
import { copyFile, lstat, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { errnoOf } from '../../base/system-errors.ts';
import { readStatus } from './code-state.ts';
import type { SnapshotRef } from './contract.ts';
import { NoAnswer } from './run-git.ts';
import type { Repository } from './safe-git.ts';

/** Of changed and new files; more is rather a download or a build than work. */
const MOST_BYTES = 200 * 1024 * 1024;
const MOST_FILES = 20_000;
const PREFIX = 'refs/throughline/';
const TEMPORARY = 'throughline-index-';
/** A folder that a killed process left behind. */
const ABANDONED_MS = 60 * 60_000;

/** Of no person: the snapshot is made by a program. */
const IDENTITY = {
  GIT_AUTHOR_NAME: 'throughline',
  GIT_AUTHOR_EMAIL: 'throughline@localhost',
  GIT_COMMITTER_NAME: 'throughline',
  GIT_COMMITTER_EMAIL: 'throughline@localhost',
};

export async function takeSnapshot(repository: Repository, message: string): Promise<string> {
  const tree = await treeOf(repository);
  const head = await repository.ask(['rev-parse', '--verify', '--quiet', 'HEAD']);
  const parent = head.code === 0 ? ['-p', head.stdout.toString('utf8').trim()] : [];
  return (await repository.tell(['commit-tree', ...parent, '-m', message, tree], { env: IDENTITY })).trim();
}

/** The id of a tree of everything that git would add: changed, new and not ignored. */
export async function treeOf(repository: Repository): Promise<string> {
  await refuseLarge(repository);
  const gitDir = (await repository.tell(['rev-parse', '--absolute-git-dir'])).replace(/\n$/, '');
  const folder = await mkdtemp(join(gitDir, TEMPORARY));
  try {
    await removeAbandoned(gitDir, folder);
    const index = join(folder, 'index');
    // With what it knows of unchanged files, git need not read them again.
    await copyFile(join(gitDir, 'index'), index).catch((error: unknown) => {
      if (errnoOf(error) !== 'ENOENT') throw error;
    });
    const env = { GIT_INDEX_FILE: index };
    await repository.tell(['add', '--all', '--', ':/'], { env });
    return (await repository.tell(['write-tree'], { env })).trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function refuseLarge(repository: Repository): Promise<void> {
  const { changed, isCut } = await readStatus(repository);
  if (isCut || changed.length > MOST_FILES) throw new NoAnswer('too_large', `${changed.length} files are changed`);
  let bytes = 0;
  for (const { path } of changed) {
    bytes += (await lstat(join(repository.root, path)).catch(() => undefined))?.size ?? 0;
    if (bytes > MOST_BYTES) throw new NoAnswer('too_large', `the changed files have more than ${MOST_BYTES} bytes`);
  }
}

async function removeAbandoned(gitDir: string, own: string): Promise<void> {
  const { mtimeMs: nowMs } = await stat(own);
  for (const name of await readdir(gitDir)) {
    if (!name.startsWith(TEMPORARY)) continue;
    const folder = join(gitDir, name);
    const made = await stat(folder).catch(() => undefined);
    if (made && nowMs - made.mtimeMs > ABANDONED_MS) await rm(folder, { recursive: true, force: true });
  }
}

// ── Refs ─────────────────────────────────────────────────────────────────────────────────────────────────────

export async function keepSnapshot(repository: Repository, ref: SnapshotRef, commit: string): Promise<true> {
  await repository.tell(['update-ref', nameOf(ref), commit]);
  return true;
}

export async function listSnapshots(repository: Repository): Promise<SnapshotRef[]> {
  const text = await repository.tell(['for-each-ref', '--format=%(refname)', PREFIX]);
  return text.split('\n').flatMap((name) => {
    const [, task_id, seq] = /^refs\/throughline\/([0-9a-f-]{36})\/(\d{1,15})$/.exec(name) ?? [];
    return task_id === undefined ? [] : [{ task_id, seq: Number(seq) }];
  });
}

export async function dropSnapshots(repository: Repository, refs: readonly SnapshotRef[]): Promise<true> {
  const input = refs.map((ref) => `delete ${nameOf(ref)}\n`).join('');
  if (input !== '') await repository.tell(['update-ref', '--stdin'], { input });
  return true;
}

export async function hasSnapshot(repository: Repository, ref: SnapshotRef, commit: string): Promise<boolean> {
  const found = await repository.ask(['rev-parse', '--verify', '--quiet', `${nameOf(ref)}^{commit}`]);
  return found.code === 0 && found.stdout.toString('utf8').trim() === commit;
}

function nameOf({ task_id, seq }: SnapshotRef): string {
  return `${PREFIX}${task_id}/${seq}`;
}

// ── Putting one into a new worktree ──────────────────────────────────────────────────────────────────────────

export async function restoreSnapshot(
  repository: Repository,
  { snapshot, commit, to }: { readonly snapshot: string; readonly commit: string | null; readonly to: string },
): Promise<true> {
  if (!isAbsolute(to)) throw new NoAnswer('failed', 'the folder is not absolute');
  await repository.tell(['worktree', 'add', '--quiet', '--no-checkout', '--detach', to, commit ?? snapshot]);
  const there = ['-C', to];
  try {
    await repository.tell([...there, 'read-tree', snapshot]);
    await repository.tell([...there, 'checkout-index', '--all', '--quiet']);
    // What was not committed is shown as such again; git ends with 1 where there is any.
    if (commit !== null) await repository.tell([...there, 'read-tree', commit]);
    await repository.ask([...there, 'update-index', '-q', '--refresh']);
    return true;
  } catch (error) {
    await repository.ask(['worktree', 'remove', '--force', to]).catch(() => undefined);
    throw error;
  }
}
