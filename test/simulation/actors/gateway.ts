// Callers on every machine that ask one model, which answers, fails, hangs or cuts off; and people who change the rules and
// the timezone, and switch everything off and on again. The model is in the process: time and chance are the simulation's.
import { Failure, Refusal } from '../../../src/base/errors.ts';
import type { Call } from '../../../src/base/operation.ts';
import { createCalls } from '../../../src/gateway/calls/calls.ts';
import type { Calls } from '../../../src/gateway/calls/contract.ts';
import { gatewayRefusals } from '../../../src/gateway/contract.ts';
import { gatewayRegistration, gatewaySchema } from '../../../src/gateway/gateway.ts';
import type { FiledSwitch, KillFile } from '../../../src/gateway/kill/kill-file.ts';
import { KILLED, createKills, type Kills } from '../../../src/gateway/kill/kills.ts';
import type {
  AnswerPart,
  Connection,
  Finish,
  ModelAdapter,
  ModelRequest,
} from '../../../src/gateway/providers/contract.ts';
import { failProvider, providerFailures } from '../../../src/gateway/providers/errors.ts';
import { loadPrices } from '../../../src/gateway/providers/prices.ts';
import {
  documentSchema,
  rulesOf,
  type BudgetUnit,
  type GatewayDocument,
} from '../../../src/gateway/settings/document.ts';
import { createSettings, type Settings } from '../../../src/gateway/settings/settings.ts';
import { fail } from '../../../src/store/contract.ts';
import { MODEL, PERSON, documentFor, question as someQuestion } from '../../support/gateway-questions.ts';
import type { CreateActor } from '../actor.ts';
import type { Dice } from '../dice.ts';
import { codeOf, type Life } from '../life.ts';
import type { World } from '../world.ts';
import { GATEWAY, GatewayPromises, PROVIDER, type Question } from './gateway-promises.ts';

const CALLERS: readonly Call[] = [PERSON, { actor: 'mcp:claude' }, { actor: 'http:ci' }];
/** A run begins at midnight in UTC, and clocks that jump pass it elsewhere. */
const TIMEZONES = [
  'UTC',
  'UTC',
  'UTC',
  'Europe/Berlin',
  'Atlantic/Azores',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
];
const SCOPES = ['all', PROVIDER, 'elsewhere', 'elsewhere'];
const PRICE = { input: 1_000_000, output: 3_000_000 };
/** Read before the first run: a module that is loaded meanwhile comes when it wants. */
const PRICES = await loadPrices([
  { provider: PROVIDER, model: MODEL, input_nano_per_mtok: PRICE.input, output_nano_per_mtok: PRICE.output },
]);
/** About what one call is bound by. */
const ONE_CALL = { calls: 1, tokens: 130, cost_nano: 350 } as const;

export const createGatewayCallers: CreateActor = (world) => {
  const promises = new GatewayPromises(world);
  const shared = new SharedFiles(promises, world.dice.fork('gateway'));
  return {
    name: 'gateway',
    kinds: [gatewayRegistration],
    sequences: [gatewaySchema],
    branches: [
      ...['answered', 'failed', 'cancelled', 'killed', 'outcome_unknown'].map((ending) => `gateway: ${ending}`),
      ...['budget_exceeded', 'provider_killed', 'provider_not_allowed'].map((code) => `gateway: ${code}`),
      'gateway: privacy_confirmation_required',
      'gateway: asked again',
      'gateway: another day',
      'gateway: charged by an estimate',
      'gateway: days of two timezones',
      'gateway: dies while the model answers',
      'gateway: kill acknowledged',
      'gateway: kill known by the file alone',
      'gateway: kill switched off',
      'gateway: rules changed while a call was decided',
      'gateway: soft limit neared',
      'gateway: taken for dead while it worked',
      'gateway: under way while it is killed',
      'gateway: windows of two hosts',
    ],
    async run(life) {
      const process = new Process(world, promises, shared, life);
      await Promise.all([
        ...CALLERS.map((caller, index) => process.ask(caller, index)),
        process.rule(),
        process.stop(),
      ]);
      while (world.isCalm && !life.isStopping && !life.isDead && !promises.isSettled) {
        await process.settle();
        await life.clock.sleep(2_000);
      }
    },
    committed: (commit) => promises.committed(commit),
    finish: async () => promises.finish(),
  };
};

