// Schemas move forward only. Every applied migration is remembered with a checksum; two racing processes migrate
// once; an older program refuses a newer database; an upgrade takes a backup first. The number of migrations is the
// format of a database: every write transaction compares it with the format that its process knows.
import { toTimestamp, type Clock } from '../base/clock.ts';
import { RETRY_NEVER } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import { fail, refuse } from './contract.ts';
import type { Connection, Driver } from './driver.ts';
import { sql, type WriteTx } from './store.ts';

/** One step, in both dialects: a missing dialect does not compile. */
export interface Migration {
  readonly name: string;
  readonly sqlite: string;
  readonly postgres: string;
}

/** A domain's migrations; the version is the place in the list, from 1. A program's own are named `app.<name>`. */
export interface MigrationSequence {
  readonly name: string;
  readonly migrations: readonly Migration[];
}

const APP_PREFIX = 'app.';

interface AppliedRow {
  /** Never NULL but in a damaged file. */
  readonly sequence: string | null;
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
  readonly producer_version: string;
}

const APPLIED = sql<AppliedRow>(
  'SELECT sequence, version, name, checksum, producer_version FROM schema_migrations ORDER BY sequence, version',
);
const REMEMBER = sql(
  'INSERT INTO schema_migrations (sequence, version, name, checksum, applied_at, producer_version) VALUES (?, ?, ?, ?, ?, ?)',
);

const TABLE = {
  sqlite: `CREATE TABLE IF NOT EXISTS schema_migrations (
    sequence TEXT NOT NULL,
    version INTEGER NOT NULL,
    name TEXT NOT NULL,
    checksum TEXT NOT NULL,
    applied_at TEXT NOT NULL,
    producer_version TEXT NOT NULL,
    PRIMARY KEY (sequence, version)
  ) STRICT, WITHOUT ROWID;`,
  postgres: `CREATE TABLE IF NOT EXISTS schema_migrations (
    sequence TEXT NOT NULL,
    version INTEGER NOT NULL,
    name TEXT NOT NULL,
    checksum VARCHAR(64) NOT NULL,
    applied_at TIMESTAMPTZ(3) NOT NULL,
    producer_version VARCHAR(20) NOT NULL,
    PRIMARY KEY (sequence, version)
  );`,
};

const FORMAT_TABLE = {
  sqlite: `CREATE TABLE IF NOT EXISTS schema_format (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    format INTEGER NOT NULL
  ) STRICT;`,
  postgres: `CREATE TABLE IF NOT EXISTS schema_format (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    format BIGINT NOT NULL
  );`,
};

export interface MigrateOptions {
  readonly clock: Clock;
  readonly producerVersion: string;
  readonly sequences: readonly MigrationSequence[];
  /** Decides about a database of an older format: applies the upgrade, or refuses. By default it is applied. */
  readonly onOlder?: ((upgrade: Upgrade) => Promise<void>) | undefined;
  /** Called in the transaction that makes a new database, behind its tables: they are there together or not at all. */
  readonly onNew?: ((tx: Pick<WriteTx, 'now' | 'run'>) => Promise<void>) | undefined;
}

export interface Upgrade {
  readonly location: string;
  /** The migrations that it lacks, in words. */
  readonly pending: readonly string[];
  /** Undefined when another process has applied them meanwhile. */
  readonly apply: () => Promise<AppliedUpgrade | undefined>;
}

export interface AppliedUpgrade {
  readonly migrations: readonly string[];
  /** Where the database is kept as it was. */
  readonly backup: string;
}

export async function migrate(driver: Driver, conn: Connection, options: MigrateOptions): Promise<void> {
  const { applied, pending, isWhole } = await look(driver, conn, options.sequences);
  if (pending.length === 0 && isWhole) return;
  refuseBroken(driver, conn);
  const apply = () => applyPending(driver, conn, options);
  if (applied.length === 0) {
    // Another process, of an older version perhaps, may have made it since: then it is looked at again.
    if ((await applyPending(driver, conn, options, { isNew: true })) !== 'not new') return;
    refuseBroken(driver, conn);
    return migrate(driver, conn, options);
  }
  // Tables that a program adds for itself change nothing for other processes.
  const isOlder = pending.some(({ sequence }) => !sequence.startsWith(APP_PREFIX));
  if (isOlder && options.onOlder) {
    await options.onOlder({ location: driver.location, pending: pending.map(inWords), apply });
  } else await apply();
}

/** What could not even be rolled back would answer to the next statement with an error of its own. */
function refuseBroken(driver: Driver, conn: Connection): void {
  if (!conn.usable) throw fail('storage_io_error', `${driver.location} failed while it was opened`, RETRY_NEVER);
}

