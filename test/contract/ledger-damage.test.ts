// What is damaged under a ledger is not built upon: whoever touches it is refused, whoever does not goes on.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewEvent } from '../../src/ledger/contract.ts';
import { register } from '../../src/ledger/streams/registry.ts';
import { board, type boardEvents } from '../support/board.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { dumpTables } from '../support/raw-database.ts';

const added = (id: string, column: string): NewEvent<typeof boardEvents> => ({
  type: 'card.added',
  payload: { card_id: id, title: id, column },
});
const moved = (id: string, column: string): NewEvent<typeof boardEvents> => ({
  type: 'card.moved',
  payload: { card_id: id, column },
});

describe.each(DIALECTS)('a damaged entity on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  let stream: { kind: typeof board; id: string };
  beforeEach(async () => {
    fixture = createFixture(dialect);
    // Without a projection, so that plain events go together.
    opened = await fixture.open({ kinds: [register(board)] });
    stream = { kind: board, id: fixture.ids.uuid() };
    await opened.ledger.append(stream, [added('a', 'x'), added('b', 'y')], { create: true });
    await opened.ledger.settled();
    await fixture.tamper(`UPDATE state_entities SET body = '{"column":"x","title":"forged"}' WHERE entity_id = 'a'`);
  });
  afterEach(() => fixture.dispose());

  const named = () => ({
    code: 'checksum_mismatch',
    details: { table: 'state_entities', workflow_id: stream.id, collection: 'cards', id: 'a' },
  });

  it('is named by every append that touches it, and nothing is written', async () => {
    const before = await dumpTables(fixture);
    for (const attempt of [
      () => opened.ledger.append(stream, [moved('a', 'z')]),
      () => opened.ledger.append(stream, [moved('b', 'z'), moved('a', 'z')]),
      () => opened.ledger.append(stream, async (view) => ((await view.get('cards', 'a')) ? [moved('b', 'z')] : [])),
      () => opened.ledger.entity(stream.id, 'cards', 'a'),
      () => opened.ledger.rollback(stream, 1, { reason: 'x' }),
    ]) {
      expect(await refusalOf(attempt())).toMatchObject(named());
    }
    expect(await dumpTables(fixture)).toEqual(before);
  });

  it('stops none of those that wait together with such an append', async () => {
    const results = await Promise.allSettled([
      opened.ledger.append(stream, [moved('b', 'z')]),
      opened.ledger.append(stream, [moved('a', 'z')]),
      opened.ledger.append(stream, [added('c', 'z')]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[1]).toMatchObject({ reason: named() });
    expect(await opened.ledger.entity(stream.id, 'cards', 'b')).toMatchObject({ column: 'z' });
    // The rows themselves are whole: only the table is not what they give.
    const { problems } = await opened.ledger.verify({ deep: true });
    expect(new Set(problems.map(({ table }) => table))).toEqual(new Set(['state_entities']));
  });
});
