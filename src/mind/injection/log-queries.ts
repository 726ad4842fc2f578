// What people ask of decisions: reads that no hook makes.
import { sql } from '../../store/store.ts';
import { select } from '../../store/table.ts';
import { injectionModes, injections } from './queries.ts';

const KIND = `(? = '' OR decision = ? OR (? = 'said' AND decision <> 'nothing'))`;
/** Newest first; the place where the page before ended is (time, agent, session, number). '' stands for every agent and every decision. */
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
export const newestOfTurn = select(
  injections,
  'WHERE agent = ? AND session_id = ? AND turn = ? ORDER BY seq DESC LIMIT 1',
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
export const sumsOfSession = sql<
  Pick<SumRow, 'decision' | 'decisions' | 'tokens_said' | 'tokens_saved'> & { heard: number }
>(
  `SELECT decision, CAST(sum(is_heard) AS BIGINT) AS heard, ${SUMS}
   FROM injections WHERE agent = ? AND session_id = ? GROUP BY decision`,
);
