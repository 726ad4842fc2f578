// One small write to a SQLite file whose schema is known to be current, for a hook that has only milliseconds. A second
// connection that only looks stays open around it, so that closing never folds the log: this holds no lock of the home,
// and somebody may be exchanging its files.
import type { DatabaseSync } from 'node:sqlite';
import type { ReadTx, WriteTx } from '../store.ts';
import { readsOn } from './sqlite-reader.ts';

export interface SqliteWriter {
  /** Outside of any transaction: for a look at the schema. */
  readonly reader: ReadTx;
  /** One transaction; a throw rolls it back. */
  write<T>(body: (tx: WriteTx) => Promise<T>): Promise<T>;
  close(): void;
}

/** How long a hook waits for another writer. */
const TIMEOUT_MS = 250;

export function openSqliteWriter(path: string, nowMs: number): SqliteWriter {
  const { DatabaseSync: Database } = process.getBuiltinModule('node:sqlite');
  const guard = new Database(path, { readOnly: true, timeout: TIMEOUT_MS });
  let db: DatabaseSync;
  try {
    // Takes part in the file for as long as it looks; this look reads nothing but the header.
    guard.exec('BEGIN; PRAGMA user_version');
    db = new Database(path, { timeout: TIMEOUT_MS, defensive: true });
  } catch (error) {
    guard.close();
    throw error;
  }
  const close = () => {
    db.close();
    guard.close();
  };
  try {
    // A power cut may take the last rows back, which nobody was promised; waiting for the disk would cost every hook.
    db.exec(
      'PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = 1; PRAGMA trusted_schema = 0; PRAGMA cell_size_check = 1; PRAGMA wal_autocheckpoint = 2000',
    );
  } catch (error) {
    close();
    throw error;
  }
  const reader = readsOn(db, nowMs);
  return {
    reader,
    close,
    async write(body) {
      db.exec('BEGIN IMMEDIATE');
      try {
        const effects: (() => void)[] = [];
        const result = await body({
          ...reader,
          run: async ({ text }, ...params) => Number(db.prepare(text).run(...params).changes),
          afterCommit: (effect) => void effects.push(effect),
        });
        db.exec('COMMIT');
        for (const effect of effects) effect();
        return result;
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },
  };
}
