// A domain stands on every surface by being in the list of domains: the one in `test/support/notes-domain.ts` is put behind
// the product's, and no other file knows of it.
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { errorsPage } from '../../scripts/reference/errors-page.ts';
import { operationsPage } from '../../scripts/reference/operations-page.ts';
import { systemClock } from '../../src/base/clock.ts';
import { systemRandom } from '../../src/base/random.ts';
import { createClient, type Client, type Operations } from '../../src/client.ts';
import { domains, liveOf } from '../../src/domains.ts';
import { databasesOf } from '../../src/home/database-list.ts';
import { errorTableOf } from '../../src/kernel/domain.ts';
import { openHome, readConfig, type Home } from '../../src/main.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import { openStore } from '../../src/store/open-store.ts';
import { runCli } from '../../src/surfaces/cli/program.ts';
import { startDaemon, type Daemon } from '../../src/surfaces/http/daemon.ts';
import { changesOfHome } from '../../src/surfaces/mcp/ledger-changes.ts';
import { createMcpHttp } from '../../src/surfaces/mcp/serve-http.ts';
import { eventually } from '../support/eventually.ts';
import { serveHttp } from '../support/mcp-clients.ts';
import { notesDomain } from '../support/notes-domain.ts';
import { dumpSqliteSchema, schemasOf } from '../support/schema-dump.ts';
import { tokenOf } from '../support/served-home.ts';

const all = [...domains, notesDomain];
const TOO_LONG = 'x'.repeat(41);

let folder: string;
let config: ReturnType<typeof readConfig>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-domain-'));
  config = {
    ...readConfig(),
    cwd: folder,
    home: undefined,
    configFolder: join(folder, 'config', 'throughline'),
    isTerminal: false,
    isAttended: false,
    color: false,
  };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('on the command line', () => {
  async function tl(...argv: string[]) {
    let [stdout, stderr] = ['', ''];
    const code = await runCli(argv, {
      config,
      domains: all,
      stdout: (text) => (stdout += text),
      stderr: (text) => (stderr += text),
      readStdin: async () => '',
    });
    return { code, stdout, stderr };
  }
  const json = async (...argv: string[]) => JSON.parse((await tl(...argv, '--json')).stdout) as Record<string, unknown>;

  beforeAll(async () => {
    const { code, stderr } = await tl('init');
    if (code !== 0) throw new Error(`no home was made: ${stderr}`);
  });

  test('its operation is a command with help, and shows its answer', async () => {
    expect((await tl('--help')).stdout).toMatch(/^ {2}note +/m);
    const help = await tl('note', 'write', '--help');
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toMatch(/^Usage: throughline note write .*<text>/);
    expect(help.stdout).toContain('What it says');
    expect(help.stdout).toContain('$ throughline note write Milk');
    expect((await tl('note', 'write', 'Milk')).stdout).toContain('Milk');
    expect(await json('note', 'write', 'Bread')).toEqual({ notes: ['Milk', 'Bread'] });
  });

  test('its refusal has its own exit code, message and hint', async () => {
    const { code, stdout, stderr } = await tl('note', 'write', TOO_LONG);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toBe('The note has 41 characters\nWrite at most 40 characters. (note_too_long)\n');
    expect(await json('note', 'write', TOO_LONG)).toMatchObject({ kind: 'refusal', code: 'note_too_long' });
  });

  test('it is reached by call, listed, and completed by shells', async () => {
    const called = await tl('call', 'notes.write_note', '{"text":"Eggs"}');
    expect(JSON.parse(called.stdout)).toEqual({ notes: ['Milk', 'Bread', 'Eggs'] });
    expect((await tl('call', '--list')).stdout).toMatch(/^notes\.write_note +write +Writes a note/m);
    for (const shell of ['bash', 'zsh', 'fish']) {
      expect((await tl('completion', shell)).stdout).toContain('note write');
    }
  });

  test('its database is listed, diagnosed, logged, backed up and restored', async () => {
    expect(await json('database', 'list')).toMatchObject({
      databases: [{ name: 'work' }, { name: 'notes', events: 3 }],
    });
    expect((await tl('doctor')).stdout).toMatch(/^ok +notes database +Sound/m);
    expect(await json('log', '--database', 'notes', '--limit', '1')).toMatchObject({
      events: [{ event_type: 'note.written' }],
    });
    expect(await json('log', '--database', 'nothing')).toMatchObject({ code: 'unknown_database' });
    const backup = join(folder, 'backup');
    await json('backup', backup);
    await json('note', 'write', 'Later');
    expect(await json('restore', backup)).toHaveProperty('kept');
    expect(await json('note', 'write', 'Now')).toEqual({ notes: ['Milk', 'Bread', 'Eggs', 'Now'] });
    expect(await json('verify', '--deep')).toMatchObject({ ok: true });
  });
});

