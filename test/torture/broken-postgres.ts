// Writers on a Postgres server whose backends are terminated, whose messages are lost and which is stopped at once and
// started again, while writers are killed too.
import { startBreakingProxy } from './breaking-proxy.ts';
import { pause } from './pause.ts';
import type { Scenario } from './scenario.ts';
import { targetIn } from './target.ts';
import { Writers } from './writers.ts';

export const brokenPostgres: Scenario = {
  name: 'broken-postgres',
  summary: 'backends terminated and messages lost between statements, the server restarted, writers killed',
  async run(trial) {
    const { dice, isShort } = trial;
    const { server, url } = await trial.postgres();
    const proxy = await startBreakingProxy(url, server, dice.fork('proxy'));
    try {
      const writers = new Writers(trial, { target: targetIn(trial.folder, proxy.url), count: isShort ? 2 : 4 });
      writers.startAll();
      await writers.allWrite();
      proxy.breakOneOf(isShort ? 15 : 40);
      let restarts = 0;
      for (let round = isShort ? 2 : 12; round > 0; round -= 1) {
        await pause(dice.between(100, 700));
        if (dice.hit(0.3) || round === 1) {
          await server.crash();
          restarts += 1;
        }
        if (dice.hit(0.5)) {
          const victim = dice.pick(writers.indexes);
          await writers.kill([victim]);
          writers.start(victim);
        }
      }
      await pause(300);
      proxy.breakOneOf(0);
      await writers.allWrite();
      const figures = await writers.finish();
      return { ...figures, restarts, ...proxy.done };
    } finally {
      proxy.breakOneOf(0);
      await proxy.stop();
    }
  },
};
