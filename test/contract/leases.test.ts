// Leases on both databases: one owner at a time, tokens that only grow, expiry by the store's time.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import type { Kernel } from '../../src/kernel/kernel.ts';
import { board } from '../support/board.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';

describe.each(DIALECTS)('leases on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  let ledger: Kernel;
  let id: string;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    opened = await fixture.open();
    ({ ledger } = opened);
    id = fixture.ids.uuid();
  });

  afterEach(() => fixture.dispose());

  it('[ACL-09] are held by one owner, and asking while holding renews with the same token', async () => {
    const first = await ledger.leases.acquire(id, 'a', 10_000);
    expect(first).toMatchObject({ workflow_id: id, owner_id: 'a', fencing_token: 1 });
    const held = await refusalOf(ledger.leases.acquire(id, 'b', 10_000));
    expect(held).toMatchObject({
      code: 'lease_held',
      details: { owner_id: 'a', lease_expires_at: first.lease_expires_at },
    });
    fixture.advance(5_000);
    const again = await ledger.leases.acquire(id, 'a', 10_000);
    expect(again.fencing_token).toBe(1);
    expect(again.acquired_at).toBe(first.acquired_at);
    expect(Date.parse(again.lease_expires_at)).toBeGreaterThan(Date.parse(first.lease_expires_at));
    expect(await ledger.leases.holder(id)).toEqual(again);
  });

  it('[ACL-09] expire by the store’s time, and taking one over raises the token', async () => {
    const stale = await ledger.leases.acquire(id, 'a', 10_000);
    fixture.advance(10_001);
    expect(await ledger.leases.holder(id)).toBeUndefined();
    const taken = await ledger.leases.acquire(id, 'b', 10_000);
    expect(taken).toMatchObject({ owner_id: 'b', fencing_token: 2 });
    expect((await refusalOf(ledger.leases.heartbeat(stale, 10_000))).code).toBe('lease_lost');
    expect((await refusalOf(ledger.leases.acquire(id, 'a', 10_000))).code).toBe('lease_held');
    await ledger.leases.release(stale);
    expect(await ledger.leases.holder(id)).toEqual(taken);
  });

  it('[ACL-09] are prolonged only by who holds them, with their token, in time', async () => {
    const lease = await ledger.leases.acquire(id, 'a', 10_000);
    fixture.advance(6_000);
    const renewed = await ledger.leases.heartbeat(lease, 10_000);
    expect(renewed).toMatchObject({ fencing_token: 1, acquired_at: lease.acquired_at });
    fixture.advance(6_000);
    expect(await ledger.leases.holder(id)).toBeDefined();
    for (const wrong of [
      { ...lease, owner_id: 'b' },
      { ...lease, fencing_token: 2 },
      { ...lease, workflow_id: fixture.ids.uuid() },
    ]) {
      expect((await refusalOf(ledger.leases.heartbeat(wrong, 10_000))).code).toBe('lease_lost');
    }
    fixture.advance(4_001);
    expect((await refusalOf(ledger.leases.heartbeat(lease, 10_000))).code).toBe('lease_lost');
  });

  it('never give a token twice, also after a release', async () => {
    const tokens: number[] = [];
    for (const owner of ['a', 'b', 'a', 'c']) {
      const lease = await ledger.leases.acquire(id, owner, 10_000);
      tokens.push(lease.fencing_token);
      await ledger.leases.release(lease);
      expect(await ledger.leases.holder(id)).toBeUndefined();
    }
    expect(tokens).toEqual([1, 2, 3, 4]);
  });

  it('go to exactly one of many that ask together from several processes', async () => {
    fixture.clock.sleep = (ms) => systemClock.sleep(ms);
    const others = await Promise.all([fixture.open(), fixture.open(), fixture.open()]);
    const asked = await Promise.allSettled(
      [opened, ...others].flatMap(({ ledger: asking }, n) =>
        [1, 2, 3].map((m) => asking.leases.acquire(id, `owner ${n}-${m}`, 10_000)),
      ),
    );
    expect(asked.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  });

  it('[ACL-09] keep a stale owner from writing, in the very transaction that writes', async () => {
    const stream = { kind: board, id: fixture.ids.uuid() };
    const card = (n: number) => [{ type: 'card.added', payload: { card_id: `c${n}`, title: 'x' } }] as const;
    const stale = await ledger.leases.acquire(id, 'a', 10_000);
    await ledger.append(stream, card(1), { create: true, lease: stale });
    fixture.advance(10_001);
    const fresh = await ledger.leases.acquire(id, 'b', 10_000);
    expect((await refusalOf(ledger.append(stream, card(2), { lease: stale }))).code).toBe('lease_lost');
    expect(await ledger.append(stream, card(2), { lease: fresh })).toMatchObject({ last_seq: 2 });
  });

  it('refuse what names no workflow, no owner or no time, and count what they refused', async () => {
    for (const attempt of [
      ledger.leases.acquire('no-uuid', 'a', 1_000),
      ledger.leases.acquire(id, '', 1_000),
      ledger.leases.acquire(id, 'a\u0007', 1_000),
      ledger.leases.acquire(id, 'a', 0),
      ledger.leases.acquire(id, 'a', 1.5),
      ledger.leases.acquire(id, 'a', Number.POSITIVE_INFINITY),
    ]) {
      expect((await refusalOf(attempt)).code).toBe('invalid_append');
    }
    await ledger.leases.acquire(id, 'a', 1_000);
    await refusalOf(ledger.leases.acquire(id, 'b', 1_000));
    expect(opened.metrics.toPrometheus()).toMatch(/lease_acquisition_failures 1/);
  });
});
