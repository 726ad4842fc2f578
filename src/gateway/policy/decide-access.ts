// Pure: whether a caller may ask a model, by the rules and switches that hold. The first gate that is closed is the answer.
import { OFFLINE_EMBEDDINGS } from '../providers/contract.ts';
import { sha256 } from '../../base/hash.ts';
import { canonicalJson } from '../../base/canonical-json.ts';
import {
  OFFLINE,
  OFFLINE_MODEL,
  providerIn,
  type Consent,
  type GatewayDocument,
  type PolicyRule,
  type PrivacyFacts,
  type Provider,
} from '../settings/document.ts';
import type { Caller } from './caller.ts';

export interface AccessRequest {
  readonly caller: Pick<Caller, 'agent_id' | 'agent_kind'>;
  readonly category_id: string;
  readonly provider: string;
  readonly model: string;
}

/** What is switched off, by scope: `all`, or the name of a provider. */
export type KilledScopes = ReadonlySet<string>;

export const ALL_PROVIDERS = 'all';

export type AccessCode =
  | 'provider_killed'
  | 'provider_not_allowed'
  | 'model_not_allowed'
  | 'privacy_confirmation_required';

export const isAccessCode = (code: string): code is AccessCode => GATES_IN_ORDER.some(([gate]) => gate === code);

export interface Closed {
  readonly code: AccessCode;
  /** A sentence without a full stop. */
  readonly why: string;
  /** The rule that decided, if one did. */
  readonly rule?: PolicyRule;
}

export interface GateState {
  readonly gate: AccessCode;
  readonly passes: boolean;
  readonly why: string;
  /** The rule that decided, if one did. */
  readonly rule: PolicyRule | undefined;
}

/** Every gate with its state, for people who ask; the first that is closed is what a call is refused with. */
export function explainAccess(
  document: GatewayDocument,
  killed: KilledScopes,
  request: AccessRequest,
): readonly GateState[] {
  return GATES_IN_ORDER.map(([gate, judge]) => {
    const { closed, why, rule } = judge(document, killed, request);
    return { gate, passes: !closed, why, rule };
  });
}

export function decideAccess(
  document: GatewayDocument,
  killed: KilledScopes,
  request: AccessRequest,
): Closed | undefined {
  for (const [code, judge] of GATES_IN_ORDER) {
    const { closed, why, rule } = judge(document, killed, request);
    if (closed) return { code, why, ...(rule ? { rule } : {}) };
  }
  return undefined;
}

interface Result {
  readonly closed: boolean;
  readonly why: string;
  readonly rule?: PolicyRule;
}

type Judge = (document: GatewayDocument, killed: KilledScopes, request: AccessRequest) => Result;

const GATES_IN_ORDER: readonly (readonly [AccessCode, Judge])[] = [
  ['provider_killed', (_, killed, request) => killGate(killed, request)],
  ['provider_not_allowed', (document, _, request) => providerGate(document, request)],
  ['model_not_allowed', (document, _, request) => modelGate(document, request)],
  ['privacy_confirmation_required', (document, _, request) => consentGate(document, request)],
];

function killGate(killed: KilledScopes, { provider }: AccessRequest): Result {
  if (killed.has(ALL_PROVIDERS)) return { closed: true, why: 'The kill switch for all providers is on' };
  if (killed.has(provider)) return { closed: true, why: `The kill switch for "${provider}" is on` };
  return { closed: false, why: 'No kill switch is on' };
}

function providerGate({ policy }: GatewayDocument, request: AccessRequest): Result {
  const { caller, provider } = request;
  if (provider === OFFLINE) return { closed: false, why: 'Nothing leaves the machine' };
  const fitting = policy.filter((rule) => fits(rule, request, { anyModel: true }));
  const denied = fitting.find(({ effect, model }) => effect === 'deny' && model === '*');
  if (denied) return { closed: true, why: `A rule denies "${provider}" to ${caller.agent_id}`, rule: denied };
  const allowed = fitting.find(({ effect }) => effect === 'allow');
  if (allowed) return { closed: false, why: `A rule allows "${provider}" to ${caller.agent_id}`, rule: allowed };
  if (caller.agent_kind === 'person') return { closed: false, why: 'A person needs no rule' };
  return { closed: true, why: `No rule allows "${provider}" to ${caller.agent_id} (${caller.agent_kind})` };
}

