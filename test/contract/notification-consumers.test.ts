// Consumers with a durable cursor on both databases: in order, at least once, one at a time, nothing missed.
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import pg from 'pg';
import { systemClock } from '../../src/base/clock.ts';
import type { Token } from '../../src/ledger/contract.ts';
import type { Kernel } from '../../src/kernel/kernel.ts';
import type { ConsumerOptions } from '../../src/kernel/notifications/consumers.ts';
import { register } from '../../src/ledger/streams/registry.ts';
import { sql } from '../../src/store/store.ts';
import { localSignals, type Signals } from '../../src/store/signals.ts';
import { board, boardRegistration, log, logRegistration } from '../support/board.ts';
import { eventually } from '../support/eventually.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { queryRaw } from '../support/raw-database.ts';

const TASK: Token = { token_class: 'semanticKey', token_value: 'TASK' };
const KINDS = [boardRegistration, logRegistration];

describe.each(DIALECTS)('consumers of notifications on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  let ledger: Kernel;
  let signals: Signals;
  let errors: unknown[];
  let id: string;

  const open = (kinds = KINDS) =>
    fixture.open({ kinds, signals, onBackgroundError: (error) => errors.push(error), signed: false });
  const write = (text: string, tokens: readonly Token[] = []) =>
    ledger.append({ kind: log, id }, [{ type: 'line.written', payload: { text }, tokens }], { create: true });
  const cursor = async (name: string) => {
    const [row] = await queryRaw<{ position: number | string }>(
      fixture,
      `SELECT position FROM consumer_cursors WHERE consumer = '${name}'`,
    );
    return row && Number(row.position);
  };

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.clock.park();
    signals = localSignals();
    errors = [];
    opened = await open();
    ({ ledger } = opened);
    id = fixture.ids.uuid();
  });

  afterEach(async () => {
    await ledger.close();
    await fixture.dispose();
  });

  /** Collects positions under a name until it is stopped. */
  const collect = async (name: string, options = {}, from = ledger) => {
    const got: number[] = [];
    const consumer = await from.notifications.consume(
      name,
      async ({ source_cursor }) => {
        got.push(source_cursor.position);
      },
      options,
    );
    return { got, consumer };
  };

  it('get everything from the start, or only what comes from now on', async () => {
    await write('1');
    await write('2');
    const all = await collect('all');
    const late = await collect('late', { from: 'now' });
    await write('3');
    await eventually('the third', () => all.got.length === 3 && late.got.length === 1);
    expect([all.got, late.got]).toEqual([[1, 2, 3], [3]]);
    await eventually('the cursors', async () => (await cursor('all')) === 3 && (await cursor('late')) === 3);
  });

  it('go on where they were, and miss nothing while they were down', async () => {
    const first = await collect('c');
    await write('1');
    await write('2');
    await eventually('two', () => first.got.length === 2);
    await first.consumer.stop();
    for (let n = 3; n <= 250; n += 1) await write(`${n}`);
    // A known name goes on where it was, whatever it asks for.
    const second = await collect('c', { from: 'now' });
    await eventually('the rest', () => second.got.at(-1) === 250);
    expect([...first.got, ...second.got]).toEqual(Array.from({ length: 250 }, (_, n) => n + 1));
    expect(errors).toEqual([]);
  });

  it('ask the handler again after a pause, in order, until it has succeeded', async () => {
    const got: number[] = [];
    let failures = 3;
    await ledger.notifications.consume('c', async ({ source_cursor: { position } }) => {
      got.push(position);
      if (position === 2 && failures > 0) {
        failures -= 1;
        throw new Error(`not yet ${failures}`);
      }
    });
    for (let n = 1; n <= 3; n += 1) await write(`${n}`);
    await eventually('all three', () => {
      fixture.clock.advance(100);
      return got.at(-1) === 3;
    });
    expect(got).toEqual([1, 2, 2, 2, 2, 3]);
    expect(errors.map((error) => [String(error), String((error as Error).cause)])).toEqual([
      ['Error: The consumer "c" failed after position 1', 'Error: not yet 2'],
      ['Error: The consumer "c" failed after position 1', 'Error: not yet 1'],
      ['Error: The consumer "c" failed after position 1', 'Error: not yet 0'],
    ]);
  });

  it('wait longer after every failure, whatever is committed meanwhile', async () => {
    let calls = 0;
    await ledger.notifications.consume('c', async () => {
      calls += 1;
      throw new Error('never');
    });
    await write('1');
    for (const [round, pauseMs] of [100, 200, 400, 800].entries()) {
      await eventually('a failure', () => errors.length === round + 1);
      await write('a hint that changes nothing');
      fixture.clock.advance(pauseMs - 1);
      await fixture.clock.macrotask();
      await fixture.clock.macrotask();
      expect(calls).toBe(round + 1);
      fixture.clock.advance(1);
    }
    await eventually('the fifth try', () => calls === 5);
    expect(await cursor('c')).toBe(0);
  });

  it('get only the events that their filter lets pass, and do not write for the rest', async () => {
    await write('1');
    const { got } = await collect('c', { filter: { tokens: [TASK] } });
    await write('2', [TASK]);
    await eventually('the second', async () => got.length === 1 && (await cursor('c')) === 2);
    for (let n = 3; n <= 40; n += 1) await write(`${n}`);
    await write('41', [TASK]);
    await eventually('the last', async () => got.length === 2 && (await cursor('c')) === 41);
    await write('42');
    expect(got).toEqual([2, 41]);
    expect(await cursor('c')).toBe(41);
  });

  it('move their cursor past a long stretch that their filter let go by', async () => {
    const many = Array.from({ length: 100 }, (_, n) => ({ type: 'line.written', payload: { text: `${n}` } }) as const);
    for (let n = 0; n < 12; n += 1) await ledger.append({ kind: log, id }, many, { create: true });
    const { got } = await collect('c', { filter: { tokens: [TASK] } });
    await eventually('a cursor that follows', async () => ((await cursor('c')) ?? 0) >= 1_000);
    expect(got).toEqual([]);
  });

  it('work one at a time under a name, in whichever process, and each under another one', async () => {
    // Writers of several processes wait for each other's locks.
    fixture.clock.sleep = (ms, signal) => systemClock.sleep(ms, signal);
    const other = await open();
    let running = 0;
    let most = 0;
    const got: number[] = [];
    const handler = async ({ source_cursor }: { readonly source_cursor: { readonly position: number } }) => {
      running += 1;
      most = Math.max(most, running);
      await fixture.clock.macrotask();
      got.push(source_cursor.position);
      running -= 1;
    };
    const consumers = await Promise.all([
      ledger.notifications.consume('c', handler),
      ledger.notifications.consume('c', handler),
      other.ledger.notifications.consume('c', handler),
    ]);
    const apart = await collect('d', {}, other.ledger);
    for (let n = 1; n <= 100; n += 1) await write(`${n}`);
    await eventually('all', () => got.length === 100 && apart.got.length === 100);
    expect(most).toBe(1);
    expect(got).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
    await Promise.all(consumers.map((consumer) => consumer.stop()));
    await other.ledger.close();
  });

  it('let another process go on when theirs dies, from where the cursor was', async () => {
    const dying = await open();
    const handled: number[] = [];
    await dying.ledger.notifications.consume('c', async ({ source_cursor: { position } }) => {
      handled.push(position);
      // It dies inside the handler of the third.
      if (position === 3) await new Promise(() => {});
    });
    for (let n = 1; n <= 5; n += 1) await write(`${n}`);
    await eventually('the third', () => handled.length === 3);
    const { got } = await collect('c');
    await write('6');
    await fixture.clock.macrotask();
    expect(got).toEqual([]);
    dying.store.abandon();
    await eventually('the takeover', () => {
      fixture.advance(1_000);
      return got.includes(6);
    });
    expect(handled).toEqual([1, 2, 3]);
    expect(got.slice(0, 4)).toEqual([3, 4, 5, 6]);
    const { events } = await ledger.status();
    const kernel = (await queryRaw<{ event_type: string }>(fixture, 'SELECT event_type FROM events')).map(
      ({ event_type }) => event_type,
    );
    expect(kernel.filter((type) => type === 'lease.taken_over')).toHaveLength(events - 6);
  });

  it('that lost their lease without noticing cannot move the cursor', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let lost: AbortSignal | undefined;
    const stale = await open();
    await stale.ledger.notifications.consume('c', async (_, { signal }) => {
      lost = signal;
      await held;
    });
    await write('1');
    await eventually('the handler', () => lost !== undefined);
    await fixture.tamper("UPDATE workflow_leases SET owner_id = 'another', fencing_token = 9");
    expect(lost?.aborted).toBe(false);
    await eventually('a renewal that is refused', () => {
      fixture.clock.advance(100);
      return lost?.aborted ?? false;
    });
    release();
    await eventually('the refusal', () => errors.length > 0);
    expect((errors[0] as Error).cause).toMatchObject({ code: 'lease_lost' });
    expect(await cursor('c')).toBe(0);
    await stale.ledger.close();
  });

  it('write exactly once in the transaction that moves the cursor', async () => {
    const insert = sql('INSERT INTO board_cards (workflow_id, card_id, title) VALUES (?, ?, ?)');
    let failures = 2;
    await ledger.notifications.consumeInTransaction(
      'projector',
      async (batch, tx) => {
        await tx.run(insert, batch.workflow_id, `${batch.source_cursor.position}`, batch.kind);
        if (batch.source_cursor.position === 5 && failures > 0) {
          failures -= 1;
          throw new Error('rolled back with everything before it in this transaction');
        }
      },
      { batchSize: 3 },
    );
    for (let n = 1; n <= 10; n += 1) await write(`${n}`);
    await eventually('all of them', async () => {
      fixture.clock.advance(100);
      return (await cursor('projector')) === 10;
    });
    const rows = await queryRaw<{ card_id: string }>(fixture, 'SELECT card_id FROM board_cards');
    expect(rows.map(({ card_id }) => Number(card_id)).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(errors).toHaveLength(2);
  });

  it('move the cursor after the given number of batches', async () => {
    const seen: (number | undefined)[] = [];
    for (let n = 1; n <= 5; n += 1) await write(`${n}`);
    await ledger.notifications.consume(
      'c',
      async () => {
        seen.push(await cursor('c'));
      },
      { batchSize: 2 },
    );
    await eventually('the end', async () => (await cursor('c')) === 5);
    expect(seen).toEqual([0, 0, 2, 2, 4]);
  });

  it('[AGT-07] hold still before what they cannot identify, and leave it to a process that can', async () => {
    const unknowing = await open([boardRegistration]);
    const stuck = await collect('c', {}, unknowing.ledger);
    await ledger.append(
      { kind: board, id: fixture.ids.uuid() },
      [{ type: 'card.added', payload: { card_id: 'c', title: 'x' } }],
      { create: true },
    );
    await write('a kind that it does not declare');
    await eventually('the refusal', () => errors.length > 0);
    expect((errors[0] as Error).cause).toMatchObject({ code: 'missing_change_provenance' });
    expect([stuck.got, await cursor('c')]).toEqual([[1], 1]);
    const knowing = await collect('c');
    await eventually('the one that knows', () => {
      fixture.clock.advance(10);
      return knowing.got.length > 0;
    });
    expect(knowing.got).toEqual([2]);
    await unknowing.ledger.close();
  });

  it('let go of their lease when nothing comes, so that the next one need not take it over', async () => {
    const { got } = await collect('c');
    await write('1');
    await eventually('the first', () => got.length === 1);
    const expired = () =>
      queryRaw<{ released: number | boolean }>(
        fixture,
        'SELECT lease_expires_at = heartbeat_at AS released FROM workflow_leases',
      );
    await eventually('the release', async () => {
      fixture.clock.advance(500);
      const [row] = await expired();
      return Boolean(row?.released);
    });
    await write('2');
    await eventually('the second', () => got.length === 2);
    expect((await ledger.status()).events).toBe(2);
  });

  it.each([
    ['', {}, 'invalid_consumer'],
    ['A', {}, 'invalid_consumer'],
    ['a b', {}, 'invalid_consumer'],
    ['x'.repeat(101), {}, 'invalid_consumer'],
    ['c', { batchSize: 0 }, 'invalid_consumer'],
    ['c', { batchSize: 1.5 }, 'invalid_consumer'],
    ['c', { batchSize: 1_001 }, 'invalid_consumer'],
    ['c', { from: 'yesterday' }, 'invalid_consumer'],
    ['c', { leaseMs: 999 }, 'invalid_consumer'],
    ['c', { filter: { tokens: [] } }, 'invalid_filter'],
    ['c', { filter: { tokens: [{ token_class: 'entityId', token_value: 'a|b' }] } }, 'invalid_filter'],
  ])('refuse the name "%s" with %o', async (name, options, code) => {
    expect((await refusalOf(ledger.notifications.consume(name, async () => {}, options as ConsumerOptions))).code).toBe(
      code,
    );
    expect(await cursor('c')).toBeUndefined();
  });

  it('end with their ledger, after the handler that is running', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let hasEnded = false;
    let isCalled = false;
    await ledger.notifications.consume('c', async () => {
      isCalled = true;
      await held;
      hasEnded = true;
    });
    await write('1');
    await eventually('the handler', () => isCalled);
    const closing = ledger.close();
    release();
    await closing;
    expect(hasEnded).toBe(true);
    expect(await cursor('c')).toBe(1);
  });
});

