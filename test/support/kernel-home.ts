// A process of its own that leaves a home with jobs and workflows in every state, and prints their ids as JSON.
// Arguments: home folder, configuration folder.
import { openHome, readConfig, type Home } from '../../src/main.ts';
import { until } from './until.ts';

export interface KernelHome {
  /** Jobs. */
  readonly ready: string;
  readonly scheduled: string;
  readonly dead: string;
  /** Workflows. */
  readonly waits: string;
  readonly completed: string;
  readonly failed: string;
  /** Its definition has changed, so that its job was given up. */
  readonly stuck: string;
}

const [folder = '', configFolder = ''] = process.argv.slice(2);
const open = () => openHome({ folder, create: true, config: { ...readConfig(), configFolder } });
const PURE = { effect: 'pure' } as const;

function define({ workflows }: Home, isChanged: boolean): void {
  workflows.define<{ order: number }>('order', async (wf, { order }) => {
    const total = await wf.step('total', PURE, () => order * 10);
    await wf.step('charge', { effect: 'external', idempotencyKey: `order-${order}` }, ({ attempt }) => {
      if (attempt === 1) throw new Error('timeout');
      return { charged: total };
    });
    const approved = await wf.waitFor('approved');
    return { approved: approved ?? null };
  });
  workflows.define('short', (wf) => wf.step('only', PURE, () => 'done'));
  workflows.define('failing', (wf) =>
    wf.step('bad', { ...PURE, retry: { attempts: 1 } }, () => {
      throw new TypeError('a \u001b[31mred\u001b[0m error');
    }),
  );
  workflows.define('changing', async (wf) => {
    await wf.step(isChanged ? 'renamed' : 'first', PURE, () => 1);
    await wf.waitFor('go');
  });
}

const home = await open();
define(home, false);
const { ids, jobs, workflows } = home;
const [waits, completed, failed, stuck] = [ids.uuid(), ids.uuid(), ids.uuid(), ids.uuid()];
await workflows.start('order', { id: waits, input: { order: 7 } });
await workflows.start('short', { id: completed });
await workflows.start('failing', { id: failed });
await workflows.start('changing', { id: stuck });
const ended = workflows.worker({ onError: () => {} });
await until(async () => (await workflows.count('running')) === 2);
await until(async () => (await jobs.states()).scheduled === 2);
await ended.stop();

const { job_id: dead } = await jobs.enqueue('mail', { to: 'ada' }, { maxAttempts: 1, uniqueKey: 'welcome' });
const burying = jobs.worker({
  handlers: {
    mail: () => {
      throw new Error('no route');
    },
  },
  onError: () => {},
});
await until(async () => (await jobs.states()).dead === 1);
await burying.stop();
const { job_id: ready } = await jobs.enqueue('mail', { to: 'bob' }, { key: 'bob' });
const { job_id: scheduled } = await jobs.enqueue('post', null, { runAt: Date.UTC(2040, 0) });
await home.close();

const later = await open();
define(later, true);
await later.workflows.signal(stuck, 'go');
const giving = later.workflows.worker({ onError: () => {} });
await until(async () => (await later.jobs.get(stuck))?.state === 'dead');
await giving.stop();
await later.close();
process.stdout.write(JSON.stringify({ ready, scheduled, dead, waits, completed, failed, stuck } satisfies KernelHome));
