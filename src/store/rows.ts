// Many rows by few statements: the same INSERT or SELECT declared for a few sizes, so that every size stays prepared.
import { sql, type ReadTx, type RowMap, type SqlValue, type Statement, type WriteTx } from './store.ts';

const SIZES = [32, 8, 4, 3, 2, 1] as const;

interface Sized<Row> {
  readonly size: number;
  readonly statement: Statement<Row>;
}

/** Each is declared when it is first used: the texts of the larger ones are long, and a hook uses none of them. */
function bySizes<Row>(declare: (size: number) => Statement<Row>): readonly Sized<Row>[] {
  return SIZES.map((size) => {
    let declared: Statement<Row> | undefined;
    return {
      size,
      get statement() {
        return (declared ??= declare(size));
      },
    };
  });
}

/** Writes many rows, their parameters bound by the names of their columns. */
export interface RowsStatement<Row> {
  readonly columns: readonly string[];
  readonly bySize: readonly Sized<never>[];
  /** Exists for the type checker only. */
  readonly row?: Row;
}

/** `head` ends before VALUES; `tail` is what follows the rows. */
export function sqlRows<Row>(head: string, columns: readonly string[], tail: string): RowsStatement<Row> {
  const row = `(${columns.map(() => '?').join(', ')})`;
  return {
    columns,
    bySize: bySizes((size) => sql(`${head} VALUES ${Array.from({ length: size }, () => row).join(', ')}${tail}`)),
  };
}

/** Issues the statements without awaiting each; the caller awaits them all. */
export function runRows<Row extends object>(
  tx: WriteTx,
  { columns, bySize }: RowsStatement<Row>,
  rows: readonly NoInfer<Row>[],
): Promise<number>[] {
  const writes: Promise<number>[] = [];
  let at = 0;
  for (const sized of bySize) {
    const { size } = sized;
    for (; rows.length - at >= size; at += size) {
      const values: SqlValue[] = [];
      for (let index = at; index < at + size; index += 1) {
        const row = rows[index] as Readonly<Record<string, SqlValue>>;
        for (const name of columns) values.push(row[name] as SqlValue);
      }
      writes.push(tx.run(sized.statement, ...values));
    }
  }
  return writes;
}

export interface KeyedRead<Row> {
  readonly bySize: readonly Sized<Row>[];
}

/** Rows by any of several keys: `condition` names the columns of one key. */
export function sqlAny<Row>(
  head: string,
  condition: string,
  options: { readonly map?: RowMap<Row> } = {},
): KeyedRead<Row> {
  return {
    bySize: bySizes((size) =>
      // One lookup by index for each key: a planner without statistics scans the table for a long OR.
      sql<Row>(Array.from({ length: size }, () => `${head} WHERE ${condition}`).join('\nUNION ALL '), options),
    ),
  };
}

/** In no particular order; a key without a row has none. */
export async function readAny<Row>(
  tx: ReadTx,
  read: KeyedRead<Row>,
  keys: readonly (readonly SqlValue[])[],
): Promise<Row[]> {
  if (keys.length === 0) return [];
  const reads: Promise<Row[]>[] = [];
  let at = 0;
  for (const sized of read.bySize) {
    const { size } = sized;
    for (; keys.length - at >= size; at += size)
      reads.push(tx.all(sized.statement, ...keys.slice(at, at + size).flat()));
  }
  const [first] = reads;
  return first && reads.length === 1 ? first : (await Promise.all(reads)).flat();
}
