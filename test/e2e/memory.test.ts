// ACL-06 with real programs: the knowledge-graph memory server over stdio, servers that misbehave, and one over HTTP.
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { McpServer, createMcpHandler } from '@modelcontextprotocol/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { manualClock } from '../../src/base/clock.ts';
import { systemFetch } from '../../src/base/network.ts';
import { bindOperations } from '../../src/base/operation.ts';
import { readConfigFile } from '../../src/home/config-file.ts';
import { createMemory } from '../../src/work/memory/memory.ts';
import { openMemory } from '../../src/work/memory/open-memory.ts';
import { memoryOperations } from '../../src/work/memory/operations.ts';
import { failureOf, refusalOf } from '../support/expect-error.ts';
import { until } from '../support/until.ts';

const server = createRequire(import.meta.url).resolve('@modelcontextprotocol/server-memory/dist/index.js');
const oddServer = fileURLToPath(new URL('../support/odd-memory-server.ts', import.meta.url));
let folder: string;
let graph: string;
let place: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-memory-')));
  graph = join(folder, 'graph.jsonl');
  place = join(folder, 'place.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const configure = (config: object) =>
  writeFileSync(join(folder, 'memory.json'), JSON.stringify(config), { mode: 0o600 });
const configureOdd = (mode: string, more: object = {}) =>
  configure({
    command: process.execPath,
    args: [oddServer, mode, place],
    tools: { query: { tool: 'recall', args: { q: '{text}' } }, write: { tool: 'remember', args: { text: '{text}' } } },
    timeout_ms: 4_000,
    ...more,
  });

interface Answer {
  readonly written: boolean;
  readonly entries: readonly { readonly text: string }[];
}
async function run(name: 'query_memory' | 'save_learning', input: object, signal?: AbortSignal): Promise<Answer> {
  const open = () =>
    openMemory({
      configFolder: folder,
      fetch: systemFetch,
      version: '0.0.0-test',
      readConfigFile: (file) => readConfigFile(folder, file),
    });
  const operations = bindOperations(createMemory({ open, clock: manualClock() }), memoryOperations);
  const operation = operations.find(({ definition }) => definition.name === `work.${name}`);
  return (await operation?.run(input, { actor: 'agent:test', ...(signal && { signal }) })) as Answer;
}
const graphText = () => (existsSync(graph) ? readFileSync(graph, 'utf8') : '');

interface Surroundings {
  readonly pid: number;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}
const surroundings = () => JSON.parse(readFileSync(place, 'utf8')) as Surroundings;
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('the knowledge-graph server', () => {
  beforeEach(() => configure({ command: process.execPath, args: [server], env: { MEMORY_FILE_PATH: graph } }));

  test('keeps a learning with its provenance, once, and gives it back by its words', async () => {
    const learning = { kind: 'decision', text: 'Shared homes use Postgres', source: 'docs/decisions/0003.md' };
    expect(await run('save_learning', learning)).toMatchObject({ written: true });
    const after = graphText();
    expect(await run('save_learning', learning)).toMatchObject({ written: false });
    expect(graphText()).toBe(after);
    expect(JSON.parse(after)).toMatchObject({
      entityType: 'decision',
      observations: [
        'Shared homes use Postgres',
        'source: docs/decisions/0003.md',
        'learned: 2026-01-01T00:00:00.000Z',
        'by: agent:test',
      ],
    });
    expect(
      await run('query_memory', { text: 'which database do shared homes have', kinds: ['decision'] }),
    ).toMatchObject({
      trust: 'untrusted',
      entries: [{ kind: 'decision', text: 'Shared homes use Postgres', source: 'docs/decisions/0003.md' }],
    });
    expect(await run('query_memory', { text: 'Postgres', kinds: ['preference'] })).toMatchObject({ entries: [] });
  });

  test('never sees what is refused: its file is not even made', async () => {
    const refused = [
      'Task 12 is done',
      'We are 40% through the migration',
      'Next step: deploy',
      'Where we left off: parser',
      'Blocked by the review',
      'Currently on the exporter',
      '{"task_id": "018f3c5e-7a1b-7c2d-8e3f-0123456789ab", "status": "doing"}',
    ];
    for (const text of refused) {
      expect(await refusalOf(run('save_learning', { kind: 'fact', text }))).toMatchObject({ code: 'memory_boundary' });
    }
    await run('query_memory', { text: 'Task 12 is done' });
    expect(graphText()).toBe('');
  });

  test('is never written to by a query, and shows what others wrote as it is bounded and labelled', async () => {
    const foreign = {
      type: 'entity',
      name: 'Ann',
      entityType: 'person',
      observations: ['Likes tabs', 'x'.repeat(9_000)],
    };
    writeFileSync(graph, JSON.stringify(foreign));
    const before = graphText();
    const answer = await run('query_memory', { text: 'tabs' });
    expect(answer).toMatchObject({ trust: 'untrusted', truncated: true });
    expect(answer.entries.map(({ text }) => text.length)).toEqual([10, 2_000]);
    expect(graphText()).toBe(before);
  });
});

describe('a program', () => {
  test('that cannot be started, is silent, fails or floods is a failure to try again, and is ended', async () => {
    configure({ command: join(folder, 'none') });
    expect(await failureOf(run('query_memory', { text: 'x' }))).toMatchObject({ code: 'memory_unavailable' });
    for (const mode of ['mute', 'failing', 'flooding']) {
      configureOdd(mode);
      const failure = await failureOf(run('query_memory', { text: 'x' }));
      expect(failure).toMatchObject({ code: 'memory_unavailable', retry: { retry: true } });
      expect(failure.message).not.toContain('\u001b');
      const { pid } = surroundings();
      await until(() => !isAlive(pid));
    }
  });

  test('that answers neither to its end of input nor to SIGTERM is killed', async () => {
    // Long enough that it has begun, on a machine with much else to do.
    configureOdd('immortal', { timeout_ms: 4_000 });
    expect(await failureOf(run('query_memory', { text: 'x' }))).toMatchObject({ code: 'memory_unavailable' });
    const { pid } = surroundings();
    await until(() => !isAlive(pid));
  });

  test('is ended when no caller waits for the answer any more', async () => {
    configureOdd('mute', { timeout_ms: 60_000 });
    const abort = new AbortController();
    const failure = failureOf(run('query_memory', { text: 'x' }, abort.signal));
    await until(() => existsSync(place) && readFileSync(place, 'utf8') !== '');
    const { pid } = surroundings();
    abort.abort();
    expect(await failure).toMatchObject({ code: 'memory_unavailable', retry: { retry: false } });
    await until(() => !isAlive(pid));
  });

  test('runs in the configuration folder, without the project’s programs and without our environment', async () => {
    process.env['THROUGHLINE_TEST_TOKEN'] = 'hidden';
    const path = process.env['PATH'] ?? '';
    process.env['PATH'] = `/somewhere/node_modules/.bin:relative:${path}`;
    try {
      configureOdd('polite', { env: { OWN: 'given' } });
      expect(await run('query_memory', { text: 'x' })).toMatchObject({
        entries: [{ text: 'called {"name":"recall","arguments":{"q":"x"}}' }],
      });
    } finally {
      process.env['PATH'] = path;
      delete process.env['THROUGHLINE_TEST_TOKEN'];
    }
    const { pid, cwd, env } = surroundings();
    expect(cwd).toBe(folder);
    expect(env).toMatchObject({ OWN: 'given' });
    expect(env).not.toHaveProperty('THROUGHLINE_TEST_TOKEN');
    expect(env['PATH']).not.toMatch(/somewhere|relative/);
    await until(() => !isAlive(pid));
  });

  test('whose tool for asking says that it writes is not asked', async () => {
    configureOdd('lying');
    expect(await refusalOf(run('query_memory', { text: 'x' }))).toMatchObject({ code: 'memory_unsupported' });
  });

  test('is not started by what is refused', async () => {
    configureOdd('polite');
    await refusalOf(run('save_learning', { kind: 'fact', text: 'Task 1 is done' }));
    expect(existsSync(place)).toBe(false);
  });
});

describe('a server over HTTP', () => {
  test('is read and written like any other', async () => {
    const kept: string[] = [];
    const handler = createMcpHandler(() => {
      const mcp = new McpServer({ name: 'over-http', version: '1.0.0' });
      const text = (said: string) => ({ content: [{ type: 'text' as const, text: said }] });
      mcp.registerTool('recall', { inputSchema: z.object({ q: z.string() }) }, async ({ q }) => text(`about ${q}`));
      mcp.registerTool('remember', { inputSchema: z.object({ text: z.string() }) }, async ({ text: learned }) => {
        kept.push(learned);
        return text('kept');
      });
      return mcp;
    });
    const http = serve({ fetch: (request) => handler.fetch(request), port: 0, hostname: '127.0.0.1' });
    await once(http, 'listening');
    try {
      const { port } = http.address() as AddressInfo;
      configureOdd('', { url: `http://127.0.0.1:${port}/mcp`, command: undefined, args: undefined });
      expect(await run('query_memory', { text: 'tabs' })).toMatchObject({ entries: [{ text: 'about tabs' }] });
      expect(await run('save_learning', { kind: 'preference', text: 'Prefers tabs' })).toMatchObject({ written: true });
      expect(kept).toEqual(['Prefers tabs']);
    } finally {
      await new Promise((resolve) => http.close(resolve));
    }
  });

  test('is a failure to try again when it takes requests and answers none', async () => {
    let asked = 0;
    const http = createServer(() => void (asked += 1));
    await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
    try {
      configure({ url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`, timeout_ms: 500 });
      const failure = await failureOf(run('query_memory', { text: 'x' }));
      expect(failure).toMatchObject({ code: 'memory_unavailable', retry: { retry: true } });
      expect(asked).toBe(1);
    } finally {
      http.closeAllConnections();
      http.close();
    }
  });

  test('has neither its redirects followed nor its floods read', async () => {
    let hits = 0;
    let mode = 'redirect';
    const http = createServer((request, response) => {
      hits += request.url === '/elsewhere' ? 1 : 0;
      if (mode === 'redirect') response.writeHead(307, { location: '/elsewhere' }).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end('x'.repeat(6_000_000));
    });
    await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
    try {
      configure({ url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`, timeout_ms: 5_000 });
      expect(await failureOf(run('query_memory', { text: 'x' }))).toMatchObject({ code: 'memory_unavailable' });
      expect(hits).toBe(0);
      mode = 'flood';
      const flooded = await failureOf(run('query_memory', { text: 'x' }));
      expect(flooded).toMatchObject({ code: 'memory_unavailable' });
      expect(flooded.message).toContain('too long');
    } finally {
      http.closeAllConnections();
      http.close();
    }
  });
});
