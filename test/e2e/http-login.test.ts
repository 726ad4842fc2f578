// The login of a browser: a link that works once, a session that ends, and pages that can be gone to from anywhere.
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manualClock, systemClock } from '../../src/base/clock.ts';
import { seededRandom } from '../../src/base/random.ts';
import { bindOperations, operationsOf, type Progress } from '../../src/base/operation.ts';
import { createClient } from '../../src/client.ts';
import { httpRefusals, refuse } from '../../src/surfaces/http/contract.ts';
import { startDaemon, type Daemon } from '../../src/surfaces/http/daemon.ts';
import { CODE_LASTS_MS, SESSION_LASTS_MS } from '../../src/surfaces/http/login.ts';
import { requestLoginLink } from '../../src/surfaces/http/request-login-link.ts';
import { createToken, listTokens } from '../../src/surfaces/http/tokens.ts';
import { createWebAssets } from '../../src/surfaces/http/web-assets.ts';
import { ask } from '../support/http-request.ts';
import { failureOf, refusalOf } from '../support/expect-error.ts';
import { openServedBoard, tokenOf, type ServedBoard } from '../support/served-home.ts';

const counting = {
  'test.count': operationsOf<object>(httpRefusals)({
    name: 'test.count',
    summary: 'Count',
    risk: 'read',
    tier: 'core',
    input: z.strictObject({ to: z.int() }),
    output: z.object({ counted: z.int() }),
    refusals: [],
    async handler(_domain, { to }, { onProgress }) {
      if (to > 12) throw refuse('no_session', 'Too far');
      for (let done = 1; done <= to; done += 1) {
        onProgress?.({ done, of: to });
        await systemClock.macrotask();
      }
      return { counted: to };
    },
  }),
};
type Table = typeof counting;

const clock = manualClock();
let folder: string;
let board: ServedBoard;
let daemon: Daemon;

const start = async () => {
  daemon = await startDaemon(
    { ...board.served, operations: bindOperations({}, counting) },
    {
      place: board.place,
      port: 0,
      clock: {
        ...clock,
        sleep: (_ms, signal) => new Promise((resolve) => signal?.addEventListener('abort', () => resolve())),
      },
      random: seededRandom(clock.now()),
      assets: createWebAssets(join(folder, 'web')),
      log: () => {},
    },
  );
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tl-login-'));
  await mkdir(join(folder, 'web', 'assets'), { recursive: true });
  await writeFile(join(folder, 'web', 'index.html'), '<!doctype html><title>page</title>');
  await writeFile(join(folder, 'web', 'assets', 'page-0a1b.js'), 'void 0;');
  await writeFile(join(folder, 'web', 'assets', 'page-0a1b.js.br'), 'compressed');
  await writeFile(join(folder, 'web', 'secret.pem'), 'no type, so not served');
  board = await openServedBoard(folder);
  await start();
});

afterAll(async () => {
  await daemon.stop();
  await board.home.close();
  await rm(folder, { recursive: true, force: true });
});

