// One run of a workflow's function under its lease: replays the steps that ended and runs new ones, each to exactly one
// completion.
import { backoffMs } from '../../base/backoff.ts';
import type { Json } from '../../base/canonical-json.ts';
import { toTimestamp } from '../../base/clock.ts';
import { Bug, Failure, Refusal } from '../../base/errors.ts';
import { baseErrors } from '../../base/contract.ts';
import { redactedStart, secretFormOf } from '../../base/redact.ts';
import { untilKnown } from '../../ledger/append/until-known.ts';
import { checkLease } from '../../ledger/append/append-plan.ts';
import { STEP_COMPLETED, STEP_FAILED, refuse as refuseByLedger } from '../../ledger/contract.ts';
import * as ledgerQueries from '../../ledger/queries.ts';
import { refuse } from '../contract.ts';
import {
  effectSchema,
  workflowKind,
  type Effect,
  type StepContext,
  type StepOptions,
  type StoredError,
  type WorkflowRun,
} from './contract.ts';
import type { Outcome, RunOptions, WorkflowDeps } from './deps.ts';
import { StepFailed, storedError } from './errors.ts';
import type { Completion, History } from './history.ts';
import * as q from './queries.ts';
import { Replay } from './replay.ts';
import { Waits } from './waits.ts';

const STEP_ID = /^[\x21-\x7e]{1,90}$/;
/** Prefix of the ids of steps that the run creates itself. */
const OWN = '~';
const LONGEST_BACKOFF_MS = 60_000;

/** The worker stops before the step has ended; another worker continues it. */
const INTERRUPTED = new Error('interrupted');

/**
 * Runs the function until it ends or has to wait. Throws anything that is not an outcome, such as a lost lease or an
 * unreachable database.
 */
export function runWorkflow(
  deps: WorkflowDeps,
  history: History,
  workflowId: string,
  fn: (wf: WorkflowRun) => unknown,
  options: RunOptions,
): Promise<Outcome> {
  return new Run(deps, history, workflowId, options).execute(fn);
}

class Run implements WorkflowRun {
  readonly id: string;
  readonly signal: AbortSignal;
  private readonly deps: WorkflowDeps;
  private readonly options: RunOptions;
  private readonly replay: Replay;
  private readonly waits: Waits;
  private readonly called = new Set<string>();
  private readonly counts = new Map<string, number>();
  /** This is the first run, so no attempt of its steps is recorded. */
  private readonly isFirst: boolean;
  private earlier: Promise<ReadonlySet<string>> | undefined;
  /** An error of the kernel, not of a step: it ends the run without being an outcome of the function. */
  private readonly ended: Promise<never>;
  /** Work that is still pending when the run is over has no one to report to. */
  private readonly over = new AbortController();
  /** Settles when the function has reacted to the last result it received. */
  private telling: Promise<void> = Promise.resolve();
  private end: (error: unknown) => void = () => {};

  constructor(deps: WorkflowDeps, history: History, workflowId: string, options: RunOptions) {
    this.deps = deps;
    this.id = workflowId;
    this.options = options;
    this.signal = AbortSignal.any([options.signal, this.over.signal]);
    this.replay = new Replay(deps.clock, workflowId, history.completions, () =>
      deps.metrics.idempotencyCacheHits.add(),
    );
    this.waits = new Waits(deps, history, workflowId, options);
    this.isFirst = history.headSeq <= 1 && options.claim.fencing_token === 1;
    this.ended = new Promise((_, reject) => {
      this.end = reject;
    });
    this.ended.catch(() => {});
  }

  async execute(fn: (wf: WorkflowRun) => unknown): Promise<Outcome> {
    const { signal } = this.options;
    const onAbort = () => this.end(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort);
    try {
      const outcome = this.outcomeOf(fn);
      void this.replay.run().catch((error: unknown) => this.end(error));
      return await Promise.race([outcome, this.waits.allAsleep(), this.ended]);
    } finally {
      signal.removeEventListener('abort', onAbort);
      this.waits.close();
      this.over.abort('over');
    }
  }

