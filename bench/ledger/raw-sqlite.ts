// The bare driver at the same durability: one row a commit, and exactly the rows that the ledger writes.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Driver } from '../../src/store/driver.ts';
import type { SqlValue } from '../../src/store/store.ts';
import { openBareStore, sqliteFile } from './subject.ts';

function openDatabase(path: string): DatabaseSync {
  const db = new DatabaseSync(path);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  return db;
}

export interface RawRow {
  readonly path: string;
  /** One durable commit of one row. */
  commit(payload: string): void;
  close(): void;
}

export function openRawRow(folder: string): RawRow {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'raw.sqlite');
  const db = openDatabase(path);
  db.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY, payload TEXT NOT NULL) STRICT');
  const insert = db.prepare('INSERT INTO rows (payload) VALUES (?)');
  return {
    path,
    commit: (payload) => {
      insert.run(payload);
    },
    close: () => db.close(),
  };
}

// ── The same rows ────────────────────────────────────────────────────────────────────────────────────────────

interface Write {
  readonly text: string;
  readonly params: readonly SqlValue[];
}

export type Transaction = readonly Write[];

export interface Recording {
  readonly driver: Driver;
  readonly transactions: readonly Transaction[];
  start(): void;
}

/** Remembers every write of every transaction that passes through the driver. */
export function recordWrites(driver: Driver): Recording {
  const transactions: Transaction[] = [];
  let started = false;
  return {
    transactions,
    start: () => {
      started = true;
    },
    driver: {
      ...driver,
      async connect(purpose) {
        const conn = await driver.connect(purpose);
        let writes: Write[] = [];
        const begin = conn.begin.bind(conn);
        const run = conn.run.bind(conn);
        const commit = conn.commit.bind(conn);
        conn.begin = (mode) => {
          writes = [];
          return begin(mode);
        };
        conn.run = (statement, params) => {
          writes.push({ text: statement.text, params: [...params] });
          return run(statement, params);
        };
        conn.commit = () => {
          if (started && writes.length > 0) transactions.push(writes);
          return commit();
        };
        return conn;
      },
    },
  };
}

export interface Replay {
  /** Goes on until so many appends are written; snapshots and signatures between them come too. */
  appends(count: number): void;
  close(): void;
}

export async function openReplay(folder: string, transactions: readonly Transaction[]): Promise<Replay> {
  const driver = sqliteFile(folder);
  const store = await openBareStore(driver);
  await store.close();
  const db = openDatabase(driver.location);
  const prepared = new Map<string, StatementSync>();
  const statement = (text: string) => {
    let found = prepared.get(text);
    if (!found) {
      found = db.prepare(text);
      prepared.set(text, found);
    }
    return found;
  };
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  let at = 0;
  return {
    appends(count) {
      for (let appended = 0; appended < count;) {
        const transaction = transactions[at];
        if (!transaction) throw new Error('more was to be replayed than was recorded');
        at += 1;
        begin.run();
        for (const { text, params } of transaction) statement(text).run(...params);
        commit.run();
        if (transaction.some(({ text }) => text.startsWith('INSERT INTO events'))) appended += 1;
      }
    },
    close: () => db.close(),
  };
}
