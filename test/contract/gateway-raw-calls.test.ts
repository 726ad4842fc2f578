// Callers that speak a provider's own protocol: their bytes pass as they are, and everything else is as for any call.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GatewayRawAnswer, RawCallRequest } from '../../src/gateway/calls/contract.ts';
import { shownFacts } from '../../src/gateway/policy/decide-access.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { openGatewayOf, reservedIn, writeDocument, type OpenedGateway } from '../support/gateway-fixture.ts';
import { MODEL, PERSON, documentFor } from '../support/gateway-questions.ts';
import type { ModelServer, Turn } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { startChat } from '../support/model-server/openai-chat.ts';
import { until } from '../support/until.ts';

const said = (text: string, more: Partial<Turn> = {}): Turn => ({ text, when: () => true, ...more });
const USAGE = { input: 1_000, cache_read: 400, output: 90, reasoning: 30 };

describe.each(DIALECTS)('raw calls on %s', (dialect) => {
  let fixture: Fixture;
  let server: ModelServer;
  let opened: OpenedGateway;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.clock.park();
    server = await startChat();
    use();
    opened = await openGatewayOf(fixture);
  });
  afterEach(async () => {
    await fixture.dispose();
    await server.close();
  });

  const use = (more: Parameters<typeof documentFor>[1] = {}) =>
    writeDocument(fixture, documentFor(`${server.url}/v1`, more));
  const request = (more: Record<string, unknown> = {}): RawCallRequest => {
    const body = { model: MODEL, max_tokens: 50, messages: [{ role: 'user', content: 'Grüße' }], ...more };
    return {
      provider: 'lab',
      model: MODEL,
      path: '/chat/completions',
      headers: { authorization: 'Bearer of the caller', 'openai-beta': 'b-1' },
      body: new TextEncoder().encode(`  ${JSON.stringify(body, undefined, 3)}\n`),
    };
  };
  const ask = (more: Record<string, unknown> = {}, call = PERSON) => opened.gateway.calls.raw(request(more), call);
  const lastRow = async () => (await opened.rows()).at(-1);

  async function read({ body }: GatewayRawAnswer): Promise<string> {
    const pieces: Uint8Array[] = [];
    for await (const piece of body) pieces.push(piece);
    return Buffer.concat(pieces).toString('utf8');
  }

  async function expectSettled(): Promise<void> {
    expect(reservedIn(await opened.windows())).toBe(0);
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  }

  test.each([false, true])(
    'streamed %s: bytes pass as they came, and the call is counted by what they say',
    async (stream) => {
      server.say(said('Hello there.', { usage: USAGE }));
      const answer = await ask({ stream, stream_options: { include_usage: true } });
      const text = await read(answer);
      expect(server.requests[0]?.text).toBe(
        new TextDecoder().decode(request({ stream, stream_options: { include_usage: true } }).body),
      );
      expect(JSON.stringify(server.requests[0]?.headers)).not.toContain('of the caller');
      expect(text).toContain(stream ? 'data: [DONE]' : 'Hello there.');
      const record = await answer.record;
      expect(record).toMatchObject({ call_id: answer.call_id, charged_by: 'provider', attempts: 1 });
      expect(await lastRow()).toMatchObject({
        ...{ status: 'answered', operation_key: 'model.raw', finish_reason: 'stop', model_answered: MODEL },
        ...{ input_tokens: 1_000, cache_read_tokens: 400, output_tokens: 90, charged_tokens: 1_090 },
      });
      await expectSettled();
    },
  );

  test('a reader that leaves closes the connection and pays all that was reserved, even before the first byte', async () => {
    server.say(said('x', { fault: { kind: 'stall', events: 1 } }), said('x', { fault: { kind: 'stall', events: 1 } }));
    const begun = await ask({ stream: true });
    for await (const piece of begun.body) {
      expect(piece.byteLength).toBeGreaterThan(0);
      break;
    }
    await until(() => server.left() === 1);
    expect(await begun.record).toMatchObject({ charged_by: 'estimate' });
    const unread = await ask({ stream: true });
    await unread.body[Symbol.asyncIterator]().return?.();
    await until(() => server.left() === 2);
    expect(await unread.record).toMatchObject({ charged_by: 'reservation' });
    expect((await opened.rows()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    await expectSettled();
  });

  test('a reader that leaves behind the provider’s figures pays by them, and closes the connection', async () => {
    // All but the last event, which says nothing but that it is the last.
    const stall = { kind: 'stall', events: 3 } as const;
    server.say(said('Hello there.', { usage: USAGE, fault: stall }));
    const answer = await ask({ stream: true, stream_options: { include_usage: true } });
    let text = '';
    for await (const piece of answer.body) {
      text += Buffer.from(piece).toString('utf8');
      if (text.includes('"usage":{')) break;
    }
    expect(text).not.toContain('[DONE]');
    await until(() => server.left() === 1);
    expect(await answer.record).toMatchObject({ charged_by: 'provider' });
    expect(await lastRow()).toMatchObject({ status: 'cancelled', input_tokens: 1_000, charged_tokens: 1_090 });
    await expectSettled();
  });

  test('what the provider refuses is passed on with its status, and recorded as failed', async () => {
    server.say(said('', { fault: { kind: 'status', status: 429, headers: { 'retry-after': '7' } } }));
    const answer = await ask();
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '7' } });
    expect(await read(answer)).toContain('no');
    expect(await lastRow()).toMatchObject({ status: 'failed', code: 'provider_rate_limited', charged_by: 'nothing' });
    // Its caller asks again, or does not.
    expect(server.requests).toHaveLength(1);
    await expectSettled();
  });

  test('a kill switch ends it where it is', async () => {
    server.say(said('x', { fault: { kind: 'stall', events: 1 } }));
    const answer = await ask({ stream: true });
    const pieces = answer.body[Symbol.asyncIterator]();
    await pieces.next();
    const rest = refusalOf(pieces.next());
    await opened.gateway.kills.on('all', 'enough', PERSON);
    expect((await rest).code).toBe('provider_killed');
    await until(() => server.left() === 1);
    expect(await lastRow()).toMatchObject({ status: 'killed', charged_by: 'estimate' });
    await expectSettled();
  });

  test('what the provider would reach for the caller is denied on record, unless a person named it', async () => {
    const tools = [{ type: 'web_search' }];
    const { code, details } = await refusalOf(ask({ tools }));
    expect({ code, reaches: details['reaches'] }).toEqual({ code: 'provider_reach_blocked', reaches: ['web_search'] });
    expect(await lastRow()).toMatchObject({ status: 'denied', code: 'provider_reach_blocked' });
    expect(server.requests).toEqual([]);
    use({ provider: { may_reach: ['web_search'] } });
    server.say(said('Found.'));
    expect(await read(await ask({ tools }))).toContain('Found.');
    await expectSettled();
  });

  test('a field that never leaves blocks the body, and a body that is none is refused without a record', async () => {
    expect((await refusalOf(ask({ environment: { HOME: '/root' } }))).code).toBe('overshared_payload_blocked');
    const broken = { ...request(), body: new TextEncoder().encode('{"model":') };
    expect((await refusalOf(opened.gateway.calls.raw(broken, PERSON))).code).toBe('raw_body_invalid');
    const elsewhere = { ...request(), path: '/files' };
    expect((await refusalOf(opened.gateway.calls.raw(elsewhere, PERSON))).code).toBe('raw_path_unknown');
    expect(await opened.rows()).toHaveLength(1);
    expect(server.requests).toEqual([]);
  });

  test('[AGT-23] vectors are charged by what the provider says of their texts', async () => {
    const embedder = await startOllama();
    try {
      writeDocument(fixture, documentFor(`${embedder.url}/v1`));
      const body = new TextEncoder().encode(JSON.stringify({ model: MODEL, input: ['one two', 'three'] }));
      const answer = await opened.gateway.calls.raw({ ...request(), path: '/embeddings', body }, PERSON);
      expect(JSON.parse(await read(answer))).toMatchObject({ data: [{ index: 0 }, { index: 1 }] });
      expect(await answer.record).toMatchObject({ charged_by: 'provider' });
      expect(await lastRow()).toMatchObject({ input_tokens: 3, output_tokens: 0, charged_tokens: 3 });
      await expectSettled();
    } finally {
      await embedder.close();
    }
  });

  test('[AGT-23] a body without a limit of output is reserved for as the longest, and an image as an image', async () => {
    use({ limits: [{ actor: 'all', unit: 'tokens', hard: 100_000 }] });
    expect((await refusalOf(ask({ max_tokens: undefined }))).code).toBe('budget_exceeded');
    server.say(said('A cat.'));
    const url = `data:image/png;base64,${'A'.repeat(400_000)}`;
    const messages = [{ role: 'user', content: [{ type: 'image_url', image_url: { url } }] }];
    expect(await read(await ask({ messages }))).toContain('A cat.');
    await expectSettled();
  });

  test('[AGT-23] what is reserved is enough for every answer that the body asks for, whichever limit the provider takes', async () => {
    use({ limits: [{ actor: 'all', unit: 'tokens', hard: 1_000 }] });
    const bodies = [
      { n: 40 },
      { max_tokens: 2_000, max_output_tokens: 1 },
      { max_tokens: 10, max_completion_tokens: 2_000 },
    ];
    for (const body of bodies) expect((await refusalOf(ask(body))).code).toBe('budget_exceeded');
    for (const n of [0, -1, 1.5, '2', 1e9]) {
      expect(await refusalOf(ask({ n }))).toMatchObject({ code: 'raw_body_invalid', details: { field: 'n' } });
    }
    expect(server.requests).toEqual([]);
    server.say(said('Two of them.'));
    expect(await read(await ask({ n: 2 }))).toContain('Two of them.');
    await expectSettled();
  });

  test('[AGT-23] under a cost limit nothing is sent that is served at another price than the list’s', async () => {
    const limits = [{ actor: 'all', unit: 'cost_nano', hard: 1_000 } as const];
    const at = documentFor('https://api.openai.com/v1', { provider: { local: false }, limits });
    const [consent] = at.consents;
    const lab = at.providers['lab'];
    if (!consent || !lab) throw new Error('the document has no provider');
    const model = 'gpt-5';
    writeDocument(fixture, { ...at, consents: [{ ...consent, model, digest: shownFacts('lab', model, lab).digest }] });
    const sends = (more: object) => opened.gateway.calls.raw({ ...request({ model, ...more }), model }, PERSON);
    expect((await refusalOf(sends({}))).code).toBe('budget_exceeded');
    expect((await refusalOf(sends({ service_tier: 'priority' }))).code).toBe('price_unknown');
  });

  test('[AGT-21] an agent without a rule is denied, whatever protocol it speaks', async () => {
    expect((await refusalOf(ask({}, { actor: 'mcp:claude:1c2d3e4f' }))).code).toBe('provider_not_allowed');
    expect(server.requests).toEqual([]);
  });
});
