// What a session's rows become when it begins, goes on, compacts or ends: inside a write of the caller's, without zod,
// so that a hook does exactly what the domain does.
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

/** The session as it stands then. One that was never seen begins now: the hook may have been set up meanwhile. */
export async function recordTouch(tx: WriteTx, seen: SessionEvent): Promise<q.SessionRow | undefined> {
  const { agent, session_id, event, project_id, transcript_path } = seen;
  const now = toTimestamp(await tx.now());
  const touched = await tx.run(q.touchSession, now, event, project_id, transcript_path, agent, session_id);
  if (touched === 0) await recordBegin(tx, seen, event);
  return tx.get(q.readSession, agent, session_id);
}

/** The session as it stood before: what it did since the last compaction is what this one takes. */
export async function recordCompaction(tx: WriteTx, seen: SessionEvent): Promise<q.SessionRow | undefined> {
  const session = await recordTouch(tx, seen);
  await tx.run(q.countCompaction, toTimestamp(await tx.now()), seen.agent, seen.session_id);
  return session;
}

/** `ageMs` ago. Undefined when the session has begun again since: an end that is heard of late ends nothing that goes on. */
export async function recordEnd(
  tx: WriteTx,
  seen: SessionEvent,
  reason: string | null,
  ageMs = 0,
): Promise<q.SessionRow | undefined> {
  const { agent, session_id } = seen;
  const at = toTimestamp((await tx.now()) - ageMs);
  const known = await tx.get(q.readSession, agent, session_id);
  // Not where it is of now: a clock that was put back says nothing.
  if (ageMs > 0 && known && known.resumed_at > at) return undefined;
  const session = await recordTouch(tx, seen);
  // One that nobody knew begins only now.
  await tx.run(q.endSession, known ? at : (session?.resumed_at ?? at), reason, agent, session_id);
  return session;
}

/** What it was told when it began did not reach it. */
export async function recordResumeDue(tx: WriteTx, { agent, session_id }: SessionKey): Promise<void> {
  await tx.run(q.resumeDue, agent, session_id);
}

/** True for the first who asks after a compaction, also one that is only known by its time. */
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
