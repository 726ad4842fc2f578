// The beginning of a call: what it asks for, whether it may, with which key and by which way, and its intent on record.
import type { Clock } from '../../base/clock.ts';
import { Bug, Refusal } from '../../base/errors.ts';
import type { Ids } from '../../base/ids.ts';
import type { Fetch } from '../../base/network.ts';
import type { Call } from '../../base/operation.ts';
import type { Store, WriteTx } from '../../store/store.ts';
import { refuse } from '../contract.ts';
import { mapEgressError } from '../egress/map-egress-error.ts';
import { isKilled, type Kills } from '../kill/kills.ts';
import { recordedSwitches } from '../kill/recorded-switches.ts';
import { callerOf, type Caller } from '../policy/caller.ts';
import { decideAccess, type AccessRequest } from '../policy/decide-access.ts';
import type { Connection, Finish, ProviderKind } from '../providers/contract.ts';
import { refuseProvider } from '../providers/errors.ts';
import type { Prices } from '../providers/prices.ts';
import * as q from '../queries.ts';
import type { SecretProvider } from '../secrets/contract.ts';
import { OFFLINE, OFFLINE_TIMEOUTS, providerIn, type Provider, type Timeouts } from '../settings/document.ts';
import type { Rules, Settings } from '../settings/settings.ts';
import type { CallEnded, EndCode } from '../state/events.ts';
import { readWindow } from '../state/read-windows.ts';
import type { Asked, Beside, CallRecord, Calls } from './contract.ts';
import { endingOf, type Outcome, type Seen } from './ending.ts';
import {
  judgeBudget,
  judgeCall,
  type Accounting,
  type CallFacts,
  type CallVerdict,
  type Denial,
  type Readings,
  type Warning,
} from './judge-call.ts';
import type { CallRecords } from './record-calls.ts';
import { NOT_PREPARED, type Prepared } from './request-kinds.ts';

export interface BeginDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: Settings;
  readonly kills: Kills;
  readonly secrets: SecretProvider;
  /** By the rules that hold: a person may have named prices. */
  readonly pricesOf: (rules: Rules) => Promise<Prices>;
  readonly accounting: () => Promise<Accounting>;
  /** The way out to this provider alone. Throws the refusal `network_denied` if its address is not allowed. */
  readonly fetchFor: (name: string, provider: Provider) => Promise<Fetch>;
  readonly records: CallRecords;
}

/** A call that was let through: what it is asked with, and how it is ended. */
export interface Begun<Request> {
  readonly call_id: string;
  readonly request: Request;
  readonly connection: Omit<Connection, 'signal'>;
  readonly kind: ProviderKind;
  readonly timeouts: Timeouts;
  readonly maxAttempts: number;
  readonly warnings: readonly Warning[];
  readonly signal: AbortSignal;
  /** Whether a kill switch ended it. */
  readonly wasKilled: () => boolean;
  end(seen: Seen, error?: unknown): Promise<CallRecord>;
}

export interface BeginCalls {
  readonly begin: <Request>(
    asked: Asked,
    prepare: (provider: Provider | undefined) => Prepared<Request>,
    call: Call,
    beside?: Beside,
  ) => Promise<Begun<Request>>;
  readonly budgetFor: Calls['budgetFor'];
}

/** Beyond the longest that a call may take: by then its own process has settled it, or is dead. */
const GRACE_MS = 60_000;
/** More than any call costs: sums of it stay exact. */
const MOST_COST_NANO = 1e14;
const OVER = 'over';

/** What a call may cost and what it did, in whole 10⁻⁹ dollars; undefined where the price is not known. */
interface Price {
  readonly bound: (input: number, output: number) => number | undefined;
  readonly of: (usage: Finish['usage']) => number | undefined;
}
/** Of a call that asks for nothing. */
const NO_PRICE: Price = { bound: () => 0, of: () => 0 };