describe('in a home that is served', () => {
  let home: Home;
  let daemon: Daemon;
  let token: string;

  beforeAll(async () => {
    home = await openHome({
      folder: join(folder, 'served', '.throughline'),
      create: true,
      config,
      domains: all,
    });
    daemon = await startDaemon(home, { place: home.daemonPlace, port: 0, log: () => {} });
    token = await tokenOf(home.daemonPlace);
    return async () => {
      await daemon.stop();
      await home.close();
    };
  });

  const post = (input: unknown) =>
    fetch(`${daemon.url}/v1/notes/write_note`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });

  test('it has a route, which answers a refusal as a problem', async () => {
    const answer = await post({ text: 'Milk' });
    expect([answer.status, await answer.json()]).toEqual([200, { notes: ['Milk'] }]);
    const refused = await post({ text: TOO_LONG });
    expect(refused.status).toBe(400);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(await refused.json()).toMatchObject({
      status: 400,
      code: 'note_too_long',
      hint: 'Write at most 40 characters.',
    });
  });

  test('it stands in the OpenAPI document, with the status of its refusal', async () => {
    const answer = await fetch(`${daemon.url}/v1/openapi.json`, { headers: { authorization: `Bearer ${token}` } });
    const { paths } = (await answer.json()) as {
      paths: Record<string, { post?: { summary: string; responses: Record<string, unknown> } }>;
    };
    const route = paths['/v1/notes/write_note']?.post;
    expect(route?.summary).toBe('Writes a note and tells all there are');
    expect(JSON.stringify(route?.responses['400'])).toContain('note_too_long');
  });

  test('the typed client calls it with the types of its definition', async () => {
    type All = Operations & typeof notesDomain.operations;
    const client = createClient<All>({ url: daemon.url, token });
    const answer = await client.call('notes.write_note', { text: 'Typed' });
    expectTypeOf(answer).toEqualTypeOf<{ notes: string[] }>();
    expectTypeOf<Client<All>['call']>().toBeCallableWith('notes.write_note', { text: '' });
    // @ts-expect-error its field is called text
    await expect(client.call('notes.write_note', { title: 'x' })).rejects.toMatchObject({ code: 'invalid_input' });
    expect(answer.notes).toContain('Typed');
  });

  test('it is an MCP tool under the name that it gives itself', async () => {
    const mcp = createMcpHttp({
      operations: home.operations,
      version: 'test',
      ids: home.ids,
      clock: systemClock,
      changes: { subscribe: async () => () => {} },
      onError: () => {},
    });
    const served = await serveHttp(mcp, () => ({ role: 'operate', actor: 'me' }));
    try {
      const client = await served.connect('2025');
      const { tools } = await client.listTools();
      expect(tools.find(({ name }) => name === 'jot_down')).toMatchObject({
        description: 'Writes a note and tells all there are.',
        inputSchema: { required: ['text'] },
      });
      const jotted = await client.callTool({ name: 'jot_down', arguments: { text: 'Jotted' } });
      expect((jotted.structuredContent as { notes: string[] }).notes).toContain('Jotted');
      const refused = await client.callTool({ name: 'jot_down', arguments: { text: TOO_LONG } });
      expect(refused.isError).toBe(true);
      expect(JSON.stringify(refused.content)).toContain('note_too_long');
      await client.close();
    } finally {
      await served.close();
    }
  });

  test.each(['2025', '2026'] as const)('an MCP client of %s gets notice of a change in its database', async (era) => {
    const failures: unknown[] = [];
    const report = (error: unknown) => void failures.push(error);
    const { operations, ids } = home;
    const changes = changesOfHome(home, report);
    const mcp = createMcpHttp({ operations, ids, changes, version: 'test', clock: systemClock, onError: report });
    const served = await serveHttp(mcp, () => ({ role: 'operate', actor: 'me' }));
    try {
      const client = await served.connect(era);
      const heard: string[] = [];
      client.setNotificationHandler('notifications/resources/updated', ({ params }) => void heard.push(params.uri));
      const uri = 'throughline://next';
      if (era === '2025') await client.subscribeResource({ uri });
      else await client.listen({ resourceSubscriptions: [uri] });
      await home.call('notes.write_note', { text: 'Heard' });
      await eventually('the client gets notice', () => heard.includes(uri));
      await client.close();
    } finally {
      await served.close();
    }
    expect(failures).toEqual([]);
  });
});

