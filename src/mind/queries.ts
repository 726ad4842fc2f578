// The tables of the mind, every read of them, and every row it writes. Nothing here needs zod: hooks write through this
// file alone.
import type { CheckpointMode, ModeScope } from './modes/checkpoint-mode.ts';
import { sql } from '../store/store.ts';
import {
  bigint,
  defineTable,
  insertRow,
  nullable,
  select,
  selectAny,
  text,
  textOf,
  timestamp,
  upsertRow,
  uuid,
  type RowOf,
} from '../store/table.ts';

export const agentSessions = defineTable('agent_sessions', ['agent', 'session_id'], {
  agent: text,
  session_id: text,
  project_id: nullable(uuid),
  owner: text,
  cwd: text,
  transcript_path: nullable(text),
  source: text,
  started_at: timestamp,
  resumed_at: timestamp,
  last_event_at: timestamp,
  last_event: text,
  ended_at: nullable(timestamp),
  end_reason: nullable(text),
  compactions: bigint,
  compacted_at: nullable(timestamp),
  files_told_context: nullable(timestamp),
  asked: bigint,
  worktree: nullable(text),
  branch: nullable(text),
});
export const agentSessionTasks = defineTable('agent_session_tasks', ['agent', 'session_id', 'task_id'], {
  agent: text,
  session_id: text,
  task_id: uuid,
  project_id: uuid,
  number: bigint,
  checkpoint_at: nullable(timestamp),
  lacks_checkpoint: bigint,
  in_flight: bigint,
  event: text,
  noted_at: timestamp,
  told_at: nullable(timestamp),
  told_context: nullable(timestamp),
});
export const agentSessionFiles = defineTable('agent_session_files', ['agent', 'session_id', 'project_id', 'path'], {
  agent: text,
  session_id: text,
  project_id: uuid,
  path: text,
  changes: bigint,
  first_at: timestamp,
  changed_at: timestamp,
});
export const checkpointModes = defineTable('checkpoint_modes', ['scope', 'agent', 'id'], {
  scope: textOf<ModeScope>(),
  agent: text,
  id: text,
  mode: textOf<CheckpointMode>(),
  set_at: timestamp,
  set_by: text,
});

export const agentSessionWindows = defineTable(
  'agent_session_windows',
  ['agent', 'session_id', 'machine', 'pid', 'started'],
  {
    agent: text,
    session_id: text,
    machine: text,
    pid: bigint,
    started: text,
    is_agent: bigint,
    opened_at: timestamp,
    seen_at: timestamp,
  },
);

export const checkpointDrafts = defineTable('checkpoint_drafts', ['agent', 'session_id', 'subject_id'], {
  agent: text,
  session_id: text,
  subject_id: uuid,
  project_id: uuid,
  task_id: nullable(uuid),
  number: nullable(bigint),
  owner: text,
  made_at: timestamp,
  made_by: textOf<'command' | 'session end'>(),
  last_message: nullable(text),
  files: text,
  more_files: bigint,
  failed_commands: text,
  diff_stat: nullable(text),
  branch: nullable(text),
  head_commit: nullable(text),
});

export type SessionRow = RowOf<typeof agentSessions>;
export type SessionTaskRow = Omit<RowOf<typeof agentSessionTasks>, 'in_flight' | 'told_at' | 'told_context'>;
export type ModeRow = RowOf<typeof checkpointModes>;