describe('late commits on Postgres', () => {
  let fixture: Fixture;
  beforeEach(() => {
    fixture = createFixture('postgres');
  });
  afterEach(() => fixture.dispose());

  it('are never skipped: while one transaction is held open, later ones wait and come behind it', async () => {
    const LOCK = 4_711;
    const wait = sql(`SELECT pg_advisory_xact_lock(${LOCK})`);
    const held = register(log, {
      async project(tx, event) {
        if ((event.payload as { text: string }).text === 'held open') await tx.all(wait);
      },
    });
    const kinds = [boardRegistration, held];
    fixture.clock.park();
    const signals = localSignals();
    const [slow, fast, reader] = await Promise.all([
      fixture.open({ kinds, signals }),
      fixture.open({ kinds, signals }),
      fixture.open({ kinds, signals }),
    ]);
    const line = (text: string) => [{ type: 'line.written', payload: { text } }] as const;
    const [live, durable]: [string[], string[]] = [[], []];
    await reader.ledger.notifications.subscribe({}, ({ events }) => live.push(events[0]?.actor ?? ''));
    await reader.ledger.notifications.consume('c', async ({ events }) => void durable.push(events[0]?.actor ?? ''));

    const blocker = new pg.Client({ connectionString: inject('postgresUrl') });
    await blocker.connect();
    await blocker.query(`SELECT pg_advisory_lock(${LOCK})`);
    const write = (from: Opened, text: string, actor: string) =>
      from.ledger.append({ kind: log, id: fixture.ids.uuid() }, line(text), { create: true, actor });
    const late = write(slow, 'held open', 'late');
    const isWaiting = async (count: number) => {
      const { rows } = await blocker.query<{ n: string }>(
        "SELECT count(*) AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name = 'throughline'",
      );
      return Number(rows[0]?.n) >= count;
    };
    await eventually('a transaction that is held open', () => isWaiting(1));
    const others = [write(fast, 'x', 'behind 1'), write(fast, 'y', 'behind 2')];
    await eventually('others that wait for it', () => isWaiting(2));
    signals.raise();
    await fixture.clock.macrotask();
    expect([live, durable]).toEqual([[], []]);
    await blocker.query(`SELECT pg_advisory_unlock(${LOCK})`);
    await Promise.all([late, ...others]);
    await eventually('all of them', () => live.length === 3 && durable.length === 3);
    expect(live).toEqual(['late', 'behind 1', 'behind 2']);
    expect(durable).toEqual(live);
    await blocker.end();
    await reader.ledger.close();
  });
});
