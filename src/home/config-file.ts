// A file of the user's configuration folder that decides what is run or reached. To be read it must belong to the user,
// must not be a link, and must not be writable by others.
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from './contract.ts';
import { errnoOf, toFailure } from '../base/system-errors.ts';
import type { Clock } from '../base/clock.ts';
import type { Ids } from '../base/ids.ts';
import { unlessUnchanged } from '../base/unchanged-file.ts';
import { makePrivateFolder, writeDurably } from '../store/durable-file.ts';
import { underLock } from '../store/file-lock.ts';

const MAX_BYTES = 64 * 1024;

/** Undefined if the file does not exist. Without a thread between: it is small. */
export async function readConfigFile(folder: string, name: string): Promise<string | undefined> {
  return readNow(join(folder, name));
}

/** `often` names a file that is asked for all the time, as before every call to a model: it is read again only where it may have changed. */
export function configReader(
  folder: string,
  often: string,
  clock?: Pick<Clock, 'now' | 'monotonic'>,
): (name: string) => Promise<string | undefined> {
  const path = join(folder, often);
  const readOften = unlessUnchanged(path, () => readNow(path), clock);
  return async (name) => (name === often ? readOften() : readNow(join(folder, name)));
}

function readNow(path: string): string | undefined {
  const untrusted = (why: string) => refuse('config_untrusted', `${path} ${why}`, { path });
  try {
    const file = openPlainly(path);
    if (file === undefined) return undefined;
    try {
      const stats = fstatSync(file);
      if (!stats.isFile()) throw untrusted('is not a regular file');
      if (stats.size > MAX_BYTES) throw untrusted(`is larger than ${MAX_BYTES} bytes`);
      const uid = process.geteuid?.();
      if (uid !== undefined && stats.uid !== uid) throw untrusted('belongs to another user');
      if (uid !== undefined && (stats.mode & 0o022) !== 0) throw untrusted('can be written by others');
      return readFileSync(file, 'utf8');
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (errnoOf(error) === 'ELOOP') throw untrusted('is a link');
    throw toFailure(error, 'read', path);
  }
}

function openPlainly(path: string): number | undefined {
  try {
    return openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes the file again from what it holds; one process at a time. */
export async function updateConfigFile(
  folder: string,
  name: string,
  update: (text: string | undefined) => string,
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
): Promise<void> {
  await makePrivateFolder(folder);
  await underLock(join(folder, `${name}.lock`), { timeoutMs: 10_000, clock }, async () => {
    const path = join(folder, name);
    const text = update(await readConfigFile(folder, name));
    // What nobody could read again is not written.
    if (Buffer.byteLength(text) > MAX_BYTES)
      throw refuse('config_untrusted', `${path} would be larger than ${MAX_BYTES} bytes`, { path });
    await writeDurably(path, text, { ids });
  });
}
