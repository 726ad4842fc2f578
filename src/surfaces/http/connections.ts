// The sockets of the daemon: counted, and closed where a peer keeps one without using it. When there are too many, those
// that serve no known caller make room, so that a new caller is always heard.
import { readFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { after } from '../../base/clock.ts';

export interface ConnectionsOptions {
  /** Beyond this many sockets the least useful one is closed for each new one. */
  readonly most: number;
  /** How long a peer has to take the last response and to close its side. */
  readonly lingerMs: number;
}

export interface Connections {
  /** The request that this response answers is of a caller with a valid token: its socket is never closed for another. */
  admit(response: ServerResponse): void;
  /** Sends the last bytes if the socket can take them, and closes it even if the peer does not close its side. */
  end(socket: Socket, last: string): void;
}

/** For callers that come while every socket below the limit serves a known caller. */
const RESERVE = 32;
/** Files, databases and the daemon's own connections need handles too. */
const SHARE_OF_HANDLES = 0.5;

interface Peer {
  socket: Socket;
  /** Of requests that are being answered. */
  readonly responses: Set<ServerResponse>;
  readonly admitted: Set<ServerResponse>;
  hasAsked: boolean;
}

export function watchConnections(server: Server, { most, lingerMs }: ConnectionsOptions): Connections {
  // In the order in which they came. With TLS a request names another socket than the one that was accepted, but both
  // have the same peer.
  const peers = new Map<string, Peer>();
  const limit = Math.min(most, Math.floor(openFilesLimit() * SHARE_OF_HANDLES));
  server.maxConnections = limit + RESERVE;

  const makeRoom = () => {
    const waiting = [...peers.values()].filter(({ admitted }) => admitted.size === 0);
    const least = waiting.find(({ hasAsked }) => !hasAsked) ?? waiting[0];
    least?.socket.destroy();
  };

  server.on('connection', (socket: Socket) => {
    const key = keyOf(socket);
    if (peers.size >= limit) makeRoom();
    peers.set(key, { socket, responses: new Set(), admitted: new Set(), hasAsked: false });
    socket.once('close', () => peers.delete(key));
  });
  server.on('secureConnection', (socket: Socket) => {
    const peer = peers.get(keyOf(socket));
    if (peer) peer.socket = socket;
  });
  server.prependListener('request', ({ socket }: { readonly socket: Socket }, response: ServerResponse) => {
    const peer = peers.get(keyOf(socket));
    if (!peer) return;
    peer.hasAsked = true;
    peer.responses.add(response);
    response.once('close', () => {
      peer.responses.delete(response);
      peer.admitted.delete(response);
    });
  });

  return {
    admit(response) {
      if (response.socket && !response.closed) peers.get(keyOf(response.socket))?.admitted.add(response);
    },
    end(socket, last) {
      const peer = peers.get(keyOf(socket));
      const isAnswering = [...(peer?.responses ?? [])].some(({ headersSent }) => headersSent);
      if (!socket.writable || isAnswering || last === '') {
        socket.destroy();
        return;
      }
      socket.end(last);
      const stop = after(lingerMs, () => socket.destroy());
      socket.once('close', stop);
    },
  };
}

function keyOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}

/** Node raises its own limit to the highest that it may have, so this is what there is. */
function openFilesLimit(): number {
  if (process.platform !== 'linux') return Infinity;
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? Infinity : Number(limit);
  } catch {
    return Infinity;
  }
}
