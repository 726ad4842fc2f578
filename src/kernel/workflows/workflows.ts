// Durable workflows: started once, run by any process that defines their kind, resumed where they stopped.
import type { Json } from '../../base/canonical-json.ts';
import { toTimestamp } from '../../base/clock.ts';
import { Bug, Failure, Refusal } from '../../base/errors.ts';
import { checkId, refuse as refuseByLedger, type AppendOptions, type NewEvent } from '../../ledger/contract.ts';
import { WORKFLOW_JOB, type JobHandler, type RunningJob, type Worker, type WorkerOptions } from '../jobs/contract.ts';
import type { ByHand } from '../jobs/jobs.ts';
import { untilKnown } from '../../ledger/append/append.ts';
import { checkStreamPage, checkWhole } from '../../ledger/streams/page.ts';
import type { HeldLease } from '../../ledger/lease/leases.ts';
import * as ledgerQueries from '../../ledger/queries.ts';
import {
  refuse,
  workflowKind,
  type StoredError,
  type WorkflowEvents,
  type WorkflowFunction,
  type WorkflowInfo,
  type WorkflowRun,
  type WorkflowStatus,
} from './contract.ts';
import type { Outcome, WorkflowDeps } from './deps.ts';
import { storedError } from './errors.ts';
import { History, type Ending } from './history.ts';
import { INLINE } from './projection.ts';
import * as q from './queries.ts';
import { readHistory } from './read-history.ts';
import { reportOn, type WorkflowReport } from './report.ts';
import { checkEventName, isUnstorable, runWorkflow } from './run.ts';

export interface StartOptions {
  /** A UUID. Starting again with the same kind and input changes nothing; with another, it is refused. */
  readonly id: string;
  /** JSON. */
  readonly input?: unknown;
}

export interface RunInlineOptions {
  readonly owner: string;
  readonly ttlMs: number;
}

export interface SignalOptions extends ByHand {
  /** Sent again with the same id, a signal arrives once. */
  readonly operationId?: string;
}

export interface Workflows {
  /** Once per kind and process, before `worker`. The function must take the same steps given the same results. */
  define<Input = unknown>(kind: string, fn: WorkflowFunction<Input>): void;
  /** Resolves when it is on record; a worker of any process runs it. */
  start(kind: string, options: StartOptions): Promise<WorkflowInfo>;
  /** Runs the workflows of the kinds that this process defines, also those that other processes left. */
  worker(options?: Omit<WorkerOptions, 'handlers'>): Worker;
  /** Waits for the end, in whatever process it comes, and returns its result or throws its error. */
  result<T = unknown>(id: string, signal?: AbortSignal): Promise<T | undefined>;
  /** Runs here, with the function at hand, to the end. Calling it again, in any process, resumes, or returns the result. */
  run<T>(id: string, options: RunInlineOptions, fn: (wf: WorkflowRun) => Promise<T> | T): Promise<T>;
  /** For the next `waitFor` of that name. */
  signal(id: string, event: string, payload?: unknown, options?: SignalOptions): Promise<void>;
  /** Ends it where it is; a step that runs just now cannot commit any more. */
  cancel(id: string, reason: string, options?: ByHand): Promise<void>;
  get(id: string): Promise<WorkflowInfo | undefined>;
  list(options?: {
    readonly status?: WorkflowStatus;
    readonly after?: string;
    readonly limit?: number;
  }): Promise<readonly WorkflowInfo[]>;
  /** How many are in that state. */
  count(status: WorkflowStatus): Promise<number>;
  /** Everything that is known of one: its steps, what it waits for, who runs it, how it ended. */
  describe(id: string): Promise<WorkflowReport>;
  /** Every attempt at every step, with the completion that one of them brought. */
  attempts(id: string, limit?: number): Promise<readonly q.AttemptRow[]>;
}

const KIND = /^[a-z][a-z0-9_.-]{0,89}$/;
/** A tilde begins the operations that are no step of the function's, so that no step can have the name of one. */
const START = '~start';
const END = '~end';
/** Later than any time that is asked for: a wait for a signal alone. */
const NEVER = '9999-12-31T23:59:59.999Z';
const LOOK_EVERY_MS = 5_000;
/** Hints come with every commit of anybody; whoever waits for long looks less often. */
const HINT_GAP_MS = 25;
const LONGEST_HINT_GAP_MS = 200;

