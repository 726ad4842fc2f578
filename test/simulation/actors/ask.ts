// Callers on every machine that ask a model about one project, in conversations that go on, fall silent and are closed by others; the model
// answers, claims what it may not, fails, hangs or cuts off, and people stop it and let it go on.
import { createAsk, type AskQuestion } from '../../../src/ask/pipeline/ask.ts';
import { driftSource, turnSource } from '../../../src/ask/artifacts/own-sources.ts';
import { askRefusals } from '../../../src/ask/contract.ts';
import { settleExchanges } from '../../../src/ask/exchange/settle-exchanges.ts';
import { runBetaHarness } from '../../../src/ask/harness/beta.ts';
import { readKernel } from '../../../src/ask/kernel/kernel-snapshot.ts';
import { askIdOf, tokens } from '../../../src/ask/pipeline/record.ts';
import { isEvidenceBlob, isSensitive, sanitise } from '../../../src/ask/sanitise/sanitise.ts';
import { askDomain } from '../../../src/ask/domain.ts';
import { createSight, type Sight } from '../../../src/ask/sight/sight.ts';
import { askKind } from '../../../src/ask/state/evolve.ts';
import { validate } from '../../../src/ask/validate/validate.ts';
import { Failure, Refusal } from '../../../src/base/errors.ts';
import { hmacSha256 } from '../../../src/base/hash.ts';
import type { Call } from '../../../src/base/operation.ts';
import { createCalls } from '../../../src/gateway/calls/calls.ts';
import type { Calls } from '../../../src/gateway/calls/contract.ts';
import { gatewayRefusals } from '../../../src/gateway/contract.ts';
import { gatewayRegistration, gatewaySchema } from '../../../src/gateway/gateway.ts';
import { createKills, type Kills } from '../../../src/gateway/kill/kills.ts';
import type { AnswerPart, Connection, ModelAdapter, ModelRequest } from '../../../src/gateway/providers/contract.ts';
import { failProvider, providerFailures } from '../../../src/gateway/providers/errors.ts';
import { loadPrices } from '../../../src/gateway/providers/prices.ts';
import { createSettings } from '../../../src/gateway/settings/settings.ts';
import { STILL_MACHINE } from '../../support/ask-fixture.ts';
import { MODEL, PERSON, documentFor } from '../../support/gateway-questions.ts';
import type { CreateActor } from '../actor.ts';
import type { Dice } from '../dice.ts';
import { codeOf, type Life } from '../life.ts';
import type { World } from '../world.ts';
import { ASK_GATEWAY, ASK_PROJECT, AskPromises } from './ask-promises.ts';

const CALLERS: readonly Call[] = [PERSON, { actor: 'mcp:claude' }];
/** Read before the first run: a module that is loaded meanwhile comes when it wants. */
const PRICES = await loadPrices([]);
const SETTINGS = JSON.stringify(
  documentFor('http://127.0.0.1:11434/v1', {
    provider: { timeouts: { whole_ms: 2_000, first_token_ms: 1_000 } },
    policy: [{ effect: 'allow', provider: 'lab' }],
  }),
);
const KEY = Buffer.alloc(32, 7);
const originalOf = (text: string) => ({ hmac: hmacSha256(KEY, text), key_id: 'simulated' });

export const createAskers: CreateActor = (world) => {
  const promises = new AskPromises(world);
  return {
    name: 'ask',
    kinds: [gatewayRegistration, ...askDomain.kinds],
    sequences: [gatewaySchema, ...askDomain.schema],
    branches: [
      ...['answered', 'failed', 'cancelled', 'killed', 'outcome_unknown'].map((outcome) => `ask: ${outcome}`),
      'ask: conversation opened',
      'ask: conversation resumed',
      'ask: conversation ended by silence',
      'ask: conversation closed',
      'ask: dies while the model answers',
      'ask: drift raised',
      'ask: exchange_not_recorded',
      'ask: settled by another process',
      'ask: stopped before it was asked',
    ],
    async run(life) {
      const process = new Process(world, promises, life);
      await Promise.all([
        ...CALLERS.map((caller, index) => process.ask(caller, index)),
        process.closeSome(),
        process.stop(),
      ]);
      while (world.isCalm && !life.isStopping && !life.isDead && !promises.isSettled) {
        await process.settle();
        await life.clock.sleep(2_000);
      }
    },
    committed: (commit) => promises.committed(commit),
    async finish(life) {
      promises.finish();
      await new Process(world, promises, life).lookBack();
    },
  };
};

class Process {
  private readonly world: World;
  private readonly promises: AskPromises;
  private readonly life: Life;
  private readonly dice: Dice;
  private readonly kills: Kills;
  private readonly calls: Calls;
  private readonly sight: Sight;
  private readonly question: AskQuestion;

