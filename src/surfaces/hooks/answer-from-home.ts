// Answers a hook with the whole program: opens the home, so that missing databases are created and old ones migrated.
import { systemClock } from '../../base/clock.ts';
import { Refusal } from '../../base/errors.ts';
import { systemProcesses } from '../../base/processes.ts';
import { openHome, type Home } from '../../main.ts';
import { saidOf } from '../coding-agents/transcripts.ts';
import type { Behind } from './finish-in-background.ts';
import { answerHook, type HookEvent, type HookOutcome } from './hook-answers.ts';
import { closingBehind } from './hot-hook.ts';
import type { FromHomeOptions } from './run-hook.ts';

export async function answerFromHome(
  event: HookEvent,
  { config, onError, processes = systemProcesses }: FromHomeOptions,
): Promise<HookOutcome> {
  let home: Home;
  try {
    home = await openHome({ config, processes });
  } catch (error) {
    const isOlder = error instanceof Refusal && error.code === 'upgrade_required';
    if (!isOlder || event.kind !== 'start') throw error;
    onError('the home was not opened', error);
    return config.isOptedOut ? {} : { trouble: 'older' };
  }
  let isKept = false;
  try {
    const outcome = await answerHook(event, {
      work: home.store,
      hasLostEvents: async () => (await home.ledger.lost()) !== undefined,
      mind: { write: async (body) => (await home.mind()).store.write(body) },
      mindAsItIs: { read: async (body) => (await home.mind()).store.read(body) },
      processes,
      endGone: async () => (await home.endGoneSessions({ drafts: false })).length > 0,
      releaseOwn: () => release(home, event),
      optedOut: config.isOptedOut,
      nowMs: () => systemClock.now(),
      onError,
    });
    if (outcome.holds && config.owner === undefined) await release(home, event);
    const { said } = outcome;
    if (!said?.hear) return outcome;
    isKept = true;
    return { ...outcome, said: { ...said, hear: closingBehind(said.hear, () => home.close()) } };
  } finally {
    if (!isKept) await home.close();
  }
}

/** Releases the claims of an ended session, so that the next one can take its task. Statuses stay. */
export async function releaseHeld(event: HookEvent, { config }: Pick<FromHomeOptions, 'config'>): Promise<void> {
  const home = await openHome({ config });
  try {
    await release(home, event);
  } finally {
    await home.close();
  }
}

/** Before the process is ended from outside. */
const MOST_DRAIN_MS = 20_000;

/** Drafts of what sessions left, then work on the queue. Never while an agent waits: git is asked, and transcripts are read. */
export async function doBehind(
  { drafts, drain }: Behind,
  said: unknown,
  { config, onError }: Pick<FromHomeOptions, 'config' | 'onError'>,
): Promise<void> {
  const home = await openHome({ config });
  try {
    const mind = await home.mind();
    if (drafts.length > 0) await mind.drafts.finish(drafts, saidOf(said));
    if (drain) await mind.drain(MOST_DRAIN_MS, (error) => onError('a session was not distilled', error));
  } finally {
    await home.close();
  }
}

async function release(home: Home, { agent, session_id, owner }: HookEvent): Promise<boolean> {
  return home.releaseEnded({ agent, session_id: session_id ?? '' }, owner, { actor: `hook:${agent}` });
}
