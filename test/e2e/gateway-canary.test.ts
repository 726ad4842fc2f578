// A provider's key that a command gives, and a provider that says it back wherever it can: no byte of it stays in the home, in the
// user's folder, in a backup, in what commands print, or in a line of `ps`. And calls go into a backup, and come back with it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
import { cli } from '../support/hook-home.ts';
import { MODEL, documentFor } from '../support/gateway-questions.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
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
