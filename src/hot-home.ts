// The small composition root of commands that must answer in milliseconds: one snapshot of a home that is in order, read
// through plain SQL. Whatever is unusual gives no answer; then `main.ts` opens the home and says what is the matter.
import { resolve } from 'node:path';
import { systemClock, type Clock } from './base/clock.ts';
import { isPostgresUrl } from './base/postgres-url.ts';
import type { Config } from './config.ts';
import { readMeta } from './ledger/queries.ts';
import { openSqliteReader } from './store/dialect/sqlite-reader.ts';
import { sql, type ReadTx } from './store/store.ts';
import { findHome, findTrustedHome, inodeOf, isLinked, type TrustedHome } from './home/trusted-home.ts';

export interface HotHomeOptions {
  readonly config: Config;
  /** As `--home` names it. */
  readonly folder?: string;
  /** What the migrations table of a current database holds, as `appliedText` writes it. */
  readonly schema: string;
  readonly clock?: Clock;
}

export interface HotHome extends Pick<TrustedHome, 'folder' | 'homeId' | 'createdAt' | 'databasePath'> {
  readonly tx: ReadTx;
}

const DATABASE = 'work';
const APPLIED = sql<{ sequence: string; version: number; name: string; checksum: string }>(
  "SELECT sequence, version, name, checksum FROM schema_migrations WHERE sequence NOT LIKE 'app.%' ORDER BY sequence, version",
);

/** Undefined when the home has to be opened to know more. */
export async function readHotHome<T>(
  { config, folder, schema, clock = systemClock }: HotHomeOptions,
  body: (home: HotHome) => Promise<T | undefined>,
): Promise<T | undefined> {
  const named = folder ?? config.home;
  const found = named ?? findHome(config.cwd);
  if (found !== undefined && named === undefined && isLinked(found)) return undefined;
  if (found === undefined || isPostgresUrl(found)) return undefined;
  const home = findTrustedHome(resolve(config.cwd, found), { configFolder: config.configFolder, database: DATABASE });
  if (!home) return undefined;
  const reader = openSqliteReader(home.databasePath, clock.now());
  try {
    const applied = (await reader.all(APPLIED)).map((row) =>
      [row.sequence, row.version, row.name, row.checksum].join(' '),
    );
    if (applied.join('\n') !== schema) return undefined;
    if ((await reader.get(readMeta))?.database_id !== home.databaseId) return undefined;
    const answer = await body({ ...home, tx: reader });
    // A restore may have exchanged the files while we looked; it does not wait for us, so we look again.
    return inodeOf(home.databasePath) === home.databaseInode ? answer : undefined;
  } finally {
    reader.close();
  }
}
