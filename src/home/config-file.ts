// A file of the user's configuration folder that decides what is run or reached. To be read it must belong to the user,
// must not be a link, and must not be writable by others.
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse } from './contract.ts';
import { errnoOf, toFailure } from '../base/system-errors.ts';
import type { Clock } from '../base/clock.ts';
import type { Ids } from '../base/ids.ts';
import { makePrivateFolder, orWhenMissing, writeDurably } from '../store/durable-file.ts';
import { underLock } from '../store/file-lock.ts';

const MAX_BYTES = 64 * 1024;

/** Undefined if the file does not exist. */
export async function readConfigFile(folder: string, name: string): Promise<string | undefined> {
  const path = join(folder, name);
  const untrusted = (why: string) => refuse('config_untrusted', `${path} ${why}`, { path });
  try {
    const file = await orWhenMissing(
      open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)),
      undefined,
    );
    if (!file) return undefined;
    try {
      const stats = await file.stat();
      if (!stats.isFile()) throw untrusted('is not a regular file');
      if (stats.size > MAX_BYTES) throw untrusted(`is larger than ${MAX_BYTES} bytes`);
      const uid = process.geteuid?.();
      if (uid !== undefined && stats.uid !== uid) throw untrusted('belongs to another user');
      if (uid !== undefined && (stats.mode & 0o022) !== 0) throw untrusted('can be written by others');
      return await file.readFile('utf8');
    } finally {
      await file.close();
    }
  } catch (error) {
    if (errnoOf(error) === 'ELOOP') throw untrusted('is a link');
    throw toFailure(error, 'read', path);
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
