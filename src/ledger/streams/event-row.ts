// The hash of a row of `events`: over every column but the two local ones, and over the row before it.
import { sha256 } from '../../base/hash.ts';
import type { EventRow } from '../contract.ts';

/** The local columns differ between two copies of one event. */
type HashedColumn = Exclude<keyof EventRow, 'position' | 'received_at' | 'row_hash'>;

/** The order is part of the format. */
const HASHED: readonly HashedColumn[] = [
  'event_id',
  'workflow_id',
  'event_seq',
  'append_seq',
  'event_type',
  'payload',
  'timestamp',
  'schema_version',
  'producer_version',
  'checksum',
  'operation_id',
  'actor',
  'tokens',
  'delta',
  'delta_ref',
  'state_checksum',
  'host_id',
  'host_counter',
  'prev_hash',
];

/** All others are ASCII by their form, so that their length in characters is the one in bytes. */
const FREE_TEXT: ReadonlySet<HashedColumn> = new Set(['payload', 'actor', 'tokens', 'delta']);

/** Each value with its length in UTF-8 before it, so that no two rows share a text; `~` for NULL. */
export function rowHash(row: Omit<EventRow, 'position' | 'received_at' | 'row_hash'>): string {
  let text = 'throughline event 1\n';
  for (const column of HASHED) {
    const value = row[column];
    if (value === null) text += '~,';
    else if (typeof value === 'number') text += `${String(value).length}:${value},`;
    else text += `${FREE_TEXT.has(column) ? Buffer.byteLength(value) : value.length}:${value},`;
  }
  return sha256(text);
}

/** What the first row of a stream names as the one before it: it binds the chain to its stream and kind. */
export function genesisHash(workflowId: string, kind: string): string {
  return sha256(`throughline stream 1\n${workflowId}\n${kind}`);
}
