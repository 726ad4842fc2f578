// What goes wrong with a provider's answer, told by a test: a status, silence, a drip, a cut, garbage, or far too much.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

export type Fault =
  /** A refusal or an error, with its headers; the message stands where the protocols have it. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly message?: string;
      /** Instead of the JSON of the protocol. */
      readonly body?: string;
    }
  /** Not even headers. */
  | { readonly kind: 'hang' }
  /** The connection ends once the request was read. */
  | { readonly kind: 'drop' }
  /** The whole answer, and not before this. */
  | { readonly kind: 'late'; readonly until: Promise<void> }
  /** Headers, then the first `events` of the stream, then nothing more. */
  | { readonly kind: 'stall'; readonly events: number }
  /** The first `events` of the stream, then one byte of a comment each time the test says so. */
  | { readonly kind: 'drip'; readonly events: number; readonly next: () => Promise<void> }
  /** The whole stream, but each event only when the test says so. */
  | { readonly kind: 'slow'; readonly next: () => Promise<void> }
  /** The first `events` of the stream; then the connection ends, properly or not. A whole answer is cut in its middle. */
  | { readonly kind: 'cut'; readonly events: number; readonly properly?: boolean }
  /** No answer of the protocol, with the status and type of one. */
  | { readonly kind: 'garbage'; readonly text: string }
  /** As many bytes, in the first text of the stream or in front of the JSON. */
  | { readonly kind: 'huge'; readonly bytes: number }
  /** An event of the stream that is an error, after the first `events`. */
  | { readonly kind: 'error_event'; readonly events: number; readonly event: string };

type Reply = { readonly json: object } | { readonly events: readonly string[] } | undefined;

export function sendFaulty(outgoing: ServerResponse, reply: Reply, fault: Fault): void {
  void play(outgoing, reply, fault).catch(() => outgoing.destroy());
}

const drained = (outgoing: ServerResponse) => new Promise<void>((resolve) => outgoing.once('drain', resolve));

const STREAM = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' };
const JSON_TYPE = { 'content-type': 'application/json' };

async function play(outgoing: ServerResponse, reply: Reply, fault: Fault): Promise<void> {
  const events = reply && 'events' in reply ? reply.events : undefined;
  const whole = events ? events.join('') : JSON.stringify(reply && 'json' in reply ? reply.json : {});
  const type = events ? STREAM : JSON_TYPE;
  const sendSome = (count: number) => {
    outgoing.writeHead(200, type);
    // Headers leave at once, also when no event does.
    outgoing.flushHeaders();
    const first = events ? events.slice(0, count).join('') : whole.slice(0, Math.floor(whole.length / 2));
    if (first !== '') outgoing.write(first);
  };

  if (fault.kind === 'status') {
    const {
      status,
      headers = {},
      message = 'no',
      body = JSON.stringify({ error: { type: 'error', message } }),
    } = fault;
    outgoing.writeHead(status, { ...JSON_TYPE, ...headers }).end(body);
  } else if (fault.kind === 'drop') {
    outgoing.destroy();
  } else if (fault.kind === 'late') {
    await fault.until;
    outgoing.writeHead(200, type).end(whole);
  } else if (fault.kind === 'stall') {
    sendSome(fault.events);
  } else if (fault.kind === 'drip') {
    sendSome(fault.events);
    while (!outgoing.destroyed) {
      await fault.next();
      if (!outgoing.destroyed) outgoing.write(events ? ':\n' : ' ');
    }
  } else if (fault.kind === 'slow') {
    sendSome(0);
    for (const event of events ?? [whole]) {
      await fault.next();
      if (outgoing.destroyed) return;
      outgoing.write(event);
    }
    outgoing.end();
  } else if (fault.kind === 'cut') {
    sendSome(fault.events);
    if (fault.properly === true) outgoing.end();
    // After what was written has left.
    else setImmediate(() => setImmediate(() => outgoing.destroy()));
  } else if (fault.kind === 'garbage') {
    outgoing.writeHead(200, type).end(fault.text);
  } else if (fault.kind === 'huge') {
    outgoing.writeHead(200, type);
    const piece = events ? `: ${'x'.repeat(65_533)}\n` : ' '.repeat(65_536);
    const closed = once(outgoing, 'close');
    for (let sent = 0; sent < fault.bytes && !outgoing.destroyed; sent += piece.length) {
      if (!outgoing.write(piece)) await Promise.race([drained(outgoing), closed]);
    }
    outgoing.end(whole);
  } else if (fault.kind === 'error_event') {
    outgoing.writeHead(200, type);
    outgoing.write((events ?? []).slice(0, fault.events).join(''));
    outgoing.end(fault.event);
  }
}
