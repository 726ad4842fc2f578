// The lease under which a worker claims its jobs: its name in the queue, held only while it has something to do.
import type { Ids } from '../../base/ids.ts';
import { refuse, type LeaseClaim } from '../../ledger/contract.ts';
import type { HeldLease, Leases } from '../../ledger/lease/contract.ts';

export interface WorkerLeaseOptions {
  readonly leases: Leases;
  readonly ids: Ids;
  readonly ownerId: string;
  readonly ttlMs: number;
  /** Called when another worker may take over: everything under this lease has to stop. */
  readonly onLost: (reason: unknown) => void;
}

export class WorkerLease {
  /** No other worker has this id, so a job claimed under it that the worker does not hold is free. */
  id: string;
  private readonly options: WorkerLeaseOptions;
  private held: HeldLease | undefined;

  constructor(options: WorkerLeaseOptions) {
    this.options = options;
    this.id = options.ids.uuid();
  }

  get claim(): LeaseClaim | undefined {
    return this.held?.claim;
  }

  get isHeld(): boolean {
    return this.held !== undefined;
  }

  /** Renews the lease that a claim took; `askedMs` is when the claim was sent, on the monotonic clock. */
  keep(claim: LeaseClaim, askedMs: number): void {
    if (this.held) return;
    this.held = this.options.leases.keep(claim, this.options.ttlMs, askedMs);
    this.held.signal.addEventListener('abort', () => this.lose());
  }

  /** Begins again under an id that no other worker knows. */
  lose(): void {
    const { ids, ownerId, onLost } = this.options;
    const lost = () =>
      refuse('lease_lost', `The worker "${ownerId}" no longer holds its lease`, {
        workflow_id: this.id,
        owner_id: ownerId,
      });
    const reason: unknown = this.held?.signal.reason ?? lost();
    this.held?.letGo();
    this.held = undefined;
    this.id = ids.uuid();
    onLost(reason);
  }

  release(): Promise<void> | undefined {
    const resting = this.held;
    this.held = undefined;
    return resting?.release();
  }
}
