// A home on a server that no packet reaches any more: commands, HTTP and MCP end with a failure that says what to do.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { ask } from '../support/http-request.ts';
import { createClient, stdioTransport } from '../support/mcp-clients.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { PROGRAM } from '../support/run-warm.ts';

let folder: string;
let database: string;
let proxy: Proxy;
let env: NodeJS.ProcessEnv;
const undo: (() => void)[] = [];

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-stalled-'));
  database = `stalled_${process.pid}_${Date.now()}`;
  await onServer(`CREATE DATABASE ${database}`);
  proxy = await startProxy(inject('postgresUrl'));
  const url = new URL(proxy.url);
  url.pathname = `/${database}`;
  url.searchParams.set('tcp_user_timeout', '5000');
  env = {
    ...process.env,
    THROUGHLINE_HOME: url.href,
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    NO_COLOR: '1',
  };
});

afterEach(async () => {
  for (const each of undo.splice(0)) each();
  await proxy.stop();
  await onServer(`DROP DATABASE ${database} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

async function tl(...args: string[]): Promise<{ status: number | null; json: Record<string, unknown> }> {
  const child = spawn(process.execPath, [PROGRAM, ...args, '--json'], { cwd: folder, env });
  undo.push(() => child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(child, 'close');
  return {
    status: child.exitCode,
    json: JSON.parse(said.trim().split('\n').at(-1) ?? '{}') as Record<string, unknown>,
  };
}

const FAILED = { kind: 'failure', code: 'database_unreachable', retry: { retry: true } };

test('commands, HTTP and MCP fail within their time, and the daemon says that it is not ready', async () => {
  expect((await tl('init')).status).toBe(0);
  expect((await tl('goal', 'create', 'Ship it')).status).toBe(0);
  const daemon = spawn(process.execPath, [PROGRAM, 'up', '--port', '0'], { cwd: folder, env });
  undo.push(() => daemon.kill('SIGKILL'));
  let said = '';
  while (!/http:\/\/[\d.:]+/.test(said)) said += String(((await once(daemon.stdout, 'data')) as [Buffer])[0]);
  const [url = ''] = /http:\/\/[\d.:]+/.exec(said) ?? [];
  const places = join(folder, 'config', 'throughline', 'daemons');
  const [place = ''] = readdirSync(places);
  const token = readFileSync(join(places, place, 'token'), 'utf8').trim();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const client = createClient('2026');
  await client.connect(stdioTransport([PROGRAM, 'mcp'], { cwd: folder, env }));
  undo.push(() => void client.close().catch(() => {}));
  const next = async () => (await client.callTool({ name: 'create_goal', arguments: { text: 'Ship more' } })) as object;
  expect(await next()).not.toHaveProperty('isError', true);
  const post = (body: object) =>
    ask(`${url}/v1/work/create_goal`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect((await post({ text: 'And this' })).status).toBe(200);
  expect((await ask(`${url}/ready`)).status).toBe(200);

  proxy.stall('both');
  const [command, written, tool, ready, health] = await Promise.all([
    tl('goal', 'list'),
    post({ text: 'Lost' }),
    next(),
    ask(`${url}/ready`),
    ask(`${url}/health`),
  ]);
  expect(command).toMatchObject({ status: 5, json: FAILED });
  expect([written.status, written.json]).toMatchObject([503, FAILED]);
  expect(tool).toMatchObject({ isError: true });
  expect(JSON.stringify(tool)).toContain('database_unreachable');
  expect([ready.status, ready.json['status']]).toEqual([503, 'not_ready']);
  expect(health.status).toBe(200);
  // A stop does not wait for the server either.
  daemon.kill('SIGTERM');
  await once(daemon, 'exit');
});
