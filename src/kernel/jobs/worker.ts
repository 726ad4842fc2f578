// A worker: looks for jobs after a hint, sleeps until the earliest one is due, claims under its own lease, and releases
// that when it has nothing to do. An idle worker costs one look per lease time.
import { backoffMs } from '../../base/backoff.ts';
import { WakeUp } from '../../base/wake-up.ts';
import type { Worker, WorkerOptions } from './contract.ts';
import type { JobDeps, JobInternals } from './deps.ts';
import { JobRuns } from './job-runs.ts';
import { PacedHints } from './paced-hints.ts';
import * as q from './queries.ts';
import type { Job } from './queries.ts';
import { WorkerLease } from './worker-lease.ts';
import { WorkerWrites } from './worker-writes.ts';

const FAILED_LOOK = { firstMs: 200, longestMs: 5_000 } as const;

export function startWorker(deps: JobDeps & JobInternals, options: WorkerOptions): Worker {
  return new JobWorker(deps, options);
}

class JobWorker implements Worker {
  private readonly deps: JobDeps & JobInternals;
  private readonly kinds: readonly string[];
  private readonly ttlMs: number;
  private readonly onError: (error: unknown, job: Job | undefined) => void;
  private readonly stopping = new AbortController();
  private readonly wakeUp: WakeUp;
  private readonly hints: PacedHints;
  private readonly lease: WorkerLease;
  private readonly writes: WorkerWrites;
  private readonly runs: JobRuns;
  private readonly unlisten: readonly (() => void)[];
  private readonly looping: Promise<void>;

  constructor(deps: JobDeps & JobInternals, options: WorkerOptions) {
    const { clock, ids, leases, signals } = deps;
    const { handlers, concurrency = 8, ttlMs = 30_000, ownerId = 'worker' } = options;
    this.deps = deps;
    this.kinds = Object.keys(handlers);
    this.ttlMs = ttlMs;
    this.onError = guarded(options.onError ?? deps.onBackgroundError);
    this.wakeUp = new WakeUp(clock);
    const wakeHere = this.wakeUp.hint;
    this.hints = new PacedHints(clock, this.stopping.signal, wakeHere);
    this.lease = new WorkerLease({ leases, ids, ownerId, ttlMs, onLost: (reason) => this.loseLease(reason) });
    this.writes = new WorkerWrites({ deps, kinds: this.kinds, ownerId, ttlMs, wakeHere });
    this.runs = new JobRuns({
      clock,
      handlers,
      concurrency,
      lease: this.lease,
      writes: this.writes,
      stopping: this.stopping.signal,
      onError: this.onError,
      onRoom: wakeHere,
    });
    this.unlisten = [
      signals.watchOthers(this.hints.hear),
      deps.onWake(wakeHere),
      deps.onCancel((jobId) => this.runs.cancel(jobId)),
    ];
    this.looping = this.loop();
  }

  async stop(): Promise<void> {
    const report = (error: unknown) => this.onError(error, undefined);
    this.stopping.abort();
    this.wakeUp.hint();
    await this.looping;
    for (const unlisten of this.unlisten) unlisten();
    await this.handBack().catch(report);
    await this.runs.allSettled();
    // Another worker takes the jobs that could not be given back when this lease expires.
    await this.lease.release()?.catch(report);
    this.deps.wake();
  }

  private async loop(): Promise<void> {
    const { clock } = this.deps;
    const { runs, hints } = this;
    for (let failures = 0; !this.stopping.signal.aborted;) {
      this.wakeUp.arm();
      try {
        if (runs.hasAhead) {
          await this.waitForPlace();
          continue;
        }
        const { free } = runs;
        let dueMs = free > 0 ? await this.look() : Infinity;
        // Limits may leave ready jobs unclaimed; the worker that frees a place sends a hint.
        if (dueMs === 0) dueMs = await this.claim(free);
        else hints.reset();
        failures = 0;
        if (dueMs > 0) await this.pause(Math.min(dueMs, this.ttlMs));
      } catch (error) {
        failures += 1;
        this.onError(error, undefined);
        await clock.sleep(backoffMs(failures, FAILED_LOOK), this.stopping.signal);
      }
    }
  }

  /** When the next job of any kind is due, as time from now; 0 when one of ours is ready. */
  private async look(): Promise<number> {
    this.hints.looked();
    return this.deps.store.read(async (tx) => {
      const [nowMs, next, ...ready] = await Promise.all([
        tx.now(),
        tx.get(q.readNextTime),
        ...this.kinds.map((kind) => tx.get(q.readReadyKind, kind)),
      ]);
      if (ready.some((row) => row !== undefined)) return 0;
      return next ? Math.max(0, Date.parse(next.run_at) - nowMs) : Infinity;
    });
  }

  /** Returns how long to wait for more. */
  private async claim(free: number): Promise<number> {
    const { lease, runs } = this;
    const askedMs = this.deps.clock.monotonic();
    const me = lease.id;
    const claimed = await this.writes.claim({ me, isHeld: () => lease.isHeld, known: runs.ids(), free });
    this.writes.heard(claimed);
    // The lease was lost meanwhile: another worker takes the jobs claimed under its id when it expires.
    if (me !== lease.id) return 0;
    if (!claimed.lease) {
      lease.lose();
      return 0;
    }
    lease.keep(claimed.lease, askedMs);
    const hasClaimed = claimed.jobs.length > 0;
    if (hasClaimed) this.hints.reset();
    else this.hints.missed();
    runs.add(claimed.jobs);
    if (claimed.exhausted.length > 0) await this.writes.bury(claimed.exhausted);
    return hasClaimed ? 0 : claimed.nextMs;
  }

  /** Another worker may take over from here on: stop everything, and begin again. */
  private loseLease(reason: unknown): void {
    this.runs.abandon(reason);
    this.wakeUp.hint();
  }

  /** What was claimed ahead waits for what runs, but not for long. */
  private async waitForPlace(): Promise<void> {
    const { patienceMs } = this.runs;
    if (patienceMs > 0) {
      await this.wakeUp.sleep(patienceMs);
      return;
    }
    this.runs.claimFewer();
    await this.handBack();
  }

  private async handBack(): Promise<void> {
    if (await this.runs.handBack()) this.deps.wake();
  }

  private async pause(ms: number): Promise<void> {
    const restMs = this.ttlMs / 4;
    if (!this.lease.isHeld || !this.runs.isIdle || ms < restMs) {
      await this.wakeUp.sleep(ms);
      return;
    }
    await this.wakeUp.sleep(restMs);
    if (this.wakeUp.isHinted) return;
    await this.lease.release();
    if (!this.wakeUp.isHinted) await this.wakeUp.sleep(ms - restMs);
  }
}

/** A listener to errors cannot stop the work by one of its own. */
function guarded(listener: (error: unknown, job: Job | undefined) => void): typeof listener {
  return (error, job) => {
    try {
      listener(error, job);
    } catch {
      return;
    }
  };
}