  private async outcomeOf(fn: (wf: WorkflowRun) => unknown): Promise<Outcome> {
    let outcome: Outcome;
    try {
      outcome = { status: 'completed', result: (await fn(this)) as Json | undefined };
    } catch (error) {
      outcome = { status: 'failed', error: storedError(error) };
    }
    const leftover = this.replay.leftover();
    if (leftover) throw leftover;
    return outcome;
  }

  // ── Steps ──────────────────────────────────────────────────────────────────────────────────────────────────

  async step<T>(stepId: string, options: StepOptions, fn: (context: StepContext) => Promise<T> | T): Promise<T> {
    checkStep(stepId, options);
    this.call(stepId);
    const past = this.replay.past(stepId);
    if (past) return resultOf(await past) as T;
    await this.replay.told();
    return resultOf(await this.guard(() => this.perform(stepId, options, fn))) as T;
  }

  private call(stepId: string): void {
    if (this.called.has(stepId)) {
      throw refuse('duplicate_step', `Step "${stepId}" is already part of this run of ${this.id}`, {
        workflow_id: this.id,
        step_id: stepId,
      });
    }
    this.called.add(stepId);
  }

  /** An error of the kernel ends the run. The function must not mistake it for a failed step and continue. */
  private async guard<T>(body: () => Promise<T>): Promise<T> {
    if (this.over.signal.aborted) return new Promise<never>(() => {});
    if (this.options.stopping?.aborted) return this.waits.forever('interrupted');
    this.waits.busy(1);
    let result: T;
    try {
      result = await body();
    } catch (error) {
      if (error !== INTERRUPTED) {
        this.end(error);
        return new Promise<never>(() => {});
      }
      this.waits.busy(-1);
      return this.waits.forever('interrupted');
    }
    this.waits.busy(-1);
    return result;
  }

  private async perform<T>(
    stepId: string,
    { effect, idempotencyKey, retry }: StepOptions,
    fn: (context: StepContext) => Promise<T> | T,
  ): Promise<Completion> {
    const attempts = retry?.attempts ?? 3;
    const afterSeq = this.replay.toldSeq;
    const key = idempotencyKey ?? `${this.id}/${stepId}`;
    const isFirstFree = effect === 'pure' && !(await this.hasEarlierAttempt(stepId));
    for (let tried = 1; ; tried += 1) {
      this.signal.throwIfAborted();
      // An attempt that may leave a trace outside is recorded before it runs; a computation only when it is retried.
      const isRecorded = !isFirstFree || tried > 1;
      const attempt = isRecorded ? await this.beginAttempt(stepId) : 1;
      const context = { workflowId: this.id, stepId, attempt, idempotencyKey: key, signal: this.signal };
      const base = { step_id: stepId, attempt_id: attempt, effect, after_seq: afterSeq };
      const payload = idempotencyKey === undefined ? base : { ...base, idempotency_key: idempotencyKey };
      let result: T;
      try {
        result = await fn(context);
      } catch (error) {
        this.signal.throwIfAborted();
        if (!isRecorded) await this.beginAttempt(stepId);
        if (mayRetry(error) && attempt < attempts) {
          const asked = error instanceof Failure && error.retry.retry ? error.retry.afterMs : 0;
          const backoff = { firstMs: retry?.backoffMs ?? 100, longestMs: LONGEST_BACKOFF_MS };
          await this.pause(Math.max(asked, backoffMs(attempt, backoff)));
          continue;
        }
        return this.complete(stepId, attempt, {
          type: STEP_FAILED,
          payload: { ...payload, error: storedError(error) },
        });
      }
      const attemptId = isRecorded ? attempt : undefined;
      const value = result === undefined ? {} : { result: result as Json };
      return this.complete(stepId, attemptId, { type: STEP_COMPLETED, payload: { ...payload, ...value } });
    }
  }

  private async pause(ms: number): Promise<void> {
    const { stopping } = this.options;
    await this.deps.clock.sleep(ms, stopping ? AbortSignal.any([this.signal, stopping]) : this.signal);
    if (stopping?.aborted) throw INTERRUPTED;
  }

