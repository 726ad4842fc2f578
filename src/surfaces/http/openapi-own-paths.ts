// The routes that are not operations, as the OpenAPI document describes them. A test compares them with the actual
// routes.
import { ROLES } from '../../base/operation.ts';
import { EVENT_PARAMETERS } from './event-filter.ts';
import type { Mount } from './ports.ts';

type Json = Readonly<Record<string, unknown>>;

export function ownPaths(problem: Json, mounts: readonly Mount[]): Json {
  const answers = (description: string, type: string, schema: Json = { type: 'string' }) => ({
    200: { description, content: { [type]: { schema } } },
    default: problem,
  });
  const json = (description: string, properties: Json) =>
    answers(description, 'application/json', { type: 'object', required: Object.keys(properties), properties });
  return {
    '/v1/events': {
      get: {
        operationId: 'events',
        summary: 'Follow changes as server-sent events',
        description:
          'Each event `change` is one append; its id is the cursor to reconnect with, in Last-Event-ID. `open` says where the stream begins.',
        parameters: [
          { name: 'Last-Event-ID', in: 'header', schema: TEXT },
          ...Object.entries(EVENT_PARAMETERS).map(([name, description]) => ({
            name,
            in: 'query',
            description,
            schema: TEXT,
          })),
        ],
        responses: answers('The stream.', 'text/event-stream'),
      },
    },
    '/v1/session': {
      post: {
        operationId: 'session.begin',
        summary: 'Trade the code of a login link for a token that ends after a working day',
        security: [],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { type: 'object', required: ['code'], properties: { code: TEXT } } },
          },
        },
        responses: json('The token; it is shown this once.', {
          token: TEXT,
          name: TEXT,
          role: { enum: ROLES },
          expires_at: { ...TIME, type: ['string', 'null'] },
        }),
      },
      delete: {
        operationId: 'session.end',
        summary: 'End the session whose token is sent',
        responses: json('It has ended.', { ended: { const: true } }),
      },
    },
    '/v1/login-link': {
      post: {
        operationId: 'login_link',
        summary: 'Make a link that logs one browser in, once and within ten minutes',
        description: 'Needs an admin token that is not a session.',
        requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
        responses: json('The link, with its code in the fragment.', { url: TEXT, expires_at: TIME }),
      },
    },
    '/v1/openapi.json': {
      get: {
        operationId: 'openapi',
        summary: 'This document',
        responses: answers('It.', 'application/json', { type: 'object' }),
      },
    },
    '/metrics': {
      get: { operationId: 'metrics', summary: 'Figures for Prometheus', responses: answers('Text.', 'text/plain') },
    },
    '/health': {
      get: {
        operationId: 'health',
        summary: 'Check whether the daemon runs',
        security: [],
        responses: json('It does.', { status: { const: 'ok' }, version: TEXT, uptime_seconds: { type: 'integer' } }),
      },
    },
    '/ready': {
      get: {
        operationId: 'ready',
        summary: 'Check whether every database answers and has the right format',
        security: [],
        responses: {
          ...json('All of them do.', { status: { const: 'ready' }, databases: DATABASES }),
          503: {
            description: 'Some do not; `code` says why.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['status', 'databases'],
                  properties: { status: { const: 'not_ready' }, databases: DATABASES },
                },
              },
            },
          },
        },
      },
    },
    ...Object.fromEntries(mounts.map(({ path, methods = {} }) => [path, mountOf(path, methods)])),
  };
}

const TEXT = { type: 'string' };
const DATABASES = {
  type: 'array',
  items: {
    type: 'object',
    required: ['name', 'status'],
    properties: { name: TEXT, status: { enum: ['ok', 'failed'] }, code: TEXT },
  },
};
const TIME = { type: 'string', format: 'date-time' };

function mountOf(path: string, methods: Readonly<Record<string, string>>): Json {
  return Object.fromEntries(
    Object.entries(methods).map(([method, summary]) => [
      method,
      {
        operationId: `${path.slice(1)}.${method}`,
        summary,
        responses: { default: { description: 'As defined by its own protocol.' } },
      },
    ]),
  );
}
