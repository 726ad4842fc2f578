// A read never serves what the events do not give: it is refused, and the refusal names the row and the way to mend it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainSha256 } from '../../src/base/plain-sha256.ts';
import { readInFlight, readNextStepHere, readResume, readWorkStatus } from '../../src/work/hot.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS } from '../support/fixture.ts';
import { dumpTables } from '../support/raw-database.ts';
import { createWorkFixture, newProject, type WorkFixture, type WorkProcess } from '../support/work-fixture.ts';

const HASH = 'f'.repeat(64);

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
  const inFlight = () => readInFlight(process.store, where);
  const steps = [next, state, hotNext, hotStatus, resume, inFlight];

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
    ['a goal has another head', 'goals', () => 'UPDATE goals SET doing_seq = NULL'],
    ['a goal has another first ready task', 'goals', () => 'UPDATE goals SET ready_inherited = ready_inherited + 1'],
    ['the blockers of its task are gone', 'blockers', () => 'DELETE FROM blockers'],
    ['the head of the project is gone', 'work_heads', () => 'DELETE FROM work_heads'],
    ['the head is behind the stream', 'work_heads', () => 'UPDATE work_heads SET head_seq = head_seq - 1'],
    ['the head has another hash', 'work_heads', () => `UPDATE work_heads SET head_hash = '${HASH}'`],
  ])('refuses the next step where %s', (_, table, damage) => expectRefused(damage(), table, steps));

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

it('the digest of hot commands is the one that the ledger writes', async () => {
  const { sha256 } = await import('../../src/base/hash.ts');
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1_000, 70_000]) {
    for (const text of ['x'.repeat(length), 'é☃'.repeat(length)]) expect(plainSha256(text)).toBe(sha256(text));
  }
});
