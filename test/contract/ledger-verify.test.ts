// Whoever changes a stored row behind the ledger's back: restore fails closed and names the row, verify finds it.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { entityHash } from '../../src/ledger/state/state.ts';
import { board, log } from '../support/board.ts';
import type { BoardEvent } from '../support/board-model.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { queryRaw, tableNames } from '../support/raw-database.ts';

const ZEROS = '0'.repeat(64);
const STRANGER = '01890a5d-ac96-774b-bcce-b302099a8057';
/** Statements that may use tables of a place called `kept`, which is no part of the database itself. */
const keepIn = (fixture: Fixture) => (statements: string) =>
  fixture.dialect === 'sqlite'
    ? fixture.tamper(`ATTACH '${fixture.path}.kept' AS kept; ${statements}`)
    : fixture.tamper(
        `CREATE SCHEMA IF NOT EXISTS ${fixture.schema}_kept; ${statements.replaceAll(/\bkept\./g, `${fixture.schema}_kept.`)}`,
      );
const added = (id: string, title = id): BoardEvent => ({ type: 'card.added', payload: { card_id: id, title } });

describe.each(DIALECTS)('tampering on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  let stream: { kind: typeof board; id: string };
  let lines: { kind: typeof log; id: string };
  let tables: string[];

  beforeAll(async () => {
    fixture = createFixture(dialect);
    opened = await fixture.open();
    const { ledger } = opened;
    stream = { kind: board, id: fixture.ids.uuid() };
    lines = { kind: log, id: fixture.ids.uuid() };
    await ledger.append(lines, [{ type: 'line.written', payload: { text: 'one' } }], { create: true });
    for (const first of [0, 100]) {
      await ledger.append(
        stream,
        Array.from({ length: 100 }, (_, n) => added(`c${first + n}`)),
        { create: true },
      );
    }
    for (let n = 200; n < 210; n += 1)
      await ledger.append(stream, [added(`c${n}`)], { operationId: `op-${n}`, actor: 'me' });
    await ledger.append(lines, [{ type: 'line.written', payload: { text: 'two' } }]);
    await ledger.settled();
    await ledger.sign();
    // Unsigned ones at the end, where only inconsistency can be found.
    await ledger.append(stream, [added('c210')], { operationId: 'op-210' });
    tables = await tableNames(fixture);
    await keep(tables.map((name) => `CREATE TABLE kept.${name} AS SELECT * FROM ${name};`).join(''));
  });
  /** Puts every row back. */
  afterEach(() =>
    keep(tables.map((name) => `DELETE FROM ${name}; INSERT INTO ${name} SELECT * FROM kept.${name};`).join('')),
  );
  afterAll(() => fixture.dispose());

  const keep = (statements: string) => keepIn(fixture)(statements);
  const verify = () => opened.ledger.verify({ deep: true });
  const at = (seq: number) => `workflow_id = '${stream.id}' AND event_seq = ${seq}`;
  const ofStream = () => `workflow_id = '${stream.id}'`;

  it('is not there when nothing was touched', async () => {
    expect(await opened.ledger.restore(stream)).toMatchObject({ seq: 211, events_replayed: 11 });
    expect(await verify()).toMatchObject({
      ok: true,
      problems: [],
      events: 213,
      streams: 2,
      signed_events: 212,
      unsigned_events: 1,
    });
  });

  describe('with an event', () => {
    const EDITS: [string, string][] = [
      ['event_id', `'${STRANGER}'`],
      ['append_seq', '7'],
      ['event_type', "'card.moved'"],
      ['payload', `'{"card_id":"c204","column":"todo","title":"forged"}'`],
      ['payload', "'not json'"],
      ['timestamp', "'2020-01-01T00:00:00.000Z'"],
      ['schema_version', "'1'"],
      ['producer_version', "'9.9.9'"],
      ['checksum', `'${ZEROS}'`],
      ['operation_id', "'op-other'"],
      ['operation_id', 'NULL'],
      ['actor', "'somebody else'"],
      ['tokens', `'[{"token_class":"entityId","token_value":"x"}]'`],
      ['delta', "'[]'"],
      ['delta', 'NULL'],
      ['delta', "'not json'"],
      ['delta', `'[{"op":"add","path":"/__proto__/polluted","value":{}}]'`],
      ['delta_ref', `'${ZEROS}'`],
      ['state_checksum', `'${ZEROS}'`],
      ['state_checksum', 'NULL'],
      ['host_id', `'${STRANGER}'`],
      ['host_counter', '9999'],
      ['prev_hash', `'${ZEROS}'`],
      ['row_hash', `'${ZEROS}'`],
    ];

    it.each(EDITS)('whose %s was changed to %s: restore fails closed at it, verify finds it', async (column, value) => {
      await fixture.tamper(`UPDATE events SET ${column} = ${value} WHERE ${at(205)}`);
      const refusal = await refusalOf(opened.ledger.restore(stream));
      expect(['checksum_mismatch', 'chain_broken']).toContain(refusal.code);
      expect(refusal.details).toMatchObject({ table: 'events', workflow_id: stream.id, event_seq: 205 });
      expect(refusal.message).toContain(`205 of ${stream.id}`);
      const report = await verify();
      expect(report.ok).toBe(false);
      expect(report.problems[0]).toMatchObject({ event_seq: 205 });
      expect((await opened.ledger.verify()).ok).toBe(false);
    });

    it.each(EDITS.filter(([, value]) => value !== 'NULL'))(
      'behind a snapshot whose %s was changed to %s: verify finds it',
      async (column, value) => {
        await fixture.tamper(`UPDATE events SET ${column} = ${value} WHERE ${at(50)}`);
        const report = await verify();
        expect(report.ok).toBe(false);
        expect(report.problems[0]).toMatchObject({ event_seq: 50 });
        expect((await opened.ledger.restore(stream)).seq).toBe(211);
      },
    );

    it('that a snapshot stands on and that was changed: restore fails closed at it', async () => {
      await fixture.tamper(`UPDATE events SET actor = 'x' WHERE ${at(200)}`);
      expect(await refusalOf(opened.ledger.restore(stream))).toMatchObject({
        details: { table: 'events', event_seq: 200 },
      });
      expect((await verify()).ok).toBe(false);
    });

    it('removed from the middle', async () => {
      await fixture.tamper(`DELETE FROM events WHERE ${at(205)}`);
      expect(await refusalOf(opened.ledger.restore(stream))).toMatchObject({
        code: 'chain_broken',
        details: { table: 'events', event_seq: 206 },
      });
      expect((await verify()).problems[0]).toMatchObject({ code: 'chain_broken', event_seq: 206 });
    });

    it('removed from behind a snapshot', async () => {
      await fixture.tamper(`DELETE FROM events WHERE ${at(200)}`);
      expect(await refusalOf(opened.ledger.restore(stream))).toMatchObject({
        code: 'chain_broken',
        details: { event_seq: 200 },
      });
      await fixture.tamper(`DELETE FROM events WHERE ${at(50)}`);
      expect((await verify()).problems[0]).toMatchObject({ code: 'chain_broken', event_seq: 51 });
    });

    it('cut from the end', async () => {
      await fixture.tamper(`DELETE FROM events WHERE ${ofStream()} AND event_seq > 208`);
      expect(await refusalOf(opened.ledger.restore(stream))).toMatchObject({
        code: 'chain_broken',
        details: { workflow_id: stream.id, event_seq: 209 },
      });
      expect((await verify()).ok).toBe(false);
    });

    it('cut from the end with every head moved to fit: the signed checkpoint says so', async () => {
      const [last] = await queryRaw<{ row_hash: string; state_checksum: string; position: number }>(
        fixture,
        `SELECT row_hash, state_checksum, position FROM events WHERE ${at(208)}`,
      );
      const body = '{"last_card":"c207"}';
      const [column] = await queryRaw<{ entity_id: string }>(
        fixture,
        `SELECT entity_id FROM state_entities WHERE collection = 'columns'`,
      );
      const hash = entityHash('columns', column?.entity_id ?? '', body);
      await fixture.tamper(
        `DELETE FROM events WHERE position > ${last?.position};
         DELETE FROM completed_steps WHERE step_id IN ('op-208', 'op-209', 'op-210');
         DELETE FROM state_entities WHERE entity_id IN ('c208', 'c209', 'c210');
         UPDATE state_entities SET body = '${body}', hash = '${hash}' WHERE collection = 'columns';
         UPDATE streams SET head_seq = 208, head_hash = '${last?.row_hash}', state_checksum = '${last?.state_checksum}', entity_count = 209 WHERE ${ofStream()};
         UPDATE streams SET head_seq = 1, head_hash = (SELECT row_hash FROM events WHERE workflow_id = '${lines.id}' AND event_seq = 1) WHERE workflow_id = '${lines.id}';
         UPDATE ledger_meta SET position = ${last?.position}, host_counter = ${last?.position};`,
      );
      const { problems } = await opened.ledger.verify();
      expect(problems.length).toBeGreaterThan(0);
      expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['rolled_back']));
    });

    it('swapped with its neighbour', async () => {
      await fixture.tamper(
        `UPDATE events SET event_seq = 9999 WHERE ${at(205)}; UPDATE events SET event_seq = 205 WHERE ${at(206)};
         UPDATE events SET event_seq = 206 WHERE ${at(9999)};`,
      );
      expect((await refusalOf(opened.ledger.restore(stream))).details).toMatchObject({ event_seq: 205 });
      expect((await verify()).ok).toBe(false);
    });

    it('moved to another stream', async () => {
      await fixture.tamper(`UPDATE events SET workflow_id = '${lines.id}', event_seq = 3 WHERE ${at(211)}`);
      expect(await refusalOf(opened.ledger.restore(stream))).toMatchObject({ code: 'chain_broken' });
      expect((await verify()).ok).toBe(false);
    });

    it('inserted at the end', async () => {
      await fixture.tamper(
        `CREATE TABLE forged AS SELECT * FROM events WHERE ${at(211)};
         UPDATE forged SET position = 9000, event_seq = 212, event_id = '${STRANGER}';
         INSERT INTO events SELECT * FROM forged; DROP TABLE forged;`,
      );
      const report = await verify();
      expect(report.ok).toBe(false);
      expect((await opened.ledger.restore(stream)).seq).toBe(211);
    });

    it('whose local columns were changed: inert for a restore, found by verify', async () => {
      await fixture.tamper(`UPDATE events SET received_at = '2020-01-01T00:00:00.000Z' WHERE ${at(205)}`);
      expect((await opened.ledger.restore(stream)).seq).toBe(211);
      expect((await verify()).problems).toMatchObject([{ code: 'checksum_mismatch', event_seq: 205 }]);
      await fixture.tamper(`UPDATE events SET position = 5000 WHERE ${at(205)}`);
      expect((await verify()).ok).toBe(false);
    });

    it('that holds a number larger than any', async () => {
      await fixture.tamper(`UPDATE events SET host_counter = 9223372036854775807 WHERE ${at(205)}`);
      await expect(opened.ledger.restore(stream)).rejects.toMatchObject({ code: 'database_corrupt' });
      expect((await verify()).problems[0]).toMatchObject({ code: 'database_corrupt' });
    });
  });

  describe('with a snapshot', () => {
    const newest = () => `workflow_id = '${stream.id}' AND last_event_seq = 200`;

    it.each([
      ['snapshot_id', `'${STRANGER}'`],
      ['step_number', '77'],
      ['last_event_seq', '199'],
      ['state_inline', "replace(state_inline, 'c150', 'c151')"],
      ['state_inline', "'{}'"],
      ['state_inline', "'not json'"],
      ['state_checksum', `'${ZEROS}'`],
      ['created_at', "'2020-01-01T00:00:00.000Z'"],
      ['base_snapshot_id', 'NULL'],
      ['base_snapshot_id', `'${STRANGER}'`],
      ['from_seq', '99'],
      ['level', '1'],
      ['part_checksum', `'${ZEROS}'`],
    ])('whose %s was changed to %s: restore fails closed at it, verify finds it', async (column, value) => {
      await fixture.tamper(`UPDATE snapshots SET ${column} = ${value} WHERE ${newest()}`);
      const refusal = await refusalOf(opened.ledger.restore(stream));
      expect(['checksum_mismatch', 'snapshot_invalid']).toContain(refusal.code);
      expect(refusal.details).toMatchObject({ table: 'snapshots', workflow_id: stream.id });
      expect(refusal.details).toHaveProperty('snapshot_id');
      const { problems } = await verify();
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.map(({ table }) => table)).toContain('snapshots');
    });

    it('whose base was removed', async () => {
      await fixture.tamper(`DELETE FROM snapshots WHERE workflow_id = '${stream.id}' AND last_event_seq = 100`);
      expect(await refusalOf(opened.ledger.restore(stream))).toMatchObject({ code: 'snapshot_invalid' });
      expect((await verify()).ok).toBe(false);
    });

    it('that was removed: the state is still right, and verify says that one is missing', async () => {
      await fixture.tamper(`DELETE FROM snapshots WHERE ${newest()}`);
      expect(await opened.ledger.restore(stream)).toMatchObject({ seq: 211, entity_count: 212 });
      expect((await verify()).problems).toMatchObject([{ code: 'snapshot_invalid', table: 'streams' }]);
    });
  });

  describe('with the head of a stream', () => {
    it.each([
      ['head_seq', '210'],
      ['head_seq', '212'],
      ['head_hash', `'${ZEROS}'`],
      ['state_checksum', `'${ZEROS}'`],
      ['entity_count', '5'],
      ['kind', "'log'"],
    ])('whose %s was changed to %s: restore fails closed, verify finds it', async (column, value) => {
      await fixture.tamper(`UPDATE streams SET ${column} = ${value} WHERE ${ofStream()}`);
      const refusal = await refusalOf(opened.ledger.restore(stream));
      expect(['checksum_mismatch', 'chain_broken', 'stream_kind_mismatch']).toContain(refusal.code);
      expect(refusal.details).toMatchObject({ workflow_id: stream.id });
      expect((await verify()).ok).toBe(false);
    });

    it.each([
      ['created_at', "'2020-01-01T00:00:00.000Z'"],
      ['snapshot_id', 'NULL'],
      ['snapshot_seq', '100'],
      ['snapshot_at', "'2020-01-01T00:00:00.000Z'"],
    ])('whose %s was changed to %s is found by verify', async (column, value) => {
      await fixture.tamper(`UPDATE streams SET ${column} = ${value} WHERE ${ofStream()}`);
      expect((await verify()).ok).toBe(false);
    });

    it('that was removed', async () => {
      await fixture.tamper(`DELETE FROM streams WHERE ${ofStream()}`);
      expect(await refusalOf(opened.ledger.restore(stream))).toMatchObject({ code: 'unknown_stream' });
      expect((await verify()).ok).toBe(false);
      const { problems } = await opened.ledger.verify();
      expect(problems).toContainEqual(
        expect.objectContaining({ code: 'chain_broken', workflow_id: stream.id, event_seq: 1 }),
      );
    });
  });

  describe('with another table is found by verify', () => {
    it.each([
      ['an entity', 'state_entities', `UPDATE state_entities SET body = '{"title":"forged"}' WHERE entity_id = 'c5'`],
      ['the hash of an entity', 'state_entities', `UPDATE state_entities SET hash = '${ZEROS}' WHERE entity_id = 'c5'`],
      ['a removed entity', 'state_entities', "DELETE FROM state_entities WHERE entity_id = 'c5'"],
      [
        'an added entity',
        'state_entities',
        `INSERT INTO state_entities SELECT workflow_id, collection, 'zzz', body, hash FROM state_entities WHERE entity_id = 'c5'`,
      ],
      [
        'the result of a step',
        'completed_steps',
        "UPDATE completed_steps SET result_snapshot_ref = 'events:1-1' WHERE step_id = 'op-205'",
      ],
      [
        'the checksum of a step',
        'completed_steps',
        `UPDATE completed_steps SET result_checksum = '${ZEROS}' WHERE step_id = 'op-205'`,
      ],
      [
        'the input of a step',
        'completed_steps',
        `UPDATE completed_steps SET input_checksum = '${ZEROS}' WHERE step_id = 'op-205'`,
      ],
      [
        'the time of a step',
        'completed_steps',
        "UPDATE completed_steps SET completed_at = '2020-01-01T00:00:00.000Z' WHERE step_id = 'op-205'",
      ],
      ['a removed step', 'completed_steps', "DELETE FROM completed_steps WHERE step_id = 'op-205'"],
      ['a removed attempt', 'completed_steps', "DELETE FROM step_attempts WHERE step_id = 'op-205'"],
      ['a checkpoint’s root', 'checkpoints', `UPDATE checkpoints SET root_hash = '${ZEROS}'`],
      ['a checkpoint’s note', 'checkpoints', "UPDATE checkpoints SET note = replace(note, 'time', 'tame')"],
      ['a checkpoint’s frontier', 'checkpoints', "UPDATE checkpoints SET frontier = '[]'"],
      ['a checkpoint’s size', 'checkpoints', 'UPDATE checkpoints SET tree_size = tree_size + 1'],
      ['the ledger’s position', 'ledger_meta', 'UPDATE ledger_meta SET position = 7'],
      ['the ledger’s counter', 'ledger_meta', 'UPDATE ledger_meta SET host_counter = 7'],
    ])('%s', async (_, table, statement) => {
      await fixture.tamper(statement);
      const { ok, problems } = await verify();
      expect(ok).toBe(false);
      expect(problems.map((problem) => problem.table)).toContain(table);
    });

    it('the identity of the ledger', async () => {
      const [kept] = await queryRaw<{ database_id: string }>(fixture, 'SELECT database_id FROM ledger_meta');
      await fixture.tamper(`UPDATE ledger_meta SET database_id = '${STRANGER}'`);
      expect((await verify()).ok).toBe(false);
      await fixture.tamper(`UPDATE ledger_meta SET database_id = '${kept?.database_id}', host_id = '${STRANGER}'`);
      expect((await verify()).ok).toBe(false);
    });

    it('a projected row', async () => {
      await fixture.tamper("UPDATE board_cards SET title = 'forged' WHERE card_id = 'c5'");
      expect((await verify()).problems).toMatchObject([
        { code: 'projection_mismatch', message: 'card c5 is not projected' },
      ]);
    });
  });

  it('is reported row by row, with a count of all and a list of the first', async () => {
    await fixture.tamper(`UPDATE events SET actor = 'x' WHERE ${ofStream()} AND event_seq <= 150`);
    const report = await opened.ledger.verify();
    expect(report.problems).toHaveLength(100);
    expect(report.problems_found).toBe(150);
    expect(report.problems[0]).toMatchObject({ event_seq: 1 });
  });
});

