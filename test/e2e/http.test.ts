// The HTTP surface over real sockets: operations, problems, the OpenAPI document, metrics and the typed client.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { systemRandom } from '../../src/base/random.ts';
import { ROLES } from '../../src/base/operation.ts';
import { ClientError, createClient } from '../../src/client.ts';
import { startDaemon, type Daemon } from '../../src/surfaces/http/daemon.ts';
import type { Admitted } from '../../src/surfaces/http/ports.ts';
import { createToken, revokeToken } from '../../src/surfaces/http/tokens.ts';
import type { boardOperations } from '../support/board-operations.ts';
import { ask, type Answer, type Asked } from '../support/http-request.ts';
import { openServedBoard, tokenOf, type ServedBoard } from '../support/served-home.ts';

let folder: string;
let served: ServedBoard;
let daemon: Daemon;
let token: string;
let admitted: Admitted | undefined;
const lines: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-http-'));
  served = await openServedBoard(folder);
  daemon = await startDaemon(served.served, {
    place: served.place,
    port: 0,
    version: '1.2.3',
    log: (line) => lines.push(line),
    mounts: [
      {
        path: '/mcp',
        handler: async (request, identity) => {
          admitted = identity;
          return Response.json({
            identity,
            method: request.method,
            path: new URL(request.url).pathname,
            body: await request.text(),
          });
        },
      },
    ],
  });
  token = await tokenOf(served.place);
});

