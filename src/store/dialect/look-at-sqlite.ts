// A look at a SQLite file that leaves it as it is: a process that opens it to write switches it to WAL by doing so.
import { DatabaseSync } from 'node:sqlite';
import { lookAtDatabase } from './sqlite-files.ts';

export interface SqliteFile {
  readonly version: string;
  readonly journal_mode: string;
}

const BUSY_TIMEOUT_MS = 1_000;

export function lookAtSqlite(path: string): SqliteFile {
  using db = new DatabaseSync(lookAtDatabase(path).location, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  const version = db.prepare('SELECT sqlite_version() AS version').get()?.['version'];
  const journal = db.prepare('PRAGMA journal_mode').get()?.['journal_mode'];
  return { version: String(version), journal_mode: String(journal) };
}
