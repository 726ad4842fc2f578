// An operating-system lock on a file of its own. It ends with its process, so no lock is ever stale.
// Never on a database file: opening and closing one beside SQLite drops SQLite's own locks.
import { closeSync, constants, fstatSync, openSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Backoff } from '../base/backoff.ts';
import type { Clock } from '../base/clock.ts';
import { irregularFile, PLAINLY, refuseIrregular } from '../base/regular-file.ts';
import { refuse } from './contract.ts';
import { errnoOf, toFailure } from '../base/system-errors.ts';

export interface FileLock extends AsyncDisposable {
  /** Releasing twice is not an error. */
  release(): Promise<void>;
  /**
   * Runs a body while this is the only lock on the file, for a lock that is shared. False, and the body is not run, when
   * another process holds one too.
   */
  alone(body: () => Promise<void>): Promise<boolean>;
}

export interface LockOptions {
  /** Many may hold a shared lock, or one an exclusive one. Exclusive by default. */
  readonly shared?: boolean;
}

export interface LockWait {
  readonly timeoutMs: number;
  readonly clock: Clock;
}

interface NativeLocks {
  tryLock(fd: number, options: { readonly shared: boolean }): boolean;
  tryUpgradeLock(fd: number): boolean;
  tryDowngradeLock(fd: number): boolean;
  unlock(fd: number): void;
}

// The package has no types, and a process that locks nothing should not load native code.
let native: NativeLocks | undefined;
function nativeLocks(): NativeLocks {
  native ??= createRequire(import.meta.url)('fs-native-extensions') as NativeLocks;
  return native;
}

const POLL = { firstMs: 2, longestMs: 100 } as const;

/** Takes the lock, or refuses `lock_held` when it cannot be had (in the time given). The folder must exist. */
export async function lockFile(
  path: string,
  options: LockOptions & { readonly wait?: LockWait } = {},
): Promise<FileLock> {
  const { wait, shared = false } = options;
  const startedMs = wait?.clock.monotonic() ?? 0;
  const backoff = new Backoff(POLL);
  for (;;) {
    const lock = tryLockFile(path, { shared });
    if (lock !== undefined) return lock;
    // Polled: a blocking wait would hold a thread of the pool and could not be given up.
    const leftMs = wait === undefined ? 0 : wait.timeoutMs - (wait.clock.monotonic() - startedMs);
    if (wait === undefined || leftMs <= 0) {
      throw refuse('lock_held', `Another process holds the lock ${path}.`, { path, shared });
    }
    await wait.clock.sleep(Math.min(backoff.nextMs(), leftMs));
  }
}

/** Takes the lock, or undefined when another holds it, in this process or any other. */
export function tryLockFile(path: string, { shared = false }: LockOptions = {}): FileLock | undefined {
  for (;;) {
    const opened = openLockFile(path, shared);
    if (!opened) return NOTHING_TO_LOCK;
    const { fd, isReadOnly } = opened;
    let kept = false;
    try {
      refuseIrregular(path, fstatSync(fd));
      if (!nativeLocks().tryLock(fd, { shared })) return undefined;
      // The file may have been removed after it was opened; a lock on a nameless file excludes no other process.
      if (isStillAt(path, fd)) {
        kept = true;
        return held(fd, isReadOnly);
      }
    } catch (error) {
      throw toFailure(error, 'lock', path);
    } finally {
      if (!kept) closeSync(fd);
    }
  }
}

// A number and not a FileHandle: a forgotten handle is closed by the garbage collector, and the lock with it. The
// lock belongs to this one opening (OFD on Linux, flock on macOS), so two in one process exclude each other too.
function openLockFile(
  path: string,
  shared: boolean,
): { readonly fd: number; readonly isReadOnly: boolean } | undefined {
  const { O_CREAT, O_RDONLY, O_RDWR } = constants;
  try {
    return { fd: openSync(path, O_RDWR | O_CREAT | PLAINLY, 0o600), isReadOnly: false };
  } catch (error) {
    const errno = errnoOf(error) ?? '';
    if (errno === 'ELOOP') throw refuse('symbolic_link', `${path} is a symbolic link.`, { path });
    if (errno === 'ENXIO') throw irregularFile(path, 'is not a regular file');
    if (!shared || !READ_ONLY.has(errno)) throw toFailure(error, 'open', path);
  }
  // To read what cannot be written is allowed, and a writer that may is still kept out.
  try {
    return { fd: openSync(path, O_RDONLY | PLAINLY), isReadOnly: true };
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw toFailure(error, 'open', path);
  }
}

const READ_ONLY = new Set(['EROFS', 'EACCES', 'EPERM']);

/** In a folder that cannot be written and has no such file. */
const NOTHING_TO_LOCK: FileLock = {
  release: async () => {},
  alone: async (body) => {
    await body();
    return true;
  },
  [Symbol.asyncDispose]: async () => {},
};

function isStillAt(path: string, fd: number): boolean {
  const mine = fstatSync(fd);
  const named = statSync(path, { throwIfNoEntry: false });
  return named !== undefined && named.ino === mine.ino && named.dev === mine.dev;
}

function held(fd: number, isReadOnly: boolean): FileLock {
  let open = true;
  const release = (): Promise<void> => {
    if (open) {
      open = false;
      // Before closing: a child between fork and exec has a copy of the descriptor, which would keep the lock.
      nativeLocks().unlock(fd);
      closeSync(fd);
    }
    return Promise.resolve();
  };
  return {
    release,
    async alone(body) {
      // Nothing can be written there, alone or not.
      if (isReadOnly) return NOTHING_TO_LOCK.alone(body);
      if (!open || !nativeLocks().tryUpgradeLock(fd)) return false;
      try {
        await body();
      } finally {
        if (open) nativeLocks().tryDowngradeLock(fd);
      }
      return true;
    },
    [Symbol.asyncDispose]: release,
  };
}

/** Runs a body that only one process at a time may run. */
export async function underLock<T>(path: string, wait: LockWait, body: () => Promise<T>): Promise<T> {
  const lock = await lockFile(path, { wait });
  try {
    return await body();
  } finally {
    await lock.release();
  }
}
