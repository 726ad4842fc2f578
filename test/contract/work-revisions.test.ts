// Two writers on one record: the second hears who wrote first, sees both versions, and overwrites nothing unseen.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coreOperations } from '../../src/work/operations.ts';
import { DIALECTS } from '../support/fixture.ts';
import {
  createWorkFixture,
  damageOf,
  type InputOf,
  type OperationName,
  type WorkFixture,
  type WorkProcess,
} from '../support/work-fixture.ts';

const CHANGES = (Object.keys(coreOperations) as OperationName[]).filter(
  (name) => 'if_revision' in coreOperations[name].input.shape,
);

describe.each(DIALECTS)('two writers on %s', (dialect) => {
  let fixture: WorkFixture;
  let left: WorkProcess;
  let right: WorkProcess;
  beforeAll(async () => {
    fixture = createWorkFixture(dialect);
    left = await fixture.open();
    right = await fixture.open();
  });
  afterAll(() => fixture.dispose());

  const makeProject = async () => {
    const { project_id } = await left.call('work.create_project', { name: 'race' });
    const by = (process: WorkProcess, actor: string) => ({
      do: <Name extends OperationName>(name: Name, input: Omit<InputOf<Name>, 'project_id'>) =>
        process.call(name, { project_id, ...input } as InputOf<Name>, { actor }),
      cannot: (name: OperationName, input: object) => process.problem(name, { project_id, ...input }, { actor }),
    });
    const ada = by(left, 'ada');
    const bob = by(right, 'bob');
    await ada.do('work.create_goal', { text: 'First' });
    const { task } = await ada.do('work.add_task', { goal_id: 'G1', title: 'Task' });
    return { project_id, ada, bob, task };
  };

  it('are both accepted as long as neither says what it read', async () => {
    const { ada, bob } = await makeProject();
    await ada.do('work.update_task', { task_id: 'T1', title: 'By ada' });
    const { task } = await bob.do('work.update_task', { task_id: 'T1', title: 'By bob' });
    expect(task.title).toBe('By bob');
  });

  it('hear who wrote what since, with both versions, and nothing is written', async () => {
    const { project_id, ada, bob, task } = await makeProject();
    const read = (await bob.do('work.get_task', { task_id: 'T1' })).task;
    expect(read.revision).toBe(task.revision);
    const changed = await ada.do('work.update_task', { task_id: 'T1', title: 'By ada', if_revision: read.revision });
    await ada.do('work.update_checkpoint', { task_id: 'T1', where_we_left_off: 'Here.', next_step: 'Go on' });
    // Of another record: no part of what is told.
    await ada.do('work.add_task', { goal_id: 'G1', title: 'Other' });
    const head = await left.headOf(project_id);
    const wanted = { task_id: 'T1', title: 'By bob', priority: 1, if_revision: read.revision };
    const lost = await bob.cannot('work.update_task', wanted);
    const now = (await bob.do('work.get_task', { task_id: 'T1' })).task;
    expect(now).toMatchObject({ title: 'By ada', revision: changed.task.revision + 1 });
    expect(lost).toMatchObject({
      code: 'revision_conflict',
      task_id: task.task_id,
      if_revision: read.revision,
      revision: now.revision,
      more: false,
      yours: { title: 'By bob', priority: 1 },
      now,
    });
    expect(lost['since']).toEqual([
      {
        event_seq: now.revision,
        event_type: 'checkpoint.recorded',
        actor: 'ada',
        timestamp: expect.any(String) as string,
        fields: ['checkpoint'],
      },
      {
        event_seq: changed.task.revision,
        event_type: 'task.updated',
        actor: 'ada',
        timestamp: changed.task.updated_at,
        fields: ['title'],
      },
    ]);
    expect(lost.message).toContain(`not ${read.revision}`);
    expect(lost.message).toContain(`task.updated (title) by "ada" at ${changed.task.updated_at}`);
    expect(lost.message).toContain('Yours: {"title":"By bob","priority":1}');
    expect(lost.message).toContain('"title":"By ada"');
    expect(await left.headOf(project_id)).toBe(head);
    // Who has seen it may overwrite it.
    const { task: done } = await bob.do('work.update_task', { ...wanted, if_revision: now.revision });
    expect(done).toMatchObject({ title: 'By bob', priority: 1 });
  });

  it('see the checkpoint that was recorded first beside their own', async () => {
    const { project_id, ada, bob, task } = await makeProject();
    const refs = ['file:src/parser.ts#L1-L9'];
    const first = { where_we_left_off: 'Ada left it here.', next_step: 'Write the lexer', needed_context_refs: refs };
    await ada.do('work.update_checkpoint', { task_id: 'T1', ...first, blockers: ['The key is missing'] });
    const second = { where_we_left_off: 'Bob left it there.', next_step: 'Write the parser' };
    const lost = await bob.cannot('work.update_checkpoint', { task_id: 'T1', ...second, if_revision: task.revision });
    expect(lost).toMatchObject({
      code: 'revision_conflict',
      yours: second,
      now: { task_id: task.task_id, title: 'Task', ...first, blockers: ['The key is missing'] },
    });
    expect(lost.message).toContain('"next_step":"Write the lexer"');
    expect(lost.message).toContain('"where_we_left_off":"Ada left it here."');
    // Long texts hide neither one another nor the second version.
    const long = { where_we_left_off: 'x'.repeat(1_000), next_step: 'Write the lexer' };
    const { task: now } = await ada.do('work.update_checkpoint', { task_id: 'T1', ...long });
    const again = await bob.cannot('work.update_checkpoint', { task_id: 'T1', ...long, if_revision: task.revision });
    expect(again.message.split('"next_step":"Write the lexer"')).toHaveLength(3);
    // Whatever else is written on the task has nothing to do with its checkpoint.
    const title = await bob.cannot('work.update_task', { task_id: 'T1', title: 'x', if_revision: task.revision });
    expect(title['now']).toEqual((await bob.do('work.get_task', { task_id: 'T1' })).task);
    expect(await left.headOf(project_id)).toBe(now.revision);
  });

  it('hear what the blockers say that were added and resolved', async () => {
    const { ada, bob, task } = await makeProject();
    await ada.do('work.start_task', { task_id: 'T1' });
    const { task: blocked } = await ada.do('work.block_task', { task_id: 'T1', blocker: 'The key is missing' });
    const lost = await bob.cannot('work.update_task', { task_id: 'T1', title: 'x', if_revision: task.revision });
    const added = { event_type: 'blocker.added', blocker: 'The key is missing', fields: ['blockers'] };
    expect((lost['since'] as object[]).filter((each) => 'blocker' in each)).toMatchObject([added]);
    expect(lost.message).toContain('blocker.added ("The key is missing") by "ada"');
    const [blocker_id = ''] = blocked.open_blockers;
    // oxlint-disable-next-line unicorn/no-thenable -- The name that the wire has for it.
    await ada.do('work.resolve_blocker', { blocker_id, resolution: 'Found it', then: 'doing' });
    const later = await bob.cannot('work.update_task', { task_id: 'T1', title: 'x', if_revision: blocked.revision });
    expect(later['since']).toContainEqual(
      expect.objectContaining({ event_type: 'blocker.resolved', blocker: 'The key is missing' }),
    );
  });

  it('hear that a record has not reached the revision that they name', async () => {
    const { bob, task } = await makeProject();
    const { message } = await bob.cannot('work.update_task', { task_id: 'T1', title: 'x', if_revision: 99 });
    expect(message).toContain(`T1 has not reached revision 99: it is at ${task.revision}.`);
    expect(message).not.toContain('Since then');
  });

  it('meet at every change of a record', async () => {
    const { ada, bob } = await makeProject();
    const start = (task_id: string) => ada.do('work.start_task', { task_id });
    const ready: Partial<Record<OperationName, () => Promise<object>>> = {
      'work.update_project': async () => ({ name: 'other' }),
      'work.update_goal': async () => ({ goal_id: 'G1', text: 'Other' }),
      'work.update_task': async () => ({ title: 'Other' }),
      'work.update_checkpoint': async () => ({ where_we_left_off: 'Here.', next_step: 'On' }),
      'work.pause_task': async () => ({}),
      'work.block_task': async () => ({ blocker: 'A wall' }),
      'work.complete_task': async () => ({}),
    };
    expect(CHANGES.toSorted()).toEqual(
      [
        ...['update_project', 'update_goal', 'pause_goal', 'resume_goal', 'finish_goal', 'reopen_goal', 'archive_goal'],
        ...['unarchive_goal', 'update_task', 'start_task', 'pause_task', 'block_task', 'resolve_blocker'],
        ...['complete_task', 'reopen_task', 'archive_task', 'unarchive_task', 'update_checkpoint'],
      ]
        .map((name) => `work.${name}`)
        .toSorted(),
    );
    await start('T1');
    const { task } = await ada.do('work.block_task', { task_id: 'T1', blocker: 'A moat' });
    const [blocker_id] = task.open_blockers;
    for (const name of CHANGES) {
      const { shape } = coreOperations[name].input;
      const input = {
        ...('task_id' in shape ? { task_id: 'T1' } : 'goal_id' in shape ? { goal_id: 'G1' } : {}),
        ...('blocker_id' in shape ? { blocker_id, resolution: 'Dry' } : {}),
        ...(await ready[name]?.()),
      };
      const { code } = await bob.cannot(name, { ...input, if_revision: 999 });
      expect([name, code]).toEqual([name, 'revision_conflict']);
    }
    expect(await damageOf(left)).toEqual([]);
  });

  it('of which one loses, whichever process it is in, when both begin from the same revision', async () => {
    const { ada, bob, task } = await makeProject();
    let { revision } = task;
    for (let round = 0; round < 5; round += 1) {
      const outcomes = await Promise.allSettled(
        [ada, bob].map((writer, at) =>
          writer.do('work.update_task', { task_id: 'T1', title: `${round} ${at}`, if_revision: revision }),
        ),
      );
      const won = outcomes.filter((outcome) => outcome.status === 'fulfilled');
      const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(won).toHaveLength(1);
      expect(lost.map(({ reason }) => (reason as { code: string }).code)).toEqual(['revision_conflict']);
      revision = won[0]?.value.task.revision ?? 0;
    }
  });

  it('hear of an undo and of a rollback, too', async () => {
    const { project_id, ada, bob, task } = await makeProject();
    const { task: changed } = await ada.do('work.update_task', { task_id: 'T1', title: 'By ada' });
    await ada.do('work.undo', {});
    // As it was: the revision that it had then is true again.
    expect((await bob.do('work.get_task', { task_id: 'T1' })).task.revision).toBe(task.revision);
    const undone = await bob.cannot('work.start_task', { task_id: 'T1', if_revision: changed.revision });
    expect(undone).toMatchObject({ code: 'revision_conflict', since: [{ event_type: 'change.undone', actor: 'ada' }] });
    const { task: started } = await bob.do('work.start_task', { task_id: 'T1', if_revision: task.revision });
    await ada.do('work.rollback', { to_seq: task.revision, reason: 'All wrong' });
    const rolled = await bob.cannot('work.complete_task', { task_id: 'T1', if_revision: started.revision });
    expect(rolled).toMatchObject({ since: [{ event_type: 'ledger.rolled_back' }], now: { status: 'todo' } });
    const goal = await bob.cannot('work.update_goal', { goal_id: 'G1', priority: 0, if_revision: started.revision });
    expect(goal).toMatchObject({ code: 'revision_conflict', now: { text: 'First' } });
    const project = await bob.cannot('work.update_project', { name: 'x', if_revision: 99 });
    expect(project).toMatchObject({ code: 'revision_conflict', project_id, revision: 1, yours: { name: 'x' } });
  });

  it('get the same answer to the same operation, whatever revision the repetition names', async () => {
    const { ada, task } = await makeProject();
    const once = { task_id: 'T1', title: 'Once', operation_id: 'op-1' };
    const first = await ada.do('work.update_task', { ...once, if_revision: task.revision });
    const again = await ada.do('work.update_task', { ...once, if_revision: first.task.revision });
    expect(again.task.revision).toBe(first.task.revision);
  });

  it('see in the next step and in a claim which revision they would write on', async () => {
    const { ada, task } = await makeProject();
    expect((await ada.do('work.get_next_step', {})).revision).toBe(task.revision);
    expect((await ada.do('work.claim_next', { owner: 'me' })).revision).toBe(task.revision);
  });
});
