// What a hook of a coding agent does, over whatever opened the databases: the session's row is kept, the resume read,
// and what is in flight noted. Statuses are never touched.
import { MustOpen } from '../../home/hot-home.ts';
import { beginSession, noteSession, takeResume, touchSession, type MindWrites, type Seen } from '../../mind/hot.ts';
import {
  readInFlight,
  readResume,
  type Found,
  type ResumeFacts,
  type TaskInFlight,
  type WorkReads,
} from '../../work/hot.ts';
import type { EventKind } from '../coding-agents/contract.ts';

/** An agent's event in terms of its own session: what happens, not how that agent calls it. */
export interface HookEvent {
  readonly agent: string;
  readonly kind: EventKind;
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
  /** The answer does not reach the model: the next prompt brings it. */
  readonly is_unheard?: boolean;
  /** When it was last compacted, where that is only known afterwards. */
  readonly compacted_at?: string;
  /** When it happened by this machine's clock, where another process reports it late. */
  readonly at_ms?: number;
}

export interface HookPorts {
  readonly work: WorkReads;
  readonly mind: MindWrites;
  /** What this machine's clock says when the transaction under way says its own time. */
  readonly nowMs: () => number;
  /** Called when a part fails while the rest is done all the same. */
  readonly onError: (what: string, error: unknown) => void;
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
  const isDue = event.is_unheard === true;
  await keeping(event, ports, found, (mind, seen) => beginSession(mind, seen, isDue));
  return found && !isDue ? { resume: found.facts } : {};
}

/** Some agents say nothing when a compaction is over: the next prompt brings the resume block again. */
async function prompt(event: HookEvent, ports: HookPorts): Promise<HookOutcome> {
  const isDue = await keeping(event, ports, undefined, (mind, seen) => takeResume(mind, seen, event.compacted_at));
  if (isDue !== true) return {};
  const found = await reading(event, ports, readResume);
  return found ? { resume: found.facts } : {};
}

/** Where the block stands in the system prompt, it is replaced with every prompt. */
async function refresh(event: HookEvent, ports: HookPorts): Promise<HookOutcome> {
  const found = await reading(event, ports, readResume);
  await keeping(event, ports, found, touchSession);
  return found ? { resume: found.facts } : {};
}

/** The end tells nothing, and leaves a last note: an agent that is interrupted may never have stopped before. */
async function note(event: HookEvent, kind: 'compacting' | 'stop' | 'end', ports: HookPorts): Promise<HookOutcome> {
  const found = await reading(event, ports, readInFlight);
  const mayTell = kind !== 'end' && !event.is_repeat;
  const look = { kind, tasks: found?.facts, mayTell, ageMs: ageOf(event, ports) };
  const looked = await keeping(event, ports, found, (mind, seen) => noteSession(mind, seen, look));
  if (kind === 'end') {
    // When an end is reported late, only the session's row says whether the session went on meanwhile.
    const isOver = looked ? looked.isCurrent : event.session_id !== null && event.at_ms === undefined;
    return isOver && found?.facts.some(({ is_held }) => is_held) ? { holds: true } : {};
  }
  return looked && looked.told.length > 0 ? { gaps: { tasks: looked.told, since: looked.since } } : {};
}

function ageOf({ at_ms }: HookEvent, { nowMs }: HookPorts): number {
  return at_ms === undefined ? 0 : Math.max(0, nowMs() - at_ms);
}

/** Work that cannot be read costs the answer, not the session's row. Undefined too where no project is meant. */
async function reading<Facts>(
  event: HookEvent,
  { work, onError }: HookPorts,
  read: (work: WorkReads, session: HookEvent) => Promise<Found<Facts> | undefined>,
): Promise<Found<Facts> | undefined> {
  try {
    return await read(work, event);
  } catch (error) {
    if (error instanceof MustOpen) throw error;
    onError('the work was not read', error);
    return undefined;
  }
}

/** A session that cannot be kept costs its row, not the answer. */
async function keeping<T>(
  { agent, session_id, owner, cwd, transcript_path, source, event }: HookEvent,
  { mind, onError }: HookPorts,
  found: Found<unknown> | undefined,
  keep: (mind: MindWrites, seen: Seen) => Promise<T>,
): Promise<T | undefined> {
  if (session_id === null) return undefined;
  const project_id = found?.project_id ?? null;
  try {
    return await keep(mind, { agent, session_id, project_id, owner, cwd, transcript_path, source, event });
  } catch (error) {
    if (error instanceof MustOpen) throw error;
    onError('the session was not kept', error);
    return undefined;
  }
}
