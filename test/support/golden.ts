// A small ledger with a row of every sort in every table: streams with and without state, operations, parts inline,
// merged and in blobs, rollbacks, checkpoints, unsigned events after them.
import { DatabaseSync } from 'node:sqlite';
import type { Kernel } from '../../src/kernel/kernel.ts';
import { board, log } from './board.ts';
import type { Fixture } from './fixture.ts';

export const GROWN = '01900000-0000-7000-8000-0000000000a1';
export const SMALL = '01900000-0000-7000-8000-0000000000a2';
export const PLAIN = '01900000-0000-7000-8000-0000000000a3';

export async function makeGolden(fixture: Fixture, { large = true } = {}): Promise<void> {
  const { store, ledger } = await fixture.open();
  const grown = { kind: board, id: GROWN };
  const small = { kind: board, id: SMALL };
  const plain = { kind: log, id: PLAIN };
  const text = 'text '.repeat(large ? 6_700 : 10);
  await ledger.append(
    grown,
    [
      {
        type: 'card.added',
        payload: { card_id: 'a', title: 'A card' },
        tokens: [{ token_class: 'entityId', token_value: 'a' }],
      },
      { type: 'card.noted', payload: { card_id: 'a', note: text } },
      { type: 'card.added', payload: { card_id: 'b', title: 'Another' } },
      { type: 'card.noted', payload: { card_id: 'b', note: text } },
      { type: 'card.added', payload: { card_id: 'c', title: 'A small one' } },
    ],
    { create: true, operationId: 'begin', actor: 'somebody' },
  );
  await fixture.tamper(OPERATIONAL_ROWS);
  const lease = { workflow_id: SMALL, owner_id: 'me', fencing_token: 7 };
  // Each rollback writes a part; the eighth makes them merge, and two more stand alone.
  for (let part = 1; part <= 10; part += 1) {
    await ledger.append(grown, [{ type: 'card.moved', payload: { card_id: 'c', column: `c${part}` } }]);
    await ledger.rollback(grown, 2 * part + 3, { reason: `part ${part}` });
    fixture.advance(1000);
  }
  await ledger.settled();
  await ledger.append(grown, [
    { type: 'card.removed', payload: { card_id: 'a' } },
    { type: 'card.removed', payload: { card_id: 'b' } },
  ]);
  await ledger.rollback(grown, 25, { reason: 'both are needed' });
  await ledger.append(small, [{ type: 'card.added', payload: { card_id: 'ä', title: 'Ünïcode' } }], { create: true });
  await ledger.rollback(small, 0, { reason: 'nothing is left' });
  await ledger.append(small, [{ type: 'card.added', payload: { card_id: 'x', title: 'X' } }], {
    operationId: 'add-x',
    lease,
  });
  await ledger.append(plain, [{ type: 'line.written', payload: { text: 'one' } }], {
    create: true,
    operationId: 'line',
  });
  await ledger.sign();
  fixture.advance(1000);
  await ledger.append(plain, [], { operationId: 'nothing' });
  await ledger.append(small, [{ type: 'card.moved', payload: { card_id: 'x', column: 'done' } }]);
  await ledger.sign();
  fixture.advance(1000);
  await ledger.append(plain, [{ type: 'line.written', payload: { text: 'two' } }], { operationId: 'line-2' });
  await ledger.append(grown, [{ type: 'card.moved', payload: { card_id: 'b', column: 'done' } }]);
  await ledger.settled();
  // Not closed by the ledger: it would sign the last two.
  await store.close();
}

/** Rows that later protocols write: a lease, and a step that was begun and not completed. */
const OPERATIONAL_ROWS = `
INSERT INTO workflow_leases (workflow_id, owner_id, acquired_at, lease_expires_at, fencing_token, heartbeat_at)
  VALUES ('${SMALL}', 'me', '2026-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z', 7, '2026-01-01T00:00:00.000Z');
INSERT INTO step_attempts (workflow_id, step_id, attempt_id, started_at, fencing_token)
  VALUES ('${SMALL}', 'begun', 1, '2026-01-01T00:00:00.000Z', 7);`;

/** Throws where a stream cannot be restored as it should be. */
export async function restoreAll(ledger: Kernel): Promise<void> {
  await ledger.restore({ kind: board, id: GROWN });
  await ledger.restore({ kind: board, id: SMALL });
  await ledger.restore({ kind: log, id: PLAIN });
}

/** Every row of every table by table, as text. */
export type Dump = ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>;

export function dumpOf(path: string): Dump {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
    const names = ['sqlite_schema', ...tables.map((row) => String(row['name']))];
    return new Map(names.map((name) => [name, rowsOf(db, name)]));
  } finally {
    db.close();
  }
}

function rowsOf(db: DatabaseSync, table: string): Record<string, unknown>[] {
  // SQLite reads its own schema as text, whatever type it is stored as.
  const columns = table === 'sqlite_schema' ? ['type', 'name', 'tbl_name', 'sql'].map(asText).join() : '*';
  // An attempt that completed nothing is operational, like a lease.
  const where = table === 'step_attempts' ? "WHERE step_id <> 'begun'" : '';
  const statement = db.prepare(`SELECT ${columns} FROM ${table} ${where}`);
  statement.setReadBigInts(true);
  return statement
    .all()
    .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(value)])));
}

function asText(column: string): string {
  return `CAST(${column} AS TEXT) AS ${column}`;
}

function textOf(value: unknown): string {
  return value instanceof Uint8Array
    ? `blob ${Buffer.from(value).toString('hex')}`
    : `${typeof value} ${String(value)}`;
}

/** `table.column` wherever two dumps differ, `table` where their rows are not the same ones. */
export function differences(before: Dump, after: Dump): string[] {
  const found = new Set<string>();
  for (const table of new Set([...before.keys(), ...after.keys()])) {
    const [rows = [], others = []] = [before.get(table), after.get(table)];
    if (rows.length !== others.length) found.add(table);
    for (const [index, row] of rows.entries()) {
      for (const [column, value] of Object.entries(row)) {
        if (others[index] && others[index][column] !== value) found.add(`${table}.${column}`);
      }
    }
  }
  return [...found];
}
