// The design's layout as data, held against every module of src/.
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkArchitecture, readModules, type Architecture, type Violation } from './support/architecture.ts';

const architecture: Architecture = {
  mayImport: {
    base: [],
    store: ['base'],
    ledger: ['base', 'store'],
    kernel: ['base', 'store', 'ledger'],
    home: ['base', 'store', 'ledger', 'kernel'],
    work: ['base', 'store', 'ledger', 'kernel'],
    gateway: ['base', 'store', 'ledger', 'kernel'],
    ask: ['base', 'store', 'ledger', 'kernel', 'gateway'],
    mind: ['base', 'store', 'ledger', 'kernel', 'ask'],
    agents: ['base', 'store', 'ledger', 'kernel', 'work', 'gateway', 'ask'],
    sync: ['base', 'store', 'ledger', 'kernel'],
    surfaces: ['base', 'ledger', 'kernel', 'home', 'work', 'gateway', 'ask', 'mind', 'agents', 'sync'],
  },
  rootModules: {
    'main.ts': ['*'],
    'domains.ts': ['*'],
    'config.ts': ['base'],
    'client.ts': ['base', 'kernel'],
  },
  importersOfRootModules: {
    'main.ts': ['src/surfaces/cli/', 'src/surfaces/hooks/answer-from-home.ts'],
    'domains.ts': ['src/main.ts', 'src/client.ts'],
    'config.ts': ['src/main.ts', 'src/home/', 'src/surfaces/'],
  },
  doorsOnly: {
    work: '*',
    gateway: '*',
    ask: '*',
    mind: '*',
    agents: '*',
    sync: '*',
    ledger: ['surfaces'],
    kernel: ['surfaces'],
  },
  forbiddenFolders: ['utils', 'helpers', 'services', 'managers'],
  forbiddenFiles: ['index.ts'],
  ports: ['src/base/', 'src/config.ts'],
  impureNames: [
    ...['Date.now', 'new Date()', 'Date()', 'Temporal.Now', 'performance', 'process.hrtime', 'process.uptime'],
    ...['setTimeout', 'setInterval', 'setImmediate', 'AbortSignal.timeout'],
    ...['Math.random', 'crypto.randomUUID', 'crypto.getRandomValues'],
    ...['randomUUID', 'randomBytes', 'randomFill', 'randomFillSync', 'randomInt', 'getRandomValues'].map(
      (name) => `node:crypto.${name}`,
    ),
    ...['process.env', 'process.loadEnvFile', 'process.pid', 'process.ppid'],
    ...['hostname', 'homedir', 'tmpdir', 'userInfo', 'networkInterfaces', 'uptime'].map((name) => `node:os.${name}`),
    ...['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'],
    // A require of one's own goes past this check.
    'node:module.createRequire',
  ],
  neverWhole: ['process', 'crypto', 'globalThis', 'global'],
  impureModules: [
    ...['node:net', 'node:http', 'node:https', 'node:http2', 'node:dns', 'node:tls', 'node:dgram', 'node:timers'],
    ...['pg', 'undici', 'ws'],
  ],
  // One door to a model, and one way out of the machine for it.
  packagesOf: {
    ...Object.fromEntries(
      ['@ai-sdk', 'ai', '@anthropic-ai', 'openai', '@energetic-ai', '@pydantic'].map((name) => [
        name,
        ['src/gateway/'],
      ]),
    ),
    undici: ['src/base/egress/'],
  },
  tablesForAll: ['store', 'ledger'],
  exceptions: [
    {
      path: 'src/store/dialect/postgres.ts',
      allows: ['pg'],
      reason: 'This dialect is the connection to Postgres; the simulation runs on the SQLite one.',
    },
    {
      path: 'src/store/dialect/postgres-answers.ts',
      allows: ['pg'],
      reason: 'Asks the server, beside a silent connection, whether it still works on its statement.',
    },
    {
      path: 'src/store/dialect/postgres-signals.ts',
      allows: ['pg'],
      reason: 'Listens to the server for hints that may be lost; a simulation has signals of its own.',
    },
    {
      path: 'src/store/file-lock.ts',
      allows: ['node:module.createRequire'],
      reason: 'Loads native code in CommonJS, synchronously and only where something is locked.',
    },
    {
      path: 'src/gateway/secrets/keychain-process.ts',
      allows: ['process.pid'],
      reason: 'Ends itself by a signal, because an exit would wait for native code that waits for a person.',
    },
    {
      path: 'src/surfaces/cli/entry.ts',
      allows: ['node:module'],
      reason: 'Turns on the cache of compiled code where the whole program is loaded; hot commands go without it.',
    },
    {
      path: 'src/surfaces/hooks/compiled-code.ts',
      allows: ['node:os'],
      reason: 'Hands the module on to the program that it runs, whose own files are checked.',
    },
    {
      path: 'src/surfaces/hooks/entry.ts',
      allows: ['node:module'],
      reason: 'Turns on the cache of compiled code where the whole program is loaded; hooks keep their own code apart.',
    },
    {
      path: 'src/surfaces/http/',
      allows: ['node:http', 'node:https'],
      reason: 'The HTTP surface is a listener; what it serves comes from the operations.',
    },
  ],
};

