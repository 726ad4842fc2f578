// Handoffs as people and the sweep ask for them; hooks have their own statements.
import { sql } from '../../store/store.ts';
import { select } from '../../store/table.ts';
import { handoffs } from '../injection/queries.ts';

/** Newest first; '' stands for every session, given or taken, and for every state. */
export const listHandoffs = select(
  handoffs,
  `WHERE project_id = ? AND (created_at, handoff_id) < (?, ?)
     AND (? = '' OR (from_agent = ? AND from_session = ?) OR (taken_agent = ? AND taken_session = ? AND taken_at IS NOT NULL))
     AND ? IN ('', CASE WHEN taken_at IS NOT NULL THEN 'taken' WHEN expires_at <= ? THEN 'expired'
                        WHEN slice IS NULL THEN 'erased' ELSE 'waiting' END)
   ORDER BY created_at DESC, handoff_id DESC LIMIT ?`,
);
/** By the whole id or by its beginning. */
export const findHandoffs = select(
  handoffs,
  `WHERE project_id = ? AND substr(CAST(handoff_id AS TEXT), 1, ?) = ? ORDER BY created_at DESC LIMIT 2`,
);
/** Nobody is told them any more. */
export const emptyExpired = sql(
  `UPDATE handoffs SET note = NULL, slice = NULL, payload_hash = NULL
   WHERE taken_at IS NULL AND slice IS NOT NULL AND expires_at <= ?`,
);
export const dropExpired = sql('DELETE FROM handoffs WHERE taken_at IS NULL AND expires_at <= ?');
