// Leases: one owner at a time for a workflow. Every taking over raises the fencing token, which writes made under the
// lease carry and which is checked inside them; so whoever lost a lease without noticing can no longer write.
import { toTimestamp, type Clock } from '../../base/clock.ts';
import { isUuid } from '../../base/ids.ts';
import { Bug, Refusal } from '../../base/errors.ts';
import type { ReadTx, Store, WriteTx } from '../../store/store.ts';
import { untilKnown, type AppendWithin } from '../append/append.ts';
import { refuse, type LeaseClaim } from '../contract.ts';
import { kernelStream } from './kernel-stream.ts';
import type { LedgerMetrics } from '../streams/ledger-metrics.ts';
import { checkStreamPage } from '../streams/page.ts';
import * as q from '../queries.ts';

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
  /**
   * Takes it for one holder and renews it every third of its time. Unlike `acquire` it shares it with nobody: another
   * run under the same name would write with the same token, and neither could be told from the other.
   */
  hold(workflowId: string, ownerId: string, ttlMs: number): Promise<HeldLease>;
  /** Renews one that was acquired in a transaction of one's own, asked for at that time of the monotonic clock. */
  keep(claim: LeaseClaim, ttlMs: number, askedMs: number): HeldLease;
  /** Only with the workflow, owner and token that match a lease that has not expired. */
  heartbeat(claim: LeaseClaim, ttlMs: number): Promise<Lease>;
  /** Lets go. The row stays, so that a token is never given twice. What is not held is left alone. */
  release(claim: LeaseClaim): Promise<void>;
  /** Undefined when nobody holds it now. */
  holder(workflowId: string): Promise<Lease | undefined>;
  /** Those that are held now, in the order of their workflows' ids. */
  list(after?: string, limit?: number): Promise<readonly Lease[]>;
  /** How many are held now, and how many expired because whoever held them did not let go. */
  counts(): Promise<{ readonly live: number; readonly left_behind: number }>;
  /** The same inside a transaction of the caller's, for leases that stand or fall with other rows. */
  readonly within: LeasesWithin;
}

export interface LeasesWithin {
  acquire(tx: WriteTx, workflowId: string, ownerId: string, ttlMs: number): Promise<Lease>;
  heartbeat(tx: WriteTx, claim: LeaseClaim, ttlMs: number): Promise<Lease>;
  release(tx: WriteTx, claim: LeaseClaim): Promise<void>;
  holder(tx: ReadTx, workflowId: string): Promise<Lease | undefined>;
}

export interface LeaseDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly appendWithin: AppendWithin;
  readonly metrics: LedgerMetrics;
}

/** A reason of our own: without one the platform makes an error with its stack, every time. */
const DONE = 'done';
const LONGEST_TTL_MS = 24 * 3_600_000;

