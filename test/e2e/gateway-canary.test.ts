// A provider's key that a command gives, and a provider that says it back wherever it can: no byte of it stays in the home, in the
// user's folder, in a backup, in what commands print, in a daemon's log and answers, or in a line of `ps`. And calls go into a backup,
// and come back with it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startHttp } from '../support/canary-server.ts';
import { cli } from '../support/hook-home.ts';
import { ask as askHttp } from '../support/http-request.ts';
import { MODEL, documentFor } from '../support/gateway-questions.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { BUILT_PROGRAM, startBuiltDaemon, type RunningDaemon } from '../support/running-daemon.ts';
import { until } from '../support/until.ts';

const KEY = 'graue9Katzen/zaehlen+Erbsen-im-Keller-77';
const FORMS = [KEY, encodeURIComponent(KEY), Buffer.from(KEY).toString('base64'), Buffer.from(KEY).toString('hex')];

let folder: string;
let server: ModelServer;
let env: NodeJS.ProcessEnv;
const project = () => join(folder, 'project');
const config = () => join(folder, 'xdg', 'throughline');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-canary-'));
  for (const name of ['project', 'vault', 'user']) mkdirSync(join(folder, name), { mode: 0o700 });
  server = await startOllama();
  env = { ...process.env, HOME: join(folder, 'user'), XDG_CONFIG_HOME: join(folder, 'xdg') };
  for (const name of ['THROUGHLINE_HOME', 'THROUGHLINE_OWNER', 'CLAUDECODE']) delete env[name];
  await run('init');
  // Not among the folders that are searched.
  writeFileSync(join(folder, 'vault', 'key'), `${KEY}\n`, { mode: 0o600 });
  const own = (name: string, value: object) =>
    writeFileSync(join(config(), name), JSON.stringify(value), { mode: 0o600 });
  own('commands.json', { commands: [{ name: 'vault', for: 'secret', argv: ['cat', join(folder, 'vault', 'key')] }] });
  own('gateway.json', documentFor(`${server.url}/v1`, { provider: { auth: 'key', secret_ref: 'command:vault' } }));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

let printed = '';
function start(...args: string[]) {
  const child = spawn(process.execPath, [cli, ...args, '--json'], { cwd: project(), env });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = once(child, 'close').then(() => {
    printed += out;
    return { status: child.exitCode, json: JSON.parse(out === '' ? '{}' : out) as Record<string, unknown> };
  });
  return { child, ended };
}
const run = (...args: string[]) => start(...args).ended;
const ask = () => run('provider', 'test', 'lab', MODEL);

function filesWithKey(): string[] {
  return ['project', 'xdg', 'user', 'backup'].flatMap((name) =>
    existsSync(join(folder, name))
      ? readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
          .map((path) => join(folder, name, path))
          .filter((path) => statSync(path).isFile())
          .filter((path) => FORMS.some((form) => readFileSync(path).includes(form)))
      : [],
  );
}

/** Lines of all processes: their arguments, and what the environment of ours is. */
const ofProcesses = (pid: number | undefined) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => (Number(name) === pid ? [`${name}/cmdline`, `${name}/environ`] : [`${name}/cmdline`]))
    .map((path) => {
      try {
        return readFileSync(join('/proc', path), 'utf8');
      } catch {
        return '';
      }
    })
    .join('\n');

