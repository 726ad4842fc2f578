// The typed tokens of work on both databases: every type of event carries its key, its subtypes and its ids, and names
// the entity that it is about.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS, type Token } from '../../src/ledger/contract.ts';
import { tokenKey } from '../../src/kernel/notifications/tokens.ts';
import type { NotificationBatch } from '../../src/kernel/notifications/contract.ts';
import { createChange } from '../../src/work/change.ts';
import { createWidenContext } from '../../src/work/widen-context.ts';
import { workEvents } from '../../src/work/state/events.ts';
import { workKind } from '../../src/work/state/evolve.ts';
import { tokensOf } from '../../src/work/state/tokens-of.ts';
import { eventually } from '../support/eventually.ts';
import { DIALECTS } from '../support/fixture.ts';
import { aProof } from '../support/a-proof.ts';
import { createWorkFixture, type InputOf, type OperationName, type WorkFixture } from '../support/work-fixture.ts';

const TASK: Token = { token_class: 'semanticKey', token_value: 'TASK' };
const BLOCKED: Token = { token_class: 'subtypeToken', token_namespace: 'task.status', token_value: 'blocked' };

describe.each(DIALECTS)('[AGT-06] the tokens of work on %s', (dialect) => {
  let fixture: WorkFixture;
  let project = '';
  let goal = '';
  let task = '';
  let other = '';
  let blocker = '';
  let stream: readonly { readonly type: string; readonly keys: readonly string[] }[];
  let all: NotificationBatch[];
  let aboutTasks: NotificationBatch[];
  let aboutBlocked: NotificationBatch[];

  beforeAll(async () => {
    fixture = createWorkFixture(dialect);
    fixture.clock.park();
    const process = await fixture.open();
    const { call, ledger } = process;
    [all, aboutTasks, aboutBlocked] = [[], [], []];
    await ledger.notifications.subscribe({}, (batch) => all.push(batch));
    await ledger.notifications.subscribe({ tokens: [TASK] }, (batch) => aboutTasks.push(batch));
    await ledger.notifications.subscribe({ tokens: [BLOCKED] }, (batch) => aboutBlocked.push(batch));
    ({ project_id: project } = await call('work.create_project', { name: 'tokens' }));
    const run = <Name extends OperationName>(name: Name, input: Omit<InputOf<Name>, 'project_id'>) =>
      call(name, { project_id: project, ...input } as InputOf<Name>);
    await run('work.update_project', { name: 'typed tokens' });
    ({ goal_id: goal } = await run('work.create_goal', { text: 'Ship it', priority: 1 }));
    await run('work.update_goal', { goal_id: goal, text: 'Ship it soon' });
    await run('work.pause_goal', { goal_id: goal });
    await run('work.resume_goal', { goal_id: goal });
    await run('work.finish_goal', { goal_id: goal });
    await run('work.reopen_goal', { goal_id: goal });
    await run('work.archive_goal', { goal_id: goal });
    await run('work.unarchive_goal', { goal_id: goal });
    ({ goal_id: other } = await run('work.create_goal', { text: 'Another' }));
    ({ task_id: task } = await run('work.add_task', {
      goal_id: goal,
      title: 'Build',
      priority: 0,
      acceptance_criteria: ['Green'],
    }));
    await run('work.update_task', { task_id: task, goal_id: other });
    await run('work.start_task', { task_id: task });
    await run('work.pause_task', { task_id: task });
    await run('work.start_task', { task_id: task });
    await run('work.update_checkpoint', { task_id: task, where_we_left_off: 'Half is built.', next_step: 'Build on' });
    await process.work.tasks.prove({ project_id: project, task_id: task, proof: aProof('Green') }, { actor: 'ada' });
    await run('work.block_task', { task_id: task, blocker: 'No wood' });
    const detail = await run('work.get_task', { task_id: task });
    blocker = detail.blockers[0]?.blocker_id ?? '';
    // oxlint-disable-next-line unicorn/no-thenable -- a field of that operation
    await run('work.resolve_blocker', { blocker_id: blocker, resolution: 'Bought', then: 'doing' });
    await run('work.complete_task', { task_id: task, evidence: 'It stands' });
    await run('work.reopen_task', { task_id: task });
    await run('work.archive_task', { task_id: task });
    await run('work.unarchive_task', { task_id: task });
    const widen = createWidenContext(createChange({ ...process, ids: fixture.ids }));
    const refs = ['file:a.ts'];
    await widen({ project_id: project, task_id: task, refs, reason: 'The error points there' }, { actor: 'ada' });
    await run('work.undo', {});
    const events = await ledger.read({ kind: workKind, id: project });
    stream = events.map(({ type, tokens }) => ({ type, keys: tokens.map(tokenKey) }));
    const last = events.at(-1)?.event_seq ?? 0;
    await eventually('every change is heard', () => all.at(-1)?.last_seq === last);
  });
  afterAll(() => fixture.dispose());

  const key = (value: string) => `semanticKey|-|${value}`;
  const id = (value: string) => `entityId|-|${value}`;
  const goalIs = (status: string, priority = 1) => [
    `subtypeToken|goal.priority|${priority}`,
    `subtypeToken|goal.status|${status}`,
  ];
  const taskIs = (status: string) => ['subtypeToken|task.priority|0', `subtypeToken|task.status|${status}`];
  const ofGoal = (status: string) => [key('GOAL'), ...goalIs(status), id(goal)];
  const ofTask = (status: string) => [key('TASK'), ...taskIs(status), id(task), id(other)];
  const ofBlocker = (status: string) => [
    key('BLOCKER'),
    `subtypeToken|blocker.status|${status}`,
    id(blocker),
    id(task),
  ];

  it('carries the key, the status, the priority and the ids of what each type of event is about', () => {
    const expected: Record<keyof typeof workEvents, readonly string[]> = {
      'project.created': [key('PROJECT'), id(project)],
      'project.updated': [key('PROJECT'), id(project)],
      'goal.created': ofGoal('active'),
      'goal.updated': ofGoal('active'),
      'goal.paused': ofGoal('paused'),
      'goal.resumed': ofGoal('active'),
      'goal.finished': ofGoal('done'),
      'goal.reopened': ofGoal('active'),
      'goal.archived': ofGoal('active'),
      'goal.unarchived': ofGoal('active'),
      'task.created': [key('TASK'), ...taskIs('todo'), id(task), id(goal)],
      // Followers of either goal hear that the task has moved.
      'task.updated': [key('TASK'), ...taskIs('todo'), id(task), id(goal), id(other)],
      'task.proved': ofTask('doing'),
      'task.started': ofTask('doing'),
      'task.paused': ofTask('todo'),
      'task.blocked': ofTask('blocked'),
      'task.unblocked': ofTask('doing'),
      'task.completed': ofTask('done'),
      'task.reopened': ofTask('doing'),
      'task.archived': ofTask('doing'),
      'task.unarchived': ofTask('doing'),
      'blocker.added': ofBlocker('open'),
      'blocker.resolved': ofBlocker('resolved'),
      'checkpoint.recorded': [key('CHECKPOINT'), id(task), id(other)],
      'context.widened': [key('CONTEXT'), id(task)],
      'change.undone': [key('TASK'), ...taskIs('doing'), id(task)],
    };
    for (const [type, keys] of Object.entries(expected)) {
      const found = stream.find((event) => event.type === type);
      expect({ type, keys: found?.keys.toSorted() }).toEqual({ type, keys: keys.toSorted() });
    }
    expect(stream.map(({ keys }) => keys.some((each) => each.startsWith('semanticKey|')))).not.toContain(false);
  });

  it('reaches a subscriber to TASK, and one to a status, with exactly the changes that they asked for', () => {
    const appends = (batches: readonly NotificationBatch[]) =>
      batches.map(({ events }) => events.map(({ event_type }) => event_type).join(' '));
    expect(appends(aboutTasks)).toEqual([
      'task.created',
      'task.updated',
      'task.started',
      'task.paused',
      'task.started',
      'task.proved',
      'blocker.added task.blocked',
      'blocker.resolved task.unblocked',
      'task.completed',
      'task.reopened',
      'task.archived',
      'task.unarchived',
      'change.undone',
    ]);
    expect(appends(aboutBlocked)).toEqual(['blocker.added task.blocked']);
  });

  it('names the entity in every change unit', () => {
    const named = new Map(
      all.flatMap(({ events, change_units }) =>
        change_units.map(({ payload_type, payload_id }, index) => [
          events[index]?.event_type ?? '',
          `${payload_type} ${payload_id}`,
        ]),
      ),
    );
    for (const type of Object.keys(workEvents)) {
      const word = type.split('.')[0] ?? '';
      const expected: Record<string, string> = {
        project: `project ${project}`,
        goal: `goal ${type === 'goal.created' ? other : goal}`,
        task: `task ${task}`,
        blocker: `blocker ${blocker}`,
        checkpoint: `checkpoint ${task}`,
        context: `task ${task}`,
        change: `task ${task}`,
      };
      expect({ type, named: named.get(type) }).toEqual({ type, named: expected[word] });
    }
  });
});

