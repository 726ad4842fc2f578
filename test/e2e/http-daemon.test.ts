// The daemon as a process: one per home, found by others, killed, stopped in the middle of a request, bound with care.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../src/base/clock.ts';
import { findDaemon } from '../../src/surfaces/http/daemon-info.ts';
import { DEFAULT_PORT, startDaemon, type Daemon } from '../../src/surfaces/http/daemon.ts';
import { bundledScript } from '../support/bundled-script.ts';
import { eventually } from '../support/eventually.ts';
import { refusalOf } from '../support/expect-error.ts';
import { ask } from '../support/http-request.ts';
import { TEST_CERTIFICATE, TEST_KEY } from '../support/test-certificate.ts';
import { openServedBoard, tokenOf, type ServedBoard } from '../support/served-home.ts';

let folder: string;
let served: ServedBoard;
const children = new Set<ChildProcess>();
const daemons = new Set<Daemon>();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-daemon-'));
  served = await openServedBoard(folder);
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  for (const daemon of daemons) await daemon.stop();
  daemons.clear();
  await served.home.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (options: Partial<Parameters<typeof startDaemon>[1]> = {}): Promise<Daemon> => {
  const daemon = await startDaemon(served.served, { place: served.place, port: 0, log: () => {}, ...options });
  daemons.add(daemon);
  return daemon;
};

interface Said {
  readonly url?: string;
  readonly code?: string;
}

const spawnDaemon = async (): Promise<{ child: ChildProcess; said: Said; log: () => string }> => {
  const script = bundledScript(join(import.meta.dirname, '..', 'support', 'http-daemon.ts'));
  const child = spawn(process.execPath, [script, JSON.stringify({ folder })], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: JSON.parse(line.toString()) as Said, log: () => log };
};

