// The sessions of clients of protocol 2025: each has its own server instance and belongs to the caller that opened it.
// Their number is limited; an idle session makes room for a new one.
import { WebStandardStreamableHTTPServerTransport, isInitializeRequest } from '@modelcontextprotocol/server';
import type { Notices } from './change-notices.ts';
import { refuse, type McpAuth, type McpOptions } from './contract.ts';
import { asSession, connectionIdentity, createSessionsNamed, isOwnerOf } from './identity.ts';
import type { InFlight } from './in-flight.ts';
import { rpcError } from './rpc-error.ts';
import { createMcpServer, type McpConnection } from './server.ts';
import { releaseClaims } from '../sessions/release-claims.ts';
import { onResponseEnd } from './on-response-end.ts';
import { ASKED_EVERY_MS } from './end-when-revoked.ts';

export interface HttpSessionsOptions extends McpOptions {
  readonly inFlight: InFlight;
  watched(): Promise<void>;
  readonly maxSessions?: number;
  readonly idleMs?: number;
}

export interface HttpSessions {
  handle(request: Request, auth: McpAuth, parsedBody: unknown): Promise<Response>;
  notify(notices: Notices): void;
  count(): number;
  close(): Promise<void>;
}

interface Session {
  readonly connection: McpConnection;
  readonly connectionId: string;
  readonly transport: WebStandardStreamableHTTPServerTransport;
  readonly auth: McpAuth;
  usedAt: number;
  /** Requests whose response is not complete. */
  busy: number;
  readonly ended: AbortController;
}

export function createHttpSessions(options: HttpSessionsOptions): HttpSessions {
  const { ids, clock, inFlight, maxSessions = 64, idleMs = 30 * 60_000 } = options;
  const report = options.onError ?? (() => undefined);
  const sessions = new Map<string, Session>();

  const ends = new Set<Promise<void>>();
  const end = (id: string) => {
    const session = sessions.get(id);
    if (!session) return;
    sessions.delete(id);
    session.ended.abort();
    const ended = closeSession(session)
      .catch(report)
      .finally(() => ends.delete(ended));
    ends.add(ended);
  };

  const closeSession = async ({ connection, connectionId, auth }: Session): Promise<void> => {
    await connection.server.close();
    const operations = typeof options.operations === 'function' ? await options.operations() : options.operations;
    const isOwn = isOwnerOf(connectionId);
    await releaseClaims(operations, ({ owner }) => isOwn(owner), { actor: auth.actor });
  };

  /** False if the token that opened the session is no longer valid. */
  const isAlive = async (id: string, { auth }: Session): Promise<boolean> => {
    const isAllowed = (await auth.isAllowed?.()) ?? true;
    if (!isAllowed) end(id);
    return isAllowed;
  };

  const watchOver = async (id: string, session: Session): Promise<void> => {
    const { signal } = session.ended;
    for (;;) {
      await clock.sleep(ASKED_EVERY_MS, signal);
      if (signal.aborted) return;
      // If the check fails now, it is repeated later.
      await isAlive(id, session).catch(report);
    }
  };

  const endIdle = () => {
    const idleSince = clock.monotonic() - idleMs;
    for (const [id, { usedAt, busy }] of sessions) if (busy === 0 && usedAt <= idleSince) end(id);
  };

  /**
   * Many clients leave without closing, so the session that was idle longest makes room; its client can begin again.
   */
  const makeRoom = () => {
    const quiet = [...sessions].filter(([, { busy }]) => busy === 0).toSorted(([, a], [, b]) => a.usedAt - b.usedAt);
    const [longest] = quiet;
    if (longest) end(longest[0]);
  };

  const open = async (auth: McpAuth): Promise<Session | Response> => {
    if (sessions.size >= maxSessions) makeRoom();
    if (sessions.size >= maxSessions) {
      const refused = refuse('too_many_sessions', `There are ${maxSessions} sessions open already`);
      return rpcError(503, -32_000, refused.message, refused.toJSON());
    }
    // Every client can see an owner, so a session is not identified by it.
    const [id, connectionId] = [ids.uuid(), ids.uuid()];
    const named = createSessionsNamed();
    const connection = createMcpServer({
      ...options,
      era: 'legacy',
      role: auth.role,
      identify: (client, input) => asSession(connectionIdentity(client, connectionId, auth), named.of(input), auth),
    });
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => id,
      onsessionclosed: end,
    });
    const ended = new AbortController();
    const session = { connection, connectionId, transport, auth, usedAt: clock.monotonic(), busy: 0, ended };
    await connection.server.connect(transport);
    sessions.set(id, session);
    if (auth.isAllowed) watchOver(id, session).catch(report);
    return session;
  };

  const find = async (request: Request, auth: McpAuth): Promise<Session | Response> => {
    const id = request.headers.get('mcp-session-id');
    if (id === null) return rpcError(400, -32_000, 'Bad Request: begin with initialize, then name the session');
    const session = sessions.get(id);
    // A caller cannot use another caller's session, even if it knows the id.
    const isTheirs = session?.auth.actor === auth.actor && session.auth.role === auth.role;
    // The token may have been revoked, and another one made under its name.
    const isFound = session && isTheirs && (await isAlive(id, session));
    return isFound ? session : rpcError(404, -32_001, 'Session not found');
  };

  return {
    async handle(request, auth, parsedBody) {
      endIdle();
      const session = isInitializeRequest(parsedBody) ? await open(auth) : await find(request, auth);
      if (session instanceof Response) return session;
      // The transport ends its response with the first answer to an id: the other request would act unanswered.
      if (hasRepeatedId(parsedBody)) {
        return rpcError(400, -32_600, 'Bad Request: two requests of the batch have the same id');
      }
      session.usedAt = clock.monotonic();
      const body = parsedBody === undefined ? {} : { parsedBody };
      // The end does not wait for a stream of notifications.
      if (request.method === 'GET') return session.transport.handleRequest(request, body);
      session.busy += 1;
      const over = inFlight.begin();
      const done = () => {
        over();
        session.busy -= 1;
        session.usedAt = clock.monotonic();
      };
      try {
        return onResponseEnd(await session.transport.handleRequest(request, body), done);
      } catch (error) {
        done();
        throw error;
      }
    },
    notify(notices) {
      for (const [id, session] of sessions) {
        isAlive(id, session)
          .then((isStill) => isStill && session.connection.notify(notices))
          .catch(report);
      }
    },
    count: () => sessions.size,
    async close() {
      for (const id of [...sessions.keys()]) end(id);
      await Promise.all(ends);
    },
  };
}

function hasRepeatedId(body: unknown): boolean {
  const messages = Array.isArray(body) ? (body as readonly { readonly id?: unknown; readonly method?: unknown }[]) : [];
  const ids = messages.flatMap(({ id, method }) => (id === undefined || method === undefined ? [] : [id]));
  return new Set(ids).size < ids.length;
}
