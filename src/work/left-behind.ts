// Claims that a session left behind: they expired, or another session took the task. The newest one is the lease on the
// task; one that was taken over is a mark in the table of claims, because the lease names only its newest owner.
import { toTimestamp } from '../base/clock.ts';
import { uuidOf } from '../base/named-id.ts';
import type { Lease } from '../ledger/lease/contract.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import { writeRow } from '../store/table.ts';
import * as q from './queries.ts';

/** Whether the last claim of this owner on the task ended in another way than by its own word or work. */
export async function isLeftBehind(
  tx: ReadTx,
  projectId: string,
  taskId: string,
  owner: string,
  nowMs: number,
): Promise<boolean> {
  const now = toTimestamp(nowMs);
  return (await tx.get(q.readLeftBehind, taskId, owner, now, projectId, markOf(taskId, owner))) !== undefined;
}

/** `last` is the lease on the task before this claimant took it. */
export async function claimTaken(
  tx: WriteTx,
  projectId: string,
  taskId: string,
  claimant: string,
  last: Lease | undefined,
): Promise<void> {
  await Promise.all([
    tx.run(q.deleteClaim, projectId, markOf(taskId, claimant)),
    last && last.owner_id !== claimant && !isReleased(last) && markLost(tx, projectId, taskId, last.owner_id),
  ]);
}

/** Another caller ended the claim of this owner. */
export async function markLost(tx: WriteTx, projectId: string, taskId: string, owner: string): Promise<void> {
  await writeRow(tx, q.upsertClaim, { project_id: projectId, task_id: markOf(taskId, owner), ttl_ms: 0 });
}

/** A released lease expires at its last heartbeat. */
function isReleased({ lease_expires_at, heartbeat_at }: Lease): boolean {
  return lease_expires_at <= heartbeat_at;
}

/** No lease has this id, so a read of claims with their leases never meets a mark. */
function markOf(taskId: string, owner: string): string {
  return uuidOf(`claim left behind\n${taskId}\n${owner}`);
}
