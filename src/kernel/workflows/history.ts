// What a workflow's stream says so far: which steps ended and how, what it waits for, which signals arrived.
import { Bug } from '../../base/errors.ts';
import type { Json } from '../../base/canonical-json.ts';
import { STEP_COMPLETED, STEP_FAILED, type EventOf } from '../../ledger/contract.ts';
import type { StoredError, WorkflowEvents } from './contract.ts';

/** The end of one step. */
export interface Completion {
  readonly stepId: string;
  readonly seq: number;
  /** The function had received everything up to here when the step began. */
  readonly afterSeq: number;
  readonly outcome: { readonly result: Json | undefined } | { readonly error: StoredError };
}

export interface Signal {
  readonly seq: number;
  readonly event: string;
  readonly payload: Json | undefined;
}

export type Ending =
  | { readonly status: 'completed'; readonly result: Json | undefined }
  | { readonly status: 'failed'; readonly error: StoredError }
  | { readonly status: 'cancelled'; readonly reason: string };

export type WorkflowEvent = EventOf<WorkflowEvents>;

export class History {
  kind: string | undefined;
  input: Json | undefined;
  headSeq = 0;
  ending: Ending | undefined;
  /** In the order of their events. */
  readonly completions: Completion[] = [];
  /** By step: when a wait that began ends by itself; undefined when it has no time limit. */
  readonly deadlines = new Map<string, number | undefined>();
  readonly signals: Signal[] = [];

  add(event: WorkflowEvent): void {
    // Two branches may have read the same page.
    if (event.event_seq <= this.headSeq) return;
    this.headSeq = event.event_seq;
    switch (event.type) {
      case 'workflow.started':
        this.kind = event.payload.kind;
        this.input = event.payload.input;
        return;
      case STEP_COMPLETED:
        this.completions.push(completionOf(event, { result: event.payload.result }));
        return;
      case STEP_FAILED:
        this.completions.push(completionOf(event, { error: event.payload.error }));
        return;
      case 'wait.begun': {
        const { step_id, until } = event.payload;
        this.deadlines.set(step_id, until === undefined ? undefined : Date.parse(until));
        return;
      }
      case 'signal.received':
        this.signals.push({ seq: event.event_seq, event: event.payload.event, payload: event.payload.payload });
        return;
      case 'workflow.completed':
        this.ending = { status: 'completed', result: event.payload.result };
        return;
      case 'workflow.failed':
        this.ending = { status: 'failed', error: event.payload.error };
        return;
      case 'workflow.cancelled':
        this.ending = { status: 'cancelled', reason: event.payload.reason };
        return;
      default:
        throw new Bug(`a workflow has the event ${JSON.stringify(event)}`);
    }
  }
}

type StepEnded = Extract<WorkflowEvent, { readonly type: typeof STEP_COMPLETED | typeof STEP_FAILED }>;

function completionOf({ payload, event_seq }: StepEnded, outcome: Completion['outcome']): Completion {
  return { stepId: payload.step_id, seq: event_seq, afterSeq: payload.after_seq, outcome };
}
