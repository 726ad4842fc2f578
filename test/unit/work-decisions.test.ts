// What may become of goals and tasks, given / when / then: every status with every command, and what each refusal says.
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../src/base/errors.ts';
import type { GoalStatus, TaskStatus } from '../../src/work/contract.ts';
import {
  acceptsTasks,
  archiveGoal,
  isActive,
  moveGoal,
  updateGoal,
  type FoundGoal,
  type GoalMove,
} from '../../src/work/rules/decide-goals.ts';
import * as tasks from '../../src/work/rules/decide-tasks.ts';
import type { FoundTask } from '../../src/work/rules/decide-tasks.ts';
import type { NewWorkEvent } from '../../src/work/state/events.ts';
import type { GoalEntity, TaskEntity } from '../../src/work/state/entities.ts';
import { tokensOf } from '../../src/work/state/tokens-of.ts';

const AT = '2026-01-01T00:00:00.000Z';

function goal(given: Partial<GoalEntity> = {}): FoundGoal {
  const entity = {
    number: 1,
    text: 'Ship it',
    priority: 2,
    status: 'active',
    archived: false,
    imported: null,
    created_seq: 2,
    created_at: AT,
    updated_at: AT,
    changed_seq: 2,
  } as const;
  return { id: 'goal', entity: { ...entity, ...given } };
}

function task(given: Partial<TaskEntity> = {}): FoundTask {
  const entity: TaskEntity = {
    goal_id: 'goal',
    number: 1,
    title: 'Build it',
    description: null,
    status: 'todo',
    priority: null,
    acceptance_criteria: [],
    depends_on: [],
    evidence: [],
    open_blockers: [],
    archived: false,
    imported: null,
    created_seq: 3,
    status_seq: 3,
    created_at: AT,
    updated_at: AT,
    changed_seq: 3,
  };
  return { id: 'task', entity: { ...entity, ...given } };
}

