// A call from its intent to its outcome, against models on loopback that answer, refuse, hang, break off and lie, through the real way
// out: what is on record of it, what it is charged, and that what was reserved is given back.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../src/base/clock.ts';
import { GATES } from '../../src/gateway/contract.ts';
import type { GatewayPart } from '../../src/gateway/calls/contract.ts';
import type { Keychain } from '../../src/gateway/secrets/contract.ts';
import { startCanary } from '../support/canary-server.ts';
import { failureOf, refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { openGatewayOf, reservedIn, writeDocument, type OpenedGateway } from '../support/gateway-fixture.ts';
import { MODEL, PERSON, documentFor, question } from '../support/gateway-questions.ts';
import type { Fault } from '../support/model-server/faults.ts';
import type { ModelServer, Turn } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { until } from '../support/until.ts';

const said = (text: string, more: Partial<Turn> = {}): Turn => ({ text, when: () => true, ...more });
const DAY = 86_400_000;
const KEY = 'canary-0f9e8d7c6b5a49382716';

const keysOf = (value: string | undefined): Keychain => ({
  get: async () => value,
  set: async () => {},
  delete: async () => true,
});

describe.each(DIALECTS)('calls on %s', (dialect) => {
  let fixture: Fixture;
  let server: ModelServer;
  let opened: OpenedGateway;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.clock.park();
    server = await startOllama();
    writeDocument(fixture, documentFor(`${server.url}/v1`));
    opened = await openGatewayOf(fixture);
  });
  afterEach(async () => {
    await fixture.dispose();
    await server.close();
  });

  const generate = (more: Parameters<typeof question>[0] = {}, call = PERSON) =>
    opened.gateway.calls.generate(question(more), call);
  const use = (more: Parameters<typeof documentFor>[1] = {}) =>
    writeDocument(fixture, documentFor(`${server.url}/v1`, more));
  const types = async () => (await opened.events()).map(({ type }) => type);
  const lastRow = async () => (await opened.rows()).at(-1);

  async function all(parts: AsyncIterable<GatewayPart>): Promise<GatewayPart[]> {
    const seen: GatewayPart[] = [];
    for await (const part of parts) seen.push(part);
    return seen;
  }

  async function expectSettled(): Promise<void> {
    expect(reservedIn(await opened.windows())).toBe(0);
    const { problems } = await opened.ledger.verify({ deep: true });
    expect(problems).toEqual([]);
  }

  // ── Gates ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Closes one gate each, and opens it again. */
  const CLOSING: Readonly<Record<(typeof GATES)[number], { close: () => Promise<void>; asks?: object }>> = {
    provider_killed: { close: async () => void (await opened.gateway.kills.on('lab', undefined, PERSON)) },
    provider_not_allowed: { close: async () => closeBy({ policy: [{ effect: 'deny', provider: 'lab' }] }) },
    model_not_allowed: { close: async () => closeBy({ policy: [{ effect: 'deny', model: MODEL }] }) },
    privacy_confirmation_required: { close: async () => closeBy({ consents: [] }) },
    overshared_payload_blocked: { close: async () => {}, asks: { payload: { history: 'all of it' } } },
    budget_exceeded: { close: async () => closeBy({ limits: [{ actor: 'all', unit: 'calls', hard: 0 }] }) },
    secret_unavailable: { close: async () => closeBy({ provider: { auth: 'key' } }) },
    network_denied: { close: async () => closeBy({ provider: { ca_file: '/nowhere/ca.pem' } }) },
  };
  let closed: Record<string, unknown> = {};
  beforeEach(() => {
    closed = {};
  });
  function closeBy(more: Record<string, unknown>): void {
    const provider = { ...(closed['provider'] as object | undefined), ...(more['provider'] as object | undefined) };
    const policy = [...((closed['policy'] as object[] | undefined) ?? []), ...((more['policy'] as object[]) ?? [])];
    closed = { ...closed, ...more, provider, policy };
    use(closed);
  }

  test.each(GATES)('[AGT-21] a closed gate is an event and a row, and nothing is sent: %s', async (gate) => {
    const { close, asks } = CLOSING[gate];
    await close();
    const { code, details } = await refusalOf(generate(asks));
    expect(code).toBe(gate);
    const events = await opened.events();
    expect(events.at(-1)).toMatchObject({ type: 'gateway.call_denied', payload: { code: gate } });
    expect(await lastRow()).toMatchObject({
      call_id: details['call_id'],
      status: 'denied',
      code: gate,
      charged_tokens: 0,
      charged_by: null,
    });
    expect(server.requests).toEqual([]);
    await expectSettled();
  });

  test('[AGT-21] a call that the rules deny is denied whatever it asks, and nothing of the request is on record', async () => {
    closeBy({ policy: [{ effect: 'deny', provider: 'lab' }] });
    for (const asks of [{ max_output_tokens: -1 }, { payload: 'no request' }, { operation_key: 'somebody.else' }])
      expect((await refusalOf(generate(asks as never))).code).toBe('provider_not_allowed');
    const denied = (await opened.events()).filter(({ type }) => type === 'gateway.call_denied');
    for (const { payload } of denied)
      expect(payload).toMatchObject({ code: 'provider_not_allowed', projection_version: null, dropped_fields: [] });
    expect(await opened.rows()).toHaveLength(3);
    expect(server.requests).toEqual([]);
  });

  test('[AGT-21] of two closed gates the earlier one is told, whichever they are', async () => {
    // From the last gate to the first: each is closed in addition to those behind it.
    const asks = {};
    for (const gate of GATES.toReversed()) {
      await CLOSING[gate].close();
      Object.assign(asks, CLOSING[gate].asks);
      expect((await refusalOf(generate(asks))).code).toBe(gate);
    }
    expect(server.requests).toEqual([]);
    expect((await opened.rows()).map(({ code }) => code)).toEqual(GATES.toReversed());
  });

  test('[AGT-22] only what the projection names leaves: the rest is dropped by its name, and what looks like a secret is replaced', async () => {
    const secret = `sk-ant-api03-${'A1b2C3d4'.repeat(12)}-AAAAAAAA`;
    const parts = [{ type: 'text', text: `The key is ${secret}` }];
    const payload = { messages: [{ role: 'user', parts }], notes: 'private', score: 3 };
    await generate({ payload });
    expect(await lastRow()).toMatchObject({
      operation_key: 'model.generate',
      projection_version: '1',
      dropped_fields: '["notes","score"]',
    });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.text).toContain('The key is [redacted');
    for (const word of [secret, 'private', 'score']) expect(server.requests[0]?.text).not.toContain(word);
    const { code, message } = await refusalOf(generate({ operation_key: 'somebody.else' }));
    expect(code).toBe('overshared_payload_blocked');
    expect(message).toContain('somebody.else');
    expect(server.requests).toHaveLength(1);
  });

  test.each(['nobody', 'constructor', '__proto__', 'toString'])(
    'an unknown provider is refused, and nothing is appended: %s',
    async (provider) => {
      expect((await refusalOf(generate({ provider }))).code).toBe('unknown_provider');
      expect(await types()).toEqual([]);
    },
  );

  test('a bad request is refused by its fields, and nothing is appended', async () => {
    const { code, message } = await refusalOf(generate({ max_output_tokens: -1 }));
    expect(code).toBe('invalid_request');
    expect(message).toContain('max_output_tokens');
    expect(await types()).toEqual([]);
    expect(server.requests).toEqual([]);
  });

  test('[AGT-41] rules are recorded once for each document, without a secret, and every call names theirs', async () => {
    const keys = await openGatewayOf(fixture, { keychain: keysOf(KEY) });
    use({ provider: { auth: 'key' } });
    await keys.gateway.calls.generate(question(), PERSON);
    await keys.gateway.calls.generate(question(), PERSON);
    use({ provider: { auth: 'key' }, limits: [{ actor: 'all', unit: 'calls', soft: 100 }] });
    await keys.gateway.calls.generate(question(), PERSON);
    const events = await opened.events();
    const met = events.filter(({ type }) => type === 'gateway.rules_met').map(({ payload }) => payload['hash']);
    expect(met).toHaveLength(2);
    const [first, second] = met;
    expect((await opened.rows()).map(({ rules_hash }) => rules_hash)).toEqual([first, first, second]);
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(
      Array.from({ length: 3 }, () => `Bearer ${KEY}`),
    );
    expect(JSON.stringify(events)).not.toContain(KEY);
  });

  // ── Answers ──────────────────────────────────────────────────────────────────────────────────────────────────

  const USAGE = { input: 50, cache_read: 20, output: 8, reasoning: 3 };
  const COUNTED = {
    status: 'answered',
    input_tokens: 50,
    cache_read_tokens: 20,
    output_tokens: 8,
    reasoning_tokens: 3,
    charged_tokens: 58,
    charged_by: 'provider',
    attempts: 1,
    model_answered: MODEL,
  };

  test('[AGT-41] a whole answer is counted by the provider, its parts once', async () => {
    server.say(said('Fix the parser.', { usage: USAGE }));
    const answer = await generate();
    expect(answer).toMatchObject({ text: 'Fix the parser.', charged_by: 'provider' });
    expect(await lastRow()).toMatchObject({ call_id: answer.call_id, ...COUNTED });
    expect(await types()).toEqual(['gateway.rules_met', 'gateway.call_begun', 'gateway.call_ended']);
    await expectSettled();
  });

  test('a streamed answer comes in parts, and its last one behind the record of the outcome', async () => {
    server.say(said('Fix the parser.', { usage: USAGE }));
    for await (const part of opened.gateway.calls.stream(question(), PERSON)) {
      if (part.type === 'finish') {
        expect((await types()).at(-1)).toBe('gateway.call_ended');
        expect(part).toMatchObject({ charged_by: 'provider', reason: 'stop' });
      } else expect((await types()).at(-1)).toBe('gateway.call_begun');
    }
    expect(await lastRow()).toMatchObject(COUNTED);
    await expectSettled();
  });

  test('a tool call comes through, whole and streamed', async () => {
    const tools = [{ name: 'read_task', description: 'Reads', input_schema: { type: 'object', properties: {} } }];
    const turn: Turn = { tool: 'read_task', input: { id: 'T1' }, when: () => true };
    server.say(turn, turn);
    const whole = await generate({ payload: { tools } });
    expect(whole.tool_calls).toMatchObject([{ name: 'read_task', input: { id: 'T1' } }]);
    const parts = await all(opened.gateway.calls.stream(question({ payload: { tools } }), PERSON));
    expect(parts.map(({ type }) => type)).toEqual(['tool_call', 'finish']);
    expect((await opened.rows()).map(({ finish_reason }) => finish_reason)).toEqual(['tool_calls', 'tool_calls']);
  });

  test('embeddings are counted as any call', async () => {
    const request = { provider: 'lab', model: MODEL, operation_key: 'model.embed', payload: { texts: ['one two'] } };
    const { vectors } = await opened.gateway.calls.embed(request, PERSON);
    expect(vectors).toHaveLength(1);
    expect(await lastRow()).toMatchObject({ status: 'answered', charged_tokens: 2, charged_by: 'provider' });
    await expectSettled();
  });

  test('a reader that leaves before the end closes the connection, and pays all that was reserved', async () => {
    server.say(said('Fix the parser.', { fault: { kind: 'stall', events: 1 } }));
    for await (const part of opened.gateway.calls.stream(question(), PERSON)) {
      expect(part).toMatchObject({ type: 'text' });
      break;
    }
    await until(() => server.left() === 1);
    const row = await lastRow();
    expect(row).toMatchObject({ status: 'cancelled', charged_by: 'estimate', code: null });
    const begun = (await opened.events()).find(({ type }) => type === 'gateway.call_begun');
    expect(begun?.payload['reserved']).toMatchObject({ tokens: row?.charged_tokens });
    await expectSettled();
  });

  test('a caller that no longer waits ends its call, whole or streamed', async () => {
    server.say(said('x', { fault: { kind: 'hang' } }), said('x', { fault: { kind: 'stall', events: 1 } }));
    for (const run of ['whole', 'streamed']) {
      const leaving = new AbortController();
      const call = { ...PERSON, signal: leaving.signal };
      const before = server.requests.length;
      const ended = (run === 'whole' ? generate({}, call) : all(opened.gateway.calls.stream(question(), call))).then(
        () => 'answered',
        () => 'ended',
      );
      await until(() => server.requests.length > before);
      leaving.abort(new Error('left'));
      expect(await ended).toBe('ended');
      expect(await lastRow()).toMatchObject({ status: 'cancelled', code: null });
    }
    await expectSettled();
  });

  // ── What goes wrong ──────────────────────────────────────────────────────────────────────────────────────────

  const WRONG: readonly [string, Turn, { code: string; charged_by: string; streamed?: object }][] = [
    [
      '401',
      said('', { fault: { kind: 'status', status: 401 } }),
      { code: 'provider_unauthorized', charged_by: 'nothing' },
    ],
    [
      '429 with Retry-After',
      said('', { fault: { kind: 'status', status: 429, headers: { 'retry-after': '7' } } }),
      { code: 'provider_rate_limited', charged_by: 'nothing' },
    ],
    ['500', said('', { fault: { kind: 'status', status: 500 } }), { code: 'provider_failed', charged_by: 'nothing' }],
    [
      'garbage',
      said('', { fault: { kind: 'garbage', text: 'no JSON' } }),
      // A stream without an event is one that ended too early.
      { code: 'provider_answer_invalid', charged_by: 'reservation', streamed: { code: 'provider_cut_off' } },
    ],
    [
      'a cut answer',
      said('All of it.', { fault: { kind: 'cut', events: 1 } }),
      { code: 'provider_cut_off', charged_by: 'reservation', streamed: { charged_by: 'estimate' } },
    ],
    [
      'a huge answer',
      said('', { fault: { kind: 'huge', bytes: 3_000_000 } }),
      { code: 'provider_answer_too_large', charged_by: 'reservation' },
    ],
  ];

  test.each(WRONG)('the outcome is on record and charged: %s', async (_, turn, { code, charged_by, streamed }) => {
    use({ provider: { max_answer_bytes: 1_000_000 } });
    server.say(turn, turn);
    const failure = await failureOf(generate());
    expect(failure.code).toBe(code);
    if (code === 'provider_rate_limited') expect(failure.retry).toEqual({ retry: true, afterMs: 7_000 });
    expect(await lastRow()).toMatchObject({ status: 'failed', code, charged_by });
    expect(failure.details['call_id']).toBe((await lastRow())?.call_id);
    const wanted = { status: 'failed', code, charged_by, ...streamed };
    expect((await failureOf(all(opened.gateway.calls.stream(question(), PERSON)))).code).toBe(wanted.code);
    expect(await lastRow()).toMatchObject(wanted);
    expect(server.requests).toHaveLength(2);
    await expectSettled();
  });

  test('a provider that hangs is given up after its time, and charged what was reserved', async () => {
    server.say(said('', { fault: { kind: 'hang' } }));
    const asked = failureOf(generate());
    await until(() => server.requests.length === 1);
    fixture.advance(10 * 60_000 + 1);
    expect((await asked).code).toBe('provider_timed_out');
    const row = await lastRow();
    expect(row).toMatchObject({ status: 'failed', charged_by: 'reservation' });
    await expectSettled();
  });

  test('429 and 503 are asked again as often as it is allowed, with the wait that was asked for', async () => {
    use({ provider: { max_attempts: 3 } });
    const limited = said('', { fault: { kind: 'status', status: 429, headers: { 'retry-after': '7' } } });
    server.say(limited, said('', { fault: { kind: 'status', status: 503 } }), said('At last.'));
    const asked = generate();
    await until(() => server.requests.length === 1);
    await until(() => {
      fixture.advance(500);
      return server.requests.length === 3;
    });
    expect((await asked).text).toBe('At last.');
    expect(await lastRow()).toMatchObject({ status: 'answered', attempts: 3 });
    await expectSettled();
  });

  test.each([
    ['negative', { prompt_tokens: -5, completion_tokens: 4 }, 'estimate'],
    ['no number', { prompt_tokens: 'many', completion_tokens: Number.NaN }, 'estimate'],
    ['absent', {}, 'estimate'],
    ['absurd', { prompt_tokens: 9_007_199_254_740_991, completion_tokens: 9_007_199_254_740_991 }, 'estimate'],
    ['more than was reserved', { prompt_tokens: 400_000, completion_tokens: 600_000 }, 'provider'],
  ])('a usage that cannot be is not believed; one that can is charged: %s', async (_, wire_usage, charged_by) => {
    use({ provider: { prices: { [MODEL]: { input: 9_007_199_254_740_991, output: 9_007_199_254_740_991 } } } });
    server.say(said('Yes.', { wire_usage }), said('Yes.', { wire_usage }));
    // What a provider says of its protocol may also be refused; either way the call is settled.
    await generate().catch(() => {});
    await all(opened.gateway.calls.stream(question(), PERSON)).catch(() => {});
    const rows = await opened.rows();
    for (const row of rows) {
      if (row.status === 'answered') expect(row.charged_by).toBe(charged_by);
      expect(row.charged_tokens).toBeGreaterThan(0);
      if (charged_by === 'provider') expect(row.charged_tokens).toBe(1_000_000);
    }
    expect(rows.map(({ status }) => status)).not.toContain('open');
    await expectSettled();
  });

  test('names in an answer that no database holds, or that repeat the key, are put right', async () => {
    const keys = await openGatewayOf(fixture, { keychain: keysOf(KEY) });
    use({ provider: { auth: 'key' } });
    const wire = (id: string, model: string) =>
      JSON.stringify({
        id,
        object: 'chat.completion',
        created: 1,
        model,
        choices: [{ index: 0, message: { role: 'assistant', content: 'Yes.' }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 5, completion_tokens: 1, total_tokens: 6 },
      });
    const names = [`a\u0000b`, `${'x'.repeat(199)}😀`, KEY, '\ud800'];
    for (const name of names) {
      server.say(said('', { fault: { kind: 'garbage', text: wire(name, name) } }));
      await keys.gateway.calls.generate(question(), PERSON);
    }
    const rows = await opened.rows();
    expect(rows.map(({ status }) => status)).toEqual(names.map(() => 'answered'));
    expect(JSON.stringify(rows)).not.toContain(KEY);
    await expectSettled();
  });

  const UNDONE: readonly [string, Fault | 'no TLS', object][] = [
    ['503', { kind: 'status', status: 503 }, { code: 'provider_failed' }],
    [
      'a redirect',
      { kind: 'status', status: 307, headers: { location: 'http://127.0.0.1:9/' } },
      { code: 'network_denied' },
    ],
    ['no TLS in time', 'no TLS', { code: 'provider_timed_out', details: { timeout: 'connect', maybe_sent: false } }],
  ];

  test.each(UNDONE)('what the provider did not work on is charged nothing: %s', async (_, fault, wanted) => {
    const silent = await startCanary();
    if (fault === 'no TLS') {
      const timeouts = { connect_ms: 300, first_token_ms: 200 };
      writeDocument(fixture, documentFor(`https://127.0.0.1:${silent.port}/v1`, { provider: { timeouts } }));
    } else server.say(said('', { fault }));
    await expect(generate()).rejects.toMatchObject(wanted);
    expect(await lastRow()).toMatchObject({ status: 'failed', charged_by: 'nothing', charged_tokens: 0 });
    const [window] = await opened.windows();
    expect(window).toMatchObject({ spent: { calls: 1, tokens: 0 } });
    await expectSettled();
    await silent.stop();
  });

  test('a connection that is never made is asked for again, also where a token is waited for less long', async () => {
    const silent = await startCanary();
    const timeouts = { connect_ms: 60_000, first_token_ms: 1_000 };
    const url = `https://127.0.0.1:${silent.port}/v1`;
    writeDocument(fixture, documentFor(url, { provider: { timeouts, max_attempts: 2 } }));
    let isEnded = false;
    const asked = failureOf(all(opened.gateway.calls.stream(question(), PERSON)));
    void asked.finally(() => (isEnded = true));
    await until(() => {
      fixture.advance(100);
      return isEnded;
    });
    expect((await asked).details).toMatchObject({ timeout: 'connect', maybe_done: false, attempts: 2 });
    expect(await lastRow()).toMatchObject({ code: 'provider_timed_out', charged_by: 'nothing', attempts: 2 });
    await silent.stop();
    await expectSettled();
  });

  const MAYBE_DONE: readonly [string, Fault][] = [
    ['502', { kind: 'status', status: 502 }],
    ['a connection that ends behind the request', { kind: 'drop' }],
  ];

  test.each(MAYBE_DONE)(
    'what the provider may have worked on is not asked again by itself, and charged: %s',
    async (_, fault) => {
      use({ provider: { max_attempts: 3 } });
      server.say(said('', { fault }));
      const failure = await failureOf(generate());
      // The caller may: that is another call, with a reservation of its own.
      expect(failure.retry).toMatchObject({ retry: true });
      expect(failure.details).toMatchObject({ maybe_done: true, attempts: 1 });
      expect(server.requests).toHaveLength(1);
      expect(await lastRow()).toMatchObject({ status: 'failed', charged_by: 'reservation', attempts: 1 });
      await expectSettled();
    },
  );

  test('an answer that comes after its call was settled says what is on record, whole and streamed', async () => {
    const stopped = manualClock();
    stopped.park();
    const slow = await openGatewayOf(fixture, { clock: stopped });
    for (const way of ['whole', 'streamed']) {
      let settle = () => {};
      const settled = new Promise<void>((resolve) => (settle = resolve));
      server.say(said('At last.', { usage: USAGE, fault: { kind: 'late', until: settled } }));
      const before = server.requests.length;
      const asked =
        way === 'whole'
          ? slow.gateway.calls.generate(question(), PERSON)
          : all(slow.gateway.calls.stream(question(), PERSON)).then((parts) => parts.at(-1));
      await until(() => server.requests.length > before);
      const { call_id } = (await lastRow()) ?? { call_id: '' };
      // Another process takes it for dead: its own time stands still.
      fixture.advance(DAY);
      expect(await opened.gateway.calls.settleExpired()).toBe(1);
      settle();
      const row = await lastRow();
      expect(row).toMatchObject({ call_id, status: 'outcome_unknown', charged_by: 'reservation' });
      expect(await asked).toMatchObject({
        call_id,
        charged_by: 'reservation',
        cost_nano: row?.charged_cost_nano,
        attempts: 0,
      });
    }
    await expectSettled();
  });

  // ── Recording fails ──────────────────────────────────────────────────────────────────────────────────────────

  test('where the outcome cannot be recorded an error comes instead of the end, and the call is settled later', async () => {
    server.say(said('Fix the parser.'));
    let isBroken = false;
    const failing = await openGatewayOf(fixture, {
      probe: ({ at, what }) => {
        if (isBroken && at === 'before' && what !== 'ROLLBACK') throw new Error('no space left');
      },
    });
    const seen: string[] = [];
    const reading = (async () => {
      for await (const part of failing.gateway.calls.stream(question(), PERSON)) {
        seen.push(part.type);
        isBroken = true;
      }
    })();
    await expect(reading).rejects.toThrow('no space left');
    expect(seen).toEqual(['text']);
    isBroken = false;
    expect(await lastRow()).toMatchObject({ status: 'open' });
    fixture.advance(DAY);
    expect(await opened.gateway.calls.settleExpired()).toBe(1);
    expect(await lastRow()).toMatchObject({ status: 'outcome_unknown', charged_by: 'reservation' });
    await expectSettled();
  });
});
