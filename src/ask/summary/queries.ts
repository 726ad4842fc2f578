// What a summary is made of, beside the turns.
import { sql } from '../../store/store.ts';

/** Which exchange of a conversation was shown which fact. */
export const factsShownIn = sql<{ readonly exchange_id: string; readonly artifact_id: string }>(
  `SELECT r.exchange_id, r.artifact_id FROM llm_exchange e
   JOIN context_artifact_ref r ON r.exchange_id = e.exchange_id
   WHERE e.session_id = ? AND e.project_id = ? AND r.artifact_type = 'ledger_fact'
   ORDER BY e.created_at, r.exchange_id, r.ordinal LIMIT ?`,
);