  /** An earlier run died between a failed attempt and the next one. */
  private async hasEarlierAttempt(stepId: string): Promise<boolean> {
    if (this.isFirst) return false;
    this.earlier ??= this.deps.store
      .read((tx) => tx.all(q.readOpenSteps, this.id))
      .then((rows) => new Set(rows.map(({ step_id }) => step_id)));
    return (await this.earlier).has(stepId);
  }

  private beginAttempt(stepId: string): Promise<number> {
    const { store, metrics } = this.deps;
    const { claim } = this.options;
    return untilKnown(() =>
      store.write(async (tx) => {
        const [nowMs, held] = await Promise.all([tx.now(), tx.get(ledgerQueries.readLease, claim.workflow_id)]);
        checkLease(claim, held, nowMs, metrics);
        const now = toTimestamp(nowMs);
        const row = await tx.get(q.insertAttempt, this.id, stepId, this.id, stepId, now, claim.fencing_token);
        if (!row) throw new Bug(`no attempt was allocated for step "${stepId}"`);
        return row.attempt_id;
      }),
    );
  }

  /** A result that cannot be stored counts as the step's failure: the step has run, and must not run again. */
  private async complete(stepId: string, attemptId: number | undefined, event: StepEvent): Promise<Completion> {
    try {
      return await this.store(stepId, attemptId, event);
    } catch (error) {
      if (event.type === STEP_FAILED || !isUnstorable(error)) throw error;
      const { result: _, ...payload } = event.payload;
      return this.store(stepId, attemptId, { type: STEP_FAILED, payload: { ...payload, error: storedError(error) } });
    }
  }

  /** The result as stored, also the first time, so that a replay receives exactly what this run received. */
  private async store(stepId: string, attemptId: number | undefined, event: StepEvent): Promise<Completion> {
    const stored = await this.deps.append({ kind: workflowKind, id: this.id }, [event], {
      operationId: stepId,
      command: stepId,
      lease: this.options.claim,
      actor: this.options.claim.owner_id,
      ...(attemptId === undefined ? {} : { attemptId }),
    });
    const [row] = stored.events;
    if (!row) throw new Bug(`step "${stepId}" of ${this.id} completed without an event`);
    const { result, error, after_seq } = JSON.parse(row.payload) as StoredPayload;
    await this.inTurn();
    this.replay.toldSeq = Math.max(this.replay.toldSeq, row.event_seq);
    const outcome = error ? { error } : { result };
    return { stepId, seq: row.event_seq, afterSeq: after_seq, rowHash: row.row_hash, outcome };
  }

  /** Delivers results one at a time in ledger order, as a replay does, so that races end the same way then. */
  private async inTurn(): Promise<void> {
    const before = this.telling;
    this.telling = before.then(() => this.deps.clock.macrotask());
    await before;
  }

  // ── Waiting ────────────────────────────────────────────────────────────────────────────────────────────────

  async sleep(until: Date | number): Promise<void> {
    const stepId = this.nextOwn('sleep');
    const untilMs = checkTime(until);
    await this.wait(stepId, 'sleep', { untilMs });
  }

  async waitFor<T extends Json = Json>(
    event: string,
    { until }: { readonly until?: Date | number } = {},
  ): Promise<T | undefined> {
    checkEventName(event);
    const stepId = this.nextOwn(`wait.${event}`);
    const wanted = until === undefined ? { event } : { event, untilMs: checkTime(until) };
    const told = resultOf(await this.wait(stepId, 'wait', wanted)) as { readonly payload?: T };
    return told.payload;
  }

  private nextOwn(name: string): string {
    const count = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, count);
    return `${OWN}${name}.${count}`;
  }

  private async wait(
    stepId: string,
    effect: 'sleep' | 'wait',
    wanted: { readonly event?: string; readonly untilMs?: number },
  ): Promise<Completion> {
    this.call(stepId);
    const past = this.replay.past(stepId);
    if (past) {
      const completion = await past;
      this.waits.took(completion);
      return completion;
    }
    await this.replay.told();
    return this.guard(async () => {
      const afterSeq = this.replay.toldSeq;
      const result = await this.waits.wait(stepId, wanted);
      const payload = { step_id: stepId, attempt_id: 1, effect, after_seq: afterSeq, result };
      return this.complete(stepId, undefined, { type: STEP_COMPLETED, payload });
    });
  }
}

