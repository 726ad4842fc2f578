// Which revision a connection means when its client writes to a record without naming one.
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Operation } from '../../src/base/operation.ts';
import { createRevisionsSeen } from '../../src/surfaces/mcp/revisions-seen.ts';
import { refuse } from '../../src/work/contract.ts';

const id = (last: number) => `00000000-0000-7000-8000-00000000000${last}`;
const [ONE, TWO, OTHER, HERE, THERE] = [id(1), id(2), id(3), id(4), id(5)];
const CALL = { actor: 'test' };

/** Answers what the test gives it, and keeps what it was asked. */
function operation(fields: readonly string[], answer: () => unknown, risk: 'read' | 'write' | 'destructive' = 'write') {
  const asked: Record<string, unknown>[] = [];
  const shape = Object.fromEntries(fields.map((name) => [name, z.unknown()]));
  const made: Operation = {
    definition: {
      name: 'work.any',
      summary: 'Any',
      risk,
      tier: 'core',
      input: z.object(shape),
      output: z.object({}),
      refusals: [],
    },
    role: 'operate',
    run: async (input) => {
      asked.push(input as Record<string, unknown>);
      return answer();
    },
  };
  return { made, asked };
}

function connection() {
  const seen = createRevisionsSeen();
  const read = (answer: unknown, risk: 'read' | 'destructive' = 'read') =>
    seen.watching(operation([], () => answer, risk).made).run({}, CALL);
  const answer = (input: Record<string, unknown>, told: unknown) =>
    seen.watching(operation(['project_id'], () => told, 'read').made).run(input, CALL);
  const revisionOf = async (input: Record<string, unknown>, fields = ['task_id']) => {
    const { made, asked } = operation([...fields, 'if_revision'], () => ({}));
    await seen.watching(made).run(input, CALL);
    return asked[0]?.['if_revision'];
  };
  return { seen, read, answer, revisionOf };
}

const task = (task_id: string, number: number, revision: number, more: object = {}) => ({
  ...{ task_id, project_id: OTHER, goal_id: ONE, number, revision },
  ...more,
});

test('a record is known by its id and by its number, at the revision that was read last', async () => {
  const { read, revisionOf } = connection();
  await read({ tasks: [task(ONE, 7, 4), task(TWO, 8, 5)] });
  await read({ task: task(ONE, 7, 9) });
  for (const ref of [ONE, 'T7', 't7', '#7', '7']) expect(await revisionOf({ task_id: ref })).toBe(9);
  expect(await revisionOf({ task_id: 'T8' })).toBe(5);
  expect(await revisionOf({ task_id: 'T9' })).toBeUndefined();
  expect(await revisionOf({ task_id: 'T7', if_revision: 2 })).toBe(2);
  // A goal's number is not a task's.
  expect(await revisionOf({ goal_id: 'G7' }, ['goal_id'])).toBeUndefined();
});

test('a number that two projects have is that of the project that is meant, else of the record seen last', async () => {
  const { read, answer, revisionOf } = connection();
  const [here, there] = [
    { ...task(ONE, 1, 4), project_id: HERE },
    { ...task(TWO, 1, 5), project_id: THERE },
  ];
  await read({ tasks: [here, there] });
  expect([await revisionOf({ task_id: ONE }), await revisionOf({ task_id: TWO })]).toEqual([4, 5]);
  expect(await revisionOf({ task_id: 'T1' })).toBe(5);
  expect(await revisionOf({ task_id: 'T1', project_id: HERE })).toBe(4);
  expect(await revisionOf({ task_id: '#1', project_id: THERE })).toBe(5);
  // A project of which nothing was read.
  expect(await revisionOf({ task_id: 'T1', project_id: OTHER })).toBeUndefined();
  // What is answered to a call that names no project shows which one the connection is in.
  await answer({}, { tasks: [here] });
  await answer({ project_id: THERE }, { tasks: [there] });
  expect(await revisionOf({ task_id: 'T1' })).toBe(4);
  // The same for a project's name.
  await answer({ project_id: 'there' }, { task: there });
  expect(await revisionOf({ task_id: 'T1', project_id: 'there' })).toBe(5);
  await read({ projects: [{ project_id: HERE, name: 'here', revision: 1 }] });
  expect(await revisionOf({ task_id: 'T1', project_id: 'here' })).toBe(4);
  expect(await revisionOf({}, ['project_id'])).toBe(1);
});

test('a goal, a project by id or name, and a blocker by its task are known too', async () => {
  const { read, revisionOf } = connection();
  await read({ goal: { goal_id: ONE, project_id: OTHER, number: 3, revision: 6 } });
  await read({ projects: [{ project_id: OTHER, name: 'site', revision: 2 }] });
  await read({ task: task(TWO, 1, 8, { open_blockers: ['a-blocker'] }) });
  expect(await revisionOf({ goal_id: 'G3' }, ['goal_id'])).toBe(6);
  expect(await revisionOf({ project_id: OTHER }, ['project_id'])).toBe(2);
  expect(await revisionOf({ project_id: 'site' }, ['project_id'])).toBe(2);
  expect(await revisionOf({ blocker_id: 'a-blocker' }, ['blocker_id'])).toBe(8);
  // The task to be moved is meant, not the goal that it is moved to.
  expect(await revisionOf({ task_id: 'T1', goal_id: 'G3' }, ['task_id', 'goal_id'])).toBe(8);
});

test('what a lost race showed counts as read, and an undo makes everything unknown', async () => {
  const { seen, read, revisionOf } = connection();
  await read({ task: task(ONE, 1, 4) });
  const lost = operation(['task_id', 'if_revision'], () => {
    throw refuse('revision_conflict', 'It changed', { if_revision: 4, now: task(ONE, 1, 7) });
  });
  await expect(seen.watching(lost.made).run({ task_id: 'T1' }, CALL)).rejects.toMatchObject({
    code: 'revision_conflict',
  });
  expect(lost.asked).toEqual([{ task_id: 'T1', if_revision: 4 }]);
  expect(await revisionOf({ task_id: 'T1' })).toBe(7);
  await read({ first_seq: 7 }, 'destructive');
  expect(await revisionOf({ task_id: 'T1' })).toBeUndefined();
});

test('an operation without the field, and an input that is none, stay as they are', async () => {
  const { seen, read } = connection();
  await read({ task: task(ONE, 1, 4) });
  const claim = operation(['task_id'], () => ({}));
  await seen.watching(claim.made).run({ task_id: 'T1' }, CALL);
  expect(claim.asked).toEqual([{ task_id: 'T1' }]);
  const write = operation(['task_id', 'if_revision'], () => ({}));
  for (const input of [undefined, null, [], 'T1']) await seen.watching(write.made).run(input, CALL);
  expect(write.asked).toEqual([undefined, null, [], 'T1']);
});
