// Holds the recorded results of a workflow's steps against `completed_steps` and their events before any of them is
// replayed: a snapshot, which they come from, is bound to neither.
import { isDeepStrictEqual } from 'node:util';
import { refuse } from '../../ledger/contract.ts';
import { resultChecksum } from '../../ledger/append/past-append.ts';
import { pageCompletedSteps, readPayloads, type CompletedStepRow } from '../../ledger/queries.ts';
import type { WorkflowDeps } from './deps.ts';
import type { Completion, History } from './history.ts';

const PAGE = 1_000;

/** Refuses the first result that is not the one that was recorded. Nothing of the run has happened by then. */
export async function checkSteps({ store }: WorkflowDeps, history: History, workflowId: string): Promise<void> {
  const unchecked = history.completions.filter(({ seq }) => seq > history.checkedSeq);
  if (unchecked.length === 0) return;
  const recorded = new Map<string, CompletedStepRow>();
  for (let after = ''; ;) {
    const rows = await store.read((tx) => tx.all(pageCompletedSteps, workflowId, after, PAGE));
    for (const row of rows) recorded.set(row.step_id, row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) break;
    after = last.step_id;
  }
  const refuseOther = ({ stepId, seq }: Completion, table: string) =>
    refuse(
      'checksum_mismatch',
      `The result of step "${stepId}" of workflow ${workflowId} is not the one that was recorded`,
      { table, workflow_id: workflowId, step_id: stepId, event_seq: seq },
    );
  for (const completion of unchecked) {
    if (!isRecorded(completion, recorded.get(completion.stepId))) throw refuseOther(completion, 'completed_steps');
  }
  const bySeq = new Map(unchecked.map((completion) => [completion.seq, completion]));
  for (let after = history.checkedSeq; ;) {
    const rows = await store.read((tx) => tx.all(readPayloads, workflowId, after, history.headSeq, PAGE));
    for (const row of rows) {
      const completion = bySeq.get(row.event_seq);
      bySeq.delete(row.event_seq);
      if (completion && !isOfEvent(completion, row)) throw refuseOther(completion, 'snapshots');
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) break;
    after = last.event_seq;
  }
  for (const completion of bySeq.values()) throw refuseOther(completion, 'events');
  history.checkedSeq = history.headSeq;
}

interface EventText {
  readonly payload: string;
  readonly row_hash: string;
}

function isOfEvent({ stepId, afterSeq, rowHash, outcome }: Completion, { payload, row_hash }: EventText): boolean {
  const { step_id, after_seq, result, error } = JSON.parse(payload) as Readonly<Record<string, unknown>>;
  return (
    rowHash === row_hash &&
    stepId === step_id &&
    afterSeq === after_seq &&
    isDeepStrictEqual(outcome, error === undefined ? { result } : { error })
  );
}

function isRecorded({ seq, rowHash }: Completion, step: CompletedStepRow | undefined): boolean {
  const ref = `events:${seq}-${seq}`;
  return (
    step?.result_snapshot_ref === ref && step.result_checksum === resultChecksum(ref, rowHash, step.input_checksum)
  );
}
