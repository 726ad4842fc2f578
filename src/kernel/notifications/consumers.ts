// Consumers with a durable cursor. Each receives every append since its name was first used, in order and at least
// once, even if processes die. One process at a time works under a name: it holds a lease, which is checked when the
// cursor moves.
import { toTimestamp } from '../../base/clock.ts';
import { Refusal } from '../../base/errors.ts';
import type { Ids } from '../../base/ids.ts';
import { uuidOf } from '../../base/named-id.ts';
import type { WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { checkLease } from '../../ledger/append/append-plan.ts';
import type { HeldLease, Leases } from '../../ledger/lease/contract.ts';
import type { LedgerMetrics } from '../../ledger/streams/ledger-metrics.ts';
import { readLease, readMeta } from '../../ledger/queries.ts';
import { readAppends, type FoundAppend } from './batches.ts';
import { refuse } from '../contract.ts';
import type { NotificationBatch, NotificationFilter } from './contract.ts';
import { createFilter } from './filter.ts';
import { POLL_EVERY_MS, pollOnHints } from './poll-on-hints.ts';
import { moveCursor, readCursor, startCursor } from './queries.ts';
import type { SubscriptionDeps } from './subscriptions.ts';

export interface ConsumerOptions {
  readonly filter?: NotificationFilter;
  /** Where a new name begins; `start` by default. A known name continues where it stopped. */
  readonly from?: 'start' | 'now';
  /** How many batches are handled before the cursor moves. They are delivered again if the process dies before that. */
  readonly batchSize?: number;
  /** How long other processes wait for one that died; a live process renews its lease. 15 seconds by default. */
  readonly leaseMs?: number;
}

/** The cursor moves when the handler resolves. If it throws, it is called again after a growing pause. */
export type Handler = (batch: NotificationBatch, context: { readonly signal: AbortSignal }) => Promise<void>;

/**
 * The handler awaits nothing but the transaction. The same commit moves the cursor, so its writes happen exactly once.
 */
export type TransactionHandler = (batch: NotificationBatch, tx: WriteTx) => Promise<void>;

export interface Consumer {
  /** Waits for the running handler, then releases the lease at once. Do not await it inside the handler. */
  stop(): Promise<void>;
}

export interface ConsumerDeps extends SubscriptionDeps {
  readonly ids: Ids;
  readonly leases: Leases;
  readonly metrics: LedgerMetrics;
}

const NAME = /^[a-z][a-z0-9_.-]{0,99}$/;
const LEASE_MS = 15_000;
/** The lease is kept for a moment after the last batch, because more often follows soon. */
const LINGER_MS = 2_000;
/** How far a cursor may fall behind appends that its filter skipped; a restart reads those again. */
const MAX_SKIPPED = 1_000;
const MAX_BATCH_SIZE = 1_000;

/** Runs the handler on some appends and moves the cursor past them, under the lease. */
type Handle = (appends: readonly FoundAppend[], lease: HeldLease) => Promise<void>;

export async function startConsumer(
  deps: ConsumerDeps,
  name: string,
  makeHandle: (move: MoveCursor) => Handle,
  options: ConsumerOptions,
): Promise<Consumer> {
  const { store, registry, clock, ids, leases, metrics } = deps;
  const { batchSize = 1, from = 'start', leaseMs = LEASE_MS } = options;
  checkConsumer(name, { batchSize, from, leaseMs });
  const matches = createFilter(options.filter ?? {}, (kind) => registry.registration(kind) !== undefined);
  const leaseId = uuidOf(`consumer ${name}`);
  const ownerId = `${name} ${ids.uuid()}`;

  await store.write(async (tx) => {
    const position = from === 'start' ? 0 : ((await tx.get(readMeta))?.position ?? 0);
    await writeRow(tx, startCursor, { consumer: name, position, updated_at: toTimestamp(await tx.now()) });
  });

  const move: MoveCursor = async (tx, { claim }, position) => {
    const [held, nowMs] = await Promise.all([tx.get(readLease, leaseId), tx.now()]);
    checkLease(claim, held, nowMs, metrics);
    await tx.run(moveCursor, position, toTimestamp(nowMs), name);
  };
  const handle = makeHandle(move);

  let lease: HeldLease | undefined;
  let workedAtMs = 0;
  let saved = 0;
  /** Never behind the saved cursor; ahead of it where the filter skipped everything. */
  let position = 0;

  const readSaved = async (): Promise<void> => {
    saved = (await store.read((tx) => tx.get(readCursor, name)))?.position ?? 0;
    position = Math.max(position, saved);
  };

  /** False when another process holds the lease. */
  const takeLease = async (): Promise<boolean> => {
    // Read first, because trying to acquire it is a write.
    const holder = await leases.holder(leaseId);
    if (holder && holder.owner_id !== ownerId) return false;
    try {
      lease = await leases.hold(leaseId, ownerId, leaseMs);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'lease_held') return false;
      throw error;
    }
    // The previous holder may have moved the cursor since it was last read.
    await readSaved();
    return true;
  };

  /** A lease that cannot be released expires. */
  const letGo = async (): Promise<void> => {
    const held = lease;
    lease = undefined;
    await held?.release().catch(deps.report);
  };

  const look = async (stopping: AbortSignal): Promise<number> => {
    while (!stopping.aborted) {
      if (lease?.signal.aborted) lease = undefined;
      if (!lease) await readSaved();
      const { appends, hasMore } = await readAppends(deps, position);
      const wanted = appends.filter(matches);
      if (wanted.length === 0) {
        position = appends.at(-1)?.position ?? position;
        if (position - saved < MAX_SKIPPED) {
          if (hasMore) continue;
          if (!lease) return POLL_EVERY_MS;
          if (clock.monotonic() - workedAtMs < LINGER_MS) return LINGER_MS;
          await letGo();
          return POLL_EVERY_MS;
        }
      }
      if (!lease) {
        if (await takeLease()) continue;
        return leaseMs;
      }
      workedAtMs = clock.monotonic();
      await work(lease, wanted, stopping);
    }
    return 0;
  };

  const work = async (held: HeldLease, wanted: readonly FoundAppend[], stopping: AbortSignal): Promise<void> => {
    try {
      if (wanted.length === 0) {
        await store.write((tx) => move(tx, held, position));
        saved = position;
      }
      for (let at = 0; at < wanted.length; at += batchSize) {
        if (stopping.aborted || held.signal.aborted) return;
        const some = wanted.slice(at, at + batchSize);
        for (const { problem } of some) if (problem) deps.report(problem);
        await handle(some, held);
        position = some.at(-1)?.position ?? position;
        saved = position;
      }
    } catch (error) {
      // Another process may declare a kind that this one does not.
      await letGo();
      throw new Error(`The consumer "${name}" failed after position ${position}`, { cause: error });
    }
  };

  const polling = pollOnHints(deps, look);
  return {
    async stop() {
      await polling.stop();
      await letGo();
    },
  };
}

