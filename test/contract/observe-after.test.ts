// What an operation on work has a session observed by: a task that is finished, and one that is given away. Over whole homes on both databases.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as q from '../../src/mind/finalize/queries.ts';
import { DISTIL_JOB, sessionKeyOf, type DistilJob } from '../../src/mind/finalize/triggers.ts';
import { sql } from '../../src/store/store.ts';
import { DIALECTS } from '../support/fixture.ts';
import { openMindHome, type MindHomeOfTest } from '../support/mind-home.ts';

interface Task {
  readonly task_id: string;
  readonly claim?: { readonly fencing_token: number } | null;
}

const SESSION = { agent: 'desk', session_id: 's1' } as const;
const asked = sql<{ payload: string }>('SELECT payload FROM jobs WHERE kind = ? ORDER BY created_at, job_id');

describe.each(DIALECTS)('[MND-02] a session with work in hand on %s', (dialect) => {
  let mind: MindHomeOfTest;
  let task_id: string;
  let claimed: Task['claim'];
  const OWN = { actor: 'desk', owner: 'desk:s1' };
  beforeEach(async () => {
    mind = await openMindHome(dialect);
    await mind.say('s1', ['user: Always use pnpm, never npm, in this repository.']);
    const { goal_id } = await mind.call<{ goal_id: string }>('work.create_goal', { text: 'Ship the shop' });
    ({ task_id } = await mind.call<Task>('work.add_task', { goal_id, title: 'Write the login' }));
    ({ claim: claimed } = await mind.call<Task>('work.start_task', { task_id }, OWN));
  });
  afterEach(() => mind.dispose());

  async function queued(): Promise<readonly DistilJob[]> {
    const { store } = await mind.home.mind();
    const rows = await store.read((tx) => tx.all(asked, DISTIL_JOB));
    return rows.map(({ payload }) => JSON.parse(payload) as DistilJob);
  }

  async function lastTrigger(): Promise<string | undefined> {
    const { store } = await mind.home.mind();
    return (await store.read((tx) => tx.get(q.lastRun, sessionKeyOf(SESSION))))?.trigger;
  }

  /** Begins a further task, and ends it by the operation. */
  async function endAnother(name: string): Promise<void> {
    const { goal_id } = await mind.call<{ goal_id: string }>('work.create_goal', { text: 'Ship it again' });
    const { task_id: further } = await mind.call<Task>('work.add_task', { goal_id, title: 'Write it again' });
    const { claim } = await mind.call<Task>('work.start_task', { task_id: further }, OWN);
    await mind.call(name, { task_id: further, ...tokenFor(name, claim) }, OWN);
  }
  const tokenFor = (name: string, claim: Task['claim']) =>
    name === 'work.release_claim' ? { fencing_token: claim?.fencing_token } : {};

  test.each([
    ['work.complete_task', 'task_done'],
    ['work.release_claim', 'handoff'],
  ] as const)('is observed behind %s by the trigger %s, once however often it is asked', async (name, trigger) => {
    await mind.call(name, { task_id, ...tokenFor(name, claimed) }, OWN);
    const jobs = await queued();
    expect(jobs).toEqual([{ ...SESSION, project_id: mind.project_id, finalize: false, trigger }]);
    await endAnother(name);
    expect(await queued()).toEqual(jobs);
    const { distil } = await mind.home.mind();
    for (const job of jobs) await distil.work(job);
    expect(await lastTrigger()).toBe(trigger);
  });

  test('is not observed behind other operations, behind one that is refused, or behind that of somebody else', async () => {
    await mind.call('work.pause_task', { task_id }, OWN);
    expect(await mind.refused('work.complete_task', { task_id: 'T99' }, OWN)).toBe('unknown_task');
    await mind.call('work.start_task', { task_id }, OWN);
    const { goal_id } = await mind.call<{ goal_id: string }>('work.create_goal', { text: 'Ship it again' });
    const { task_id: further } = await mind.call<Task>('work.add_task', { goal_id, title: 'Write it again' });
    const other = { actor: 'ada' };
    await mind.call('work.start_task', { task_id: further }, other);
    await mind.call('work.complete_task', { task_id: further }, other);
    expect(await queued()).toEqual([]);
  });

  test('is observed by its handoff as such, before the handoff is made', async () => {
    await mind.call('mind.handoff', { session: 's1', to: 'codex' });
    expect(await lastTrigger()).toBe('handoff');
  });
});
