// Append on both databases: sequences, operations, projections, deciders and leases; a refusal leaves every table as
// it was.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import type { Json } from '../../src/base/canonical-json.ts';
import { sha256 } from '../../src/base/hash.ts';
import type { AppendOptions, NewEvent } from '../../src/ledger/contract.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { openLedger } from '../../src/ledger/ledger.ts';
import { fail } from '../../src/store/contract.ts';
import { sql, type Store } from '../../src/store/store.ts';
import {
  UNPROJECTABLE,
  board,
  boardEvents,
  boardRegistration,
  log,
  logRegistration,
  readCards,
} from '../support/board.ts';
import { bugOf, refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { dumpTables, queryRaw } from '../support/raw-database.ts';

type BoardEvent = NewEvent<typeof boardEvents>;
const added = (id: string, title = id): BoardEvent => ({ type: 'card.added', payload: { card_id: id, title } });
const noted = (id: string, note: Json): BoardEvent => ({ type: 'card.noted', payload: { card_id: id, note } });
// Not a real one: it only has the shape.
const SECRET = `ghp_${'a1B2c3D4e5'.repeat(4).slice(0, 36)}`;

describe.each(DIALECTS)('appending on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  let stream: { kind: typeof board; id: string };
  beforeEach(async () => {
    fixture = createFixture(dialect);
    opened = await fixture.open();
    stream = { kind: board, id: fixture.ids.uuid() };
    await opened.ledger.append(stream, [added('a', 'first')], { create: true });
    await opened.ledger.settled();
  });
  afterEach(() => fixture.dispose());

  /** The refusal, after making sure that nothing in any table changed. */
  async function refusedWithoutTrace(attempt: () => Promise<unknown>) {
    await opened.ledger.settled();
    const before = await dumpTables(fixture);
    const refusal = await refusalOf(attempt());
    await opened.ledger.settled();
    expect(await dumpTables(fixture)).toEqual(before);
    return refusal;
  }
  const append = (events: readonly BoardEvent[], options?: AppendOptions) =>
    opened.ledger.append(stream, events, options);

  it('decides by what is stored, whatever the caller thought that it would look at', async () => {
    const other = (await fixture.open()).ledger;
    const title = (reads: AppendOptions['reads']) => {
      let found: string | undefined;
      const decide = async (view: { get(name: 'cards', id: string): Promise<{ title: string } | undefined> }) => {
        found = (await view.get('cards', 'a'))?.title;
        return [added(`${found}-seen`)];
      };
      return opened.ledger.append(stream, decide, { command: 'look', ...(reads && { reads }) }).then(() => found);
    };
    const moved = async (name: string) => {
      await other.append(stream, [{ type: 'card.removed', payload: { card_id: 'a' } }]);
      await other.append(stream, [added('a', name)]);
    };
    const [mine, missing, unneeded] = [
      { collection: 'cards', id: 'a' },
      { collection: 'cards', id: 'nowhere' },
      { collection: 'columns', id: 'todo' },
    ];
    for (const [at, reads] of [undefined, [mine], [missing], [unneeded, missing], [mine, mine, unneeded]].entries()) {
      await moved(`name ${at}`);
      expect(await title(reads)).toBe(`name ${at}`);
    }
    expect(await opened.ledger.verify({ deep: true })).toMatchObject({ ok: true });
  });

  it('keeps what the caller’s own part answered when the reply to COMMIT is lost', async () => {
    const { store, blobs } = opened;
    let lost = 0;
    const losing: Store = {
      ...store,
      async write(body, how) {
        const result = await store.write(body, how);
        if ((lost += 1) === 1) throw fail('commit_unknown', 'The connection broke', { retry: true, afterMs: 0 });
        return result;
      },
    };
    const { clock, ids } = fixture;
    const deps = { store: losing, blobs, clock, ids, metrics: createMetrics(), producerVersion: 'test' };
    const { ledger } = await openLedger({ ...deps, kinds: [boardRegistration, logRegistration] });
    let ran = 0;
    const result = await ledger.append(stream, [added('b')], { also: async () => (ran += 1) });
    expect(result).toMatchObject({ repeated: false, last_seq: 2, also: 1 });
    expect([ran, lost]).toEqual([1, 2]);
    expect(await ledger.events(stream.id)).toHaveLength(2);
  });

  describe('sequence numbers', () => {
    it('[ACL-07] are monotonic and without gaps, however many stores append together', async () => {
      fixture.clock.sleep = (ms) => systemClock.sleep(ms);
      const ledgers = [opened.ledger, (await fixture.open()).ledger, (await fixture.open()).ledger];
      const streams = [stream, { kind: board, id: fixture.ids.uuid() }];
      const results = await Promise.all(
        ledgers.flatMap((ledger, l) =>
          streams.flatMap((target, s) =>
            Array.from({ length: 8 }, (_, n) =>
              ledger.append(target, [added(`${l}-${n}`), added(`${l}-${n}-${s}`)], { create: true }),
            ),
          ),
        ),
      );
      for (const target of streams) {
        const events = await opened.ledger.events(target.id);
        const first = target === stream ? 1 : 0;
        expect(events.map(({ event_seq }) => event_seq)).toEqual(Array.from({ length: 48 + first }, (_, n) => n + 1));
        const mine = results.filter(({ workflow_id }) => workflow_id === target.id);
        for (const { first_seq, last_seq, events: own } of mine) {
          expect(last_seq - first_seq).toBe(1);
          expect(events.slice(first_seq - 1, last_seq)).toEqual(own);
        }
      }
      const positions = await queryRaw<{ position: number | string }>(
        fixture,
        'SELECT position FROM events ORDER BY position',
      );
      expect(positions.map(({ position }) => Number(position))).toEqual(positions.map((_, n) => n + 1));
      expect(await opened.ledger.verify({ deep: true })).toMatchObject({ ok: true, events: 97 });
    });

    it('[ACL-07] decide the order of replay, never the clock', async () => {
      if (dialect === 'sqlite') fixture.advance(-3_600_000);
      await append([added('b')]);
      await append([{ type: 'card.moved', payload: { card_id: 'b', column: 'done' } }]);
      if (dialect === 'sqlite') fixture.advance(-3_600_000);
      await append([{ type: 'card.moved', payload: { card_id: 'b', column: 'doing' } }]);
      if (dialect === 'postgres') {
        // The server's clock cannot be turned back here, so the stored times are.
        expect((await opened.ledger.events(stream.id)).map(({ event_seq }) => event_seq)).toEqual([1, 2, 3, 4]);
      } else {
        const times = (await opened.ledger.events(stream.id)).map(({ timestamp }) => timestamp);
        expect(times).not.toEqual(times.toSorted());
      }
      expect((await opened.ledger.restore(stream)).state['cards']?.['b']).toMatchObject({ column: 'doing' });
      expect(await opened.ledger.verify({ deep: true })).toMatchObject({ ok: true });
    });

    it('[ACL-17] that were expected and do not hold are refused with both numbers', async () => {
      await append([added('b')]);
      const refusal = await refusedWithoutTrace(() => append([added('c')], { expectedSeq: 1 }));
      expect(refusal).toMatchObject({
        code: 'sequence_conflict',
        details: { workflow_id: stream.id, expected_seq: 1, actual_seq: 2 },
      });
      expect(refusal.message).toMatch(/sequence 2.*expected 1/);
      await refusedWithoutTrace(() => append([added('c')], { expectedSeq: 3 }));
      expect(await append([added('c')], { expectedSeq: 2 })).toMatchObject({ first_seq: 3 });
    });

    it('[ACL-17] let exactly one of two writers win that expect the same one', async () => {
      const other = await fixture.open();
      const results = await Promise.allSettled([
        append([added('b')], { expectedSeq: 1 }),
        other.ledger.append(stream, [added('c')], { expectedSeq: 1 }),
        append([added('d')], { expectedSeq: 1 }),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results) {
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'sequence_conflict' });
      }
      expect((await opened.ledger.stream(stream.id)).head_seq).toBe(2);
    });
  });

  describe('a row', () => {
    it('[ACL-13] holds canonical text, its checksum, its place in the chain and where it comes from', async () => {
      const { events } = await append([noted('a', { b: 1, a: [true, null, 1.5e300] }), added('b')], {
        operationId: 'op-1',
        actor: 'me',
      });
      const [first, second] = events;
      expect(first?.payload).toBe('{"card_id":"a","note":{"a":[true,null,1.5e+300],"b":1}}');
      expect(first?.checksum).toBe(sha256(first?.payload ?? ''));
      expect(second?.prev_hash).toBe(first?.row_hash);
      expect(first).toMatchObject({
        event_seq: 2,
        append_seq: 2,
        event_type: 'card.noted',
        schema_version: '1',
        producer_version: '0.0.0-test',
        operation_id: 'op-1',
        actor: 'me',
        tokens: '[]',
        host_counter: 2,
      });
      expect(second).toMatchObject({
        event_seq: 3,
        append_seq: 2,
        schema_version: '2',
        host_counter: 3,
        host_id: first?.host_id,
      });
      expect(await opened.ledger.events(stream.id, { after: 1 })).toEqual(events);
      expect(first?.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    });

    it('keeps every character that can be stored', async () => {
      const title = '\u0001 \u007f \u2028 ä 漢 😀 " \\ / \u202e';
      await append([added('odd', title)]);
      expect((await opened.ledger.restore(stream)).state['cards']?.['odd']).toMatchObject({ title });
      expect(await opened.store.read((tx) => tx.all(readCards, stream.id))).toContainEqual({ card_id: 'odd', title });
    });
  });

  it('redacts secrets before anything is stored', async () => {
    await append(
      [added('b', `use ${SECRET} to log in`), noted('a', { deep: [{ password: 'correct-horse-battery' }] })],
      {
        operationId: 'with-secret',
      },
    );
    await opened.ledger.rollback(stream, 2, { reason: `because of ${SECRET}` });
    await opened.ledger.close();
    const dump = JSON.stringify(await dumpTables(fixture));
    expect(dump).toContain('[redacted:');
    expect(dump).not.toContain(SECRET);
    expect(dump).not.toContain('correct-horse-battery');
    if (dialect === 'sqlite') {
      await opened.store.close();
      const bytes = readdirSync(fixture.folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
      expect(bytes.some((file) => file.includes('[redacted:'))).toBe(true);
      for (const file of bytes) expect(file.includes(SECRET) || file.includes('correct-horse')).toBe(false);
    }
  });

  describe('an operation id', () => {
    it('with the same content gives the first result and writes nothing', async () => {
      const first = await append([added('b'), added('c')], { operationId: 'op' });
      await append([added('d')]);
      await opened.ledger.settled();
      const before = await dumpTables(fixture);
      const again = await append([added('b'), added('c')], { operationId: 'op' });
      expect(again).toEqual({ ...first, repeated: true });
      const other = await fixture.open();
      expect(await other.ledger.append(stream, [added('b'), added('c')], { operationId: 'op' })).toEqual({
        ...first,
        repeated: true,
      });
      expect(await dumpTables(fixture)).toEqual(before);
    });

    it('with other content is refused', async () => {
      await append([added('b')], { operationId: 'op' });
      const refusal = await refusedWithoutTrace(() => append([added('c')], { operationId: 'op' }));
      expect(refusal).toMatchObject({
        code: 'operation_conflict',
        details: { operation_id: 'op', workflow_id: stream.id },
      });
      await refusedWithoutTrace(() => append([added('b'), added('c')], { operationId: 'op' }));
      await refusedWithoutTrace(() => append([], { operationId: 'op' }));
    });

    it('is the same whatever the order of keys, and belongs to its stream', async () => {
      await append([noted('a', { x: 1, y: 2 })], { operationId: 'op' });
      expect(await append([noted('a', { y: 2, x: 1 })], { operationId: 'op' })).toMatchObject({ repeated: true });
      const other = { kind: board, id: fixture.ids.uuid() };
      expect(await opened.ledger.append(other, [added('b')], { operationId: 'op', create: true })).toMatchObject({
        repeated: false,
      });
    });

    it('beside a decider needs the command, which then decides what is the same', async () => {
      const decide = async () => [added('b')];
      expect(
        await refusedWithoutTrace(() => opened.ledger.append(stream, decide, { operationId: 'op' })),
      ).toMatchObject({
        code: 'invalid_append',
      });
      const first = await opened.ledger.append(stream, decide, { operationId: 'op', command: { add: 'b' } });
      let ran = false;
      const again = await opened.ledger.append(
        stream,
        () => {
          ran = true;
          return [added('other')];
        },
        { operationId: 'op', command: { add: 'b' } },
      );
      expect(again).toEqual({ ...first, repeated: true });
      expect(ran).toBe(false);
      expect(
        await refusedWithoutTrace(() =>
          opened.ledger.append(stream, decide, { operationId: 'op', command: { add: 'c' } }),
        ),
      ).toMatchObject({ code: 'operation_conflict' });
    });

    it('used by many at once gives one append and one result', async () => {
      const other = await fixture.open();
      fixture.clock.sleep = (ms) => systemClock.sleep(ms);
      const results = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          (n % 2 === 0 ? opened : other).ledger.append(stream, [added('b')], { operationId: 'op' }),
        ),
      );
      expect(results.filter(({ repeated }) => !repeated)).toHaveLength(1);
      expect(new Set(results.map(({ head_hash }) => head_hash)).size).toBe(1);
      expect((await opened.ledger.stream(stream.id)).head_seq).toBe(2);
    });

    it('of a refused append can be used again', async () => {
      await refusedWithoutTrace(() => append([added('b')], { operationId: 'op', expectedSeq: 9 }));
      expect(await append([added('c')], { operationId: 'op' })).toMatchObject({ repeated: false });
    });

    it('is found again though the caller expects an older sequence by then', async () => {
      const first = await append([added('b')], { operationId: 'op', expectedSeq: 1 });
      expect(await append([added('b')], { operationId: 'op', expectedSeq: 1 })).toEqual({ ...first, repeated: true });
    });

    it('whose recorded result was changed fails closed', async () => {
      await append([added('b')], { operationId: 'op' });
      await fixture.tamper(`UPDATE completed_steps SET result_checksum = '${'0'.repeat(64)}'`);
      expect(await refusalOf(append([added('b')], { operationId: 'op' }))).toMatchObject({
        code: 'checksum_mismatch',
        details: { table: 'completed_steps' },
      });
    });
  });

  describe('no events', () => {
    it('leave both sequences at the head, and can be an operation', async () => {
      const before = await opened.ledger.stream(stream.id);
      const result = await append([], { operationId: 'nothing' });
      expect(result).toMatchObject({
        first_seq: 1,
        last_seq: 1,
        head_hash: before.head_hash,
        events: [],
        repeated: false,
      });
      await append([added('b')]);
      expect(await append([], { operationId: 'nothing' })).toEqual({ ...result, repeated: true });
      expect(await opened.ledger.verify({ deep: true })).toMatchObject({ ok: true });
    });

    it('start no stream, are repeated as they were, and do not disturb its later beginning', async () => {
      const empty = { kind: board, id: fixture.ids.uuid() };
      const result = await opened.ledger.append(empty, [], { create: true, operationId: 'nothing' });
      expect(result).toMatchObject({ first_seq: 0, last_seq: 0 });
      expect(await opened.ledger.append(empty, [], { create: true, operationId: 'nothing' })).toEqual({
        ...result,
        repeated: true,
      });
      fixture.advance(1_000);
      await opened.ledger.append(empty, [added('b')], { create: true });
      expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
    });
  });

  describe('projections', () => {
    it('are written in the same transaction', async () => {
      await append([added('b', 'second'), { type: 'card.removed', payload: { card_id: 'a' } }]);
      expect(await opened.store.read((tx) => tx.all(readCards, stream.id))).toEqual([
        { card_id: 'b', title: 'second' },
      ]);
    });

    it('that fail roll everything back, also within a group', async () => {
      await opened.ledger.settled();
      const before = await dumpTables(fixture);
      await expect(append([added('b'), added('c', UNPROJECTABLE)], { operationId: 'op' })).rejects.toThrow(
        'the projection failed',
      );
      expect(await dumpTables(fixture)).toEqual(before);
      const results = await Promise.allSettled([
        append([added('d')]),
        append([added('e', UNPROJECTABLE)]),
        append([added('f')]),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect((await opened.store.read((tx) => tx.all(readCards, stream.id))).map(({ card_id }) => card_id)).toEqual([
        'a',
        'd',
        'f',
      ]);
      expect(await opened.ledger.verify({ deep: true })).toMatchObject({ ok: true, events: 3 });
    });
  });

  describe('a decider', () => {
    it('[ACL-17] sees the state of this moment, so that no increment is lost', async () => {
      const other = await fixture.open();
      fixture.clock.sleep = (ms) => systemClock.sleep(ms);
      await append([noted('a', 0)]);
      const increment = (ledger: Opened['ledger']) =>
        ledger.append(stream, async (view) => {
          const card = await view.get('cards', 'a');
          return [noted('a', Number(card?.['note']) + 1)];
        });
      await Promise.all(Array.from({ length: 40 }, (_, n) => increment((n % 4 === 0 ? other : opened).ledger)));
      expect(await opened.ledger.entity(stream.id, 'cards', 'a')).toMatchObject({ note: 40 });
    });

    it('gets the head and the time, and may read its own tables', async () => {
      const asked = sql<{ title: string }>('SELECT title FROM board_cards WHERE workflow_id = ? AND card_id = ?');
      let seen: unknown;
      const { events } = await opened.ledger.append(stream, async (view, nowMs) => {
        seen = [view.head_seq, await view.tx.get(asked, stream.id, 'a'), await view.get('cards', 'none')];
        return [added('b', new Date(nowMs).toISOString())];
      });
      expect(seen).toEqual([1, { title: 'first' }, undefined]);
      expect(JSON.parse(events[0]?.payload ?? '')).toMatchObject({ title: events[0]?.timestamp });
    });

    it('that throws changes nothing', async () => {
      const before = await dumpTables(fixture);
      await expect(opened.ledger.append(stream, () => Promise.reject(new Error('no such goal')))).rejects.toThrow(
        'no such goal',
      );
      expect(await dumpTables(fixture)).toEqual(before);
    });

    it('that waits for anything else is a bug', async () => {
      await bugOf(
        opened.ledger.append(stream, async () => {
          await new Promise((resolve) => setTimeout(resolve, 20));
          return [added('b')];
        }),
      );
      expect((await opened.ledger.stream(stream.id)).head_seq).toBe(1);
    });
  });

  describe('a lease', () => {
    const lease = sql(
      `INSERT INTO workflow_leases (workflow_id, owner_id, acquired_at, lease_expires_at, fencing_token, heartbeat_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
    );
    const hold = (workflowId: string, owner: string, token: number, ttlMs = 60_000) =>
      opened.store.write(async (tx) => {
        const nowMs = await tx.now();
        const at = (ms: number) => new Date(ms).toISOString();
        await tx.run(lease, workflowId, owner, at(nowMs), at(nowMs + ttlMs), token, at(nowMs));
      });
    const claim = (owner_id: string, fencing_token: number, workflow_id = stream.id) => ({
      lease: { workflow_id, owner_id, fencing_token },
    });

    it('[ACL-09] that is held lets its owner append', async () => {
      await hold(stream.id, 'me', 7);
      expect(await append([added('b')], { ...claim('me', 7), operationId: 'op' })).toMatchObject({ first_seq: 2 });
      expect(await queryRaw(fixture, 'SELECT fencing_token FROM step_attempts')).toMatchObject([
        { fencing_token: dialect === 'sqlite' ? 7 : '7' },
      ]);
    });

    it('[ACL-09] of a stale owner is refused inside the write', async () => {
      await hold(stream.id, 'me', 7);
      for (const wrong of [claim('other', 7), claim('me', 6), claim('me', 8)]) {
        const refusal = await refusedWithoutTrace(() => append([added('b')], wrong));
        expect(refusal).toMatchObject({ code: 'lease_lost', details: { workflow_id: stream.id } });
      }
    });

    it('[ACL-09] that is not held is refused', async () => {
      expect(await refusedWithoutTrace(() => append([added('b')], claim('me', 1)))).toMatchObject({
        code: 'lease_lost',
      });
    });

    it('[ACL-09] that expired by the store’s time is refused', async () => {
      await hold(stream.id, 'me', 7, 30_000);
      fixture.advance(29_000);
      await append([added('b')], claim('me', 7));
      fixture.advance(1_000);
      const refusal = await refusedWithoutTrace(() => append([added('c')], claim('me', 7)));
      expect(refusal.message).toMatch(/it expired at/);
      await append([added('d')]);
    });

    it('[ACL-09] may be on another workflow than the stream', async () => {
      const task = fixture.ids.uuid();
      await hold(task, 'me', 1);
      expect(await append([added('b')], claim('me', 1, task))).toMatchObject({ first_seq: 2 });
      await refusedWithoutTrace(() => append([added('c')], claim('me', 1)));
    });

    it('does not matter to an operation that was already done', async () => {
      await hold(stream.id, 'me', 7, 30_000);
      const first = await append([added('b')], { ...claim('me', 7), operationId: 'op' });
      fixture.advance(60_000);
      expect(await append([added('b')], { ...claim('me', 7), operationId: 'op' })).toEqual({
        ...first,
        repeated: true,
      });
    });
  });

  it('to a stream without state needs no fold and verifies', async () => {
    const lines = { kind: log, id: fixture.ids.uuid() };
    await opened.ledger.append(lines, [{ type: 'line.written', payload: { text: 'one' } }], { create: true });
    await opened.ledger.append(lines, [{ type: 'line.written', payload: { text: 'two' } }], { operationId: 'op' });
    expect(await opened.ledger.restore(lines)).toMatchObject({ seq: 2, state: {}, state_checksum: null });
    expect((await opened.ledger.events(lines.id)).map(({ delta, state_checksum }) => [delta, state_checksum])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(await opened.ledger.verify({ deep: true })).toMatchObject({ ok: true });
    expect(await refusalOf(opened.ledger.rollback(lines, 1, { reason: 'x' }))).toMatchObject({
      code: 'invalid_rollback',
    });
  });

  it('declares a kind or an event type once only', async () => {
    const twice = await bugOf(fixture.open({ kinds: [boardRegistration, boardRegistration] }));
    expect(twice.message).toContain('declared twice');
    await bugOf(
      fixture.open({
        kinds: [
          boardRegistration,
          { kind: { ...logRegistration.kind, kind: 'other', events: { 'card.added': boardEvents['card.added'] } } },
        ],
      }),
    );
  });
});
