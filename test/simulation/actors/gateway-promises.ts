// What the gateway promises, held against every commit, every request at the model and every answer: no limit is passed, what
// is reserved is given back once, nothing is sent that was denied or killed, and each call can be judged by rules on record.
import type { EventRow } from '../../../src/ledger/contract.ts';
import { BUDGET_UNITS, type BudgetUnit, type GatewayDocument } from '../../../src/gateway/settings/document.ts';
import type { WindowEntity, WindowKey } from '../../../src/gateway/state/entities.ts';
import type { CallBegun, CallDenied, CallEnded } from '../../../src/gateway/state/events.ts';
import { isEnd, isFirstMoment } from '../../support/local-days.ts';
import type { Commit } from '../actor.ts';
import type { Life } from '../life.ts';
import type { World } from '../world.ts';

/** Each window that has a row, with what is used in it. */
export const WINDOWS = `SELECT w.window_id, e.body FROM budget_windows w JOIN state_entities e
  ON e.workflow_id = w.gateway_id AND e.collection = 'windows' AND e.entity_id = w.window_id WHERE w.gateway_id = ?`;

export const GATEWAY = '01900000-0000-7000-8000-0000000000f2';
export const PROVIDER = 'lab';
const STOPPING = ['all', PROVIDER];

/** What somebody asked for. Its events bear its name, and so do its requests. */
export interface Question {
  readonly name: string;
  readonly life: Life;
  readonly askedMs: number;
  /** Which document held when it was asked. */
  readonly document: number;
  requests: number;
  /** The model may have begun an answer. */
  isWorkedOn: boolean;
  /** The model said more than it was allowed to. */
  isLiedTo: boolean;
  call: Call | undefined;
  denied: (CallDenied & { readonly used: readonly Used[] }) | undefined;
}

interface Call extends Omit<CallBegun, 'windows'> {
  readonly question: Question;
  readonly windows: readonly WindowKey[];
  ended: CallEnded | undefined;
}

interface Used {
  readonly actor: string;
  readonly unit: BudgetUnit;
  readonly hard: number;
  readonly spent: number;
  readonly reserved: number;
}

/** Somebody switches something off, and may not have been told yet that it is. */
interface Off {
  readonly scope: string;
  readonly life: Life;
}

export class GatewayPromises {
  private readonly world: World;
  private readonly questions = new Map<string, Question>();
  private readonly calls = new Map<string, Call>();
  private readonly windows = new Map<string, WindowKey>();
  /** By their hashes, in the order in which they held. */
  private readonly documents: string[] = [];
  private readonly met = new Map<string, GatewayDocument>();
  private current = '';
  private readonly switches = new Set<string>();
  /** Since when everybody may rely on it. */
  private readonly stopped = new Map<string, number>();
  private readonly offs = new Set<Off>();
  private asksOff = 0;
  private wasStopped = false;

  constructor(world: World) {
    this.world = world;
  }

  // ── Rules

  /** From now on a reader of the settings finds this document. */
  ruled(hash: string): void {
    this.documents.push(hash);
  }

  /** What all calls together were charged, or may be: so that a person sets a limit that is soon reached. */
  total(unit: BudgetUnit): number {
    return [...this.calls.values()].reduce((sum, call) => sum + amountOf(call, unit), 0);
  }

  // ── Asking

  asks(life: Life): Question {
    const name = `g${this.questions.size + 1}`;
    const question: Question = {
      name,
      life,
      askedMs: this.world.scheduler.nowMs,
      document: this.documents.length - 1,
      requests: 0,
      isWorkedOn: false,
      isLiedTo: false,
      call: undefined,
      denied: undefined,
    };
    this.questions.set(name, question);
    return question;
  }

  question(name: string): Question {
    const question = this.questions.get(name);
    if (!question) throw this.world.fail('the model is asked what somebody asked', name);
    return question;
  }

