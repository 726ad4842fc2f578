// What the way out says, as the gateway says it: a denial is the refusal `network_denied`, all else a provider's failure.
import { EgressDenied, networkProblemOf, type NetworkFailureKind } from '../../base/egress/egress-errors.ts';
import type { Outgoing } from '../../base/egress/open-outgoing.ts';
import { RETRY_NEVER, type Failure, type Refusal, type Retry } from '../../base/errors.ts';
import type { Fetch } from '../../base/network.ts';
import { refuse } from '../contract.ts';
import { failProvider, type ProviderFailureCode } from '../providers/errors.ts';

const LATER: Retry = { retry: true, afterMs: 1_000 };

/** Before the first byte of an answer; a connection that ends after it is `provider_cut_off`. */
const FAILURES: Readonly<Record<NetworkFailureKind, { readonly code: ProviderFailureCode; readonly retry: Retry }>> = {
  dns: { code: 'provider_unreachable', retry: LATER },
  unreachable: { code: 'provider_unreachable', retry: LATER },
  reset: { code: 'provider_unreachable', retry: LATER },
  closed: { code: 'provider_unreachable', retry: LATER },
  proxy: { code: 'provider_unreachable', retry: LATER },
  tls: { code: 'provider_unreachable', retry: RETRY_NEVER },
  misdirected: { code: 'provider_unreachable', retry: RETRY_NEVER },
  connect_timeout: { code: 'provider_timed_out', retry: LATER },
  silence: { code: 'provider_timed_out', retry: LATER },
  too_large: { code: 'provider_answer_too_large', retry: RETRY_NEVER },
  encoded: { code: 'provider_answer_invalid', retry: RETRY_NEVER },
  not_http: { code: 'provider_answer_invalid', retry: RETRY_NEVER },
};

/**
 * `answered` says whether the first byte of an answer had come: what was answered in part is not asked for again by
 * itself. The error itself is left behind: what an SDK throws repeats what was asked. Undefined if the error, with all
 * that it wraps, is not of the network.
 */
export function mapEgressError(
  error: unknown,
  { answered }: { readonly answered: boolean },
): Refusal | Failure | undefined {
  const problem = networkProblemOf(error);
  if (problem === undefined) return undefined;
  if (problem instanceof EgressDenied) {
    const { reason, status, maybeSent } = problem;
    const details = { reason, maybe_sent: maybeSent, ...(status !== undefined && { answer_status: status }) };
    return refuse('network_denied', problem.message, details, problem);
  }
  const { kind, maybeSent, code: systemCode } = problem;
  const isCutOff = answered && (kind === 'reset' || kind === 'closed');
  const code = isCutOff ? 'provider_cut_off' : FAILURES[kind].code;
  const details = {
    answered,
    reason: kind,
    maybe_sent: maybeSent,
    maybe_done: maybeSent,
    // The names of a provider's timeouts.
    ...(kind === 'connect_timeout' && { timeout: 'connect' }),
    ...(kind === 'silence' && { timeout: 'idle' }),
    ...(systemCode !== undefined && { system_code: systemCode }),
  };
  return failProvider(code, problem.message, answered ? RETRY_NEVER : FAILURES[kind].retry, details, problem);
}

/** A `fetch` that throws what the gateway says. The stream of an answer is its reader's: it asks `mapEgressError`. */
export function gatewayFetch({ fetch }: Pick<Outgoing, 'fetch'>): Fetch {
  return async (url, init) => {
    try {
      return await fetch(url, init);
    } catch (error) {
      throw mapEgressError(error, { answered: false }) ?? error;
    }
  };
}
