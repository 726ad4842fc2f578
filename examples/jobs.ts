// The queue: keys, turns, retries, what was given up and how it is put back.
// Run it from a checkout after `npm run build`:  node examples/jobs.ts
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
const { jobs } = home;

// #region enqueue
// At most one of a kind with this unique key is alive: asking again names the one that is there.
const first = await jobs.enqueue('index', { path: 'docs' }, { uniqueKey: 'docs' });
const again = await jobs.enqueue('index', { path: 'docs' }, { uniqueKey: 'docs' });
console.log(again.job_id === first.job_id, again.created);

// Several are added together, or none. 0 goes first, 4 last; those of one key run one after another.
await jobs.enqueueAll([
  { kind: 'mail', payload: 'weekly', priority: 4, key: 'ada' },
  { kind: 'mail', payload: 'reply', key: 'ada' },
  { kind: 'mail', payload: 'alarm', priority: 0, key: 'ada' },
  { kind: 'mail', payload: 'birthday', runAt: new Date('2099-05-04T08:00:00Z') },
]);

// Limits hold in all processes together.
await jobs.define('mail', { concurrency: 4, perKey: 1 });
// #endregion

const sent: unknown[] = [];
let isRepaired = false;

// #region worker
const worker = jobs.worker({
  concurrency: 8,
  handlers: {
    mail: (job) => {
      sent.push(job.payload);
    },
    index: async ({ signal }) => {
      // Fires when somebody else may take over: pass it to whatever can be stopped.
      signal.throwIfAborted();
    },
    webhook: ({ attempts }) => {
      if (!isRepaired) throw new Error(`410 Gone, attempt ${attempts}`);
    },
  },
  onError: (error, job) => console.log(`  ${job?.kind}: ${(error as Error).message}`),
});
// #endregion

// #region backoff
// Three attempts, the second after 20 ms, the third 40 ms after that; then it is given up.
const { job_id: hook } = await jobs.enqueue('webhook', null, { maxAttempts: 3, backoffMs: 20 });
// #endregion
while ((await jobs.get(hook))?.state !== 'dead') await new Promise((resolve) => setTimeout(resolve, 10));

isRepaired = true;
// #region dead
for (const { job_id, kind, last_error } of await jobs.dead()) {
  console.log(`given up: ${kind}: ${last_error}`);
  // With all its attempts again; or `jobs.cancel(job_id)`, when there is nothing to be repaired.
  await jobs.requeue(job_id);
}
// #endregion
while ((await jobs.get(hook)) !== undefined) await new Promise((resolve) => setTimeout(resolve, 10));

while (sent.length < 3) await new Promise((resolve) => setTimeout(resolve, 10));
await worker.stop();
console.log(`sent: ${sent.join(', ')}`);
console.log(await jobs.states());
await home.close();
rmSync(folder, { recursive: true });
