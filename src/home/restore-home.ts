// Restores a home from a backup, in a folder or on a server.
import type { Restored } from './backup.ts';
import { postgresUrlOf } from './find-home.ts';
import { restoreFolderHome } from './restore-folder.ts';
import { portsOf, withOwnTables, type DatabaseList, type HomeOptions } from './ports.ts';
import { restoreServerHome } from './server-backups.ts';

export function restoreHomeOver(databases: DatabaseList, backup: string, options: HomeOptions = {}): Promise<Restored> {
  const ports = portsOf(options);
  const list = withOwnTables(databases, options);
  const url = postgresUrlOf(options, ports.config);
  return url === undefined
    ? restoreFolderHome(backup, list, options, ports)
    : restoreServerHome(url, backup, list, ports);
}
