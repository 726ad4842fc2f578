// The policy of the next step, with every tie: by rank, recency, priority and age; and how it is told.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Needs, TaskStatus } from '../../src/work/contract.ts';
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

type Given = Partial<TaskFacts> & {
  readonly status: TaskStatus;
  /** Of each open blocker, the oldest first; null where nobody said. */
  readonly needs?: readonly (Needs | null)[];
};
/** In the order of their numbers. */
const tasks = (given: Record<string, Given>) =>
  new Map(
    Object.entries(given).map(([id, { needs = [], ...facts }], at): [string, TaskFacts] => [
      id,
      {
        goal_id: 'g',
        number: at + 1,
        status_seq: at + 10,
        priority: null,
        depends_on: [],
        archived: false,
        // In an order that tells nothing.
        open_blockers: needs.map((_, n) => `${id}${n}`).toReversed(),
        ...facts,
      },
    ]),
  );
const blockersOf = (given: Record<string, Given>) =>
  new Map(
    Object.entries(given).flatMap(([id, { needs = [] }]) =>
      needs.map((who, n) => [`${id}${n}`, { created_seq: n, ...(who === null ? {} : { needs: who }) }] as const),
    ),
  );
const ME = 'ada';
const choose = (
  given: Record<string, Given>,
  of: Record<string, Partial<GoalFacts>> = { g: {} },
  held: string[] = [],
) => {
  const holders = new Map(held.map((id) => [id, 'somebody else']));
  const facts = { goals: goals(of), tasks: tasks(given), blockers: blockersOf(given) };
  const { rank, task_id, otherwise } = chooseNextStep(facts, held.length > 0 ? { owner: ME, holders } : undefined);
  return { rank, task_id, otherwise };
};
const AGENT = 'claude:1a2b3c4d';
/** What an agent is offered; `held` says by whom. */
const offer = (given: Record<string, Given>, held: Record<string, string> = {}, owner = AGENT) =>
  chooseNextStep(
    { goals: goals({ g: {} }), tasks: tasks(given), blockers: blockersOf(given) },
    { owner, holders: new Map(Object.entries(held)) },
  );

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
      started_by: fc.constantFrom(null, AGENT, 'ada'),
      needs: fc.array(fc.constantFrom<(Needs | null)[]>(null, 'agent', 'person', 'external'), { maxLength: 2 }),
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
          const state = { goals: goals({ g: {}, h: { priority } }), tasks: tasks(given), blockers: blockersOf(given) };
          const shuffled = new Map(
            [...state.tasks]
              .map((entry, at) => ({ entry, at: order[at] ?? 0 }))
              .toSorted((a, b) => a.at - b.at)
              .map(({ entry }) => entry),
          );
          const turned = new Map([...state.goals].toReversed());
          for (const owner of [undefined, 'ada', AGENT]) {
            const asker = owner === undefined ? undefined : { owner, holders: new Map([['t0', AGENT]]) };
            const turnedState = { ...state, goals: turned, tasks: shuffled };
            expect(chooseNextStep(turnedState, asker)).toEqual(chooseNextStep(state, asker));
          }
        },
      ),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe('what an agent is offered', () => {
  const doing: Given = { status: 'doing' };
  const todo: Given = { status: 'todo' };
  const stuck: Given = { status: 'blocked', needs: [null] };
  const waits: Given = { status: 'blocked', needs: ['person'] };

  it('is what it holds, what it started, what anybody left, what it can unblock, what is ready, what waits', () => {
    const given = { waits, todo, stuck, doing, mine: { ...doing, started_by: AGENT, status_seq: 1 }, held: doing };
    const order: string[] = [];
    const left: Record<string, Given> = { ...given };
    for (let step = offer(left, { held: AGENT }); step.task_id !== null; step = offer(left, { held: AGENT })) {
      order.push(`${step.place} ${step.task_id}`);
      delete left[step.task_id];
    }
    expect(order).toEqual(['held held', 'started mine', 'doing doing', 'blocked stuck', 'ready todo', 'waiting waits']);
    expect(offer(left)).toMatchObject({ place: 'propose', rank: 'propose', waiting: [], left_out: [] });
  });

  it('goes by the newest status, but by priority among tasks that others left in progress', () => {
    const left = { a: { ...doing, priority: 1 }, b: { ...doing, priority: 1 }, c: { ...doing, priority: 3 } };
    expect(offer(left).task_id).toBe('b');
    expect(offer(left, { a: AGENT, c: AGENT }).task_id).toBe('c');
    const own = Object.fromEntries(Object.entries(left).map(([id, task]) => [id, { ...task, started_by: AGENT }]));
    expect(offer(own).task_id).toBe('c');
    expect(offer({ a: stuck, b: { ...stuck, priority: 0 }, c: stuck }).task_id).toBe('c');
    expect(offer({ a: waits, b: { ...waits, priority: 0 }, c: waits }).task_id).toBe('c');
  });

  it('waits only where it is blocked and nobody but a person or the outside can remove what is open', () => {
    const isLeftOut = (task: Given) => offer({ task, todo }).waiting.includes('task');
    expect(isLeftOut({ status: 'blocked', needs: ['person', 'external'] })).toBe(true);
    for (const needs of [[], [null], ['agent'], ['person', null], ['agent', 'external']] as const)
      expect([needs, isLeftOut({ status: 'blocked', needs })]).toEqual([needs, false]);
    // A checkpoint's blockers change no status.
    expect(isLeftOut({ status: 'doing', needs: ['person'] })).toBe(false);
    expect(isLeftOut({ status: 'todo', needs: ['person'] })).toBe(false);
  });

  it('names what it leaves out and why, what others hold first, and nothing twice', () => {
    const given = {
      outside: { status: 'blocked', needs: ['external', 'person'] } as const,
      waits,
      taken: waits,
      theirs: todo,
      free: todo,
      behind: { ...todo, depends_on: ['free'] },
    };
    const held = { taken: 'codex-2', theirs: 'bob', behind: 'bob', waits: AGENT };
    const { task_id, waiting, left_out } = offer(given, held);
    expect({ task_id, waiting, left_out }).toEqual({
      task_id: 'free',
      waiting: ['waits', 'outside'],
      left_out: [
        { task_id: 'taken', reason: 'held_by_another' },
        { task_id: 'theirs', reason: 'held_by_another' },
        { task_id: 'waits', reason: 'waits_for_person' },
        { task_id: 'outside', reason: 'waits_for_external' },
      ],
    });
    // Where nothing else is left, what waits is the step, and none of it is left out.
    const last = offer({ outside: given.outside, waits }, {});
    expect(last).toMatchObject({
      rank: 'waiting',
      task_id: 'waits',
      otherwise: null,
      waiting: ['outside'],
      left_out: [],
    });
  });

  it('is the policy of everybody for an owner that is no agent', () => {
    const given = { waits, todo, mine: { ...doing, started_by: ME, priority: 4 }, other: { ...doing, priority: 0 } };
    expect(offer(given, {}, ME)).toMatchObject({ rank: 'doing', task_id: 'other', waiting: ['waits'], left_out: [] });
    expect(offer({ waits, todo }, {}, ME)).toMatchObject({ rank: 'blocked', task_id: 'waits', otherwise: 'todo' });
  });

  it('names what waits to everybody, the step itself aside, and leaves none of it out for who is no agent', () => {
    const given = { waits, outside: { ...waits, needs: ['external' as const] }, stuck: { ...waits, needs: [null] } };
    const facts = { goals: goals({ g: {} }), tasks: tasks(given), blockers: blockersOf(given) };
    for (const found of [offer(given, {}, ME), chooseNextStep(facts)]) {
      expect(found).toMatchObject({ rank: 'blocked', task_id: 'stuck', waiting: ['outside', 'waits'], left_out: [] });
    }
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

  it('says to an agent what to go on with if it cannot remove a blocker, and whom to ask if it never could', () => {
    const other = { task_id: 'o', number: 8, title: 'Paint it', checkpoint: undefined };
    const blocked = (needs: Needs | null) => ({
      ...chosen,
      status: 'blocked' as const,
      blockers: [{ blocker_id: 'b1', text: 'A wall', needs }],
    });
    const told = { isAgent: true };
    expect(describeNextStep('p', 'blocked', blocked(null), other, told).why).toBe(
      'Nothing is in progress, and T7 was blocked last, so its blocker comes first; if you cannot remove it, go on with T8.',
    );
    expect(describeNextStep('p', 'waiting', blocked('person'), undefined, told)).toMatchObject({
      rank: 'waiting',
      next_step: 'Ask the person to resolve the blocker of task T7: A wall',
    });
    expect(describeNextStep('p', 'waiting', blocked('external'), undefined, told).next_step).toBe(
      'See whether the blocker of task T7 is gone by now: A wall',
    );
    const ready = describeNextStep('p', 'ready', { ...chosen, status: 'todo' }, undefined, {
      ...told,
      waiting_count: 1,
    });
    expect(ready.why).toMatch(/^Apart from what waits for a person or the outside, nothing is in progress or blocked/);
  });

  it('asks for proposals without committing to any, when nothing is open', () => {
    const answer = describeNextStep('p', 'propose', undefined, undefined);
    expect([answer.task_id, answer.goal_id, answer.status, answer.otherwise]).toEqual([null, null, null, null]);
    expect(answer.next_step).toMatch(/^Propose .* let the user decide/);
  });

  it('says in one sentence why it is this one, and what could be started instead', () => {
    const other = { task_id: 'o', number: 8, title: 'Paint it', checkpoint: undefined };
    const left_out = [{ task_id: 'x', number: 1, reason: 'held_by_another' as const }];
    for (const place of ['held', 'started', 'doing', 'blocked', 'ready', 'waiting', 'propose'] as const) {
      for (const isAgent of [false, true]) {
        for (const told of [{ isAgent }, { isAgent, left_out, waiting_count: 1 }]) {
          const { why } = describeNextStep('p', place, place === 'propose' ? undefined : chosen, other, told);
          expect(why).toMatch(/^[A-Z][^.!?]+\.$/);
        }
      }
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
