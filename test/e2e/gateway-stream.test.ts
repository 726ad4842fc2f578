// An answer that streams, in real processes: killed from another one on both databases, stopped by Ctrl-C at a terminal, and whole
// for whoever asks for no parts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openHome, readConfig, type Home } from '../../src/main.ts';
import { bundledScript, root } from '../support/bundled-script.ts';
import { DIALECTS } from '../support/fixture.ts';
import { MODEL, PERSON, documentFor } from '../support/gateway-questions.ts';
import { cli } from '../support/hook-home.ts';
import type { ModelServer, Turn } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { until } from '../support/until.ts';

const worker = bundledScript(join(root, 'test', 'support', 'stream-worker.ts'));
const terminal = bundledScript(join(root, 'test', 'support', 'terminal-cli.ts'));

let folder: string;
let where: string;
let server: ModelServer;
let home: Home;
const project = () => join(folder, 'project');
const configFolder = () => join(folder, 'xdg', 'throughline');

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function begin(at: string): Promise<void> {
  where = at;
  server = await startOllama();
  home = await openHome({
    create: true,
    config: { ...readConfig(), home: where, cwd: project(), configFolder: configFolder() },
  });
  writeFileSync(join(configFolder(), 'gateway.json'), JSON.stringify(documentFor(`${server.url}/v1`)), { mode: 0o600 });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-stream-'));
  for (const path of [project(), configFolder()]) mkdirSync(path, { recursive: true, mode: 0o700 });
});
afterEach(async () => {
  await home.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Each word in a piece of its own, a few of them in a second, for as long as anybody listens. */
function dripping(words: readonly string[]): Turn {
  const pieces = [...words, ...Array.from({ length: 10_000 }, (_, at) => ` word${at}`)];
  const next = () => new Promise<void>((resolve) => setTimeout(resolve, 20));
  return { text: '', pieces, when: () => true, fault: { kind: 'slow', next } };
}

function start(script: string, ...args: string[]) {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: join(folder, 'user'),
    XDG_CONFIG_HOME: join(folder, 'xdg'),
    THROUGHLINE_HOME: where,
  };
  for (const name of ['THROUGHLINE_OWNER', 'CLAUDECODE']) delete env[name];
  const child = spawn(process.execPath, [script, ...args], { cwd: project(), env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.errors += chunk.toString()));
  return { child, said, ended: once(child, 'close').then(() => child.exitCode) };
}

const callsOf = async () =>
  ((await home.call('gateway.list_calls', {}, PERSON)) as { readonly calls: Record<string, unknown>[] }).calls;

async function expectNothingReserved(): Promise<void> {
  expect(await home.call('gateway.show_budget', {}, PERSON)).toMatchObject({
    reserved: { tokens: 0, cost_nano: 0, runtime_ms: 0, calls: 0 },
  });
}

describe.each(DIALECTS)('on %s', (dialect) => {
  let database: string | undefined;

  beforeEach(async () => {
    database = dialect === 'sqlite' ? undefined : `stream_${process.pid}_${folder.slice(-6).toLowerCase()}`;
    if (database !== undefined) await onServer(`CREATE DATABASE "${database}"`);
    await begin(
      database === undefined ? join(project(), '.throughline') : new URL(`/${database}`, inject('postgresUrl')).href,
    );
  });
  afterEach(async () => {
    if (database !== undefined) await onServer(`DROP DATABASE "${database}" WITH (FORCE)`);
  });

  test.each([[], ['lab']])(
    '[AGT-24] `kill on %s` in another process ends a stream, closes upstream and charges what was reserved',
    { timeout: 120_000 },
    async (...scope) => {
      server.say(dripping(['It', ' is', ' coming']));
      const { said, ended } = start(worker, where, configFolder());
      await until(() => said.out.split('\n').length > 3 || said.errors !== '');
      const killed = start(cli, 'kill', 'on', ...scope, '--json');
      expect([await killed.ended, killed.said.errors]).toEqual([0, '']);
      await ended;
      expect(said.errors).toBe('');
      const lines = said.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(lines.pop()).toEqual({ error: { code: 'provider_killed', message: 'A kill switch ended this call' } });
      const text = lines.map(({ part }) => (part as { readonly text: string }).text).join('');
      expect(text).toMatch(/^It is coming word0/);
      await until(() => server.left() === 1);
      expect(server.requests).toHaveLength(1);
      const [call] = await callsOf();
      expect(call).toMatchObject({ status: 'killed', code: 'provider_killed', charged_by: 'estimate', attempts: 1 });
      const { tokens } = ((await home.call('gateway.show_budget', {}, PERSON)) as { spent: { tokens: number } }).spent;
      expect(tokens).toBe(call?.['charged_tokens']);
      // The worker asks for as many.
      expect(tokens).toBeGreaterThan(1_000);
      await expectNothingReserved();
      expect(await home.call('ledger.verify', { deep: true })).toMatchObject({ ok: true });
    },
  );
});

describe('at a terminal', () => {
  beforeEach(() => begin(join(project(), '.throughline')));

  test('the text is shown as it comes, with nothing in it that a terminal obeys', { timeout: 120_000 }, async () => {
    const gate = Promise.withResolvers<void>();
    let events = 0;
    const next = () => ((events += 1) > 3 ? gate.promise : Promise.resolve());
    const pieces = ['It is\r\n', '\u001b]0;owned\u0007\u001b[2J', 'ready \u202e', 'now\nProvider removed'];
    server.say({ text: '', pieces, when: () => true, fault: { kind: 'slow', next } });
    const { said, ended } = start(terminal, 'provider', 'test', 'lab', MODEL);
    await until(() => said.out.includes('ready') || said.errors !== '');
    expect(said.out).toBe('It answers: It is \ufffd]0;owned\ufffd\ufffd[2Jready');
    gate.resolve();
    expect([await ended, said.errors]).toEqual([0, '']);
    expect(said.out).toMatch(/^It answers: It is .*ready \ufffdnow Provider removed\n {2}model {2,}test-model\n/);
    expect(said.out).not.toContain('It answered');
    // oxlint-disable-next-line no-control-regex -- which is what must not be there
    expect(said.out).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    expect(await callsOf()).toMatchObject([{ status: 'answered' }]);
  });

  test(
    'Ctrl-C ends the line, closes upstream, and the call is recorded as cancelled',
    { timeout: 120_000 },
    async () => {
      server.say(dripping(['It', ' is', ' coming']));
      const { child, said, ended } = start(terminal, 'provider', 'test', 'lab', MODEL);
      await until(() => said.out.includes('coming') || said.errors !== '');
      child.kill('SIGINT');
      expect(await ended).toBe(130);
      expect(said.out).toMatch(/^It answers: It is coming.*\n$/);
      expect(said.errors).toContain('The caller left before the whole answer');
      await until(() => server.left() === 1);
      expect(await callsOf()).toMatchObject([{ status: 'cancelled', charged_by: 'estimate' }]);
      await expectNothingReserved();
    },
  );

  test('an answer that is cut off ends with its error, not as a whole one', { timeout: 120_000 }, async () => {
    const pieces = ['Half', ' of', ' it'];
    server.say({ text: '', pieces, when: () => true, fault: { kind: 'cut', events: 3, properly: true } });
    const { said, ended } = start(terminal, 'provider', 'test', 'lab', MODEL);
    expect(await ended).not.toBe(0);
    expect(said.out).toBe('It answers: Half of\n');
    expect(said.errors).toContain('before it was complete');
    expect(await callsOf()).toMatchObject([{ status: 'failed', code: 'provider_cut_off' }]);
  });

  test('--json is one document, and the model is asked for a whole answer', { timeout: 120_000 }, async () => {
    server.say({ text: 'ready', when: () => true });
    const { said, ended } = start(terminal, 'provider', 'test', 'lab', MODEL, '--json');
    expect([await ended, said.errors]).toEqual([0, '']);
    expect(JSON.parse(said.out)).toMatchObject({ text: 'ready', recorded: true });
    expect(server.requests[0]?.body['stream']).not.toBe(true);
  });
});
