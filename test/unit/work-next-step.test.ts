// The policy of the next step, with every tie: by rank, recency, priority and age; and how it is told.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaskStatus } from '../../src/work/contract.ts';
import {
  chooseNextStep,
  describeNextStep,
  type ChosenTask,
  type GoalFacts,
  type TaskFacts,
} from '../../src/work/rules/next-step.ts';

const goals = (given: Record<string, Partial<GoalFacts>>) =>
  new Map(
    Object.entries(given).map(([id, facts]) => [id, { status: 'active', archived: false, priority: 2, ...facts }]),
  );

type Given = Partial<TaskFacts> & { readonly status: TaskStatus };
/** In the order of their numbers. */
const tasks = (given: Record<string, Given>) =>
  new Map(
    Object.entries(given).map(([id, facts], at): [string, TaskFacts] => [
      id,
      { goal_id: 'g', number: at + 1, status_seq: at + 10, priority: null, depends_on: [], archived: false, ...facts },
    ]),
  );
const choose = (
  given: Record<string, Given>,
  of: Record<string, Partial<GoalFacts>> = { g: {} },
  held: string[] = [],
) => chooseNextStep({ goals: goals(of), tasks: tasks(given) }, new Set(held));

describe('the next step', () => {
  it('[ACL-04] is work in progress, then what was blocked, then what is ready, then a request for proposals', () => {
    const doing: Given = { status: 'doing' };
    const blocked: Given = { status: 'blocked' };
    const todo: Given = { status: 'todo', priority: 0 };
    expect(choose({ todo, blocked, doing })).toEqual({ rank: 'doing', task_id: 'doing', otherwise: 'todo' });
    expect(choose({ todo, blocked })).toEqual({ rank: 'blocked', task_id: 'blocked', otherwise: 'todo' });
    expect(choose({ todo })).toEqual({ rank: 'ready', task_id: 'todo', otherwise: null });
    expect(choose({ done: { status: 'done' } })).toEqual({ rank: 'propose', task_id: null, otherwise: null });
    expect(choose({})).toEqual({ rank: 'propose', task_id: null, otherwise: null });
  });

  it('goes by who became so last, among those in progress and those blocked', () => {
    for (const status of ['doing', 'blocked'] as const) {
      const given = {
        old: { status, status_seq: 30 },
        new: { status, status_seq: 40 },
        older: { status, status_seq: 20 },
      };
      expect(choose(given).task_id).toBe('new');
      // Whatever their priorities.
      expect(choose({ ...given, old: { status, status_seq: 30, priority: 0 } }).task_id).toBe('new');
    }
  });

  it('goes by priority, then by age, among those that are ready', () => {
    const status = 'todo';
    expect(choose({ a: { status }, b: { status } }).task_id).toBe('a');
    expect(choose({ a: { status }, b: { status, priority: 1 } }).task_id).toBe('b');
    expect(choose({ a: { status, priority: 3 }, b: { status } }).task_id).toBe('b');
    // Of its own or its goal's, a priority is the same.
    const two = { g: { priority: 2 }, h: { priority: 1 } };
    expect(choose({ a: { status }, b: { status, goal_id: 'h' } }, two).task_id).toBe('b');
    expect(choose({ a: { status, priority: 1 }, b: { status, goal_id: 'h' } }, two).task_id).toBe('a');
    expect(choose({ a: { status, goal_id: 'h', priority: 4 }, b: { status } }, two).task_id).toBe('b');
    // Not by when it last changed.
    expect(choose({ a: { status, status_seq: 90 }, b: { status, status_seq: 80 } }).task_id).toBe('a');
  });

  it('waits for every dependency to be done, archived or not', () => {
    const b: Given = { status: 'todo', depends_on: ['a', 'c'] };
    const c: Given = { status: 'done', archived: true };
    expect(choose({ a: { status: 'doing' }, b, c })).toMatchObject({ task_id: 'a', otherwise: null });
    expect(choose({ a: { status: 'done' }, b, c })).toMatchObject({ task_id: 'b' });
    expect(choose({ a: { status: 'blocked' }, b, c })).toMatchObject({ rank: 'blocked', otherwise: null });
    // One that is put away unfinished, or that nobody knows, releases nothing.
    expect(choose({ a: { status: 'todo', archived: true }, b, c }).rank).toBe('propose');
    expect(choose({ b: { status: 'todo', depends_on: ['nobody'] } }).rank).toBe('propose');
  });

  it('leaves out what is archived and every task of a goal that is not active, at every rank', () => {
    for (const status of ['doing', 'blocked', 'todo'] as const) {
      expect(choose({ a: { status, archived: true } }).rank).toBe('propose');
      for (const goal of [{ status: 'paused' }, { status: 'done' }, { archived: true }]) {
        expect(choose({ a: { status } }, { g: goal }).rank).toBe('propose');
        const other = { a: { status }, b: { status: 'todo', goal_id: 'h', priority: 4 } as const };
        expect(choose(other, { g: goal, h: {} })).toEqual({ rank: 'ready', task_id: 'b', otherwise: null });
      }
    }
  });

  it('leaves out what others hold, at every rank and as the alternative', () => {
    const given: Record<string, Given> = {
      doing: { status: 'doing' },
      blocked: { status: 'blocked' },
      first: { status: 'todo' },
      second: { status: 'todo' },
    };
    expect(choose(given, { g: {} }, ['doing'])).toMatchObject({ rank: 'blocked', otherwise: 'first' });
    expect(choose(given, { g: {} }, ['doing', 'blocked', 'first'])).toMatchObject({
      task_id: 'second',
      otherwise: null,
    });
    expect(choose(given, { g: {} }, ['first'])).toMatchObject({ task_id: 'doing', otherwise: 'second' });
    expect(choose(given, { g: {} }, Object.keys(given)).rank).toBe('propose');
  });

  it('does not depend on the order in which goals and tasks are looked at', () => {
    const facts = fc.record({
      goal_id: fc.constantFrom('g', 'h'),
      status: fc.constantFrom<TaskStatus[]>('todo', 'doing', 'blocked', 'done'),
      priority: fc.option(fc.nat({ max: 4 })),
      archived: fc.boolean(),
      on: fc.nat({ max: 9 }),
    });
    const all = fc.array(facts, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        all,
        fc.nat({ max: 4 }),
        fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
        (list, priority, order) => {
          const given = Object.fromEntries(
            list.map(({ on, ...rest }, at) => [`t${at}`, { ...rest, depends_on: on < at ? [`t${on}`] : [] }]),
          );
          const state = { goals: goals({ g: {}, h: { priority } }), tasks: tasks(given) };
          const shuffled = new Map(
            [...state.tasks]
              .map((entry, at) => ({ entry, at: order[at] ?? 0 }))
              .toSorted((a, b) => a.at - b.at)
              .map(({ entry }) => entry),
          );
          const turned = new Map([...state.goals].toReversed());
          expect(chooseNextStep({ goals: turned, tasks: shuffled })).toEqual(chooseNextStep(state));
        },
      ),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe('the next step in words', () => {
  const chosen: ChosenTask = {
    task_id: 't',
    goal_id: 'g',
    number: 7,
    title: 'Build it',
    status: 'doing',
    revision: 9,
    priority: 1,
    acceptance_criteria: ['Green'],
    checkpoint: undefined,
    blockers: [],
  };
  const checkpoint = { where_we_left_off: 'Half way.', next_step: 'Do the rest', needed_context_refs: ['task:t'] };

  it('is what the checkpoint says, with the context that it needs', () => {
    expect(describeNextStep('p', 'doing', { ...chosen, checkpoint }, undefined)).toMatchObject({
      next_step: 'Do the rest',
      required_context_refs: ['task:t'],
      where_we_left_off: 'Half way.',
      acceptance_criteria: ['Green'],
    });
  });

  it('names the task where there is no checkpoint', () => {
    expect(describeNextStep('p', 'doing', chosen, undefined).next_step).toBe('Go on with task T7: Build it');
    const todo = { ...chosen, status: 'todo' as const };
    expect(describeNextStep('p', 'ready', todo, undefined).next_step).toBe('Start task T7: Build it');
  });

  it('is resolving the oldest blocker of a blocked task, whatever its checkpoint says', () => {
    const blockers = [
      { blocker_id: 'b1', text: 'A wall', needs: null },
      { blocker_id: 'b2', text: 'A door', needs: 'agent' as const },
    ];
    const answer = describeNextStep('p', 'blocked', { ...chosen, status: 'blocked', checkpoint, blockers }, undefined);
    expect(answer.next_step).toBe('Resolve the blocker of task T7: A wall');
    expect(answer.blockers).toEqual(blockers);
  });

  it('asks for proposals without committing to any, when nothing is open', () => {
    const answer = describeNextStep('p', 'propose', undefined, undefined);
    expect([answer.task_id, answer.goal_id, answer.status, answer.otherwise]).toEqual([null, null, null, null]);
    expect(answer.next_step).toMatch(/^Propose .* let the user decide/);
  });

  it('says in one sentence why it is this one, and what could be started instead', () => {
    const other = { task_id: 'o', number: 8, title: 'Paint it', checkpoint: undefined };
    for (const rank of ['doing', 'blocked', 'ready', 'propose'] as const) {
      const { why } = describeNextStep('p', rank, rank === 'propose' ? undefined : chosen, other);
      expect(why).toMatch(/^[^.!?]+\.$/);
    }
    expect(describeNextStep('p', 'doing', chosen, other).otherwise).toEqual({
      task_id: 'o',
      number: 8,
      title: 'Paint it',
      next_step: 'Start task T8: Paint it',
    });
    expect(describeNextStep('p', 'doing', chosen, { ...other, checkpoint }).otherwise?.next_step).toBe('Do the rest');
  });
});
