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

export const gatewayRefusals = {
  provider_killed: {
    status: 403,
    exit: 5,
    hint: 'A kill switch is on. `throughline kill status` shows which; a person switches it off: `throughline kill off`.',
  },
  provider_not_allowed: {
    status: 403,
    exit: 5,
    hint: 'No rule lets this caller use this provider. `throughline policy explain` shows why; a person allows it: `throughline policy allow`.',
  },
  model_not_allowed: {
    status: 403,
    exit: 5,
    hint: 'No rule lets this caller use this model. `throughline policy explain` shows why; a person allows it: `throughline policy allow`.',
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
} as const satisfies ErrorTable;

export const refuse = refusals(gatewayRefusals);
