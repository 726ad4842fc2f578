// Random damage to the tables that follow from events, by SQL past every interface: rows deleted, columns changed, rows
// inserted that no event knows.
import { fraction, type Random } from '../../src/base/random.ts';
import type { SqlValue } from '../../src/store/store.ts';
import type { Table } from '../../src/store/table.ts';
import type { Fixture } from './fixture.ts';
import { queryRaw } from './raw-database.ts';

type Row = Record<string, SqlValue>;

const below = (random: Random, most: number) => Math.floor(fraction(random) * most);

const literal = (value: SqlValue) =>
  value === null ? 'NULL' : typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
const isKey = ({ key }: Table, row: Row) => key.map((name) => `${name} = ${literal(asText(row[name]))}`).join(' AND ');
const asText = (value: unknown): SqlValue =>
  value instanceof Date ? value.toISOString() : ((value ?? null) as SqlValue);

/** Statements for one act of damage; undefined where the table has no row to damage. */
export async function damageTable(fixture: Fixture, table: Table, random: Random): Promise<string | undefined> {
  const rows = await queryRaw<Row>(fixture, `SELECT * FROM ${table.name}`);
  const row = rows[below(random, Math.max(1, rows.length))];
  if (!row) return undefined;
  const act = below(random, 4);
  if (act === 0) return `DELETE FROM ${table.name};`;
  if (act === 1) return `DELETE FROM ${table.name} WHERE ${isKey(table, row)};`;
  if (act === 2) {
    const stray = Object.fromEntries(Object.keys(table.columns).map((name) => [name, asText(row[name])]));
    for (const name of table.key) stray[name] = otherValue(table, name, row, random);
    if ('number' in stray) stray['number'] = 100_000 + below(random, 1_000_000);
    if ('root' in stray) stray['root'] = `/stray-${below(random, 1_000_000)}`;
    const names = Object.keys(stray);
    return `INSERT INTO ${table.name} (${names.join(', ')}) VALUES (${names.map((name) => literal(stray[name] ?? null)).join(', ')}) ON CONFLICT DO NOTHING;`;
  }
  const columns = Object.keys(table.columns).filter((name) => !table.key.includes(name));
  const column = columns[below(random, columns.length)];
  if (column === undefined) return `DELETE FROM ${table.name} WHERE ${isKey(table, row)};`;
  return `UPDATE ${table.name} SET ${column} = ${literal(otherValue(table, column, row, random))} WHERE ${isKey(table, row)};`;
}

/** One that the column can hold, and that is probably not there. */
function otherValue(table: Table, name: string, row: Row, random: Random): SqlValue {
  const postgres = table.columns[name]?.postgres ?? '';
  const value = asText(row[name]);
  const more = 1_000 + below(random, 1_000_000);
  if (postgres === 'uuid') return `01900000-0000-7000-8000-${String(more).padStart(12, '0')}`;
  if (postgres.startsWith('timestamp')) return '2001-02-03T04:05:06.007Z';
  if (postgres === 'bigint' || postgres === 'integer') return Number(value ?? 0) + more;
  return `${value ?? ''}${more}`.slice(-60);
}