export function createLeases(deps: LeaseDeps): Leases {
  const { store, clock, metrics } = deps;

  const acquire: Leases['acquire'] = (workflowId, ownerId, ttlMs) =>
    obtain(workflowId, ownerId, ttlMs, ({ owner_id }) => owner_id === ownerId);

  /** `isMine` says of a lease that is held whether it may be renewed, given what was last asked for. */
  async function obtain(
    workflowId: string,
    ownerId: string,
    ttlMs: number,
    isMine: (current: Lease, asked: Lease | undefined) => boolean,
  ): Promise<Lease> {
    checkLeaseInput(workflowId, ownerId, ttlMs);
    // After a lost reply to COMMIT we may hold it, and asking again renews it.
    let asked: Lease | undefined;
    return untilKnown(() =>
      store.write(async (tx) => {
        const { lease, isNew } = await obtainWithin(tx, workflowId, ownerId, ttlMs, (current) =>
          isMine(current, asked),
        );
        if (isNew) asked = lease;
        return lease;
      }),
    );
  }

  async function obtainWithin(
    tx: WriteTx,
    workflowId: string,
    ownerId: string,
    ttlMs: number,
    isMine: (current: Lease) => boolean,
  ): Promise<{ readonly lease: Lease; readonly isNew: boolean }> {
    const nowMs = await tx.now();
    const [now, expires] = [toTimestamp(nowMs), toTimestamp(nowMs + ttlMs)];
    const taken = await tx.get(q.takeLease, workflowId, ownerId, now, expires, now);
    if (taken) return { lease: taken, isNew: true };
    const current = await tx.get(q.readWholeLease, workflowId);
    if (!current) throw new Bug(`the lease on ${workflowId} could not be taken, and is not there`);
    if (current.lease_expires_at <= now) {
      const lease = await takeOver(tx, current, ownerId, now, expires);
      if (lease) return { lease, isNew: true };
    } else if (isMine(current)) {
      const lease = await tx.get(q.renewLease, now, expires, workflowId, ownerId, current.fencing_token, now);
      if (lease) return { lease, isNew: false };
    }
    throw leaseHeld(workflowId, current);
  }

  /** Whoever answers for a workflow will want to know: it is an event, in the transaction that takes the lease. */
  async function takeOver(
    tx: WriteTx,
    expired: Lease,
    ownerId: string,
    now: string,
    expires: string,
  ): Promise<Lease | undefined> {
    const { workflow_id } = expired;
    const lease = await tx.get(q.takeOverLease, ownerId, now, expires, now, workflow_id, now);
    if (!lease) return undefined;
    const payload = {
      workflow_id,
      owner_id: ownerId,
      fencing_token: lease.fencing_token,
      previous_owner_id: expired.owner_id,
      expired_at: expired.lease_expires_at,
    };
    const tokens = [{ token_class: 'entityId', token_value: workflow_id }] as const;
    await deps.appendWithin(tx, kernelStream, [{ type: 'lease.taken_over', payload, tokens }], { create: true });
    return lease;
  }

  function leaseHeld(workflowId: string, held: Lease): Refusal {
    metrics.leaseAcquisitionFailures.add();
    return refuse('lease_held', `"${held.owner_id}" holds the lease on ${workflowId} until ${held.lease_expires_at}`, {
      workflow_id: workflowId,
      owner_id: held.owner_id,
      lease_expires_at: held.lease_expires_at,
    });
  }

  const within: LeasesWithin = {
    async acquire(tx, workflowId, ownerId, ttlMs) {
      checkLeaseInput(workflowId, ownerId, ttlMs);
      return (await obtainWithin(tx, workflowId, ownerId, ttlMs, ({ owner_id }) => owner_id === ownerId)).lease;
    },
    async heartbeat(tx, claim, ttlMs) {
      const { workflow_id, owner_id, fencing_token } = claim;
      checkLeaseInput(workflow_id, owner_id, ttlMs);
      const nowMs = await tx.now();
      const [now, expires] = [toTimestamp(nowMs), toTimestamp(nowMs + ttlMs)];
      const renewed = await tx.get(q.renewLease, now, expires, workflow_id, owner_id, fencing_token, now);
      if (renewed) return renewed;
      metrics.leaseAcquisitionFailures.add();
      throw leaseLost(claim, 'it expired or was taken over');
    },
    async release(tx, { workflow_id, owner_id, fencing_token }) {
      const now = toTimestamp(await tx.now());
      await tx.run(q.releaseLease, now, now, workflow_id, owner_id, fencing_token, now);
    },
    async holder(tx, workflowId) {
      const lease = await tx.get(q.readWholeLease, workflowId);
      return lease && lease.lease_expires_at > toTimestamp(await tx.now()) ? lease : undefined;
    },
  };

  const heartbeat = (claim: LeaseClaim, ttlMs: number) => store.write((tx) => within.heartbeat(tx, claim, ttlMs));
  const release = (claim: LeaseClaim) => store.write((tx) => within.release(tx, claim));

  const keepHeld: Leases['keep'] = ({ workflow_id, owner_id, fencing_token }, ttlMs, askedMs) => {
    const claim = { workflow_id, owner_id, fencing_token };
    const { signal, stop } = keepRenewing(clock, claim, ttlMs, askedMs, () => heartbeat(claim, ttlMs));
    return {
      claim,
      signal,
      letGo: stop,
      async release() {
        stop();
        await release(claim);
      },
    };
  };

  return {
    acquire,
    heartbeat,
    release,
    keep: keepHeld,
    async hold(workflowId, ownerId, ttlMs) {
      const askedMs = clock.monotonic();
      return keepHeld(await obtain(workflowId, ownerId, ttlMs, isSame), ttlMs, askedMs);
    },
    holder: (workflowId) => store.read((tx) => within.holder(tx, workflowId)),
    list: async (from, count = 100) => {
      const { after, limit } = checkStreamPage(from, count);
      return store.read(async (tx) => tx.all(q.listLiveLeases, after, toTimestamp(await tx.now()), limit));
    },
    counts: async () => {
      const counted = await store.read(async (tx) => {
        const now = toTimestamp(await tx.now());
        return tx.get(q.countLeases, now, now);
      });
      return counted ?? { live: 0, left_behind: 0 };
    },
    within,
  };
}

function isSame(current: Lease, asked: Lease | undefined): boolean {
  return (
    asked?.owner_id === current.owner_id &&
    asked.fencing_token === current.fencing_token &&
    asked.acquired_at === current.acquired_at
  );
}

function leaseLost({ workflow_id, owner_id, fencing_token }: LeaseClaim, why: string): Refusal {
  return refuse(
    'lease_lost',
    `"${owner_id}" no longer holds the lease on ${workflow_id} with token ${fencing_token}: ${why}`,
    { workflow_id, owner_id, fencing_token },
  );
}

/** Times count from when a renewal was asked for: the database may have granted it at once. */
function keepRenewing(
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
    stopped.abort(DONE);
    lost.abort(reason);
  };
  void watch();
  void renewing();
  return { signal: lost.signal, stop: () => stopped.abort(DONE) };
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
