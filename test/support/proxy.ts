// Stands between a client and the Postgres server and breaks the connection at a chosen message.
import { connect, createServer, type Socket } from 'node:net';

export interface Proxy {
  readonly url: string;
  /**
   * Lets the next such statement through (COMMIT and its like), and breaks the connection instead of giving back its
   * reply. A prepared statement goes by its name and is answered by another tag.
   */
  dropReplyTo(statement: string, tag?: string): void;
  /** Breaks the connection instead of letting the next such statement through. */
  dropRequest(statement: string): void;
  dropped(): number;
  /** Keeps replies back from now on, and a lost connection too. What it returns gives them back, as one. */
  holdReplies(): () => void;
  /** From now on passes nothing on in this direction, old connections and new ones, as a network that drops packets. */
  stall(direction: 'requests' | 'replies' | 'both', of?: 'old'): void;
  stop(): Promise<void>;
}

export interface ProxyOptions {
  /** Tells clients another process id than the server's. */
  readonly isPooler?: boolean;
}

export async function startProxy(target: string, { isPooler = false }: ProxyOptions = {}): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  let armed: { readonly bytes: Buffer; readonly reply?: Buffer } | undefined;
  let dropped = 0;
  let isHolding = false;
  let stalled: 'requests' | 'replies' | 'both' | undefined;
  let isStallOfOld = false;
  const releases = new Set<() => void>();
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let awaited: Buffer | undefined;
    let kept: Buffer[] = [];
    const isNew = stalled !== undefined && isStallOfOld;
    const isLost = (direction: 'requests' | 'replies') => !isNew && (stalled === 'both' || stalled === direction);
    const release = () => {
      client.write(Buffer.concat(kept));
      kept = [];
      if (upstream.destroyed) client.end();
    };
    releases.add(release);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        if (isHolding && socket === upstream) return;
        // Nor does the server hear that its client has left.
        if (isLost('requests') && socket === client) return;
        releases.delete(release);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (chunk) => {
      if (isLost('requests')) return;
      if (armed && chunk.includes(armed.bytes)) {
        const { reply } = armed;
        armed = undefined;
        dropped += 1;
        if (!reply) {
          client.destroy();
          return;
        }
        awaited = reply;
      }
      upstream.write(chunk);
    });
    // The tag in the reply is the statement's own name, and means that the server is done with it.
    upstream.on('data', (given) => {
      if (isLost('replies')) return;
      const chunk = isPooler ? disguised(given) : given;
      if (awaited && chunk.includes(awaited)) client.destroy();
      else if (isHolding) kept.push(chunk);
      else client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(target);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    dropReplyTo: (statement, tag = statement) =>
      (armed = { bytes: Buffer.from(`${statement}\0`), reply: Buffer.from(`${tag}\0`) }),
    dropRequest: (statement) => (armed = { bytes: Buffer.from(`${statement}\0`) }),
    dropped: () => dropped,
    holdReplies() {
      isHolding = true;
      return () => {
        isHolding = false;
        for (const release of releases) release();
      };
    },
    stall(direction, of) {
      stalled = direction;
      isStallOfOld = of === 'old';
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** BackendKeyData: its letter, its length of twelve bytes, the id of the process, a secret. */
const KEY_DATA = Buffer.from([0x4b, 0, 0, 0, 12]);

function disguised(chunk: Buffer): Buffer {
  const at = chunk.indexOf(KEY_DATA);
  if (at !== -1) chunk.writeInt32BE(2_000_000_000, at + KEY_DATA.length);
  return chunk;
}
