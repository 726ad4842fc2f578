// Long walks let others have their turn: on SQLite every statement is done before it is awaited, so a walk that never
// leaves the microtask queue would keep timers, sockets and signals waiting until its end.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoardEvent } from '../support/board-model.ts';
import { board } from '../support/board.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { register } from '../../src/ledger/streams/registry.ts';

const EVENTS = 2_100;

describe.each(DIALECTS)('a long walk on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  let stream: { kind: typeof board; id: string };
  let turns = 0;
  beforeAll(async () => {
    fixture = createFixture(dialect);
    const { clock } = fixture;
    const macrotask = clock.macrotask.bind(clock);
    Object.assign(clock, {
      macrotask: () => {
        turns += 1;
        return macrotask();
      },
    });
    opened = await fixture.open({ kinds: [register(board)] });
    stream = { kind: board, id: fixture.ids.uuid() };
    for (let n = 0; n < EVENTS; n += 100) {
      const events = Array.from({ length: 100 }, (_, k): BoardEvent => {
        return { type: 'card.added', payload: { card_id: `c${n + k}`, title: 'x' } };
      });
      await opened.ledger.append(stream, events, { create: true });
    }
    await opened.ledger.settled();
  });
  afterAll(() => fixture.dispose());

  // Pages are of 1,000 entities, 2,000 events of a stream or of all, 5,000 hashes.
  it.each<[string, number, () => Promise<unknown>]>([
    ['verify', 3, () => opened.ledger.verify()],
    ['a deep verify', 3 + 1 + 2 + 3, () => opened.ledger.verify({ deep: true })],
    ['a restore that replays', 1, () => opened.ledger.restore(stream, 50)],
    ['a proof', 1, () => opened.ledger.exportProof(stream.id, { fromSeq: 1, toSeq: 1 })],
    ['a rollback', 3, () => opened.ledger.rollback(stream, EVENTS - 1, { reason: 'x' })],
  ])('of %s lets others have their turn on every page', async (_, pages, walk) => {
    turns = 0;
    await walk();
    expect(turns).toBeGreaterThanOrEqual(pages);
  });
});
