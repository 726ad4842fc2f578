// Somebody with the password changes rows: one column, whole rows, or everything consistently. Verification names the
// table, and where there is one the row.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonicalJson } from '../../src/base/canonical-json.ts';
import { sha256 } from '../../src/base/hash.ts';
import type { EventRow } from '../../src/ledger/contract.ts';
import { rowHash } from '../../src/ledger/streams/event-row.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import type { VerifyReport } from '../../src/ledger/verify/report.ts';
import { sql, type SqlValue } from '../../src/store/store.ts';
import { boardSchema, log } from '../support/board.ts';
import { ALL_FAULTS, FAST_FOLDER } from '../support/crash.ts';
import { countFaults, isInPart } from '../support/fault-part.ts';
import { createFixture, DIALECTS, type Fixture, type Opened } from '../support/fixture.ts';
import { makeGolden, PLAIN, SMALL } from '../support/golden.ts';

const TIMEOUT_MS = 3_600_000;
const KEYS: Readonly<Record<string, readonly string[]>> = {
  ledger_meta: ['one'],
  streams: ['workflow_id'],
  events: ['position'],
  state_entities: ['workflow_id', 'collection', 'entity_id'],
  step_attempts: ['workflow_id', 'step_id', 'attempt_id'],
  completed_steps: ['workflow_id', 'step_id'],
  snapshots: ['snapshot_id'],
  checkpoints: ['tree_size'],
  board_cards: ['workflow_id', 'card_id'],
};

/** Columns that no check covers, and why that is right. */
const UNCHECKED: Readonly<Record<string, string>> = {
  'ledger_meta.created_at': 'for people only',
  'ledger_meta.written_as': 'compared when it is written, and read by no program',
  'step_attempts.fencing_token': 'operational: what the attempt wrote is in the chain, its token in no way',
};