afterAll(async () => {
  await daemon.stop();
  await served.home.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(daemon.url + path, { headers: { authorization: `Bearer ${token}`, ...headers } });

const post = (path: string, input: unknown, { headers = {}, ...rest }: Asked = {}): Promise<Answer> =>
  ask(daemon.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
    ...rest,
  });

describe('an operation', () => {
  test('is called by POST with its input as the body', async () => {
    const added = await post('/v1/board/add_card', { card_id: 'first', title: 'Write it' });
    expect([added.status, added.json['card_id']]).toEqual([200, 'first']);
    const { json } = await post('/v1/board/get_card', { card_id: 'first' });
    expect(json).toEqual({ card: { title: 'Write it', column: 'todo' } });
  });

  test('that only reads is also called by GET and HEAD, with its fields as parameters', async () => {
    await post('/v1/board/add_card', { card_id: 'got', title: 'x' });
    expect((await get('/v1/board/get_card?card_id=got')).json).toEqual({ card: { title: 'x', column: 'todo' } });
    expect((await get('/v1/board/get_card?id=got')).status).toBe(200);
    const head = await ask(`${daemon.url}/v1/board/get_card?card_id=got`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([head.status, head.text]).toEqual([200, '']);
  });

  test.each([
    ['limit=3&ratio=-1.5&open=true', { limit: 3, ratio: -1.5, open: true }],
    ['columns=todo&columns=done', { columns: ['todo', 'done'] }],
    ['columns=todo', { columns: ['todo'] }],
    ['numbers=1&numbers=2', { numbers: [1, 2] }],
    ['text=12&either=a', { text: '12', either: 'a' }],
    ['either=a&either=b', { either: ['a', 'b'] }],
    ['where=%7B%22column%22%3A%22x%22%7D', { where: { column: 'x' } }],
    ['nothing=null', { nothing: 'null' }],
    [`input=${encodeURIComponent('{"limit":7,"nothing":null}')}`, { limit: 7, nothing: null }],
    ['', {}],
  ])('reads the query "%s" by its schema', async (query, input) => {
    expect((await get(`/v1/board/echo?${query}`)).json).toEqual({ input });
  });

  test.each([
    ['limit=x', 'invalid_input'],
    ['limit=1e3', 'invalid_input'],
    ['limit=1&limit=2', 'invalid_query'],
    ['open=yes', 'invalid_input'],
    ['columns=elsewhere', 'invalid_input'],
    ['unknown=1', 'invalid_input'],
    ['where=%7B', 'invalid_query'],
    ['input=%7B', 'invalid_query'],
    ['input=%7B%7D&limit=1', 'invalid_query'],
    ['input=%7B%22__proto__%22%3A%7B%22limit%22%3A1%7D%7D', 'invalid_query'],
    ['__proto__=1', 'invalid_query'],
    ['input=5', 'invalid_input'],
  ])('refuses the query "%s" with %s', async (query, code) => {
    const { status, json } = await get(`/v1/board/echo?${query}`);
    expect([status, json['code']]).toEqual([400, code]);
  });

  test('is done once under an Idempotency-Key, quoted or not', async () => {
    const card = { card_id: 'once', title: 'x' };
    const one = await post('/v1/board/add_card', card, { headers: { 'idempotency-key': 'key-1' } });
    const two = await post('/v1/board/add_card', card, { headers: { 'idempotency-key': '"key-1"' } });
    const three = await post('/v1/board/add_card', { ...card, operation_id: 'key-1' });
    expect(one.status).toBe(200);
    expect([two.json, three.json]).toEqual([one.json, one.json]);
    const other = await post(
      '/v1/board/add_card',
      { ...card, title: 'y' },
      { headers: { 'idempotency-key': 'key-1' } },
    );
    expect([other.status, other.json['code']]).toEqual([409, 'operation_conflict']);
    const both = await post(
      '/v1/board/add_card',
      { ...card, operation_id: 'a' },
      { headers: { 'idempotency-key': 'b' } },
    );
    expect(both.json['code']).toBe('idempotency_key_mismatch');
  });

  test('refuses an Idempotency-Key where it would be passed over, and bears it where nothing can be done twice', async () => {
    const key = { headers: { 'idempotency-key': 'key-2' } };
    const write = await post('/v1/board/fail', {}, key);
    expect([write.status, write.json['code']]).toEqual([400, 'idempotency_key_unsupported']);
    const read = await post('/v1/board/echo', { limit: 1 }, key);
    expect(read.status).toBe(200);
  });

  test('writes down who called it', async () => {
    await post('/v1/board/add_card', { card_id: 'whose', title: 'x' });
    const [last] = (await served.home.ledger.events('01990000-0000-7000-8000-00000000000b', { limit: 1_000 })).slice(
      -1,
    );
    expect(last?.actor).toBe('http:owner');
  });
});

describe('a problem', () => {
  test('is RFC 9457 with code, hint and details', async () => {
    const { status, headers, json } = await get('/v1/board/get_card?card_id=nowhere');
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json']);
    expect(json).toEqual({
      type: 'urn:throughline:problem:unknown_card',
      title: 'Unknown card',
      status: 404,
      detail: 'There is no card nowhere',
      instance: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/) as string,
      kind: 'refusal',
      code: 'unknown_card',
      hint: 'List the cards.',
      details: { card_id: 'nowhere' },
    });
  });

  test('of the outside world says when to come back', async () => {
    const { status, headers, json } = await post('/v1/board/fail', {});
    expect([status, headers['retry-after'], json['kind'], json['retry']]).toEqual([
      503,
      '2',
      'failure',
      { retry: true, afterMs: 1_500 },
    ]);
  });

  test('of our own says nothing of the inside, which the log has under its instance', async () => {
    const { status, text, json } = await post('/v1/board/crash', {});
    expect([status, json['code']]).toEqual([500, 'bug']);
    expect(text).not.toMatch(/secret|inner|TypeError|stack|\.ts/);
    const id = String(json['instance']).replace('urn:uuid:', '');
    expect(lines.find((line) => line.includes(id) && line.includes('"level":"error"'))).toContain('/inner/workings');
  });

  test('echoes no control or bidirectional character', async () => {
    const { json } = await post('/v1/board/get_card', { card_id: 'a\u001b]52;c;x\u0007\r\n\u202egnp' });
    expect(json['detail']).toBe('There is no card a\\u001b]52;c;x\\u0007\\u000d\\u000a\\u202egnp');
    expect(json['details']).toEqual({ card_id: 'a\\u001b]52;c;x\\u0007\\u000d\\u000a\\u202egnp' });
  });

  test.each([
    ['not JSON', 'nonsense'],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['a body with a prototype in it', '{"card_id":"a","__proto__":{"title":"b"}}'],
  ])('answers %s', async (_, body) => {
    const { status, json } = await post('/v1/board/add_card', undefined, { body });
    expect([status, json['code']]).toEqual([400, 'invalid_body']);
  });
});

test('fuzzing: every operation, from its own schema and with anything else, answers without a 5xx of ours', async () => {
  const value = fc.oneof(
    { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    fc.constantFrom<unknown>(
      'c1',
      0,
      -1,
      2 ** 53,
      'todo',
      '\u0000',
      '\ud800',
      ['todo'],
      null,
      true,
      '',
      'x'.repeat(400),
    ),
  );
  const operations = served.served.operations
    .map(({ definition }) => definition)
    .filter(({ name }) => !['board.fail', 'board.crash', 'board.wait'].includes(name));
  const anyCall = fc.constantFrom(...operations).chain(({ name, input }) =>
    fc.record({
      name: fc.constant(name),
      input: fc.oneof(
        {
          weight: 5,
          arbitrary: fc.record(Object.fromEntries(Object.keys(input.shape).map((key) => [key, value])), {
            requiredKeys: [],
          }),
        },
        value,
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(anyCall, async ({ name, input }) => {
      const { status } = await post(`/v1/${name.replace('.', '/')}`, input);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});

describe('the OpenAPI document', () => {
  test('has every operation with its schemas, problems and examples, and every reference leads somewhere', async () => {
    const { json, text } = await get('/v1/openapi.json');
    expect([json['openapi'], json['info']]).toMatchObject(['3.1.0', { version: '1.2.3' }]);
    const paths = json['paths'] as Record<string, Record<string, Record<string, unknown>>>;
    for (const { definition, role } of served.served.operations) {
      const path = paths[`/v1/${definition.name.replace('.', '/')}`];
      expect(path?.['post']).toMatchObject({ operationId: definition.name, summary: definition.summary });
      expect(Object.keys(path ?? {}).includes('get')).toBe(definition.risk === 'read');
      expect(ROLES).toContain(role);
    }
    const add = paths['/v1/board/add_card']?.['post'];
    expect(JSON.stringify(add)).toContain('"value":{"card_id":"c1","title":"Write it"}');
    expect(Object.keys(add?.['responses'] as object)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', 'default']),
    );
    for (const [, pointer] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = pointer
        ?.split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], json);
      expect([pointer, found === undefined]).toEqual([pointer, false]);
    }
  });
});

test('metrics count requests by operation, never by path', async () => {
  await get('/nowhere/at/all');
  const { headers, text } = await get('/metrics');
  expect(headers['content-type']).toBe('text/plain; version=0.0.4');
  expect(text).toMatch(/http_requests\{method="POST",route="board.add_card",status="200"\} \d+/);
  expect(text).toContain('http_request_seconds_count{route="board.get_card"}');
  expect(text).toContain('jobs_enqueued');
  expect(text).not.toContain('nowhere');
});

test('a mount can ask for as long as it likes whether the token still is valid', async () => {
  const { place } = served;
  const made = await createToken(
    { place, clock: systemClock, random: systemRandom },
    { name: 'passing', role: 'read' },
  );
  await get('/mcp', { authorization: `Bearer ${made.token}` });
  expect(await admitted?.isAllowed()).toBe(true);
  await revokeToken(place, 'passing');
  expect(await admitted?.isAllowed()).toBe(false);
});

test('a mount gets what passed the checks, with who calls', async () => {
  const { json } = await post('/mcp', { jsonrpc: '2.0' });
  expect(json).toEqual({
    identity: { actor: 'http:owner', role: 'admin' },
    method: 'POST',
    path: '/mcp',
    body: '{"jsonrpc":"2.0"}',
  });
  expect((await get('/mcp/inner')).json['path']).toBe('/mcp/inner');
});

test('the log has no token, no query and no control character', async () => {
  await get('/v1/board/echo?text=a-private-word');
  await get('/nowhere%0a%1b?token=a-private-word');
  const log = lines.join('');
  expect(log).not.toContain(token);
  expect(log).not.toContain('a-private-word');
  for (const line of lines) {
    expect(line).toMatch(/^\{[^\p{Cc}]*\}\n$/u);
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String) as string, level: expect.any(String) as string });
  }
});

describe('the client', () => {
  const client = (url = daemon.url) => createClient<typeof boardOperations>({ url, token });

  test('calls operations by their types', async () => {
    const { seq } = await client().call(
      'board.add_card',
      { card_id: 'typed', title: 'x' },
      { idempotencyKey: 'typed' },
    );
    const again = await client().call('board.add_card', { card_id: 'typed', title: 'x' }, { idempotencyKey: 'typed' });
    expect(again.seq).toBe(seq);
    expect((await client().call('board.get_card', { card_id: 'typed' })).card.title).toBe('x');
    expect(await client().call('board.echo')).toEqual({ input: {} });
    // @ts-expect-error A field is missing.
    await expect(client().call('board.get_card', {})).rejects.toThrow('does not fit');
  });

  test('throws what the daemon refused or could not do, and says when no daemon answers', async () => {
    const refused = await errorOf(client().call('board.get_card', { card_id: 'nowhere' }));
    expect(refused).toMatchObject({
      kind: 'refusal',
      code: 'unknown_card',
      status: 404,
      hint: 'List the cards.',
      message: 'There is no card nowhere',
      retry: { retry: false },
      details: { card_id: 'nowhere' },
    });
    expect(await errorOf(client().call('board.fail'))).toMatchObject({
      kind: 'failure',
      retry: { retry: true, afterMs: 1_500 },
    });
    expect(await errorOf(client('http://127.0.0.1:9').call('board.echo'))).toMatchObject({
      code: 'unreachable',
      status: 0,
    });
  });
});

async function errorOf(promise: Promise<unknown>): Promise<ClientError> {
  const error: unknown = await promise.catch((thrown: unknown) => thrown);
  if (error instanceof ClientError) return error;
  throw new Error(`not a ClientError: ${String(error)}`);
}
