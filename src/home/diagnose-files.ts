// Looks at the files of a home and of the user's folder for the doctor: whom they are open to, and how much room the disk
// has.
import { lstat, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { listFolder, orWhenMissing } from '../store/durable-file.ts';
import type { HomeDiagnosis, LoosePath } from './diagnosis.ts';

/** There can be many blobs; a problem with one usually affects the first ones too. */
const MOST_PATHS = 20_000;

interface Root {
  readonly root: string;
  readonly in: LoosePath['in'];
}

type Seen = Pick<HomeDiagnosis, 'paths_seen' | 'saw_all_paths' | 'loose_paths'>;

export async function findLoosePaths(roots: readonly Root[]): Promise<Seen> {
  const loose: LoosePath[] = [];
  let seen = 0;
  // On other platforms the modes mean nothing.
  if (process.platform === 'win32') return { paths_seen: 0, saw_all_paths: true, loose_paths: [] };
  for (const { root, in: where } of roots) {
    const owner = await orWhenMissing(stat(root), undefined).catch(() => undefined);
    const waiting = owner ? [root] : [];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (seen >= MOST_PATHS) return { paths_seen: seen, saw_all_paths: false, loose_paths: loose };
      seen += 1;
      // A file that another process removed meanwhile, or that may not be read, is not judged.
      const found = await lstat(path).catch(() => undefined);
      if (!found) continue;
      // If the folder itself is a link, the user has put it elsewhere.
      const isLink = found.isSymbolicLink() && path !== root;
      const others = othersMay(found.mode, path);
      const isForeign = found.uid !== owner?.uid;
      if (isLink || isForeign || (others !== 'nothing' && !found.isSymbolicLink())) {
        loose.push({
          path,
          in: where,
          kind: isLink ? 'link' : found.isDirectory() ? 'folder' : 'file',
          mode: (found.mode & 0o7777).toString(8).padStart(4, '0'),
          others_may: isLink ? 'nothing' : others,
          is_foreign: isForeign,
        });
      }
      if (!found.isDirectory() && !(path === root && found.isSymbolicLink())) continue;
      for (const { name } of await listFolder(path).catch(() => [])) waiting.push(join(path, name));
    }
  }
  return { paths_seen: seen, saw_all_paths: true, loose_paths: loose };
}

/** Public keys are for others to read. */
function othersMay(mode: number, path: string): LoosePath['others_may'] {
  if ((mode & 0o022) !== 0) return 'write';
  return (mode & 0o055) !== 0 && !path.endsWith('.pub') ? 'read' : 'nothing';
}

export async function diskOf(folder: string): Promise<HomeDiagnosis['disk']> {
  const found = await statfs(folder).catch(() => undefined);
  return found ? { free_bytes: found.bavail * found.bsize, total_bytes: found.blocks * found.bsize } : null;
}
