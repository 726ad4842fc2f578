// Events are immutable by the database too: it refuses to change, delete or replace one, verification says when it would
// no longer refuse, and an append whose predecessor is not the one it is chained to is refused.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/store/store.ts';
import { board, log } from '../support/board.ts';
import { failureOf, refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { dumpTables } from '../support/raw-database.ts';

const added = (card_id: string) => ({
  type: 'card.added' as const,
  payload: { card_id, title: card_id, column: 'todo' },
});
const line = (text: string) => ({ type: 'line.written' as const, payload: { text } });

describe.each(DIALECTS)('events on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  let stream: { kind: typeof board; id: string };
  let lines: { kind: typeof log; id: string };
  beforeEach(async () => {
    fixture = createFixture(dialect);
    opened = await fixture.open();
    stream = { kind: board, id: fixture.ids.uuid() };
    lines = { kind: log, id: fixture.ids.uuid() };
    await opened.ledger.append(stream, [added('a'), added('b')], { create: true });
    await opened.ledger.append(lines, [line('one'), line('two')], { create: true });
    await opened.ledger.settled();
  });
  afterEach(() => fixture.dispose());

  const COPY = 'SELECT * FROM events WHERE position = 2';
  const CHANGES = [
    "UPDATE events SET actor = 'eve'",
    'UPDATE events SET position = position + 10',
    'DELETE FROM events WHERE position = 2',
    ...(dialect === 'sqlite'
      ? [
          `REPLACE INTO events ${COPY}`,
          `INSERT OR IGNORE INTO events ${COPY}`,
          // Each of the keys alone.
          ...['position = 99', "event_id = '01900000-0000-7000-8000-00000000dead'", 'event_seq = 99'].map(
            (other) =>
              `CREATE TEMP TABLE copy AS ${COPY}; UPDATE copy SET ${other}; REPLACE INTO events SELECT * FROM copy`,
          ),
        ]
      : [
          'TRUNCATE events CASCADE',
          `INSERT INTO events ${COPY} ON CONFLICT (workflow_id, event_seq) DO UPDATE SET actor = 'eve'`,
          `MERGE INTO events e USING (${COPY}) c ON c.position = e.position WHEN MATCHED THEN DELETE`,
        ]),
  ];

  it.each(CHANGES)('[ACL-01] are not changed by %s', async (statement) => {
    const before = await dumpTables(fixture);
    const conn = await fixture.driver().connect('write');
    try {
      await conn.begin('write');
      const error = await failureOf(conn.script(statement));
      expect(error.code).toBe('database_error');
      expect(error.message).toMatch(/events are never (?:changed|deleted|replaced)/);
    } finally {
      await conn.rollback();
      await conn.close();
    }
    expect(await dumpTables(fixture)).toEqual(before);
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  });

  it('[ACL-03] get none after them while their stream or the ledger does not stand where they end', async () => {
    const damages = [
      [
        `UPDATE streams SET state_checksum = '${'0'.repeat(64)}' WHERE workflow_id = '${stream.id}'`,
        'projection_damaged',
      ],
      ['UPDATE ledger_meta SET host_counter = 0', 'chain_broken'],
    ] as const;
    for (const [damage, code] of damages) {
      const fresh = createFixture(dialect);
      try {
        const { ledger } = await fresh.open({ signed: false });
        await ledger.append(stream, [added('a'), added('b')], { create: true });
        await fresh.tamper(damage);
        const other = await fresh.open({ signed: false });
        const before = await dumpTables(fresh);
        expect(await refusalOf(other.ledger.append(stream, [added('c')]))).toMatchObject({ code });
        expect(await dumpTables(fresh)).toEqual(before);
      } finally {
        await fresh.dispose();
      }
    }
  });

  const SWITCHED_OFF =
    dialect === 'sqlite'
      ? [
          'DROP TRIGGER events_are_not_updated',
          'DROP TRIGGER events_are_not_deleted',
          'DROP TRIGGER events_are_not_replaced',
          `DROP TRIGGER events_are_not_deleted;
           CREATE TRIGGER events_are_not_deleted BEFORE DELETE ON events WHEN 0 BEGIN SELECT 1; END`,
        ]
      : [
          'DROP TRIGGER events_are_not_changed ON events',
          'ALTER TABLE events DISABLE TRIGGER USER',
          `CREATE OR REPLACE FUNCTION ledger_refuse_change() RETURNS TRIGGER LANGUAGE plpgsql
           AS 'BEGIN RETURN NULL; END'`,
          `DROP TRIGGER events_are_not_changed ON events; CREATE TRIGGER events_are_not_changed
           BEFORE UPDATE OR DELETE OR TRUNCATE ON events FOR EACH STATEMENT WHEN (false)
           EXECUTE FUNCTION ledger_refuse_change()`,
        ];

  it.each(SWITCHED_OFF)('[ACL-03] are guarded, and verification says when they are not: %s', async (statement) => {
    await fixture.tamper(statement);
    const { problems } = await opened.ledger.verify({ deep: true });
    expect(problems[0]).toMatchObject({
      code: 'database_corrupt',
      message: expect.stringMatching(/the schema misses what a migration made: trigger events_are_not_/) as unknown,
    });
  });

  const REPLACED = [
    [
      `DROP TRIGGER ledger_is_fenced ON ledger_meta; CREATE TRIGGER ledger_is_fenced BEFORE UPDATE OF created_at
       ON ledger_meta FOR EACH ROW EXECUTE FUNCTION ledger_refuse_older()`,
      'misses what a migration made: trigger ledger_is_fenced of table ledger_meta',
    ],
    [
      `CREATE RULE quiet AS ON INSERT TO events WHERE NEW.actor = 'x' DO INSTEAD NOTHING`,
      'holds what no migration made: rule quiet of table events',
    ],
    [
      `CREATE FUNCTION quiet() RETURNS TRIGGER LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
       CREATE TRIGGER quiet BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION quiet()`,
      'holds what no migration made: trigger quiet of table events',
    ],
    [
      `DO $do$ BEGIN EXECUTE (SELECT replace(pg_get_functiondef(oid), 'a lease is not held', 'whatever') FROM pg_proc
       WHERE proname = 'ledger_append' AND pronamespace = current_schema()::regnamespace); END $do$`,
      'misses what a migration made: function ledger_append(',
    ],
  ] as const;

  it.each(dialect === 'postgres' ? REPLACED : [])(
    '[ACL-03] are guarded, and verification says what was put in the place of a guard: %s',
    async (statement, message) => {
      expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
      await fixture.tamper(statement);
      const { problems } = await opened.ledger.verify({ deep: true });
      expect(problems[0]?.code).toBe('database_corrupt');
      expect(problems[0]?.message).toContain(`the schema ${message}`);
    },
  );

  describe('whose last one was changed or removed', () => {
    const BROKEN = [
      ['changed', `UPDATE events SET row_hash = '${'0'.repeat(64)}' WHERE event_seq = 2`],
      ['removed', 'DELETE FROM events WHERE event_seq = 2'],
    ] as const;

    it.each(BROKEN)('[ACL-01] get none after it: %s', async (_, statement) => {
      await fixture.tamper(statement);
      const before = await dumpTables(fixture);
      const { ledger } = opened;
      const fresh = await fixture.open();
      for (const { id, attempt } of [
        { id: lines.id, attempt: () => ledger.append(lines, [line('three')]) },
        { id: lines.id, attempt: () => fresh.ledger.append(lines, [line('three')], { operationId: 'three' }) },
        { id: stream.id, attempt: () => ledger.append(stream, [added('c')]) },
        { id: stream.id, attempt: () => ledger.append(stream, () => [added('c')]) },
      ]) {
        expect(await refusalOf(attempt())).toMatchObject({
          code: 'chain_broken',
          details: { table: 'events', workflow_id: id, event_seq: 2 },
        });
      }
      expect((await refusalOf(ledger.rollback(stream, 1, { reason: 'x' }))).code).toBe('chain_broken');
      expect(await dumpTables(fixture)).toEqual(before);
    });

    it('[ACL-01] stop only their own stream', async () => {
      await fixture.tamper(`UPDATE events SET row_hash = '${'0'.repeat(64)}' WHERE workflow_id = '${lines.id}'`);
      const other = { kind: log, id: fixture.ids.uuid() };
      const results = await Promise.allSettled([
        opened.ledger.append(lines, [line('three')]),
        opened.ledger.append(other, [line('one')], { create: true }),
        opened.ledger.append(stream, [added('c')]),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    });
  });

  it('[ACL-01] are foreseen only over the one that stands last', async () => {
    // Until this process writes by one call, on Postgres.
    for (const text of ['three', 'four', 'five']) await opened.ledger.append(lines, [line(text)]);
    await fixture.tamper(`UPDATE events SET row_hash = '${'0'.repeat(64)}' WHERE event_seq = 5`);
    expect((await refusalOf(opened.ledger.append(lines, [line('six')]))).code).toBe('chain_broken');
    const heads = await opened.store.read((tx) =>
      tx.all(sql<{ head_seq: number }>('SELECT head_seq FROM streams WHERE workflow_id = ?'), lines.id),
    );
    expect(heads).toEqual([{ head_seq: 5 }]);
  });
});
