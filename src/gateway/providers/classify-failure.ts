// What a provider's answer or a broken connection is, in our words. Nobody reads messages to decide: the status says whether to
// try again, and the headers say when.
import { Bug, Failure, Refusal, RETRY_NEVER, type Retry } from '../../base/errors.ts';
import { redactedStart } from '../../base/redact.ts';
import { failProvider, type ProviderFailureCode } from './errors.ts';

/** Where the provider says nothing. */
const RETRY_SOON: Retry = { retry: true, afterMs: 1_000 };
const RETRY_LIMITED: Retry = { retry: true, afterMs: 10_000 };
/** A provider that asks for longer means: not today. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1_000;
const MOST_SHOWN = 300;

export interface ProviderAnswer {
  readonly status: number;
  readonly header: (name: string) => string | null | undefined;
  /** The beginning of the body. */
  readonly body: string;
}

/** What says that there is no answer that would be paid for; behind an error of a gateway before the provider there may be one. */
const NOT_DONE = new Set([408, 409, 500, 503, 529]);

/**
 * A failure has in its details `answered`, whether the first byte of an answer had come, and `maybe_done`, whether the provider
 * may have done the work, and may charge for it.
 */
export function failureOfAnswer(
  answer: ProviderAnswer,
  { answered = false, secret }: { answered?: boolean; secret?: string | undefined } = {},
): Failure {
  const { status } = answer;
  const said = shownMessage(messageIn(answer.body), secret);
  const maybe_done = answered || (status >= 500 && !NOT_DONE.has(status)) || status < 400;
  const about = { answered, maybe_done, status, ...(said !== undefined && { provider_message: said }) };
  const tell = (what: string) => `${what} (${status})${said === undefined ? '.' : `: ${said}`}`;
  const fail = (code: ProviderFailureCode, what: string, retry: Retry) => failProvider(code, tell(what), retry, about);
  const after = retryAfterMs(answer.header);
  const retry: Retry = after === undefined ? RETRY_SOON : { retry: true, afterMs: after };

  if (status === 401 || status === 403)
    return fail('provider_unauthorized', 'The provider refused the key', RETRY_NEVER);
  if (status === 429) {
    return fail('provider_rate_limited', 'The provider asks to wait', after === undefined ? RETRY_LIMITED : retry);
  }
  if (status === 408 || status === 409 || status >= 500)
    return fail('provider_failed', 'The provider had an error', retry);
  if (status >= 400) return fail('provider_rejected', 'The provider refused the request', RETRY_NEVER);
  return fail('provider_answer_invalid', 'The provider gave no answer of its protocol', RETRY_NEVER);
}

/** Of a request without an answer. The way out says what was wrong with the network; of anything else nobody knows what was done. */
export function failureOfConnection(error: unknown): Error {
  const text = 'Nothing answered at the provider’s address.';
  return (
    ownError(error) ?? failProvider('provider_unreachable', text, RETRY_SOON, { answered: false, maybe_done: true })
  );
}

export function timedOut(which: string, answered: boolean): Failure {
  const waited = { connect: 'a connection', first_token: 'the first token', idle: 'more of the answer' }[which];
  const text = `The provider took too long: ${waited === undefined ? 'the whole answer' : `waiting for ${waited}`}.`;
  return failProvider('provider_timed_out', text, RETRY_SOON, {
    answered,
    maybe_done: which !== 'connect',
    timeout: which,
  });
}

export function cutOff(answered: boolean): Failure {
  return failProvider('provider_cut_off', 'The answer ended before it was complete.', RETRY_SOON, {
    answered,
    maybe_done: true,
  });
}

export function invalidAnswer(answered: boolean, why: string): Failure {
  return failProvider(
    'provider_answer_invalid',
    `The provider’s answer is not one of its protocol: ${why}.`,
    RETRY_NEVER,
    { answered, maybe_done: true },
  );
}

/** Whatever of ours passed through somebody else's code on its way up. */
export function ownError(error: unknown): Refusal | Failure | Bug | undefined {
  const seen = new Set<unknown>();
  for (let at = error; at instanceof Error && !seen.has(at); at = at.cause) {
    if (at instanceof Refusal || at instanceof Failure || at instanceof Bug) return at;
    seen.add(at);
  }
  return undefined;
}

/**
 * The wait that a provider asks for. A date is taken against the answer's own date, so that neither clock matters; without one it
 * means nothing.
 */
export function retryAfterMs(header: ProviderAnswer['header']): number | undefined {
  const inMs = numberIn(header('retry-after-ms'));
  if (inMs !== undefined) return bounded(inMs);
  const text = header('retry-after');
  const seconds = numberIn(text);
  if (seconds !== undefined) return bounded(seconds * 1_000);
  const [until, now] = [Date.parse(text ?? ''), Date.parse(header('date') ?? '')];
  return Number.isNaN(until) || Number.isNaN(now) ? undefined : bounded(until - now);
}

function numberIn(text: string | null | undefined): number | undefined {
  const trimmed = text?.trim();
  return trimmed !== undefined && /^\d{1,12}(?:\.\d{1,6})?$/.test(trimmed) ? Number(trimmed) : undefined;
}

const bounded = (ms: number) => Math.min(Math.max(0, Math.ceil(ms)), LONGEST_WAIT_MS);

/** As the protocols say it; anything else, such as a page of HTML, is not shown. */
function messageIn(body: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { error, message, detail } = value as Record<string, unknown>;
  const inner = typeof error === 'object' && error !== null ? (error as Record<string, unknown>)['message'] : error;
  return [inner, message, detail].find((each): each is string => typeof each === 'string' && each.trim() !== '');
}

/** What a provider says may repeat the key that it was sent. */
export function shownMessage(message: string | undefined, secret: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  return redactedStart(hideKey(message, secret).replaceAll(/\s+/g, ' '), MOST_SHOWN);
}

/** The key as it is, and as it stands inside JSON and addresses. */
export function hideKey(text: string, secret: string | undefined): string {
  if (secret === undefined || secret.length < 4) return text;
  const forms = new Set([secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]);
  return [...forms].reduce((left, form) => left.replaceAll(form, '[redacted:key]'), text);
}
