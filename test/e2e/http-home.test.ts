// A whole home over HTTP: the work of a day by the typed client, and every operation from its own schema.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonSchemaOf } from '../../src/base/json-schema.ts';
import { createClient, type Client } from '../../src/client.ts';
import { openHome, readConfig, type Home } from '../../src/main.ts';
import { startDaemon, type Daemon } from '../../src/surfaces/http/daemon.ts';
import { createToken } from '../../src/surfaces/http/tokens.ts';
import { ask } from '../support/http-request.ts';
import { valuesOf } from '../support/schema-values.ts';
import { tokenOf } from '../support/served-home.ts';

let folder: string;
let home: Home;
let daemon: Daemon;
let token: string;
let client: Client;
const log: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-http-home-'));
  home = await openHome({
    folder: join(folder, '.throughline'),
    create: true,
    config: { ...readConfig(), cwd: folder, home: undefined, configFolder: join(folder, 'config') },
  });
  daemon = await startDaemon(home, { place: home.daemonPlace, port: 0, log: (line) => log.push(line) });
  token = await tokenOf(home.daemonPlace);
  client = createClient({ url: daemon.url, token });
});

afterAll(async () => {
  await daemon.stop();
  await home.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a goal, a task, a checkpoint and the next step; and a client that follows the task hears of it', async () => {
  const { goal_id } = await client.call('work.create_goal', { text: 'Ship the release' });
  const { task_id } = await client.call('work.add_task', { goal_id, title: 'Write the notes' });
  const end = new AbortController();
  const heard: string[] = [];
  const listening = (async () => {
    for await (const { change } of client.events({
      after: 'start',
      filter: { task_id: [task_id] },
      signal: end.signal,
    })) {
      heard.push(...change.events.map(({ event_type }) => event_type));
      if (heard.includes('checkpoint.recorded')) end.abort();
    }
  })();
  const { task } = await client.call('work.start_task', { task_id });
  expect(task.status).toBe('doing');
  await client.call('work.update_checkpoint', {
    task_id,
    where_we_left_off: 'The outline stands.',
    next_step: 'Write the first section',
  });
  expect(await client.call('work.get_next_step')).toMatchObject({ task_id, next_step: 'Write the first section' });
  await listening;
  expect(heard).toEqual(['task.created', 'task.started', 'checkpoint.recorded']);
  expect((await client.call('ledger.verify')).ok).toBe(true);
});

test('the OpenAPI document has every operation, and every reference in it leads somewhere', async () => {
  const { json, text } = await ask(`${daemon.url}/v1/openapi.json`, { headers: { authorization: `Bearer ${token}` } });
  const paths = Object.keys(json['paths'] as object);
  expect(paths).toEqual(
    expect.arrayContaining(
      home.operations
        .filter(({ definition }) => !definition.local)
        .map(({ definition }) => `/v1/${definition.name.replace('.', '/')}`),
    ),
  );
  const broken = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)]
    .map(([, pointer = '']) => pointer)
    .filter((pointer) => {
      const keys = pointer.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
      return keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], json) === undefined;
    });
  expect(broken).toEqual([]);
});

