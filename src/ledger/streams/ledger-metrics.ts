// The ledger's metrics: the seed's six under its names, and one of our own.
import type { Counter, Gauge, Histogram, Metrics } from '../../base/metrics.ts';
import type { StreamInfo, StreamKind } from '../contract.ts';

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
      'Age of the newest snapshot of the stream last read or appended to',
    ),
    journalSizeSinceSnapshotBytes: metrics.gauge(
      'journal_size_since_snapshot_bytes',
      'Payload and delta bytes of that stream behind that snapshot',
    ),
    leaseAcquisitionFailures: metrics.counter(
      'lease_acquisition_failures',
      'Leases, claims and writes that were refused because another owner holds the lease, or the caller no longer does',
    ),
    idempotencyCacheHits: metrics.counter(
      'idempotency_cache_hits',
      'Operations and steps of workflows that had already been done and were not done again',
    ),
    backgroundFailures: metrics.counter(
      'ledger_background_failures',
      'Merges and signatures that failed behind the appends',
    ),
  };
}

export interface SnapshotAge {
  readonly time_since_last_snapshot_sec: number;
  readonly journal_size_since_snapshot_bytes: number;
}

/** How far a stream is past its newest snapshot, or past its beginning while it has none. */
export function snapshotAge(stream: StreamInfo, nowMs: number): SnapshotAge {
  return {
    time_since_last_snapshot_sec: Math.max(0, nowMs - Date.parse(stream.snapshot_at ?? stream.created_at)) / 1000,
    journal_size_since_snapshot_bytes: stream.journal_bytes,
  };
}

export function sampleSnapshotAge(metrics: LedgerMetrics, age: SnapshotAge): void {
  metrics.timeSinceLastSnapshotSec.set(age.time_since_last_snapshot_sec);
  metrics.journalSizeSinceSnapshotBytes.set(age.journal_size_since_snapshot_bytes);
}

/** A stream without state and summary never gets a snapshot, so its age says nothing. */
export function hasSnapshots({ state, summary }: StreamKind): boolean {
  return state !== 'none' || summary !== undefined;
}
