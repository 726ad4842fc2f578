// The HTTP surface as one function from request to response: every check first, then operations, events, metrics, pages.
import { Hono, type Context } from 'hono';
import type { Clock } from '../../base/clock.ts';
import { Failure, Refusal } from '../../base/errors.ts';
import type { Ids } from '../../base/ids.ts';
import type { Metrics } from '../../base/metrics.ts';
import type { Operation } from '../../base/operation.ts';
import { checkContentType, checkShape, readBody } from './body.ts';
import { refuse } from './contract.ts';
import type { EventStreams } from './event-stream.ts';
import { checkReach, withSecurityHeaders, type Guard } from './guard.ts';
import { errorFields, type Log } from './log.ts';
import { createLoginRoutes } from './login-routes.ts';
import type { Login } from './login.ts';
import { openApiOf } from './openapi.ts';
import { checkMethod, createOperationRoutes } from './operation-route.ts';
import type { Admitted, Mount, StaticAssets } from './ports.ts';
import { problemResponse, toProblem, type Problem } from './problem.ts';
import type { Readiness } from './readiness.ts';
import { assetResponse, plainPage } from './static-assets.ts';
import { bearerOf, type Authenticate } from './tokens.ts';

export interface AppDeps {
  readonly operations: readonly Operation[];
  readonly authenticate: Authenticate;
  /** Called for every request: the port is known only once it is bound. */
  readonly guard: () => Guard;
  readonly events: EventStreams;
  readonly login?: Login;
  /** As in `http://127.0.0.1:4747`; called like the guard. */
  readonly url?: () => string;
  readonly ready: () => Promise<Readiness>;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly mounts?: readonly Mount[];
  readonly assets?: StaticAssets;
  readonly version?: string;
  /** 8 MiB by default, which is the most that an operation takes. */
  readonly maxBodyBytes?: number;
}

export const MAX_BODY_BYTES = 8 * 1024 * 1024;

/** What the server knows about a connection; absent in a test without a socket. */
export interface Connection {
  readonly outgoing?: { destroy(): unknown };
  /** Says that the request is of a known caller, for as long as it is answered. */
  readonly admit?: () => void;
}

interface Variables {
  requestId: string;
  /** For metrics and log: one of a fixed set of names, never the path as sent. */
  route: string;
  actor: string | undefined;
}

type Env = { Variables: Variables; Bindings: Connection };
type Ctx = Context<Env>;

export interface App {
  /** Everything served below an address of its own; the rest are pages. */
  readonly paths: readonly string[];
  readonly fetch: (request: Request, connection?: Connection) => Promise<Response>;
}

