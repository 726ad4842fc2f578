// The result of an append that was done before: found by its operation id, or by its first event.
import { Bug, type Refusal } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import type { ReadTx } from '../../store/store.ts';
import { LIMITS, refuse, type AppendResult, type StreamKind } from '../contract.ts';
import { genesisHash } from '../streams/event-row.ts';
import * as q from '../queries.ts';
import { emptyChecksumOf } from '../state/state.ts';

export function resultChecksum(ref: string, headHash: string, input: string | null): string {
  return sha256(`throughline result 1\n${ref}\n${headHash}\n${input ?? ''}`);
}

/** A step that a rebuild made again has no input: its id alone says that the operation was done, and it is not done twice. */
export function isOtherInput({ input_checksum: stored }: q.CompletedStep, input: string | null): boolean {
  return stored !== null && stored !== input;
}

export function operationConflict(workflowId: string, operationId: string, completedAt: string): Refusal {
  return refuse(
    'operation_conflict',
    `Operation "${operationId}" was already used on ${workflowId} for something else`,
    { workflow_id: workflowId, operation_id: operationId, completed_at: completedAt },
  );
}

/** The first result of an operation, held against the checksum stored with it. */
export async function firstResult(
  tx: ReadTx,
  kind: StreamKind,
  workflowId: string,
  operationId: string,
  done: q.CompletedStep,
): Promise<AppendResult> {
  const ref = done.result_snapshot_ref ?? '';
  const match = /^(?:events:(\d+)-(\d+)|head:(\d+))$/.exec(ref);
  if (!match) throw new Bug(`step "${operationId}" of ${workflowId} has the result "${ref}", which is no append's`);
  const result =
    match[1] === undefined
      ? await headResult(tx, kind, workflowId, Number(match[3]))
      : await pastAppend(tx, workflowId, Number(match[1]));
  if (resultChecksum(ref, result.head_hash, done.input_checksum) !== done.result_checksum) {
    throw refuse(
      'checksum_mismatch',
      `The result of operation "${operationId}" on ${workflowId} is not the one that was recorded`,
      { workflow_id: workflowId, operation_id: operationId, table: 'completed_steps' },
    );
  }
  return { ...result, repeated: true };
}

async function headResult(tx: ReadTx, kind: StreamKind, workflowId: string, seq: number): Promise<AppendResult> {
  const row = await tx.get(q.readEvent, workflowId, seq);
  return {
    workflow_id: workflowId,
    first_seq: seq,
    last_seq: seq,
    head_hash: row?.row_hash ?? genesisHash(workflowId, kind.kind),
    state_checksum: row ? row.state_checksum : emptyChecksumOf(kind),
    events: [],
    repeated: false,
  };
}

/** The append whose first event has this sequence. */
export async function pastAppend(tx: ReadTx, workflowId: string, firstSeq: number): Promise<AppendResult> {
  const lastPossible = firstSeq - 1 + LIMITS.eventsPerAppend;
  const rows = await tx.all(q.readEvents, workflowId, firstSeq - 1, lastPossible, LIMITS.eventsPerAppend);
  const events = rows.filter((row) => row.append_seq === firstSeq);
  const last = events.at(-1);
  if (!last) {
    throw refuse('chain_broken', `The events from ${firstSeq} of ${workflowId} are missing`, {
      workflow_id: workflowId,
      event_seq: firstSeq,
    });
  }
  return {
    workflow_id: workflowId,
    first_seq: firstSeq,
    last_seq: last.event_seq,
    head_hash: last.row_hash,
    state_checksum: last.state_checksum,
    events,
    repeated: false,
  };
}
