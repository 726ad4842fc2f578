// Updates a session's rows when it begins, goes on, compacts or ends, inside the caller's write. Without zod, so that
// hooks and the domain run the same code.
import { toTimestamp } from '../base/clock.ts';
import type { AgentProcess } from '../base/processes.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import { writeRow } from '../store/table.ts';
import * as q from './queries.ts';
import {
  endWindow,
  findGone,
  isOpenElsewhere,
  PROCESS_GONE,
  recordWindow,
  type GoneSession,
  type SessionKey,
  type StateOf,
} from './session/windows.ts';

export type { SessionKey } from './session/windows.ts';

export interface SessionStart extends SessionKey {
  readonly project_id: string | null;
  readonly owner: string;
  readonly cwd: string;
  readonly transcript_path: string | null;
  readonly source: string;
  /** The linked git worktree that it works in, and what is checked out there. */
  readonly worktree?: string | null;
  readonly branch?: string | null;
  /** The process of the agent that reports this. */
  readonly window?: AgentProcess | undefined;
}

export interface SessionEvent extends SessionStart {
  /** As the agent calls it. */
  readonly event: string;
}

export async function recordBegin(tx: WriteTx, start: SessionStart, event = 'start'): Promise<void> {
  const now = toTimestamp(await tx.now());
  const { agent, session_id, project_id, owner, cwd, transcript_path, source } = start;
  await writeRow(tx, q.upsertSession, {
    agent,
    session_id,
    project_id,
    owner,
    cwd,
    transcript_path,
    source,
    started_at: now,
    resumed_at: now,
    last_event_at: now,
    last_event: event,
    compactions: 0,
    worktree: start.worktree ?? null,
    branch: start.branch ?? null,
  });
  await recordWindow(tx, start, now);
}

/** The session after this event. An unknown session begins now: the hook may have been set up after its start. */
export async function recordTouch(tx: WriteTx, seen: SessionEvent): Promise<q.SessionRow | undefined> {
  const { agent, session_id, event, project_id, transcript_path, worktree = null, branch = null } = seen;
  const now = toTimestamp(await tx.now());
  const said = [now, event, project_id, transcript_path, worktree, branch] as const;
  const touched = await tx.run(q.touchSession, ...said, agent, session_id);
  if (touched === 0) await recordBegin(tx, seen, event);
  else await recordWindow(tx, seen, now);
  return tx.get(q.readSession, agent, session_id);
}

/** The session before this event: a compaction takes what the session did since the last one. */
export async function recordCompaction(tx: WriteTx, seen: SessionEvent): Promise<q.SessionRow | undefined> {
  const session = await recordTouch(tx, seen);
  await tx.run(q.countCompaction, toTimestamp(await tx.now()), seen.agent, seen.session_id);
  return session;
}

export interface EndOptions {
  readonly ageMs?: number;
  /** Without it, other windows do not count. */
  readonly stateOf?: StateOf;
}

/**
 * Ended `ageMs` ago. Undefined if the session has begun again since: a late report of an end does not end it. While the
 * session is open in another window, only this window ends, and the row says so: `ended_at` stays empty.
 */
export async function recordEnd(
  tx: WriteTx,
  seen: SessionEvent,
  reason: string | null,
  { ageMs = 0, stateOf }: EndOptions = {},
): Promise<q.SessionRow | undefined> {
  const { agent, session_id } = seen;
  const at = toTimestamp((await tx.now()) - ageMs);
  const known = await tx.get(q.readSession, agent, session_id);
  // Only for a late report: for one of now, a later start means only that the clock was set back.
  if (ageMs > 0 && known && known.resumed_at > at) return undefined;
  const session = await recordTouch(tx, seen);
  if (stateOf && (await isOpenElsewhere(tx, seen, [seen.window], stateOf))) {
    await endWindow(tx, seen);
    return session;
  }
  // A session without a row begins now.
  await endSession(tx, seen, known ? at : (session?.resumed_at ?? at), reason);
  return tx.get(q.readSession, agent, session_id);
}

/**
 * Of these sessions, ends those that are gone still: one may have been resumed since. Their windows stay until
 * `forgetGone`, so that whoever looks next finishes what this process may leave undone.
 */
export async function recordGone(
  tx: WriteTx,
  gone: readonly SessionKey[],
  machine: string,
  stateOf: StateOf,
): Promise<readonly GoneSession[]> {
  const now = toTimestamp(await tx.now());
  const still = (await findGone(tx, machine, stateOf)).filter((each) =>
    gone.some(({ agent, session_id }) => agent === each.agent && session_id === each.session_id),
  );
  for (const { agent, session_id } of still) await tx.run(q.endGoneSession, now, PROCESS_GONE, agent, session_id);
  return still;
}

/** They hold nothing any more. */
export async function forgetGone(tx: WriteTx, gone: readonly SessionKey[]): Promise<void> {
  for (const { agent, session_id } of gone) {
    if (await hasEnded(tx, { agent, session_id })) await tx.run(q.deleteWindows, agent, session_id);
  }
}

/** Whether its row says so; false if it has none. */
export async function hasEnded(tx: ReadTx, { agent, session_id }: SessionKey): Promise<boolean> {
  return ((await tx.get(q.readSession, agent, session_id))?.ended_at ?? null) !== null;
}

async function endSession(
  tx: WriteTx,
  { agent, session_id }: SessionKey,
  at: string,
  reason: string | null,
): Promise<void> {
  await tx.run(q.endSession, at, reason, agent, session_id);
  await tx.run(q.deleteWindows, agent, session_id);
}

/** Whether this event is the first that was kept of it. */
export function isNewSession({ started_at, last_event_at }: q.SessionRow): boolean {
  return started_at === last_event_at;
}

/** Of one that is known only by its time: whether it was not counted yet. */
export function isNewCompaction({ resumed_at, compacted_at }: q.SessionRow, at: string): boolean {
  return at > resumed_at && at > (compacted_at ?? '');
}

export async function recordCompactedAt(tx: WriteTx, { agent, session_id }: SessionKey, at: string): Promise<void> {
  await tx.run(q.countCompaction, at, agent, session_id);
}
