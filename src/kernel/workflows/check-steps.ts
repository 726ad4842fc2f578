// Holds the recorded results of a workflow's steps against `completed_steps` before any of them is replayed.
import { refuse } from '../../ledger/contract.ts';
import { resultChecksum } from '../../ledger/append/past-append.ts';
import { pageCompletedSteps, type CompletedStepRow } from '../../ledger/queries.ts';
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
  for (const completion of unchecked) {
    if (isRecorded(completion, recorded.get(completion.stepId))) continue;
    const { stepId, seq } = completion;
    throw refuse(
      'checksum_mismatch',
      `The result of step "${stepId}" of workflow ${workflowId} is not the one that was recorded`,
      { table: 'completed_steps', workflow_id: workflowId, step_id: stepId, event_seq: seq },
    );
  }
  history.checkedSeq = history.headSeq;
}

function isRecorded({ seq, rowHash }: Completion, step: CompletedStepRow | undefined): boolean {
  const ref = `events:${seq}-${seq}`;
  return (
    step?.result_snapshot_ref === ref && step.result_checksum === resultChecksum(ref, rowHash, step.input_checksum)
  );
}
