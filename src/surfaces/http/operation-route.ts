// One operation as a route: input from body or query, answer as JSON.
import { refuse as refuseOfBase } from '../../base/contract.ts';
import type { Clock } from '../../base/clock.ts';
import type { Operation } from '../../base/operation.ts';
import { checkContentType, parseJson, readBody } from './body.ts';
import { refuse } from './contract.ts';
import { isStreamWanted, streamResponse, type StreamOptions } from './operation-stream.ts';
import type { Identity } from './ports.ts';
import { createQueryReader } from './query-input.ts';
import { hasRole } from './tokens.ts';

export interface OperationRoute {
  readonly operation: Operation;
  readonly path: string;
  readonly methods: readonly string[];
  readonly takesIdempotencyKey: boolean;
  handle(request: Request, caller: Caller, streaming?: Streaming): Promise<Response>;
}

/** For an answer that has begun before the operation ends. */
export type Streaming = Pick<StreamOptions, 'describe' | 'abandon'>;

export interface Caller extends Identity {
  /** Logged in with a browser, so a person. Other tokens belong to programs. */
  readonly person: boolean;
}

export interface RouteOptions {
  readonly maxBodyBytes: number;
  readonly clock: Clock;
}

export function createOperationRoute(operation: Operation, { maxBodyBytes, clock }: RouteOptions): OperationRoute {
  const { name, risk, writesWith, idempotent = false, input: inputSchema } = operation.definition;
  const methods = risk === 'read' ? ['POST', 'GET', 'HEAD'] : ['POST'];
  const takesIdempotencyKey = Object.hasOwn(inputSchema.shape, 'operation_id');
  const isRepeatable = takesIdempotencyKey || idempotent || risk === 'read';
  // Made on first use: most operations are never read by GET.
  let fromQuery: ReturnType<typeof createQueryReader> | undefined;

  const inputOf = async (request: Request): Promise<unknown> => {
    const { searchParams } = new URL(request.url);
    if (request.method !== 'POST') {
      const given = (fromQuery ??= createQueryReader(operation))(searchParams);
      if (writesWith === undefined || !Object.hasOwn(Object(given) as object, writesWith)) return given;
      const message = `${request.method} changes nothing, and ${name} with "${writesWith}" is recorded: send it by POST`;
      throw refuse('method_not_allowed', message, { allow: ['POST'] });
    }
    if (searchParams.size > 0) throw refuse('invalid_query', 'A POST takes its input from the body alone');
    checkContentType(request);
    return parseJson(await readBody(request, maxBodyBytes));
  };

  return {
    operation,
    path: `/v1/${name.replace('.', '/')}`,
    methods,
    takesIdempotencyKey,
    async handle(request, { actor, role, person }, streaming) {
      checkMethod(request, methods);
      if (!hasRole(role, operation.role)) {
        const message = `${name} needs a token with the role ${operation.role}; this one has ${role}`;
        throw refuse('role_required', message, { operation: name, role_required: operation.role, role });
      }
      // A client that sends a key relies on it: if it were ignored, a retry would be a second change.
      if (!isRepeatable && request.headers.has('idempotency-key')) {
        throw refuse('idempotency_key_unsupported', `${name} has no operation id`, { operation: name });
      }
      const given = await inputOf(request);
      const input = takesIdempotencyKey ? withOperationId(given, request) : given;
      if (streaming && isStreamWanted(request)) {
        const run: Parameters<typeof streamResponse>[0] = (told) => operation.run(input, { actor, person, ...told });
        return streamResponse(run, { ...streaming, asked: request.signal, clock });
      }
      const result = await operation.run(input, { actor, person, signal: request.signal });
      return Response.json(result ?? {});
    },
  };
}

/** The header is a structured string in the standard's draft, and a bare one in most clients. */
function withOperationId(input: unknown, request: Request): unknown {
  const header = request.headers.get('idempotency-key');
  if (header === null || typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const key = /^"([^"\\]*)"$/.exec(header)?.[1] ?? header;
  if ('operation_id' in input && input.operation_id !== key) {
    throw refuse('idempotency_key_mismatch', 'Idempotency-Key and operation_id differ');
  }
  return { ...input, operation_id: key };
}

export function checkMethod(request: Request, methods: readonly string[]): void {
  if (methods.includes(request.method)) return;
  throw refuse('method_not_allowed', 'The route does not take that method', { allow: methods });
}

export function createOperationRoutes(operations: readonly Operation[], options: RouteOptions) {
  const routes = new Map(
    operations
      // A daemon is not the process of the person who asks.
      .filter(({ definition }) => !definition.local)
      .map((operation) => {
        const route = createOperationRoute(operation, options);
        return [route.path, route] as const;
      }),
  );
  const localOnes = new Map(
    operations
      .filter(({ definition }) => definition.local)
      .map((operation) => [createOperationRoute(operation, options).path, operation.definition] as const),
  );
  return {
    routes: [...routes.values()],
    at(path: string): OperationRoute {
      const route = routes.get(path);
      const local = localOnes.get(path);
      if (local) {
        const where = `\`throughline ${local.cli?.command ?? `call ${local.name}`}\``;
        throw refuseOfBase('unknown_operation', `${local.name} runs only as ${where}`);
      }
      if (!route) throw refuseOfBase('unknown_operation', 'There is no such operation');
      return route;
    },
  };
}
