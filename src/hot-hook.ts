// The databases as a hook opens them: only those it needs, without the home around them. What has to be made, migrated
// or looked at more closely is left to the whole program.
import { readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { systemClock, type Clock } from './base/clock.ts';
import { isPostgresUrl } from './base/postgres-url.ts';
import type { Config } from './config.ts';
import { MustOpen, answerHook, type HookEvent, type HookOutcome, type HookPorts } from './hook-answers.ts';
import { readMeta } from './ledger/queries.ts';
import { openSqliteReader, type SqliteReader } from './store/dialect/sqlite-reader.ts';
import { openSqliteWriter, type SqliteWriter } from './store/dialect/sqlite-writer.ts';
import { sql, type ReadTx } from './store/store.ts';
import { findHome, findTrustedFolder, isLinked, pathOf, type TrustedFolder } from './home/trusted-home.ts';

export interface HotHookOptions {
  readonly config: Config;
  /** What current databases have applied; see `readHotHome`. */
  readonly schema: string;
  readonly mindSchema: string;
  readonly clock?: Clock;
  /** Sessions are not kept: when the whole program could not open the mind either. */
  readonly isWithoutMind?: boolean;
  readonly onError: HookPorts['onError'];
}

const APPLIED = sql<{ sequence: string; version: number; name: string; checksum: string }>(
  "SELECT sequence, version, name, checksum FROM schema_migrations WHERE sequence NOT LIKE 'app.%' ORDER BY sequence, version",
);

/** Ahead of its use: while something else is waited for. */
export function loadSqlite(): void {
  process.getBuiltinModule('node:sqlite');
}

/** Undefined where there is no home of the user's. Throws `MustOpen` when the whole program has to answer. */
export async function hotHook(event: HookEvent, options: HotHookOptions): Promise<HookOutcome | undefined> {
  const { config, clock = systemClock, onError } = options;
  const found = placeOfHome(event.cwd, config);
  if (found === undefined) return undefined;
  if (isPostgresUrl(found)) throw new MustOpen('a home on Postgres');
  const home = trusted(resolve(event.cwd, found), config);
  if (!home) return undefined;
  const nowMs = clock.now();
  let work: SqliteReader | undefined;
  let mind: SqliteWriter | undefined;
  try {
    return await answerHook(event, {
      async readWork(body) {
        work ??= await openCurrent(home, 'work', options.schema, (path) => {
          const reader = openSqliteReader(path, nowMs);
          return { opened: reader, reader };
        });
        return body(work);
      },
      async writeMind(body) {
        if (options.isWithoutMind) throw new Error('the session was not kept');
        mind ??= await openCurrent(home, 'mind', options.mindSchema, (path) => {
          const writer = openSqliteWriter(path, nowMs);
          return { opened: writer, reader: writer.reader };
        });
        return mind.write(body);
      },
      nowMs: () => nowMs,
      onError,
    });
  } finally {
    mind?.close();
    work?.close();
  }
}

/** Whether the user has a home there; nothing of it is opened. */
export function hasHome(cwd: string, config: Config): boolean {
  const found = placeOfHome(cwd, config);
  if (found === undefined || isPostgresUrl(found)) return found !== undefined;
  try {
    return trusted(resolve(cwd, found), config) !== undefined;
  } catch {
    // One that only the whole program can open.
    return true;
  }
}

function placeOfHome(cwd: string, { home }: Config): string | undefined {
  if (home !== undefined) return home;
  const found = findHome(cwd);
  return found === undefined || isLinked(found) ? undefined : found;
}

/** Read once for both databases. Undefined where the user has no home. */
function trusted(folder: string, config: Config): TrustedFolder | undefined {
  try {
    const home = findTrustedFolder(folder, config.configFolder);
    if (home) return home;
  } catch {
    // The whole program says why.
  }
  if (isKnown(folder, config)) throw new MustOpen('the home is not as it should be');
  return undefined;
}

/** Whether the user ever registered a home there; whoever only found one in a repository hears nothing. */
function isKnown(folder: string, { configFolder }: Config): boolean {
  try {
    const { homes } = JSON.parse(readFileSync(join(configFolder, 'homes.json'), 'utf8')) as { homes: object };
    return Object.hasOwn(homes, realpathSync(folder));
  } catch {
    return false;
  }
}

async function openCurrent<Opened extends { close(): void }>(
  home: TrustedFolder,
  database: string,
  schema: string,
  open: (path: string) => { readonly opened: Opened; readonly reader: ReadTx },
): Promise<Opened> {
  const databaseId = home.databases[database];
  if (databaseId === undefined) throw new MustOpen(`${database} is not known yet`);
  const { opened, reader } = open(pathOf(home, database));
  try {
    const applied = (await reader.all(APPLIED)).map((row) =>
      [row.sequence, row.version, row.name, row.checksum].join(' '),
    );
    if (applied.join('\n') !== schema) throw new MustOpen(`${database} is of another version`);
    if ((await reader.get(readMeta))?.database_id !== databaseId) throw new MustOpen(`${database} was exchanged`);
    return opened;
  } catch (error) {
    opened.close();
    throw error;
  }
}
