// Part of verification: the completed steps of a stream against its events, and what its head counts behind the
// newest snapshot.
import type { Clock } from '../../base/clock.ts';
import type { ReadTx } from '../../store/store.ts';
import { journalBytes } from '../append/append-batch.ts';
import { STEP_COMPLETED, STEP_FAILED, type EventRow, type StreamInfo } from '../contract.ts';
import { genesisHash } from '../streams/event-row.ts';
import { resultChecksum } from '../append/past-append.ts';
import * as q from '../queries.ts';
import type { Report } from './report.ts';

const PAGE = 2_000;

export type Step = q.CompletedStep & { readonly step_id: string; readonly started_at: string | null; used: number };

export async function readSteps(tx: ReadTx, clock: Clock, workflowId: string): Promise<Map<string, Step>> {
  const steps = new Map<string, Step>();
  for (let after = ''; ;) {
    const rows = await tx.all(q.pageCompletedSteps, workflowId, after, PAGE);
    for (const row of rows) steps.set(row.step_id, { ...row, used: 0 });
    await clock.macrotask();
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return steps;
    after = last.step_id;
  }
}

/** An event that names an operation belongs to the step that this operation completed. */
export function checkOperation(row: EventRow, steps: ReadonlyMap<string, Step>, report: Report): void {
  if (row.operation_id === null) return;
  const where = {
    table: 'completed_steps',
    workflow_id: row.workflow_id,
    step_id: row.operation_id,
    event_seq: row.event_seq,
  };
  const step = steps.get(row.operation_id);
  const match = /^events:(\d+)-(\d+)$/.exec(step?.result_snapshot_ref ?? '');
  if (!step || !match || Number(match[1]) !== row.append_seq) {
    report({
      code: 'chain_broken',
      message: `Operation "${row.operation_id}" wrote event ${row.event_seq} of ${row.workflow_id}, but no completed step says so`,
      ...where,
    });
    return;
  }
  step.used += 1;
  if (row.event_seq !== Number(match[2])) return;
  const isRight =
    step.used === row.event_seq - row.append_seq + 1 &&
    step.attempt_id === attemptOf(row) &&
    step.completed_at === row.timestamp &&
    step.started_at !== null &&
    // A step's attempt has a time of its own; which of the two is later says nothing, as clocks are set back.
    (isStep(row) || step.started_at === row.timestamp) &&
    step.result_checksum === resultChecksum(step.result_snapshot_ref ?? '', row.row_hash, step.input_checksum);
  if (!isRight)
    report({
      code: 'checksum_mismatch',
      message: `The completed step "${row.operation_id}" of ${row.workflow_id} is not the one written`,
      ...where,
    });
}

/** A workflow's step may take several attempts, and says which one completed it. Everything else is its own attempt. */
export function attemptOf(row: EventRow): unknown {
  return isStep(row) ? (JSON.parse(row.payload) as { readonly attempt_id?: unknown }).attempt_id : 1;
}

export function isStep({ event_type }: EventRow): boolean {
  return event_type === STEP_COMPLETED || event_type === STEP_FAILED;
}

export function reportUnusedSteps(steps: ReadonlyMap<string, Step>, stream: StreamInfo, report: Report): void {
  for (const step of steps.values()) {
    if (step.used > 0 || headOf(step) !== undefined) continue;
    report({
      code: 'chain_broken',
      message: `The completed step "${step.step_id}" of ${stream.workflow_id} names events that do not name it`,
      table: 'completed_steps',
      workflow_id: stream.workflow_id,
      step_id: step.step_id,
    });
  }
}

/** What the head of a stream and the steps without events say of the events before them. */
export class Journal {
  private readonly stream: StreamInfo;
  private readonly steps: readonly Step[];
  private readonly hashes: Map<number, string>;
  private bytes = 0;

  constructor(stream: StreamInfo, steps: ReadonlyMap<string, Step>) {
    this.stream = stream;
    this.steps = [...steps.values()].filter((step) => headOf(step) !== undefined);
    this.hashes = new Map(this.steps.map((step) => [headOf(step) ?? 0, '']));
    this.hashes.set(0, genesisHash(stream.workflow_id, stream.kind));
  }

  add(row: EventRow): void {
    if (row.event_seq > this.stream.snapshot_seq) this.bytes += journalBytes(row);
    if (this.hashes.has(row.event_seq)) this.hashes.set(row.event_seq, row.row_hash);
  }

  check(report: Report): void {
    const { workflow_id, journal_bytes } = this.stream;
    if (journal_bytes !== this.bytes) {
      report({
        code: 'checksum_mismatch',
        message: `Stream ${workflow_id} counts ${journal_bytes} bytes behind its snapshot, not ${this.bytes}`,
        table: 'streams',
        workflow_id,
      });
    }
    for (const step of this.steps) {
      const headHash = this.hashes.get(headOf(step) ?? 0) ?? '';
      const isRight =
        step.attempt_id === 1 &&
        step.started_at === step.completed_at &&
        step.result_checksum === resultChecksum(step.result_snapshot_ref ?? '', headHash, step.input_checksum);
      if (isRight) continue;
      report({
        code: 'checksum_mismatch',
        message: `The completed step "${step.step_id}" of ${workflow_id} is not the one written`,
        table: 'completed_steps',
        workflow_id,
        step_id: step.step_id,
      });
    }
  }
}

/** Where the stream stood for an operation that had nothing to append. */
function headOf(step: Step): number | undefined {
  const match = /^head:(\d+)$/.exec(step.result_snapshot_ref ?? '');
  return match ? Number(match[1]) : undefined;
}
