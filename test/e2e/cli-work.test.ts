// Work from the shell, as people and agents do it: from any folder, several processes at once, interrupted.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROGRAM, runWarm } from '../support/run-warm.ts';

const root = join(import.meta.dirname, '..', '..');
const cli = join(root, 'dist', 'cli.cjs');

let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-work-cli-'));
  mkdirSync(join(folder, 'src', 'deep'), { recursive: true });
  env = { ...process.env, XDG_CONFIG_HOME: join(folder, 'xdg'), XDG_CACHE_HOME: join(folder, 'cache') };
  for (const name of ['THROUGHLINE_HOME', 'THROUGHLINE_OWNER']) delete env[name];
  if (tl('init').status !== 0) throw new Error('no home was made');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function tlIn(cwd: string, args: readonly string[], input = '') {
  const { status, stdout, stderr } = runWarm(PROGRAM, args, { cwd, env, input });
  return { status, stdout, stderr, json: () => JSON.parse(stdout) as Record<string, unknown> };
}

/** The built program, in a process of its own. */
function processIn(cwd: string, args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { cwd, env, input, encoding: 'utf8' });
  return { status, stdout, stderr, json: () => JSON.parse(stdout) as Record<string, unknown> };
}

const tl = (...args: string[]) => tlIn(folder, args);
const tlProcess = (...args: string[]) => processIn(folder, args);

