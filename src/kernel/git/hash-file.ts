// SHA-256 of a file of a working tree, which others may have prepared: no link is followed, no pipe waited for, no more read than
// the caller can wait for.
import { createHash } from 'node:crypto';
import { lstat, open, readlink } from 'node:fs/promises';
import { constants } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { sha256 } from '../../base/hash.ts';
import { PLAINLY } from '../../base/regular-file.ts';

/** Bytes that may still be read, by all files together. */
export interface ByteBudget {
  left: number;
}

const CHUNK = 256 * 1024;

/** Null where there is none, it is no file, or it is larger than what is left. */
export async function hashFile(root: string, path: string, budget: ByteBudget): Promise<string | null> {
  if (isAbsolute(path) || path.split(/[/\\]/).includes('..')) return null;
  const file = join(root, path);
  try {
    const stats = await lstat(file);
    if (stats.isSymbolicLink()) return sha256(await readlink(file, 'buffer'));
    if (!stats.isFile() || stats.size > budget.left) return null;
    const handle = await open(file, constants.O_RDONLY | PLAINLY);
    try {
      if (!(await handle.stat()).isFile()) return null;
      const hash = createHash('sha256');
      const chunk = Buffer.allocUnsafe(Math.min(CHUNK, stats.size + 1));
      for (;;) {
        const { bytesRead } = await handle.read(chunk, 0, chunk.length, null);
        if (bytesRead === 0) return hash.digest('hex');
        budget.left -= bytesRead;
        if (budget.left < 0) return null;
        hash.update(chunk.subarray(0, bytesRead));
      }
    } finally {
      await handle.close();
    }
  } catch {
    return null;
  }
}
