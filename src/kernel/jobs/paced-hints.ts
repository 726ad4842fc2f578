// Passes on hints from other processes no more often than a worker can use them: every commit of any process is a hint.
import { backoffMs } from '../../base/backoff.ts';
import type { Clock } from '../../base/clock.ts';

/** Ready jobs that may not run yet cost a claim per look, so a worker whose claims come back empty looks less often. */
const GAP = { firstMs: 5, longestMs: 80 } as const;

export class PacedHints {
  private readonly clock: Clock;
  private readonly stopping: AbortSignal;
  private readonly wake: () => void;
  private lookedMs = -Infinity;
  private misses = 0;
  private isPending = false;

  constructor(clock: Clock, stopping: AbortSignal, wake: () => void) {
    this.clock = clock;
    this.stopping = stopping;
    this.wake = wake;
  }

  looked(): void {
    this.lookedMs = this.clock.monotonic();
  }

  /** The last look claimed nothing, although a job is ready. */
  missed(): void {
    this.misses += 1;
  }

  reset(): void {
    this.misses = 0;
  }

  /** Safe to pass as a listener. */
  readonly hear = (): void => {
    const gapMs = backoffMs(this.misses + 1, GAP);
    const sinceMs = this.clock.monotonic() - this.lookedMs;
    if (sinceMs >= gapMs) this.wake();
    else if (!this.isPending) {
      this.isPending = true;
      void this.clock.sleep(gapMs - sinceMs, this.stopping).then(() => {
        this.isPending = false;
        this.wake();
      });
    }
  };
}
