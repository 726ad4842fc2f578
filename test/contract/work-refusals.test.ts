// Every refusal that an operation of work names is given, none is given that it does not name, and none writes anything.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../src/base/operation.ts';
import { coreOperations } from '../../src/work/operations.ts';
import { DIALECTS } from '../support/fixture.ts';
import { dumpTables } from '../support/raw-database.ts';
import { createWorkFixture, type OperationName, type WorkFixture, type WorkProcess } from '../support/work-fixture.ts';
import { HOLDER, USED, makeWorld, type World } from '../support/work-world.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const NAMES = Object.keys(coreOperations) as OperationName[];

type Input = Record<string, unknown>;
type Attempt = readonly [name: OperationName, code: string, input: Input, by?: Partial<Call>];

const update = { where_we_left_off: 'Half way.', next_step: 'Do the other half' };
/** Each within its limit, together more than a task may hold. */
const CRITERIA = Array.from({ length: 30 }, (_, n) => `${n} ${'漢'.repeat(290)}`);
const LONG = {
  description: '漢'.repeat(8_000),
  acceptance_criteria: CRITERIA,
  checks: CRITERIA.map((criterion) => ({ criterion, command: 'npm test' })),
};
const held = { owner: 'somebody', fencing_token: 1 };

/** What each operation can be asked for, whatever project is meant. */
const SAMPLES: Readonly<Record<OperationName, Input>> = {
  'work.create_project': { name: 'new' },
  'work.update_project': { name: 'newer' },
  'work.list_projects': {},
  'work.create_goal': { text: 'Another' },
  'work.update_goal': { goal_id: 'G1', priority: 0 },
  'work.pause_goal': { goal_id: 'G1' },
  'work.resume_goal': { goal_id: 'G1' },
  'work.finish_goal': { goal_id: 'G1' },
  'work.reopen_goal': { goal_id: 'G1' },
  'work.archive_goal': { goal_id: 'G1' },
  'work.unarchive_goal': { goal_id: 'G1' },
  'work.list_goals': {},
  'work.get_goal': { goal_id: 'G1' },
  'work.add_task': { goal_id: 'G1', title: 'Another' },
  'work.update_task': { task_id: 'T1', title: 'Other' },
  'work.start_task': { task_id: 'T1' },
  'work.pause_task': { task_id: 'T1' },
  'work.block_task': { task_id: 'T1', blocker: 'A wall' },
  'work.resolve_blocker': { blocker_id: NOBODY, resolution: 'It fell' },
  'work.complete_task': { task_id: 'T1' },
  'work.reopen_task': { task_id: 'T1' },
  'work.archive_task': { task_id: 'T1' },
  'work.unarchive_task': { task_id: 'T1' },
  'work.list_tasks': {},
  'work.get_task': { task_id: 'T1' },
  'work.search': { text: 'to' },
  'work.update_checkpoint': { task_id: 'T1', ...update },
  'work.list_checkpoints': { task_id: 'T1' },
  'work.get_next_step': {},
  'work.get_state': {},
  'work.claim_next': { owner: 'somebody' },
  'work.claim_task': { owner: 'somebody', task_id: 'T1' },
  'work.renew_claim': { ...held, task_id: 'T1' },
  'work.release_claim': { ...held, task_id: 'T1' },
  'work.list_claims': {},
  'work.history': {},
  'work.undo': {},
  'work.rollback': { to_seq: 1, reason: 'It went wrong' },
  'work.add_sample': {},
};

const ON_TASKS: readonly OperationName[] = NAMES.filter((name) =>
  coreOperations[name].refusals.some((code: string) => code === 'task_claimed'),
).filter((name) => 'task_id' in SAMPLES[name] && name !== 'work.claim_task');

/** Those that a session can use only after it has claimed a task again that it lost. */
const ON_OWN_TASKS = ON_TASKS.filter((name) =>
  coreOperations[name].refusals.some((code: string) => code === 'claim_lost'),
);
/** Let its claim on a task expire. */
const LOSER = 'loser';
/** Under which it claimed them. */
const LOST_CLAIMS = ['claim-next', 'claim-task'] as const;

