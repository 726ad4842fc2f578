// SQLite by node:sqlite: WAL, synchronous=FULL, every setting read back. Acknowledged means durable.
import { closeSync, existsSync, openSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, basename, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Clock } from '../../base/clock.ts';
import { Bug, Failure, RETRY_NEVER, type Details } from '../../base/errors.ts';
import { fraction, type Random } from '../../base/random.ts';
import { errnoOf, toFailure } from '../../base/system-errors.ts';
import { fail, refuse } from '../contract.ts';
import { reach, removeFile, syncFolder } from '../durable-file.ts';
import { sql, type SqlValue, type Statement, type StorageProbe } from '../store.ts';
import { checkValues } from '../values.ts';
import type { Connection, Driver } from '../driver.ts';
import { lookAtDatabase, type DatabaseFile } from './sqlite-files.ts';

/** What one database needs that the others do without. */
export interface SqliteSettings {
  /** What is deleted is overwritten in the file, so that nothing of it is left there. */
  readonly erases?: boolean;
  /** Loaded if it is installed; nothing else can be loaded afterwards. */
  readonly extension?: 'sqlite-vec';
}

export interface SqliteOptions extends SqliteSettings {
  readonly path: string;
  readonly clock: Clock;
  readonly random: Random;
  /** How long a writer waits for the writers of other processes. */
  readonly lockTimeoutMs?: number;
  /** How much of it the engine waits by itself, in real time. A simulation, which has none, gives 0. */
  readonly busyTimeoutMs?: number;
  /** Where an upgrade's backup goes; beside the database when not given. */
  readonly backupFolder?: string;
  readonly probe?: StorageProbe;
  /** For tests of a full disk: SQLite's own limit on the file's size. */
  readonly maxPages?: number;
}

const BEGIN_IMMEDIATE = sql('BEGIN IMMEDIATE');
const BEGIN = sql('BEGIN');
const LOOK = sql('SELECT 1 FROM sqlite_schema LIMIT 1');
const COMMIT = sql('COMMIT');
const ROLLBACK = sql('ROLLBACK');
const SAVEPOINT = sql('SAVEPOINT member');
const RELEASE = sql('RELEASE member');
const ROLLBACK_TO = sql('ROLLBACK TO member');
const EMPTY_LOG = sql<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
const VACUUM = sql('VACUUM');
const INTEGRITY = sql<{ integrity_check: string }>('PRAGMA integrity_check(20)');
/**
 * Without the statistics, which SQLite keeps for itself. One flipped bit makes a text a blob: SQLite reads it all the same,
 * but VACUUM INTO takes no such entry for a table, an index or a trigger, and a backup would be without it.
 */
const SCHEMA = sql<SchemaRow>(
  `SELECT CAST(type AS TEXT) AS type, CAST(tbl_name AS TEXT) AS tbl_name,
     type || ' ' || name || ' of ' || tbl_name || ' ' || coalesce(sql, '') ||
     iif('blob' IN (typeof(type), typeof(name), typeof(tbl_name), typeof(sql)), ' (stored as a blob)', '') AS text
   FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%'`,
);
/** Together: one missing row can leave any number of others dangling. */
const DANGLING = sql<{ child: string; parent: string; dangling: number }>(
  'SELECT "table" AS child, parent, count(*) AS dangling FROM pragma_foreign_key_check GROUP BY "table", parent',
);

interface SchemaRow {
  readonly type: string;
  readonly tbl_name: string;
  readonly text: string;
}

const OLDEST_SQLITE = [3, 51, 3];
/** Blocks the event loop, so it is short; longer waits are asleep. */
const BUSY_TIMEOUT_MS = 20;