test('every module of src/ keeps to the layout, the directions and the ports', () => {
  const modules = readModules(dirname(import.meta.dirname), 'src');
  const lines = checkArchitecture(modules, architecture).map(
    ({ rule, path, line, message }) => `${path}:${line} ${rule}: ${message}`,
  );
  expect(lines).toEqual([]);
});

test('a check that sees no module fails', () => {
  expect(() => checkArchitecture([], architecture)).toThrow('no module to check');
});

/** What the checker says about modules given as texts. */
function check(texts: Record<string, string>): string[] {
  const modules = Object.entries(texts).map(([path, text]) => ({ path, text }));
  return checkArchitecture(modules, architecture).map(({ rule, line, message }) => `${rule} ${line} ${message}`);
}

function rulesBrokenBy(path: string, text: string): Violation['rule'][] {
  return checkArchitecture([{ path, text }], architecture).map(({ rule }) => rule);
}

describe('a planted violation is found', () => {
  test.each([
    ['src/ledger/ledger.ts', `import { x } from '../work/contract.ts';`],
    ['src/ledger/ledger.ts', `import type { X } from '../work/contract.ts';`],
    ['src/ledger/ledger.ts', `import { type X } from '../work/contract.ts';`],
    ['src/ledger/ledger.ts', `type X = import('../work/contract.ts').X;`],
    ['src/ledger/ledger.ts', `export * from '../work/contract.ts';`],
    ['src/ledger/ledger.ts', `export type { X } from '../work/contract.ts';`],
    ['src/ledger/ledger.ts', `const x = await import('../work/contract.ts');`],
    ['src/ledger/ledger.ts', 'const x = await import(`../work/contract.ts`);'],
    ['src/ledger/ledger.ts', `import '../work/contract.ts';`],
    ['src/ledger/ledger.ts', `const x = require('../work/contract.ts');`],
    ['src/ledger/ledger.ts', `const x = (name: string) => import(name);`],
    ['src/ledger/ledger.ts', `import { x } from '../../test/support/architecture.ts';`],
    ['src/ledger/ledger.ts', `import { x } from 'throughline/ledger';`],
    ['src/ledger/ledger.ts', `import { x } from '../kernel/jobs/jobs.ts';`],
    ['src/kernel/kernel.ts', `import { x } from '../home/open-home.ts';`],
    ['src/home/open-home.ts', `import { x } from '../work/work.ts';`],
    ['src/base/clock.ts', `import { x } from '../store/store.ts';`],
    ['src/sync/sync.ts', `import { x } from '../work/contract.ts';`],
    ['src/surfaces/cli/next.ts', `import { x } from '../../store/store.ts';`],
    ['src/surfaces/http/next.ts', `import { x } from '../../main.ts';`],
    ['src/work/work.ts', `import { x } from '../main.ts';`],
    ['src/work/work.ts', `import { x } from '../config.ts';`],
    ['src/config.ts', `import { x } from './store/store.ts';`],
    ['src/work/work.ts', `import { x } from '../surfaces/cli/main.ts';`],
  ])('of direction in %s: %s', (path, text) => {
    expect(rulesBrokenBy(path, text)).toEqual(['direction']);
  });

  test.each([
    ['src/ask/ask.ts', `import { x } from '../gateway/decide.ts';`],
    ['src/agents/agents.ts', `import { x } from '../work/journal/contract.ts';`],
    ['src/surfaces/http/routes.ts', `import { x } from '../../work/queries.ts';`],
    ['src/surfaces/http/routes.ts', `import { x } from '../../ledger/append.ts';`],
    ['src/surfaces/hooks/run-hook.ts', `import { x } from '../../mind/record-session.ts';`],
  ])('of doors in %s: %s', (path, text) => {
    expect(rulesBrokenBy(path, text)).toEqual(['door']);
  });

  test.each([
    ['src/ask/ask.ts', `import { createOpenAI } from '@ai-sdk/openai';`],
    ['src/surfaces/http/routes.ts', `const { createAnthropic } = await import('@ai-sdk/anthropic');`],
    ['src/base/network.ts', `export * from '@ai-sdk/openai-compatible';`],
    ['src/agents/agents.ts', `import type { LanguageModel } from 'ai';`],
    ['src/work/work.ts', `import OpenAI from 'openai/client';`],
    ['src/base/network.ts', `const { fetch } = await import('undici');`],
    ['src/gateway/gateway.ts', `import type { Agent } from 'undici';`],
  ])('of packages in %s: %s', (path, text) => {
    expect(rulesBrokenBy(path, text)).toEqual(['package']);
  });

  test('of packages and determinism by a client of its own in the gateway', () => {
    expect(rulesBrokenBy('src/gateway/gateway.ts', `import { fetch } from 'undici';`)).toEqual([
      'package',
      'determinism',
    ]);
  });

  test('of cycles between domains, whatever the allow-list says', () => {
    const open = { ...architecture, mayImport: { ...architecture.mayImport, store: ['base', 'ledger'] } };
    const modules = [
      { path: 'src/store/store.ts', text: `import type { X } from '../ledger/contract.ts';` },
      { path: 'src/ledger/contract.ts', text: `import { y } from '../store/contract.ts';` },
    ];
    expect(checkArchitecture(modules, open).map(({ rule }) => rule)).toEqual(['cycle', 'cycle']);
  });

  test.each([
    `sql('SELECT title FROM tasks WHERE task_id = ?')`,
    'sql(`SELECT s.id FROM sessions s JOIN tasks t ON t.task_id = s.task_id`)',
    'sqlAny(`SELECT ${columns} FROM work.tasks`, `task_id = ?`)',
    `sqlRows('INSERT INTO tasks (task_id)', ['task_id'], '')`,
    `const tasks = defineTable('tasks', ['task_id'], { task_id: text });`,
    'const head = `UPDATE tasks SET ${set}`',
    `sql('DELETE FROM tasks')`,
    `sql('SELECT 1 FROM sessions s, tasks t')`,
    'const IS_HELD = `EXISTS (SELECT 1 FROM tasks)`',
  ])("of another domain's tables: %s", (text) => {
    const schema = { path: 'src/work/schema.ts', text: 'const SQL = `CREATE TABLE tasks (task_id TEXT)`;' };
    const own = { path: 'src/mind/schema.ts', text: 'const SQL = `CREATE TABLE IF NOT EXISTS sessions (id TEXT)`;' };
    const found = checkArchitecture([schema, own, { path: 'src/mind/queries.ts', text }], architecture);
    expect(found.map(({ rule, path, line }) => `${rule} ${path}:${line}`)).toEqual(['table src/mind/queries.ts:1']);
  });

  test.each(['src/work/index.ts', 'src/work/utils/text.ts', 'src/helpers/x.ts', 'src/other.ts', 'src/other/other.ts'])(
    'of layout by the path %s',
    (path) => {
      expect(new Set(rulesBrokenBy(path, 'export {};'))).toEqual(new Set(['layout']));
    },
  );

  test('of syntax, which would hide everything else', () => {
    expect(rulesBrokenBy('src/work/work.ts', 'const = 1;')).toEqual(['unreadable']);
  });

  test.each([
    ['Date.now', `const x = Date.now();`],
    ['Date.now', `const x = globalThis.Date['now']();`],
    ['Date.now', `const { now } = Date;`],
    ['Date.now', `const x = { clock: Date?.now };`],
    ['new Date()', `const x = new Date();`],
    ['new Date()', `const x = new Date;`],
    ['Date()', `const x = Date();`],
    ['performance', `const x = performance.now();`],
    ['performance', `import { performance as p } from 'node:perf_hooks'; p.now();`],
    ['process.hrtime', `const x = process.hrtime.bigint();`],
    ['process.env', `const x = process.env['HOME'];`],
    ['process.env', `const { env: { HOME } } = process;`],
    ['process.env', `import { env } from 'node:process';`],
    ['process.env', `import { env } from 'process';`],
    ['process', `const p = process;`],
    ['process', `const x = (name: 'env') => process[name];`],
    ['process.pid', `const x = \`\${process.pid}\`;`],
    ['Math.random', `const x = (Math as { random(): number }).random();`],
    ['crypto.randomUUID', `const x = crypto.randomUUID();`],
    ['crypto.getRandomValues', `crypto.getRandomValues(new Uint8Array(1));`],
    ['node:crypto.randomBytes', `import { randomBytes as r } from 'node:crypto';`],
    ['node:crypto.randomUUID', `import * as c from 'crypto'; c.randomUUID();`],
    ['node:crypto.randomUUID', `import c from 'node:crypto'; c.randomUUID();`],
    ['node:crypto', `const c = await import('node:crypto');`],
    ['node:crypto', `export * from 'node:crypto';`],
    ['setTimeout', `setTimeout(() => {}, 1);`],
    ['setInterval', `const later = setInterval;`],
    ['setImmediate', `const x = { setImmediate };`],
    ['node:timers', `import { setTimeout as sleep } from 'node:timers/promises';`],
    ['AbortSignal.timeout', `const x = AbortSignal.timeout(5);`],
    ['node:os.hostname', `import { hostname } from 'node:os';`],
    ['node:os.hostname', `import os from 'node:os'; os.hostname();`],
    ['fetch', `await fetch('https://example.org');`],
    ['fetch', `function f(get = fetch) { return get; }`],
    ['node:net', `import { connect } from 'node:net';`],
    ['node:http', `import http from 'http';`],
    ['node:https', `const x = await import('node:https');`],
    ['node:dns', `import { lookup } from 'node:dns/promises';`],
    ['pg', `import pg from 'pg';`],
    ['node:module.createRequire', `import { createRequire } from 'node:module';`],
    ['fetch', `function local(fetch: () => void) { fetch(); }\nawait fetch('x');`],
  ])('of determinism by %s: %s', (name, text) => {
    const found = check({ 'src/work/work.ts': text });
    expect(found.map((line) => /^determinism \d+ (.+) is touched/.exec(line)?.[1])).toContain(name);
  });

  test('at its line', () => {
    expect(check({ 'src/work/work.ts': '// one\n\nexport const x = Math.random();' })).toEqual([
      expect.stringMatching(/^determinism 3 Math\.random /),
    ]);
  });
});

