// The six metrics of a real daemon: what /metrics says after work, refused claims, a rollback and a resumed workflow.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type Client } from '../../src/client.ts';
import { SNAPSHOT_EVERY } from '../../src/ledger/contract.ts';
import { openHome, readConfig, type Home } from '../../src/main.ts';
import { startDaemon, type Daemon } from '../../src/surfaces/http/daemon.ts';
import { ask } from '../support/http-request.ts';
import { tokenOf } from '../support/served-home.ts';
import { until } from '../support/until.ts';

const STEPS = 350;

let folder: string;
let home: Home;
let daemon: Daemon;
let token: string;
let client: Client;
let ran = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-metrics-'));
  home = await openHome({
    folder: join(folder, '.throughline'),
    create: true,
    config: { ...readConfig(), cwd: folder, home: undefined, configFolder: join(folder, 'config') },
  });
  home.ledger.workflows.define('count', async (wf) => {
    for (let at = 0; at < STEPS; at += 1) await wf.step(`step-${at}`, { effect: 'pure' }, () => (ran += 1));
    await wf.waitFor('go');
    return wf.step('last', { effect: 'pure' }, () => ran);
  });
  daemon = await startDaemon(home, { place: home.daemonPlace, port: 0, log: () => {} });
  token = await tokenOf(home.daemonPlace);
  client = createClient({ url: daemon.url, token });
});

afterAll(async () => {
  await daemon.stop();
  await home.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The value of a metric as it is served; undefined while it has no sample. */
const served = async (name: string): Promise<number | undefined> => {
  const { text } = await ask(`${daemon.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

test('[ACL-15] every append samples how far its stream is past its newest snapshot', async () => {
  const { goal_id } = await client.call('work.create_goal', { text: 'Measure' });
  const { task_id } = await client.call('work.add_task', { goal_id, title: 'Count' });
  const [{ project_id } = { project_id: '' }] = (await client.call('work.list_projects')).projects;
  const bytes = async () => (await home.ledger.stream(project_id)).journal_bytes;
  expect(await served('journal_size_since_snapshot_bytes')).toBe(await bytes());
  expect(await bytes()).toBeGreaterThan(0);
  expect(await served('time_since_last_snapshot_sec')).toBeGreaterThanOrEqual(0);
  for (let at = 0; at < SNAPSHOT_EVERY; at += 1) {
    await client.call('work.update_task', { task_id, title: `Count to ${at}` });
    if ((await home.ledger.stream(project_id)).snapshot_seq === 0) continue;
    expect(await served('journal_size_since_snapshot_bytes')).toBe(0);
    expect(await served('time_since_last_snapshot_sec')).toBe(0);
    break;
  }
  await client.call('work.update_task', { task_id, title: 'Count on' });
  expect(await served('journal_size_since_snapshot_bytes')).toBe(await bytes());
  expect(await bytes()).toBeGreaterThan(0);
});

test('[ACL-15] each refused claim, and each refused write on a claimed task, counts once', async () => {
  await client.call('work.start_task', { task_id: 'T1', owner: 'one' });
  expect(await served('lease_acquisition_failures')).toBeUndefined();
  const refused = async (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (error: { code?: string }) => error.code,
    );
  expect(await refused(client.call('work.claim_task', { task_id: 'T1', owner: 'two' }))).toBe('task_claimed');
  expect(await served('lease_acquisition_failures')).toBe(1);
  expect(await refused(client.call('work.pause_task', { task_id: 'T1', owner: 'two' }))).toBe('task_claimed');
  expect(await served('lease_acquisition_failures')).toBe(2);
  expect(await refused(client.call('work.claim_next', { owner: 'two' }))).toBe('nothing_to_claim');
  expect(await served('lease_acquisition_failures')).toBe(3);
  const renewal = { task_id: 'T1', owner: 'one', fencing_token: 77 };
  expect(await refused(client.call('work.renew_claim', renewal))).toBe('lease_lost');
  expect(await served('lease_acquisition_failures')).toBe(4);
  expect(await refused(client.call('work.pause_task', { ...renewal }))).toBe('lease_lost');
  expect(await served('lease_acquisition_failures')).toBe(5);
  await client.call('work.pause_task', { task_id: 'T1', owner: 'one' });
  // Nothing is there to claim, but no other session holds anything: no lease was refused.
  await client.call('work.archive_task', { task_id: 'T1' });
  expect(await refused(client.call('work.claim_next', { owner: 'two' }))).toBe('nothing_to_claim');
  expect(await served('lease_acquisition_failures')).toBe(5);
});

test('[ACL-15] a repeated operation and every replayed step is a cache hit, and a resumed run a restore', async () => {
  expect(await served('idempotency_cache_hits')).toBeUndefined();
  const once = { text: 'Only once', operation_id: 'goal-once' };
  await client.call('work.create_goal', once);
  await client.call('work.create_goal', once);
  expect(await served('idempotency_cache_hits')).toBe(1);

  const { workflows, jobs } = home.ledger;
  const id = '01900000-0000-7000-8000-00000000aaaa';
  await workflows.start('count', { id });
  await until(async () => (await jobs.get(id))?.state === 'scheduled');
  expect(ran).toBe(STEPS);
  const restores = (await served('events_replayed_per_restore_count')) ?? 0;
  const replayed = (await served('events_replayed_per_restore_sum')) ?? 0;
  await workflows.signal(id, 'go');
  expect(await workflows.result(id)).toBe(STEPS);
  expect(ran).toBe(STEPS);
  expect(await served('idempotency_cache_hits')).toBe(1 + STEPS);
  const restored = ((await served('events_replayed_per_restore_count')) ?? 0) - restores;
  expect(restored).toBeGreaterThanOrEqual(1);
  expect(((await served('events_replayed_per_restore_sum')) ?? 0) - replayed).toBeLessThanOrEqual(
    restored * SNAPSHOT_EVERY,
  );
  expect(await served('restore_time_ms_count')).toBe(await served('events_replayed_per_restore_count'));
  expect(await served('restore_time_ms_sum')).toBeGreaterThan(0);
});

test('[ACL-15] a rollback is a restore', async () => {
  const before = (await served('restore_time_ms_count')) ?? 0;
  await client.call('work.rollback', { to_seq: 3, reason: 'To see it counted' });
  expect(await served('restore_time_ms_count')).toBeGreaterThan(before);
});
