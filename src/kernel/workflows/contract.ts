// The types of workflows: their events, their steps, and their refusals.
import { z } from 'zod';
import type { Json } from '../../base/canonical-json.ts';
import { STEP_COMPLETED, STEP_FAILED, defineEvent, defineStreamKind } from '../../ledger/contract.ts';

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

export const workflowKind = defineStreamKind({
  kind: 'workflow',
  state: 'none',
  events: {
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
  },
});

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
