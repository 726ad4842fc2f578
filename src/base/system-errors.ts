// Errors of the operating system as typed failures: a full or read-only disk, too many open files, a path that cannot be
// used. Every caller that touches files maps them here, and surfaces map what no caller did.
import { Failure, RETRY_NEVER, type ErrorTable, type Retry } from './errors.ts';

export type SystemCode = 'disk_full' | 'read_only' | 'storage_io_error' | 'storage_unusable';

export const systemFailures: ErrorTable<SystemCode> = {
  disk_full: { status: 507, exit: 6, hint: 'Free some space; nothing of this change was written.' },
  read_only: {
    status: 403,
    exit: 6,
    hint: 'The file or folder cannot be written. Check its permissions and its disk.',
  },
  storage_io_error: {
    status: 500,
    exit: 6,
    hint: 'The disk reported an error. Stop, check the disk, reopen and verify.',
  },
  storage_unusable: { status: 500, exit: 6, hint: 'The path cannot be used as it is. The message says why.' },
};

/** A typed failure for an error of the system, anything else unchanged. */
export function toFailure(error: unknown, what: string, path: string): unknown {
  const errno = errnoOf(error);
  if (errno === undefined) return error;
  const said = (sentence: string) => `${sentence}: ${path} (${what}: ${errno})`;
  const failure = (code: SystemCode, sentence: string, retry: Retry = RETRY_NEVER) =>
    new Failure(code, systemFailures[code], said(sentence), retry, { path, call: what, errno }, error);
  switch (errno) {
    case 'ENOSPC':
    case 'EDQUOT':
      return failure('disk_full', 'There is no space left to write', { retry: true, afterMs: 60_000 });
    case 'EROFS':
      return failure('read_only', 'The disk is read-only');
    case 'EACCES':
    case 'EPERM':
      return failure('read_only', 'Not allowed');
    case 'EIO':
      return failure('storage_io_error', 'The disk reported an error');
    case 'EMFILE':
      return failure('storage_unusable', 'This process has too many files open (see `ulimit -n`)', SOON);
    case 'ENFILE':
      return failure('storage_unusable', 'This machine has too many files open', SOON);
    default:
      return failure('storage_unusable', 'The path cannot be used', PASSING.has(errno) ? SOON : RETRY_NEVER);
  }
}

// Shortages of the moment, not of the disk.
const PASSING = new Set(['ENOMEM', 'EAGAIN', 'EBUSY', 'EINTR']);
const SOON: Retry = { retry: true, afterMs: 1_000 };

/** `ENOENT` and its like, for errors that come from the system; undefined for all others. */
export function errnoOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (typeof error.code !== 'string') return undefined;
  if ('syscall' in error) return error.code;
  // Of a module that cannot be loaded, only the message holds what the system said.
  return error.code.startsWith('ERR_') && /too many open files/i.test(error.message) ? 'EMFILE' : undefined;
}

/** The same for an error that reached a surface as it came: it names its call and its path itself. */
export function typedError(error: unknown): unknown {
  if (errnoOf(error) === undefined) return error;
  const { syscall, path } = error as { readonly syscall?: unknown; readonly path?: unknown };
  // Calls on files only: an error of the network is not one of the storage.
  if (typeof syscall === 'string' && !FILE_CALLS.has(syscall)) return error;
  return toFailure(error, typeof syscall === 'string' ? syscall : 'load', typeof path === 'string' ? path : 'a file');
}

/** Written out, so that a bundle that does not need it leaves it out. */
const FILE_CALLS: ReadonlySet<string> = new Set([
  'open',
  'read',
  'write',
  'close',
  'stat',
  'lstat',
  'fstat',
  'statfs',
  'fsync',
  'fdatasync',
  'ftruncate',
  'rename',
  'unlink',
  'rmdir',
  'mkdir',
  'mkdtemp',
  'scandir',
  'opendir',
  'readlink',
  'realpath',
  'access',
  'chmod',
  'fchmod',
  'link',
  'symlink',
  'copyfile',
  'futime',
  'utime',
  'watch',
  'uv_cwd',
]);
