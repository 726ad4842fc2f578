// Opens files that others may have prepared: in a home, in a clone, in the user's folder. A pipe, a device, a link, a
// folder or a file without end is refused at once instead of being waited for. Small, because hooks load it.
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from 'node:fs';
import { Refusal, type ErrorRow } from './errors.ts';
import { errnoOf, toFailure } from './system-errors.ts';

export const IRREGULAR_FILE: ErrorRow = {
  status: 409,
  exit: 3,
  hint: 'Only a regular file of limited size is read there, and links are not followed. Move it away, or put the file back.',
};

/** Flags for every file that is opened by name: no link is followed, and no pipe waited for. Windows has neither. */
export const PLAINLY = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

export interface RegularFile {
  readonly fd: number;
  readonly stats: Stats;
}

export interface OpenRegularOptions {
  /** For a path that the caller itself resolved or was given by a person; links are refused otherwise. */
  readonly followsLinks?: boolean;
}

/** Undefined if there is none. The caller closes it. */
export function openRegularFile(
  path: string,
  { followsLinks = false }: OpenRegularOptions = {},
): RegularFile | undefined {
  const plainly = followsLinks ? PLAINLY & ~(constants.O_NOFOLLOW ?? 0) : PLAINLY;
  let fd: number;
  try {
    fd = openSync(path, constants.O_RDONLY | plainly);
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === 'ENOENT') return undefined;
    if (errno === 'ELOOP') throw irregularFile(path, 'is a link');
    // Of a socket, and of a device without a driver.
    if (errno === 'ENXIO' || errno === 'ENODEV') throw irregularFile(path, 'is not a regular file');
    throw toFailure(error, 'open', path);
  }
  try {
    const stats = fstatSync(fd);
    refuseIrregular(path, stats);
    return { fd, stats };
  } catch (error) {
    closeSync(fd);
    throw toFailure(error, 'stat', path);
  }
}

/** The whole file; undefined if there is none. Refuses one that is larger than `maxBytes`. */
export function readRegularFile(path: string, maxBytes: number, options?: OpenRegularOptions): Buffer | undefined {
  const file = openRegularFile(path, options);
  if (!file) return undefined;
  try {
    refuseIrregular(path, file.stats, maxBytes);
    return readAtMost(file, path, maxBytes);
  } catch (error) {
    throw toFailure(error, 'read', path);
  } finally {
    closeSync(file.fd);
  }
}

export function readRegularText(path: string, maxBytes: number, options?: OpenRegularOptions): string | undefined {
  return readRegularFile(path, maxBytes, options)?.toString('utf8');
}

/** It may grow while it is read, and some files say that they are empty and never end. */
function readAtMost({ fd, stats }: RegularFile, path: string, maxBytes: number): Buffer {
  let bytes = Buffer.allocUnsafe(stats.size + 1);
  let length = 0;
  for (;;) {
    const read = readSync(fd, bytes, length, bytes.length - length, null);
    if (read === 0) return bytes.subarray(0, length);
    length += read;
    // All that it was when it was opened; one that says it is empty is read on.
    if (length === stats.size && length <= maxBytes) return bytes.subarray(0, length);
    if (length > maxBytes) throw irregularFile(path, `is larger than ${maxBytes} bytes`);
    if (length === bytes.length) bytes = Buffer.concat([bytes], Math.min(2 * length, maxBytes) + 1);
  }
}

/**
 * For a file that an engine opens by its name: refuses what is not a regular file, and a link. Whether it exists. To open
 * and close a database's file would drop the locks that this process holds on it.
 */
export function isRegularFile(path: string): boolean {
  let stats: Stats | undefined;
  try {
    stats = lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (errnoOf(error) === 'ENOTDIR') return false;
    throw toFailure(error, 'stat', path);
  }
  if (!stats) return false;
  refuseIrregular(path, stats);
  return true;
}

/** For a file that the caller opened `PLAINLY`, or of which it has the `lstat`. */
export function refuseIrregular(path: string, stats: Stats, maxBytes = Number.POSITIVE_INFINITY): void {
  if (stats.size > maxBytes) throw irregularFile(path, `is larger than ${maxBytes} bytes`);
  if (stats.isFile()) return;
  if (stats.isSymbolicLink()) throw irregularFile(path, 'is a link');
  throw irregularFile(path, stats.isDirectory() ? 'is a folder' : 'is not a regular file');
}

export function irregularFile(path: string, why: string): Refusal {
  return new Refusal('irregular_file', IRREGULAR_FILE, `${path} ${why}`, { path });
}
