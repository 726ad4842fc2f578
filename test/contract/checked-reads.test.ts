// A read never serves what the events do not give: it is refused, and the refusal names the row and the way to mend it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../src/base/errors.ts';
import { plainSha256 } from '../../src/base/plain-sha256.ts';
import { readNextStepHere, readResume, readWorkStatus } from '../../src/work/hot.ts';
import { workKind } from '../../src/work/state/evolve.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS } from '../support/fixture.ts';
import { dumpTables } from '../support/raw-database.ts';
import {
  createWorkFixture,
  damageOf,
  newProject,
  type WorkFixture,
  type WorkProcess,
} from '../support/work-fixture.ts';

const HASH = 'f'.repeat(64);
/** A rollback reads all entities, and names their sum. */
const DAMAGED: ReadonlySet<string> = new Set(['projection_damaged', 'checksum_mismatch']);

describe.each(DIALECTS)('with a damaged table on %s', (dialect) => {
  let fixture: WorkFixture;
  let process: WorkProcess;
  let project_id: string;
  let goal_id: string;
  let doing: string;
  let ready: string;
  let before: Record<string, string[]>;
  beforeAll(async () => {
    fixture = createWorkFixture(dialect);
    process = await fixture.open();
    const made = await newProject(process, { goals: [2, 3] });
    project_id = made.project_id;
    goal_id = made.goalIds[0] ?? '';
    const add = async (title: string) => (await process.call('work.add_task', { project_id, goal_id, title })).task_id;
    ready = await add('Ready');
    doing = await add('Doing');
    await process.call('work.start_task', { project_id, task_id: doing });
    const update = { project_id, task_id: doing, where_we_left_off: 'Half way.', next_step: 'Do the other half' };
    await process.call('work.update_checkpoint', update);
    await process.call('work.update_checkpoint', { ...update, blockers: ['A wall'] });
    before = await dumpTables(fixture);
  });
  afterAll(() => fixture.dispose());

  /** Refused while the damage is there, and answered again once it is mended. */
  async function expectRefused(damage: string, table: string, reads: (() => Promise<unknown>)[]): Promise<void> {
    await fixture.tamper(damage);
    for (const read of reads) {
      const refusal = await refusalOf(read());
      expect(refusal).toMatchObject({ code: 'projection_damaged', details: { table, workflow_id: project_id } });
      expect(refusal.message).toMatch(
        new RegExp(`^The tables of project ${project_id} do not follow from its events; no event is lost\\. The row `),
      );
      expect(refusal.message).toContain(`throughline rebuild --project ${project_id}`);
    }
    // A verification that folds nothing again finds it too, unless the rows are as many as they were and no entity changed.
    const { problems } = await process.ledger.verify();
    if (!/^UPDATE (?:tasks|task_checkpoints) /.test(damage)) expect(problems.length).toBeGreaterThan(0);
    await process.ledger.rebuild({ stream: project_id });
    expect(await process.ledger.verify()).toMatchObject({ ok: true });
    expect(await dumpTables(fixture)).toEqual(before);
    for (const read of reads) await read();
  }

  const where = { cwd: '/', owner: 'me' };
  const next = () => process.call('work.get_next_step', { project_id });
  const state = () => process.call('work.get_state', { project_id });
  const hotNext = () => readNextStepHere(process.store, where);
  const hotStatus = () => readWorkStatus(process.store, where);
  const resume = () => readResume(process.store, where);
  /** An agent has an order of its own, by heads of its own. */
  const agentNext = () => readNextStepHere(process.store, { ...where, owner: 'claude:me' });
  const steps = [next, state, hotNext, hotStatus, resume, agentNext];

  it('refuses the next step where all tasks and goals are gone and every event is intact', () =>
    expectRefused('DELETE FROM tasks; DELETE FROM goals;', 'goals', steps));

  it('refuses the next step where its task is gone', () =>
    expectRefused(`DELETE FROM tasks WHERE task_id = '${doing}'`, 'tasks', steps));

  it('refuses the next step where the body of its task was changed', () =>
    expectRefused(
      `UPDATE state_entities SET body = replace(body, 'Doing', 'Lying') WHERE entity_id = '${doing}' AND collection = 'tasks'`,
      'state_entities',
      steps,
    ));

  it('refuses the next step where its checkpoint was changed', () =>
    expectRefused(
      `UPDATE state_entities SET body = replace(body, 'other half', 'wrong thing') WHERE collection = 'checkpoints'`,
      'state_entities',
      steps,
    ));

  it('refuses a task whose entity is gone, alone and in a list', () =>
    expectRefused(
      `DELETE FROM state_entities WHERE entity_id = '${ready}' AND collection = 'tasks'`,
      'state_entities',
      [
        () => process.call('work.get_task', { project_id, task_id: ready }),
        () => process.call('work.list_tasks', { project_id }),
        () => process.call('work.search', { project_id, text: 'ready' }),
      ],
    ));

  it('refuses a task whose row is gone, and does not call it unknown', () =>
    expectRefused(`DELETE FROM tasks WHERE task_id = '${ready}'`, 'tasks', [
      () => process.call('work.get_task', { project_id, task_id: ready }),
    ]));

  it('refuses a goal and a blocker whose body was changed', async () => {
    await expectRefused(
      `UPDATE state_entities SET body = replace(body, 'Goal', 'Foul') WHERE collection = 'goals'`,
      'state_entities',
      [
        () => process.call('work.get_goal', { project_id, goal_id }),
        () => process.call('work.list_goals', { project_id }),
      ],
    );
    await expectRefused(
      `UPDATE state_entities SET body = replace(body, 'wall', 'hole') WHERE collection = 'blockers'`,
      'state_entities',
      [next, () => process.call('work.get_task', { project_id, task_id: doing })],
    );
  });

  it('refuses an earlier checkpoint that is not what its event recorded, or is gone', async () => {
    const list = () => process.call('work.list_checkpoints', { project_id, task_id: doing });
    await expectRefused(`UPDATE task_checkpoints SET body = replace(body, 'Half', 'None')`, 'task_checkpoints', [list]);
    await expectRefused('DELETE FROM task_checkpoints', 'task_checkpoints', [list]);
  });

  it.each([
    [
      'its row says otherwise than its entity',
      'tasks',
      () => `UPDATE tasks SET title = 'Lying' WHERE task_id = '${doing}'`,
    ],
    ['a goal has another head', 'goals', () => 'UPDATE goals SET doing_seq = NULL, doing_inherited = NULL'],
    ['a goal has another first ready task', 'goals', () => 'UPDATE goals SET ready_inherited = ready_inherited + 1'],
    ['the blockers of its task are gone', 'blockers', () => 'DELETE FROM blockers'],
    ['the head of the project is gone', 'work_heads', () => 'DELETE FROM work_heads'],
    ['the head is behind the stream', 'work_heads', () => 'UPDATE work_heads SET head_seq = head_seq - 1'],
    ['the head has another hash', 'work_heads', () => `UPDATE work_heads SET head_hash = '${HASH}'`],
  ])('refuses the next step where %s', (_, table, damage) => expectRefused(damage(), table, steps));

  it.each([
    ['a goal has another head in progress', 'goals', () => 'UPDATE goals SET doing_inherited = NULL'],
    ['a goal has a task that waits, and none does', 'goals', () => 'UPDATE goals SET waiting_seq = 3'],
    ['the row of its task waits', 'tasks', () => `UPDATE tasks SET waits = 1 WHERE task_id = '${doing}'`],
    [
      'its task was started by somebody else',
      'tasks',
      () => `UPDATE tasks SET started_by = 'bob' WHERE task_id = '${doing}'`,
    ],
  ])('refuses the next step of an agent where %s', (_, table, damage) => expectRefused(damage(), table, [agentNext]));

  it('refuses the status where the counts do not add up', () =>
    expectRefused("UPDATE work_counts SET count = count + 1 WHERE kind = 'tasks'", 'work_counts', [hotStatus, state]));

  it('reports rows that belong to no stream, and the tables by name', async () => {
    const stranger = '01900000-0000-7000-8000-00000000000a';
    await fixture.tamper(`INSERT INTO claims (project_id, task_id, ttl_ms) VALUES ('${stranger}', '${doing}', 1);
      INSERT INTO projects SELECT '${stranger}', name, '/elsewhere', created_at, updated_at FROM projects;
      DELETE FROM task_dependencies; DELETE FROM tasks;`);
    const { problems } = await process.ledger.verify();
    expect(problems.map(({ code, table, workflow_id }) => [code, table, workflow_id])).toEqual([
      ['projection_mismatch', 'projects', stranger],
      ['projection_mismatch', 'tasks', project_id],
      ['projection_mismatch', 'tasks', project_id],
    ]);
    await process.ledger.rebuild();
    await fixture.tamper('DELETE FROM claims');
    expect(await dumpTables(fixture)).toEqual(before);
  });

  it('writes nothing on top of damage, which would then look right', async () => {
    await fixture.tamper('DELETE FROM tasks; DELETE FROM goals;');
    const damaged = await dumpTables(fixture);
    const commands = [
      () => process.call('work.start_task', { project_id, task_id: ready }),
      () => process.call('work.create_goal', { project_id, text: 'Another' }),
      () => process.call('work.claim_next', { project_id, owner: 'me' }),
      () => process.call('work.rollback', { project_id, to_seq: 2, reason: 'Over again' }),
    ];
    for (const command of commands) expect((await refusalOf(command())).code).toBe('projection_damaged');
    expect(await dumpTables(fixture)).toEqual(damaged);
    await process.ledger.rebuild();
    expect(await dumpTables(fixture)).toEqual(before);
  });
});

