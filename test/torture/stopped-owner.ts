// The owner of a lease is stopped for longer than it lasts, somebody else takes over, and it is continued: nothing it
// still wants to write is written, and it stops by itself.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, Refusal } from '../../src/base/errors.ts';
import { kernelStream } from '../../src/ledger/lease/kernel-stream.ts';
import type { Lease } from '../../src/ledger/lease/contract.ts';
import { Violation } from '../simulation/violation.ts';
import { allAcknowledged, openAcknowledgements } from './acknowledgements.ts';
import { audit, expect } from './audit.ts';
import type { OwnerTask } from './lease-owner.ts';
import { pause } from './pause.ts';
import { addFigures, type Figures, type Scenario, type Trial } from './scenario.ts';
import { openParts, targetIn, type Opened, type Target } from './target.ts';
import { Victim } from './victim.ts';
import { LEASED } from './write-plan.ts';

interface TakenOver {
  readonly owner_id?: string;
  readonly fencing_token?: number;
  readonly previous_owner_id?: string;
}

type Moment = 'any' | NonNullable<OwnerTask['stopsAt']>;

export const stoppedOwner: Scenario = {
  name: 'stopped-owner',
  summary: 'SIGSTOP beyond the lease, takeover by another process, SIGCONT; on both databases',
  async run(trial) {
    const total: Record<string, number> = {};
    const moments: Moment[] = trial.isShort ? ['any', 'before BEGIN'] : ['any', 'before BEGIN', 'after BEGIN', 'any'];
    for (const [index, moment] of moments.entries()) {
      const folder = join(trial.folder, `sqlite-${index}`);
      addFigures(total, await takeOver(trial, targetIn(folder), folder, moment));
    }
    const { url } = await trial.postgres();
    const folder = join(trial.folder, 'postgres');
    addFigures(total, await takeOver(trial, targetIn(folder, url), folder, trial.isShort ? 'before BEGIN' : 'any'));
    return total;
  },
};

async function takeOver({ dice }: Trial, target: Target, folder: string, moment: Moment): Promise<Figures> {
  const logs = join(folder, 'acknowledged');
  mkdirSync(logs, { recursive: true });
  mkdirSync(target.folder, { recursive: true });
  // Long enough for a few commits before it is stopped, also where they are slow.
  const ttlMs = target.postgres === undefined ? dice.between(500, 800) : dice.between(1_500, 2_500);
  const task: OwnerTask = {
    target,
    ttlMs,
    acknowledgements: join(logs, 'owner.jsonl'),
    ...(moment === 'any' ? {} : { stopsAt: moment }),
  };
  const owner = new Victim('./lease-owner.ts', task);
  try {
    if (!(await owner.heard('wrote'))) {
      throw new Violation('an owner that nobody disturbs writes', JSON.stringify(await owner.ended));
    }
    if (moment === 'any') {
      await pause(dice.between(0, 60));
      owner.kill('SIGSTOP');
    } else await owner.heard('stops');
    const taker = await openParts(target, { lockTimeoutMs: 500 });
    try {
      return await examine(taker, owner, ttlMs, logs);
    } finally {
      await taker.close();
    }
  } finally {
    owner.kill();
    await owner.ended;
  }
}

async function examine(taker: Opened, owner: Victim, ttlMs: number, logs: string): Promise<Figures> {
  const { ledger } = taker;
  const acknowledged = openAcknowledgements(join(logs, 'taker.jsonl'));
  const { lease, heldLock } = await takeLease(taker, owner, ttlMs);
  const { workflow_id, owner_id, fencing_token } = lease;
  const events = [
    { type: 'card.added' as const, payload: { card_id: 'taken', title: `${fencing_token} ${owner_id}` } },
  ];
  const taken = { workflow_id, owner_id, fencing_token };
  acknowledged.append(await ledger.append(LEASED, events, { lease: taken }));
  owner.kill('SIGCONT');
  const stopped = await owner.heard('stopped');
  const { code, errors } = await owner.ended;
  expect('an owner that lost its lease ends well', { code, errors }, { code: 0, errors: '' });
  expect('an owner stops itself when it lost its lease', stopped?.['reason'], 'lease_lost');
  expect(
    'who lost a lease changes nothing',
    stopped?.['attempts'],
    Array.from({ length: 6 }, () => 'lease_lost'),
  );
  expect('a release of what is lost releases nothing', (await ledger.leases.holder(LEASED.id))?.owner_id, owner_id);
  const told = (await ledger.read(kernelStream)).at(-1);
  const { owner_id: to, fencing_token: token, previous_owner_id: from } = { ...told?.payload } as TakenOver;
  expect(
    'a takeover is an event',
    { type: told?.type, to, token, from },
    { type: 'lease.taken_over', to: owner_id, token: fencing_token, from: 'owner' },
  );
  const figures = await audit(taker, allAcknowledged(logs));
  return { stops: 1, 'stopped with the lock': heldLock ? 1 : 0, ...figures };
}

/** Who is stopped inside a transaction holds up everybody; on SQLite nothing but its own end can change that. */
async function takeLease(
  { ledger, store }: Opened,
  owner: Victim,
  ttlMs: number,
): Promise<{ readonly lease: Lease; readonly heldLock: boolean }> {
  let heldLock = false;
  for (;;) {
    try {
      return { lease: await ledger.leases.acquire(LEASED.id, 'taker', 60_000), heldLock };
    } catch (error) {
      if (error instanceof Refusal && error.code === 'lease_held') await pause(20);
      else if (error instanceof Failure && error.code === 'database_busy') {
        // Postgres ends such a transaction by itself.
        if (store.dialect === 'sqlite') {
          owner.kill('SIGCONT');
          await pause(ttlMs / 20);
          owner.kill('SIGSTOP');
        }
        heldLock = true;
      } else throw error;
    }
  }
}
