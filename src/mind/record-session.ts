// Updates a session's rows when it begins, goes on, compacts or ends, inside the caller's write. Without zod, so that
// hooks and the domain run the same code.
import { toTimestamp } from '../base/clock.ts';
import type { WriteTx } from '../store/store.ts';
import { writeRow } from '../store/table.ts';
import * as q from './queries.ts';

export interface SessionKey {
  readonly agent: string;
  readonly session_id: string;
}

export interface SessionStart extends SessionKey {
  readonly project_id: string | null;
  readonly owner: string;
  readonly cwd: string;
  readonly transcript_path: string | null;
  readonly source: string;
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
    resume_due: 0,
  });
}

/** The session after this event. An unknown session begins now: the hook may have been set up after its start. */
export async function recordTouch(tx: WriteTx, seen: SessionEvent): Promise<q.SessionRow | undefined> {
  const { agent, session_id, event, project_id, transcript_path } = seen;
  const now = toTimestamp(await tx.now());
  const touched = await tx.run(q.touchSession, now, event, project_id, transcript_path, agent, session_id);
  if (touched === 0) await recordBegin(tx, seen, event);
  return tx.get(q.readSession, agent, session_id);
}

/** The session before this event: a compaction takes what the session did since the last one. */
export async function recordCompaction(tx: WriteTx, seen: SessionEvent): Promise<q.SessionRow | undefined> {
  const session = await recordTouch(tx, seen);
  await tx.run(q.countCompaction, toTimestamp(await tx.now()), seen.agent, seen.session_id);
  return session;
}

/** Ended `ageMs` ago. Undefined if the session has begun again since: a late report of an end does not end it. */
export async function recordEnd(
  tx: WriteTx,
  seen: SessionEvent,
  reason: string | null,
  ageMs = 0,
): Promise<q.SessionRow | undefined> {
  const { agent, session_id } = seen;
  const at = toTimestamp((await tx.now()) - ageMs);
  const known = await tx.get(q.readSession, agent, session_id);
  // Only for a late report: for one of now, a later start means only that the clock was set back.
  if (ageMs > 0 && known && known.resumed_at > at) return undefined;
  const session = await recordTouch(tx, seen);
  // A session without a row begins now.
  await tx.run(q.endSession, known ? at : (session?.resumed_at ?? at), reason, agent, session_id);
  return session;
}

/** The answer at its start did not reach the session. */
export async function recordResumeDue(tx: WriteTx, { agent, session_id }: SessionKey): Promise<void> {
  await tx.run(q.resumeDue, agent, session_id);
}

/** True for the first caller after a compaction, even if the compaction is known only by its time. */
export async function takeResumeDue(
  tx: WriteTx,
  { agent, session_id }: SessionKey,
  compactedAt?: string,
): Promise<boolean> {
  const session = await tx.get(q.readSession, agent, session_id);
  if (!session) return false;
  const { resumed_at, compacted_at, resume_due } = session;
  const isNew = compactedAt !== undefined && compactedAt > resumed_at && compactedAt > (compacted_at ?? '');
  if (isNew) await tx.run(q.countCompaction, compactedAt, agent, session_id);
  if (!isNew && resume_due !== 1) return false;
  await tx.run(q.resumeGiven, agent, session_id);
  return true;
}
