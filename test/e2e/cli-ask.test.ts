// Questions to a model at the command line, in real processes and with a model on loopback: what is streamed, what is recorded, what a
// hostile answer can do to a terminal, and a conversation line by line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openHome, readConfig } from '../../src/main.ts';
import { runCli } from '../../src/surfaces/cli/program.ts';
import { openLineInput } from '../../src/surfaces/terminal/line-input.ts';
import { bundledScript, root } from '../support/bundled-script.ts';
import { MODEL, documentFor } from '../support/gateway-questions.ts';
import { cli } from '../support/hook-home.ts';
import type { ModelServer, Turn } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { until } from '../support/until.ts';

const terminal = bundledScript(join(root, 'test', 'support', 'terminal-cli.ts'));
const ASKED = `lab/${MODEL}`;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
// oxlint-disable-next-line no-control-regex -- which is what must not be there
const OBEYED = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

let folder: string;
let server: ModelServer;
const project = () => join(folder, 'project');
const home = () => join(project(), '.throughline');
const configFolder = () => join(folder, 'xdg', 'throughline');
const config = () => ({ ...readConfig(), home: home(), cwd: project(), configFolder: configFolder() });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-ask-'));
  for (const path of [project(), configFolder()]) mkdirSync(path, { recursive: true, mode: 0o700 });
  server = await startOllama();
  const made = await openHome({ create: true, config: config() });
  await made.close();
  writeFileSync(join(configFolder(), 'gateway.json'), JSON.stringify(documentFor(`${server.url}/v1`)), { mode: 0o600 });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function start(script: string, args: readonly string[], stdin = '') {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: join(folder, 'user'),
    XDG_CONFIG_HOME: join(folder, 'xdg'),
    THROUGHLINE_HOME: home(),
  };
  for (const name of ['THROUGHLINE_OWNER', 'CLAUDECODE']) delete env[name];
  const child = spawn(process.execPath, [script, ...args], { cwd: project(), env, stdio: 'pipe' });
  child.stdin.end(stdin);
  const said = { out: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.errors += chunk.toString()));
  return { child, said, ended: once(child, 'close').then(() => child.exitCode) };
}

async function run(args: readonly string[], stdin = '', script = cli) {
  const { said, ended } = start(script, args, stdin);
  const code = await ended;
  return { code, ...said };
}

async function json<T = Record<string, unknown>>(...args: string[]): Promise<T> {
  const { out, errors } = await run([...args, '--json']);
  expect(errors).toBe('');
  return JSON.parse(out) as T;
}

const says = (text: string, more: Partial<Turn> = {}): Turn => ({ text, when: () => true, ...more });

function dripping(words: readonly string[]): Turn {
  const pieces = [...words, ...Array.from({ length: 10_000 }, (_, at) => ` word${at}`)];
  const next = () => new Promise<void>((resolve) => setTimeout(resolve, 20));
  return says('', { pieces, fault: { kind: 'slow', next } });
}

type Listed = { readonly exchanges: readonly { readonly exchange_id: string; readonly outcome: string }[] };

