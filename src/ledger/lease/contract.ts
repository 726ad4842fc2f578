// What a lease is and what can be done with it.
import type { ReadTx, WriteTx } from '../../store/store.ts';
import type { LeaseClaim } from '../contract.ts';
import type { WholeLeaseRow } from '../queries.ts';

/** A whole row of `workflow_leases`. */
export type Lease = WholeLeaseRow;

/** A lease that renews itself until it is let go. */
export interface HeldLease {
  readonly claim: LeaseClaim;
  /**
   * Fires, with a refusal as its reason, when the lease is lost, or when half of it has passed on the monotonic clock
   * without a renewal: early enough that the owner has stopped before anybody else can begin.
   */
  readonly signal: AbortSignal;
  release(): Promise<void>;
  /** Stops renewing and leaves the row as it is: for an owner that has let go of it in a transaction of its own. */
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
  /** How many are held now, and how many expired because their owners did not let go. */
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
