// gateway.json as people and programs may leave it: malformed, linked, somebody else's, without end. Each is refused by its field and
// never by its value, nothing is written and nothing is sent.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
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
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ClientError } from '../../src/client.ts';
import { gatewayOperations } from '../../src/gateway/operations.ts';
import { openHome, readConfig, type Home } from '../../src/main.ts';
import { refusalOf } from '../support/expect-error.ts';
import { MODEL, documentFor } from '../support/gateway-questions.ts';
import { cli } from '../support/hook-home.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { serveWork, type ServedWork } from '../support/served-work.ts';

/** Of no known form: only a message that repeats a value would show it. */
const CANARY = 'zwoelf-graue-katzen-41';
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
/** The command line, as a program runs it. */
async function run(...args: string[]) {
  const env: NodeJS.ProcessEnv = { ...process.env, HOME: folder, XDG_CONFIG_HOME: join(folder, 'xdg') };
  for (const name of ['THROUGHLINE_HOME', 'THROUGHLINE_OWNER', 'CLAUDECODE']) delete env[name];
  const child = spawn(process.execPath, [cli, ...args, '--json'], { cwd: join(folder, 'project'), env });
  let [out, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [status] = (await once(child, 'close')) as [number];
  return { status, said: out + errors, json: JSON.parse(out) as Record<string, unknown> };
}
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
    ['a file of certificates in any folder', lab({ ca_file: `${CANARY}/ca.pem` }), /providers\.lab\.ca_file: /],
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
});

/** What is typed, what a program sends over HTTP, and the code and field that they are refused by. */
type Bad = readonly [string, readonly string[], string, object, string, RegExp];
const BAD: readonly Bad[] = [
  ...(
    [
      ['credentials in the URL', `https://user:${CANARY}@models.example/v1`],
      ['a query in the URL', `https://models.example/v1?key=${CANARY}`],
      ['a fragment in the URL', `https://models.example/v1#${CANARY}`],
      ['http to a remote host', `http://${CANARY}.example/v1`],
      ['an address of the own network', 'https://10.0.0.8/v1'],
      ['no URL', CANARY],
    ] as const
  ).map(
    ([name, url]) =>
      [
        name,
        ['provider', 'add', 'lab', '--kind', 'openai-compatible', '--url', url],
        'gateway.add_provider',
        { name: 'lab', kind: 'openai-compatible', url },
        'invalid_provider',
        /"url"/,
      ] as const,
  ),
  ...(
    [
      [
        'a name that is built in',
        'provider add offline --preset ollama',
        'add_provider',
        { name: 'offline', preset: 'ollama' },
        'provider_exists',
        /offline/,
      ],
      [
        'a name with capitals',
        `provider add X${CANARY} --preset ollama`,
        'add_provider',
        { name: `X${CANARY}`, preset: 'ollama' },
        'invalid_input',
        /name/,
      ],
      [
        'an unknown preset',
        `provider add lab --preset ${CANARY}`,
        'add_provider',
        { name: 'lab', preset: CANARY },
        'invalid_input',
        /preset/,
      ],
      [
        'a secret for a reference',
        `provider add lab --preset ollama --secret-ref ${CANARY}`,
        'add_provider',
        { name: 'lab', preset: 'ollama', secret_ref: CANARY },
        'invalid_input',
        /secret[-_]ref/,
      ],
      [
        'neither kind nor preset',
        'provider add lab',
        'add_provider',
        { name: 'lab' },
        'invalid_provider',
        /--kind and --url/,
      ],
      [
        'a negative limit',
        'budget set calls --hard -1',
        'set_limit',
        { unit: 'calls', hard: -1 },
        'invalid_input',
        /hard/,
      ],
      [
        'a limit of a fraction',
        'budget set calls --hard 1.5',
        'set_limit',
        { unit: 'calls', hard: 1.5 },
        'invalid_input',
        /hard/,
      ],
      [
        'a limit that is no number',
        `budget set calls --soft ${CANARY}`,
        'set_limit',
        { unit: 'calls', soft: CANARY },
        'invalid_input',
        /soft/,
      ],
      ['no limit at all', 'budget set calls', 'set_limit', { unit: 'calls' }, 'invalid_limit', /soft or a hard/],
      [
        'a soft limit above the hard one',
        'budget set calls --soft 3 --hard 2',
        'set_limit',
        { unit: 'calls', soft: 3, hard: 2 },
        'invalid_limit',
        /soft/,
      ],
      [
        'an unknown unit',
        `budget set ${CANARY} --hard 1`,
        'set_limit',
        { unit: CANARY, hard: 1 },
        'invalid_input',
        /unit/,
      ],
      [
        'an unknown timezone',
        `budget set calls --hard 1 --timezone ${CANARY}`,
        'set_limit',
        { unit: 'calls', hard: 1, timezone: CANARY },
        'invalid_input',
        /timezone/,
      ],
      [
        'a timezone without a place',
        'budget set calls --hard 1 --timezone +01:00',
        'set_limit',
        { unit: 'calls', hard: 1, timezone: '+01:00' },
        'invalid_input',
        /timezone/,
      ],
      [
        'a caller that cannot be',
        `policy allow --actor ${CANARY}!`,
        'allow',
        { actor: `${CANARY}!` },
        'invalid_input',
        /actor/,
      ],
      [
        'a kind of caller that is none',
        `policy deny --actor-kind ${CANARY}`,
        'deny',
        { actor_kind: CANARY },
        'invalid_input',
        /actor[-_]kind/,
      ],
      [
        'a part of a model’s name',
        `policy allow --model ${CANARY}*`,
        'allow',
        { model: `${CANARY}*` },
        'invalid_input',
        /model/,
      ],
      ['a rule that is not there', 'policy remove 7', 'remove_rule', { number: 7 }, 'unknown_rule', /rule 7/],
      ['no number of a rule', `policy remove ${CANARY}`, 'remove_rule', { number: CANARY }, 'invalid_input', /number/],
      [
        'a hash that is none',
        `policy remove 1 --if-rules-hash ${CANARY}`,
        'remove_rule',
        { number: 1, if_rules_hash: CANARY },
        'invalid_input',
        /if[-_]rules[-_]hash/,
      ],
      [
        'everybody as a caller',
        'policy explain offline extract --actor *',
        'explain',
        { provider: 'offline', model: 'extract', actor: '*' },
        'invalid_input',
        /actor/,
      ],
      [
        'an unknown provider',
        'policy explain nobody m',
        'explain',
        { provider: 'nobody', model: 'm' },
        'unknown_provider',
        /nobody/,
      ],
      [
        'an unknown model',
        'provider test offline other',
        'test_provider',
        { name: 'offline', model: 'other' },
        'model_not_allowed',
        /extract/,
      ],
      [
        'a consent to nobody',
        'provider consent nobody m',
        'consent',
        { name: 'nobody', model: 'm' },
        'unknown_provider',
        /nobody/,
      ],
      ['a kill of nobody', 'kill on nobody', 'kill', { scope: 'nobody' }, 'unknown_provider', /nobody/],
    ] as const
  ).map(
    ([name, line, operation, input, code, field]) =>
      [name, line.split(' '), `gateway.${operation}`, input, code, field] as const,
  ),
];