function start(...args: string[]): { child: ChildProcess; output: () => string; errors: () => string } {
  const child = spawn(process.execPath, [cli, ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return { child, output: () => output, errors: () => errors };
}

async function said(output: () => string, what: RegExp, child: ChildProcess): Promise<RegExpExecArray> {
  for (;;) {
    const found = what.exec(output());
    if (found) return found;
    if (child.exitCode !== null) throw new Error(`it ended without saying ${String(what)}: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('a session', () => {
  test('records a goal, a task and a checkpoint, and the next process goes on from there, in any folder', () => {
    const { goal_id } = tlProcess('goal', 'create', 'Ship the login', '--priority', '1', '--json').json();
    expect(tlProcess('task', 'add', 'G1', 'Write the form', '--acceptance-criteria', 'It submits').stdout).toContain(
      'T1',
    );
    expect(tlProcess('task', 'start', 'T1').stdout).toMatch(/^T1 Write the form +doing\n$/);
    tlProcess(
      'checkpoint',
      'set',
      'T1',
      'The form is drawn.',
      'Write its test',
      '--needed-context-refs',
      'file:form.ts#L1-L9',
    );
    const deep = join(folder, 'src', 'deep');
    const next = processIn(deep, ['next', '--json']);
    expect(next.stderr).toBe('');
    expect(next.json()).toMatchObject({
      rank: 'doing',
      goal_id,
      number: 1,
      next_step: 'Write its test',
      where_we_left_off: 'The form is drawn.',
      required_context_refs: ['file:form.ts#L1-L9'],
    });
    expect(processIn(deep, ['next']).stdout).toMatch(
      /^→ Write its test\ntask +T1 Write the form +doing\nwhy +T1 is in progress/,
    );
    const refused = tlProcess('task', 'complete', 'T1', '--json');
    expect(refused).toMatchObject({ status: 5, stderr: '' });
    expect(refused.json()).toMatchObject({ code: 'evidence_missing', hint: expect.any(String) as string });
    const done = tlProcess(
      'task',
      'complete',
      'T1',
      '--evidence',
      '[{"criterion":"It submits","proof":"form.test.ts"}]',
    );
    expect(done.stdout).toContain('done');
    expect(tlProcess('undo').stdout).toContain('task.completed');
    expect(tlProcess('task', 'show', '1').stdout).toContain('☐ 1. It submits');
    expect(tlProcess('history', '--json').json()['events']).toContainEqual(
      expect.objectContaining({ event_type: 'change.undone' }),
    );
  });

  test('names itself in the ledger, and its owner holds its claims', () => {
    env['THROUGHLINE_OWNER'] = 'session-7';
    try {
      expect(tl('task', 'add', 'G1', 'Claimed', '--json').status).toBe(0);
      expect(tl('task', 'start', 'T2', '--json').json()).toMatchObject({ claim: { owner: 'session-7' } });
    } finally {
      delete env['THROUGHLINE_OWNER'];
    }
    expect(tl('task', 'pause', 'T2', '--json').json()).toMatchObject({ code: 'task_claimed' });
    const { events } = tl('log', '--json').json() as { events: { actor: string }[] };
    expect(events.at(-1)?.actor).toMatch(/^cli:./);
  });

  test('says what was not found, of a type of events and of a file with a key', () => {
    const { stdout, status } = tl('log', '--type', 'task.compleated');
    expect([status, stdout]).toEqual([0, expect.stringContaining('No event of type task.compleated was found')]);
    const missing = tl('key', 'trust', 'keys/laptop.pub', '--json').json();
    expect(missing).toMatchObject({
      code: 'file_unreadable',
      message: `No such file exists: ${join(folder, 'keys/laptop.pub')}`,
    });
    expect(tl('key', 'trust', 'scribble', '--json').json()).toMatchObject({ code: 'invalid_key' });
  });

  test('calls any operation with JSON from the argument or from stdin, and gets JSON and an exit code', () => {
    expect(tl('call', 'work.get_task', '{"task_id":"T1"}').json()).toMatchObject({ task: { number: 1 } });
    const piped = processIn(folder, ['call', 'work.search'], '{"text":"form"}');
    expect(piped.json()).toMatchObject({ tasks: [{ title: 'Write the form' }] });
    const refused = tl('call', 'work.start_task', '{"task_id":"T99"}');
    expect(refused).toMatchObject({ status: 2, stderr: '' });
    expect(refused.json()).toMatchObject({ kind: 'refusal', code: 'unknown_task', task_id: 'T99' });
  });

  test('exports its work and imports it into another home, once', () => {
    expect(tl('export', 'work.json', '--json').json()).toMatchObject({
      format: 'json',
      file: join(folder, 'work.json'),
    });
    expect(tl('export', 'work.json', '--json').json()).toMatchObject({ code: 'file_not_writable' });
    expect(tl('export', '--format', 'markdown').stdout).toContain('Write the form');
    const other = join(folder, 'other');
    mkdirSync(other);
    tlIn(other, ['init']);
    const report = tlIn(other, ['import', '../work.json', '--json']).json();
    expect(report).toMatchObject({ created: { goals: 1, tasks: 2 } });
    expect(
      processIn(other, ['import', '-', '--json'], readFileSync(join(folder, 'work.json'), 'utf8')).json(),
    ).toMatchObject({
      created: { goals: 0, tasks: 0 },
      existing: { goals: 1, tasks: 2 },
    });
    expect(tlIn(other, ['import', 'nothing.json', '--json']).json()).toMatchObject({ code: 'file_unreadable' });
  });

  test('writes over nothing that changed since it read, and rolls nothing back under another session’s claim', () => {
    const { task } = tl('task', 'add', 'G1', 'Race', '--json').json() as { task: { number: number; revision: number } };
    const [name, revision] = [`T${task.number}`, String(task.revision)];
    expect(tl('task', 'show', name).stdout).toMatch(new RegExp(`revision +${revision}`));
    expect(tl('task', 'update', name, '--title', 'By one', '--if-revision', revision).status).toBe(0);
    const lost = tlProcess('task', 'update', name, '--title', 'By two', '--if-revision', revision);
    expect(lost.status).toBe(7);
    expect(lost.stderr).toContain(`is at revision ${task.revision + 1}, not ${revision}`);
    expect(lost.stderr).toMatch(
      /task\.updated \(title\) by "cli:.*Yours: \{"title":"By two"\}\. Now: \{"title":"By one"\}/,
    );
    expect(lost.stderr).toContain('(revision_conflict)');
    const told = tl('task', 'start', name, '--if-revision', revision, '--json').json();
    expect(told).toMatchObject({ code: 'revision_conflict', now: { title: 'By one', status: 'todo' }, yours: {} });

    const { task: started } = tl('task', 'start', name, '--owner', 'session-8', '--json').json() as typeof told & {
      task: { revision: number };
    };
    const to = String(started.revision - 1);
    const held = tlProcess('rollback', to, '--reason', 'Too early');
    expect(held).toMatchObject({ status: 7 });
    expect(held.stderr).toContain(`would change task ${name}, which is claimed by "session-8"`);
    expect(tl('rollback', to, '--reason', 'Too early', '--override', 'It is gone').status).toBe(0);
    expect(tl('task', 'show', name, '--json').json()).toMatchObject({ task: { status: 'todo' } });
    expect(tl('task', 'archive', name, '--override', 'It was a test').status).toBe(0);
  });
});

test('four processes at once add their tasks, each under its own number', async () => {
  const titles = ['a', 'b', 'c', 'd'].map((name) => `Task of ${name}`);
  const children = titles.map((title) => start('task', 'add', 'G1', title, '--json'));
  await Promise.all(children.map(({ child }) => once(child, 'close')));
  const numbers = children.map(({ output }) => (JSON.parse(output()) as { task: { number: number } }).task.number);
  expect(new Set(numbers).size).toBe(4);
  const { tasks } = tl('task', 'list', '--status', 'todo', '--json').json() as { tasks: { title: string }[] };
  expect(tasks.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
});

test('what others wrote is shown without anything that a terminal would obey', () => {
  const description = 'Look: \u202etxt.exe\nand here';
  expect(tl('task', 'add', 'G1', 'Odd \u202e title', '--description', description, '--json').status).toBe(0);
  const { tasks } = tl('task', 'list', '--json').json() as { tasks: { number: number; title: string }[] };
  expect(tasks.at(-1)?.title).toBe('Odd \u202e title');
  const shown = tl('task', 'show', String(tasks.at(-1)?.number)).stdout + tl('task', 'list').stdout;
  for (const obeyed of ['\u001b', '\u202e', '\r']) expect(shown).not.toContain(obeyed);
  expect(shown).toContain('  and here');
  const hostile = tl('goal', 'create', 'A goal \u001b]52;c;aGk=\u0007');
  expect(hostile).toMatchObject({ status: 2, stdout: '' });
  expect(hostile.stderr).not.toContain('\u001b');
});

describe('a daemon', () => {
  test('serves until Ctrl-C, says where it is to a second one, and leaves nothing behind', async () => {
    const { child, output } = start('up', '--port', '0', '--json');
    const url = (await said(output, /"url":"(http:[^"]+)"/, child))[1] ?? '';
    const { token_file } = JSON.parse(output()) as { token_file: string };
    const second = tl('up', '--json');
    expect(second.status).toBe(7);
    expect(second.json()).toMatchObject({ code: 'daemon_running', url });
    const authorization = `Bearer ${readFileSync(token_file, 'utf8').trim()}`;
    const asked = await fetch(`${url}/v1/work/get_next_step`, { headers: { authorization } });
    expect(await asked.json()).toEqual(tl('next', '--json').json());
    expect(tl('token', 'create', 'ci', '--role', 'read', '--json').json()).toMatchObject({ name: 'ci', role: 'read' });
    expect(tl('token', 'list').stdout).not.toContain('tl_');
    expect(tl('token', 'revoke', 'ci').status).toBe(0);
    child.kill('SIGINT');
    await once(child, 'close');
    expect([child.exitCode, child.signalCode]).toEqual([130, null]);
    expect(tl('doctor', '--json').json()).toMatchObject({ ok: true });
  });

  test('that the system asks to end ends well', async () => {
    const { child, output } = start('up', '--port', '0', '--json');
    await said(output, /"url":"(http:[^"]+)"/, child);
    child.kill('SIGTERM');
    await once(child, 'close');
    expect([child.exitCode, child.signalCode]).toEqual([0, null]);
  });
});

test('an MCP client is served over stdin and stdout, with protocol and nothing else', () => {
  const ask = (id: number, method: string, params: unknown) => JSON.stringify({ jsonrpc: '2.0', id, method, params });
  const clientInfo = { name: 'test', version: '1' };
  const lines = [
    ask(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }),
    JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }),
    ask(2, 'tools/call', { name: 'get_next_step', arguments: {} }),
  ];
  const { status, stdout, stderr } = processIn(folder, ['mcp'], `${lines.join('\n')}\n`);
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id?: number; result?: { structuredContent?: unknown } });
  expect(answers.find(({ id }) => id === 2)?.result?.structuredContent).toMatchObject({ rank: 'doing' });
  expect([status, stderr]).toEqual([0, '']);
});

test('the program that is started holds no package, and under an old Node it says which version it needs', () => {
  const code = readFileSync(cli, 'utf8');
  const required = [...code.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name);
  expect(required.every((name) => name?.startsWith('node:'))).toBe(true);
  // Everything that an old one has to understand is in this one file, and it asks for its version first.
  const old = join(folder, 'old.cjs');
  writeFileSync(
    old,
    `Object.defineProperty(process, 'versions', { value: { node: '20.1.0' } }); require(${JSON.stringify(cli)});`,
  );
  const { status, stderr } = spawnSync(process.execPath, [old], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringContaining('Throughline needs Node 24')]);
});