it.each(DIALECTS)('tells subscribers to TASK of a rollback on %s', async (dialect) => {
  const fixture = createWorkFixture(dialect);
  fixture.clock.park();
  try {
    const { call, ledger } = await fixture.open();
    const { project_id } = await call('work.create_project', { name: 'rolled back' });
    const { goal_id } = await call('work.create_goal', { project_id, text: 'Ship it' });
    const { task_id } = await call('work.add_task', { project_id, goal_id, title: 'Build' });
    const heard: NotificationBatch[] = [];
    await ledger.notifications.subscribe({ tokens: [TASK] }, (batch) => heard.push(batch));
    await call('work.rollback', { project_id, to_seq: 2, reason: 'Not yet' });
    await eventually('the rollback is heard', () => heard.length === 1);
    expect(heard[0]?.events.map(({ event_type }) => event_type)).toEqual(['ledger.rolled_back']);
    expect(heard[0]?.typed_tokens.map(tokenKey)).toEqual(
      [`entityId|-|${project_id}`, `entityId|-|${task_id}`, 'semanticKey|-|PROJECT', 'semanticKey|-|TASK'].toSorted(),
    );
    for (let at = 0; at < 120; at += 1) await call('work.add_task', { project_id, goal_id, title: `Build ${at}` });
    await call('work.rollback', { project_id, to_seq: 2, reason: 'Far too much' });
    await eventually('the second rollback is heard', () => heard.length === 122);
    expect(heard.at(-1)?.typed_tokens.map(tokenKey)).toEqual(
      [`entityId|-|${project_id}`, 'semanticKey|-|PROJECT', 'semanticKey|-|TASK'].toSorted(),
    );
  } finally {
    await fixture.dispose();
  }
});

it('gives the largest undo no more tokens than an event may carry', () => {
  const statuses = { tasks: ['todo', 'doing', 'blocked', 'done'], goals: ['active', 'paused', 'done'] } as const;
  const restored = Array.from({ length: 100 }, (_, at) => {
    const collection = (['tasks', 'goals', 'checkpoints', 'blockers', 'project'] as const)[at % 5] ?? 'tasks';
    const named = collection === 'goals' ? statuses.goals : statuses.tasks;
    return { collection, id: `entity-${at}`, entity: { status: named[at % named.length] ?? '', priority: at % 7 } };
  });
  const event = { type: 'change.undone', payload: { first_seq: 1, last_seq: 1, types: [], restored } } as const;
  const tokens = tokensOf(event as never, 'project-1');
  expect(new Set(tokens.map(tokenKey)).size).toBeGreaterThan(100);
  expect(tokens.length).toBeLessThanOrEqual(LIMITS.tokensPerEvent);
});
