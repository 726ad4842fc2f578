// Checks and executed proofs on both databases: set, proved, completed, taken back, rebuilt, moved to another project.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../src/base/errors.ts';
import { bindOperations } from '../../src/base/operation.ts';
import type { CodeAtHand } from '../../src/work/contract.ts';
import { createTransfer } from '../../src/work/create-transfer.ts';
import { transferOperations } from '../../src/work/transfer/operations.ts';
import { A_COMMIT, aProof } from '../support/a-proof.ts';
import { DIALECTS } from '../support/fixture.ts';
import { createWorkFixture, damageOf, type WorkFixture, type WorkProcess } from '../support/work-fixture.ts';

const CRITERIA = ['It reads well', 'All tests pass'];
const CHECKS = [{ criterion: 'All tests pass', command: 'npm test' }];
const READ = [{ criterion: 'It reads well', proof: 'Read twice.' }];

describe.each(DIALECTS)('proof by doing on %s', (dialect) => {
  let fixture: WorkFixture;
  let process: WorkProcess;
  let code: CodeAtHand | undefined;
  beforeAll(async () => {
    fixture = createWorkFixture(dialect);
    process = await fixture.open({ readCode: async () => code });
  });
  afterAll(() => fixture.dispose());

  /** A project of its own with one task in progress, of which one criterion has a check. */
  const makeTask = async () => {
    code = { commit: A_COMMIT, dirty: false, dirty_hash: null };
    const { project_id } = await process.call('work.create_project', { name: 'proofs' });
    await process.call('work.create_goal', { project_id, text: 'Ship it' });
    const input = { project_id, goal_id: 'G1', title: 'Build', acceptance_criteria: CRITERIA, checks: CHECKS };
    const { task, task_id } = await process.call('work.add_task', input, { actor: 'mcp:claude' });
    await process.call('work.start_task', { project_id, task_id });
    const prove = (given: Parameters<typeof aProof>[1] = {}, more: object = {}) => {
      const proof = aProof('All tests pass', given, 'npm test');
      return process.work.tasks.prove({ project_id, task_id, proof, ...more }, { actor: 'cli:ann' });
    };
    const complete = { project_id, task_id, evidence: READ };
    return { project_id, task_id, task, prove, complete };
  };

  const codeOf = async (doing: Promise<unknown>) =>
    doing.then(
      () => 'done',
      (error: unknown) => (error instanceof Refusal ? error.code : error),
    );

  it('says that nothing changed where the same checks are named again, also of a task that is done', async () => {
    const { project_id, task_id, prove, complete } = await makeTask();
    const again = { project_id, task_id, checks: CHECKS };
    expect(await process.refused('work.update_task', again)).toBe('nothing_changed');
    await prove();
    await process.call('work.complete_task', complete);
    expect(await process.refused('work.update_task', again)).toBe('nothing_changed');
    expect(await process.refused('work.update_task', { ...again, checks: [] })).toBe('task_done');
  });

  it('keeps a check with the caller that set it, and completes only with a run of it on the code at hand', async () => {
    const { project_id, task_id, task, prove, complete } = await makeTask();
    expect(task.checks).toEqual([{ ...CHECKS[0], set_by: 'mcp:claude' }]);
    const refused = await process.problem('work.complete_task', {
      ...complete,
      evidence: [...READ, { criterion: 'All tests pass', proof: 'They do.' }],
    });
    expect(refused).toMatchObject({
      code: 'proof_required',
      run: 'throughline task prove T1 --criterion 2 -- npm test',
      required: [{ number: 2, why: 'not_run' }],
    });
    const told = async () => (await process.call('work.get_next_step', { project_id })).proofs;
    expect(await told()).toEqual([{ number: 2, check: 'npm test', kinds: [], is_proved: false }]);
    await prove();
    expect(await told()).toEqual([{ number: 2, check: 'npm test', kinds: ['executed'], is_proved: true }]);
    const open = await process.call('work.get_task', { project_id, task_id });
    expect(open).toMatchObject({ unanswered: ['It reads well'], task: { evidence: [{ kind: 'executed' }] } });
    code = { commit: 'a'.repeat(40), dirty: false, dirty_hash: null };
    expect(await process.refused('work.complete_task', complete)).toBe('proof_required');
    await prove({ commit: code.commit });
    const done = await process.call('work.complete_task', complete);
    expect(done.task).toMatchObject({ status: 'done', evidence: [{ kind: 'claimed' }, { kind: 'executed' }] });
    expect(await codeOf(prove())).toBe('task_done');
    const { task: reopened } = await process.call('work.reopen_task', { project_id, task_id });
    expect(reopened).toMatchObject({ evidence: [], checks: [{ command: 'npm test' }] });
    expect(await damageOf(process)).toEqual([]);
  });

  it('takes a claim in place of a run for a reason, on record', async () => {
    const { complete } = await makeTask();
    const evidence = [...READ, { criterion: 'All tests pass', proof: 'They did.' }];
    const override = 'The runner is down';
    const done = await process.call('work.complete_task', { ...complete, evidence, override });
    expect(done.task.evidence[1]).toMatchObject({ kind: 'claimed', overridden: override });
  });

  it('refuses a proof of a criterion that was changed meanwhile, of a lost claim and of an older revision', async () => {
    const { project_id, task_id, prove } = await makeTask();
    const before = await process.headOf(project_id);
    expect(await codeOf(prove({}, { if_revision: 1 }))).toBe('revision_conflict');
    expect(await codeOf(prove({}, { owner: 'ann', fencing_token: 7 }))).toBe('lease_lost');
    expect(await process.headOf(project_id)).toBe(before);
    const checks = [{ criterion: 'All tests pass', command: 'npm run test' }];
    const changed = await process.call('work.update_task', { project_id, task_id, checks });
    expect(await codeOf(prove())).toBe('criterion_changed');
    await process.call('work.update_task', { project_id, task_id, acceptance_criteria: ['Green'] });
    expect(await codeOf(prove())).toBe('criterion_changed');
    const { task } = await process.call('work.get_task', { project_id, task_id });
    expect(task).toMatchObject({ checks: [], evidence: [], revision: changed.task.revision + 1 });
  });

  it('is undone, rolled back and rebuilt like any other change', async () => {
    const { project_id, task_id, prove } = await makeTask();
    const entity = () => process.ledger.entity(project_id, 'tasks', task_id);
    const first = await entity();
    const head = await process.headOf(project_id);
    await process.call('work.update_task', { project_id, task_id, checks: [] }, { actor: 'bob' });
    expect(await entity()).not.toHaveProperty('checks');
    await process.call('work.undo', { project_id }, { actor: 'bob' });
    expect(await entity()).toEqual(first);
    await prove();
    await process.call('work.undo', { project_id }, { actor: 'cli:ann' });
    expect(await entity()).toEqual(first);
    await prove();
    const bare = await process.call('work.add_task', {
      project_id,
      goal_id: 'G1',
      title: 'Bare',
      acceptance_criteria: CRITERIA,
    });
    const set = { project_id, task_id: bare.task_id, checks: CHECKS };
    await process.call('work.update_task', set, { actor: 'bob' });
    await process.call('work.undo', { project_id }, { actor: 'bob' });
    expect((await process.call('work.get_task', { project_id, task_id: 'T2' })).task.checks).toEqual([]);
    const proved = await entity();
    await process.ledger.rebuild({ stream: project_id });
    expect(await entity()).toEqual(proved);
    expect(await damageOf(process)).toEqual([]);
    await process.call('work.rollback', { project_id, to_seq: head, reason: 'Over again' });
    expect(await entity()).toEqual(first);
    expect(await damageOf(process)).toEqual([]);
  });

  it('moves with an export: the check as the file’s word, the run as one that happened elsewhere', async () => {
    const { project_id, prove } = await makeTask();
    await prove();
    const bound = bindOperations(
      createTransfer({ ...process, ids: fixture.ids, clock: fixture.clock }),
      transferOperations,
    );
    const run = (name: string, input: object) =>
      bound.find(({ definition }) => definition.name === name)?.run(input, { actor: 'cli:ann' }) as Promise<{
        content: string;
      }>;
    const { content } = await run('work.export', { project_id, format: 'json' });
    const other = (await process.call('work.create_project', { name: 'other' })).project_id;
    await run('work.import', { project_id: other, content });
    const { task } = await process.call('work.get_task', { project_id: other, task_id: 'T1' });
    expect(task.checks).toEqual([{ ...CHECKS[0], set_by: 'import:cli:ann' }]);
    expect(task.evidence).toMatchObject([{ kind: 'executed', executed: { imported: true, commit: A_COMMIT } }]);
    const complete = { project_id: other, task_id: 'T1', evidence: READ };
    expect(await process.refused('work.complete_task', complete)).toBe('proof_required');
    const again = await run('work.export', { project_id: other, format: 'json' });
    const evidenceIn = (text: string) => (JSON.parse(text) as { tasks: { evidence: unknown }[] }).tasks[0]?.evidence;
    expect(evidenceIn(again.content)).toEqual(evidenceIn(content));
  });
});
