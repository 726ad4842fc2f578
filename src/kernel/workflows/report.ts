// The report on one workflow: its steps and their attempts, what it waits for, who runs it, how it ended.
import type { Json } from '../../base/canonical-json.ts';
import { STEP_COMPLETED, STEP_FAILED } from '../../ledger/contract.ts';
import type { Job } from '../jobs/queries.ts';
import type { Lease } from '../../ledger/lease/contract.ts';
import { signalTakenBy, workflowKind, type StoredError } from './contract.ts';
import type { WorkflowDeps } from './deps.ts';
import type { WorkflowEvent } from './history.ts';
import * as q from './queries.ts';
import type { WorkflowInfo } from './queries.ts';

export interface ReportedStep {
  readonly step_id: string;
  /** `begun`: attempted, and either running or interrupted. The first attempt of a computation is not recorded. */
  readonly state: 'completed' | 'failed' | 'begun';
  readonly attempts: number;
  readonly effect?: string;
  readonly idempotency_key?: string;
  readonly ended_at: string | null;
  readonly result?: Json;
  readonly error?: StoredError;
}

export interface WorkflowReport extends WorkflowInfo {
  readonly input?: Json;
  readonly result?: Json;
  readonly error?: StoredError;
  /** Why it was cancelled. */
  readonly reason?: string;
  readonly steps: readonly ReportedStep[];
  /** Sleeps and waits that have not ended. */
  readonly waiting: readonly {
    readonly step_id: string;
    readonly event: string | null;
    readonly until: string | null;
  }[];
  /** Signals that no wait has taken. */
  readonly signals: readonly { readonly event: string; readonly received_at: string; readonly payload?: Json }[];
  /** The job by which workers find it; none for an inline run or a workflow that ended. */
  readonly job: Job | null;
  /** Who runs it now. */
  readonly lease: Lease | null;
}

const PAGE = 500;

export async function reportOn(deps: WorkflowDeps, info: WorkflowInfo): Promise<WorkflowReport> {
  const { workflow_id: id } = info;
  const events: WorkflowEvent[] = [];
  for (let isWhole = false; !isWhole;) {
    const after = events.at(-1)?.event_seq ?? 0;
    const page = await deps.read({ kind: workflowKind, id }, { after, limit: PAGE });
    // The ledger adds no events of its own to streams without state.
    for (const event of page) events.push(event as WorkflowEvent);
    isWhole = page.length < PAGE;
  }
  const attempts = await deps.store.read((tx) => tx.all(q.countAttempts, id));
  const [job, lease] = await Promise.all([deps.jobs.get(id), deps.leases.holder(id)]);
  const report = told(events, attempts);
  const waiting = info.status === 'running' ? report.waiting : [];
  return { ...info, ...report, waiting, job: job ?? null, lease: lease ?? null };
}

interface Attempts {
  readonly step_id: string;
  readonly attempts: number;
}

function told(events: readonly WorkflowEvent[], attempts: readonly Attempts[]) {
  const steps: ReportedStep[] = [];
  const waiting = new Map<string, WorkflowReport['waiting'][number]>();
  const signals = new Map<number, WorkflowReport['signals'][number]>();
  const triedByStep = new Map(attempts.map(({ step_id, attempts: tried }) => [step_id, tried]));
  let ending: Pick<WorkflowReport, 'input' | 'result' | 'error' | 'reason'> = {};
  for (const event of events) {
    switch (event.type) {
      case 'workflow.started':
        ending = optional('input', event.payload.input);
        break;
      case 'wait.begun': {
        const { step_id, event: name = null, until = null } = event.payload;
        waiting.set(step_id, { step_id, event: name, until });
        break;
      }
      case 'signal.received': {
        const { event: name, payload } = event.payload;
        signals.set(event.event_seq, {
          event: name,
          received_at: event.timestamp,
          ...optional('payload', payload),
        });
        break;
      }
      case STEP_COMPLETED:
      case STEP_FAILED: {
        const { step_id, effect } = event.payload;
        waiting.delete(step_id);
        signals.delete(takenBy(event));
        steps.push(stepOf(event, effect === 'sleep' || effect === 'wait' ? 1 : (triedByStep.get(step_id) ?? 1)));
        triedByStep.delete(step_id);
        break;
      }
      case 'workflow.completed':
        ending = { ...ending, ...optional('result', event.payload.result) };
        break;
      case 'workflow.failed':
        ending = { ...ending, error: event.payload.error };
        break;
      case 'workflow.cancelled':
        ending = { ...ending, reason: event.payload.reason };
        break;
      default:
        break;
    }
  }
  for (const [step_id, tried] of triedByStep) {
    steps.push({ step_id, state: 'begun', attempts: tried, ended_at: null });
  }
  return { ...ending, steps, waiting: [...waiting.values()], signals: [...signals.values()] };
}

type Ended = Extract<WorkflowEvent, { readonly type: typeof STEP_COMPLETED | typeof STEP_FAILED }>;

function stepOf(event: Ended, attempts: number): ReportedStep {
  const { step_id, effect, idempotency_key } = event.payload;
  const step = {
    step_id,
    attempts,
    effect,
    ended_at: event.timestamp,
    ...optional('idempotency_key', idempotency_key),
  };
  return event.type === STEP_FAILED
    ? { ...step, state: 'failed', error: event.payload.error }
    : { ...step, state: 'completed', ...optional('result', event.payload.result) };
}

function takenBy(event: Ended): number {
  if (event.type === STEP_FAILED || event.payload.effect !== 'wait') return 0;
  return signalTakenBy(event.payload.result) ?? 0;
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { readonly [K in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: Value };
}
