// A table as statements see it, declared once: its columns with their types in both dialects. Row types, column lists and
// the order of parameters follow from it. Migrations make the tables; a test holds what is declared against what they made.
import { sqlAny, sqlRows, type KeyedRead, type RowsStatement } from './rows.ts';
import { sql, type RowMap, type SqlValue, type Statement, type WriteTx } from './store.ts';

export interface Column<Value extends SqlValue = SqlValue> {
  readonly sqlite: 'TEXT' | 'INTEGER';
  /** As Postgres itself names it. */
  readonly postgres: string;
  readonly isNullable?: boolean;
  /** Exists for the type checker only. */
  readonly value?: Value;
}

export const text: Column<string> = { sqlite: 'TEXT', postgres: 'text' };
export const uuid: Column<string> = { sqlite: 'TEXT', postgres: 'uuid' };
export const timestamp: Column<string> = { sqlite: 'TEXT', postgres: 'timestamp(3) with time zone' };
export const integer: Column<number> = { sqlite: 'INTEGER', postgres: 'integer' };
export const bigint: Column<number> = { sqlite: 'INTEGER', postgres: 'bigint' };

export function varchar(length: number): Column<string> {
  return { sqlite: 'TEXT', postgres: `character varying(${length})` };
}

/** A text that is one of a few. */
export function textOf<Value extends string>(): Column<Value> {
  return { sqlite: 'TEXT', postgres: 'text' };
}

export function nullable<Value extends SqlValue>({ sqlite, postgres }: Column<Value>): Column<Value | null> {
  return { sqlite, postgres, isNullable: true };
}

export type Columns = Readonly<Record<string, Column>>;

export interface Table<Of extends Columns = Columns> {
  readonly name: string;
  readonly columns: Of;
  /** Identifies a row; what an upsert conflicts on. */
  readonly key: readonly string[];
}

type Values<Of extends Columns> = { readonly [Name in keyof Of]: NonNullable<Of[Name]['value']> | NullOf<Of[Name]> };
type NullOf<Of extends Column> = null extends Of['value'] ? null : never;

export type RowOf<Declared extends Table> = Values<Declared['columns']>;

export function defineTable<Of extends Columns>(
  name: string,
  key: readonly (keyof NoInfer<Of> & string)[],
  columns: Of,
): Table<Of> {
  return { name, key, columns };
}

// ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────

function namesOf<Of extends Columns>({ columns }: Table<Of>, without: readonly string[] = []): string[] {
  return Object.keys(columns).filter((name) => !without.includes(name));
}

/** The columns for a list after SELECT or RETURNING, in the order of the declaration; `alias` is the table's name there. */
export function columnsOf(table: Table, alias = table.name): string {
  return namesOf(table)
    .map((name) => `${alias}.${name}`)
    .join(', ');
}

interface SelectOptions<Left extends string> {
  readonly without?: readonly Left[];
  /** Makes rows from lists of values; worth it where many rows or every append pass. */
  readonly mapped?: boolean;
}

/** Whole rows of the table: `rest` is what follows its name. */
export function select<Of extends Columns, Left extends keyof Of & string = never>(
  table: Table<Of>,
  rest: string,
  options: SelectOptions<Left> = {},
): Statement<Omit<Values<Of>, Left>> {
  return sql(() => `${selectFrom(table, options)} ${rest}`, mapOf(table, options));
}

/** Whole rows by any of several keys: `condition` names the columns of one key. */
export function selectAny<Of extends Columns, Left extends keyof Of & string = never>(
  table: Table<Of>,
  condition: string,
  options: SelectOptions<Left> = {},
): KeyedRead<Omit<Values<Of>, Left>> {
  return sqlAny(selectFrom(table, options), condition, mapOf(table, options));
}

function selectFrom(table: Table, { without }: SelectOptions<string>): string {
  return `SELECT ${namesOf(table, without).join(', ')} FROM ${table.name}`;
}

function mapOf<Row>(table: Table, { without, mapped }: SelectOptions<string>): { readonly map?: RowMap<Row> } {
  return mapped === true ? { map: rowMap(namesOf(table, without)) } : {};
}

/** Makes rows of these columns from lists of their values. */
export function rowMap<Row>(names: readonly string[]): RowMap<Row> {
  const empty: Record<string, SqlValue> = Object.fromEntries(names.map((name) => [name, null]));
  return (values) => {
    // Filled in, because an object that grows field by field is slow to make and slow to read.
    const row = { ...empty };
    for (let index = 0; index < names.length; index += 1) row[names[index] as string] = values[index] as SqlValue;
    return row as Row;
  };
}

// ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────

