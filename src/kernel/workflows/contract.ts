// What a workflow promises in types: its events, the steps it takes, and what can be refused.
import { z } from 'zod';
import type { Json } from '../../base/canonical-json.ts';
import { STEP_COMPLETED, STEP_FAILED, defineEvent, defineStreamKind } from '../../ledger/contract.ts';

/**
 * `pure` computes and touches nothing. `idempotent` may be done again without harm. `external` may not, and so
 * carries a key by which the other side recognises a repetition.
 */
export const effectSchema = z.enum(['pure', 'idempotent', 'external']);
export type Effect = z.output<typeof effectSchema>;

/** Unchecked here: the canonical text of a payload is made of JSON or refused. */
const json = z.custom<Json>();
const stepId = z.string().min(1).max(100);
const time = z.iso.datetime();

/** What is kept of an error: enough to tell it again, nothing of its stack. */
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
  /** The newest event that the run knew of when the step began: what lies at or before it did not overlap with it. */
  after_seq: z.int().min(0),
  idempotency_key: z.string().max(200).optional(),
} as const;

export const workflowKind = defineStreamKind({
  kind: 'workflow',
  state: 'none',
  events: {
    'workflow.started': defineEvent({
      version: 1,
      payload: z.strictObject({ kind: z.string().max(200), input: json.optional() }),
    }),
    [STEP_COMPLETED]: defineEvent({ version: 1, payload: z.strictObject({ ...step, result: json.optional() }) }),
    [STEP_FAILED]: defineEvent({ version: 1, payload: z.strictObject({ ...step, error: errorSchema }) }),
    /** A sleep, or a wait with or without an end, that the run has come to. */
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
  },
});

export type WorkflowEvents = (typeof workflowKind)['events'];
export const WORKFLOW_STATUSES = ['running', 'completed', 'failed', 'cancelled'] as const;
export type WorkflowStatus = (typeof WORKFLOW_STATUSES)[number];

export interface WorkflowInfo {
  readonly workflow_id: string;
  readonly kind: string;
  readonly status: WorkflowStatus;
  readonly started_at: string;
  readonly ended_at: string | null;
  readonly error_code: string | null;
}

export interface RetryOptions {
  /** How often a step is tried in all, crashes included where attempts are recorded before they run. 3 when not given. */
  readonly attempts?: number;
  /** Before the second attempt; doubled before every further one, up to a minute. 100 when not given. */
  readonly backoffMs?: number;
}

export interface StepOptions {
  readonly effect: Effect;
  /** Required for an external effect. Handed to the function and recorded. */
  readonly idempotencyKey?: string;
  readonly retry?: RetryOptions;
}

export interface StepContext {
  readonly workflowId: string;
  readonly stepId: string;
  readonly attempt: number;
  /** The one given, or else one made of workflow and step: the same at every attempt. */
  readonly idempotencyKey: string;
  /** Fires when the run has to stop: its lease is in danger, or it was cancelled. */
  readonly signal: AbortSignal;
}

/** What a workflow's function works with. Everything that is not deterministic happens inside a step. */
export interface WorkflowRun {
  readonly id: string;
  /** Fires when the run has to stop. */
  readonly signal: AbortSignal;
  /**
   * Runs to at most one completion. Again after a crash, its recorded result is returned and nothing runs. What it
   * returns is stored as JSON, without secrets, and returned as stored.
   */
  step<T>(stepId: string, options: StepOptions, fn: (context: StepContext) => Promise<T> | T): Promise<T>;
  /** Until a time: a date, or milliseconds since the epoch. Any process may wake up for it. */
  sleep(until: Date | number): Promise<void>;
  /** The payload of the next signal of that name that no earlier wait took; undefined when `until` passed before one came. */
  waitFor<T extends Json = Json>(event: string, options?: { readonly until?: Date | number }): Promise<T | undefined>;
}

export type WorkflowFunction<Input = never> = (wf: WorkflowRun, input: Input) => unknown;