function modelGate(document: GatewayDocument, request: AccessRequest): Result {
  const { caller, provider, model } = request;
  if (provider === OFFLINE) {
    const closed = model !== OFFLINE_MODEL && model !== OFFLINE_EMBEDDINGS;
    const has = `"${OFFLINE_MODEL}", and "${OFFLINE_EMBEDDINGS}" for vectors`;
    return { closed, why: closed ? `"${OFFLINE}" has only ${has}` : 'Nothing leaves the machine' };
  }
  const declared = providerIn(document, provider)?.models;
  if (declared && !declared.includes(model)) {
    return { closed: true, why: `"${provider}" was declared without the model "${model}"` };
  }
  const fitting = document.policy.filter((rule) => fits(rule, request, { anyModel: false }));
  const denied = fitting.find(({ effect }) => effect === 'deny');
  if (denied) return { closed: true, why: `A rule denies "${model}" to ${caller.agent_id}`, rule: denied };
  const allowed = fitting.find(({ effect }) => effect === 'allow');
  if (allowed) return { closed: false, why: `A rule allows "${model}" to ${caller.agent_id}`, rule: allowed };
  if (caller.agent_kind === 'person') return { closed: false, why: 'A person needs no rule' };
  return { closed: true, why: `No rule allows "${model}" of "${provider}" to ${caller.agent_id}` };
}

function consentGate(document: GatewayDocument, { provider, model }: AccessRequest): Result {
  if (provider === OFFLINE) return { closed: false, why: 'Nothing leaves the machine' };
  const declared = providerIn(document, provider);
  if (!declared) return { closed: true, why: `There is no provider "${provider}"` };
  const given = consentTo(document, provider, model);
  if (!given) return { closed: true, why: `No person has confirmed what "${provider}" does with data for "${model}"` };
  const isAsShown = given.digest === digestOf(provider, model, declared);
  if (given.policy_version !== declared.facts.policy_version || !isAsShown) {
    return { closed: true, why: `What "${provider}" does with data has changed since it was confirmed for "${model}"` };
  }
  return { closed: false, why: `Confirmed at ${given.confirmed_at}` };
}

export function consentTo({ consents }: GatewayDocument, provider: string, model: string): Consent | undefined {
  return consents.findLast((each) => each.provider === provider && each.model === model);
}

export interface ShownFacts extends PrivacyFacts {
  readonly provider: string;
  readonly model: string;
  readonly kind: Provider['kind'];
  readonly url: string;
  readonly local: boolean;
  /** Who else reads what is sent, is believed to be the provider, or is reached by it; absent where nobody is. */
  readonly proxy?: string | undefined;
  readonly ca_file?: string | undefined;
  readonly may_reach?: readonly string[] | undefined;
}

/** What a person reads before they consent, and its digest: another address, another way to it or other facts ask again. */
export function shownFacts(
  provider: string,
  model: string,
  declared: Provider,
): { readonly facts: ShownFacts; readonly digest: string } {
  const { kind, url, local, facts } = declared;
  const shown: ShownFacts = { ...{ provider, model, kind, url, local, ...facts }, ...wayTo(declared) };
  return { facts: shown, digest: sha256(canonicalJson(shown)) };
}

/** No proxy is between this machine and what is declared local. */
export function wayTo({
  local,
  proxy,
  ca_file,
  may_reach = [],
}: Provider): Pick<ShownFacts, 'proxy' | 'ca_file' | 'may_reach'> {
  return {
    ...(proxy !== undefined && !local && { proxy }),
    ...(ca_file !== undefined && { ca_file }),
    ...(may_reach.length > 0 && { may_reach: may_reach.toSorted() }),
  };
}

/** By the provider as it was read: every call asks for the same. */
const digests = new WeakMap<Provider, Map<string, string>>();

function digestOf(provider: string, model: string, declared: Provider): string {
  const known = digests.get(declared) ?? new Map<string, string>();
  digests.set(declared, known);
  const key = `${provider}\n${model}`;
  const digest = known.get(key) ?? shownFacts(provider, model, declared).digest;
  known.set(key, digest);
  return digest;
}

function fits(
  rule: PolicyRule,
  { caller, ...request }: AccessRequest,
  { anyModel }: { readonly anyModel: boolean },
): boolean {
  return (
    isOr(rule.actor, caller.agent_id) &&
    isOr(rule.actor_kind, caller.agent_kind) &&
    isOr(rule.category, request.category_id) &&
    isOr(rule.provider, request.provider) &&
    (anyModel || isOr(rule.model, request.model))
  );
}

function isOr(pattern: string, value: string): boolean {
  return pattern === '*' || pattern === value;
}
