// The tables of injection, and every statement on them. No zod: hooks read and write through this file.
import { sqlAny } from '../../store/rows.ts';
import { sql } from '../../store/store.ts';
import {
  bigint,
  columnsOf,
  defineTable,
  insertRow,
  nullable,
  select,
  text,
  textOf,
  timestamp,
  upsertRow,
  upsertRows,
  uuid,
  type RowOf,
} from '../../store/table.ts';
import type { ModeScope } from '../modes/checkpoint-mode.ts';
import { WORTH } from '../canon/worth.ts';
import { ANY_PROJECT, DISTIL_JOB } from '../finalize/triggers.ts';
import { LIMITS, type Beginning, type InjectionMode, type Reason, type RelatedMode, type Trigger } from './matrix.ts';

export const injectionBaselines = defineTable('injection_baselines', ['project_id', 'tag'], {
  project_id: uuid,
  tag: text,
  version: bigint,
  lines: bigint,
  compiled_at: timestamp,
});
export const injectionLines = defineTable('injection_lines', ['project_id', 'tag', 'line_key'], {
  project_id: uuid,
  tag: text,
  line_key: text,
  state: textOf<'holds' | 'beyond' | 'ended'>(),
  ordinal: bigint,
  section: textOf<'risk' | 'canon'>(),
  anchor: text,
  line: nullable(text),
  tokens: bigint,
  since_version: bigint,
  replaces: nullable(text),
  changed_at: timestamp,
});
export const injectionLineEntries = defineTable(
  'injection_line_entries',
  ['project_id', 'tag', 'line_key', 'entry_id'],
  { project_id: uuid, tag: text, line_key: text, entry_id: uuid, revision: bigint },
);
export const injectionContexts = defineTable('injection_contexts', ['agent', 'session_id', 'window_key'], {
  agent: text,
  session_id: text,
  window_key: text,
  context: bigint,
  began_by: text,
  begun_at: timestamp,
  due: nullable(textOf<Beginning>()),
  task_tag: nullable(text),
  switched_tag: nullable(text),
  base_tag: nullable(text),
  base_list: nullable(text),
  base_version: bigint,
  base_tokens: bigint,
  work_hash: nullable(text),
  turn_id: nullable(text),
  turns: bigint,
  begun_turn: bigint,
  turn_at: timestamp,
  is_summary_due: bigint,
  is_in_turn: bigint,
  said_seq: nullable(bigint),
  said_turn: nullable(bigint),
  said_at: nullable(timestamp),
  is_heard: bigint,
  delta_at: nullable(timestamp),
});
export const injectionTold = defineTable('injection_told', ['agent', 'session_id', 'window_key', 'line_key'], {
  agent: text,
  session_id: text,
  window_key: text,
  line_key: text,
  anchor: text,
  seq: bigint,
  told_at: timestamp,
});
export const injectionDropped = defineTable(
  'injection_dropped',
  ['agent', 'session_id', 'window_key', 'context', 'observation_id'],
  {
    agent: text,
    session_id: text,
    window_key: text,
    context: bigint,
    observation_id: uuid,
    ordinal: bigint,
    found_at: timestamp,
  },
);
export const injectionDue = defineTable('injection_due', ['agent', 'session_id', 'trigger_name', 'due_key'], {
  agent: text,
  session_id: text,
  trigger_name: textOf<Trigger>(),
  due_key: text,
  detail: text,
  since: timestamp,
});
export const injections = defineTable('injections', ['agent', 'session_id', 'seq'], {
  agent: text,
  session_id: text,
  seq: bigint,
  decided_at: timestamp,
  project_id: nullable(uuid),
  tag: text,
  window_key: text,
  context: bigint,
  turn: bigint,
  turn_id: nullable(text),
  event: text,
  trigger_name: nullable(textOf<Trigger>()),
  decision: textOf<'whole' | 'delta' | 'nothing'>(),
  reason: textOf<Reason>(),
  situation: text,
  said: text,
  left_over: text,
  payload_hash: nullable(text),
  payload_text: nullable(text),
  tokens_said: bigint,
  tokens_saved: bigint,
  pressure_bps: nullable(bigint),
  pressure_source: text,
  is_heard: bigint,
});
export const injectionModes = defineTable('injection_modes', ['scope', 'agent', 'id'], {
  scope: textOf<ModeScope>(),
  agent: text,
  id: text,
  mode: nullable(textOf<InjectionMode>()),
  reason: nullable(text),
  set_at: nullable(timestamp),
  set_by: nullable(text),
  related: nullable(textOf<RelatedMode>()),
  related_at: nullable(timestamp),
  related_by: nullable(text),
});
export const handoffs = defineTable('handoffs', ['handoff_id'], {
  handoff_id: uuid,
  project_id: uuid,
  tag: text,
  from_agent: text,
  from_session: text,
  to_agent: nullable(text),
  note: nullable(text),
  slice: nullable(text),
  refs: text,
  created_at: timestamp,
  created_by: text,
  expires_at: timestamp,
  taken_agent: nullable(text),
  taken_session: nullable(text),
  offered_at: nullable(timestamp),
  taken_at: nullable(timestamp),
  taken_seq: nullable(bigint),
  payload_hash: nullable(text),
});