describe('one question', { timeout: 120_000 }, () => {
  test('[AEG-01] the answer comes first, then one quiet line; --json is one document', async () => {
    server.say(says('The form is\tnext.\nNothing else.'));
    const asked = await run(['ask', 'What is next?', '--model', ASKED]);
    expect([asked.code, asked.errors]).toEqual([0, '']);
    const [first, second, blank, quiet, ...rest] = asked.out.split('\n');
    expect([first, second, blank, rest]).toEqual(['  The form is    next.', '  Nothing else.', '', ['']]);
    expect(quiet).toMatch(new RegExp(`^${UUID.source} · lab ${MODEL} · no drift found · `));

    server.say(says('Again.'));
    const answer = await json('ask', 'And then?', '--model', ASKED, '--show-bundle');
    expect(answer).toMatchObject({ text: 'Again.', recorded: true, bundle: { version: 1, facts: [] } });
  });

  test('a hostile answer moves no cursor, hides nothing and poses as no line of ours', async () => {
    const pieces = [
      'Fine.\n\u001b]0;owned\u0007\u001b[2J',
      '\u202egnp.exe\u2066 \u009b31m',
      '\n01990000-0000-7000-8000-000000000001 · safe · no drift found · $0.00',
      '\n<script>alert(1)</script> end',
    ];
    const hostile = says(pieces.join(''), { pieces });
    server.say(hostile);
    const streamed = await run(['ask', 'What is next?', '--model', ASKED], '', terminal);
    expect([streamed.code, streamed.errors]).toEqual([0, '']);
    expect(streamed.out).not.toMatch(OBEYED);
    expect(streamed.out).toContain('<script>alert(1)</script> end\n');
    const quiet = streamed.out.split('\n').filter((line) => new RegExp(`^${UUID.source} · `).test(line));
    expect(quiet).toHaveLength(1);

    server.say(hostile);
    const whole = await run(['ask', 'And now?', '--model', ASKED]);
    expect(whole.out).not.toMatch(OBEYED);
    const { exchanges } = await json<Listed>('exchange', 'list');
    for (const command of ['show', 'replay']) {
      const shown = await run(['exchange', command, exchanges[0]?.exchange_id ?? '']);
      expect(shown.out).not.toMatch(OBEYED);
      expect(shown.out).toContain('  <script>alert(1)</script> end');
    }
  });

  test('Ctrl-C ends the answer, and the exchange is on record as cancelled', async () => {
    server.say(dripping(['It', ' is', ' coming']));
    const { child, said, ended } = start(terminal, ['ask', 'What is next?', '--model', ASKED]);
    await until(() => said.out.includes('coming') || said.errors !== '');
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(said.out).toMatch(/^ {2}It is coming.*\n$/);
    expect(await json<Listed>('exchange', 'list')).toMatchObject({ exchanges: [{ outcome: 'cancelled' }] });
  });

  test('a question that cannot be asked says what to do, and nothing is written', async () => {
    const refused = async (...args: string[]) => {
      const { code, errors } = await run(['ask', ...args]);
      return [code, errors.split('\n')[0], /\((\w+)\)\n$/.exec(errors)?.[1]];
    };
    expect(await refused('  ')).toEqual([2, expect.stringContaining('is empty'), 'invalid_input']);
    expect(await refused('a'.repeat(32_001))).toEqual([2, expect.stringContaining('question'), 'invalid_input']);
    expect(await refused('Well?', '--model', 'nobody/x')).toEqual([
      2,
      'There is no provider "nobody"',
      'unknown_provider',
    ]);
    expect(await refused('Well?', '--model', 'lab/other')).toEqual([
      5,
      expect.stringContaining('other'),
      'privacy_confirmation_required',
    ]);
    expect(await refused('Well?', '--session', '01990000-0000-7000-8000-000000000001')).toMatchObject([
      2,
      {},
      'unknown_chat',
    ]);
    expect(await json('exchange', 'list')).toMatchObject({ exchanges: [] });
    expect(server.requests).toHaveLength(0);
  });
});