interface InsertOptions<Of extends Columns, Left extends keyof Of & string> {
  /** Columns that this statement leaves to others: they begin as NULL. */
  readonly without?: readonly Left[];
  readonly onConflict?: 'nothing';
}

interface UpsertOptions<Of extends Columns, Left extends keyof Of & string> {
  readonly without?: readonly Left[];
  /** Columns that keep what the first row said. */
  readonly once?: readonly (keyof Of & string)[];
  /** By expressions instead of by the new row's values: `excluded` is the new row, the table's name the one that is there. */
  readonly set?: { readonly [Name in keyof Of & string]?: string };
}

/** Writes one row, its parameters bound by the names of its columns. */
export interface RowWrite<Row> {
  readonly columns: readonly string[];
  readonly statement: Statement;
  /** Exists for the type checker only. */
  readonly row?: Row;
}

export function insertRow<Of extends Columns, Left extends keyof Of & string = never>(
  table: Table<Of>,
  options: InsertOptions<Of, Left> = {},
): RowWrite<Omit<Values<Of>, Left>> {
  return oneRow(table, options.without, () => insertTail(options));
}

/** Inserts the row, or replaces the one with its key. */
export function upsertRow<Of extends Columns, Left extends keyof Of & string = never>(
  table: Table<Of>,
  options: UpsertOptions<Of, Left> = {},
): RowWrite<Omit<Values<Of>, Left>> {
  return oneRow(table, options.without, () => upsertTail(table, options));
}

/** Replaces the row with this key, and writes none where it is missing: the number of changed rows tells. */
export function updateRow<Of extends Columns, Left extends keyof Of & string = never>(
  table: Table<Of>,
  { without = [] }: { readonly without?: readonly Left[] } = {},
): RowWrite<Omit<Values<Of>, Left>> {
  const taken = namesOf(table, [...table.key, ...without]);
  const equal = (name: string) => `${name} = ?`;
  return {
    columns: [...taken, ...table.key],
    statement: sql(
      `UPDATE ${table.name} SET ${taken.map(equal).join(', ')} WHERE ${table.key.map(equal).join(' AND ')}`,
    ),
  };
}

/** As `insertRow`, for many rows by few statements. */
export function insertRows<Of extends Columns, Left extends keyof Of & string = never>(
  table: Table<Of>,
  options: InsertOptions<Of, Left> = {},
): RowsStatement<Omit<Values<Of>, Left>> {
  return manyRows(table, options.without, insertTail(options));
}

export function upsertRows<Of extends Columns, Left extends keyof Of & string = never>(
  table: Table<Of>,
  options: UpsertOptions<Of, Left> = {},
): RowsStatement<Omit<Values<Of>, Left>> {
  return manyRows(table, options.without, upsertTail(table, options));
}

/** Returns how many rows changed. */
export function writeRow<Row extends object>(
  tx: Pick<WriteTx, 'run'>,
  { columns, statement }: RowWrite<Row>,
  row: NoInfer<Row>,
): Promise<number> {
  const values = row as Readonly<Record<string, SqlValue>>;
  return tx.run(statement, ...columns.map((name) => values[name] as SqlValue));
}

/** Its parts are made on first use, as the text of a statement is. */
function oneRow(table: Table, without: readonly string[] | undefined, tail: () => string) {
  let names: readonly string[] | undefined;
  const columns = () => (names ??= namesOf(table, without));
  const places = () =>
    columns()
      .map(() => '?')
      .join(', ');
  return {
    get columns() {
      return columns();
    },
    statement: sql(() => `${head(table, columns())} VALUES (${places()})${tail()}`),
  };
}

function manyRows<Row>(table: Table, without: readonly string[] | undefined, tail: string): RowsStatement<Row> {
  const columns = namesOf(table, without);
  return sqlRows(head(table, columns), columns, tail);
}

function head({ name }: Table, columns: readonly string[]): string {
  return `INSERT INTO ${name} (${columns.join(', ')})`;
}

function insertTail({ onConflict }: { readonly onConflict?: 'nothing' }): string {
  return onConflict === 'nothing' ? ' ON CONFLICT DO NOTHING' : '';
}

function upsertTail<Of extends Columns>(
  table: Table<Of>,
  { without = [], once = [], set = {} }: UpsertOptions<Of, keyof Of & string>,
): string {
  const taken = namesOf(table, [...table.key, ...once, ...without]);
  const changes: Record<string, string> = Object.fromEntries(taken.map((name) => [name, `excluded.${name}`]));
  const sets = Object.entries({ ...changes, ...set }).map(([name, value]) => `${name} = ${value}`);
  return ` ON CONFLICT (${table.key.join(', ')}) DO UPDATE SET ${sets.join(', ')}`;
}
