// A home as commands and hooks open it that must answer in milliseconds: the user's own, intact, on this disk, read by
// plain SQL. Anything that must be created, migrated or inspected more closely is left to the whole program.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { headOf, headPath, isHeld, MOST_HEAD_BYTES, parseHeads, type KeptHead } from '../base/kept-head.ts';
import { isPostgresUrl } from '../base/postgres-url.ts';
import { systemClock, type Clock } from '../base/clock.ts';
import { readRegularText } from '../base/regular-file.ts';
import type { Config } from '../config.ts';
import { readEventThere, readHead } from '../ledger/queries.ts';
import { openSqliteReader, type SqliteReader } from './sqlite-reader.ts';
import { sql, type ReadTx } from '../store/store.ts';
import { findHome, findTrustedFolder, isLinked, pathOf, registeredAt, type TrustedFolder } from './trusted-home.ts';

/** What the build knows about a database, so that a current one is recognised without hashing. */
export interface CurrentDatabase {
  readonly name: string;
  /** The content of its table of migrations, as `appliedText` writes it. */
  readonly applied: string;
}

export interface HotHomeOptions {
  readonly config: Config;
  /** The home itself, as `--home` names it. */
  readonly folder?: string;
  /** Where the search for a home starts. */
  readonly cwd?: string;
  readonly databases: readonly CurrentDatabase[];
  readonly clock?: Clock;
}

export interface HotHome extends Pick<TrustedFolder, 'folder' | 'homeId' | 'createdAt'> {
  /** The time of everything that is read and written. */
  readonly nowMs: number;
  database(name: string): HotDatabase;
  /** Whether the home has that database: an optional one is made when it is first needed. */
  isKnown(name: string): boolean;
  /** The format that this program knows of the database. */
  formatOf(name: string): number;
  /** Opens a database, refuses one that is not current, and closes it with the home. */
  open<Opened extends Closable>(
    name: string,
    open: (path: string, nowMs: number) => Opened,
    readsOf: (opened: Opened) => ReadTx,
  ): Promise<Opened>;
  /** False if a file was exchanged since it was opened: a restore does not wait for readers. */
  isInPlace(): boolean;
  close(): void;
}

interface Closable {
  close(): void;
}

export interface HotDatabase {
  readonly path: string;
  /** Opened by the first read; all reads see one snapshot. */
  read<T>(body: (tx: ReadTx) => Promise<T>): Promise<T>;
}

/** Thrown when the whole program has to open the home. */
export class MustOpen extends Error {
  override readonly name = 'MustOpen';
}

/** Undefined if the user has no home. */
export function openHotHome(options: HotHomeOptions): HotHome | undefined {
  const { config, cwd = config.cwd, databases, clock = systemClock } = options;
  const found = placeOfHome(cwd, options.folder ?? config.home, config);
  if (found === undefined) return undefined;
  if (isPostgresUrl(found)) throw new MustOpen('the home is on Postgres');
  const home = trustedFolder(resolve(cwd, found), config);
  return home && openDatabases(home, databases, config.configFolder, clock.now());
}

/** Whether the user has a home there; opens nothing. */
export function hasHome(cwd: string, config: Config): boolean {
  const found = placeOfHome(cwd, config.home, config);
  if (found === undefined || isPostgresUrl(found)) return found !== undefined;
  try {
    return trustedFolder(resolve(cwd, found), config) !== undefined;
  } catch {
    // A home that only the whole program can open.
    return true;
  }
}

// ── Where ────────────────────────────────────────────────────────────────────────────────────────────────────

function placeOfHome(cwd: string, named: string | undefined, { configFolder }: Config): string | undefined {
  if (named !== undefined) return named;
  const found = findHome(cwd, configFolder);
  return found === undefined || isLinked(found) ? undefined : found;
}

function trustedFolder(folder: string, config: Config): TrustedFolder | undefined {
  try {
    const home = findTrustedFolder(folder, config.configFolder);
    if (home) return home;
  } catch {
    // The whole program reports the reason.
  }
  // A home that only came with a repository gets no message.
  if (registeredAt(folder, config.configFolder)) throw new MustOpen('the home is not as it should be');
  return undefined;
}

// ── Databases ────────────────────────────────────────────────────────────────────────────────────────────────

function openDatabases(
  home: TrustedFolder,
  databases: readonly CurrentDatabase[],
  configFolder: string,
  nowMs: number,
): HotHome {
  const { folder, homeId, createdAt } = home;
  const closables: Closable[] = [];
  const inodes = new Map<string, bigint | undefined>();

  const openWithHead = async <Opened extends Closable>(
    name: string,
    openAt: (path: string, nowMs: number) => Opened,
    readsOf: (opened: Opened) => ReadTx,
  ) => {
    const databaseId = home.databases[name];
    if (databaseId === undefined) throw new MustOpen(`${name} is not known yet`);
    const path = pathOf(home, name);
    inodes.set(path, inodes.get(path) ?? inodeOf(path));
    const opened = openAt(path, nowMs);
    closables.unshift(opened);
    const reads = readsOf(opened);
    const applied = (await reads.all(APPLIED)).map((row) =>
      [row.sequence, row.version, row.name, row.checksum].join(' '),
    );
    if (databases.find((each) => each.name === name)?.applied !== applied.join('\n'))
      throw new MustOpen(`${name} is of another version`);
    const head = await reads.get(readHead);
    if (head?.database_id !== databaseId) throw new MustOpen(`${name} was exchanged`);
    return { opened, head };
  };

  return {
    folder,
    homeId,
    createdAt,
    nowMs,
    open: async (name, openAt, readsOf) => (await openWithHead(name, openAt, readsOf)).opened,
    isKnown: (name) => home.databases[name] !== undefined,
    formatOf: (name) => databases.find((each) => each.name === name)?.applied.split('\n').length ?? 0,
    database(name) {
      let reader: SqliteReader | undefined;
      return {
        path: pathOf(home, name),
        async read(body) {
          if (!reader) {
            const heads = readHeads(headPath(configFolder, homeId, name));
            const { opened, head } = await openWithHead(name, openSqliteReader, (found) => found);
            reader = opened;
            if (!(await holds(reader, headOf(heads, head)))) throw new MustOpen(`${name} may have lost events`);
          }
          return body(reader);
        },
      };
    },
    isInPlace: () => [...inodes].every(([path, inode]) => inodeOf(path) === inode),
    close: () => closables.forEach((opened) => opened.close()),
  };
}

const APPLIED = sql<{ sequence: string; version: number; name: string; checksum: string }>(
  "SELECT sequence, version, name, checksum FROM schema_migrations WHERE sequence NOT LIKE 'app.%' ORDER BY sequence, version",
);

async function holds(reader: ReadTx, kept: KeptHead | undefined): Promise<boolean> {
  try {
    return !kept || isHeld(kept, await reader.get(readEventThere, kept.position));
  } catch {
    return false;
  }
}

function readHeads(path: string): KeptHead[] {
  try {
    return parseHeads(readRegularText(path, MOST_HEAD_BYTES) ?? '');
  } catch {
    // There is none yet, or the whole program says what is wrong with it.
    return [];
  }
}

/** Changes when another file is put in its place. */
function inodeOf(path: string): bigint | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
}
