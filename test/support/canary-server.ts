// Servers on loopback that say what reached them: connections and bytes, below any protocol.
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer as createNetServer, type Server, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export interface Canary {
  readonly port: number;
  readonly connections: () => number;
  readonly bytes: () => number;
  readonly open: () => number;
  stop(): Promise<void>;
}

/** Accepts whatever comes, and never answers. */
export const startCanary = (host = '127.0.0.1', port = 0): Promise<Canary> =>
  watch(
    createNetServer((socket) => socket.on('error', () => {}).resume()),
    host,
    port,
  );

export const startHttp = (listener: RequestListener, host = '127.0.0.1', port = 0): Promise<Canary> =>
  watch(createHttpServer(listener), host, port);

/** `onConnect` makes it a proxy: it gets the connection of whoever asks for a tunnel. */
export function startHttps(
  listener: RequestListener,
  { cert, key }: { readonly cert: string; readonly key: string },
  onConnect?: (client: Duplex) => void,
): Promise<Canary> {
  const server = createHttpsServer({ cert, key }, listener);
  if (onConnect) server.on('connect', (_, client: Duplex) => onConnect(client));
  return watch(server, '127.0.0.1', 0);
}

/** A server that is written by hand, for answers that Node's own does not give. */
export const startRaw = (onConnection: (socket: Socket) => void): Promise<Canary> =>
  watch(
    createNetServer((socket) => onConnection(socket.on('error', () => {}).resume())),
    '127.0.0.1',
    0,
  );

async function watch(server: Server, host: string, port: number): Promise<Canary> {
  const sockets = new Set<Socket>();
  let [connections, closedBytes] = [0, 0];
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      closedBytes += socket.bytesRead;
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    connections: () => connections,
    bytes: () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, closedBytes),
    open: () => sockets.size,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
