// One snapshot of a SQLite file for a read-only command. The file is opened read-only, so that closing the last
// connection neither folds nor removes the log: this command holds no lock of the home. Loads nothing but the engine.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { lookAtDatabase } from '../store/dialect/sqlite-files.ts';
import type { ReadTx, SqlValue, Statement } from '../store/store.ts';

export interface SqliteReader extends ReadTx {
  close(): void;
}

/** A reader meets a lock only while another process recovers the log. The whole program then answers instead. */
const TIMEOUT_MS = 200;

export function openSqliteReader(path: string, nowMs: number): SqliteReader {
  // Loaded at run time, so that a Node without SQLite can report that it is missing.
  const { DatabaseSync: Database } = process.getBuiltinModule('node:sqlite');
  const db = new Database(lookAtDatabase(path).location, { readOnly: true, timeout: TIMEOUT_MS, defensive: true });
  try {
    db.exec('PRAGMA trusted_schema = 0; PRAGMA cell_size_check = 1; BEGIN');
  } catch (error) {
    db.close();
    throw error;
  }
  return { ...readsOn(db, nowMs), close: () => db.close() };
}

export function readsOn(db: DatabaseSync, nowMs: number): ReadTx {
  const prepared = new Map<number, StatementSync>();
  const prepare = <Row>({ id, text, map }: Statement<Row>): StatementSync => {
    let statement = prepared.get(id);
    if (!statement) {
      statement = db.prepare(text);
      if (map) statement.setReturnArrays(true);
      prepared.set(id, statement);
    }
    return statement;
  };
  return {
    now: async () => nowMs,
    get: async (statement, ...params) => {
      const found = prepare(statement).get(...params);
      return found && rowOf(statement, found);
    },
    all: async (statement, ...params: readonly SqlValue[]) =>
      prepare(statement)
        .all(...params)
        .map((found) => rowOf(statement, found)),
  };
}

function rowOf<Row>(statement: Statement<Row>, found: unknown): Row {
  return statement.map ? statement.map(found as never) : (found as Row);
}
