// What an agent is offered, on both databases: the step it can act on, and what it is not offered, with the reason.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Needs } from '../../src/work/contract.ts';
import { createTransfer } from '../../src/work/create-transfer.ts';
import { transferOperations } from '../../src/work/transfer/operations.ts';
import { bindOperations } from '../../src/base/operation.ts';
import { DIALECTS } from '../support/fixture.ts';
import {
  createWorkFixture,
  damageOf,
  newProject,
  type WorkFixture,
  type WorkProcess,
} from '../support/work-fixture.ts';

const AGENT = 'claude:1a2b3c4d';

describe.each(DIALECTS)('what an agent is offered on %s', (dialect) => {
  let fixture: WorkFixture;
  let process: WorkProcess;
  beforeAll(async () => {
    fixture = createWorkFixture(dialect);
    process = await fixture.open({ signed: false });
  });
  afterAll(() => fixture.dispose());

  const add = async (project_id: string, title: string, more: object = {}) =>
    (await process.call('work.add_task', { project_id, goal_id: 'G1', title, ...more })).task_id;
  const block = async (project_id: string, task_id: string, needs?: Needs) => {
    await process.call('work.start_task', { project_id, task_id });
    await process.call('work.block_task', { project_id, task_id, blocker: `A wall before ${task_id}`, needs });
  };
  const offered = (project_id: string, owner: string) => process.call('work.get_next_step', { project_id, owner });

  it('leaves out what waits for a person while anything else can be done, and says so', async () => {
    const { project_id } = await newProject(process);
    const [waits, ready] = [await add(project_id, 'Waits'), await add(project_id, 'Ready')];
    await block(project_id, waits, 'person');
    const told = { waiting: [{ task_id: waits, number: 1, needs: 'person', blocker: `A wall before ${waits}` }] };
    expect(await offered(project_id, AGENT)).toMatchObject({
      rank: 'ready',
      task_id: ready,
      why: expect.stringMatching(
        /^Apart from what waits for a person or the outside, nothing is in progress/,
      ) as unknown,
      ...told,
      waiting_count: 1,
      left_out: [{ task_id: waits, number: 1, reason: 'waits_for_person' }],
      left_out_count: 1,
    });
    // For everybody else it is the seed's policy, and nothing is left out.
    for (const input of [{}, { owner: 'ada' }]) {
      expect(await process.call('work.get_next_step', { project_id, ...input })).toMatchObject({
        rank: 'blocked',
        task_id: waits,
        blockers: [{ needs: 'person' }],
        waiting: [],
        waiting_count: 0,
        left_out: [],
        left_out_count: 0,
      });
    }
    await process.call('work.start_task', { project_id, task_id: ready, owner: AGENT });
    // A person who is told another step hears of it too: it is the person who can remove the blocker.
    expect(await process.call('work.get_next_step', { project_id })).toMatchObject({
      rank: 'doing',
      task_id: ready,
      why: expect.stringMatching(/^T2 is in progress/) as unknown,
      ...told,
      waiting_count: 1,
      left_out: [],
    });
    await process.call('work.complete_task', { project_id, task_id: ready, owner: AGENT });
    expect(await offered(project_id, AGENT)).toMatchObject({
      rank: 'waiting',
      task_id: waits,
      status: 'blocked',
      next_step: `Ask the person to resolve the blocker of task T1: A wall before ${waits}`,
      waiting: [],
      left_out: [],
    });
    expect(await process.refused('work.claim_next', { project_id, owner: AGENT })).toBe('nothing_to_claim');
  });

  it('keeps the rank of a blocker that says nothing, and names what to go on with', async () => {
    const { project_id } = await newProject(process);
    const [stuck, ready] = [await add(project_id, 'Stuck'), await add(project_id, 'Ready')];
    await block(project_id, stuck);
    const answer = await offered(project_id, AGENT);
    expect(answer).toMatchObject({ rank: 'blocked', task_id: stuck, otherwise: { task_id: ready }, left_out: [] });
    expect(answer.why).toMatch(/; if you cannot remove it, go on with T2\.$/);
    // Another blocker that waits changes nothing; only when the first is gone does the task wait.
    const [first = ''] = (await process.call('work.get_task', { project_id, task_id: stuck })).task.open_blockers;
    // oxlint-disable-next-line unicorn/no-thenable -- A text, and the name that the wire has for it.
    await process.call('work.resolve_blocker', { project_id, blocker_id: first, resolution: 'Gone', then: 'doing' });
    const update = { where_we_left_off: 'Here.', next_step: 'Go on', blockers: ['A door'] };
    await process.call('work.update_checkpoint', { project_id, task_id: stuck, ...update });
    await process.call('work.block_task', { project_id, task_id: stuck, blocker: 'A lock', needs: 'external' });
    expect((await offered(project_id, AGENT)).rank).toBe('blocked');
    const { blockers } = await process.call('work.get_task', { project_id, task_id: stuck });
    const door = blockers.find(({ text }) => text === 'A door');
    expect(blockers.map(({ needs }) => needs)).toEqual(['external', null, null]);
    await process.call('work.resolve_blocker', { project_id, blocker_id: door?.blocker_id ?? '', resolution: 'Open' });
    expect(await offered(project_id, AGENT)).toMatchObject({
      task_id: ready,
      waiting: [{ task_id: stuck, needs: 'external', blocker: 'A lock' }],
      left_out: [{ reason: 'waits_for_external' }],
    });
    // An undo brings the door back, and with it the rank.
    await process.call('work.undo', { project_id });
    expect(await offered(project_id, AGENT)).toMatchObject({ rank: 'blocked', task_id: stuck, waiting: [] });
    expect(await damageOf(process)).toEqual([]);
  });

  it('gives a session what it holds, then what it started, then what others left, the most urgent first', async () => {
    const { project_id } = await newProject(process);
    const ids = [];
    for (const priority of [3, 1, 1, 4]) ids.push(await add(project_id, `Of priority ${priority}`, { priority }));
    const [late = '', urgent = '', newest = '', mine = ''] = ids;
    await process.call('work.start_task', { project_id, task_id: mine, owner: AGENT, ttl_ms: 60_000 });
    for (const task_id of [urgent, newest, late])
      await process.call('work.start_task', { project_id, task_id, owner: 'codex-1', ttl_ms: 60_000 });
    expect(await offered(project_id, AGENT)).toMatchObject({
      task_id: mine,
      why: 'T4 is in progress, and of the tasks that this session holds it was started last.',
      left_out_count: 3,
    });
    expect((await process.call('work.get_task', { project_id, task_id: mine })).task.started_by).toBe(AGENT);
    fixture.advance(120_000);
    expect(await offered(project_id, AGENT)).toMatchObject({
      task_id: mine,
      why: 'T4 is in progress, this session started it, and nobody holds it.',
      left_out: [],
    });
    expect((await offered(project_id, 'codex-1')).task_id).toBe(late);
    expect((await offered(project_id, 'codex-2')).task_id).toBe(newest);
    expect((await offered(project_id, 'ada')).task_id).toBe(late);
    // A claim follows the same order, past what is held.
    const claims: string[] = [];
    for (let n = 0; n < 4; n += 1)
      claims.push((await process.call('work.claim_next', { project_id, owner: 'codex-2' })).task_id);
    expect(claims).toEqual([newest, urgent, late, mine]);
    expect((await offered(project_id, 'codex-2')).task_id).toBe(late);
    expect(await offered(project_id, AGENT)).toMatchObject({ rank: 'propose', left_out_count: 4 });
  });

  it('names ten of those that wait, the newest first, and counts up to a hundred', async () => {
    const { project_id } = await newProject(process);
    const count = 104;
    const wait = (n: number) => ({
      id: `task-${n}`,
      goal: `goal-${n % 3}`,
      title: `Task ${n}`,
      status: 'blocked',
      blockers: [{ text: `Wall ${n}`, needs: n % 2 === 0 ? 'person' : 'external' }],
    });
    const content = JSON.stringify({
      format: 'throughline.work/1',
      goals: [0, 1, 2].map((n) => ({ id: `goal-${n}`, text: `Goal ${n}` })),
      tasks: Array.from({ length: count }, (_, n) => wait(n)),
    });
    const { ids, clock } = fixture;
    const transfer = bindOperations(createTransfer({ ...process, ids, clock }), transferOperations);
    const toImport = transfer.find(({ definition }) => definition.name === 'work.import');
    await toImport?.run({ project_id, content }, { actor: 'ada' });
    const ready = await add(project_id, 'Ready');
    const tasks = (await process.call('work.list_tasks', { project_id, status: ['blocked'], limit: 1_000 })).tasks;
    const newest = tasks.toSorted((a, b) => b.status_seq - a.status_seq).map(({ task_id }) => task_id);
    const held = newest.slice(0, 2);
    for (const task_id of held) await process.call('work.claim_task', { project_id, task_id, owner: 'bob' });
    const answer = await offered(project_id, AGENT);
    expect(answer.task_id).toBe(ready);
    expect(answer.waiting.map(({ task_id }) => task_id)).toEqual(newest.slice(2, 12));
    expect(answer.waiting.map(({ blocker }) => blocker)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Wall ${count - 3 - at}`),
    );
    expect([answer.waiting_count, answer.left_out_count]).toEqual([100, 100]);
    expect(answer.left_out.map(({ task_id }) => task_id)).toEqual([...held.toReversed(), ...newest.slice(2, 10)]);
    // In a goal that is paused nothing waits: what is left can be counted.
    const paused = tasks[0]?.goal_id ?? '';
    await process.call('work.pause_goal', { project_id, goal_id: paused });
    const left = tasks.filter(({ task_id, goal_id }) => !held.includes(task_id) && goal_id !== paused);
    expect((await offered(project_id, AGENT)).waiting_count).toBe(left.length);
  });
});