  /** The model got a request. */
  requested(question: Question): void {
    const { world } = this;
    const { name, call, denied } = question;
    question.requests += 1;
    if (question.requests > 1) world.branches.reached('gateway: asked again');
    if (!call) throw world.fail('nothing is sent before its intent is on record', `${name}, denied: ${denied?.code}`);
    world.expect(
      call.ended === undefined || !this.hasOneTime,
      'nothing is sent after its outcome is on record',
      () => `${name} had ended as ${call.ended?.ending}`,
    );
    const most = this.met.get(call.rules_hash)?.providers[PROVIDER]?.max_attempts ?? 0;
    world.expect(
      question.requests <= most,
      'a call is asked no more often than its provider may be',
      () => `${name} was asked ${question.requests} times, and may be ${most} times`,
    );
    world.expect(!question.isWorkedOn, 'what may have been worked on is not asked again', () => name);
    this.expectNotStopped(question);
  }

  /** At a request, and whenever the model says something or has waited: calls under way have time to look. */
  expectNotStopped({ name, askedMs }: Question): void {
    const { world } = this;
    for (const scope of STOPPING) {
      const since = this.stopped.get(scope);
      if (since === undefined) continue;
      world.expect(
        askedMs <= since,
        'nothing is sent for a call that was asked for after a kill was acknowledged',
        () => `${name} was asked for at ${askedMs.toFixed(0)}, and "${scope}" was stopped at ${since.toFixed(0)}`,
      );
      world.expect(
        world.scheduler.nowMs <= since + this.lookMs,
        'a call under way ends soon after a kill was acknowledged',
        () => `${name} goes on at ${world.scheduler.nowMs.toFixed(0)}, "${scope}" was stopped at ${since.toFixed(0)}`,
      );
      world.branches.reached('gateway: under way while it is killed');
    }
  }

  /** How long a process may take to look: five times a second, unless it is stopped or its database keeps it waiting. */
  private get lookMs(): number {
    const { leaseMs, lockTimeoutMs, slowCallMs, rates } = this.world.profile;
    const pauseMs = rates.pause > 0 ? 3 * leaseMs : 0;
    return 1_000 + 5 * slowCallMs + pauseMs + (rates.busy > 0 ? lockTimeoutMs : 0);
  }

  /** Whether no clock can make a process take a living one for dead. */
  private get hasOneTime(): boolean {
    const { clocks, rates } = this.world.profile;
    return clocks === 'one' && rates.clockJump === 0;
  }

  answered({ name, call, requests }: Question, told: { readonly call_id: string; readonly cost_nano: number }): void {
    const { world } = this;
    const ended = call?.ended;
    world.expect(
      call?.call_id === told.call_id && ended !== undefined && requests > 0,
      'an answer has its intent and its outcome on record',
      () => `${name}: ${JSON.stringify({ call, requests })}`,
    );
    if (this.wasTakenForDead(ended)) return;
    world.expect(
      ended?.ending === 'answered' && ended.charged.cost_nano === told.cost_nano,
      'a caller is told what is on record',
      () => `${name} was told ${JSON.stringify(told)}, on record is ${JSON.stringify(ended)}`,
    );
  }

  /** By a process whose clock said that its time was over. */
  private wasTakenForDead(ended: CallEnded | undefined): boolean {
    if (ended?.ending !== 'outcome_unknown' || this.hasOneTime) return false;
    this.world.branches.reached('gateway: taken for dead while it worked');
    return true;
  }

  /** The model failed it, or took too long. */
  failed({ name, call }: Question): void {
    this.world.expect(
      call?.ended?.ending === 'failed' || this.wasTakenForDead(call?.ended),
      'a caller is told how its call ended',
      () => `${name} failed, on record is ${call?.ended?.ending}`,
    );
  }

