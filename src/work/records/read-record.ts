// Single records of a project, in the caller's transaction: a command reads its answer where it wrote, so that a read that
// fails undoes the write, and no caller hears of a failure after the fact.
import { toTimestamp } from '../../base/clock.ts';
import { sha256 } from '../../base/hash.ts';
import type { ReadTx } from '../../store/store.ts';
import { refuse, type Checkpoint, type Claim, type Goal, type Project, type Task } from '../contract.ts';
import { idOf } from './id-of.ts';
import * as q from '../queries.ts';
import { claimRecord, goalRecord, recordedCheckpoint, taskRecord } from './entity-record.ts';
import { refuseLost } from './lost-rows.ts';
import { projectRecord } from './project-record.ts';

export async function readProject(tx: ReadTx, projectId: string): Promise<Project> {
  const row = await tx.get(q.readProjectBody, projectId);
  if (!row) throw refuse('unknown_project', `There is no project ${projectId}`, { project_id: projectId });
  return projectRecord(sha256, row);
}

/** By id, or by number as people say it. */
export async function readGoal(tx: ReadTx, projectId: string, ref: string): Promise<Goal> {
  const id = await idOf(ref, 'G', (number) => tx.get(q.readGoalByNumber, projectId, number));
  const row = id === undefined ? undefined : await tx.get(q.readGoalBody, projectId, id);
  if (!row) await refuseLost(tx, projectId, 'goals', id);
  if (!row) throw refuse('unknown_goal', `Project ${projectId} has no goal ${ref}`, { goal_id: ref });
  return goalRecord(projectId, row);
}

export async function readTask(tx: ReadTx, projectId: string, ref: string): Promise<Task> {
  const id = await idOf(ref, 'T', (number) => tx.get(q.readTaskByNumber, projectId, number));
  const row = id === undefined ? undefined : await tx.get(q.readTaskBody, projectId, id);
  if (!row) await refuseLost(tx, projectId, 'tasks', id);
  if (!row) throw refuse('unknown_task', `Project ${projectId} has no task ${ref}`, { task_id: ref });
  return taskRecord(projectId, row);
}

/** Null when no session holds the task now. */
export async function readClaimOf(tx: ReadTx, projectId: string, taskId: string): Promise<Claim | null> {
  const row = await tx.get(q.readClaim, projectId, taskId, toTimestamp(await tx.now()));
  return row ? claimRecord(row) : null;
}

export async function readCheckpoint(tx: ReadTx, projectId: string, taskId: string, seq: number): Promise<Checkpoint> {
  const row = await tx.get(q.readCheckpoint, projectId, taskId, seq);
  if (row) return { task_id: taskId, ...recordedCheckpoint(projectId, row) };
  throw refuse('unknown_checkpoint', `Task ${taskId} has no checkpoint ${seq}`, { task_id: taskId, seq });
}