/** What lies beside the database: the user's settings, and the file that stops calls, unless the home is on a server. */
class SharedFiles {
  private readonly promises: GatewayPromises;
  private readonly hasKillFile: boolean;
  private settings: string;
  private switches: readonly FiledSwitch[] = [];
  /** Of the file, those that were begun, and who still does one. */
  private begun = 0;
  private readonly writers = new Set<Life>();

  constructor(promises: GatewayPromises, dice: Dice) {
    this.promises = promises;
    this.hasKillFile = dice.hit(0.7);
    this.settings = JSON.stringify(someRules(promises, dice));
    this.tellRules();
  }

  settingsOf(life: Life): Settings {
    return createSettings({
      readConfigFile: async () => {
        await life.storageCall('read settings');
        return this.settings;
      },
      updateConfigFile: async (_, update) => {
        await life.storageCall('write settings');
        this.settings = update(this.settings);
        this.tellRules();
      },
    });
  }

  private tellRules(): void {
    const document = documentSchema.parse(JSON.parse(this.settings));
    this.promises.ruled(rulesOf(document).hash);
  }

  /** Of two writes at the same time the later one may not know of the other: whether this one was alone. */
  watchWrites(): () => boolean {
    const { begun } = this;
    const isAlone = ![...this.writers].some((life) => !life.isDead);
    return () => isAlone && this.begun <= begun + 1;
  }

  killFileOf(life: Life): KillFile | undefined {
    if (!this.hasKillFile) return undefined;
    const scopes = () => new Set(this.switches.map(({ scope }) => scope));
    return {
      named: scopes,
      scopes,
      switches: () => this.switches,
      write: async (wanted) => {
        this.begun += 1;
        this.writers.add(life);
        try {
          await life.storageCall('write kill file');
          if (life.fault('ioError')) throw fail('storage_io_error', 'The file cannot be written', { retry: false });
          this.switches = wanted;
          await life.storageCall('kill file written');
        } finally {
          this.writers.delete(life);
        }
      },
      reserve: async () => {},
      exists: () => true,
    };
  }
}

/** The gateway of one process, and those who use it. */
class Process {
  private readonly world: World;
  private readonly promises: GatewayPromises;
  private readonly shared: SharedFiles;
  private readonly life: Life;
  private readonly dice: Dice;
  private readonly settings: Settings;
  private readonly kills: Kills;
  private readonly calls: Calls;

  constructor(world: World, promises: GatewayPromises, shared: SharedFiles, life: Life) {
    this.world = world;
    this.promises = promises;
    this.shared = shared;
    this.life = life;
    this.dice = life.dice.fork('gateway');
    const { store, ledger, clock, ids } = life;
    const [machine = ''] = life.name.split('.');
    const timezone = world.dice.fork(`timezone of ${machine}`).pick(TIMEZONES);
    const hostId = `01900000-0000-7000-8000-${machine.replace('m', '').padStart(12, '0')}`;
    this.settings = shared.settingsOf(life);
    this.kills = createKills({ store, ledger, clock, gatewayId: GATEWAY, file: shared.killFileOf(life) });
    const model = new Model(world, promises, life);
    this.calls = createCalls({
      ...{ store, ledger, clock, ids },
      settings: this.settings,
      kills: this.kills,
      secrets: { read: async () => 'a key', write: async () => {}, remove: async () => false },
      pricesOf: async () => PRICES,
      accounting: async () => ({ gatewayId: GATEWAY, hostId, timezone }),
      adapterOf: async () => model,
      fetchFor: async () => () => Promise.reject(new Error('the model is in the process')),
    });
  }

  async ask(caller: Call, index: number): Promise<void> {
    const { life, promises } = this;
    const dice = this.dice.fork(`caller ${index}`);
    while (life.isWanted) {
      await life.clock.sleep(dice.int(120));
      if (!life.isWanted) return;
      const question = promises.asks(life);
      const leaves = dice.hit(0.15) ? dice.int(400) : undefined;
      try {
        const told = await this.askOnce(question, caller, dice.hit(0.4), leaves, dice);
        life.note(`${question.name} ${told ? 'answered' : 'left'}`);
        if (told) promises.answered(question, told);
      } catch (error) {
        this.wentWrong(question, error);
      }
    }
  }

