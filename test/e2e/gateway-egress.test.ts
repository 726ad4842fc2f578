// The way out to providers against real servers: what may not leave reaches nobody, not even as a connection.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { EgressDenied, networkProblemOf, type NetworkFailure } from '../../src/base/egress/egress-errors.ts';
import { openOutgoing, type EgressRules, type Outgoing } from '../../src/base/egress/open-outgoing.ts';
import { Bug, Failure, Refusal } from '../../src/base/errors.ts';
import { systemFetch } from '../../src/base/network.ts';
import { gatewayFetch, mapEgressError } from '../../src/gateway/egress/map-egress-error.ts';
import { startCanary, startHttp, startHttps, startRaw, type Canary } from '../support/canary-server.ts';
import { eventually } from '../support/eventually.ts';
import { startFullListener } from '../support/full-listener.ts';
import { HOSTILE_ADDRESSES, hostileUrls } from '../support/hostile-addresses.ts';
import {
  REMOTE_CERTIFICATE,
  REMOTE_HOST,
  REMOTE_KEY,
  TEST_CERTIFICATE,
  TEST_KEY,
} from '../support/test-certificate.ts';

/** Public by its range, and given to nobody: a connection to it leads nowhere. */
const NOBODY = '3ffe::1';
const LOCAL = { cert: TEST_CERTIFICATE, key: TEST_KEY };
const REMOTE = { cert: REMOTE_CERTIFICATE, key: REMOTE_KEY };

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function started<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> {
  const server = await starting;
  ends.push(() => server.stop());
  return server;
}

function open(rules: Partial<EgressRules> & Pick<EgressRules, 'origins'>): Outgoing {
  const outgoing = openOutgoing({
    isLocal: true,
    maxAnswerBytes: 1_000_000,
    connectTimeoutMs: 20_000,
    silenceTimeoutMs: 20_000,
    ...rules,
  });
  ends.push(() => outgoing.close());
  return outgoing;
}

/** A provider on the internet whose name leads wherever these say, one after the other; the last one stays. */
function openRemote(answers: readonly (readonly string[])[], rules: Partial<EgressRules> = {}) {
  const asked: string[] = [];
  const outgoing = open({
    origins: [`https://${REMOTE_HOST}/v1`],
    isLocal: false,
    resolve: async (host) => answers[Math.min(asked.push(host), answers.length) - 1] ?? [],
    ...rules,
  });
  return { ...outgoing, asked };
}

async function problemOf(promise: Promise<unknown>): Promise<EgressDenied | NetworkFailure> {
  const thrown = await promise.then(
    (value) => new Error(`resolved with ${String(value)}`),
    (error: unknown) => error,
  );
  const problem = networkProblemOf(thrown);
  if (problem === undefined) throw thrown;
  return problem;
}

const denialOf = async (promise: Promise<unknown>) => (await problemOf(promise)) as EgressDenied;
const failureOf = async (promise: Promise<unknown>) => (await problemOf(promise)) as NetworkFailure;
const answering: RequestListener = (_, response) => response.end('answer');
const urlOf = ({ port }: Canary, scheme = 'http') => `${scheme}://127.0.0.1:${port}/v1`;

