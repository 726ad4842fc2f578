// How every file outside the databases is written: a temporary name beside it, fsync, rename, fsync of the folder.
// Errors of the disk leave as typed failures; a throwing probe leaves as it is, because a dead process repairs nothing.
import { constants, type Dirent } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, unlink, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure } from '../base/errors.ts';
import type { Ids } from '../base/ids.ts';
import { PLAINLY } from '../base/regular-file.ts';
import { errnoOf, toFailure } from '../base/system-errors.ts';
import type { StorageProbe } from './store.ts';

export interface Durability {
  readonly probe?: StorageProbe | undefined;
}

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
// Windows cannot open a folder as a file; its rename is journaled without it.
const CAN_SYNC_FOLDERS = process.platform !== 'win32';
const TEMPORARY = /^\.tmp-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Names that `writeDurably` leaves behind when the process dies; nothing reads them. */
export function isTemporaryName(name: string): boolean {
  return TEMPORARY.test(name);
}

/** The path holds the old content or all of the new, at every moment; the new once this resolves, also after a power cut. */
export async function writeDurably(
  path: string,
  content: string | Uint8Array,
  { ids, probe }: Durability & { readonly ids: Ids },
): Promise<void> {
  const temporary = join(dirname(path), `.tmp-${ids.uuid()}`);
  const { O_CREAT, O_EXCL, O_WRONLY } = constants;
  const file = await reach(probe, 'open', temporary, () => open(temporary, O_CREAT | O_EXCL | O_WRONLY, FILE_MODE));
  try {
    await holding(file, temporary, async () => {
      await reach(probe, 'write', temporary, () => file.writeFile(content));
      await reach(probe, 'fsync', temporary, () => file.sync());
    });
    await reach(probe, 'rename', path, () => rename(temporary, path));
  } catch (error) {
    // The process is still alive only if the disk refused; a failed cleanup must not hide that error.
    if (error instanceof Failure) await removeFile(temporary, { probe }).catch(ignoreFailure);
    throw error;
  }
  await syncFolder(dirname(path), { probe });
}

/**
 * The path holds the old content or all of the new, unless the power fails: it does not wait for the disk. One writer at
 * a time.
 */
export async function replaceFile(path: string, content: string): Promise<void> {
  const temporary = `${path}.new`;
  const { O_CREAT, O_TRUNC, O_WRONLY } = constants;
  const flags = O_WRONLY | O_CREAT | O_TRUNC | PLAINLY;
  const file = await reach(undefined, 'open', temporary, () => open(temporary, flags, FILE_MODE));
  await holding(file, temporary, () => reach(undefined, 'write', temporary, () => file.writeFile(content)));
  await reach(undefined, 'rename', path, () => rename(temporary, path));
}

/** Appends and syncs. A power cut may leave a part of `text` at the end, never a hole before it. */
export async function appendDurably(path: string, text: string, { probe }: Durability = {}): Promise<void> {
  const { O_APPEND, O_CREAT, O_WRONLY } = constants;
  const file = await reach(probe, 'open', path, () => open(path, O_WRONLY | O_APPEND | O_CREAT | PLAINLY, FILE_MODE));
  await holding(file, path, async () => {
    const { size } = await reach(probe, 'stat', path, () => file.stat());
    // Before the first byte, so that a file with content is known to have a durable name, whichever process created it.
    if (size === 0) await syncFolder(dirname(path), { probe });
    await reach(probe, 'write', path, () => file.writeFile(text));
    await reach(probe, 'fsync', path, () => file.sync());
  });
}

/**
 * Makes the folder and the missing ones above it, only for this user. Durable when it resolves. True for the one caller
 * that made it, false if it stood already.
 */
export async function makePrivateFolder(path: string, { probe }: Durability = {}): Promise<boolean> {
  let made = await reach(probe, 'mkdir', path, () => tryMakeFolder(path));
  if (made === 'parent_missing') {
    await makePrivateFolder(dirname(path), { probe });
    made = await reach(probe, 'mkdir', path, () => tryMakeFolder(path));
  }
  // Also when it stood already: the process that made it may have died before this line, or not have come to it yet.
  await syncFolder(dirname(path), { probe }).catch((error: unknown) => {
    // A process may use a folder without permission to read its parent.
    if (made === 'stood' && error instanceof Failure && error.code === 'read_only') return;
    throw error;
  });
  return made === 'made';
}

