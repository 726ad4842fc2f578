// Appends that wait together are one batch: staged in memory, written together, each answered for itself.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Refusal } from '../../src/base/errors.ts';
import { register } from '../../src/ledger/streams/registry.ts';
import { board, log, logRegistration } from '../support/board.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';

/** Without a projection, so that plain events are batched. */
const kinds = [register(board), logRegistration];
const card = (id: string, title = id) => ({ type: 'card.added', payload: { card_id: id, title } }) as const;

describe.each(DIALECTS)('a batch of appends on %s', (dialect) => {
  let fixture: Fixture;

  beforeEach(() => {
    fixture = createFixture(dialect);
  });

  afterEach(() => fixture.dispose());

  test('is one commit for all that waited, whatever stream they belong to', async () => {
    let commits = 0;
    const { ledger } = await fixture.open({
      kinds,
      signed: false,
      probe: ({ at, what }) => {
        if (at === 'after' && what === 'COMMIT') commits += 1;
      },
    });
    const streams = Array.from({ length: 5 }, () => ({ kind: board, id: fixture.ids.uuid() }));
    commits = 0;
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, round) =>
        streams.map((stream, n) => ledger.append(stream, [card(`c${round * 5 + n}`)], { create: true })),
      ).flat(),
    );
    expect(commits).toBe(1);
    for (const [n, result] of results.entries()) expect(result.last_seq).toBe(Math.floor(n / 5) + 1);
    const positions = results.map((result) => result.events[0]?.position);
    expect(positions).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    expect(await ledger.verify({ deep: true })).toMatchObject({ ok: true, events: 50, streams: 5 });
  });

  test('refuses one without touching the others, and the refused one leaves nothing', async () => {
    const { ledger } = await fixture.open({ kinds });
    const stream = { kind: board, id: fixture.ids.uuid() };
    await ledger.append(stream, [card('a')], { create: true });
    const outcomes = await Promise.allSettled([
      ledger.append(stream, [card('b')]),
      ledger.append(stream, [card('c')], { expectedSeq: 1 }),
      ledger.append({ kind: board, id: fixture.ids.uuid() }, [card('d')]),
      ledger.append({ kind: log, id: stream.id }, [{ type: 'line.written', payload: { text: 'x' } }]),
      ledger.append(stream, [
        { type: 'card.noted', payload: { card_id: 'a', note: 'x'.repeat(60_000) } },
        card('e'.repeat(150)),
      ]),
      ledger.append(stream, [
        { type: 'card.noted', payload: { card_id: 'a', note: { deep: 'x'.repeat(50_000) } } },
        { type: 'card.noted', payload: { card_id: 'a', note: 'y'.repeat(70_000) } },
      ]),
      ledger.append(stream, [card('f')], { expectedSeq: 4 }),
    ]);
    const codes = outcomes.map((o) => (o.status === 'fulfilled' ? o.value.last_seq : (o.reason as Refusal).code));
    expect(codes).toEqual([2, 'sequence_conflict', 'unknown_stream', 'stream_kind_mismatch', 4, 'too_large', 5]);
    const { state } = await ledger.restore(stream);
    expect(Object.keys(state['cards'] ?? {}).toSorted()).toEqual(['a', 'b', 'e'.repeat(150), 'f']);
    expect(state['cards']?.['a']?.['note']).toBe('x'.repeat(60_000));
    expect(await ledger.verify({ deep: true })).toMatchObject({ ok: true, events: 5, streams: 1 });
  });

  test('sees what earlier members of the same batch did to the same entities', async () => {
    const { ledger } = await fixture.open({ kinds });
    const stream = { kind: board, id: fixture.ids.uuid() };
    await Promise.all([
      ledger.append(stream, [card('a', 'first')], { create: true }),
      ledger.append(stream, [{ type: 'card.moved', payload: { card_id: 'a', column: 'doing' } }]),
      ledger.append(stream, [{ type: 'card.noted', payload: { card_id: 'a', note: 1 } }]),
      ledger.append(stream, [{ type: 'card.removed', payload: { card_id: 'a' } }]),
      ledger.append(stream, [card('a', 'second')]),
    ]);
    expect((await ledger.restore(stream)).state['cards']).toEqual({ a: { title: 'second', column: 'todo' } });
    expect(await ledger.verify({ deep: true })).toMatchObject({ ok: true, events: 5 });
  });

  test('does an operation once when it is asked for several times in one batch', async () => {
    const { ledger } = await fixture.open({ kinds });
    const stream = { kind: board, id: fixture.ids.uuid() };
    const ask = (title: string) => ledger.append(stream, [card('a', title)], { create: true, operationId: 'once' });
    const outcomes = await Promise.allSettled([ask('x'), ask('x'), ask('other'), ask('x')]);
    expect(outcomes.map((o) => (o.status === 'fulfilled' ? o.value.repeated : (o.reason as Refusal).code))).toEqual([
      false,
      true,
      'operation_conflict',
      true,
    ]);
    expect(await ledger.append(stream, [card('a', 'x')], { operationId: 'once' })).toMatchObject({
      last_seq: 1,
      repeated: true,
    });
    expect(await ledger.verify({ deep: true })).toMatchObject({ ok: true, events: 1 });
  });

  test('gives the same ledger as one append after another', async () => {
    const one = createFixture(dialect, 7);
    const other = createFixture(dialect, 7);
    try {
      const id = '01990000-0000-7000-8000-00000000abcd';
      const events = Array.from({ length: 230 }, (_, n) =>
        n % 3 === 2 ? ({ type: 'card.removed', payload: { card_id: `c${n - 2}` } } as const) : card(`c${n}`),
      );
      const together = await one.open({ kinds });
      await Promise.all(events.map((event) => together.ledger.append({ kind: board, id }, [event], { create: true })));
      const apart = await other.open({ kinds });
      for (const event of events) await apart.ledger.append({ kind: board, id }, [event], { create: true });
      const [a, b] = await Promise.all([
        together.ledger.restore({ kind: board, id }),
        apart.ledger.restore({ kind: board, id }),
      ]);
      expect(a.state).toEqual(b.state);
      expect(a.state_checksum).toBe(b.state_checksum);
      expect(a.events_replayed).toBeLessThanOrEqual(100);
      const payloads = async (l: typeof apart.ledger) =>
        (await l.events(id)).map(({ event_seq, payload, delta }) => ({ event_seq, payload, delta }));
      expect(await payloads(together.ledger)).toEqual(await payloads(apart.ledger));
      expect(await together.ledger.verify({ deep: true })).toMatchObject({ ok: true });
    } finally {
      await one.dispose();
      await other.dispose();
    }
  });

  test('fails as a whole when its commit fails, and nothing of it is there', async () => {
    let isDead = false;
    let armed = false;
    const { ledger, store } = await fixture.open({
      kinds,
      probe: ({ at, what }) => {
        if (isDead || (at === 'before' && what === 'COMMIT' && armed)) {
          isDead = true;
          throw new Error('the process died');
        }
      },
    });
    const stream = { kind: board, id: fixture.ids.uuid() };
    await ledger.append(stream, [card('a')], { create: true });
    await ledger.settled();
    armed = true;
    const outcomes = await Promise.allSettled(['b', 'c', 'd'].map((id) => ledger.append(stream, [card(id)])));
    expect(outcomes.map((o) => o.status)).toEqual(['rejected', 'rejected', 'rejected']);
    store.abandon();
    const again = await fixture.open({ kinds });
    expect((await again.ledger.stream(stream.id)).head_seq).toBe(1);
    expect(await again.ledger.verify({ deep: true })).toMatchObject({ ok: true, events: 1 });
  });
});
