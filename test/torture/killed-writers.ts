// Writers of one SQLite home, killed at random moments, one or all at once, and started again.
import type { Scenario } from './scenario.ts';
import { targetIn } from './target.ts';
import { pause } from './pause.ts';
import { Writers } from './writers.ts';

export const killedWriters: Scenario = {
  name: 'killed-writers',
  summary: 'writers of one file killed with SIGKILL at random moments and started again',
  async run(trial) {
    const { dice, isShort } = trial;
    const writers = new Writers(trial, { target: targetIn(trial.folder), count: isShort ? 2 : dice.between(2, 5) });
    writers.startAll();
    for (let round = isShort ? 5 : 40; round > 0; round -= 1) {
      // In the first moments, when a home is made and opened, or later between or inside its writes.
      if (dice.hit(0.25)) await pause(dice.between(20, 400));
      else {
        await writers.allWrite();
        await pause(dice.between(0, 200));
      }
      // When nobody is left, the next one to open has to recover the write-ahead log.
      const chosen = dice.hit(0.3) ? writers.indexes : [dice.pick(writers.indexes)];
      await writers.kill(chosen);
      for (const index of chosen) writers.start(index);
    }
    await writers.allWrite();
    return writers.finish();
  },
};
