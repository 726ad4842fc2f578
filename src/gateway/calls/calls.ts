// A call to a model: intent before, outcome after, whatever happens between. No adapter is reached but from here.
import { z } from 'zod';
import type { Clock } from '../../base/clock.ts';
import { Bug, Failure, Refusal } from '../../base/errors.ts';
import type { Ids } from '../../base/ids.ts';
import type { Fetch } from '../../base/network.ts';
import type { Call } from '../../base/operation.ts';
import { tokenBound } from '../../base/token-bound.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Store } from '../../store/store.ts';
import { refuse } from '../contract.ts';
import { mapEgressError } from '../egress/map-egress-error.ts';
import { KILLED, type Kills } from '../kill/kills.ts';
import { callerOf } from '../policy/caller.ts';
import { project } from '../policy/need-to-know.ts';
import {
  modelRequestSchema,
  type AnswerPart,
  type EmbeddingAnswer,
  type EmbeddingRequest,
  type Connection,
  type Finish,
  type ModelAdapter,
  type ModelAnswer,
  type ModelRequest,
  type ProviderKind,
} from '../providers/contract.ts';
import type { Prices } from '../providers/prices.ts';
import { retryCall, retryStream } from '../providers/retry.ts';
import { withTimeouts } from '../providers/with-timeouts.ts';
import type { SecretProvider } from '../secrets/contract.ts';
import { OFFLINE, providerIn, type Provider, type Timeouts } from '../settings/document.ts';
import type { Rules, Settings } from '../settings/settings.ts';
import * as q from '../queries.ts';
import { gatewayKind } from '../state/evolve.ts';
import { usedIn } from '../state/gateway-rows.ts';
import {
  decideCall,
  judgeCall,
  type Accounting,
  type CallFacts,
  type CallVerdict,
  type Warning,
} from './decide-call.ts';
import { endingOf, type Seen } from './ending.ts';
import { inputBound, textsBound } from './measure.ts';
import { settleExpired } from './settle-expired.ts';

export interface CallsDeps {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: Settings;
  readonly kills: Kills;
  readonly secrets: SecretProvider;
  /** By the rules that hold: a person may have named prices. */
  readonly pricesOf: (rules: Rules) => Promise<Prices>;
  readonly accounting: () => Promise<Accounting>;
  readonly adapterOf: (kind: ProviderKind) => Promise<ModelAdapter>;
  /** The way out to this provider alone. Throws the refusal `network_denied` if its address is not allowed. */
  readonly fetchFor: (name: string, provider: Provider) => Promise<Fetch>;
}

