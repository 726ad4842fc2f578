// The one queue of a database: for whoever has something to be done later, once, again, or elsewhere.
import { canonicalJson, type Json } from '../../base/canonical-json.ts';
import { toTimestamp } from '../../base/clock.ts';
import { assert } from '../../base/errors.ts';
import { isUuid, type Ids } from '../../base/ids.ts';
import { redactJson, redactText } from '../../base/redact.ts';
import type { WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { untilKnown } from '../../ledger/append/append.ts';
import { LIMITS, NIL_ID, checkId, refuse as refuseByLedger } from '../../ledger/contract.ts';
import { kernelStream } from '../../ledger/lease/kernel-stream.ts';
import { allOk, batchCalls } from '../../base/batch-calls.ts';
import { freeLane, insertWanted, type Wanted } from './claim.ts';
import {
  WORKFLOW_JOB,
  refuse,
  type EnqueueOptions,
  type Enqueued,
  type Job,
  type JobState,
  type KindOptions,
  type ListJobsOptions,
  type NewJob,
  type Worker,
  type WorkerOptions,
} from './contract.ts';
import type { JobDeps, JobInternals } from './deps.ts';
import * as q from './queries.ts';
import { startWorker } from './worker.ts';

export interface Jobs {
  enqueue(kind: string, payload?: unknown, options?: EnqueueOptions): Promise<Enqueued>;
  /** All of them, or none. */
  enqueueAll(jobs: readonly NewJob[]): Promise<readonly Enqueued[]>;
  /** Limits that hold in every process. Said again, the last word counts. */
  define(kind: string, options: KindOptions): Promise<void>;
  get(jobId: string): Promise<Job | undefined>;
  /** Those that were given up, oldest first. */
  dead(after?: string, limit?: number): Promise<readonly Job[]>;
  list(options?: ListJobsOptions): Promise<readonly Job[]>;
  /** How many there are of each state, for a look at the whole; `counts` tells kinds apart, and reads every row. */
  states(): Promise<Readonly<Record<JobState, number>>>;
  counts(): Promise<readonly { readonly kind: string; readonly state: JobState; readonly jobs: number }[]>;
  /** Gone, whatever its state. A handler that runs it in this process is told by its signal. */
  cancel(jobId: string, options?: ByHand): Promise<Job>;
  /** A dead job gets all its attempts again. */
  requeue(jobId: string, options?: ByHand): Promise<Job>;
  worker(options: WorkerOptions): Worker;
}

export interface ByHand {
  /** Whom the ledger names as having done it. */
  readonly actor?: string;
}

const KIND = /^[a-z][a-z0-9_.-]{0,99}$/;
const KEY = /^[^\p{Cc}]{1,200}$/u;
const PAYLOAD = { maxDepth: LIMITS.depth, maxBytes: 64 * 1024 } as const;
const MOST_AT_ONCE = 10_000;
/** Calls that one write answers. */
const MOST_TOGETHER = 500;

export function createJobs(deps: JobDeps): Jobs & { readonly internals: JobInternals } {
  const { store, ids, appendWithin, signals } = deps;
  const wakers = new Set<() => void>();
  const cancelled = new Set<(jobId: string) => void>();
  const workers = new Set<Worker>();
  const counter = (name: string, help: string) => deps.metrics.counter(name, help);
  const enqueuedCount = counter('jobs_enqueued', 'Jobs that were added to the queue');
  const deadCount = counter('jobs_dead', 'Jobs that were given up');

  const wake = () => {
    for (const waker of wakers) waker();
    signals.raise();
  };
  const { call: insert } = batchCalls<readonly Wanted[], readonly Enqueued[]>({
    most: MOST_TOGETHER,
    async run(take) {
      const batches = take();
      const wanted = batches.flat();
      const stands = await untilKnown((mayExist) => store.write((tx) => insertWanted(tx, wanted, mayExist)));
      wake();
      let at = 0;
      return allOk(batches.map((batch) => stands.slice(at, (at += batch.length))));
    },
  });

  async function enqueueAll(jobs: readonly NewJob[]): Promise<readonly Enqueued[]> {
    if (jobs.length > MOST_AT_ONCE) {
      throw refuse('invalid_job', `${jobs.length} jobs at once are more than ${MOST_AT_ONCE}`, { jobs: jobs.length });
    }
    const enqueued = await insert(jobs.map((job) => wantedOf(job, ids)));
    enqueuedCount.add(enqueued.filter(({ created }) => created).length);
    return enqueued;
  }

  const bury: JobInternals['bury'] = (claimed, reason) =>
    untilKnown(() =>
      store.write(async (tx) => {
        for (const { job_id, claimed_by } of claimed) {
          const row = await tx.get(q.readJob, job_id);
          if (row?.state !== 'running' || row.claimed_by !== claimed_by) continue;
          await tx.run(q.bury, reason, job_id);
          await freeLane(tx, row);
          const payload = { ...named(row), attempts: row.attempts, reason };
          await appendWithin(tx, kernelStream, [{ type: 'job.dead_lettered', payload }], { create: true });
          tx.afterCommit(() => deadCount.add());
        }
      }),
    );

  /** One job changed by hand, with the event that says so. */
  async function change(
    jobId: string,
    type: 'job.cancelled' | 'job.requeued',
    options: ByHand,
    body: (tx: WriteTx, row: q.JobRow, nowMs: number) => Promise<void>,
  ): Promise<Job> {
    checkId(jobId);
    let changed: q.JobRow | undefined;
    await untilKnown((mayExist) =>
      store.write(async (tx) => {
        const row = await tx.get(q.readJob, jobId);
        // As we left it, when only the reply was lost.
        if (mayExist && changed && row?.state !== changed.state) return;
        if (!row) throw refuse('unknown_job', `There is no job ${jobId}`, { job_id: jobId });
        // As a dead letter it may be tried again; without it nobody would ever find the workflow.
        if (row.kind.startsWith(WORKFLOW_JOB) && (type === 'job.cancelled' || row.state !== 'dead')) {
          throw refuse('job_of_workflow', `Job ${jobId} runs a workflow`, { job_id: jobId });
        }
        changed = row;
        await body(tx, row, await tx.now());
        const event =
          type === 'job.requeued'
            ? ({ type, payload: named(row) } as const)
            : ({ type, payload: { ...named(row), state: row.state } } as const);
        await appendWithin(tx, kernelStream, [event], { ...options, create: true });
      }),
    );
    assert(changed, 'a job was changed and nobody knows which');
    wake();
    return q.jobOf(changed);
  }

  const internals: JobInternals = {
    wake,
    bury,
    onWake: (listener) => listenTo(wakers, listener),
    onCancel: (listener) => listenTo(cancelled, listener),
    async close() {
      await Promise.all([...workers].map((worker) => worker.stop()));
    },
  };

  return {
    internals,
    enqueueAll,
    async enqueue(kind, payload = null, options = {}) {
      const [enqueued] = await enqueueAll([{ ...options, kind, payload }]);
      if (!enqueued) throw refuse('invalid_job', 'Nothing was asked for');
      return enqueued;
    },
    async define(kind, { concurrency, perKey = 1 }) {
      checkKind(kind);
      checkNumber('concurrency', concurrency ?? 1, 1, 100_000);
      checkNumber('perKey', perKey, 1, 100_000);
      await store.write(async (tx) => {
        const before = await tx.get(q.readKind, kind);
        await writeRow(tx, q.upsertKind, { kind, concurrency: concurrency ?? null, per_lane: perKey });
        if (perKey > (before?.per_lane ?? 1)) await tx.run(q.callWaiting, kind);
      });
      wake();
    },
    async get(jobId) {
      checkId(jobId);
      const row = await store.read((tx) => tx.get(q.readJob, jobId));
      return row && q.jobOf(row);
    },
    async dead(after = NIL_ID, limit = 100) {
      checkNumber('limit', limit, 1, 1_000);
      return (await store.read((tx) => tx.all(q.listDead, after, limit))).map(q.jobOf);
    },
    async list({ state, kind, after = NIL_ID, limit = 100 }: ListJobsOptions = {}) {
      checkNumber('limit', limit, 1, 1_000);
      if (!isUuid(after)) throw refuse('invalid_job', 'A page begins after a UUID in lower case', { option: 'after' });
      const { all, ofKind } = state === undefined ? q.listJobs : q.listByState[state];
      const rows = await store.read((tx) =>
        kind === undefined ? tx.all(all, after, limit) : tx.all(ofKind, kind, after, limit),
      );
      return rows.map(q.jobOf);
    },
    async states() {
      const counted = await store.read((tx) => tx.get(q.countByState));
      assert(counted, 'a count without an answer');
      const { jobs, waiting, ready, running, dead } = counted;
      return { scheduled: jobs - waiting - ready - running - dead, waiting, ready, running, dead };
    },
    counts: () => store.read((tx) => tx.all(q.countStates)),
    async cancel(jobId, options = {}) {
      const job = await change(jobId, 'job.cancelled', options, async (tx, row) => {
        await tx.run(q.deleteJob, jobId);
        await freeLane(tx, row);
      });
      for (const listener of cancelled) listener(jobId);
      return job;
    },
    async requeue(jobId, options = {}) {
      const job = await change(jobId, 'job.requeued', options, async (tx, row, nowMs) => {
        if (row.state !== 'dead') {
          throw refuse('job_not_dead', `Job ${jobId} is ${row.state}`, { job_id: jobId, state: row.state });
        }
        if (row.unique_key !== null) {
          const statement = q.readLiveByKey.bySize.at(-1)?.statement;
          const live = statement && (await tx.get(statement, row.kind, row.unique_key));
          if (live) {
            throw refuse('job_exists', `Job ${live.job_id} has the key "${row.unique_key}"`, { job_id: live.job_id });
          }
        }
        await tx.run(q.revive, toTimestamp(nowMs), jobId);
      });
      return { ...job, state: 'ready', attempts: 0 };
    },
    worker: (options) => {
      for (const kind of Object.keys(options.handlers)) checkKind(kind.replace(WORKFLOW_JOB, ''));
      checkNumber('concurrency', options.concurrency ?? 1, 1, 10_000);
      checkNumber('ttlMs', options.ttlMs ?? 30_000, 10, 24 * 3_600_000);
      checkKey('ownerId', options.ownerId);
      const started = startWorker({ ...deps, ...internals }, options);
      const worker = {
        async stop() {
          await started.stop();
          workers.delete(worker);
        },
      };
      workers.add(worker);
      return worker;
    },
  };
}

function listenTo<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function named({ job_id, kind, unique_key }: q.JobRow) {
  return { job_id, kind, unique_key };
}

// ── What is asked for, checked before any lock ───────────────────────────────────────────────────────────────

function wantedOf(job: NewJob, ids: Ids): Wanted {
  const { kind, id, uniqueKey, key, runAt, priority = 2, maxAttempts = 5, backoffMs = 1_000 } = job;
  checkKind(kind);
  if (id !== undefined && !isUuid(id))
    throw refuse('invalid_job', 'A job’s id is a UUID in lower case', { option: 'id' });
  checkKey('uniqueKey', uniqueKey);
  checkKey('key', key);
  checkNumber('priority', priority, 0, 4);
  checkNumber('maxAttempts', maxAttempts, 1, 1_000);
  checkNumber('backoffMs', backoffMs, 1, 24 * 3_600_000);
  const runAtMs = runAt === undefined ? undefined : Math.ceil(Number(runAt));
  // The last millisecond of the year 9999: a later one is written with more digits, and sorts wrongly.
  if (runAtMs !== undefined) checkNumber('runAt', runAtMs, 0, 253_402_300_799_999);
  const redacted = redactJson((job.payload ?? null) as Json, PAYLOAD);
  if (redacted.foundInKeys.length > 0)
    throw refuseByLedger('secret_in_key', 'A field name in the payload looks like a secret');
  return {
    job_id: id ?? ids.uuid(),
    kind,
    unique_key: uniqueKey ?? null,
    lane: key ?? null,
    payload: canonicalJson(redacted.value, PAYLOAD),
    priority,
    attempts: 0,
    max_attempts: maxAttempts,
    backoff_ms: backoffMs,
    runAtMs,
    isNamed: id !== undefined,
  };
}

function checkKind(kind: string): void {
  if (KIND.test(kind)) return;
  throw refuse('invalid_job', `"${kind.slice(0, 80)}" is no kind of job: at most 100 of a-z 0-9 _ . -`, {
    option: 'kind',
  });
}

function checkKey(option: string, key: string | undefined): void {
  if (key === undefined) return;
  if (!KEY.test(key) || !key.isWellFormed())
    throw refuse('invalid_job', `${option} is 1 to 200 characters without control characters`, { option });
  if (redactText(key).found.length > 0)
    throw refuseByLedger('secret_in_key', `${option} looks like a secret`, { option });
}

function checkNumber(option: string, value: number, least: number, most: number): void {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return;
  throw refuse('invalid_job', `${option} is a whole number from ${least} to ${most}`, { option });
}
