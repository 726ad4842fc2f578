// A process that lives one whole life of a ledger and kills itself at a chosen storage call.
import { mkdirSync } from 'node:fs';
import { openAcknowledgements } from './acknowledgements.ts';
import { argument, live, say } from './speak.ts';
import { openParts, type Target } from './target.ts';
import { liveWhole } from './whole-life.ts';

export interface MortalTask {
  readonly target: Target;
  readonly acknowledgements: string;
  /** Counted before and after every call. Never, when not given. */
  readonly dieAt?: number;
}

const { target, acknowledgements, dieAt } = argument() as MortalTask;

await live(async () => {
  const acknowledged = openAcknowledgements(acknowledgements);
  mkdirSync(target.folder, { recursive: true });
  let calls = 0;
  const opened = await openParts(target, {
    probe: ({ at, what }) => {
      calls += 1;
      if (calls !== dieAt) return;
      say({ what: 'dies', at: `${at} ${what.slice(0, 80)}` });
      process.kill(process.pid, 'SIGKILL');
    },
  });
  await liveWhole(opened, (result) => acknowledged.append(result));
  await opened.close();
  say({ what: 'lived', calls });
});
