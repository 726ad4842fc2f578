// What is fuzzed: a home with some work in it, its daemon and an MCP server over stdio, each a process of its own.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MODEL, documentFor } from '../support/gateway-questions.ts';
import { ask } from '../support/http-request.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { BUILT_PROGRAM, startBuiltDaemon, type RunningDaemon } from '../support/running-daemon.ts';
import type { Known } from './hostile-values.ts';
import { startStdioPeer, type StdioPeer } from './stdio-peer.ts';

export interface Target {
  readonly folder: string;
  readonly project: string;
  readonly env: NodeJS.ProcessEnv;
  /** The user's. */
  readonly configFolder: string;
  readonly daemon: RunningDaemon;
  /** By role; `session` is a browser's. */
  readonly tokens: Readonly<Record<'admin' | 'read' | 'session', string>>;
  readonly stdio: StdioPeer;
  readonly databases: readonly string[];
  /** What only a person changes. */
  readonly files: readonly string[];
  known(): Known;
  /** Looks at what there is by now. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** A path that climbs out of the project ends inside of the folder all the same. */
const DEEP = ['1', '2', '3', '4', '5', '6', '7', '8', 'project'];

export async function openTarget(): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-fuzz-'));
  const project = join(folder, ...DEEP);
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'a.txt'), 'one\ntwo\nthree\n');
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: join(folder, 'user'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_CACHE_HOME: join(tmpdir(), 'throughline-fuzz-cache'),
    NO_COLOR: '1',
  };
  for (const name of ['THROUGHLINE_HOME', 'THROUGHLINE_OWNER', 'CLAUDE_CONFIG_DIR', 'CODEX_HOME']) delete env[name];
  const tl = (...args: string[]): Record<string, unknown> => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [BUILT_PROGRAM, ...args, '--json'], {
      cwd: project,
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stdout}${stderr}`);
    return JSON.parse(stdout) as Record<string, unknown>;
  };
  tl('init');
  const model = await startOllama();
  const configFolder = join(folder, 'config', 'throughline');
  const rules = join(configFolder, 'gateway.json');
  // A program may ask: else no call of the fuzz would get further than policy.
  const policy = [{ effect: 'allow', provider: 'lab' } as const];
  // What an index in the background writes would be held against the call that is fuzzed just then.
  writeFileSync(join(configFolder, 'ask.json'), JSON.stringify({ vectors: false }), { mode: 0o600 });
  writeFileSync(rules, JSON.stringify(documentFor(`${model.url}/v1`, { policy })), { mode: 0o600 });
  const daemon = await startBuiltDaemon({ cwd: project, env });
  const stdio = startStdioPeer({ cwd: project, env });
  const { token: read } = tl('token', 'create', 'reader', '--role', 'read');
  const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const headers = { authorization: `Bearer ${daemon.token}`, 'content-type': 'application/json' };
    const { status, json, text } = await ask(daemon.url + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (status >= 300) throw new Error(`${path} answered ${status} ${text}`);
    return json;
  };
  const { url: link } = await post('/v1/login-link', {});
  const { token: session } = await post('/v1/session', { code: new URL(String(link)).hash.slice('#code='.length) });
  await addWork((name, input) => post(`/v1/work/${name}`, input), project);
  let known: Known = new Map();
  const target: Target = {
    folder,
    project,
    env,
    configFolder,
    daemon,
    stdio,
    tokens: { admin: daemon.token, read: String(read), session: String(session) },
    databases: ['work', 'mind', 'exchanges'].map((name) => join(project, '.throughline', `${name}.sqlite`)),
    files: [rules],
    known: () => known,
    async refresh() {
      known = await knownIn((name, input) => post(`/v1/${name}`, input), project, model.url);
    },
    async close() {
      await stdio.close();
      await daemon.stop();
      await model.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await post('/v1/mind/list_sessions', {});
  await post('/v1/gateway/test_provider', { name: 'lab', model: MODEL });
  await target.refresh();
  return target;
}

type Post = (name: string, input: object) => Promise<Record<string, unknown>>;

async function addWork(call: Post, project: string): Promise<void> {
  await call('create_project', { name: 'other', root: join(project, '..') });
  for (const project_id of ['project', 'other']) {
    for (const text of ['Ship the release', 'Be fuzzed']) await call('create_goal', { project_id, text });
    for (let number = 1; number <= 6; number += 1) {
      const depends_on = number === 6 ? ['T1'] : [];
      const acceptance_criteria = number % 2 === 0 ? [] : ['It runs'];
      const title = `Task ${number}`;
      await call('add_task', { project_id, goal_id: `G${1 + (number % 2)}`, title, depends_on, acceptance_criteria });
    }
    await call('start_task', { project_id, task_id: 'T1', owner: 'walker' });
    const checkpoint = { where_we_left_off: 'Half way.', next_step: 'Go on', context_refs: ['file:a.txt'] };
    await call('update_checkpoint', { project_id, task_id: 'T1', owner: 'walker', ...checkpoint });
    await call('start_task', { project_id, task_id: 'T2', owner: 'other' });
    await call('block_task', { project_id, task_id: 'T2', owner: 'other', blocker: 'No key' });
  }
}

async function knownIn(call: Post, project: string, modelUrl: string): Promise<Known> {
  const list = async (name: string, field: string, input: object) =>
    ((await call(name, input)) as Record<string, Record<string, unknown>[]>)[field] ?? [];
  const projects = await list('work/list_projects', 'projects', {});
  const [first, second] = projects.map(({ project_id }) => String(project_id));
  const perProject = async (name: string, field: string, id: string) => {
    const rows = await Promise.all([first, second].map((project_id) => list(name, field, { project_id, limit: 50 })));
    return rows.flat().map((row) => String(row[id]));
  };
  const tasks = await perProject('work/list_tasks', 'tasks', 'task_id');
  const goals = await perProject('work/list_goals', 'goals', 'goal_id');
  const streams = (await list('ledger/list_streams', 'streams', {})).map((row) =>
    String(row['stream_id'] ?? row['workflow_id']),
  );
  const blockers: string[] = [];
  for (const task_id of tasks.slice(0, 20)) {
    for (const project_id of [first, second]) {
      const found = await list('work/get_task', 'blockers', { project_id, task_id }).catch(() => []);
      blockers.push(...found.map((row) => String(row['blocker_id'])));
    }
  }
  const named = (names: readonly string[], ids: readonly string[]) => [...ids, ...names];
  return new Map<string, readonly string[]>([
    ['project_id', [first ?? '', 'project', 'other', second ?? '']],
    ['goal_id', named(['G1', 'G2'], goals)],
    ['task_id', named(['T1', 'T2', 'T3', 'T4', 'T5', 'T6'], tasks)],
    ['depends_on', named(['T1', 'T3'], tasks)],
    ['blocker_id', named(blockers.length === 0 ? ['none'] : [], blockers)],
    ['stream', streams],
    ['workflow_id', streams],
    ['owner', ['walker', 'other', 'claude:1']],
    ['refs', ['file:a.txt', 'file:a.txt#L1-L2', 'file:none.txt']],
    ['context_refs', ['file:a.txt', 'file:a.txt#L2']],
    ['root', [project, join(project, '..')]],
    ['name', ['lab', 'spare', 'offline']],
    ['provider', ['lab', 'spare', 'offline', '*']],
    ['model', [MODEL, 'extract']],
    ['models', [MODEL]],
    ['url', [`${modelUrl}/v1`]],
    ['actor', ['all', 'each', 'claude', 'person']],
    ['timezone', ['UTC', 'Asia/Kathmandu']],
    ['preset', ['ollama']],
    ['secret_ref', ['command:none']],
    ['to', ['backup-1', 'backup-2', join(project, 'backup-3')]],
    ['content', ['{"id":"bd-1","title":"Try it","status":"open","priority":2}', '# Plan\n\n- [ ] One\n']],
  ]);
}
