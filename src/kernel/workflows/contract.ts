// The types of workflows: their events, their steps, and their refusals.
import { z } from 'zod';
import type { Json } from '../../base/canonical-json.ts';
import {
  STEP_COMPLETED,
  STEP_FAILED,
  defineEvent,
  defineStreamKind,
  type Entity,
  type EventOf,
  type SummaryChange,
} from '../../ledger/contract.ts';

/**
 * `pure` computes and touches nothing outside. `idempotent` may be repeated without harm. `external` may not be
 * repeated, so it carries a key by which the other side recognises a repetition.
 */
export const effectSchema = z.enum(['pure', 'idempotent', 'external']);
export type Effect = z.output<typeof effectSchema>;

/** Not checked here: a payload that is not JSON is refused when its canonical text is made. */
const json = z.custom<Json>();
const stepId = z.string().min(1).max(100);
const time = z.iso.datetime();

/** What is stored of an error: enough to throw it again, without its stack. */
export const errorSchema = z.strictObject({
  kind: z.enum(['refusal', 'failure', 'bug', 'error']),
  code: z.string().max(100),
  message: z.string().max(4_000),
});
export type StoredError = z.output<typeof errorSchema>;

const step = {
  step_id: stepId,
  attempt_id: z.int().min(1),
  effect: z.enum(['pure', 'idempotent', 'external', 'sleep', 'wait']),
  /**
   * The newest event that the run knew when the step began: steps that ended at or before it did not overlap with this
   * one.
   */
  after_seq: z.int().min(0),
  idempotency_key: z.string().max(200).optional(),
} as const;

const workflowEvents = {
  'workflow.started': defineEvent({
    version: 1,
    payload: z.strictObject({
      kind: z.string().max(200),
      input: json.optional(),
      /** Run by its caller: it has no job, whatever its kind. */
      inline: z.literal(true).optional(),
    }),
  }),
  [STEP_COMPLETED]: defineEvent({ version: 1, payload: z.strictObject({ ...step, result: json.optional() }) }),
  [STEP_FAILED]: defineEvent({ version: 1, payload: z.strictObject({ ...step, error: errorSchema }) }),
  /** A sleep or a wait, with or without a time limit, that the run has reached. */
  'wait.begun': defineEvent({
    version: 1,
    payload: z.strictObject({ step_id: stepId, event: z.string().max(100).optional(), until: time.optional() }),
  }),
  'signal.received': defineEvent({
    version: 1,
    payload: z.strictObject({ event: z.string().min(1).max(100), payload: json.optional() }),
  }),
  'workflow.completed': defineEvent({ version: 1, payload: z.strictObject({ result: json.optional() }) }),
  'workflow.failed': defineEvent({ version: 1, payload: z.strictObject({ error: errorSchema }) }),
  'workflow.cancelled': defineEvent({ version: 1, payload: z.strictObject({ reason: z.string().max(1_000) }) }),
} as const;

export const workflowKind = defineStreamKind({
  kind: 'workflow',
  state: 'none',
  events: workflowEvents,
  summary: { collections: ['run', 'steps', 'waits', 'signals'], changes: summaryChanges },
});

/**
 * What a run needs to know of its stream: how it started and ended, every step's outcome by the sequence of its event,
 * the waits that have begun and the signals that no wait has taken. A step keeps the hash of its row, by which its
 * result is held against `completed_steps`.
 */
function summaryChanges(event: EventOf<typeof workflowEvents>, rowHash: string): readonly SummaryChange[] {
  const { event_seq: seq } = event;
  const set = (collection: string, id: string, entity: Entity | null) => ({ collection, id, entity });
  switch (event.type) {
    case 'workflow.started':
      return [set('run', 'started', defined(event.payload))];
    case STEP_COMPLETED:
    case STEP_FAILED: {
      const { step_id, after_seq, effect } = event.payload;
      const outcome = 'error' in event.payload ? { error: event.payload.error } : { result: event.payload.result };
      const ended = set('steps', idAt(seq), defined({ step_id, after_seq, row_hash: rowHash, ...outcome }));
      if (effect !== 'sleep' && effect !== 'wait') return [ended];
      const taken = 'result' in event.payload ? signalTakenBy(event.payload.result) : undefined;
      const signals = taken === undefined ? [] : [set('signals', idAt(taken), null)];
      return [ended, set('waits', step_id, null), ...signals];
    }
    case 'wait.begun':
      return [set('waits', event.payload.step_id, { until: event.payload.until ?? null })];
    case 'signal.received':
      return [set('signals', idAt(seq), defined(event.payload))];
    case 'workflow.completed':
      return [set('run', 'ended', defined({ status: 'completed', ...event.payload }))];
    case 'workflow.failed':
      return [set('run', 'ended', { status: 'failed', ...event.payload })];
    default:
      return [set('run', 'ended', { status: 'cancelled', ...event.payload })];
  }
}

/** The id of what stands at an event. No number, because the members of an object with such names change places. */
function idAt(seq: number): string {
  return `@${seq}`;
}

export function seqOf(id: string): number {
  return Number(id.slice(1));
}

/** The event that a completed wait took; a wait that ended by its time took none. */
export function signalTakenBy(result: Json | undefined): number | undefined {
  return (result as { readonly signal_seq?: number } | null | undefined)?.signal_seq;
}

function defined(fields: Readonly<Record<string, Json | undefined>>): Entity {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Entity;
}

export type WorkflowEvents = (typeof workflowKind)['events'];

export interface RetryOptions {
  /**
   * How many attempts a step gets in all, including those lost in a crash if attempts are recorded before they run.
   * Default 3.
   */
  readonly attempts?: number;
  /** Pause before the second attempt, in milliseconds; doubled before each further one, up to a minute. Default 100. */
  readonly backoffMs?: number;
}

export interface StepOptions {
  readonly effect: Effect;
  /** Required for an external effect. Passed to the function and recorded. */
  readonly idempotencyKey?: string;
  readonly retry?: RetryOptions;
}

export interface StepContext {
  readonly workflowId: string;
  readonly stepId: string;
  readonly attempt: number;
  /** The given key, or one made from workflow and step: the same at every attempt. */
  readonly idempotencyKey: string;
  /** Fires when the run must stop: its lease is at risk, or it was cancelled. */
  readonly signal: AbortSignal;
}

/** What a workflow's function works with. Anything that is not deterministic belongs inside a step. */
export interface WorkflowRun {
  readonly id: string;
  /** Fires when the run must stop. */
  readonly signal: AbortSignal;
  /**
   * Runs to at most one completion. After a crash the recorded result is returned and nothing runs again. The result
   * is stored as JSON without secrets, and returned as stored.
   */
  step<T>(stepId: string, options: StepOptions, fn: (context: StepContext) => Promise<T> | T): Promise<T>;
  /** Sleeps until a time: a date, or milliseconds since the epoch. Any process may resume it. */
  sleep(until: Date | number): Promise<void>;
  /** The payload of the next signal of that name that no earlier wait took; undefined if `until` passes first. */
  waitFor<T extends Json = Json>(event: string, options?: { readonly until?: Date | number }): Promise<T | undefined>;
}

export type WorkflowFunction<Input = never> = (wf: WorkflowRun, input: Input) => unknown;
