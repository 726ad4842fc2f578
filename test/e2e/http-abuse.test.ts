// The abuse table for HTTP: every route against every wrong way to reach it, over real sockets.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { systemRandom } from '../../src/base/random.ts';
import { startDaemon, type Daemon } from '../../src/surfaces/http/daemon.ts';
import { createToken, listTokens, revokeToken } from '../../src/surfaces/http/tokens.ts';
import { ask, type Answer, type Asked } from '../support/http-request.ts';
import { openServedBoard, tokenOf, type ServedBoard } from '../support/served-home.ts';

interface Route {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** No token is needed. */
  readonly open?: boolean;
  readonly takesBody?: boolean;
}

const ROUTES: readonly Route[] = [
  { path: '/health', method: 'GET', open: true },
  { path: '/ready', method: 'GET', open: true },
  { path: '/', method: 'GET', open: true },
  { path: '/metrics', method: 'GET' },
  { path: '/v1/openapi.json', method: 'GET' },
  { path: '/v1/events', method: 'GET' },
  { path: '/v1/session', method: 'POST', open: true, takesBody: true },
  { path: '/v1/login-link', method: 'POST', takesBody: true },
  { path: '/v1/board/echo', method: 'GET' },
  { path: '/v1/board/echo', method: 'POST', takesBody: true },
  { path: '/v1/board/add_card', method: 'POST', takesBody: true },
  { path: '/v1/board/wipe', method: 'POST', takesBody: true },
  { path: '/v1/board/unknown', method: 'POST', takesBody: true },
  { path: '/mcp', method: 'GET' },
  { path: '/mcp', method: 'POST', takesBody: true },
];

let folder: string;
let served: ServedBoard;
let daemon: Daemon;
let token: string;
let host: string;
/** Whatever got through to something that does anything. */
let mounted = 0;
const logged: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-abuse-'));
  served = await openServedBoard(folder);
  daemon = await startDaemon(served.served, {
    place: served.place,
    port: 0,
    allowedHosts: ['box.local'],
    log: (line) => logged.push(line),
    mounts: [
      {
        path: '/mcp',
        handler: async () => {
          mounted += 1;
          return Response.json({}, { headers: { 'access-control-allow-origin': '*' } });
        },
      },
    ],
  });
  token = await tokenOf(served.place);
  ({ host } = new URL(daemon.url));
});

afterAll(async () => {
  await daemon.stop();
  await served.home.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A right request, made wrong by what is given. */
function reach(route: Route, { headers = {}, ...rest }: Asked = {}, query = ''): Promise<Answer> {
  const right = {
    authorization: `Bearer ${token}`,
    ...(route.takesBody ? { 'content-type': 'application/json' } : {}),
  };
  return ask(daemon.url + route.path + query, {
    method: route.method,
    headers: { ...right, ...headers },
    ...(route.takesBody ? { body: '{}' } : {}),
    ...rest,
  });
}

async function eventsStored(): Promise<number> {
  return (await served.home.ledger.status()).events;
}

const KNOWN = ROUTES.filter(({ path }) => path !== '/v1/board/unknown');
const GUARDED = ROUTES.filter(({ open }) => !open);
const WITH_BODY = KNOWN.filter(({ takesBody }) => takesBody);
/** Those of one method alone. */
const OWN = KNOWN.filter(({ path }) => path !== '/mcp' && path !== '/v1/session');

async function expectRefused(route: Route, asked: Asked, status: number, code: string, query = ''): Promise<void> {
  const before = { events: await eventsStored(), mounted };
  const answer = await reach(route, asked, query);
  expect([answer.status, answer.json['code'], answer.headers['content-type']]).toEqual([
    status,
    code,
    'application/problem+json',
  ]);
  expect({ events: await eventsStored(), mounted }).toEqual(before);
  expectSafeHeaders(answer);
}

describe('every route refuses', () => {
  test.each(ROUTES)('a wrong Host: $method $path', async (route) => {
    const port = new URL(daemon.url).port;
    for (const wrong of [
      'evil.example',
      `evil.example:${port}`,
      '127.0.0.1',
      'localhost:1',
      `127.0.0.1.evil.example:${port}`,
    ]) {
      await expectRefused(route, { headers: { host: wrong } }, 403, 'host_not_allowed');
    }
  });

  test.each(ROUTES)('a wrong Origin: $method $path', async (route) => {
    for (const origin of [
      'http://evil.example',
      'null',
      'https://localhost',
      'http://localhost:1',
      `https://${host}`,
    ]) {
      await expectRefused(route, { headers: { origin } }, 403, 'origin_not_allowed');
    }
  });

  test.each(ROUTES)('what a browser says that another site asked for: $method $path', async (route) => {
    await expectRefused(route, { headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'cross_site');
    await expectRefused(route, { headers: { 'sec-fetch-site': 'same-site' } }, 403, 'cross_site');
  });

  test.each(GUARDED)('no token, a wrong one and one in the address: $method $path', async (route) => {
    const none = { authorization: '' };
    await expectRefused(route, { headers: none }, 401, 'token_required');
    await expectRefused(route, { headers: { authorization: `Basic ${token}` } }, 401, 'token_required');
    await expectRefused(route, { headers: { authorization: `Bearer tl_${'A'.repeat(43)}` } }, 401, 'token_invalid');
    await expectRefused(route, { headers: { authorization: `Bearer ${token}x` } }, 401, 'token_invalid');
    await expectRefused(route, { headers: none }, 401, 'token_required', `?token=${token}&access_token=${token}`);
    await expectRefused(route, { headers: { ...none, cookie: `token=${token}` } }, 401, 'token_required');
  });

  test.each(WITH_BODY)('what is not declared as JSON: $method $path', async (route) => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
      'text/json',
    ];
    for (const type of [...types, 'application/json; charset=utf-16', 'application/json, text/plain']) {
      await expectRefused(route, { headers: { 'content-type': type } }, 415, 'unsupported_media_type');
    }
    await expectRefused(route, { headers: { 'content-encoding': 'gzip' } }, 415, 'unsupported_media_type');
  });

  test.each(WITH_BODY)('a body that is too large, before it comes: $method $path', async (route) => {
    const { status, headers } = await firstAnswer(route, { 'content-length': String(64 * 1024 * 1024) });
    expect([status, headers]).toEqual([413, expect.stringMatching(/connection: close/i)]);
  });

  test.each(OWN)('other methods: $method $path', async (route) => {
    const isPosted = route.takesBody || route.path === '/v1/board/echo';
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', ...(isPosted ? [] : ['POST'])]) {
      const answer = await ask(daemon.url + route.path, { method, headers: { authorization: `Bearer ${token}` } });
      expect([method, answer.status, answer.json['code']]).toEqual([method, 405, 'method_not_allowed']);
      expect(answer.headers['allow']?.split(', ')).toContain(route.method);
      expectSafeHeaders(answer);
    }
  });
});

