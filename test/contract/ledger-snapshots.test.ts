// Snapshots in parts: written with the hundredth event, merged so that they stay few, blobs when large, and a restore
// that never replays more than a hundred events.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mergeParts } from '../../src/ledger/snapshots/merge.ts';
import { board } from '../support/board.ts';
import { foldBoard, fullChecksum, type BoardEvent } from '../support/board-model.ts';
import { eventually } from '../support/eventually.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { dumpTables, queryRaw } from '../support/raw-database.ts';

interface PartRow {
  readonly last_event_seq: number | string;
  readonly from_seq: number | string;
  readonly entity_count: number | string;
  readonly level: number;
  readonly state_checksum: string;
  readonly state_inline: string | null;
  readonly state_s3_key: string | null;
}

describe.each(DIALECTS)('snapshots on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  let stream: { kind: typeof board; id: string };
  beforeEach(async () => {
    fixture = createFixture(dialect);
    opened = await fixture.open();
    stream = { kind: board, id: fixture.ids.uuid() };
  });
  afterEach(() => fixture.dispose());

  const cards = (from: number, count: number, title = 'x'): BoardEvent[] =>
    Array.from({ length: count }, (_, n) => ({ type: 'card.added', payload: { card_id: `c${from + n}`, title } }));
  const append = (events: readonly BoardEvent[]) => opened.ledger.append(stream, events, { create: true });
  const parts = () =>
    queryRaw<PartRow>(
      fixture,
      'SELECT last_event_seq, from_seq, level, entity_count, state_checksum, state_inline, state_s3_key FROM snapshots ORDER BY last_event_seq',
    );
  const blobKeys = async () => {
    const keys: string[] = [];
    for await (const { key } of opened.blobs.list()) keys.push(key);
    return keys.toSorted();
  };

  it('[ACL-15] keep every restore below a hundred replayed events, however large the appends are', async () => {
    const sizes = [1, 98, 1, 1, 50, 49, 100, 100, 99, 99, 1, 37, 100, 63, 1];
    let seq = 0;
    for (const size of sizes) {
      await append(cards(seq, size));
      seq += size;
      const restored = await opened.ledger.restore(stream);
      expect(restored.seq).toBe(seq);
      expect(restored.events_replayed).toBeLessThan(100);
      expect(restored.entity_count).toBe(seq + 1);
    }
  });

  it('[ACL-08] carry the sequence and the state they cover, and are written with their hundredth event', async () => {
    for (let n = 0; n < 99; n += 1) await append(cards(n, 1));
    expect(await parts()).toEqual([]);
    const { state_checksum } = await append(cards(99, 1));
    const [part] = await parts();
    expect(part).toMatchObject({ level: 0, state_checksum, state_s3_key: null });
    expect([Number(part?.from_seq), Number(part?.last_event_seq)]).toEqual([0, 100]);
    expect(state_checksum).toBe(fullChecksum(foldBoard(cards(0, 100))));
    expect(await opened.ledger.restore(stream)).toMatchObject({ seq: 100, events_replayed: 0, snapshot_parts: 1 });
    expect(await opened.ledger.stream(stream.id)).toMatchObject({ snapshot_seq: 100, journal_bytes: 0 });
  });

  it('[ACL-08] are atomic with their event: when one cannot be written, neither is the other', async () => {
    await append(cards(0, 99));
    await opened.ledger.settled();
    const before = await dumpTables(fixture);
    const dying = await fixture.open({
      signed: false,
      probe: ({ at, what }) => {
        if (at === 'before' && what.startsWith('INSERT INTO snapshots')) throw new Error('died at the snapshot');
      },
    });
    await expect(dying.ledger.append(stream, cards(99, 1))).rejects.toThrow('died at the snapshot');
    dying.store.abandon();
    expect(await dumpTables(fixture)).toEqual(before);
  });

  it('are merged, so that they stay few while history grows, and hold little more than the state', async () => {
    for (let n = 0; n < 27; n += 1) {
      await append(cards(n * 100, 100, 'short'));
      await opened.ledger.settled();
    }
    const rows = await parts();
    expect(rows.length).toBeLessThanOrEqual(7);
    expect(rows.reduce((sum, row) => sum + Number(row.entity_count), 0)).toBeLessThanOrEqual(2 * 2_701);
    for (const [index, row] of rows.entries())
      expect(Number(row.from_seq)).toBe(Number(rows[index - 1]?.last_event_seq ?? 0));
    const restored = await opened.ledger.restore(stream);
    expect(restored).toMatchObject({ events_replayed: 0, snapshot_parts: rows.length, entity_count: 2_701 });
    expect(restored.state).toEqual(foldBoard(cards(0, 2_700, 'short')));
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  });

  it('stay as few when the same entities change again and again', async () => {
    for (let n = 0; n < 30; n += 1) {
      await append(cards(0, 100, `round ${n}`));
      await opened.ledger.settled();
    }
    const rows = await parts();
    expect(rows.length).toBeLessThanOrEqual(4);
    expect(rows.reduce((sum, row) => sum + Number(row.entity_count), 0)).toBeLessThanOrEqual(4 * 101);
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  });

  it('make their writer wait when merging falls far behind', async () => {
    for (let n = 0; n < 40; n += 1) await append(cards(n * 100, 100, 'short'));
    expect((await parts()).length).toBeLessThanOrEqual(24);
  });

  it('[ACL-08] are blobs when they are large, and what a merge replaced is kept for a week', async () => {
    for (let n = 0; n < 16; n += 1) {
      await append(cards(n * 100, 100, `a title of some length ${'y '.repeat(60)}`));
      await opened.ledger.settled();
    }
    const rows = await parts();
    expect(rows.map(({ state_inline }) => state_inline)).toEqual([null]);
    const named = rows.map(({ state_s3_key }) => state_s3_key ?? '');
    expect(await blobKeys()).toEqual(expect.arrayContaining(named));
    expect((await blobKeys()).length).toBeGreaterThan(named.length);
    expect(await opened.ledger.sweepBlobs()).toBe(0);
    // The files have the time of the machine, not of the test's clock.
    expect(await opened.ledger.sweepBlobs(Number.NEGATIVE_INFINITY)).toBeGreaterThan(0);
    expect(await blobKeys()).toEqual(named);
    const restored = await opened.ledger.restore(stream);
    expect(restored).toMatchObject({ events_replayed: 0, entity_count: 1_601 });
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  });

  it('remember removals across parts and merges', async () => {
    await append(cards(0, 100));
    for (let n = 1; n <= 8; n += 1) {
      const removed = Array.from({ length: 10 }, (_, k): BoardEvent => ({
        type: 'card.removed',
        payload: { card_id: `c${n * 10 + k}` },
      }));
      await append([...removed, ...cards(n * 1_000, 90)]);
    }
    await opened.ledger.settled();
    const { state } = await opened.ledger.restore(stream);
    expect(Object.keys(state['cards'] ?? {}).filter((id) => /^c\d{1,2}$/.test(id))).toHaveLength(20);
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  });

  it('give back every earlier sequence as it was', async () => {
    const events: BoardEvent[] = [];
    for (let n = 0; n < 10; n += 1) {
      const next: BoardEvent[] = [
        ...cards(n * 7, 50),
        ...Array.from({ length: 20 }, (_, k): BoardEvent => ({
          type: 'card.moved',
          payload: { card_id: `c${k * 3}`, column: `col${n}` },
        })),
        ...Array.from({ length: 20 }, (_, k): BoardEvent => ({
          type: 'card.removed',
          payload: { card_id: `c${n * 5 + k}` },
        })),
      ];
      events.push(...next);
      await append(next);
    }
    await opened.ledger.settled();
    for (const seq of [0, 1, 50, 99, 100, 101, 179, 180, 181, 450, 899, 900]) {
      const restored = await opened.ledger.restore(stream, seq);
      expect([seq, restored.seq, restored.state]).toEqual([seq, seq, foldBoard(events.slice(0, seq))]);
    }
  });

  it('are merged by one of several processes that try together, and nothing is lost', async () => {
    const quiet = await fixture.open({ signed: false });
    for (let n = 0; n < 7; n += 1) {
      await append(cards(n * 100, 100, `t ${'z '.repeat(60)}`));
      // Two parts that were merged at once would leave other sizes, of which the last one is not due with the rest.
      await opened.ledger.settled();
    }
    await quiet.ledger.append(stream, cards(700, 100, `t ${'z '.repeat(60)}`));
    await Promise.all([
      mergeParts(opened.store, opened.blobs, stream.id),
      mergeParts(quiet.store, quiet.blobs, stream.id),
      quiet.ledger.settled(),
    ]);
    expect(await parts()).toHaveLength(1);
    expect((await opened.ledger.restore(stream)).entity_count).toBe(801);
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  });

  it('have the blobs that a merge replaced swept by one job, and a process without workers runs it when it is due', async () => {
    let grown = 0;
    const grow = async () => {
      for (let n = 0; n < 8; n += 1) await append(cards((grown += 100), 100, `t ${'z '.repeat(60)}`));
      await opened.ledger.settled();
    };
    await grow();
    await grow();
    const asked = await opened.ledger.jobs.list({ kind: 'ledger.sweep_blobs' });
    expect(asked.map(({ state }) => state)).toEqual(['scheduled']);
    const replaced = (await blobKeys()).length;
    expect(replaced).toBeGreaterThan(1);
    fixture.advance(100 * 365 * 86_400_000);
    fixture.flow();
    await eventually('the sweep', async () => {
      await grow();
      return (await opened.ledger.jobs.get(asked[0]?.job_id ?? '')) === undefined;
    });
    expect(await opened.ledger.jobs.dead()).toEqual([]);
    const named = new Set((await parts()).map(({ state_s3_key }) => state_s3_key));
    expect((await blobKeys()).filter((key) => !named.has(key)).length).toBeLessThan(replaced);
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  });

  it('have replaced blobs swept in a home that only short processes use', async () => {
    fixture.flow();
    let grown = 0;
    /** One process: it opens, appends a part and closes. */
    const command = async () => {
      const { ledger } = await fixture.open();
      await ledger.append(stream, cards((grown += 100), 100, `t ${'z '.repeat(60)}`), { create: true });
      await ledger.close();
    };
    const sweeps = () => opened.ledger.jobs.list({ kind: 'ledger.sweep_blobs' });
    await eventually('a sweep is asked for', async () => {
      await command();
      return (await sweeps()).length === 1;
    });
    const [asked] = await sweeps();
    fixture.advance(100 * 365 * 86_400_000);
    await eventually('the sweep', async () => {
      await command();
      return (await opened.ledger.jobs.get(asked?.job_id ?? '')) === undefined;
    });
    expect(await opened.ledger.jobs.dead()).toEqual([]);
  });

  it('leave blobs alone that a row names, and let go of those that none does', async () => {
    for (let n = 0; n < 8; n += 1) await append(cards(n * 100, 100, `t ${'z '.repeat(60)}`));
    await opened.ledger.settled();
    const named = await blobKeys();
    expect(named).toHaveLength(1);
    const stray = await opened.blobs.put(Buffer.from('nobody names this'));
    expect(await opened.ledger.sweepBlobs(Number.MAX_SAFE_INTEGER)).toBe(0);
    expect(await blobKeys()).toContain(stray);
    // Far enough that the file's own time, which is the machine's, has passed in any case.
    fixture.clock.advance(100 * 365 * 86_400_000);
    expect(await opened.ledger.sweepBlobs()).toBe(1);
    expect(await blobKeys()).toEqual(named);
  });
});