  /** Undefined for a reader that left before the end. */
  private async askOnce(
    { name }: Question,
    caller: Call,
    streams: boolean,
    leavesAfterMs: number | undefined,
    dice: Dice,
  ): Promise<{ readonly call_id: string; readonly cost_nano: number } | undefined> {
    const { life, calls } = this;
    const leaving = new AbortController();
    const call = leavesAfterMs === undefined ? caller : { ...caller, signal: leaving.signal };
    const request = questionOf(name);
    if (leavesAfterMs !== undefined) void life.clock.sleep(leavesAfterMs).then(() => leaving.abort());
    if (!streams) return calls.generate(request, call);
    const enough = dice.hit(0.2) ? 1 : Infinity;
    let parts = 0;
    for await (const part of calls.stream(request, call)) {
      if (part.type === 'finish') return part;
      parts += 1;
      if (parts >= enough) return undefined;
    }
    return undefined;
  }

  private wentWrong(question: Question, error: unknown): void {
    const { life, promises } = this;
    if (error instanceof Refusal && error.code in gatewayRefusals) {
      life.note(`${question.name} ${error.code}`);
      promises.refused(question, error.code, error.details);
      return;
    }
    if (error instanceof Failure && error.code in providerFailures) {
      life.note(`${question.name} ${error.code}`);
      promises.failed(question);
      return;
    }
    life.note(`${question.name} ${codeOf(life, 'in a call', error)}`);
  }

  /** A person who changes what may be asked and spent. */
  async rule(): Promise<void> {
    const { life, promises, settings } = this;
    const dice = this.dice.fork('rules');
    while (life.isWanted) {
      await life.clock.sleep(dice.int(1_000));
      if (!life.isWanted) return;
      await settings.change(() => someRules(promises, dice));
      life.note('changes the rules');
    }
  }

  /** A person who stops calls, and lets them go on. */
  async stop(): Promise<void> {
    const { life, promises, kills, shared } = this;
    const dice = this.dice.fork('kills');
    while (life.isWanted) {
      await life.clock.sleep(dice.int(250));
      if (!life.isWanted) return;
      const scope = dice.pick(SCOPES);
      const acknowledged = promises.asksOn(scope);
      const wasAlone = shared.watchWrites();
      try {
        const states = await kills.on(scope, undefined, PERSON);
        const isRecorded = states.find((state) => state.scope === scope)?.recorded === true;
        if (!isRecorded) this.world.branches.reached('gateway: kill known by the file alone');
        life.note(`stops ${scope}, ${isRecorded ? 'on record' : 'in the file'}`);
        acknowledged(isRecorded || wasAlone());
      } catch (error) {
        life.note(`stops ${scope}: ${codeOf(life, 'in a kill', error)}`);
      }
      await life.clock.sleep(dice.int(250));
      if (dice.hit(0.9)) await this.letGoOn(dice.hit(0.9) ? scope : dice.pick(SCOPES));
    }
  }

  private async letGoOn(scope: string): Promise<void> {
    const { life, promises, kills } = this;
    const ended = promises.asksOffOf(scope, life);
    try {
      await kills.off(scope, PERSON);
      life.note(`lets ${scope} go on`);
    } catch (error) {
      life.note(`lets ${scope} go on: ${codeOf(life, 'in a kill', error)}`);
    }
    ended();
  }

  /** Nobody asks any more: what died is settled by whoever comes. */
  async settle(): Promise<void> {
    try {
      await this.calls.settleExpired();
    } catch (error) {
      this.life.note(`settles: ${codeOf(this.life, 'in settling', error)}`);
    }
  }
}

/** Asks once: each request is rolled for. */
class Model implements ModelAdapter {
  private readonly world: World;
  private readonly promises: GatewayPromises;
  private readonly life: Life;
  private readonly dice: Dice;

  constructor(world: World, promises: GatewayPromises, life: Life) {
    this.world = world;
    this.promises = promises;
    this.life = life;
    this.dice = life.dice.fork('model');
  }

  async generate(request: ModelRequest, connection: Connection): ReturnType<ModelAdapter['generate']> {
    let text = '';
    for await (const part of this.stream(request, connection)) {
      if (part.type === 'text') text += part.text;
      if (part.type === 'finish') return { ...part, text, tool_calls: [] };
    }
    throw new Error('the model says how it ended');
  }