describe('what is allowed passes', () => {
  test.each([
    [
      'src/work/work.ts',
      `import { append } from '../ledger/append.ts'; import { sql } from '../store/dialect/sql.ts';`,
    ],
    ['src/ask/ask.ts', `import type { Gateway } from '../gateway/gateway.ts';`],
    [
      'src/surfaces/hooks/hot-hook.ts',
      `import { x } from '../../mind/hot.ts'; import { y } from '../../home/hot-home.ts';`,
    ],
    [
      'src/surfaces/http/routes.ts',
      `import { x } from '../../work/operations.ts'; import { createServer } from 'node:http';`,
    ],
    [
      'src/surfaces/cli/context.ts',
      `import { openHome } from '../../main.ts'; process.exitCode = 1; process.stdout.write('');`,
    ],
    ['src/main.ts', `import { x } from './work/projection.ts'; import { config } from './config.ts';`],
    ['src/config.ts', `import { x } from './base/errors.ts'; export const home = process.env['HOME'];`],
    ['src/base/clock.ts', `export const now = () => Date.now();`],
    ['src/store/dialect/postgres.ts', `import pg from 'pg';`],
    ['src/gateway/providers/openai.ts', `const { createOpenAI } = await import('@ai-sdk/openai');`],
    ['src/base/egress/open-outgoing.ts', `const { Agent } = await import('undici');`],
    ['src/work/work.ts', `import { x } from 'airtable';`],
    ['src/store/dialect/postgres-pool.ts', `import type pg from 'pg'; import type { Socket } from 'node:net';`],
    ['src/work/work.ts', `// Date.now() and fetch(\nexport const text = 'process.env Math.random()';`],
    ['src/work/work.ts', `export const day = (ms: number) => new Date(ms).toISOString() + Date.UTC(2026, 0);`],
    ['src/work/work.ts', `export const f = ({ fetch }: { fetch: typeof globalThis.fetch }) => fetch('x');`],
    ['src/work/work.ts', `export async function f(deps: { fetch: (url: string) => void }) { deps.fetch('x'); }`],
    [
      'src/work/work.ts',
      `export const clock = { setTimeout: (ms: number) => ms, now() { return 1; } }; clock.setTimeout(1);`,
    ],
    ['src/work/work.ts', `import { fetch } from './local.ts'; export { setTimeout } from './local.ts'; fetch();`],
    ['src/work/work.ts', `for (const fetch of [1]) { try { fetch; } catch (process) { process; } }`],
    ['src/work/work.ts', 'const made = `CREATE TABLE tasks (a TEXT)`; const read = `SELECT a FROM tasks`;'],
    ['src/work/work.ts', `export const hint = 'Take the word from tasks, or update goals';`],
    ['src/work/work.ts', `import { hash } from 'node:crypto'; import { EOL } from 'node:os'; hash('sha256', EOL);`],
  ])('in %s: %s', (path, text) => {
    expect(check({ [path]: text })).toEqual([]);
  });
});

test("the ledger's tables may be read by every domain, and a domain may have a table of the same name as another", () => {
  const texts = {
    'src/ledger/schema.ts': 'export const SQL = `CREATE TABLE events (a TEXT)`;',
    'src/work/schema.ts': 'export const SQL = `CREATE TABLE notes (a TEXT)`;',
    'src/mind/schema.ts': 'export const SQL = `CREATE TABLE notes (a TEXT)`;',
    'src/mind/queries.ts': 'export const SQL = `SELECT n.a FROM notes n JOIN events e ON e.a = n.a`;',
  };
  expect(check(texts)).toEqual([]);
});