/** What is missing elsewhere when this table is changed: it may be named there. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  ledger_meta: ['events', 'checkpoints'],
  streams: ['events', 'state_entities', 'snapshots'],
  events: ['ledger_meta'],
  step_attempts: ['completed_steps'],
  snapshots: ['streams'],
};

type Row = Record<string, SqlValue>;

describe.each(DIALECTS)('tampering on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  beforeAll(async () => {
    fixture = createFixture(dialect, 1, FAST_FOLDER);
    await makeGolden(fixture, { large: false });
    await keepGolden(fixture);
    opened = await fixture.open();
  });
  afterAll(() => fixture.dispose());

  // A statement on Postgres takes its round trip: there only some rows of those that are all changed alike on SQLite.
  const some = (rows: readonly Row[]) =>
    rows.filter((_, index) => ALL_FAULTS || dialect === 'sqlite' || index % 4 === 0);
  const rowsOf = (table: string) =>
    opened.store.read((tx) => tx.all(sql<Row>(`SELECT * FROM ${table} ORDER BY ${KEYS[table]?.join() ?? ''}`)));

  /** Changes, verifies, and puts everything back. */
  async function tampered(statement: string): Promise<VerifyReport> {
    await fixture.tamper(statement);
    const report = await opened.ledger.verify({ deep: true });
    await putBack(fixture);
    return report;
  }

  test('every column of every table', { timeout: TIMEOUT_MS }, async () => {
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
    const missed: string[] = [];
    let [met, edits] = [0, 0];
    for (const table of Object.keys(KEYS)) {
      for (const [index, row] of some((await rowsOf(table)).filter(isLedgers)).entries()) {
        const columns = Object.keys(row);
        // All columns of the first rows, then one of each.
        for (const column of ALL_FAULTS || index < (dialect === 'sqlite' ? 2 : 1)
          ? columns
          : [columns[index % columns.length] ?? '']) {
          const value = changed(table, column, row[column] ?? null);
          if (value === undefined || `${table}.${column}` in UNCHECKED) continue;
          met += 1;
          if (!isInPart(met)) continue;
          const { problems } = await tampered(
            `UPDATE ${table} SET ${column} = ${literal(value)} WHERE ${keyOf(table, row)}`,
          );
          edits += 1;
          const named = problems.some((problem) => names(problem.table, table));
          if (!named)
            missed.push(`${table}.${column} of ${keyOf(table, row)}: ${JSON.stringify(problems).slice(0, 200)}`);
        }
      }
    }
    countFaults(`changed columns, ${dialect}`, { detected: edits - missed.length, silent: missed.length });
    expect(missed).toEqual([]);
    expect(met).toBeGreaterThan(80);
  });

  test('every row deleted', { timeout: TIMEOUT_MS }, async () => {
    const missed: string[] = [];
    let [met, deleted] = [0, 0];
    for (const table of Object.keys(KEYS)) {
      for (const row of some((await rowsOf(table)).filter(isLedgers))) {
        // An operation that had nothing to append left no event that would miss its step.
        if (row['step_id'] === 'nothing' && table === 'completed_steps') continue;
        // Its second copy is what verification stands on.
        if (table === 'checkpoints') continue;
        met += 1;
        if (!isInPart(met)) continue;
        deleted += 1;
        const { problems } = await tampered(`DELETE FROM ${table} WHERE ${keyOf(table, row)}`);
        if (!problems.some((problem) => names(problem.table, table)))
          missed.push(`${table} ${keyOf(table, row)}: ${JSON.stringify(problems).slice(0, 200)}`);
      }
    }
    countFaults(`deleted rows, ${dialect}`, { detected: deleted - missed.length, silent: missed.length });
    expect(missed).toEqual([]);
  });

  test('a completed step that was moved to a stream which does not exist, and rebuild removes it', async () => {
    await fixture.tamper(
      `UPDATE completed_steps SET workflow_id = '${other(PLAIN)}' WHERE workflow_id = '${PLAIN}' AND step_id = 'nothing'`,
    );
    const { problems } = await opened.ledger.verify({ deep: true });
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'projection_mismatch', table: 'completed_steps', workflow_id: other(PLAIN) }),
    );
    await opened.ledger.rebuild();
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
    await putBack(fixture);
  });

  test('but not the step of an operation that was to begin a stream and had nothing to append', async () => {
    const own = createFixture(dialect, 1, FAST_FOLDER);
    const { ledger } = await own.open();
    await ledger.append({ kind: log, id: PLAIN }, [], { create: true, operationId: 'nothing' });
    expect((await ledger.verify({ deep: true })).problems).toEqual([]);
    await own.dispose();
  });

  test('an edited event is named by its row', async () => {
    for (const row of some(await rowsOf('events'))) {
      const { problems } = await tampered(`UPDATE events SET payload = '{}' WHERE position = ${row['position']}`);
      expect(problems[0]).toMatchObject({ table: 'events', position: row['position'], event_seq: row['event_seq'] });
    }
  });

  test('two events that changed places', async () => {
    const [one, two] = (await rowsOf('events')).slice(5, 7);
    const { problems } = await tampered(
      `UPDATE events SET position = 9999 WHERE position = ${one?.['position']};
       UPDATE events SET position = ${one?.['position']} WHERE position = ${two?.['position']};
       UPDATE events SET position = ${two?.['position']} WHERE position = 9999`,
    );
    expect(problems[0]).toMatchObject({ table: 'events', position: one?.['position'] });
  });

  test('an event put in', async () => {
    const last = (await rowsOf('events')).at(-1) as unknown as EventRow;
    const added = {
      ...last,
      position: last.position + 1,
      event_seq: last.event_seq + 1,
      event_id: other(last.event_id),
      prev_hash: last.row_hash,
    };
    const { problems } = await tampered(insert('events', { ...added, row_hash: rowHash(added) }));
    expect(problems.map((problem) => problem.table)).toContain('events');
  });

  test('a tail that was cut off, with heads that fit', async () => {
    const events = (await rowsOf('events')) as unknown as EventRow[];
    const signed = (await opened.ledger.status()).signed_events;
    const cut = (keep: number) => {
      const gone = events.slice(keep);
      const heads = [...new Set(gone.map((row) => row.workflow_id))].map((id) => {
        const head = events.slice(0, keep).findLast((row) => row.workflow_id === id);
        return `UPDATE streams SET head_seq = ${head?.event_seq ?? 0}, head_hash = '${head?.row_hash ?? ''}' WHERE workflow_id = '${id}'`;
      });
      const steps = gone.flatMap((row) =>
        row.operation_id === null
          ? []
          : [
              `DELETE FROM completed_steps WHERE workflow_id = '${row.workflow_id}' AND step_id = '${row.operation_id}'`,
            ],
      );
      return [
        `DELETE FROM events WHERE position > ${keep}`,
        `UPDATE ledger_meta SET position = ${keep}, host_counter = ${keep}`,
        `DELETE FROM checkpoints WHERE tree_size > ${keep}`,
        ...heads,
        ...steps,
      ].join(';');
    };
    expect((await tampered(cut(signed - 1))).problems.map((problem) => problem.code)).toContain('rolled_back');
  });

  test('a history that was written anew, every hash of it', async () => {
    const events = (await rowsOf('events')) as unknown as EventRow[];
    // The first line of the plain stream, which is signed; then its last, which is not.
    const signed = (await opened.ledger.status()).signed_events;
    const lines = events.filter((row) => row.workflow_id === PLAIN);
    for (const target of [lines[0], lines.at(-1)]) {
      if (!target) throw new Error('no line');
      const statements: string[] = [];
      let before: string | undefined;
      for (const row of lines.filter((line) => line.event_seq >= target.event_seq)) {
        const payload = row === target ? '{"text":"forged"}' : row.payload;
        const forged = { ...row, payload, checksum: sha256(payload), prev_hash: before ?? row.prev_hash };
        before = rowHash(forged);
        statements.push(
          `UPDATE events SET payload = ${literal(payload)}, checksum = '${forged.checksum}', prev_hash = '${forged.prev_hash}', row_hash = '${before}' WHERE position = ${row.position}`,
        );
      }
      statements.push(`UPDATE streams SET head_hash = '${before}' WHERE workflow_id = '${PLAIN}'`);
      const { problems } = await tampered(statements.join(';'));
      const codes = problems.map((problem) => problem.code);
      // Under the signature it is found by it; after it only because the step that wrote it does not fit any more.
      if (target.position <= signed) expect(codes).toContain('checkpoint_mismatch');
      else expect(problems[0]).toMatchObject({ table: 'completed_steps' });
    }
  });

  test('a snapshot that was written anew without an entity', async () => {
    const rows = await rowsOf('snapshots');
    const row = rows.find((part) => String(part['state_inline']).includes('"last_card"'));
    const part = JSON.parse(String(row?.['state_inline'])) as object;
    const text = canonicalJson({ ...part, entities: {} });
    expect(text).not.toBe(row?.['state_inline']);
    const { problems } = await tampered(
      `UPDATE snapshots SET state_inline = ${literal(text)}, part_checksum = '${sha256(text)}' WHERE snapshot_id = '${row?.['snapshot_id']}'`,
    );
    expect(problems[0]).toMatchObject({ table: 'snapshots', snapshot_id: row?.['snapshot_id'] });
  });

  test('but not the tables of a program that embeds it', async () => {
    const own = createFixture(dialect, 1, FAST_FOLDER);
    const table = 'CREATE TABLE own_notes (text TEXT)';
    const app = { name: 'app.notes', migrations: [{ name: 'notes', sqlite: table, postgres: table }] };
    const embedding = await own.open({ sequences: [ledgerSchema, boardSchema, app] });
    await embedding.store.close();
    const { ledger } = await own.open();
    expect((await ledger.verify({ deep: true })).problems).toEqual([]);
    await own.dispose();
  });

  test('a snapshot whose text is no part at all', async () => {
    for (const text of ['x', '{}', 'null', '{"entities":null}', '{"entities":{"cards":null}}']) {
      const { problems } = await tampered(
        `UPDATE snapshots SET state_inline = ${literal(text)}, part_checksum = '${sha256(text)}' WHERE workflow_id = '${SMALL}'`,
      );
      expect({ text, tables: problems.map((problem) => problem.table) }).toMatchObject({
        text,
        tables: expect.arrayContaining(['snapshots']) as unknown,
      });
    }
  });
});