describe('in what is made of the list of domains', () => {
  test('the reference has its chapter and its errors', () => {
    const operations = operationsPage(all);
    expect(operations).toContain('## Notes\n');
    expect(operations).toContain('`throughline note write <text>`');
    expect(operations).toContain('`POST /v1/notes/write_note`');
    expect(operations).toContain('`jot_down`, tier `core`');
    expect(errorsPage(all)).toMatch(/## Notes\n[^#]*`note_too_long` \| 400 \| 2 \| Write at most 40 characters\./);
  });

  test('the error table has its row, and no code stands in two domains', () => {
    expect(errorTableOf(all)).toMatchObject({ note_too_long: { status: 400, exit: 2 } });
    expect(() => errorTableOf([...all, notesDomain])).toThrow('declared twice');
  });

  test('pages ask its live operations again', () => {
    expect(liveOf(all)).toEqual([...liveOf(domains), 'notes.write_note']);
  });

  test('the schema dumps have its tables in a file of its database', async () => {
    const schemas = await schemasOf(databasesOf(all), async (name, sequences) => {
      const path = join(folder, `dump-${name}.sqlite`);
      const driver = sqliteDriver({ path, clock: systemClock, random: systemRandom });
      await (await openStore(driver, { clock: systemClock, producerVersion: 'test', sequences })).close();
      using db = new DatabaseSync(path, { readOnly: true });
      return dumpSqliteSchema(db);
    });
    expect([...schemas.keys()]).toEqual(['ledger', 'work', 'mind', 'exchanges', 'embeddings', 'notes']);
    expect(schemas.get('notes')).toContain('CREATE TABLE notes (');
    expect(schemas.get('notes')).not.toContain('events');
  });
});

describe('a domain of the product', () => {
  const src = join(import.meta.dirname, '..', '..', 'src');
  // The ledger's operations are over the databases of all the others, so they stand with the home; the index is a part of ask.
  const ownFolders = domains.filter(({ name }) => name !== 'ledger' && name !== 'embeddings');
  const FILES: Readonly<Record<string, string>> = {
    'README.md': 'one page: purpose, invariants, a picture',
    'contract.ts': 'its events, records and refusals',
    'domain.ts': 'the one value that the list names',
    'operations.ts': 'its public operations',
    'queries.ts': 'every read of its tables',
    'schema.ts': 'its tables, in both dialects',
  };
  /** Of one that has events; they stand in the folders that are about them. */
  const PARTS: Readonly<Record<string, RegExp>> = {
    'commands to events': /\/decide[a-z-]*\.ts$/,
    'events to state': /\/evolve\.ts$/,
    'events to rows': /\/projection\.ts$/,
  };

  test.each(ownFolders.map((domain) => [domain.name, domain] as const))(
    '%s has the files of a domain',
    (name, domain) => {
      const folderOf = join(src, name);
      const missing = [...Object.keys(FILES), `${name}.ts`].filter((file) => !existsSync(join(folderOf, file)));
      expect(missing).toEqual([]);
      if (domain.kinds.length === 0) return;
      const inside = readdirSync(folderOf, { recursive: true, encoding: 'utf8' });
      const lacking = Object.entries(PARTS).filter(([, pattern]) => !inside.some((path) => pattern.test(path)));
      expect(lacking.map(([part]) => part)).toEqual([]);
    },
  );

  test('is named by the list of domains, and by no other file', () => {
    const importers = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .filter((path) =>
        /from '[^']*\/(?:domain|ledger-domain)\.ts'/.test(valuesOf(readFileSync(join(src, path), 'utf8'))),
      )
      .filter((path) => !path.endsWith('domain.ts'));
    expect(importers).toEqual(['domains.ts']);
  });

  /** Without imports of types, and without those of `defineDomain` and its kin. */
  function valuesOf(text: string): string {
    return text.replaceAll(/^import type [^;]*;/gm, '').replaceAll(/^import [^;]*kernel\/domain\.ts';/gm, '');
  }
});
