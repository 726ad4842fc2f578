// Taking back: one's own last change, unless something rests on it; or the whole project, to an earlier moment.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workKind } from '../../src/work/state/evolve.ts';
import { DIALECTS } from '../support/fixture.ts';
import {
  createWorkFixture,
  damageOf,
  type InputOf,
  type OperationName,
  type WorkFixture,
  type WorkProcess,
} from '../support/work-fixture.ts';

describe.each(DIALECTS)('taking back on %s', (dialect) => {
  let fixture: WorkFixture;
  let process: WorkProcess;
  beforeAll(async () => {
    fixture = createWorkFixture(dialect);
    process = await fixture.open();
  });
  afterAll(() => fixture.dispose());

  /** A project of its own, with two goals and three tasks of which the third waits for the first. */
  const makeProject = async () => {
    const { project_id } = await process.call('work.create_project', { name: 'undo' }, { actor: 'zoe' });
    const by = (actor: string) => ({
      do: <Name extends OperationName>(name: Name, input: Omit<InputOf<Name>, 'project_id'>) =>
        process.call(name, { project_id, ...input } as InputOf<Name>, { actor }),
      undo: () => process.call('work.undo', { project_id }, { actor }),
      cannotUndo: () => process.refused('work.undo', { project_id }, { actor }),
    });
    const zoe = by('zoe');
    await zoe.do('work.create_goal', { text: 'First', priority: 1 });
    await zoe.do('work.create_goal', { text: 'Second' });
    const ids: string[] = [];
    for (const depends_on of [[], [], ['T1']]) {
      ids.push((await zoe.do('work.add_task', { goal_id: 'G1', title: 'Task', depends_on })).task_id);
    }
    const [t1 = '', t2 = '', t3 = ''] = ids;
    return { project_id, by, t1, t2, t3, ada: by('ada'), bob: by('bob') };
  };
  /** Everything but when it was read and how far the stream is. */
  const look = async (project_id: string) => {
    const { head_seq: _, ...state } = await process.call('work.get_state', { project_id });
    const tasks = [];
    for (const { task_id } of state.tasks) {
      const { checkpoints: __, ...detail } = await process.call('work.get_task', { project_id, task_id });
      tasks.push(detail);
    }
    return { state, tasks };
  };

  it('undoes each kind of change, one after the other, back to where it began', async () => {
    const { project_id, ada, t1 } = await makeProject();
    const update = { task_id: 'T1', where_we_left_off: 'Here.' };
    const changes: (() => Promise<unknown>)[] = [
      () => ada.do('work.update_project', { name: 'renamed', root: `/undo-${dialect}` }),
      () => ada.do('work.create_goal', { text: 'Mine' }),
      () => ada.do('work.update_goal', { goal_id: 'G1', text: 'Other', priority: 4 }),
      () => ada.do('work.pause_goal', { goal_id: 'G2' }),
      () => ada.do('work.archive_goal', { goal_id: 'G2' }),
      () => ada.do('work.add_task', { goal_id: 'G1', title: 'Mine', depends_on: ['T2'] }),
      () =>
        ada.do('work.update_task', { task_id: 'T3', title: 'Other', depends_on: ['T2'], goal_id: 'G3', priority: 0 }),
      () => ada.do('work.start_task', { task_id: 'T1' }),
      () => ada.do('work.update_checkpoint', { ...update, next_step: 'One', blockers: ['A wall', 'A door'] }),
      () => ada.do('work.update_checkpoint', { ...update, next_step: 'Two' }),
      () => ada.do('work.block_task', { task_id: 'T1', blocker: 'A moat' }),
      async () => {
        const { task } = await ada.do('work.get_task', { task_id: t1 });
        await ada.do('work.resolve_blocker', { blocker_id: task.open_blockers[1] ?? '', resolution: 'Open' });
      },
      () => ada.do('work.archive_task', { task_id: 'T4' }),
    ];
    const seen: unknown[] = [];
    for (const change of changes) {
      seen.push(await look(project_id));
      await change();
    }
    // Undoing is no change to undo: twice goes back twice.
    for (const before of seen.toReversed()) {
      await ada.undo();
      expect(await look(project_id)).toEqual(before);
    }
    expect(await ada.cannotUndo()).toBe('nothing_to_undo');
    // Numbers are not given again.
    expect((await ada.do('work.create_goal', { text: 'Next' })).goal.number).toBe(4);
    expect(await damageOf(process)).toEqual([]);
  });

  it('undoes finishing, with the evidence, and reopening', async () => {
    const { project_id, ada } = await makeProject();
    await ada.do('work.start_task', { task_id: 'T1' });
    await ada.do('work.complete_task', { task_id: 'T1', evidence: 'Seen' });
    const done = await look(project_id);
    expect((await ada.do('work.get_next_step', {})).number).toBe(2);
    await ada.do('work.reopen_task', { task_id: 'T1' });
    await ada.undo();
    expect(await look(project_id)).toEqual(done);
    await ada.undo();
    expect((await ada.do('work.get_task', { task_id: 'T1' })).task).toMatchObject({ status: 'doing', evidence: [] });
    expect((await ada.do('work.list_tasks', { ready: true })).tasks.map(({ number }) => number)).toEqual([2]);
  });

  it('makes no transition that the table lacks, and says what to do instead', async () => {
    const { project_id, ada, t1 } = await makeProject();
    await ada.do('work.start_task', { task_id: 'T1' });
    await ada.do('work.block_task', { task_id: 'T1', blocker: 'A wall' });
    const [wall = ''] = (await ada.do('work.get_task', { task_id: t1 })).task.open_blockers;
    // oxlint-disable-next-line unicorn/no-thenable -- The name that the wire has for it.
    await ada.do('work.resolve_blocker', { blocker_id: wall, resolution: 'Gone', then: 'todo' });
    const before = await look(project_id);
    const refused = await process.problem('work.undo', { project_id }, { actor: 'ada' });
    expect(refused).toMatchObject({ code: 'invalid_transition', task_id: t1, from: 'todo', to: 'blocked' });
    expect(refused.message).toContain('start it and block it again');
    expect(await look(project_id)).toEqual(before);
    // The ways that the table has are still open: doing → blocked, and the other way round.
    await ada.do('work.start_task', { task_id: 'T1' });
    await ada.do('work.block_task', { task_id: 'T1', blocker: 'A moat' });
    const [moat = ''] = (await ada.do('work.get_task', { task_id: t1 })).task.open_blockers;
    // oxlint-disable-next-line unicorn/no-thenable -- As above.
    await ada.do('work.resolve_blocker', { blocker_id: moat, resolution: 'Dry', then: 'doing' });
    await ada.undo();
    expect((await ada.do('work.get_task', { task_id: t1 })).task.status).toBe('blocked');
    await ada.undo();
    expect((await ada.do('work.get_task', { task_id: t1 })).task.status).toBe('doing');

    await ada.do('work.pause_goal', { goal_id: 'G2' });
    await ada.do('work.finish_goal', { goal_id: 'G2' });
    const goal = await process.problem('work.undo', { project_id }, { actor: 'ada' });
    expect(goal).toMatchObject({ code: 'invalid_transition', from: 'done', to: 'paused' });
    expect(goal.message).toContain('reopen it and pause it');
    expect(await damageOf(process)).toEqual([]);
  });

  it('takes back only what is one’s own, and a named change when it still can', async () => {
    const { ada, bob, project_id } = await makeProject();
    await ada.do('work.update_goal', { goal_id: 'G1', text: 'By ada' });
    const seq = await process.headOf(project_id);
    await bob.do('work.update_goal', { goal_id: 'G2', text: 'By bob' });
    await ada.do('work.update_task', { task_id: 'T1', title: 'By ada' });
    const undone = await ada.do('work.undo', { event_seq: seq });
    expect([undone.first_seq, undone.types]).toEqual([seq, ['goal.updated']]);
    expect(await process.refused('work.undo', { project_id, event_seq: seq }, { actor: 'ada' })).toBe(
      'nothing_to_undo',
    );
    expect(await process.refused('work.undo', { project_id, event_seq: seq + 1 }, { actor: 'ada' })).toBe(
      'nothing_to_undo',
    );
    expect((await ada.undo()).types).toEqual(['task.updated']);
  });

  it('takes what a caller did under an earlier name for its own, and nothing of anybody else', async () => {
    const { project_id, by } = await makeProject();
    await by('mcp:claude-code:id1').do('work.create_goal', { text: 'Mine' });
    await by('mcp:claude:9a0b1c2d').do('work.create_goal', { text: 'Another session’s' });
    const call = { actor: 'mcp:claude:1c2d3e4f', formerly: ['mcp:claude-code:id1'] };
    expect(await process.refused('work.undo', { project_id }, { actor: call.actor })).toBe('nothing_to_undo');
    expect(await process.call('work.undo', { project_id }, call)).toMatchObject({ records: ["goal G3 'Mine'"] });
    expect(await process.refused('work.undo', { project_id }, call)).toBe('nothing_to_undo');
  });

  it('refuses when the record changed since, or something rests on it', async () => {
    const { project_id, ada, bob } = await makeProject();
    await ada.do('work.update_task', { task_id: 'T1', title: 'By ada' });
    await bob.do('work.update_task', { task_id: 'T1', title: 'By bob' });
    expect(await ada.cannotUndo()).toBe('changed_since');
    const { message } = await process.problem('work.undo', { project_id }, { actor: 'ada' });
    expect(message).toBe('T1 changed since, or something rests on it');
    await bob.undo();
    // As ada left it again.
    await ada.undo();
    await ada.do('work.create_goal', { text: 'Mine' });
    await bob.do('work.add_task', { goal_id: 'G3', title: 'In it' });
    expect(await ada.cannotUndo()).toBe('changed_since');
    await bob.undo();
    await ada.undo();
    await ada.do('work.add_task', { goal_id: 'G1', title: 'Mine' });
    await bob.do('work.add_task', { goal_id: 'G1', title: 'Behind it', depends_on: ['T5'] });
    expect(await ada.cannotUndo()).toBe('changed_since');
  });

  it('brings no dependency back that others made impossible', async () => {
    const { ada, bob } = await makeProject();
    await ada.do('work.update_task', { task_id: 'T3', depends_on: [] });
    await bob.do('work.update_task', { task_id: 'T1', depends_on: ['T3'] });
    expect(await ada.cannotUndo()).toBe('changed_since');
    await bob.undo();
    await bob.do('work.archive_task', { task_id: 'T1' });
    expect(await ada.cannotUndo()).toBe('changed_since');
    await bob.undo();
    await ada.undo();

    await bob.do('work.add_task', { goal_id: 'G1', title: 'Of bob' });
    await ada.do('work.update_task', { task_id: 'T2', depends_on: ['T4'] });
    await ada.do('work.update_task', { task_id: 'T2', depends_on: [] });
    await bob.undo();
    expect(await ada.cannotUndo()).toBe('changed_since');
    expect(await damageOf(process)).toEqual([]);
  });

  it('brings no goal back that is gone, and hides nothing that others wait for', async () => {
    const { ada, bob } = await makeProject();
    await bob.do('work.create_goal', { text: 'Of bob' });
    await ada.do('work.update_task', { task_id: 'T2', goal_id: 'G3' });
    await ada.do('work.update_task', { task_id: 'T2', goal_id: 'G1' });
    await bob.undo();
    expect(await ada.cannotUndo()).toBe('changed_since');

    await ada.do('work.archive_task', { task_id: 'T2' });
    await ada.do('work.unarchive_task', { task_id: 'T2' });
    await bob.do('work.update_task', { task_id: 'T1', depends_on: ['T2'] });
    expect(await ada.cannotUndo()).toBe('changed_since');
    expect(await damageOf(process)).toEqual([]);
  });

  it('leaves the claim with its session, unless the task itself moves', async () => {
    const { project_id, ada } = await makeProject();
    const mine = { task_id: 'T1', owner: 'me' };
    await ada.do('work.start_task', mine);
    await ada.do('work.update_task', { ...mine, title: 'Other' });
    await process.call('work.undo', { project_id, owner: 'me' }, { actor: 'ada' });
    expect((await ada.do('work.list_claims', {})).claims).toMatchObject([{ owner: 'me' }]);
    await process.call('work.undo', { project_id, owner: 'me' }, { actor: 'ada' });
    expect((await ada.do('work.list_claims', {})).claims).toEqual([]);
  });

  it('[ACL-17] rolls the whole project back by an event, and history stays', async () => {
    const { project_id, ada, bob, t1 } = await makeProject();
    await ada.do('work.start_task', { task_id: 'T1' });
    await ada.do('work.update_checkpoint', { task_id: 'T1', where_we_left_off: 'Here.', next_step: 'One' });
    const before = await look(project_id);
    const seq = await process.headOf(project_id);
    await ada.do('work.complete_task', { task_id: 'T1' });
    await bob.do('work.create_goal', { text: 'Later' });
    await bob.do('work.add_task', { goal_id: 'G3', title: 'Later', depends_on: ['T1'] });
    await bob.do('work.update_task', { task_id: 'T3', depends_on: ['T2'], goal_id: 'G3' });
    await bob.do('work.archive_goal', { goal_id: 'G2' });
    await ada.do('work.reopen_task', { task_id: 'T1' });
    await ada.do('work.block_task', { task_id: 'T1', blocker: 'A wall' });
    const later = await look(project_id);
    const there = await process.headOf(project_id);
    await ada.do('work.rollback', { to_seq: seq, reason: 'All wrong' });
    expect(await look(project_id)).toEqual(before);
    expect(await ada.cannotUndo()).toBe('not_undoable');
    // Numbers of what never was are free again, and forward is back too.
    await bob.do('work.create_goal', { text: 'Instead' });
    await bob.do('work.add_task', { goal_id: 'G3', title: 'Instead' });
    await ada.do('work.rollback', { to_seq: there, reason: 'Not so wrong' });
    expect(await look(project_id)).toEqual(later);
    const { events } = await ada.do('work.history', { after: seq });
    expect(events.map(({ event_type }) => event_type).filter((type) => type === 'ledger.rolled_back')).toHaveLength(2);
    // In the middle of what was one command: the blocker is there, the status not yet.
    await ada.do('work.rollback', { to_seq: there - 1, reason: 'Half of it' });
    const { task } = await ada.do('work.get_task', { task_id: t1 });
    expect([task.status, task.open_blockers.length]).toEqual(['doing', 1]);
    expect(await process.refused('work.complete_task', { project_id, task_id: t1 })).toBe('blockers_open');
    await ada.do('work.resolve_blocker', { blocker_id: task.open_blockers[0] ?? '', resolution: 'Gone' });
    await ada.do('work.complete_task', { task_id: t1 });
    expect(await damageOf(process)).toEqual([]);
  });

  it('[ACL-17] is refused while another session holds a task that it would change, unless overridden', async () => {
    const { project_id, ada, bob, t1 } = await makeProject();
    const seq = await process.headOf(project_id);
    await bob.do('work.start_task', { task_id: 'T1', owner: 'bob-1' });
    await ada.do('work.update_goal', { goal_id: 'G1', priority: 3 });
    const before = await look(project_id);
    const input = { project_id, to_seq: seq, reason: 'All wrong' };
    const refused = await process.problem('work.rollback', input);
    expect(refused).toMatchObject({ code: 'task_claimed', task_id: t1, owner: 'bob-1' });
    expect(refused.message).toContain('T1');
    expect(await look(project_id)).toEqual(before);
    expect(await process.headOf(project_id)).toBe(seq + 2);
    // What it would not change does not matter, nor does one's own claim.
    await ada.do('work.rollback', { to_seq: seq + 1, reason: 'Only the goal' });
    await process.call('work.rollback', { ...input, owner: 'bob-1' });
    await bob.do('work.start_task', { task_id: 'T1', owner: 'bob-1' });
    await process.call('work.rollback', { ...input, override: 'Bob is away' });
    const { events } = await ada.do('work.history', { after: seq + 3 });
    expect(events.at(-1)?.payload).toMatchObject({ reason: 'All wrong (override: Bob is away)' });
    expect((await ada.do('work.get_task', { task_id: t1 })).task.status).toBe('todo');
    // A claim that expired holds nothing.
    await bob.do('work.start_task', { task_id: 'T1', owner: 'bob-2', override: 'Again' });
    fixture.advance(900_001);
    await process.call('work.rollback', input);
    expect(await damageOf(process)).toEqual([]);
  });

  it('[ACL-17] reports that the project moved on, if the caller says where it was', async () => {
    const { project_id, ada, bob } = await makeProject();
    const seen = await process.headOf(project_id);
    await bob.do('work.update_goal', { goal_id: 'G1', priority: 0 });
    const input = { project_id, to_seq: 2, reason: 'As I saw it', expected_seq: seen };
    expect(await process.refused('work.rollback', input)).toBe('sequence_conflict');
    expect((await ada.do('work.rollback', { ...input, expected_seq: seen + 1 })).event_seq).toBe(seen + 2);
  });

  it('undoes what was made in one append, with what belongs together', async () => {
    const { project_id, ada } = await makeProject();
    await process.work.goals.create({ project_id, text: 'Plain' }, { actor: 'ada' });
    const before = await look(project_id);
    const ids = [fixture.ids.uuid(), fixture.ids.uuid(), fixture.ids.uuid()] as const;
    const none = { acceptance_criteria: [], evidence: [], archived: false, imported: null };
    const task = { description: null, priority: null, goal_id: ids[0], status: 'todo' as const, ...none };
    await process.ledger.append(
      { kind: workKind, id: project_id },
      [
        {
          type: 'goal.created',
          payload: {
            goal_id: ids[0],
            number: 4,
            text: 'Brought',
            priority: 0,
            status: 'active',
            archived: false,
            imported: null,
          },
        },
        { type: 'task.created', payload: { task_id: ids[1], number: 4, title: 'One', depends_on: [], ...task } },
        { type: 'task.created', payload: { task_id: ids[2], number: 5, title: 'Two', depends_on: [ids[1]], ...task } },
      ],
      { actor: 'ada' },
    );
    expect((await ada.do('work.get_next_step', {})).title).toBe('One');
    expect((await ada.undo()).types).toEqual(['goal.created', 'task.created', 'task.created']);
    expect(await look(project_id)).toEqual(before);
    expect(await damageOf(process)).toEqual([]);
  });
});
