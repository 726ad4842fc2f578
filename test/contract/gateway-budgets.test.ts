// What is reserved and spent: many callers at a limit, processes that die or are only slow, days and timezones that change, and rows
// that are lost and made again.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../src/base/clock.ts';
import { openOutgoing } from '../../src/base/egress/open-outgoing.ts';
import { bindOperations, type Call } from '../../src/base/operation.ts';
import type { GatewayPart } from '../../src/gateway/calls/contract.ts';
import { Refusal } from '../../src/base/errors.ts';
import { gatewayOperations } from '../../src/gateway/operations.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { openGatewayOf, reservedIn, writeDocument, type OpenedGateway } from '../support/gateway-fixture.ts';
import { MODEL, PERSON, documentFor, question } from '../support/gateway-questions.ts';
import { dateAt, isEnd } from '../support/local-days.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { queryRaw } from '../support/raw-database.ts';

interface Step {
  readonly minutes: number;
  readonly host: number;
  /** Of the rules, where they name one. */
  readonly ruled: string | undefined;
}

const DAY = 86_400_000;
/** Past the longest that a call may take. */
const EXPIRED = 12 * 60_000;

describe.each(DIALECTS)('budgets on %s', (dialect) => {
  let fixture: Fixture;
  let server: ModelServer;
  let opened: OpenedGateway;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.clock.park();
    server = await startOllama();
    use();
    opened = await openGatewayOf(fixture);
  });
  afterEach(async () => {
    await fixture.dispose();
    await server.close();
  });

  const generate = () => opened.gateway.calls.generate(question(), PERSON);
  const use = (more: Parameters<typeof documentFor>[1] = {}) =>
    writeDocument(fixture, documentFor(`${server.url}/v1`, more));
  const operate = (name: string, input: object, call: Call = PERSON) =>
    bindOperations(opened.gateway, gatewayOperations)
      .find(({ definition }) => definition.name === name)
      ?.run(input, call);
  const ended = async () => (await opened.events()).filter(({ type }) => type === 'gateway.call_ended');
  const windowsOf = async (scope: string) => (await opened.windows()).filter((each) => each.scope === scope);

  /** A process that begins a call and is stopped: nothing of it happens until it is let go on. */
  async function stoppedCall(): Promise<AsyncGenerator<GatewayPart>> {
    const clock = manualClock();
    clock.park();
    const stopped = await openGatewayOf(fixture, { clock });
    server.say({ text: 'Half of it.', when: () => true, fault: { kind: 'stall', events: 1 } });
    const parts = stopped.gateway.calls.stream(question(), PERSON);
    await parts.next();
    return parts;
  }

  test('[AGT-23] many callers at a limit never pass it, and each that is let through gets through', async () => {
    const hard = 2_000;
    use({ limits: [{ actor: 'all', unit: 'tokens', hard }] });
    let answered = 0;
    // Each asks again until nothing is left: what others reserved comes free meanwhile.
    const caller = async () => {
      for (;;) {
        try {
          await generate();
          answered += 1;
        } catch (error) {
          if (!(error instanceof Refusal) || error.code !== 'budget_exceeded') throw error;
          if (error.details['reserved'] === 0) return;
        }
      }
    };
    await Promise.all(Array.from({ length: 24 }, caller));
    expect(answered).toBe(server.requests.length);
    const rows = await opened.rows();
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['answered', 'denied']));
    const [window] = await windowsOf('all');
    expect(window).toMatchObject({ spent: { calls: answered, tokens: 110 * answered }, reserved: { tokens: 0 } });
    expect(window?.spent.tokens).toBeLessThanOrEqual(hard);
    expect(reservedIn(await opened.windows())).toBe(0);
  });

  test('[AGT-23] callers that wait together are decided in one append, each behind those before it', async () => {
    use({ limits: [{ actor: 'all', unit: 'calls', hard: 5 }] });
    const other: Call = { actor: 'cli:another', person: true, isLocal: true };
    const asked = Array.from({ length: 12 }, (_, index) =>
      opened.gateway.calls.generate(question(), index % 3 === 0 ? other : PERSON).then(
        () => 'answered',
        (error: unknown) => (error instanceof Refusal ? error.code : 'failed'),
      ),
    );
    const said = await Promise.all(asked);
    const counted = ['answered', 'budget_exceeded'].map((code) => said.filter((each) => each === code).length);
    expect(counted).toEqual([5, 7]);
    expect(server.requests).toHaveLength(5);
    const { gatewayId } = await opened.gateway.accounting();
    const rows = await opened.ledger.events(gatewayId, { limit: 100 });
    const decided = rows.filter(({ event_type: type }) => /call_(?:begun|denied)$/.test(type));
    expect(decided).toHaveLength(12);
    // One append has one author: each author's calls wait for an append of their own.
    for (const { append_seq, actor } of decided)
      expect(new Set(rows.filter((row) => row.append_seq === append_seq).map((row) => row.actor))).toEqual(
        new Set([actor]),
      );
    expect(new Set(decided.map(({ append_seq }) => append_seq)).size).toBeLessThan(12);
    expect(reservedIn(await opened.windows())).toBe(0);
  });

  test('[AGT-23] readers that leave while a server has sent more pass no limit: all that was reserved is spent', async () => {
    const [max_output_tokens, hard] = [400, 2_000];
    use({ limits: [{ actor: 'all', unit: 'tokens', hard }] });
    const pieces = Array.from({ length: max_output_tokens }, (_, at) => ` word${at}`);
    // All of the words, and not the figures behind them.
    const fault = { kind: 'stall', events: pieces.length } as const;
    let letThrough = 0;
    for (;;) {
      server.say({ text: '', pieces, fault, when: () => true });
      const parts = opened.gateway.calls.stream(question({ max_output_tokens }), PERSON);
      const first = await parts.next().catch((error: unknown) => error);
      if (first instanceof Refusal) {
        expect(first.code).toBe('budget_exceeded');
        break;
      }
      letThrough += 1;
      await parts.return();
    }
    expect(letThrough).toBeGreaterThan(1);
    expect(letThrough * max_output_tokens).toBeLessThanOrEqual(hard);
    const begun = (await opened.events()).find(({ type }) => type === 'gateway.call_begun');
    const [window] = await windowsOf('all');
    expect(begun?.payload['reserved']).toMatchObject({ tokens: (window?.spent.tokens ?? 0) / letThrough });
    expect(reservedIn(await opened.windows())).toBe(0);
  });

  test('[AGT-23] a hard limit is told with what is spent, reserved and when it is renewed; a soft one warns once', async () => {
    use({ limits: [{ actor: 'all', unit: 'calls', soft: 1, hard: 3 }] });
    expect((await generate()).warnings).toEqual([]);
    expect((await generate()).warnings).toEqual([{ actor: 'all', unit: 'calls', soft: 1, reached: 2 }]);
    await generate();
    const { details } = await refusalOf(generate());
    expect(details).toMatchObject({
      limit: { actor: 'all', unit: 'calls', hard: 3 },
      spent: 3,
      reserved: 0,
      asked: 1,
      renewed_at: expect.stringMatching(/T00:00:00\.000Z$/) as string,
    });
    const neared = (await opened.events()).filter(({ type }) => type === 'gateway.limit_neared');
    expect(neared).toHaveLength(1);
  });

  test('[AGT-23] under a cost limit a model without a price is not asked; with one its cost is reserved and spent', async () => {
    const remote = { local: false, url: 'https://models.example/v1' };
    use({ provider: remote, limits: [{ actor: 'all', unit: 'cost_nano', hard: 1_000 }] });
    expect((await refusalOf(generate())).code).toBe('price_unknown');
    use({
      provider: { prices: { [MODEL]: { input: 1_000_000, output: 2_000_000 } } },
      limits: [{ actor: 'all', unit: 'cost_nano', hard: 10_000 }],
    });
    expect(await generate()).toMatchObject({ cost_nano: 120, price_known: true });
    expect((await windowsOf('all'))[0]).toMatchObject({ spent: { cost_nano: 120 }, reserved: { cost_nano: 0 } });
  });

  test('[AGT-23] a soft limit of cost lets a model without a price through, warns of nothing, and its calls are told', async () => {
    const remote = { local: false, url: 'https://models.example/v1' };
    use({ provider: remote, limits: [{ actor: 'all', unit: 'cost_nano', soft: 0 }] });
    // The name leads to the model on loopback, over the real way out.
    const paid = await openGatewayOf(fixture, {
      openOutgoing(rules) {
        const way = openOutgoing({ ...rules, origins: [server.url], isLocal: true });
        const at = (url: string) => url.replace('https://models.example', server.url);
        return { fetch: (url, init) => way.fetch(at(url), init), close: () => way.close() };
      },
    });
    const unpriced = { price_known: false, cost_nano: 0, warnings: [] };
    expect(await paid.gateway.calls.generate(question(), PERSON)).toMatchObject(unpriced);
    const costs = await operate('gateway.show_costs', { days: 1 });
    expect(costs).toMatchObject({ total: { calls: 1, cost_nano: 0, unpriced: 1 } });
    await paid.gateway.close();
  });

  test('[AGT-23] a limit of each caller and of one holds for it alone', async () => {
    use({
      policy: [{ effect: 'allow', provider: 'lab' }],
      limits: [
        { actor: 'each', unit: 'calls', hard: 2 },
        { actor: 'token:ci', unit: 'calls', hard: 1 },
      ],
    });
    const by = (actor: string) => opened.gateway.calls.generate(question(), { actor });
    await by('http:ci');
    // The same token by another way is the same caller.
    expect((await refusalOf(by('http:ci/mcp:claude:1'))).details['limit']).toMatchObject({ actor: 'token:ci' });
    await by('http:other');
    await by('http:other');
    expect((await refusalOf(by('http:other'))).details['limit']).toMatchObject({ actor: 'each' });
    expect((await windowsOf('token:ci'))[0]).toMatchObject({ spent: { calls: 1 } });
  });

  test('[AGT-23] an agent is shown its own limits and those of all, and no limit of another caller', async () => {
    use({
      policy: [{ effect: 'allow', provider: 'lab' }],
      limits: [
        { actor: 'all', unit: 'calls', hard: 9 },
        { actor: 'each', unit: 'tokens', hard: 5_000 },
        { actor: 'claude', unit: 'calls', hard: 3 },
        { actor: 'codex', unit: 'calls', hard: 7 },
      ],
    });
    await opened.gateway.calls.generate(question(), { actor: 'mcp:codex:1' });
    const shown = async (call: Call) => {
      const answer = (await operate('gateway.show_budget', {}, call)) as {
        limits: { actor: string; scope: string; spent: number }[];
      };
      return answer.limits.map(({ actor, scope, spent }) => `${actor} ${scope} ${spent}`).toSorted();
    };
    expect(await shown({ actor: 'mcp:claude:1' })).toEqual(['all all 1', 'claude claude 0', 'each claude 0']);
    expect(await shown(PERSON)).toEqual(
      expect.arrayContaining(['claude claude 0', 'codex codex 1', 'each codex 110']) as string[],
    );
  });

  test('a limit of time below what one call reserves is set with a note that names whom it denies', async () => {
    const set = async (input: object) => {
      const answer = await operate('gateway.set_limit', input);
      return (answer as { note: string | null }).note;
    };
    expect(await set({ unit: 'runtime_ms', hard: 300_000 })).toMatch(
      /^No call to lab \(600000 ms\) would pass: each reserves .*, or lower timeouts\.whole_ms/,
    );
    expect((await refusalOf(generate())).code).toBe('budget_exceeded');
    expect(await set({ unit: 'runtime_ms', hard: 59_999 })).toMatch(/to offline \(60000 ms\), lab/);
    expect(await set({ unit: 'runtime_ms', hard: 1, actor: 'claude' })).toMatch(/^No call of claude to offline /);
    expect(await set({ unit: 'runtime_ms', hard: 600_000 })).toBeNull();
    expect(await set({ unit: 'runtime_ms', soft: 1 })).toBeNull();
    expect(await set({ unit: 'calls', hard: 1 })).toBeNull();
    await generate();
  });

  test('[AGT-42] who would meet a full budget or an unknown price is told so before, with the act that opens it', async () => {
    const explained = async () => {
      const operation = bindOperations(opened.gateway, gatewayOperations).find(
        ({ definition }) => definition.name === 'gateway.explain',
      );
      return operation?.run({ provider: 'lab', model: MODEL }, PERSON);
    };
    use({ limits: [{ actor: 'all', unit: 'calls', soft: 0, hard: 1 }] });
    expect(await explained()).toMatchObject({ passes: true, code: null, act: null });
    await generate();
    const before = await opened.events();
    expect(await explained()).toMatchObject({
      passes: false,
      code: 'budget_exceeded',
      why: expect.stringContaining('1 spent') as string,
      act: 'throughline budget set calls --actor all --soft 0 --hard 2',
      gates: expect.arrayContaining([expect.objectContaining({ gate: 'budget_exceeded', passes: false })]) as unknown[],
    });
    expect(await opened.events()).toEqual(before);
    use({ limits: [{ actor: 'all', unit: 'calls', soft: 0, hard: 2 }] });
    expect(await explained()).toMatchObject({ passes: true });
    await generate();
    use({
      provider: { local: false, url: 'https://models.example/v1' },
      limits: [{ actor: 'all', unit: 'cost_nano', hard: 1_000 }],
    });
    expect(await explained()).toMatchObject({ passes: false, code: 'price_unknown', act: null });
  });

  test('a call whose process died is settled once, by whichever process comes, and a late outcome changes nothing', async () => {
    const late = await stoppedCall();
    expect(reservedIn(await opened.windows())).toBeGreaterThan(0);
    expect(await opened.gateway.calls.settleExpired()).toBe(0);
    fixture.advance(EXPIRED);
    const other = await openGatewayOf(fixture);
    // One of them waits for the other's lock.
    fixture.flow();
    await Promise.all([opened.gateway.calls.settleExpired(), other.gateway.calls.settleExpired()]);
    expect((await ended()).map(({ payload }) => payload['ending'])).toEqual(['outcome_unknown']);
    const [row] = await opened.rows();
    expect(row).toMatchObject({ status: 'outcome_unknown', charged_by: 'reservation' });
    const before = await opened.windows();
    expect(reservedIn(before)).toBe(0);
    expect(before[0]?.spent.tokens).toBe(row?.charged_tokens);
    await late.return(undefined);
    expect(await ended()).toHaveLength(1);
    expect(await opened.windows()).toEqual(before);
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
  });

  test('the next call settles what died, before it is decided, in the window that it was reserved in', async () => {
    await stoppedCall();
    const [first] = await opened.windows();
    fixture.advance(DAY);
    use({ timezone: 'Pacific/Auckland' });
    await generate();
    const own = (await windowsOf('all')).map(({ timezone, spent, reserved }) => ({
      timezone,
      spent_calls: spent.calls,
      reserved_calls: reserved.calls,
    }));
    expect(own.toSorted((a, b) => (a.timezone < b.timezone ? -1 : 1))).toEqual([
      { timezone: 'Pacific/Auckland', spent_calls: 1, reserved_calls: 0 },
      { timezone: 'UTC', spent_calls: 1, reserved_calls: 0 },
    ]);
    const [dead] = await opened.rows();
    expect(dead).toMatchObject({
      status: 'outcome_unknown',
      window_start_local_date: first?.window_start_local_date,
      timezone: 'UTC',
    });
  });

  test('another timezone is no new budget: what a day has in common with another counts', async () => {
    use({ timezone: 'UTC', limits: [{ actor: 'all', unit: 'calls', hard: 1 }] });
    await generate();
    for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin']) {
      use({ timezone, limits: [{ actor: 'all', unit: 'calls', hard: 1 }] });
      expect((await refusalOf(generate())).code).toBe('budget_exceeded');
    }
    fixture.advance(2 * DAY);
    await generate();
  });

  test('a window whose row was lost counts, of another timezone or host too', async () => {
    const limits = [{ actor: 'all', unit: 'calls', hard: 1 } as const];
    use({ timezone: 'UTC', limits });
    await generate();
    await fixture.tamper('DELETE FROM budget_windows');
    for (const timezone of ['UTC', 'Europe/Berlin', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      use({ timezone, limits });
      expect((await refusalOf(generate())).code).toBe('budget_exceeded');
    }
    expect(server.requests).toHaveLength(1);
    fixture.advance(2 * DAY);
    await generate();
  });

  test('[AGT-23] a call whose timezone changes under it is settled in the window that it began in', async () => {
    use({ timezone: 'UTC' });
    server.say({ text: 'One by one.', when: () => true });
    const parts = opened.gateway.calls.stream(question(), PERSON);
    await parts.next();
    use({ timezone: 'Pacific/Kiritimati' });
    for await (const _ of parts);
    expect(await windowsOf('all')).toMatchObject([{ timezone: 'UTC', spent: { calls: 1 }, reserved: { calls: 0 } }]);
    expect((await opened.rows())[0]).toMatchObject({ status: 'answered', timezone: 'UTC' });
  });

  test(
    '[AGT-23] hosts in any timezones, and rules that change them, pass no limit of a local day and are told when it ends',
    { timeout: 120_000 },
    async () => {
      const zones = ['UTC', 'Asia/Kathmandu', 'America/Sao_Paulo', 'Pacific/Apia', 'Australia/Lord_Howe', 'Etc/GMT+12'];
      const hard = 3;
      const step = fc.record({
        minutes: fc.constantFrom(1, 45, 6 * 60, 11 * 60 + 59, 24 * 60),
        host: fc.nat(1),
        ruled: fc.option(fc.constantFrom(...zones), { nil: undefined, freq: 2 }),
      });
      const history = fc.tuple(fc.constantFrom(...zones), fc.constantFrom(...zones), fc.array(step, { maxLength: 25 }));
      const asks = question({ provider: 'offline', model: 'extract' });
      const play = async (own: Fixture, here: string, there: string, steps: readonly Step[]) => {
        const hosts = [await openGatewayOf(own, { timezone: here }), await openGatewayOf(own, { timezone: there })];
        const made: number[] = [];
        for (const { minutes, host, ruled } of steps) {
          own.advance(minutes * 60_000);
          const limits = [{ actor: 'all', unit: 'calls', hard } as const];
          writeDocument(own, documentFor(`${server.url}/v1`, { limits, ...(ruled && { timezone: ruled }) }));
          const answer = hosts[host]?.gateway.calls.generate(asks, PERSON);
          const refused = await Promise.resolve(answer).then(
            () => undefined,
            (error: unknown) => error as Refusal,
          );
          const timezone = ruled ?? (host === 0 ? here : there);
          const at = Date.parse((await hosts[0]?.rows())?.at(-1)?.begun_at ?? '');
          const today = dateAt(timezone, at);
          if (refused) {
            expect(refused.code).toBe('budget_exceeded');
            expect(isEnd(timezone, today, String(refused.details['renewed_at']))).toBe(true);
            // What it was refused for lies in days that have a moment in common with today: none of it is older.
            expect(made.filter((earlier) => at - earlier < 3 * DAY).length).toBeGreaterThanOrEqual(hard);
          } else {
            made.push(at);
            expect(made.filter((earlier) => dateAt(timezone, earlier) === today).length).toBeLessThanOrEqual(hard);
          }
        }
      };
      await fc.assert(
        fc.asyncProperty(history, async ([here, there, steps]) => {
          const own = createFixture(dialect);
          own.flow();
          try {
            await play(own, here, there, steps);
          } finally {
            await own.dispose();
          }
        }),
        { numRuns: dialect === 'sqlite' ? 40 : 8 },
      );
    },
  );

  test.each(['gateway_calls', 'budget_windows', 'gateway_costs', 'gateway_switches'])(
    'lost rows of %s are found and made again to the byte',
    async (table) => {
      use({ limits: [{ actor: 'all', unit: 'calls', hard: 2 }] });
      await generate();
      await generate();
      await refusalOf(generate());
      await opened.gateway.kills.on('lab', 'a leak', PERSON);
      const rows = () => queryRaw(fixture, `SELECT * FROM ${table} ORDER BY 1, 2, 3`);
      const before = await rows();
      expect(before.length).toBeGreaterThan(0);
      await fixture.tamper(`DELETE FROM ${table}`);
      const { problems } = await opened.ledger.verify({ deep: true });
      expect(problems.length).toBeGreaterThan(0);
      await opened.ledger.rebuild();
      expect(await rows()).toEqual(before);
      expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
    },
  );

  test('a window whose row is lost still counts: nothing is let through twice', async () => {
    use({ limits: [{ actor: 'all', unit: 'calls', hard: 1 }] });
    await generate();
    await fixture.tamper('DELETE FROM budget_windows');
    expect((await refusalOf(generate())).code).toBe('budget_exceeded');
    expect(server.requests).toHaveLength(1);
  });
});