export type BaselineRow = RowOf<typeof injectionBaselines>;
export type InjectionLineRow = RowOf<typeof injectionLines>;
export type ContextRow = RowOf<typeof injectionContexts>;
export type DueRow = RowOf<typeof injectionDue>;
export type InjectionRow = RowOf<typeof injections>;
export type InjectionModeRow = RowOf<typeof injectionModes>;
export type HandoffRow = RowOf<typeof handoffs>;

// ── Contexts ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Of every window; the one in which something happened last first. */
export const contextsOf = select(
  injectionContexts,
  'WHERE agent = ? AND session_id = ? ORDER BY turn_at DESC, window_key',
);
export const putContext = upsertRow(injectionContexts);
export const dropContext = sql('DELETE FROM injection_contexts WHERE agent = ? AND session_id = ? AND window_key = ?');
export const dropTold = sql('DELETE FROM injection_told WHERE agent = ? AND session_id = ? AND window_key = ?');
export const moveTold = sql(
  'UPDATE injection_told SET window_key = ? WHERE agent = ? AND session_id = ? AND window_key = ?',
);
export const copyTold = sql(
  `INSERT INTO injection_told (agent, session_id, window_key, line_key, anchor, seq, told_at)
   SELECT agent, session_id, ?, line_key, anchor, seq, told_at FROM injection_told
   WHERE agent = ? AND session_id = ? AND window_key = ?
   ON CONFLICT (agent, session_id, window_key, line_key) DO NOTHING`,
);
export const putTold = upsertRows(injectionTold);
export const putToldLine = upsertRow(injectionTold);
/** What one decision told. */
export const dropToldBy = sql('DELETE FROM injection_told WHERE agent = ? AND session_id = ? AND seq = ?');
export const dropToldLine = sql(
  'DELETE FROM injection_told WHERE agent = ? AND session_id = ? AND window_key = ? AND line_key = ?',
);
export const toldOf = select(injectionTold, 'WHERE agent = ? AND session_id = ? AND window_key = ?');
/** The turn is over; the tag is what the tasks in hand say now. */
export const closeTurn = sql(
  'UPDATE injection_contexts SET is_in_turn = 0, task_tag = ? WHERE agent = ? AND session_id = ? AND window_key = ?',
);
/** What begins behind its end is another event, however soon. */
export const closeContexts = sql(
  'UPDATE injection_contexts SET is_in_turn = 0, said_turn = NULL WHERE agent = ? AND session_id = ?',
);
/** The last switch of a session; empty where it was taken back. */
export const readSwitch = sql<{ tag: string }>(
  `SELECT tag FROM session_tags WHERE session_ref = ? AND source = 'switch' ORDER BY from_seq DESC, seq DESC LIMIT 1`,
);
export const switchTag = sql('UPDATE injection_contexts SET switched_tag = ? WHERE agent = ? AND session_id = ?');

// ── Lines ────────────────────────────────────────────────────────────────────────────────────────────────────

/** The tag's own, else what holds in every tag. */
export const readBaseline = select(
  injectionBaselines,
  `WHERE project_id = ? AND tag IN (?, '*') ORDER BY CASE WHEN tag = '*' THEN 1 ELSE 0 END LIMIT 1`,
);
/** A line is said only while every entry that it was made of holds, with the words that it had then. */
const AS_COMPILED = `NOT EXISTS (
  SELECT 1 FROM injection_line_entries x LEFT JOIN canon_entries e ON e.entry_id = x.entry_id
  WHERE x.project_id = l.project_id AND x.tag = l.tag AND x.line_key = l.line_key
    AND (e.entry_id IS NULL OR e.state <> 'active' OR e.revision <> x.revision OR e.summary IS NULL))`;
