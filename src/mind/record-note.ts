// Records, inside the caller's write, what a session has in flight and which of these tasks lack a fresh checkpoint.
import { toTimestamp } from '../base/clock.ts';
import type { WriteTx } from '../store/store.ts';
import { writeRow } from '../store/table.ts';
import * as q from './queries.ts';

export interface NotedTask {
  readonly task_id: string;
  readonly number: number;
  /** Of its newest checkpoint. */
  readonly checkpoint_at: string | null;
}

type Context = Pick<q.SessionRow, 'resumed_at' | 'compacted_at'>;

/**
 * A checkpoint is fresh when it is from the context that the session works in: since it began, went on or was compacted,
 * whichever was last. An older one does not cover the work done in that context.
 */
export function lacksCheckpoint({ checkpoint_at }: NotedTask, { resumed_at, compacted_at }: Context): boolean {
  const since = compacted_at !== null && compacted_at > resumed_at ? compacted_at : resumed_at;
  return checkpoint_at === null || checkpoint_at < since;
}

/**
 * Replaces the session's earlier notes in this project, so that a task that has a checkpoint by now, or is no longer in
 * flight, stops counting as a gap. Returns the tasks without a checkpoint that the session hears of now: each task
 * once, and none if the session must not hear of any.
 */
export async function recordNote<Task extends NotedTask>(
  tx: WriteTx,
  session: q.SessionRow,
  { project_id, tasks }: { readonly project_id: string; readonly tasks: readonly Task[] },
  mayTell: boolean,
): Promise<readonly Task[]> {
  const now = toTimestamp(await tx.now());
  const { agent, session_id, last_event: event } = session;
  const key = [agent, session_id] as const;
  await tx.run(q.landTasks, ...key, project_id);
  let gaps = 0;
  for (const task of tasks) {
    const { task_id, number, checkpoint_at } = task;
    const lacks = lacksCheckpoint(task, session) ? 1 : 0;
    gaps += lacks;
    await writeRow(tx, q.upsertTaskInFlight, {
      agent,
      session_id,
      task_id,
      project_id,
      number,
      checkpoint_at,
      lacks_checkpoint: lacks,
      in_flight: 1,
      event,
      noted_at: now,
    });
  }
  if (!mayTell || gaps === 0) return [];
  const told = new Set((await tx.all(q.tellOfTasks, now, ...key)).map(({ task_id }) => task_id));
  return tasks.filter(({ task_id }) => told.has(task_id));
}
