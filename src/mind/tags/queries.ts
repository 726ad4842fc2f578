// Tags of a project: those of its canon, and those that sessions had.
import { sql } from '../../store/store.ts';

export const entriesByTag = sql<{ tag: string; entries: number }>(
  `SELECT tag, count(*) AS entries FROM canon_entries WHERE project_id = ? AND state = 'active' AND tag <> '*' GROUP BY tag`,
);
export const sessionsByTag = sql<{ tag: string; sessions: number; last_at: string }>(
  `SELECT tag, count(DISTINCT session_ref) AS sessions, max(set_at) AS last_at FROM session_tags
   WHERE project_id = ? AND tag <> '' GROUP BY tag`,
);
