// One small write to a SQLite file whose schema is known to be current, for a hook that has only milliseconds. A
// second, reading connection stays open around it, so that closing never removes the log: the writer holds no lock of
// the home, and a restore may be exchanging its files.
import { statSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { lookAtDatabase } from '../store/dialect/sqlite-files.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import { readsOn } from './sqlite-reader.ts';

export interface SqliteWriter {
  /** Runs outside any transaction, to inspect the schema. */
  readonly reader: ReadTx;
  /** One transaction; a throw rolls it back. */
  write<T>(body: (tx: WriteTx) => Promise<T>): Promise<T>;
  close(): void;
}

/** How long a hook waits for another writer. */
const TIMEOUT_MS = 250;

export function openSqliteWriter(path: string, nowMs: number): SqliteWriter {
  const { DatabaseSync: Database } = process.getBuiltinModule('node:sqlite');
  lookAtDatabase(path);
  const guard = new Database(path, { readOnly: true, timeout: TIMEOUT_MS });
  let db: DatabaseSync;
  try {
    // Counts as a user of the file from its first read until it is closed. That read touches only the header and ends
    // at once: a snapshot left open would keep the log from being folded.
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
    // A power cut may lose the last rows, which no hook promised to keep; waiting for the disk would slow every hook
    // down. What is replaced is overwritten: an erasure finds no row for the bytes of one that moved.
    db.exec(
      'PRAGMA synchronous = NORMAL; PRAGMA secure_delete = 1; PRAGMA foreign_keys = 1; PRAGMA trusted_schema = 0; PRAGMA cell_size_check = 1; PRAGMA wal_autocheckpoint = 0',
    );
  } catch (error) {
    close();
    throw error;
  }
  const reader = readsOn(db, nowMs);
  const statements = new Map<string, StatementSync>();
  const prepared = (text: string) => {
    const statement = statements.get(text) ?? db.prepare(text);
    statements.set(text, statement);
    return statement;
  };
  return {
    reader,
    close,
    async write(body) {
      db.exec('BEGIN IMMEDIATE');
      try {
        const effects: (() => void)[] = [];
        const result = await body({
          ...reader,
          run: async ({ text }, ...params) => Number(prepared(text).run(...params).changes),
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

/** A process that opens the file alone reads the whole log first, so the log is kept short. */
const LONGEST_LOG_BYTES = 512 * 1024;

/**
 * Folds a long log and truncates it. A log that is only marked as folded would grow for ever, because the mark is lost
 * when no process has the file open. Never waits for other processes: a later hook tries again.
 */
function fold(db: DatabaseSync, path: string): void {
  try {
    if (statSync(`${path}-wal`).size < LONGEST_LOG_BYTES) return;
    db.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // The write itself is safe in the log.
  }
}