export function createBeginCalls(deps: BeginDeps): BeginCalls {
  const { store, clock, ids, settings, kills, secrets, records } = deps;

  return { begin, budgetFor };

  async function begin<Request>(
    asked: Asked,
    prepare: (provider: Provider | undefined) => Prepared<Request>,
    call: Call,
    beside?: Beside,
  ): Promise<Begun<Request>> {
    const rules = await settings.read();
    const provider = providerIn(rules.document, asked.provider);
    if (!provider && asked.provider !== OFFLINE) {
      throw refuse('unknown_provider', `There is no provider "${asked.provider}"`, {
        provider: asked.provider,
        providers: [OFFLINE, ...Object.keys(rules.document.providers)],
      });
    }
    const caller = callerOf(call);
    const category_id = asked.category_id ?? 'default';
    const subject = { caller, category_id, provider: asked.provider, model: asked.model };
    const prepared = await look(rules, subject, () => prepare(provider));
    const isClosed = prepared === NOT_PREPARED;
    const { request, projection, blocked, input, output, isOffList } = prepared;
    const timeouts = provider?.timeouts ?? OFFLINE_TIMEOUTS;
    const price = isClosed ? NO_PRICE : await priceAt(rules, asked, provider, isOffList);
    const cost = price.bound(input, output);
    const known: CallFacts = {
      call_id: ids.uuid(),
      ...subject,
      operation_key: asked.operation_key,
      prompt: asked.prompt,
      projection,
      blocked,
      asked: {
        tokens: input + output,
        cost_nano: cost ?? 0,
        runtime_ms: timeouts.whole_ms,
        calls: 1,
        price_known: cost !== undefined,
      },
      secretProblem: undefined,
      networkProblem: undefined,
      expiresInMs: timeouts.whole_ms + GRACE_MS,
    };
    const decided = await decide(known, isClosed, rules, provider, call, beside);
    // A switch that was on is off again.
    if (!decided) return begin(asked, prepare, call, beside);
    const { access, verdict } = decided;
    if (verdict.denial) {
      const { code, why, details } = verdict.denial;
      const told = { ...details, call_id: known.call_id, provider: asked.provider, model: asked.model };
      throw code === 'provider_reach_blocked' ? refuseProvider(code, why, told) : refuse(code, why, told);
    }
    if (!request) throw new Bug('a call without a request was let through');
    const begunAt = clock.monotonic();
    const done = new AbortController();
    const killed = kills.watch(asked.provider, done.signal);
    return {
      call_id: known.call_id,
      request,
      connection: {
        url: provider?.url ?? '',
        model: asked.model,
        fetch: access.fetch,
        secret: access.secret,
        explain: (error, answered) => mapEgressError(error, { answered }),
      },
      kind: provider?.kind ?? OFFLINE,
      timeouts,
      maxAttempts: provider?.max_attempts ?? 1,
      warnings: verdict.warnings,
      signal: call.signal ? AbortSignal.any([killed, call.signal]) : killed,
      wasKilled: () => killed.aborted,
      async end(seen, error) {
        done.abort(OVER);
        const outcome = endingOf({
          asked: known.asked,
          seen,
          error,
          wasKilled: killed.aborted,
          wasCancelled: call.signal?.aborted ?? false,
          isOffline: asked.provider === OFFLINE,
          runtimeMs: Math.ceil(clock.monotonic() - begunAt),
          costOf: price.of,
        });
        const windows = verdict.windows.map(({ window_id }) => window_id);
        const ended = { call_id: known.call_id, windows, ...outcome };
        const isRecorded = beside
          ? await endBeside(beside, ended, seen, call.actor)
          : await records.outcome(ended, call.actor);
        const settled = isRecorded ? undefined : await store.read((tx) => tx.get(q.readCall, known.call_id));
        if (settled) return { ...recordOf(settled), was_settled: true, warnings: verdict.warnings };
        return {
          call_id: known.call_id,
          was_settled: !isRecorded,
          warnings: verdict.warnings,
          cost_nano: outcome.charged.cost_nano,
          price_known: outcome.price_known,
          charged_by: outcome.charged_by,
          attempts: outcome.attempts,
          first_token_ms: outcome.first_token_ms,
        };
      },
    };
  }

  /**
   * Nothing of a request is looked at that the rules or a switch in the file do not let through, whatever is in it. A switch that only
   * the database knows of is met once it was looked at; nothing of it goes on record then either.
   */
  async function look<Request>(
    { document }: Rules,
    subject: AccessRequest,
    prepare: () => Prepared<Request>,
  ): Promise<Prepared<Request>> {
    if (decideAccess(document, kills.inFile(), subject)) return NOT_PREPARED;
    try {
      return prepare();
    } catch (error) {
      // One that cannot be read is refused by a switch that only the database knows of, too, before it is refused for itself.
      if (isKilled(new Set(await kills.scopes()), subject.provider)) return NOT_PREPARED;
      throw error;
    }
  }

  async function budgetFor(asked: Parameters<Calls['budgetFor']>[0], caller: Caller): Promise<Denial | undefined> {
    const rules = await settings.read();
    const provider = providerIn(rules.document, asked.provider);
    const price = await priceAt(rules, asked, provider);
    const cost = price.bound(1, 1);
    const { whole_ms: runtime_ms } = provider?.timeouts ?? OFFLINE_TIMEOUTS;
    const least = { tokens: 2, cost_nano: cost ?? 0, runtime_ms, calls: 1, price_known: cost !== undefined };
    const { denial } = await withReadings((readings, accounting, nowMs) =>
      judgeBudget(readings, accounting, rules, { caller, asked: least }, nowMs),
    );
    return denial;
  }

  /** What cannot be recorded beside it fails the call, which is charged all the same: the model has answered. */
  async function endBeside(
    beside: Beside,
    ended: CallEnded & Pick<Outcome, 'code'>,
    seen: Seen,
    actor: string,
  ): Promise<boolean> {
    const { call_id, ending } = ended;
    try {
      const write = beside.ended({ call_id, ending, code: ended.code, text: seen.text, tool_calls: seen.tool_calls });
      return await records.outcome(ended, actor, write);
    } catch (error) {
      const code: EndCode = ended.code ?? 'exchange_not_recorded';
      const failed = { ...ended, ending: 'failed', code } as const;
      // Where this cannot be written either, the call is settled once its time has passed.
      await records.outcome(failed, actor).catch(() => {});
      throw error;
    }
  }

  async function priceAt(
    rules: Rules,
    { provider: name, model }: Pick<Asked, 'provider' | 'model'>,
    provider: Provider | undefined,
    isOffList = false,
  ): Promise<Price> {
    const prices = await deps.pricesOf(rules);
    const kind: ProviderKind = provider?.kind ?? OFFLINE;
    const at = { name, kind, url: provider?.url ?? '', is_local: provider?.local ?? true, is_off_list: isOffList };
    const known = (cost: ReturnType<Prices['costOf']>) =>
      cost === 'unknown' ? undefined : Math.min(cost.cost_nano, MOST_COST_NANO);
    return {
      bound: (input: number, output: number) => known(prices.upperBound(at, model, input, output, clock.now())),
      of: (usage: Finish['usage']) => known(prices.costOf(at, model, usage, clock.now())),
    };
  }

  /**
   * Nobody unlocks a keychain, and nothing is connected, for a call that is denied: the gates before are looked at first. Undefined where
   * a call that was not looked at is not denied after all.
   */
  async function decide(
    known: CallFacts,
    isClosed: boolean,
    rules: Rules,
    provider: Provider | undefined,
    call: Call,
    beside: Beside | undefined,
  ): Promise<{ readonly access: Access; readonly verdict: CallVerdict } | undefined> {
    const { actor, signal } = call;
    const isDenied = isClosed || known.blocked !== undefined;
    if (isDenied || (provider?.auth === 'key' && (await isDeniedNow(known, rules)))) {
      const verdict = await records.intent({ facts: known, rules, actor, onlyDenial: true });
      // Unless what was reserved by others was given back meanwhile, or a switch is off again.
      if (verdict) return { access: NO_ACCESS, verdict };
      if (isClosed) return undefined;
    }
    const access = provider ? await reach(known.provider, provider, signal) : NO_ACCESS;
    const facts = { ...known, secretProblem: access.secretProblem, networkProblem: access.networkProblem };
    const begun = beside && ((tx: WriteTx) => beside.begun(tx, known.call_id));
    const verdict = await records.intent({ facts, rules, actor, beside: begun });
    if (!verdict) throw new Bug('an intent was recorded without a decision');
    return { access, verdict };
  }

  async function isDeniedNow(known: CallFacts, rules: Rules): Promise<boolean> {
    const { denial } = await withReadings((readings, accounting, nowMs) =>
      judgeCall(readings, accounting, rules, known, nowMs),
    );
    return denial !== undefined;
  }

  /** What is switched off, spent and reserved now: a look that decides nothing. */
  async function withReadings(
    judge: (readings: Readings, accounting: Accounting, nowMs: number) => Promise<CallVerdict>,
  ): Promise<CallVerdict> {
    const accounting = await deps.accounting();
    return store.read(async (tx) => {
      const switches = await recordedSwitches(tx, accounting.gatewayId);
      const readings: Readings = {
        killed: new Set([...kills.inFile(), ...switches.map(({ scope }) => scope)]),
        window: (id: string) => readWindow(tx, accounting.gatewayId, id),
        windowIds: (scopes, { starts_at, ends_at }) => tx.all(q.readWindows, ...scopes, starts_at, ends_at),
      };
      return judge(readings, accounting, await tx.now());
    });
  }

  /** The secret and the way out. */
  async function reach(name: string, provider: Provider, signal: AbortSignal | undefined): Promise<Access> {
    let secret: string | undefined;
    if (provider.auth === 'key') {
      const ref = provider.secret_ref ?? `keychain:${name}`;
      const read = await asProblem('secret_unavailable', () => secrets.read(ref, signal));
      if ('problem' in read) return { ...NO_ACCESS, secretProblem: read.problem };
      secret = read.value;
    }
    const way = await asProblem('network_denied', () => deps.fetchFor(name, provider));
    if ('problem' in way) return { ...NO_ACCESS, networkProblem: way.problem };
    return { ...NO_ACCESS, fetch: way.value, secret };
  }
}

/** What is on record of a call that was settled before its answer came: what is told is what was charged. */
function recordOf(row: q.CallRow): Omit<CallRecord, 'warnings' | 'was_settled'> {
  return {
    call_id: row.call_id,
    cost_nano: row.charged_cost_nano,
    price_known: row.price_known === 1,
    charged_by: row.charged_by ?? 'nothing',
    attempts: row.attempts,
    first_token_ms: row.first_token_ms,
  };
}

interface Access {
  readonly fetch: Fetch;
  readonly secret: string | undefined;
  readonly secretProblem: string | undefined;
  readonly networkProblem: string | undefined;
}

const NO_ACCESS: Access = {
  fetch: () => {
    throw new Bug('this call has no way out');
  },
  secret: undefined,
  secretProblem: undefined,
  networkProblem: undefined,
};

async function asProblem<T>(
  code: string,
  run: () => Promise<T>,
): Promise<{ readonly value: T } | { readonly problem: string }> {
  try {
    return { value: await run() };
  } catch (error) {
    if (error instanceof Refusal && error.code === code) return { problem: error.message };
    throw error;
  }
}