test('[AGT-21] no byte of a key stays anywhere, whatever the provider says back', { timeout: 120_000 }, async () => {
  printed = '';
  const wire = {
    id: KEY,
    object: 'chat.completion',
    created: 1,
    model: `for ${KEY}`,
    choices: [{ index: 0, message: { role: 'assistant', content: `You sent Bearer ${KEY}` }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 5, completion_tokens: 1, total_tokens: 6 },
  };
  const always = { text: '', when: () => true } as const;
  server.say(
    { ...always, fault: { kind: 'garbage', text: JSON.stringify(wire) } },
    { ...always, fault: { kind: 'status', status: 401, message: `Incorrect API key provided: ${KEY}` } },
    { ...always, fault: { kind: 'garbage', text: `${KEY} is no JSON` } },
    { ...always, fault: { kind: 'hang' } },
  );
  expect(await ask()).toMatchObject({ status: 0, json: { recorded: true } });
  expect(await ask()).toMatchObject({ json: { code: 'provider_unauthorized' } });
  expect(await ask()).toMatchObject({ json: { code: 'provider_answer_invalid' } });
  const { child, ended } = start('provider', 'test', 'lab', MODEL);
  await until(() => server.requests.length === 4);
  expect(ofProcesses(child.pid)).not.toContain(KEY);
  // Ctrl-C ends the call, not only the process: nothing stays reserved.
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ status: 130, json: { code: 'call_cancelled' } });
  expect((await run('provider', 'calls', '--limit', '1')).json['calls']).toMatchObject([{ status: 'cancelled' }]);
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(
    Array.from({ length: 4 }, () => `Bearer ${KEY}`),
  );
  for (const line of ['provider list', 'provider calls', 'log', 'doctor', 'export']) {
    await run(...line.split(' '));
  }
  expect((await run('backup', join(folder, 'backup'))).status).toBe(0);
  expect(filesWithKey()).toEqual([]);
  for (const form of FORMS) expect(printed).not.toContain(form);
});

/** As the protocol of OpenAI or Anthropic says a tool call. */
function toolCall(name: string, key: string): object {
  const call = { id: 'c1', type: 'function', function: { name, arguments: JSON.stringify({ key }) } };
  const message = { role: 'assistant', content: null, tool_calls: [call] };
  return {
    ...{ id: 'x', object: 'chat.completion', created: 1, model: 'm', type: 'message', role: 'assistant' },
    choices: [{ index: 0, message, finish_reason: 'tool_calls' }],
    content: [{ type: 'tool_use', id: 'c1', name, input: { key } }],
    stop_reason: 'tool_use',
    usage: { prompt_tokens: 5, completion_tokens: 1, total_tokens: 6, input_tokens: 5, output_tokens: 1 },
  };
}

type Say = (response: ServerResponse, key: string) => void;
const saying =
  (
    status: number,
    body: (key: string) => string | object,
    headers: (key: string) => Record<string, string> = () => ({}),
  ): Say =>
  (response, key) => {
    const said = body(key);
    const type = typeof said === 'string' ? 'text/plain' : 'application/json';
    response.writeHead(status, { 'content-type': type, 'x-request-id': key, ...headers(key) });
    response.end(typeof said === 'string' ? said : JSON.stringify(said));
  };

/** Everything that a provider could say it back in. */
const ECHOES: readonly Say[] = [
  saying(
    401,
    (key) => ({ error: { message: `Incorrect API key provided: ${key}`, code: key } }),
    (key) => ({ 'www-authenticate': `Bearer realm="${key}"` }),
  ),
  saying(
    429,
    (key) => ({ error: { message: key, type: key } }),
    (key) => ({ 'retry-after': key }),
  ),
  saying(500, (key) => `<html>${key}</html>`),
  saying(
    302,
    (key) => key,
    (key) => ({ location: `https://elsewhere.example/?key=${encodeURIComponent(key)}` }),
  ),
  saying(200, (key) => `${key} is no JSON`),
  saying(200, (key) => ({ [key]: [key] })),
  saying(
    200,
    (key) => key,
    (key) => ({ 'content-encoding': encodeURIComponent(key) }),
  ),
  saying(
    418,
    (key) => ({ type: 'error', error: { type: key, message: key } }),
    (key) => ({ 'set-cookie': `k=${encodeURIComponent(key)}` }),
  ),
  (response, key) => response.writeHead(200, { 'content-type': key }).end(key),
  (response, key) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9999' });
    response.write(`{"${key}`, () => response.destroy());
  },
];

const MCP_CALLER = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'canary', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

const toldBy = (request: IncomingMessage) =>
  String(request.headers['x-api-key'] ?? String(request.headers.authorization).replace(/^Bearer /, ''));

