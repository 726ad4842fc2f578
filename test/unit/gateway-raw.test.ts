// The raw way against models on loopback: what is sent, what comes back byte for byte, and what is seen of it in passing.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../src/base/clock.ts';
import type { EgressRules } from '../../src/base/egress/open-outgoing.ts';
import type { Fetch } from '../../src/base/network.ts';
import type { Connection, ProviderKind, RawRequest } from '../../src/gateway/providers/contract.ts';
import { askRaw, readRawRequest } from '../../src/gateway/providers/raw.ts';
import { createSeenAnswer } from '../../src/gateway/providers/seen-answer.ts';
import { rawWithTimeouts } from '../../src/gateway/providers/with-timeouts.ts';
import { startAnthropic } from '../support/model-server/anthropic.ts';
import type { ModelServer, Turn } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { startChat } from '../support/model-server/openai-chat.ts';
import { startResponses } from '../support/model-server/openai-responses.ts';
import { openModelWays } from '../support/model-ways.ts';
import { until } from '../support/until.ts';

const PROTOCOLS = [
  {
    name: 'messages',
    kind: 'anthropic',
    path: '/messages',
    start: startAnthropic,
    body: { model: 'm', max_tokens: 50, messages: [{ role: 'user', content: 'Hi' }] },
  },
  {
    name: 'chat',
    kind: 'openai-compatible',
    path: '/chat/completions',
    start: startChat,
    body: { model: 'm', max_tokens: 50, messages: [{ role: 'user', content: 'Hi' }] },
  },
  {
    name: 'responses',
    kind: 'openai',
    path: '/responses',
    start: startResponses,
    body: { model: 'm', max_output_tokens: 50, store: false, input: 'Hi' },
  },
] as const;

const usage = { input: 1_000, cache_read: 400, cache_write: 100, output: 90, reasoning: 30 };
const always = () => true;
const bytesOf = (body: object | string) =>
  new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));
const caught = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
};

let server: ModelServer | undefined;
const ways = openModelWays();
afterEach(async () => {
  await ways.close();
  await server?.close();
  server = undefined;
});

