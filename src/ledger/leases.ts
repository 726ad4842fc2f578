// Leases: one owner at a time for a workflow. Every taking over raises the fencing token, which writes made under the
// lease carry and which is checked inside them; so whoever lost a lease without noticing can no longer write.
import { toTimestamp } from '../base/clock.ts';
import { isUuid } from '../base/ids.ts';
import type { ReadTx, Store } from '../store/store.ts';
import { refuse, type LeaseClaim } from './contract.ts';
import type { LedgerMetrics } from './ledger-metrics.ts';
import * as q from './queries.ts';

export interface Lease extends LeaseClaim {
  readonly acquired_at: string;
  readonly lease_expires_at: string;
  readonly heartbeat_at: string;
}

export interface Leases {
  /** Takes a lease that nobody holds, or one that expired. Asking again while holding it renews it, with its token. */
  acquire(workflowId: string, ownerId: string, ttlMs: number): Promise<Lease>;
  /** Only with the workflow, owner and token that match a lease that has not expired. */
  heartbeat(claim: LeaseClaim, ttlMs: number): Promise<Lease>;
  /** Lets go. The row stays, so that a token is never given twice. What is not held is left alone. */
  release(claim: LeaseClaim): Promise<void>;
  /** Undefined when nobody holds it now. */
  holder(workflowId: string): Promise<Lease | undefined>;
}

const LONGEST_TTL_MS = 24 * 3_600_000;

export function createLeases(store: Store, metrics: LedgerMetrics): Leases {
  return {
    async acquire(workflowId, ownerId, ttlMs) {
      checkLeaseInput(workflowId, ownerId, ttlMs);
      const { lease, held } = await store.write(async (tx) => {
        const nowMs = await tx.now();
        const [now, expires] = [toTimestamp(nowMs), toTimestamp(nowMs + ttlMs)];
        const taken = await tx.get(q.takeLease, workflowId, ownerId, now, expires, now);
        if (taken) return { lease: taken, held: undefined };
        const current = await tx.get(q.readWholeLease, workflowId);
        if (current?.owner_id !== ownerId) return { lease: undefined, held: current };
        return {
          lease: await tx.get(q.renewLease, now, expires, workflowId, ownerId, current.fencing_token, now),
          held: current,
        };
      });
      if (lease) return lease;
      metrics.leaseAcquisitionFailures.add();
      throw refuse(
        'lease_held',
        `"${held?.owner_id}" holds the lease on ${workflowId} until ${held?.lease_expires_at}`,
        {
          workflow_id: workflowId,
          owner_id: held?.owner_id,
          lease_expires_at: held?.lease_expires_at,
        },
      );
    },
    async heartbeat(claim, ttlMs) {
      const { workflow_id, owner_id, fencing_token } = claim;
      checkLeaseInput(workflow_id, owner_id, ttlMs);
      const renewed = await store.write(async (tx) => {
        const nowMs = await tx.now();
        const [now, expires] = [toTimestamp(nowMs), toTimestamp(nowMs + ttlMs)];
        return tx.get(q.renewLease, now, expires, workflow_id, owner_id, fencing_token, now);
      });
      if (renewed) return renewed;
      metrics.leaseAcquisitionFailures.add();
      throw refuse(
        'lease_lost',
        `"${owner_id}" no longer holds the lease on ${workflow_id} with token ${fencing_token}`,
        {
          workflow_id,
          owner_id,
          fencing_token,
        },
      );
    },
    async release({ workflow_id, owner_id, fencing_token }) {
      await store.write(async (tx) => {
        const now = toTimestamp(await tx.now());
        await tx.run(q.releaseLease, now, workflow_id, owner_id, fencing_token, now);
      });
    },
    holder: (workflowId) => store.read((tx) => holderIn(tx, workflowId)),
  };
}

async function holderIn(tx: ReadTx, workflowId: string): Promise<Lease | undefined> {
  const lease = await tx.get(q.readWholeLease, workflowId);
  return lease && lease.lease_expires_at > toTimestamp(await tx.now()) ? lease : undefined;
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