function expectSafeHeaders({ headers }: Answer): void {
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'") as string,
  });
}

/** Sends a head and no body: the answer must come all the same. */
function firstAnswer(route: Route, extra: Record<string, string>): Promise<{ status: number; headers: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(daemon.url);
    const socket = connect(Number(port), hostname);
    const headers = { host, authorization: `Bearer ${token}`, 'content-type': 'application/json', ...extra };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${route.method} ${route.path} HTTP/1.1\r\n${head.join('')}\r\n`);
    socket.once('data', (chunk: Buffer) => {
      const text = chunk.toString();
      socket.destroy();
      resolve({ status: Number(text.split(' ')[1]), headers: text });
    });
    socket.once('error', reject);
  });
}

describe('what is right passes', () => {
  test.each(['localhost', '127.0.0.1', 'LOCALHOST', 'box.local'])(
    'by the name %s, also from its own page',
    async (name) => {
      const at = `${name}:${new URL(daemon.url).port}`;
      const headers = { host: at, origin: `http://${at.toLowerCase()}`, 'sec-fetch-site': 'same-origin' };
      const answer = await reach({ path: '/v1/board/echo', method: 'POST', takesBody: true }, { headers });
      expect(answer.status).toBe(200);
      expectSafeHeaders(answer);
    },
  );

  test('a mount cannot open the daemon to other origins', async () => {
    const answer = await reach({ path: '/mcp', method: 'POST', takesBody: true });
    expect(answer.status).toBe(200);
    expectSafeHeaders(answer);
  });

  test('a body of chunks is counted while it comes', async () => {
    const chunked = { headers: { 'transfer-encoding': 'chunked' }, body: new Uint8Array(9 * 1024 * 1024).fill(0x20) };
    const answer = await reach({ path: '/v1/board/echo', method: 'POST', takesBody: true }, chunked).catch(
      () => undefined,
    );
    // Whoever goes on sending may be cut off before it reads the answer.
    expect([413, undefined]).toContain(answer?.status);
  });

  test.each([
    ['too_large', 413, `{"text":[${'1,'.repeat(1_000_000)}1]}`],
    ['too_deep', 400, `{"text":${'['.repeat(1_000_000)}`],
  ])('a body that would be parsed for long is refused before: %s', async (code, status, body) => {
    for (const path of ['/v1/board/echo', '/mcp']) {
      const answer = await reach({ path, method: 'POST', takesBody: true }, { body });
      expect([answer.status, answer.json['code']]).toEqual([status, code]);
    }
  });

  test('the page holds no data, and runs and asks for nothing but what was built with it', async () => {
    const { text, headers } = await ask(daemon.url);
    const asked = [...text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, url]) => url ?? '');
    const isBuilt = (url: string) => /^\/assets\/[\w.-]+$/.test(url) || url.startsWith('data:image/svg+xml,');
    expect(asked.filter((url) => !isBuilt(url))).toEqual([]);
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|tl_/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
    expect((await ask(`${daemon.url}/health`)).json).toEqual({
      status: 'ok',
      version: '0.0.0',
      uptime_seconds: expect.any(Number) as number,
    });
  });

  test.each(['/../etc/passwd', '/%2e%2e/token', '/a%00b', '/.env', '//evil.example/', '/v1', '/mcpx'])(
    'there is nothing at %s',
    async (path) => {
      const { status } = await ask(daemon.url + path, { headers: { authorization: `Bearer ${token}` } });
      expect([400, 403, 404]).toContain(status);
    },
  );

  test('what is no HTTP gets a plain 400, and headers have a limit', async () => {
    expect(await raw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw(`GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 4\d\d /,
    );
    expect(await raw('GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(await raw(`GET http://evil.example/health HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 403 /);
  });
});