const LINE = columnsOf(injectionLines, 'l');
/** In the order of their worth. */
export const linesThatHold = sql<InjectionLineRow>(
  () =>
    `SELECT ${LINE} FROM injection_lines l
     WHERE l.project_id = ? AND l.tag = ? AND l.state = 'holds' AND l.line IS NOT NULL AND ${AS_COMPILED}
     ORDER BY l.ordinal LIMIT ?`,
);
const TOLD = `SELECT 1 FROM injection_told t
  WHERE t.agent = ? AND t.session_id = ? AND t.window_key = ? AND t.line_key = l.line_key`;
/**
 * What came or changed behind a version; and of what a context was told, what ended or has other words now, though others are worth more.
 * What it was never told takes no place here when it ends.
 */
export const linesSince = sql<InjectionLineRow>(
  () =>
    `SELECT ${LINE} FROM injection_lines l
     WHERE l.project_id = ? AND l.tag = ? AND l.since_version > ? AND CASE l.state
       WHEN 'ended' THEN EXISTS (${TOLD})
       WHEN 'beyond' THEN l.line IS NOT NULL AND EXISTS (${TOLD} AND t.anchor <> l.anchor) AND ${AS_COMPILED}
       ELSE l.line IS NOT NULL AND ${AS_COMPILED} END
     ORDER BY CASE l.state WHEN 'holds' THEN 0 ELSE 1 END, l.ordinal LIMIT ?`,
);
/** How these entries stand, whichever list they stood in. */
export const entriesNow = sqlAny<EntryNow>(
  'SELECT entry_id, state, number, revision, summary, confidence_bps, conflicts_json FROM canon_entries',
  'entry_id = ?',
);
export interface EntryNow {
  readonly entry_id: string;
  readonly state: string;
  readonly number: number;
  readonly revision: number;
  readonly summary: string | null;
  readonly confidence_bps: number;
  readonly conflicts_json: string;
}
/** The earliest version, of any tag, in which a line came to say what it says. */
export const sinceOfLine = sql<{ since_version: number }>(
  'SELECT since_version FROM injection_lines WHERE project_id = ? AND line_key = ? ORDER BY since_version LIMIT 1',
);
export const anyCanon = sql<{ entry_id: string }>(
  `SELECT entry_id FROM canon_entries WHERE project_id = ? AND state = 'active' LIMIT 1`,
);

// ── Compactions ──────────────────────────────────────────────────────────────────────────────────────────────

/** What a session laid down, the oldest first. */
export const laidDown = sql<{ observation_id: string; statement: string | null }>(
  `SELECT observation_id, statement FROM observations_t1
   WHERE session_ref = ? AND kind IN ('decision', 'constraint', 'correction', 'open_end') AND withdrawn_at IS NULL
   ORDER BY seq, observation_id`,
);
/** Whatever is asked of a session is done in one lane: while it waits or runs, not all that the session laid down is known. */
export const openRunOf = sql<{ job_id: string }>(
  `SELECT job_id FROM jobs
   WHERE kind = '${DISTIL_JOB}' AND lane = ? AND state IN ('ready', 'scheduled', 'running') LIMIT 1`,
);
export const putDropped = upsertRow(injectionDropped);
export const droppedOf = sql<{ observation_id: string; statement: string | null; kind: string }>(
  `SELECT d.observation_id, o.statement, o.kind FROM injection_dropped d
   JOIN observations_t1 o ON o.observation_id = d.observation_id
   WHERE d.agent = ? AND d.session_id = ? AND d.window_key = ? AND d.context = ? AND o.withdrawn_at IS NULL
   ORDER BY d.ordinal`,
);
/** The words of what a context was told, as far as they stand as they did then. */
export const toldWords = sql<{ line: string | null }>(
  `SELECT l.line FROM injection_told told
   JOIN injection_lines l ON l.project_id = ? AND l.tag = ? AND l.line_key = told.line_key AND l.anchor = told.anchor
   WHERE told.agent = ? AND told.session_id = ? AND told.window_key = ?`,
);
/** Of the newest compaction of a session, in whichever window. */
export const lastDropped = sql<{
  context: number;
  found_at: string;
  observation_id: string;
  statement: string | null;
  kind: string;
}>(
  `SELECT d.context, d.found_at, d.observation_id, o.statement, o.kind FROM injection_dropped d
   JOIN observations_t1 o ON o.observation_id = d.observation_id
   WHERE d.agent = ? AND d.session_id = ? AND d.found_at = (
     SELECT max(found_at) FROM injection_dropped WHERE agent = ? AND session_id = ?)
   ORDER BY d.ordinal`,
);