export const readSession = select(agentSessions, 'WHERE agent = ? AND session_id = ?');
/** By the id that its agent gave it or by its owner id, which two agents may share; those of the project come first. */
export const findSessions = select(
  agentSessions,
  `WHERE (session_id = ? OR owner = ?) AND (? = '' OR agent = ?)
   ORDER BY CASE WHEN CAST(project_id AS TEXT) = ? THEN 0 ELSE 1 END, last_event_at DESC LIMIT ?`,
);
/** By the beginning or the end of an id, which count as they are written; those of the project come first. */
export const findSessionsByPart = select(
  agentSessions,
  `WHERE (substr(session_id, 1, ?) = ? OR substr(session_id, length(session_id) + 1 - ?) = ?) AND (? = '' OR agent = ?)
   ORDER BY CASE WHEN CAST(project_id AS TEXT) = ? THEN 0 ELSE 1 END, last_event_at DESC LIMIT ?`,
);
/** The latest first; '' stands for every agent. */
export const newestSessions = select(
  agentSessions,
  `WHERE project_id = ? AND (? = '' OR agent = ?) ORDER BY last_event_at DESC, agent, session_id LIMIT ?`,
);
export const sessionsOfOwner = select(
  agentSessions,
  'WHERE owner = ? AND project_id = ? ORDER BY last_event_at DESC LIMIT ?',
);
export const openSessionsOfAgent = select(
  agentSessions,
  'WHERE project_id = ? AND agent = ? AND ended_at IS NULL ORDER BY last_event_at DESC LIMIT ?',
);
/** Newest first; the place where the page before ended is (time, agent, id). '' stands for every agent. */
export const listSessions = select(
  agentSessions,
  `WHERE (last_event_at, agent, session_id) < (?, ?, ?) AND (? = '' OR agent = ?) AND (? = '' OR session_id = ?)
     AND (? = '' OR CAST(project_id AS TEXT) = ?)
   ORDER BY last_event_at DESC, agent DESC, session_id DESC LIMIT ?`,
);
/** The start time and the count of compactions stay; newly known values replace the other fields. */
export const upsertSession = upsertRow(agentSessions, {
  without: ['ended_at', 'end_reason', 'compacted_at', 'files_told_context', 'asked'],
  once: ['started_at', 'compactions'],
  set: {
    project_id: 'coalesce(excluded.project_id, agent_sessions.project_id)',
    transcript_path: 'coalesce(excluded.transcript_path, agent_sessions.transcript_path)',
    resumed_at: "CASE WHEN excluded.source = 'compact' THEN agent_sessions.resumed_at ELSE excluded.resumed_at END",
    ended_at: 'NULL',
    end_reason: 'NULL',
  },
});
/** An agent may report later what it left out at the start. */
export const touchSession = sql(
  `UPDATE agent_sessions SET last_event_at = ?, last_event = ?, project_id = coalesce(?, project_id),
     transcript_path = coalesce(?, transcript_path), worktree = ?, branch = ?
   WHERE agent = ? AND session_id = ?`,
);
export const countCompaction = sql(
  'UPDATE agent_sessions SET compactions = compactions + 1, compacted_at = ? WHERE agent = ? AND session_id = ?',
);
export const endSession = sql(
  'UPDATE agent_sessions SET ended_at = ?, end_reason = ? WHERE agent = ? AND session_id = ?',
);
/** One that was ended before keeps its time. */
export const endGoneSession = sql(
  'UPDATE agent_sessions SET ended_at = ?, end_reason = ? WHERE agent = ? AND session_id = ? AND ended_at IS NULL',
);

/** Of a name that several sessions have, the newest is meant. */
export const readPlaceOfOwner = select(agentSessions, 'WHERE owner = ? ORDER BY last_event_at DESC LIMIT 1');
export const readOpenSessionsOf = select(agentSessions, 'WHERE owner = ? AND ended_at IS NULL');

export type WindowRow = RowOf<typeof agentSessionWindows>;
export const readWindows = select(
  agentSessionWindows,
  'WHERE agent = ? AND session_id = ? ORDER BY seen_at DESC, pid DESC',
);
/** Sessions keep no windows once they have ended and hold nothing. */
export const readWindowsHere = select(
  agentSessionWindows,
  'WHERE machine = ? AND is_agent = 1 ORDER BY seen_at LIMIT ?',
);
/** A second event from the same process: helpers do not live that long. */
export const upsertWindow = upsertRow(agentSessionWindows, { once: ['opened_at'], set: { is_agent: '1' } });
export const deleteWindow = sql(
  'DELETE FROM agent_session_windows WHERE agent = ? AND session_id = ? AND machine = ? AND pid = ? AND started = ?',
);
export const deleteWindows = sql('DELETE FROM agent_session_windows WHERE agent = ? AND session_id = ?');

/** For several sessions, so each row has its session's key. */
export const readTasksInFlight = selectAny(agentSessionTasks, 'agent = ? AND session_id = ? AND in_flight = 1', {
  without: ['in_flight', 'told_at', 'told_context'],
});
export const landTasks = sql(
  'UPDATE agent_session_tasks SET in_flight = 0 WHERE agent = ? AND session_id = ? AND project_id = ? AND in_flight = 1',
);
export const upsertTaskInFlight = upsertRow(agentSessionTasks, { without: ['told_at', 'told_context'] });
/** Returns the tasks that the session hears of now, once in each context. Of two simultaneous hooks, only one changes the row. */
export const tellOfTasks = sql<{ task_id: string }>(
  `UPDATE agent_session_tasks SET told_at = ?, told_context = ?
   WHERE agent = ? AND session_id = ? AND project_id = ? AND in_flight = 1 AND lacks_checkpoint = 1
     AND (told_context IS NULL OR told_context <> ?)
   RETURNING task_id`,
);

// ── Files ────────────────────────────────────────────────────────────────────────────────────────────────────

