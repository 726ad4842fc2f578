// Owners who want the same few leases: they write under them, renew them or forget to, let go, and go on writing under
// what they have long lost.
import type { LeaseClaim } from '../../../src/ledger/contract.ts';
import type { Lease } from '../../../src/ledger/lease/contract.ts';
import { board } from '../../support/board.ts';
import type { CreateActor } from '../actor.ts';
import type { Dice } from '../dice.ts';
import { codeOf, type Life } from '../life.ts';
import type { World } from '../world.ts';
import { BOARDS, someEvents } from './boards.ts';

const LEASES = ['e1', 'e2'].map((end) => `01900000-0000-7000-8000-0000000000${end}`);

const WISHES = ['acquire', 'acquire', 'write', 'write', 'write', 'heartbeat', 'hold', 'release'] as const;

export const createLeaseHolders: CreateActor = (world) => ({
  name: 'lease holders',
  branches: [
    'takeover',
    'lease taken after release',
    'stale write refused',
    'lease: acquire lease_held',
    'lease: heartbeat lease_lost',
    'lease: renewed by asking again',
    'held lease lost',
  ],
  async run(life) {
    const dice = life.dice.fork('leases');
    const owner = `${life.name}/holder`;
    /** Every one it ever got: it does not know which of them still count. */
    const claims: LeaseClaim[] = [];
    while (life.isWanted) {
      await life.clock.sleep(dice.int(world.profile.leaseMs / 2));
      const [claim, newest] = [claims.length > 0 ? dice.pick(claims) : undefined, claims.at(-1)];
      const what = claim && newest ? dice.pick(WISHES) : 'acquire';
      if (!claim || !newest || what === 'acquire') await acquire(world, life, dice, owner, claims);
      else if (what === 'write') await write(world, life, dice, dice.hit(0.7) ? newest : claim);
      else if (what === 'heartbeat') await heartbeat(world, life, newest);
      else if (what === 'hold') await hold(world, life, dice, owner);
      else await release(life, newest);
    }
  },
});

async function acquire(world: World, life: Life, dice: Dice, owner: string, claims: LeaseClaim[]): Promise<void> {
  const lease = await tried(world, life, 'acquire', () =>
    life.ledger.leases.acquire(dice.pick(LEASES), owner, world.profile.leaseMs),
  );
  if (!lease) return;
  const { workflow_id, owner_id, fencing_token } = lease;
  if (claims.some((claim) => claim.workflow_id === workflow_id && claim.fencing_token === fencing_token)) {
    world.branches.reached('lease: renewed by asking again');
    return;
  }
  claims.push({ workflow_id, owner_id, fencing_token });
}

async function heartbeat(world: World, life: Life, claim: LeaseClaim): Promise<void> {
  await tried(world, life, 'heartbeat', () => life.ledger.leases.heartbeat(claim, world.profile.leaseMs));
}

async function tried(world: World, life: Life, what: string, action: () => Promise<Lease>): Promise<Lease | undefined> {
  try {
    const lease = await action();
    world.promises.leases.granted(life, lease);
    life.note(`${what} ${lease.workflow_id.slice(-2)}: token ${lease.fencing_token} until ${lease.lease_expires_at}`);
    return lease;
  } catch (error) {
    const code = codeOf(life, `in ${what}`, error);
    world.branches.reached(`lease: ${what} ${code}`);
    life.note(`${what}: ${code}`);
    return undefined;
  }
}

async function write(world: World, life: Life, dice: Dice, lease: LeaseClaim): Promise<void> {
  const workflowId = dice.pick(BOARDS);
  const events = someEvents(dice, 2);
  await world.promises.ask(life, { workflowId, content: `${events.length} events`, lease }, (actor) =>
    life.ledger.append({ kind: board, id: workflowId }, events, { create: true, lease, actor }),
  );
}

async function release(life: Life, claim: LeaseClaim): Promise<void> {
  try {
    await life.ledger.leases.release(claim);
    life.note(`released token ${claim.fencing_token}`);
  } catch (error) {
    codeOf(life, 'in release', error);
  }
}

/** One that renews itself; whoever is told to stop has stopped before anybody else can begin. */
async function hold(world: World, life: Life, dice: Dice, owner: string): Promise<void> {
  const { leaseMs } = world.profile;
  try {
    const held = await life.ledger.leases.hold(dice.pick(LEASES), `${owner}/keeper`, leaseMs);
    life.note(`holds token ${held.claim.fencing_token}`);
    await life.clock.sleep(dice.int(3 * leaseMs), held.signal);
    if (held.signal.aborted) {
      world.branches.reached('held lease lost');
      life.note(`told to stop with token ${held.claim.fencing_token}`);
      return;
    }
    world.branches.reached('held lease kept');
    await write(world, life, dice, held.claim);
    await held.release();
  } catch (error) {
    life.note(`hold: ${codeOf(life, 'in hold', error)}`);
  }
}
