// What can go wrong while a model is asked, on both databases: providers that fail in every way, whole and in parts, callers that leave,
// switches that are thrown meanwhile, and storage that fails once. Every question that was sent has its exchange with how it ended, and no
// answer is given that is not on record.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { askOperations } from '../../src/ask/operations.ts';
import { Failure, Refusal } from '../../src/base/errors.ts';
import type { Call } from '../../src/base/operation.ts';
import type { StorageProbe } from '../../src/store/store.ts';
import { LAB_MODEL, openAskOf, type AskOptions, type OpenedAsk } from '../support/ask-fixture.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { reservedIn, writeDocument } from '../support/gateway-fixture.ts';
import { PERSON, documentFor } from '../support/gateway-questions.ts';
import type { Fault } from '../support/model-server/faults.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { until } from '../support/until.ts';

type Answer<Name extends keyof typeof askOperations> = z.output<(typeof askOperations)[Name]['output']>;

const PROVIDER = {
  timeouts: { connect_ms: 1_000, first_token_ms: 2_000, idle_ms: 2_000, whole_ms: 10_000 },
  max_answer_bytes: 1_000_000,
};
const PIECES = ['It ', 'is ', 'never ', 'whole.'];

describe.each(DIALECTS)('faults while a model is asked, on %s', (dialect) => {
  let fixture: Fixture;
  let server: ModelServer;
  let opened: OpenedAsk;
  const open = async (options: AskOptions = {}) => {
    opened = await openAskOf(fixture, options);
    return opened;
  };

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.clock.park();
    server = await startOllama();
    writeDocument(fixture, documentFor(`${server.url}/v1`, { provider: PROVIDER }));
    await open();
  });
  afterEach(async () => {
    await fixture.dispose();
    await server.close();
  });

  const ask = (call: Call = PERSON, question = 'Is it whole?') =>
    opened.call<Answer<'ask.ask'>>('ask.ask', { question, model: LAB_MODEL }, call);
  const streaming = (parts: string[], more: Partial<Call> = {}): Call => ({
    ...PERSON,
    ...more,
    onPart: ({ text }: { text: string }) => void parts.push(text),
  });
  const list = () => opened.call<Answer<'ask.list_exchanges'>>('ask.list_exchanges');
  const say = (fault?: Fault) =>
    server.say({ text: PIECES.join(''), pieces: PIECES, when: () => true, ...(fault && { fault }) });

  async function expectSound(): Promise<void> {
    expect(reservedIn(await opened.windows())).toBe(0);
    expect((await opened.ledger.verify({ deep: true })).problems).toEqual([]);
    expect((await opened.ledger.rebuild({ dryRun: true })).differences).toEqual([]);
    const { checks } = await opened.call<Answer<'ask.run_harness'>>('ask.run_harness');
    expect(checks.flatMap(({ failures }) => failures)).toEqual([]);
  }

  /** The one exchange, with what came of it; what its caller saw is part of what is kept. */
  async function expectEnded(outcome: string, code: string | null, parts: readonly string[]): Promise<void> {
    const { exchanges } = await list();
    expect(exchanges).toMatchObject([{ outcome, code }]);
    const shown = await opened.call<Answer<'ask.get_exchange'>>('ask.get_exchange', {
      exchange_id: exchanges[0]?.exchange_id ?? '',
    });
    expect(shown.response.startsWith(parts.join(''))).toBe(true);
    expect(shown.validator_summary.notes).toBe('no whole answer');
    const turns = await opened.call<Answer<'ask.get_chat'>>('ask.get_chat', { session_id: shown.session_id });
    expect(turns.turns.map(({ speaker }) => speaker)).toEqual(['user', 'aurora']);
    await expectSound();
  }

  const FAULTS: readonly (readonly [string, Fault, string, string?])[] = [
    ['says nothing', { kind: 'hang' }, 'provider_timed_out'],
    ['drops the connection', { kind: 'drop' }, 'provider_unreachable'],
    ['is asked too often', { kind: 'status', status: 429, headers: { 'retry-after': '1' } }, 'provider_rate_limited'],
    ['knows no such key', { kind: 'status', status: 401 }, 'provider_unauthorized'],
    ['fails', { kind: 'status', status: 503 }, 'provider_failed'],
    ['is cut off', { kind: 'cut', events: 3 }, 'provider_cut_off'],
    ['stalls', { kind: 'stall', events: 3 }, 'provider_timed_out'],
    ['says garbage', { kind: 'garbage', text: '<html>no</html>' }, 'provider_answer_invalid', 'provider_cut_off'],
    ['says far too much', { kind: 'huge', bytes: 3_000_000 }, 'provider_answer_too_large'],
  ];

  test.each(
    FAULTS.flatMap(([name, fault, code, inParts = code]) => [
      [name, 'whole', fault, code] as const,
      [name, 'in parts', fault, inParts] as const,
    ]),
  )('a provider that %s (%s) leaves an exchange that failed', async (_name, how, fault, code) => {
    if (fault.kind === 'hang' || fault.kind === 'stall') fixture.flow();
    say(fault);
    const parts: string[] = [];
    const error: unknown = await ask(how === 'whole' ? PERSON : streaming(parts)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Failure);
    expect((error as Failure).code).toBe(code);
    await expectEnded('failed', code, parts);
  });

  test('a caller that leaves in the midst of an answer has an exchange that was cancelled, with what it saw', async () => {
    const next = Promise.withResolvers<void>();
    let sent = 0;
    say({ kind: 'slow', next: () => ((sent += 1) > 3 ? next.promise : Promise.resolve()) });
    const leaving = new AbortController();
    const parts: string[] = [];
    const refusal = refusalOf(ask(streaming(parts, { signal: leaving.signal })));
    await until(() => sent > 3);
    leaving.abort();
    expect((await refusal).code).toBe('call_cancelled');
    next.resolve();
    await expectEnded('cancelled', null, parts);
  });

  test('a caller that leaves before the model was asked leaves nothing behind but what is on record', async () => {
    const leaving = new AbortController();
    leaving.abort();
    const error: unknown = await ask({ ...PERSON, signal: leaving.signal }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    const { exchanges } = await list();
    expect(server.requests.length).toBeLessThanOrEqual(exchanges.length);
    await expectSound();
  });

  test('a kill switch in the midst of an answer ends it: killed, and no answer', async () => {
    const next = Promise.withResolvers<void>();
    let sent = 0;
    say({ kind: 'slow', next: () => ((sent += 1) > 3 ? next.promise : Promise.resolve()) });
    const parts: string[] = [];
    const refusal = refusalOf(ask(streaming(parts)));
    await until(() => sent > 3);
    await opened.gateway.kills.on('lab', 'a leak', PERSON);
    fixture.flow();
    expect((await refusal).code).toBe('provider_killed');
    next.resolve();
    await expectEnded('killed', 'provider_killed', parts);
    expect((await refusalOf(ask())).code).toBe('provider_killed');
    expect((await list()).exchanges).toHaveLength(1);
  });

  test('a reader that throws ends the question, and the exchange is on record', async () => {
    say();
    const call = {
      ...PERSON,
      onPart: () => {
        throw new Error('the reader is gone');
      },
    } as Call;
    await expect(ask(call)).rejects.toThrow('the reader is gone');
    const { exchanges } = await list();
    expect(exchanges).toMatchObject([{ outcome: 'cancelled' }]);
    await expectSound();
  });

  test('signs that no database holds are replaced in an answer, and refused in a question', async () => {
    server.say({ text: 'A\0 nul and half \ud83d of a sign.', when: () => true });
    const answer = await ask();
    expect(answer.text).toBe('A\ufffd nul and half \ufffd of a sign.');
    const shown = await opened.call<Answer<'ask.get_exchange'>>('ask.get_exchange', {
      exchange_id: answer.exchange_id,
    });
    expect(shown.response).toBe(answer.text);
    server.say({ text: 'Yes.', when: () => true });
    const error: unknown = await ask(PERSON, 'Is a\0 nul fine?').catch((thrown: unknown) => thrown);
    expect(error instanceof Refusal && error.code).toBe('invalid_json_value');
    await expectSound();
  });

  test(
    'storage that fails once, at any call: an answer is on record or is not given',
    { timeout: 300_000 },
    async () => {
      let countdown = Infinity;
      let isStruck = false;
      const probe: StorageProbe = ({ at }) => {
        if (at === 'after') return;
        countdown -= 1;
        if (countdown !== 0) return;
        isStruck = true;
        // As the engine throws it, and once: the next call finds the disk well again.
        throw dialect === 'sqlite'
          ? Object.assign(new Error('disk full'), { code: 'ERR_SQLITE_ERROR', errcode: 13, errstr: 'disk full' })
          : Object.assign(new Error('disk full'), { code: '53100', severity: 'ERROR' });
      };
      await open({ probe });
      let [given, refused] = [0, 0];
      const step = dialect === 'sqlite' ? 1 : 5;
      for (let k = 1; ; k += step) {
        server.say({ text: `Answer ${k}.`, when: () => true });
        isStruck = false;
        countdown = k;
        const told: unknown = await ask(PERSON, `Question ${k}?`).catch((thrown: unknown) => thrown);
        countdown = Infinity;
        if (told instanceof Error) {
          refused += 1;
          // On Postgres the fault itself may come through, where no server has said it.
          const isKnown = told instanceof Failure || told instanceof Refusal || told.message === 'disk full';
          expect({ k, isKnown, told: isKnown ? undefined : told }).toEqual({ k, isKnown: true, told: undefined });
        } else {
          given += 1;
          const { exchange_id, text } = told as Answer<'ask.ask'>;
          const shown = await opened.call<Answer<'ask.get_exchange'>>('ask.get_exchange', { exchange_id });
          expect({ k, outcome: shown.outcome, text }).toEqual({ k, outcome: 'answered', text: shown.response });
        }
        fixture.advance(12 * 60_000);
        const { exchanges } = await list();
        expect({ k, open: exchanges.filter(({ outcome }) => outcome === 'open').length }).toEqual({ k, open: 0 });
        if (!isStruck) break;
      }
      expect(given).toBeGreaterThan(0);
      expect(refused).toBeGreaterThan(3);
      expect((await opened.rows()).filter(({ status }) => status !== 'denied').length).toBe(
        (await opened.told()).filter(({ type }) => type === 'exchange.begun').length,
      );
      await expectSound();
    },
  );
});
