// What people ask of decisions: reads that no hook makes.
import { sql } from '../../store/store.ts';
import { select } from '../../store/table.ts';
import { handoffs, injectionModes, injections } from './queries.ts';

const KIND = `(? = '' OR decision = ? OR (? = 'said' AND decision <> 'nothing')) AND (? = '' OR reason = ?)
  AND (? = '' OR tag = ?)`;
/** Newest first; the place where the page before ended is (time, agent, session, number). '' stands for everything. */
export const injectionsOfProject = select(
  injections,
  `WHERE project_id = ? AND (decided_at, agent, session_id, seq) < (?, ?, ?, ?) AND (? = '' OR agent = ?) AND ${KIND}
   ORDER BY decided_at DESC, agent DESC, session_id DESC, seq DESC LIMIT ?`,
);
/** The same of one session. */
export const injectionsOfSession = select(
  injections,
  `WHERE agent = ? AND session_id = ? AND seq < ? AND ${KIND} ORDER BY seq DESC LIMIT ?`,
);
export const newestInjection = select(injections, 'WHERE agent = ? AND session_id = ? ORDER BY seq DESC LIMIT 1');
/** Of each hook of a turn, in the order in which they decided. Windows count their turns apart. */
export const decisionsOfTurn = select(injections, 'WHERE agent = ? AND session_id = ? AND turn = ? ORDER BY seq');
/** A tag of the canon or of a session, whatever became of it. */
export const knownTag = sql<{ tag: string }>(
  `SELECT tag FROM canon_entries WHERE project_id = ? AND tag = ?
   UNION ALL SELECT tag FROM session_tags WHERE project_id = ? AND tag = ? LIMIT 1`,
);
export const lastPressure = select(
  injections,
  'WHERE agent = ? AND session_id = ? AND pressure_bps IS NOT NULL ORDER BY seq DESC LIMIT 1',
);
/** Sessions that were switched by no person. */
export const switchedModes = select(
  injectionModes,
  `WHERE scope = 'session' AND reason IS NOT NULL ORDER BY set_at DESC, agent, id LIMIT ?`,
);

export interface SumRow {
  readonly agent: string;
  readonly session_id: string;
  readonly day: string;
  readonly decision: string;
  readonly reason: string;
  readonly decisions: number;
  readonly turns: number;
  readonly tokens_said: number;
  readonly tokens_saved: number;
}
const SUMS = `count(*) AS decisions, CAST(sum(CASE WHEN turn > 0 THEN 1 ELSE 0 END) AS BIGINT) AS turns,
  CAST(sum(tokens_said) AS BIGINT) AS tokens_said, CAST(sum(tokens_saved) AS BIGINT) AS tokens_saved`;
/** By session, day and reason. Both databases keep the time in UTC. */
export const sumsSince = sql<SumRow>(
  `SELECT agent, session_id, substr(CAST(decided_at AS TEXT), 1, 10) AS day, decision, reason, ${SUMS}
   FROM injections WHERE project_id = ? AND decided_at >= ? AND (? = '' OR agent = ?)
   GROUP BY agent, session_id, substr(CAST(decided_at AS TEXT), 1, 10), decision, reason
   ORDER BY 3, 1, 2, 4, 5`,
);
export interface SessionSumRow extends Pick<SumRow, 'decision' | 'decisions' | 'tokens_said' | 'tokens_saved'> {
  readonly heard: number;
}
export const sumsOfSession = sql<SessionSumRow>(
  `SELECT decision, CAST(sum(is_heard) AS BIGINT) AS heard, ${SUMS}
   FROM injections WHERE agent = ? AND session_id = ? GROUP BY decision`,
);

// ── One session ──────────────────────────────────────────────────────────────────────────────────────────────

export const countTold = sql<{ window_key: string; lines: number }>(
  'SELECT window_key, count(*) AS lines FROM injection_told WHERE agent = ? AND session_id = ? GROUP BY window_key',
);
export interface LeftRow {
  readonly files_changed: number;
  readonly tasks: number;
  readonly checkpoints_asked: number;
  readonly drafts: number;
  readonly observations: number;
  readonly reflections: number;
}
export const countLeft = sql<LeftRow>(
  `SELECT
     (SELECT count(*) FROM agent_session_files f WHERE f.agent = s.agent AND f.session_id = s.session_id) AS files_changed,
     (SELECT count(*) FROM agent_session_tasks t WHERE t.agent = s.agent AND t.session_id = s.session_id) AS tasks,
     s.asked AS checkpoints_asked,
     (SELECT count(*) FROM checkpoint_drafts d WHERE d.agent = s.agent AND d.session_id = s.session_id) AS drafts,
     (SELECT count(*) FROM observations_t1 o WHERE o.session_ref = ? AND o.withdrawn_at IS NULL) AS observations,
     (SELECT count(*) FROM reflections_t2 r WHERE r.session_ref = ? AND r.withdrawn_at IS NULL) AS reflections
   FROM agent_sessions s WHERE s.agent = ? AND s.session_id = ?`,
);
export const countTranscript = sql<{ transcript_events: number; tools_called: number }>(
  `SELECT count(*) AS transcript_events, CAST(coalesce(sum(CASE WHEN kind = 'call' THEN 1 ELSE 0 END), 0) AS BIGINT) AS tools_called
   FROM compact_events_t0 WHERE project_id = ? AND agent = ? AND session_id = ?`,
);
export const handoffsFrom = select(
  handoffs,
  'WHERE project_id = ? AND from_agent = ? AND from_session = ? ORDER BY created_at DESC, handoff_id LIMIT ?',
);
export const handoffsTakenBy = select(
  handoffs,
  'WHERE taken_agent = ? AND taken_session = ? AND taken_at IS NOT NULL ORDER BY taken_at DESC, handoff_id LIMIT ?',
);
