// Schemas move forward only. Every applied migration is remembered with a checksum; two racing processes migrate
// once; an older program refuses a newer database; an upgrade takes a backup first.
import { toTimestamp, type Clock } from '../base/clock.ts';
import { RETRY_NEVER } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import { fail, refuse } from './contract.ts';
import type { Connection, Driver } from './driver.ts';
import { sql } from './store.ts';

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

export interface MigrateOptions {
  readonly clock: Clock;
  readonly producerVersion: string;
  readonly sequences: readonly MigrationSequence[];
}

export async function migrate(driver: Driver, conn: Connection, options: MigrateOptions): Promise<void> {
  if (await isCurrent(driver, conn, options)) return;
  // What could not even be rolled back would answer to the next statement with an error of its own.
  if (!conn.usable) throw fail('storage_io_error', `${driver.location} failed while it was opened`, RETRY_NEVER);
  await conn.begin('write');
  try {
    await conn.lockSchema();
    await conn.script(TABLE[driver.dialect]);
    const applied = await conn.all(APPLIED, []);
    const pending = pendingOf(driver, applied, options.sequences);
    const nowMs = await conn.now();
    if (applied.length > 0 && pending.length > 0) {
      await driver.backup(driver.upgradeBackupName(backupSuffix(applied, nowMs)), conn);
    }
    for (const { sequence, version, migration } of pending) {
      await conn.script(migration[driver.dialect]);
      const { name } = migration;
      const sum = checksum(migration, driver);
      await conn.run(REMEMBER, [sequence, version, name, sum, toTimestamp(nowMs), options.producerVersion]);
    }
    await conn.commit();
  } catch (error) {
    await conn.rollback();
    throw error;
  }
}

/** Looks without taking the write lock, so that opening a current database never waits for writers. */
async function isCurrent(driver: Driver, conn: Connection, options: MigrateOptions): Promise<boolean> {
  await conn.begin('read');
  try {
    if (!(await isMigrated(driver, conn))) return false;
    return pendingOf(driver, await conn.all(APPLIED, []), options.sequences).length === 0;
  } finally {
    await conn.rollback();
  }
}

/** What was applied and what opening would apply; it applies nothing. Refuses what opening refuses. */
export async function schemaState(
  driver: Driver,
  conn: Connection,
  sequences: readonly MigrationSequence[],
): Promise<{ readonly applied: readonly MigrationSequence[]; readonly pending: readonly string[] }> {
  await conn.begin('read');
  try {
    const applied = (await isMigrated(driver, conn)) ? await conn.all(APPLIED, []) : [];
    const pending = pendingOf(driver, applied, sequences);
    return {
      applied: sequences.map(({ name, migrations }) => ({
        name,
        migrations: migrations.filter((step) => !pending.some(({ migration }) => migration === step)),
      })),
      pending: pending.map(({ sequence, version, migration }) => `${sequence} ${version} (${migration.name})`),
    };
  } finally {
    await conn.rollback();
  }
}

/** False of an empty database. Refuses one that another program made: its tables would become part of ours. */
async function isMigrated({ dialect, location }: Driver, conn: Connection): Promise<boolean> {
  const { own = 0, tables = 0 } = (await conn.get(TABLES_SEEN[dialect], [])) ?? {};
  if (own === 2) return true;
  if (tables === 0) return false;
  throw refuse('database_foreign', `${location} holds ${tables} tables that Throughline did not make`, {
    database: location,
    tables,
  });
}

/** How many tables there are, and how many columns of our own list of migrations. */
const TABLES_SEEN = {
  sqlite: sql<{ tables: number; own: number }>(
    `SELECT count(*) AS tables,
       (SELECT count(*) FROM pragma_table_info('schema_migrations') WHERE name IN ('sequence', 'checksum')) AS own
     FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  ),
  postgres: sql<{ tables: number; own: number }>(
    `SELECT count(*) AS tables,
       (SELECT count(*) FROM pg_attribute a JOIN pg_class m ON m.oid = a.attrelid
        WHERE m.relnamespace = current_schema()::regnamespace AND m.relname = 'schema_migrations'
          AND a.attname IN ('sequence', 'checksum')) AS own
     FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'f')`,
  ),
};

function pendingOf(driver: Driver, applied: readonly AppliedRow[], sequences: readonly MigrationSequence[]) {
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
export function schemaScript(dialect: Driver['dialect'], sequences: readonly MigrationSequence[]): string {
  return [TABLE[dialect], ...sequences.flatMap(({ migrations }) => migrations.map((step) => step[dialect]))].join('\n');
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