async function applyPending(
  driver: Driver,
  conn: Connection,
  options: MigrateOptions,
): Promise<AppliedUpgrade | undefined>;
async function applyPending(
  driver: Driver,
  conn: Connection,
  options: MigrateOptions,
  expected: { readonly isNew: true },
): Promise<AppliedUpgrade | 'not new' | undefined>;
async function applyPending(
  driver: Driver,
  conn: Connection,
  { sequences, producerVersion, onNew }: MigrateOptions,
  expected?: { readonly isNew: true },
): Promise<AppliedUpgrade | 'not new' | undefined> {
  await conn.begin('write');
  try {
    await conn.lockSchema();
    await conn.script(TABLE[driver.dialect]);
    await conn.script(FORMAT_TABLE[driver.dialect]);
    const applied = await conn.all(APPLIED, []);
    if (expected?.isNew && applied.length > 0) {
      await conn.rollback();
      return 'not new';
    }
    const pending = pendingOf(driver, applied, sequences);
    const nowMs = await conn.now();
    const backup =
      applied.length > 0 && pending.length > 0 ? driver.upgradeBackupName(backupSuffix(applied, nowMs)) : undefined;
    if (backup !== undefined) await driver.backup(backup, conn);
    for (const { sequence, version, migration } of pending) {
      await conn.script(migration[driver.dialect]);
      const { name } = migration;
      const sum = checksum(migration, driver);
      await conn.run(REMEMBER, [sequence, version, name, sum, toTimestamp(nowMs), producerVersion]);
    }
    await conn.run(SET_FORMAT, [formatOf(sequences)]);
    if (applied.length === 0) {
      await onNew?.({ now: () => conn.now(), run: (statement, ...params) => conn.run(statement, params) });
    }
    await conn.commit();
    return backup === undefined ? undefined : { migrations: pending.map(inWords), backup };
  } catch (error) {
    await conn.rollback();
    throw error;
  }
}

/** Looks without taking the write lock, so that opening a current database never waits for writers. */
async function look(driver: Driver, conn: Connection, sequences: readonly MigrationSequence[]) {
  await conn.begin('read');
  try {
    const { isOurs, hasFormat } = await seenTables(driver, conn);
    const [applied, format] = await Promise.all([
      isOurs ? conn.all(APPLIED, []) : [],
      hasFormat ? conn.get(FORMAT, []) : undefined,
    ]);
    const pending = pendingOf(driver, applied, sequences);
    return { applied, pending, isWhole: isOurs && format?.format === formatOf(sequences) };
  } finally {
    await conn.rollback();
  }
}

// ── The format ───────────────────────────────────────────────────────────────────────────────────────────────

const SET_FORMAT = sql(
  'INSERT INTO schema_format (one, format) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET format = excluded.format',
);
const FORMAT = sql<{ format: number }>('SELECT format FROM schema_format WHERE one = 1');

/** What a program with these migrations knows. Those that a program adds for itself do not count. */
export function formatOf(sequences: readonly MigrationSequence[]): number {
  return sequences
    .filter(({ name }) => !name.startsWith(APP_PREFIX))
    .reduce((sum, { migrations }) => sum + migrations.length, 0);
}

/** Refuses `database_newer` when the database was upgraded since this process has opened it. In a write transaction. */
export async function checkFormat(conn: Connection, location: string, known: number): Promise<void> {
  const { format } = (await conn.get(FORMAT, [])) ?? {};
  if (format === known) return;
  throw refuse(
    'database_newer',
    `${location} was upgraded to format ${format ?? 'none'} while this process, which knows format ${known}, had it open`,
    { database: location, format, known },
  );
}

export interface SchemaState {
  readonly applied: readonly MigrationSequence[];
  readonly pending: readonly string[];
  /** False of a database from before formats. */
  readonly hasFormat: boolean;
}

/** What was applied and what opening would apply; it applies nothing. Refuses what opening refuses. */
export async function schemaState(
  driver: Driver,
  conn: Connection,
  sequences: readonly MigrationSequence[],
): Promise<SchemaState> {
  await conn.begin('read');
  try {
    const { isOurs, hasFormat } = await seenTables(driver, conn);
    const applied = isOurs ? await conn.all(APPLIED, []) : [];
    const pending = pendingOf(driver, applied, sequences);
    return {
      applied: sequences.map(({ name, migrations }) => ({
        name,
        migrations: migrations.filter((step) => !pending.some(({ migration }) => migration === step)),
      })),
      pending: pending.map(inWords),
      hasFormat,
    };
  } finally {
    await conn.rollback();
  }
}

interface SeenTables {
  /** False of an empty database. */
  readonly isOurs: boolean;
  readonly hasFormat: boolean;
}

/** Refuses a database that another program made: its tables would become part of ours. */
async function seenTables({ dialect, location }: Driver, conn: Connection): Promise<SeenTables> {
  const { own = 0, tables = 0, formats = 0 } = (await conn.get(TABLES_SEEN[dialect], [])) ?? {};
  if (own === 2 || tables === 0) return { isOurs: own === 2, hasFormat: formats === 1 };
  throw refuse('database_foreign', `${location} holds ${tables} tables that Throughline did not make`, {
    database: location,
    tables,
  });
}

