// Pure but for what it is given to read: the gates of a call in their order, and what is reserved for it.
import { sha256 } from '../../base/hash.ts';
import { toTimestamp } from '../../base/clock.ts';
import { decideBudget, scopesOf, type Asked, type BudgetVerdict, type Used } from '../budgets/decide-budget.ts';
import { localDay, type LocalDay } from '../budgets/local-day.ts';
import { decideAccess, isAccessCode } from '../policy/decide-access.ts';
import type { Caller } from '../policy/caller.ts';
import type { BudgetUnit } from '../settings/document.ts';
import type { Rules } from '../settings/settings.ts';
import { NOTHING, addAmounts, type WindowKey } from '../state/entities.ts';
import type { CallBegun, CallDenied, DENIALS, NewGatewayEvent } from '../state/events.ts';

/** What is known of a call before it is decided. */
export interface CallFacts {
  readonly call_id: string;
  readonly caller: Caller;
  readonly category_id: string;
  readonly provider: string;
  readonly model: string;
  readonly operation_key: string;
  readonly prompt: { readonly id: string; readonly version: string } | undefined;
  readonly projection: { readonly policy_version: string; readonly dropped: readonly string[] } | undefined;
  /** Why nothing of it may leave: by its fields, or by what the provider would reach for it. */
  readonly blocked: Denial | undefined;
  readonly asked: Asked;
  /** Why the secret or the network would stop it; undefined where they would not, or nobody looked yet. */
  readonly secretProblem: string | undefined;
  readonly networkProblem: string | undefined;
  readonly expiresInMs: number;
}

/** Of this process: the same for all its calls. */
export interface Accounting {
  readonly gatewayId: string;
  readonly hostId: string;
  readonly timezone: string;
}