describe('not a byte and no connection reaches a canary', () => {
  test('by any hostile URL, declared or asked for, whatever names lead to', async () => {
    const canary = await started(startCanary());
    const second = await started(startCanary('::1', canary.port));
    const urls = hostileUrls(canary.port);
    expect(urls.length).toBeGreaterThan(150);
    const rules = { isLocal: false, resolve: async () => ['127.0.0.1'] };
    const declared = open({ ...rules, origins: [`https://${REMOTE_HOST}`] });
    const leaked: string[] = [];
    for (const url of urls) {
      const asked = await denialOf(declared.fetch(url, { method: 'POST', body: 'secret' })).catch(String);
      const opened = await denialOf(
        (async () => open({ ...rules, origins: [url] }).fetch(url, { method: 'POST', body: 'secret' }))(),
      ).catch(String);
      if (!(asked instanceof EgressDenied && opened instanceof EgressDenied)) leaked.push(url);
    }
    expect(leaked).toEqual([]);
    expect([canary.connections(), canary.bytes(), second.connections(), second.bytes()]).toEqual([0, 0, 0, 0]);
  });

  test('by any address that a resolver gives, alone or among public ones', async () => {
    const canary = await started(startCanary());
    const origin = `https://${REMOTE_HOST}:${canary.port}`;
    for (const address of HOSTILE_ADDRESSES) {
      for (const answer of [[address], ['1.1.1.1', address], [address, '2606:4700::1']]) {
        const { fetch } = openRemote([answer], { origins: [origin] });
        const { reason, maybeSent } = await denialOf(fetch(origin, { method: 'POST', body: 'secret' }));
        expect([reason, maybeSent]).toEqual([expect.stringMatching(/^(private|forbidden)_address$/), false]);
      }
    }
    expect([canary.connections(), canary.bytes()]).toEqual([0, 0]);
  });

  test('by a resolver that changes its answer', async () => {
    const canary = await started(startCanary());
    const origin = `https://${REMOTE_HOST}:${canary.port}`;
    const { fetch, asked } = openRemote([[NOBODY], ['127.0.0.1']], { origins: [origin], connectTimeoutMs: 500 });
    const ask = () => fetch(origin, { method: 'POST', body: 'secret' });
    // It was checked and connected to by one answer. The second one is for the next connection, and is checked too.
    expect(await failureOf(ask())).toMatchObject({ maybeSent: false });
    expect(asked).toEqual([REMOTE_HOST]);
    expect(await denialOf(ask())).toMatchObject({ reason: 'private_address' });
    expect([canary.connections(), canary.bytes()]).toEqual([0, 0]);
  });

  test('by a redirect to it', async () => {
    const canary = await started(startCanary());
    for (const status of [300, 301, 302, 303, 304, 305, 307, 308]) {
      const location = `http://127.0.0.1:${canary.port}/?token=hunter2`;
      const server = await started(startHttp((_, response) => response.writeHead(status, { location }).end('moved')));
      const { fetch } = open({ origins: [urlOf(server)] });
      const denied = await denialOf(fetch(urlOf(server), { method: 'POST', body: 'x', redirect: 'follow' }));
      expect(denied).toMatchObject({ reason: 'redirect', status, maybeSent: true });
      expect(`${denied.message}${denied.stack}`).not.toContain('hunter2');
      await eventually('the connection is closed', () => server.open() === 0);
    }
    expect([canary.connections(), canary.bytes()]).toEqual([0, 0]);
  });

  test('by a request to another origin over a connection that is kept open', async () => {
    const canary = await started(startCanary());
    const server = await started(startHttp(answering));
    const { fetch } = open({ origins: [urlOf(server)] });
    expect(await (await fetch(urlOf(server), {})).text()).toBe('answer');
    for (const url of [urlOf(canary), `http://localhost:${server.port}/`, `https://127.0.0.1:${server.port}/`]) {
      expect(await denialOf(fetch(url, {}))).toMatchObject({ reason: 'not_an_allowed_origin' });
    }
    expect(await denialOf(fetch(urlOf(server), { headers: { host: `127.0.0.1:${canary.port}` } }))).toMatchObject({
      reason: 'forbidden_header',
    });
    expect([canary.connections(), server.connections()]).toEqual([0, 1]);
  });

  test.each(['host', 'Cookie', 'proxy-authorization', 'Connection', 'transfer-encoding', 'content-length', 'upgrade'])(
    'by a request with the header %s',
    async (name) => {
      const canary = await started(startCanary());
      const { fetch } = open({ origins: [urlOf(canary)] });
      const denied = await denialOf(fetch(urlOf(canary), { method: 'POST', headers: { [name]: 'x' }, body: 'x' }));
      expect(denied.reason).toBe('forbidden_header');
      expect(canary.connections()).toBe(0);
    },
  );

  test.each(['PUT', 'DELETE', 'CONNECT', 'TRACE', 'post', 'GET / HTTP/1.1\r\nx: y'])(
    'by the method %j',
    async (method) => {
      const canary = await started(startCanary());
      const { fetch } = open({ origins: [urlOf(canary)] });
      expect(await denialOf(fetch(urlOf(canary), { method }))).toMatchObject({ reason: 'bad_method' });
      expect(canary.connections()).toBe(0);
    },
  );

  test.each(['Bearer hunter2\nx: y', 'Bearer hunter2\u0000', 'Bearer hunter2…'])(
    'by a key that is no header, and the error does not repeat it: %j',
    async (authorization) => {
      const canary = await started(startCanary());
      const { fetch } = open({ origins: [urlOf(canary)] });
      const denied = await denialOf(fetch(urlOf(canary), { headers: { authorization } }));
      expect(denied.reason).toBe('bad_header');
      expect(`${denied.stack}${String(denied.cause)}`).not.toContain('hunter2');
      expect(canary.connections()).toBe(0);
    },
  );

  test('by a body that nobody can count', async () => {
    const canary = await started(startCanary());
    const { fetch } = open({ origins: [urlOf(canary)] });
    const body = new ReadableStream({ start: (controller) => controller.close() });
    await expect(fetch(urlOf(canary), { method: 'POST', body })).rejects.toBeInstanceOf(Bug);
    expect(canary.connections()).toBe(0);
  });
});

