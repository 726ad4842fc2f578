// A process that runs the workflows and jobs of a home until it is killed, with a log of external effects outside.
import { openSync, writeSync } from 'node:fs';
import { Failure } from '../../src/base/errors.ts';
import { pause } from './pause.ts';
import { argument, live, say } from './speak.ts';
import { openTarget, type Opened, type Target } from './target.ts';
import { WORKFLOW, handlers, tenSteps } from './work-plan.ts';

export interface WorkerTask {
  readonly target: Target;
  readonly worker: string;
  readonly effects: string;
  readonly ttlMs: number;
}

const { target, worker, effects, ttlMs } = argument() as WorkerTask;

await live(async (word) => {
  const log = openSync(effects, 'as');
  const home = await openPatiently();
  const { ledger } = home;
  ledger.workflows.define(
    WORKFLOW,
    tenSteps(ledger, (effect) => writeSync(log, `${JSON.stringify(effect)}\n`)),
  );
  const options = { ttlMs, ownerId: worker, concurrency: 4 };
  const workers = [ledger.workflows.worker(options), ledger.jobs.worker({ ...options, handlers: handlers(ledger) })];
  say({ what: 'works' });
  while (!word.isFinishing) await pause(20);
  await Promise.all(workers.map((each) => each.stop()));
  await home.close();
});

async function openPatiently(): Promise<Opened> {
  for (;;) {
    try {
      return await openTarget(target);
    } catch (error) {
      if (!(error instanceof Failure && error.retry.retry)) throw error;
      await pause(error.retry.afterMs);
    }
  }
}