export function createWorkflows(deps: WorkflowDeps): Workflows {
  const { store, clock, append, leases, jobs, queue } = deps;
  const definitions = new Map<string, WorkflowFunction>();
  /** Who waits in this process for the end of which workflow. */
  const waiting = new Map<string, Set<(ending: Ending) => void>>();
  const streamOf = (id: string) => ({ kind: workflowKind, id });

  /** Undefined when it had been started before. */
  async function start(
    kind: string,
    { id, input }: StartOptions,
    options: AppendOptions = {},
  ): Promise<WorkflowInfo | undefined> {
    const payload = input === undefined ? { kind } : { kind, input: input as Json };
    const { events, repeated } = await append(streamOf(id), [{ type: 'workflow.started', payload }], {
      ...options,
      create: true,
      operationId: START,
      command: payload,
    });
    const [first] = events;
    if (repeated || !first) return undefined;
    const started_at = first.timestamp;
    return { workflow_id: id, kind, status: 'running', started_at, ended_at: null, error_code: null };
  }

  async function infoOf(id: string): Promise<WorkflowInfo> {
    checkId(id);
    const info = await store.read((tx) => tx.get(q.readWorkflow, id));
    if (!info) throw refuse('unknown_workflow', `There is no workflow ${id}`, { workflow_id: id });
    return info;
  }

  /** Events from outside a run: they need no lease, but a workflow that goes on. */
  async function tell(id: string, event: NewEvent<WorkflowEvents>, options: AppendOptions): Promise<void> {
    const info = await infoOf(id);
    await append(
      streamOf(id),
      async ({ tx }) => {
        const now = await tx.get(q.readWorkflow, id);
        if (now?.status !== 'running') {
          throw refuse('workflow_ended', `Workflow ${id} is ${now?.status ?? info.status}`, { workflow_id: id });
        }
        return [event];
      },
      options,
    );
    queue.wake();
  }

  /** Tells how it ended as that is stored. What cannot be stored is a failure, told as such at every replay. */
  async function end(id: string, held: HeldLease, outcome: Ended): Promise<Ending> {
    try {
      return await record(id, held, outcome);
    } catch (error) {
      if (outcome.status === 'failed' || !isUnstorable(error)) throw error;
      return record(id, held, { status: 'failed', error: storedError(error) });
    }
  }

  async function record(id: string, held: HeldLease, outcome: Ended): Promise<Ending> {
    const event =
      outcome.status === 'failed'
        ? ({ type: 'workflow.failed', payload: { error: outcome.error } } as const)
        : ({
            type: 'workflow.completed',
            payload: outcome.result === undefined ? {} : { result: outcome.result },
          } as const);
    const { events } = await append(streamOf(id), [event], {
      operationId: END,
      command: END,
      lease: held.claim,
      actor: held.claim.owner_id,
    });
    // The projection has released it, in the same transaction.
    held.letGo();
    const stored = JSON.parse(events[0]?.payload ?? '{}') as { readonly result?: Json; readonly error?: StoredError };
    const ending: Ending = stored.error
      ? { status: 'failed', error: stored.error }
      : { status: 'completed', result: stored.result };
    announce(id, ending);
    return ending;
  }

  function announce(id: string, ending: Ending): void {
    for (const tellOne of waiting.get(id) ?? []) tellOne(ending);
  }

  // ── By a worker ────────────────────────────────────────────────────────────────────────────────────────────

  function handlerOf(kind: string, fn: WorkflowFunction, ownerId: string, ttlMs: number): JobHandler {
    return async (job): Promise<'kept'> => {
      const id = job.job_id;
      const held = await holdFor(job, ownerId, ttlMs).catch((error: unknown) => {
        throw notForGood(error);
      });
      if (!held) return 'kept';
      try {
        const history = await readHistory(deps, new History(), id);
        if (history.ending) {
          await forget(id, held);
          return 'kept';
        }
        if (job.attempts > 1) await noteProgress(job, history);
        if (history.kind !== kind) throw new Bug(`the job of ${id} is of kind "${kind}", the workflow is not`);
        for (;;) {
          const outcome = await runWorkflow(deps, history, id, (wf) => fn(wf, history.input as never), {
            claim: held.claim,
            signal: AbortSignal.any([held.signal, job.signal]),
            stopping: job.stopping,
            staysAwake: false,
          });
          if (outcome.status === 'completed' || outcome.status === 'failed') {
            await end(id, held, outcome);
            return 'kept';
          }
          if (await park(history, job, held, outcome)) return 'kept';
        }
      } catch (error) {
        held.letGo();
        if (isLost(error) && job.attempts < job.max_attempts) {
          await lookAgainLater(job, job.attempts);
          return 'kept';
        }
        await held.release().catch(() => {});
        throw notForGood(error);
      }
    };
  }

  /** Cancelled after its job was claimed: what had been fenced off then was not this lease, but the one before it. */
  async function forget(id: string, held: HeldLease): Promise<void> {
    await store.write((tx) => tx.run(q.deleteJob, id));
    await held.release();
  }

  /** Undefined when somebody else runs it just now: its job is looked at again when that may be over. */
  async function holdFor(job: RunningJob, ownerId: string, ttlMs: number): Promise<HeldLease | undefined> {
    try {
      return await leases.hold(job.job_id, ownerId, ttlMs);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'lease_held') throw error;
      await lookAgainLater(job, 0);
      return undefined;
    }
  }

  /** Only those attempts count, in the end, after which it had not gone on: crashes alone do not end a workflow. */
  async function noteProgress({ job_id: id, payload, lease }: RunningJob, history: History): Promise<void> {
    const seq = history.completions.at(-1)?.seq ?? 0;
    if (seq <= (typeof payload === 'number' ? payload : 0)) return;
    await untilKnown(() => store.write((tx) => tx.run(q.noteProgress, String(seq), id, lease.workflow_id)));
  }

  async function lookAgainLater({ job_id: id, lease: worker }: RunningJob, attempts: number): Promise<void> {
    await untilKnown(() =>
      store.write(async (tx) => {
        const [nowMs, lease] = await Promise.all([tx.now(), tx.get(ledgerQueries.readLease, id)]);
        const now = toTimestamp(nowMs);
        const at = lease && lease.lease_expires_at > now ? lease.lease_expires_at : now;
        await tx.run(q.parkJob, 'scheduled', at, attempts, id, worker.workflow_id);
      }),
    );
    queue.wake();
  }

  /** False when something came meanwhile that the run does not know of. */
  async function park(
    history: History,
    { job_id: id, lease: worker }: RunningJob,
    held: HeldLease,
    outcome: Outcome & { readonly status: 'asleep' | 'interrupted' },
  ): Promise<boolean> {
    const isInterrupted = outcome.status === 'interrupted';
    // Should only the reply to it have been lost, the lease is no longer ours, and there is nothing to put to sleep.
    const parked = await untilKnown(() =>
      store.write(async (tx) => {
        const [nowMs, lease, stream] = await Promise.all([
          tx.now(),
          tx.get(ledgerQueries.readLease, id),
          tx.get(ledgerQueries.readStream, id),
        ]);
        const now = toTimestamp(nowMs);
        const isOurs = lease?.fencing_token === held.claim.fencing_token && lease.lease_expires_at > now;
        if (!isOurs) return 'lost';
        if (!isInterrupted && stream?.head_seq !== history.headSeq) return false;
        const until = isInterrupted ? now : outcome.untilMs === undefined ? NEVER : toTimestamp(outcome.untilMs);
        await tx.run(q.parkJob, isInterrupted ? 'ready' : 'scheduled', until, 0, id, worker.workflow_id);
        await tx.run(q.releaseAnyLease, now, now, id);
        return true;
      }),
    );
    if (parked === 'lost') {
      const { workflow_id, owner_id, fencing_token } = held.claim;
      throw refuseByLedger('lease_lost', `"${owner_id}" no longer holds the lease on ${id}`, {
        workflow_id,
        owner_id,
        fencing_token,
      });
    }
    if (!parked) {
      await readHistory(deps, history, id);
      return false;
    }
    held.letGo();
    queue.wake();
    return true;
  }

  // ── The door ───────────────────────────────────────────────────────────────────────────────────────────────

  async function result<T>(id: string, signal?: AbortSignal): Promise<T | undefined> {
    for (let gapMs = HINT_GAP_MS; ; gapMs = Math.min(gapMs * 2, LONGEST_HINT_GAP_MS)) {
      signal?.throwIfAborted();
      const [hinted, told] = [new AbortController(), new AbortController()];
      const unwatch = deps.signals.watchOthers(() => hinted.abort('hinted'));
      let ending: Ending | undefined;
      const unlisten = listen(id, (how) => {
        ending = how;
        told.abort('told');
      });
      try {
        if ((await infoOf(id)).status !== 'running') {
          return valueOf(id, (await readHistory(deps, new History(), id)).ending) as T | undefined;
        }
        const ends = signal ? [signal, told.signal] : [told.signal];
        await clock.sleep(gapMs, AbortSignal.any(ends));
        await clock.sleep(LOOK_EVERY_MS, AbortSignal.any([...ends, hinted.signal]));
        if (ending) return valueOf(id, ending) as T | undefined;
      } finally {
        unwatch();
        unlisten();
      }
    }
  }

  function listen(id: string, wake: (ending: Ending) => void): () => void {
    const wakers = waiting.get(id) ?? new Set();
    waiting.set(id, wakers.add(wake));
    return () => {
      wakers.delete(wake);
      if (wakers.size === 0 && waiting.get(id) === wakers) waiting.delete(id);
    };
  }

  return {
    define(kind, fn) {
      checkKind(kind);
      if (definitions.has(kind)) throw new Bug(`the workflow "${kind}" is defined twice`);
      definitions.set(kind, fn);
    },
    async start(kind, options) {
      checkKind(kind);
      checkId(options.id);
      const started = await start(kind, options);
      queue.wake();
      return started ?? infoOf(options.id);
    },
    worker(options = {}) {
      if (definitions.size === 0) throw refuse('undefined_workflow', 'This process defines no workflow');
      const { ownerId = 'worker', ttlMs = 30_000 } = options;
      const handlers = Object.fromEntries(
        [...definitions].map(([kind, fn]) => [`${WORKFLOW_JOB}${kind}`, handlerOf(kind, fn, ownerId, ttlMs)]),
      );
      return jobs.worker({ ...options, handlers });
    },
    result,
    async run<T>(id: string, { owner, ttlMs }: RunInlineOptions, fn: (wf: WorkflowRun) => Promise<T> | T): Promise<T> {
      checkId(id);
      const info = await store.read((tx) => tx.get(q.readWorkflow, id));
      if (info && info.status !== 'running') return (await result(id)) as T;
      const held = await leases.hold(id, owner, ttlMs);
      let hasEnded = false;
      try {
        if (!info) await start(INLINE, { id }, { lease: held.claim, actor: owner });
        const history = await readHistory(deps, new History(), id);
        if (history.ending) return valueOf(id, history.ending) as T;
        const options = { claim: held.claim, signal: held.signal, staysAwake: true };
        const outcome = await runWorkflow(deps, history, id, fn, options);
        if (outcome.status === 'asleep' || outcome.status === 'interrupted') {
          throw new Bug(`a run that stays awake ended ${outcome.status}`);
        }
        const ending = await end(id, held, outcome);
        hasEnded = true;
        return valueOf(id, ending) as T;
      } catch (error) {
        if (!isLost(error)) throw error;
        // Whoever cancels it, or takes it over and ends it, fences this run off; that is how it ended.
        const now = await store.read((tx) => tx.get(q.readWorkflow, id)).catch(() => undefined);
        if (!now || now.status === 'running') throw error;
        return (await result(id)) as T;
      } finally {
        if (!hasEnded) await held.release().catch(() => {});
      }
    },
    async signal(id, event, payload, { operationId, ...by } = {}) {
      checkEventName(event);
      const body = payload === undefined ? { event } : { event, payload: payload as Json };
      const once = operationId === undefined ? {} : { operationId: `~signal.${operationId}`, command: body };
      await tell(id, { type: 'signal.received', payload: body }, { ...by, ...once });
    },
    async cancel(id, reason, by = {}) {
      await tell(id, { type: 'workflow.cancelled', payload: { reason } }, by);
      // As it is stored: a reason may have held a secret.
      const { ending } = waiting.has(id) ? await readHistory(deps, new History(), id) : {};
      if (ending) announce(id, ending);
    },
    get: async (id) => {
      checkId(id);
      return store.read((tx) => tx.get(q.readWorkflow, id));
    },
    list: async ({ status, ...page } = {}) => {
      const { after, limit } = checkStreamPage(page.after, page.limit ?? 100);
      return store.read((tx) =>
        status === undefined ? tx.all(q.listWorkflows, after, limit) : tx.all(q.listByStatus, status, after, limit),
      );
    },
    count: async (status) => (await store.read((tx) => tx.get(q.countWithStatus, status)))?.workflows ?? 0,
    describe: async (id) => reportOn(deps, await infoOf(id)),
    attempts: async (id, limit = 1_000) => {
      checkId(id);
      checkWhole('limit', limit);
      return store.read((tx) => tx.all(q.listAttempts, id, limit));
    },
  };
}

