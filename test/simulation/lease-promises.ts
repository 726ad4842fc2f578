// What leases promise: a token is given once, somebody else's lease is taken only when it is over by the taker's clock,
// and nothing commits under a token that is no longer the newest.
import { toTimestamp } from '../../src/base/clock.ts';
import type { EventRow, LeaseClaim } from '../../src/ledger/contract.ts';
import type { Lease } from '../../src/ledger/lease/contract.ts';
import type { Life } from './life.ts';
import type { World } from './world.ts';

interface Row extends LeaseClaim {
  readonly lease_expires_at: string;
  readonly heartbeat_at: string;
}

export class LeasePromises {
  private readonly world: World;
  private rows = new Map<string, Row>();
  /** Who was given which token. */
  private readonly owners = new Map<string, string>();

  constructor(world: World) {
    this.world = world;
  }

  current(workflowId: string): Row | undefined {
    return this.rows.get(workflowId);
  }

  /** Somebody was told that they hold it. */
  granted(life: Life, lease: Lease): void {
    const row = this.rows.get(lease.workflow_id);
    this.world.expect(
      row !== undefined && row.fencing_token >= lease.fencing_token,
      'a lease that was given is there',
      () => `${life.name} was told of token ${lease.fencing_token}, the newest is ${row?.fencing_token}`,
    );
    this.expectOwner(lease);
  }

  /** A write under this lease is in a transaction that counts this time; the leases are still as before it. */
  expectHeld(name: string, claim: LeaseClaim, nowMs: number): void {
    const row = this.rows.get(claim.workflow_id);
    this.world.expect(
      row?.fencing_token === claim.fencing_token && row.owner_id === claim.owner_id,
      'nothing commits under a stale token',
      () => `${name} wrote under ${tell(claim)}, but the lease was ${row ? tell(row) : 'nobody’s'}`,
    );
    this.world.expect(
      row !== undefined && row.lease_expires_at > toTimestamp(nowMs),
      'nothing commits under an expired lease',
      () => `${name} wrote under ${tell(claim)} at ${toTimestamp(nowMs)}, expired at ${row?.lease_expires_at}`,
    );
  }

  /** Was told that it lost this one. Only time that never went back can say that it cannot have. */
  expectLost(life: Life, claim: LeaseClaim): void {
    const { world } = this;
    if (world.profile.clocks === 'several' || world.profile.rates.clockJump > 0) return;
    const row = this.rows.get(claim.workflow_id);
    const isLive =
      row?.fencing_token === claim.fencing_token &&
      row.owner_id === claim.owner_id &&
      row.lease_expires_at > toTimestamp(life.clock.now());
    world.expect(!isLive, 'a lease that is held is not refused', () => `${life.name} holds ${tell(claim)}`);
    world.branches.reached('stale write refused');
  }

  committed(life: Life, nowMs: number, events: readonly EventRow[]): void {
    const { world } = this;
    const now = toTimestamp(nowMs);
    for (const row of world.observer.leases()) {
      const before = this.rows.get(row.workflow_id);
      this.rows.set(row.workflow_id, row);
      this.expectOwner(row);
      // Whoever runs a workflow that was cancelled finds its token outdated; it may have taken it in this very commit.
      const isFenced = events.some(
        ({ event_type, workflow_id }) => event_type === 'workflow.cancelled' && workflow_id === row.workflow_id,
      );
      const mostTokens = isFenced ? 2 : 1;
      const grownBy = row.fencing_token - (before?.fencing_token ?? 0);
      world.expect(
        grownBy <= mostTokens && (before !== undefined || grownBy > 0),
        'tokens begin at one and grow by one',
        () => `${before ? tell(before) : 'nothing'} became ${tell(row)}`,
      );
      if (isFenced) world.branches.reached('lease fenced by a cancellation');
      if (!before || isFenced) continue;
      world.expect(grownBy >= 0, 'tokens never shrink', () => `${tell(before)} became ${tell(row)}`);
      if (grownBy === 0) {
        world.expect(
          row.lease_expires_at === before.lease_expires_at || before.lease_expires_at > now,
          'an expired lease is not renewed',
          () => `${tell(before)} expired at ${before.lease_expires_at}, and was renewed at ${now} by ${life.name}`,
        );
        continue;
      }
      this.taken(life, before, row, now, events);
    }
  }

  private taken(life: Life, before: Row, row: Row, now: string, events: readonly EventRow[]): void {
    const { world } = this;
    const isReleased = before.lease_expires_at <= before.heartbeat_at;
    // Owners bear the name of their life: one process may let go and take again in one commit.
    const isOwn = before.owner_id.startsWith(`${life.name}/`);
    world.expect(
      before.lease_expires_at <= now || isReleased || isOwn,
      'a live lease is not taken over',
      () => `${tell(before)} until ${before.lease_expires_at} became ${tell(row)} at ${now}`,
    );
    const told = events.filter(({ event_type, payload }) => {
      if (event_type !== 'lease.taken_over') return false;
      const { workflow_id, fencing_token } = JSON.parse(payload) as LeaseClaim;
      return workflow_id === row.workflow_id && fencing_token === row.fencing_token;
    });
    world.expect(
      told.length === (isReleased || (isOwn && before.lease_expires_at > now) ? 0 : 1),
      'taking over is an event, taking what was released is not',
      () => `${tell(before)} became ${tell(row)} with ${told.length} events`,
    );
    world.branches.reached(told.length > 0 ? 'takeover' : 'lease taken after release');
  }

  private expectOwner({ workflow_id, owner_id, fencing_token }: LeaseClaim): void {
    const key = `${workflow_id} ${fencing_token}`;
    const owner = this.owners.get(key);
    if (owner === undefined) this.owners.set(key, owner_id);
    this.world.expect(
      owner === undefined || owner === owner_id,
      'a token is never given twice',
      () => `token ${fencing_token} of ${workflow_id} was ${owner}'s and is now ${owner_id}'s`,
    );
  }
}

function tell({ owner_id, fencing_token }: LeaseClaim): string {
  return `token ${fencing_token} of ${owner_id}`;
}
