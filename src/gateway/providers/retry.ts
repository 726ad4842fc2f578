// Whether a failed call is tried again. The failure says whether and when; the policy says how often and for how long in all. Nothing
// is asked again of which the first byte of an answer came, or which the provider may have worked on: what was reserved is enough for
// one answer, and a second one would be paid for by nobody's budget.
import type { Clock } from '../../base/clock.ts';
import { Failure } from '../../base/errors.ts';
import type { AnswerPart } from './contract.ts';

export interface RetryPolicy {
  /** The first one counts. */
  readonly attempts: number;
  /** From the first attempt to the beginning of the last. */
  readonly total_ms: number;
}

export type RetryDecision =
  | { readonly again: true; readonly wait_ms: number }
  | {
      readonly again: false;
      readonly because: 'no_failure' | 'never' | 'answered' | 'maybe_done' | 'attempts' | 'time';
    };

/** After `attempts` attempts and `elapsedMs`. */
export function decideRetry(error: unknown, attempts: number, elapsedMs: number, policy: RetryPolicy): RetryDecision {
  if (!(error instanceof Failure)) return { again: false, because: 'no_failure' };
  const { retry, details, code } = error;
  if (!retry.retry) return { again: false, because: 'never' };
  if (details['answered'] !== false) return { again: false, because: 'answered' };
  if (details['maybe_done'] !== false) return { again: false, because: 'maybe_done' };
  if (attempts >= policy.attempts) return { again: false, because: 'attempts' };
  // What the provider says is not shortened; what nobody said doubles.
  const wait_ms = code === 'provider_rate_limited' ? retry.afterMs : retry.afterMs * 2 ** (attempts - 1);
  if (elapsedMs + wait_ms > policy.total_ms) return { again: false, because: 'time' };
  return { again: true, wait_ms };
}

export interface RetryPorts {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Before each attempt, with its number from 1. */
  readonly onAttempt?: (attempt: number) => void | Promise<void>;
}

export async function retryCall<T>(
  ask: (attempt: number) => Promise<T>,
  policy: RetryPolicy,
  ports: RetryPorts,
): Promise<{ readonly value: T; readonly attempts: number }> {
  const waiting = createWaiting(policy, ports);
  for (;;) {
    const attempts = await waiting.begin();
    try {
      return { value: await ask(attempts), attempts };
    } catch (error) {
      await waiting.afterFailure(error, false);
    }
  }
}

/** The same for an answer that streams: once a part came, its failure is the caller's. */
export async function* retryStream(
  ask: (attempt: number) => AsyncIterable<AnswerPart>,
  policy: RetryPolicy,
  ports: RetryPorts,
): AsyncGenerator<AnswerPart> {
  const waiting = createWaiting(policy, ports);
  for (;;) {
    const attempts = await waiting.begin();
    let isBegun = false;
    try {
      for await (const part of ask(attempts)) {
        isBegun = true;
        yield part;
      }
      return;
    } catch (error) {
      await waiting.afterFailure(error, isBegun);
    }
  }
}

function createWaiting(policy: RetryPolicy, { clock, signal, onAttempt }: RetryPorts) {
  const begun = clock.monotonic();
  let attempts = 0;
  return {
    async begin(): Promise<number> {
      if (signal.aborted) throw signal.reason;
      attempts += 1;
      await onAttempt?.(attempts);
      return attempts;
    },
    /** Throws, unless it is tried again after the wait. */
    async afterFailure(error: unknown, isBegun: boolean): Promise<void> {
      const decision = decideRetry(error, attempts, clock.monotonic() - begun, policy);
      if (isBegun || !decision.again) throw withAttempts(error, attempts);
      await clock.sleep(decision.wait_ms, signal);
      if (signal.aborted) throw signal.reason;
    },
  };
}

function withAttempts(error: unknown, attempts: number): unknown {
  if (!(error instanceof Failure)) return error;
  const { code, row, message, retry, details, cause } = error;
  return new Failure(code, row, message, retry, { ...details, attempts }, cause);
}