test.each(['openai-compatible', 'anthropic'])(
  '[AGT-21] a daemon that asks %s logs and answers no byte of a key, not even when it stumbles and falls',
  { timeout: 180_000 },
  async (kind) => {
    printed = '';
    const turns: Say[] = [];
    let heard = 0;
    const echo = await startHttp((request, response) => {
      heard += Number(toldBy(request) === KEY);
      request.resume().on('end', () => turns.shift()?.(response, toldBy(request)));
    });
    const provider = { kind, auth: 'key', secret_ref: 'command:vault', max_attempts: 1 };
    const policy = [{ effect: 'allow', provider: 'lab' } as const];
    const document = documentFor(`http://127.0.0.1:${echo.port}/v1`, { provider, policy });
    writeFileSync(join(config(), 'gateway.json'), JSON.stringify(document), { mode: 0o600 });
    const nodeArgs = ['--import', join(import.meta.dirname, '../support/stumbling-program.mjs')];
    let daemon: RunningDaemon | undefined;
    try {
      daemon = await startBuiltDaemon({ cwd: project(), env, nodeArgs, log: 'all' });
      const { url, token } = daemon;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const input = { name: 'lab', model: MODEL };
      /** Returns the code of the answer. */
      const post = async (path: string, body: object, more: Record<string, string> = {}) => {
        const answer = await askHttp(url + path, {
          method: 'POST',
          headers: { ...headers, ...more },
          body: JSON.stringify(body),
        });
        printed += `${JSON.stringify(answer.headers)}\n${answer.text}\n`;
        return answer.json['code'];
      };
      const askDaemon = (more?: Record<string, string>) => post('/v1/gateway/test_provider', input, more);
      for (const say of ECHOES) {
        turns.push(say, say, say);
        await askDaemon();
        await askDaemon({ accept: 'text/event-stream' });
        const params = { name: 'gateway_test_provider', arguments: input, _meta: MCP_CALLER };
        await post(
          '/mcp',
          { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
          {
            ...{ accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2026-07-28' },
            ...{ 'mcp-method': 'tools/call', 'mcp-name': params.name },
          },
        );
      }
      expect(turns).toEqual([]);
      turns.push(saying(200, (key) => toolCall('stumble', key)));
      expect(await askDaemon()).toBe('bug');
      expect(daemon.log()).toContain('cannot count');
      for (const path of ['list_providers', 'list_calls', 'list_models', 'show_costs'])
        await post(`/v1/gateway/${path}`, {});
      for (const path of ['/metrics', '/v1/openapi.json', '/readyz']) {
        printed += (await askHttp(url + path, { headers })).text;
      }
      // As a user looks at it, beside the daemon.
      for (const line of [
        'status',
        'doctor',
        'provider list',
        'provider calls',
        'log',
        'feed',
        'export',
        'verify --deep',
      ]) {
        await run(...line.split(' '));
      }
      const hook = spawnSync(process.execPath, [BUILT_PROGRAM, 'hook', 'claude'], {
        ...{ cwd: project(), env, encoding: 'utf8' },
        input: JSON.stringify({ hook_event_name: 'SessionStart', session_id: 's1', cwd: project(), source: 'startup' }),
      });
      printed += hook.stdout + hook.stderr;
      expect(ofProcesses(daemon.pid)).not.toContain(KEY);
      turns.push(saying(200, (key) => toolCall('fall', key)));
      await askDaemon().catch(() => {});
      await until(() => daemon?.isAlive() === false);
      expect(daemon.log()).toContain('fell over');
      expect((await run('backup', join(folder, 'backup'))).status).toBe(0);
      expect(heard).toBe(3 * ECHOES.length + 2);
      printed += daemon.log();
      for (const form of FORMS) expect(printed).not.toContain(form);
      expect(filesWithKey()).toEqual([]);
    } finally {
      await daemon?.stop();
      await echo.stop();
    }
  },
);

test('[AGT-41] calls go into a backup, and come back with it', { timeout: 120_000 }, async () => {
  expect((await ask()).status).toBe(0);
  const calls = async () => (await run('provider', 'calls')).json['calls'] as unknown[];
  const before = await calls();
  expect((await run('backup', join(folder, 'backup'))).status).toBe(0);
  expect((await ask()).status).toBe(0);
  expect(await calls()).toHaveLength(2);
  expect((await run('restore', join(folder, 'backup'))).status).toBe(0);
  expect(await calls()).toEqual(before);
  expect((await run('verify', '--deep')).status).toBe(0);
});