const codeOf = (url: string): string => new URL(url).hash.replace('#code=', '');
const trade = async (body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${daemon.url}/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, string> };
};
const asks = async (token: string): Promise<number> =>
  (await fetch(`${daemon.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status;
const login = async (): Promise<string> =>
  (await trade({ code: codeOf(daemon.createLoginLink().url) })).answer['token'] ?? '';

describe('a code', () => {
  test('is in the fragment of the link and is traded for a session once', async () => {
    const { url, expires_at } = daemon.createLoginLink();
    expect(url).toMatch(new RegExp(`^${daemon.url}/#code=[\\w-]{32}$`));
    expect(Date.parse(expires_at) - clock.now()).toBe(CODE_LASTS_MS);
    const { status, answer } = await trade({ code: codeOf(url) });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ role: 'admin', name: expect.stringMatching(/^web-[0-9a-f]{8}$/) as string });
    expect(await asks(answer['token'] ?? '')).toBe(200);
    expect(await trade({ code: codeOf(url) })).toMatchObject({ status: 401, answer: { code: 'login_code_invalid' } });
  });

  test('lets one in when two come at once', async () => {
    const code = codeOf(daemon.createLoginLink().url);
    const both = await Promise.all([trade({ code }), trade({ code })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  test('is too old after ten minutes', async () => {
    const code = codeOf(daemon.createLoginLink().url);
    clock.advance(CODE_LASTS_MS);
    expect((await trade({ code })).status).toBe(401);
  });

  test('is refused at every guess, and guessing keeps no user out', async () => {
    const code = codeOf(daemon.createLoginLink().url);
    const near = [code.slice(1), `${code}A`, code.slice(0, -1), code.toLowerCase(), ''];
    const wrong = [...near, ...Array.from({ length: 100 }, (_, at) => `guess-${at}`)];
    const refused = await Promise.all(wrong.map((guess) => trade({ code: guess })));
    expect(new Set(refused.map(({ status, answer }) => `${status} ${answer['code']}`))).toEqual(
      new Set(['401 login_code_invalid']),
    );
    expect((await trade({ code })).status).toBe(200);
  });

  test('is not taken from another site, nor in another form', async () => {
    const code = codeOf(daemon.createLoginLink().url);
    expect((await trade({ code }, { origin: 'https://example.org' })).status).toBe(403);
    expect((await trade({ code }, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await trade({ code: 7 })).status).toBe(400);
    expect((await trade(null)).status).toBe(400);
    expect((await fetch(`${daemon.url}/v1/session?code=${code}`)).status).toBe(405);
    expect((await trade({ code })).status).toBe(200);
  });
});

describe('a session', () => {
  test('outlives the daemon, ends by itself, and is forgotten with the next login', async () => {
    const token = await login();
    await daemon.stop();
    await start();
    expect(await asks(token)).toBe(200);
    clock.advance(SESSION_LASTS_MS);
    expect(await asks(token)).toBe(401);
    await login();
    expect((await listTokens(board.place)).filter(({ name }) => name.startsWith('web-'))).toHaveLength(1);
  });

  test('ends when it is asked to, and no other token ends that way', async () => {
    const end = async (token: string): Promise<number> =>
      (await fetch(`${daemon.url}/v1/session`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } }))
        .status;
    const token = await login();
    expect(await end(await tokenOf(board.place))).toBe(409);
    expect(await end(token)).toBe(200);
    expect(await asks(token)).toBe(401);
    expect(await end(token)).toBe(401);
  });
});

describe('a link', () => {
  test('is given to a caller that can read the token of the daemon', async () => {
    const { url } = await requestLoginLink(board.place);
    expect((await trade({ code: codeOf(url) })).status).toBe(200);
  });

  test('is given to no session and to no lesser token', async () => {
    const { token: lesser } = await createToken(
      { place: board.place, clock, random: seededRandom(7) },
      { name: 'lesser', role: 'operate' },
    );
    for (const token of [await login(), lesser]) {
      const response = await fetch(`${daemon.url}/v1/login-link`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.status).toBe(403);
    }
  });

  test('is not waited for when the daemon does not answer', async () => {
    const silent = (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    expect(await failureOf(requestLoginLink(board.place, silent, 20))).toMatchObject({
      code: 'daemon_silent',
      retry: { retry: true },
    });
  });

  test('is refused where no daemon runs', async () => {
    await daemon.stop();
    expect(await refusalOf(requestLoginLink(board.place))).toMatchObject({ code: 'daemon_not_running' });
    await start();
  });
});

describe('a page', () => {
  const get = (path: string, headers: Record<string, string> = {}) => ask(`${daemon.url}${path}`, { headers });
  const navigation = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

  test('can be gone to from another site, in a window of its own alone', async () => {
    expect((await get('/', navigation)).status).toBe(200);
    expect((await get('/projects/a/tasks/b', navigation)).status).toBe(200);
    expect((await get('/', { ...navigation, 'sec-fetch-dest': 'iframe' })).status).toBe(403);
    expect((await get('/', { ...navigation, 'sec-fetch-mode': 'no-cors' })).status).toBe(403);
    expect((await get('/metrics', navigation)).status).toBe(403);
    expect((await get('/v1/ledger/status', navigation)).status).toBe(403);
  });

  test('is never kept; what has a hash in its name always is, compressed where that is understood', async () => {
    const page = await get('/projects/a');
    expect(page.text).toContain('<title>page</title>');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    const plain = await get('/assets/page-0a1b.js', { 'accept-encoding': 'gzip' });
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.text).toBe('void 0;');
    const compressed = await get('/assets/page-0a1b.js', { 'accept-encoding': 'gzip, br' });
    expect([compressed.headers['content-encoding'], compressed.text]).toEqual(['br', 'compressed']);
  });

  test('is nothing else that lies in the folder', async () => {
    for (const path of ['/secret.pem', '/assets/other.js', '/assets', '/index.html.br']) {
      expect((await get(path)).status).toBe(404);
    }
  });
});

describe('an operation', () => {
  test('reports progress to a client that accepts it, and how it ended', async () => {
    const steps: Progress[] = [];
    const token = await tokenOf(board.place);
    const client = createClient<Table>({ url: daemon.url, token });
    const result = await client.call('test.count', { to: 3 }, { onProgress: (step) => steps.push(step) });
    expect([steps, result]).toEqual([
      [
        { done: 1, of: 3 },
        { done: 2, of: 3 },
        { done: 3, of: 3 },
      ],
      { counted: 3 },
    ]);
    await expect(client.call('test.count', { to: 13 }, { onProgress: () => {} })).rejects.toMatchObject({
      kind: 'refusal',
      code: 'no_session',
      status: 409,
    });
  });
});
