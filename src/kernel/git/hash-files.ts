// Git's ids of files as they are in the working tree. Git itself reads them: a database of a home may be among them, and closing it
// in this process would drop the locks that it holds.
import { createHash } from 'node:crypto';
import { lstat, readlink } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { Repository } from './safe-git.ts';

/** Read altogether. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Null for one that is not there, is no file or link, or is larger than what is left to be read. */
export async function hashFiles(
  repository: Repository,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const hashes = new Map<string, string | null>();
  const files: string[] = [];
  let left = MOST_BYTES;
  for (const path of paths) {
    hashes.set(path, null);
    // Outside of the worktree nothing is asked for, and git takes names line by line.
    if (isAbsolute(path) || path.split(/[/\\]/).includes('..') || /\p{Cc}|^"|\ufffd/u.test(path)) continue;
    const stats = await lstat(join(repository.root, path)).catch(() => undefined);
    if (stats?.isSymbolicLink()) hashes.set(path, await hashLink(repository, path));
    if (!stats?.isFile() || stats.size > left) continue;
    left -= stats.size;
    files.push(path);
  }
  if (files.length === 0) return hashes;
  const input = files.map((path) => `${path}\n`).join('');
  const { stdout } = await repository.ask(['hash-object', '--no-filters', '--stdin-paths'], { input });
  // A file that is gone by now ends the list early.
  for (const [at, hash] of stdout.toString('utf8').trim().split('\n').entries()) {
    const path = files[at];
    if (path !== undefined && /^[0-9a-f]{40,64}$/.test(hash)) hashes.set(path, hash);
  }
  return hashes;
}

/** Of a link, its content is where it leads. */
async function hashLink({ root, hashName }: Repository, path: string): Promise<string | null> {
  try {
    const target = await readlink(join(root, path), 'buffer');
    return createHash(hashName).update(`blob ${target.length}\0`).update(target).digest('hex');
  } catch {
    return null;
  }
}
