// The queue: keys, priorities, retries, dead jobs and how to requeue them.
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
// At most one job of a kind with this unique key is alive: adding it again returns the one that is there.
const first = await jobs.enqueue('index', { path: 'docs' }, { uniqueKey: 'docs' });
const again = await jobs.enqueue('index', { path: 'docs' }, { uniqueKey: 'docs' });
console.log(again.job_id === first.job_id, again.created);

// All of these are added, or none. Priority 0 goes first, 4 last; jobs of one key run one after another.
await jobs.enqueueAll([
  { kind: 'mail', payload: 'weekly', priority: 4, key: 'ada' },
  { kind: 'mail', payload: 'reply', key: 'ada' },
  { kind: 'mail', payload: 'alarm', priority: 0, key: 'ada' },
  { kind: 'mail', payload: 'birthday', runAt: new Date('2099-05-04T08:00:00Z') },
]);

// Limits hold across all processes.
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
      // Fires when another worker may take over: pass it to calls that can be aborted.
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
// Three attempts, the second after 20 ms, the third 40 ms after that; then the job is dead.
const { job_id: hook } = await jobs.enqueue('webhook', null, { maxAttempts: 3, backoffMs: 20 });
// #endregion
while ((await jobs.get(hook))?.state !== 'dead') await new Promise((resolve) => setTimeout(resolve, 10));

isRepaired = true;
// #region dead
for (const { job_id, kind, last_error } of await jobs.dead()) {
  console.log(`given up: ${kind}: ${last_error}`);
  // It gets all its attempts again. When there is nothing to repair, use `jobs.cancel(job_id)`.
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
