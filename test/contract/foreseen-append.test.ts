// Appends that a process works out from what it last saw: quick where nobody else writes, and never wrong where
// somebody or something does. The same promises hold where there is nothing to foresee.
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import type { AppendOptions, LeaseClaim } from '../../src/ledger/contract.ts';
import { appendAtOnce } from '../../src/ledger/queries.ts';
import { register } from '../../src/ledger/streams/registry.ts';
import { sql } from '../../src/store/store.ts';
import { board, log } from '../support/board.ts';
import { failureOf, refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { dumpTables, queryRaw } from '../support/raw-database.ts';

const holdOn = sql<{ slept: string }>('SELECT pg_sleep(0.05)::text AS slept');
const kinds = [register(board), register(log)];
const line = (text: string) => ({ type: 'line.written', payload: { text } }) as const;
const added = (id: string) => ({ type: 'card.added', payload: { card_id: id, title: id } }) as const;
const noted = (id: string, note: string) => ({ type: 'card.noted', payload: { card_id: id, note } }) as const;

describe.each(DIALECTS)('a ledger that wrote last on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  let calls: string[];
  let stream: { kind: typeof log; id: string };
  const probe = ({ at, what }: { at: string; what: string }) => {
    if (at === 'before') calls.push(what);
  };
  beforeEach(async () => {
    fixture = createFixture(dialect);
    calls = [];
    opened = await fixture.open({ kinds, probe, signed: false });
    stream = { kind: log, id: fixture.ids.uuid() };
    await opened.ledger.append(stream, [line('first')], { create: true });
    await warm();
  });
  afterEach(() => fixture.dispose());

  /** The second one finds the ledger as the first has left it. */
  async function warm(ledger = opened.ledger) {
    await ledger.append(stream, [line('warm')]);
    await ledger.append(stream, [line('warm')]);
    calls = [];
  }
  const append = (text: string, options?: AppendOptions) => opened.ledger.append(stream, [line(text)], options);
  const lease = async (owner: string, ttlMs = 60_000): Promise<LeaseClaim> => {
    const { workflow_id, owner_id, fencing_token } = await opened.ledger.leases.acquire(stream.id, owner, ttlMs);
    return { workflow_id, owner_id, fencing_token };
  };
  const texts = async () => (await opened.ledger.events(stream.id)).map(({ payload }) => payload);
  const expectSound = async (events: number) =>
    expect(await opened.ledger.verify({ deep: true })).toMatchObject({ ok: true, events });
  /** How many of the calls were foreseen ones; all others have to be the same by other means. */
  const foreseen = () => calls.filter((what) => what === appendAtOnce.text).length;
  const expectForeseen = (count: number) => expect(foreseen()).toBe(dialect === 'postgres' ? count : 0);

  it('does a step under a lease by one call', async () => {
    const claim = await lease('me');
    await warm();
    const result = await append('step', { operationId: 'op', lease: claim });
    if (dialect === 'postgres') expect(calls).toEqual([appendAtOnce.text]);
    expect(await opened.ledger.events(stream.id)).toMatchObject([{}, {}, {}, {}, {}, ...result.events]);
    expect(await append('step', { operationId: 'op', lease: claim })).toEqual({ ...result, repeated: true });
    expect(await queryRaw(fixture, 'SELECT step_id, attempt_id FROM step_attempts')).toMatchObject([
      { step_id: 'op', attempt_id: 1 },
    ]);
    await expectSound(6);
  });

  it('does many that wait together by one call', async () => {
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, n) => append(`${n}`, { operationId: `op-${n % 20}`, command: n % 20 })),
    );
    expect(results.filter(({ repeated }) => repeated)).toHaveLength(20);
    expectForeseen(1);
    await expectSound(23);
  });

  it('folds state, makes its snapshots in time, and looks at what it has not seen', async () => {
    const cards = { kind: board, id: fixture.ids.uuid() };
    await opened.ledger.append(cards, [added('a')], { create: true });
    for (let n = 0; n < 120; n += 1)
      await opened.ledger.append(cards, [n % 3 === 0 ? added(`${n}`) : noted('a', `${n}`)]);
    await opened.ledger.append(cards, [{ type: 'card.removed', payload: { card_id: 'a' } }]);
    await opened.ledger.append(cards, [added('a')]);
    if (dialect === 'postgres') expect(foreseen()).toBeGreaterThan(100);
    expect((await opened.ledger.restore(cards)).state['cards']).toMatchObject({ a: { title: 'a' }, '117': {} });
    expect(await queryRaw(fixture, 'SELECT last_event_seq FROM snapshots')).toHaveLength(1);
    await expectSound(126);
  });

  it('loses and doubles nothing when another one writes by turns and together with it', async () => {
    fixture.clock.sleep = (ms) => systemClock.sleep(ms);
    const other = await fixture.open({ kinds, signed: false });
    const both = [opened.ledger, other.ledger];
    for (let n = 0; n < 12; n += 1) {
      // Now and then one of them writes often enough to foresee again.
      const writer = both[n % 5 === 0 ? 1 : 0];
      await writer?.append(stream, [line(`turn ${n}`)], { operationId: `turn-${n}` });
    }
    const results = await Promise.all(
      both.flatMap((ledger, l) =>
        Array.from({ length: 20 }, async (_, n) => {
          await ledger.append(stream, [line(`${l}-${n}-a`)]);
          return ledger.append(stream, [line(`shared ${n}`)], { operationId: `shared-${n}` });
        }),
      ),
    );
    for (let n = 0; n < 20; n += 1) expect(results[n]?.events).toEqual(results[n + 20]?.events);
    const written = await texts();
    expect(written).toHaveLength(new Set(written).size + 1);
    expect(written).toHaveLength(3 + 12 + 40 + 20);
    await expectSound(75);
  });

  it('[ACL-09] refuses, and writes nothing, when its lease was taken over since', async () => {
    const claim = await lease('me', 1_000);
    await warm();
    const other = await fixture.open({ kinds, signed: false });
    fixture.advance(2_000);
    await other.ledger.leases.acquire(stream.id, 'other', 60_000);
    await warm();
    const before = await dumpTables(fixture);
    expect(await refusalOf(append('late', { operationId: 'op', lease: claim }))).toMatchObject({ code: 'lease_lost' });
    expectForeseen(1);
    expect(await dumpTables(fixture)).toEqual(before);
  });

  it('[ACL-09] refuses, and writes nothing, when its lease expired by the time of the store', async () => {
    const claim = await lease('me', 10_000);
    await warm();
    await append('in time', { lease: claim });
    fixture.advance(10_000);
    await warm();
    expect(await refusalOf(append('late', { lease: claim }))).toMatchObject({ code: 'lease_lost' });
    expectForeseen(1);
  });

  it('tells no refusal from memory', async () => {
    const other = await fixture.open({ kinds, signed: false });
    expect(await append('other', { expectedSeq: 3 })).toMatchObject({ last_seq: 4 });
    await other.ledger.append(stream, [line('elsewhere')]);
    expect(await append('right', { expectedSeq: 5 })).toMatchObject({ last_seq: 6 });
    expect(await refusalOf(append('wrong', { expectedSeq: 5 }))).toMatchObject({
      code: 'sequence_conflict',
      details: { actual_seq: 6 },
    });
  });

  it('finds an operation that another one did without any event', async () => {
    const other = await fixture.open({ kinds, signed: false });
    const first = await other.ledger.append(stream, [], { operationId: 'op', command: 'same' });
    expect(await append('never', { operationId: 'op', command: 'same' })).toEqual({ ...first, repeated: true });
    expectForeseen(1);
    expect(await texts()).not.toContain('{"text":"never"}');
  });

  it('refuses to build on an entity that was changed under it', async () => {
    const cards = { kind: board, id: fixture.ids.uuid() };
    await opened.ledger.append(cards, [added('a')], { create: true });
    await opened.ledger.append(cards, [noted('a', 'x')]);
    await opened.ledger.append(cards, [noted('a', 'y')]);
    calls = [];
    await fixture.tamper(`UPDATE state_entities SET body = '{"title":"forged"}' WHERE entity_id = 'a'`);
    expect(await refusalOf(opened.ledger.append(cards, [noted('a', 'z')]))).toMatchObject({
      code: 'checksum_mismatch',
    });
    expectForeseen(1);
  });

  it('dates its events by the time of the store, wherever that goes', async () => {
    for (const ms of [3_600_000, -7_200_000, 400]) {
      fixture.advance(ms);
      const nowMs = await opened.store.read((tx) => tx.now());
      const { events } = await append('dated');
      const at = Date.parse(events[0]?.timestamp ?? '');
      expect(at).toBeGreaterThan(nowMs - 1_100);
      expect(at).toBeLessThanOrEqual(await opened.store.read((tx) => tx.now()));
    }
  });

  it('goes on after it became a new host', async () => {
    await opened.ledger.becomeNewHost();
    await append('a');
    const { host_id } = await opened.ledger.status();
    expect((await opened.ledger.events(stream.id)).at(-1)).toMatchObject({ host_id, host_counter: 1 });
    await expectSound(4);
  });
});

