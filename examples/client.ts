// A home inside your own program, its daemon, and the typed client of that daemon: calls, repetitions, refusals and
// live changes. Run it from a checkout after `npm run build`:  node examples/client.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHome, readConfig } from 'throughline';
import { ClientError, createClient } from 'throughline/client';
import { createToken, revokeToken, startDaemon } from 'throughline/http';

const folder = mkdtempSync(join(tmpdir(), 'throughline-example-'));
const options = {
  folder: join(folder, '.throughline'),
  // Only so that the example leaves nothing behind; without it, keys and tokens go to your own configuration folder.
  config: { ...readConfig(), configFolder: join(folder, 'config') },
};

try {
  // #region open
  const home = await openHome({ ...options, create: true });
  const me = { actor: 'my-program', owner: 'session-1' };
  await home.call('work.create_goal', { text: 'Release 1.0' }, me);
  await home.work.tasks.add(
    { goal_id: 'G1', title: 'Write the release notes', acceptance_criteria: ['All named'] },
    me,
  );
  // #endregion

  // #region serve
  const daemon = await startDaemon(home, { place: home.daemonPlace, port: 0, log: () => {} });
  const token = (await home.daemonPlace.ownToken.read())?.text.trim() ?? '';
  // #endregion

  // #region token
  const made = await createToken({ place: home.daemonPlace }, { name: 'dashboard', role: 'read' });
  const dashboard = createClient({ url: daemon.url, token: made.token });
  console.log((await dashboard.call('work.get_next_step')).title);
  await revokeToken(home.daemonPlace, 'dashboard');
  // #endregion

  // #region call
  const client = createClient({ url: daemon.url, token });
  const { tasks } = await client.call('work.list_tasks', { ready: true });
  const task_id = tasks[0]?.task_id ?? '';
  // Suppose the first answer was lost. Sent again with the same key, the call happens once and gets the first answer.
  const once = { idempotencyKey: 'start-the-notes' };
  const first = await client.call('work.start_task', { task_id, owner: 'session-1' }, once);
  const again = await client.call('work.start_task', { task_id, owner: 'session-1' }, once);
  console.log(first.task.status, again.task.status_seq === first.task.status_seq);
  // #endregion

  // #region refusal
  try {
    await client.call('work.complete_task', { task_id, owner: 'session-1' });
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    console.log(error.status, error.code, error.message);
  }
  // #endregion

  // #region events
  const enough = new AbortController();
  const changes = client.events({ after: 'start', filter: { task_id: [task_id] }, signal: enough.signal });
  for await (const { change } of changes) {
    const types = change.events.map(({ event_type }) => event_type);
    console.log(types.join(', '));
    // To continue after a restart of the daemon or your program, pass a change's `cursor`: `events({ after: cursor })`.
    if (types.includes('task.started')) enough.abort();
  }
  // #endregion

  // #region stop
  await daemon.stop();
  await home.close();
  // #endregion
} finally {
  rmSync(folder, { recursive: true });
}
