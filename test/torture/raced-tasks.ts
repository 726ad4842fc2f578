// Sessions of one project that race for its tasks, killed at random and with a task in hand, and stopped beyond their
// claims: never two on one task, everything done once, and nothing by whom a task was taken from.
import { join } from 'node:path';
import type { Dice } from '../simulation/dice.ts';
import { pause } from './pause.ts';
import { addFigures, type Figures, type Scenario, type Trial } from './scenario.ts';
import { targetIn, type Target } from './target.ts';
import { WorkRace } from './work-race.ts';
import type { Moment } from './work-racer.ts';

const MOMENTS: readonly Moment[] = ['claimed', 'started', 'checkpointed'];

export const racedTasks: Scenario = {
  name: 'raced-tasks',
  summary: 'sessions that race for the tasks of a project killed and stopped with a task in hand, on both databases',
  async run(trial) {
    const total: Record<string, number> = {};
    const folders = { sqlite: join(trial.folder, 'sqlite'), postgres: join(trial.folder, 'postgres') };
    addFigures(total, await raceIn(trial, folders.sqlite, targetIn(folders.sqlite)));
    // The tests have eight on a server besides.
    if (trial.isShort) return total;
    const { url } = await trial.postgres();
    addFigures(total, await raceIn(trial, folders.postgres, targetIn(folders.postgres, url)));
    return total;
  },
};

async function raceIn({ dice, isShort }: Trial, folder: string, target: Target): Promise<Figures> {
  const race = await WorkRace.open({ target, folder, ttlMs: dice.between(1_000, 1_500) });
  try {
    const racers = isShort ? 2 : dice.between(4, 8);
    for (let index = 0; index < racers; index += 1) race.start(index);
    for (let round = isShort ? 1 : 5; round > 0; round -= 1) {
      await race.addTasks(isShort ? 10 : dice.between(10, 40));
      await strike(race, dice, dice.int(racers));
    }
    await race.finish();
    return await race.examine();
  } finally {
    await race.close();
  }
}

/** A racer dies from outside, or dies or stops itself with a task in hand; another life takes its place. */
async function strike(race: WorkRace, dice: Dice, index: number): Promise<void> {
  const racer = race.racers[index];
  if (dice.hit(0.8)) await racer?.heard('works');
  await pause(dice.between(0, 200));
  await racer?.killed();
  race.kills += 1;
  const how = dice.pick(['dies', 'stops', 'neither'] as const);
  if (how === 'neither') {
    race.start(index);
    return;
  }
  const doomed = race.start(index, { incident: { task: dice.between(1, 3), at: dice.pick(MOMENTS), how } });
  const taskId = await race.meets(doomed, how);
  if (how === 'dies') {
    race.kills += 1;
    await doomed.ended;
    race.start(index);
    return;
  }
  race.stops += 1;
  await race.until('the task of a stopped session comes back', () => race.isDone(taskId));
  await race.wake(doomed, taskId);
}
