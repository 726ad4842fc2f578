// A look at a fixture's database past every interface of ours, and the time of day of its engine.
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { inject } from 'vitest';
import type { Fixture } from './fixture.ts';

/** Rows of a statement as the engine itself gives them; bigints as text on Postgres. */
export async function queryRaw<Row>(fixture: Fixture, statement: string): Promise<Row[]> {
  if (fixture.dialect === 'sqlite') {
    const db = new DatabaseSync(fixture.path, { timeout: 5000 });
    try {
      return db.prepare(statement).all() as Row[];
    } finally {
      db.close();
    }
  }
  return withClient(async (client) => {
    await client.query(`SET search_path = ${fixture.schema}`);
    return (await client.query(statement)).rows as Row[];
  });
}

/** A connection of somebody else to the same server. */
export async function withClient<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

export async function tableNames(fixture: Fixture): Promise<string[]> {
  const rows = await queryRaw<{ name: string }>(
    fixture,
    fixture.dialect === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
      : `SELECT tablename AS name FROM pg_tables WHERE schemaname = '${fixture.schema}'`,
  );
  return rows.map(({ name }) => name).toSorted();
}

/** Every row of every table: two equal dumps say that nothing at all was changed between them. */
export async function dumpTables(fixture: Fixture): Promise<Record<string, string[]>> {
  const dump: Record<string, string[]> = {};
  const names = await tableNames(fixture);
  if (fixture.dialect === 'sqlite') {
    for (const name of names) dump[name] = (await queryRaw(fixture, `SELECT * FROM ${name}`)).map(toText).toSorted();
    return dump;
  }
  const rows = names.map((name) => `SELECT '${name}' AS name, to_jsonb(t)::text AS row FROM ${name} t`);
  for (const name of names) dump[name] = [];
  for (const { name, row } of await queryRaw<{ name: string; row: string }>(fixture, rows.join(' UNION ALL '))) {
    dump[name]?.push(row);
  }
  for (const texts of Object.values(dump)) texts.sort();
  return dump;
}

function toText(row: unknown): string {
  return JSON.stringify(row);
}