function attemptsIn(world: World): Attempt[] {
  const { project_id, empty, moved, goals, tasks, blockers } = world;
  const ofGoal = (name: OperationName, code: string, goal_id: string): Attempt => [
    name,
    code,
    { ...SAMPLES[name], project_id, goal_id },
  ];
  const ofTask = (name: OperationName, code: string, task_id: string, more: Input = {}): Attempt => [
    name,
    code,
    { ...SAMPLES[name], project_id, task_id, ...more },
  ];
  const ofBlocker = (code: string, blocker_id: string, more: Input = {}): Attempt => [
    'work.resolve_blocker',
    code,
    { project_id, blocker_id, resolution: 'It fell', ...more },
  ];
  const long = (length: number) => 'x'.repeat(length);
  const proofs = ['Green', 'Fast'].map((criterion) => ({
    criterion,
    proof: long(2_000),
    refs: Array.from({ length: 30 }, () => `https://${long(490)}`),
  }));
  return [
    ...NAMES.filter((name) => 'goal_id' in SAMPLES[name]).map((name) => ofGoal(name, 'unknown_goal', NOBODY)),
    ofTask('work.update_task', 'unknown_goal', tasks.todo, { goal_id: 'G99' }),
    ['work.list_tasks', 'unknown_goal', { project_id, goal_id: 'T1' }],
    ['work.history', 'unknown_goal', { project_id, goal_id: NOBODY }],
    ['work.history', 'unknown_task', { project_id, task_id: 'T999' }],
    ...NAMES.filter((name) => 'task_id' in SAMPLES[name]).map((name) => ofTask(name, 'unknown_task', NOBODY)),

    ['work.create_project', 'project_exists', { name: 'again', root: '/main/' }],
    ['work.create_project', 'operation_conflict', { name: 'other', operation_id: 'make-main' }],
    ['work.update_project', 'project_exists', { project_id, root: '/second' }],
    ['work.update_project', 'nothing_changed', { project_id, name: 'main', root: '/main' }],
    ofGoal('work.update_goal', 'archived', goals.archived),
    ['work.update_goal', 'nothing_changed', { project_id, goal_id: goals.active, priority: 2, text: 'Active' }],
    ...(['pause', 'resume', 'finish', 'reopen'] as const).map((move) =>
      ofGoal(`work.${move}_goal`, 'archived', goals.archived),
    ),
    ofGoal('work.pause_goal', 'invalid_transition', goals.paused),
    ofGoal('work.pause_goal', 'invalid_transition', goals.done),
    ofGoal('work.resume_goal', 'invalid_transition', goals.active),
    ofGoal('work.resume_goal', 'invalid_transition', goals.done),
    ofGoal('work.finish_goal', 'invalid_transition', goals.done),
    ofGoal('work.reopen_goal', 'invalid_transition', goals.active),
    ofGoal('work.reopen_goal', 'invalid_transition', goals.paused),
    ofGoal('work.archive_goal', 'already_archived', goals.archived),
    ofGoal('work.unarchive_goal', 'not_archived', goals.active),

    ofGoal('work.add_task', 'archived', goals.archived),
    ofGoal('work.add_task', 'goal_not_open', goals.done),
    ['work.add_task', 'unknown_dependency', { project_id, goal_id: goals.active, title: 'x', depends_on: [NOBODY] }],
    ['work.add_task', 'archived', { project_id, goal_id: goals.active, title: 'x', depends_on: [tasks.archived] }],
    ...(['unknown_criterion', 'invalid_check'] as const).flatMap((code): Attempt[] => {
      // Both name the same criterion, whatever their letters' case.
      const checks = ['Green', 'green'].map((criterion) => ({ criterion, command: 'npm test' }));
      const acceptance_criteria = code === 'invalid_check' ? ['Green'] : ['Blue'];
      return [
        ['work.add_task', code, { project_id, goal_id: goals.active, title: 'x', acceptance_criteria, checks }],
        ofTask('work.update_task', code, tasks.todo, { acceptance_criteria, checks }),
      ];
    }),
    ['work.add_task', 'too_many', { project_id, goal_id: goals.active, title: 'x', ...LONG }],
    ofTask('work.update_task', 'goal_not_open', tasks.todo, { goal_id: goals.done }),
    ofTask('work.update_task', 'archived', tasks.todo, { goal_id: goals.archived }),
    ofTask('work.update_task', 'unknown_dependency', tasks.todo, { depends_on: ['T999'] }),
    ofTask('work.update_task', 'archived', tasks.todo, { depends_on: [tasks.archived] }),
    ofTask('work.update_task', 'dependency_cycle', tasks.todo, { depends_on: [tasks.waiting] }),
    ofTask('work.update_task', 'dependency_cycle', tasks.todo, { depends_on: [tasks.todo] }),
    ofTask('work.update_task', 'task_done', tasks.done, { acceptance_criteria: ['More'] }),
    ofTask('work.update_task', 'task_done', tasks.done, { depends_on: [tasks.todo] }),
    ofTask('work.update_task', 'nothing_changed', tasks.todo, { title: 'To do' }),
    ['work.update_task', 'nothing_changed', { project_id, task_id: tasks.todo }],
    ofTask('work.update_task', 'too_many', tasks.proved, { description: '漢'.repeat(8_000) }),
    ofTask('work.start_task', 'dependencies_open', tasks.waiting),
    ofTask('work.start_task', 'goal_not_open', tasks.hidden),
    ofTask('work.start_task', 'archived', tasks.gone),
    ofTask('work.reopen_task', 'goal_not_open', tasks.reached),
    ...(['todo', 'blocked', 'done'] as const).flatMap((status) => [
      ofTask('work.pause_task', 'invalid_transition', tasks[status]),
      ofTask('work.block_task', 'invalid_transition', tasks[status]),
      ofTask('work.complete_task', 'invalid_transition', tasks[status]),
    ]),
    ...(['doing', 'blocked', 'done'] as const).map((status) =>
      ofTask('work.start_task', 'invalid_transition', tasks[status]),
    ),
    ...(['todo', 'doing', 'blocked'] as const).map((status) =>
      ofTask('work.reopen_task', 'invalid_transition', tasks[status]),
    ),
    ...(['update', 'start', 'pause', 'block', 'complete', 'reopen'] as const).map((move) =>
      ofTask(`work.${move}_task`, 'archived', tasks.archived),
    ),
    ofTask('work.block_task', 'too_many', tasks.full),
    ofTask('work.complete_task', 'evidence_missing', tasks.proving),
    ofTask('work.complete_task', 'evidence_missing', tasks.proving, { evidence: 'All of it' }),
    ofTask('work.complete_task', 'evidence_missing', tasks.proving, { evidence: proofs.slice(1) }),
    ofTask('work.complete_task', 'unknown_criterion', tasks.proving, {
      evidence: [{ criterion: 'Blue', proof: 'It is' }],
    }),
    ofTask('work.complete_task', 'proof_required', tasks.checked),
    ofTask('work.complete_task', 'too_many', tasks.proving, { evidence: [...proofs, ...proofs, ...proofs] }),
    ofTask('work.complete_task', 'blockers_open', tasks.obstructed),
    ofTask('work.archive_task', 'already_archived', tasks.archived),
    ofTask('work.archive_task', 'has_dependents', tasks.todo),
    ofTask('work.unarchive_task', 'not_archived', tasks.todo),
    ...ON_TASKS.map((name) => ofTask(name, 'task_claimed', tasks.held, { owner: 'another' })),
    ...ON_TASKS.map((name) => ofTask(name, 'task_claimed', tasks.held)),
    ...ON_TASKS.map((name) => ofTask(name, 'lease_lost', tasks.held, { owner: HOLDER, fencing_token: 99 })),
    ...ON_TASKS.map((name) => ofTask(name, 'lease_lost', tasks.todo, { owner: HOLDER, fencing_token: 1 })),
    ...ON_OWN_TASKS.map((name) => ofTask(name, 'claim_lost', tasks.obstructed, { owner: LOSER })),

    ofBlocker('unknown_blocker', NOBODY),
    // oxlint-disable-next-line unicorn/no-thenable -- A text, and the name that the wire has for it.
    ofBlocker('archived', blockers.ofArchived, { then: 'todo' }),
    ofBlocker('blocker_resolved', blockers.resolved),
    ofBlocker('then_required', blockers.last),
    ofBlocker('task_claimed', blockers.ofHeld),
    ofBlocker('lease_lost', blockers.ofHeld, { owner: HOLDER, fencing_token: 99 }),
    ofBlocker('claim_lost', blockers.wall, { owner: LOSER }),

    ofTask('work.update_checkpoint', 'archived', tasks.archived),
    ofTask('work.update_checkpoint', 'task_done', tasks.done),
    ofTask('work.update_checkpoint', 'too_many', tasks.full, { blockers: ['One more'] }),
    ofTask('work.update_checkpoint', 'too_many', tasks.doing, {
      blockers: Array.from({ length: 20 }, (_, n) => `${n}${'漢'.repeat(997)}`),
    }),

    ['work.claim_next', 'nothing_to_claim', { project_id: empty, owner: 'somebody' }],
    ['work.claim_next', 'owner_required', { project_id }],
    ['work.claim_next', 'claim_lost', { project_id, owner: LOSER, operation_id: LOST_CLAIMS[0] }],
    [
      'work.claim_task',
      'claim_lost',
      { project_id, task_id: tasks.obstructed, owner: LOSER, ttl_ms: 1_000, operation_id: LOST_CLAIMS[1] },
    ],
    ['work.claim_task', 'owner_required', { project_id, task_id: tasks.todo }],
    ofTask('work.claim_task', 'task_claimed', tasks.held),
    ofTask('work.claim_task', 'task_done', tasks.done),
    ofTask('work.claim_task', 'archived', tasks.archived),
    ofTask('work.renew_claim', 'lease_lost', tasks.todo),
    ofTask('work.renew_claim', 'lease_lost', tasks.held, { owner: HOLDER, fencing_token: 99 }),
    ofTask('work.renew_claim', 'lease_lost', tasks.held, { fencing_token: 1 }),
    ['work.renew_claim', 'owner_required', { project_id, task_id: tasks.held, fencing_token: 1 }],
    ['work.release_claim', 'owner_required', { project_id, task_id: tasks.held, fencing_token: 1 }],

    ['work.undo', 'nothing_to_undo', { project_id }, { actor: 'nobody' }],
    ['work.undo', 'not_undoable', { project_id: empty }],
    ['work.undo', 'changed_since', { project_id }, { actor: 'carl' }],
    ['work.undo', 'invalid_transition', { project_id: moved }, { actor: 'fred' }],
    ['work.undo', 'task_claimed', { project_id }, { actor: 'dora' }],
    ['work.undo', 'lease_lost', { project_id, owner: HOLDER, fencing_token: 99 }, { actor: 'dora' }],
    ['work.undo', 'claim_lost', { project_id, owner: LOSER }, { actor: 'gina' }],
    ['work.undo', 'project_exists', { project_id: moved }, { actor: 'emil' }],
    ['work.rollback', 'invalid_rollback', { project_id, to_seq: 9_999, reason: 'x' }],
    ['work.rollback', 'sequence_conflict', { project_id, to_seq: 1, reason: 'x', expected_seq: 2 }],
    ['work.rollback', 'task_claimed', { project_id, to_seq: 1, reason: 'x' }],
    ['work.rollback', 'project_exists', { project_id: moved, to_seq: 1, reason: 'x' }],

    ['work.add_sample', 'goals_exist', { project_id }],

    // Where a caller can say which revision it read.
    ...NAMES.filter((name) => 'if_revision' in coreOperations[name].input.shape).map((name): Attempt => {
      const { shape } = coreOperations[name].input;
      const id =
        'blocker_id' in shape
          ? { blocker_id: blockers.last }
          : 'task_id' in shape
            ? { task_id: tasks.todo }
            : 'goal_id' in shape
              ? { goal_id: goals.active }
              : {};
      return [name, 'revision_conflict', { ...SAMPLES[name], project_id, ...id, if_revision: 9_999 }];
    }),

    // Where a project is meant, and where an operation id can be given.
    ...NAMES.filter((name) => 'project_id' in coreOperations[name].input.shape).flatMap((name): Attempt[] => [
      [name, 'unknown_project', { ...SAMPLES[name], project_id: NOBODY }],
      [name, 'project_ambiguous', SAMPLES[name]],
      [name, 'project_ambiguous', SAMPLES[name], { cwd: '/elsewhere' }],
    ]),
    ...NAMES.filter((name) => 'operation_id' in coreOperations[name].input.shape)
      .filter((name) => name !== 'work.create_project')
      .map((name): Attempt => [name, 'operation_conflict', { ...SAMPLES[name], project_id, operation_id: USED }]),
  ];
}

