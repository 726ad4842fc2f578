// What the queue and its workers depend on, and what they share besides the queue's interface.
import type { Clock } from '../../base/clock.ts';
import type { Ids } from '../../base/ids.ts';
import type { Metrics } from '../../base/metrics.ts';
import type { OwnSignals } from '../../store/signals.ts';
import type { Store } from '../../store/store.ts';
import type { AppendWithin } from '../../ledger/append/append.ts';
import type { Leases } from '../../ledger/lease/contract.ts';
import type { JobRow } from './queries.ts';

export interface JobDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly appendWithin: AppendWithin;
  readonly leases: Leases;
  readonly metrics: Metrics;
  readonly signals: OwnSignals;
  readonly onBackgroundError: (error: unknown) => void;
}

/** What workers and the other parts of the kernel need from the queue besides its interface. */
export interface JobInternals {
  /** Wakes the workers of this process and, by a signal, those of other processes. */
  wake(): void;
  onWake(listener: () => void): () => void;
  onCancel(listener: (jobId: string) => void): () => void;
  /** Gives up the jobs that have not changed since they were claimed, with an event for each. */
  bury(jobs: readonly Pick<JobRow, 'job_id' | 'claimed_by'>[], reason: string): Promise<void>;
  /** Stops the workers that still run. */
  close(): Promise<void>;
}
