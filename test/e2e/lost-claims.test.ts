// A session that lost its claim and writes without a token: refused on every surface, with what to do, until it claims
// the task again.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { operationDefinitions, readConfig } from '../../src/main.ts';
import { runCli } from '../../src/surfaces/cli/program.ts';
import { createMcpHttp } from '../../src/surfaces/mcp/serve-http.ts';
import { serveHttp } from '../support/mcp-clients.ts';
import { serveWork, type ServedWork } from '../support/served-work.ts';

let served: ServedWork;
beforeEach(async () => {
  served = await serveWork('tl-lost-claims-');
  const { client } = served;
  await client.call('work.create_goal', { text: 'Ship it' });
  await client.call('work.add_task', { goal_id: 'G1', title: 'Try it' });
});
afterEach(() => served.close());

/** Claims a task for the owner, and lets another session write it over. */
async function lose(owner: string): Promise<void> {
  const { client } = served;
  await client.call('work.start_task', { task_id: 'T1', owner });
  await client.call('work.pause_task', { task_id: 'T1', owner: 'other', override: 'it hangs' });
}

test('a session that lost its claim is refused over HTTP until it starts the task again', async () => {
  const { client } = served;
  await lose('me');
  const write = { task_id: 'T1', owner: 'me', title: 'Mine' };
  await expect(client.call('work.update_task', write)).rejects.toMatchObject({ code: 'claim_lost', status: 409 });
  await client.call('work.start_task', { task_id: 'T1', owner: 'me' });
  expect((await client.call('work.update_task', write)).task.title).toBe('Mine');
});

test('a session that lost its claim is refused on the command line until it claims the task again', async () => {
  await lose('me');
  const { folder } = served;
  const config = {
    ...readConfig(),
    cwd: folder,
    home: undefined,
    owner: 'me',
    configFolder: `${folder}/config/throughline`,
    color: false,
  };
  const run = async (...argv: string[]) => {
    let [stdout, stderr] = ['', ''];
    const code = await runCli(
      argv,
      {
        config,
        stdout: (text) => (stdout += text),
        stderr: (text) => (stderr += text),
        readStdin: async () => '',
      },
      operationDefinitions,
    );
    return { code, said: stdout + stderr };
  };
  const refused = await run('task', 'update', 'T1', '--title', 'Mine');
  expect(refused.code).toBe(7);
  expect(refused.said).toContain('task claim');
  expect((await run('task', 'claim', 'T1')).code).toBe(0);
  expect((await run('task', 'update', 'T1', '--title', 'Mine')).code).toBe(0);
});

test('a session that lost its claim is refused over MCP until it claims the task again', async () => {
  const { home, client, folder } = served;
  const mcp = createMcpHttp({
    operations: home.operations,
    tier: 'standard',
    version: '1.0.0',
    ids: home.ids,
    clock: systemClock,
    cwd: folder,
    onError: () => {},
  });
  const over = await serveHttp(mcp, () => ({ actor: 'tester', role: 'operate' }));
  const agent = await over.connect('2025');
  try {
    const call = async (name: string, args: Record<string, unknown>) => agent.callTool({ name, arguments: args });
    await call('start_task', { task_id: 'T1' });
    await client.call('work.pause_task', { task_id: 'T1', owner: 'other', override: 'it hangs' });
    const refused = await call('update_task', { task_id: 'T1', title: 'Mine' });
    expect([refused.isError, JSON.stringify(refused.content)]).toEqual([true, expect.stringContaining('claim_lost')]);
    expect((await call('claim_task', { task_id: 'T1' })).isError).toBeFalsy();
    expect((await call('update_task', { task_id: 'T1', title: 'Mine' })).isError).toBeFalsy();
  } finally {
    await agent.close();
    await mcp.close();
    await over.close();
  }
});