describe('its record', { timeout: 120_000 }, () => {
  test('[AEG-17] shown by ring, verified and replayed; a changed word is a mismatch with an exit code', async () => {
    server.say(says('The form.'));
    const { exchange_id: id } = await json<{ exchange_id: string }>('ask', 'What is next?', '--model', ASKED);
    const shown = await run(['exchange', 'show', id]);
    for (const part of ['Ring 0', 'Ring 1', 'Ring 2', 'Left out', 'Prompt', 'Response', 'context_bundle_hash'])
      expect(shown.out).toContain(part);
    const sound = await run(['exchange', 'verify', id]);
    expect([sound.code, sound.out.split('\n')[0]]).toEqual([0, 'It is what it was']);
    expect((await run(['exchange', 'replay', id])).code).toBe(0);

    const database = new DatabaseSync(join(home(), 'exchanges.sqlite'));
    database.prepare(`UPDATE chat_turn SET content = 'The farm.' WHERE content = 'The form.'`).run();
    database.close();
    const changed = await run(['exchange', 'verify', id]);
    expect(changed.code).toBe(4);
    expect(changed.out).toMatch(/^NOT WHAT IT WAS: 1 check fails\n(?:.*\n)* {2}MISMATCH {2}response_hash/);
    expect((await run(['exchange', 'replay', id])).code).toBe(4);
  });

  test('the kernel that holds is printed as the document that a user edits', async () => {
    // As a shell leaves the file that it is about to fill.
    writeFileSync(join(configFolder(), 'kernel.json'), '', { mode: 0o600 });
    const printed = (await run(['kernel', 'show', '--built-in'])).out;
    rmSync(join(configFolder(), 'kernel.json'));
    const document = JSON.parse(printed) as { readonly max_tier: number };
    expect(document.max_tier).toBe(2);
    expect(await json('kernel', 'show')).toMatchObject({ source: 'built_in', document });
    writeFileSync(join(configFolder(), 'kernel.json'), JSON.stringify({ ...document, max_tier: 3 }), { mode: 0o600 });
    expect(await json('kernel', 'show')).toMatchObject({ source: 'kernel.json', document: { max_tier: 3 } });
    expect((await run(['ask', 'Well?'])).code).toBe(0);
  });

  test('sight is a report of values, unknowns and reasons', async () => {
    const { code, out } = await run(['sight', '--tier', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/sys_health not available: the tier does not let it look/);
    expect(out).toMatch(/service_status seen/);
    expect(out).toMatch(/ {4}daemon running +no/);
  });
});

describe('a conversation', { timeout: 120_000 }, () => {
  test('of a pipe: each line is a question, commands are commands, one that fails sets the exit code', async () => {
    server.say(says('First.'));
    server.say(says('Second.'));
    const script = [
      'One?',
      '',
      '/exchange',
      '/deep',
      '/deep maybe',
      'Two?',
      '/drift',
      '/close',
      '/nothing',
      '/quit',
      'Three?',
      '',
    ];
    const { code, out, errors } = await run(['chat', '--model', ASKED], script.join('\n'));
    expect([code, errors]).toEqual([0, '']);
    expect(server.requests).toHaveLength(2);
    expect(out).toMatch(/^ {2}First\.\n/);
    expect(out).toContain(
      'Deep history is added to what follows\n/deep on, or /deep off: deep history is added now\n  Second.\n',
    );
    expect(out).toContain('No drift was found in the last answer\n');
    expect(out).toContain('is closed: the next question opens another\n');
    expect(out).toContain('There is no command /nothing');
    const { chats } = await json<{ chats: { exchanges: number; status: string; session_id: string }[] }>(
      'chat',
      'list',
    );
    expect(chats).toMatchObject([{ exchanges: 2, status: 'closed' }]);
    const said = await run(['chat', 'show', chats[0]?.session_id ?? '']);
    expect(said.out).toMatch(/user .*\n {2}One\?\n\naurora .*\n {2}First\.\n\nuser .*\n {2}Two\?\n/);

    const refused = await run(['chat', '--model', 'nobody/x'], 'One?\n');
    expect([refused.code, refused.errors]).toEqual([2, expect.stringContaining('unknown_provider')]);
    server.say(says('Third.'));
    const lines = await run(['chat', '--json', '--model', ASKED], 'One?\n/model lab\n');
    expect(
      lines.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toMatchObject([{ text: 'Third.', recorded: true }, { model: ASKED }]);
  });

  test('at a terminal: Ctrl-C stops the answer, a question after it is answered, and two leave', async () => {
    const keys = new PassThrough();
    const screen = new PassThrough();
    let out = '';
    let errors = '';
    screen.on('data', (chunk: Buffer) => (out += chunk.toString()));
    server.say(dripping(['It', ' is', ' coming']));
    const ended = runCli(['chat', '--model', ASKED], {
      config: { ...config(), isTerminal: true, isAttended: true, color: false },
      stdout: (text) => void (out += text),
      stderr: (text) => void (errors += text),
      readStdin: async () => '',
      openLines: (options) => openLineInput({ ...options, input: keys, output: screen }),
    });
    await until(() => out.includes('› '));
    expect(out).toContain('/help shows the commands');
    keys.write('What is next?\r');
    await until(() => out.includes('It is coming'));
    keys.write('\u0003');
    await until(() => errors.includes('(call_cancelled)'));
    await until(() => server.left() === 1);

    server.say(says('Here it is.'));
    keys.write('Again?\r');
    await until(() => /Here it is\.\n\n.*no drift found.*\n\n/.test(out));
    await until(() => out.endsWith(`${ASKED} › `) || /› [^\n]*$/.test(out));
    keys.write('\u0003');
    await until(() => out.includes('Ctrl-C again leaves'));
    // Two that come together are one that arrived twice.
    await new Promise((resolve) => setTimeout(resolve, 250));
    keys.write('\u0003');
    expect(await ended).toBe(130);
    expect((await json<Listed>('exchange', 'list')).exchanges.map(({ outcome }) => outcome)).toEqual([
      'answered',
      'cancelled',
    ]);
  });
});
