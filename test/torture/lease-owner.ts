// A process that writes under a lease which renews itself, until it learns that it lost it. Then it tries all the same,
// and tells what became of that.
import { mkdirSync } from 'node:fs';
import { Failure, Refusal } from '../../src/base/errors.ts';
import { openAcknowledgements } from './acknowledgements.ts';
import { pause } from './pause.ts';
import { argument, live, say } from './speak.ts';
import { openParts, type Target } from './target.ts';
import { LEASED } from './write-plan.ts';

export interface OwnerTask {
  readonly target: Target;
  readonly acknowledgements: string;
  readonly ttlMs: number;
  /** Stops itself at this storage call after its third write; not at all when not given. */
  readonly stopsAt?: 'before BEGIN' | 'after BEGIN';
}

const { target, acknowledgements, ttlMs, stopsAt } = argument() as OwnerTask;
const OWNER = 'owner';

await live(async () => {
  const acknowledged = openAcknowledgements(acknowledgements);
  mkdirSync(target.folder, { recursive: true });
  let isArmed = false;
  const opened = await openParts(target, {
    probe: ({ at, what }) => {
      if (!isArmed || !`${at} ${what}`.startsWith(stopsAt ?? '-')) return;
      isArmed = false;
      say({ what: 'stops' });
      process.kill(process.pid, 'SIGSTOP');
    },
  });
  const { ledger } = opened;
  const held = await ledger.leases.hold(LEASED.id, OWNER, ttlMs);
  const lease = held.claim;
  let written = 0;
  const write = async (card_id: string) => {
    const events = [{ type: 'card.added' as const, payload: { card_id, title: `${lease.fencing_token} ${OWNER}` } }];
    acknowledged.append(await ledger.append(LEASED, events, { create: true, lease, actor: OWNER }));
    return 'written';
  };
  while (!held.signal.aborted) {
    const outcome = await outcomeOf(() => write(`owner-${written}`));
    if (outcome === 'lease_lost') break;
    written += 1;
    if (written === 3) {
      isArmed = stopsAt !== undefined;
      say({ what: 'wrote' });
    }
    await pause(2);
  }
  // Whoever keeps the lease finds out by itself, whether anything was written or not.
  while (!held.signal.aborted) await pause(5);
  const { code } = held.signal.reason as { code?: string };
  const attempts: string[] = [];
  for (let n = 0; n < 5; n += 1) attempts.push(await outcomeOf(() => write(`late-${n}`)));
  attempts.push(await outcomeOf(() => ledger.leases.heartbeat(lease, ttlMs).then(() => 'renewed')));
  await held.release();
  say({ what: 'stopped', reason: code, attempts });
  await opened.close();
});

/** The code of a refusal. A connection that broke meanwhile is no answer. */
async function outcomeOf(attempt: () => Promise<string>): Promise<string> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      if (!(error instanceof Failure && error.retry.retry)) throw error;
      await pause(error.retry.afterMs);
    }
  }
}
