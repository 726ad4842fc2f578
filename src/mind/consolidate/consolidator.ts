// The one consolidator of a project: by a lease whose token every append carries, and by a file lock that spares a process the wait. A process
// that was stopped keeps its lock and not its lease: the next one then goes on by the lease alone. Jobs come from the queue, one at a time for
// each project.
import { Backoff } from '../../base/backoff.ts';
import type { Clock } from '../../base/clock.ts';
import { Failure, Refusal } from '../../base/errors.ts';
import type { Ids } from '../../base/ids.ts';
import type { Call } from '../../base/operation.ts';
import { redactedStart } from '../../base/redact.ts';
import type { JobHandler, RunningJob, Worker } from '../../kernel/jobs/contract.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { LeaseClaim } from '../../ledger/contract.ts';
import { lockFile, type FileLock } from '../../store/file-lock.ts';
import { renewAllDigests } from '../canon/digests.ts';
import { renewAllNames } from '../canon/names.ts';
import { canonIdOf } from '../canon/evolve.ts';
import { ACTOR, applySlice, type ApplyDeps, type Applied } from './apply-slice.ts';
import { CONSOLIDATE_JOB, createBacklog, setStatus, type Backlog } from './backlog.ts';
import { fail } from './contract.ts';
import * as q from './queries.ts';
import { recompute, subjectsToSweep, subjectsInPages } from './recompute.ts';

export interface ConsolidatorDeps extends Omit<ApplyDeps, 'ledger'> {
  readonly ledger: Kernel;
  readonly clock: Clock;
  readonly ids: Ids;
  /** The file that one process locks while it consolidates a project; undefined where a home has no folder. */
  readonly lockPath: (projectId: string) => Promise<string | undefined>;
  /** How long a silent consolidator keeps its project. */
  readonly leaseMs?: number | undefined;
  /** Called when a project's canon may have changed, by one who no longer holds its lease. */
  readonly onApplied?: (projectId: string) => Promise<void>;
}

export interface Recomputed {
  readonly subjects: number;
  /** Entries that changed by it. */
  readonly changed: number;
}

export interface Drained extends Applied {
  readonly slices: number;
  readonly failed: number;
}

export interface Consolidator extends Backlog {
  /** For a worker of this database's queue. */
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** A worker of its own, until it is stopped. */
  work(onError: (error: unknown) => void): Worker;
  /** Everything that waits and is due, in this process. */
  drain(call?: Pick<Call, 'onProgress' | 'signal'>): Promise<Drained>;
  /** Looks at what age and missing files may have made stale. */
  sweep(projectId: string): Promise<Recomputed>;
  /** Computes every entry again from all evidence. */
  rebuild(projectId: string, call?: Pick<Call, 'onProgress'>): Promise<Recomputed>;
}

const LEASE_MS = 30_000;
/** In leases: for longer, no process that died or was stopped keeps a project. */
const PATIENCE = 1.2;
const POLL = { firstMs: 20, longestMs: 1_000 } as const;

