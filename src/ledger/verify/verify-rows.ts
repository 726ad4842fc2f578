// One row of the log held against its stream, the row before it and the head it leads to.
import type { EventRow, StreamInfo } from '../contract.ts';
import { genesisHash } from '../streams/event-row.ts';
import type { MetaRow } from '../queries.ts';
import { rowProblem, whereOf, type ChainPoint } from '../streams/row-check.ts';
import type { Report } from './report.ts';

/** The position and hash that a stream has reached. */
export interface Head extends ChainPoint {
  readonly appendSeq: number;
  readonly stateChecksum: string | null;
  /** Appends so far that named an operation. */
  readonly operations: number;
}

export function checkRow(
  row: EventRow,
  meta: MetaRow,
  streams: ReadonlyMap<string, StreamInfo>,
  heads: Map<string, Head>,
  report: Report,
): void {
  const stream = streams.get(row.workflow_id);
  const name = `Event ${row.event_seq} of ${row.workflow_id}`;
  if (!stream)
    report({ code: 'chain_broken', message: `${name} belongs to a stream that does not exist`, ...whereOf(row) });
  const before = heads.get(row.workflow_id) ?? {
    seq: 0,
    hash: genesisHash(row.workflow_id, stream?.kind ?? ''),
    appendSeq: 0,
    stateChecksum: null,
    operations: 0,
  };
  const problem = rowProblem(row, before);
  if (problem) report({ ...problem, ...whereOf(row) });
  if (row.append_seq !== row.event_seq && row.append_seq !== before.appendSeq) {
    report({ code: 'chain_broken', message: `${name} names an append that it is not part of`, ...whereOf(row) });
  }
  if (row.host_id === meta.host_id && row.received_at !== row.timestamp) {
    report({
      code: 'checksum_mismatch',
      message: `${name} was received at another time than it was written here`,
      ...whereOf(row),
    });
  }
  if (before.seq === 0 && stream && stream.created_at !== row.timestamp) {
    report({
      code: 'checksum_mismatch',
      message: `Stream ${row.workflow_id} was not created with its first event`,
      table: 'streams',
      workflow_id: row.workflow_id,
    });
  }
  // Goes on from what is stored, so that one bad row is one problem.
  heads.set(row.workflow_id, {
    seq: row.event_seq,
    hash: row.row_hash,
    appendSeq: row.append_seq,
    stateChecksum: row.state_checksum,
    operations: before.operations + (row.operation_id !== null && row.append_seq === row.event_seq ? 1 : 0),
  });
}

export function checkHead(stream: StreamInfo, head: Head | undefined, report: Report): void {
  const { workflow_id, kind } = stream;
  const at = head ?? { seq: 0, hash: genesisHash(workflow_id, kind) };
  if (at.seq !== stream.head_seq || at.hash !== stream.head_hash) {
    report({
      code: 'chain_broken',
      message: `Stream ${workflow_id} ends at event ${at.seq}, but its head is event ${stream.head_seq}`,
      table: 'streams',
      workflow_id,
      event_seq: Math.min(at.seq, stream.head_seq) + 1,
    });
  }
  if (head && head.stateChecksum !== stream.state_checksum) {
    report({
      code: 'checksum_mismatch',
      message: `Stream ${workflow_id} names another state than its last event`,
      table: 'streams',
      workflow_id,
    });
  }
}
