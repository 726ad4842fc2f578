// A disk that runs full under writers. What is refused is refused by name, what was acknowledged stays, and when there
// is space again the same processes go on. Where nothing may be mounted, a limit on the size of files stands in.
import { join } from 'node:path';
import { pause } from './pause.ts';
import type { Figures, Scenario, Trial } from './scenario.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { targetIn } from './target.ts';
import { killAll } from './victim.ts';
import { Writers } from './writers.ts';

const MIB = 1024 * 1024;

export const fullDisk: Scenario = {
  name: 'full-disk',
  summary: 'the disk runs full under writers, one is killed then, and space comes back',
  async run(trial) {
    const disk = mountSmallDisk(join(trial.folder, 'disk'), 6 * MIB);
    if (!disk) return underLimit(trial);
    try {
      return await onSmallDisk(trial, disk);
    } finally {
      await killAll();
      disk.unmount();
    }
  },
};

async function onSmallDisk(trial: Trial, disk: SmallDisk): Promise<Figures> {
  const { dice, isShort, folder } = trial;
  const target = { ...targetIn(folder), folder: join(disk.folder, 'home') };
  const writers = new Writers(trial, { target, count: 2, survives: ['disk_full'] });
  // One may fill it before the other has opened it.
  const allWriteAgain = async () => {
    const written = writers.allWrite().then(() => true);
    while (!(await Promise.race([written, pause(1_000)]))) disk.giveSpace();
  };
  writers.startAll();
  await allWriteAgain();
  for (let round = isShort ? 1 : 5; round > 0; round -= 1) {
    disk.fill();
    await writers.allSay('met disk_full');
    // Who dies on a full disk leaves what the next one has to open with no space for anything.
    if (dice.hit(0.7)) {
      await writers.kill([0]);
      writers.start(0);
      await pause(dice.between(200, 800));
    }
    disk.giveSpace();
    await allWriteAgain();
    await pause(200);
  }
  return { ...(await writers.finish()), 'disk full': writers.failures['disk_full'] ?? 0 };
}

/** No file may grow beyond a limit, which the system says in other words; the next life has none. */
async function underLimit(trial: Trial): Promise<Figures> {
  const writers = new Writers(trial, {
    target: targetIn(trial.folder),
    count: 2,
    survives: ['disk_full', 'storage_io_error'],
  });
  const blocks = String(trial.dice.between(600, 1_200));
  const limited = writers.start(0, { under: ['sh', '-c', `ulimit -f ${blocks}; exec "$@"`, 'sh'] });
  writers.start(1);
  await limited.hears('met disk_full', 'met storage_io_error');
  await writers.kill(writers.indexes);
  writers.startAll();
  await writers.allWrite();
  return writers.finish();
}
