// The adapters, through the real way out, against models on loopback that answer, refuse, hang, drip, break off and lie, each in its own protocol.
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { manualClock, systemClock, type ManualClock } from '../../src/base/clock.ts';
import { Failure, Refusal } from '../../src/base/errors.ts';
import type { Fetch } from '../../src/base/network.ts';
import type { EgressRules } from '../../src/base/egress/open-outgoing.ts';
import { createAdapters } from '../../src/gateway/providers/adapters.ts';
import type {
  AnswerPart,
  Connection,
  ModelAdapter,
  ModelRequest,
  ProviderKind,
  Timeouts,
} from '../../src/gateway/providers/contract.ts';
import { askRaw } from '../../src/gateway/providers/raw.ts';
import { retryCall, retryStream } from '../../src/gateway/providers/retry.ts';
import { withTimeouts } from '../../src/gateway/providers/with-timeouts.ts';
import { startAnthropic } from '../support/model-server/anthropic.ts';
import type { Fault } from '../support/model-server/faults.ts';
import { sse, type ModelServer, type Turn } from '../support/model-server/model-server.ts';
import { startOllama, vectorOf } from '../support/model-server/ollama.ts';
import { startChat } from '../support/model-server/openai-chat.ts';
import { startResponses } from '../support/model-server/openai-responses.ts';
import { openModelWays } from '../support/model-ways.ts';
import { until } from '../support/until.ts';

/** What tells the protocols apart. */
const PROTOCOLS = [
  {
    name: 'anthropic',
    kind: 'anthropic',
    start: startAnthropic,
    path: '/v1/messages',
    toFirstText: 3,
    error: sse({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }, 'error'),
    lying: { input_tokens: -5, output_tokens: 1.5, cache_read_input_tokens: 1e300 },
  },
  {
    name: 'openai',
    kind: 'openai',
    start: startResponses,
    path: '/v1/responses',
    toFirstText: 3,
    error: sse(
      { type: 'error', code: 'server_error', message: 'Overloaded', param: null, sequence_number: 1 },
      'error',
    ),
    lying: { input_tokens: -5, output_tokens: 1.5, output_tokens_details: { reasoning_tokens: 1e300 } },
  },
  {
    name: 'openai-compatible',
    kind: 'openai-compatible',
    start: startChat,
    path: '/v1/chat/completions',
    toFirstText: 1,
    error: sse({ error: { message: 'Overloaded', type: 'server_error', code: 503 } }),
    lying: { prompt_tokens: -5, completion_tokens: 1.5, prompt_tokens_details: { cached_tokens: 1e300 } },
  },
] as const satisfies readonly {
  name: string;
  kind: ProviderKind;
  start: () => Promise<ModelServer>;
  path: string;
  toFirstText: number;
  error: string;
  lying: object;
}[];

const adapters = createAdapters({ clock: systemClock });
afterAll(() => adapters.close());

const ways = openModelWays();
afterEach(() => ways.close());

const KEY = 'canary-5b1f0c2e9d7a4836';
const QUESTION: ModelRequest = {
  system: 'Be short.',
  messages: [{ role: 'user', parts: [{ type: 'text', text: 'What is next?' }] }],
  max_output_tokens: 200,
};
const TOOL = {
  name: 'read_task',
  description: 'Reads a task',
  input_schema: {
    type: 'object',
    properties: { id: { type: 'string' } },
    required: ['id'],
    additionalProperties: false,
  },
};
const SHORT: Timeouts = { first_token_ms: 10_000, idle_ms: 5_000, whole_ms: 60_000 };

const always = () => true;
const said = (text: string, more: Partial<Turn> = {}): Turn => ({ text, when: always, ...more });
const broken = (fault: Fault): Turn => said('All of it.', { fault });

const textOf = (parts: readonly AnswerPart[]) => parts.map((part) => (part.type === 'text' ? part.text : '')).join('');

async function all(parts: AsyncIterable<AnswerPart>): Promise<AnswerPart[]> {
  const seen: AnswerPart[] = [];
  for await (const part of parts) seen.push(part);
  return seen;
}