test('fuzzing: every operation, from its own schema, answers without a 5xx', async () => {
  // A backup writes wherever its input says.
  const operations = home.operations.map(({ definition }) => definition).filter(({ name }) => name !== 'ledger.backup');
  const { goal_id } = await client.call('work.create_goal', { text: 'Be fuzzed' });
  const { task_id } = await client.call('work.add_task', { goal_id, title: 'Be fuzzed' });
  const known = [goal_id, task_id, (await client.call('work.list_projects')).projects[0]?.project_id ?? ''];
  const calls = operations.map(({ name, input }) => {
    const schema = jsonSchemaOf(input);
    return fc.record({ name: fc.constant(name), input: valuesOf(schema, known) });
  });
  const statuses = new Map<number, number>();
  const called = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.oneof(...calls), async ({ name, input }) => {
      const answer = await ask(`${daemon.url}/v1/${name.replace('.', '/')}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(input),
      });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      called.add(name);
      if (answer.status >= 500) throw new Error(`${name} answered ${answer.text}; ${log.slice(-2).join('')}`);
    }),
    { numRuns: 600, seed: 4 },
  );
  // The values are no nonsense only: a good part of the calls is carried out.
  expect(statuses.get(200)).toBeGreaterThan(40);
  expect(called.size).toBeGreaterThan(operations.length * 0.9);
});

test('a GET writes nothing: context beyond the checkpoint is loaded by POST, and recorded once', async () => {
  const { projects } = await client.call('work.list_projects');
  const project_id = projects[0]?.project_id ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const head = async () => (await client.call('work.get_state', { project_id })).head_seq;
  const before = await head();
  const url = `${daemon.url}/v1/work/load_context`;
  const input = { project_id, refs: ['file:a.ts'], override: 'The error points there' };
  const asParameters = `project_id=${project_id}&refs=file:a.ts&override=why`;
  for (const method of ['GET', 'HEAD']) {
    for (const query of [asParameters, `input=${encodeURIComponent(JSON.stringify(input))}`]) {
      const answer = await ask(`${url}?${query}`, { method, headers });
      expect([method, answer.status]).toEqual([method, 405]);
      if (method === 'GET') expect(answer.json['detail']).toContain('send it by POST');
    }
  }
  expect((await ask(`${url}?project_id=${project_id}`, { headers })).status).toBe(200);
  expect(await head()).toBe(before);
  for (let times = 0; times < 2; times += 1) {
    const { refs } = await client.call('work.load_context', { ...input, operation_id: 'load-1' });
    expect(refs).toMatchObject([{ ref: 'file:a.ts', status: 'missing' }]);
  }
  expect(await head()).toBe(before + 1);
});

test('a backup into a folder that cannot be made is refused as the fault of its caller, and makes nothing', async () => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const bad = [join(file, 'inside'), '/dev/null/backup', join(folder, 'x'.repeat(300)), '/proc/no-folder/here'];
  for (const to of bad) {
    const body = JSON.stringify({ to });
    const answer = await ask(`${daemon.url}/v1/ledger/backup`, { method: 'POST', headers, body });
    expect([to, answer.status, answer.json['code']]).toEqual([to, 400, 'backup_folder_unusable']);
  }
  expect(readdirSync(folder).toSorted()).toEqual(['.throughline', 'a-file', 'config']);
});

test('a refused stale write shows the record as a read shows it, to every role that may write', async () => {
  const text = 'Set DB_PASSWORD=swordfish, \u202eright to left\u202c, and \u200bno width';
  const { project_id } = await client.call('work.create_project', { name: 'Stale' });
  const { goal_id, goal } = await client.call('work.create_goal', { project_id, text, allow_text: true });
  await client.call('work.update_goal', { project_id, goal_id, priority: 1 });
  const { token: operating } = await createToken({ place: home.daemonPlace }, { name: 'stale', role: 'operate' });
  for (const bearer of [token, operating]) {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
    const asked = { project_id, goal_id, text: `Mine, \u202e with PASSWORD=swordfish9`, if_revision: goal.revision };
    const refused = await ask(`${daemon.url}/v1/work/update_goal`, {
      method: 'POST',
      headers,
      body: JSON.stringify(asked),
    });
    const read = await ask(`${daemon.url}/v1/work/list_goals?project_id=${project_id}`, { headers });
    const { details } = refused.json as { details: { now: object; yours: { text: string } } };
    const { goals } = read.json as { goals: { goal_id: string; text: string }[] };
    expect(refused).toMatchObject({ status: 409, json: { code: 'revision_conflict' } });
    expect(details.now).toEqual(goals.find((each) => each.goal_id === goal_id));
    expect(details.now).toMatchObject({ text });
    // What the caller sent is told without its secret, and so that nothing in it is unseen.
    expect(details.yours.text).toBe('Mine, \\u202e with PASSWORD=[redacted:password]');
  }
});

test('other callers are answered while a large import is read and written', async () => {
  const { project_id } = await client.call('work.create_project', { name: 'Large' });
  const lines = Array.from(
    { length: 1_500 },
    (_, index) => `{"id":"bd-${index}","title":"Task ${index}","status":"open"}`,
  );
  let isDone = false;
  const importing = client
    .call('work.import', { project_id, content: lines.join('\n') })
    .finally(() => (isDone = true));
  let answered = 0;
  for (; !isDone; answered += 1) expect((await ask(`${daemon.url}/health`)).status).toBe(200);
  expect((await importing).created).toMatchObject({ tasks: 1_500 });
  expect(answered).toBeGreaterThan(10);
});
