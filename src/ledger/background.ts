// The work behind the appends: merging snapshots and signing checkpoints. Neither holds up an append, except that
// writers wait when merging falls far behind them.
import type { Clock } from '../base/clock.ts';
import type { Blobs } from '../store/blobs.ts';
import type { Store } from '../store/store.ts';
import type { Appended } from './append/append-batch.ts';
import {
  SIGN_EVERY_EVENTS,
  SIGN_EVERY_MS,
  completeSecondCopy,
  signCheckpoint,
  type SignedCheckpoint,
  type Signing,
} from './proof/checkpoints.ts';
import type { LedgerMetrics } from './streams/ledger-metrics.ts';
import { mergeParts } from './snapshots/merge.ts';
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

interface SignOptions {
  readonly restored?: boolean;
}

export interface Background {
  /** Counts what failed and says it, whatever becomes of whoever hears of it. */
  readonly report: (error: unknown) => void;
  readonly appended: Appended;
  /** What a writer has to wait for before it goes on; undefined nearly always. */
  readonly catchUp: () => Promise<void> | undefined;
  readonly sign: (options?: SignOptions) => Promise<SignedCheckpoint | undefined>;
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
  /** As last heard; undefined when it has to be asked for. */
  let signed: { readonly size: number; readonly askAtMs: number } | undefined;
  /** The newest note that the second copy was found to have; undefined until looked at, and after a failure. */
  let copied: string | undefined;
  let toldPosition = 0;
  let hasAppended = false;

  const report = (error: unknown): void => {
    deps.metrics.backgroundFailures.add();
    try {
      deps.onError?.(error);
    } catch {
      // Whoever listens must not stop what comes next.
      deps.metrics.backgroundFailures.add();
    }
  };

  /** One thing at a time; what fails is said and tried again with the next append. */
  const after = (queue: Promise<void>, work: () => Promise<unknown>): Promise<void> =>
    queue.then(work).then(() => {}, report);

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

  const checkCopy = async (): Promise<void> => {
    if (signing) copied = await completeSecondCopy(store, signing, copied);
  };

  const sign = async (options: SignOptions = {}): Promise<SignedCheckpoint | undefined> => {
    if (!signing) return undefined;
    // First, so that the notes lie there in their order; but what is wrong there keeps nothing from being signed.
    const [copy] = await Promise.allSettled([checkCopy()]);
    try {
      const checkpoint = await signCheckpoint(store, clock, signing, options);
      if (copy.status === 'rejected') throw copy.reason;
      if (checkpoint) {
        copied = checkpoint.note;
        signed = { size: checkpoint.tree_size, askAtMs: clock.monotonic() + SIGN_EVERY_MS };
      } else {
        // Nothing else to do, so there is time to look for what another process left undone.
        copied = undefined;
        await checkCopy();
      }
      return checkpoint;
    } catch (error) {
      copied = undefined;
      signed = undefined;
      throw error;
    }
  };

  const signIfDue = async (): Promise<void> => {
    if (!signing) return;
    // The store's time on both sides: the clocks of two machines need not agree.
    const [meta, last, nowMs] = await store.read((tx) =>
      Promise.all([tx.get(q.readMeta), tx.get(q.lastCheckpoint), tx.now()]),
    );
    if (!meta) return;
    const size = last?.tree_size ?? 0;
    const sinceMs = nowMs - Date.parse(last?.created_at ?? meta.created_at);
    signed = { size, askAtMs: clock.monotonic() + SIGN_EVERY_MS - sinceMs };
    const unsigned = meta.position - size;
    // A checkpoint from the future says that a clock was put back; it must not put off the next one.
    const isTime = sinceMs >= SIGN_EVERY_MS || sinceMs < 0;
    if (unsigned >= SIGN_EVERY_EVENTS || (unsigned > 0 && isTime)) await sign();
    else await checkCopy();
  };

  return {
    report,
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
        clock.monotonic() >= signed.askAtMs;
      if (!mayBeDue) return;
      toldPosition = position;
      signingQueue = after(signingQueue, signIfDue);
    },
    catchUp() {
      for (const parts of behind.values()) if (parts >= MAX_BEHIND) return merging;
      return undefined;
    },
    // In the queue like the others: two at once would both find the second copy wanting.
    sign(options) {
      const asked = signingQueue.then(() => sign(options));
      signingQueue = asked.then(
        () => {},
        () => {},
      );
      return asked;
    },
    async settled() {
      await Promise.all([merging, signingQueue]);
    },
    async close() {
      await Promise.all([merging, signingQueue]);
      if (hasAppended) await after(Promise.resolve(), signIfDue);
    },
  };
}