/** How many tables there are, how many columns of our own list of migrations, and whether there is a format. */
const TABLES_SEEN = {
  sqlite: sql<{ tables: number; own: number; formats: number }>(
    `SELECT count(*) AS tables,
       (SELECT count(*) FROM pragma_table_info('schema_migrations') WHERE name IN ('sequence', 'checksum')) AS own,
       count(*) FILTER (WHERE name = 'schema_format') AS formats
     FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  ),
  postgres: sql<{ tables: number; own: number; formats: number }>(
    `SELECT count(*) AS tables,
       (SELECT count(*) FROM pg_attribute a JOIN pg_class m ON m.oid = a.attrelid
        WHERE m.relnamespace = current_schema()::regnamespace AND m.relname = 'schema_migrations'
          AND a.attname IN ('sequence', 'checksum')) AS own,
       count(*) FILTER (WHERE c.relname = 'schema_format') AS formats
     FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'f')`,
  ),
};

interface PendingMigration {
  readonly sequence: string;
  readonly version: number;
  readonly migration: Migration;
}

function inWords({ sequence, version, migration }: PendingMigration): string {
  return `${sequence} ${version} (${migration.name})`;
}

function pendingOf(
  driver: Driver,
  applied: readonly AppliedRow[],
  sequences: readonly MigrationSequence[],
): readonly PendingMigration[] {
  const known = new Map(sequences.map((sequence) => [sequence.name, sequence.migrations]));
  for (const row of applied) {
    if (isOfAnotherProgram(row, known)) continue;
    const migration = known.get(row.sequence ?? '')?.[row.version - 1];
    const where = { database: driver.location, sequence: row.sequence, version: row.version };
    if (!migration) {
      throw refuse(
        'database_newer',
        `${driver.location} has migration ${row.sequence} ${row.version} (${row.name}), written by Throughline ${row.producer_version}, which this program does not know`,
        where,
      );
    }
    if (checksum(migration, driver) !== row.checksum || migration.name !== row.name) {
      throw refuse(
        'migration_changed',
        `Migration ${row.sequence} ${row.version} (${row.name}) of ${driver.location} is not the one in this program`,
        where,
      );
    }
  }
  const done = new Set(applied.map((row) => `${row.sequence} ${row.version}`));
  return sequences.flatMap(({ name, migrations }) =>
    migrations
      .map((migration, index) => ({ sequence: name, version: index + 1, migration }))
      .filter(({ sequence, version }) => !done.has(`${sequence} ${version}`)),
  );
}

/** A program that embeds Throughline may add tables of its own, which other programs on the same home need not know. */
function isOfAnotherProgram({ sequence }: AppliedRow, known: ReadonlyMap<string, unknown>): boolean {
  return sequence?.startsWith(APP_PREFIX) === true && !known.has(sequence);
}

/** Whether these sequences are all that was applied. */
export async function knowsAll(conn: Connection, sequences: readonly MigrationSequence[]): Promise<boolean> {
  const known = new Map(sequences.map((sequence) => [sequence.name, sequence]));
  return !(await conn.all(APPLIED, [])).some((row) => isOfAnotherProgram(row, known));
}

/** Everything that makes the schema, in one script. */
export function schemaScript(
  dialect: Driver['dialect'],
  sequences: readonly MigrationSequence[],
  { hasFormat = true }: Partial<Pick<SchemaState, 'hasFormat'>> = {},
): string {
  return [
    TABLE[dialect],
    ...(hasFormat ? [FORMAT_TABLE[dialect]] : []),
    ...sequences.flatMap(({ migrations }) => migrations.map((step) => step[dialect])),
  ].join('\n');
}

function checksum(migration: Migration, { dialect }: Pick<Driver, 'dialect'>): string {
  return sha256(`${migration.name}\n${migration[dialect]}`);
}

/** What the table holds once all of them are applied: a program that knows this need not hash to see that they are. */
export function appliedText(dialect: Driver['dialect'], sequences: readonly MigrationSequence[]): string {
  return sequences
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name: sequence, migrations }) =>
      migrations.map((step, at) => [sequence, at + 1, step.name, checksum(step, { dialect })].join(' ')),
    )
    .join('\n');
}

function backupSuffix(applied: readonly AppliedRow[], nowMs: number): string {
  const versions = new Map<string, number>();
  for (const row of applied) versions.set(row.sequence ?? '', row.version);
  const label = [...versions].map(([sequence, version]) => `${sequence}${version}`).join('_');
  // Part of a file's or a schema's name; the time comes first, since a long name loses its end.
  const stamp = toTimestamp(nowMs).replaceAll(/[^0-9]/g, '');
  return `${stamp}_${label.toLowerCase().replaceAll(/[^a-z0-9_]/g, '_')}`.slice(0, 80);
}