/** Not those of an attempt that completed nothing, which are operational. */
function isLedgers(row: Row): boolean {
  return row['step_id'] !== 'begun';
}

function names(named: unknown, table: string): boolean {
  // The engine's own findings and a projection's have no table of ours.
  return (
    named === table || ALSO[table]?.includes(String(named)) === true || (table === 'board_cards' && named === undefined)
  );
}

function keyOf(table: string, row: Row): string {
  return (KEYS[table] ?? []).map((column) => `${column} = ${literal(row[column] ?? null)}`).join(' AND ');
}

function literal(value: SqlValue): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

function insert(table: string, row: object): string {
  return `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.values(row)
    .map((value) => literal(value as SqlValue))
    .join()})`;
}

const HEX = '0'.repeat(64);
const WHEN_NULL: Readonly<Record<string, SqlValue>> = {
  operation_id: 'forged',
  delta: '[]',
  delta_ref: HEX,
  state_checksum: HEX,
  snapshot_id: '01900000-0000-7000-8000-00000000ffff',
  snapshot_at: '2026-01-01T00:00:00.001Z',
  base_snapshot_id: '01900000-0000-7000-8000-00000000ffff',
  input_checksum: HEX,
};

/** Another value of the same sort; undefined where the schema itself allows no other. */
function changed(table: string, column: string, value: SqlValue): SqlValue | undefined {
  if (table === 'ledger_meta' && column === 'one') return undefined;
  if (value === null) return WHEN_NULL[column];
  if (typeof value === 'number') return value + 1000;
  if (/^[0-9a-f]{8}-/.test(value)) return other(value);
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return new Date(Date.parse(value) + 1).toISOString();
  if (/^[0-9a-f]{64}$/.test(value)) return (value.startsWith('0') ? '1' : '0') + value.slice(1);
  return value.startsWith('z') ? `y${value.slice(1)}` : `z${value.slice(1)}`;
}

