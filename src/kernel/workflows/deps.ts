// The parts of the ledger that workflows need.
import type { Json } from '../../base/canonical-json.ts';
import type { Clock } from '../../base/clock.ts';
import type { OwnSignals } from '../../store/signals.ts';
import type { Store } from '../../store/store.ts';
import type { Append } from '../../ledger/append/append.ts';
import type { LeaseClaim, StreamRef } from '../../ledger/contract.ts';
import type { JobInternals } from '../jobs/deps.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { LedgerMetrics } from '../../ledger/streams/ledger-metrics.ts';
import type { Leases } from '../../ledger/lease/contract.ts';
import type { Page } from '../../ledger/streams/page.ts';
import type { ReadEvent } from '../../ledger/read/read-events.ts';
import type { RestoredState } from '../../ledger/snapshots/restore.ts';
import type { StoredError, WorkflowEvents } from './contract.ts';

export interface WorkflowDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly append: Append;
  readonly read: (stream: StreamRef<WorkflowEvents>, page?: Page) => Promise<readonly ReadEvent<WorkflowEvents>[]>;
  readonly restore: (stream: StreamRef<WorkflowEvents>) => Promise<RestoredState>;
  readonly leases: Leases;
  readonly jobs: Jobs;
  readonly queue: JobInternals;
  readonly metrics: LedgerMetrics;
  readonly signals: OwnSignals;
}

export type Outcome =
  | { readonly status: 'completed'; readonly result: Json | undefined }
  | { readonly status: 'failed'; readonly error: StoredError }
  /** Every branch waits: for a time, or only for a signal (`untilMs` undefined). */
  | { readonly status: 'asleep'; readonly untilMs: number | undefined }
  /** The worker stops and leaves the rest to another one. */
  | { readonly status: 'interrupted' };

export interface RunOptions {
  readonly claim: LeaseClaim;
  /** Fires when the run must end now. */
  readonly signal: AbortSignal;
  /** Fires when no further step should begin. */
  readonly stopping?: AbortSignal;
  /** Waits inside the process instead of ending the run and going to sleep. */
  readonly staysAwake: boolean;
}
