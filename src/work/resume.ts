// What a session needs to go on: the next step with its why, what is still unproved, who holds what; and what is in
// flight in its own hands. Needs no schema library: hooks read through here.
import { toTimestamp } from '../base/clock.ts';
import type { ReadTx } from '../store/store.ts';
import type { NextStepAnswer } from './contract.ts';
import type { CheckpointEntity, TaskEntity } from './state/evolve.ts';
import * as q from './queries.ts';
import { readNextStep } from './read-next-step.ts';

export interface ResumeFacts {
  readonly owner: string;
  readonly project: string;
  readonly step: NextStepAnswer;
  /** Of the step's task: criteria that nothing proves yet. */
  readonly unproved: readonly string[];
  readonly held_by_others: readonly q.HeldTaskRow[];
}

/** More than a resume block has room for. */
const MOST_TOLD = 8;
/** More than one session ever holds. */
const MOST_IN_FLIGHT = 100;

export async function readResume(tx: ReadTx, project: q.ProjectRow, owner: string): Promise<ResumeFacts> {
  const { project_id: projectId, name } = project;
  const step = await readNextStep(tx, projectId, owner);
  const now = toTimestamp(await tx.now());
  const held = await tx.all(q.readTasksHeldByOthers, projectId, now, owner, MOST_TOLD);
  return { owner, project: name, step, unproved: await unprovedOf(tx, projectId, step), held_by_others: held };
}

async function unprovedOf(tx: ReadTx, projectId: string, { task_id }: NextStepAnswer): Promise<readonly string[]> {
  const row = task_id === null ? undefined : await tx.get(q.readTaskBody, projectId, task_id);
  if (!row) return [];
  const { acceptance_criteria, evidence } = JSON.parse(row.body) as TaskEntity;
  const proved = new Set(evidence.map(({ criterion }) => criterion));
  return acceptance_criteria.filter((criterion) => !proved.has(criterion));
}

export interface TaskInFlight {
  readonly project_id: string;
  readonly task_id: string;
  readonly number: number;
  readonly title: string;
  /** By the session itself. */
  readonly is_held: boolean;
  /** Of its newest checkpoint. */
  readonly checkpoint_at: string | null;
}

/** What the session holds, and else the task in progress that nobody else holds. */
export async function readInFlight(
  tx: ReadTx,
  { project_id: projectId }: q.ProjectRow,
  owner: string,
): Promise<TaskInFlight[]> {
  const now = toTimestamp(await tx.now());
  const held = await tx.all(q.readTasksHeldBy, projectId, now, owner, MOST_IN_FLIGHT);
  const tasks = held.map(({ task_id, number, title }) => ({ task_id, number, title, is_held: true }));
  const { rank, task_id, number, title } = await readNextStep(tx, projectId, owner);
  const isDoing = rank === 'doing' && task_id !== null && number !== null && title !== null;
  if (isDoing && !tasks.some((task) => task.task_id === task_id))
    tasks.push({ task_id, number, title, is_held: false });
  const inFlight: TaskInFlight[] = [];
  for (const task of tasks) {
    const row = await tx.get(q.readLatestCheckpoint, projectId, task.task_id);
    const checkpoint = row && (JSON.parse(row.body) as CheckpointEntity);
    inFlight.push({ project_id: projectId, ...task, checkpoint_at: checkpoint?.timestamp ?? null });
  }
  return inFlight;
}
