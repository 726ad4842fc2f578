// Leases: one owner at a time for a workflow. Every taking over raises the fencing token, which writes made under the
// lease carry and which is checked inside them; so whoever lost a lease without noticing can no longer write.
import { toTimestamp, type Clock } from '../base/clock.ts';
import { isUuid } from '../base/ids.ts';
import { Refusal } from '../base/errors.ts';
import type { Store } from '../store/store.ts';
import type { Append } from './append.ts';
import { refuse, type LeaseClaim } from './contract.ts';
import { kernelStream } from './kernel-stream.ts';
import type { LedgerMetrics } from './ledger-metrics.ts';
import * as q from './queries.ts';

export interface Lease extends LeaseClaim {
  readonly acquired_at: string;
  readonly lease_expires_at: string;
  readonly heartbeat_at: string;
}

/** A lease that renews itself until it is let go. */
export interface HeldLease {
  readonly claim: LeaseClaim;
  /**
   * Fires, with a refusal as its reason, when the lease is lost, or when half of it has passed on the monotonic clock
   * without a renewal: early enough that the owner has stopped before anybody else can begin.
   */
  readonly signal: AbortSignal;
  release(): Promise<void>;
  /** Stops renewing and leaves the row as it is: for whoever has let go of it in a transaction of their own. */
  letGo(): void;
}

export interface Leases {
  /** Takes a lease that nobody holds, or one that expired. Asking again while holding it renews it, with its token. */
  acquire(workflowId: string, ownerId: string, ttlMs: number): Promise<Lease>;
  /** Acquires it and renews it every third of its time. */
  hold(workflowId: string, ownerId: string, ttlMs: number): Promise<HeldLease>;
  /** Only with the workflow, owner and token that match a lease that has not expired. */
  heartbeat(claim: LeaseClaim, ttlMs: number): Promise<Lease>;
  /** Lets go. The row stays, so that a token is never given twice. What is not held is left alone. */
  release(claim: LeaseClaim): Promise<void>;
  /** Undefined when nobody holds it now. */
  holder(workflowId: string): Promise<Lease | undefined>;
}

export interface LeaseDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly append: Append;
  readonly metrics: LedgerMetrics;
}

const LONGEST_TTL_MS = 24 * 3_600_000;

export function createLeases(deps: LeaseDeps): Leases {
  const { store, clock, append, metrics } = deps;

  async function acquire(workflowId: string, ownerId: string, ttlMs: number): Promise<Lease> {
    checkLeaseInput(workflowId, ownerId, ttlMs);
    const found = await store.write(async (tx) => {
      const nowMs = await tx.now();
      const [now, expires] = [toTimestamp(nowMs), toTimestamp(nowMs + ttlMs)];
      const taken = await tx.get(q.takeLease, workflowId, ownerId, now, expires, now);
      if (taken) return { lease: taken };
      const held = await tx.get(q.readWholeLease, workflowId);
      if (held && held.lease_expires_at <= now) return { expired: held };
      if (held?.owner_id !== ownerId) return { held };
      const lease = await tx.get(q.renewLease, now, expires, workflowId, ownerId, held.fencing_token, now);
      return lease ? { lease } : { held };
    });
    if (found.lease) return found.lease;
    if (found.expired) return takeOver(found.expired, ownerId, ttlMs);
    throw leaseHeld(workflowId, found.held);
  }

  /** Whoever answers for a workflow will want to know: it is an event, in the transaction that takes the lease. */
  async function takeOver(expired: Lease, ownerId: string, ttlMs: number): Promise<Lease> {
    const { workflow_id } = expired;
    let lease: Lease | undefined;
    await append(
      kernelStream,
      async ({ tx }, nowMs) => {
        const [now, expires] = [toTimestamp(nowMs), toTimestamp(nowMs + ttlMs)];
        const before = await tx.get(q.readWholeLease, workflow_id);
        lease = await tx.get(q.takeOverLease, ownerId, now, expires, now, workflow_id, now);
        if (!lease || !before) throw leaseHeld(workflow_id, before);
        const payload = {
          workflow_id,
          owner_id: ownerId,
          fencing_token: lease.fencing_token,
          previous_owner_id: before.owner_id,
          expired_at: before.lease_expires_at,
        };
        return [{ type: 'lease.taken_over', payload, tokens: [{ token_class: 'entityId', token_value: workflow_id }] }];
      },
      { create: true },
    );
    // After a lost reply to COMMIT the append is found again without deciding anew; the row says what it decided.
    lease ??= await store.read((tx) => tx.get(q.readWholeLease, workflow_id));
    if (lease?.owner_id !== ownerId) throw leaseHeld(workflow_id, lease);
    return lease;
  }

  function leaseHeld(workflowId: string, held: Lease | undefined): Refusal {
    metrics.leaseAcquisitionFailures.add();
    return refuse(
      'lease_held',
      `"${held?.owner_id}" holds the lease on ${workflowId} until ${held?.lease_expires_at}`,
      { workflow_id: workflowId, owner_id: held?.owner_id, lease_expires_at: held?.lease_expires_at },
    );
  }

  async function heartbeat(claim: LeaseClaim, ttlMs: number): Promise<Lease> {
    const { workflow_id, owner_id, fencing_token } = claim;
    checkLeaseInput(workflow_id, owner_id, ttlMs);
    const renewed = await store.write(async (tx) => {
      const nowMs = await tx.now();
      const [now, expires] = [toTimestamp(nowMs), toTimestamp(nowMs + ttlMs)];
      return tx.get(q.renewLease, now, expires, workflow_id, owner_id, fencing_token, now);
    });
    if (renewed) return renewed;
    metrics.leaseAcquisitionFailures.add();
    throw leaseLost(claim, 'it expired or was taken over');
  }

  async function release({ workflow_id, owner_id, fencing_token }: LeaseClaim): Promise<void> {
    await store.write(async (tx) => {
      const now = toTimestamp(await tx.now());
      await tx.run(q.releaseLease, now, now, workflow_id, owner_id, fencing_token, now);
    });
  }

  return {
    acquire,
    heartbeat,
    release,
    async hold(workflowId, ownerId, ttlMs) {
      const askedMs = clock.monotonic();
      const { workflow_id, owner_id, fencing_token } = await acquire(workflowId, ownerId, ttlMs);
      const claim = { workflow_id, owner_id, fencing_token };
      const { signal, stop } = keep(clock, claim, ttlMs, askedMs, () => heartbeat(claim, ttlMs));
      return {
        claim,
        signal,
        letGo: stop,
        async release() {
          stop();
          await release(claim);
        },
      };
    },
    holder: (workflowId) =>
      store.read(async (tx) => {
        const lease = await tx.get(q.readWholeLease, workflowId);
        return lease && lease.lease_expires_at > toTimestamp(await tx.now()) ? lease : undefined;
      }),
  };
}