export interface CallRequest {
  readonly provider: string;
  readonly model: string;
  readonly category_id?: string;
  /** The projection of NEED_TO_KNOW that its payload passes. */
  readonly operation_key: string;
  readonly prompt?: { readonly id: string; readonly version: string };
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface CallRecord {
  readonly call_id: string;
  readonly warnings: readonly Warning[];
  readonly cost_nano: number;
  readonly price_known: boolean;
  readonly charged_by: string;
  readonly attempts: number;
  readonly first_token_ms: number | null;
}

export type GatewayAnswer = ModelAnswer & CallRecord;
/** As the adapter's parts; `finish` comes behind the record of the outcome, and names it. */
export type GatewayPart =
  | Exclude<AnswerPart, { readonly type: 'finish' }>
  | ({ readonly type: 'finish' } & Finish & CallRecord);

export interface Calls {
  generate(request: CallRequest, call: Call): Promise<GatewayAnswer>;
  stream(request: CallRequest, call: Call): AsyncGenerator<GatewayPart, void, undefined>;
  embed(request: CallRequest, call: Call): Promise<EmbeddingAnswer & CallRecord>;
  /** Gives reservations of calls whose process died a place in what is spent. Returns how many. */
  settleExpired(): Promise<number>;
}

/** Beyond the longest that a call may take: by then its own process has settled it, or is dead. */
const GRACE_MS = 60_000;

export function createCalls(deps: CallsDeps): Calls {
  const { store, ledger, clock, ids, settings, kills, secrets } = deps;

  /** A call that was let through: what it is asked with, and how it is ended. */
  interface Begun<Request> {
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

  async function begin<Request>(kind: RequestKind<Request>, asked: CallRequest, call: Call): Promise<Begun<Request>> {
    const rules = await settings.read();
    const provider = providerIn(rules.document, asked.provider);
    if (!provider && asked.provider !== OFFLINE) {
      throw refuse('unknown_provider', `There is no provider "${asked.provider}"`, {
        provider: asked.provider,
        providers: [OFFLINE, ...Object.keys(rules.document.providers)],
      });
    }
    const accounting = await deps.accounting();
    const { request, ...projected } = projectPayload(kind, asked);
    const timeouts = provider?.timeouts ?? OFFLINE_TIMEOUTS;
    const price = await priceAt(rules, asked, provider);
    const bound = request ? kind.inputBound(request) : 0;
    const most = request ? kind.outputBound(request) : 0;
    const cost = price.bound(bound, most);
    const known: CallFacts = {
      call_id: ids.uuid(),
      caller: callerOf(call),
      category_id: asked.category_id ?? 'default',
      provider: asked.provider,
      model: asked.model,
      operation_key: asked.operation_key,
      prompt: asked.prompt,
      ...projected,
      asked: {
        tokens: bound + most,
        cost_nano: cost ?? 0,
        runtime_ms: timeouts.whole_ms,
        calls: 1,
        price_known: cost !== undefined,
      },
      secretProblem: undefined,
      networkProblem: undefined,
      expiresInMs: timeouts.whole_ms + GRACE_MS,
    };
    const { facts, access, verdict } = await decide(known, accounting, rules, provider, call);
    if (verdict.denial) {
      const { code, why, details } = verdict.denial;
      throw refuse(code, why, { ...details, call_id: facts.call_id, provider: asked.provider, model: asked.model });
    }
    if (!request) throw new Bug('a call without a request was let through');
    const begunAt = clock.monotonic();
    const done = new AbortController();
    const killed = kills.watch(asked.provider, done.signal);
    const signals = [killed, ...(call.signal ? [call.signal] : [])];
    return {
      call_id: facts.call_id,
      request,
      connection: {
        url: provider?.url ?? '',
        model: asked.model,
        fetch: access.fetch,
        secret: access.secret,
        explain: (error, answered) => mapEgressError(error, { answered }),
        max_answer_bytes: provider?.max_answer_bytes,
      },
      kind: provider?.kind ?? OFFLINE,
      timeouts,
      maxAttempts: provider?.max_attempts ?? 1,
      warnings: verdict.warnings,
      signal: signals.length === 1 ? killed : AbortSignal.any(signals),
      wasKilled: () => killed.aborted,
      async end(seen, error) {
        done.abort();
        const { reserved: _, ...outcome } = endingOf({
          facts,
          seen,
          error,
          wasKilled: killed.aborted,
          wasCancelled: call.signal?.aborted ?? false,
          isOffline: asked.provider === OFFLINE,
          runtimeMs: Math.ceil(clock.monotonic() - begunAt),
          costOf: price.of,
          boundOf: price.bound,
          inputBound: bound,
        });
        const windows = verdict.windows.map(({ window_id }) => window_id);
        await ledger.append(
          { kind: gatewayKind, id: accounting.gatewayId },
          async (view) => {
            // Another process may have taken this one for dead: then its outcome is on record already.
            if (!(await view.get('calls', facts.call_id))) return [];
            return [
              { type: 'gateway.call_ended', payload: { call_id: facts.call_id, windows, ...outcome }, tokens: ENDED },
            ];
          },
          { actor: call.actor },
        );
        return {
          call_id: facts.call_id,
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

  /** In whole 10⁻⁹ dollars; undefined where the price is not known. */
  async function priceAt(rules: Rules, { provider: name, model }: CallRequest, provider: Provider | undefined) {
    const prices = await deps.pricesOf(rules);
    const kind: ProviderKind = provider?.kind ?? OFFLINE;
    const at = { name, kind, preset: provider?.preset, is_local: provider?.local ?? true };
    const known = (cost: ReturnType<Prices['costOf']>) =>
      cost === 'unknown' ? undefined : Math.min(cost.cost_nano, MOST_COST_NANO);
    return {
      bound: (input: number, output: number) => known(prices.upperBound(at, model, input, output, clock.now())),
      of: (usage: Finish['usage']) => known(prices.costOf(at, model, usage, clock.now())),
    };
  }

  /** Nobody unlocks a keychain for a call that is denied: the gates before the secret are looked at first. */
  async function decide(
    known: CallFacts,
    accounting: Accounting,
    rules: Rules,
    provider: Provider | undefined,
    call: Call,
  ): Promise<{ readonly facts: CallFacts; readonly access: Access; readonly verdict: CallVerdict }> {
    const looked = await store.read(async (tx) => {
      const window = async (id: string) => {
        const row = await tx.get(q.readWindow, id);
        return row && usedIn(row);
      };
      return judgeCall({ tx, window, killedInFile: kills.inFile() }, accounting, rules, known, await tx.now());
    });
    if (looked.denial) {
      const verdict = await recordIntent(known, accounting, rules, call.actor, { onlyDenial: true });
      // Unless what was reserved by others was given back meanwhile, or a switch is off again.
      if (verdict) return { facts: known, access: NO_ACCESS, verdict };
    }
    const access = provider ? await reach(known.provider, provider, call.signal) : NO_ACCESS;
    const facts = { ...known, secretProblem: access.secretProblem, networkProblem: access.networkProblem };
    const verdict = await recordIntent(facts, accounting, rules, call.actor);
    if (!verdict) throw new Bug('an intent was recorded without a decision');
    return { facts, access, verdict };
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

  /** Undefined where only a denial was to be recorded, and the call would pass. */
  async function recordIntent(
    facts: CallFacts,
    accounting: Accounting,
    rules: Rules,
    actor: string,
    { onlyDenial = false } = {},
  ): Promise<CallVerdict | undefined> {
    await settleExpired(deps, accounting.gatewayId);
    await kills.recordFromFile();
    let verdict: CallVerdict | undefined;
    await ledger.append(
      { kind: gatewayKind, id: accounting.gatewayId },
      async (view, nowMs) => {
        const decided = await decideCall(view, kills.inFile(), accounting, rules, facts, nowMs);
        verdict = onlyDenial && !decided.verdict.denial ? undefined : decided.verdict;
        return verdict ? decided.events : [];
      },
      { create: true, actor },
    );
    return verdict;
  }

  /** With the time limits of the provider; each attempt is counted. */
  async function adapterFor(begun: Begun<unknown>, seen: Seen) {
    const unlimited = await deps.adapterOf(begun.kind);
    const startedAt = clock.monotonic();
    return {
      /** For the next attempt: all of them together take no longer than one may. */
      adapter: () => {
        const whole_ms = Math.max(1, begun.timeouts.whole_ms - (clock.monotonic() - startedAt));
        return withTimeouts(unlimited, clock, { ...begun.timeouts, whole_ms });
      },
      policy: { attempts: begun.maxAttempts, total_ms: begun.timeouts.whole_ms },
      ports: { clock, signal: begun.signal, onAttempt: (attempt: number) => void (seen.attempts = attempt) },
      connection: { ...begun.connection, signal: begun.signal },
      sinceStart: () => Math.round(clock.monotonic() - startedAt),
    };
  }

  return {
    async generate(asked, call) {
      const begun = await begin(QUESTION, asked, call);
      const seen = nothingSeen();
      let answer: ModelAnswer;
      try {
        const { adapter, policy, ports, connection, sinceStart } = await adapterFor(begun, seen);
        const ask = () => adapter().generate(begun.request, connection);
        ({ value: answer } = await retryCall(ask, policy, ports));
        seen.first_token_ms = sinceStart();
        seen.finish = answer;
        seen.written = tokenBound(answer.text) + tokenBound(JSON.stringify(answer.tool_calls));
      } catch (error) {
        await begun.end(seen, error);
        throw explained(error, begun, call);
      }
      return { ...answer, ...(await begun.end(seen)) };
    },

    async *stream(asked, call) {
      const begun = await begin(QUESTION, asked, call);
      const seen = nothingSeen();
      let isSettled = false;
      try {
        const { adapter, policy, ports, connection, sinceStart } = await adapterFor(begun, seen);
        const ask = () => adapter().stream(begun.request, connection);
        for await (const part of retryStream(ask, policy, ports)) {
          seen.first_token_ms ??= sinceStart();
          if (part.type === 'finish') {
            seen.finish = part;
            continue;
          }
          seen.written += tokenBound(part.type === 'tool_call' ? JSON.stringify(part.call) : part.text);
          yield part;
        }
        if (!seen.finish) throw new Bug('a stream ended without its last part');
        isSettled = true;
        const record = await begun.end(seen);
        yield { ...seen.finish, type: 'finish', ...record };
      } catch (error) {
        if (isSettled) throw error;
        isSettled = true;
        await begun.end(seen, error);
        throw explained(error, begun, call);
      } finally {
        // A reader that leaves before the end: what it got is charged.
        if (!isSettled) await begun.end(seen, LEFT);
      }
    },

    async embed(asked, call) {
      const begun = await begin(TEXTS, asked, call);
      const seen = nothingSeen();
      let answer: EmbeddingAnswer;
      try {
        const { adapter, policy, ports, connection, sinceStart } = await adapterFor(begun, seen);
        const ask = () => adapter().embed(begun.request, connection);
        ({ value: answer } = await retryCall(ask, policy, ports));
        seen.first_token_ms = sinceStart();
        // A provider of vectors writes no token; one that reports nothing of its input is charged by the bound.
        const usage = { ...answer.usage, output_tokens: answer.usage.output_tokens ?? 0 };
        seen.finish = { reason: 'stop', usage, model: answer.model, response_id: undefined };
      } catch (error) {
        await begun.end(seen, error);
        throw explained(error, begun, call);
      }
      return { ...answer, ...(await begun.end(seen)) };
    },

    settleExpired: async () => settleExpired(deps, (await deps.accounting()).gatewayId),
  };

  function explained(error: unknown, begun: Begun<unknown>, call: Call): unknown {
    if (begun.wasKilled() || error === KILLED) {
      return refuse('provider_killed', 'A kill switch ended this call', { call_id: begun.call_id });
    }
    // Of a call that had failed before its caller left the failure is on record, and so it is told.
    if (call.signal?.aborted && !(error instanceof Failure || error instanceof Refusal)) {
      return refuse('call_cancelled', 'The caller left before the whole answer', { call_id: begun.call_id }, error);
    }
    if (error instanceof Failure) {
      return new Failure(
        error.code,
        error.row,
        error.message,
        error.retry,
        { ...error.details, call_id: begun.call_id },
        error,
      );
    }
    return error;
  }
}

/** Why a reader's own leaving ended a call. */
export const LEFT = Symbol('the reader left');

const ENDED = [{ token_class: 'semanticKey', token_value: 'CALL' }] as const;

const OFFLINE_TIMEOUTS: Timeouts = { connect_ms: 1_000, first_token_ms: 60_000, idle_ms: 60_000, whole_ms: 60_000 };

/** More than any call costs: sums of it stay exact. */
const MOST_COST_NANO = 1e14;

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

function nothingSeen(): Seen {
  return { written: 0, finish: undefined, first_token_ms: null, attempts: 0 };
}

/** What a call asks for: how its payload is read, and how much it may take. */
interface RequestKind<Request> {
  readonly schema: z.ZodType<Request>;
  inputBound(request: Request): number;
  outputBound(request: Request): number;
}

const QUESTION: RequestKind<ModelRequest> = {
  schema: modelRequestSchema,
  inputBound,
  outputBound: ({ max_output_tokens }) => max_output_tokens,
};

const TEXTS: RequestKind<EmbeddingRequest> = {
  schema: z.strictObject({ texts: z.array(z.string()).min(1).max(2_048) }),
  inputBound: ({ texts }) => textsBound(texts),
  outputBound: () => 0,
};

function projectPayload<Request>(
  { schema }: RequestKind<Request>,
  { operation_key, payload }: CallRequest,
): {
  readonly request: Request | undefined;
  readonly projection: CallFacts['projection'];
  readonly overshared: string | undefined;
} {
  const blocked = (overshared: string) => ({ request: undefined, projection: undefined, overshared });
  const projected = project('provider_inference_request', operation_key, payload);
  if (!projected) return blocked(`No projection is declared for "${operation_key}": nothing of it may leave`);
  if ('forbidden' in projected) {
    return blocked(`The request has ${projected.forbidden.map((name) => `"${name}"`).join(', ')}, which never leaves`);
  }
  const { policy_version, dropped } = projected;
  const parsed = schema.safeParse(projected.payload);
  if (parsed.success) return { request: parsed.data, projection: { policy_version, dropped }, overshared: undefined };
  const issues = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw refuse('invalid_request', `The request does not fit: ${issues.join('; ')}`, { issues });
}

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