describe('one per home', () => {
  test('a second start says where the first is; after kill -9 the next one starts, with the same token', async () => {
    const first = await spawnDaemon();
    const token = await tokenOf(served.place);
    for (const shown of ['cmdline', 'environ']) {
      const path = `/proc/${first.child.pid}/${shown}`;
      expect(existsSync(path) ? readFileSync(path, 'utf8') : '').not.toContain(token);
    }
    expect(await findDaemon(served.place)).toMatchObject({ url: first.said.url, home_id: served.home.homeId });
    const refusal = await refusalOf(start());
    expect([refusal.code, refusal.details['url']]).toEqual(['daemon_running', first.said.url]);
    expect(refusal.message).toContain(first.said.url);

    const ended = once(first.child, 'exit');
    first.child.kill('SIGKILL');
    await ended;
    // What it left behind is not taken for a daemon that runs.
    expect(await served.place.info.read()).toBeDefined();
    expect(await findDaemon(served.place)).toBeUndefined();
    const next = await start();
    expect(await findDaemon(served.place)).toMatchObject({ url: next.url, instance_id: next.instanceId });
    const { status } = await ask(`${next.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    expect(status).toBe(200);
  });

  test('of many that start at once, one does', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => start()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'daemon_running' });
  });

  test('a process that only looks keeps no daemon from starting', async () => {
    const looking = Array.from({ length: 50 }, () => findDaemon(served.place));
    const daemon = await start();
    await Promise.all(looking);
    await daemon.stop();
    expect(await findDaemon(served.place)).toBeUndefined();
    expect(await served.place.info.read()).toBeUndefined();
  });
});

describe('a stop', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'by %s ends streams, lets go of its place, exits with 0',
    async (signal) => {
      const { child, said, log } = await spawnDaemon();
      const headers = { authorization: `Bearer ${await tokenOf(served.place)}` };
      const stream = ask(`${said.url}/v1/events`, { headers });
      await eventually('the stream', () => log().includes('"route":"/v1/events"'));
      const ended = once(child, 'exit');
      child.kill(signal);
      expect((await stream).text).toContain('event: open');
      expect(await ended).toEqual([0, null]);
      await expect(ask(`${said.url}/health`)).rejects.toThrow('ECONNREFUSED');
      expect(await findDaemon(served.place)).toBeUndefined();
      for (const line of log().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('message');
      expect(log()).toContain('"message":"stopped"');
    },
  );

  test('takes signals that come together for one; asked again it goes on, asked a third time it ends at once', async () => {
    const { child, said, log } = await spawnDaemon();
    const { hostname, port, host } = new URL(said.url ?? '');
    const socket = connect(Number(port), hostname);
    const head = `HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${await tokenOf(served.place)}\r\n\r\n`;
    // Once the first is answered, the second is under way.
    socket.write(`GET /health ${head}GET /v1/board/wait ${head}`);
    await once(socket, 'data');
    const cutOff = once(socket, 'close');
    const ended = once(child, 'exit');
    const signal = async (...signals: NodeJS.Signals[]) => {
      for (const each of signals) child.kill(each);
      await new Promise((resolve) => setTimeout(resolve, 600));
      return (log().match(/"message":"(?:stopping|asked again)"/g) ?? []).length;
    };
    expect(await signal('SIGINT', 'SIGTERM', 'SIGINT')).toBe(1);
    expect(await signal('SIGINT', 'SIGINT')).toBe(2);
    expect(child.exitCode).toBeNull();
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    expect(log()).not.toContain('"message":"stopped"');
    await cutOff;
    expect((await start()).url).toMatch(/^http/);
  });

  test('answers what was asked before it', async () => {
    const daemon = await start();
    const headers = { authorization: `Bearer ${await tokenOf(served.place)}` };
    const asked = ask(`${daemon.url}/v1/board/wait`, { headers });
    await eventually('it waits', () => served.board.gate.waiting === 1);
    const stopped = daemon.stop();
    await expect(ask(`${daemon.url}/health`)).rejects.toThrow('ECONNREFUSED');
    served.board.gate.open();
    const answer = await asked;
    expect([answer.status, answer.json, answer.headers['connection']]).toEqual([200, { waited: true }, 'close']);
    await stopped;
  });

  test('does not wait for ever', async () => {
    const daemon = await start({ graceMs: 20 });
    const headers = { authorization: `Bearer ${await tokenOf(served.place)}` };
    const asked = ask(`${daemon.url}/v1/board/wait`, { headers });
    await Promise.all([
      expect(asked).rejects.toThrow('socket hang up'),
      eventually('it waits', () => served.board.gate.waiting === 1).then(() => daemon.stop()),
    ]);
  });

  test('tells mounts to end what they hold open', async () => {
    let closed = 0;
    const mount = { path: '/mcp', handler: async () => new Response(), close: async () => void (closed += 1) };
    const daemon = await start({ mounts: [mount] });
    await Promise.all([daemon.stop(), daemon.stop()]);
    expect(closed).toBe(1);
  });
});

test('workers run the workflows of the home, also those that were started while no daemon ran', async () => {
  const { workflows } = served.home;
  workflows.define('greet', async (wf) => wf.step('say', { effect: 'pure' }, async () => 'hello'));
  const id = served.home.ids.uuid();
  await workflows.start('greet', { id });
  await start();
  expect(await workflows.result(id)).toBe('hello');
});

describe('signing', () => {
  /** Events in every database of the home, none of them due to be signed by its own append. */
  const appendEverywhere = async (): Promise<void> => {
    for (const { ledger } of await signedOnes()) {
      const { job_id } = await ledger.jobs.enqueue('nothing', null);
      await ledger.jobs.cancel(job_id);
      await ledger.settled();
    }
  };
  const unsigned = async (): Promise<number[]> =>
    Promise.all((await signedOnes()).map(async ({ ledger }) => (await ledger.status()).unsigned_events));
  /** A derived database is not signed. */
  const signedOnes = async () => (await served.home.databases.all()).filter(({ isDerived }) => !isDerived);

  test('an idle daemon signs every database once a minute', async () => {
    const clock = manualClock();
    clock.park();
    await start({ clock });
    for (let minute = 0; minute < 3; minute += 1) {
      await appendEverywhere();
      expect((await unsigned()).every((events) => events > 0)).toBe(true);
      clock.advance(60_000);
      await eventually('every event is signed', async () => (await unsigned()).every((events) => events === 0));
    }
  });

  test('a daemon that has appended nothing signs every database when SIGTERM stops it', async () => {
    const { child } = await spawnDaemon();
    await appendEverywhere();
    expect((await unsigned()).every((events) => events > 0)).toBe(true);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect((await unsigned()).every((events) => events === 0)).toBe(true);
    expect((await served.home.ledger.verify()).problems).toEqual([]);
  });

  test('a database that cannot be signed keeps no other from being signed, and is logged', async () => {
    const lines: string[] = [];
    const databases = {
      all: async () =>
        (await served.home.databases.all()).map((database, index) =>
          index > 0
            ? database
            : Object.assign(Object.create(database) as typeof database, {
                ledger: Object.assign(Object.create(database.ledger) as typeof database.ledger, {
                  sign: () => Promise.reject(new Error('the key is gone')),
                }),
              }),
        ),
    };
    const daemon = await startDaemon(
      { ...served.served, databases },
      { place: served.place, port: 0, log: (line) => lines.push(line) },
    );
    await appendEverywhere();
    await daemon.stop();
    const [first = 0, ...others] = await unsigned();
    expect(first).toBeGreaterThan(0);
    expect(others.every((events) => events === 0)).toBe(true);
    expect(lines.join('')).toContain('the key is gone');
  });
});

describe('where it listens', () => {
  test('that other machines reach, needs TLS or a word that it is meant', async () => {
    for (const host of ['0.0.0.0', '::', '192.0.2.1', 'example.org', '127.0.0.1.example.org']) {
      expect((await refusalOf(start({ host }))).code).toBe('remote_bind_refused');
    }
  });

  test('everywhere by an explicit word, and still only under its names', async () => {
    const daemon = await start({ host: '0.0.0.0', allowInsecureRemote: true });
    expect(daemon.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const { port } = new URL(daemon.url);
    expect((await ask(`${daemon.url}/health`)).status).toBe(200);
    expect((await ask(`${daemon.url}/health`, { headers: { host: `0.0.0.0:${port}` } })).status).toBe(403);
  });

  test('a port that is taken is refused when it was asked for, and the place is free again', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect((await refusalOf(start({ port }))).code).toBe('port_in_use');
    other.close();
    expect((await start()).url).toMatch(/:\d+$/);
  });

  test('a default port gives way to a free one', async () => {
    // Another process may have it, and may end before our daemon looks: then it is ours, and the daemon is tried again.
    for (;;) {
      const other = createServer().listen(DEFAULT_PORT, '127.0.0.1');
      const isOurs = await once(other, 'listening').then(
        () => true,
        () => false,
      );
      const daemon = await startDaemon(served.served, { place: served.place, log: () => {} });
      daemons.add(daemon);
      const { port } = new URL(daemon.url);
      expect((await ask(`${daemon.url}/health`)).status).toBe(200);
      other.close();
      if (port !== String(DEFAULT_PORT)) return;
      expect(isOurs).toBe(false);
      daemons.delete(daemon);
      await daemon.stop();
    }
  });

  test('a client that sends slowly is cut off', async () => {
    const daemon = await start({ limits: { headersTimeout: 20, requestTimeout: 40, connectionsCheckingInterval: 10 } });
    const { hostname, port, host } = new URL(daemon.url);
    for (const begun of ['GET /he', `POST /v1/board/echo HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 9\r\n\r\n{`]) {
      const socket = connect(Number(port), hostname, () => socket.write(begun));
      socket.resume();
      await once(socket, 'close');
    }
    // On a machine under load even our own request may be too slow for these limits.
    await expect.poll(async () => (await ask(`${daemon.url}/health`)).status, { timeout: 30_000 }).toBe(200);
  });

  test('a connection that a browser opened ahead of need is closed without an answer to nothing', async () => {
    const daemon = await start({ limits: { headersTimeout: 20, requestTimeout: 40, connectionsCheckingInterval: 10 } });
    const { hostname, port } = new URL(daemon.url);
    const socket = connect(Number(port), hostname);
    const heard: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => heard.push(chunk));
    await once(socket, 'close');
    expect(Buffer.concat(heard).toString()).toBe('');
  });

  test('with TLS by its certificate', async () => {
    const [certPath, keyPath] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    writeFileSync(certPath, TEST_CERTIFICATE);
    writeFileSync(keyPath, TEST_KEY);
    const daemon = await start({ tls: { certPath, keyPath } });
    expect(daemon.url).toMatch(/^https:/);
    const status = await new Promise((resolve, reject) => {
      const sent = httpsRequest(`${daemon.url}/health`, { rejectUnauthorized: false, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject).end();
    });
    expect(status).toBe(200);
    await daemon.stop();
    expect((await refusalOf(start({ tls: { certPath: join(folder, 'none'), keyPath } }))).code).toBe('tls_unreadable');
    writeFileSync(certPath, 'nonsense');
    expect((await refusalOf(start({ tls: { certPath, keyPath } }))).code).toBe('tls_unreadable');
  });
});

describe('its own token', () => {
  test('stays over restarts, and is made anew when its file is gone', async () => {
    await (await start()).stop();
    const first = await tokenOf(served.place);
    await (await start()).stop();
    expect(await tokenOf(served.place)).toBe(first);
    await served.place.ownToken.remove();
    await (await start()).stop();
    expect(await tokenOf(served.place)).not.toBe(first);
  });

  test('is not used from a file that others could read, nor from one that holds something else', async () => {
    await (await start()).stop();
    const path = join(served.placeFolder, 'token');
    chmodSync(path, 0o644);
    expect((await refusalOf(start())).code).toBe('file_exposed');
    chmodSync(path, 0o600);
    writeFileSync(path, 'guess me');
    expect((await refusalOf(start())).code).toBe('token_file_invalid');
  });
});