// ── What waits ───────────────────────────────────────────────────────────────────────────────────────────────

export const dueOf = select(injectionDue, 'WHERE agent = ? AND session_id = ? ORDER BY since, due_key LIMIT ?');
/** Of these, what is about failures and files: the newest first. */
export const relatedDueOf = select(
  injectionDue,
  `WHERE agent = ? AND session_id = ? AND trigger_name IN ('failure', 'file') ORDER BY since DESC, due_key`,
);
/** What waits already keeps its time. */
export const putDue = upsertRow(injectionDue, { once: ['since'] });
export const dropDue = sql(
  'DELETE FROM injection_due WHERE agent = ? AND session_id = ? AND trigger_name = ? AND due_key = ?',
);

// ── What a session meets ────────────────────────────────────────────────────────────────────────────────────

/** Of several that contradict each other none is told alone. */
const CAN_BE_TOLD = `e.state = 'active' AND e.summary IS NOT NULL AND e.conflicts_json = '[]'`;
/** The few entries of a tag that are worth the most of those that name an error or a file. */
export const entriesNaming = sqlAny<NamingRow>(
  `SELECT * FROM (SELECT n.what, n.name, e.entry_id, e.number, e.revision
     FROM canon_names n JOIN canon_entries e ON e.entry_id = n.entry_id`,
  `n.project_id = ? AND n.what = ? AND n.name = ? AND ${CAN_BE_TOLD} AND e.tag IN (?, '*')
   ORDER BY ${WORTH} DESC, e.number LIMIT ${LIMITS.related}) naming`,
);
export interface NamingRow {
  readonly what: 'error' | 'file';
  readonly name: string;
  readonly entry_id: string;
  readonly number: number;
  readonly revision: number;
}
/** Entries that wait to be said, as far as they still hold. */
export const entriesToTell = sqlAny<{
  entry_id: string;
  number: number;
  revision: number;
  summary: string;
  confidence_bps: number;
}>(
  'SELECT e.entry_id, e.number, e.revision, e.summary, e.confidence_bps FROM canon_entries e',
  `e.entry_id = ? AND ${CAN_BE_TOLD}`,
);

// ── Decisions ────────────────────────────────────────────────────────────────────────────────────────────────

export interface SoFarRow {
  /** Of its newest decision. */
  readonly seq: number | null;
  /** The modes that are set for it, from the nearest to the widest. */
  readonly session: InjectionMode | null;
  readonly project: InjectionMode | null;
  readonly home: InjectionMode | null;
  /** The same of whether it is told of what it meets. */
  readonly session_related: RelatedMode | null;
  readonly project_related: RelatedMode | null;
  readonly home_related: RelatedMode | null;
}
/** What every decision asks of its session, as one statement. */
export const readSoFar = sql<SoFarRow>(
  `SELECT (SELECT seq FROM injections WHERE agent = ? AND session_id = ? ORDER BY seq DESC LIMIT 1) AS seq,
     s.mode AS session, s.related AS session_related, p.mode AS project, p.related AS project_related,
     h.mode AS home, h.related AS home_related
   FROM (SELECT 1 AS one) o
   LEFT JOIN injection_modes s ON s.scope = 'session' AND s.agent = ? AND s.id = ?
   LEFT JOIN injection_modes p ON p.scope = 'project' AND p.agent = '' AND p.id = ?
   LEFT JOIN injection_modes h ON h.scope = 'home' AND h.agent = '' AND h.id = ''`,
);
export const putInjection = insertRow(injections);
export const readInjection = select(injections, 'WHERE agent = ? AND session_id = ? AND seq = ?');
export const hearInjection = sql('UPDATE injections SET is_heard = 1 WHERE agent = ? AND session_id = ? AND seq = ?');
export const saidSince = sql<{ tokens: number }>(
  `SELECT CAST(coalesce(sum(tokens_said), 0) AS BIGINT) AS tokens FROM injections
   WHERE agent = ? AND session_id = ? AND decided_at > ? AND decision <> 'nothing'`,
);
/** Every text of one context, in the order in which it was said: for agents whose block is sent anew with each request. */
export const textsOfContext = sql<{ payload_text: string | null }>(
  `SELECT payload_text FROM injections
   WHERE agent = ? AND session_id = ? AND window_key = ? AND context = ? AND decision <> 'nothing' AND is_heard = 1
   ORDER BY seq`,
);

