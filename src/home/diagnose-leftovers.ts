// Finds what upgrades, restores and processes that died left beside a home's databases, for the doctor.
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SchemaSize } from '../store/dialect/postgres-schemas.ts';
import { isTemporaryName, listFolder } from '../store/durable-file.ts';
import type { Leftover } from './diagnosis.ts';

export async function leftoversIn(folder: string): Promise<Leftover[]> {
  const leftovers: Leftover[] = [];
  for (const [at, isKept] of [
    [folder, false],
    [join(folder, 'backups'), true],
  ] as const) {
    for (const { name } of await listFolder(at).catch(() => [])) {
      const isUnfinished = isTemporaryName(name) || /\.partial$|\.restoring-[0-9a-f-]+\.sqlite/.test(name);
      const isBackup = isKept && /\.(?:backup|replaced-\d+)\.sqlite$/.test(name);
      if (!isUnfinished && !isBackup) continue;
      const path = join(at, name);
      const found = await lstat(path).catch(() => undefined);
      if (!found?.isFile()) continue;
      const kind = isUnfinished ? 'unfinished' : 'backup';
      leftovers.push({ path, kind, bytes: found.size, modified_ms: Math.floor(found.mtimeMs) });
    }
  }
  return leftovers;
}

/** Schemas that upgrades and restores made beside a home's own, recognised by their names. */
export function leftoversAmong(schemas: readonly SchemaSize[], databases: readonly string[]): Leftover[] {
  const leftovers: Leftover[] = [];
  for (const { name: path, bytes } of schemas) {
    const [, database = '', made, stamp = ''] = /^([a-z]+)_(?:(restoring|replaced)_)?(\d{17})(?:_|$)/.exec(path) ?? [];
    if (!databases.includes(database)) continue;
    const time = stamp.replace(/^(....)(..)(..)(..)(..)(..)(...)$/, '$1-$2-$3T$4:$5:$6.$7Z');
    const kind = made === 'restoring' ? 'unfinished' : 'backup';
    leftovers.push({ path, kind, bytes, modified_ms: Date.parse(time) });
  }
  return leftovers;
}
