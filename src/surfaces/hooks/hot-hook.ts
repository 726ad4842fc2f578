// Answers a hook from the databases as they are: opens only those it needs, without the rest of the home.
import type { Clock } from '../../base/clock.ts';
import { systemProcesses, type Processes } from '../../base/processes.ts';
import { MustOpen, openHotHome, type CurrentDatabase, type HotHome } from '../../home/hot-home.ts';
import { hotWrites } from '../../home/hot-writes.ts';
import type { Config } from '../../config.ts';
import { endGoneSessions, MIND_DATABASE, type GoneSession } from '../../mind/hot.ts';
import { isHolding, WORK_DATABASE } from '../../work/hot.ts';
import { answerHook, type HookEvent, type HookOutcome, type HookPorts } from './hook-answers.ts';

export interface HotHookOptions {
  readonly config: Config;
  readonly databases: readonly CurrentDatabase[];
  /** Sessions are not stored: used when the whole program could not open the mind either. */
  readonly isWithoutMind?: boolean;
  readonly processes?: Processes;
  readonly clock?: Clock;
  readonly onError: HookPorts['onError'];
}

/** Undefined if the user has no home. Throws `MustOpen` if the whole program has to answer. */
export async function hotHook(event: HookEvent, options: HotHookOptions): Promise<HookOutcome | undefined> {
  const { config, databases, onError, processes = systemProcesses, clock } = options;
  const home = openHotHome({ config, databases, cwd: event.cwd, ...(clock && { clock }) });
  if (!home) return undefined;
  let isKept = false;
  try {
    const outcome = await answerHook(event, {
      work: home.database(WORK_DATABASE),
      mind: options.isWithoutMind ? NO_MIND : hotWrites(home, MIND_DATABASE),
      mindAsItIs: home.database(MIND_DATABASE),
      processes,
      endGone: (gone) => endGoneHere(gone, home, processes),
      releaseOwn: () => mustHoldNothing([event.owner], home),
      optedOut: config.isOptedOut,
      nowMs: () => home.nowMs,
      onError,
    });
    const { said } = outcome;
    if (!said?.hear) return outcome;
    isKept = true;
    return { ...outcome, said: { ...said, hear: closingBehind(said.hear, () => home.close()) } };
  } finally {
    if (!isKept) home.close();
  }
}

/** What the answer told is kept once it was written, by the same databases. */
export function closingBehind(hear: () => Promise<void>, close: () => unknown): () => Promise<void> {
  return async () => {
    try {
      await hear();
    } finally {
      await close();
    }
  };
}

/** Releasing a claim takes the whole program; most sessions that were killed hold none. */
async function endGoneHere(gone: readonly GoneSession[], home: HotHome, processes: Processes): Promise<boolean> {
  await mustHoldNothing(
    gone.flatMap(({ owner }) => owner ?? []),
    home,
  );
  await endGoneSessions(hotWrites(home, MIND_DATABASE), gone, processes);
  return false;
}

async function mustHoldNothing(owners: readonly string[], home: HotHome): Promise<false> {
  if (await isHolding(home.database(WORK_DATABASE), owners)) throw new MustOpen('a session that is over holds tasks');
  return false;
}

const NO_MIND: HookPorts['mind'] = {
  write: async () => {
    throw new Error('the session was not kept');
  },
};
