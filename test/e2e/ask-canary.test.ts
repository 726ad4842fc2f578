// Secrets in a question, an intent, a task, an answer and what a provider says of a failure: no byte of one reaches the model, stays in the
// home, in the user's folder, in a backup or an export, or is printed by any command. And an answer that speaks to the terminal is text.
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
import { MODEL, documentFor } from '../support/gateway-questions.ts';
import { bundledScript } from '../support/bundled-script.ts';
import { cli } from '../support/hook-home.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { drawn } from '../support/secret-samples.ts';

const terminal = bundledScript(join(import.meta.dirname, '..', 'support', 'terminal-cli.ts'));

/** Each of another kind, in another place; `text` is how it stands there, `secret` what must be nowhere. */
const canary = (name: string, write: (secret: string) => string, length = 40) => {
  const secret = drawn('a', length, `canary ${name}`);
  return { name, secret, text: write(secret) };
};
const CANARIES = {
  question: canary('question', (secret) => `the database is postgres://app:${secret}@db.example.org:5432/shop`),
  intent: canary('intent', (secret) => `Renew the token ${['ghp', secret].join('_')}`, 36),
  title: canary('title', (secret) => `Rotate ${['sk', 'ant', 'api03', secret].join('-')}`, 93),
  answer: canary(
    'answer',
    (secret) => `Set this:\n\nAWS_REGION=eu-central-1\nDB_PASSWORD=${secret}\nAPI_SECRET=${secret}\n`,
  ),
  failure: canary('failure', (secret) => `Incorrect API key provided: ${['sk', 'proj', secret].join('-')}`, 48),
  streamed: canary('streamed', (secret) => `Your token is ${['ghp', secret].join('_')}.`, 36),
} as const;
const FORMS = Object.values(CANARIES).flatMap(({ name, secret }) =>
  [secret, Buffer.from(secret).toString('base64').replace(/=+$/, ''), Buffer.from(secret).toString('hex')].map(
    (form) => [name, form] as const,
  ),
);

let folder: string;
let server: ModelServer;
let env: NodeJS.ProcessEnv;
let printed: string;
const project = () => join(folder, 'project');

