// Where the daemon of a home keeps its lock, address and tokens: in a private folder of the user, outside the home.
import { constants } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../base/clock.ts';
import { Refusal } from '../base/errors.ts';
import type { Ids } from '../base/ids.ts';
import { PLAINLY, refuseIrregular } from '../base/regular-file.ts';
import { refuse as refuseStore } from '../store/contract.ts';
import { refuse } from './contract.ts';
import { errnoOf, toFailure } from '../base/system-errors.ts';
import { makePrivateFolder, removeFile, syncFolder, writeDurably } from '../store/durable-file.ts';
import { lockFile, tryLockFile, underLock, type FileLock } from '../store/file-lock.ts';

export interface PrivateFile {
  /** Undefined if there is none. `version` changes with every change. */
  read(): Promise<{ readonly text: string; readonly version: string } | undefined>;
  version(): Promise<string | undefined>;
  /** No other process can change the file meanwhile. If `edit` throws, the file stays as it was. */
  change(edit: (text: string | undefined) => string): Promise<void>;
  remove(): Promise<void>;
}

export interface DaemonPlace {
  /**
   * For one process at a time; the operating system releases it when that process dies. Undefined while another one
   * holds it.
   */
  claim(): Promise<FileLock | undefined>;
  isClaimed(): Promise<boolean>;
  readonly info: PrivateFile;
  readonly ownToken: PrivateFile;
  readonly tokens: PrivateFile;
}

export interface DaemonPlaceOptions {
  /** `daemons/<home_id>` in the user's configuration folder. */
  readonly folder: string;
  /** In the home itself if it is a folder, so that every process that uses the home meets the same lock. */
  readonly lockPath?: string;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A process that only checks holds the lock for a moment, which must not keep a daemon from starting. */
const CLAIM_WAIT_MS = 500;
const CHANGE_WAIT_MS = 10_000;

export function createDaemonPlace({ folder, lockPath, clock, ids }: DaemonPlaceOptions): DaemonPlace {
  const lockAt = lockPath ?? join(folder, 'daemon.lock');
  const prepare = () => makePrivateFolder(folder);

  const privateFile = (name: string): PrivateFile => {
    const path = join(folder, name);
    const read = () => readPrivate(path);
    return {
      read,
      async version() {
        const found = await stat(path, { bigint: true }).catch((error: unknown) => {
          if (errnoOf(error) === 'ENOENT') return undefined;
          throw toFailure(error, 'stat', path);
        });
        return found && versionOf(found);
      },
      async change(edit) {
        await prepare();
        await underLock(join(folder, `${name}.lock`), { timeoutMs: CHANGE_WAIT_MS, clock }, async () => {
          const before = await read();
          const after = edit(before?.text);
          if (after !== before?.text) await writeDurably(path, after, { ids });
        });
      },
      async remove() {
        if (await removeFile(path)) await syncFolder(folder);
      },
    };
  };

  return {
    async claim() {
      await prepare();
      try {
        return await lockFile(lockAt, { wait: { timeoutMs: CLAIM_WAIT_MS, clock } });
      } catch (error) {
        if (error instanceof Refusal && error.code === 'lock_held') return undefined;
        throw error;
      }
    },
    async isClaimed() {
      await prepare();
      const lock = tryLockFile(lockAt, { shared: true });
      await lock?.release();
      return lock === undefined;
    },
    info: privateFile('daemon.json'),
    ownToken: privateFile('token'),
    tokens: privateFile('tokens.json'),
  };
}

interface FileState {
  readonly ino: bigint;
  readonly size: bigint;
  readonly mtimeNs: bigint;
}

const MOST_BYTES = 4 * 1024 * 1024;

const versionOf = ({ ino, size, mtimeNs }: FileState): string => `${ino}:${size}:${mtimeNs}`;

async function readPrivate(path: string): Promise<{ readonly text: string; readonly version: string } | undefined> {
  let file;
  try {
    file = await open(path, constants.O_RDONLY | PLAINLY);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    if (errnoOf(error) === 'ELOOP') throw refuseStore('symbolic_link', `${path} is a symbolic link.`, { path });
    throw toFailure(error, 'open', path);
  }
  try {
    refuseIrregular(path, await file.stat(), MOST_BYTES);
    const found = await file.stat({ bigint: true });
    // A file that others could read is no longer secret; one that others could write is not trusted.
    if (process.platform !== 'win32' && (found.mode & 0o077n) !== 0n) {
      throw refuse('file_exposed', `${path} can be read or written by other users`, { path });
    }
    return { text: await file.readFile('utf8'), version: versionOf(found) };
  } finally {
    await file.close();
  }
}