function leaseLost({ workflow_id, owner_id, fencing_token }: LeaseClaim, why: string): Refusal {
  return refuse(
    'lease_lost',
    `"${owner_id}" no longer holds the lease on ${workflow_id} with token ${fencing_token}: ${why}`,
    { workflow_id, owner_id, fencing_token },
  );
}

/** Times count from when a renewal was asked for: the database may have granted it at once. */
function keep(
  clock: Clock,
  claim: LeaseClaim,
  ttlMs: number,
  askedMs: number,
  renew: () => Promise<unknown>,
): { readonly signal: AbortSignal; readonly stop: () => void } {
  const lost = new AbortController();
  const stopped = new AbortController();
  let renewedMs = askedMs;

  const watch = async () => {
    while (!stopped.signal.aborted) {
      const leftMs = renewedMs + ttlMs / 2 - clock.monotonic();
      if (leftMs <= 0) {
        end(leaseLost(claim, 'it could not be renewed within half of its time'));
        return;
      }
      await clock.sleep(leftMs, stopped.signal);
    }
  };
  const renewing = async () => {
    for (let pauseMs = ttlMs / 3; ;) {
      await clock.sleep(pauseMs, stopped.signal);
      if (stopped.signal.aborted) return;
      const nowMs = clock.monotonic();
      try {
        await renew();
        renewedMs = nowMs;
        pauseMs = ttlMs / 3;
      } catch (error) {
        if (error instanceof Refusal) {
          end(error);
          return;
        }
        // A database that does not answer may do so in a moment; the watch ends it when that takes too long.
        pauseMs = ttlMs / 20;
      }
    }
  };
  const end = (reason: Refusal) => {
    if (stopped.signal.aborted) return;
    stopped.abort();
    lost.abort(reason);
  };
  void watch();
  void renewing();
  return { signal: lost.signal, stop: () => stopped.abort() };
}

function checkLeaseInput(workflowId: string, ownerId: string, ttlMs: number): void {
  const invalid = (option: string, message: string) => refuse('invalid_append', message, { option });
  if (!isUuid(workflowId)) throw invalid('workflow_id', 'A lease names its workflow by a UUID in lower case');
  if (ownerId.length === 0 || ownerId.length > 200 || /\p{Cc}/u.test(ownerId)) {
    throw invalid('owner_id', 'An owner is 1 to 200 characters without control characters');
  }
  if (!Number.isSafeInteger(ttlMs) || ttlMs < 1 || ttlMs > LONGEST_TTL_MS) {
    throw invalid('ttlMs', `A lease lasts 1 to ${LONGEST_TTL_MS} milliseconds`);
  }
}