test('a body that breaks off is the client’s fault, and the log calls it no bug', async () => {
  const head = `POST /v1/board/echo HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n`;
  const before = logged.length;
  for (const rest of ['Content-Length: 50\r\n\r\n{', 'Transfer-Encoding: chunked\r\n\r\nff\r\n{']) {
    const { hostname, port } = new URL(daemon.url);
    const socket = connect(Number(port), hostname, () => socket.write(head + rest, () => socket.destroy()));
  }
  const ended = () => logged.slice(before).filter((line) => line.includes('"message":"request"'));
  await expect.poll(() => ended().length).toBe(2);
  expect(ended().map((line) => (JSON.parse(line) as { readonly status: number }).status)).toEqual([400, 400]);
  expect(logged.slice(before).join('')).not.toContain('"bug"');
});

function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(daemon.url);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.once('data', (chunk: Buffer) => {
      socket.destroy();
      resolve(chunk.toString());
    });
    socket.once('close', () => resolve(''));
    socket.on('error', () => {});
  });
}

describe('tokens', () => {
  const deps = () => ({ place: served.place, clock: systemClock, random: systemRandom });
  const call = (path: string, bearer: string) =>
    ask(daemon.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: path.endsWith('add_card') ? '{"card_id":"t","title":"t"}' : '{}',
    });

  test('each role reaches its own operations and no others', async () => {
    const statuses: Record<string, number[]> = {};
    for (const role of ['read', 'operate', 'admin'] as const) {
      const made = await createToken(deps(), { name: `for-${role}`, role });
      const answers: number[] = [];
      for (const name of ['echo', 'add_card', 'wipe']) {
        const { status, json } = await call(`/v1/board/${name}`, made.token);
        answers.push(status);
        if (status !== 200) expect(json['code']).toBe('role_required');
      }
      statuses[role] = answers;
    }
    expect(statuses).toEqual({ read: [200, 403, 403], operate: [200, 200, 403], admin: [200, 200, 200] });
    const [last] = (await served.home.ledger.events('01990000-0000-7000-8000-00000000000b', { limit: 1_000 })).slice(
      -1,
    );
    expect(last?.actor).toBe('http:for-admin');
  });

  test('a revoked or expired one is refused from then on', async () => {
    const made = await createToken(deps(), { name: 'short', role: 'read' });
    expect((await call('/v1/board/echo', made.token)).status).toBe(200);
    await revokeToken(served.place, 'short');
    expect((await call('/v1/board/echo', made.token)).json['code']).toBe('token_invalid');
    const yesterday = { ...systemClock, now: () => systemClock.now() - 86_400_000 };
    const expired = await createToken(
      { ...deps(), clock: yesterday },
      { name: 'old', role: 'read', expiresAt: new Date(Date.now() - 1_000).toISOString() },
    );
    expect((await call('/v1/board/echo', expired.token)).json['code']).toBe('token_invalid');
  });

  test('are kept as hashes, listed without them, and have names of their own', async () => {
    const { token: secret } = await createToken(deps(), {
      name: 'kept',
      role: 'operate',
      expiresAt: '2999-01-01T00:00:00Z',
    });
    const stored = (await served.place.tokens.read())?.text ?? '';
    expect([stored.includes(secret), stored.includes(secret.slice(3))]).toEqual([false, false]);
    expect((await listTokens(served.place)).find(({ name }) => name === 'kept')).toEqual({
      name: 'kept',
      role: 'operate',
      created_at: expect.any(String) as string,
      expires_at: '2999-01-01T00:00:00.000Z',
    });
    await expect(createToken(deps(), { name: 'kept', role: 'read' })).rejects.toMatchObject({ code: 'token_exists' });
    await expect(createToken(deps(), { name: 'A b', role: 'read' })).rejects.toMatchObject({
      code: 'invalid_token_request',
    });
    await expect(revokeToken(served.place, 'nobody')).rejects.toMatchObject({ code: 'unknown_token' });
  });

  test('that get into a text are not stored', async () => {
    const bearer = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ card_id: 'leak', title: `use ${token} for it` });
    await ask(`${daemon.url}/v1/board/add_card`, { method: 'POST', headers: bearer, body });
    expect(await served.board.get('leak')).toMatchObject({ title: 'use [redacted:throughline-token] for it' });
  });

  test('lie in files that no other user can read', () => {
    expect(statSync(served.placeFolder).mode & 0o777).toBe(0o700);
    const names = readdirSync(served.placeFolder);
    expect(names).toEqual(expect.arrayContaining(['daemon.json', 'token', 'tokens.json']));
    for (const name of names)
      expect([name, statSync(join(served.placeFolder, name)).mode & 0o777]).toEqual([name, 0o600]);
  });
});
