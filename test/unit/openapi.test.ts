// Whatever is served is in the OpenAPI document, with the methods that it takes, and nothing else is.
import { z } from 'zod';
import { expect, test } from 'vitest';
import { manualClock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { bindOperations, operationsOf } from '../../src/base/operation.ts';
import { seededRandom } from '../../src/base/random.ts';
import { createApp } from '../../src/surfaces/http/app.ts';
import { httpRefusals } from '../../src/surfaces/http/contract.ts';
import { createEventStreams } from '../../src/surfaces/http/event-stream.ts';
import { createGuard } from '../../src/surfaces/http/guard.ts';
import { createLog } from '../../src/surfaces/http/log.ts';
import type { Login } from '../../src/surfaces/http/login.ts';

const define = operationsOf<object>(httpRefusals);
const base = { tier: 'core', input: z.strictObject({}), output: z.strictObject({}), refusals: [] } as const;
const operations = bindOperations(
  {},
  {
    'test.look': define({ ...base, name: 'test.look', summary: 'Look', risk: 'read', handler: async () => ({}) }),
    'test.speak': define({
      ...base,
      name: 'test.speak',
      summary: 'Speak',
      risk: 'write',
      parts: z.strictObject({ text: z.string() }),
      handler: async () => ({}),
    }),
    'test.touch': define({ ...base, name: 'test.touch', summary: 'Touch', risk: 'write', handler: async () => ({}) }),
  },
);

const clock = manualClock();
const login: Login = {
  createCode: () => ({ code: 'c', expires_at: '' }),
  redeem: async () => ({ token: '', name: '', role: 'admin', expires_at: null }),
  isSession: () => true,
  end: async () => {},
};
const app = createApp({
  operations,
  authenticate: async () => ({ actor: 'http:owner', role: 'admin' }),
  guard: () => createGuard('http', { host: '127.0.0.1', port: 80 }),
  events: createEventStreams({ feeds: [], clock, stopping: AbortSignal.abort(), onError: () => {} }),
  login,
  ready: async () => ({ status: 'ready', databases: [] }),
  metrics: createMetrics(),
  clock,
  ids: createIds(clock, seededRandom(1)),
  log: createLog(() => {}, clock),
  mounts: [{ path: '/mounted', methods: { post: 'Call it' }, handler: async () => new Response('') }],
});

const request = (path: string, method: string) =>
  app.fetch(
    new Request(`http://127.0.0.1${path}`, {
      method,
      headers: { host: '127.0.0.1', authorization: 'Bearer t', 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{"code":"c"}' } : {}),
    }),
  );

test('every route that is served is in the document, and every one in it is served', async () => {
  const document = (await (await request('/v1/openapi.json', 'GET')).json()) as { paths: Record<string, object> };
  expect(Object.keys(document.paths).toSorted()).toEqual(app.paths.toSorted());
  expect(app.paths).toContain('/v1/session');
  for (const [path, methods] of Object.entries(document.paths)) {
    if (path === '/mounted') continue;
    const taken = [];
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      if ((await request(path, method)).status !== 405) taken.push(method.toLowerCase());
    }
    expect([path, taken]).toEqual([path, Object.keys(methods).toSorted(inOrder)]);
  }
});

const ORDER = ['get', 'post', 'put', 'patch', 'delete'];
const inOrder = (a: string, b: string) => ORDER.indexOf(a) - ORDER.indexOf(b);

test('an operation whose answer streams names its parts, and only such a one', async () => {
  const { paths, components } = (await (await request('/v1/openapi.json', 'GET')).json()) as {
    paths: Record<
      string,
      { post?: { responses: Record<string, { content: Record<string, Record<string, unknown>> }> } }
    >;
    components: { schemas: Record<string, unknown> };
  };
  const contentOf = (path: string) => paths[path]?.post?.responses['200']?.content ?? {};
  expect(contentOf('/v1/test/speak')['text/event-stream']?.['x-throughline-events']).toEqual({
    part: { $ref: '#/components/schemas/test.speak.part' },
    result: { $ref: '#/components/schemas/test.speak.output' },
    problem: { $ref: '#/components/schemas/problem' },
  });
  expect(components.schemas['test.speak.part']).toMatchObject({ properties: { text: { type: 'string' } } });
  expect(Object.keys(contentOf('/v1/test/touch'))).toEqual(['application/json']);
});
