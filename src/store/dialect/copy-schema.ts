// A schema of Postgres copied whole: its tables with their rows, and all that belongs to them under its own name.
import { Failure } from '../../base/errors.ts';
import { refuse } from '../contract.ts';
import { sql } from '../store.ts';
import type { Connection } from '../driver.ts';
import { DEFINITIONS, PRIVILEGES } from './schema-definitions.ts';

/** Names with pg_ before them are the server's own. */
export const SCHEMA_NAME = /^(?!pg_)[a-z_][a-z0-9_]{0,62}$/;
export const TABLES = sql<{ name: string }>(
  'SELECT tablename AS name FROM pg_tables WHERE schemaname = ? ORDER BY tablename',
);
export const SCHEMA = sql<{ one: number }>('SELECT 1 AS one FROM pg_namespace WHERE nspname = ?');
/** The codes of the server for a schema that exists, and for one that another transaction made at the same time. */
const TAKEN = new Set(['42P06', '23505']);

/** All of one moment, all or none, by the names of the copies. The connection is closed behind it. */
export async function copyAtOnce(conn: Connection, copies: Readonly<Record<string, string>>): Promise<void> {
  try {
    // One snapshot, and no writer waits for it.
    await conn.begin('read');
    await conn.script('SET TRANSACTION READ WRITE');
    for (const [from, to] of Object.entries(copies)) await copySchema(conn, from, to);
    await conn.commit();
  } finally {
    await conn.rollback();
    await conn.close();
  }
}

/** Inside the transaction of the caller, whose connection looks at `from`. */
export async function copySchema(conn: Connection, from: string, to: string): Promise<void> {
  if (!SCHEMA_NAME.test(to)) throw refuse('invalid_schema_name', `"${to}" is no name of a schema`, { schema: to });
  const exists = (cause?: unknown) => refuse('backup_exists', `Schema ${to} exists already`, { schema: to }, cause);
  if (await conn.get(SCHEMA, [to])) throw exists();
  await conn.script(`CREATE SCHEMA ${quoted(to)}`).catch((error: unknown) => {
    // Another copy has made it since we looked: the server says so when that one is committed.
    throw error instanceof Failure && TAKEN.has(String(error.details['postgres_code'])) ? exists(error) : error;
  });
  for (const { name, columns } of await conn.all(COLUMNS, [from])) {
    const [source, copy] = [from, to].map((schema) => `${quoted(schema)}.${quoted(name)}`);
    await conn.script(
      `CREATE TABLE ${copy} (LIKE ${source} INCLUDING ALL EXCLUDING INDEXES EXCLUDING CONSTRAINTS EXCLUDING DEFAULTS);
       INSERT INTO ${copy} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM ${source};`,
    );
  }
  const inside = (schema: string) => conn.script(`SET LOCAL search_path = ${quoted(schema)}`);
  await inside(from);
  const definitions: string[] = [];
  for (const statement of DEFINITIONS) {
    for (const { text } of await conn.all(statement, [from])) definitions.push(text);
  }
  for (const { text } of await conn.all(PRIVILEGES, [from, to, from])) definitions.push(text);
  // A function may name what comes after it.
  await conn.script('SET LOCAL check_function_bodies = off');
  await inside(to);
  for (const text of definitions) await conn.script(text);
  await inside(from);
  await conn.script('SET LOCAL check_function_bodies = on');
}

/** Generated columns are left out: the server computes them again. */
const COLUMNS = sql<{ name: string; columns: string }>(
  `SELECT t.relname AS name, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
   FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid
   WHERE t.relnamespace = ?::regnamespace AND t.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
   GROUP BY t.relname ORDER BY t.relname`,
);

/** Bare, a name that is a reserved word would be read as that. */
export function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
