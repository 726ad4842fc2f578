// Rollback: a compensating event after which the state is what it was, its tables too, while history stays.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { sql } from '../../src/store/store.ts';
import { board, readCards } from '../support/board.ts';
import { foldBoard, history, type BoardEvent } from '../support/board-model.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { dumpTables, queryRaw } from '../support/raw-database.ts';

const added = (id: string, title = id): BoardEvent => ({ type: 'card.added', payload: { card_id: id, title } });

describe.each(DIALECTS)('a rollback on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  let stream: { kind: typeof board; id: string };
  beforeEach(async () => {
    fixture = createFixture(dialect);
    opened = await fixture.open();
    stream = { kind: board, id: fixture.ids.uuid() };
    await opened.ledger.append(stream, [added('a')], { create: true });
  });
  afterEach(() => fixture.dispose());

  const titles = async () =>
    Object.fromEntries(
      (await opened.store.read((tx) => tx.all(readCards, stream.id))).map((row) => [row.card_id, row.title]),
    );
  const verified = async () => expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);

  it('[ACL-17] is an event of its own: the state is what it was, and history stays', async () => {
    await opened.ledger.append(stream, [added('b'), added('a', 'changed')], { operationId: 'op' });
    await opened.ledger.append(stream, [{ type: 'card.removed', payload: { card_id: 'a' } }]);
    const before = await opened.ledger.events(stream.id);
    const target = await opened.ledger.restore(stream, 1);
    const result = await opened.ledger.rollback(stream, 1, { reason: 'wrong turn', actor: 'me' });
    expect(result).toMatchObject({ first_seq: 5, last_seq: 5, state_checksum: target.state_checksum, repeated: false });
    const events = await opened.ledger.events(stream.id);
    expect(events.slice(0, 4)).toEqual(before);
    expect(events[4]).toMatchObject({ event_type: 'ledger.rolled_back', actor: 'me', prev_hash: before[3]?.row_hash });
    expect(JSON.parse(events[4]?.payload ?? '')).toEqual({
      to_seq: 1,
      to_hash: before[0]?.row_hash,
      reason: 'wrong turn',
    });
    expect((await opened.ledger.restore(stream)).state).toEqual(target.state);
    expect(await opened.ledger.entity(stream.id, 'cards', 'b')).toBeUndefined();
    expect(await titles()).toEqual({ a: 'a' });
    // Steps are not rolled back: what was done is not done again.
    expect(
      await opened.ledger.append(stream, [added('b'), added('a', 'changed')], { operationId: 'op' }),
    ).toMatchObject({ repeated: true });
    await verified();
  });

  it('gives the state of any sequence of any history, and can itself be rolled back', async () => {
    await fc.assert(
      fc.asyncProperty(history(6), fc.nat(), fc.nat(), async (appends, first, second) => {
        const target = { kind: board, id: fixture.ids.uuid() };
        for (const events of appends) await opened.ledger.append(target, events, { create: true });
        const events = appends.flat();
        const toSeq = first % events.length;
        await opened.ledger.rollback(target, toSeq, { reason: 'once' });
        expect((await opened.ledger.restore(target)).state).toEqual(foldBoard(events.slice(0, toSeq)));
        const again = second % (events.length + 1);
        await opened.ledger.rollback(target, again, { reason: 'twice' });
        expect((await opened.ledger.restore(target)).state).toEqual(foldBoard(events.slice(0, again)));
        expect((await opened.ledger.restore(target, events.length + 1)).state).toEqual(
          foldBoard(events.slice(0, toSeq)),
        );
      }),
      { numRuns: dialect === 'sqlite' ? 15 : 6 },
    );
    await verified();
  });

  it('of more than an event may hold goes by blobs, there and back', async () => {
    for (let n = 0; n < 12; n += 1) {
      await opened.ledger.append(
        stream,
        Array.from({ length: 100 }, (_, k) => added(`c${n * 100 + k}`, `title ${'w '.repeat(50)}`)),
      );
    }
    await opened.ledger.settled();
    const full = await opened.ledger.restore(stream);
    await opened.ledger.rollback(stream, 0, { reason: 'all of it' });
    const [down] = await opened.ledger.events(stream.id, { after: 1_201 });
    expect(down).toMatchObject({
      event_seq: 1_202,
      delta: null,
      delta_ref: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(await opened.ledger.restore(stream)).toMatchObject({ entity_count: 0, state: { cards: {}, columns: {} } });
    expect(await titles()).toEqual({});
    await opened.ledger.rollback(stream, 1_201, { reason: 'and back' });
    const back = await opened.ledger.restore(stream);
    expect(back.state).toEqual(full.state);
    expect(back.events_replayed).toBeLessThan(100);
    expect(Object.keys(await titles())).toHaveLength(1_201);
    await opened.ledger.settled();
    await verified();
    expect((await opened.ledger.restore(stream, 1_202)).entity_count).toBe(0);
    // The next one that is due for a snapshot builds on all of this.
    await opened.ledger.append(
      stream,
      Array.from({ length: 100 }, (_, k) => added(`d${k}`)),
    );
    expect((await opened.ledger.restore(stream)).entity_count).toBe(1_302);
    await verified();
  });

  it('[ACL-17] that expects another sequence is refused with both numbers', async () => {
    await opened.ledger.append(stream, [added('b')]);
    await opened.ledger.settled();
    const before = await dumpTables(fixture);
    expect(await refusalOf(opened.ledger.rollback(stream, 1, { reason: 'x', expectedSeq: 1 }))).toMatchObject({
      code: 'sequence_conflict',
      details: { expected_seq: 1, actual_seq: 2 },
    });
    expect(await dumpTables(fixture)).toEqual(before);
    expect(await opened.ledger.rollback(stream, 1, { reason: 'x', expectedSeq: 2 })).toMatchObject({ first_seq: 3 });
  });

  it('with an operation id happens once, and another use of the id is refused', async () => {
    const { ledger } = opened;
    await ledger.append(stream, [added('b')], { operationId: 'add' });
    const options = { reason: 'wrong turn', operationId: 'undo', expectedSeq: 2 };
    const first = await ledger.rollback(stream, 1, options);
    expect(first).toMatchObject({ first_seq: 3, last_seq: 3, repeated: false });
    expect(first.events[0]).toMatchObject({ operation_id: 'undo' });
    expect(await ledger.rollback(stream, 1, options)).toEqual({ ...first, repeated: true });
    await ledger.append(stream, [added('c')]);
    expect(await ledger.rollback(stream, 1, options)).toEqual({ ...first, repeated: true });
    await ledger.settled();
    const before = await dumpTables(fixture);
    for (const attempt of [
      () => ledger.rollback(stream, 0, { reason: 'wrong turn', operationId: 'undo' }),
      () => ledger.rollback(stream, 1, { reason: 'another', operationId: 'undo' }),
      () => ledger.rollback(stream, 1, { reason: 'wrong turn', operationId: 'add' }),
      () => ledger.append(stream, [added('d')], { operationId: 'undo' }),
      () => ledger.append(stream, [added('d')], { operationId: 'undo', command: { to_seq: 1, reason: 'wrong turn' } }),
    ]) {
      expect((await refusalOf(attempt())).code).toBe('operation_conflict');
    }
    expect((await refusalOf(ledger.rollback(stream, 1, { reason: 'x', operationId: 'a b' }))).code).toBe(
      'invalid_append',
    );
    expect(await dumpTables(fixture)).toEqual(before);
    await verified();
  });

  it('with an operation id asked for by several at once happens once', async () => {
    await opened.ledger.append(stream, [added('b')]);
    const other = await fixture.open();
    const options = { reason: 'x', operationId: 'undo', expectedSeq: 2 };
    const results = await Promise.all([opened, other, opened].map(({ ledger }) => ledger.rollback(stream, 1, options)));
    expect(results.map(({ first_seq }) => first_seq)).toEqual([3, 3, 3]);
    expect(results.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await opened.ledger.events(stream.id)).toHaveLength(3);
    await verified();
  });

  it('beside appends is decided on what is there, never on what was', async () => {
    await opened.ledger.append(stream, [added('b')]);
    const other = await fixture.open();
    const results = await Promise.allSettled([
      opened.ledger.rollback(stream, 1, { reason: 'x' }),
      other.ledger.append(stream, [added('c')]),
      opened.ledger.append(stream, [added('d')]),
    ]);
    const rolled = results[0];
    if (rolled?.status === 'rejected') expect(rolled.reason).toMatchObject({ code: 'sequence_conflict' });
    for (const result of results.slice(1)) expect(result.status).toBe('fulfilled');
    const { state } = await opened.ledger.restore(stream);
    expect(Object.keys(state['cards'] ?? {}).toSorted()).toEqual(Object.keys(await titles()).toSorted());
    await verified();
  });

  it.each([
    ['the head', 2],
    ['a later sequence', 3],
    ['a negative sequence', -1],
    ['a fraction', 0.5],
    ['no number', Number.NaN],
  ])('to %s is refused', async (_, toSeq) => {
    await opened.ledger.append(stream, [added('b')]);
    await opened.ledger.settled();
    const before = await dumpTables(fixture);
    expect((await refusalOf(opened.ledger.rollback(stream, toSeq, { reason: 'x' }))).code).toBe('invalid_rollback');
    expect(await dumpTables(fixture)).toEqual(before);
  });

  it('without a reason, with a bad actor or a lost lease is refused, and nothing is changed', async () => {
    await opened.ledger.append(stream, [added('b')]);
    await opened.ledger.settled();
    const before = await dumpTables(fixture);
    const lease = { workflow_id: stream.id, owner_id: 'me', fencing_token: 1 };
    const codes = [];
    for (const options of [
      { reason: '' },
      { reason: 'x'.repeat(1_001) },
      { reason: 'x', actor: 'a\u001b' },
      { reason: 'x', actor: '' },
      { reason: 'x', lease },
      { reason: 'x', lease: { ...lease, workflow_id: 'nobody' } },
      { reason: 'a\ud800' },
    ]) {
      codes.push((await refusalOf(opened.ledger.rollback(stream, 1, options))).code);
    }
    expect(codes).toEqual([
      'invalid_payload',
      'invalid_payload',
      'invalid_append',
      'invalid_append',
      'lease_lost',
      'invalid_append',
      'invalid_json_value',
    ]);
    expect(
      await refusalOf(opened.ledger.rollback({ kind: board, id: fixture.ids.uuid() }, 0, { reason: 'x' })),
    ).toMatchObject({ code: 'unknown_stream' });
    expect(await dumpTables(fixture)).toEqual(before);
  });

  it('leaves leases as they are', async () => {
    const lease = sql(
      `INSERT INTO workflow_leases (workflow_id, owner_id, acquired_at, lease_expires_at, fencing_token, heartbeat_at)
       VALUES (?, 'me', ?, ?, 3, ?)`,
    );
    const at = '2027-01-01T00:00:00.000Z';
    await opened.ledger.append(stream, [added('b')]);
    await opened.store.write((tx) => tx.run(lease, stream.id, at, '2200-01-01T00:00:00.000Z', at));
    const before = await queryRaw(fixture, 'SELECT * FROM workflow_leases');
    await opened.ledger.rollback(stream, 1, {
      reason: 'x',
      lease: { workflow_id: stream.id, owner_id: 'me', fencing_token: 3 },
    });
    expect(await queryRaw(fixture, 'SELECT * FROM workflow_leases')).toEqual(before);
  });
});

