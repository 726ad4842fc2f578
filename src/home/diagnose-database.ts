// Looks at one database of a home for the doctor, a file or a schema: its settings, its migrations and its damage. It
// changes nothing.
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { signingPaths } from '../ledger/proof/signing-files.ts';
import { lookAtSqlite } from '../store/dialect/look-at-sqlite.ts';
import type { Driver } from '../store/driver.ts';
import { knowsAll, schemaScript, schemaState, type MigrationSequence } from '../store/migrations.ts';
import { sql } from '../store/store.ts';
import type { DatabaseDescriptor } from './contract.ts';
import { problemOf, type FoundDatabase, type FoundProblem } from './diagnosis.ts';
import { foreignDatabase } from './foreign-database.ts';
import { sequencesOf } from './open-database.ts';

interface DatabaseFacts {
  readonly facts: Pick<FoundDatabase, 'name' | 'is_optional' | 'is_derived' | 'has_second_copy'>;
  readonly sequences: readonly MigrationSequence[];
}

export function factsOf(descriptor: DatabaseDescriptor, configFolder: string, homeId: string | null): DatabaseFacts {
  const { name, optional = false, derived = false } = descriptor;
  return {
    facts: {
      name,
      is_optional: optional,
      is_derived: derived,
      has_second_copy: homeId !== null && existsSync(signingPaths(configFolder, homeId, name).second_copy),
    },
    sequences: sequencesOf(descriptor),
  };
}

interface LookOptions extends DatabaseFacts {
  /** By the file's path, or by the schema's name. */
  readonly driver: (place: string) => Driver;
  readonly isRegistered: boolean;
}

/** What can be seen without a connection. */
type Outside = Pick<
  FoundDatabase,
  | 'name'
  | 'is_optional'
  | 'is_derived'
  | 'has_second_copy'
  | 'dialect'
  | 'location'
  | 'exists'
  | 'is_registered'
  | 'bytes'
  | 'version'
  | 'journal_mode'
>;

const UNSEEN = { settings: {}, pending_migrations: [], damage: [], now_ms: null } as const;

export async function lookAtFile(
  path: string,
  { driver, sequences, facts, isRegistered }: LookOptions,
): Promise<FoundDatabase> {
  const outside: Outside = {
    ...facts,
    dialect: 'sqlite',
    location: path,
    exists: existsSync(path),
    is_registered: isRegistered,
    bytes: null,
    version: null,
    journal_mode: null,
  };
  if (!outside.exists) return { ...outside, ...UNSEEN, problem: null };
  // It is not the user's, so it is not opened.
  if (!isRegistered) return { ...outside, ...UNSEEN, problem: problemOf(foreignDatabase(dirname(path), facts.name)) };
  try {
    const bytes = (await stat(path)).size;
    const { version, journal_mode } = lookAtSqlite(path);
    const known = { ...outside, bytes, version, journal_mode };
    // Our own connection would switch the mode.
    if (journal_mode !== 'wal') return { ...known, ...UNSEEN, problem: null };
    return await lookInside(driver(path), sequences, known);
  } catch (error) {
    return { ...outside, ...UNSEEN, problem: problemOf(error) };
  }
}

export function lookAtSchema({
  driver,
  sequences,
  facts,
  isRegistered,
  isThere,
}: LookOptions & { readonly isThere: boolean }): Promise<FoundDatabase> {
  const schema = facts.name;
  const outside: Outside = {
    ...facts,
    dialect: 'postgres',
    location: driver(schema).location,
    exists: isThere,
    is_registered: isRegistered,
    bytes: null,
    version: null,
    journal_mode: null,
  };
  return isThere
    ? lookInside(driver(schema), sequences, outside)
    : Promise.resolve({ ...outside, ...UNSEEN, problem: null });
}

const SETTINGS = {
  sqlite: ['journal_mode', 'synchronous', 'foreign_keys', 'trusted_schema', 'cell_size_check', 'fullfsync'].map(
    (name) => [name, sql<Record<string, string | number>>(`PRAGMA ${name}`)] as const,
  ),
  postgres: ['server_version', 'fsync', 'full_page_writes', 'synchronous_commit'].map(
    (name) => [name, sql<Record<string, string | number>>(`SHOW ${name}`)] as const,
  ),
};

async function lookInside(
  driver: Driver,
  sequences: readonly MigrationSequence[],
  outside: Outside,
): Promise<FoundDatabase> {
  const settings: Record<string, string | number> = {};
  let applied: readonly MigrationSequence[] = [];
  let pending: readonly string[] = [];
  let hasFormat = true;
  let damage: readonly string[] = [];
  let nowMs: number | null = null;
  let problem: FoundProblem | null = null;
  try {
    const conn = await driver.connect('read');
    try {
      for (const [name, statement] of SETTINGS[driver.dialect]) {
        const value = Object.values((await conn.get(statement, [])) ?? {})[0];
        if (value !== undefined) settings[name] = value;
      }
      if (driver.dialect === 'postgres') nowMs = await conn.now();
      ({ applied, pending, hasFormat } = await schemaState(driver, conn, sequences));
    } finally {
      await conn.close();
    }
    const isNew = applied.every(({ migrations }) => migrations.length === 0);
    const wanted = isNew ? '' : schemaScript(driver.dialect, applied, { hasFormat: hasFormat || pending.length === 0 });
    damage = await driver.check(wanted, (at) => knowsAll(at, sequences));
  } catch (error) {
    problem = problemOf(error);
  }
  const version = outside.version ?? String(settings['server_version'] ?? '');
  return { ...outside, version, settings, pending_migrations: pending, damage, now_ms: nowMs, problem };
}