export function sqliteDriver(options: SqliteOptions): Driver {
  const { path } = options;
  return {
    dialect: 'sqlite',
    location: path,
    async connect(purpose) {
      // SQLite would create the file readable by all. A file that exists is never opened here: closing it again
      // would drop the locks that another connection of this process holds on it.
      const file = lookAtDatabase(path);
      if (!file.exists) createPrivately(path);
      const extension = options.extension === undefined ? undefined : await pathOfExtension();
      const conn = new SqliteConnection(options, file, extension);
      try {
        await conn.configure(purpose);
      } catch (error) {
        conn.abandon();
        throw error;
      }
      return conn;
    },
    async backup(to) {
      if (existsSync(to)) throw refuse('backup_exists', `${to} exists already`, { path: to });
      // A file under this name is always a whole one; what a dead process left of its own is written anew.
      const partial = `${to}.partial`;
      await removeFile(partial, options);
      createPrivately(partial);
      const conn = new SqliteConnection(options, lookAtDatabase(path));
      try {
        // `query_only` would forbid the copy too.
        await conn.configure('write');
        conn.vacuumInto(partial);
      } finally {
        await conn.close();
      }
      await reach(options.probe, 'rename', to, () => rename(partial, to));
      await syncFolder(dirname(to), options);
    },
    async emptyLog() {
      const conn = new SqliteConnection(options, lookAtDatabase(path));
      try {
        await conn.configure('write');
        return await conn.emptyLog();
      } finally {
        await conn.close();
      }
    },
    async rewrite() {
      const conn = new SqliteConnection(options, lookAtDatabase(path));
      try {
        await conn.configure('write');
        await conn.vacuum();
      } finally {
        await conn.close();
      }
    },
    async check(schema, isWhole) {
      const conn = new SqliteConnection(options, lookAtDatabase(path));
      try {
        await conn.configure('read');
        return await conn.damages(schema, isWhole);
      } finally {
        await conn.close();
      }
    },
    upgradeBackupName: (suffix) =>
      join(options.backupFolder ?? dirname(path), `${basename(path, '.sqlite')}.${suffix}.backup.sqlite`),
  };
}

let extensionPath: Promise<string | undefined> | undefined;

/** Undefined where the package is not installed, or not for this system. */
function pathOfExtension(): Promise<string | undefined> {
  extensionPath ??= import('sqlite-vec')
    .then(
      ({ getLoadablePath }) => getLoadablePath(),
      () => undefined,
    )
    .catch(() => undefined);
  return extensionPath;
}

function createPrivately(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') return;
    throw toFailure(error, 'create', path);
  }
}

class SqliteConnection implements Connection {
  readonly synchronous = true;
  usable = true;
  private readonly options: SqliteOptions;
  private readonly isReadOnly: boolean;
  private readonly db: DatabaseSync;
  private readonly prepared = new Map<number, StatementSync>();
  private startedMs: number | undefined;
  /** Why the engine rolled the transaction back. Without it, later statements would be committed on their own. */
  private ended: Failure | undefined;
  /** False while the file is being opened, when there is no engine to ask. */
  private isOpened = false;

  constructor(
    options: SqliteOptions,
    { isReadOnly, location }: Pick<DatabaseFile, 'isReadOnly' | 'location'>,
    extension?: string,
  ) {
    this.options = options;
    this.isReadOnly = isReadOnly;
    const { busyTimeoutMs: timeout = BUSY_TIMEOUT_MS } = options;
    const allowExtension = extension !== undefined;
    this.db = this.call(
      'open',
      () => new DatabaseSync(location, { timeout, defensive: true, readOnly: isReadOnly, allowExtension }),
    );
    this.isOpened = true;
    if (extension !== undefined) this.load(extension);
  }

  /** One that does not load, as on another system than it was built for, is one that is not there. */
  private load(extension: string): void {
    try {
      this.db.loadExtension(extension);
    } catch {
      // Its functions are missing, and whoever wants them looks first.
    } finally {
      this.db.enableLoadExtension(false);
    }
  }

  get inTransaction(): boolean {
    return this.db.isTransaction;
  }

