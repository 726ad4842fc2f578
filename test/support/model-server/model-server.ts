// A model on loopback that says what a test tells it to, in a provider's own protocol, and keeps every request. What is
// common to all protocols; each of them is a file beside this one.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendFaulty, type Fault } from './faults.ts';

/** What the model does when it is asked once: it speaks, or calls a tool. */
export type Turn = ({ readonly text: string } | { readonly tool: string; readonly input: object }) & {
  /** Which request it answers; without this, the next of a conversation. */
  readonly when?: (request: ModelRequest) => boolean;
  /** Of a text that streams: how it comes, where it is not in one piece. */
  readonly pieces?: readonly string[];
  /** How many tokens it says the request had. */
  readonly input_tokens?: number;
  /** What it says of tokens, by part; each protocol counts them in its own way. */
  readonly usage?: TurnUsage;
  /** What it says of tokens, word for word, whether possible or not. */
  readonly wire_usage?: object;
  /** What goes wrong with the answer. */
  readonly fault?: Fault;
};

/** Reads and writes of the cache are parts of the input, reasoning is one of the output. */
export interface TurnUsage {
  readonly input: number;
  readonly cache_read?: number;
  readonly cache_write?: number;
  readonly output: number;
  readonly reasoning?: number;
}

/**
 * What the model does as soon as it knows what it was asked: the next request of a conversation gets it. As long as it does not come,
 * the agent is at work.
 */
export type Reaction = (request: ModelRequest) => Turn | Promise<Turn>;

export interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
  /** The whole body as it came. */
  readonly text: string;
  /** Part of a conversation, as against what agents ask in between: titles, summaries, token counts. */
  readonly is_conversation: boolean;
  /** What it was answered; undefined when it was no question to the model, or has no answer yet. */
  readonly turn: Turn | undefined;
}

/** A protocol: which requests there are, and how a turn is said. */
export interface Protocol {
  /** Whether the model is asked to go on; what is not asked of the model is answered by `reply` alone. */
  isQuestion(path: string): boolean;
  isConversation(body: ModelRequest['body']): boolean;
  reply(request: Omit<ModelRequest, 'turn'>, turn: Turn): Reply;
  /** Of everything else that agents ask for; undefined is a 404. */
  other(request: Omit<ModelRequest, 'turn'>): Reply | undefined;
}

/** Whole JSON, or events one by one. */
export type Reply = { readonly json: object } | { readonly events: readonly string[] };

export interface ModelServer {
  readonly url: string;
  /** Everything that was asked, in order. */
  readonly requests: readonly ModelRequest[];
  /** Puts turns behind those that are still waiting. When none is left, the model says that it is done. */
  say(...turns: (Turn | Reaction)[]): void;
  /** Requests whose connection the client closed before the answer was whole. */
  readonly left: () => number;
  /** Turns that nobody asked for. */
  readonly waiting: readonly (Turn | Reaction)[];
  close(): Promise<void>;
}

const DONE: Turn = { text: 'Done.' };

export async function startModelServer(protocol: Protocol): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const waiting: (Turn | Reaction)[] = [];
  let left = 0;

  const turnFor = async (request: ModelRequest): Promise<Turn> => {
    const isFor = (turn: Turn | Reaction) =>
      typeof turn !== 'function' && turn.when ? turn.when(request) : request.is_conversation;
    const at = waiting.findIndex(isFor);
    const turn = at === -1 ? DONE : (waiting.splice(at, 1)[0] ?? DONE);
    return typeof turn === 'function' ? turn(request) : turn;
  };

  const server = createServer((incoming, outgoing) => {
    void readBody(incoming).then(async (text) => {
      const path = incoming.url ?? '/';
      const body = objectIn(text);
      const is_conversation = protocol.isConversation(body);
      const at = requests.length;
      const request: ModelRequest = { path, headers: incoming.headers, body, text, is_conversation, turn: undefined };
      requests.push(request);
      outgoing.on('close', () => (left += outgoing.writableFinished ? 0 : 1));
      const turn = protocol.isQuestion(path) ? await turnFor(request) : undefined;
      requests[at] = { ...request, turn };
      const reply = turn ? protocol.reply(request, turn) : protocol.other(request);
      if (turn?.fault) sendFaulty(outgoing, reply, turn.fault);
      else send(outgoing, reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    waiting,
    left: () => left,
    say: (...turns) => void waiting.push(...turns),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function objectIn(text: string): ModelRequest['body'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as ModelRequest['body']) : {};
  } catch {
    return {};
  }
}

function send(outgoing: ServerResponse, reply: Reply | undefined): void {
  if (!reply) {
    outgoing
      .writeHead(404, { 'content-type': 'application/json' })
      .end('{"error":{"message":"there is no such thing"}}');
  } else if ('json' in reply) {
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply.json));
  } else {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    for (const event of reply.events) outgoing.write(event);
    outgoing.end();
  }
}

/** One server-sent event. */
export function sse(data: unknown, event?: string): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return `${event === undefined ? '' : `event: ${event}\n`}data: ${text}\n\n`;
}
