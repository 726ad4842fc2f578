// Blobs as files in a folder, `<first 2 hex>/<64 hex>`, shared by many processes without a lock: a name says its
// content, so writers of one name agree, and a file appears under it only whole and synced.
import { constants } from 'node:fs';
import { lstat, open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../base/clock.ts';
import { isSha256, sha256 } from '../base/hash.ts';
import type { Ids } from '../base/ids.ts';
import { PLAINLY, refuseIrregular } from '../base/regular-file.ts';
import type { Blobs } from './blobs.ts';
import { refuse } from './contract.ts';
import { errnoOf } from '../base/system-errors.ts';
import {
  holding,
  listFolder,
  makePrivateFolder,
  orWhenMissing,
  reach,
  removeFile,
  sweepTemporary,
  syncFolder,
  writeDurably,
} from './durable-file.ts';
import type { StorageProbe } from './store.ts';

export interface FolderBlobsOptions {
  readonly folder: string;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly probe?: StorageProbe;
}

/** A temporary file that was last written so long ago has no writer any more. */
const ABANDONED_MS = 24 * 60 * 60_000;
const SHARD = /^[0-9a-f]{2}$/;

export function createFolderBlobs({ folder, ids, clock, probe }: FolderBlobsOptions): Blobs {
  // Folders whose own names this instance knows to be durable.
  const settled = new Set<string>();

  async function settle(path: string): Promise<void> {
    if (settled.has(path)) return;
    await makePrivateFolder(path, { probe });
    settled.add(path);
  }

  function place(key: string): { readonly shard: string; readonly path: string } {
    if (!isSha256(key)) throw refuse('invalid_blob_key', 'This is not the key of a blob.', { key });
    const shard = join(folder, key.slice(0, 2));
    return { shard, path: join(shard, key) };
  }

  /** Whether the shard exists. O_NOFOLLOW guards the last part of a path only, so the part before is looked at here. */
  async function standsAsFolder(shard: string): Promise<boolean> {
    const stats = await reach(probe, 'stat', shard, () => orWhenMissing(lstat(shard), undefined));
    if (stats?.isSymbolicLink() === true) throw linked(shard);
    return stats !== undefined;
  }

  /** The bytes of the file, whatever they are; undefined when there is none. */
  async function read(path: string): Promise<Uint8Array | undefined> {
    const file = await reach(probe, 'open', path, async () => {
      try {
        return await open(path, constants.O_RDONLY | PLAINLY);
      } catch (error) {
        if (errnoOf(error) === 'ENOENT') return undefined;
        if (errnoOf(error) === 'ELOOP') throw linked(path);
        throw error;
      }
    });
    if (file === undefined) return undefined;
    return await holding(file, path, () => reach(probe, 'read', path, () => readWhole(file, path)));
  }

  /** True when the blob stands, whole and durable; its time is renewed, so that no sweep takes it for long forgotten. */
  async function adopt(key: string, shard: string, path: string, size: number): Promise<boolean> {
    const stats = await reach(probe, 'stat', path, () => orWhenMissing(lstat(path), undefined));
    if (stats === undefined || !stats.isFile() || stats.size !== size) return false;
    const file = await reach(probe, 'open', path, () =>
      orWhenMissing(open(path, constants.O_RDWR | PLAINLY), undefined),
    );
    if (file === undefined) return false;
    const whole = await holding(file, path, async () => {
      const bytes = await reach(probe, 'read', path, () => readWhole(file, path));
      if (sha256(bytes) !== key) return false;
      const seconds = clock.now() / 1000;
      await reach(probe, 'utimes', path, () => file.utimes(seconds, seconds));
      await reach(probe, 'fsync', path, () => file.sync());
      return true;
    });
    // Its writer may have died between the rename and the sync of the folder.
    if (whole) await syncFolder(shard, { probe });
    return whole;
  }

  return {
    location: folder,

    async put(bytes) {
      const key = sha256(bytes);
      const { shard, path } = place(key);
      try {
        await settle(folder);
        await standsAsFolder(shard);
        await settle(shard);
        if (!(await adopt(key, shard, path, bytes.byteLength))) await writeDurably(path, bytes, { ids, probe });
      } catch (error) {
        // A folder that was there before may have been removed.
        settled.clear();
        throw error;
      }
      return key;
    },

    async get(key) {
      const { shard, path } = place(key);
      const bytes = (await standsAsFolder(shard)) ? await read(path) : undefined;
      if (bytes === undefined) throw refuse('blob_missing', `There is no blob ${key}.`, { key, location: folder });
      if (sha256(bytes) !== key) {
        throw refuse('blob_corrupt', `The bytes of blob ${key} are not the ones it was written with.`, {
          key,
          location: folder,
        });
      }
      return bytes;
    },

    async has(key) {
      const { shard, path } = place(key);
      if (!(await standsAsFolder(shard))) return false;
      const stats = await reach(probe, 'stat', path, () => orWhenMissing(lstat(path), undefined));
      return stats?.isFile() ?? false;
    },

    async delete(key) {
      const { shard, path } = place(key);
      if (!(await standsAsFolder(shard))) return;
      if (await removeFile(path, { probe })) await syncFolder(shard, { probe });
    },

    // Asked for by a sweep, so what dead writers left goes here too.
    async *list() {
      for (const shard of await listShards()) {
        await sweepTemporary(shard.path, { nowMs: clock.now(), olderThanMs: ABANDONED_MS, probe });
        for (const entry of await listFolder(shard.path, { probe })) {
          if (!entry.isFile() || !isSha256(entry.name) || !entry.name.startsWith(shard.name)) continue;
          const path = join(shard.path, entry.name);
          const stats = await reach(probe, 'stat', path, () => orWhenMissing(lstat(path), undefined));
          // Deleted by another process since the folder was read.
          if (stats === undefined) continue;
          yield { key: entry.name, modifiedMs: stats.mtimeMs, size: stats.size };
        }
      }
    },
  };

  async function listShards(): Promise<{ readonly name: string; readonly path: string }[]> {
    const entries = await listFolder(folder, { probe });
    return entries
      .filter((entry) => entry.isDirectory() && SHARD.test(entry.name))
      .map(({ name }) => ({ name, path: join(folder, name) }));
  }
}

/** The largest blob that is read. A snapshot of any project is far smaller. */
const MOST_BYTES = 512 * 1024 * 1024;

async function readWhole(file: FileHandle, path: string): Promise<Uint8Array> {
  const stats = await file.stat();
  refuseIrregular(path, stats, MOST_BYTES);
  return file.readFile();
}

function linked(path: string) {
  return refuse('symbolic_link', `${path} is a symbolic link.`, { path });
}