  async configure(purpose: 'write' | 'read'): Promise<void> {
    // Any of these may meet a process that is just switching to WAL, recovering it, or closing as the last one.
    await this.whenFree(() => this.configureNow(purpose));
  }

  private configureNow(purpose: 'write' | 'read'): void {
    // The first statement opens the file, so this is where one that cannot be read shows itself.
    const version = this.call('version', () => this.db.prepare('SELECT sqlite_version()').get()?.['sqlite_version()']);
    if (isOlder(String(version))) {
      throw fail('database_error', `SQLite ${String(version)} is older than ${OLDEST_SQLITE.join('.')}`, RETRY_NEVER);
    }
    // A file that nobody can write is read in the mode that it has.
    if (!this.isReadOnly) this.setting('journal_mode', 'wal');
    this.setting('synchronous', 2);
    this.setting('foreign_keys', 1);
    this.setting('trusted_schema', 0);
    this.setting('cell_size_check', 1);
    this.setting('fullfsync', 1);
    this.setting('checkpoint_fullfsync', 1);
    // Twice the default: a batch of many callers fills hundreds of pages, and many of them again the next time.
    this.setting('wal_autocheckpoint', 2000);
    if (this.options.erases === true) this.setting('secure_delete', 1);
    if (purpose === 'read') this.setting('query_only', 1);
    if (this.options.maxPages !== undefined) this.setting('max_page_count', this.options.maxPages);
  }

  private setting(name: string, value: string | number): void {
    this.call(`pragma ${name}`, () => {
      this.db.exec(`PRAGMA ${name} = ${value}`);
      const row = this.db.prepare(`PRAGMA ${name}`).get();
      const got = row && Object.values(row)[0];
      if (got !== value) throw new Bug(`PRAGMA ${name} is ${String(got)}, not ${value}`);
    });
  }

  async begin(mode: 'write' | 'read'): Promise<void> {
    // IMMEDIATE takes the write lock now: a deferred transaction that reads and then writes fails under contention.
    if (mode === 'write') await this.whenFree(() => this.control(BEGIN_IMMEDIATE));
    else await this.whenFree(() => this.beginReading());
    this.ended = undefined;
    this.startedMs = this.options.clock.now();
  }

  /** Takes its snapshot now: the first look may find the file in the hands of a process that opens or closes it. */
  private beginReading(): void {
    this.control(BEGIN);
    try {
      this.call(LOOK.text, () => this.prepare(LOOK).get());
    } catch (error) {
      if (this.inTransaction) this.control(ROLLBACK);
      throw error;
    }
  }

  async commit(): Promise<void> {
    this.control(COMMIT);
  }

  async rollback(): Promise<void> {
    if (!this.inTransaction) return;
    try {
      this.control(ROLLBACK);
    } catch {
      this.usable = false;
    }
  }

  async savepoint(): Promise<void> {
    this.control(SAVEPOINT);
  }

  async release(): Promise<void> {
    this.control(RELEASE);
  }

  async rollbackToSavepoint(): Promise<void> {
    this.control(ROLLBACK_TO);
  }

  async lockSchema(): Promise<void> {}

  async now(): Promise<number> {
    return this.startedMs ?? this.options.clock.now();
  }

  async get<Row>(statement: Statement<Row>, params: readonly SqlValue[]): Promise<Row | undefined> {
    checkValues(statement, params);
    if (this.ended) throw this.ended;
    const { probe } = this.options;
    try {
      probe?.({ at: 'before', what: statement.text });
      const found = this.prepare(statement).get(...params);
      const row = found && rowOf(statement, found);
      probe?.({ at: 'after', what: statement.text });
      return row;
    } catch (error) {
      throw this.typed(error, statement.text);
    }
  }

