// Refusals of the gateway. The first eight are a call's gates, in the order in which they are asked.
import { refusals, type ErrorTable } from '../base/errors.ts';

export const GATES = [
  'provider_killed',
  'provider_not_allowed',
  'model_not_allowed',
  'privacy_confirmation_required',
  'overshared_payload_blocked',
  'budget_exceeded',
  'secret_unavailable',
  'network_denied',
] as const;
export type Gate = (typeof GATES)[number];

/** How a call can end. */
export const ENDINGS = ['answered', 'failed', 'denied', 'cancelled', 'killed', 'outcome_unknown'] as const;
export type Ending = (typeof ENDINGS)[number];

export const gatewayRefusals = {
  provider_killed: {
    status: 403,
    exit: 5,
    hint: 'A kill switch is on. `throughline kill status` shows which; a person switches it off: `throughline kill off`.',
  },
  provider_not_allowed: {
    status: 403,
    exit: 5,
    hint: 'No rule lets this caller use this provider, or one denies it. `throughline policy explain` shows which, and the act of a person that opens it.',
  },
  model_not_allowed: {
    status: 403,
    exit: 5,
    hint: 'No rule lets this caller use this model, one denies it, or the provider was declared without it. `throughline policy explain` shows which, and the act of a person that opens it.',
  },
  privacy_confirmation_required: {
    status: 403,
    exit: 5,
    hint: 'A person reads what the provider does with data, and confirms it: `throughline provider consent <name> <model>`.',
  },
  overshared_payload_blocked: {
    status: 403,
    exit: 5,
    hint: 'The request has a field that may not leave. Take it out; the message names it.',
  },
  budget_exceeded: {
    status: 429,
    exit: 5,
    hint: 'Wait until the window ends, or a person raises the limit: `throughline budget set`.',
  },
  secret_unavailable: {
    status: 503,
    exit: 5,
    hint: 'Unlock the keychain, or set the key: `throughline provider secret <name>`. Without a keychain, name a command: `--secret-ref command:<name>`.',
  },
  network_denied: {
    status: 403,
    exit: 5,
    hint: 'The address is not one that this provider may have. The message says why; `throughline provider list` shows the addresses.',
  },
  gateway_config_invalid: {
    status: 409,
    exit: 3,
    hint: 'Correct gateway.json in your configuration folder; the message names the field.',
  },
  unknown_provider: {
    status: 404,
    exit: 2,
    hint: '`throughline provider list` shows the providers; add one with `throughline provider add`.',
  },
  provider_exists: {
    status: 409,
    exit: 2,
    hint: 'Take another name, or remove the provider first: `throughline provider remove <name>`.',
  },
  invalid_provider: { status: 400, exit: 2, hint: 'Correct the field that the message names; nothing was written.' },
  invalid_request: { status: 400, exit: 2, hint: 'Correct the fields that the message names; nothing was sent.' },
  unknown_rule: { status: 404, exit: 2, hint: '`throughline policy list` shows the rules.' },
  rules_changed: {
    status: 409,
    exit: 7,
    hint: 'Somebody changed the rules since you looked. The answer shows those that hold now; look at them, then ask again.',
  },
  invalid_limit: {
    status: 400,
    exit: 2,
    hint: 'Give a soft limit, a hard one, or both, the soft one at most the hard one.',
  },
  unknown_limit: { status: 404, exit: 2, hint: '`throughline budget show` shows the limits.' },
  facts_changed: {
    status: 409,
    exit: 7,
    hint: 'Read what holds now, then consent to that: `throughline provider facts <name> <model>`.',
  },
  not_confirmed: { status: 403, exit: 5, hint: 'Nothing was changed and nothing is sent.' },
  no_consent: { status: 404, exit: 2, hint: '`throughline provider list` shows what was consented to.' },
  price_unknown: {
    status: 409,
    exit: 5,
    hint: 'A cost limit holds, and the price of this model is not known. Name it in gateway.json (`prices` of the provider), or limit tokens instead of cost.',
  },
  call_cancelled: {
    status: 409,
    exit: 130,
    hint: 'The caller left before the whole answer. What it may have cost is on record: `throughline provider calls`.',
  },
  unknown_call: { status: 404, exit: 2, hint: '`throughline provider calls` shows the calls of this home.' },
} as const satisfies ErrorTable;

export const refuse = refusals(gatewayRefusals);
