// Tags of goals on both databases: said when one is made or later, taken back, never guessed, and told to whoever asks by task.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTagsOfTasks } from '../../src/work/tags-of-tasks.ts';
import { workKind } from '../../src/work/state/evolve.ts';
import { DIALECTS } from '../support/fixture.ts';
import { createWorkFixture, damageOf, type WorkFixture, type WorkProcess } from '../support/work-fixture.ts';

describe.each(DIALECTS)('tags of goals on %s', (dialect) => {
  let fixture: WorkFixture;
  let process: WorkProcess;
  let project_id: string;
  const actor = { actor: 'ada' };

  beforeAll(async () => {
    fixture = createWorkFixture(dialect);
    process = await fixture.open();
    ({ project_id } = await process.call('work.create_project', { name: 'tags' }, actor));
  });
  afterAll(() => fixture.dispose());

  const goal = async (goal_id: string) => (await process.call('work.get_goal', { project_id, goal_id })).goal;
  const entity = async (goal_id: string) =>
    (await process.ledger.restore({ kind: workKind, id: project_id })).state.goals[goal_id];

  it('are main unless somebody says, and a goal without one is the same entity as before there were tags', async () => {
    const { goal_id } = await process.call('work.create_goal', { project_id, text: 'Plain' }, actor);
    const named = await process.call('work.create_goal', { project_id, text: 'Named', tag: 'main' }, actor);
    expect((await goal(goal_id)).tag).toBe('main');
    expect(await entity(goal_id)).not.toHaveProperty('tag');
    expect(await entity(named.goal_id)).not.toHaveProperty('tag');
  });

  it('are set, changed and taken back', async () => {
    const { goal_id, goal: made } = await process.call(
      'work.create_goal',
      { project_id, text: 'B', tag: ' billing ' },
      actor,
    );
    expect(made.tag).toBe('billing');
    expect((await process.call('work.update_goal', { project_id, goal_id, tag: 'main' }, actor)).goal.tag).toBe('main');
    expect(await entity(goal_id)).not.toHaveProperty('tag');
    await process.call('work.undo', { project_id }, actor);
    expect((await goal(goal_id)).tag).toBe('billing');
    expect(await process.refused('work.update_goal', { project_id, goal_id, tag: 'billing' }, actor)).toBe(
      'nothing_changed',
    );
    const plain = await process.call('work.create_goal', { project_id, text: 'P' }, actor);
    await process.call('work.update_goal', { project_id, goal_id: plain.goal_id, tag: 'ops' }, actor);
    await process.call('work.undo', { project_id }, actor);
    expect(await entity(plain.goal_id)).not.toHaveProperty('tag');
    expect((await process.call('work.list_goals', { project_id })).goals.map((each) => each.tag)).toContain('billing');
    expect(await damageOf(process)).toEqual([]);
  });

  it.each([[''], ['a\nb'], ['x'.repeat(61)], ['\u0007']])('are refused as %j', async (tag) => {
    expect(await process.refused('work.create_goal', { project_id, text: 'No', tag }, actor)).toBe('invalid_input');
  });

  it('are told of the goals of tasks, each once', async () => {
    const make = async (tag: string | undefined) => {
      const { goal_id } = await process.call('work.create_goal', { project_id, text: 'G', ...(tag && { tag }) }, actor);
      return (await process.call('work.add_task', { project_id, goal_id, title: 'T' }, actor)).task_id;
    };
    const [one, other, plain] = [await make('ops'), await make('ops'), await make(undefined)];
    const tags = (ids: readonly string[]) => readTagsOfTasks(process.store, project_id, ids);
    expect(await tags([one, other])).toEqual(['ops']);
    expect(await tags([one, plain])).toEqual(['main', 'ops']);
    expect(await tags(['01990000-0000-7000-8000-00000000dead'])).toEqual([]);
    expect(await tags([])).toEqual([]);
  });
});
