// One request to a server on loopback, and what its answer becomes: whole, in pieces, refused by its head, cut off, or given up.
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { Agent } from 'undici';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askOnce, type AskOptions } from '../../src/base/egress/ask-once.ts';
import { EgressDenied, NetworkFailure } from '../../src/base/egress/egress-errors.ts';
import type { Progress } from '../../src/base/network.ts';

let server: Server;
let agent: Agent;
let answer: (response: ServerResponse, body: string) => void;
let url: URL;

beforeEach(async () => {
  server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      answer(response, body);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat?a=b`);
  agent = new Agent();
});
afterEach(async () => {
  await agent.destroy();
  server.closeAllConnections();
  server.close();
});

const ask = (progress: Progress = {}, signal?: AbortSignal) => {
  const options: AskOptions = { signal, progress };
  return askOnce(agent, { url, method: 'POST', headers: { 'x-sent': 'yes' }, body: 'a question' }, options);
};
const failureOf = async (attempt: Promise<unknown>) =>
  attempt.then(
    () => {
      throw new Error('it did not fail');
    },
    (error: unknown) => error,
  );

describe('an answer', () => {
  test('is given with its status, its headers and its body', async () => {
    answer = (response, body) => {
      const { method, url: path, headers } = response.req;
      response.writeHead(201, { 'x-name': 'Zo\u00eb', 'set-cookie': ['a=1', 'b=2'] });
      response.end(JSON.stringify({ method, path, sent: headers['x-sent'], body }));
    };
    const response = await ask();
    expect(response.status).toBe(201);
    expect(response.headers.get('x-name')).toBe('Zo\u00eb');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.json()).toEqual({ method: 'POST', path: '/v1/chat?a=b', sent: 'yes', body: 'a question' });
  });

  test('without a body has none', async () => {
    answer = (response) => response.writeHead(204).end();
    const response = await ask();
    expect([response.status, response.body]).toEqual([204, null]);
  });

  test('that only says that one will come is waited for', async () => {
    answer = (response) => {
      response.writeProcessing();
      response.end('after it');
    };
    expect(await (await ask()).text()).toBe('after it');
  });

  test('tells of each piece, and of its end by an empty one', async () => {
    answer = (response) => response.end('12345');
    const pieces: number[] = [];
    let isConnected = false;
    const response = await ask({ onPiece: (bytes) => pieces.push(bytes), onConnected: () => (isConnected = true) });
    expect(await response.text()).toBe('12345');
    expect(isConnected).toBe(true);
    expect(pieces.at(-1)).toBe(0);
    expect(pieces.reduce((sum, each) => sum + each, 0)).toBe(5);
  });

  test('that nobody reads is not taken in', async () => {
    const MOST = 64;
    const piece = Buffer.alloc(1024 * 1024, 'x');
    let written = 0;
    let isHeld = false;
    answer = (response) => {
      const write = () => {
        for (; written < MOST;) {
          written += 1;
          if (!response.write(piece)) {
            isHeld = true;
            response.once('drain', write);
            return;
          }
        }
        response.end();
      };
      write();
    };
    let taken = 0;
    const response = await ask({ onPiece: (bytes) => void (taken += bytes) });
    await expect.poll(() => isHeld).toBe(true);
    expect(taken).toBeLessThan(MOST * piece.length);
    expect(written).toBeLessThan(MOST);
    expect((await response.arrayBuffer()).byteLength).toBe(MOST * piece.length);
  });
});

describe('an answer that may not be', () => {
  test.each([301, 302, 307, 308, 304])('leads elsewhere: %i', async (status) => {
    answer = (response) => response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('a body');
    expect(await failureOf(ask())).toEqual(new EgressDenied('redirect', status));
  });

  test.each([
    ['is of a host that is not served', 421, {}, 'misdirected'],
    ['has a status that is none', 999, {}, 'not_http'],
    ['is compressed', 200, { 'content-encoding': 'gzip' }, 'encoded'],
  ] as const)('%s', async (_, status, headers, kind) => {
    answer = (response) => response.writeHead(status, headers).end('a body');
    expect(await failureOf(ask())).toMatchObject({ name: 'NetworkFailure', kind, maybeSent: true });
  });

  test('is no HTTP', async () => {
    const tcp = createTcpServer((socket) => socket.end('SSH-2.0-nothing\r\n'));
    tcp.listen(0, '127.0.0.1');
    await once(tcp, 'listening');
    url = new URL(`http://127.0.0.1:${(tcp.address() as AddressInfo).port}/`);
    expect(await failureOf(ask())).toMatchObject({ kind: 'not_http', maybeSent: true });
    tcp.close();
  });

  test('is not asked for where nobody listens', async () => {
    const tcp = createTcpServer();
    tcp.listen(0, '127.0.0.1');
    await once(tcp, 'listening');
    url = new URL(`http://127.0.0.1:${(tcp.address() as AddressInfo).port}/`);
    await new Promise((resolve) => tcp.close(resolve));
    expect(await failureOf(ask())).toMatchObject({ kind: 'unreachable', maybeSent: false });
  });

  test('is cut off in the middle', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half of it', () => response.destroy());
    };
    const told: unknown[] = [];
    const asError = (error: unknown) => {
      told.push(error);
      return new Error('as the caller says it');
    };
    const response = await ask({ asError });
    expect(await failureOf(response.text())).toEqual(new Error('as the caller says it'));
    expect(told).toEqual([expect.any(NetworkFailure)]);
    expect(told[0]).toMatchObject({ kind: 'reset' });
  });
});

describe('a caller who leaves', () => {
  const REASON = new Error('left');

  test('before there is an answer is told its own reason, and the server sees it', async () => {
    const leaving = new AbortController();
    let isClosed: Promise<unknown> | undefined;
    answer = (response) => {
      isClosed = once(response, 'close');
      leaving.abort(REASON);
    };
    expect(await failureOf(ask({}, leaving.signal))).toBe(REASON);
    await isClosed;
  });

  test('in the middle of it is told its own reason, and the server sees it', async () => {
    const leaving = new AbortController();
    let isClosed: Promise<unknown> | undefined;
    answer = (response) => {
      isClosed = once(response, 'close');
      response.write('half of it');
    };
    const response = await ask({}, leaving.signal);
    const text = failureOf(response.text());
    leaving.abort(REASON);
    expect(await text).toBe(REASON);
    await isClosed;
  });

  test('by reading no further closes the connection', async () => {
    let isClosed: Promise<unknown> | undefined;
    answer = (response) => {
      isClosed = once(response, 'close');
      response.write('half of it');
    };
    const response = await ask();
    await response.body?.cancel();
    await isClosed;
    const open = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
    await expect.poll(open).toBe(0);
  });

  test('before there was a connection sends nothing', async () => {
    let isAsked = false;
    answer = (response) => {
      isAsked = true;
      response.end();
    };
    const leaving = new AbortController();
    const asked = failureOf(ask({}, leaving.signal));
    leaving.abort(REASON);
    expect(await asked).toBe(REASON);
    answer = (response) => response.end('the next one');
    expect(await (await ask()).text()).toBe('the next one');
    expect(isAsked).toBe(false);
  });
});
