// Completed steps follow from events where an operation wrote some: verify misses them, and a rebuild makes them again.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WorkflowRun } from '../../src/kernel/workflows/contract.ts';
import { board } from '../support/board.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { dumpTables } from '../support/raw-database.ts';

const OWNER = { owner: 'me', ttlMs: 60_000 } as const;
const added = (card_id: string) => ({
  type: 'card.added' as const,
  payload: { card_id, title: card_id, column: 'todo' },
});

describe.each(DIALECTS)('steps of operations on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.flow();
    opened = await fixture.open();
  });
  afterEach(() => fixture.dispose());

  const newBoard = async () => {
    const stream = { kind: board, id: fixture.ids.uuid() };
    await opened.ledger.append(stream, [added('a'), added('b')], { create: true, operationId: 'first' });
    await opened.ledger.append(stream, () => [added('c')], { operationId: 'second', command: { card: 'c' } });
    return stream;
  };
  const problems = async (deep: boolean) => (await opened.ledger.verify({ deep })).problems.map(({ table }) => table);

  it('are missed by a plain verification, and made again by a rebuild, so that no operation is done twice', async () => {
    const stream = await newBoard();
    const id = fixture.ids.uuid();
    const flow = async (wf: WorkflowRun) => wf.step('charge', { effect: 'idempotent' }, () => 5);
    await opened.ledger.workflows.run(id, OWNER, flow);
    await opened.ledger.settled();
    for (const damage of [
      'DELETE FROM completed_steps',
      'DELETE FROM completed_steps; DELETE FROM step_attempts',
      "DELETE FROM completed_steps WHERE step_id = 'first'",
    ]) {
      await fixture.tamper(damage);
      expect(new Set(await problems(false))).toEqual(new Set(['completed_steps']));
      const dry = await opened.ledger.rebuild({ dryRun: true });
      expect(dry.differences).toContainEqual({
        table: 'completed_steps',
        workflow_id: stream.id,
        key: 'first',
        what: 'missing',
      });
      expect((await opened.ledger.rebuild()).differences_found).toBe(dry.differences_found);
      expect([await problems(false), await problems(true)]).toEqual([[], []]);
      expect((await opened.ledger.rebuild()).differences_found).toBe(0);
    }
    const head = await opened.ledger.stream(stream.id);
    const again = await opened.ledger.append(stream, [added('a'), added('b')], { operationId: 'first' });
    const second = await opened.ledger.append(stream, () => [added('c')], {
      operationId: 'second',
      command: { card: 'c' },
    });
    expect([again, second]).toMatchObject([
      { repeated: true, first_seq: 1, last_seq: 2 },
      { repeated: true, first_seq: 3, last_seq: 3 },
    ]);
    expect(await opened.ledger.stream(stream.id)).toEqual(head);
    expect(await opened.ledger.workflows.run(id, OWNER, flow)).toBe(5);
  });

  it('that were changed or that no event names are put right; one that wrote no event stays as it is', async () => {
    const stream = await newBoard();
    await opened.ledger.append(stream, () => [], { operationId: 'nothing', command: {} });
    const before = await dumpTables(fixture);
    await fixture.tamper(`UPDATE completed_steps SET completed_at = '2001-02-03T04:05:06.007Z' WHERE step_id = 'first';
      UPDATE step_attempts SET started_at = '2001-02-03T04:05:06.007Z' WHERE step_id = 'second';
      INSERT INTO step_attempts VALUES ('${stream.id}', 'forged', 1, '2001-02-03T04:05:06.007Z', NULL);
      INSERT INTO completed_steps VALUES ('${stream.id}', 'forged', 1, '2001-02-03T04:05:06.007Z', 'events:3-3', NULL, NULL);`);
    expect((await opened.ledger.rebuild()).differences).toEqual([
      { table: 'completed_steps', workflow_id: stream.id, key: 'first', what: 'changed' },
      { table: 'completed_steps', workflow_id: stream.id, key: 'forged', what: 'stray' },
      { table: 'step_attempts', workflow_id: stream.id, key: 'second 1', what: 'changed' },
    ]);
    await fixture.tamper("DELETE FROM step_attempts WHERE step_id = 'forged'");
    expect(await dumpTables(fixture)).toEqual(before);
    const used = opened.ledger.append(stream, [added('x')], { operationId: 'first' });
    expect((await refusalOf(used)).code).toBe('operation_conflict');
  });

  it('two rebuilds at once both succeed', async () => {
    await newBoard();
    const before = await dumpTables(fixture);
    const other = await fixture.open();
    for (let round = 0; round < 5; round += 1) {
      await fixture.tamper('DELETE FROM state_entities');
      await Promise.all([opened.ledger.rebuild(), other.ledger.rebuild()]);
    }
    expect(await dumpTables(fixture)).toEqual(before);
  });

  it('a changed event is refused by a rebuild behind more problems than a report lists', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 105; n += 1) {
      const stream = { kind: board, id: fixture.ids.uuid() };
      ids.push(stream.id);
      await opened.ledger.append(stream, [added('a')], { create: true });
    }
    await fixture.tamper(`UPDATE streams SET created_at = '2001-02-03T04:05:06.007Z'`);
    await fixture.tamper(`UPDATE events SET actor = 'mallory' WHERE workflow_id = '${ids.at(-1)}'`);
    const before = await dumpTables(fixture);
    expect(await refusalOf(opened.ledger.rebuild())).toMatchObject({
      code: 'chain_broken',
      details: { workflow_id: ids.at(-1), event_seq: 1 },
    });
    expect(await dumpTables(fixture)).toEqual(before);
  });
});
