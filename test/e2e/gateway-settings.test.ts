// gateway.json as people and programs may leave it: malformed, linked, somebody else's, without end. Each is refused by its field and
// never by its value, nothing is written and nothing is sent.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openHome, readConfig, type Home } from '../../src/main.ts';
import { refusalOf } from '../support/expect-error.ts';
import { MODEL, documentFor } from '../support/gateway-questions.ts';
import { cli } from '../support/hook-home.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';

/** Of no known form: only a message that repeats a value would show it. */
const CANARY = 'zwölf-graue-katzen-41';
const PERSON = { actor: 'cli:person', person: true, isLocal: true };

let folder: string;
let server: ModelServer;
let home: Home;
const path = () => join(folder, 'xdg', 'throughline', 'gateway.json');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-settings-'));
  mkdirSync(join(folder, 'project'));
  server = await startOllama();
  const config = { ...readConfig(), home: undefined, cwd: join(folder, 'project') };
  home = await openHome({ create: true, config: { ...config, configFolder: join(folder, 'xdg', 'throughline') } });
});
afterEach(async () => {
  await home.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const good = () => JSON.parse(JSON.stringify(documentFor(`${server.url}/v1`))) as { providers: Record<string, object> };
const put = (document: unknown) =>
  writeFileSync(path(), typeof document === 'string' ? document : JSON.stringify(document), { mode: 0o600 });

/** What every operation that needs the file says of it. */
async function refusedBy(code: string): Promise<string> {
  const texts: string[] = [];
  const acts: [string, object][] = [
    ['gateway.test_provider', { name: 'lab', model: MODEL }],
    ['gateway.list_providers', {}],
    ['gateway.add_provider', { name: 'second', preset: 'ollama' }],
    ['gateway.set_limit', { unit: 'calls', hard: 1 }],
    ['gateway.kill', { scope: 'lab' }],
  ];
  for (const [name, input] of acts) {
    const refusal = await refusalOf(home.call(name, input, PERSON));
    expect({ name, code: refusal.code }).toEqual({ name, code });
    texts.push(refusal.message, JSON.stringify(refusal.details));
  }
  expect(server.requests).toEqual([]);
  expect(await home.call('gateway.list_calls', {})).toMatchObject({ calls: [] });
  return texts.join('\n');
}

describe('a document that does not fit', () => {
  const lab = (more: object) => () => {
    const document = good();
    return { ...document, providers: { lab: { ...document.providers['lab'], ...more } } };
  };
  const whole = (more: object) => () => ({ ...good(), ...more });
  const CASES: readonly [string, () => unknown, RegExp][] = [
    ['no JSON', () => `{"providers": "${CANARY}`, /is no JSON/],
    ['a list', () => [CANARY], /all: /],
    ['an unknown version', whole({ version: 2 }), /version: /],
    ['an unknown field', whole({ keys: CANARY }), /keys/],
    ['a key beside the provider', lab({ api_key: CANARY }), /providers\.lab: .*api_key/],
    ['a provider of no kind', lab({ kind: CANARY }), /providers\.lab\.kind: /],
    [
      'credentials in the URL',
      lab({ url: `https://user:${CANARY}@models.example/v1`, local: false }),
      /providers\.lab\.url: /,
    ],
    [
      'a query in the URL',
      lab({ url: `https://models.example/v1?key=${CANARY}`, local: false }),
      /providers\.lab\.url: /,
    ],
    [
      'a fragment in the URL',
      lab({ url: `https://models.example/v1#${CANARY}`, local: false }),
      /providers\.lab\.url: /,
    ],
    ['http to a remote host', lab({ url: 'http://models.example/v1', local: false }), /providers\.lab\.url: /],
    ['an address of the own network', lab({ url: 'https://10.0.0.8/v1', local: false }), /providers\.lab\.url: /],
    ['an address of a cloud', lab({ url: 'http://169.254.169.254/v1' }), /providers\.lab\.url: /],
    ['a file', lab({ url: `file:///${CANARY}` }), /providers\.lab\.url: /],
    ['credentials of a proxy', lab({ proxy: `http://user:${CANARY}@proxy.example:8080` }), /providers\.lab\.proxy: /],
    ['a secret for a reference', lab({ secret_ref: CANARY }), /providers\.lab\.secret_ref: /],
    ['a negative timeout', lab({ timeouts: { idle_ms: -1 } }), /providers\.lab\.timeouts\.idle_ms: /],
    ['a price of a fraction', lab({ prices: { [MODEL]: { input: 0.5, output: 1 } } }), /providers\.lab\.prices/],
    ['a name that every object has', () => ({ providers: { constructor: {} } }), /providers\.constructor: /],
    ['a prototype', () => '{"providers": {"__proto__": {"kind": "openai"}}}', /all: /],
    [
      'a provider called offline',
      () => ({ providers: { offline: { kind: 'openai', url: 'https://a.example' } } }),
      /offline/,
    ],
    ['a negative limit', whole({ limits: [{ actor: 'all', unit: 'calls', hard: -1 }] }), /limits\.0\.hard: /],
    ['a limit of a fraction', whole({ limits: [{ actor: 'all', unit: 'calls', hard: 1.5 }] }), /limits\.0\.hard: /],
    [
      'a soft limit above the hard one',
      whole({ limits: [{ actor: 'all', unit: 'calls', soft: 2, hard: 1 }] }),
      /limits\.0: /,
    ],
    ['an unknown timezone', whole({ timezone: CANARY }), /timezone: /],
    ['a timezone without a place', whole({ timezone: '+01:00' }), /timezone: /],
    ['a rule of no effect', whole({ policy: [{ effect: CANARY }] }), /policy\.0\.effect: /],
    ['a consent without its digest', whole({ consents: [{ provider: 'lab', model: MODEL }] }), /consents\.0/],
  ];

  test.each(CASES)('is refused by its field: %s', async (_, document, field) => {
    put(document());
    const before = readFileSync(path());
    const said = await refusedBy('gateway_config_invalid');
    expect(said).toMatch(field);
    expect(said).not.toContain(CANARY);
    expect(readFileSync(path()).equals(before)).toBe(true);
  });

  test('the same is refused when it is typed, and nothing is written', async () => {
    const typed: [object, RegExp][] = [
      [{ url: `https://user:${CANARY}@models.example/v1` }, /url/],
      [{ url: `https://models.example/v1?key=${CANARY}` }, /url/],
      [{ url: 'http://models.example/v1' }, /url/],
    ];
    for (const [more, field] of typed) {
      const input = { name: 'lab', kind: 'openai-compatible', ...more };
      const { code, message, details } = await refusalOf(home.call('gateway.add_provider', input, PERSON));
      expect(code).toBe('invalid_provider');
      expect(message).toMatch(field);
      expect(message + JSON.stringify(details)).not.toContain(CANARY);
    }
    expect(readdirSync(join(folder, 'xdg', 'throughline'))).not.toContain('gateway.json');
  });
});

describe('a file that is not the person’s own', () => {
  const CASES: readonly [string, () => void][] = [
    ['a link', () => symlinkSync(join(folder, 'elsewhere.json'), path())],
    ['a folder', () => mkdirSync(path())],
    ['a pipe', () => void execFileSync('mkfifo', [path()])],
    ['too large', () => put(' '.repeat(70_000))],
    ['writable by others', () => (put(good()), chmodSync(path(), 0o666))],
  ];

  test.each(CASES)('is refused: %s', async (_, make) => {
    writeFileSync(join(folder, 'elsewhere.json'), JSON.stringify(good()), { mode: 0o600 });
    make();
    expect(await refusedBy('config_untrusted')).toContain('gateway.json');
  });

  test('is refused: somebody else’s', async (context) => {
    if (process.geteuid?.() !== 0) context.skip('only root can give a file away');
    put(good());
    chownSync(path(), 65_534, 65_534);
    expect(await refusedBy('config_untrusted')).toContain('belongs to another user');
  });

  test('is not written larger than it can be read', async () => {
    const facts = 'x'.repeat(490);
    const providers = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [
        `p${at}`,
        {
          kind: 'openai',
          url: 'https://models.example/v1',
          facts: { retention: facts, training: facts, jurisdiction: facts, source: facts },
        },
      ]),
    );
    put({ providers });
    const before = readFileSync(path());
    const { code } = await refusalOf(home.call('gateway.add_provider', { name: 'last', preset: 'ollama' }, PERSON));
    expect(code).toBe('config_untrusted');
    expect(readFileSync(path()).equals(before)).toBe(true);
    expect(((await home.call('gateway.list_providers', {})) as { providers: [] }).providers).toHaveLength(31);
  });
});

test('eight processes that add a provider at the same time lose none of them', async () => {
  const env: NodeJS.ProcessEnv = { ...process.env, HOME: folder, XDG_CONFIG_HOME: join(folder, 'xdg') };
  for (const name of ['THROUGHLINE_HOME', 'CLAUDECODE']) delete env[name];
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, [cli, ...args, '--json'], { cwd: join(folder, 'project'), env });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    await once(child, 'close');
    return JSON.parse(out) as Record<string, unknown>;
  };
  const names = Array.from({ length: 8 }, (_, at) => `lab${at}`);
  await Promise.all(
    names.map(async (name) => {
      const add = ['provider', 'add', name, '--preset', 'ollama'];
      const { digest } = await run(...add);
      expect(await run(...add, '--confirm', String(digest))).toMatchObject({ name });
    }),
  );
  const { providers } = JSON.parse(readFileSync(path(), 'utf8')) as { providers: object };
  expect(Object.keys(providers).toSorted()).toEqual(names);
});