describe('a provider that was declared local', () => {
  test('is asked over http, by its name or its address, with the key and body as they are', async () => {
    const seen: unknown[] = [];
    const server = await started(
      startHttp((request, response) => {
        let body = '';
        request.on('data', (chunk) => (body += String(chunk)));
        request.on('end', () => {
          const { authorization, cookie, 'accept-encoding': accepted } = request.headers;
          seen.push([request.method, request.url, body, authorization, cookie, accepted]);
          response.writeHead(200, { 'set-cookie': 'tracked=1' }).end('answer');
        });
      }),
    );
    for (const host of ['127.0.0.1', 'models.example.test']) {
      const url = `http://${host}:${server.port}/v1/chat?beta=true`;
      const { fetch } = open({ origins: [`http://${host}:${server.port}/v1`], resolve: async () => ['127.0.0.1'] });
      for (const body of ['{"a":1}', new TextEncoder().encode('{"a":1}')]) {
        const response = await fetch(url, { method: 'POST', headers: { authorization: 'Bearer k' }, body });
        expect([response.status, response.ok, await response.text()]).toEqual([200, true, 'answer']);
      }
    }
    expect(seen).toEqual(Array(4).fill(['POST', '/v1/chat?beta=true', '{"a":1}', 'Bearer k', undefined, 'identity']));
  });

  test('is found by the resolver of the system', async () => {
    const server = await started(startHttp(answering));
    const url = `http://localhost:${server.port}/v1`;
    expect(await (await open({ origins: [url] }).fetch(url, {})).text()).toBe('answer');
  });

  test('is connected to at an address of the answer that was checked, and no later one', async () => {
    const good = await started(startHttp(answering, '127.0.0.2'));
    const canary = await started(startCanary('127.0.0.3', good.port));
    const answers = [['127.0.0.2'], ['127.0.0.3']];
    let asked = 0;
    const origin = `http://models.example.test:${good.port}`;
    const { fetch } = open({ origins: [origin], resolve: async () => answers[asked++] ?? [] });
    expect(await (await fetch(origin, {})).text()).toBe('answer');
    expect([asked, good.connections(), canary.connections()]).toEqual([1, 1, 0]);
  });

  test.each([
    ['1.1.1.1'],
    [NOBODY],
    ['169.254.169.254'],
    ['fe80::1'],
    ['fd00:ec2::254'],
    ['100.100.100.200'],
    ['0.0.0.0'],
  ])('is not asked at %s', async (address) => {
    const origin = 'http://models.example.test:8000';
    for (const answer of [[address], ['127.0.0.1', address]]) {
      const { fetch } = open({ origins: [origin], resolve: async () => answer });
      const reason = address === '1.1.1.1' || address === NOBODY ? 'not_a_local_address' : 'forbidden_address';
      expect(await denialOf(fetch(origin, {}))).toMatchObject({ reason });
    }
  });

  test('is asked without the proxy', async () => {
    const canary = await started(startCanary());
    const server = await started(startHttp(answering));
    const { fetch } = open({ origins: [urlOf(server)], proxy: `http://127.0.0.1:${canary.port}` });
    expect(await (await fetch(urlOf(server), {})).text()).toBe('answer');
    expect(canary.connections()).toBe(0);
  });
});

