// Entities as records: the id and the project beside what the ledger keeps, with the event that last changed it as its
// revision. An entity that is not the one that was written is refused.
import { sha256 } from '../../base/hash.ts';
import { checkedEntity, type FoundEntity } from '../../base/checked-entity.ts';
import { damagedRow } from '../../base/damaged-row.ts';
import { kindOf, MAIN_TAG, type Blocker, type Checkpoint, type Claim, type Goal, type Task } from '../contract.ts';
import type { BlockerEntity, CheckpointEntity, GoalEntity, TaskEntity, WorkEntities } from '../state/entities.ts';
import { isAsRecorded } from '../state/recorded-checkpoint.ts';
import type { BodyRow, ClaimRow, RecordedCheckpoint } from '../queries.ts';

function entityOf<Name extends keyof WorkEntities>(
  projectId: string,
  collection: Name,
  id: string,
  found: FoundEntity,
): WorkEntities[Name] {
  return checkedEntity(sha256, projectId, { collection, id }, found) as WorkEntities[Name];
}

export function goalEntity(projectId: string, row: BodyRow): GoalEntity {
  return entityOf(projectId, 'goals', row.id, row);
}

export function taskEntity(projectId: string, row: BodyRow): TaskEntity {
  return entityOf(projectId, 'tasks', row.id, row);
}

export function goalRecord(projectId: string, row: BodyRow): Goal {
  const { changed_seq: revision, tag = MAIN_TAG, ...goal } = goalEntity(projectId, row);
  return { goal_id: row.id, project_id: projectId, revision, ...goal, tag };
}

export function taskRecord(projectId: string, row: BodyRow): Task {
  const { changed_seq: revision, checks = [], started_by = null, ...task } = taskEntity(projectId, row);
  const evidence = task.evidence.map((item) => ({ ...item, kind: kindOf(item) }));
  return { task_id: row.id, project_id: projectId, revision, ...task, started_by, checks, evidence };
}

export function blockerRecord(projectId: string, row: BodyRow): Blocker {
  const blocker: BlockerEntity = entityOf(projectId, 'blockers', row.id, row);
  return { blocker_id: row.id, ...blocker, needs: blocker.needs ?? null };
}

/** The newest one of a task. */
export function checkpointRecord(projectId: string, taskId: string, found: FoundEntity): Checkpoint {
  return { task_id: taskId, ...entityOf(projectId, 'checkpoints', taskId, found) };
}

/** One of those before it. */
export function recordedCheckpoint(projectId: string, row: RecordedCheckpoint): CheckpointEntity {
  if (!isAsRecorded(row)) {
    throw damagedRow(projectId, 'task_checkpoints', `${row.task_id}@${row.seq}`, 'is not what its event recorded');
  }
  return JSON.parse(row.body) as CheckpointEntity;
}

export function claimRecord({ task_id, owner, fencing_token, lease_expires_at }: ClaimRow): Claim {
  return { task_id, owner, fencing_token, lease_expires_at };
}