interface StepPayload {
  readonly step_id: string;
  readonly attempt_id: number;
  readonly effect: Effect | 'sleep' | 'wait';
  readonly after_seq: number;
  readonly idempotency_key?: string;
}

type StepEvent =
  | { readonly type: typeof STEP_COMPLETED; readonly payload: StepPayload & { readonly result?: Json } }
  | { readonly type: typeof STEP_FAILED; readonly payload: StepPayload & { readonly error: StoredError } };

interface StoredPayload {
  readonly result?: Json;
  readonly error?: StoredError;
  readonly after_seq: number;
}

/** Untyped from here on: the step's author knows its type, and it is stored as JSON. */
function resultOf({ stepId, outcome }: Completion): unknown {
  if ('error' in outcome) throw new StepFailed(stepId, outcome.error);
  return outcome.result;
}

/** The result of a step or workflow is not JSON, is too large, or holds secrets that cannot be redacted. */
export function isUnstorable(error: unknown): error is Refusal {
  if (!(error instanceof Refusal)) return false;
  return error.code in baseErrors || error.code === 'invalid_payload' || error.code === 'secret_in_key';
}

/** Whether to retry is a property of the error: a refusal would be repeated. */
function mayRetry(error: unknown): boolean {
  if (error instanceof Refusal || error instanceof StepFailed) return false;
  return error instanceof Failure ? error.retry.retry : true;
}

// ── Checks ───────────────────────────────────────────────────────────────────────────────────────────────────

function checkStep(stepId: string, { effect, idempotencyKey, retry }: StepOptions): void {
  const invalid = (message: string) => refuse('invalid_workflow', message, { step_id: redactedStart(stepId, 100) });
  if (!STEP_ID.test(stepId) || stepId.startsWith(OWN)) {
    throw invalid(`A step's id is 1 to 90 visible ASCII characters and does not begin with "${OWN}"`);
  }
  if (secretFormOf(stepId) !== undefined) {
    throw refuseByLedger('secret_in_key', 'The id of a step has the form of a secret', { option: 'stepId' });
  }
  if (!effectSchema.safeParse(effect).success) throw invalid('A step’s effect is pure, idempotent or external');
  if (idempotencyKey !== undefined) {
    if (!/^[^\p{Cc}]{1,200}$/u.test(idempotencyKey)) {
      throw invalid('An idempotency key is 1 to 200 characters without control characters');
    }
    if (secretFormOf(idempotencyKey) !== undefined) {
      throw refuseByLedger('secret_in_key', 'The idempotency key has the form of a secret', { step_id: stepId });
    }
  } else if (effect === 'external') {
    throw refuse('idempotency_key_required', `Step "${stepId}" has an external effect and no idempotency key`, {
      step_id: stepId,
    });
  }
  const isCount = (value: number) => Number.isSafeInteger(value) && value >= 1;
  if (!isCount(retry?.attempts ?? 1) || !isCount(retry?.backoffMs ?? 1)) {
    throw invalid('Attempts and backoff are whole numbers from 1');
  }
}

export function checkEventName(event: string): void {
  if (/^[A-Za-z0-9_.:-]{1,60}$/.test(event)) return;
  throw refuse('invalid_workflow', 'An event’s name is 1 to 60 of letters, digits, _ . : -', {
    event: redactedStart(event, 80),
  });
}

function checkTime(until: Date | number): number {
  const ms = Math.ceil(Number(until));
  if (Number.isSafeInteger(ms) && ms >= 0 && ms <= 253_402_300_799_999) return ms;
  throw refuse('invalid_workflow', 'A time is a date, or milliseconds since the epoch', { until: String(until) });
}
