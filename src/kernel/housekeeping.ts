// The kernel's own maintenance of its database, as jobs: one job of each kind is alive, however many processes ask for
// it.
import type { Clock } from '../base/clock.ts';
import type { Store } from '../store/store.ts';
import type { Jobs } from './jobs/jobs.ts';

export const SWEEP_BLOBS = 'ledger.sweep_blobs';
const SWEEP_EVERY_MS = 3_600_000;
/** How long a worker waits for a job that is due; by then another process may have taken it. */
const PATIENCE_MS = 1_000;

export interface HousekeepingDeps {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly sweepBlobs: () => Promise<unknown>;
  readonly report: (error: unknown) => void;
}

export class Housekeeping {
  private readonly deps: HousekeepingDeps;
  private askAgainMs = -Infinity;
  private isClosed = false;

  constructor(deps: HousekeepingDeps) {
    this.deps = deps;
  }

  /**
   * A merge left blobs that no row references. Schedules a sweep in an hour, or runs the one that an earlier merge
   * scheduled. A program without workers therefore sweeps too, and a process that ends leaves the sweep to the next
   * one.
   */
  async blobsReplaced(): Promise<void> {
    const { store, jobs, clock } = this.deps;
    if (clock.monotonic() < this.askAgainMs) return;
    // The store's time, because the clocks of two machines may differ.
    const nowMs = await store.read((tx) => tx.now());
    const { job_id } = await jobs.enqueue(SWEEP_BLOBS, null, { uniqueKey: 'blobs', runAt: nowMs + SWEEP_EVERY_MS });
    const job = await jobs.get(job_id);
    const dueInMs = job ? Date.parse(job.run_at) - nowMs : 0;
    this.askAgainMs = clock.monotonic() + Math.max(0, dueInMs);
    if (job && dueInMs <= 0 && !this.isClosed) await this.work();
  }

  /** After this, sweeps are scheduled but left to other processes. */
  close(): void {
    this.isClosed = true;
  }

  private async work(): Promise<void> {
    const { jobs, clock, sweepBlobs, report } = this.deps;
    const begun = new AbortController();
    const worker = jobs.worker({
      ownerId: 'housekeeping',
      concurrency: 1,
      handlers: {
        [SWEEP_BLOBS]: async () => {
          begun.abort('begun');
          // Not a failed job: the next merge asks again, and a store that refuses would leave one every hour.
          await sweepBlobs().catch(report);
        },
      },
      onError: report,
    });
    await clock.sleep(PATIENCE_MS, begun.signal);
    await worker.stop();
  }
}