describe.each(DIALECTS)('a write on top of damage on %s', (dialect) => {
  let fixture: WorkFixture;
  let process: WorkProcess;
  let project_id: string;
  let goals: string[];
  let ids: Record<'doing' | 'ready' | 'later' | 'waiting' | 'blocked' | 'elsewhere', string>;
  let blocker_id: string;
  beforeAll(async () => {
    fixture = createWorkFixture(dialect);
    process = await fixture.open({ signed: false });
    await makeProject();
  });
  afterAll(() => fixture.dispose());

  async function makeProject(): Promise<void> {
    const made = await newProject(process, { goals: [2, 3, 1] });
    project_id = made.project_id;
    goals = made.goalIds;
    const add = async (title: string, goal: number, more: object = {}) => {
      const input = { project_id, goal_id: goals[goal] ?? '', title, ...more };
      return (await process.call('work.add_task', input)).task_id;
    };
    const doing = await add('Doing', 0);
    const ready = await add('Ready', 0);
    ids = {
      doing,
      ready,
      later: await add('Later', 0, { priority: 4 }),
      waiting: await add('Waiting', 1, { depends_on: [doing, ready] }),
      blocked: await add('Blocked', 0),
      elsewhere: await add('Elsewhere', 1),
    };
    const { blocked: task_id } = ids;
    await process.call('work.start_task', { project_id, task_id });
    const { task } = await process.call('work.block_task', { project_id, task_id, blocker: 'A wall' });
    blocker_id = task.open_blockers[0] ?? '';
    await process.call('work.start_task', { project_id, task_id: doing });
    const step = { project_id, task_id: doing, where_we_left_off: 'Half way.', next_step: 'Do the other half' };
    await process.call('work.update_checkpoint', step);
    await process.call('work.update_goal', { project_id, goal_id: goals[1] ?? '', text: 'Another text' });
  }

  const writes: Record<string, () => Promise<unknown>> = {
    update_goal: () => process.call('work.update_goal', { project_id, goal_id: goals[0] ?? '', text: 'x' }),
    update_other_goal: () => process.call('work.update_goal', { project_id, goal_id: goals[1] ?? '', priority: 0 }),
    create_goal: () => process.call('work.create_goal', { project_id, text: 'New', priority: 0 }),
    add_task: () => process.call('work.add_task', { project_id, goal_id: goals[0] ?? '', title: 'New' }),
    add_task_to_an_empty_goal: () =>
      process.call('work.add_task', { project_id, goal_id: goals[2] ?? '', title: 'New', priority: 0 }),
    start_task: () => process.call('work.start_task', { project_id, task_id: ids.ready }),
    start_task_elsewhere: () => process.call('work.start_task', { project_id, task_id: ids.elsewhere }),
    update_task: () => process.call('work.update_task', { project_id, task_id: ids.doing, priority: 1 }),
    complete_task: () => process.call('work.complete_task', { project_id, task_id: ids.doing }),
    depend: () => process.call('work.update_task', { project_id, task_id: ids.elsewhere, depends_on: [ids.later] }),
    checkpoint: () =>
      process.call('work.update_checkpoint', {
        project_id,
        task_id: ids.doing,
        where_we_left_off: 'Farther.',
        next_step: 'Do the rest',
      }),
    resolve_blocker: () =>
      // oxlint-disable-next-line unicorn/no-thenable -- The name that the wire has for it.
      process.call('work.resolve_blocker', { project_id, blocker_id, resolution: 'Gone', then: 'todo' }),
    archive: () => process.call('work.archive_task', { project_id, task_id: ids.later }),
    undo: () => process.call('work.undo', { project_id }),
    rollback: () => process.call('work.rollback', { project_id, to_seq: 6, reason: 'Over again' }),
  };
  const all = (table: string) => () => `DELETE FROM ${table} WHERE project_id = '${project_id}'`;
  const entities = (more = '') => `DELETE FROM state_entities WHERE workflow_id = '${project_id}' ${more}`;
  const noTask = (name: keyof typeof ids) => () => `DELETE FROM tasks WHERE task_id = '${ids[name]}'`;
  const setTask = (name: keyof typeof ids, set: string) => () =>
    `UPDATE tasks SET ${set} WHERE task_id = '${ids[name]}'`;
  const setGoal = (at: number, set: string) => () => `UPDATE goals SET ${set} WHERE goal_id = '${goals[at]}'`;

  it.each([
    ['all tasks are gone', all('tasks')],
    ['all goals are gone', all('goals')],
    ['all dependencies are gone', all('task_dependencies')],
    ['all blockers are gone', all('blockers')],
    ['all checkpoints are gone', all('task_checkpoints')],
    ['all counts are gone', all('work_counts')],
    ['the head is gone', all('work_heads')],
    ['the task in progress is gone', noTask('doing')],
    ['the first ready task is gone', noTask('ready')],
    ['a later task is gone', noTask('later')],
    ['a waiting task is gone', noTask('waiting')],
    ['a blocked task is gone', noTask('blocked')],
    ['a task of another goal is gone', noTask('elsewhere')],
    ['an empty goal is gone', () => `DELETE FROM goals WHERE goal_id = '${goals[2]}'`],
    ['an empty goal is paused', setGoal(2, "status = 'paused'")],
    ['an empty goal is archived', setGoal(2, 'archived = 1')],
    ['a goal is paused', setGoal(0, "status = 'paused'")],
    ['a goal has no heads', setGoal(0, 'doing_seq = NULL, ready_own = NULL, ready_inherited = NULL')],
    [
      'another goal has no heads',
      setGoal(1, 'doing_seq = NULL, blocked_seq = NULL, ready_own = NULL, ready_inherited = NULL'),
    ],
    ['another goal has a later head', setGoal(1, 'ready_own = ready_own + 50, ready_inherited = ready_inherited + 50')],
    ['the task in progress is done', setTask('doing', "status = 'done'")],
    ['the first ready task is archived', setTask('ready', 'archived = 1')],
    ['another task is in progress', setTask('ready', "status = 'doing', status_seq = 99")],
    ['a waiting task is ready', setTask('waiting', 'open_dependencies = 0, number = 0')],
    ['an entity is gone', () => entities(`AND entity_id = '${ids.doing}'`)],
    ['all entities are gone', () => entities()],
    ['tasks and their entities are gone', () => `${all('tasks')()}; ${entities("AND collection = 'tasks'")}`],
  ])('leads to no wrong step where %s', async (_, damage) => {
    const wrong: string[] = [];
    const nextStep = () => process.call('work.get_next_step', { project_id });
    for (const [name, write] of Object.entries(writes)) {
      await fixture.tamper(damage());
      let isWritten = true;
      try {
        await write();
      } catch (error) {
        isWritten = false;
        if (!(error instanceof Refusal) || !DAMAGED.has(error.code)) wrong.push(`${name}: ${String(error)}`);
      }
      const said: unknown = await nextStep().catch((error: unknown) => error);
      await process.ledger.rebuild({ stream: project_id });
      const isRefused = said instanceof Refusal && said.code === 'projection_damaged';
      const right = JSON.stringify(await nextStep());
      if (!isRefused && JSON.stringify(said) !== right) {
        wrong.push(`${name}: ${said instanceof Error ? String(said) : JSON.stringify(said)} instead of ${right}`);
      }
      if (isWritten) await makeProject();
    }
    expect(wrong).toEqual([]);
  });

  it('refuses to walk past a claimed task where the next goal has not its heads', async () => {
    await process.call('work.claim_task', { project_id, task_id: ids.doing, owner: 'other' });
    await process.call('work.claim_task', { project_id, task_id: ids.ready, owner: 'other' });
    await fixture.tamper(setGoal(1, 'ready_own = NULL, ready_inherited = NULL')());
    const next = () => process.call('work.get_next_step', { project_id, owner: 'me' });
    expect((await refusalOf(next())).code).toBe('projection_damaged');
    expect((await refusalOf(process.call('work.claim_next', { project_id, owner: 'me' }))).code).toBe(
      'projection_damaged',
    );
    expect(await damageOf(process)).not.toEqual([]);
    await process.ledger.rebuild({ stream: project_id });
    expect(await damageOf(process)).toEqual([]);
    expect(await next()).toMatchObject({ rank: 'blocked' });
  });

  it('calls no record unknown and no list empty whose rows are gone', async () => {
    const reads: Record<string, () => Promise<unknown>> = {
      list_tasks: () => process.call('work.list_tasks', { project_id }),
      list_ready: () => process.call('work.list_tasks', { project_id, ready: true }),
      search: () => process.call('work.search', { project_id, text: 'ready' }),
      get_task: () => process.call('work.get_task', { project_id, task_id: 'T1' }),
      get_task_by_id: () => process.call('work.get_task', { project_id, task_id: ids.doing }),
      claim_task: () => process.call('work.claim_task', { project_id, task_id: 'T1', owner: 'me' }),
      start_task: () => process.call('work.start_task', { project_id, task_id: 'T2' }),
      list_checkpoints: () => process.call('work.list_checkpoints', { project_id, task_id: 'T1' }),
      history: () => process.call('work.history', { project_id, task_id: 'T1' }),
    };
    const ofGoals: Record<string, () => Promise<unknown>> = {
      list_goals: () => process.call('work.list_goals', { project_id }),
      get_goal: () => process.call('work.get_goal', { project_id, goal_id: 'G1' }),
      update_goal: () => process.call('work.update_goal', { project_id, goal_id: 'G1', text: 'x' }),
      add_task: () => process.call('work.add_task', { project_id, goal_id: 'G1', title: 'New' }),
    };
    for (const [table, of] of [
      ['tasks', reads],
      ['goals', ofGoals],
    ] as const) {
      await fixture.tamper(all(table)());
      const codes: Record<string, string> = {};
      for (const [name, read] of Object.entries(of)) codes[name] = (await refusalOf(read())).code;
      expect(codes).toEqual(Object.fromEntries(Object.keys(of).map((name) => [name, 'projection_damaged'])));
      await process.ledger.rebuild({ stream: project_id });
    }
    expect(await process.refused('work.get_task', { project_id, task_id: 'T99' })).toBe('unknown_task');
    expect(await process.refused('work.get_goal', { project_id, goal_id: 'G99' })).toBe('unknown_goal');
    expect(await process.call('work.list_tasks', { project_id, status: ['done'] })).toMatchObject({ tasks: [] });
  });
});

