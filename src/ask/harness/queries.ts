// What the harness reads of the ledger and of ask's tables.
import { sql } from '../../store/store.ts';

export interface ToldEvent {
  readonly position: number;
  readonly workflow_id: string;
  readonly event_seq: number;
  readonly event_type: string;
  readonly payload: string;
}

const EVENT = 'SELECT position, workflow_id, event_seq, event_type, payload FROM events';

export const askStreams = sql<{ workflow_id: string; head_seq: number }>(
  `SELECT workflow_id, head_seq FROM streams WHERE kind = 'ask' ORDER BY created_at DESC, workflow_id`,
);

/** Newest first, before a sequence. */
export const exchangeEvents = sql<ToldEvent>(
  `${EVENT} WHERE workflow_id = ? AND event_seq < ? AND event_type IN ('exchange.begun', 'exchange.ended')
   ORDER BY event_seq DESC LIMIT ?`,
);
export const eventAt = sql<ToldEvent>(`${EVENT} WHERE workflow_id = ? AND event_seq = ?`);
/** What was begun in a stretch of the ledger. */
export const begunBetween = sql<ToldEvent>(
  `${EVENT} WHERE position > ? AND position <= ? AND event_type = 'exchange.begun' ORDER BY position`,
);

/** How many turns of a project two events made. */
export const turnsOf = sql<{ turns: number }>(
  'SELECT count(*) AS turns FROM chat_turn WHERE project_id = ? AND seq IN (?, ?) AND exchange_id = ?',
);
export const isUnderWay = sql<{ found: number }>(
  `SELECT count(*) AS found FROM state_entities WHERE workflow_id = ? AND collection = 'exchanges' AND entity_id = ?`,
);

/** Newest first; bodies are read one by one. */
export const newestContents = sql<{ project_id: string; content_hash: string }>(
  'SELECT project_id, content_hash FROM ask_content WHERE body IS NOT NULL ORDER BY created_at DESC, content_hash LIMIT ?',
);
export const newestReadings = sql<{ execution_id: string; entry: string }>(
  'SELECT execution_id, entry FROM sight_reading ORDER BY execution_id DESC LIMIT ?',
);