describe('bad input is refused by its field, and nothing is written or sent', () => {
  let served: ServedWork;
  beforeAll(async () => {
    served = await serveWork('tl-bad-input-');
  });
  afterAll(() => served.close());

  test.each(BAD)('%s', async (_, args, operation, input, code, field) => {
    const typed = await run(...args);
    // Choices and numbers are looked at before anything is sent to an operation.
    const isUsage = code === 'invalid_input' && typed.json['code'] === 'usage';
    if (!isUsage) expect(typed.json).toMatchObject({ code });
    expect(typed.status).toBeGreaterThan(0);
    const sent = await served.client.call(operation as 'gateway.kill', input).then(
      () => ({}),
      (error: unknown) => error,
    );
    expect(sent).toBeInstanceOf(ClientError);
    const { message, details } = sent as ClientError;
    expect((sent as ClientError).code).toBe(code);
    for (const said of [typed.said, message + JSON.stringify(details)]) expect(said).toMatch(field);
    if (!isUsage) expect(typed.said).not.toContain(CANARY);
    expect(message + JSON.stringify(details)).not.toContain(CANARY);
    for (const config of [join(folder, 'xdg'), join(served.folder, 'config')]) {
      const names = existsSync(join(config, 'throughline')) ? readdirSync(join(config, 'throughline')) : [];
      expect(names).not.toContain('gateway.json');
    }
    expect(server.requests).toEqual([]);
  });
});

