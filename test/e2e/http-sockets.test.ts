// Peers that take sockets and give nothing back: the daemon closes them, and hears everyone else meanwhile.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpsRequest } from 'node:https';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startDaemon, type Daemon } from '../../src/surfaces/http/daemon.ts';
import { bundledScript } from '../support/bundled-script.ts';
import { ask } from '../support/http-request.ts';
import { TEST_CERTIFICATE, TEST_KEY } from '../support/test-certificate.ts';
import { openServedBoard, tokenOf, type ServedBoard } from '../support/served-home.ts';

let folder: string;
let served: ServedBoard;
let daemon: Daemon | undefined;
let child: ChildProcess | undefined;
const sockets = new Set<Socket>();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-sockets-'));
  served = await openServedBoard(folder);
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  child?.kill('SIGKILL');
  child = undefined;
  await daemon?.stop();
  daemon = undefined;
  await served.home.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A peer that says this much, reads nothing and never closes its side. */
async function hold(url: string, said: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  sockets.add(socket);
  socket.on('error', () => {});
  socket.on('end', () => {});
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  socket.write(said);
  return socket;
}

/** Resolves when the daemon has closed the socket for good; a side that is only half closed still takes bytes. */
async function isGone(socket: Socket): Promise<void> {
  while (!socket.closed) {
    socket.write('x');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function spawnDaemon(handles?: number): Promise<string> {
  const script = bundledScript(join(import.meta.dirname, '..', 'support', 'http-daemon.ts'));
  const command = [process.execPath, script, JSON.stringify({ folder })];
  const limited = ['bash', '-c', `ulimit -n ${handles}; exec "$@"`, 'bash', ...command];
  const [program = '', ...args] = handles === undefined ? command : limited;
  child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = child.stdout ? ((await once(child.stdout, 'data')) as [Buffer]) : [];
  return (JSON.parse(String(line)) as { url: string }).url;
}

const streamOf = async (url: string) => {
  const ended = new AbortController();
  const headers = { authorization: `Bearer ${await tokenOf(served.place)}` };
  const response = await fetch(`${url}/v1/events`, { headers, signal: ended.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  return { next: async () => (await reader?.read())?.value ?? '', end: () => ended.abort() };
};

describe('600 sockets with half a header', () => {
  test.each([undefined, 256])('leave the daemon reachable, with %s file handles', async (handles) => {
    const url = await spawnDaemon(handles);
    const stream = await streamOf(url);
    expect(await stream.next()).toContain('event: open');
    for (let at = 0; at < 600; at += 50) {
      await Promise.all(Array.from({ length: 50 }, () => hold(url, 'GET /he')));
      expect((await ask(`${url}/health`)).status).toBe(200);
    }
    const headers = { authorization: `Bearer ${await tokenOf(served.place)}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ card_id: 'under-attack', title: 'Under attack' });
    const added = await ask(`${url}/v1/board/add_card`, { method: 'POST', headers, body });
    expect(added).toMatchObject({ status: 200 });
    expect(await stream.next()).toContain('event: change');
    stream.end();
  });
});

describe('a peer that ignores the end of its connection', () => {
  const limits = { headersTimeout: 20, requestTimeout: 40, connectionsCheckingInterval: 10, lingerMs: 20 };

  test.each([
    ['half a header', () => 'GET /he'],
    ['half a body', (host: string) => `POST /v1/session HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 9\r\n\r\n{`],
    ['no HTTP', () => 'nonsense\r\n\r\n'],
    ['a header too long', () => `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('is cut off after %s', async (_what, said) => {
    daemon = await startDaemon(served.served, { place: served.place, port: 0, log: () => {}, limits });
    const socket = await hold(daemon.url, said(new URL(daemon.url).host));
    await isGone(socket);
    expect(socket.closed).toBe(true);
  });
});

test('only sockets without a request of a known caller make room, and those that asked nothing do so first', async () => {
  daemon = await startDaemon(served.served, {
    place: served.place,
    port: 0,
    log: () => {},
    limits: { maxConnections: 4 },
    mounts: [{ path: '/mcp', handler: async () => new Response(new ReadableStream()) }],
  });
  const { url } = daemon;
  const { host } = new URL(url);
  const known = `Authorization: Bearer ${await tokenOf(served.place)}\r\n`;
  const open = (path: string, header = '') => hold(url, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${header}\r\n`);
  const [events, mcp] = [await open('/v1/events', known), await open('/mcp', known)];
  await Promise.all([once(events, 'data'), once(mcp, 'data')]);
  const idle = await open('/health');
  await once(idle, 'data');
  const halves: Socket[] = [];
  for (let at = 0; at < 20; at += 1) halves.push(await hold(url, 'GET /he'));
  await Promise.all(halves.slice(0, -1).map((socket) => isGone(socket)));
  expect([events, mcp, idle].map(({ closed }) => closed)).toEqual([false, false, false]);
  expect((await ask(`${url}/health`)).status).toBe(200);
});

test('with TLS too, peers that never finish their handshake or their header make room', async () => {
  const tls = { certPath: join(folder, 'cert.pem'), keyPath: join(folder, 'key.pem') };
  writeFileSync(tls.certPath, TEST_CERTIFICATE);
  writeFileSync(tls.keyPath, TEST_KEY);
  const limits = { maxConnections: 4 };
  daemon = await startDaemon(served.served, { place: served.place, port: 0, log: () => {}, tls, limits });
  const { hostname, port } = new URL(daemon.url);
  const health = () =>
    new Promise((resolve, reject) => {
      const sent = httpsRequest(`${daemon?.url}/health`, { rejectUnauthorized: false, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject).end();
    });
  for (let at = 0; at < 40; at += 1) {
    const socket = await hold(daemon.url, at % 2 === 0 ? '\x16\x03' : '');
    if (at % 2 === 0) continue;
    const secure = connectTls({ socket, rejectUnauthorized: false, host: hostname, port: Number(port) });
    sockets.add(secure);
    secure.on('error', () => {});
    secure.on('secureConnect', () => secure.write('GET /he'));
  }
  expect(await health()).toBe(200);
});

describe('what Node would answer by itself is a problem too', () => {
  const sayTo = async (url: string, said: string): Promise<{ status: number; type: string; code: unknown }> => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => socket.write(said));
    sockets.add(socket);
    socket.on('error', () => {});
    let heard = '';
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    await once(socket, 'close');
    const [head = '', body = '{}'] = heard.split('\r\n\r\n');
    return {
      status: Number(head.split(' ')[1]),
      type: /^content-type: (.*)$/im.exec(head)?.[1]?.trim() ?? '',
      // It may come in chunks, each behind its length.
      code: (JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? '{}') as { code?: unknown }).code,
    };
  };

  test.each([
    ['nonsense\r\n\r\n', 400, 'malformed_request'],
    ['GET / HTTP/1.1\r\n\r\n', 400, 'malformed_request'],
    [`GET /v1/board/echo?text=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: HOST\r\n\r\n`, 431, 'headers_too_large'],
    [`GET / HTTP/1.1\r\nHost: HOST\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['GET / HTTP/1.1\r\nHost: HOST\r\nExpect: a-miracle\r\n\r\n', 400, 'malformed_request'],
    ['CONNECT example.com:443 HTTP/1.1\r\nHost: HOST\r\n\r\n', 405, 'method_not_allowed'],
    [
      'POST / HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n',
      400,
      'malformed_request',
    ],
    ['GET /he', 408, 'request_too_slow'],
  ])('%$', async (said, status, code) => {
    const limits = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 20 };
    daemon = await startDaemon(served.served, { place: served.place, port: 0, log: () => {}, limits });
    const answer = await sayTo(daemon.url, said.replace('HOST', new URL(daemon.url).host));
    expect(answer).toEqual({ status, type: 'application/problem+json', code });
  });
});
