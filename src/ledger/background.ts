// The work behind the appends: merging snapshots and signing checkpoints. Neither holds up an append, except that
// writers wait when merging falls far behind them.
import type { Clock } from '../base/clock.ts';
import type { Blobs } from '../store/blobs.ts';
import type { Store } from '../store/store.ts';
import type { Appended } from './append-batch.ts';
import {
  SIGN_EVERY_EVENTS,
  SIGN_EVERY_MS,
  signCheckpoint,
  type SignedCheckpoint,
  type Signing,
} from './checkpoints.ts';
import type { LedgerMetrics } from './ledger-metrics.ts';
import { mergeParts } from './merge.ts';
import * as q from './queries.ts';

/** So many parts may wait for a merge before their writers do. */
const MAX_BEHIND = 16;
const SWEEP_EVERY_MS = 3_600_000;

export interface BackgroundDeps {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly metrics: LedgerMetrics;
  readonly signing: Signing | undefined;
  readonly sweepBlobs: () => Promise<number>;
  readonly onError: ((error: unknown) => void) | undefined;
}

export interface Background {
  readonly appended: Appended;
  /** What a writer has to wait for before it goes on; undefined nearly always. */
  readonly catchUp: () => Promise<void> | undefined;
  readonly sign: (options?: { readonly restored?: boolean }) => Promise<SignedCheckpoint | undefined>;
  readonly settled: () => Promise<void>;
  /** Signs when that is due, as the last thing of a process that has appended. */
  readonly close: () => Promise<void>;
}

export function createBackground(deps: BackgroundDeps): Background {
  const { store, blobs, clock, signing } = deps;
  let merging: Promise<void> = Promise.resolve();
  let signingQueue: Promise<void> = Promise.resolve();
  /** Parts written since the last merge of their stream began. */
  const behind = new Map<string, number>();
  let sweptAtMs = clock.monotonic();
  let signed: { readonly size: number; readonly atMs: number } | undefined;
  let toldPosition = 0;
  let hasAppended = false;

  /** One thing at a time; what fails is said and tried again with the next append. */
  const after = (queue: Promise<void>, work: () => Promise<unknown>): Promise<void> =>
    queue.then(work).then(
      () => {},
      (error: unknown) => {
        deps.metrics.backgroundFailures.add();
        deps.onError?.(error);
      },
    );

  const merge = async (workflowId: string): Promise<void> => {
    try {
      while ((behind.get(workflowId) ?? 0) > 0) {
        behind.set(workflowId, 0);
        const { replacedBlobs } = await mergeParts(store, blobs, workflowId);
        if (!replacedBlobs || clock.monotonic() - sweptAtMs < SWEEP_EVERY_MS) continue;
        sweptAtMs = clock.monotonic();
        await deps.sweepBlobs();
      }
    } finally {
      behind.delete(workflowId);
    }
  };

  const sign = async (options: { readonly restored?: boolean } = {}): Promise<SignedCheckpoint | undefined> => {
    if (!signing) return undefined;
    const checkpoint = await signCheckpoint(store, clock, signing, options);
    if (checkpoint) signed = { size: checkpoint.tree_size, atMs: clock.now() };
    return checkpoint;
  };

  const signIfDue = async (): Promise<void> => {
    if (!signing) return;
    const [meta, last] = await store.read((tx) => Promise.all([tx.get(q.readMeta), tx.get(q.lastCheckpoint)]));
    if (!meta) return;
    signed ??= { size: last?.tree_size ?? 0, atMs: Date.parse(last?.created_at ?? meta.created_at) };
    const unsigned = meta.position - signed.size;
    const isDue = unsigned >= SIGN_EVERY_EVENTS || (unsigned > 0 && clock.now() - signed.atMs >= SIGN_EVERY_MS);
    if (isDue) await sign();
  };

  return {
    appended({ workflow_id, position, snapshot }) {
      hasAppended = true;
      if (snapshot) {
        const waiting = behind.get(workflow_id);
        behind.set(workflow_id, (waiting ?? 0) + 1);
        if (waiting === undefined) merging = after(merging, () => merge(workflow_id));
      }
      if (!signing) return;
      // Asking the database is saved for when enough may have come together.
      const mayBeDue =
        signed === undefined ||
        position - Math.max(signed.size, toldPosition) >= SIGN_EVERY_EVENTS ||
        clock.now() - signed.atMs >= SIGN_EVERY_MS;
      if (!mayBeDue) return;
      toldPosition = position;
      signingQueue = after(signingQueue, signIfDue);
    },
    catchUp() {
      for (const parts of behind.values()) if (parts >= MAX_BEHIND) return merging;
      return undefined;
    },
    sign,
    async settled() {
      await Promise.all([merging, signingQueue]);
    },
    async close() {
      await Promise.all([merging, signingQueue]);
      if (hasAppended) await after(Promise.resolve(), signIfDue);
    },
  };
}
