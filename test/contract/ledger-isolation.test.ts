// Two projects in one store: the same entity ids, the same operation ids, and neither ever sees the other. Also what a
// ledger tells about itself, and how it ends.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/store/store.ts';
import { board, readCards } from '../support/board.ts';
import type { BoardEvent } from '../support/board-model.ts';
import { bugOf, failureOf, refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { queryRaw } from '../support/raw-database.ts';

const cards = (owner: string, from: number, count: number): BoardEvent[] =>
  Array.from({ length: count }, (_, n) => ({ type: 'card.added', payload: { card_id: `c${from + n}`, title: owner } }));

describe.each(DIALECTS)('a ledger on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  beforeEach(async () => {
    fixture = createFixture(dialect);
    opened = await fixture.open();
  });
  afterEach(() => fixture.dispose());

  describe('[ACL-18] with two projects of the same entity and operation ids', () => {
    let mine: { kind: typeof board; id: string };
    let theirs: { kind: typeof board; id: string };
    beforeEach(async () => {
      mine = { kind: board, id: fixture.ids.uuid() };
      theirs = { kind: board, id: fixture.ids.uuid() };
      // Interleaved, also within one commit, and past a snapshot each.
      for (let n = 0; n < 4; n += 1) {
        await Promise.all([
          opened.ledger.append(mine, cards('mine', n * 40, 40), { create: true, operationId: `op-${n}` }),
          opened.ledger.append(theirs, cards('theirs', n * 40, 40), { create: true, operationId: `op-${n}` }),
        ]);
      }
      await opened.ledger.settled();
      await opened.ledger.sign();
    });
    const ownersIn = (value: unknown) => [...new Set(JSON.stringify(value).match(/mine|theirs/g))];

    it('keeps every read to its own', async () => {
      for (const [stream, owner] of [
        [mine, 'mine'],
        [theirs, 'theirs'],
      ] as const) {
        const { ledger } = opened;
        const events = await ledger.events(stream.id);
        expect(events).toHaveLength(160);
        expect(new Set(events.map(({ workflow_id }) => workflow_id))).toEqual(new Set([stream.id]));
        expect(ownersIn(events)).toEqual([owner]);
        expect(ownersIn(await ledger.entity(stream.id, 'cards', 'c7'))).toEqual([owner]);
        expect(ownersIn((await ledger.restore(stream)).state)).toEqual([owner]);
        expect(ownersIn((await ledger.restore(stream, 100)).state)).toEqual([owner]);
        expect(ownersIn(await ledger.exportProof(stream.id))).toEqual([owner]);
        expect(ownersIn(await opened.store.read((tx) => tx.all(readCards, stream.id)))).toEqual([owner]);
        expect(
          ownersIn(await queryRaw(fixture, `SELECT state_inline FROM snapshots WHERE workflow_id = '${stream.id}'`)),
        ).toEqual([owner]);
      }
    });

    it('keeps sequences, operations and deciders to their own', async () => {
      const { ledger } = opened;
      const result = await ledger.append(mine, cards('mine', 40, 40), { operationId: 'op-1' });
      expect(result).toMatchObject({ repeated: true, workflow_id: mine.id });
      expect(ownersIn(result.events)).toEqual(['mine']);
      await ledger.append(mine, cards('mine', 900, 1), { expectedSeq: 160 });
      await ledger.append(theirs, cards('theirs', 901, 1), { expectedSeq: 160 });
      let seen: unknown;
      await ledger.append(theirs, async (view) => {
        seen = [view.head_seq, await view.get('cards', 'c900'), await view.get('cards', 'c7')];
        return [];
      });
      expect(seen).toEqual([161, undefined, { title: 'theirs', column: 'todo' }]);
    });

    it('rolls back one and leaves the other as it is', async () => {
      const before = await opened.ledger.restore(theirs);
      await opened.ledger.rollback(mine, 3, { reason: 'x' });
      await opened.ledger.settled();
      expect((await opened.ledger.restore(mine)).entity_count).toBe(4);
      expect(await opened.ledger.restore(theirs)).toEqual(before);
      expect(await opened.store.read((tx) => tx.all(readCards, theirs.id))).toHaveLength(160);
      expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
    });

    it('keeps a lease on one from opening the other', async () => {
      const lease = sql(
        `INSERT INTO workflow_leases (workflow_id, owner_id, acquired_at, lease_expires_at, fencing_token, heartbeat_at)
         VALUES (?, 'me', ?, '2200-01-01T00:00:00.000Z', 1, ?)`,
      );
      const at = '2026-01-01T00:00:00.000Z';
      await opened.store.write((tx) => tx.run(lease, mine.id, at, at));
      const claim = { owner_id: 'me', fencing_token: 1 };
      await opened.ledger.append(mine, cards('mine', 0, 1), { lease: { workflow_id: mine.id, ...claim } });
      expect(
        await refusalOf(
          opened.ledger.append(theirs, cards('theirs', 0, 1), { lease: { workflow_id: theirs.id, ...claim } }),
        ),
      ).toMatchObject({ code: 'lease_lost' });
    });

    it('fails closed on the one that was damaged, and serves the other', async () => {
      await fixture.tamper(`UPDATE events SET actor = 'x' WHERE workflow_id = '${mine.id}' AND event_seq = 150`);
      await refusalOf(opened.ledger.restore(mine));
      expect((await opened.ledger.restore(theirs)).entity_count).toBe(161);
      const { problems } = await opened.ledger.verify({ deep: true });
      expect(new Set(problems.map(({ workflow_id }) => workflow_id))).toEqual(new Set([mine.id]));
    });

    it('lists both, in pages', async () => {
      const [first] = await opened.ledger.streams(undefined, 1);
      const [second, ...more] = await opened.ledger.streams(first?.workflow_id);
      expect(new Set([first?.workflow_id, second?.workflow_id])).toEqual(new Set([mine.id, theirs.id]));
      expect(more).toEqual([]);
      expect(await opened.ledger.status()).toMatchObject({ events: 320, streams: 2, unsigned_events: 0 });
    });
  });

  describe('[ACL-15] has the six metrics', () => {
    const valueOf = (name: string) => {
      const metric = opened.metrics.snapshot()[name];
      const [sample] = metric?.samples ?? [];
      return sample && 'count' in sample ? { count: sample.count, sum: sample.sum } : sample?.value;
    };

    it('under their names from the start', () => {
      expect(Object.keys(opened.metrics.snapshot())).toEqual(
        expect.arrayContaining([
          'restore_time_ms',
          'events_replayed_per_restore',
          'time_since_last_snapshot_sec',
          'journal_size_since_snapshot_bytes',
          'lease_acquisition_failures',
          'idempotency_cache_hits',
        ]),
      );
    });

    it('and they move', async () => {
      const stream = { kind: board, id: fixture.ids.uuid() };
      await opened.ledger.append(stream, cards('x', 0, 99), { create: true });
      await opened.ledger.restore(stream);
      expect(valueOf('events_replayed_per_restore')).toEqual({ count: 1, sum: 99 });
      expect(valueOf('restore_time_ms')).toMatchObject({ count: 1 });
      await opened.ledger.append(stream, [{ type: 'card.noted', payload: { card_id: 'c1', note: 'ä' } }], {
        operationId: 'op',
      });
      await opened.ledger.append(stream, [{ type: 'card.noted', payload: { card_id: 'c1', note: 'ä' } }], {
        operationId: 'op',
      });
      expect(valueOf('idempotency_cache_hits')).toBe(1);
      await opened.ledger.restore(stream);
      expect(valueOf('events_replayed_per_restore')).toEqual({ count: 2, sum: 99 });
      fixture.advance(90_000);
      const observed = await opened.ledger.observeStream(stream.id);
      expect(observed.time_since_last_snapshot_sec).toBeGreaterThanOrEqual(90);
      expect(observed).toMatchObject({ journal_size_since_snapshot_bytes: 0 });
      const { events } = await opened.ledger.append(stream, [
        { type: 'card.noted', payload: { card_id: 'c1', note: '漢字' } },
      ]);
      await opened.ledger.observeStream(stream.id);
      const bytes = Buffer.byteLength(events[0]?.payload ?? '') + Buffer.byteLength(events[0]?.delta ?? '');
      expect(valueOf('journal_size_since_snapshot_bytes')).toBe(bytes);
      expect(valueOf('time_since_last_snapshot_sec')).toBeGreaterThanOrEqual(90);
      const lease = { workflow_id: stream.id, owner_id: 'me', fencing_token: 1 };
      await refusalOf(opened.ledger.append(stream, cards('x', 0, 1), { lease }));
      expect(valueOf('lease_acquisition_failures')).toBe(1);
    });
  });

  describe('ends', () => {
    it('after what was asked for is settled, and leaves the store to its owner', async () => {
      const stream = { kind: board, id: fixture.ids.uuid() };
      const appends = Array.from({ length: 9 }, (_, n) =>
        opened.ledger.append(stream, cards('x', n * 100, 100), { create: true }),
      );
      await Promise.all(appends);
      await opened.ledger.close();
      // Nine were written; into how few they are merged depends on when the merging got its turn.
      expect((await queryRaw(fixture, 'SELECT snapshot_id FROM snapshots')).length).toBeLessThan(9);
      await opened.ledger.append(stream, cards('x', 0, 1));
      await opened.store.close();
      expect(await failureOf(opened.ledger.append(stream, cards('x', 0, 1)))).toMatchObject({ code: 'store_closed' });
      expect(await failureOf(opened.ledger.restore(stream))).toMatchObject({ code: 'store_closed' });
    });

    it('by dying at once, and what was acknowledged is there', async () => {
      const stream = { kind: board, id: fixture.ids.uuid() };
      await opened.ledger.append(stream, cards('x', 0, 3), { create: true });
      opened.store.abandon();
      const { ledger } = await fixture.open();
      expect((await ledger.restore(stream)).seq).toBe(3);
      expect((await ledger.verify({ deep: true })).problems).toEqual([]);
    });
  });

  it('keeps one identity however many processes open it first', async () => {
    const fresh = createFixture(dialect);
    try {
      const all = await Promise.all([fresh.open(), fresh.open(), fresh.open()]);
      const identities = await Promise.all(all.map(async ({ ledger }) => (await ledger.status()).database_id));
      expect(new Set(identities).size).toBe(1);
    } finally {
      await fresh.dispose();
    }
  });

  it('refuses a version that its columns cannot hold', async () => {
    expect(await refusalOf(createLedgerWith('x'.repeat(21)))).toMatchObject({ code: 'invalid_append' });
    await bugOf(fixture.open({ kinds: [{ kind: { ...board } as never }, { kind: { ...board } as never }] }));
  });

  async function createLedgerWith(producerVersion: string): Promise<void> {
    await fixture.open({ producerVersion });
  }
});
