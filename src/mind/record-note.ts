// Records, inside the caller's write, what a session has in flight and which of these tasks lack a fresh checkpoint.
import { toTimestamp } from '../base/clock.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import { writeRow } from '../store/table.ts';
import { decideMode, wayOf, type Ways } from './modes/checkpoint-mode.ts';
import * as q from './queries.ts';

export interface NotedTask {
  readonly task_id: string;
  readonly number: number;
  /** Of its newest checkpoint. */
  readonly checkpoint_at: string | null;
}

type Context = Pick<q.SessionRow, 'resumed_at' | 'compacted_at'>;

/** When the context that the session works in began: with its start, its last resume or its last compaction. */
export function contextOf({ resumed_at, compacted_at }: Context): string {
  return compacted_at !== null && compacted_at > resumed_at ? compacted_at : resumed_at;
}

/** A checkpoint is fresh when it is from the context that the session works in: an older one does not cover its work. */
export function lacksCheckpoint({ checkpoint_at }: Pick<NotedTask, 'checkpoint_at'>, session: Context): boolean {
  return checkpoint_at === null || checkpoint_at < contextOf(session);
}

export interface Told<Task extends NotedTask> {
  /** Tasks without a fresh checkpoint that the session hears of now. */
  readonly tasks: readonly Task[];
  /** If it has no task: how many files it changed in its context since it last recorded work. */
  readonly files?: number;
  readonly way: keyof Ways;
}

export interface Noted<Task extends NotedTask> {
  readonly project_id: string;
  readonly tasks: readonly Task[];
  /** When the session last recorded work, as far as is known. */
  readonly recordedAt?: string | null;
}

/**
 * Replaces the session's earlier notes in this project, so that a task that has a checkpoint by now, or is no longer in
 * flight, stops counting as a gap. The session hears of each task without a checkpoint once in each context, in the way
 * that its mode and its agent allow. One without a task that changed files hears of those, once in each context.
 */
export async function recordNote<Task extends NotedTask>(
  tx: WriteTx,
  session: q.SessionRow,
  { project_id, tasks, recordedAt = null }: Noted<Task>,
  ways: Ways,
): Promise<Told<Task> | undefined> {
  const now = toTimestamp(await tx.now());
  const { agent, session_id, last_event: event } = session;
  const key = [agent, session_id] as const;
  await tx.run(q.landTasks, ...key, project_id);
  let gaps = 0;
  for (const task of tasks) {
    if (lacksCheckpoint(task, session)) gaps += 1;
    await recordTask(tx, session, { ...task, project_id }, event);
  }
  if (!(ways.ask || ways.remind)) return undefined;
  const changed =
    tasks.length === 0 ? await changedFiles(tx, session, project_id, { since: contextOf(session), recordedAt }) : 0;
  if (gaps === 0 && changed === 0) return undefined;
  const way = wayOf(decideMode(await tx.all(q.readModes, ...key, project_id)).mode, ways);
  if (way === undefined) return undefined;
  const context = contextOf(session);
  if (changed > 0) {
    const isFirst = (await tx.run(q.tellOfFiles, context, ...key, context)) > 0;
    if (isFirst && way === 'ask') await tx.run(q.countAsked, ...key);
    return isFirst ? { tasks: [], files: changed, way } : undefined;
  }
  const rows = await tx.all(q.tellOfTasks, now, context, ...key, project_id, context);
  const told = new Set(rows.map(({ task_id }) => task_id));
  const heard = tasks.filter(({ task_id }) => told.has(task_id));
  if (heard.length === 0) return undefined;
  if (way === 'ask') await tx.run(q.countAsked, ...key);
  return { tasks: heard, way };
}

/** One task that the session has in flight. */
export async function recordTask(
  tx: WriteTx,
  session: q.SessionRow,
  { task_id, project_id, number, checkpoint_at }: NotedTask & { readonly project_id: string },
  event: string,
): Promise<void> {
  await writeRow(tx, q.upsertTaskInFlight, {
    agent: session.agent,
    session_id: session.session_id,
    task_id,
    project_id,
    number,
    checkpoint_at,
    lacks_checkpoint: lacksCheckpoint({ checkpoint_at }, session) ? 1 : 0,
    in_flight: 1,
    event,
    noted_at: toTimestamp(await tx.now()),
  });
}

/**
 * Whether an ended session left work that nobody wrote down, a task in flight or files that belong to none, and its mode is
 * not off.
 */
export async function isDraftDue(
  tx: WriteTx,
  session: q.SessionRow,
  { project_id, tasks, recordedAt = null }: Noted<NotedTask>,
): Promise<boolean> {
  const isLeft =
    tasks.length > 0
      ? tasks.some((task) => lacksCheckpoint(task, session))
      : // A compaction takes nothing from what is left.
        (await changedFiles(tx, session, project_id, { since: session.resumed_at, recordedAt })) > 0;
  return isLeft && !(await isOff(tx, session, project_id));
}

/** Nothing is asked of such a session, and no draft is made of what it left. */
export async function isOff(tx: ReadTx, { agent, session_id }: q.SessionRow, projectId: string): Promise<boolean> {
  return decideMode(await tx.all(q.readModes, agent, session_id, projectId)).mode === 'off';
}

const BEGINNING_OF_TIME = '1970-01-01T00:00:00.000Z';

/** What it changed before it last recorded work belongs to that. */
async function changedFiles(
  tx: WriteTx,
  session: q.SessionRow,
  projectId: string,
  { since, recordedAt }: { readonly since: string; readonly recordedAt: string | null },
): Promise<number> {
  const { agent, session_id } = session;
  const recorded = recordedAt ?? BEGINNING_OF_TIME;
  return (await tx.get(q.countFiles, agent, session_id, projectId, since, recorded))?.count ?? 0;
}