export type MoveCursor = (tx: WriteTx, lease: HeldLease, position: number) => Promise<void>;

export function handleOutside({ store }: ConsumerDeps, handler: Handler): (move: MoveCursor) => Handle {
  return (move) => async (appends, lease) => {
    for (const append of appends) await handler(append.batch(), { signal: lease.signal });
    const last = appends.at(-1);
    if (last) await store.write((tx) => move(tx, lease, last.position));
  };
}

export function handleInTransaction(
  { store }: ConsumerDeps,
  handler: TransactionHandler,
): (move: MoveCursor) => Handle {
  return (move) => async (appends, lease) => {
    const batches = appends.map((append) => append.batch());
    const last = appends.at(-1);
    if (!last) return;
    await store.write(async (tx) => {
      // First, so that a process that lost the lease does no work.
      await move(tx, lease, last.position);
      for (const batch of batches) await handler(batch, tx);
    });
  };
}

function checkConsumer(
  name: string,
  { batchSize, from, leaseMs }: { readonly batchSize: number; readonly from: string; readonly leaseMs: number },
): void {
  if (!NAME.test(name)) {
    throw refuse('invalid_consumer', 'A consumer is named by at most 100 of a-z 0-9 _ . -, a letter first', {
      option: 'name',
    });
  }
  if (!Number.isInteger(batchSize) || batchSize < 1 || batchSize > MAX_BATCH_SIZE) {
    throw refuse('invalid_consumer', `batchSize is a whole number from 1 to ${MAX_BATCH_SIZE}`, {
      option: 'batchSize',
    });
  }
  if (!Number.isSafeInteger(leaseMs) || leaseMs < 1_000 || leaseMs > 3_600_000) {
    throw refuse('invalid_consumer', 'A lease lasts a second to an hour, in milliseconds', { option: 'leaseMs' });
  }
  if (from !== 'start' && from !== 'now') {
    throw refuse('invalid_consumer', 'A consumer begins at "start" or "now"', { option: 'from' });
  }
}
