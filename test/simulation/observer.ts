// Looks into the database from outside, right after every commit, with statements of its own: what it sees there is
// what the promises are held against.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { EventRow } from '../../src/ledger/contract.ts';
import type { WholeLeaseRow } from '../../src/ledger/queries.ts';
import type { SqlValue } from '../../src/store/store.ts';

export interface Observer {
  /** False until the first migration. */
  readonly isReady: boolean;
  eventsAfter(position: number): EventRow[];
  leases(): WholeLeaseRow[];
  /** Of the database; undefined before the first migration. */
  format(): number | undefined;
  rows<Row>(text: string, ...params: readonly SqlValue[]): Row[];
  close(): void;
}

export function openObserver(path: string): Observer {
  let db: DatabaseSync | undefined;
  const prepared = new Map<string, StatementSync>();
  const prepare = (text: string): StatementSync => {
    db ??= new DatabaseSync(path, { readOnly: true, timeout: 0 });
    const statement = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
  let isReady = false;
  return {
    get isReady() {
      if (!isReady) {
        isReady =
          prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'consumer_cursors'").get() !== undefined;
      }
      return isReady;
    },
    eventsAfter: (position) =>
      prepare('SELECT * FROM events WHERE position > ? ORDER BY position').all(position) as unknown as EventRow[],
    leases: () => prepare('SELECT * FROM workflow_leases').all() as unknown as WholeLeaseRow[],
    format: () => (prepare('SELECT format FROM schema_format').get() as { format: number } | undefined)?.format,
    rows: <Row>(text: string, ...params: readonly SqlValue[]) => prepare(text).all(...params) as Row[],
    close: () => db?.close(),
  };
}
