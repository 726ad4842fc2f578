// Taking a lease inside a transaction: a free one, an expired one with its event, or the caller's own again.
import { toTimestamp } from '../../base/clock.ts';
import { Bug, type Refusal } from '../../base/errors.ts';
import { isUuid } from '../../base/ids.ts';
import { redactText } from '../../base/redact.ts';
import type { WriteTx } from '../../store/store.ts';
import type { AppendWithin } from '../append/append.ts';
import { refuse } from '../contract.ts';
import * as q from '../queries.ts';
import type { LedgerMetrics } from '../streams/ledger-metrics.ts';
import type { Lease } from './contract.ts';
import { kernelStream } from './kernel-stream.ts';

export interface ObtainDeps {
  readonly appendWithin: AppendWithin;
  readonly metrics: LedgerMetrics;
}

const LONGEST_TTL_MS = 24 * 3_600_000;

/** Takes what is free or expired; `isMine` says of a lease that is held whether it may be renewed. */
export async function obtainLease(
  deps: ObtainDeps,
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
    const lease = await takeOver(deps, tx, current, ownerId, now, expires);
    if (lease) return { lease, isNew: true };
  } else if (isMine(current)) {
    const lease = await tx.get(q.renewLease, now, expires, workflowId, ownerId, current.fencing_token, now);
    if (lease) return { lease, isNew: false };
  }
  throw leaseHeld(deps, workflowId, current);
}

/** Appends the event for the operator, in the transaction that takes the lease. */
async function takeOver(
  deps: ObtainDeps,
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

function leaseHeld({ metrics }: ObtainDeps, workflowId: string, held: Lease): Refusal {
  metrics.leaseAcquisitionFailures.add();
  return refuse('lease_held', `"${held.owner_id}" holds the lease on ${workflowId} until ${held.lease_expires_at}`, {
    workflow_id: workflowId,
    owner_id: held.owner_id,
    lease_expires_at: held.lease_expires_at,
  });
}

export function checkLeaseInput(workflowId: string, ownerId: string, ttlMs: number): void {
  const invalid = (option: string, message: string) => refuse('invalid_append', message, { option });
  if (!isUuid(workflowId)) throw invalid('workflow_id', 'A lease names its workflow by a UUID in lower case');
  if (ownerId.length === 0 || ownerId.length > 200 || /\p{Cc}/u.test(ownerId)) {
    throw invalid('owner_id', 'An owner is 1 to 200 characters without control characters');
  }
  if (redactText(ownerId).found.length > 0) {
    throw refuse('secret_in_key', 'The owner of the lease looks like a secret', { option: 'owner_id' });
  }
  if (!Number.isSafeInteger(ttlMs) || ttlMs < 1 || ttlMs > LONGEST_TTL_MS) {
    throw invalid('ttlMs', `A lease lasts 1 to ${LONGEST_TTL_MS} milliseconds`);
  }
}