describe('a coding agent that the environment names', () => {
  const agent = (more: object = {}) => ({ actor: 'cli:ada', isLocal: true, runBy: 'claude', ...more });
  const document = () => ({
    ...good(),
    policy: [{ effect: 'allow', actor: 'codex' }],
    limits: [{ actor: 'claude', unit: 'calls', hard: 1 }],
  });
  const ACTS: Readonly<Record<string, object>> = {
    'gateway.add_provider': { name: 'own', preset: 'ollama' },
    'gateway.remove_provider': { name: 'lab' },
    'gateway.consent': { name: 'lab', model: 'other' },
    'gateway.allow': { actor: 'claude' },
    'gateway.deny': { actor: 'codex' },
    'gateway.remove_rule': { number: 1 },
    'gateway.set_limit': { unit: 'calls', actor: 'claude', hard: 1_000 },
    'gateway.remove_limit': { unit: 'calls', actor: 'claude' },
    'gateway.end_kill': {},
  };

  test('has every act of a person among those below', () => {
    const persons = Object.values(gatewayOperations).filter(({ person }) => person === true);
    expect(persons.map(({ name }) => name).toSorted()).toEqual(Object.keys(ACTS).toSorted());
    expect(persons.filter(({ agentsMayConfirm }) => agentsMayConfirm !== false)).toEqual([]);
  });

  test.each(Object.entries(ACTS))('does not do it, not even at a terminal of its own: %s', async (name, input) => {
    put(document());
    await home.call('gateway.kill', {}, agent());
    const before = readFileSync(path());
    const ask = async () => true;
    const shown = await refusalOf(home.call(name, input, agent({ person: true, ask })));
    expect(shown.code).toBe('confirmation_required');
    const confirm = shown.details['digest'];
    for (const more of [{ confirm }, { confirm, person: true, ask }]) {
      expect((await refusalOf(home.call(name, input, agent(more)))).code).toBe('confirmation_by_agent');
    }
    expect(readFileSync(path()).equals(before)).toBe(true);
    expect(await home.call('gateway.kill_status', {})).toMatchObject({ killed: true });
  });
});