  async all<Row>(statement: Statement<Row>, params: readonly SqlValue[]): Promise<Row[]> {
    checkValues(statement, params);
    if (this.ended) throw this.ended;
    const { probe } = this.options;
    try {
      probe?.({ at: 'before', what: statement.text });
      const found = this.prepare(statement).all(...params);
      const rows = statement.map ? found.map((values) => rowOf(statement, values)) : (found as Row[]);
      probe?.({ at: 'after', what: statement.text });
      return rows;
    } catch (error) {
      throw this.typed(error, statement.text);
    }
  }

  async run(statement: Statement, params: readonly SqlValue[]): Promise<number> {
    checkValues(statement, params);
    if (this.ended) throw this.ended;
    const { probe } = this.options;
    try {
      probe?.({ at: 'before', what: statement.text });
      const { changes } = this.prepare(statement).run(...params);
      probe?.({ at: 'after', what: statement.text });
      return Number(changes);
    } catch (error) {
      throw this.typed(error, statement.text);
    }
  }

  async script(text: string): Promise<void> {
    this.call(text, () => this.db.exec(text));
  }

  async damages(schema: string, isWhole: (conn: Connection) => Promise<boolean>): Promise<readonly string[]> {
    const found = (await this.all(INTEGRITY, [])).map((row) => row.integrity_check).filter((line) => line !== 'ok');
    const dangling = (await this.all(DANGLING, [])).map(
      ({ child, parent, dangling: rows }) =>
        `${rows} ${rows === 1 ? 'row' : 'rows'} of ${child} refer to missing rows of ${parent}`,
    );
    const actual = await this.all(SCHEMA, []);
    const wanted = schemaMadeBy(schema);
    const missing = wanted
      .filter(({ text }) => !actual.some((row) => row.text === text))
      .map(({ text }) => `the schema misses what a migration made: ${text}`);
    // Tables beside it may be an embedding program's own, but a trigger on its tables changes what is written there.
    const tables = new Set(wanted.map((row) => row.tbl_name));
    const foreign = actual
      .filter(({ type, tbl_name }) => type === 'trigger' && tables.has(tbl_name))
      .filter(({ text }) => !wanted.some((row) => row.text === text))
      .map(({ text }) => `the schema holds what no migration made: ${text}`);
    // If this query fails, the table that it reads is among those missing.
    const isForeign = foreign.length > 0 && (await isWhole(this).catch(() => true));
    return [...found, ...dangling, ...missing, ...(isForeign ? foreign : [])];
  }

  /** False while a reader or a writer still needs the log. */
  async emptyLog(): Promise<boolean> {
    return (await this.all(EMPTY_LOG, []))[0]?.busy === 0;
  }

  async vacuum(): Promise<void> {
    await this.whenFree(() => this.control(VACUUM));
  }

  vacuumInto(path: string): void {
    this.call('vacuum into', () => this.db.prepare('VACUUM INTO ?').run(path));
  }

  async close(): Promise<void> {
    this.usable = false;
    if (this.db.isOpen) this.call('close', () => this.db.close());
  }

  abandon(): void {
    this.usable = false;
    if (this.db.isOpen) this.db.close();
  }

  private control(statement: Statement): void {
    this.call(statement.text, () => this.prepare(statement).run());
  }

  private prepare(statement: Statement<unknown>): StatementSync {
    let prepared = this.prepared.get(statement.id);
    if (!prepared) {
      prepared = this.db.prepare(textOf(statement));
      // node:sqlite makes slow objects; a statement that says how gets arrays and makes its own.
      if (statement.map) prepared.setReturnArrays(true);
      this.prepared.set(statement.id, prepared);
    }
    return prepared;
  }

  /** Every call to the engine passes here: probed, and its errors made typed. */
  private call<T>(what: string, action: () => T): T {
    const { probe } = this.options;
    try {
      probe?.({ at: 'before', what });
      const result = action();
      probe?.({ at: 'after', what });
      return result;
    } catch (error) {
      throw this.typed(error, what);
    }
  }

