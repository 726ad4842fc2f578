// Context beyond a checkpoint is on record, on both databases: an event about the task that changes nothing else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChange } from '../../src/work/change.ts';
import { createWidenContext } from '../../src/work/widen-context.ts';
import { DIALECTS } from '../support/fixture.ts';
import {
  createWorkFixture,
  damageOf,
  newProject,
  type WorkFixture,
  type WorkProcess,
} from '../support/work-fixture.ts';

describe.each(DIALECTS)('context beyond a checkpoint on %s', (dialect) => {
  let fixture: WorkFixture;
  let process: WorkProcess;
  beforeAll(async () => {
    fixture = createWorkFixture(dialect);
    process = await fixture.open();
  });
  afterAll(() => fixture.dispose());

  it('[ACL-16] is an event with its refs and its reason, which undo looks past', async () => {
    const { project_id } = await newProject(process);
    const { task_id, task } = await process.call('work.add_task', { project_id, goal_id: 'G1', title: 'Before' });
    await process.call('work.update_task', { project_id, task_id, title: 'After' });
    const widen = createWidenContext(createChange({ ...process, ids: fixture.ids }));
    const override = { project_id, task_id, refs: ['file:a.ts'], reason: 'The error points there' };
    await widen(override, { actor: 'ada' });
    await widen({ ...override, task_id: null }, { actor: 'ada' });
    const { events } = await process.call('work.history', { project_id, task_id });
    expect(events.at(-1)).toMatchObject({
      event_type: 'context.widened',
      actor: 'ada',
      payload: { task_id, refs: ['file:a.ts'], reason: 'The error points there' },
    });
    expect((await process.call('work.get_task', { project_id, task_id })).task.title).toBe('After');
    expect(await process.refused('work.undo', { project_id, event_seq: events.at(-1)?.event_seq })).toBe(
      'nothing_to_undo',
    );
    expect(await process.call('work.undo', { project_id })).toMatchObject({ types: ['task.updated'] });
    expect((await process.call('work.get_task', { project_id, task_id })).task).toMatchObject({ title: task.title });
    expect(await damageOf(process)).toEqual([]);
  });

  it('is recorded once under an operation id, which stands for these refs and this reason alone', async () => {
    const { project_id } = await newProject(process);
    const widen = createWidenContext(createChange({ ...process, ids: fixture.ids }));
    const override = { project_id, task_id: null, refs: ['file:a.ts'], reason: 'Why', operation_id: 'widen-1' };
    await widen(override, { actor: 'ada' });
    const head = await process.headOf(project_id);
    await widen(override, { actor: 'ada' });
    for (const other of [{ refs: ['file:b.ts'] }, { reason: 'Because' }]) {
      await expect(widen({ ...override, ...other }, { actor: 'ada' })).rejects.toMatchObject({
        code: 'operation_conflict',
      });
    }
    expect(await process.headOf(project_id)).toBe(head);
  });
});
