// One small write to a SQLite file whose schema is known to be current, for a hook that has only milliseconds. A second
// connection that only looks stays open around it, so that closing never removes the log: this holds no lock of the home,
// and a restore may be exchanging its files.
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { ReadTx, WriteTx } from '../store/store.ts';
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
    // Takes part in the file from its first look until it is closed; this look reads nothing but the header, and is over
    // at once: a snapshot that stayed open would keep the log from being folded.
    guard.exec('PRAGMA user_version');
    db = new Database(path, { timeout: TIMEOUT_MS, defensive: true });
  } catch (error) {
    guard.close();
    throw error;
  }
  const close = () => {
    fold(db, path);
    db.close();
    guard.close();
  };
  try {
    // A power cut may take the last rows back, which no hook promised; waiting for the disk would cost every hook.
    db.exec(
      'PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = 1; PRAGMA trusted_schema = 0; PRAGMA cell_size_check = 1; PRAGMA wal_autocheckpoint = 0',
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

/** A process that opens the file alone reads its whole log first, so it is kept short. */
const LONGEST_LOG_BYTES = 512 * 1024;

/**
 * Folds a long log, down to nothing: what was only marked as folded is forgotten when no process has the file open, so it would
 * grow for ever. Never waits for others: then one of the next does it.
 */
function fold(db: DatabaseSync, path: string): void {
  try {
    if (statSync(`${path}-wal`).size < LONGEST_LOG_BYTES) return;
    db.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // What was written stands in the log.
  }
}
