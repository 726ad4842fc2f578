// The rows of a declared table that belong to one owner, read by pages and replaced one by one: what a rebuild needs of
// any projected table.
import { runRows, type RowsStatement } from './rows.ts';
import { sql, type ReadTx, type SqlValue, type Statement, type WriteTx } from './store.ts';
import { insertRows, select, type Table } from './table.ts';

export type AnyRow = Readonly<Record<string, SqlValue>>;

const PAGE = 1_000;

interface Statements {
  readonly first: Statement<AnyRow>;
  readonly next: Statement<AnyRow>;
  readonly remove: Statement;
  readonly insert: RowsStatement<AnyRow>;
}

/** A statement stays prepared for as long as its connection, so each table has its own once. */
const statements = new WeakMap<Table, Statements>();

function statementsOf(table: Table, owner: string): Statements {
  const known = statements.get(table);
  if (known) return known;
  const rest = keyWithin(table, owner);
  const order = rest.length === 0 ? '' : `ORDER BY ${rest.join(', ')} LIMIT ${PAGE}`;
  const after = rest.length === 0 ? '' : `AND (${rest.join(', ')}) > (${rest.map(() => '?').join(', ')})`;
  const made: Statements = {
    first: select(table, `WHERE ${owner} = ? ${order}`),
    next: select(table, `WHERE ${owner} = ? ${after} ${order}`),
    remove: sql(`DELETE FROM ${table.name} WHERE ${table.key.map((name) => `${name} = ?`).join(' AND ')}`),
    insert: insertRows(table),
  };
  statements.set(table, made);
  return made;
}

function keyWithin({ key }: Table, owner: string): readonly string[] {
  return key.filter((name) => name !== owner);
}

export function keyOf({ key }: Table, row: AnyRow): SqlValue[] {
  return key.map((name) => row[name] ?? null);
}

/** In the order of their key. */
export async function* rowsOf(tx: ReadTx, table: Table, owner: string, id: string): AsyncGenerator<AnyRow> {
  const { first, next } = statementsOf(table, owner);
  const rest = keyWithin(table, owner);
  for (let page = await tx.all(first, id); ;) {
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE || rest.length === 0) return;
    page = await tx.all(next, id, ...rest.map((name) => last[name] ?? null));
  }
}

/** All that are removed go before any is inserted: a new row may take a unique value from an old one. */
export async function replaceRows(
  tx: WriteTx,
  table: Table,
  owner: string,
  { removed, inserted }: { readonly removed: readonly AnyRow[]; readonly inserted: readonly AnyRow[] },
): Promise<void> {
  const { remove, insert } = statementsOf(table, owner);
  await Promise.all(removed.map((row) => tx.run(remove, ...keyOf(table, row))));
  await Promise.all(runRows(tx, insert, inserted));
}
