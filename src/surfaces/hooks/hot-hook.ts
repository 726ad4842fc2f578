// Answers a hook from the databases as they are: opens only those it needs, without the rest of the home.
import { openHotHome, type CurrentDatabase } from '../../home/hot-home.ts';
import { hotWrites } from '../../home/hot-writes.ts';
import type { Config } from '../../config.ts';
import { MIND_DATABASE } from '../../mind/hot.ts';
import { WORK_DATABASE } from '../../work/hot.ts';
import { answerHook, type HookEvent, type HookOutcome, type HookPorts } from './hook-answers.ts';

export interface HotHookOptions {
  readonly config: Config;
  readonly databases: readonly CurrentDatabase[];
  /** Sessions are not stored: used when the whole program could not open the mind either. */
  readonly isWithoutMind?: boolean;
  readonly onError: HookPorts['onError'];
}

/** Undefined if the user has no home. Throws `MustOpen` if the whole program has to answer. */
export async function hotHook(event: HookEvent, options: HotHookOptions): Promise<HookOutcome | undefined> {
  const { config, databases, onError } = options;
  const home = openHotHome({ config, databases, cwd: event.cwd });
  if (!home) return undefined;
  try {
    return await answerHook(event, {
      work: home.database(WORK_DATABASE),
      mind: options.isWithoutMind ? NO_MIND : hotWrites(home, MIND_DATABASE),
      nowMs: () => home.nowMs,
      onError,
    });
  } finally {
    home.close();
  }
}

const NO_MIND: HookPorts['mind'] = {
  write: async () => {
    throw new Error('the session was not kept');
  },
};
