// Sleeping and waiting for a signal: no process need run meanwhile, and any worker continues the workflow.
// Run it from a checkout after `npm run build`:  node examples/sleep-and-signal.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHome, readConfig } from 'throughline';

const folder = mkdtempSync(join(tmpdir(), 'throughline-example-'));
const home = await openHome({
  folder: join(folder, '.throughline'),
  create: true,
  config: { ...readConfig(), configFolder: join(folder, 'config') },
});

// #region define
home.workflows.define<{ waitMs: number }>('leave', async (wf, { waitMs }) => {
  // The time of day is not deterministic: it comes from a step, once.
  const asked = await wf.step('now', { effect: 'pure' }, () => Date.now());
  await wf.sleep(asked + 50);
  const answer = await wf.waitFor<{ by: string }>('approved', { until: asked + waitMs });
  return answer === undefined ? 'no answer came' : `approved by ${answer.by}`;
});
// #endregion

const worker = home.workflows.worker();
const [answered, unanswered] = [home.ids.uuid(), home.ids.uuid()];
await home.workflows.start('leave', { id: answered, input: { waitMs: 3_600_000 } });
await home.workflows.start('leave', { id: unanswered, input: { waitMs: 100 } });

// #region signal
await home.workflows.signal(answered, 'approved', { by: 'ada' }, { operationId: 'mail-17' });
// A signal sent twice with one operation id arrives once. It may come before the workflow waits for it.
await home.workflows.signal(answered, 'approved', { by: 'ada' }, { operationId: 'mail-17' });
// #endregion

console.log(await home.workflows.result(answered));
console.log(await home.workflows.result(unanswered));

await worker.stop();
await home.close();
rmSync(folder, { recursive: true });