type Ended = Outcome & { readonly status: 'completed' | 'failed' };

function isLost(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'lease_lost';
}

/** What a step's own world did to it has ended the step. This is the kernel's: somebody else may have a better disk. */
function notForGood(error: unknown): unknown {
  if (!(error instanceof Failure) || error.retry.retry) return error;
  const { code, row, message, details } = error;
  return new Failure(code, row, message, { retry: true, afterMs: 0 }, details, error);
}

function valueOf(id: string, ending: Ending | undefined): Json | undefined {
  if (!ending) throw new Bug(`workflow ${id} has ended without an event that says so`);
  if (ending.status === 'completed') return ending.result;
  if (ending.status === 'cancelled') {
    throw refuse('workflow_cancelled', `Workflow ${id} was cancelled: ${ending.reason}`, { workflow_id: id });
  }
  throw refuse('workflow_failed', `Workflow ${id} failed: ${ending.error.message}`, {
    workflow_id: id,
    error: ending.error,
  });
}

function checkKind(kind: string): void {
  if (KIND.test(kind) && kind !== INLINE) return;
  throw refuse('invalid_workflow', `"${kind.slice(0, 80)}" is no kind of workflow: at most 90 of a-z 0-9 _ . -`, {
    kind: kind.slice(0, 80),
  });
}
