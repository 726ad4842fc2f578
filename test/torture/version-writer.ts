// A writing process of one of two versions: the library of a built checkout, change after change, each noted outside the
// home once it is acknowledged. A newer one waits for the upgrade; an older one ends when it is refused.
import { pathToFileURL } from 'node:url';
import type * as Library from '../../src/main.ts';
import { openAcknowledgements } from './acknowledgements.ts';
import { pause } from './pause.ts';
import { argument, live, say } from './speak.ts';
import { actorOf, changeOf, type Version } from './version-plan.ts';

/** The home and the user's folder are in its environment. */
export interface VersionWriterTask {
  readonly library: string;
  readonly version: Version;
  readonly seed: string;
  readonly writer: string;
  /** The first change that no earlier life, of either version, finished. */
  readonly from: number;
  readonly acknowledgements: string;
}

const { library, version, seed, writer, from, acknowledgements } = argument() as VersionWriterTask;

await live(async (word) => {
  const acknowledged = openAcknowledgements(acknowledgements);
  const { openHome, readConfig } = (await import(pathToFileURL(library).href)) as typeof Library;
  const home = await persistently(() => openHome({ config: readConfig() }));
  if (!home) return;
  say({ what: 'opened' });
  for (let n = from; !word.isFinishing; n += 1) {
    const { operation, input } = changeOf(seed, writer, n);
    if (!(await persistently(() => home.call(operation, input, { actor: actorOf(version, writer) })))) return;
    acknowledged.done(n);
    if (n === from) say({ what: 'wrote' });
  }
  await home.close();

  /** Until it works; undefined when it is told to finish, or refused for good. */
  async function persistently<T>(action: () => Promise<T>): Promise<T | undefined> {
    while (!word.isFinishing) {
      try {
        return await action();
      } catch (error) {
        // The classes are those of the other program.
        const { code, message, retry } = error as { code?: string; message: string; retry?: { retry: boolean } };
        const waits = version === 'newer' && code === 'upgrade_required';
        say({ what: waits || retry?.retry === true ? `met ${code}` : 'refused', code, message });
        if (!waits && retry?.retry !== true) return undefined;
        await pause(50);
      }
    }
    return undefined;
  }
});
