// What must hold for one row of `events` given the one before it. Restore and verify ask the same questions.
import { sha256 } from '../../base/hash.ts';
import type { EventRow } from '../contract.ts';
import { rowHash } from './event-row.ts';

export interface ChainPoint {
  readonly seq: number;
  readonly hash: string;
}

export interface RowProblem {
  readonly code: 'checksum_mismatch' | 'chain_broken';
  readonly message: string;
}

/** How a problem says which row it is about. */
export function whereOf(row: EventRow) {
  return { table: 'events', workflow_id: row.workflow_id, event_seq: row.event_seq, position: row.position };
}

export function rowProblem(row: Omit<EventRow, 'received_at'>, before: ChainPoint): RowProblem | undefined {
  const name = `Event ${row.event_seq} of ${row.workflow_id}`;
  if (row.event_seq !== before.seq + 1) {
    return { code: 'chain_broken', message: `${name} follows event ${before.seq}: events are missing or doubled` };
  }
  if (row.prev_hash !== before.hash)
    return { code: 'chain_broken', message: `${name} does not follow the event before it` };
  if (sha256(row.payload) !== row.checksum)
    return { code: 'checksum_mismatch', message: `${name} has a payload that is not the one written` };
  if (rowHash(row) !== row.row_hash)
    return { code: 'checksum_mismatch', message: `${name} has a column that is not the one written` };
  return undefined;
}
