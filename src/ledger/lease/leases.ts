// Leases: one owner at a time for a workflow. Every take-over raises the fencing token. Writes under the lease carry
// the token and check it in their transaction, so an owner that lost its lease unnoticed can no longer write.
import { toTimestamp, type Clock } from '../../base/clock.ts';
import type { Store } from '../../store/store.ts';
import { untilKnown } from '../append/until-known.ts';
import type { LeaseClaim } from '../contract.ts';
import * as q from '../queries.ts';
import { checkStreamPage } from '../streams/page.ts';
import type { Lease, Leases, LeasesWithin } from './contract.ts';
import { keepRenewing, leaseLost } from './keep-renewing.ts';
import { checkLeaseInput, obtainLease, type ObtainDeps } from './obtain-lease.ts';

export interface LeaseDeps extends ObtainDeps {
  readonly store: Store;
  readonly clock: Clock;
}

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
    // After a lost COMMIT reply the caller may hold the lease already; acquiring it again renews it.
    let asked: Lease | undefined;
    return untilKnown(() =>
      store.write(async (tx) => {
        const { lease, isNew } = await obtainLease(deps, tx, workflowId, ownerId, ttlMs, (current) =>
          isMine(current, asked),
        );
        if (isNew) asked = lease;
        return lease;
      }),
    );
  }

  const within: LeasesWithin = {
    async acquire(tx, workflowId, ownerId, ttlMs) {
      checkLeaseInput(workflowId, ownerId, ttlMs);
      return (await obtainLease(deps, tx, workflowId, ownerId, ttlMs, ({ owner_id }) => owner_id === ownerId)).lease;
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
    last: (tx, workflowId) => tx.get(q.readWholeLease, workflowId),
    countRefusal: () => metrics.leaseAcquisitionFailures.add(),
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
