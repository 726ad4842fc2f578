// Every read of the mind, and every row it writes. Nothing here needs zod: hooks write through this file alone.
import { sqlAny } from '../store/rows.ts';
import { sql } from '../store/store.ts';

export interface SessionRow {
  readonly agent: string;
  readonly session_id: string;
  readonly project_id: string | null;
  readonly owner: string;
  readonly cwd: string;
  readonly transcript_path: string | null;
  readonly source: string;
  readonly started_at: string;
  readonly resumed_at: string;
  readonly last_event_at: string;
  readonly last_event: string;
  readonly ended_at: string | null;
  readonly end_reason: string | null;
  readonly compactions: number;
  readonly compacted_at: string | null;
  readonly resume_due: number;
}

const SESSION = `SELECT agent, session_id, project_id, owner, cwd, transcript_path, source, started_at, resumed_at,
  last_event_at, last_event, ended_at, end_reason, compactions, compacted_at, resume_due FROM agent_sessions`;
export const readSession = sql<SessionRow>(`${SESSION} WHERE agent = ? AND session_id = ?`);
/** Newest first; the place where the page before ended is (time, agent, id). '' stands for every agent. */
export const listSessions = sql<SessionRow>(
  `${SESSION} WHERE (last_event_at, agent, session_id) < (?, ?, ?) AND (? = '' OR agent = ?)
   ORDER BY last_event_at DESC, agent DESC, session_id DESC LIMIT ?`,
);
/** The first time stays; what is known of it by now replaces what was. */
export const upsertSession = sql(
  `INSERT INTO agent_sessions (agent, session_id, project_id, owner, cwd, transcript_path, source, started_at, resumed_at,
     last_event_at, last_event, compactions, resume_due)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0)
   ON CONFLICT (agent, session_id) DO UPDATE SET project_id = coalesce(excluded.project_id, agent_sessions.project_id),
     owner = excluded.owner, cwd = excluded.cwd,
     transcript_path = coalesce(excluded.transcript_path, agent_sessions.transcript_path), source = excluded.source,
     resumed_at = CASE WHEN excluded.source = 'compact' THEN agent_sessions.resumed_at ELSE excluded.resumed_at END,
     last_event_at = excluded.last_event_at, last_event = excluded.last_event, ended_at = NULL, end_reason = NULL,
     resume_due = 0`,
);
/** What an agent does not say at the beginning, it may say later. */
export const touchSession = sql(
  `UPDATE agent_sessions SET last_event_at = ?, last_event = ?, project_id = coalesce(?, project_id),
     transcript_path = coalesce(?, transcript_path)
   WHERE agent = ? AND session_id = ?`,
);
export const countCompaction = sql(
  'UPDATE agent_sessions SET compactions = compactions + 1, compacted_at = ?, resume_due = 1 WHERE agent = ? AND session_id = ?',
);
export const resumeDue = sql('UPDATE agent_sessions SET resume_due = 1 WHERE agent = ? AND session_id = ?');
export const resumeGiven = sql('UPDATE agent_sessions SET resume_due = 0 WHERE agent = ? AND session_id = ?');
export const endSession = sql(
  'UPDATE agent_sessions SET ended_at = ?, end_reason = ? WHERE agent = ? AND session_id = ?',
);

export interface SessionTaskRow {
  readonly task_id: string;
  readonly project_id: string;
  readonly number: number;
  readonly checkpoint_at: string | null;
  readonly lacks_checkpoint: number;
  readonly event: string;
  readonly noted_at: string;
}
/** Of several sessions, so each with the session's key. */
export const readTasksInFlight = sqlAny<SessionTaskRow & { agent: string; session_id: string }>(
  `SELECT agent, session_id, task_id, project_id, number, checkpoint_at, lacks_checkpoint, event, noted_at
   FROM agent_session_tasks`,
  'agent = ? AND session_id = ? AND in_flight = 1',
);
export const landTasks = sql(
  'UPDATE agent_session_tasks SET in_flight = 0 WHERE agent = ? AND session_id = ? AND project_id = ? AND in_flight = 1',
);
export const upsertTaskInFlight = sql(
  `INSERT INTO agent_session_tasks (agent, session_id, task_id, project_id, number, checkpoint_at, lacks_checkpoint,
     in_flight, event, noted_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?, ?)
   ON CONFLICT (agent, session_id, task_id) DO UPDATE SET project_id = excluded.project_id, number = excluded.number,
     checkpoint_at = excluded.checkpoint_at, lacks_checkpoint = excluded.lacks_checkpoint, in_flight = 1,
     event = excluded.event, noted_at = excluded.noted_at`,
);
/** Those that it is told of now: of two that tell at once, one changes the row. */
export const tellOfTasks = sql<{ task_id: string }>(
  `UPDATE agent_session_tasks SET told_at = ?
   WHERE agent = ? AND session_id = ? AND in_flight = 1 AND lacks_checkpoint = 1 AND told_at IS NULL
   RETURNING task_id`,
);