describe.each(DIALECTS)('refusals of work on %s', (dialect) => {
  let fixture: WorkFixture;
  let process: WorkProcess;
  let attempts: Attempt[];
  beforeAll(async () => {
    fixture = createWorkFixture(dialect);
    process = await fixture.open();
    const world = await makeWorld(process);
    const lost = { project_id: world.project_id, task_id: world.tasks.obstructed };
    await process.call('work.update_task', { ...lost, title: 'By gina' }, { actor: 'gina' });
    const { project_id } = world;
    const [next, task] = LOST_CLAIMS;
    const claimed = { project_id, owner: LOSER };
    const { task_id, fencing_token } = await process.call('work.claim_next', { ...claimed, operation_id: next });
    await process.call('work.release_claim', { ...claimed, task_id, fencing_token });
    await process.call('work.claim_task', { ...lost, owner: LOSER, ttl_ms: 1_000, operation_id: task });
    fixture.advance(2_000);
    attempts = attemptsIn(world);
  });
  afterAll(() => fixture.dispose());

  it('[ACL-02] are given as declared, and write nothing', async () => {
    await process.ledger.settled();
    const before = await dumpTables(fixture);
    const surprises: string[] = [];
    for (const [name, code, input, by] of attempts) {
      const given = await process.refused(name, input, by).catch((error: unknown) => String(error));
      if (given !== code) surprises.push(`${name} ${JSON.stringify(input).slice(0, 200)}: ${given}, not ${code}`);
    }
    expect(surprises).toEqual([]);
    expect(await dumpTables(fixture)).toEqual(before);
    expect((await process.verify()).problems).toEqual([]);
  });

  it('are all declared by their operation, and every declared one can be given', () => {
    const given = new Map<string, Set<string>>(NAMES.map((name) => [name, new Set()]));
    for (const [name, code] of attempts) given.get(name)?.add(code);
    const sorted = (entries: Iterable<readonly [string, Iterable<string>]>) =>
      [...entries].map(([name, codes]) => [name, [...codes].toSorted((a, b) => a.localeCompare(b))]);
    const declared = NAMES.map((name): [string, string[]] => [
      name,
      // Given below, and by a repetition after a rollback in work-operations.
      coreOperations[name].refusals.filter((code) => !['no_project', 'taken_back'].includes(code)),
    ]);
    expect(sorted(given)).toEqual(sorted(declared));
  });

  it('say in an empty home that there is no project', async () => {
    const nothing = createWorkFixture(dialect);
    try {
      const alone = await nothing.open();
      const inProjects = NAMES.filter((name) => 'project_id' in coreOperations[name].input.shape);
      const declaring = NAMES.filter((name) => coreOperations[name].refusals.some((code) => code === 'no_project'));
      expect(declaring).toEqual(inProjects);
      for (const name of inProjects)
        expect([name, await alone.refused(name, SAMPLES[name])]).toEqual([name, 'no_project']);
    } finally {
      await nothing.dispose();
    }
  });
});
