// MCP over streamable HTTP, for callers that the HTTP surface has authenticated. Clients of protocol 2026 call without
// a session; those of 2025 have one, limited in number and duration.
import {
  createMcpHandler,
  isJsonContentType,
  isLegacyRequest,
  readRequestBody,
  type AuthInfo,
} from '@modelcontextprotocol/server';
import { Bug } from '../../base/errors.ts';
import { ROLES } from '../../base/operation.ts';
import { watchChanges } from './change-notices.ts';
import type { McpAuth, McpOptions } from './contract.ts';
import { createHttpSessions } from './http-sessions.ts';
import { asSession, requestIdentity, sessionNamedIn } from './identity.ts';
import { createInFlight } from './in-flight.ts';
import { rpcError } from './rpc-error.ts';
import { createMcpServer } from './server.ts';
import { onResponseEnd } from './on-response-end.ts';
import { endWhenRevoked } from './end-when-revoked.ts';

export interface McpHttpOptions extends McpOptions {
  readonly maxSessions?: number;
  readonly idleMs?: number;
  readonly maxRequestBytes?: number;
  /** How long pending calls may take at the end. */
  readonly graceMs?: number;
}

export interface McpHttp {
  /** Host, origin and token were checked before; the role decides which tools there are. */
  readonly handle: (request: Request, auth: McpAuth) => Promise<Response>;
  /** The number of open sessions of clients of protocol 2025. */
  sessionCount(): number;
  /** Accepts nothing more, lets pending calls finish for a while, then ends sessions and streams. */
  readonly close: () => Promise<void>;
}

export function createMcpHttp(options: McpHttpOptions): McpHttp {
  const { clock, maxRequestBytes = 8 * 1024 * 1024, graceMs = 10_000 } = options;
  const report = options.onError ?? (() => undefined);
  const inFlight = createInFlight(clock);
  let closing: Promise<void> | undefined;
  const sessions = createHttpSessions({ ...options, inFlight, watched: () => watch.live });
  const stateless = createMcpHandler(
    ({ authInfo }) => {
      const auth = authOf(authInfo);
      const { role } = auth;
      return createMcpServer({
        ...options,
        era: 'modern',
        role,
        watched: () => watch.live,
        identify: (client, input) => asSession(requestIdentity(client, auth), sessionNamedIn(input), auth),
      }).server;
    },
    { legacy: 'reject', onerror: report, maxRequestBodySize: maxRequestBytes },
  );
  const watch = watchChanges(
    options,
    (notices) => {
      for (const uri of notices.uris) stateless.notify.resourceUpdated(uri);
      stateless.notify.resourcesChanged();
      sessions.notify(notices);
    },
    report,
  );

  const handleStateless = async (request: Request, auth: McpAuth, parsedBody: unknown): Promise<Response> => {
    const handed = { authInfo: authInfoOf(auth), ...(parsedBody === undefined ? {} : { parsedBody }) };
    // A subscription is open until it is closed: the end does not wait for it.
    if (methodOf(parsedBody) === 'subscriptions/listen') {
      await watch.live;
      const response = await stateless.fetch(request, handed);
      return auth.isAllowed ? endWhenRevoked(response, auth.isAllowed, clock) : response;
    }
    const over = inFlight.begin();
    try {
      return onResponseEnd(await stateless.fetch(request, handed), over);
    } catch (error) {
      over();
      throw error;
    }
  };

  const handleParsed = async (request: Request, auth: McpAuth, parsedBody?: unknown): Promise<Response> =>
    (await isLegacyRequest(request, parsedBody))
      ? sessions.handle(request, auth, parsedBody)
      : handleStateless(request, auth, parsedBody);

  const close = async () => {
    await watch.stop();
    await inFlight.drained(graceMs);
    await Promise.all([stateless.close(), sessions.close()]);
  };

  return {
    async handle(request, auth) {
      if (closing) return rpcError(503, -32_000, 'The server is stopping');
      if (request.method !== 'POST') return handleParsed(request, auth);
      if (!isJsonContentType(request.headers.get('content-type'))) {
        return rpcError(415, -32_000, 'Unsupported Media Type: Content-Type must be application/json');
      }
      const read = await readRequestBody(request, maxRequestBytes);
      if (read.tooLarge) return rpcError(413, -32_000, `The request has more than ${maxRequestBytes} bytes`);
      let parsed: unknown;
      try {
        parsed = JSON.parse(read.text);
      } catch {
        return rpcError(400, -32_700, 'Parse error: the request is not valid JSON');
      }
      return handleParsed(request, auth, parsed);
    },
    sessionCount: () => sessions.count(),
    close: () => (closing ??= close()),
  };
}

function methodOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'method' in message ? message.method : undefined;
}

/** How the SDK passes on who calls: no part of the token is in it. */
function authInfoOf({ role, actor }: McpAuth): AuthInfo {
  return { token: '', clientId: actor, scopes: [role] };
}

function authOf(info: AuthInfo | undefined): McpAuth {
  const role = ROLES.find((each) => each === info?.scopes[0]);
  if (!info || !role) throw new Bug('a request reached MCP without its role');
  return { role, actor: info.clientId };
}
