// Whole schemas of one Postgres database, which are a home's databases: there or not, copied, exchanged, dropped.
import type { Clock } from '../../base/clock.ts';
import { refuse } from '../contract.ts';
import { sql } from '../store.ts';
import type { Connection } from '../driver.ts';
import { SCHEMA, SCHEMA_NAME, TABLES, copyAtOnce, quoted } from './copy-schema.ts';
import { postgresDriver } from './postgres.ts';

/** By the names of their copies: all of one moment, all or none. */
export async function copySchemas(url: string, copies: Readonly<Record<string, string>>): Promise<void> {
  const [schema = ''] = Object.keys(copies);
  await copyAtOnce(await postgresDriver({ url, schema }).connect('read'), copies);
}

/** Whether this program made the schema of that name. */
export async function isOwnSchema(url: string, schema: string): Promise<boolean> {
  const conn = await postgresDriver({ url, schema }).connect('read');
  try {
    return ((await conn.get(OWN, [schema]))?.columns ?? 0) === 2;
  } finally {
    await conn.close();
  }
}

const OWN = sql<{ columns: number }>(
  `SELECT count(*) AS columns FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     JOIN pg_namespace n ON n.oid = c.relnamespace
   WHERE n.nspname = ? AND c.relname = 'schema_migrations' AND a.attname IN ('sequence', 'checksum')`,
);

export async function hasTables(url: string, schema: string): Promise<boolean> {
  const conn = await postgresDriver({ url, schema }).connect('read');
  try {
    return (await conn.all(TABLES, [schema])).length > 0;
  } finally {
    await conn.close();
  }
}

export async function schemaExists(url: string, schema: string): Promise<boolean> {
  if (!SCHEMA_NAME.test(schema)) return false;
  const conn = await postgresDriver({ url, schema }).connect('read');
  try {
    return (await conn.get(SCHEMA, [schema])) !== undefined;
  } finally {
    await conn.close();
  }
}

export interface SchemaSize {
  readonly name: string;
  readonly bytes: number;
}

const ALL = sql<SchemaSize>(
  `SELECT n.nspname AS name, coalesce(sum(pg_total_relation_size(c.oid)), 0)::bigint AS bytes
   FROM pg_namespace n LEFT JOIN pg_class c ON c.relnamespace = n.oid AND c.relkind = 'r'
   GROUP BY n.nspname ORDER BY n.nspname`,
);

export async function listSchemas(url: string, schema: string): Promise<readonly SchemaSize[]> {
  const conn = await postgresDriver({ url, schema }).connect('read');
  try {
    return await conn.all(ALL, []);
  } finally {
    await conn.close();
  }
}

/** One schema for another that no process uses; what was there is kept under another name. */
export interface Exchange {
  readonly current: string;
  /** Undefined if the current schema is only moved away. */
  readonly incoming: string | undefined;
  readonly kept: string;
}

const OTHERS = sql<{ others: number }>(
  `SELECT count(*) AS others FROM pg_stat_activity
   WHERE datname = current_database() AND application_name LIKE 'throughline%' AND pid <> pg_backend_pid()`,
);

/** A server takes a moment to notice that a client has left. */
const LEAVING_MS = 2_000;

async function awaitOthers(conn: Connection, clock: Clock): Promise<void> {
  const untilMs = clock.monotonic() + LEAVING_MS;
  while (clock.monotonic() < untilMs && (await countOthers(conn)) > 0) await clock.sleep(50);
  await refuseOthers(conn);
}

async function refuseOthers(conn: Connection): Promise<void> {
  const others = await countOthers(conn);
  if (others === 0) return;
  throw refuse('lock_held', `Other processes use this home, by ${others} connections`, { connections: others });
}

async function countOthers(conn: Connection): Promise<number> {
  return (await conn.get(OTHERS, []))?.others ?? 0;
}

/** Refuses `lock_held` while another process has the database open. */
export async function checkAlone(url: string, schema: string, clock: Clock): Promise<void> {
  const conn = await postgresDriver({ url, schema }).connect('read');
  try {
    await awaitOthers(conn, clock);
  } finally {
    await conn.close();
  }
}

/** All of them or none, and only while no other process has the database open. */
export async function exchangeSchemas(url: string, exchanges: readonly Exchange[], clock: Clock): Promise<void> {
  const [first] = exchanges;
  const conn = await postgresDriver({ url, schema: first?.current ?? '' }).connect('write');
  try {
    // Outside the transaction, in which every look would see the same connections.
    await awaitOthers(conn, clock);
    await conn.begin('write');
    for (const { current, incoming, kept } of exchanges) {
      const isThere = (await conn.get(SCHEMA, [current])) !== undefined;
      if (isThere) await conn.script(`ALTER SCHEMA ${quoted(current)} RENAME TO ${quoted(kept)}`);
      if (incoming !== undefined) await conn.script(`ALTER SCHEMA ${quoted(incoming)} RENAME TO ${quoted(current)}`);
    }
    // A process that connected since then still uses the old schema.
    await refuseOthers(conn);
    await conn.commit();
  } finally {
    await conn.rollback();
    await conn.close();
  }
}

export async function dropSchemas(url: string, schemas: readonly string[]): Promise<void> {
  const [schema] = schemas;
  if (schema === undefined) return;
  const conn = await postgresDriver({ url, schema }).connect('write');
  try {
    for (const each of schemas) await conn.script(`DROP SCHEMA IF EXISTS ${quoted(each)} CASCADE`);
  } finally {
    await conn.close();
  }
}
