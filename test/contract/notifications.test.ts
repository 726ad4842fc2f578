// Live notifications on both databases: one batch per append, in commit order, with keys that other devices derive too.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Refusal } from '../../src/base/errors.ts';
import { sha256 } from '../../src/base/hash.ts';
import { defineEvent, defineStreamKind, type Token } from '../../src/ledger/contract.ts';
import type { Kernel } from '../../src/kernel/kernel.ts';
import type { NotificationBatch } from '../../src/kernel/notifications/contract.ts';
import { register } from '../../src/ledger/streams/registry.ts';
import { localSignals, type Signals } from '../../src/store/signals.ts';
import { board, boardRegistration, log, logRegistration } from '../support/board.ts';
import { eventually } from '../support/eventually.ts';
import { failureOf, refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';

const journal = defineStreamKind({
  kind: 'journal',
  state: 'none',
  events: {
    'entry.written': defineEvent({ version: 1, payload: z.strictObject({ entry_id: z.string() }) }),
    'entry.nameless': defineEvent({ version: 1, payload: z.strictObject({}) }),
  },
  syncs: true,
  payloadOf(event) {
    if (event.type === 'entry.nameless') throw new Error('it has no name');
    return { payload_type: 'journalEntity', payload_id: event.payload.entry_id };
  },
});

const KINDS = [boardRegistration, logRegistration, register(journal)];
const TASK: Token = { token_class: 'semanticKey', token_value: 'TASK' };
const RUN: Token = { token_class: 'subtypeToken', token_namespace: 'workout', token_value: 'run' };
const ENTRY: Token = { token_class: 'entityId', token_value: 'entry-1' };

describe.each(DIALECTS)('notifications on %s', (dialect) => {
  let fixture: Fixture;
  let ledger: Kernel;
  let signals: Signals;
  let errors: unknown[];
  let id: string;

  const open = () =>
    fixture.open({ kinds: KINDS, signals, onBackgroundError: (error) => errors.push(error), signed: false });
  const line = (text: string, tokens: readonly Token[] = []) =>
    ({ type: 'line.written', payload: { text }, tokens }) as const;
  const write = (text: string, tokens: readonly Token[] = [], stream = id) =>
    ledger.append({ kind: log, id: stream }, [line(text, tokens)], { create: true });
  const listen = async (filter: Parameters<Kernel['notifications']['subscribe']>[0] = {}, from = ledger) => {
    const heard: NotificationBatch[] = [];
    const subscription = await from.notifications.subscribe(filter, (batch) => heard.push(batch));
    return { heard, subscription };
  };

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.clock.park();
    signals = localSignals();
    errors = [];
    ({ ledger } = await open());
    id = fixture.ids.uuid();
  });

  afterEach(async () => {
    await ledger.close();
    await fixture.dispose();
  });

  it('[AGT-06] tell of one append in one batch, with its tokens typed, sorted and once each', async () => {
    await write('before anybody listened');
    const { heard } = await listen();
    const appended = await ledger.append({ kind: log, id }, [line('a', [RUN, TASK]), line('b', [ENTRY, TASK])], {
      actor: 'me',
      operationId: 'two-lines',
    });
    await eventually('the batch', () => heard.length > 0);
    const { database_id } = await ledger.status();
    expect(heard).toEqual([
      {
        local_batch_id: `${database_id}:3`,
        logical_change_key: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        change_unit_keys: expect.any(Array) as string[],
        change_units: expect.any(Array) as [],
        real_origin: 'local',
        typed_tokens: [ENTRY, TASK, RUN],
        source_cursor: { database_id, position: 3 },
        workflow_id: id,
        kind: 'log',
        first_seq: 2,
        last_seq: 3,
        events: appended.events.map(({ event_id, event_type, event_seq, timestamp, actor, operation_id }) => ({
          event_id,
          event_type,
          event_seq,
          timestamp,
          actor,
          operation_id,
        })),
      },
    ]);
    expect(errors).toEqual([]);
  });

  it('[AGT-07] carry keys that anybody can derive from the rows', async () => {
    const { heard } = await listen();
    const stream = { kind: journal, id: fixture.ids.uuid() };
    const { events } = await ledger.append(
      stream,
      [
        { type: 'entry.written', payload: { entry_id: 'entry-2' } },
        { type: 'entry.written', payload: { entry_id: 'entry-1' } },
      ],
      { create: true },
    );
    await write('never leaves this device');
    await eventually('both batches', () => heard.length === 2);
    const [synced, local] = heard;
    const keys = events.map(({ host_id, host_counter }, index) =>
      sha256(`v1|sync|${host_id}|${host_counter}|journalEntity|entry-${2 - index}`),
    );
    expect(synced?.change_unit_keys).toEqual(keys.toSorted());
    expect(synced?.logical_change_key).toBe(sha256(`v1|${keys.toSorted().join(',')}`));
    // Written here, and hashed as whoever receives it will: correction of the origin.
    expect(synced?.real_origin).toBe('local');
    expect(synced?.change_units.map(({ origin }) => origin)).toEqual(['sync', 'sync']);
    const [event] = local?.events ?? [];
    const { host_id } = await ledger.status();
    expect(local?.change_units).toEqual([
      { origin: 'local', host_id, counter: 3, payload_type: 'line.written', payload_id: event?.event_id },
    ]);
    await ledger.becomeNewHost();
    const again = await listenFromStart();
    expect(again.map(({ real_origin }) => real_origin)).toEqual(['sync', 'sync']);
    expect(again.map(({ logical_change_key }) => logical_change_key)).toEqual(
      heard.map(({ logical_change_key }) => logical_change_key),
    );
  });

  async function listenFromStart(): Promise<NotificationBatch[]> {
    const heard: NotificationBatch[] = [];
    const { events: position } = await ledger.status();
    const consumer = await ledger.notifications.consume('from-start', async (batch) => void heard.push(batch));
    await eventually('everything', () => heard.at(-1)?.source_cursor.position === position);
    await consumer.stop();
    return heard;
  }

  it('[AGT-07] fail closed where the provenance is missing, and say so', async () => {
    const { heard } = await listen({ kind: ['journal', 'log'] });
    await ledger.append(
      { kind: journal, id: fixture.ids.uuid() },
      [
        { type: 'entry.written', payload: { entry_id: 'entry-1' } },
        { type: 'entry.nameless', payload: {} },
      ],
      { create: true },
    );
    await ledger.append(
      { kind: journal, id: fixture.ids.uuid() },
      [{ type: 'entry.written', payload: { entry_id: 'not|a name' } }],
      { create: true },
    );
    await write('goes on');
    await eventually('the one that can be told', () => heard.length > 0);
    expect(heard.map(({ kind }) => kind)).toEqual(['log']);
    expect(errors.map((error) => (error as Refusal).code)).toEqual([
      'missing_change_provenance',
      'missing_change_provenance',
    ]);
  });

  it('[AGT-07] fail closed for a kind that this program does not declare', async () => {
    const other = await fixture.open({ kinds: [boardRegistration], signals, onBackgroundError: (e) => errors.push(e) });
    const { heard } = await listen({}, other.ledger);
    await write('unknown to the other');
    await ledger.append({ kind: board, id: fixture.ids.uuid() }, [CARD], { create: true });
    await eventually('the one it knows', () => heard.length > 0);
    expect(heard.map(({ kind }) => kind)).toEqual(['board']);
    expect(errors).toEqual([expect.objectContaining({ code: 'missing_change_provenance' })]);
    await other.ledger.close();
  });

  it('come in the order of commits, however many append together', async () => {
    const { heard } = await listen();
    const streams = Array.from({ length: 8 }, () => fixture.ids.uuid());
    await Promise.all(Array.from({ length: 400 }, (_, n) => write(`${n}`, [], streams[n % 8])));
    await eventually('all of them', () => heard.length === 400);
    expect(heard.map(({ source_cursor }) => source_cursor.position)).toEqual(heard.map((_, index) => index + 1));
  });

  it('never cut an append into two, also where a page ends inside it', async () => {
    const { heard } = await listen();
    const big = Array.from({ length: 100 }, (_, n) => line(`${n}`));
    for (let n = 0; n < 5; n += 1) {
      await write(`between ${n}`);
      await ledger.append({ kind: log, id }, big);
    }
    await eventually('all of them', () => heard.length === 10);
    expect(heard.map(({ events }) => events.length)).toEqual([1, 100, 1, 100, 1, 100, 1, 100, 1, 100]);
    expect(new Set(heard.map(({ local_batch_id }) => local_batch_id)).size).toBe(10);
  });

  it('[AGT-06] are filtered by any of some tokens, by kind and by workflow', async () => {
    const other = fixture.ids.uuid();
    const heard: Record<string, number[]> = {};
    const by = async (name: string, filter: Parameters<typeof listen>[0]) => {
      heard[name] = [];
      await ledger.notifications.subscribe(filter ?? {}, (batch) => heard[name]?.push(batch.source_cursor.position));
    };
    await by('all', {});
    await by('task or run', { tokens: [TASK, RUN] });
    await by('same value in another class', { tokens: [{ token_class: 'entityId', token_value: 'TASK' }] });
    await by('board', { kind: 'board' });
    await by('both', { kind: ['board', 'log'], workflow_id: id });
    await by('task of the other', { tokens: [TASK], workflow_id: other });
    await write('1', [TASK]);
    await write('2', [RUN, ENTRY], other);
    await write('3', [ENTRY]);
    await write('4', [TASK], other);
    await ledger.append({ kind: board, id: fixture.ids.uuid() }, [CARD], { create: true });
    await eventually('all of them', () => heard['all']?.length === 5);
    expect(heard).toEqual({
      all: [1, 2, 3, 4, 5],
      'task or run': [1, 2, 4],
      'same value in another class': [],
      board: [5],
      both: [1, 3],
      'task of the other': [4],
    });
  });

  it.each([
    [{ tokens: [] }, 'invalid_filter'],
    [{ tokens: [{ token_class: 'subtypeToken', token_value: 'run' }] }, 'invalid_filter'],
    [{ tokens: ['k:TASK'] }, 'invalid_filter'],
    [{ kind: 'unheard-of' }, 'invalid_filter'],
    [{ kind: [] }, 'invalid_filter'],
    [{ workflow_id: 'nobody' }, 'invalid_id'],
    [{ workflowId: 'x' }, 'invalid_filter'],
  ])('refuse a filter that nobody can mean: %o', async (filter, code) => {
    expect((await refusalOf(ledger.notifications.subscribe(filter as object, () => {}))).code).toBe(code);
  });

  it.each([
    [{ token_class: 'subtypeToken', token_value: 'run' }],
    [{ token_class: 'semanticKey', token_namespace: 'a', token_value: 'run' }],
    [{ token_class: 'entityId', token_value: 'a|b' }],
    ['k:TASK'],
  ])('[AGT-06] never come of a hostile token, because its append is refused: %o', async (token) => {
    expect((await refusalOf(write('x', [token as Token]))).code).toBe('invalid_append');
    expect((await ledger.status()).events).toBe(0);
  });

  it('[AGT-06] read the prefixed tokens of an older program, and reject malformed ones aloud', async () => {
    await write('old');
    await write('older', [TASK]);
    const old = JSON.stringify(['k:TASK', 'id:entry-1', 'sub:workout:run', 'TASK', 'sub:run']);
    await fixture.tamper(`UPDATE events SET tokens = '${old}' WHERE position = 1`);
    await fixture.tamper(`UPDATE events SET tokens = '{not json' WHERE position = 2`);
    const heard = await listenFromStart();
    expect(heard.map(({ typed_tokens }) => typed_tokens)).toEqual([[ENTRY, TASK, RUN], []]);
    expect(errors).toEqual([
      expect.objectContaining({
        code: 'invalid_token',
        details: expect.objectContaining({
          position: 1,
          rejected: [
            { token: 'TASK', reason: 'unknown_prefix' },
            { token: 'sub:run', reason: 'missing_namespace' },
          ],
        }) as object,
      }),
      expect.objectContaining({ code: 'invalid_token' }),
    ]);
  });

  it('reach others when a listener throws or rejects, and what it threw is reported', async () => {
    await ledger.notifications.subscribe({}, () => {
      throw new Error('thrown');
    });
    await ledger.notifications.subscribe({}, () => Promise.reject(new Error('rejected')));
    const { heard } = await listen();
    await write('1');
    await write('2');
    await eventually('both', () => heard.length === 2);
    expect(errors.map(String).toSorted()).toEqual([
      'Error: rejected',
      'Error: rejected',
      'Error: thrown',
      'Error: thrown',
    ]);
  });

  it('end for the subscriber that stops, and go on for others', async () => {
    const first = await listen();
    const second = await listen();
    await write('1');
    await eventually('the first', () => first.heard.length + second.heard.length === 2);
    first.subscription.stop();
    first.subscription.stop();
    await write('2');
    await eventually('the second', () => second.heard.length === 2);
    expect(first.heard).toHaveLength(1);
    second.subscription.stop();
    await write('3');
    const third = await listen();
    await write('4');
    await eventually('the fourth', () => third.heard.length === 1);
    expect([first, second, third].map(({ heard }) => heard.length)).toEqual([1, 2, 1]);
    expect(third.heard[0]?.source_cursor.position).toBe(4);
  });

  it('come from other processes too, and without any hint after a while', async () => {
    const other = await fixture.open({ kinds: KINDS, signals: localSignals(), signed: false });
    const { heard } = await listen({}, other.ledger);
    await write('nobody told the other');
    await fixture.clock.macrotask();
    await eventually('the look without a hint', () => {
      fixture.clock.advance(1_000);
      return heard.length === 1;
    });
    expect(heard[0]?.source_cursor.position).toBe(1);
    await other.ledger.close();
  });

  it('get nothing that was refused or rolled back', async () => {
    const { heard } = await listen();
    await write('1');
    await refusalOf(ledger.append({ kind: log, id }, [line('x')], { expectedSeq: 7 }));
    await ledger.append({ kind: log, id }, []);
    await write('2');
    await eventually('two', () => heard.length === 2);
    expect(heard.map(({ first_seq, last_seq }) => [first_seq, last_seq])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('end with their ledger, which then takes no more subscribers', async () => {
    const { heard } = await listen();
    await ledger.close();
    expect((await failureOf(ledger.notifications.subscribe({}, () => {}))).code).toBe('store_closed');
    expect((await failureOf(ledger.notifications.consume('late', async () => {}))).code).toBe('store_closed');
    await write('nobody hears');
    expect(heard).toEqual([]);
    expect(errors).toEqual([]);
  });
});

const CARD = { type: 'card.added', payload: { card_id: 'c1', title: 'one' } } as const;
