// What the queue and its workers are made of, and what they share beside the queue's door.
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

/** What the other parts of the kernel, and workers, need of the queue beside its door. */
export interface JobInternals {
  /** Tells the workers of this process, and by a signal those of others, that there may be something to do. */
  wake(): void;
  onWake(listener: () => void): () => void;
  onCancel(listener: (jobId: string) => void): () => void;
  /** Gives up, by an event each, those that are still as they were claimed. */
  bury(jobs: readonly Pick<JobRow, 'job_id' | 'claimed_by'>[], reason: string): Promise<void>;
  /** Stops the workers that still run. */
  close(): Promise<void>;
}