export function createConsolidator(deps: ConsolidatorDeps): Consolidator {
  const { store, ledger, clock, ids, leaseMs = LEASE_MS } = deps;
  const backlog = createBacklog({ store, jobs: ledger.jobs, ids });

  /** Waits as long as a process that died can keep the lease; one that is stopped keeps the lock, and its lease ends all the same. */
  async function exclusively<T>(projectId: string, body: (lease: LeaseClaim) => Promise<T>): Promise<T> {
    const waitMs = leaseMs * PATIENCE;
    const lock = await lockOf(projectId, waitMs);
    try {
      const held = await holdLease(canonIdOf(projectId), waitMs);
      try {
        return await body(held.claim);
      } finally {
        await held.release();
      }
    } catch (error) {
      if (error instanceof Refusal && error.code === 'lease_held')
        throw fail(
          'consolidator_busy',
          'Another process consolidates this project.',
          { retry: true, afterMs: 0 },
          { project_id: projectId },
        );
      throw error;
    } finally {
      if (lock !== 'held') await lock?.release();
    }
  }

  /** Undefined where the home has no folder. */
  async function lockOf(projectId: string, timeoutMs: number): Promise<FileLock | 'held' | undefined> {
    const path = await deps.lockPath(projectId);
    if (path === undefined) return undefined;
    try {
      return await lockFile(path, { wait: { timeoutMs, clock } });
    } catch (error) {
      if (error instanceof Refusal && error.code === 'lock_held') return 'held';
      throw error;
    }
  }

  async function holdLease(canonId: string, waitMs: number) {
    const owner = `consolidator ${ids.uuid()}`;
    const beganMs = clock.monotonic();
    for (const backoff = new Backoff(POLL); ;) {
      try {
        return await ledger.leases.hold(canonId, owner, leaseMs);
      } catch (error) {
        const isHeld = error instanceof Refusal && error.code === 'lease_held';
        if (!isHeld || clock.monotonic() - beganMs >= waitMs) throw error;
      }
      await clock.sleep(backoff.nextMs());
    }
  }

  async function run(job: RunningJob): Promise<Applied | undefined> {
    const row = await store.read((tx) => tx.get(q.readBacklog, job.job_id));
    if (!row || row.status === 'completed') return undefined;
    await setStatus(store, job.job_id, 'running', job.attempts, row.last_error);
    try {
      const applied = await exclusively(row.project_id, (lease) =>
        applySlice(deps, { ...row, attempts: job.attempts }, lease),
      );
      await deps.onApplied?.(row.project_id);
      return applied;
    } catch (error) {
      // The queue gives up what was refused, and what failed too often.
      const isFinal = (error instanceof Refusal && error.code !== 'lease_lost') || job.attempts >= job.max_attempts;
      const status = isFinal ? 'dead' : 'failed';
      await setStatus(store, job.job_id, status, job.attempts, reasonOf(error));
      throw error;
    }
  }

  const handlers = {
    [CONSOLIDATE_JOB]: async (job: RunningJob) => {
      await run(job);
    },
  };

  async function drain({ onProgress, signal }: Pick<Call, 'onProgress' | 'signal'> = {}): Promise<Drained> {
    const of = await backlog.repair();
    const total = { slices: 0, failed: 0, evidence: 0, known: 0, refused: 0, entries: 0 };
    if (of === 0) return total;
    const worker = ledger.jobs.worker({
      ownerId: 'mind consolidate',
      ttlMs: leaseMs,
      handlers: {
        [CONSOLIDATE_JOB]: async (job) => {
          try {
            const applied = await run(job);
            if (applied) {
              total.slices += 1;
              total.evidence += applied.evidence;
              total.known += applied.known;
              total.refused += applied.refused;
              total.entries += applied.entries;
            }
          } catch (error) {
            total.failed += 1;
            throw error;
          } finally {
            onProgress?.({ done: total.slices + total.failed, of, what: 'slices' });
          }
        },
      },
      onError: () => {},
    });
    try {
      for (const backoff = new Backoff(POLL); signal?.aborted !== true && !(await backlog.isDrained());)
        await clock.sleep(Math.min(backoff.nextMs(), 200));
    } finally {
      await worker.stop();
    }
    return total;
  }

  async function over(projectId: string, pages: AsyncIterable<readonly string[]>, onPage: (done: number) => void) {
    const sum = { subjects: 0, changed: 0 };
    await exclusively(projectId, async (lease) => {
      for await (const subjectKeys of pages) {
        sum.changed += await recompute(deps, projectId, subjectKeys, lease);
        sum.subjects += subjectKeys.length;
        onPage(sum.subjects);
      }
    });
    await deps.onApplied?.(projectId);
    return sum;
  }

  return {
    ...backlog,
    handlers,
    work: (onError) => ledger.jobs.worker({ ownerId: ACTOR, ttlMs: leaseMs, concurrency: 2, handlers, onError }),
    drain,
    async sweep(projectId) {
      const keys = await subjectsToSweep(deps, projectId);
      if (keys.length === 0) return { subjects: 0, changed: 0 };
      return over(projectId, inPages(keys), () => {});
    },
    async rebuild(projectId, { onProgress } = {}) {
      await store.write(async (tx) => {
        await renewAllDigests(tx, projectId);
        await renewAllNames(tx, projectId);
      });
      const pages = subjectsInPages(store, projectId);
      return over(projectId, pages, (done) => onProgress?.({ done, what: 'subjects' }));
    },
  };
}

async function* inPages(keys: readonly string[], size = 50): AsyncIterable<readonly string[]> {
  for (let at = 0; at < keys.length; at += size) yield keys.slice(at, at + size);
}

/** What people read of it, without what a text may hold. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Refusal || error instanceof Failure ? `${error.code}: ` : '';
  return redactedStart(`${code}${message}`, 500);
}
