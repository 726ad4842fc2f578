// What redaction takes out of a command's texts is said in its answer, and a caller can keep what is no secret.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORK_LIMITS } from '../../src/work/contract.ts';
import { DIALECTS } from '../support/fixture.ts';
import { drawn } from '../support/secret-samples.ts';
import { createWorkFixture, newProject, type WorkFixture, type WorkProcess } from '../support/work-fixture.ts';

const looksSecret = 'Set DB_PASSWORD=swordfish in the test environment';
const token = ['gh', 'p_', drawn('a', 36, 'work')].join('');
const own = ['tl', '_', drawn('a', 43, 'work')].join('');

describe.each(DIALECTS)('a secret in a text of work on %s', (dialect) => {
  let fixture: WorkFixture;
  let process: WorkProcess;
  let project_id: string;
  let goal_id: string;
  beforeAll(async () => {
    fixture = createWorkFixture(dialect);
    process = await fixture.open();
    ({ project_id } = await newProject(process));
    ({ goal_id } = await process.call('work.create_goal', { project_id, text: 'Nothing is lost unnoticed' }));
  });
  afterAll(() => fixture.dispose());

  const add = (fields: object) => process.call('work.add_task', { project_id, goal_id, title: 'A task', ...fields });
  const tokensOf = async (taskId: string) => {
    const events = await process.ledger.events(project_id);
    return events.filter(({ payload }) => payload.includes(taskId)).map(({ tokens }) => tokens);
  };

  it('is left out, and the answer says of which field', async () => {
    const { task, redacted } = await add({ description: looksSecret, acceptance_criteria: [`uses ${token}`] });
    expect(task.description).toBe('Set DB_PASSWORD=[redacted:password] in the test environment');
    expect(redacted).toEqual([
      { field: 'description', kind: 'password', can_allow: true },
      { field: 'acceptance_criteria', kind: 'github-token', can_allow: false },
    ]);
  });

  it('goes unmentioned where there is none', async () => {
    expect(await add({ description: 'Make all tests pass: `npm test`; second pass: src/ledger' })).not.toHaveProperty(
      'redacted',
    );
  });

  it('stays when the caller says that it is none, and the event says so', async () => {
    const { task, task_id, redacted } = await add({ description: looksSecret, allow_text: true });
    expect(task.description).toBe(looksSecret);
    expect(redacted).toBeUndefined();
    expect((await tokensOf(task_id)).join('')).toContain('text_allowed');
    const plain = await add({ description: 'Nothing to allow', allow_text: true });
    expect((await tokensOf(plain.task_id)).join('')).not.toContain('text_allowed');
  });

  it('is not changed by commands that repeat it from the ledger: an update, an undo, a proof', async () => {
    const texts = { title: looksSecret, acceptance_criteria: [`${looksSecret} is seen`] };
    const { task_id } = await add({ ...texts, allow_text: true });
    const on = { project_id, task_id };
    await process.call('work.update_task', { ...on, title: 'Short' });
    await process.call('work.undo', { project_id });
    await process.call('work.start_task', on);
    await process.call('work.undo', { project_id });
    expect((await process.call('work.get_task', on)).task).toMatchObject(texts);
    await process.call('work.start_task', on);
    const proof = { criterion: texts.acceptance_criteria[0] ?? '', proof: 'Seen' };
    const { task } = await process.call('work.complete_task', { ...on, evidence: [proof] });
    expect(task).toMatchObject({ status: 'done', evidence: [proof] });
  });

  it('never stays when its form alone makes it one', async () => {
    const block = ['-----BEGIN PRIVATE', ' KEY-----\n', drawn('a', 64, 'key'), '\n-----END PRIVATE', ' KEY-----'].join(
      '',
    );
    for (const secret of [token, own, Buffer.from(own).toString('base64'), block]) {
      const { task, redacted } = await add({ description: `${looksSecret} ${secret}`, allow_text: true });
      expect(task.description).toMatch(/^Set DB_PASSWORD=swordfish in the test environment \[redacted:[a-z-]+\]$/);
      expect(redacted).toMatchObject([{ field: 'description', can_allow: false }]);
    }
  });

  it('is found again where a criterion that was allowed is proved, and where a blocker is repeated', async () => {
    const { task_id } = await add({ acceptance_criteria: [looksSecret], allow_text: true });
    await process.call('work.start_task', { project_id, task_id });
    const checkpoint = { where_we_left_off: 'Here', next_step: 'There', blockers: [looksSecret], allow_text: true };
    const first = await process.call('work.update_checkpoint', { project_id, task_id, ...checkpoint });
    expect(first.checkpoint.blockers).toEqual([looksSecret]);
    await process.call('work.update_checkpoint', { project_id, task_id, ...checkpoint });
    const { blockers } = await process.call('work.get_task', { project_id, task_id });
    expect(blockers.map(({ text }) => text)).toEqual([looksSecret]);
    await process.call('work.resolve_blocker', {
      project_id,
      blocker_id: blockers[0]?.blocker_id ?? '',
      resolution: 'Done',
    });
    const done = await process.call('work.complete_task', {
      project_id,
      task_id,
      evidence: [{ criterion: looksSecret, proof: 'It is set' }],
      allow_text: true,
    });
    expect(done.task.evidence).toMatchObject([{ criterion: looksSecret }]);
  });

  it('is refused as the name of a claimant', async () => {
    const { task_id } = await add({});
    for (const owner of [token, own, `session ${own}`]) {
      expect(await process.refused('work.claim_task', { project_id, task_id, owner })).toBe('secret_in_key');
      expect(await process.refused('work.start_task', { project_id, task_id, owner })).toBe('secret_in_key');
    }
    expect((await process.call('work.list_claims', { project_id })).claims).toEqual([]);
  });

  it('is said by an undo, a rollback and a project too', async () => {
    const left = [{ field: 'reason', kind: 'password', can_allow: false }];
    const { goal } = await process.call('work.create_goal', { project_id, text: 'To be taken back' });
    const undone = await process.call('work.undo', { project_id, override: looksSecret });
    expect(undone.redacted).toEqual([{ field: 'override', kind: 'password', can_allow: true }]);
    const back = { project_id, to_seq: goal.created_seq - 1, reason: looksSecret };
    expect((await process.call('work.rollback', back)).redacted).toEqual(left);
    const named = await process.call('work.create_project', { name: `Made by ${token}` });
    expect(named.redacted).toEqual([{ field: 'name', kind: 'github-token', can_allow: false }]);
    expect(named.project.name).toBe('Made by [redacted:github-token]');
  });

  it('never makes a text too long that fitted as the caller wrote it', async () => {
    const secret = 'DB_PASSWORD=swordfish';
    const filled = (length: number) => 'w '.repeat(length).slice(0, length - secret.length - 1) + ` ${secret}`;
    const title = filled(WORK_LIMITS.title);
    const criterion = filled(WORK_LIMITS.criterion);
    const { task, task_id, redacted } = await add({ title, acceptance_criteria: [criterion] });
    expect(task.title).toBe(title.replace('swordfish', '…'));
    expect(task.acceptance_criteria).toEqual([criterion.replace('swordfish', '…')]);
    expect(redacted?.map(({ field }) => field)).toEqual(['title', 'acceptance_criteria']);
    const on = { project_id, task_id };
    await process.call('work.start_task', on);
    const checkpoint = { where_we_left_off: 'Here', next_step: 'There', blockers: [filled(WORK_LIMITS.blocker)] };
    for (let times = 2; times > 0; times -= 1) await process.call('work.update_checkpoint', { ...on, ...checkpoint });
    const { blockers } = await process.call('work.get_task', on);
    expect(blockers.map(({ text }) => text)).toEqual([filled(WORK_LIMITS.blocker).replace('swordfish', '…')]);
    const [{ blocker_id } = { blocker_id: '' }] = blockers;
    await process.call('work.resolve_blocker', { project_id, blocker_id, resolution: filled(WORK_LIMITS.reason) });
    const evidence = [{ criterion, proof: 'Seen' }];
    const done = await process.call('work.complete_task', { ...on, evidence });
    expect(done.task.evidence).toMatchObject([{ criterion: criterion.replace('swordfish', '…') }]);
    const { goal } = await process.call('work.create_goal', { project_id, text: 'To be taken back' });
    await process.call('work.rollback', {
      project_id,
      to_seq: goal.created_seq - 1,
      reason: filled(WORK_LIMITS.reason),
    });
    expect((await process.ledger.verify({ deep: true })).problems).toEqual([]);
    // One character more is the caller's own.
    expect(await process.refused('work.add_task', { project_id, goal_id, title: `x${title}` })).toBe('invalid_input');
  });

  it('is no reason to refuse or change an id that looks like one', async () => {
    for (const [index, operation_id] of [
      `rotate-api-key:${drawn('a', 22, 'id')}`,
      `password-reset:${drawn('a', 24, 'id')}`,
      `token=${drawn('a', 32, 'id')}`,
      drawn('a', 43, 'id'),
    ].entries()) {
      const input = { project_id, goal_id, title: `Under an id ${index}`, operation_id };
      const { task_id, redacted } = await process.call('work.add_task', input);
      expect(redacted).toBeUndefined();
      expect(await process.call('work.add_task', input)).toMatchObject({ task_id });
      expect(await process.refused('work.add_task', { ...input, title: 'Another' })).toBe('operation_conflict');
    }
    for (const operation_id of [token, own]) {
      expect(await process.refused('work.add_task', { project_id, goal_id, title: 'A', operation_id })).toBe(
        'secret_in_key',
      );
    }
  });

  it('that is not there makes no difference to a repeated operation, whether it is allowed or not', async () => {
    for (const [first, again] of [
      [false, true],
      [true, false],
      [undefined, true],
    ]) {
      const input = { project_id, goal_id, title: 'Plain', operation_id: `op-plain-${first}-${again}` };
      const { task_id } = await process.call('work.add_task', { ...input, allow_text: first });
      expect(await process.call('work.add_task', { ...input, allow_text: again })).toMatchObject({ task_id });
    }
  });

  it('makes the same operation another one when it is allowed', async () => {
    const input = { project_id, goal_id, title: 'Once', description: looksSecret, operation_id: 'op-allow' };
    await process.call('work.add_task', input);
    expect((await process.call('work.add_task', input)).redacted).toEqual([
      { field: 'description', kind: 'password', can_allow: true },
    ]);
    expect(await process.refused('work.add_task', { ...input, allow_text: true })).toBe('operation_conflict');
  });
});