  refused(question: Question, code: string, details: Readonly<Record<string, unknown>>): void {
    const { world } = this;
    const { name, call, denied, requests } = question;
    if (call) {
      const endings = { provider_killed: 'killed', call_cancelled: 'cancelled' } as Record<string, string | undefined>;
      const { ended } = call;
      world.expect(
        ended?.ending === endings[code] || this.wasTakenForDead(ended),
        'a caller is told how its call ended',
        () => `${name} was told ${code}, on record is ${ended?.ending}`,
      );
      return;
    }
    world.expect(
      denied?.code === code && details['call_id'] === denied.call_id && requests === 0,
      'a denial is on record, and nothing was sent',
      () => `${name} was told ${code}, on record is ${denied?.code}, ${requests} requests`,
    );
    if (code !== 'budget_exceeded' || !denied) return;
    const renewed = String(details['renewed_at']);
    world.expect(
      isEnd(denied.timezone, denied.window_start_local_date, renewed),
      'a denial tells when its window ends',
      () => `${name}, on ${denied.window_start_local_date} in ${denied.timezone}, was told ${renewed}`,
    );
    if (denied.used.length === 0) return;
    const limit = details['limit'] as Pick<Used, 'actor' | 'unit' | 'hard'>;
    const told = { ...limit, spent: details['spent'], reserved: details['reserved'] };
    const used = denied.used.find(({ actor, unit }) => actor === limit.actor && unit === limit.unit);
    world.expect(
      JSON.stringify(used) === JSON.stringify(told) &&
        Number(told.spent) + Number(told.reserved) + Number(details['asked']) > limit.hard,
      'a denial tells what is spent and reserved',
      () => `${name} was told ${JSON.stringify(told)}, and it was ${JSON.stringify(used)}`,
    );
  }

  // ── Kill switches

  /** Returns what to say when it was acknowledged. */
  asksOn(scope: string): (isCertain: boolean) => void {
    const asked = this.asksOff;
    this.wasStopped ||= STOPPING.includes(scope);
    return (isCertain) => {
      const isDisputed =
        this.asksOff !== asked || [...this.offs].some((off) => off.scope === scope && !off.life.isDead);
      if (!isCertain || isDisputed) return;
      if (!this.stopped.has(scope)) this.stopped.set(scope, this.world.scheduler.nowMs);
      this.world.branches.reached('gateway: kill acknowledged');
    };
  }

  /** Returns what to say when it has ended, however it did. */
  asksOffOf(scope: string, life: Life): () => void {
    const off = { scope, life };
    this.asksOff += 1;
    this.offs.add(off);
    this.stopped.delete(scope);
    return () => void this.offs.delete(off);
  }

  // ── Commits

  committed({ rows }: Commit): void {
    const own = rows.filter(({ workflow_id }) => workflow_id === GATEWAY);
    if (own.length === 0) return;
    for (const row of own) this.arrived(row);
    this.expectWindows();
  }

  private arrived({ event_type, payload: text, timestamp }: EventRow): void {
    const { world } = this;
    const payload: unknown = JSON.parse(text);
    switch (event_type) {
      case 'gateway.rules_met': {
        const { hash, rules } = payload as { hash: string; rules: GatewayDocument };
        this.met.set(hash, rules);
        this.current = hash;
        break;
      }
      case 'gateway.call_begun':
        this.begun(payload as CallBegun, timestamp);
        break;
      case 'gateway.call_denied':
        this.denied(payload as CallDenied, timestamp);
        break;
      case 'gateway.call_ended':
        this.ended(payload as CallEnded);
        break;
      case 'gateway.killed':
        this.switches.add((payload as { scope: string }).scope);
        world.branches.reached('gateway: kill switched on');
        break;
      case 'gateway.kill_ended':
        this.switches.delete((payload as { scope: string }).scope);
        world.branches.reached('gateway: kill switched off');
        break;
      case 'gateway.limit_neared':
        world.branches.reached('gateway: soft limit neared');
    }
  }