describe.each(DIALECTS)('where rows of projects are gone on %s', (dialect) => {
  let fixture: WorkFixture;
  let process: WorkProcess;
  let shop: string;
  let other: string;
  beforeAll(async () => {
    fixture = createWorkFixture(dialect);
    process = await fixture.open();
    const make = async (name: string) =>
      (await process.call('work.create_project', { name, root: `/${name}` })).project_id;
    shop = await make('shop');
    other = await make('other');
    await process.call('work.create_goal', { project_id: shop, text: 'Sell' });
  });
  afterAll(() => fixture.dispose());

  const where = { cwd: '/shop', owner: 'me' };
  const hot = [readNextStepHere, readWorkStatus, readResume].map((read) => () => read(process.store, where));
  const nextOf = (project_id?: string) => () => process.call('work.get_next_step', { project_id });
  const list = () => process.call('work.list_projects', {});

  async function expectLost(damage: string, reads: readonly (() => Promise<unknown>)[]): Promise<void> {
    const before = await dumpTables(fixture);
    await fixture.tamper(damage);
    for (const read of reads) {
      const refusal = await refusalOf(read());
      expect(refusal).toMatchObject({ code: 'projection_damaged', details: { table: 'projects' } });
      expect(refusal.message).toContain('throughline rebuild');
    }
    await process.ledger.rebuild();
    expect(await dumpTables(fixture)).toEqual(before);
    expect(await process.ledger.verify({ deep: true })).toMatchObject({ ok: true });
  }

  it.each(['DELETE FROM projects', 'DELETE FROM projects; DELETE FROM work_heads; DELETE FROM state_entities'])(
    'says that they are, and not that there is no project: %s',
    async (damage) => {
      const create = () => process.call('work.create_goal', { text: 'More' });
      const state = () => process.call('work.get_state', {});
      await expectLost(damage, [nextOf(), nextOf(shop), nextOf('shop'), state, create, list, ...hot]);
    },
  );

  it('takes no other project for the one of this folder', () =>
    expectLost(`DELETE FROM projects WHERE project_id = '${shop}'`, [nextOf(), list, ...hot]));

  it('serves another one that is named', async () => {
    await fixture.tamper(`DELETE FROM projects WHERE project_id = '${shop}'`);
    for (const project_id of [other, 'other'])
      expect(await process.call('work.get_next_step', { project_id })).toMatchObject({ project_id: other });
    await process.ledger.rebuild();
  });

  it('and not where its creation was rolled back', async () => {
    const gone = await process.call('work.create_project', { name: 'gone', root: '/gone' });
    await process.ledger.rollback({ kind: workKind, id: gone.project_id }, 0, { reason: 'A mistake' });
    expect(await process.call('work.list_projects', {})).toMatchObject({
      projects: [{ name: 'shop' }, { name: 'other' }],
    });
    expect(await readNextStepHere(process.store, where)).toMatchObject({ project_id: shop });
    const refusal = await refusalOf(process.call('work.get_next_step', { project_id: 'gone' }));
    expect(refusal.code).toBe('unknown_project');
  });
});

it('the digest of hot commands is the one that the ledger writes', async () => {
  const { sha256 } = await import('../../src/base/hash.ts');
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1_000, 70_000]) {
    for (const text of ['x'.repeat(length), 'é☃'.repeat(length)]) expect(plainSha256(text)).toBe(sha256(text));
  }
});
