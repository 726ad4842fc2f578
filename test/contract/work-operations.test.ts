// The operations of work, each used for what it is there for, on both databases; projects that never see each other; and
// repetitions that change nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coreOperations } from '../../src/work/operations.ts';
import { DIALECTS } from '../support/fixture.ts';
import {
  createWorkFixture,
  damageOf,
  newProject,
  type OutputOf,
  type WorkFixture,
  type WorkProcess,
} from '../support/work-fixture.ts';

describe.each(DIALECTS)('work on %s', (dialect) => {
  let fixture: WorkFixture;
  let process: WorkProcess;
  beforeAll(async () => {
    fixture = createWorkFixture(dialect);
    process = await fixture.open();
  });
  afterAll(() => fixture.dispose());

  it('[ACL-05] answers every operation with what it declares', async () => {
    const used = new Set<string>();
    const call: WorkProcess['call'] = (name, input, by) => {
      used.add(name);
      return process.call(name, input, by);
    };
    const { project_id, project } = await call('work.create_project', { name: 'Whole', root: '/whole/' });
    expect(project).toMatchObject({ name: 'Whole', root: '/whole' });
    const renamed = await call('work.update_project', { name: 'Entire' }, { cwd: '/whole/src' });
    expect(renamed.project.project_id).toBe(project_id);
    expect((await call('work.list_projects', {})).projects).toContainEqual(renamed.project);

    const { goal, goal_id } = await call('work.create_goal', { project_id, text: '  Ship it  ' });
    expect(goal).toMatchObject({ number: 1, text: 'Ship it', priority: 2, status: 'active', archived: false });
    expect((await call('work.update_goal', { project_id, goal_id: 'G1', priority: 0 })).goal.priority).toBe(0);
    for (const [move, status] of [
      ['pause', 'paused'],
      ['resume', 'active'],
      ['finish', 'done'],
      ['reopen', 'active'],
    ] as const) {
      const moved = await call(`work.${move}_goal`, { project_id, goal_id: '#1', reason: 'Because' });
      expect(moved.goal.status).toBe(status);
    }
    expect((await call('work.archive_goal', { project_id, goal_id: 'g1' })).goal.archived).toBe(true);
    expect((await call('work.list_goals', { project_id, archived: true })).goals).toHaveLength(1);
    expect((await call('work.unarchive_goal', { project_id, goal_id: '1' })).goal.archived).toBe(false);
    expect((await call('work.list_goals', { project_id, status: 'active' })).goals).toHaveLength(1);

    const first = await call('work.add_task', { project_id, goal_id, title: 'First', acceptance_criteria: ['Green'] });
    const { task_id } = first;
    expect(first.task).toMatchObject({ number: 1, status: 'todo', priority: null });
    const second = await call('work.add_task', { project_id, goal_id, title: 'Second', depends_on: ['T1'] });
    expect(second.task.depends_on).toEqual([task_id]);
    const corrected = { title: 'Really first', description: 'At length', priority: 1 };
    expect((await call('work.update_task', { project_id, task_id: 'T1', ...corrected })).task).toMatchObject(corrected);
    expect(await call('work.get_goal', { project_id, goal_id })).toMatchObject({ open_tasks: 2 });

    const claimed = await call('work.claim_next', { project_id, owner: 'me' });
    expect(claimed).toMatchObject({ task_id, next_step: 'Start task T1: Really first', status: 'todo' });
    const { fencing_token } = claimed;
    const mine = { project_id, task_id, owner: 'me', fencing_token };
    expect((await call('work.renew_claim', mine)).fencing_token).toBe(fencing_token);
    expect((await call('work.list_claims', { project_id })).claims).toMatchObject([{ task_id, owner: 'me' }]);
    expect(await call('work.release_claim', mine)).toEqual({ task_id, released: true });
    expect((await call('work.claim_task', { project_id, task_id, owner: 'me' })).fencing_token).toBeGreaterThan(
      fencing_token,
    );
    const started = await call('work.start_task', { project_id, task_id, owner: 'me' });
    expect([started.task.status, started.claim?.owner]).toEqual(['doing', 'me']);
    expect((await call('work.pause_task', { project_id, task_id, owner: 'me' })).claim).toBeNull();
    await call('work.start_task', { project_id, task_id });
    const blocked = await call('work.block_task', { project_id, task_id, blocker: 'A wall' });
    const [blocker_id = ''] = blocked.task.open_blockers;
    expect(await call('work.get_next_step', { project_id })).toMatchObject({
      rank: 'blocked',
      task_id,
      next_step: 'Resolve the blocker of task T1: A wall',
      blockers: [{ blocker_id, text: 'A wall' }],
    });
    const resolution = { project_id, blocker_id, resolution: 'It fell' };
    // oxlint-disable-next-line unicorn/no-thenable -- A text, and the name that the wire has for it.
    expect((await call('work.resolve_blocker', { ...resolution, then: 'doing' })).task.status).toBe('doing');

    const { checkpoint } = await call('work.update_checkpoint', {
      project_id,
      task_id,
      where_we_left_off: 'Half of it works.',
      next_step: 'Make the other half work',
      needed_context_refs: ['file:src/half.ts#L1-L9', `task:${task_id}`, 'https://example.test/a'],
    });
    expect((await call('work.list_checkpoints', { project_id, task_id })).checkpoints).toEqual([checkpoint]);
    expect(await call('work.get_next_step', { project_id })).toMatchObject({
      rank: 'doing',
      next_step: 'Make the other half work',
      required_context_refs: checkpoint.needed_context_refs,
      where_we_left_off: 'Half of it works.',
      acceptance_criteria: ['Green'],
      otherwise: null,
    });
    const state = await call('work.get_state', { project_id });
    expect(state).toMatchObject({
      head_seq: await process.headOf(project_id),
      counts: { goals: { active: 1 }, tasks: { doing: 1, todo: 1 } },
      active_task: { task_id },
      latest_checkpoint: checkpoint,
      unresolved_blockers: [],
    });
    const done = await call('work.complete_task', { project_id, task_id, evidence: 'All tests pass' });
    expect(done.task.evidence).toEqual([{ criterion: 'Green', proof: 'All tests pass', kind: 'claimed' }]);
    expect(await call('work.get_next_step', { project_id })).toMatchObject({ rank: 'ready', number: 2 });
    expect((await call('work.reopen_task', { project_id, task_id })).task).toMatchObject({
      status: 'doing',
      evidence: [],
    });
    await call('work.complete_task', { project_id, task_id, evidence: [{ criterion: 'GREEN', proof: 'Still' }] });
    expect((await call('work.archive_task', { project_id, task_id })).task.archived).toBe(true);
    expect((await call('work.list_tasks', { project_id, archived: true })).tasks).toHaveLength(1);
    expect((await call('work.unarchive_task', { project_id, task_id })).task.archived).toBe(false);
    const ready = await call('work.list_tasks', { project_id, ready: true, status: ['todo'], goal_id: 'G1' });
    expect(ready.tasks.map(({ number }) => number)).toEqual([2]);
    expect(await call('work.get_task', { project_id, task_id })).toMatchObject({
      goal: { goal_id },
      checkpoint,
      blockers: [{ blocker_id, status: 'resolved', resolution: 'It fell' }],
      dependents: [{ task_id: second.task_id }],
      unanswered: [],
      claim: null,
    });
    expect((await call('work.search', { project_id, text: 'really' })).tasks).toHaveLength(1);

    const before = await process.headOf(project_id);
    await call('work.update_task', { project_id, task_id: 'T2', title: 'Wrong' });
    expect((await call('work.undo', { project_id })).types).toEqual(['task.updated']);
    expect(await call('work.get_task', { project_id, task_id: 'T2' })).toMatchObject({ task: second.task });
    expect(await call('work.rollback', { project_id, to_seq: before, reason: 'For show' })).toMatchObject({
      to_seq: before,
      event_seq: before + 3,
    });
    const { events } = await call('work.history', { project_id, task_id });
    expect(events.map(({ event_type }) => event_type)).toEqual([
      ...['task.created', 'task.updated', 'task.started', 'task.paused', 'task.started', 'blocker.added'],
      ...['task.blocked', 'blocker.resolved', 'task.unblocked', 'checkpoint.recorded', 'task.completed'],
      ...['task.reopened', 'task.completed', 'task.archived', 'task.unarchived'],
    ]);
    const fresh = (await call('work.create_project', { name: 'Sample' })).project_id;
    const sample = await call('work.add_sample', { project_id: fresh });
    expect([sample.added, (await call('work.add_sample', { project_id: fresh })).added]).toEqual([true, false]);
    expect((await call('work.undo', { project_id: fresh })).types).toHaveLength(1 + sample.tasks);
    expect((await call('work.get_next_step', { project_id: fresh })).rank).toBe('propose');
    expect(Object.keys(coreOperations).filter((name) => !used.has(name))).toEqual([]);
    expect(await damageOf(process)).toEqual([]);
  });

  it('[ACL-01] records what the seed asks of an event: its id, time, type and payload, and who did it', async () => {
    const { project_id, goalIds } = await newProject(process);
    const goal_id = goalIds[0] ?? '';
    const { task_id } = await process.call('work.add_task', { project_id, goal_id, title: 'x' }, { actor: 'grace' });
    await process.call('work.start_task', { project_id, task_id, owner: 'me' });
    await process.call('work.pause_task', { project_id, task_id, owner: 'me', reason: 'Lunch' });
    const rows = await process.ledger.events(project_id);
    expect(rows.map(({ event_type, actor }) => [event_type, actor])).toEqual([
      ['project.created', 'ada'],
      ['goal.created', 'ada'],
      ['task.created', 'grace'],
      ['task.started', 'ada'],
      ['task.paused', 'ada'],
    ]);
    for (const row of rows) {
      expect(row.event_id).toMatch(/^[0-9a-f-]{36}$/);
      expect(row.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    }
    expect(JSON.parse(rows.at(-1)?.payload ?? '')).toMatchObject({
      task_id,
      changes: { status: 'todo' },
      was: { status: 'doing' },
      reason: 'Lunch',
    });
    // Whoever waits for the task, its goal or its blocker hears of it.
    expect(rows.at(-1)?.tokens).toContain(task_id);
    expect(rows.at(-1)?.tokens).toContain(goal_id);
  });

  it('does an operation once, however often it is asked for under one id', async () => {
    const { project_id, goalIds } = await newProject(process);
    const goal_id = goalIds[0] ?? '';
    const twice = async <T>(ask: () => Promise<T>) => {
      const first = await ask();
      const head = await process.headOf(project_id);
      expect(await ask()).toEqual(first);
      expect(await process.headOf(project_id)).toBe(head);
      return first;
    };
    const { task_id } = await twice(() =>
      process.call('work.add_task', { project_id, goal_id, title: 'Once', operation_id: 'a' }),
    );
    await twice(() => process.call('work.start_task', { project_id, task_id, owner: 'me', operation_id: 'b' }));
    await twice(() =>
      process.call('work.block_task', { project_id, task_id, owner: 'me', blocker: 'A wall', operation_id: 'c' }),
    );
    await twice(() => process.call('work.create_goal', { project_id, text: 'Once', operation_id: 'd' }));
    await twice(() => process.call('work.undo', { project_id, operation_id: 'e' }));
    await twice(() => process.call('work.update_project', { project_id, name: 'Renamed', operation_id: 'f' }));
    await twice(() => process.call('work.rollback', { project_id, to_seq: 3, reason: 'All wrong', operation_id: 'g' }));
    const made = { name: 'Made once', root: `/once`, operation_id: 'made' };
    const project = await process.call('work.create_project', made);
    expect(await process.call('work.create_project', made)).toEqual(project);
    expect(
      (await process.call('work.list_projects', {})).projects.filter(({ name }) => name === made.name),
    ).toHaveLength(1);

    // Another process, which never saw the first answer.
    const other = await fixture.open();
    const again = { project_id, goal_id, title: 'Once', operation_id: 'a' };
    expect(await other.refused('work.add_task', { ...again, title: 'Twice' })).toBe('operation_conflict');
    expect(await other.refused('work.create_goal', { project_id, text: 'Once', operation_id: 'a' })).toBe(
      'operation_conflict',
    );
    // To a program an undefined field is one that it left out.
    const said = { ...again, title: 'Said', operation_id: 'said' };
    const first = await other.work.tasks.add(said, { actor: 'a program' });
    expect(await other.work.tasks.add({ ...said, priority: undefined }, { actor: 'a program' })).toEqual(first);
    // What it had made is gone: that it was done is said all the same.
    await other.call('work.rollback', { project_id, to_seq: 2, reason: 'Before it' });
    expect(await other.refused('work.add_task', again)).toBe('taken_back');
    expect(await damageOf(other)).toEqual([]);
  });

  it('says that a repeated operation met damage, and not that what it made was taken back', async () => {
    const { project_id, goalIds } = await newProject(process);
    const task = { project_id, goal_id: goalIds[0] ?? '', title: 'Once', operation_id: 'once' };
    const made = await process.call('work.add_task', task);
    await fixture.tamper('DELETE FROM tasks');
    expect(await process.refused('work.add_task', task)).toBe('projection_damaged');
    await process.ledger.rebuild();
    expect(await process.call('work.add_task', task)).toEqual(made);
  });

  it('[ACL-18] never lets anything of one project be seen or reached through another', async () => {
    const mine = await newProject(process, { name: 'mine' });
    const theirs = await newProject(process, { name: 'theirs' });
    const goal_id = theirs.goalIds[0] ?? '';
    const project_id = theirs.project_id;
    const { task_id } = await process.call('work.add_task', { project_id, goal_id, title: 'Secret plan' });
    await process.call('work.start_task', { project_id, task_id, owner: 'them' });
    await process.call('work.update_checkpoint', {
      project_id,
      task_id,
      owner: 'them',
      where_we_left_off: 'Secret.',
      next_step: 'Keep it',
      blockers: ['Secret wall'],
    });
    const { task } = await process.call('work.get_task', { project_id, task_id });
    const [blocker_id = ''] = task.open_blockers;
    const heads = [await process.headOf(mine.project_id), await process.headOf(project_id)];

    const through = { project_id: mine.project_id };
    const foreign = { ...through, task_id, goal_id, blocker_id };
    const inputs: Record<string, unknown> = {
      text: 'Other',
      title: 'Other',
      blocker: 'A wall',
      resolution: 'x',
      where_we_left_off: 'x',
      next_step: 'x',
      owner: 'them',
      fencing_token: 1,
      priority: 0,
    };
    for (const [name, { input }] of Object.entries(coreOperations)) {
      const keys = Object.keys(input.shape);
      if (!keys.some((key) => ['task_id', 'goal_id', 'blocker_id'].includes(key))) continue;
      if (name === 'work.history' || name === 'work.list_tasks') continue;
      const asked = Object.fromEntries(Object.entries({ ...inputs, ...foreign }).filter(([key]) => keys.includes(key)));
      const code = await process.refused(name as keyof typeof coreOperations, asked);
      expect([name, code]).toEqual([name, expect.stringMatching(/^unknown_(task|goal|blocker)$/)]);
    }
    for (const about of [{ task_id }, { goal_id }]) {
      expect(await process.refused('work.history', { ...through, ...about })).toMatch(/^unknown_/);
    }
    expect(await process.refused('work.list_tasks', { ...through, goal_id })).toBe('unknown_goal');
    const own = mine.goalIds[0] ?? '';
    expect(
      await process.refused('work.add_task', { ...through, goal_id: own, title: 'x', depends_on: [task_id] }),
    ).toBe('unknown_dependency');

    const seen = [
      await process.call('work.list_tasks', through),
      await process.call('work.search', { ...through, text: 'secret' }),
      await process.call('work.get_next_step', { ...through, owner: 'them' }),
      await process.call('work.get_state', through),
      await process.call('work.list_claims', through),
      await process.call('work.history', through),
    ];
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`[Ss]ecret|${task_id}|${goal_id}|${blocker_id}`));
    expect(await process.refused('work.claim_next', { ...through, owner: 'me' })).toBe('nothing_to_claim');
    expect(await process.refused('work.undo', through, { actor: 'nobody' })).toBe('nothing_to_undo');
    expect([await process.headOf(mine.project_id), await process.headOf(project_id)]).toEqual(heads);
  });

  it('chooses the project by its id, its name, the folder, or because there is no other', async () => {
    const own = createWorkFixture(dialect);
    try {
      const alone = await own.open();
      const { project_id: outer } = await alone.call('work.create_project', { name: 'outer', root: '/home/ada' });
      expect((await alone.call('work.get_next_step', {}, { cwd: '/somewhere/else' })).project_id).toBe(outer);
      const { project_id: inner } = await alone.call('work.create_project', { name: 'inner', root: '/home/ada/in/' });
      const at = async (cwd: string) => (await alone.call('work.get_next_step', {}, { cwd })).project_id;
      expect(await at('/home/ada')).toBe(outer);
      expect(await at('/home/ada/inside')).toBe(outer);
      expect(await at('/home/ada/in')).toBe(inner);
      expect(await at('/home/ada/in/deeper')).toBe(inner);
      expect(await alone.refused('work.get_next_step', {}, { cwd: '/home/adam' })).toBe('project_ambiguous');
      expect((await alone.call('work.get_next_step', { project_id: outer }, { cwd: '/home/ada/in' })).project_id).toBe(
        outer,
      );
      expect((await alone.call('work.get_next_step', { project_id: 'inner' })).project_id).toBe(inner);
      expect(await alone.refused('work.get_next_step', { project_id: 'Inner' })).toBe('unknown_project');
      const { goal_id } = await alone.call('work.create_goal', { project_id: 'inner', text: 'By its name' });
      expect((await alone.call('work.get_goal', { project_id: inner, goal_id })).goal.text).toBe('By its name');
      const { project_id: twin } = await alone.call('work.create_project', { name: 'inner', root: '/home/twin' });
      expect(await alone.refused('work.create_goal', { project_id: 'inner', text: 'Whose?' })).toBe(
        'project_ambiguous',
      );
      expect((await alone.call('work.get_next_step', { project_id: twin })).project_id).toBe(twin);
      const long = `/${Array.from({ length: 879 }, (_, n) => String.fromCodePoint(0x4e_00 + ((n * 7919) % 20_000))).join('')}`;
      expect((await alone.call('work.create_project', { name: 'long', root: long })).project.root).toBe(long);
    } finally {
      await own.dispose();
    }
  });

  it('finds the same in both databases, whatever the letters', async () => {
    const { project_id, goalIds } = await newProject(process);
    const goal_id = goalIds[0] ?? '';
    const titles = [
      'Größe ändern',
      'ÜBERSICHT bauen',
      'Ｆｕｌｌ　ｗｉｄｔｈ words',
      '100% done',
      '100 percent',
      'snake_case',
      'snakeXcase',
      'a!b',
      'Straße',
      'İstanbul',
      'Tab\tfree'.replace('\t', ' '),
    ];
    for (const title of titles) await process.call('work.add_task', { project_id, goal_id, title });
    const found = async (text: string) => {
      const { tasks } = await process.call('work.search', { project_id, text });
      return tasks.map(({ title }) => title);
    };
    expect(await found('GRÖSSE')).toEqual([]);
    expect(await found('größe')).toEqual(['Größe ändern']);
    expect(await found('übersicht')).toEqual(['ÜBERSICHT bauen']);
    expect(await found('full width')).toEqual(['Ｆｕｌｌ　ｗｉｄｔｈ words']);
    expect(await found('ＦＵＬＬ')).toEqual(['Ｆｕｌｌ　ｗｉｄｔｈ words']);
    expect(await found('100%')).toEqual(['100% done']);
    expect(await found('%')).toEqual(['100% done']);
    expect(await found('snake_case')).toEqual(['snake_case']);
    expect(await found('_')).toEqual(['snake_case']);
    expect(await found('a!b')).toEqual(['a!b']);
    expect(await found('straße')).toEqual(['Straße']);
    expect(await found('İSTANBUL')).toEqual(['İstanbul']);
    const listed = async (text: string) =>
      (await process.call('work.list_tasks', { project_id, text })).tasks.map(({ title }) => title);
    expect(await listed('bauen  übersicht')).toEqual(['ÜBERSICHT bauen']);
    expect(await listed('done one two three four five six seven eight 100')).toEqual([]);
    expect(await listed(' \t')).toHaveLength(titles.length);
  });

  it('keeps secrets out, and still knows the same text again', async () => {
    const { project_id } = await newProject(process);
    const secret = `sk-ant-api03-${'abcdEFGH1234'.repeat(6)}`;
    const criterion = `The key ${secret} works`;
    const added = { project_id, goal_id: 'G1', title: `Use ${secret}`, acceptance_criteria: [criterion] };
    const { task_id } = await process.call('work.add_task', added);
    await process.call('work.start_task', { project_id, task_id });
    const told = {
      project_id,
      task_id,
      where_we_left_off: 'Here.',
      next_step: 'Go on',
      blockers: [`Ask for ${secret}`],
    };
    await process.call('work.update_checkpoint', told);
    const { task } = await process.call('work.update_checkpoint', told);
    expect(task.open_blockers).toHaveLength(1);
    await process.call('work.resolve_blocker', {
      project_id,
      blocker_id: task.open_blockers[0] ?? '',
      resolution: 'x',
    });
    const done = await process.call('work.complete_task', {
      project_id,
      task_id,
      evidence: [{ criterion, proof: 'It does' }],
    });
    expect(done.task.status).toBe('done');
    expect(JSON.stringify(await process.ledger.events(project_id))).not.toContain(secret);
  });

  it('pages through lists without leaving anything out', async () => {
    const { project_id } = await newProject(process, { goals: [0, 1, 2, 3, 4] });
    for (let n = 0; n < 7; n += 1) {
      await process.call('work.add_task', { project_id, goal_id: 'G1', title: `Task ${n}` });
    }
    const numbers: number[] = [];
    for (let after: number | null = 0; after !== null;) {
      const page: OutputOf<'work.list_tasks'> = await process.call('work.list_tasks', { project_id, limit: 3, after });
      numbers.push(...page.tasks.map(({ number }) => number));
      after = page.after;
    }
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const goals = await process.call('work.list_goals', { project_id, limit: 2, after: 3 });
    expect(goals.goals.map(({ number }) => number)).toEqual([4, 5]);
    const seqs: number[] = [];
    for (let after: number | null = 0; after !== null;) {
      const page: OutputOf<'work.history'> = await process.call('work.history', { project_id, limit: 5, after });
      seqs.push(...page.events.map(({ event_seq }) => event_seq));
      after = page.after;
    }
    expect(seqs).toEqual(Array.from({ length: 13 }, (_, n) => n + 1));
    const state = await process.call('work.get_state', { project_id, limit: 2 });
    expect([state.goals.length, state.tasks.length, state.more]).toEqual([2, 2, { goals: true, tasks: true }]);
  });
});