  async *stream({ messages, max_output_tokens }: ModelRequest, { signal }: Connection): AsyncGenerator<AnswerPart> {
    const { dice, life, promises } = this;
    const [part] = messages[0]?.parts ?? [];
    const question = promises.question(part?.type === 'text' ? nameIn(part.text) : '');
    if (signal.aborted) throw signal.reason;
    promises.requested(question);
    life.note(`the model is asked ${question.name}`);
    const wait = async (ms: number) => {
      await life.clock.sleep(ms, signal);
      if (dice.hit(60 * life.rates.crash)) {
        this.world.branches.reached('gateway: dies while the model answers');
        life.crash('while the model answers');
        await new Promise<never>(() => {});
      }
      if (!signal.aborted || signal.reason !== KILLED) promises.expectNotStopped(question);
      if (signal.aborted) throw signal.reason;
    };
    await wait(dice.int(200));
    const what = dice.next();
    if (what < 0.25) throw this.failure();
    // From here on it has worked on it, and is paid for that.
    question.isWorkedOn = true;
    if (what < 0.3) throw failProvider('provider_failed', 'An error of its own', SOON, DONE_SOME);
    if (what < 0.4) await wait(HANGS_MS);
    const pieces = dice.between(1, 4);
    for (let piece = 0; piece < pieces; piece += 1) {
      yield { type: 'text', text: 'A word. ' };
      await wait(dice.hit(0.1) ? dice.int(3_000) : dice.int(50));
      if (dice.hit(0.03)) throw failProvider('provider_cut_off', 'The answer was cut', NEVER, { answered: true });
    }
    yield { type: 'finish', reason: 'stop', usage: this.usage(question, max_output_tokens), ...WHO };
  }

  async embed(): Promise<never> {
    throw new Error('nobody asks for vectors');
  }

  private failure(): Failure {
    const { dice } = this;
    const retry = { retry: true, afterMs: dice.int(1_500) };
    switch (dice.int(4)) {
      case 0:
      case 1:
        return failProvider('provider_rate_limited', 'Too often', retry, DONE_NOTHING);
      case 2:
        return failProvider('provider_unreachable', 'Nobody is there', retry, DONE_NOTHING);
      default:
        return failProvider('provider_unauthorized', 'A wrong key', NEVER, DONE_NOTHING);
    }
  }

  /** Most say what they used; some say nothing, and some more than they were allowed to. */
  private usage(question: Question, most: number): Finish['usage'] {
    const { dice } = this;
    const none = { cache_read_tokens: undefined, cache_write_tokens: undefined, reasoning_tokens: undefined };
    if (dice.hit(0.15)) return { input_tokens: undefined, output_tokens: undefined, ...none };
    question.isLiedTo = dice.hit(0.03);
    const output_tokens = question.isLiedTo ? 10 * most : dice.between(1, most);
    return { input_tokens: dice.between(1, 16), output_tokens, ...none };
  }
}

const NEVER = { retry: false } as const;
const SOON = { retry: true, afterMs: 100 } as const;
const DONE_NOTHING = { answered: false, maybe_done: false } as const;
const DONE_SOME = { answered: false, maybe_done: true } as const;
/** Longer than any call may take. */
const HANGS_MS = 60_000;
const WHO = { model: MODEL, response_id: undefined } as const;

/** Its name stands in what the model gets, and as its prompt in the events. */
function questionOf(name: string) {
  return someQuestion({
    prompt: { id: name, version: '1' },
    payload: { messages: [{ role: 'user', parts: [{ type: 'text', text: `Question ${name}` }] }] },
  });
}

const nameIn = (text: string) => text.replace('Question ', '');

/** Limits are set so that a few more calls reach them. */
function someRules(promises: GatewayPromises, dice: Dice): GatewayDocument {
  const above = (unit: keyof typeof ONE_CALL) => promises.total(unit) + dice.between(0, 12) * ONE_CALL[unit];
  const limit = (actor: string, unit: keyof typeof ONE_CALL) => {
    const hard = above(unit);
    return { actor, unit: unit as BudgetUnit, hard, ...(dice.hit(0.5) && { soft: Math.floor(hard / 2) }) };
  };
  const limits = [
    limit('all', 'calls'),
    limit('each', 'tokens'),
    limit('all', 'cost_nano'),
    limit('claude', 'calls'),
    limit('person', 'tokens'),
  ].filter(() => dice.hit(0.4));
  const document = documentFor('http://127.0.0.1:11434/v1', {
    provider: {
      max_attempts: dice.between(1, 3),
      prices: { [MODEL]: PRICE },
      timeouts: { whole_ms: dice.pick([500, 2_000, 15_000]), first_token_ms: dice.pick([150, 1_000, 60_000]) },
    },
    policy: dice.hit(0.9) ? [{ effect: 'allow', provider: PROVIDER }] : [{ effect: 'deny', actor: 'claude' }],
    limits,
    ...(dice.hit(0.5) && { timezone: dice.pick(TIMEZONES) }),
  });
  return dice.hit(0.05) ? { ...document, consents: [] } : document;
}
