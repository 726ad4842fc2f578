// The checkpoints of a task, each leading to the one before it. The newest is an entity, which undo and rollback reach;
// the rows of those that were taken back stay, and nothing leads to them.
import type { ReadTx } from '../../store/store.ts';
import type { Checkpoint } from '../contract.ts';
import * as q from '../queries.ts';
import { checkpointRecord } from './entity-record.ts';

/** The one that counts. */
export async function latestCheckpoint(tx: ReadTx, projectId: string, taskId: string): Promise<Checkpoint | null> {
  const row = await tx.get(q.readLatestCheckpoint, projectId, taskId);
  return row ? checkpointRecord(taskId, row.body) : null;
}

/** Newest first. */
export async function* checkpointsBack(tx: ReadTx, projectId: string, taskId: string): AsyncGenerator<Checkpoint> {
  let checkpoint = await latestCheckpoint(tx, projectId, taskId);
  while (checkpoint) {
    yield checkpoint;
    const { previous_seq } = checkpoint;
    const row = previous_seq === null ? undefined : await tx.get(q.readCheckpoint, projectId, taskId, previous_seq);
    checkpoint = row ? checkpointRecord(taskId, row.body) : null;
  }
}
