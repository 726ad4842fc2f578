// Reading: typed and lifted for those who act on events, raw for logs, and pages that mean the same on both databases.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { register } from '../../src/ledger/streams/registry.ts';
import { board, boardRegistration, log, logRegistration, oldBoard } from '../support/board.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';

const { project } = boardRegistration;

describe.each(DIALECTS)('reading on %s', (dialect) => {
  let fixture: Fixture;
  beforeEach(() => {
    fixture = createFixture(dialect);
  });
  afterEach(() => fixture.dispose());

  it('lifts old versions, parses payload and tokens, and knows the ledger’s own events', async () => {
    const old = await fixture.open({ kinds: [register(oldBoard, project ? { project } : {}), logRegistration] });
    const id = fixture.ids.uuid();
    const written = { type: 'card.added', payload: { id: 'a', title: 'old' } } as const;
    await old.ledger.append({ kind: oldBoard, id }, [written], { create: true, actor: 'ann', operationId: 'op' });
    await old.ledger.close();
    const { ledger } = await fixture.open();
    const stream = { kind: board, id };
    const token = { token_class: 'entityId', token_value: 'a' } as const;
    await ledger.append(stream, [
      { type: 'card.moved', payload: { card_id: 'a', column: 'done' }, tokens: [token] },
      { type: 'card.noted', payload: { card_id: 'a', note: { x: [1] } } },
    ]);
    await ledger.rollback(stream, 1, { reason: 'x' });
    const events = await ledger.read(stream);
    expect(events).toMatchObject([
      {
        type: 'card.added',
        payload: { card_id: 'a', title: 'old', column: 'todo' },
        event_seq: 1,
        actor: 'ann',
        operation_id: 'op',
        tokens: [],
      },
      { type: 'card.moved', payload: { card_id: 'a', column: 'done' }, event_seq: 2, actor: 'system', tokens: [token] },
      { type: 'card.noted', payload: { card_id: 'a', note: { x: [1] } }, event_seq: 3, operation_id: null },
      { type: 'ledger.rolled_back', payload: { to_seq: 1, reason: 'x' }, event_seq: 4 },
    ]);
    const rows = await ledger.events(id);
    expect(events.map(({ event_id, timestamp }) => ({ event_id, timestamp }))).toEqual(
      rows.map(({ event_id, timestamp }) => ({ event_id, timestamp })),
    );
    // What the types promise: a payload is known by its type.
    const titles = events.map((event) => (event.type === 'card.added' ? event.payload.title : event.type));
    expect(titles[0]).toBe('old');
    expect((await ledger.read(stream, { after: 1, limit: 2 })).map(({ event_seq }) => event_seq)).toEqual([2, 3]);
    expect(await ledger.read(stream, { after: 9 })).toEqual([]);
    expect(await ledger.read(stream, { limit: 0 })).toEqual([]);
  });

  it('refuses what is no such stream, and rows that do not hold', async () => {
    const { ledger } = await fixture.open();
    const stream = { kind: board, id: fixture.ids.uuid() };
    expect((await refusalOf(ledger.read(stream))).code).toBe('unknown_stream');
    await ledger.append(
      stream,
      ['a', 'b', 'c'].map((id) => ({ type: 'card.added', payload: { card_id: id, title: id } }) as const),
      { create: true },
    );
    expect((await refusalOf(ledger.read({ kind: log, id: stream.id }))).code).toBe('stream_kind_mismatch');
    expect((await refusalOf(ledger.read({ kind: board, id: 'x' }))).code).toBe('invalid_id');
    await fixture.tamper(
      `UPDATE events SET payload = '{"card_id":"b","column":"todo","title":"forged"}' WHERE event_seq = 2`,
    );
    expect(await refusalOf(ledger.read(stream))).toMatchObject({
      code: 'checksum_mismatch',
      details: { table: 'events', workflow_id: stream.id, event_seq: 2 },
    });
    expect(await ledger.read(stream, { after: 2 })).toHaveLength(1);
    await fixture.tamper('DELETE FROM events WHERE event_seq = 2');
    expect(await refusalOf(ledger.read(stream, { after: 1 }))).toMatchObject({ code: 'chain_broken' });
    await fixture.tamper('DELETE FROM events WHERE event_seq = 3');
    expect(await refusalOf(ledger.read(stream, { after: 1 }))).toMatchObject({
      code: 'chain_broken',
      details: { event_seq: 2 },
    });
  });

  it('finds the few events that hold an id among the others, and refuses those that were changed', async () => {
    const { ledger } = await fixture.open();
    const stream = { kind: board, id: fixture.ids.uuid() };
    const [one, two] = [fixture.ids.uuid(), fixture.ids.uuid()];
    const cards = [one, two, one, two, one];
    const events = cards.map(
      (id, n) => ({ type: 'card.added', payload: { card_id: `${n} ${id}`, title: 't' } }) as const,
    );
    await ledger.append(stream, events, { create: true });
    const seqs = async (page: object) => (await ledger.read(stream, page)).map(({ event_seq }) => event_seq);
    expect(await seqs({ containing: one })).toEqual([1, 3, 5]);
    expect(await seqs({ containing: two, after: 2, limit: 5 })).toEqual([4]);
    expect(await seqs({ containing: one, limit: 2 })).toEqual([1, 3]);
    expect(await seqs({ containing: fixture.ids.uuid() })).toEqual([]);
    expect((await refusalOf(ledger.read(stream, { containing: '%' }))).code).toBe('invalid_id');
    await fixture.tamper(`UPDATE events SET actor = 'forged' WHERE event_seq = 3`);
    expect((await refusalOf(ledger.read(stream, { containing: one }))).code).toBe('checksum_mismatch');
    expect(await seqs({ containing: two })).toEqual([2, 4]);
  });

  it('refuses pages that the databases would understand differently', async () => {
    const { ledger } = await fixture.open();
    const stream = { kind: log, id: fixture.ids.uuid() };
    await ledger.append(stream, [{ type: 'line.written', payload: { text: 'x' } }], { create: true });
    await ledger.sign();
    for (const bad of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, '1' as unknown as number]) {
      for (const attempt of [
        () => ledger.events(stream.id, { after: bad }),
        () => ledger.events(stream.id, { limit: bad }),
        () => ledger.read(stream, { after: bad }),
        () => ledger.read(stream, { limit: bad }),
        () => ledger.streams(undefined, bad),
        () => ledger.exportProof(stream.id, { fromSeq: bad }),
        () => ledger.exportProof(stream.id, { toSeq: bad }),
      ]) {
        const refusal = await refusalOf(attempt());
        expect([attempt.toString(), bad, refusal.code]).toEqual([attempt.toString(), bad, 'invalid_page']);
      }
    }
    for (const bad of ['', 'x', stream.id.toUpperCase(), 7 as unknown as string]) {
      expect((await refusalOf(ledger.streams(bad))).code).toBe('invalid_page');
    }
    expect(await ledger.streams()).toHaveLength(1);
    expect(await ledger.streams(stream.id)).toEqual([]);
    expect(await ledger.events(stream.id, { limit: 0 })).toEqual([]);
  });
});