describe('a foreseen append on a Postgres server', () => {
  let fixture: Fixture;
  let proxy: Proxy | undefined;
  beforeEach(() => {
    fixture = createFixture('postgres');
  });
  afterEach(async () => {
    await proxy?.stop();
    proxy = undefined;
    await fixture.dispose();
  });

  async function warmed(url?: string) {
    const calls: string[] = [];
    const { ledger } = await fixture.open({
      kinds,
      signed: false,
      probe: ({ at, what }) => at === 'before' && calls.push(what),
      ...(url === undefined ? {} : { url }),
    });
    const stream = { kind: log, id: fixture.ids.uuid() };
    await ledger.append(stream, [line('1')], { create: true });
    for (const text of ['2', '3']) await ledger.append(stream, [line(text)]);
    return { ledger, stream, calls };
  }

  it.each(['was committed', 'never reached the server'])('that got no reply and %s is found again', async (what) => {
    const lossy = await startProxy(inject('postgresUrl'));
    proxy = lossy;
    const { ledger, stream, calls } = await warmed(lossy.url);
    const statement = `s${appendAtOnce.id}`;
    if (what === 'was committed') lossy.dropReplyTo(statement, 'SELECT 1');
    else lossy.dropRequest(statement);
    calls.length = 0;
    const results = await Promise.all([
      ledger.append(stream, [line('4'), line('5')]),
      ledger.append(stream, [line('6')], { operationId: 'op' }),
    ]);
    expect(calls[0]).toBe(appendAtOnce.text);
    expect(lossy.dropped()).toBe(1);
    expect(results).toMatchObject([
      { last_seq: 5, repeated: false },
      { last_seq: 6, repeated: false },
    ]);
    expect(await ledger.events(stream.id)).toHaveLength(6);
    expect(await ledger.append(stream, [line('6')], { operationId: 'op' })).toMatchObject({ repeated: true });
    expect(await ledger.verify({ deep: true })).toMatchObject({ ok: true, events: 6 });
  });

  it('is done step by step where its function is missing', async () => {
    const { ledger, stream } = await warmed();
    await fixture.tamper('DROP FUNCTION ledger_append');
    for (const text of ['4', '5', '6']) await ledger.append(stream, [line(text)]);
    // Nothing but the function itself is missed.
    const missing = {
      message: expect.stringMatching(/misses what a migration made: function ledger_append\(/) as string,
    };
    expect(await ledger.verify({ deep: true })).toMatchObject({ events: 6, problems: [missing] });
  });

  it('reads by index, however small its tables were when it was planned', async () => {
    const opened = await fixture.open({ kinds, signed: false });
    const cards = { kind: board, id: fixture.ids.uuid() };
    await opened.ledger.append(cards, [added('a')], { create: true });
    const { workflow_id, owner_id, fencing_token } = await opened.ledger.leases.acquire(cards.id, 'me', 60_000);
    const lease = { workflow_id, owner_id, fencing_token };
    for (let n = 0; n < 40; n += 1) await opened.ledger.append(cards, [noted('a', `${n}`)], { lease });
    // A backend tells what it scanned when it goes.
    await opened.store.close();
    const scans = await queryRaw<{ relname: string; scans: string }>(
      fixture,
      `SELECT relname, seq_scan AS scans FROM pg_stat_user_tables
       WHERE schemaname = '${fixture.schema}' AND relname IN ('streams', 'state_entities', 'workflow_leases')`,
    );
    expect(scans).toHaveLength(3);
    for (const { scans: found } of scans) expect(Number(found)).toBeLessThan(20);
  });

  it('waits for the writers of others no longer than it may', async () => {
    const opened = await fixture.open({ kinds, signed: false, lockTimeoutMs: 100 });
    const stream = { kind: log, id: fixture.ids.uuid() };
    await opened.ledger.append(stream, [line('1')], { create: true });
    for (const text of ['2', '3']) await opened.ledger.append(stream, [line(text)]);
    const other = await fixture.openStore();
    let failure: unknown;
    await other.write(async (tx) => {
      await tx.now();
      const waiting = failureOf(opened.ledger.append(stream, [line('4')]));
      // Nothing else may be awaited here, so the lock is held by statements until the other has given up.
      for (let n = 0; n < 10; n += 1) await tx.get(holdOn);
      failure = await Promise.race([waiting, tx.get(holdOn)]);
    });
    expect(failure).toMatchObject({ code: 'database_busy' });
    expect(await opened.ledger.append(stream, [line('4')])).toMatchObject({ last_seq: 4 });
  });
});
