// What retention reads and empties.
import { sql } from '../../store/store.ts';
import { select } from '../../store/table.ts';
import { llmExchange } from '../queries.ts';

export const projectsAsked = sql<{ project_id: string }>(
  'SELECT project_id FROM chat_session UNION SELECT project_id FROM actuation',
);

/** In the order in which they ended. */
export const exchangesAfter = select(llmExchange, 'WHERE project_id = ? AND seq > ? ORDER BY seq LIMIT ?');
export const exchangesUpTo = sql<{ exchange_id: string; seq: number }>(
  'SELECT exchange_id, seq FROM llm_exchange WHERE project_id = ? AND seq > ? AND seq <= ? ORDER BY seq LIMIT ?',
);
/** All that ended before it ended before that time too, even where a clock went back. */
export const firstYoung = sql<{ seq: number | null }>(
  'SELECT MIN(seq) AS seq FROM llm_exchange WHERE project_id = ? AND seq > ? AND created_at >= ?',
);
export const lastExchange = sql<{ seq: number | null }>(
  'SELECT MAX(seq) AS seq FROM llm_exchange WHERE project_id = ?',
);
export const intentsInUse = sql<{ intent_hash: string }>(
  `SELECT DISTINCT intent_hash FROM chat_session
   WHERE project_id = ? AND status = 'open' AND last_at >= ? AND intent_hash IS NOT NULL`,
);
export const readEntity = sql<{ body: string }>(
  'SELECT body FROM state_entities WHERE workflow_id = ? AND collection = ? AND entity_id = ?',
);
export const openEntities = sql<{ body: string }>(
  `SELECT body FROM state_entities WHERE workflow_id = ? AND collection = 'exchanges'`,
);

// ── What there is to empty ───────────────────────────────────────────────────────────────────────────────────

/** Of exchanges that ended: the question of one that is under way is needed. */
export const fullTurns = sql<{ turn_id: string; bytes: number }>(
  `SELECT t.turn_id, OCTET_LENGTH(t.content) AS bytes FROM chat_turn t
   JOIN llm_exchange e ON e.exchange_id = t.exchange_id
   WHERE t.project_id = ? AND t.seq <= ? AND e.seq <= ? AND t.content <> ''`,
);
export const fullContents = sql<{ content_hash: string; bytes: number }>(
  `SELECT content_hash, OCTET_LENGTH(body) AS bytes FROM ask_content
   WHERE project_id = ? AND body IS NOT NULL AND created_at < ?`,
);
export const fullReadings = sql<{ readings: number; bytes: number }>(
  `SELECT COUNT(*) AS readings, COALESCE(SUM(OCTET_LENGTH(entry)), 0) AS bytes FROM sight_reading
   WHERE project_id = ? AND observed_at < ? AND entry <> ''`,
);
/** Of those that are over; of open ones only where nobody approved them for long. One that runs needs its arguments. */
export const fullActuations = sql<{ actuation_id: string; bytes: number }>(
  `SELECT actuation_id, OCTET_LENGTH(arguments) + OCTET_LENGTH(scope) + COALESCE(OCTET_LENGTH(tail), 0) AS bytes
   FROM actuation WHERE project_id = ? AND arguments <> '' AND (
     (status IN ('ended', 'rejected') AND COALESCE(ended_at, decided_at) < ?)
     OR (status = 'approved' AND expires_at < ?) OR (status = 'proposed' AND proposed_at < ?)
   ) ORDER BY seq LIMIT ?`,
);

// ── Emptying ─────────────────────────────────────────────────────────────────────────────────────────────────

export const emptyTurn = sql(`UPDATE chat_turn SET content = '' WHERE turn_id = ?`);
export const emptyContent = sql('UPDATE ask_content SET body = NULL WHERE project_id = ? AND content_hash = ?');
export const emptyReadings = sql(
  `UPDATE sight_reading SET entry = '' WHERE project_id = ? AND observed_at < ? AND entry <> ''`,
);
export const emptyExchanges = sql(
  `UPDATE llm_exchange SET context_bundle_json = NULL, prompt_compiled = NULL, response_sanitized = NULL
   WHERE project_id = ? AND seq > ? AND seq <= ?
   AND (context_bundle_json IS NOT NULL OR prompt_compiled IS NOT NULL OR response_sanitized IS NOT NULL)`,
);
export const emptyActuation = sql(
  `UPDATE actuation SET arguments = '', scope = '', tail = NULL WHERE actuation_id = ?`,
);
