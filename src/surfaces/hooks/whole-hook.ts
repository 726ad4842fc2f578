// A hook by the whole program: it opens the home, so that what is missing is made and what is old is migrated.
import { answerHook, type HookEvent, type HookOutcome } from '../../hook-answers.ts';
import { openHome } from '../../main.ts';
import type { WholeHookOptions } from './run-hook.ts';

export async function wholeHook(event: HookEvent, { config, onError }: WholeHookOptions): Promise<HookOutcome> {
  const home = await openHome({ config });
  try {
    return await answerHook(event, {
      readWork: (body) => home.store.read(body),
      writeMind: async (body) => (await home.mind()).store.write(body),
      onError,
    });
  } finally {
    await home.close();
  }
}