export type HeardRow = Pick<
  InjectionRow,
  'seq' | 'project_id' | 'context' | 'turn' | 'decided_at' | 'trigger_name' | 'said'
>;
/** Which decisions to speak were heard within a time. */
export const heardBetween = sql<HeardRow>(
  `SELECT seq, project_id, context, turn, decided_at, trigger_name, said FROM injections
   WHERE agent = ? AND session_id = ? AND decided_at BETWEEN ? AND ? AND decision <> 'nothing' AND is_heard = 1
   ORDER BY seq`,
);

// ── Modes ────────────────────────────────────────────────────────────────────────────────────────────────────

export const readInjectionModes = select(
  injectionModes,
  `WHERE (scope = 'session' AND agent = ? AND id = ?) OR (scope = 'project' AND agent = '' AND id = ?)
      OR (scope = 'home' AND agent = '' AND id = '')`,
);
const OF_RELATED = ['related', 'related_at', 'related_by'] as const;
export const putInjectionMode = upsertRow(injectionModes, { without: OF_RELATED });
/** Whether a session is told of what failed and what it read; the mode stays. */
export const putRelatedMode = upsertRow(injectionModes, { without: ['mode', 'reason', 'set_at', 'set_by'] });
/** Only where nobody set one. */
export const putOwnMode = sql(
  `INSERT INTO injection_modes (scope, agent, id, mode, reason, set_at, set_by) VALUES ('session', ?, ?, ?, ?, ?, ?)
   ON CONFLICT (scope, agent, id) DO UPDATE
   SET mode = excluded.mode, reason = excluded.reason, set_at = excluded.set_at, set_by = excluded.set_by
   WHERE injection_modes.mode IS NULL`,
);

// ── Handoffs ─────────────────────────────────────────────────────────────────────────────────────────────────

export const putHandoff = insertRow(handoffs);
/**
 * What waits for a session of this agent, or was offered to this session and not heard; 1 for one that has only begun. By its time alone, as
 * the index of those that nobody took has them: others are not looked through.
 */
export const waitingHandoffs = select(
  handoffs,
  `WHERE project_id = ? AND taken_at IS NULL AND expires_at > ? AND (to_agent = ? OR (to_agent IS NULL AND ? = 1))
     AND NOT (from_agent = ? AND from_session = ?) AND slice IS NOT NULL
     AND (offered_at IS NULL OR offered_at < ? OR (taken_agent = ? AND taken_session = ?))
   ORDER BY created_at LIMIT ?`,
);
export const offerHandoff = sql(
  `UPDATE handoffs SET taken_agent = ?, taken_session = ?, taken_seq = ?, offered_at = ?
   WHERE handoff_id = ? AND taken_at IS NULL`,
);
export const takeHandoff = sql('UPDATE handoffs SET taken_at = ? WHERE handoff_id = ? AND taken_at IS NULL');

// ── Health ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Slices and sessions that wait for longer than they should, and those that failed again and again. */
const health = (sliceOf: string, jobOf: string) =>
  sql<{ waiting: number; failing: number }>(
    `SELECT
       (SELECT COUNT(*) FROM t3_backlog_jobs
        WHERE ${sliceOf} status IN ('pending', 'running', 'failed') AND created_at < ?)
       + (SELECT COUNT(*) FROM jobs WHERE ${jobOf} kind = '${DISTIL_JOB}' AND state <> 'dead' AND created_at < ?) AS waiting,
       (SELECT COUNT(*) FROM t3_backlog_jobs WHERE ${sliceOf} status IN ('failed', 'dead') AND attempts >= ?)
       + (SELECT COUNT(*) FROM jobs WHERE ${jobOf} kind = '${DISTIL_JOB}' AND attempts >= ?) AS failing`,
  );
/** A job that does not know its project counts in each. */
export const readHealth = health('project_id = ? AND', `(payload LIKE ? OR payload NOT LIKE '%${ANY_PROJECT}%') AND`);
export const readHomeHealth = health('', '');