  private begun(payload: CallBegun, timestamp: string): void {
    const { world } = this;
    const question = this.ruledBy(payload);
    world.expect(question.call === undefined, 'a call begins once', () => question.name);
    for (const window of payload.new_windows) {
      world.expect(!this.windows.has(window.window_id), 'a window begins once', () => JSON.stringify(window));
      this.windows.set(window.window_id, window);
    }
    const windows = payload.windows.map((id) => {
      const window = this.windows.get(id);
      if (!window) throw world.fail('a call is counted in windows that have begun', `${question.name}: ${id}`);
      return window;
    });
    const call: Call = { ...payload, windows, question, ended: undefined };
    question.call = call;
    this.calls.set(call.call_id, call);
    world.expect(
      !STOPPING.some((scope) => this.switches.has(scope)),
      'no call begins while a kill is on record',
      () => question.name,
    );
    for (const { scope, timezone, window_start_local_date, starts_at, ends_at } of call.windows) {
      world.expect(
        isFirstMoment(timezone, window_start_local_date, starts_at) &&
          isEnd(timezone, window_start_local_date, ends_at) &&
          starts_at <= timestamp &&
          timestamp < ends_at,
        'a window is the local day of its call',
        () => `${question.name} at ${timestamp}: ${JSON.stringify({ scope, timezone, starts_at, ends_at })}`,
      );
    }
    for (const { hard, spent, reserved, ...limit } of this.used(call, call.windows[0])) {
      world.expect(
        spent + reserved <= hard,
        'no call passes a hard limit',
        () => `${question.name}: ${JSON.stringify({ ...limit, hard, spent, reserved })}`,
      );
    }
    this.noteWindows(call);
  }

  private denied(payload: CallDenied, timestamp: string): void {
    const { world } = this;
    const question = this.ruledBy(payload);
    world.expect(!question.call && !question.denied, 'a call is decided once', () => question.name);
    const { code, timezone, window_start_local_date: date } = payload;
    // Without a call of this day nobody knows from outside when it ends; then the sums are not compared.
    const day = [...this.calls.values()]
      .flatMap((call) => call.windows)
      .find((window) => window.timezone === timezone && window.window_start_local_date === date);
    question.denied = { ...payload, used: this.used(payload, day) };
    world.expect(
      code !== 'provider_killed' || this.wasStopped,
      'a call is denied as killed only after somebody switched it off',
      () => `${question.name} at ${timestamp}`,
    );
    world.branches.reached(`gateway: ${code}`);
  }

  private ended(payload: CallEnded): void {
    const { world } = this;
    const call = this.calls.get(payload.call_id);
    if (!call) throw world.fail('only what was begun ends', payload.call_id);
    const { question } = call;
    world.expect(
      call.ended === undefined,
      'a call has one outcome',
      () => `${question.name} ended as ${call.ended?.ending} and as ${payload.ending}`,
    );
    call.ended = payload;
    for (const unit of ['tokens', 'cost_nano', 'calls'] as const) {
      world.expect(
        payload.charged[unit] <= call.reserved[unit] || question.isLiedTo,
        'a call is charged at most what was reserved for it',
        () => `${question.name}: ${payload.charged[unit]} ${unit}, ${call.reserved[unit]} reserved`,
      );
    }
    world.branches.reached(`gateway: ${payload.ending}`);
    if (payload.charged_by === 'estimate') world.branches.reached('gateway: charged by an estimate');
  }

  /** The question behind a decision, whose rules are on record and held while it was asked. */
  private ruledBy({ prompt_id, rules_hash }: CallBegun | CallDenied): Question {
    const { world } = this;
    const question = this.question(prompt_id ?? '');
    world.expect(
      rules_hash === this.current && this.met.has(rules_hash),
      'a call names rules that are on record',
      () => `${question.name} names ${rules_hash}, the newest on record are ${this.current}`,
    );
    const held = this.documents.slice(Math.max(0, question.document));
    world.expect(
      held.includes(rules_hash),
      'a call is judged by rules that held while it was asked',
      () => `${question.name} names ${rules_hash}, since it was asked held ${held.join(', ')}`,
    );
    if (held.at(-1) !== rules_hash) world.branches.reached('gateway: rules changed while a call was decided');
    return question;
  }

