// Leases that renew themselves, on both databases: when they do, when they stop, and who may ask for one.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fail } from '../../src/store/contract.ts';
import { kernelStream } from '../../src/ledger/lease/kernel-stream.ts';
import type { Kernel } from '../../src/kernel/kernel.ts';
import type { StorageProbe } from '../../src/store/store.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { until } from '../support/until.ts';

const TTL_MS = 9_000;

describe.each(DIALECTS)('leases that are kept on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  let ledger: Kernel;
  let id: string;
  let probe: StorageProbe;
  let renewals: number;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.clock.park();
    renewals = 0;
    probe = () => {};
    opened = await fixture.open({
      probe: (call) => {
        if (call.at === 'after' && call.what.startsWith('UPDATE workflow_leases SET heartbeat_at')) renewals += 1;
        probe(call);
      },
    });
    ({ ledger } = opened);
    id = fixture.ids.uuid();
  });

  afterEach(() => fixture.dispose());

  /** Lets those act whose time has come. */
  const settle = async () => {
    for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  const pass = async (ms: number) => {
    fixture.advance(ms);
    await settle();
  };
  const unreachable: StorageProbe = ({ at, what }) => {
    if (at === 'before' && what.includes('workflow_leases SET heartbeat_at')) {
      throw fail('database_busy', 'not now', { retry: true, afterMs: 1 });
    }
  };

  /** Time goes on a little meanwhile: whoever sleeps may have gone to sleep after the last leap. */
  const untilSoon = async (condition: () => boolean) => {
    await until(() => {
      fixture.advance(1);
      return condition();
    });
    // Behind it in the same queue: then its commit has been heard of.
    await opened.store.write((tx) => tx.now());
    await settle();
  };

  it('[ACL-09] are renewed each third of their time, for as long as they are held', async () => {
    const held = await ledger.leases.hold(id, 'a', TTL_MS);
    for (let thirds = 1; thirds <= 5; thirds += 1) {
      await pass(TTL_MS / 3);
      await untilSoon(() => renewals === thirds);
    }
    expect(held.signal.aborted).toBe(false);
    expect(await ledger.leases.holder(id)).toMatchObject({ owner_id: 'a', fencing_token: 1 });
    await held.release();
    expect(await ledger.leases.holder(id)).toBeUndefined();
    await pass(10 * TTL_MS);
    expect(renewals).toBe(5);
    expect(held.signal.aborted).toBe(false);
  });

  it('[ACL-09] tell their owner at half of their time that they could not be renewed', async () => {
    const held = await ledger.leases.hold(id, 'a', TTL_MS);
    probe = unreachable;
    await pass(TTL_MS / 3);
    await pass(TTL_MS / 6 - 10);
    expect(held.signal.aborted).toBe(false);
    await pass(10);
    await until(() => held.signal.aborted);
    expect(held.signal.reason).toMatchObject({ code: 'lease_lost', details: { workflow_id: id, owner_id: 'a' } });
    expect(renewals).toBe(0);
    // Early enough: by the database's own time nobody else can have it yet.
    probe = () => {};
    expect(await ledger.leases.holder(id)).toMatchObject({ owner_id: 'a' });
  });

  it('survive a database that is away for less than that', async () => {
    const held = await ledger.leases.hold(id, 'a', TTL_MS);
    probe = unreachable;
    await pass(TTL_MS / 3);
    probe = () => {};
    await untilSoon(() => renewals === 1);
    await pass(TTL_MS / 3);
    await untilSoon(() => renewals === 2);
    expect(held.signal.aborted).toBe(false);
    held.letGo();
  });

  it('[ACL-09] tell their owner when another has taken over', async () => {
    const held = await ledger.leases.hold(id, 'a', TTL_MS);
    await fixture.tamper(`UPDATE workflow_leases SET fencing_token = 7 WHERE workflow_id = '${id}'`);
    await pass(TTL_MS / 3);
    await until(() => held.signal.aborted);
    expect(held.signal.reason).toMatchObject({ code: 'lease_lost' });
  });

  it('are left as they are by who lets go of them', async () => {
    const held = await ledger.leases.hold(id, 'a', TTL_MS);
    held.letGo();
    await pass(TTL_MS - 1_000);
    expect(renewals).toBe(0);
    expect(await ledger.leases.holder(id)).toMatchObject({ owner_id: 'a' });
    expect(held.signal.aborted).toBe(false);
    await pass(1_000);
    expect(await ledger.leases.holder(id)).toBeUndefined();
  });

  it('[ACL-09] are held once at a time, also under one name', async () => {
    const first = await ledger.leases.hold(id, 'a', TTL_MS);
    const other = await fixture.open();
    const refused = await refusalOf(other.ledger.leases.hold(id, 'a', TTL_MS));
    expect(refused).toMatchObject({ code: 'lease_held', details: { owner_id: 'a' } });
    expect((await refusalOf(ledger.leases.hold(id, 'a', TTL_MS))).code).toBe('lease_held');
    await first.release();
    const second = await other.ledger.leases.hold(id, 'a', TTL_MS);
    expect(second.claim.fencing_token).toBe(2);
    await first.release();
    expect(await ledger.leases.holder(id)).toMatchObject({ fencing_token: 2 });
    second.letGo();
  });

  it('[ACL-09] that expired are taken over by an event, those that were released are not', async () => {
    const first = await ledger.leases.acquire(id, 'a', TTL_MS);
    await ledger.leases.release(first);
    const second = await ledger.leases.acquire(id, 'b', TTL_MS);
    fixture.advance(TTL_MS + 1);
    await ledger.leases.acquire(id, 'c', TTL_MS);
    expect(await ledger.read(kernelStream)).toMatchObject([
      {
        type: 'lease.taken_over',
        payload: {
          workflow_id: id,
          owner_id: 'c',
          fencing_token: 3,
          previous_owner_id: 'b',
          expired_at: second.lease_expires_at,
        },
      },
    ]);
    expect((await ledger.verify({ deep: true })).problems).toEqual([]);
  });

  // On SQLite a COMMIT has no reply that could be lost.
  if (dialect === 'sqlite') return;

  it('are held by who asked although the reply to its COMMIT was lost', async () => {
    let commits = 0;
    probe = ({ at, what }) => {
      if (at !== 'after' || what !== 'COMMIT') return;
      commits += 1;
      if (commits === 1) throw Object.assign(new Error('the connection broke'), { code: 'ECONNRESET' });
    };
    const held = await ledger.leases.hold(id, 'a', TTL_MS);
    expect(held.claim.fencing_token).toBe(1);
    expect(commits).toBe(2);
    held.letGo();
  });
});
