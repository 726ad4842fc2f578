// The OpenAPI 3.1 document, derived from the operations. Paths that are not operations are in `openapi-own-paths.ts`.
import type { z } from 'zod';
import type { ErrorTable } from '../../base/errors.ts';
import { jsonSchemaOf } from '../../base/json-schema.ts';
import { baseErrors } from '../../base/contract.ts';
import { httpRefusals } from './contract.ts';
import { ownPaths } from './openapi-own-paths.ts';
import type { OperationRoute } from './operation-route.ts';
import type { Mount } from './ports.ts';

type Json = Readonly<Record<string, unknown>>;

/** Refusals of HTTP itself; an operation's own refusals come with its definition. */
const GROUND: ErrorTable = { ...baseErrors, ...httpRefusals };

/** Every operation can return these. */
const COMMON = ['invalid_input', 'token_required', 'token_invalid', 'host_not_allowed', 'origin_not_allowed'] as const;

export function openApiOf(
  routes: readonly OperationRoute[],
  { version, mounts = [] }: { readonly version: string; readonly mounts?: readonly Mount[] },
): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Throughline',
      version,
      description:
        'Unfinished work and its one next step. Errors are problem details (RFC 9457) with a code and a hint.',
    },
    // The daemon that this document describes serves it.
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths: {
      ...Object.fromEntries(routes.map((route) => [route.path, pathOf(route)])),
      ...ownPaths(problemContent('A problem.', ref('problem')), mounts),
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'A token with the role read, operate or admin.' },
      },
      schemas: { ...schemasOf(routes), problem: PROBLEM },
    },
  };
}

function pathOf(route: OperationRoute): Json {
  const { name, summary, details, examples = [], risk, input, parts } = route.operation.definition;
  const common = {
    summary,
    ...(details === undefined ? {} : { description: details }),
    tags: [name.split('.')[0]],
    'x-throughline': {
      risk,
      role: route.operation.role,
      tier: route.operation.definition.tier ?? 'admin',
      ...(route.operation.definition.person ? { person: true } : {}),
    },
    responses: {
      200: {
        description: 'The result.',
        content: {
          'application/json': { schema: ref(`${name}.output`) },
          ...(parts ? { 'text/event-stream': streamOf(name) } : {}),
        },
      },
      ...problemsOf(route),
    },
  };
  const post = {
    ...common,
    operationId: name,
    ...(route.takesIdempotencyKey ? { parameters: [IDEMPOTENCY_KEY] } : {}),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: ref(`${name}.input`),
          ...(examples.length === 0
            ? {}
            : {
                examples: Object.fromEntries(
                  examples.map(({ says, input: value }, at) => [`example_${at + 1}`, { summary: says, value }]),
                ),
              }),
        },
      },
    },
  };
  if (!route.methods.includes('GET')) return { post };
  const properties = Object.keys(input.shape);
  const parameters = properties.map((field) => ({
    name: field,
    in: 'query',
    required: !isOptional(input.shape[field] as z.ZodType),
    schema: ref(`${name}.input`, `/properties/${field}`),
  }));
  return { get: { ...common, operationId: `${name}.get`, parameters }, post };
}

/** Every operation reports its progress so; here are those whose answer comes in parts. */
function streamOf(name: string): Json {
  return {
    schema: {
      type: 'string',
      description:
        'Server-sent events: each `part` is a piece of the answer, and provisional; the last event is the `result` or a `problem`.',
    },
    'x-throughline-events': { part: ref(`${name}.part`), result: ref(`${name}.output`), problem: ref('problem') },
  };
}

const isOptional = (schema: z.ZodType): boolean => schema.safeParse(undefined).success;

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The operation_id of the input: a call repeated with the same content returns the first result.',
  schema: { type: 'string' },
};

/** One response for each status, naming the codes that it can carry. */
function problemsOf({ operation: { definition, role } }: OperationRoute): Json {
  const errors: ErrorTable = { ...GROUND, ...definition.errors };
  const persons = definition.person ? ['confirmation_required'] : [];
  const own = role === 'read' ? [] : ['role_required', ...(definition.risk === 'read' ? [] : ['body_too_large'])];
  const codesByStatus = new Map<number, string[]>();
  for (const code of new Set([...definition.refusals, ...COMMON, ...persons, ...own])) {
    const status = errors[code]?.status;
    if (status !== undefined) codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code]);
  }
  const responses = [...codesByStatus].map(([status, codes]): [number, Json] => [
    status,
    problemContent(codes.toSorted().join(', '), {
      allOf: [ref('problem'), { properties: { code: { enum: codes.toSorted() } } }],
    }),
  ]);
  return { ...Object.fromEntries(responses), default: problemContent('Any other problem.', ref('problem')) };
}

function problemContent(description: string, schema: Json): Json {
  return { description, content: { 'application/problem+json': { schema } } };
}

function ref(name: string, inside = ''): Json {
  return { $ref: `#/components/schemas/${name}${inside}` };
}

/** Inputs as clients send them, outputs as handlers return them. */
function schemasOf(routes: readonly OperationRoute[]): Json {
  const schemas: Record<string, unknown> = {};
  for (const { operation } of routes) {
    const { name, input, output, parts } = operation.definition;
    schemas[`${name}.input`] = schemaOf(`${name}.input`, input);
    schemas[`${name}.output`] = schemaOf(`${name}.output`, output);
    if (parts) schemas[`${name}.part`] = schemaOf(`${name}.part`, parts);
  }
  return schemas;
}

function schemaOf(name: string, schema: z.ZodType): unknown {
  const { $schema: _, ...json } = jsonSchemaOf(schema);
  // References inside it are written as if it were a separate document.
  return JSON.parse(JSON.stringify(json).replaceAll('"$ref":"#', `"$ref":"#/components/schemas/${name}`)) as unknown;
}

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'instance', 'kind', 'code', 'hint', 'details'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What happened, to which id.' },
    instance: { type: 'string', description: 'This one occurrence, as the log names it.' },
    kind: { enum: ['refusal', 'failure', 'bug'] },
    code: { type: 'string' },
    hint: { type: 'string', description: 'What to do about it.' },
    details: { type: 'object' },
    retry: { type: 'object', description: 'For a failure: whether to try again, and after how many milliseconds.' },
  },
};