  constructor(world: World, promises: AskPromises, life: Life) {
    this.world = world;
    this.promises = promises;
    this.life = life;
    this.dice = life.dice.fork('ask');
    const { store, ledger, clock, ids } = life;
    const [machine = ''] = life.name.split('.');
    const hostId = `01900000-0000-7000-8000-a${machine.replace(/\D/g, '').padStart(11, '0')}`;
    const settings = createSettings({
      readConfigFile: async () => {
        await life.storageCall('read settings');
        return SETTINGS;
      },
      updateConfigFile: async () => {},
    });
    this.kills = createKills({ store, ledger, clock, gatewayId: ASK_GATEWAY, file: undefined });
    const model = new Model(world, promises, life);
    this.calls = createCalls({
      ...{ store, ledger, clock, ids, settings },
      kills: this.kills,
      secrets: { read: async () => 'a key', write: async () => {}, remove: async () => false },
      pricesOf: async () => PRICES,
      accounting: async () => ({ gatewayId: ASK_GATEWAY, hostId, timezone: 'UTC' }),
      adapterOf: async () => model,
      fetchFor: async () => () => Promise.reject(new Error('the model is in the process')),
    });
    this.sight = createSight({
      machine: STILL_MACHINE,
      home: { folder: undefined, service: () => Promise.reject(new Error('nobody serves')), sizes: async () => SIZES },
      clock,
      ids,
    });
    this.question = createAsk({
      ...{ store, clock, ids },
      gateway: { calls: this.calls, kills: this.kills },
      sight: this.sight,
      sources: [turnSource(store), driftSource(store)],
      kernel: async () => readKernel(undefined),
      sanitise: (text) => ({ text: sanitise(text).text, original: originalOf(text) }),
      validate: ({ prompt }, response) => {
        const { at, compiled } = prompt.context;
        return validate({
          response,
          bundle: compiled.bundle,
          question: at.question.text,
          kernel: at.kernel.document,
        });
      },
      gates: { isSensitive, isEvidenceBlob },
      history: async () => ({ artifacts: [], ranking: { method: 'text', vectors: 'not_asked' } }),
      appendWithin: ledger.appendWithin,
    });
  }

  async ask(caller: Call, index: number): Promise<void> {
    const { life, promises } = this;
    const dice = this.dice.fork(`caller ${index}`);
    while (life.isWanted) {
      await life.clock.sleep(dice.int(120));
      if (!life.isWanted) return;
      if (dice.hit(0.3)) await this.settle();
      const leaving = new AbortController();
      const call = dice.hit(0.15) ? { ...caller, signal: leaving.signal } : caller;
      if (call !== caller) void life.clock.sleep(dice.int(400)).then(() => leaving.abort());
      const streams = dice.hit(0.4);
      const question = promises.next();
      try {
        const { judged } = await this.question(
          {
            question,
            projectId: ASK_PROJECT,
            projectRoot: null,
            model: { provider: 'lab', model: MODEL },
            deep: dice.hit(0.2),
            ...(dice.hit(0.2) && { intent: 'Finish what was begun' }),
            ...(dice.hit(0.2) && { tier: 1 as const }),
          },
          call,
          ...(streams ? [() => {}] : []),
        );
        const { exchangeId } = judged.answered.prompt.context.at;
        life.note(`${question} answered`);
        promises.answered(exchangeId, judged.response.text);
      } catch (error) {
        life.note(`${question} ${this.wentWrong(error)}`);
      }
    }
  }

  private wentWrong(error: unknown): string {
    if (error instanceof Refusal && error.code in askRefusals) {
      this.world.branches.reached(`ask: ${error.code}`);
      // Why is the failure behind it; taken for dead has none.
      return error.cause === undefined ? error.code : `${error.code}: ${this.wentWrong(error.cause)}`;
    }
    if (error instanceof Refusal && error.code in gatewayRefusals) {
      if (error.code === 'provider_killed') this.world.branches.reached('ask: stopped before it was asked');
      return error.code;
    }
    if (error instanceof Failure && error.code in providerFailures) return error.code;
    return codeOf(this.life, 'in a question', error);
  }

  /** Somebody closes a conversation that others may be asking in. */
  async closeSome(): Promise<void> {
    const { life, promises } = this;
    const dice = this.dice.fork('closing');
    while (life.isWanted) {
      await life.clock.sleep(dice.int(1_500));
      const open = promises.openConversations;
      if (!life.isWanted || open.length === 0) continue;
      const session_id = dice.pick(open);
      try {
        await life.ledger.append(
          { kind: askKind, id: askIdOf(ASK_PROJECT) },
          async (view) =>
            (await view.get('sessions', session_id))
              ? [
                  {
                    type: 'chat.session_closed' as const,
                    payload: { session_id, reason: 'closed' as const },
                    tokens: tokens('CHAT', session_id),
                  },
                ]
              : [],
          { actor: 'person' },
        );
      } catch (error) {
        life.note(`closes ${session_id}: ${codeOf(life, 'in closing', error)}`);
      }
    }
  }