/** The status that the events give, or the code of the refusal. */
function outcome(decide: () => NewWorkEvent | readonly NewWorkEvent[]): string {
  try {
    const decided = decide();
    const last = (Array.isArray(decided) ? decided : [decided]).at(-1) as NewWorkEvent;
    const { changes } = last.payload as { changes?: { status?: string } };
    return changes?.status ?? last.type;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

function refusalOf(decide: () => unknown): Refusal {
  try {
    decide();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

const TASK_STATUSES: readonly TaskStatus[] = ['todo', 'doing', 'blocked', 'done'];
const open = { id: 'b1', entity: { task_id: 'task', text: 'A wall', status: 'open' } } as unknown as tasks.FoundBlocker;

const TASK_COMMANDS: Readonly<Record<string, (given: FoundTask) => NewWorkEvent | readonly NewWorkEvent[]>> = {
  start: (given) => tasks.startTask(given, [], undefined, {}),
  pause: (given) => tasks.pauseTask(given, {}),
  block: (given) => tasks.blockTask(given, { id: 'b2', text: 'A door' }, {}),
  complete: (given) => tasks.completeTask(given, undefined, [], {}),
  reopen: (given) => tasks.reopenTask(given, {}),
  'resolve then doing': (given) => tasks.resolveBlocker(open, given, 'It fell', 'doing', {}),
  'resolve then todo': (given) => tasks.resolveBlocker(open, given, 'It fell', 'todo', {}),
};

/** The seed's table and nothing else; a blocker can be resolved in any status, and moves only what is blocked. */
const TASK_TABLE: Readonly<Record<string, Readonly<Record<TaskStatus, string>>>> = {
  start: { todo: 'doing', doing: '-', blocked: '-', done: '-' },
  pause: { todo: '-', doing: 'todo', blocked: '-', done: '-' },
  block: { todo: '-', doing: 'blocked', blocked: '-', done: '-' },
  complete: { todo: '-', doing: 'done', blocked: '-', done: '-' },
  reopen: { todo: '-', doing: '-', blocked: '-', done: 'doing' },
  'resolve then doing': { todo: 'stays', doing: 'stays', blocked: 'doing', done: 'stays' },
  'resolve then todo': { todo: 'stays', doing: 'stays', blocked: 'todo', done: 'stays' },
};

describe('a task', () => {
  it.each(Object.keys(TASK_COMMANDS).flatMap((command) => TASK_STATUSES.map((status) => [command, status] as const)))(
    '[ACL-02] by "%s" from %s becomes what the table says',
    (command, status) => {
      const given = task({ status, open_blockers: status === 'done' ? [] : ['b1'] });
      const expected = TASK_TABLE[command]?.[status];
      const said = outcome(() => TASK_COMMANDS[command]?.(given) ?? []);
      expect({ '-': 'invalid_transition', stays: 'blocker.resolved' }[expected ?? ''] ?? expected).toBe(said);
    },
  );

  it.each(Object.keys(TASK_COMMANDS))('that is archived is refused "%s" in every status', (command) => {
    const said = TASK_STATUSES.map((status) =>
      outcome(() => TASK_COMMANDS[command]?.(task({ status, archived: true })) ?? []),
    );
    expect(new Set(said)).toEqual(new Set(['archived']));
  });

  it('says what it was, so that it can be understood and undone from the event alone', () => {
    const given = task({ status: 'doing', status_seq: 7, changed_seq: 9, evidence: [] });
    const event = tasks.completeTask(given, 'Seen', [], { override: { owner: 'other', reason: 'Gone' } });
    expect(event).toEqual({
      type: 'task.completed',
      payload: {
        task_id: 'task',
        changes: { status: 'done', evidence: [{ criterion: null, proof: 'Seen' }] },
        was: { status: 'doing', evidence: [], status_seq: 7, updated_at: AT, changed_seq: 9 },
        override: { owner: 'other', reason: 'Gone' },
      },
    });
    expect(tokensOf(event, 'project', given.entity)).toEqual(
      expect.arrayContaining([
        { token_class: 'entityId', token_value: 'task' },
        { token_class: 'entityId', token_value: 'goal' },
      ]),
    );
  });

  it('waits for its dependencies, unless the caller overrides them with a reason', () => {
    const waiting = [{ number: 4 }, { number: 7 }];
    expect(refusalOf(() => tasks.startTask(task(), waiting, undefined, {})).message).toContain('T4, T7');
    expect(outcome(() => tasks.startTask(task(), waiting, 'It cannot wait', {}))).toBe('doing');
    // What is not allowed anyway is said first.
    const doing = task({ status: 'doing' });
    expect(outcome(() => tasks.startTask(doing, waiting, undefined, {}))).toBe('invalid_transition');
  });

  it('moves when its last blocker is resolved, and then has to say where to', () => {
    const two = task({ status: 'blocked', open_blockers: ['b1', 'b2'] });
    expect(outcome(() => tasks.resolveBlocker(open, two, 'x', undefined, {}))).toBe('blocker.resolved');
    const one = task({ status: 'blocked', open_blockers: ['b1'] });
    expect(outcome(() => tasks.resolveBlocker(open, one, 'x', undefined, {}))).toBe('then_required');
    const resolved = { ...open, entity: { ...open.entity, status: 'resolved' as const } };
    expect(outcome(() => tasks.resolveBlocker(resolved, one, 'x', 'todo', {}))).toBe('blocker_resolved');
  });

  it('takes corrections that change something, and keeps the criteria by which it was done', () => {
    expect(outcome(() => tasks.updateTask(task(), {}, {}))).toBe('nothing_changed');
    expect(outcome(() => tasks.updateTask(task(), { title: 'Build it', depends_on: [] }, {}))).toBe('nothing_changed');
    const event = tasks.updateTask(task(), { title: 'Other', priority: null }, {});
    expect(event.payload).toMatchObject({ changes: { title: 'Other' }, was: { title: 'Build it' } });
    const done = task({ status: 'done' });
    expect(outcome(() => tasks.updateTask(done, { title: 'Other' }, {}))).toBe('task.updated');
    expect(outcome(() => tasks.updateTask(done, { acceptance_criteria: ['x'] }, {}))).toBe('task_done');
    expect(outcome(() => tasks.updateTask(done, { depends_on: ['x'] }, {}))).toBe('task_done');
    expect(outcome(() => tasks.updateTask(task({ archived: true }), { title: 'Other' }, {}))).toBe('archived');
  });

  it('is not put away while unfinished work waits for it', () => {
    expect(outcome(() => tasks.archiveTask(task(), [{ number: 2 }], {}))).toBe('has_dependents');
    expect(outcome(() => tasks.archiveTask(task({ status: 'done' }), [{ number: 2 }], {}))).toBe('task.archived');
    expect(outcome(() => tasks.archiveTask(task({ archived: true }), [], {}))).toBe('already_archived');
    expect(outcome(() => tasks.unarchiveTask(task(), {}))).toBe('not_archived');
    expect(outcome(() => tasks.unarchiveTask(task({ archived: true }), {}))).toBe('task.unarchived');
  });

  it('takes a checkpoint in every status but done', () => {
    const checkpoint = { where_we_left_off: 'x', next_step: 'y', needed_context_refs: [], blockers: ['z'], seen: [] };
    const added = [{ id: 'b9', text: 'z' }];
    const said = TASK_STATUSES.map((status) =>
      outcome(() => tasks.recordCheckpoint(task({ status }), checkpoint, null, added, {})),
    );
    expect(said).toEqual(['blocker.added', 'blocker.added', 'blocker.added', 'task_done']);
    const [first] = tasks.recordCheckpoint(task(), checkpoint, 12, [], {});
    expect(first?.payload).toMatchObject({ previous_seq: 12, was: { changed_seq: 3 } });
  });
});

describe('evidence', () => {
  const proving = (...acceptance_criteria: string[]) => task({ status: 'doing', acceptance_criteria });
  const complete = (given: FoundTask, evidence?: Parameters<typeof tasks.completeTask>[1]) =>
    tasks.completeTask(given, evidence, [], {}).payload as { changes: { evidence: unknown } };
  const proof = (criterion: string | null) => ({ criterion, proof: 'Seen' });

  it('answers each criterion, and the refusal names the first that has none', () => {
    const given = proving('Green', 'Fast', 'Small');
    for (const [evidence, criterion, missing] of [
      [undefined, 'Green', ['Green', 'Fast', 'Small']],
      [[], 'Green', ['Green', 'Fast', 'Small']],
      ['All of it', 'Green', ['Green', 'Fast', 'Small']],
      [[proof('Fast')], 'Green', ['Green', 'Small']],
      [[proof('Small'), proof('Green')], 'Fast', ['Fast']],
      [[proof('Green'), proof('Fast'), proof(null)], 'Small', ['Small']],
    ] as const) {
      const refusal = refusalOf(() => complete(given, evidence));
      expect([refusal.code, refusal.details]).toEqual(['evidence_missing', { task_id: 'task', criterion, missing }]);
      expect(refusal.message).toContain(`"${criterion}"`);
    }
    const all = [proof('Fast'), proof('Green'), proof('Small'), proof('Green')];
    expect(complete(given, all).changes.evidence).toEqual(all);
  });

  it('may be a plain text where there is at most one criterion', () => {
    expect(complete(proving(), 'Seen').changes.evidence).toEqual([proof(null)]);
    expect(complete(proving('Green'), 'Seen').changes.evidence).toEqual([proof('Green')]);
    expect(complete(proving()).changes.evidence).toEqual([]);
  });

  it('names a criterion word for word, or at least in its letters', () => {
    expect(complete(proving('Alle Prüfungen grün'), [proof('alle  PRÜFUNGEN grün')]).changes.evidence).toEqual([
      proof('Alle Prüfungen grün'),
    ]);
    expect(refusalOf(() => complete(proving('Green'), [proof('Blue')])).message).toContain('"Blue"');
    // Both can be answered although they differ in case alone.
    const both = [proof('GREEN'), proof('Green')];
    expect(complete(proving('GREEN', 'Green'), both).changes.evidence).toEqual(both);
  });

  it('is asked for only where the task can be completed', () => {
    const todo = task({ acceptance_criteria: ['Green'] });
    expect(refusalOf(() => tasks.completeTask(todo, undefined, [], {})).code).toBe('invalid_transition');
    const obstructed = task({ status: 'doing', acceptance_criteria: ['Green'], open_blockers: ['b1'] });
    expect(refusalOf(() => tasks.completeTask(obstructed, undefined, ['A wall'], {})).message).toContain('A wall');
  });
});

describe('a goal', () => {
  const STATUSES: readonly GoalStatus[] = ['active', 'paused', 'done'];
  const TABLE: Readonly<Record<GoalMove, Readonly<Record<GoalStatus, GoalStatus | '-'>>>> = {
    'goal.paused': { active: 'paused', paused: '-', done: '-' },
    'goal.resumed': { active: '-', paused: 'active', done: '-' },
    'goal.finished': { active: 'done', paused: 'done', done: '-' },
    'goal.reopened': { active: '-', paused: '-', done: 'active' },
  };
  const MOVES = Object.keys(TABLE) as GoalMove[];

  it.each(MOVES.flatMap((move) => STATUSES.map((status) => [move, status] as const)))(
    'by %s from %s becomes what the table says',
    (move, status) => {
      const expected = TABLE[move][status];
      expect(outcome(() => moveGoal(move, goal({ status })))).toBe(expected === '-' ? 'invalid_transition' : expected);
      expect(outcome(() => moveGoal(move, goal({ status, archived: true })))).toBe('archived');
    },
  );

  it('keeps the reason it is given', () => {
    expect(moveGoal('goal.paused', goal(), 'Too early').payload).toEqual({
      goal_id: 'goal',
      changes: { status: 'paused' },
      was: { status: 'active', updated_at: AT, changed_seq: 2 },
      reason: 'Too early',
    });
  });

  it('is corrected and put away, and says when nothing would change', () => {
    expect(outcome(() => updateGoal(goal(), { text: 'Ship it', priority: 2 }))).toBe('nothing_changed');
    expect(updateGoal(goal(), { text: 'Ship it', priority: 0 }).payload).toMatchObject({ changes: { priority: 0 } });
    expect(outcome(() => updateGoal(goal({ archived: true }), { priority: 0 }))).toBe('archived');
    expect(outcome(() => archiveGoal(goal({ archived: true }), true))).toBe('already_archived');
    expect(outcome(() => archiveGoal(goal(), false))).toBe('not_archived');
    expect(outcome(() => archiveGoal(goal({ status: 'done' }), true))).toBe('goal.archived');
  });

  it('takes tasks until it is done or archived, and lets them be worked on while it is active', () => {
    const told = (check: (given: FoundGoal) => void, given: Partial<GoalEntity>) => {
      try {
        check(goal(given));
        return 'fine';
      } catch (error) {
        return (error as Refusal).code;
      }
    };
    expect(STATUSES.map((status) => told(acceptsTasks, { status }))).toEqual(['fine', 'fine', 'goal_not_open']);
    expect(STATUSES.map((status) => told(isActive, { status }))).toEqual(['fine', 'goal_not_open', 'goal_not_open']);
    expect([told(acceptsTasks, { archived: true }), told(isActive, { archived: true })]).toEqual([
      'archived',
      'archived',
    ]);
  });
});
