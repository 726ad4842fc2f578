// Entities as records: the id and the project beside what the ledger keeps, with the event that last changed it as its revision.
import type { Blocker, Checkpoint, Claim, Goal, Project, Task } from '../contract.ts';
import type { BlockerEntity, CheckpointEntity, GoalEntity, ProjectEntity, TaskEntity } from '../state/entities.ts';
import type { BodyRow, ClaimRow } from '../queries.ts';

export function projectRecord({ id, body }: BodyRow): Project {
  const { name, root, changed_seq: revision, created_at, updated_at } = JSON.parse(body) as ProjectEntity;
  return { project_id: id, name, root, revision, created_at, updated_at };
}

export function goalRecord(projectId: string, { id, body }: BodyRow): Goal {
  const { changed_seq: revision, ...goal } = JSON.parse(body) as GoalEntity;
  return { goal_id: id, project_id: projectId, revision, ...goal };
}

export function taskRecord(projectId: string, { id, body }: BodyRow): Task {
  const { changed_seq: revision, ...task } = JSON.parse(body) as TaskEntity;
  return { task_id: id, project_id: projectId, revision, ...task };
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
