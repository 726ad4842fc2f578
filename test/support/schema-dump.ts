// The schema of a live database as readable text: what a reviewer reads instead of the migrations that led to it.
import type { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import type { DatabaseDescriptor } from '../../src/home/contract.ts';
import { sequencesOf } from '../../src/home/open-database.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import type { MigrationSequence } from '../../src/store/migrations.ts';

const HEADER = '-- Written by `npm run schema` from a live database; a test compares the two.\n';

export function dumpSqliteSchema(db: DatabaseSync): string {
  const rows = db
    .prepare(
      `SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'
       ORDER BY tbl_name, type = 'table' DESC, name`,
    )
    .all() as { sql: string }[];
  return [HEADER, ...rows.map(({ sql }) => `${sql.replaceAll(/^ {4}|^ {2}(?=\))/gm, (pad) => pad.slice(2))};\n`)].join(
    '\n',
  );
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly collation: string | null;
  readonly required: boolean;
  readonly default: string | null;
}

interface Part {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export async function dumpPostgresSchema(client: pg.Client, schema: string): Promise<string> {
  // Names in definitions stay short while their schema is the one that is looked in.
  await client.query(`SET search_path = ${schema}`);
  const all = async <Row extends object>(text: string) => (await client.query<Row>(text, [schema])).rows;
  const columns = await all<Column>(
    `SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
       CASE WHEN a.attcollation NOT IN (0, t.typcollation) THEN l.collname END AS collation,
       a.attnotnull AS required, pg_get_expr(d.adbin, d.adrelid) AS default
     FROM pg_attribute a
       JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r'
       JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = $1
       JOIN pg_type t ON t.oid = a.atttypid
       LEFT JOIN pg_collation l ON l.oid = a.attcollation
       LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
     WHERE a.attnum > 0 AND NOT a.attisdropped ORDER BY c.relname, a.attnum`,
  );
  // Newer servers list NOT NULL among the constraints; here it stands with its column.
  const constraints = await all<Part>(
    `SELECT c.relname AS table, o.conname AS name, pg_get_constraintdef(o.oid, true) AS definition
     FROM pg_constraint o JOIN pg_class c ON c.oid = o.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = $1 AND o.contype <> 'n' ORDER BY c.relname, o.contype = 'p' DESC, o.conname`,
  );
  const indexes = await all<Part>(
    `SELECT c.relname AS table, i.relname AS name, pg_get_indexdef(i.oid, 0, true) AS definition
     FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class c ON c.oid = x.indrelid
       JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = $1 AND NOT EXISTS (SELECT FROM pg_constraint o WHERE o.conindid = i.oid AND o.conrelid = c.oid)
     ORDER BY c.relname, i.relname`,
  );
  const triggers = await all<Part>(
    `SELECT c.relname AS table, g.tgname AS name, pg_get_triggerdef(g.oid, true) AS definition
     FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = $1 AND NOT g.tgisinternal ORDER BY c.relname, g.tgname`,
  );
  const tables = [...new Set(columns.map(({ table }) => table))];
  const texts = tables.map((table) => {
    const lines = [
      ...columns.filter((column) => column.table === table).map(columnText),
      ...constraints
        .filter((part) => part.table === table)
        .map(({ name, definition }) => `CONSTRAINT ${name} ${definition}`),
    ];
    const own = [...indexes, ...triggers]
      .filter((part) => part.table === table)
      .map(({ definition }) => `\n${definition};\n`);
    return `CREATE TABLE ${table} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n);\n${own.join('')}`;
  });
  const functions = await all<{ text: string }>(
    `SELECT pg_get_functiondef(p.oid) AS text FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
     WHERE n.nspname = $1 ORDER BY p.proname`,
  );
  const bodies = functions.map(({ text }) => `${text.replace(`${schema}.`, '').trimEnd()};\n`);
  return [HEADER, ...texts, ...bodies].join('\n');
}

/** A fresh database with these migrations, as text. */
export type Dump = (name: string, sequences: readonly MigrationSequence[]) => Promise<string>;

/** By name: the ledger's tables, and what each database has beside them. */
export async function schemasOf(databases: readonly DatabaseDescriptor[], dump: Dump): Promise<Map<string, string>> {
  const ledger = await dump('ledger', [ledgerSchema]);
  const schemas = new Map([['ledger', ledger]]);
  for (const database of databases) {
    schemas.set(database.name, addedSchema(ledger, await dump(database.name, sequencesOf(database))));
  }
  return schemas;
}

/** What a domain's migrations add to the tables that are there before them. */
export function addedSchema(before: string, after: string): string {
  const known = new Set(before.split('\n\n').map((block) => block.trim()));
  const added = after.split('\n\n').filter((block) => !known.has(block.trim()));
  return [HEADER, ...added.map((block) => `${block.trim()}\n`)].join('\n');
}

function columnText({ name, type, collation, required, default: value }: Column): string {
  const parts = [name, type];
  if (collation !== null) parts.push(`COLLATE "${collation}"`);
  if (required) parts.push('NOT NULL');
  if (value !== null) parts.push(`DEFAULT ${value}`);
  return parts.join(' ');
}
