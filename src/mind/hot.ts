// The door for hooks: what a session's rows become when it begins, goes on, is compacted or ends, each in one write. Plain
// SQL, no schema library: half of a hook's time goes into reading its code.
import type { WriteTx } from '../store/store.ts';
import type { Ways } from './checkpoint-mode.ts';
import type { SessionRow } from './queries.ts';
import { recordFiles } from './record-files.ts';
import { recordNote, type NotedTask, type Told } from './record-note.ts';
import {
  recordBegin,
  recordCompaction,
  recordEnd,
  recordResumeDue,
  recordTouch,
  takeResumeDue,
  type SessionEvent,
} from './record-session.ts';

export type { Told, Ways };

/** The database that holds sessions. */
export const MIND_DATABASE = 'mind';

/** An open database, or one that is opened by the first write. */
export interface MindWrites {
  write<T>(body: (tx: WriteTx) => Promise<T>): Promise<T>;
}

/** What the agent reported about its session; the project is the one of its working directory. */
export type Seen = SessionEvent;

/** `isResumeDue` if this answer cannot reach the session: the next prompt then brings the resume block. */
export function beginSession(mind: MindWrites, seen: Seen, isResumeDue: boolean): Promise<void> {
  return mind.write(async (tx) => {
    await recordBegin(tx, seen, seen.event);
    if (isResumeDue) await recordResumeDue(tx, seen);
  });
}

/** Keeps which files of its project the session changed. */
export async function recordEdits(mind: MindWrites, seen: Seen, files: readonly string[]): Promise<void> {
  const { project_id } = seen;
  await mind.write(async (tx) => {
    await recordTouch(tx, seen);
    if (project_id !== null) await recordFiles(tx, { ...seen, project_id }, files);
  });
}

export async function touchSession(mind: MindWrites, seen: Seen): Promise<void> {
  await mind.write((tx) => recordTouch(tx, seen));
}

/** True for the first caller after a compaction, even if the compaction is known only by its time. */
export function takeResume(mind: MindWrites, seen: Seen, compactedAt: string | undefined): Promise<boolean> {
  return mind.write((tx) => takeResumeDue(tx, seen, compactedAt));
}

export interface Look<Task extends NotedTask> {
  readonly kind: 'compacting' | 'stop' | 'end';
  /** What is in flight; undefined if the session belongs to no project. */
  readonly tasks: readonly Task[] | undefined;
  /** When the session last recorded work, as far as is known. */
  readonly recordedAt: string | null;
  /** What its agent can do with a text at this event. */
  readonly ways: Ways;
  /** How long ago it happened. */
  readonly ageMs: number;
}

export interface Looked<Task extends NotedTask> {
  /** False when the session has begun again since. */
  readonly isCurrent: boolean;
  readonly told?: Told<Task>;
  /** Since when a checkpoint would be fresh. */
  readonly since: 'begin' | 'compaction';
}

/** Keeps the session's row and notes what it has in flight. */
export function noteSession<Task extends NotedTask>(
  mind: MindWrites,
  seen: Seen,
  { kind, tasks, recordedAt, ways, ageMs }: Look<Task>,
): Promise<Looked<Task>> {
  return mind.write(async (tx) => {
    const session = await RECORD[kind](tx, seen, ageMs);
    if (!session) return { isCurrent: false, since: 'begin' };
    const { project_id } = seen;
    const told =
      tasks === undefined || project_id === null
        ? undefined
        : await recordNote(tx, session, { project_id, tasks, recordedAt }, ways);
    return { isCurrent: true, since: sinceOf(session), ...(told && { told }) };
  });
}

const RECORD = {
  stop: recordTouch,
  compacting: recordCompaction,
  end: (tx: WriteTx, seen: SessionEvent, ageMs: number) => recordEnd(tx, seen, seen.source, ageMs),
} as const;

function sinceOf({ compacted_at, resumed_at }: SessionRow): Looked<NotedTask>['since'] {
  return (compacted_at ?? '') > resumed_at ? 'compaction' : 'begin';
}