  /** What is used of each limit that holds for this caller, by the calls themselves. */
  private used(
    { agent_id, rules_hash }: Pick<CallBegun, 'agent_id' | 'rules_hash'>,
    day: WindowKey | undefined,
  ): readonly Used[] {
    return (this.met.get(rules_hash)?.limits ?? []).flatMap(({ actor, unit, hard }) => {
      if (!day || hard === undefined || !['all', 'each', agent_id].includes(actor)) return [];
      const scope = actor === 'all' ? actor : agent_id;
      let [spent, reserved] = [0, 0];
      for (const call of this.calls.values()) {
        const isOfToday = call.windows.some(
          (window) => window.scope === scope && window.ends_at > day.starts_at && window.starts_at < day.ends_at,
        );
        if (!isOfToday) continue;
        if (call.ended) spent += call.ended.charged[unit];
        else reserved += call.reserved[unit];
      }
      return [{ actor, unit, hard, spent, reserved }];
    });
  }

  private noteWindows({ windows: [own] }: Call): void {
    const { branches } = this.world;
    const all = [...this.calls.values()].flatMap(({ windows }) => windows.slice(0, 1));
    if (all.some(({ timezone }) => timezone !== own?.timezone)) branches.reached('gateway: days of two timezones');
    if (all.some(({ host_id }) => host_id !== own?.host_id)) branches.reached('gateway: windows of two hosts');
    const isAnotherDay = all.some(
      (window) => window.timezone === own?.timezone && window.window_start_local_date !== own.window_start_local_date,
    );
    if (isAnotherDay) branches.reached('gateway: another day');
  }

  /** Every window has its row, and what is used in it is the sum of its calls. */
  private expectWindows(): void {
    const wanted = new Map<string, Record<string, number>>();
    for (const call of this.calls.values()) {
      const { windows, reserved, ended } = call;
      for (const { window_id } of windows) {
        const sums = wanted.get(window_id) ?? {};
        wanted.set(window_id, sums);
        for (const unit of BUDGET_UNITS) {
          sums[`spent ${unit}`] = (sums[`spent ${unit}`] ?? 0) + (ended?.charged[unit] ?? 0);
          sums[`reserved ${unit}`] = (sums[`reserved ${unit}`] ?? 0) + (ended ? 0 : reserved[unit]);
        }
      }
    }
    const rows = this.world.observer.rows<{ window_id: string; body: string }>(WINDOWS, GATEWAY);
    this.world.expect(
      rows.length === wanted.size,
      'every window has a row',
      () => `${rows.length} rows, ${wanted.size} windows`,
    );
    for (const row of rows) {
      const sums = wanted.get(row.window_id) ?? {};
      const { spent, reserved } = JSON.parse(row.body) as WindowEntity;
      const isRight = BUDGET_UNITS.every(
        (unit) => spent[unit] === sums[`spent ${unit}`] && reserved[unit] === sums[`reserved ${unit}`],
      );
      this.world.expect(
        isRight,
        'what is spent and reserved in a window is the sum of its calls',
        () => `${JSON.stringify(row)} is not ${JSON.stringify(sums)}`,
      );
    }
  }

  // ── The end

  get isSettled(): boolean {
    return [...this.calls.values()].every(({ ended }) => ended !== undefined);
  }

  finish(): void {
    const { world } = this;
    world.expect(this.isSettled, 'every call that was let through has an outcome', () => {
      const open = [...this.calls.values()].filter(({ ended }) => !ended);
      return open.map(({ question }) => question.name).join(', ');
    });
    const left = world.observer.rows<{ body: string }>(WINDOWS, GATEWAY).filter(({ body }) => {
      const { reserved } = JSON.parse(body) as WindowEntity;
      return Object.values(reserved).some((amount) => amount > 0);
    });
    world.expect(left.length === 0, 'nothing stays reserved', () => JSON.stringify(left));
    for (const { name, denied, requests } of this.questions.values()) {
      world.expect(!denied || requests === 0, 'nothing was sent of what was denied', () => name);
    }
    const on = world.observer.rows<{ scope: string }>(
      'SELECT scope FROM gateway_switches WHERE gateway_id = ? ORDER BY scope',
      GATEWAY,
    );
    world.expect(
      on.map(({ scope }) => scope).join() === [...this.switches].toSorted().join(),
      'the switches are those of the events',
      () => JSON.stringify(on),
    );
  }
}

function amountOf({ ended, reserved }: Call, unit: BudgetUnit): number {
  return ended ? ended.charged[unit] : reserved[unit];
}