describe.each(DIALECTS)('blobs of snapshots and rollbacks on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  let stream: { kind: typeof board; id: string };
  const fileOf = (key: string) => join(fixture.folder, 'blobs', key.slice(0, 2), key);

  beforeAll(async () => {
    fixture = createFixture(dialect);
    opened = await fixture.open();
    stream = { kind: board, id: fixture.ids.uuid() };
    for (let n = 0; n < 8; n += 1) {
      const events = Array.from({ length: 100 }, (_, k) => added(`c${n * 100 + k}`, `title ${'w '.repeat(60)}`));
      await opened.ledger.append(stream, events, { create: true });
    }
    await opened.ledger.settled();
  });
  afterAll(() => fixture.dispose());

  async function failsClosed(key: string, atSeq: number | undefined, code: string, where: object) {
    const refusal = await refusalOf(opened.ledger.restore(stream, atSeq));
    expect(refusal).toMatchObject({ code, details: { ...where, key } });
    const { problems } = await opened.ledger.verify({ deep: true });
    expect(problems[0]).toMatchObject({ code, ...where });
  }

  it.each([
    ['missing', 'blob_missing'],
    ['edited', 'blob_corrupt'],
    ['emptied', 'blob_corrupt'],
  ])('that are %s fail a restore closed, naming the snapshot, and are found by verify', async (how, code) => {
    const [row] = await queryRaw<{ snapshot_id: string; key: string }>(
      fixture,
      'SELECT snapshot_id, state_s3_key AS key FROM snapshots',
    );
    const { snapshot_id = '', key = '' } = row ?? {};
    const bytes = await opened.blobs.get(key);
    if (how === 'missing') rmSync(fileOf(key));
    else writeFileSync(fileOf(key), how === 'edited' ? Buffer.from(bytes).fill('x', 500, 501) : '');
    await failsClosed(key, undefined, code, { table: 'snapshots', workflow_id: stream.id, snapshot_id });
    writeFileSync(fileOf(key), bytes);
    expect((await opened.ledger.restore(stream)).entity_count).toBe(801);
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  });

  it('that hold a rollback and are missing fail closed, naming the event', async () => {
    for (let n = 8; n < 11; n += 1) {
      await opened.ledger.append(
        stream,
        Array.from({ length: 100 }, (_, k) => added(`c${n * 100 + k}`)),
      );
    }
    await opened.ledger.rollback(stream, 0, { reason: 'all' });
    await opened.ledger.settled();
    const [row] = await queryRaw<{ key: string }>(
      fixture,
      'SELECT delta_ref AS key FROM events WHERE delta_ref IS NOT NULL',
    );
    const key = row?.key ?? '';
    const bytes = await opened.blobs.get(key);
    // Without the snapshot that came with it, the rollback itself must be replayed.
    await keepIn(fixture)(
      `CREATE TABLE kept.part AS SELECT * FROM snapshots WHERE last_event_seq = 1101;
       DELETE FROM snapshots WHERE last_event_seq = 1101`,
    );
    rmSync(fileOf(key));
    const refusal = await refusalOf(opened.ledger.restore(stream));
    expect(refusal).toMatchObject({
      code: 'blob_missing',
      details: { table: 'events', workflow_id: stream.id, event_seq: 1101 },
    });
    await keepIn(fixture)('INSERT INTO snapshots SELECT * FROM kept.part; DROP TABLE kept.part');
    const { problems } = await opened.ledger.verify({ deep: true });
    expect(problems[0]).toMatchObject({ code: 'blob_missing', table: 'events', event_seq: 1101 });
    writeFileSync(fileOf(key), bytes);
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  });
});
