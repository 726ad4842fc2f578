// A home in a folder: each database is a SQLite file, its blobs and its signal file lie beside it.
import { join } from 'node:path';
import { isRegularFile } from '../base/regular-file.ts';
import { createSqliteSignals } from '../store/dialect/sqlite-signals.ts';
import { sqliteDriver, type SqliteSettings } from '../store/dialect/sqlite.ts';
import type { FileLock } from '../store/file-lock.ts';
import { createFolderBlobs } from '../store/folder-blobs.ts';
import type { HomeFolder } from './home-folder.ts';
import type { HomePlace } from './place.ts';
import type { HomePorts } from './ports.ts';

/** `lock` is the caller's shared lock on the home; without one it is never alone. */
export function createFolderPlace(
  home: HomeFolder,
  location: string,
  { clock, random, ids, onBackgroundError }: HomePorts,
  lock?: FileLock,
): HomePlace {
  const driver = (name: string, settings: SqliteSettings = {}) =>
    sqliteDriver({ ...settings, path: home.database(name), clock, random, backupFolder: home.backups });
  return {
    location,
    isVouchedFor: false,
    driver,
    alone: async (body) => (lock ? lock.alone(body) : false),
    exists: async (name) => isRegularFile(home.database(name)),
    signals: (name) =>
      createSqliteSignals({
        path: join(home.folder, 'signals', name),
        driver: driver(name),
        clock,
        onError: onBackgroundError,
      }),
    blobs: (name) => createFolderBlobs({ folder: home.blobs(name), ids, clock }),
  };
}