function other(uuid: string): string {
  return uuid.slice(0, -1) + (uuid.endsWith('0') ? '1' : '0');
}

// ── Putting back ─────────────────────────────────────────────────────────────────────────────────────────────

async function keepGolden(fixture: Fixture): Promise<void> {
  if (fixture.dialect === 'sqlite') {
    copyFileSync(fixture.path, goldenPath(fixture));
    return;
  }
  const copies = Object.keys(KEYS).map(
    (table) => `CREATE TABLE ${fixture.schema}_golden.${table} AS SELECT * FROM ${table}`,
  );
  await fixture.tamper([`CREATE SCHEMA ${fixture.schema}_golden`, ...copies].join(';'));
}

async function putBack(fixture: Fixture): Promise<void> {
  const isSqlite = fixture.dialect === 'sqlite';
  const from = isSqlite ? 'golden' : `${fixture.schema}_golden`;
  const tables = Object.keys(KEYS).map(
    (table) => `DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM ${from}.${table}`,
  );
  const attach = isSqlite ? `ATTACH '${goldenPath(fixture)}' AS golden; BEGIN;` : '';
  await fixture.tamper(`${attach} ${tables.join(';')}; ${isSqlite ? 'COMMIT' : ''}`);
}

function goldenPath(fixture: Fixture): string {
  return join(fixture.folder, 'golden.sqlite');
}