async function tryMakeFolder(path: string): Promise<'made' | 'stood' | 'parent_missing'> {
  try {
    await mkdir(path, FOLDER_MODE);
    return 'made';
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === 'ENOENT' && dirname(path) !== path) return 'parent_missing';
    // A root that exists can answer EROFS, EPERM or EISDIR instead of EEXIST.
    const stands = await lstat(path).catch(() => undefined);
    if (stands?.isDirectory() === true || (stands?.isSymbolicLink() === true && errno === 'EEXIST')) return 'stood';
    throw error;
  }
}

/** Removing what is not there is not an error. Not yet durable: `syncFolder` makes it so. */
export async function removeFile(path: string, { probe }: Durability = {}): Promise<boolean> {
  return await reach(probe, 'unlink', path, () =>
    orWhenMissing(
      unlink(path).then(() => true),
      false,
    ),
  );
}

/** Makes the names in a folder durable: what was created, renamed and removed there. */
export async function syncFolder(path: string, { probe }: Durability = {}): Promise<void> {
  if (!CAN_SYNC_FOLDERS) return;
  await reach(probe, 'fsync_folder', path, async () => {
    const folder = await open(path, constants.O_RDONLY | constants.O_DIRECTORY);
    try {
      await folder.sync();
    } catch (error) {
      // Some filesystems have no such thing as syncing a folder, and then nothing better either.
      if (errnoOf(error) !== 'EINVAL') throw error;
    } finally {
      await folder.close();
    }
  });
}

/** Makes the bytes of a file durable that another process wrote. */
export async function syncFile(path: string, { probe }: Durability = {}): Promise<void> {
  await reach(probe, 'fsync', path, async () => {
    const file = await open(path, constants.O_RDONLY);
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  });
}

/** The entries of a folder, none when it does not exist. */
export async function listFolder(path: string, { probe }: Durability = {}): Promise<Dirent[]> {
  return await reach(probe, 'readdir', path, () => orWhenMissing(readdir(path, { withFileTypes: true }), []));
}

/** Removes temporary files last written before `nowMs - olderThanMs`: their writers are dead. Returns how many. */
export async function sweepTemporary(
  folder: string,
  { nowMs, olderThanMs, probe }: Durability & { readonly nowMs: number; readonly olderThanMs: number },
): Promise<number> {
  let removed = 0;
  for (const entry of await listFolder(folder, { probe })) {
    if (!isTemporaryName(entry.name)) continue;
    const path = join(folder, entry.name);
    const stats = await reach(probe, 'stat', path, () => orWhenMissing(lstat(path), undefined));
    if (stats === undefined || !stats.isFile() || stats.mtimeMs > nowMs - olderThanMs) continue;
    if (await removeFile(path, { probe })) removed += 1;
  }
  return removed;
}

/** One call to the disk, with the probe around it and the disk's own errors typed. */
export async function reach<T>(
  probe: StorageProbe | undefined,
  what: string,
  path: string,
  call: () => Promise<T>,
): Promise<T> {
  try {
    probe?.({ at: 'before', what });
    const result = await call();
    try {
      probe?.({ at: 'after', what });
    } catch (death) {
      // The system closes what a dead process held; here nothing else will.
      await (result as Partial<FileHandle> | undefined)?.close?.();
      throw death;
    }
    return result;
  } catch (error) {
    throw toFailure(error, what, path);
  }
}

/** Runs the body and closes the file after it, whatever happened; the body's error is the one that counts. */
export async function holding<T>(file: FileHandle, path: string, body: () => Promise<T>): Promise<T> {
  let result: T;
  try {
    result = await body();
  } catch (error) {
    await file.close().catch(() => undefined);
    throw error;
  }
  // Some filesystems report a failed write only here.
  await file.close().catch((error: unknown) => {
    throw toFailure(error, 'close', path);
  });
  return result;
}

/** Returns the value instead of throwing if the file does not exist. */
export async function orWhenMissing<T, Missing>(result: Promise<T>, missing: Missing): Promise<T | Missing> {
  try {
    return await result;
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return missing;
    throw error;
  }
}

function ignoreFailure(error: unknown): void {
  if (!(error instanceof Failure)) throw error;
}
