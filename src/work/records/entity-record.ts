// Entities as records: the id and the project beside what the ledger keeps, without what only undoing needs.
import type { Blocker, Checkpoint, Claim, Goal, Task } from '../contract.ts';
import type { BlockerEntity, CheckpointEntity, GoalEntity, TaskEntity } from '../state/entities.ts';
import type { BodyRow, ClaimRow } from '../queries.ts';

export function goalRecord(projectId: string, { id, body }: BodyRow): Goal {
  const { changed_seq: _, ...goal } = JSON.parse(body) as GoalEntity;
  return { goal_id: id, project_id: projectId, ...goal };
}

export function taskRecord(projectId: string, { id, body }: BodyRow): Task {
  const { changed_seq: _, ...task } = JSON.parse(body) as TaskEntity;
  return { task_id: id, project_id: projectId, ...task };
}

export function blockerRecord({ id, body }: BodyRow): Blocker {
  return { blocker_id: id, ...(JSON.parse(body) as BlockerEntity) };
}

export function checkpointRecord(taskId: string, body: string): Checkpoint {
  return { task_id: taskId, ...(JSON.parse(body) as CheckpointEntity) };
}

export function claimRecord({ task_id, owner, fencing_token, lease_expires_at }: ClaimRow): Claim {
  return { task_id, owner, fencing_token, lease_expires_at };
}
