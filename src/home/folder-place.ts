// A home in a folder: each database is a SQLite file, its blobs and its signal file lie beside it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSqliteSignals } from '../store/dialect/sqlite-signals.ts';
import { sqliteDriver } from '../store/dialect/sqlite.ts';
import { createFolderBlobs } from '../store/folder-blobs.ts';
import type { HomeFolder } from './home-folder.ts';
import type { HomePlace } from './place.ts';
import type { HomePorts } from './ports.ts';

export function createFolderPlace(
  home: HomeFolder,
  location: string,
  { clock, random, ids, onBackgroundError }: HomePorts,
): HomePlace {
  const driver = (name: string) =>
    sqliteDriver({ path: home.database(name), clock, random, backupFolder: home.backups });
  return {
    location,
    driver,
    exists: async (name) => existsSync(home.database(name)),
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
