// Puts one SQLite file in the place of another that no process has open, and keeps the old one.
import { existsSync } from 'node:fs';
import { copyFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Failure } from '../base/errors.ts';
import type { Driver } from '../store/driver.ts';
import { syncFile, syncFolder } from '../store/durable-file.ts';

/** `driver` is the one of the current file. A crash leaves either the old file or the new one in place. */
export async function replaceDatabase(driver: Driver, current: string, incoming: string, kept: string): Promise<void> {
  await syncFile(incoming);
  if (existsSync(current)) {
    await foldLog(driver);
    await copyFile(current, kept);
    await syncFile(kept);
  }
  // A log without its database would be replayed into the wrong one.
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(current + suffix)) await rename(current + suffix, kept + suffix);
  }
  await rename(incoming, current);
  await syncFolder(dirname(current));
}

/** The last connection to close moves the log into the database; a damaged one keeps its log and is kept with it. */
async function foldLog(driver: Driver): Promise<void> {
  try {
    await (await driver.connect('write')).close();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}
