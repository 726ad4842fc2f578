// The completed steps of a stream held against the events that name their operations. An operation that wrote no event
// left nothing to derive its step from: such a row stays as it is.
import { runRows } from '../../store/rows.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { resultChecksum } from '../append/past-append.ts';
import type { EventRow } from '../contract.ts';
import * as q from '../queries.ts';
import { attemptOf, isStep } from '../verify/verify-steps.ts';
import type { Difference } from './report.ts';

const PAGE = 1_000;

/** What the events of one operation say of it, up to its last event. */
interface Operation {
  readonly attempt: number;
  /** A workflow's step begins before it ends; every other operation is one moment. */
  readonly hasOwnStart: boolean;
  readonly ref: string;
  readonly endedAt: string;
  readonly lastHash: string;
}

export type Operations = Map<string, Operation>;

export function addOperation(operations: Operations, row: EventRow): void {
  if (row.operation_id === null) return;
  operations.set(row.operation_id, {
    attempt: Number(attemptOf(row)),
    hasOwnStart: isStep(row),
    ref: `events:${row.append_seq}-${row.event_seq}`,
    endedAt: row.timestamp,
    lastHash: row.row_hash,
  });
}

export interface StepChanges {
  readonly removed: string[];
  readonly attempts: q.AttemptRow[];
  readonly inserted: q.CompletedStepRow[];
}

type Stored = q.CompletedStepRow & { readonly started_at: string | null };
type Report = (table: 'completed_steps' | 'step_attempts', key: string, what: Difference['what']) => void;

export async function compareSteps(
  tx: ReadTx,
  workflowId: string,
  operations: Operations,
  report: Report,
): Promise<StepChanges> {
  const changes: StepChanges = { removed: [], attempts: [], inserted: [] };
  const missing = new Map(operations);
  const compareStart = (step_id: string, { attempt, hasOwnStart, endedAt }: Operation, startedAt: string | null) => {
    if (startedAt === endedAt || (hasOwnStart && startedAt !== null)) return;
    report('step_attempts', `${step_id} ${attempt}`, startedAt === null ? 'missing' : 'changed');
    const key = { workflow_id: workflowId, step_id, attempt_id: attempt };
    changes.attempts.push({ ...key, started_at: endedAt, fencing_token: null });
  };
  const lookUpStart = async (stepId: string, operation: Operation) => {
    const attempt = await tx.get(q.readAttempt, workflowId, stepId, operation.attempt);
    compareStart(stepId, operation, attempt?.started_at ?? null);
  };
  for (let after = ''; ;) {
    const page = await tx.all(q.pageCompletedSteps, workflowId, after, PAGE);
    for (const step of page) {
      const operation = missing.get(step.step_id);
      missing.delete(step.step_id);
      if (!operation) {
        if (!step.result_snapshot_ref?.startsWith('events:')) continue;
        report('completed_steps', step.step_id, 'stray');
        changes.removed.push(step.step_id);
        continue;
      }
      if (!isRight(step, operation)) {
        report('completed_steps', step.step_id, 'changed');
        changes.removed.push(step.step_id);
        changes.inserted.push(rowOf(workflowId, step.step_id, operation, step));
      }
      if (step.attempt_id === operation.attempt) compareStart(step.step_id, operation, step.started_at);
      else await lookUpStart(step.step_id, operation);
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    after = last.step_id;
  }
  for (const [stepId, operation] of missing) {
    report('completed_steps', stepId, 'missing');
    changes.inserted.push(rowOf(workflowId, stepId, operation, undefined));
    await lookUpStart(stepId, operation);
  }
  return changes;
}

function isRight(step: Stored, { attempt, ref, endedAt, lastHash }: Operation): boolean {
  return (
    step.attempt_id === attempt &&
    step.result_snapshot_ref === ref &&
    step.completed_at === endedAt &&
    step.result_checksum === resultChecksum(ref, lastHash, step.input_checksum)
  );
}

/** Events do not keep the input of a command: it is taken from the stored row where that row's checksum covers it. */
function rowOf(
  workflow_id: string,
  step_id: string,
  { attempt, ref, endedAt, lastHash }: Operation,
  stored: Stored | undefined,
): q.CompletedStepRow {
  const kept = stored?.input_checksum ?? null;
  const input = stored?.result_checksum === resultChecksum(ref, lastHash, kept) ? kept : null;
  return {
    workflow_id,
    step_id,
    attempt_id: attempt,
    completed_at: endedAt,
    result_snapshot_ref: ref,
    result_checksum: resultChecksum(ref, lastHash, input),
    input_checksum: input,
  };
}

/** A completed step refers to its attempt, so the attempt is there before it. */
export async function writeSteps(
  tx: WriteTx,
  workflowId: string,
  { removed, attempts, inserted }: StepChanges,
): Promise<void> {
  await Promise.all(removed.map((stepId) => tx.run(q.deleteCompletedStep, workflowId, stepId)));
  await Promise.all(runRows(tx, q.mendAttempts, attempts));
  await Promise.all(runRows(tx, q.insertCompletedSteps, inserted));
}
