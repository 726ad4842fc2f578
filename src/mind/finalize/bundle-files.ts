// Bundles of sessions on the disk: each file whole or not there, for this user alone, and none behind a link that leads out of the home.
import { lstat, readFile, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Ids } from '../../base/ids.ts';
import { errnoOf, toFailure } from '../../base/system-errors.ts';
import { refuse } from '../../store/contract.ts';
import { makePrivateFolder, orWhenMissing, removeFile, writeDurably } from '../../store/durable-file.ts';
import { BUNDLE_FILES, type Bundle } from './bundle.ts';

/** The manifest last: where it is, the others are. */
export async function writeBundle(insightFolder: string, name: string, bundle: Bundle, ids: Ids): Promise<void> {
  const folder = join(insightFolder, name);
  for (const path of [dirname(insightFolder), insightFolder, folder]) {
    await makePrivateFolder(path);
    await refuseLink(path);
  }
  for (const file of BUNDLE_FILES) await writeDurably(join(folder, file), bundle[file], { ids });
}

/** Null where it is gone, or is no file of its own. */
export async function readBundleFile(
  insightFolder: string,
  name: string,
  file: 't1.md' | 't2.md',
): Promise<string | null> {
  const folder = join(insightFolder, name);
  for (const path of [dirname(insightFolder), insightFolder, folder]) {
    if (!(await orWhenMissing(lstat(path), undefined))?.isDirectory()) return null;
  }
  const path = join(folder, file);
  const isFile = (await orWhenMissing(lstat(path), undefined))?.isFile() ?? false;
  return isFile ? orWhenMissing(readFile(path, 'utf8'), null) : null;
}

/** What else somebody put there stays, and so does the folder then. */
export async function removeBundle(insightFolder: string, name: string): Promise<void> {
  const folder = join(insightFolder, name);
  for (const path of [dirname(insightFolder), insightFolder, folder]) {
    if (!(await orWhenMissing(lstat(path), undefined))?.isDirectory()) return;
  }
  for (const file of BUNDLE_FILES) await removeFile(join(folder, file));
  try {
    await rmdir(folder);
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(errnoOf(error) ?? '')) throw toFailure(error, 'rmdir', folder);
  }
}

async function refuseLink(path: string): Promise<void> {
  if ((await lstat(path)).isSymbolicLink()) throw refuse('symbolic_link', `${path} is a symbolic link.`, { path });
}
