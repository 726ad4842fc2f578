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
   * without a renewal: early enough that the owner stops before another can begin.
   */
  readonly signal: AbortSignal;
  release(): Promise<void>;
  /** Stops renewing and leaves the row as it is: for an owner that has let go of it in a transaction of its own. */
  letGo(): void;
}

export interface Leases {
  /** Takes a lease that is free or has expired. The holder that calls again renews it and keeps its token. */
  acquire(workflowId: string, ownerId: string, ttlMs: number): Promise<Lease>;
  /**
   * Takes the lease for one holder and renews it every third of its time. Unlike `acquire`, it refuses a second holder
   * with the same name, because both would write with the same token.
   */
  hold(workflowId: string, ownerId: string, ttlMs: number): Promise<HeldLease>;
  /** Renews a lease that the caller acquired in its own transaction; `askedMs` is the monotonic time of the request. */
  keep(claim: LeaseClaim, ttlMs: number, askedMs: number): HeldLease;
  /** Refused unless workflow, owner and token match a lease that has not expired. */
  heartbeat(claim: LeaseClaim, ttlMs: number): Promise<Lease>;
  /** Releases the lease if the caller holds it. The row stays, so that a token is never given twice. */
  release(claim: LeaseClaim): Promise<void>;
  /** Undefined if the lease is not held now. */
  holder(workflowId: string): Promise<Lease | undefined>;
  /** The leases held now, in the order of their workflows' ids. */
  list(after?: string, limit?: number): Promise<readonly Lease[]>;
  /** How many are held now, and how many expired without being released. */
  counts(): Promise<{ readonly live: number; readonly left_behind: number }>;
  /** The same inside the caller's transaction, for leases that must commit together with other rows. */
  readonly within: LeasesWithin;
}

export interface LeasesWithin {
  acquire(tx: WriteTx, workflowId: string, ownerId: string, ttlMs: number): Promise<Lease>;
  heartbeat(tx: WriteTx, claim: LeaseClaim, ttlMs: number): Promise<Lease>;
  release(tx: WriteTx, claim: LeaseClaim): Promise<void>;
  holder(tx: ReadTx, workflowId: string): Promise<Lease | undefined>;
  /** The newest one, whether it is held, expired or released. */
  last(tx: ReadTx, workflowId: string): Promise<Lease | undefined>;
  /** Counts a claim or a write that a domain refused by its own look at the lease, before it asked for the lease. */
  countRefusal(): void;
}
