// Stands between writers and their Postgres server, and breaks things between two messages: the backend terminated
// before or after one reached it, a request or its reply lost, the whole server stopped at once and started again.
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import type { Dice } from '../simulation/dice.ts';
import type { PostgresServer } from '../support/postgres.ts';

export interface BreakingProxy {
  readonly url: string;
  /** How often each thing was done. */
  readonly done: Readonly<Record<string, number>>;
  /** One of so many messages; none when 0. */
  breakOneOf(messages: number): void;
  stop(): Promise<void>;
}

const BREAKS = ['terminated before', 'terminated after', 'request lost', 'reply lost'] as const;

export async function startBreakingProxy(target: string, server: PostgresServer, dice: Dice): Promise<BreakingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const done: Record<string, number> = {};
  let oneOf = 0;

  const proxy = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let pid: number | undefined;
    let isReplyLost = false;
    let passing = Promise.resolve();
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    upstream.on('data', (chunk) => {
      pid ??= backendOf(chunk);
      if (isReplyLost) client.destroy();
      else client.write(chunk);
    });
    client.on('data', (chunk) => {
      passing = passing.then(() => pass(chunk));
    });

    async function pass(chunk: Buffer): Promise<void> {
      if (oneOf === 0 || pid === undefined || dice.int(oneOf) > 0) {
        upstream.write(chunk);
        return;
      }
      const what = dice.pick(BREAKS);
      done[what] = (done[what] ?? 0) + 1;
      if (what === 'request lost') client.destroy();
      else {
        if (what === 'terminated before') await terminate(server.url, pid);
        isReplyLost = what === 'reply lost';
        upstream.write(chunk);
        if (what === 'terminated after') await terminate(server.url, pid);
      }
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const url = new URL(target);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    done,
    breakOneOf: (messages) => (oneOf = messages),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

/** Found in the server's first words: the message K, which holds the process's number. */
function backendOf(chunk: Buffer): number | undefined {
  for (let at = 0; at + 9 <= chunk.length; at += 1 + chunk.readUInt32BE(at + 1)) {
    if (chunk[at] === 0x4b) return chunk.readUInt32BE(at + 5);
  }
  return undefined;
}

/** A server that is just being restarted has ended it already. */
async function terminate(url: string, pid: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT pg_terminate_backend($1, 1000)', [pid]);
  } catch {
    return;
  } finally {
    await client.end().catch(() => {});
  }
}
