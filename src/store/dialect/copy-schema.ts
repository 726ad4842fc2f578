// A schema of Postgres copied whole: tables with their rows, keys, indexes, functions and references, under their names.
import { refuse } from '../contract.ts';
import { sql } from '../store.ts';
import type { Connection } from './connection.ts';

/** Names with pg_ before them are the server's own. */
export const SCHEMA_NAME = /^(?!pg_)[a-z_][a-z0-9_]{0,62}$/;
export const TABLES = sql<{ name: string }>(
  'SELECT tablename AS name FROM pg_tables WHERE schemaname = ? ORDER BY tablename',
);
export const SCHEMA = sql<{ one: number }>('SELECT 1 AS one FROM pg_namespace WHERE nspname = ?');

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
  if (await conn.get(SCHEMA, [to])) throw refuse('backup_exists', `Schema ${to} exists already`, { schema: to });
  await conn.script(`CREATE SCHEMA ${quoted(to)}`);
  for (const { name } of await conn.all(TABLES, [from])) {
    const [source, copy] = [from, to].map((schema) => `${quoted(schema)}.${quoted(name)}`);
    await conn.script(
      `CREATE TABLE ${copy} (LIKE ${source} INCLUDING ALL EXCLUDING INDEXES);
       INSERT INTO ${copy} SELECT * FROM ${source};`,
    );
  }
  // Said as seen from inside the one, run inside the other: no name of a schema is in them.
  const inside = (schema: string) => conn.script(`SET LOCAL search_path = ${quoted(schema)}`);
  await inside(from);
  const definitions = await conn.all(DEFINITIONS, [from, from, from]);
  await inside(to);
  for (const { text } of definitions) await conn.script(text);
  await inside(from);
}

/** What tables alone do not bring: keys, indexes and functions under their own names, and references last. */
const DEFINITIONS = sql<{ text: string }>(
  `SELECT text FROM (
     SELECT CASE c.contype WHEN 'f' THEN 4 ELSE 1 END AS step, c.conname AS name,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid, true)) AS text
     FROM pg_constraint c JOIN pg_namespace n ON n.oid = c.connamespace
     WHERE n.nspname = ? AND c.contype IN ('p', 'u', 'f')
     UNION ALL
     SELECT 2, t.relname, pg_get_indexdef(i.indexrelid, 0, true)
     FROM pg_index i JOIN pg_class t ON t.oid = i.indexrelid JOIN pg_namespace n ON n.oid = t.relnamespace
     WHERE n.nspname = ? AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.contype IN ('p', 'u'))
     UNION ALL
     SELECT 3, p.proname, replace(pg_get_functiondef(p.oid), format(' %I.%I(', n.nspname, p.proname), format(' %I(', p.proname))
     FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
     WHERE n.nspname = ? AND p.prokind = 'f'
   ) AS made ORDER BY step, name`,
);

/** Bare, a name that is a reserved word would be read as that. */
export function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
