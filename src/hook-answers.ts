// What a hook of a coding agent does, over whatever opened the databases: the session's row is kept, the resume read,
// and work without a checkpoint noted. Statuses are never touched. Needs no schema library: hooks are hot.
import {
  recordBegin,
  recordCompaction,
  recordEnd,
  recordGaps,
  recordTouch,
  takeResumeDue,
} from './mind/record-session.ts';
import type { ReadTx, WriteTx } from './store/store.ts';
import { pickProject } from './work/pick-project.ts';
import { readInFlight, readResume, type ResumeFacts, type TaskInFlight } from './work/resume.ts';

export type { ResumeFacts, TaskInFlight } from './work/resume.ts';

/** An agent's event in terms of its own session: what happens, not how that agent calls it. */
export interface HookEvent {
  readonly agent: string;
  readonly kind: 'start' | 'prompt' | 'compacting' | 'stop' | 'end';
  /** As the agent calls it. */
  readonly event: string;
  readonly session_id: string | null;
  readonly cwd: string;
  readonly transcript_path: string | null;
  /** How it began, or why it ends. */
  readonly source: string;
  /** It only goes on because a hook spoke: nothing is said to it again. */
  readonly is_repeat: boolean;
  readonly owner: string;
}

export interface HookPorts {
  readonly readWork: <T>(body: (tx: ReadTx) => Promise<T>) => Promise<T>;
  readonly writeMind: <T>(body: (tx: WriteTx) => Promise<T>) => Promise<T>;
  /** Told of what failed while there was an answer all the same. */
  readonly onError: (error: unknown) => void;
}

/** The databases have to be opened, made or migrated by the whole program first. */
export class MustOpen extends Error {
  override readonly name = 'MustOpen';
}

export interface HookOutcome {
  readonly resume?: ResumeFacts;
  /** Tasks in flight without a fresh checkpoint, to be told now. */
  readonly gaps?: readonly TaskInFlight[];
}

export async function answerHook(event: HookEvent, ports: HookPorts): Promise<HookOutcome> {
  const { kind } = event;
  if (kind === 'start') return start(event, ports);
  if (kind === 'prompt') return prompt(event, ports);
  if (kind === 'end') return end(event, ports);
  return note(event, kind, ports);
}

async function start(event: HookEvent, ports: HookPorts): Promise<HookOutcome> {
  const { project, resume } = await resumeOf(event, ports);
  await keeping(ports, event, (tx, seen) => recordBegin(tx, { ...seen, project_id: project }, event.event));
  return resume ? { resume } : {};
}

/** Some agents say nothing when a compaction is over: the next prompt brings the resume block again. */
async function prompt(event: HookEvent, ports: HookPorts): Promise<HookOutcome> {
  const isDue = await keeping(ports, event, (tx, seen) => takeResumeDue(tx, seen));
  if (isDue !== true) return {};
  const { resume } = await resumeOf(event, ports);
  return resume ? { resume } : {};
}

async function note(event: HookEvent, kind: 'compacting' | 'stop', ports: HookPorts): Promise<HookOutcome> {
  const { project_id, tasks } = await ports.readWork(async (tx) => {
    const { project } = await pickProject(tx, undefined, event.cwd);
    if (!project) return { project_id: null, tasks: [] };
    return {
      project_id: project.project_id,
      tasks: await readInFlight(tx, project.project_id, event.owner),
    };
  });
  const gaps = await keeping(ports, event, async (tx, seen) => {
    const known = { ...seen, project_id };
    const session = await (kind === 'stop' ? recordTouch(tx, known) : recordCompaction(tx, known));
    const began = session?.resumed_at ?? '';
    const stale = tasks.filter(({ checkpoint_at }) => checkpoint_at === null || checkpoint_at < began);
    return (await recordGaps(tx, seen, stale, !event.is_repeat)) ? stale : [];
  });
  return gaps && gaps.length > 0 ? { gaps } : {};
}

async function end(event: HookEvent, ports: HookPorts): Promise<HookOutcome> {
  await keeping(ports, event, (tx, seen) => recordEnd(tx, seen, event.source));
  return {};
}

async function resumeOf(
  event: HookEvent,
  { readWork }: HookPorts,
): Promise<{ readonly project: string | null; readonly resume?: ResumeFacts }> {
  return readWork(async (tx) => {
    const { project } = await pickProject(tx, undefined, event.cwd);
    if (!project) return { project: null };
    return { project: project.project_id, resume: await readResume(tx, project, event.owner) };
  });
}

interface Seen {
  readonly agent: string;
  readonly session_id: string;
  readonly project_id: null;
  readonly owner: string;
  readonly cwd: string;
  readonly transcript_path: string | null;
  readonly source: string;
  readonly event: string;
}

/** A session that cannot be kept costs its row, not the answer. */
async function keeping<T>(
  { writeMind, onError }: HookPorts,
  event: HookEvent,
  body: (tx: WriteTx, seen: Seen) => Promise<T>,
): Promise<T | undefined> {
  const { agent, session_id, owner, cwd, transcript_path, source, event: name } = event;
  if (session_id === null) return undefined;
  const seen = { agent, session_id, project_id: null, owner, cwd, transcript_path, source, event: name };
  try {
    return await writeMind((tx) => body(tx, seen));
  } catch (error) {
    if (error instanceof MustOpen) throw error;
    onError(error);
    return undefined;
  }
}
