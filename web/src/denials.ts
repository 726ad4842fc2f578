// Why a call was not answered, in plain words, with what resolves it. Each code of the gateway has its entry.

export interface Explained {
  /** What happened. */
  readonly says: string;
  /** What a person does about it. */
  readonly act: string;
  /** The place in mission control where that is done. */
  readonly place?: readonly [href: string, label: string];
  /** Or the command, where it is not done in the browser. */
  readonly command?: string;
}

const PROVIDERS = ['/models', 'Providers'] as const;
const POLICY = ['/models/policy', 'Policy'] as const;
const COSTS = ['/models/costs', 'Costs and budgets'] as const;

/** In the order in which a call meets them. */
export const DENIALS: Readonly<Record<string, Explained>> = {
  provider_killed: {
    says: 'A kill switch is on, for all providers or for this one. Nothing was sent, or the call was ended.',
    act: 'Find out why it was switched on. Then a person switches it off.',
    place: PROVIDERS,
  },
  provider_not_allowed: {
    says: 'No rule lets this caller use this provider, or a rule denies it. Nothing was sent.',
    act: 'Allow it, or remove the rule that denies it. “Would it pass?” shows which.',
    place: POLICY,
  },
  model_not_allowed: {
    says: 'No rule lets this caller use this model, a rule denies it, or the provider was added without it. Nothing was sent.',
    act: 'Allow it, remove the rule that denies it, or add the provider again with this model.',
    place: POLICY,
  },
  privacy_confirmation_required: {
    says: 'No person has agreed to what this provider does with data, or that has changed since. Nothing was sent.',
    act: 'Read what the provider does with data, and consent to it.',
    place: PROVIDERS,
  },
  overshared_payload_blocked: {
    says: 'The request held something that never leaves, such as a whole history or a secret. Nothing was sent.',
    act: 'The program that asked takes that field out. The call names it.',
  },
  provider_reach_blocked: {
    says: 'The provider would have reached something else for the caller, such as a page or another server. Nothing was sent.',
    act: 'The program that asked leaves it out, or a person names it in gateway.json (`may_reach` of the provider).',
    place: PROVIDERS,
  },
  budget_exceeded: {
    says: 'The call could have gone past a hard limit of today. Nothing was sent.',
    act: 'Wait until the next day begins, or raise the limit.',
    place: COSTS,
  },
  price_unknown: {
    says: 'A limit of cost holds, and the price of this model is not known. Nothing was sent.',
    act: 'Name its price in gateway.json (`prices` of the provider), or limit tokens instead of cost.',
    place: COSTS,
  },
  secret_unavailable: {
    says: 'The key of this provider could not be read: there is none, or the keychain is locked. Nothing was sent.',
    act: 'Unlock the keychain, or put the key into it.',
    command: 'throughline provider secret <name>',
  },
  network_denied: {
    says: 'The address is not one that this provider may have, or the provider wanted to send the request elsewhere.',
    act: 'Compare the address with the one that you added. The call says which rule it broke.',
    place: PROVIDERS,
  },
};

export const FAILURES: Readonly<Record<string, Explained>> = {
  provider_unauthorized: {
    says: 'The provider refused the key.',
    act: 'Put a key that holds into the keychain.',
    command: 'throughline provider secret <name>',
  },
  provider_rate_limited: {
    says: 'The provider asks to wait, because it is asked too often.',
    act: 'Wait, then ask again; or ask less often.',
  },
  provider_rejected: {
    says: 'The provider refused the request itself.',
    act: 'Check the name of the model. The provider’s own message says more.',
  },
  provider_failed: { says: 'The provider had an error of its own.', act: 'Try again later.' },
  provider_unreachable: {
    says: 'Nothing answered at the provider’s address.',
    act: 'Check that the provider runs, and that this machine reaches it.',
    place: PROVIDERS,
  },
  provider_timed_out: {
    says: 'The provider took too long.',
    act: 'Try again, or raise its timeouts in gateway.json.',
  },
  provider_answer_invalid: {
    says: 'The answer was none of the provider’s protocol.',
    act: 'Check the kind and the address of the provider.',
    place: PROVIDERS,
  },
  provider_answer_too_large: {
    says: 'The answer was larger than Throughline takes.',
    act: 'Ask for less, or raise max_answer_bytes in gateway.json.',
  },
  provider_cannot: {
    says: 'This kind of provider has no such thing. Nothing was sent.',
    act: 'The program that asked leaves it out, or takes another provider.',
  },
  raw_path_unknown: {
    says: 'The path is none of the provider’s protocol. Nothing was sent.',
    act: 'The program that asked takes a path of the protocol.',
  },
  raw_body_invalid: {
    says: 'The body was no JSON of the protocol, or named another model. Nothing was sent.',
    act: 'The program that asked corrects it.',
  },
  embeddings_not_installed: {
    says: 'The offline model for embeddings is not installed.',
    act: 'Install its packages; the guide names them.',
  },
  outcome_unknown: {
    says: 'The process that asked ended, or was silent for too long, before it said how the call ended. All that was reserved is charged.',
    act: 'Look whether the program that asked still runs, then ask again.',
  },
  exchange_not_recorded: {
    says: 'The model may have answered, but what it was asked for could not be put on record. The answer was not shown, and is charged.',
    act: 'Look for the cause, then ask again.',
    command: 'throughline doctor',
  },
  bug: { says: 'Throughline itself had an error.', act: 'Look at the log of the daemon, and report it.' },
  provider_cut_off: { says: 'The answer ended before it was complete.', act: 'Ask again.' },
};

export const explain = (code: string | null): Explained | undefined =>
  code === null ? undefined : (DENIALS[code] ?? FAILURES[code]);
