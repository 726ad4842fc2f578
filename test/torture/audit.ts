// What must hold of a tortured database, whatever was done to it: all that was acknowledged is there, once, nothing is
// doubled, no number is missing, and everything fits everything.
import { sql } from '../../src/store/store.ts';
import { Violation } from '../simulation/violation.ts';
import type { Acknowledged } from './acknowledgements.ts';
import type { Figures } from './scenario.ts';
import type { Opened } from './target.ts';
import { COUNTER, LEASED } from './write-plan.ts';

interface Row {
  readonly position: number;
  readonly host_counter: number;
  readonly event_id: string;
  readonly workflow_id: string;
  readonly event_seq: number;
  readonly append_seq: number;
  readonly event_type: string;
  readonly payload: string;
  readonly operation_id: string | null;
  readonly row_hash: string;
}

const readRows = sql<Row>(
  `SELECT position, host_counter, event_id, workflow_id, event_seq, append_seq, event_type, payload, operation_id, row_hash
   FROM events ORDER BY position`,
);

export async function audit(
  { store, ledger }: Pick<Opened, 'store' | 'ledger'>,
  acknowledged: readonly Acknowledged[],
): Promise<Figures> {
  const report = await ledger.verify({ deep: true });
  expect('verification finds nothing', report.problems, []);
  const rows = await store.read((tx) => tx.all(readRows));
  checkNumbers(rows);
  checkAcknowledged(rows, acknowledged);
  checkOnce(rows);
  checkCounting(rows);
  checkTokens(rows);
  const takeovers = rows.filter(({ event_type }) => event_type === 'lease.taken_over').length;
  return { acknowledged: acknowledged.length, events: rows.length, takeovers };
}

function checkNumbers(rows: readonly Row[]): void {
  const heads = new Map<string, number>();
  for (const [index, { position, host_counter, workflow_id, event_seq }] of rows.entries()) {
    expect(
      'positions and counters have no gap',
      { position, host_counter },
      { position: index + 1, host_counter: index + 1 },
    );
    const head = (heads.get(workflow_id) ?? 0) + 1;
    expect('sequences have no gap', { workflow_id, event_seq }, { workflow_id, event_seq: head });
    heads.set(workflow_id, head);
  }
}

function checkAcknowledged(rows: readonly Row[], acknowledged: readonly Acknowledged[]): void {
  const byId = new Map(rows.map((row) => [row.event_id, row]));
  for (const { workflow_id, events } of acknowledged) {
    for (const { event_id, event_seq, row_hash } of events) {
      const row = byId.get(event_id);
      const found = row && {
        event_id,
        workflow_id: row.workflow_id,
        event_seq: row.event_seq,
        row_hash: row.row_hash,
      };
      expect('what was acknowledged is there, unchanged', found, { event_id, workflow_id, event_seq, row_hash });
    }
  }
}

/** A card or a line is written by one operation, and an operation is done once. */
function checkOnce(rows: readonly Row[]): void {
  const appends = new Map<string, number>();
  const names = new Set<string>();
  for (const { workflow_id, event_type, payload, operation_id, append_seq, event_id } of rows) {
    if (operation_id !== null) {
      const key = `${workflow_id} ${operation_id}`;
      const first = appends.get(key) ?? append_seq;
      expect('an operation is done once', { operation_id, append_seq }, { operation_id, append_seq: first });
      appends.set(key, first);
    }
    const { card_id, text } = JSON.parse(payload) as { card_id?: string; text?: string };
    const what =
      event_type === 'card.added' ? `card ${card_id}` : event_type === 'line.written' ? `line ${text}` : event_id;
    const name = `${what} of ${workflow_id}`;
    expect('nothing is written twice', { name, isTwice: names.has(name) }, { name, isTwice: false });
    names.add(name);
  }
}

function checkCounting(rows: readonly Row[]): void {
  let counted = 0;
  for (const { workflow_id, payload } of rows) {
    if (workflow_id !== COUNTER.id) continue;
    counted += 1;
    const { column } = JSON.parse(payload) as { column: string };
    expect('a decision sees the one before it', column, String(counted));
  }
}

/** In the order of the stream: a token never falls, and has one owner. */
function checkTokens(rows: readonly Row[]): void {
  let last = { token: 0, owner: '' };
  for (const { workflow_id, payload } of rows) {
    if (workflow_id !== LEASED.id) continue;
    const [token = '', owner = ''] = (JSON.parse(payload) as { title: string }).title.split(' ');
    const now = { token: Number(token), owner };
    const holds = now.token > last.token || (now.token === last.token && now.owner === last.owner);
    expect('who lost a lease writes no more', { last, now, holds }, { last, now, holds: true });
    last = now;
  }
}

export function expect(promise: string, found: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Violation(promise, `expected ${b?.slice(0, 2000)}, found ${a?.slice(0, 4000)}`);
}
