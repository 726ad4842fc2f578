// The ledger's metrics: the seed's six under its names, and one of our own.
import type { Counter, Gauge, Histogram, Metrics } from '../../base/metrics.ts';

export interface LedgerMetrics {
  readonly restoreTimeMs: Histogram;
  readonly eventsReplayedPerRestore: Histogram;
  readonly timeSinceLastSnapshotSec: Gauge;
  readonly journalSizeSinceSnapshotBytes: Gauge;
  readonly leaseAcquisitionFailures: Counter;
  readonly idempotencyCacheHits: Counter;
  readonly backgroundFailures: Counter;
}

export function ledgerMetrics(metrics: Metrics): LedgerMetrics {
  return {
    restoreTimeMs: metrics.histogram(
      'restore_time_ms',
      'How long a verified restore took',
      [0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 5000],
    ),
    eventsReplayedPerRestore: metrics.histogram(
      'events_replayed_per_restore',
      'Events replayed behind the newest snapshot; at most 100 for the newest state',
      [0, 10, 25, 50, 75, 100, 1000, 10_000],
    ),
    timeSinceLastSnapshotSec: metrics.gauge(
      'time_since_last_snapshot_sec',
      'Age of the newest snapshot of the stream last asked about',
    ),
    journalSizeSinceSnapshotBytes: metrics.gauge(
      'journal_size_since_snapshot_bytes',
      'Payload and delta bytes behind that snapshot',
    ),
    leaseAcquisitionFailures: metrics.counter(
      'lease_acquisition_failures',
      'Writes that were refused because their lease was not held',
    ),
    idempotencyCacheHits: metrics.counter(
      'idempotency_cache_hits',
      'Operations that had already been done and were not done again',
    ),
    backgroundFailures: metrics.counter(
      'ledger_background_failures',
      'Merges and signatures that failed behind the appends',
    ),
  };
}
