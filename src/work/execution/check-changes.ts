// Whether the rules would accept what an executor proposes, all of it, before any of it is recorded.
import { Bug } from '../../base/errors.ts';
import type { Store } from '../../store/store.ts';
import type { CodeAtHand, StepResult } from '../contract.ts';
import * as q from '../queries.ts';
import { blockTask, completeTask, pauseTask, recordCheckpoint } from '../rules/decide-tasks.ts';
import { blockerRecord, taskEntity } from '../records/entity-record.ts';

/** Stands for the id that a blocker would get. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The operations decide again when they record it; the claim keeps others from changing the task in between. */
export async function checkChanges(
  store: Store,
  { project_id, task_id }: { readonly project_id: string; readonly task_id: string },
  { changes, evidence }: StepResult,
  code: CodeAtHand | undefined,
): Promise<void> {
  const { row, open } = await store.read(async (tx) => ({
    row: await tx.get(q.readTaskBody, project_id, task_id),
    open: await tx.all(q.readOpenBlockersOfTask, project_id, task_id),
  }));
  if (!row) throw new Bug(`task ${task_id} is claimed and gone`);
  const entity = taskEntity(project_id, row);
  // It is started before anything else is recorded.
  const status = entity.status === 'todo' ? 'doing' : entity.status;
  const task = { id: task_id, entity: { ...entity, status } };
  const blockers = open.map((blocker) => blockerRecord(project_id, blocker).text);
  for (const change of changes) {
    if (change.operation !== 'update_checkpoint') continue;
    const { where_we_left_off, next_step, needed_context_refs = [], blockers: added = [] } = change;
    const checkpoint = { where_we_left_off, next_step, needed_context_refs, blockers: added, seen: [] };
    recordCheckpoint(task, checkpoint, null, [], {});
    blockers.push(...added);
  }
  for (const change of changes) {
    if (change.operation === 'complete_task') completeTask(task, evidence, blockers, {}, { code });
    if (change.operation === 'block_task') blockTask(task, { id: NO_ID, text: change.blocker }, {});
    if (change.operation === 'pause_task') pauseTask(task, {});
  }
}