async function collect(body: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

describe.each(PROTOCOLS)('$name', ({ name: protocol, kind, path, start, body }) => {
  let model: ModelServer;
  beforeEach(async () => {
    server = model = await start();
  });
  const connect = (more: Partial<Connection> = {}, rules: Partial<EgressRules> = {}): Connection =>
    ways.to(`${model.url}/v1`, { model: 'm', secret: 'canary-key-1', ...more }, rules);
  const ask = (sent: object | string, more: Partial<Connection> = {}, headers: RawRequest['headers'] = {}) =>
    askRaw(kind, { protocol, answers: 1 }, { path, body: bytesOf(sent), headers }, connect(more));

  test.each([false, true])('streamed %s: the bytes pass as they are, and what they say is seen', async (stream) => {
    const turn: Turn = { text: 'Grüße — “quoted”.', when: always, usage };
    model.say(turn, turn);
    const text = `  ${JSON.stringify({ ...body, stream }, undefined, 3)}\n`;
    let wire = '';
    const fetch: Fetch = async (url, init) => {
      const response = await connect().fetch(url, init);
      const [one, other] = response.body?.tee() ?? [];
      void new Response(one ?? null).text().then((whole) => (wire = whole));
      return new Response(other ?? null, response);
    };
    const answer = await ask(text, { fetch });
    const passed = await collect(answer.body);
    expect(model.requests[0]?.text).toBe(text);
    await until(() => wire !== '');
    expect(passed).toBe(wire);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(stream ? /event-stream/ : /json/);
    expect(answer.seen()).toMatchObject({
      model: 'm',
      reason: 'stop',
      usage: { input_tokens: 1_000, cache_read_tokens: 400, output_tokens: 90, reasoning_tokens: 30 },
    });
  });

  test('headers are made anew but for version and beta', async () => {
    await ask(
      body,
      {},
      {
        'Anthropic-Version': '2099-01-01',
        'anthropic-beta': 'b-1',
        'OpenAI-Beta': 'b-2',
        authorization: 'Bearer stolen',
        'x-api-key': 'stolen',
        cookie: 'stolen',
        host: 'elsewhere.example',
        'x-forwarded-for': 'stolen',
      },
    );
    const headers = model.requests[0]?.headers ?? {};
    expect(JSON.stringify(headers)).not.toMatch(/stolen|elsewhere/);
    expect(headers).toMatchObject({ 'anthropic-version': '2099-01-01', 'anthropic-beta': 'b-1', 'openai-beta': 'b-2' });
    expect(kind === 'anthropic' ? headers['x-api-key'] : headers.authorization).toContain('canary-key-1');
  });

  test('a refusal of the provider passes with its status, body and wait, and no other header', async () => {
    model.say({
      text: '',
      when: always,
      fault: { kind: 'status', status: 429, headers: { 'retry-after': '7', 'set-cookie': 'a=b', 'x-org': 'o' } },
    });
    const answer = await ask(body);
    expect(answer.status).toBe(429);
    expect(answer.headers).toEqual({ 'content-type': 'application/json', 'retry-after': '7' });
    expect(await collect(answer.body)).toContain('"message":"no"');
  });

  test('a redirect is not followed, and where it points is not told', async () => {
    const headers = { location: 'http://127.0.0.1:9/secret' };
    model.say({ text: '', when: always, fault: { kind: 'status', status: 307, headers } });
    const denied = await ask(body).catch((error: unknown) => error);
    expect(denied).toMatchObject({ code: 'network_denied', details: { reason: 'redirect' } });
    expect(JSON.stringify(denied)).not.toContain('secret');
  });

  test('too much is ended and closed upstream; what breaks off is cut off', async () => {
    model.say({ text: 'x', when: always, fault: { kind: 'huge', bytes: 32 * 1024 * 1024 } });
    const sent = { path, body: bytesOf({ ...body, stream: true }), headers: {} };
    const huge = await askRaw(kind, { protocol, answers: 1 }, sent, connect({}, { maxAnswerBytes: 1024 * 1024 }));
    await expect(collect(huge.body)).rejects.toMatchObject({ code: 'provider_answer_too_large' });
    await until(() => model.left() === 1);
    model.say({ text: 'x', when: always, fault: { kind: 'cut', events: 1 } });
    const cut = await ask({ ...body, stream: true });
    await expect(collect(cut.body)).rejects.toMatchObject({ code: 'provider_cut_off' });
    expect(cut.seen().reason).toBeUndefined();
  });

  test('a caller that leaves closes upstream', async () => {
    model.say({ text: 'x', when: always, fault: { kind: 'stall', events: 1 } });
    for await (const piece of (await ask({ ...body, stream: true })).body) {
      expect(piece.byteLength).toBeGreaterThan(0);
      break;
    }
    await until(() => model.left() === 1);
  });

  test('a stream that stops is idle', async () => {
    const clock = manualClock();
    clock.park();
    model.say({ text: 'x', when: always, fault: { kind: 'stall', events: 1 } });
    const request = { path, body: bytesOf({ ...body, stream: true }), headers: {} };
    const limits = { first_token_ms: 10_000, idle_ms: 5_000 };
    const answer = await rawWithTimeouts(connect(), clock, limits, true, (limited) =>
      askRaw(kind, { protocol, answers: 1 }, request, limited),
    );
    const reading = answer.body[Symbol.asyncIterator]();
    await reading.next();
    const next = reading.next().then(
      () => undefined,
      (error: unknown) => error,
    );
    await clock.macrotask();
    clock.advance(5_000);
    expect(await next).toMatchObject({ code: 'provider_timed_out', details: { timeout: 'idle', answered: true } });
    await until(() => model.left() === 1);
  });

  test.each([
    ['not JSON', 'nonsense', undefined],
    ['no object', '[]', undefined],
    ['a key twice', `{"model":"m","model":"other"}`, undefined],
    ['capital letters', `{"model":"m","Model":"other"}`, undefined],
    ['another model', { ...body, model: 'other' }, 'model'],
    ['no model', { ...body, model: undefined }, 'model'],
  ])('a body with %s is refused', (_name, sent, field) => {
    const refused = caught(() => readRawRequest(kind, { path, body: bytesOf(sent) }, 'm'));
    expect(refused).toMatchObject({ code: 'raw_body_invalid', details: field ? { field } : {} });
  });

  test('bytes that are no UTF-8 are refused', () => {
    const bytes = new Uint8Array([...bytesOf('{"model":"m","a":"'), 0xff, ...bytesOf('"}')]);
    expect(caught(() => readRawRequest(kind, { path, body: bytes }, 'm'))).toMatchObject({ code: 'raw_body_invalid' });
  });

  test('what reaches out is told', () => {
    const tools = [{ type: 'web_search_20250305', name: 'web_search' }];
    const read = (sent: object) => readRawRequest(kind, { path, body: bytesOf(sent) }, 'm').reaches;
    expect(read(body)).toEqual([]);
    expect(read({ ...body, tools })).toEqual(['web_search']);
  });

  test('an error that repeats the key is passed on without it', async () => {
    const said = JSON.stringify({ error: { message: 'wrong key canary-key-1, sent as Bearer canary-key-1' } });
    const fetch: Fetch = async () => new Response(said, { status: 401 });
    const answer = await ask(body, { fetch });
    expect(answer.status).toBe(401);
    expect(await collect(answer.body)).toBe(said.replaceAll('canary-key-1', '[redacted:key]'));
  });

  test.each([
    [{}, false],
    [{ service_tier: 'auto', speed: 'standard', inference_geo: null }, false],
    [{ service_tier: 'default' }, false],
    [{ service_tier: 'priority' }, true],
    [{ service_tier: 'flex' }, true],
    [{ service_tier: ['default'] }, true],
    [{ speed: 'fast' }, true],
    [{ inference_geo: 'us' }, true],
    [{ modalities: ['text'], audio: null }, false],
    [{ modalities: ['text', 'audio'] }, true],
    [{ audio: { voice: 'a', format: 'wav' } }, true],
    [{ messages: [{ role: 'user', content: [{ type: 'input_audio', input_audio: { data: 'AA' } }] }] }, true],
    [{ input: [{ role: 'user', content: [{ type: 'input_audio', data: 'AA' }] }] }, true],
    [{ messages: [{ role: 'user', content: 'input_audio' }] }, false],
  ])('what is served in another way than the list has prices for is told: %o %s', (more, is_off_list) => {
    expect(readRawRequest(kind, { path, body: bytesOf({ ...body, ...more }) }, 'm')).toMatchObject({ is_off_list });
  });

  test('what is asked for is read: the stream and the limit of tokens', () => {
    const read = readRawRequest(kind, { path, body: bytesOf({ ...body, stream: true }) }, 'm');
    expect(read).toMatchObject({ is_stream: true, max_output_tokens: 50 });
  });
});

test.each([
  ['anthropic', '/chat/completions'],
  ['anthropic', '/messages/batches'],
  ['anthropic', '/files'],
  ['openai', '/messages'],
  ['openai', '/responses/../files'],
  ['openai', '/responses?x=1'],
  ['openai-compatible', 'responses'],
  ['openai-compatible', '//evil.example/chat/completions'],
  ['offline', '/messages'],
  ['openai', 'constructor'],
] as const satisfies readonly (readonly [ProviderKind, string])[])('%s has no path %s', (kind, path) => {
  const refused = caught(() => readRawRequest(kind, { path, body: bytesOf('{}') }, 'm'));
  expect(refused).toMatchObject({ code: 'raw_path_unknown' });
});

test('embeddings pass, and their usage is seen', async () => {
  server = await startOllama();
  const connection = ways.to(`${server.url}/v1/`, { model: 'm' });
  const body = bytesOf({ model: 'm', input: ['one two', 'three'] });
  const answer = await askRaw(
    'openai-compatible',
    { protocol: 'embeddings', answers: 1 },
    { path: '/embeddings', body, headers: {} },
    connection,
  );
  expect(JSON.parse(await collect(answer.body))).toMatchObject({ object: 'list', data: [{ index: 0 }, { index: 1 }] });
  expect(answer.seen()).toMatchObject({ model: 'm', usage: { input_tokens: 3, output_tokens: 0 } });
});

describe('what is seen of an answer in passing', () => {
  test('is the same however the bytes are cut', () => {
    const text = [
      'event: message_start\ndata: {"type":"message_start","message":{"id":"msg_1","model":"m","usage":{"input_tokens":7,"cache_read_input_tokens":3,"cache_creation_input_tokens":5,"cache_creation":{"ephemeral_1h_input_tokens":2},"output_tokens":1}}}\n\n',
      'event: content_block_delta\r\ndata: {"type":"content_block_delta","delta":{"type":"text_delta","text":"ü\\"usage\\""}}\r\n\r\n',
      'data: {"type":"message_delta","delta":{"stop_reason":"max_tokens"},"usage":{"input_tokens":7,"cache_read_input_tokens":null,"output_tokens":20}}\n\n',
    ].join('');
    const bytes = new TextEncoder().encode(text);
    for (const size of [1, 2, 3, 7, 64, bytes.length]) {
      const seen = createSeenAnswer('messages', true);
      for (let at = 0; at < bytes.length; at += size) seen.push(bytes.subarray(at, at + size));
      seen.end();
      expect(seen.seen()).toEqual({
        model: 'm',
        response_id: 'msg_1',
        reason: 'length',
        usage: {
          input_tokens: 15,
          cache_read_tokens: 3,
          cache_write_tokens: 5,
          cache_write_1h_tokens: 2,
          output_tokens: 20,
          reasoning_tokens: undefined,
        },
      });
    }
  });

  test.each([
    [
      'chat',
      '{"model":"m","choices":[{"delta":{"content":"x"},"finish_reason":null}],"usage":null}',
      [
        '{"model":"m","choices":[{"delta":{},"finish_reason": "length"}],"usage":null}',
        '{"model":"m","choices":[],"usage": {"prompt_tokens":7,"completion_tokens":20}}',
      ],
    ],
    [
      'messages',
      '{"type":"content_block_delta","delta":{"type":"text_delta","text":"x"}}',
      ['{"type":"message_delta","delta":{"stop_reason":"max_tokens"},"usage":{"input_tokens":7,"output_tokens":20}}'],
    ],
    [
      'responses',
      '{"type":"response.output_text.delta","delta":"x"}',
      [
        '{"type":"response.incomplete","response":{"status":"incomplete","incomplete_details":{"reason":"max_output_tokens"},"usage":{"input_tokens":7,"output_tokens":20}}}',
      ],
    ],
  ] as const)('of a long stream of %s is found at its end', (protocol, event, last) => {
    const lines = [...Array.from({ length: 500 }, () => event), ...last].map((data) => `data: ${data}\n\n`);
    const bytes = new TextEncoder().encode(lines.join(''));
    for (const size of [50, 4_000, bytes.length]) {
      const seen = createSeenAnswer(protocol, true);
      for (let at = 0; at < bytes.length; at += size) seen.push(bytes.subarray(at, at + size));
      seen.end();
      expect(seen.seen()).toMatchObject({ reason: 'length', usage: { input_tokens: 7, output_tokens: 20 } });
    }
  });

  test.each(['messages', 'chat', 'responses', 'embeddings'] as const)(
    'of %s is nothing when it is garbage',
    (protocol) => {
      for (const isStream of [true, false]) {
        for (const text of ['', 'nonsense', 'null', '[]', 'data: null\n\n', 'data: {"usage":7,"choices":[null]}\n\n']) {
          const seen = createSeenAnswer(protocol, isStream);
          seen.push(new TextEncoder().encode(text));
          seen.end();
          expect(seen.seen()).toEqual({});
        }
      }
    },
  );

  test('is found in the last events, however long they are and whatever follows them', () => {
    const piece = `data: {"type":"response.output_text.delta","delta":"${'x'.repeat(80)}"}\n\n`;
    const tokens = { input_tokens: 7, output_tokens: 20 };
    const output = [{ type: 'message', text: 'y'.repeat(300_000) }];
    const response = { status: 'completed', output, usage: tokens };
    const last = `data: ${JSON.stringify({ type: 'response.completed', response })}\n\n`;
    const bytes = new TextEncoder().encode(`${piece.repeat(4_000)}${last}${': still here\n\n'.repeat(10)}`);
    for (const size of [999, 65_536, bytes.length]) {
      const seen = createSeenAnswer('responses', true);
      for (let at = 0; at < bytes.length; at += size) seen.push(bytes.subarray(at, at + size));
      // Also of a reader that leaves before the end.
      expect(seen.seen()).toMatchObject({ reason: 'stop', usage: tokens });
      seen.end();
      expect(seen.seen()).toMatchObject({ reason: 'stop', usage: tokens });
    }
  });

  test('of the beginning of a stream is no figure of the whole', () => {
    const beginnings = [
      [
        'messages',
        '{"type":"message_start","message":{"id":"a","model":"m","usage":{"input_tokens":7,"output_tokens":1}}}',
      ],
      [
        'chat',
        '{"id":"a","model":"m","choices":[{"delta":{"content":"x"}}],"usage":{"prompt_tokens":7,"completion_tokens":1}}',
      ],
    ] as const;
    for (const [protocol, event] of beginnings) {
      const seen = createSeenAnswer(protocol, true);
      seen.push(new TextEncoder().encode(`data: ${event}\n\n`));
      seen.end();
      expect(seen.seen()).toEqual({ model: 'm', response_id: 'a' });
    }
  });

  test('of several answers counts once it is told of all of them', () => {
    const ended = (index: number, completion_tokens: number) =>
      `data: ${JSON.stringify({ choices: [{ index, finish_reason: 'stop' }], usage: { prompt_tokens: 7, completion_tokens } })}\n\n`;
    const push = (seen: ReturnType<typeof createSeenAnswer>, text: string) => seen.push(new TextEncoder().encode(text));
    const seen = createSeenAnswer('chat', true, 2);
    push(seen, ended(1, 5));
    expect(seen.seen()).toEqual({ reason: 'stop' });
    // A server may tell with each of them its own alone.
    push(seen, ended(0, 9));
    expect(seen.seen()).toEqual({ reason: 'stop' });
    push(seen, 'data: {"choices":[],"usage":{"prompt_tokens":7,"completion_tokens":14}}\n\n');
    expect(seen.seen()).toMatchObject({ usage: { output_tokens: 14 } });
    const whole = createSeenAnswer('chat', true, 2);
    push(whole, ended(1, 5) + ended(0, 14));
    whole.end();
    expect(whole.seen()).toMatchObject({ usage: { output_tokens: 14 } });
  });

  test('[AGT-23] of several passes of a model counts all of them, also those that the sums leave out', () => {
    const told = {
      ...{ input_tokens: 20, output_tokens: 10, cache_read_input_tokens: 3 },
      iterations: [
        { type: 'compaction', input_tokens: 1_000, output_tokens: 200, cache_creation_input_tokens: 5 },
        { type: 'message', input_tokens: 20, output_tokens: 10, cache_read_input_tokens: 3 },
      ],
    };
    for (const isStream of [true, false]) {
      const seen = createSeenAnswer('messages', isStream);
      const text = JSON.stringify({ delta: { stop_reason: 'end_turn' }, usage: told });
      seen.push(new TextEncoder().encode(isStream ? `data: ${text}\n\n` : text));
      seen.end();
      expect(seen.seen().usage).toMatchObject({
        ...{ input_tokens: 1_028, cache_read_tokens: 3, cache_write_tokens: 5, output_tokens: 210 },
      });
    }
    const seen = createSeenAnswer('messages', false);
    seen.push(new TextEncoder().encode(JSON.stringify({ usage: { ...told, iterations: ['x', { input_tokens: 1 }] } })));
    seen.end();
    expect(seen.seen().usage).toMatchObject({ input_tokens: 23, output_tokens: 10 });
  });

  test('stays unknown when one event, or the whole, is longer than is kept', () => {
    const piece = new Uint8Array(1024 * 1024).fill(120);
    for (const isStream of [true, false]) {
      const seen = createSeenAnswer('chat', isStream);
      for (let sent = 0; sent < 24; sent += 1) seen.push(piece);
      seen.end();
      expect(seen.seen()).toEqual({});
    }
  });
});