beforeEach(async () => {
  printed = '';
  folder = mkdtempSync(join(tmpdir(), 'throughline-ask-canary-'));
  for (const name of ['project', 'user']) mkdirSync(join(folder, name), { mode: 0o700 });
  server = await startOllama();
  env = { ...process.env, HOME: join(folder, 'user'), XDG_CONFIG_HOME: join(folder, 'xdg') };
  for (const name of ['THROUGHLINE_HOME', 'THROUGHLINE_OWNER', 'CLAUDECODE']) delete env[name];
  await run('init');
  const document = JSON.stringify(documentFor(`${server.url}/v1`));
  writeFileSync(join(folder, 'xdg', 'throughline', 'gateway.json'), document, { mode: 0o600 });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(script: string, args: readonly string[]) {
  const child = spawn(process.execPath, [script, ...args], { cwd: project(), env });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  await once(child, 'close');
  printed += out + err;
  return { status: child.exitCode, out, err };
}
async function run(...args: string[]) {
  const { status, out } = await start(cli, [...args, '--json']);
  return { status, json: JSON.parse(out === '' ? '{}' : out) as Record<string, unknown> };
}
const ask = (question: string, ...more: string[]) => run('ask', question, '--model', `lab/${MODEL}`, ...more);

/** Which canary is in which file. */
function found(): string[] {
  return ['project', 'xdg', 'user', 'backup'].flatMap((name) =>
    existsSync(join(folder, name))
      ? readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
          .map((path) => join(folder, name, path))
          .filter((path) => statSync(path).isFile())
          .flatMap((path) => {
            const bytes = readFileSync(path);
            return FORMS.filter(([, form]) => bytes.includes(form)).map(([which]) => `${which} in ${path}`);
          })
      : [],
  );
}

test('[AEG-13] no byte of a secret stays anywhere or is sent, wherever it was said', { timeout: 240_000 }, async () => {
  expect((await run('goal', 'create', 'Ship it')).status).toBe(0);
  expect((await run('task', 'add', 'G1', CANARIES.title.text)).status).toBe(0);
  const always = { when: () => true } as const;
  server.say(
    { ...always, text: CANARIES.answer.text },
    { ...always, text: '', fault: { kind: 'status', status: 401, message: CANARIES.failure.text } },
    { ...always, text: '', fault: { kind: 'garbage', text: CANARIES.failure.text } },
    {
      ...always,
      text: CANARIES.streamed.text,
      pieces: [...CANARIES.streamed.text.matchAll(/.{1,7}/gs)].map(([piece]) => piece),
    },
    { ...always, text: 'Yes.' },
  );
  const first = await ask(`Is it right that ${CANARIES.question.text}?`, '--intent', CANARIES.intent.text);
  expect(first).toMatchObject({ status: 0, json: { recorded: true } });
  expect((await ask('And now?')).json['code']).toBe('provider_unauthorized');
  expect((await ask('And now?')).json['code']).toBe('provider_answer_invalid');
  // As a person sees it come.
  expect((await start(terminal, ['ask', 'What is my token?', '--model', `lab/${MODEL}`])).status).toBe(0);
  expect((await ask('What did I say before?', '--deep', '--show-bundle')).status).toBe(0);
  expect(server.requests).toHaveLength(5);
  for (const [which, form] of FORMS)
    expect({ which, sent: server.requests.some(({ text }) => text.includes(form)) }).toEqual({ which, sent: false });

  const { exchange_id, session_id } = first.json as { exchange_id: string; session_id: string };
  for (const line of [
    ...['exchange list', `exchange show ${exchange_id}`, `exchange replay ${exchange_id}`, `chat show ${session_id}`],
    ...['chat list', 'sight', 'log', 'feed', 'export', 'doctor', 'provider calls', 'status', 'verify --deep'],
  ])
    await run(...line.split(' '));
  await start(cli, ['exchange', 'show', exchange_id]);
  const harness = await run('harness', 'beta');
  expect(harness).toMatchObject({ status: 0, json: { ok: true, exchanges: 5 } });
  expect((await run('backup', join(folder, 'backup'))).status).toBe(0);
  expect(found()).toEqual([]);
  for (const [which, form] of FORMS)
    expect({ which, printed: printed.includes(form) }).toEqual({ which, printed: false });
});

const COLOUR = new RegExp(`${String.fromCodePoint(27)}\\[\\d*m`, 'g');

/** Titles, cursors, links, the clipboard, hidden and turned text; and a line as ours would be. */
const HOSTILE = [
  'Fine.\u001b]0;owned\u0007\u001b[2J\u001b[1;1H',
  '\u001b]52;c;cm0gLXJmIC8=\u0007',
  '\u001b]8;;https://example.org/\u0007click\u001b]8;;\u0007',
  '\u009b31m\u202egnp.exe\u2066\r\u0008\u0007',
].join('');

test(
  'an answer that speaks to the terminal is only text there, when it comes and whenever it is shown',
  { timeout: 240_000 },
  async () => {
    for (let at = 0; at < 2; at += 1)
      server.say({ text: HOSTILE, pieces: [HOSTILE.slice(0, 9), HOSTILE.slice(9)], when: () => true });
    const { json } = await ask('Is it fine?');
    const { exchange_id, session_id } = json as { exchange_id: string; session_id: string };
    const lines = [
      ['ask', 'And now?', '--model', `lab/${MODEL}`],
      ['exchange', 'show', exchange_id],
      ['exchange', 'replay', exchange_id],
      ['exchange', 'list'],
      ['chat', 'show', session_id],
    ];
    for (const script of [terminal, cli]) {
      for (const args of lines) {
        const { status, out, err } = await start(script, args);
        expect({ args, status }).toEqual({ args, status: 0 });
        // Our own colours are the only signs that a terminal obeys.
        const shown = (out + err).replaceAll(COLOUR, '').replaceAll(/[\n\t]/g, ' ');
        expect({ args, signs: shown.match(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu) }).toEqual({ args, signs: null });
      }
    }
  },
);

test(
  '[AEG-04] the harness ends with another exit code on a home that somebody broke',
  { timeout: 120_000 },
  async () => {
    server.say({ text: 'Yes.', when: () => true });
    expect((await ask('Is it?')).status).toBe(0);
    const { DatabaseSync } = await import('node:sqlite');
    const db = new DatabaseSync(join(project(), '.throughline', 'exchanges.sqlite'));
    db.exec("UPDATE chat_turn SET content = 'No.' WHERE speaker = 'aurora'");
    db.close();
    const { status, json } = await run('harness', 'beta');
    expect(status).toBe(4);
    expect(json['ok']).toBe(false);
    const told = await start(cli, ['harness', 'beta']);
    expect(told.status).toBe(4);
    expect(told.out).toMatch(/FAILED .*11\.5/);
  },
);
