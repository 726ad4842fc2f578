// A real home over MCP: every operation by the official client, on both databases, and two sessions that share the work.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { openHome, readConfig } from '../../src/main.ts';
import { createMcpHttp } from '../../src/surfaces/mcp/serve-http.ts';
import { eventually } from '../support/eventually.ts';
import { createClient, serveHttp, stdioTransport, type Era } from '../support/mcp-clients.ts';

const CHILD = fileURLToPath(new URL('../support/mcp-home-child.ts', import.meta.url));
const NOBODY = '01990000-0000-7000-8000-00000000dead';

let folder: string;
let undo: (() => Promise<unknown>)[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-mcp-'));
  mkdirSync(join(folder, 'project'));
  undo = [async () => rmSync(folder, { recursive: true })];
});
afterEach(async () => {
  for (const step of undo.toReversed()) await step();
});

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const HOMES = {
  sqlite: async () => join(folder, 'project', '.throughline'),
  async postgres() {
    const name = `mcp_${process.pid}_${folder.slice(-6).toLowerCase()}`;
    await onServer(`CREATE DATABASE "${name}"`);
    undo.push(() => onServer(`DROP DATABASE "${name}" WITH (FORCE)`));
    return new URL(`/${name}`, inject('postgresUrl')).href;
  },
} as const;

async function connect(home: string, era: Era, args: readonly string[] = [], name = 'tester'): Promise<Client> {
  const client = createClient(era, name);
  const transport = stdioTransport([CHILD, ...args], {
    cwd: join(folder, 'project'),
    env: { THROUGHLINE_HOME: home, XDG_CONFIG_HOME: join(folder, 'config'), THROUGHLINE_OWNER: undefined },
  });
  let said = '';
  transport.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await client.connect(transport);
  undo.push(async () => {
    await client.close();
    expect(said).toBe('');
  });
  return client;
}

type Answer = Record<string, unknown> & { readonly task_id: string; readonly goal_id: string };

/** Gives what a tool answered, or throws what it refused as `code`. */
async function use(client: Client, name: string, args: Record<string, unknown> = {}): Promise<Answer> {
  const result = await client.callTool({ name, arguments: args });
  const [first] = result.content;
  if (!result.isError) return result.structuredContent as Answer;
  throw new Error((JSON.parse(first?.type === 'text' ? first.text : '{}') as { code: string }).code);
}

