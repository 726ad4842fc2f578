// The jobs that one worker has at hand: claimed ahead, running, and ending.
import { Backoff } from '../../base/backoff.ts';
import type { Clock } from '../../base/clock.ts';
import type { LeaseClaim } from '../../ledger/contract.ts';
import type { ClaimedJob } from './claim.ts';
import type { JobHandler } from './contract.ts';
import * as q from './queries.ts';
import type { Job } from './queries.ts';
import type { WorkerLease } from './worker-lease.ts';
import type { WorkerWrites } from './worker-writes.ts';

const MOST_AHEAD = 256;
/** Jobs shorter than this are claimed ahead, so that a commit carries many of them. */
const SHORT_MS = 25;
/** Jobs claimed ahead that could not begin for this long go back: another worker may have a place. */
const AHEAD_PATIENCE_MS = 100;
const WRITE_PAUSE = { firstMs: 100, longestMs: 5_000 } as const;

interface Run {
  readonly job: ClaimedJob;
  readonly abort: AbortController;
}

export interface JobRunsOptions {
  readonly clock: Clock;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly concurrency: number;
  readonly lease: WorkerLease;
  readonly writes: WorkerWrites;
  readonly stopping: AbortSignal;
  readonly onError: (error: unknown, job: Job | undefined) => void;
  /** Called when there is room for more than was claimed. */
  readonly onRoom: () => void;
}

export class JobRuns {
  private readonly options: JobRunsOptions;
  private readonly running = new Map<string, Run>();
  /** Jobs whose handlers have returned and whose end is being written; others may begin meanwhile. */
  private readonly ending = new Map<string, Run>();
  private readonly settled = new Set<Promise<void>>();
  private ahead: ClaimedJob[] = [];
  private batch: number;
  private lastStartMs = -Infinity;

  constructor(options: JobRunsOptions) {
    this.options = options;
    this.batch = options.concurrency;
  }

  get isIdle(): boolean {
    return this.running.size === 0 && this.ending.size === 0 && this.ahead.length === 0;
  }

  get hasAhead(): boolean {
    return this.ahead.length > 0;
  }

  /** How many may be claimed. */
  get free(): number {
    return Math.max(this.options.concurrency, this.batch) - this.running.size;
  }

  /** How long jobs claimed ahead may still wait for a place. */
  get patienceMs(): number {
    return this.lastStartMs + AHEAD_PATIENCE_MS - this.options.clock.monotonic();
  }

  ids(): ReadonlySet<string> {
    return new Set([...this.running.keys(), ...this.ending.keys(), ...this.ahead.map(({ job_id }) => job_id)]);
  }

  add(jobs: readonly ClaimedJob[]): void {
    this.ahead.push(...jobs);
    this.startNext();
  }

  cancel(jobId: string): void {
    this.running.get(jobId)?.abort.abort();
    this.ahead = this.ahead.filter(({ job_id }) => job_id !== jobId);
  }

  /** The lease is lost, so this worker owns none of these jobs any more. */
  abandon(reason: unknown): void {
    for (const { abort } of [...this.running.values(), ...this.ending.values()]) abort.abort(reason);
    this.running.clear();
    this.ending.clear();
    this.ahead = [];
  }

  /** Gives back jobs that were claimed and never begun; true if there were any. */
  async handBack(): Promise<boolean> {
    const { lease, writes } = this.options;
    const [unused, me] = [this.ahead, lease.id];
    this.ahead = [];
    if (unused.length === 0) return false;
    try {
      await writes.handBack(unused, me);
    } catch (error) {
      if (me === lease.id) this.ahead = [...unused, ...this.ahead];
      throw error;
    }
    return true;
  }

  /** Stops claiming more jobs than can run at once. */
  claimFewer(): void {
    this.batch = this.options.concurrency;
  }

  async allSettled(): Promise<void> {
    while (this.settled.size > 0) await Promise.all(this.settled);
  }

  private startNext(): void {
    const { clock, concurrency, lease, stopping } = this.options;
    while (this.running.size < concurrency && !stopping.aborted) {
      const { claim } = lease;
      const job = claim && this.ahead.shift();
      if (!job) return;
      this.lastStartMs = clock.monotonic();
      const entry = { job, abort: new AbortController() };
      this.running.set(job.job_id, entry);
      const done = this.run(entry, lease.id, claim).finally(() => {
        this.settled.delete(done);
        if (this.ending.get(job.job_id) === entry) this.ending.delete(job.job_id);
        this.makeRoom(entry);
      });
      this.settled.add(done);
    }
  }

  private makeRoom(entry: Run): void {
    const { job_id } = entry.job;
    if (this.running.get(job_id) !== entry) return;
    this.running.delete(job_id);
    this.startNext();
    if (this.ahead.length === 0) this.options.onRoom();
  }

  private async run(entry: Run, claimedBy: string, lease: LeaseClaim): Promise<void> {
    const { clock, handlers, writes, stopping, onError } = this.options;
    const { job } = entry;
    const { signal } = entry.abort;
    const startedMs = clock.monotonic();
    let settle: () => Promise<unknown>;
    try {
      const handler = handlers[job.kind] as JobHandler;
      const outcome = await handler({ ...q.jobOf(job), lease, signal, stopping });
      this.noteDuration(clock.monotonic() - startedMs);
      if (outcome === 'kept') return;
      settle = () => writes.end(job, claimedBy);
    } catch (error) {
      onError(error, q.jobOf(job));
      settle = () => writes.giveBack(job, claimedBy, error);
    }
    if (!signal.aborted) this.ending.set(job.job_id, entry);
    this.makeRoom(entry);
    await this.insist(settle, job, signal);
  }

  /**
   * Retries until the end is written, because no other worker checks these jobs while this one is alive. A worker that
   * stops or has lost its lease leaves the job to others.
   */
  private async insist(settle: () => Promise<unknown>, job: q.JobRow, signal: AbortSignal): Promise<void> {
    const { clock, stopping, onError } = this.options;
    const backoff = new Backoff(WRITE_PAUSE);
    while (!signal.aborted) {
      try {
        await settle();
        return;
      } catch (error) {
        onError(error, q.jobOf(job));
      }
      if (stopping.aborted) return;
      await clock.sleep(backoff.nextMs(), stopping);
    }
  }

  private noteDuration(ms: number): void {
    const { concurrency } = this.options;
    this.batch = ms < SHORT_MS ? Math.min(this.batch * 2, Math.max(MOST_AHEAD, concurrency)) : concurrency;
  }
}