export function createApp(deps: AppDeps): App {
  const { operations, guard, events, metrics, clock, ids, log, mounts = [], assets = plainPage } = deps;
  const { maxBodyBytes = MAX_BODY_BYTES, version = '0.0.0' } = deps;
  const requests = metrics.counter('http_requests', 'Requests that were answered, by route, method and status');
  const seconds = metrics.histogram('http_request_seconds', 'How long it took until the answer began, by route');
  const table = createOperationRoutes(operations, { maxBodyBytes, clock });
  const upSinceMs = clock.monotonic();
  let openApi: string | undefined;
  const app = new Hono<Env>();

  const isPage = (path: string): boolean =>
    !['/v1', '/health', '/ready', '/metrics', ...mounts.map((mount) => mount.path)].some(
      (other) => path === other || path.startsWith(`${other}/`),
    );

  const identify = async (c: Ctx): Promise<Admitted> => {
    const token = bearerOf(c.req.raw);
    if (token === undefined) throw refuse('token_required', 'There is no bearer token');
    const identity = await deps.authenticate(token);
    if (!identity) throw refuse('token_invalid', 'The bearer token is not valid');
    c.set('actor', identity.actor);
    c.env.admit?.();
    return { ...identity, isAllowed: async () => (await deps.authenticate(token)) !== undefined };
  };

  app.use('*', async (c, next) => {
    c.set('requestId', ids.uuid());
    c.set('route', 'none');
    const startedMs = clock.monotonic();
    await next();
    const [route, method, status] = [c.get('route'), knownMethod(c.req.method), String(c.res.status)];
    const elapsedMs = clock.monotonic() - startedMs;
    requests.add(1, { route, method, status });
    seconds.observe(elapsedMs / 1000, { route });
    const actor = c.get('actor');
    log.info('request', {
      request_id: c.get('requestId'),
      method,
      route,
      status: c.res.status,
      ms: Math.round(elapsedMs * 1000) / 1000,
      ...(actor === undefined ? {} : { actor }),
    });
  });

  app.use('*', async (c, next) => {
    checkReach(guard(), c.req.raw, isPage(c.req.path));
    await next();
  });

  app.all('/health', (c) => {
    c.set('route', '/health');
    checkMethod(c.req.raw, ['GET', 'HEAD']);
    const uptime = Math.floor((clock.monotonic() - upSinceMs) / 1000);
    return Response.json({ status: 'ok', version, uptime_seconds: uptime });
  });

  app.all('/ready', async (c) => {
    c.set('route', '/ready');
    checkMethod(c.req.raw, ['GET', 'HEAD']);
    const readiness = await deps.ready();
    if (readiness.status === 'ready') return Response.json(readiness);
    return Response.json(readiness, { status: 503, headers: { 'retry-after': '1' } });
  });

  app.all('/metrics', async (c) => {
    c.set('route', '/metrics');
    await identify(c);
    checkMethod(c.req.raw, ['GET', 'HEAD']);
    return new Response(metrics.toPrometheus(), { headers: { 'content-type': 'text/plain; version=0.0.4' } });
  });

  app.all('/v1/openapi.json', async (c) => {
    c.set('route', '/v1/openapi.json');
    await identify(c);
    checkMethod(c.req.raw, ['GET', 'HEAD']);
    openApi ??= JSON.stringify(openApiOf(table.routes, { version, mounts }));
    return new Response(openApi, { headers: { 'content-type': 'application/json' } });
  });

  app.all('/v1/events', async (c) => {
    c.set('route', '/v1/events');
    const { isAllowed } = await identify(c);
    checkMethod(c.req.raw, ['GET']);
    return events.open(c.req.raw, () => c.env.outgoing?.destroy(), isAllowed);
  });

  if (deps.login) {
    const login = createLoginRoutes(deps.login, deps.url ?? (() => ''));
    app.all('/v1/session', async (c) => {
      c.set('route', '/v1/session');
      return login.trade(c.req.raw, () => identify(c));
    });
    app.all('/v1/login-link', async (c) => {
      c.set('route', '/v1/login-link');
      return login.link(c.req.raw, await identify(c));
    });
  }

  app.all('/v1/*', async (c) => {
    const identity = await identify(c);
    const route = table.at(c.req.path);
    c.set('route', route.operation.definition.name);
    const person = deps.login?.isSession(identity) ?? false;
    return route.handle(
      c.req.raw,
      { ...identity, person },
      { describe: (error) => describe(c, error), abandon: () => void c.env.outgoing?.destroy() },
    );
  });

  for (const { path, handler } of mounts) {
    const mounted = async (c: Ctx) => {
      c.set('route', path);
      const identity = await identify(c);
      return handler(await boundedRequest(c.req.raw, maxBodyBytes), identity);
    };
    app.all(path, mounted).all(`${path}/*`, mounted);
  }

  app.all('*', async (c) => {
    const { path } = c.req;
    const asset = /^\/[\w./-]*$/.test(path) && !path.includes('..') ? await assets.find(path) : undefined;
    if (!asset) throw refuse('not_found', 'There is nothing at that address');
    c.set('route', 'static');
    checkMethod(c.req.raw, ['GET', 'HEAD']);
    return assetResponse(asset, c.req.raw);
  });

  const describe = (c: Ctx, error: unknown): Problem => {
    const requestId = c.get('requestId');
    if (!(error instanceof Refusal)) {
      const isFailure = error instanceof Failure;
      log.error(isFailure ? 'failure' : 'bug', { request_id: requestId, route: c.get('route'), ...errorFields(error) });
    }
    return toProblem(error, requestId);
  };

  app.onError((error, c) => problemResponse(describe(c, error), closing(error)));

  const served = app.routes.map(({ path }) => path).filter((path) => !path.includes('*'));
  return {
    paths: [...new Set([...served, ...table.routes.map(({ path }) => path)])],
    async fetch(request, connection) {
      const response = await app.fetch(request, connection ?? {});
      const isStatic = response.headers.has('content-security-policy');
      return withSecurityHeaders(response, isStatic ? ['content-security-policy', 'cache-control'] : []);
    },
  };
}

/** The rest of a body that is too large is not read. */
function closing(error: Error): Record<string, string> {
  return error instanceof Refusal && error.code === 'body_too_large' ? { connection: 'close' } : {};
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A label must have few values, whatever clients send. */
function knownMethod(method: string): string {
  return METHODS.has(method) ? method : 'other';
}

/** The same request with its body checked and buffered, for a handler that reads it in another way. */
async function boundedRequest(request: Request, maxBodyBytes: number): Promise<Request> {
  const { method, url, headers, signal } = request;
  const hasBody =
    method === 'POST' || Number(headers.get('content-length') ?? 0) > 0 || headers.has('transfer-encoding');
  if (!hasBody || method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal });
  checkContentType(request);
  const body = await readBody(request, maxBodyBytes);
  checkShape(new TextDecoder().decode(body));
  return new Request(url, { method, headers, signal, body });
}

/** For errors before or after the routes. */
export function outerProblem(ids: Ids, error: unknown): Response {
  return withSecurityHeaders(problemResponse(toProblem(error, ids.uuid()), { connection: 'close' }));
}