describe('a rollback whose COMMIT got no reply', () => {
  let fixture: Fixture;
  let proxy: Proxy;
  beforeEach(async () => {
    fixture = createFixture('postgres');
    proxy = await startProxy(inject('postgresUrl'));
  });
  afterEach(async () => {
    await proxy.stop();
    await fixture.dispose();
  });

  it.each([
    ['was committed', 'dropReplyTo', undefined],
    ['was committed', 'dropReplyTo', 'undo'],
    ['never reached the server', 'dropRequest', undefined],
    ['never reached the server', 'dropRequest', 'undo'],
  ] as const)('and %s (%s, operation id %s) is found again and not doubled', async (_, drop, operationId) => {
    const { ledger } = await fixture.open({ url: proxy.url });
    const stream = { kind: board, id: fixture.ids.uuid() };
    await ledger.append(stream, [added('a')], { create: true });
    await ledger.append(stream, [added('b')]);
    await ledger.settled();
    proxy[drop]('COMMIT');
    const result = await ledger.rollback(stream, 1, { reason: 'x', ...(operationId ? { operationId } : {}) });
    expect(proxy.dropped()).toBe(1);
    expect(result).toMatchObject({ first_seq: 3, last_seq: 3, repeated: false });
    expect((await ledger.events(stream.id)).slice(2)).toEqual(result.events);
    expect(Object.keys((await ledger.restore(stream)).state['cards'] ?? {})).toEqual(['a']);
    expect(await ledger.verify({ deep: true })).toMatchObject({ ok: true, events: 3 });
  });
});