export interface Denial {
  readonly code: (typeof DENIALS)[number];
  readonly why: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface Warning {
  readonly actor: string;
  readonly unit: BudgetUnit;
  readonly soft: number;
  readonly reached: number;
}

export type CallVerdict =
  | { readonly denial: Denial }
  | {
      readonly denial: undefined;
      readonly warnings: readonly Warning[];
      readonly windows: readonly [WindowKey, WindowKey];
    };

/** What a decision reads: in a look beforehand, or inside an append together with what that append decided before. */
export interface Readings {
  /** The scopes that are switched off. */
  readonly killed: ReadonlySet<string>;
  readonly window: (id: string) => Promise<Used | undefined>;
  /** The windows of two scopes that have a moment in common with a day: of all hosts and timezones. */
  readonly windowIds: (
    scopes: readonly [string, string],
    day: Pick<LocalDay, 'starts_at' | 'ends_at'>,
  ) => Promise<readonly { readonly window_id: string; readonly scope: string }[]>;
}

export async function judgeCall(
  readings: Readings,
  accounting: Accounting,
  rules: Rules,
  facts: CallFacts,
  nowMs: number,
): Promise<CallVerdict> {
  const closed = judgeAccess(readings.killed, rules, facts);
  if (closed) return { denial: closed };
  const verdict = await judgeBudget(readings, accounting, rules, facts, nowMs);
  if (verdict.denial) return verdict;
  if (facts.secretProblem !== undefined)
    return { denial: { code: 'secret_unavailable', why: facts.secretProblem, details: {} } };
  if (facts.networkProblem !== undefined)
    return { denial: { code: 'network_denied', why: facts.networkProblem, details: {} } };
  return verdict;
}

/** Whether what a call may take fits into the limits that hold, and where it would be counted. */
export async function judgeBudget(
  readings: Readings,
  accounting: Accounting,
  { document }: Rules,
  { caller, asked }: Pick<CallFacts, 'caller' | 'asked'>,
  nowMs: number,
): Promise<CallVerdict> {
  const { day, windows } = windowsOf(accounting, document, caller, nowMs);
  const used = await readUsed(readings, windows);
  const verdict = decideBudget(document.limits, caller.agent_id, used, asked);
  if (verdict.code !== undefined) return { denial: budgetDenial(verdict, day) };
  const warnings = verdict.neared.map(({ actor, unit, soft, reached }) => ({ actor, unit, soft: soft ?? 0, reached }));
  return { denial: undefined, warnings, windows };
}

/** The gates that need no reading but the switches: access, consent and what may leave. */
export function judgeAccess(
  killed: ReadonlySet<string>,
  { document }: Rules,
  { caller, category_id, provider, model, blocked }: CallFacts,
): Denial | undefined {
  const closed = decideAccess(document, killed, { caller, category_id, provider, model });
  if (closed) {
    const { code, why, rule } = closed;
    return { code, why, details: rule ? { rule } : {} };
  }
  return blocked;
}

/** The events of a verdict; `met` are the rules that the stream met last, `hasBegun` tells of a window. */
export function eventsOf(
  verdict: CallVerdict,
  met: string | undefined,
  hasBegun: (windowId: string) => boolean,
  accounting: Accounting,
  rules: Rules,
  facts: CallFacts,
  nowMs: number,
): readonly NewGatewayEvent[] {
  const events: NewGatewayEvent[] = [];
  if (met !== rules.hash) {
    events.push({
      type: 'gateway.rules_met',
      payload: { hash: rules.hash, rules: rules.json },
      tokens: [token('RULES')],
    });
  }
  const isShut = verdict.denial !== undefined && isAccessCode(verdict.denial.code);
  // What was not let through for itself was not to be looked at: nothing of what it asks goes on record.
  const asked = askedOf(isShut ? { ...facts, projection: undefined } : facts, rules.hash);
  const tokens = tokensOf(facts);
  if (verdict.denial) {
    const { window_start_local_date, timezone } = localDay(nowMs, rules.document.timezone ?? accounting.timezone);
    const { code, why } = verdict.denial;
    const payload: CallDenied = { ...asked, code, why, window_start_local_date, timezone };
    events.push({ type: 'gateway.call_denied', payload, tokens: [...tokens, subtype(code)] });
    return events;
  }
  const { price_known, ...reserved } = facts.asked;
  const [{ window_start_local_date, timezone }] = verdict.windows;
  const payload: CallBegun = {
    ...asked,
    window_start_local_date,
    timezone,
    windows: verdict.windows.map(({ window_id }) => window_id),
    new_windows: verdict.windows.filter(({ window_id }) => !hasBegun(window_id)),
    reserved,
    price_known,
    expires_at: toTimestamp(nowMs + facts.expiresInMs),
  };
  events.push({ type: 'gateway.call_begun', payload, tokens });
  for (const { actor, unit, soft, reached } of verdict.warnings) {
    // Told once: by the call that goes past it.
    const before = reached - reserved[unit];
    if (before > soft) continue;
    events.push({
      type: 'gateway.limit_neared',
      payload: { call_id: facts.call_id, actor, unit, soft, reached },
      tokens: [token('BUDGET')],
    });
  }
  return events;
}

function askedOf(facts: CallFacts, rulesHash: string) {
  const { call_id, caller, category_id, provider, model, operation_key, prompt, projection } = facts;
  return {
    call_id,
    agent_id: caller.agent_id,
    agent_kind: caller.agent_kind,
    category_id,
    provider,
    model,
    operation_key,
    projection_version: projection?.policy_version ?? null,
    dropped_fields: [...(projection?.dropped ?? [])],
    prompt_id: prompt?.id ?? null,
    prompt_version: prompt?.version ?? null,
    rules_hash: rulesHash,
  };
}

const token = (value: string) => ({ token_class: 'semanticKey', token_value: value }) as const;
const subtype = (code: string) =>
  ({ token_class: 'subtypeToken', token_namespace: 'denial', token_value: code }) as const;

export function tokensOf({ call_id, provider }: Pick<CallFacts, 'call_id' | 'provider'>) {
  return [
    token('CALL'),
    { token_class: 'subtypeToken', token_namespace: 'provider', token_value: provider },
    { token_class: 'entityId', token_value: call_id },
  ] as const;
}

/** Where a call of this caller is counted at a moment: with all others, and for itself. */
export function windowsOf(
  { hostId, timezone }: Accounting,
  document: Rules['document'],
  { agent_id }: Pick<Caller, 'agent_id'>,
  nowMs: number,
): { readonly day: LocalDay; readonly windows: readonly [WindowKey, WindowKey] } {
  const day = localDay(nowMs, document.timezone ?? timezone);
  const [all, own] = scopesOf(agent_id);
  return { day, windows: [windowKey(all, day, hostId), windowKey(own, day, hostId)] };
}

export function windowKey(scope: string, day: LocalDay, hostId: string): WindowKey {
  const place = `${scope}\n${day.timezone}\n${hostId}`;
  let name = windowNames.get(place);
  if (name === undefined) {
    name = sha256(place).slice(0, 24);
    if (windowNames.size >= MOST_WINDOW_NAMES) windowNames.clear();
    windowNames.set(place, name);
  }
  return { window_id: `${day.window_start_local_date}-${name}`, scope, host_id: hostId, ...day };
}

/** Of the callers of this process, who are few. */
const windowNames = new Map<string, string>();
const MOST_WINDOW_NAMES = 256;

/** The sums over all hosts, and over windows of other timezones that have a moment in common with today. */
async function readUsed(
  { window, windowIds }: Readings,
  windows: readonly [WindowKey, WindowKey],
): Promise<ReadonlyMap<string, Used>> {
  const used = new Map<string, Used>();
  const [all, own] = windows;
  const found = await windowIds([all.scope, own.scope], all);
  for (const { scope, window_id } of windows) {
    let sum: Used = { spent: NOTHING, reserved: NOTHING };
    // The own one by its name: it counts even if its row was lost.
    const ids = found.flatMap((each) => (each.scope === scope ? each.window_id : []));
    for (const id of new Set([window_id, ...ids])) {
      const entity = await window(id);
      if (!entity) continue;
      sum = {
        spent: addAmounts(sum.spent, entity.spent),
        reserved: addAmounts(sum.reserved, entity.reserved),
      };
    }
    used.set(scope, sum);
  }
  return used;
}

function budgetDenial(verdict: Extract<BudgetVerdict, { readonly code: string }>, day: LocalDay): Denial {
  const { code, limit, asked } = verdict;
  const { actor, unit, hard, spent, reserved } = limit;
  if (code === 'price_unknown') {
    return {
      code,
      why: `A cost limit holds for "${actor}", and the price of this model is not known`,
      details: { limit },
    };
  }
  return {
    code,
    why: `The limit of ${hard} ${unit} for "${actor}" would be passed: ${spent} spent, ${reserved} reserved, ${asked} asked; it is renewed at ${day.ends_at}`,
    details: { limit: { actor, unit, hard }, spent, reserved, asked, renewed_at: day.ends_at },
  };
}
