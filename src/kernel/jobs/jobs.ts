// The job queue of a database: work to do later, once, again after a failure, or in another process.
import { writeRow } from '../../store/table.ts';
import { allOk, batchCalls } from '../../base/batch-calls.ts';
import { untilKnown } from '../../ledger/append/until-known.ts';
import { buryJobs, cancelJob, requeueJob, type ByHand } from './change-job.ts';
import { insertWanted, type Wanted } from './claim.ts';
import { refuse } from '../contract.ts';
import {
  WORKFLOW_JOB,
  type EnqueueOptions,
  type Enqueued,
  type KindOptions,
  type NewJob,
  type Worker,
  type WorkerOptions,
} from './contract.ts';
import type { JobDeps, JobInternals } from './deps.ts';
import { checkKey, checkKind, checkNumber, wantedOf } from './job-input.ts';
import * as q from './queries.ts';
import type { Job } from './queries.ts';
import { createJobReads, type JobReads } from './read-jobs.ts';
import { startWorker } from './worker.ts';

export interface Jobs extends JobReads {
  enqueue(kind: string, payload?: unknown, options?: EnqueueOptions): Promise<Enqueued>;
  /** All of them, or none. */
  enqueueAll(jobs: readonly NewJob[]): Promise<readonly Enqueued[]>;
  /** Limits that hold in every process. A later call replaces them. */
  define(kind: string, options: KindOptions): Promise<void>;
  /** Deletes the job in any state. If a handler runs it in this process, the handler's signal fires. */
  cancel(jobId: string, options?: ByHand): Promise<Job>;
  /** A dead job becomes ready with all its attempts. */
  requeue(jobId: string, options?: ByHand): Promise<Job>;
  worker(options: WorkerOptions): Worker;
}

const MOST_AT_ONCE = 10_000;
/** How many calls one write may carry. */
const MOST_TOGETHER = 500;

/** Registered at the start, so that a process without jobs reports zeros. */
export function jobCounters(metrics: JobDeps['metrics']) {
  return {
    enqueued: metrics.counter('jobs_enqueued', 'Jobs that were added to the queue'),
    dead: metrics.counter('jobs_dead', 'Jobs that were given up'),
  };
}

export function createJobs(deps: JobDeps): Jobs & { readonly internals: JobInternals } {
  const { store, ids, signals } = deps;
  const wakers = new Set<() => void>();
  const cancelled = new Set<(jobId: string) => void>();
  const workers = new Set<Worker>();
  const { enqueued: enqueuedCount, dead: deadCount } = jobCounters(deps.metrics);

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

  const internals: JobInternals = {
    wake,
    bury: (claimed, reason) => buryJobs(deps, claimed, reason, () => deadCount.add()),
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
      if (!enqueued) throw refuse('invalid_job', 'No job was given');
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
    ...createJobReads(store),
    async cancel(jobId, options = {}) {
      const job = await cancelJob(deps, jobId, options);
      wake();
      for (const listener of cancelled) listener(jobId);
      return job;
    },
    async requeue(jobId, options = {}) {
      const job = await requeueJob(deps, jobId, options);
      wake();
      return job;
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