// ── Compiling ────────────────────────────────────────────────────────────────────────────────────────────────

/** The tags that entries have, those that sessions were switched to, and those whose lines somebody may have been told. */
export const tagsOfProject = sql<{ tag: string }>(
  `SELECT DISTINCT tag FROM canon_entries WHERE project_id = ? AND state = 'active'
   UNION SELECT DISTINCT tag FROM session_tags WHERE project_id = ? AND tag <> ''
   UNION SELECT tag FROM injection_baselines WHERE project_id = ?`,
);
export const baselineOf = select(injectionBaselines, 'WHERE project_id = ? AND tag = ?');
export const linesOfTag = select(injectionLines, 'WHERE project_id = ? AND tag = ?');
export const putBaseline = upsertRow(injectionBaselines);
export const putLine = upsertRow(injectionLines);
export const putLineEntries = upsertRows(injectionLineEntries);
export const dropLineEntries = sql(
  'DELETE FROM injection_line_entries WHERE project_id = ? AND tag = ? AND line_key = ?',
);
export const dropLine = sql('DELETE FROM injection_lines WHERE project_id = ? AND tag = ? AND line_key = ?');
/** 0 where it was made of entries, and all of them hold still; a line about something else ends when it is no longer compiled. */
export const isLineEnded = sql<{ ended: number }>(
  `SELECT CASE WHEN COUNT(*) = 0 OR COUNT(*) > SUM(CASE WHEN e.state = 'active' THEN 1 ELSE 0 END) OR COUNT(*) > 1
     THEN 1 ELSE 0 END AS ended
   FROM injection_line_entries x LEFT JOIN canon_entries e ON e.entry_id = x.entry_id
   WHERE x.project_id = ? AND x.tag = ? AND x.line_key = ?`,
);

// ── Collisions ───────────────────────────────────────────────────────────────────────────────────────────────

/** `own_at` is when the asking session changed it before. */
export interface OtherEditor {
  readonly agent: string;
  readonly session_id: string;
  readonly owner: string;
  readonly changed_at: string;
  readonly own_at: string | null;
  /** 0 for one that ended; one whose end nobody tells is live until it is idle. */
  readonly is_live: number;
}
/** Other sessions of the same worktree that changed a file since. */
export const othersWhoChanged = sql<OtherEditor>(
  `SELECT s.agent, s.session_id, s.owner, f.changed_at, o.changed_at AS own_at,
     CASE WHEN s.ended_at IS NULL AND (s.source <> 'transcript' OR s.last_event_at > ?) THEN 1 ELSE 0 END AS is_live
   FROM agent_session_files f JOIN agent_sessions s ON s.agent = f.agent AND s.session_id = f.session_id
   LEFT JOIN agent_session_files o
     ON o.agent = ? AND o.session_id = ? AND o.project_id = f.project_id AND o.path = f.path
   WHERE f.project_id = ? AND f.path = ? AND NOT (f.agent = ? AND f.session_id = ?)
     AND coalesce(s.worktree, '') = ? AND f.changed_at > ?
   ORDER BY is_live DESC, f.changed_at DESC LIMIT ?`,
);

// ── Erasing ──────────────────────────────────────────────────────────────────────────────────────────────────

export const messagesAfter = select(
  injections,
  `WHERE (payload_text IS NOT NULL OR said <> '[]' OR left_over <> '[]') AND (agent, session_id, seq) > (?, ?, ?)
   ORDER BY agent, session_id, seq LIMIT ?`,
);
export const linesWithWords = select(injectionLines, 'WHERE line IS NOT NULL');
export const allDue = select(injectionDue, '');
export const handoffsWithWords = select(handoffs, 'WHERE note IS NOT NULL OR slice IS NOT NULL');
/** A hash of few words is theirs: whoever guesses them can tell. */
export const eraseMessage = sql(
  `UPDATE injections SET payload_text = NULL, payload_hash = NULL, said = ?, left_over = ?
   WHERE agent = ? AND session_id = ? AND seq = ?`,
);
export const eraseLine = sql(
  'UPDATE injection_lines SET line = NULL WHERE project_id = ? AND tag = ? AND line_key = ?',
);
export const eraseHandoff = sql(
  'UPDATE handoffs SET note = NULL, slice = NULL, payload_hash = NULL WHERE handoff_id = ?',
);