async function failureOf(asked: Promise<unknown>): Promise<Failure> {
  const error = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Failure);
  return error as Failure;
}

describe.each(PROTOCOLS)('$name', ({ kind, start, path, toFirstText, error: errorEvent, lying }) => {
  let server: ModelServer;
  let adapter: ModelAdapter;
  let clock: ManualClock;

  beforeEach(async () => {
    server = await start();
    adapter = await adapters.of(kind);
    clock = manualClock();
    clock.park();
  });
  afterEach(() => server.close());

  const connect = (more: Partial<Connection> = {}, rules: Partial<EgressRules> = {}): Connection =>
    ways.to(`${server.url}/v1`, { secret: KEY, ...more }, rules);
  const bothWays = [
    ['whole', (request: ModelRequest, connection: Connection) => adapter.generate(request, connection)],
    ['streamed', (request: ModelRequest, connection: Connection) => all(adapter.stream(request, connection))],
  ] as const;

  test('a text comes whole and streamed, with its model, id and end', async () => {
    server.say(said('Fix the parser.'), said('Fix the parser.'));
    const whole = await adapter.generate(QUESTION, connect());
    const parts = await all(adapter.stream(QUESTION, connect()));
    expect(whole).toMatchObject({ text: 'Fix the parser.', tool_calls: [], reason: 'stop', model: 'test-model' });
    expect(whole.response_id).toMatch(/0001$/);
    expect(textOf(parts)).toBe('Fix the parser.');
    expect(parts.at(-1)).toMatchObject({ type: 'finish', reason: 'stop', model: 'test-model' });
    expect(parts.filter(({ type }) => type === 'finish')).toHaveLength(1);
    expect(server.requests.map((request) => request.path)).toEqual([path, path]);
  });

  test('what is asked arrives: the system, the limit of tokens, the conversation with its tool calls', async () => {
    server.say(said('Done.'));
    const request: ModelRequest = {
      ...QUESTION,
      tools: [TOOL],
      messages: [
        ...QUESTION.messages,
        {
          role: 'assistant',
          parts: [
            { type: 'text', text: 'I look.' },
            { type: 'tool_call', id: 'call_7', name: 'read_task', input: { id: 'T1' } },
          ],
        },
        {
          role: 'tool',
          parts: [{ type: 'tool_result', id: 'call_7', name: 'read_task', text: 'open', is_error: false }],
        },
      ],
    };
    await adapter.generate(request, connect());
    const { text, body } = server.requests[0] ?? {};
    for (const word of ['Be short.', 'What is next?', 'I look.', 'call_7', 'read_task', 'T1', 'open', '200']) {
      expect(text).toContain(word);
    }
    if (kind === 'openai') expect(body).toMatchObject({ store: false, max_output_tokens: 200 });
    else expect(body).toMatchObject({ max_tokens: 200 });
  });

  test('a tool call comes whole and streamed, with its input as JSON', async () => {
    const call: Turn = { tool: 'read_task', input: { id: 'T1' }, when: always };
    server.say(call, call);
    const request = { ...QUESTION, tools: [TOOL], tool_choice: 'required' as const };
    const whole = await adapter.generate(request, connect());
    const parts = await all(adapter.stream(request, connect()));
    expect(whole.tool_calls).toMatchObject([{ name: 'read_task', input: { id: 'T1' } }]);
    expect(whole.reason).toBe('tool_calls');
    expect(parts.find((part) => part.type === 'tool_call')).toMatchObject({
      call: { name: 'read_task', input: { id: 'T1' } },
    });
    expect(parts.at(-1)).toMatchObject({ reason: 'tool_calls' });
  });

  test('a schema for the answer is sent along, and the JSON comes back as text', async () => {
    const schema = {
      type: 'object',
      properties: { title: { type: 'string' } },
      required: ['title'],
      additionalProperties: false,
    };
    // For a model that it does not know, the SDK asks Anthropic for a call of a tool instead, and turns it back into text.
    const answer: Turn =
      kind === 'anthropic' ? { tool: 'json', input: { title: 'A' }, when: always } : said('{"title":"A"}');
    server.say(answer, answer);
    const request = { ...QUESTION, output_schema: schema };
    const whole = await adapter.generate(request, connect());
    const parts = await all(adapter.stream(request, connect()));
    expect(server.requests[0]?.text).toContain('"required":["title"]');
    expect(JSON.parse(whole.text)).toEqual({ title: 'A' });
    expect(JSON.parse(textOf(parts))).toEqual({ title: 'A' });
    expect(whole.tool_calls).toEqual([]);
    expect(whole.reason).toBe('stop');
  });

  test('usage: cache reads and writes are parts of the input, reasoning of the output, and nothing counts twice', async () => {
    const usage = { input: 1_000, cache_read: 400, cache_write: 100, output: 90, reasoning: 30 };
    server.say(said('Yes.', { usage }), said('Yes.', { usage }));
    const whole = await adapter.generate(QUESTION, connect());
    const parts = await all(adapter.stream(QUESTION, connect()));
    const expected = {
      input_tokens: 1_000,
      cache_read_tokens: 400,
      // Chat Completions have no word for it.
      cache_write_tokens: kind === 'openai-compatible' ? undefined : 100,
      output_tokens: 90,
      reasoning_tokens: 30,
    };
    expect(whole.usage).toEqual(expected);
    expect(parts.at(-1)).toMatchObject({ usage: expected });
  });

  test('usage that is impossible is unknown, and no part is more than the whole', async () => {
    server.say(said('Yes.', { wire_usage: lying }));
    const [last] = (await all(adapter.stream(QUESTION, connect()))).slice(-1);
    const { usage } = last as AnswerPart & { type: 'finish' };
    for (const count of Object.values(usage) as (number | undefined)[]) {
      expect(count === undefined || (Number.isSafeInteger(count) && count >= 0 && count <= 1e9)).toBe(true);
    }
    expect(usage.output_tokens).toBeUndefined();
  });

  test('the key given is the only one sent, and no environment adds a key or an address', async () => {
    const names = [
      'OPENAI_API_KEY',
      'OPENAI_BASE_URL',
      'ANTHROPIC_API_KEY',
      'ANTHROPIC_AUTH_TOKEN',
      'ANTHROPIC_BASE_URL',
    ];
    const before = names.map((name) => process.env[name]);
    for (const name of names) process.env[name] = name.endsWith('URL') ? 'http://127.0.0.1:9/v1' : 'from-environment';
    try {
      await adapter.generate(QUESTION, connect());
      await adapter.generate(QUESTION, connect({ secret: undefined }));
    } finally {
      names.forEach((name, at) => {
        if (before[at] === undefined) delete process.env[name];
        else process.env[name] = before[at];
      });
    }
    const [withKey, without] = server.requests.map(({ headers }) => JSON.stringify(headers));
    expect(withKey).toContain(KEY);
    expect(without).not.toContain(KEY);
    expect(`${withKey}${without}`).not.toMatch(/from-environment|set below|ai-sdk/);
    expect(without).not.toMatch(/authorization|x-api-key/i);
  });

  describe.each([0, 1])('asked in way %i', (way) => {
    const ask = (more: Partial<Connection> = {}, rules: Partial<EgressRules> = {}) => {
      const [, fn] = bothWays[way] ?? bothWays[0];
      return fn(QUESTION, connect(more, rules));
    };

    test.each([
      [401, 'provider_unauthorized', { retry: false }],
      [403, 'provider_unauthorized', { retry: false }],
      [400, 'provider_rejected', { retry: false }],
      [404, 'provider_rejected', { retry: false }],
      [413, 'provider_rejected', { retry: false }],
      [422, 'provider_rejected', { retry: false }],
      [408, 'provider_failed', { retry: true, afterMs: 1_000 }],
      [409, 'provider_failed', { retry: true, afterMs: 1_000 }],
      [429, 'provider_rate_limited', { retry: true, afterMs: 10_000 }],
      [500, 'provider_failed', { retry: true, afterMs: 1_000 }],
      [529, 'provider_failed', { retry: true, afterMs: 1_000 }],
    ] as const)('%i is %s, with the provider’s message and without the key', async (status, code, retry) => {
      server.say(broken({ kind: 'status', status, message: `bad key ${KEY} of sk-ant-${'a1B2'.repeat(12)}` }));
      const failure = await failureOf(ask());
      expect(failure).toMatchObject({ code, retry, details: { answered: false, status } });
      expect(failure.message).toContain('bad key');
      expect(JSON.stringify(failure)).not.toContain(KEY);
      expect(JSON.stringify(failure)).not.toContain('a1B2a1B2');
      expect(server.requests).toHaveLength(1);
    });

    test.each([
      [{ 'retry-after': '7' }, 7_000],
      [{ 'retry-after-ms': '250' }, 250],
      [{ 'retry-after': 'Wed, 18 Nov 2026 10:00:30 GMT', date: 'Wed, 18 Nov 2026 10:00:00 GMT' }, 30_000],
      [{ 'retry-after': 'soon' }, 10_000],
    ])('429 with %o asks to wait %i ms', async (headers, afterMs) => {
      server.say(broken({ kind: 'status', status: 429, headers }));
      expect((await failureOf(ask())).retry).toEqual({ retry: true, afterMs });
    });

    test('a page instead of an error is not shown', async () => {
      server.say(broken({ kind: 'status', status: 502, body: '<html>secret</html>' }));
      const failure = await failureOf(ask());
      expect(failure.code).toBe('provider_failed');
      expect(JSON.stringify(failure)).not.toContain('html');
    });

    test('nobody at the address: unreachable, to be tried again', async () => {
      await server.close();
      expect(await failureOf(ask())).toMatchObject({
        code: 'provider_unreachable',
        details: { answered: false, maybe_done: false, system_code: 'ECONNREFUSED' },
        retry: { retry: true },
      });
    });

    test('a redirect is denied by the way out, and stays its refusal', async () => {
      server.say(broken({ kind: 'status', status: 302, headers: { location: `${server.url}/elsewhere` } }));
      const denied = await ask().catch((error: unknown) => error);
      expect(denied).toBeInstanceOf(Refusal);
      expect(denied).toMatchObject({ code: 'network_denied', details: { reason: 'redirect', answer_status: 302 } });
      expect(server.requests).toHaveLength(1);
    });

    test('garbage is no answer of the protocol', async () => {
      server.say(broken({ kind: 'garbage', text: way === 1 ? 'data: {"a": nonsense\n\n' : '<html></html>' }));
      expect(await failureOf(ask())).toMatchObject({
        code: 'provider_answer_invalid',
        details: { answered: true },
        retry: { retry: false },
      });
    });

    test('another shape of JSON is no answer of the protocol', async () => {
      server.say(broken({ kind: 'garbage', text: way === 1 ? 'data: [1]\n\n' : '[1]' }));
      expect((await failureOf(ask())).code).toBe('provider_answer_invalid');
    });

    test('far more than is taken is ended, and the connection is closed', async () => {
      server.say(broken({ kind: 'huge', bytes: 64 * 1024 * 1024 }));
      const failure = await failureOf(ask({}, { maxAnswerBytes: 1024 * 1024 }));
      expect(failure).toMatchObject({ code: 'provider_answer_too_large', details: { answered: true } });
      await until(() => server.left() === 1);
    });

    test('an answer that breaks off is cut off', async () => {
      server.say(broken({ kind: 'cut', events: toFirstText }));
      expect(await failureOf(ask())).toMatchObject({ code: 'provider_cut_off', details: { answered: true } });
    });

    test('the caller’s signal ends the request, and its reason is thrown', async () => {
      server.say(broken({ kind: 'hang' }));
      const leaving = new AbortController();
      const asked = ask({ signal: leaving.signal });
      await until(() => server.requests.length === 1);
      const reason = new Error('killed');
      leaving.abort(reason);
      await expect(asked).rejects.toBe(reason);
      await until(() => server.left() === 1);
    });

    test('a provider that hangs times out as a whole', async () => {
      server.say(broken({ kind: 'hang' }));
      const limited = withTimeouts(adapter, clock, { whole_ms: 60_000 });
      const asked = way === 0 ? limited.generate(QUESTION, connect()) : all(limited.stream(QUESTION, connect()));
      const failed = failureOf(asked);
      await until(() => server.requests.length === 1);
      clock.advance(60_000);
      expect(await failed).toMatchObject({
        code: 'provider_timed_out',
        details: { timeout: 'whole', answered: false },
      });
      await until(() => server.left() === 1);
    });

    test('a connection that does not come about times out as one', async () => {
      const fetch: Fetch = (_url, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
      const limited = withTimeouts(adapter, clock, { connect_ms: 2_000, whole_ms: 60_000 });
      const connection = connect({ fetch });
      const failed = failureOf(
        way === 0 ? limited.generate(QUESTION, connection) : all(limited.stream(QUESTION, connection)),
      );
      await clock.macrotask();
      clock.advance(2_000);
      expect(await failed).toMatchObject({ code: 'provider_timed_out', details: { timeout: 'connect' } });
    });

    test('429 is asked again after the time it says, a refused key never', async () => {
      clock = manualClock();
      const status = (number: number): Turn =>
        broken({ kind: 'status', status: number, headers: { 'retry-after': '3' } });
      server.say(status(429), status(529), said('Now.'), status(401));
      const waits: number[] = [];
      const watched = { ...clock, sleep: (ms: number) => (waits.push(ms), clock.sleep(ms)) };
      const ports = { clock: watched, signal: new AbortController().signal };
      const policy = { attempts: 4, total_ms: 60_000 };
      if (way === 0) {
        const { value, attempts } = await retryCall(() => adapter.generate(QUESTION, connect()), policy, ports);
        expect([value.text, attempts]).toEqual(['Now.', 3]);
      } else {
        const parts = await all(retryStream(() => adapter.stream(QUESTION, connect()), policy, ports));
        expect(textOf(parts)).toBe('Now.');
      }
      expect(waits).toEqual([3_000, 6_000]);
      const refused = await failureOf(retryCall(() => adapter.generate(QUESTION, connect()), policy, ports));
      expect(refused).toMatchObject({ code: 'provider_unauthorized', details: { attempts: 1 } });
      expect(server.requests).toHaveLength(4);
    });
  });

  test('a stream that ends properly but too early is cut off after what came', async () => {
    server.say(broken({ kind: 'cut', events: toFirstText, properly: true }));
    const seen: AnswerPart[] = [];
    const failure = await failureOf(
      (async () => {
        for await (const part of adapter.stream(QUESTION, connect())) seen.push(part);
      })(),
    );
    expect(failure).toMatchObject({ code: 'provider_cut_off', details: { answered: true } });
    expect(textOf(seen)).toBe('All of it.');
    expect(seen.some(({ type }) => type === 'finish')).toBe(false);
  });

  test('a stream without a single event is cut off', async () => {
    server.say(broken({ kind: 'cut', events: 0, properly: true }));
    expect((await failureOf(all(adapter.stream(QUESTION, connect())))).code).toBe('provider_cut_off');
  });

  test('an error inside of the stream is the provider’s, and is not asked again', async () => {
    server.say(broken({ kind: 'error_event', events: toFirstText, event: errorEvent }));
    const asked = retryStream(
      () => adapter.stream(QUESTION, connect()),
      { attempts: 3, total_ms: 60_000 },
      {
        clock: manualClock(),
        signal: new AbortController().signal,
      },
    );
    const failure = await failureOf(all(asked));
    expect(failure).toMatchObject({ code: 'provider_failed', details: { answered: true, attempts: 1 } });
    expect(failure.message).toContain('Overloaded');
    expect(server.requests).toHaveLength(1);
  });

  test('a stream that is cut after its first text is not asked again', async () => {
    server.say(broken({ kind: 'cut', events: toFirstText }));
    const asked = retryStream(
      () => adapter.stream(QUESTION, connect()),
      { attempts: 3, total_ms: 60_000 },
      {
        clock: manualClock(),
        signal: new AbortController().signal,
      },
    );
    expect((await failureOf(all(asked))).code).toBe('provider_cut_off');
    expect(server.requests).toHaveLength(1);
  });

  test('a provider that thinks is not idle, but no first token in time is too late', async () => {
    server.say(broken({ kind: 'stall', events: 0 }));
    const failed = failureOf(all(withTimeouts(adapter, clock, SHORT).stream(QUESTION, connect())));
    await until(() => server.requests.length === 1);
    for (const ms of [6_000, 3_999, 1]) {
      await clock.macrotask();
      clock.advance(ms);
    }
    expect(await failed).toMatchObject({
      code: 'provider_timed_out',
      details: { timeout: 'first_token', answered: false },
    });
    await until(() => server.left() === 1);
  });

  test('a signal in the middle of a stream ends it, with its reason, and closes it upstream', async () => {
    server.say(broken({ kind: 'stall', events: toFirstText }));
    const leaving = new AbortController();
    const reason = new Error('killed');
    const reading = async () => {
      for await (const part of adapter.stream(QUESTION, connect({ signal: leaving.signal }))) {
        expect(part.type).toBe('text');
        leaving.abort(reason);
      }
    };
    await expect(reading()).rejects.toBe(reason);
    await until(() => server.left() === 1);
  });

  test('a stream that stops in its middle is idle', async () => {
    server.say(broken({ kind: 'stall', events: toFirstText }));
    const seen: AnswerPart[] = [];
    const failed = failureOf(
      (async () => {
        for await (const part of withTimeouts(adapter, clock, SHORT).stream(QUESTION, connect())) seen.push(part);
      })(),
    );
    await until(() => seen.length > 0);
    clock.advance(5_000);
    expect(await failed).toMatchObject({ code: 'provider_timed_out', details: { timeout: 'idle', answered: true } });
    await until(() => server.left() === 1);
  });

  test('a slow drip is never idle, but the whole takes too long', async () => {
    let [drips, wake] = [0, () => {}];
    const next = () =>
      new Promise<void>((resolve) => {
        drips += 1;
        wake = resolve;
      });
    server.say(broken({ kind: 'drip', events: toFirstText, next }));
    let bytes = 0;
    const connection = connect();
    const fetch: Fetch = (url, init) =>
      connection.fetch(url, {
        ...init,
        onPiece(count) {
          bytes += count;
          init.onPiece?.(count);
        },
      });
    const counted = { ...connection, fetch };
    const failed = failureOf(all(withTimeouts(adapter, clock, SHORT).stream(QUESTION, counted)));
    for (let at = 1; at < 16; at += 1) {
      await until(() => drips === at);
      const before = bytes;
      wake();
      await until(() => bytes > before);
      await clock.macrotask();
      clock.advance(4_000);
      await clock.macrotask();
    }
    expect(await failed).toMatchObject({ code: 'provider_timed_out', details: { timeout: 'whole', answered: true } });
  });

  test('a caller that leaves a stream early closes it upstream', async () => {
    server.say(broken({ kind: 'stall', events: toFirstText }));
    for await (const part of withTimeouts(adapter, clock, SHORT).stream(QUESTION, connect())) {
      expect(part.type).toBe('text');
      break;
    }
    await until(() => server.left() === 1);
  });

  test('a caller that leaves a stream early without limits of time closes it upstream, too', async () => {
    server.say(broken({ kind: 'stall', events: toFirstText }));
    for await (const part of adapter.stream(QUESTION, connect())) {
      expect(part.type).toBe('text');
      break;
    }
    await until(() => server.left() === 1);
  });
});

describe('Ollama by its compatible endpoint', () => {
  let server: ModelServer;
  afterEach(() => server.close());
  const connect = () => ways.to(`${server.url}/v1`, { model: 'nomic-embed-text' });

  test('answers without a key, streamed', async () => {
    server = await startOllama();
    server.say(said('Local.'));
    const parts = await all((await adapters.of('openai-compatible')).stream(QUESTION, connect()));
    expect(textOf(parts)).toBe('Local.');
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  test.each(['openai-compatible', 'openai'] as const)(
    'embeds by the adapter of %s, in the order of the texts',
    async (kind) => {
      server = await startOllama();
      const texts = ['a ledger', 'a budget of tokens', 'a ledger'];
      const answer = await (await adapters.of(kind)).embed({ texts }, connect());
      expect(answer.vectors).toEqual(texts.map(vectorOf));
      expect(answer).toMatchObject({ model: 'nomic-embed-text', usage: { input_tokens: 8, output_tokens: 0 } });
    },
  );

  test('too few vectors, or vectors of different lengths, are no answer', async () => {
    const data = [[[1, 2]], [[1, 2], [1]], [[], []]];
    for (const vectors of data) {
      server = await startOllama({
        embeddings: () => ({ data: vectors.map((embedding) => ({ embedding })), usage: { prompt_tokens: 1 } }),
      });
      const asked = (await adapters.of('openai-compatible')).embed({ texts: ['a', 'b'] }, connect());
      expect((await failureOf(asked)).code).toBe('provider_answer_invalid');
      await server.close();
    }
  });
});

test('Anthropic makes no embeddings, OpenAI’s Responses have no stop sequences: refused before anything is sent', async () => {
  const fetch: Fetch = () => Promise.reject(new Error('sent'));
  const connection = ways.to('http://127.0.0.1:65000/v1', { fetch });
  await expect((await adapters.of('anthropic')).embed({ texts: ['a'] }, connection)).rejects.toMatchObject({
    code: 'provider_cannot',
    details: { field: 'texts' },
  });
  await expect((await adapters.of('openai')).generate({ ...QUESTION, stop: ['x'] }, connection)).rejects.toMatchObject({
    code: 'provider_cannot',
    details: { field: 'stop' },
  });
});

describe('what the way out says of a body is not taken for an answer that was cut off', () => {
  let server: ModelServer;
  beforeEach(async () => {
    server = await startOllama();
  });
  afterEach(() => server.close());

  const connection = () => ways.to(`${server.url}/v1`, {}, { maxAnswerBytes: 100_000, silenceTimeoutMs: 300 });
  const RAW = { model: 'test-model', stream: true, messages: [{ role: 'user', content: 'What is next?' }] };
  const READERS: readonly [string, () => Promise<unknown>][] = [
    ['whole', async () => (await adapters.of('openai-compatible')).generate(QUESTION, connection())],
    ['streamed', async () => all((await adapters.of('openai-compatible')).stream(QUESTION, connection()))],
    [
      'raw',
      async () => {
        const body = Buffer.from(JSON.stringify(RAW));
        const request = { path: '/chat/completions', body, headers: {} };
        for await (const _ of (
          await askRaw('openai-compatible', { protocol: 'chat', answers: 1 }, request, connection())
        ).body);
      },
    ],
  ];
  const FAULTS: readonly [string, Fault, object][] = [
    ['too large', { kind: 'huge', bytes: 3_000_000 }, { code: 'provider_answer_too_large' }],
    [
      'silent in its midst',
      { kind: 'stall', events: 1 },
      { code: 'provider_timed_out', details: { timeout: 'idle', maybe_done: true } },
    ],
    ['silent behind its head', { kind: 'stall', events: 0 }, { code: 'provider_timed_out' }],
    ['cut', { kind: 'cut', events: 1 }, { code: 'provider_cut_off', details: { reason: 'reset', maybe_done: true } }],
  ];

  describe.each(READERS)('%s', (_way, read) => {
    test.each(FAULTS)('%s', async (_name, fault, wanted) => {
      server.say(broken(fault));
      expect(await failureOf(read())).toMatchObject(wanted);
    });
  });

  test.each(READERS.slice(0, 2))(
    'an error whose own body breaks off or is long is what its status says: %s',
    async (_way, read) => {
      server.say(broken({ kind: 'status', status: 401, body: 'x'.repeat(200_000) }));
      server.say(broken({ kind: 'status', status: 401, headers: { 'content-length': '50' }, body: '{"error":' }));
      expect(await failureOf(read())).toMatchObject({ code: 'provider_unauthorized' });
      expect(await failureOf(read())).toMatchObject({ code: 'provider_unauthorized' });
    },
  );
});
