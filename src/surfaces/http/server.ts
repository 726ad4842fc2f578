// The listener: sockets with limits on time and size, plain or TLS, and a stop that lets requests finish.
import { readFile } from 'node:fs/promises';
import {
  createServer as createHttpServer,
  STATUS_CODES,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Clock } from '../../base/clock.ts';
import type { Refusal } from '../../base/errors.ts';
import type { Ids } from '../../base/ids.ts';
import { outerProblem, type Connection } from './app.ts';
import { watchConnections } from './connections.ts';
import { refuse } from './contract.ts';

export interface TlsFiles {
  readonly certPath: string;
  readonly keyPath: string;
}

export interface ServerOptions {
  readonly fetch: (request: Request, connection?: Connection) => Promise<Response>;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly tls?: TlsFiles;
  readonly limits?: Partial<ConnectionLimits>;
}

export type ConnectionLimits = Readonly<Record<keyof typeof LIMITS, number>>;

export interface Listener {
  readonly host: string;
  readonly port: number;
  /** Accepts no new connections, waits this long for pending requests, then cuts the rest. */
  close(graceMs: number): Promise<void>;
}

/** A client that sends a request more slowly than this is cut off, and so is one that never ends its headers. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  /** More sockets than this, and those without a request of a known caller are closed to make room. */
  maxConnections: 512,
  /** How long a socket stays open after its last response for a peer that does not close its side. */
  lingerMs: 1_000,
} as const;
const MAX_REQUESTS_PER_SOCKET = 10_000;
const MAX_HEADERS = 100;

export async function createServer(options: ServerOptions) {
  const { fetch, ids, clock } = options;
  const limits = { ...LIMITS, ...options.limits };
  const admit = (response: ServerResponse) => connections.admit(response);
  const answer = (request: Request, { outgoing }: { readonly outgoing: unknown }) => {
    const response = outgoing as ServerResponse;
    return fetch(request, { outgoing: response, admit: () => admit(response) });
  };
  const listener = getRequestListener(answer, {
    // The platform's own classes stay unchanged for the rest of the process.
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      const isTheirs = error instanceof RequestError;
      return outerProblem(ids, isTheirs ? refuse('malformed_request', 'The request is malformed') : error);
    },
  }) as RequestListener;
  const server: Server = options.tls
    ? await tlsServer(options.tls, limits, listener)
    : createHttpServer({ ...limits, requireHostHeader: false }, listener);
  const connections = watchConnections(server, { most: limits.maxConnections, lingerMs: limits.lingerMs });
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
  server.maxHeadersCount = MAX_HEADERS;
  const endWith = async (socket: Socket, refusal: Refusal) => connections.end(socket, await rawResponse(ids, refusal));
  // The response to bytes that are not HTTP; it repeats nothing of them. A connection without any bytes gets no
  // response: a browser opens connections ahead of need, and would take it for the response to its next request.
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.bytesRead === 0) socket.destroy();
    else void endWith(socket, refusalOf(error, limits));
  });
  // Without these Node closes the connection, or answers without a body.
  server.on('connect', (_request, socket: Socket) => {
    void endWith(socket, refuse('method_not_allowed', 'The daemon is no proxy', { allow: ['GET', 'POST'] }));
  });
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    if (response.socket) void endWith(response.socket, refuse('malformed_request', 'The daemon meets no such Expect'));
  });

  return {
    /** Refuses `port_in_use` when the port is taken. */
    async listen(host: string, port: number): Promise<Listener> {
      await listen(server, host, port);
      const bound = server.address();
      return {
        host,
        port: bound !== null && typeof bound === 'object' ? bound.port : port,
        async close(graceMs) {
          const closed = new Promise<void>((resolve) => {
            server.close(() => resolve());
          });
          server.closeIdleConnections();
          const waiting = new AbortController();
          await Promise.race([closed, clock.sleep(graceMs, waiting.signal)]);
          waiting.abort();
          server.closeAllConnections();
          await closed;
        },
      };
    },
  };
}

function refusalOf({ code }: NodeJS.ErrnoException, { maxHeaderSize, headersTimeout }: ConnectionLimits): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = `The address and the headers have more than ${maxHeaderSize} bytes`;
    return refuse('headers_too_large', message, { max_bytes: maxHeaderSize });
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return refuse('request_too_slow', 'The request did not arrive in time', { headers_within_ms: headersTimeout });
  }
  return refuse('malformed_request', 'The request is malformed');
}

/** A problem as bytes, for a socket without a request. */
async function rawResponse(ids: Ids, refusal: Refusal): Promise<string> {
  const response = outerProblem(ids, refusal);
  const body = await response.text();
  const headers = [...response.headers, ['content-length', String(Buffer.byteLength(body))]];
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}\r\n${head}\r\n${body}`;
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(refuse('port_in_use', `Port ${port} is in use`, { port }, error));
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EACCES') {
        reject(
          refuse('cannot_listen', `Cannot listen at ${host}, port ${port} (${error.code})`, { host, port }, error),
        );
      } else reject(error);
    };
    server.once('error', failed);
    server.listen({ host, port }, () => {
      server.off('error', failed);
      resolve();
    });
  });
}

async function tlsServer(
  { certPath, keyPath }: TlsFiles,
  limits: ConnectionLimits,
  listener: RequestListener,
): Promise<Server> {
  try {
    const [cert, key] = await Promise.all([readFile(certPath), readFile(keyPath)]);
    return createHttpsServer(
      {
        ...limits,
        requireHostHeader: false,
        cert,
        key,
        minVersion: 'TLSv1.2',
        handshakeTimeout: limits.headersTimeout,
      },
      listener,
    );
  } catch (error) {
    throw refuse(
      'tls_unreadable',
      `The certificate or its key cannot be used: ${(error as Error).message.slice(0, 200)}`,
      { cert_path: certPath, key_path: keyPath },
      error,
    );
  }
}
