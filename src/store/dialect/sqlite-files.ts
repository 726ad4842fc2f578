// The files of a SQLite database as the file system shows them, before the engine opens them by name. Small, because
// hooks load it.
import { accessSync, constants } from 'node:fs';
import { dirname, sep } from 'node:path';
import { isRegularFile } from '../../base/regular-file.ts';

/** Files beside a database while it is in use, and after it if it was not closed. */
const SIDE_SUFFIXES = ['-wal', '-shm', '-journal'] as const;

/** All files that the engine may read for a database. */
export function filesOfDatabase(path: string): readonly string[] {
  return [path, ...SIDE_SUFFIXES.map((suffix) => path + suffix)];
}

export interface DatabaseFile {
  readonly exists: boolean;
  /** Nothing can be written there: the permissions or the disk forbid it. */
  readonly isReadOnly: boolean;
  /** What to give to the engine. */
  readonly location: string;
}

/** Refuses a pipe, a device, a link or a folder in place of the database or of a file beside it. */
export function lookAtDatabase(path: string): DatabaseFile {
  const [exists = false, hasLog = false] = filesOfDatabase(path).map((each) => isRegularFile(each));
  if (!exists) return { exists, isReadOnly: false, location: path };
  const isFolderWritable = mayWrite(dirname(path));
  // The engine makes a log even to read. Where it cannot, and there is none to read, the file is complete by itself.
  const isAlone = !isFolderWritable && !hasLog;
  return { exists, isReadOnly: isAlone || !mayWrite(path), location: isAlone ? uriOf(path) : path };
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function uriOf(path: string): string {
  return `file://${path.split(sep).map(encodeURIComponent).join('/')}?immutable=1`;
}