  private typed(error: unknown, what: string): unknown {
    if (isOutOfRange(error)) {
      return fail(
        'database_corrupt',
        `${error.message} (${this.options.path})`,
        RETRY_NEVER,
        { database: this.options.path },
        error,
      );
    }
    if (!isSqliteError(error)) return error;
    const failure = this.failureOf(error, what);
    // A full disk or a failing one makes SQLite roll back at once.
    if (this.isOpened && this.db.isOpen && !this.db.isTransaction) this.ended = failure;
    return failure;
  }

  private failureOf(error: SqliteError, what: string): Failure {
    const { path } = this.options;
    const details = { database: path, sqlite_code: error.errcode };
    const because = `${error.message} (${path})`;
    switch (error.errcode & 0xff) {
      case 5:
      case 6:
        return fail('database_busy', because, { retry: true, afterMs: 50 }, details, error);
      case 8:
        return fail('read_only', because, RETRY_NEVER, details, error);
      case 14:
        return this.unopened(details, because, error);
      case 10:
        this.usable = false;
        return fail('storage_io_error', because, RETRY_NEVER, details, error);
      case 11:
      case 26:
        this.usable = false;
        return fail('database_corrupt', because, RETRY_NEVER, details, error);
      case 13:
        return fail('disk_full', because, RETRY_NEVER, details, error);
      default:
        return fail('database_error', `${because} in: ${what}`, RETRY_NEVER, details, error);
    }
  }

  /** The engine does not say why a file cannot be opened; the folder that it is in may. */
  private unopened(details: Details, because: string, error: SqliteError): Failure {
    const { path } = this.options;
    try {
      closeSync(openSync(dirname(path), 'r'));
    } catch (reason) {
      const failure = toFailure(reason, 'open', path);
      if (failure instanceof Failure) return failure;
    }
    return fail('read_only', because, RETRY_NEVER, details, error);
  }

  private async whenFree(action: () => void): Promise<void> {
    const { clock, random, lockTimeoutMs = 10_000 } = this.options;
    const startedMs = clock.monotonic();
    for (;;) {
      try {
        action();
        return;
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'database_busy') throw error;
        if (clock.monotonic() - startedMs >= lockTimeoutMs) throw error;
        await clock.sleep(1 + fraction(random) * 10);
      }
    }
  }
}

/** Of a bare parameter as its LIMIT, SQLite makes a plan for each value: it would compile anew at every call. */
function textOf({ text }: Statement<unknown>): string {
  return text.replaceAll(/\bLIMIT \?/g, 'LIMIT ? + 0');
}

let lastMade: { readonly script: string; readonly rows: readonly SchemaRow[] } | undefined;

/** Kept: a process that verifies often does it with the same migrations each time. */
function schemaMadeBy(script: string): readonly SchemaRow[] {
  if (lastMade?.script === script) return lastMade.rows;
  using made = new DatabaseSync(':memory:');
  made.exec(script);
  lastMade = { script, rows: made.prepare(SCHEMA.text).all() as unknown as SchemaRow[] };
  return lastMade.rows;
}

function rowOf<Row>(statement: Statement<Row>, found: unknown): Row {
  return statement.map ? statement.map(found as never) : (found as Row);
}

interface SqliteError extends Error {
  readonly errcode: number;
}

function isSqliteError(error: unknown): error is SqliteError {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR';
}

/** An integer that no number can hold: none such is ever written. */
function isOutOfRange(error: unknown): error is Error {
  return error instanceof RangeError && (error as NodeJS.ErrnoException).code === 'ERR_OUT_OF_RANGE';
}

function isOlder(version: string): boolean {
  const parts = version.split('.').map(Number);
  for (const [index, oldest] of OLDEST_SQLITE.entries()) {
    const part = parts[index] ?? 0;
    if (part !== oldest) return part < oldest;
  }
  return false;
}
