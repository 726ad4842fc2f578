// What a hook of a coding agent does, over whatever opened the databases: the session's row is kept, the resume read,
// and what is in flight noted. Statuses are never touched. Needs no schema library: hooks are hot.
import { recordNote } from './mind/record-note.ts';
import {
  recordBegin,
  recordCompaction,
  recordEnd,
  recordResumeDue,
  recordTouch,
  takeResumeDue,
  type SessionEvent,
} from './mind/record-session.ts';
import type { ReadTx, WriteTx } from './store/store.ts';
import { pickProject } from './work/pick-project.ts';
import type { ProjectRow } from './work/queries.ts';
import { readInFlight, readResume, type ResumeFacts, type TaskInFlight } from './work/resume.ts';

export type { ResumeFacts, TaskInFlight } from './work/resume.ts';

/** An agent's event in terms of its own session: what happens, not how that agent calls it. */
export interface HookEvent {
  readonly agent: string;
  readonly kind: 'start' | 'prompt' | 'refresh' | 'compacting' | 'stop' | 'end';
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
  /** What is answered does not reach the model: it is told with the next prompt. */
  readonly is_unheard?: boolean;
  /** When it was last compacted, where that is only known afterwards. */
  readonly compacted_at?: string;
  /** When it happened by this machine's clock, where it is told late. */
  readonly at_ms?: number;
}

export interface HookPorts {
  readonly readWork: <T>(body: (tx: ReadTx) => Promise<T>) => Promise<T>;
  readonly writeMind: <T>(body: (tx: WriteTx) => Promise<T>) => Promise<T>;
  /** What this machine's clock says when the transaction under way says its own time. */
  readonly nowMs: () => number;
  /** Told of what failed while the rest was done all the same. */
  readonly onError: (what: string, error: unknown) => void;
}

/** The databases have to be opened, made or migrated by the whole program first. */
export class MustOpen extends Error {
  override readonly name = 'MustOpen';
}

export interface HookOutcome {
  readonly resume?: ResumeFacts;
  /** Tasks in flight without a fresh checkpoint, to be told now. */
  readonly gaps?: Gaps;
  /** It is over and still holds tasks, which others would wait for. */
  readonly holds?: boolean;
}

export interface Gaps {
  readonly tasks: readonly TaskInFlight[];
  /** Since when there is none. */
  readonly since: 'begin' | 'compaction';
}

export async function answerHook(event: HookEvent, ports: HookPorts): Promise<HookOutcome> {
  const { kind } = event;
  if (kind === 'start') return start(event, ports);
  if (kind === 'prompt') return prompt(event, ports);
  if (kind === 'refresh') return refresh(event, ports);
  return note(event, kind, ports);
}

async function start(event: HookEvent, ports: HookPorts): Promise<HookOutcome> {
  const found = await reading(event, ports, readResume);
  const project_id = found?.project_id ?? null;
  const isDue = event.is_unheard === true;
  await keeping(ports, event, async (tx, seen) => {
    await recordBegin(tx, { ...seen, project_id }, event.event);
    if (isDue) await recordResumeDue(tx, seen);
  });
  return found && !isDue ? { resume: found.facts } : {};
}

/** Some agents say nothing when a compaction is over: the next prompt brings the resume block again. */
async function prompt(event: HookEvent, ports: HookPorts): Promise<HookOutcome> {
  const isDue = await keeping(ports, event, (tx, seen) => takeResumeDue(tx, seen, event.compacted_at));
  if (isDue !== true) return {};
  const found = await reading(event, ports, readResume);
  return found ? { resume: found.facts } : {};
}

/** Where the block stands in the system prompt, it is replaced with every prompt. */
async function refresh(event: HookEvent, ports: HookPorts): Promise<HookOutcome> {
  const found = await reading(event, ports, readResume);
  const project_id = found?.project_id ?? null;
  await keeping(ports, event, (tx, seen) => recordTouch(tx, { ...seen, project_id }));
  return found ? { resume: found.facts } : {};
}

/** The end tells nothing, and leaves a last note: an agent that is interrupted may never have stopped before. */
async function note(event: HookEvent, kind: 'compacting' | 'stop' | 'end', ports: HookPorts): Promise<HookOutcome> {
  const found = await reading(event, ports, readInFlight);
  const mayTell = kind !== 'end' && !event.is_repeat;
  // Of one that is told late, only the session's row says whether it went on meanwhile.
  let isOver = event.session_id !== null && event.at_ms === undefined;
  const gaps = await keeping(ports, event, async (tx, unplaced): Promise<Gaps | undefined> => {
    const seen = { ...unplaced, project_id: found?.project_id ?? null };
    const session = await RECORD[kind](tx, seen, ageOf(event, ports));
    isOver = session !== undefined;
    if (!session || !found) return undefined;
    const tasks = await recordNote(tx, session, { project_id: found.project_id, tasks: found.facts }, mayTell);
    return { tasks, since: (session.compacted_at ?? '') > session.resumed_at ? 'compaction' : 'begin' };
  });
  if (kind === 'end') return isOver && found?.facts.some(({ is_held }) => is_held) ? { holds: true } : {};
  return gaps && gaps.tasks.length > 0 ? { gaps } : {};
}

const RECORD = {
  stop: recordTouch,
  compacting: recordCompaction,
  end: (tx: WriteTx, seen: SessionEvent, ageMs: number) => recordEnd(tx, seen, seen.source, ageMs),
} as const;

function ageOf({ at_ms }: HookEvent, { nowMs }: HookPorts): number {
  return at_ms === undefined ? 0 : Math.max(0, nowMs() - at_ms);
}

/** Work that cannot be read costs the answer, not the session's row. Undefined too where no project is meant. */
async function reading<Facts>(
  { cwd, owner }: HookEvent,
  { readWork, onError }: HookPorts,
  read: (tx: ReadTx, project: ProjectRow, owner: string) => Promise<Facts>,
): Promise<{ readonly project_id: string; readonly facts: Facts } | undefined> {
  try {
    return await readWork(async (tx) => {
      const { project } = await pickProject(tx, undefined, cwd);
      return project && { project_id: project.project_id, facts: await read(tx, project, owner) };
    });
  } catch (error) {
    if (error instanceof MustOpen) throw error;
    onError('the work was not read', error);
    return undefined;
  }
}

/** A session that cannot be kept costs its row, not the answer. */
async function keeping<T>(
  { writeMind, onError }: HookPorts,
  event: HookEvent,
  body: (tx: WriteTx, seen: SessionEvent) => Promise<T>,
): Promise<T | undefined> {
  const { agent, session_id, owner, cwd, transcript_path, source, event: name } = event;
  if (session_id === null) return undefined;
  const seen = { agent, session_id, project_id: null, owner, cwd, transcript_path, source, event: name };
  try {
    return await writeMind((tx) => body(tx, seen));
  } catch (error) {
    if (error instanceof MustOpen) throw error;
    onError('the session was not kept', error);
    return undefined;
  }
}