describe('a rule is removed by its number', () => {
  const rules = (...actors: string[]) => ({ ...good(), policy: actors.map((actor) => ({ effect: 'allow', actor })) });
  const remove = (input: object, more: object = {}) => home.call('gateway.remove_rule', input, { ...PERSON, ...more });
  const seen = async () => ((await home.call('gateway.list_rules', {})) as { rules_hash: string }).rules_hash;

  test('as it was seen; when the rules changed since, it is refused with those that hold', async () => {
    put(rules('claude', 'codex', 'gemini'));
    const if_rules_hash = await seen();
    expect(await remove({ number: 1, if_rules_hash })).toMatchObject({
      rules: [{ actor: 'codex' }, { actor: 'gemini' }],
    });
    const before = readFileSync(path());
    const { code, details } = await refusalOf(remove({ number: 2, if_rules_hash }));
    expect(code).toBe('rules_changed');
    expect(details).toMatchObject({
      rules: [
        { number: 1, actor: 'codex' },
        { number: 2, actor: 'gemini' },
      ],
      rules_hash: await seen(),
    });
    expect(readFileSync(path()).equals(before)).toBe(true);
    expect(await remove({ number: 2, if_rules_hash: await seen() })).toMatchObject({ rules: [{ actor: 'codex' }] });
  });

  test('at a terminal after the rule was shown, and not if it moved meanwhile', async () => {
    put(rules('claude', 'codex'));
    const asked: string[] = [];
    const answering = (answer: boolean, meanwhile = () => {}) => ({
      ask: async (question: string) => {
        asked.push(question);
        meanwhile();
        return answer;
      },
    });
    expect((await refusalOf(remove({ number: 1 }, answering(false)))).code).toBe('not_confirmed');
    const moved = answering(true, () => put(rules('codex', 'claude')));
    expect((await refusalOf(remove({ number: 1 }, moved))).code).toBe('rules_changed');
    expect(await remove({ number: 1 }, answering(true))).toMatchObject({ rules: [{ actor: 'claude' }] });
    expect(asked).toEqual(['claude', 'claude', 'codex'].map((actor) => expect.stringContaining(actor) as string));
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

test('what is known of a provider is said of its own host alone', async () => {
  const add = async (name: string, more: object) =>
    ((await home.call('gateway.add_provider', { name, ...more }, PERSON)) as { facts: Record<string, string> }).facts;
  expect((await add('itself', { preset: 'openai' }))['retention']).toMatch(/30 days/);
  expect((await add('port', { preset: 'ollama', url: 'http://127.0.0.1:9999/v1' }))['jurisdiction']).toMatch(
    /this machine/,
  );
  const unknown = { retention: 'unknown', training: 'unknown', jurisdiction: 'unknown', source: null };
  expect(await add('elsewhere', { preset: 'openai', url: 'https://models.example/v1' })).toMatchObject(unknown);
  expect(await add('other_port', { preset: 'openai', url: 'https://api.openai.com:8443/v1' })).toMatchObject(unknown);
  expect(await add('desk', { preset: 'ollama', url: 'http://10.0.0.8:11434/v1' })).toMatchObject(unknown);
  expect(
    await add('told', { preset: 'openai', url: 'https://eu.models.example/v1', jurisdiction: 'EU' }),
  ).toMatchObject({
    ...unknown,
    jurisdiction: 'EU',
  });
  const { providers } = JSON.parse(readFileSync(path(), 'utf8')) as { providers: Record<string, object> };
  expect(JSON.stringify(providers)).not.toContain('preset');
  // As earlier builds wrote it.
  put({ providers: { ...providers, itself: { ...providers['itself'], preset: 'openai' } } });
  expect((await add('after', { preset: 'openai' }))['retention']).toMatch(/30 days/);
});

test('[AGT-42] a proxy, certificates and what may be reached are shown, consented to, and ask again when they change', async () => {
  const document = good();
  const way = { proxy: 'http://proxy.example:8080', ca_file: '/etc/ssl/ours.pem', may_reach: ['web_search', 'url'] };
  const remote = { ...document.providers['lab'], url: 'https://lab.example/v1', local: false };
  put({ ...document, providers: { lab: { ...remote, ...way } } });
  const listed = async () => {
    const { providers } = (await home.call('gateway.list_providers', {})) as { providers: Record<string, unknown>[] };
    return providers.find(({ name }) => name === 'lab');
  };
  const shown = { ...way, may_reach: ['url', 'web_search'] };
  expect(await listed()).toMatchObject({ ...shown, consents: [{ model: MODEL, holds: false }] });
  expect(await home.call('gateway.get_facts', { name: 'lab', model: MODEL })).toMatchObject({ facts: shown });
  let asked = '';
  const ask = async (question: string) => ((asked = question), true);
  await home.call('gateway.consent', { name: 'lab', model: MODEL }, { ...PERSON, ask });
  for (const word of [way.proxy, way.ca_file, 'url, web_search']) expect(asked).toContain(word);
  expect(await listed()).toMatchObject({ consents: [{ model: MODEL, holds: true }] });
  expect((await run('provider', 'list')).said).toContain(way.proxy);
  const { consents } = JSON.parse(readFileSync(path(), 'utf8')) as { consents: unknown };
  for (const change of [{ proxy: undefined }, { ca_file: '/etc/ssl/theirs.pem' }, { may_reach: ['url'] }]) {
    put({ ...document, consents, providers: { lab: { ...remote, ...way, ...change } } });
    expect(await listed()).toMatchObject({ consents: [{ model: MODEL, holds: false }] });
  }
  // What is local is asked without it.
  put({ ...document, providers: { lab: { ...document.providers['lab'], ...way } } });
  expect(await listed()).toMatchObject({ ...shown, proxy: null });
});

test('a second provider of a name is refused, by one process after the other and by two at once', async () => {
  const add = ['provider', 'add', 'lab', '--preset', 'ollama'];
  const { digest } = (await run(...add)).json;
  const confirm = () => run(...add, '--confirm', String(digest));
  const both = await Promise.all([confirm(), confirm()]);
  const all = [...both, await confirm()];
  expect(all.filter(({ status }) => status === 0)).toHaveLength(1);
  expect(all.filter(({ said }) => said.includes('provider_exists'))).toHaveLength(2);
  const { providers } = JSON.parse(readFileSync(path(), 'utf8')) as { providers: object };
  expect(Object.keys(providers)).toEqual(['lab']);
});

test('eight processes that add a provider at the same time lose none of them', async () => {
  const names = Array.from({ length: 8 }, (_, at) => `lab${at}`);
  await Promise.all(
    names.map(async (name) => {
      const add = ['provider', 'add', name, '--preset', 'ollama'];
      const { digest } = (await run(...add)).json;
      expect((await run(...add, '--confirm', String(digest))).json).toMatchObject({ name });
    }),
  );
  const { providers } = JSON.parse(readFileSync(path(), 'utf8')) as { providers: object };
  expect(Object.keys(providers).toSorted()).toEqual(names);
});
