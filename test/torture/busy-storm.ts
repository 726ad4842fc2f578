// Many processes that append to one file at once. Each of them has to wait; none of them may wait for good.
import { pause } from './pause.ts';
import type { Scenario } from './scenario.ts';
import { targetIn } from './target.ts';
import { Writers } from './writers.ts';

export const busyStorm: Scenario = {
  name: 'busy-storm',
  summary: '8 to 16 processes appending to one file at once; nobody is locked out for good',
  async run(trial) {
    const { dice, isShort } = trial;
    const writers = new Writers(trial, { target: targetIn(trial.folder), count: isShort ? 8 : dice.between(8, 16) });
    writers.startAll();
    // Each of them comes through while all the others are at it.
    await writers.allWrite();
    await pause(isShort ? 500 : 8_000);
    const figures = await writers.finish();
    return { ...figures, busy: writers.failures['database_busy'] ?? 0 };
  },
};
