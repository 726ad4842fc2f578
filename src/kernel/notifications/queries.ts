// The statements of notifications: events in commit order with the kind of their stream, and the cursors of consumers.
import { sql } from '../../store/store.ts';
import { bigint, defineTable, insertRow, text, timestamp } from '../../store/table.ts';
import type { EventRow } from '../../ledger/contract.ts';

export type NotifiedRow = Pick<
  EventRow,
  | 'position'
  | 'event_id'
  | 'workflow_id'
  | 'event_seq'
  | 'append_seq'
  | 'event_type'
  | 'payload'
  | 'timestamp'
  | 'schema_version'
  | 'operation_id'
  | 'actor'
  | 'tokens'
  | 'host_id'
  | 'host_counter'
> & { readonly kind: string };

export const readNotified = sql<NotifiedRow>(
  `SELECT e.position, e.event_id, e.workflow_id, e.event_seq, e.append_seq, e.event_type, e.payload, e.timestamp,
     e.schema_version, e.operation_id, e.actor, e.tokens, e.host_id, e.host_counter, s.kind
   FROM events e JOIN streams s ON s.workflow_id = e.workflow_id
   WHERE e.position > ? ORDER BY e.position LIMIT ?`,
);

export const consumerCursors = defineTable('consumer_cursors', ['consumer'], {
  consumer: text,
  position: bigint,
  updated_at: timestamp,
});
export const readCursor = sql<{ position: number }>('SELECT position FROM consumer_cursors WHERE consumer = ?');
/** An existing cursor is left unchanged. */
export const startCursor = insertRow(consumerCursors, { onConflict: 'nothing' });
export const moveCursor = sql('UPDATE consumer_cursors SET position = ?, updated_at = ? WHERE consumer = ?');
