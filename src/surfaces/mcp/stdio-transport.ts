// One JSON-RPC message per line on two streams. Unlike the SDK's own transport, it lets pending calls answer after the
// input has ended, survives a line that is too long, and answers a line that is not JSON.
import type { Readable, Writable } from 'node:stream';
import {
  parseJSONRPCMessage,
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  serializeMessage,
  type JSONRPCMessage,
  type Transport,
} from '@modelcontextprotocol/server';
import type { Clock } from '../../base/clock.ts';
import { splitLines } from './split-lines.ts';

export interface StdioTransportOptions {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly clock: Clock;
  readonly graceMs: number;
  /** A subscription waits for it. */
  readonly watched: Promise<void>;
  readonly signal?: AbortSignal;
}

export interface StdioTransport {
  readonly wire: Transport;
  /** The client has received its first answer, or subscribes to something that stays open. */
  readonly greeted: Promise<void>;
  /** The input has ended or the signal has fired, and every pending call was answered or abandoned. */
  readonly drained: Promise<void>;
}

const MAX_LINE_BYTES = 32 * 1024 * 1024;

export function createStdioTransport(options: StdioTransportOptions): StdioTransport {
  const { stdin, stdout, clock, graceMs, watched, signal } = options;
  const pending = new Set<string | number>();
  let isReading = false;
  let isClosed = false;
  let answered = () => {};
  const { promise: greeted, resolve: greet } = Promise.withResolvers<void>();
  const { promise: drained, resolve: drain } = Promise.withResolvers<void>();

  const settle = (id: string | number | undefined) => {
    if (id !== undefined && pending.delete(id) && pending.size === 0) answered();
  };

  const send = (message: JSONRPCMessage): Promise<void> =>
    new Promise((resolve, reject) => {
      stdout.write(serializeMessage(message), (error) => {
        if (isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message)) settle(message.id);
        greet();
        if (error) reject(error);
        else resolve();
      });
    });

  const refuseLine = (code: number, text: string, id: string | number | null = null) => {
    wire.onerror?.(new Error(text));
    if (!isClosed) stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message: text } })}\n`);
  };

  const receive = (line: string) => {
    if (line.trim() === '') return;
    let parsed: unknown;
    try {
      parsed = JSON.parse(line);
    } catch {
      refuseLine(-32_700, 'Parse error: a line is not valid JSON');
      return;
    }
    let message: JSONRPCMessage;
    try {
      message = parseJSONRPCMessage(parsed);
    } catch {
      refuseLine(-32_600, 'Invalid request: a line is not a JSON-RPC message', requestIdIn(parsed));
      return;
    }
    if (isJSONRPCRequest(message)) {
      if (message.method === 'subscriptions/listen') {
        // Open until it is closed: the end does not wait for its answer.
        greet();
        void watched.then(() => wire.onmessage?.(message));
        return;
      }
      pending.add(message.id);
    }
    if (isJSONRPCNotification(message) && message.method === 'notifications/cancelled') {
      settle(message.params?.['requestId'] as string | number | undefined);
    }
    wire.onmessage?.(message);
  };

  const split = splitLines(MAX_LINE_BYTES, receive, () =>
    refuseLine(-32_600, `Invalid request: a line has more than ${MAX_LINE_BYTES} bytes`),
  );

  const stopReading = () => {
    if (!isReading) return;
    isReading = false;
    stdin.off('data', split);
    stdin.off('end', finish);
    stdin.off('close', finish);
    stdin.off('error', finish);
    signal?.removeEventListener('abort', finish);
    // An output that no client reads does not keep the process alive.
    stdin.pause();
  };

  const finish = () => {
    if (!isReading) return;
    stopReading();
    void waitForAnswers().then(drain);
  };

  const waitForAnswers = async () => {
    // Messages that arrived before the end may still be on their way to the server.
    await clock.macrotask();
    if (pending.size === 0) return;
    const done = new AbortController();
    answered = () => done.abort();
    await clock.sleep(graceMs, done.signal);
  };

  const wire: Transport = {
    async start() {
      isReading = true;
      stdin.on('data', split);
      stdin.on('end', finish);
      stdin.on('close', finish);
      stdin.on('error', finish);
      // The client may be gone: then there is nothing left to serve.
      stdout.on('error', finish);
      signal?.addEventListener('abort', finish);
      if (signal?.aborted || stdin.readableEnded || stdin.destroyed) finish();
    },
    send,
    async close() {
      if (isClosed) return;
      isClosed = true;
      stopReading();
      wire.onclose?.();
      drain();
    },
  };
  return { wire, greeted, drained };
}

/** Of a request that is malformed otherwise: its client waits for an answer to this id. */
function requestIdIn(message: unknown): string | number | null {
  if (typeof message !== 'object' || message === null || !('method' in message) || !('id' in message)) return null;
  const { id } = message;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
