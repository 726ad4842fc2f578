// A process killed at an enumerated system call that writes, by a tracer, where there is one: also inside SQLite's own
// work, between the pages of one transaction.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Dice } from '../simulation/dice.ts';
import { dieAndRecover, liveUndisturbed } from './killed-at-calls.ts';
import { addFigures, type Scenario } from './scenario.ts';

/** With how many of each a thread makes in one life, about: a tracer counts for each thread and each call. */
const WRITING = { pwrite64: 580, write: 25, fsync: 23, rename: 2, unlink: 3, ftruncate: 2, mkdir: 3 };

export const killedAtSystemCalls: Scenario = {
  name: 'killed-at-system-calls',
  summary: 'the same at the n-th system call that writes, where strace is installed and allowed',
  unavailable() {
    const traced = spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']);
    return traced.status === 0 ? undefined : 'strace is missing here, or may not trace';
  },
  async run(trial) {
    const { dice, folder, isShort } = trial;
    const { outcome } = await liveUndisturbed(trial);
    const total: Record<string, number> = {};
    for (let point = isShort ? 2 : 20; point > 0; point -= 1) {
      const deaths = [dice.fork(`${point} first`), dice.fork(`${point} second`)].map((own) => ({
        options: { under: tracer(own) },
      }));
      addFigures(total, await dieAndRecover(join(folder, `point-${point}`), deaths, outcome));
    }
    return total;
  },
};

function tracer(dice: Dice): string[] {
  const [call, most] = dice.hit(0.6) ? ['pwrite64', WRITING.pwrite64] : dice.pick(Object.entries(WRITING));
  const inject = `inject=${call}:signal=KILL:when=${dice.between(1, most)}`;
  return ['strace', '-f', '-qq', '-o', '/dev/null', '-e', `trace=${call}`, '-e', inject];
}
