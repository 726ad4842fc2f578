// One small write to a SQLite file whose schema is known to be current, for a hook that has only milliseconds. A reader
// stays open around it, so that closing never folds the log: this holds no lock of the home, and somebody may be
// exchanging its files.
import type { DatabaseSync } from 'node:sqlite';
import type { SqlValue, Statement, WriteTx } from '../store.ts';
import { openSqliteReader, type SqliteReader } from './sqlite-reader.ts';

export interface SqliteWriter {
  readonly reader: SqliteReader;
  /** One transaction; a throw rolls it back. */
  write<T>(body: (tx: WriteTx) => Promise<T>): Promise<T>;
  close(): void;
}

/** How long a hook waits for another writer. */
const TIMEOUT_MS = 250;

export function openSqliteWriter(path: string, nowMs: number): SqliteWriter {
  const reader = openSqliteReader(path, nowMs);
  let db: DatabaseSync | undefined;
  const connect = (): DatabaseSync => {
    const { DatabaseSync: Database } = process.getBuiltinModule('node:sqlite');
    db ??= new Database(path, { timeout: TIMEOUT_MS, defensive: true });
    // A power cut may take the last rows back, which nobody was promised; waiting for the disk would cost every hook.
    db.exec(
      'PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = 1; PRAGMA trusted_schema = 0; PRAGMA cell_size_check = 1; PRAGMA wal_autocheckpoint = 2000',
    );
    return db;
  };
  return {
    reader,
    async write(body) {
      const opened = connect();
      opened.exec('BEGIN IMMEDIATE');
      try {
        const effects: (() => void)[] = [];
        const result = await body(transactionOn(opened, nowMs, effects));
        opened.exec('COMMIT');
        for (const effect of effects) effect();
        return result;
      } catch (error) {
        if (opened.isTransaction) opened.exec('ROLLBACK');
        throw error;
      }
    },
    close() {
      db?.close();
      reader.close();
    },
  };
}

function transactionOn(db: DatabaseSync, nowMs: number, effects: (() => void)[]): WriteTx {
  return {
    now: async () => nowMs,
    get: async <Row>({ text }: Statement<Row>, ...params: readonly SqlValue[]) =>
      db.prepare(text).get(...params) as Row | undefined,
    all: async <Row>({ text }: Statement<Row>, ...params: readonly SqlValue[]) =>
      db.prepare(text).all(...params) as Row[],
    run: async ({ text }, ...params) => Number(db.prepare(text).run(...params).changes),
    afterCommit: (effect) => void effects.push(effect),
  };
}