export const touchFile = sql(
  `UPDATE agent_session_files SET changed_at = ?, changes = changes + 1
   WHERE agent = ? AND session_id = ? AND project_id = ? AND path = ?`,
);
export const insertFile = insertRow(agentSessionFiles, { onConflict: 'nothing' });
/** All but the newest. */
export const dropOldFiles = sql(
  `DELETE FROM agent_session_files WHERE agent = ? AND session_id = ? AND project_id = ? AND path IN (
     SELECT path FROM agent_session_files WHERE agent = ? AND session_id = ? AND project_id = ?
     ORDER BY changed_at DESC, path LIMIT 1000 OFFSET ?)`,
);
/** Changed in the context that began then, after the session last recorded work. */
export const countFiles = sql<{ count: number }>(
  `SELECT count(*) AS count FROM agent_session_files
   WHERE agent = ? AND session_id = ? AND project_id = ? AND changed_at >= ? AND changed_at > ?`,
);
export const readFiles = select(
  agentSessionFiles,
  'WHERE agent = ? AND session_id = ? AND project_id = ? ORDER BY changed_at DESC, path LIMIT ?',
);
export const countAsked = sql('UPDATE agent_sessions SET asked = asked + 1 WHERE agent = ? AND session_id = ?');
/** Of two simultaneous hooks, only one changes the row. */
export const tellOfFiles = sql(
  `UPDATE agent_sessions SET files_told_context = ? WHERE agent = ? AND session_id = ?
     AND (files_told_context IS NULL OR files_told_context <> ?)`,
);

// ── Modes ────────────────────────────────────────────────────────────────────────────────────────────────────

/** The rows that hold for a session: its own, its project's and the home's. */
export const readModes = select(
  checkpointModes,
  `WHERE (scope = 'session' AND agent = ? AND id = ?) OR (scope = 'project' AND agent = '' AND id = ?)
     OR (scope = 'home' AND agent = '' AND id = '')`,
);
/** For several sessions. */
export const readAnyModes = selectAny(checkpointModes, 'scope = ? AND agent = ? AND id = ?');
export const upsertMode = upsertRow(checkpointModes);

// ── Drafts ───────────────────────────────────────────────────────────────────────────────────────────────────

export type DraftRow = RowOf<typeof checkpointDrafts>;
/** The newest of a task made after a time, else of its project's changes without a task made after another. */
export const readDraft = select(
  checkpointDrafts,
  `WHERE (subject_id = ? AND made_at > ?) OR (subject_id = ? AND made_at > ?)
   ORDER BY CASE WHEN subject_id = ? THEN 0 ELSE 1 END, made_at DESC, agent, session_id LIMIT 1`,
);
/** Newest first; '' stands for every session. */
export const listDrafts = select(
  checkpointDrafts,
  `WHERE project_id = ? AND (? = '' OR (agent = ? AND session_id = ?))
   ORDER BY made_at DESC, subject_id, agent, session_id LIMIT ?`,
);
export const listDraftsOf = select(
  checkpointDrafts,
  `WHERE subject_id = ? AND (? = '' OR (agent = ? AND session_id = ?)) ORDER BY made_at DESC, agent, session_id LIMIT ?`,
);
export const upsertDraft = upsertRow(checkpointDrafts);
/** All but the newest of a subject. */
export const dropOldDrafts = sql(
  `DELETE FROM checkpoint_drafts WHERE subject_id = ? AND made_at < (
     SELECT min(made_at) FROM (
       SELECT made_at FROM checkpoint_drafts WHERE subject_id = ? ORDER BY made_at DESC LIMIT ?) AS newest)`,
);
/** The session that last had the task in flight. Only commands ask: an index would cost every hook a little. */
export const readSessionOfTask = sql<SessionKeyRow>(
  'SELECT agent, session_id FROM agent_session_tasks WHERE task_id = ? ORDER BY noted_at DESC, agent, session_id LIMIT 1',
);
export const readSessionOfProject = select(
  agentSessions,
  'WHERE project_id = ? ORDER BY last_event_at DESC, agent, session_id LIMIT 1',
);

interface SessionKeyRow {
  readonly agent: string;
  readonly session_id: string;
}

// ── Erasing ──────────────────────────────────────────────────────────────────────────────────────────────────

export const allDrafts = select(checkpointDrafts, 'ORDER BY agent, session_id, subject_id');
export const deleteDraft = sql('DELETE FROM checkpoint_drafts WHERE agent = ? AND session_id = ? AND subject_id = ?');
export const allFiles = select(agentSessionFiles, 'ORDER BY agent, session_id, project_id, path');
export const deleteFile = sql(
  'DELETE FROM agent_session_files WHERE agent = ? AND session_id = ? AND project_id = ? AND path = ?',
);
