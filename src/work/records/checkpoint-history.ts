// The checkpoints of a task, each leading to the one before it. The newest is an entity, which undo and rollback reach;
// the rows of those that were taken back stay, and nothing leads to them.
import { damagedRow } from '../../base/damaged-row.ts';
import type { ReadTx } from '../../store/store.ts';
import type { Checkpoint } from '../contract.ts';
import * as q from '../queries.ts';
import { checkpointRecord, recordedCheckpoint } from './entity-record.ts';

/** The one that counts. */
export async function latestCheckpoint(tx: ReadTx, projectId: string, taskId: string): Promise<Checkpoint | null> {
  const row = await tx.get(q.readLatestCheckpoint, projectId, taskId);
  return row ? checkpointRecord(projectId, taskId, row) : null;
}

/** Newest first. */
export async function* checkpointsBack(tx: ReadTx, projectId: string, taskId: string): AsyncGenerator<Checkpoint> {
  let checkpoint = await latestCheckpoint(tx, projectId, taskId);
  while (checkpoint) {
    yield checkpoint;
    const { previous_seq } = checkpoint;
    if (previous_seq === null) return;
    const row = await tx.get(q.readCheckpoint, projectId, taskId, previous_seq);
    if (!row) throw damagedRow(projectId, 'task_checkpoints', `${taskId}@${previous_seq}`, 'is missing');
    checkpoint = { task_id: taskId, ...recordedCheckpoint(projectId, row) };
  }
}