  /** A person who stops the model, and lets it go on. */
  async stop(): Promise<void> {
    const { life, kills } = this;
    const dice = this.dice.fork('kills');
    while (life.isWanted) {
      await life.clock.sleep(dice.int(2_000));
      if (!life.isWanted) return;
      try {
        await kills.on('lab', undefined, PERSON);
        await life.clock.sleep(dice.int(400));
        await kills.off('lab', PERSON);
      } catch (error) {
        life.note(`stops the model: ${codeOf(life, 'in a kill', error)}`);
      }
    }
  }

  async settle(): Promise<void> {
    const { store, ledger } = this.life;
    try {
      await settleExchanges({ store, ledger, gateway: { calls: this.calls }, originalOf }, ASK_PROJECT);
    } catch (error) {
      this.life.note(`settles: ${codeOf(this.life, 'in settling', error)}`);
    }
  }

  /** Everything that is on record holds the acceptance criteria. */
  async lookBack(): Promise<void> {
    const { life, calls, sight, world } = this;
    const report = await runBetaHarness(
      {
        store: life.store,
        gateway: { calls },
        sanitise: (text, options) => sanitise(text, options).text,
        settle: async () => {},
        readSight: () => sight.read('all', { tier: 2, scope: { projectId: ASK_PROJECT, projectRoot: null } }),
      },
      { limit: 30 },
    );
    world.expect(report.ok, 'what is on record of exchanges holds the acceptance criteria', () =>
      JSON.stringify(report.checks.filter(({ ok }) => !ok)),
    );
  }
}

const SIZES = { databasesBytes: 1_000, blobsBytes: 0, backupsBytes: 0 };

const SAYS = ['It is done. ', 'I have deleted the old backups. ', 'The disk has 99731 files. ', 'Nobody knows. '];

/** Each request is rolled for. */
class Model implements ModelAdapter {
  private readonly world: World;
  private readonly promises: AskPromises;
  private readonly life: Life;
  private readonly dice: Dice;

  constructor(world: World, promises: AskPromises, life: Life) {
    this.world = world;
    this.promises = promises;
    this.life = life;
    this.dice = life.dice.fork('model of ask');
  }

  async generate(request: ModelRequest, connection: Connection): ReturnType<ModelAdapter['generate']> {
    let text = '';
    for await (const part of this.stream(request, connection)) {
      if (part.type === 'text') text += part.text;
      if (part.type === 'finish') return { ...part, text, tool_calls: [] };
    }
    throw new Error('the model says how it ended');
  }

  async *stream({ system, messages }: ModelRequest, { signal }: Connection): AsyncGenerator<AnswerPart> {
    const { dice, life, promises } = this;
    if (signal.aborted) throw signal.reason;
    const said = messages.map(({ role, parts }) => ({
      role: role as 'user',
      content: parts.map((part) => (part.type === 'text' ? part.text : '')).join(''),
    }));
    promises.requested([...(system === undefined ? [] : [{ role: 'system' as const, content: system }]), ...said]);
    const wait = async (ms: number) => {
      await life.clock.sleep(ms, signal);
      if (dice.hit(40 * life.rates.crash)) {
        this.world.branches.reached('ask: dies while the model answers');
        life.crash('while the model answers a question');
        await new Promise<never>(() => {});
      }
      if (signal.aborted) throw signal.reason;
    };
    await wait(dice.int(200));
    const what = dice.next();
    if (what < 0.1) throw failProvider('provider_rate_limited', 'Too often', { retry: true, afterMs: 100 }, {});
    if (what < 0.15) throw failProvider('provider_failed', 'An error of its own', { retry: false }, {});
    if (what < 0.2) await wait(60_000);
    const pieces = dice.between(1, 3);
    for (let piece = 0; piece < pieces; piece += 1) {
      yield { type: 'text', text: dice.pick(SAYS) };
      await wait(dice.int(60));
      if (dice.hit(0.03)) throw failProvider('provider_cut_off', 'It was cut', { retry: false }, { answered: true });
    }
    const none = { cache_read_tokens: undefined, cache_write_tokens: undefined, reasoning_tokens: undefined };
    const usage = { input_tokens: 10, output_tokens: pieces, ...none };
    yield { type: 'finish', reason: 'stop', usage, model: MODEL, response_id: undefined };
  }

  async embed(): Promise<never> {
    throw new Error('nobody asks for vectors');
  }
}