describe('the trust in a server', () => {
  test('is not there for a certificate that nobody signed, and is by the authority that was declared', async () => {
    const server = await started(startHttps(answering, LOCAL));
    const url = urlOf(server, 'https');
    const stranger = await failureOf(open({ origins: [url] }).fetch(url, { method: 'POST', body: 'secret' }));
    expect(stranger).toMatchObject({ kind: 'tls', code: 'DEPTH_ZERO_SELF_SIGNED_CERT', maybeSent: false });
    const { fetch } = open({ origins: [url], ca: TEST_CERTIFICATE });
    expect(await (await fetch(url, {})).text()).toBe('answer');
  });

  test('is for the name that was declared', async () => {
    const server = await started(startHttps(answering, LOCAL));
    const url = `https://models.example.test:${server.port}/`;
    const { fetch } = open({ origins: [url], ca: TEST_CERTIFICATE, resolve: async () => ['127.0.0.1'] });
    expect(await failureOf(fetch(url, {}))).toMatchObject({ kind: 'tls', code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
  });

  test.each(['', 'garbage', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----', TEST_KEY])(
    'is given to no authority that cannot be read',
    (ca) => {
      expect(() => open({ origins: ['https://127.0.0.1'], ca })).toThrow(
        expect.objectContaining({ reason: 'bad_certificate' }) as Error,
      );
    },
  );

  test('and the way to it are not those of the environment', async () => {
    const canary = await started(startCanary());
    const plain = await started(startHttp(answering));
    const secure = await started(startHttps(answering, LOCAL));
    const proxy = `http://127.0.0.1:${canary.port}`;
    const folder = mkdtempSync(join(tmpdir(), 'egress-'));
    ends.push(async () => rmSync(folder, { recursive: true }));
    const extra = join(folder, 'extra.pem');
    writeFileSync(extra, TEST_CERTIFICATE);
    const env = {
      ...process.env,
      ...{ HTTP_PROXY: proxy, HTTPS_PROXY: proxy, ALL_PROXY: proxy, NO_PROXY: '', NODE_USE_ENV_PROXY: '1' },
      ...{ http_proxy: proxy, https_proxy: proxy, all_proxy: proxy, no_proxy: '' },
      ...{ NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_EXTRA_CA_CERTS: extra },
    };
    const questions = [{ url: urlOf(plain) }, { url: urlOf(secure, 'https') }];
    const script = join(import.meta.dirname, '..', 'support', 'egress-child.ts');
    const child = spawn(process.execPath, [script, JSON.stringify(questions)], { env });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    await once(child, 'close');
    expect(JSON.parse(output)).toEqual(['answer', expect.stringContaining('DEPTH_ZERO_SELF_SIGNED_CERT')]);
    expect(canary.connections()).toBe(0);
  });
});

describe('a proxy that was declared', () => {
  /** Connects to the given port, whatever is asked for. */
  async function startProxy(port: number, reply = 'HTTP/1.1 200 OK\r\n\r\n') {
    const asked: string[] = [];
    const proxy = await started(
      startRaw((socket: Socket) => {
        socket.once('data', (head) => {
          asked.push(String(head).split('\r\n')[0] ?? '');
          socket.write(reply);
          if (!reply.includes(' 200 ')) return;
          const upstream = connect(port, '127.0.0.1').on('error', () => {});
          socket.pipe(upstream).pipe(socket);
        });
      }),
    );
    return { url: `http://proxy.example.test:${proxy.port}`, asked, ...proxy };
  }
  const tunnelTo = (port: number) => (client: Duplex) => {
    client.on('error', () => {}).write('HTTP/1.1 200 OK\r\n\r\n');
    client.pipe(connect(port, '127.0.0.1').on('error', () => {})).pipe(client);
  };
  const origin = `https://${REMOTE_HOST}`;

  test('is connected to, and asked for the declared host only; the server proves itself through it', async () => {
    const server = await started(startHttps(answering, REMOTE));
    const proxy = await startProxy(server.port);
    const rules = { proxy: proxy.url, ca: REMOTE_CERTIFICATE };
    const { fetch, asked } = openRemote([['127.0.0.1']], rules);
    expect(await (await fetch(`${origin}/v1`, { method: 'POST', body: '{}' })).text()).toBe('answer');
    expect(await denialOf(fetch('https://evil.example.test/', {}))).toMatchObject({ reason: 'not_an_allowed_origin' });
    expect(proxy.asked).toEqual([`CONNECT ${REMOTE_HOST}:443 HTTP/1.1`]);
    // The proxy knows where the host is; we looked for the proxy alone.
    expect(asked).toEqual(['proxy.example.test']);
    const stranger = openRemote([['127.0.0.1']], { proxy: proxy.url });
    expect(await failureOf(stranger.fetch(origin, {}))).toMatchObject({ kind: 'tls', maybeSent: false });
  });

  test('proves itself too where it is asked over https', async () => {
    const server = await started(startHttps(answering, REMOTE));
    const proxy = await started(startHttps(answering, LOCAL, tunnelTo(server.port)));
    const rules = { proxy: `https://localhost:${proxy.port}` };
    const trusting = openRemote([['127.0.0.1']], { ...rules, ca: `${TEST_CERTIFICATE}${REMOTE_CERTIFICATE}` });
    expect(await (await trusting.fetch(origin, {})).text()).toBe('answer');
    const stranger = openRemote([['127.0.0.1']], { ...rules, ca: REMOTE_CERTIFICATE });
    expect(await failureOf(stranger.fetch(origin, {}))).toMatchObject({ kind: 'tls', maybeSent: false });
    expect(server.connections()).toBe(1);
  });

  test('does not make a forbidden host reachable', async () => {
    const canary = await started(startCanary());
    const proxy = await startProxy(canary.port);
    for (const host of ['169.254.169.254', '10.0.0.1', 'localhost', '[::1]', '[64:ff9b::7f00:1]', '2130706433']) {
      expect(() => open({ origins: [`https://${host}`], isLocal: false, proxy: proxy.url })).toThrow(EgressDenied);
    }
    expect([canary.connections(), proxy.connections()]).toEqual([0, 0]);
  });

  test.each(['169.254.169.254', 'fe80::1', '224.0.0.1', '0.0.0.0'])('is not connected to at %s', async (address) => {
    const { fetch } = openRemote([[address]], { proxy: 'http://proxy.example.test:3128' });
    expect(await denialOf(fetch(origin, {}))).toMatchObject({ reason: 'forbidden_address' });
  });

  test.each(['http://me:secret@proxy.example.test', 'socks5://proxy.example.test', 'http://169.254.169.254'])(
    'cannot be %s',
    (proxy) => {
      expect(() => openRemote([], { proxy })).toThrow(EgressDenied);
    },
  );

  test.each(['403 Forbidden', '407 Proxy Authentication Required', '502 Bad Gateway', '302 Found'])(
    'that says %s sends nothing on',
    async (status) => {
      const canary = await started(startCanary());
      const head = `HTTP/1.1 ${status}\r\nlocation: http://127.0.0.1:${canary.port}/\r\ncontent-length: 0\r\n\r\n`;
      const proxy = await startProxy(canary.port, head);
      const { fetch } = openRemote([['127.0.0.1']], { proxy: proxy.url });
      expect(await failureOf(fetch(origin, {}))).toMatchObject({ kind: 'proxy', maybeSent: false });
      expect(canary.connections()).toBe(0);
    },
  );

  test('that is silent is given up', async () => {
    const proxy = await started(startCanary());
    const url = `http://127.0.0.1:${proxy.port}`;
    const { fetch } = openRemote([], { proxy: url, connectTimeoutMs: 300 });
    expect(await problemOf(fetch(origin, {}))).toMatchObject({ name: 'NetworkFailure', maybeSent: false });
  });
});

describe('a connection that does not come about', () => {
  const asked = { method: 'POST', body: 'secret' };
  const GIVEN_UP = { kind: 'connect_timeout', maybeSent: false };
  /** Fails, and says whether there was a connection before. */
  async function given(outgoing: Outgoing, url: string) {
    let isConnected = false;
    const failure = await failureOf(outgoing.fetch(url, { ...asked, onConnected: () => (isConnected = true) }));
    return { failure, isConnected };
  }

  test('because nobody accepts it is given up as one, and nothing was sent', async () => {
    const full = await started(startFullListener());
    const url = `http://127.0.0.1:${full.port}/v1`;
    const { failure, isConnected } = await given(open({ origins: [url], connectTimeoutMs: 300 }), url);
    expect(failure).toMatchObject(GIVEN_UP);
    expect(isConnected).toBe(false);
  });

  test('at one of two addresses, and is refused at the other, is given up as one', async () => {
    const full = await started(startFullListener('127.0.0.2'));
    const url = `http://models.example.test:${full.port}/v1`;
    const resolve = async () => ['127.0.0.2', '127.0.0.3'];
    const { failure, isConnected } = await given(open({ origins: [url], resolve }), url);
    expect(failure).toMatchObject(GIVEN_UP);
    expect(isConnected).toBe(false);
  });

  test('because TLS is never agreed on is given up as one, and not a byte of the request was sent', async () => {
    const seen: Buffer[] = [];
    const server = await started(startRaw((socket) => void socket.on('data', (chunk: Buffer) => seen.push(chunk))));
    const url = urlOf(server, 'https');
    const { failure, isConnected } = await given(open({ origins: [url], connectTimeoutMs: 300 }), url);
    expect(failure).toMatchObject(GIVEN_UP);
    expect(isConnected).toBe(false);
    expect(Buffer.concat(seen).includes('secret')).toBe(false);
  });

  test('because TLS is never agreed on through a proxy, or the proxy never answers, is given up as one', async () => {
    for (const answer of ['HTTP/1.1 200 OK\r\n\r\n', '']) {
      const proxy = await started(startRaw((socket) => void socket.once('data', () => socket.write(answer))));
      const { fetch } = openRemote([], { proxy: `http://127.0.0.1:${proxy.port}`, connectTimeoutMs: 300 });
      expect(await failureOf(fetch(`https://${REMOTE_HOST}`, asked))).toMatchObject(GIVEN_UP);
    }
  });

  test('is another thing than a server that connects and then thinks', async () => {
    const thinks = await started(startHttp(() => {}));
    const url = urlOf(thinks);
    const outgoing = open({ origins: [url], connectTimeoutMs: 100, silenceTimeoutMs: 1_500 });
    const { failure, isConnected } = await given(outgoing, url);
    expect(failure).toMatchObject({ kind: 'silence', maybeSent: true });
    expect(isConnected).toBe(true);
  });

  test('is told of a connection that was kept, too', async () => {
    const server = await started(startHttp(answering));
    const url = urlOf(server);
    const { fetch } = open({ origins: [url] });
    let connected = 0;
    for (let count = 0; count < 20; count += 1) {
      await (await fetch(url, { onConnected: () => (connected += 1) })).text();
    }
    expect(connected).toBe(20);
    expect(server.connections()).toBeLessThanOrEqual(2);
  });
});

describe('an answer', () => {
  test('that is compressed is not unpacked, whatever its size would be', async () => {
    const zeros = Buffer.alloc(64 * 1024 * 1024);
    for (const [coding, bomb] of [
      ['gzip', gzipSync(zeros)],
      ['br', brotliCompressSync(zeros.subarray(0, 1024 * 1024))],
      ['gzip, gzip', gzipSync(gzipSync(zeros))],
      ['GZIP', gzipSync('x')],
      ['unknown', Buffer.from('x')],
    ] as const) {
      const server = await started(
        startHttp((_, response) => response.writeHead(200, { 'content-encoding': coding }).end(bomb)),
      );
      const { fetch } = open({ origins: [urlOf(server)] });
      expect(await failureOf(fetch(urlOf(server), {}))).toMatchObject({ kind: 'encoded', maybeSent: true });
      await eventually('the connection is closed', () => server.open() === 0);
    }
  });

  test('without end is cut at its limit, and the server is left', async () => {
    let sent = 0;
    const server = await started(
      startHttp((_, response) => {
        const piece = Buffer.alloc(64 * 1024);
        const write = (): void => {
          while (!response.destroyed && response.write(piece)) sent += piece.length;
          sent += piece.length;
          response.once('drain', write);
        };
        write();
      }),
    );
    const { fetch } = open({ origins: [urlOf(server)], maxAnswerBytes: 1_000_000 });
    const response = await fetch(urlOf(server), {});
    let read = 0;
    const reading = (async () => {
      for await (const piece of response.body ?? []) read += (piece as Uint8Array).length;
    })();
    expect(await failureOf(reading)).toMatchObject({ kind: 'too_large', maybeSent: true });
    expect(read).toBeLessThanOrEqual(1_000_000);
    await eventually('the connection is closed', () => server.open() === 0);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  test('may be as long as its limit, and not one byte longer', async () => {
    const server = await started(startHttp((_, response) => response.end('x'.repeat(1_000))));
    const readUpTo = async (maxAnswerBytes: number) =>
      (await open({ origins: [urlOf(server)], maxAnswerBytes }).fetch(urlOf(server), {})).text();
    expect(await readUpTo(1_000)).toHaveLength(1_000);
    expect(await failureOf(readUpTo(999))).toMatchObject({ kind: 'too_large' });
  });

  test('that drips is read for as long as it drips, and counted', async () => {
    const server = await started(
      startRaw((socket) => {
        socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
        const timer = setInterval(() => socket.write('1\r\nx\r\n'), 2);
        socket.on('close', () => clearInterval(timer));
      }),
    );
    const { fetch } = open({ origins: [urlOf(server)], maxAnswerBytes: 50 });
    const reading = fetch(urlOf(server), {}).then((response) => response.text());
    expect(await failureOf(reading)).toMatchObject({ kind: 'too_large' });
    await eventually('the connection is closed', () => server.open() === 0);
  });

  test('that does not come, or stops in its midst, is given up', async () => {
    for (const [head, sent] of [
      ['', 0],
      ['HTTP/1.1 200 OK\r\nx-half: ', 0],
      ['HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf', 4],
    ] as const) {
      const server = await started(startRaw((socket) => void socket.write(head)));
      const { fetch } = open({ origins: [urlOf(server)], silenceTimeoutMs: 300 });
      let read = 0;
      const reading = (async () => {
        const { body } = await fetch(urlOf(server), {});
        for await (const piece of body ?? []) read += (piece as Uint8Array).length;
      })();
      expect(await failureOf(reading)).toMatchObject({ kind: 'silence', maybeSent: true });
      expect(read).toBe(sent);
      await eventually('the connection is closed', () => server.open() === 0);
    }
  });

  test.each([
    ['SSH-2.0-OpenSSH_9.6\r\n', 'not_http'],
    ['HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello', 'reset'],
    [`HTTP/1.1 200 OK\r\nx-long: ${'x'.repeat(100_000)}\r\n\r\n`, 'too_large'],
    ['HTTP/1.1 421 Misdirected Request\r\ncontent-length: 0\r\n\r\n', 'misdirected'],
    ['', 'reset'],
    ['HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf', 'reset'],
  ])('%j… is %s, and is asked for once', async (answer, kind) => {
    let requests = 0;
    const server = await started(
      startRaw((socket) =>
        socket.on('data', () => {
          requests += 1;
          socket.end(answer);
        }),
      ),
    );
    const { fetch } = open({ origins: [urlOf(server)] });
    const reading = fetch(urlOf(server), { method: 'POST', body: 'x' }).then((response) => response.text());
    expect(await failureOf(reading)).toMatchObject({ kind, maybeSent: true });
    expect([requests, server.connections()]).toEqual([1, 1]);
  });

  test('that breaks off on a connection that was kept is not asked for again', async () => {
    let requests = 0;
    const server = await started(
      startHttp((request, response) => {
        requests += 1;
        if (requests === 1) response.end('answer');
        else request.socket.destroy();
      }),
    );
    const { fetch } = open({ origins: [urlOf(server)] });
    await (await fetch(urlOf(server), {})).text();
    for (const method of ['GET', 'POST']) {
      expect(await failureOf(fetch(urlOf(server), { method }))).toMatchObject({ kind: 'reset', maybeSent: true });
    }
    expect(requests).toBe(3);
  });
});

describe('a server that cannot be reached', () => {
  test('is unreachable where nothing listens, and not found where its name is not', async () => {
    const gone = await startCanary();
    await gone.stop();
    const { fetch } = open({ origins: [urlOf(gone)] });
    expect(await failureOf(fetch(urlOf(gone), {}))).toMatchObject({ kind: 'unreachable', code: 'ECONNREFUSED' });
    for (const resolve of [
      () => Promise.resolve([]),
      () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })),
    ]) {
      const unnamed = open({ origins: ['http://nobody.example.test'], resolve });
      const failure = await failureOf(unnamed.fetch('http://nobody.example.test', {}));
      expect(failure).toMatchObject({ kind: 'dns', maybeSent: false });
    }
  });

  test('is given up when its name takes too long to find', async () => {
    const origin = 'http://nobody.example.test';
    const { fetch } = open({ origins: [origin], connectTimeoutMs: 300, resolve: () => new Promise(() => {}) });
    expect(await failureOf(fetch(origin, {}))).toMatchObject({ kind: 'connect_timeout', maybeSent: false });
  });

  test('is said to the gateway as its own errors', async () => {
    const gone = await startCanary();
    await gone.stop();
    const fetch = gatewayFetch(open({ origins: [urlOf(gone)] }));
    const failed = await fetch(urlOf(gone), {}).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Failure);
    expect(failed).toMatchObject({ code: 'provider_unreachable', details: { answered: false, maybe_sent: false } });
    const denied = await fetch('https://example.test', {}).catch((error: unknown) => error);
    expect(denied).toBeInstanceOf(Refusal);
    expect(denied).toMatchObject({ code: 'network_denied', details: { reason: 'not_an_allowed_origin' } });
  });
});

describe('a request that is given up', () => {
  test('closes its connection at once, before and within its answer, with the reason that its caller gave', async () => {
    const reason = new Error('killed');
    for (const head of ['', 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf']) {
      const server = await started(startRaw((socket) => void socket.once('data', () => socket.write(head))));
      const { fetch } = open({ origins: [urlOf(server)] });
      const controller = new AbortController();
      const asking = fetch(urlOf(server), { method: 'POST', body: 'x', signal: controller.signal });
      if (head === '') await eventually('the request came', () => server.bytes() > 0);
      const reading = head === '' ? asking : (await asking).text();
      controller.abort(reason);
      await expect(reading).rejects.toBe(reason);
      await eventually('the connection is closed', () => server.open() === 0);
    }
  });

  test('is not sent when it was given up before', async () => {
    const canary = await started(startCanary());
    const { fetch } = open({ origins: [urlOf(canary)] });
    const signal = AbortSignal.abort(new Error('killed'));
    await expect(fetch(urlOf(canary), { signal })).rejects.toThrow('killed');
    expect(canary.connections()).toBe(0);
  });

  test('while its host is looked up sends nothing afterwards', async () => {
    const canary = await started(startCanary());
    const origin = `http://models.example.test:${canary.port}`;
    const controller = new AbortController();
    let answer = (_: readonly string[]): void => {};
    const resolve = () => new Promise<readonly string[]>((found) => (answer = found));
    const { fetch } = open({ origins: [origin], resolve });
    const asking = fetch(origin, { method: 'POST', body: 'secret', signal: controller.signal });
    asking.catch(() => {});
    await eventually('it is looked up', () => answer.length === 1);
    controller.abort(new Error('killed'));
    await expect(asking).rejects.toThrow('killed');
    answer(['127.0.0.1']);
    await new Promise((done) => setTimeout(done, 100));
    expect(canary.bytes()).toBe(0);
  });

  test('by closing the way out ends, and none is sent afterwards', async () => {
    const server = await started(
      startRaw((socket) => void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf')),
    );
    const outgoing = open({ origins: [urlOf(server)] });
    const reading = (await outgoing.fetch(urlOf(server), {})).text();
    reading.catch(() => {});
    await outgoing.close();
    expect(mapEgressError(await failureOf(reading), { answered: true })).toMatchObject({ code: 'provider_cut_off' });
    await eventually('the connection is closed', () => server.open() === 0);
    const unused = open({ origins: [urlOf(server)] });
    await unused.close();
    for (const { fetch } of [outgoing, unused]) {
      expect(await failureOf(fetch(urlOf(server), {}))).toMatchObject({ kind: 'closed', maybeSent: false });
    }
    expect(server.connections()).toBe(1);
  });
});

test('a connection is kept for the next request to the same origin', async () => {
  const server = await started(startHttp(answering));
  const { fetch } = open({ origins: [urlOf(server)] });
  for (let count = 0; count < 20; count += 1) await (await fetch(urlOf(server), { method: 'POST', body: 'x' })).text();
  // A request that comes while the last one is being put away takes a second connection.
  expect(server.connections()).toBeLessThanOrEqual(2);
});

test('Node’s own fetch stays what it was', async () => {
  const server = await started(startHttp(answering));
  await (await systemFetch(urlOf(server), {})).text();
  const dispatcher = () => (globalThis as Record<symbol, unknown>)[Symbol.for('undici.globalDispatcher.1')];
  const before = dispatcher();
  await (await open({ origins: [urlOf(server)] }).fetch(urlOf(server), {})).text();
  expect(before).toBeDefined();
  expect(dispatcher()).toBe(before);
});

describe('a kept connection', () => {
  /** Answers each request well, and closes its connection right behind the answer, without having said so. */
  const CLOSING_SERVER = `
    const server = require('node:net').createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', () => {
        socket.write('HTTP/1.1 200 OK\\r\\nkeep-alive: timeout=600\\r\\ncontent-length: 6\\r\\n\\r\\nanswer');
        setTimeout(() => socket.end(), 60);
      });
    });
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));
  `;

  test('that its server closed while this process was busy is not used again', async () => {
    const server = spawn(process.execPath, ['-e', CLOSING_SERVER], { stdio: ['ignore', 'pipe', 'inherit'] });
    ends.push(async () => void server.kill());
    const [port] = (await once(server.stdout, 'data')) as [Buffer];
    const url = `http://127.0.0.1:${String(port).trim()}/v1`;
    const { fetch } = open({ origins: [url] });
    const busy = new Int32Array(new SharedArrayBuffer(4));
    const answers: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const response = await fetch(url, { method: 'POST', body: 'x' });
      answers.push(await response.text());
      // Until the connection stands ready again.
      await new Promise((resolve) => setTimeout(resolve, 10));
      // From here to the next request the event loop does not look: as behind an answer, when commits follow.
      await stat(tmpdir());
      Atomics.wait(busy, 0, 0, 150);
    }
    expect(answers).toEqual(Array.from({ length: 5 }, () => 'answer'));
  });

  test('is closed from here once it was idle, though its server would keep it for longer', async () => {
    const sockets = new Set<Socket>();
    const server = await started(
      startHttp((request, response) => {
        sockets.add(request.socket);
        response.setHeader('keep-alive', 'timeout=600');
        response.end('answer');
      }),
    );
    const url = urlOf(server);
    const { fetch } = open({ origins: [url], idleTimeoutMs: 100 });
    const ask = async () => (await fetch(url, { method: 'POST', body: 'x' })).text();
    await ask();
    await ask();
    expect(sockets.size).toBe(1);
    await eventually('the idle connection is closed', () => [...sockets].every((socket) => socket.destroyed));
    expect(await ask()).toBe('answer');
    expect(sockets.size).toBe(2);
  });
});
