// Keeps a SQLite file that no process has open under a second name, so that a restore can put another in its place
// without needing space or a second filesystem.
import { existsSync } from 'node:fs';
import { copyFile, link } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Failure } from '../base/errors.ts';
import type { Driver } from '../store/driver.ts';
import { toFailure } from '../base/system-errors.ts';
import { syncFile, syncFolder } from '../store/durable-file.ts';

/** Files that lie beside a database while it is in use, and after it if it was not closed. */
export const LOG_SUFFIXES = ['-wal', '-shm'] as const;

/**
 * Folds the log into the database first; the log of a damaged database is kept beside it. Returns the files that were
 * made.
 */
export async function keepDatabase(driver: Driver, current: string, kept: string): Promise<readonly string[]> {
  if (!existsSync(current)) return [];
  await foldLog(driver);
  const made: string[] = [];
  for (const suffix of ['', ...LOG_SUFFIXES]) {
    if (!existsSync(current + suffix)) continue;
    await linkOrCopy(current + suffix, kept + suffix);
    made.push(kept + suffix);
  }
  await syncFolder(dirname(kept));
  return made;
}

/** A hard link where the filesystem supports it, because that takes no space. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    try {
      await copyFile(from, to);
    } catch (error) {
      throw toFailure(error, 'copy', to);
    }
    await syncFile(to);
  }
}

/** The last connection to close moves the log into the database. */
async function foldLog(driver: Driver): Promise<void> {
  try {
    await (await driver.connect('write')).close();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}