describe.each([
  ['sqlite', '2026'],
  ['postgres', '2025'],
] as const)('on %s, a client of %s', (dialect, era) => {
  test('reaches every operation, and every answer keeps to its schema', async () => {
    const client = await connect(await HOMES[dialect](), era);
    // From here on the client holds every answer against the schema that the tool was listed with.
    const { tools } = await client.listTools();
    const used = new Set<string>();
    const call = (name: string, args: Record<string, unknown> = {}) => {
      used.add(name);
      return use(client, name, args);
    };
    const refused = (name: string, args: Record<string, unknown>, code: string) =>
      expect(call(name, args)).rejects.toThrow(code);

    expect(await call('get_next_step')).toMatchObject({ rank: 'propose', task_id: null });
    const { projects } = (await call('list_projects')) as unknown as { projects: { project_id: string }[] };
    const project_id = projects[0]?.project_id;
    await call('update_project', { project_id, name: 'first', root: join(folder, 'project') });
    const { goal_id } = await call('create_goal', { text: 'Ship it' });
    writeFileSync(join(folder, 'project', 'a.txt'), 'one\ntwo\n');
    const acceptance_criteria = ['It runs', 'It is fast'];
    const { task_id } = await call('add_task', { goal_id, title: 'Build', acceptance_criteria });
    const second = await call('add_task', { goal_id: 'G1', title: 'Announce', depends_on: [task_id] });
    await call('update_task', { task_id: second.task_id, description: 'To everybody.', priority: 1 });
    await refused('start_task', { task_id: second.task_id }, 'dependencies_open');
    const started = await call('start_task', { task_id: 'T1' });
    expect(started['claim']).toMatchObject({ owner: expect.stringMatching(/^mcp:tester:[0-9a-f-]{36}$/) as string });
    await call('update_checkpoint', {
      task_id,
      where_left_off: 'It compiles.',
      next_step: 'Run the tests',
      context_refs: ['file:a.txt#L1-L1'],
    });
    expect(await call('get_next_step')).toMatchObject({ rank: 'doing', task_id, next_step: 'Run the tests' });
    expect(JSON.stringify(await call('load_context', { task_id }))).toContain('one');
    await call('block_task', { task_id, blocker: 'No network' });
    const shown = await call('get_task', { task_id });
    const [blocker] = shown['blockers'] as { blocker_id: string }[];
    // oxlint-disable-next-line unicorn/no-thenable -- a field of that operation
    await call('resolve_blocker', { blocker_id: blocker?.blocker_id, resolution: 'Plugged in', then: 'doing' });
    await call('pause_task', { task_id, reason: 'Lunch' });
    await call('start_task', { task_id });
    await refused('complete_task', { task_id, evidence: 'Trust me' }, 'evidence_missing');
    const evidence = acceptance_criteria.map((criterion) => ({ criterion, proof: 'Seen.' }));
    expect(await call('complete_task', { task_id, evidence })).toMatchObject({ task: { status: 'done' } });
    await call('reopen_task', { task_id, reason: 'Not fast' });
    await call('complete_task', { task_id, evidence });

    const claim = await call('claim_next');
    expect(claim).toMatchObject({ task_id: second.task_id });
    const { fencing_token } = claim;
    await call('renew_claim', { task_id: second.task_id, fencing_token });
    expect((await call('list_claims'))['claims']).toHaveLength(1);
    await call('release_claim', { task_id: second.task_id, fencing_token });
    await call('claim_task', { task_id: second.task_id });
    await call('archive_task', { task_id: second.task_id });
    await call('unarchive_task', { task_id: second.task_id });
    await call('undo');
    await call('list_tasks', { status: ['done'] });
    expect((await call('search', { text: 'Build' }))['tasks']).toHaveLength(1);
    await call('list_checkpoints', { task_id });
    await call('history', { task_id });
    await call('get_state');

    await call('update_goal', { goal_id, text: 'Ship it well' });
    await call('pause_goal', { goal_id });
    await call('resume_goal', { goal_id });
    await call('finish_goal', { goal_id });
    await call('reopen_goal', { goal_id });
    await call('archive_goal', { goal_id });
    await call('unarchive_goal', { goal_id });
    await call('list_goals');
    await call('get_goal', { goal_id });
    const { events } = (await call('ledger_log', { newest_first: true, limit: 1 })) as unknown as {
      events: { event_seq: number; workflow_id: string }[];
    };
    const last = events[0];
    await call('update_goal', { goal_id, text: 'A mistake' });
    await call('rollback', { to_seq: last?.event_seq, reason: 'A mistake' });
    expect(await call('get_goal', { goal_id })).toMatchObject({ goal: { text: 'Ship it well' } });
    const made = await call('create_project', { name: 'second' });
    await call('add_sample', { project_id: made['project_id'] });
    expect(await call('mind_list_sessions')).toMatchObject({ sessions: [] });
    const content = '{"id":"bd-1","title":"Try it","status":"open","priority":2}';
    expect(await call('import', { project_id, content, dry_run: true })).toMatchObject({ created: { tasks: 1 } });
    expect((await call('export', { project_id }))['content']).toContain('Ship it well');
    await refused('query_memory', { text: 'database' }, 'memory_not_configured');
    await refused('save_learning', { kind: 'fact', text: 'It rains', source: 'seen' }, 'memory_not_configured');

    await call('ledger_status');
    await call('ledger_sign');
    expect(await call('ledger_verify', { deep: true })).toMatchObject({ ok: true });
    await call('ledger_export_proof', { stream: last?.workflow_id });
    for (const name of ['streams', 'jobs', 'workflows', 'leases']) await call(`ledger_list_${name}`);
    await call('ledger_get_metrics');
    await call('ledger_backup', { to: dialect === 'sqlite' ? join(folder, 'backup') : `copy_${process.pid}` });
    for (const name of ['get_job', 'requeue_job', 'cancel_job']) {
      await refused(`ledger_${name}`, { job_id: NOBODY }, 'unknown_job');
    }
    await refused('ledger_get_workflow', { workflow_id: NOBODY }, 'unknown_workflow');
    await refused('ledger_signal_workflow', { workflow_id: NOBODY, event: 'go' }, 'unknown_workflow');
    await refused('ledger_cancel_workflow', { workflow_id: NOBODY, reason: 'x' }, 'unknown_workflow');
    expect([...used].toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
  });
});

test('two sessions share the work: neither gets what the other holds, and each hears of what the other does', async () => {
  const home = await HOMES.sqlite();
  const one = await connect(home, '2025', ['--core'], 'one');
  expect((await one.listTools()).tools.map(({ name }) => name)).toEqual([
    ...['create_goal', 'add_task', 'start_task', 'pause_task', 'block_task', 'complete_task'],
    ...['update_checkpoint', 'get_next_step'],
  ]);
  const two = await connect(home, '2026', ['--core'], 'two');
  const { goal_id } = await use(one, 'create_goal', { text: 'Share' });
  const first = await use(one, 'add_task', { goal_id, title: 'First' });
  const second = await use(one, 'add_task', { goal_id, title: 'Second' });
  const heard: string[] = [];
  two.setNotificationHandler('notifications/resources/updated', ({ params }) => void heard.push(params.uri));
  const task = `throughline://task/${first.task_id}`;
  await two.listen({ resourceSubscriptions: ['throughline://next', task] });

  await use(one, 'start_task', { task_id: first.task_id });
  await eventually('the other session hears of it', () => heard.includes(task) && heard.includes('throughline://next'));
  expect(await use(two, 'get_next_step')).toMatchObject({ task_id: second.task_id });
  await expect(use(two, 'pause_task', { task_id: first.task_id })).rejects.toThrow('task_claimed');
  expect(await use(two, 'start_task', { task_id: second.task_id })).toMatchObject({ task: { status: 'doing' } });

  // What is resumed is one's own work, told as data.
  await use(one, 'update_checkpoint', { task_id: first.task_id, where_we_left_off: 'Half.', next_step: 'Do the rest' });
  const { messages } = await one.getPrompt({ name: 'resume' });
  expect(JSON.stringify(messages)).toContain('Next step: \\"Do the rest\\"');
  const { contents } = await two.readResource({ uri: `throughline://checkpoint/${first.task_id}` });
  expect(JSON.stringify(contents)).toContain('Half.');
  expect((await two.listResources()).resources.map(({ uri }) => uri)).toContain(task);
});

test('a session that ends is resumed by the next one exactly where it stopped, though neither has a name', async () => {
  const home = await HOMES.sqlite();
  const one = await connect(home, '2025');
  const { goal_id } = await use(one, 'create_goal', { text: 'Survive' });
  const { task_id } = await use(one, 'add_task', { goal_id, title: 'Live' });
  const named = await use(one, 'add_task', { goal_id, title: 'Held by a name' });
  await use(one, 'start_task', { task_id: named.task_id, owner: 'session-7' });
  await use(one, 'start_task', { task_id });
  await use(one, 'update_checkpoint', { task_id, where_we_left_off: 'Alive.', next_step: 'Breathe' });
  await one.close();
  const two = await connect(home, '2026');
  expect(await use(two, 'get_next_step')).toMatchObject({ task_id, next_step: 'Breathe' });
  await use(two, 'update_checkpoint', { task_id, where_we_left_off: 'Still alive.', next_step: 'Sleep' });
  await expect(use(two, 'pause_task', { task_id: named.task_id })).rejects.toThrow('task_claimed');
});

test('a session over HTTP lets go of what it held when it is ended, and when the server stops', async () => {
  const config = { ...readConfig(), cwd: join(folder, 'project'), configFolder: join(folder, 'config') };
  const home = await openHome({ folder: await HOMES.sqlite(), create: true, config });
  undo.push(() => home.close());
  const { operations, ids } = home;
  const mcp = createMcpHttp({ operations, ids, version: '0.0.0-test', clock: systemClock });
  const served = await serveHttp(mcp, () => ({ role: 'operate', actor: 'me' }));
  undo.push(() => served.close());
  const { goal_id } = (await home.call('work.create_goal', { text: 'Serve' })) as Answer;
  const held = async () => ((await home.call('work.list_claims')) as { claims: unknown[] }).claims.length;
  for (const title of ['First', 'Second']) {
    const client = await served.connect('2025');
    const { task_id } = await use(client, 'add_task', { goal_id, title });
    await use(client, 'start_task', { task_id });
    expect(await held()).toBe(1);
    if (title === 'First') await (client.transport as StreamableHTTPClientTransport).terminateSession();
    else await mcp.close();
    await eventually('its claim is free', async () => (await held()) === 0);
  }
});

test('a session that is killed is resumed by the next one exactly where it stopped', async () => {
  const home = await HOMES.sqlite();
  const one = await connect(home, '2025');
  const { goal_id } = await use(one, 'create_goal', { text: 'Survive' });
  const { task_id } = await use(one, 'add_task', { goal_id, title: 'Live' });
  await use(one, 'start_task', { task_id, owner: 'session-7' });
  await use(one, 'update_checkpoint', {
    task_id,
    owner: 'session-7',
    where_we_left_off: 'Alive.',
    next_step: 'Breathe',
  });
  process.kill((one.transport as unknown as { pid: number }).pid, 'SIGKILL');
  const two = await connect(home, '2026');
  const answer = await use(two, 'get_next_step', { owner: 'session-7' });
  expect(answer).toMatchObject({ task_id, next_step: 'Breathe', where_we_left_off: 'Alive.' });
});
