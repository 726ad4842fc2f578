// Whether a failed call is asked again, how failures are told apart, and what is shown of them.
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../src/base/clock.ts';
import { NetworkFailure, type NetworkFailureKind } from '../../src/base/egress/egress-errors.ts';
import { Refusal, RETRY_NEVER, type Failure } from '../../src/base/errors.ts';
import { mapEgressError } from '../../src/gateway/egress/map-egress-error.ts';
import {
  cutOff,
  failureOfAnswer,
  failureOfConnection,
  retryAfterMs,
  shownMessage,
  timedOut,
} from '../../src/gateway/providers/classify-failure.ts';
import type { AnswerPart } from '../../src/gateway/providers/contract.ts';
import { failProvider } from '../../src/gateway/providers/errors.ts';
import { decideRetry, retryCall, retryStream } from '../../src/gateway/providers/retry.ts';

const POLICY = { attempts: 3, total_ms: 30_000 };
const limited = (afterMs: number) =>
  failProvider('provider_rate_limited', 'wait', { retry: true, afterMs }, { answered: false, maybe_done: false });
const failed = (answered = false, maybe_done = answered) =>
  failProvider('provider_failed', 'oops', { retry: true, afterMs: 1_000 }, { answered, maybe_done });
const status = (number: number) => failureOfAnswer({ status: number, header: () => undefined, body: '' });
const broken = (kind: NetworkFailureKind, maybeSent: boolean) =>
  mapEgressError(new NetworkFailure(kind, { maybeSent }), { answered: false });

describe('a decision to ask again', () => {
  test.each([
    ['a wait that was asked for, as it was said', limited(5_000), 2, 0, { again: true, wait_ms: 5_000 }],
    ['a wait of zero', limited(0), 1, 0, { again: true, wait_ms: 0 }],
    ['an error of the provider, after one attempt', failed(), 1, 0, { again: true, wait_ms: 1_000 }],
    ['an error of the provider, after two', failed(), 2, 0, { again: true, wait_ms: 2_000 }],
    ['too many attempts', failed(), 3, 0, { again: false, because: 'attempts' }],
    ['a wait longer than the time left', limited(5_000), 1, 25_001, { again: false, because: 'time' }],
    ['a wait that just fits', limited(5_000), 1, 25_000, { again: true, wait_ms: 5_000 }],
    ['a first byte that came', failed(true), 1, 0, { again: false, because: 'answered' }],
    ['an answer that broke off', cutOff(true), 1, 0, { again: false, because: 'answered' }],
    ['a connection that broke before an answer', cutOff(false), 1, 0, { again: false, because: 'maybe_done' }],
    ['a connection that broke as it was made', broken('reset', false), 1, 0, { again: true, wait_ms: 1_000 }],
    [
      'a connection that broke behind the request',
      broken('reset', true),
      1,
      0,
      { again: false, because: 'maybe_done' },
    ],
    ['a name that was not found', broken('dns', false), 1, 0, { again: true, wait_ms: 1_000 }],
    ['a proxy that never answered', broken('connect_timeout', false), 1, 0, { again: true, wait_ms: 1_000 }],
    ['a silent server', broken('silence', true), 1, 0, { again: false, because: 'maybe_done' }],
    ['429', status(429), 1, 0, { again: true, wait_ms: 10_000 }],
    ['503', status(503), 1, 0, { again: true, wait_ms: 1_000 }],
    ['529', status(529), 1, 0, { again: true, wait_ms: 1_000 }],
    ['500', status(500), 1, 0, { again: true, wait_ms: 1_000 }],
    ['502 of a gateway before the provider', status(502), 1, 0, { again: false, because: 'maybe_done' }],
    ['504', status(504), 1, 0, { again: false, because: 'maybe_done' }],
    ['no connection in time', timedOut('connect', false), 1, 0, { again: true, wait_ms: 1_000 }],
    ['no token in time', timedOut('first_token', false), 1, 0, { again: false, because: 'maybe_done' }],
    [
      'a refused key',
      failProvider('provider_unauthorized', 'no', RETRY_NEVER, { answered: false }),
      1,
      0,
      { again: false, because: 'never' },
    ],
    [
      'a refused request',
      failProvider('provider_rejected', 'no', RETRY_NEVER, { answered: false }),
      1,
      0,
      { again: false, because: 'never' },
    ],
    [
      'a failure that does not say whether an answer came',
      failProvider('provider_failed', 'x', { retry: true, afterMs: 0 }),
      1,
      0,
      { again: false, because: 'answered' },
    ],
    [
      'a failure that does not say whether the work was done',
      failProvider('provider_failed', 'x', { retry: true, afterMs: 0 }, { answered: false }),
      1,
      0,
      { again: false, because: 'maybe_done' },
    ],
    [
      'a refusal of ours',
      new Refusal('network_denied', { status: 403, exit: 5, hint: '' }, 'no'),
      1,
      0,
      { again: false, because: 'no_failure' },
    ],
    ['a bug', new Error('oops'), 1, 0, { again: false, because: 'no_failure' }],
  ] as const)('%s', (_name, error, attempts, elapsed, expected) => {
    expect(decideRetry(error, attempts, elapsed, POLICY)).toEqual(expected);
  });
});

describe('asking again', () => {
  test('ends with the failure itself and how many attempts there were', async () => {
    const clock = manualClock();
    const seen: number[] = [];
    const asked = retryCall(
      () => Promise.reject(limited(10_000)),
      { attempts: 9, total_ms: 25_000 },
      {
        clock,
        signal: new AbortController().signal,
        onAttempt: (attempt) => void seen.push(attempt),
      },
    );
    await expect(asked).rejects.toMatchObject({
      code: 'provider_rate_limited',
      retry: { retry: true, afterMs: 10_000 },
      details: { attempts: 3, answered: false },
    });
    expect(seen).toEqual([1, 2, 3]);
    expect(clock.monotonic()).toBe(20_000);
  });

  test('a caller that leaves while it waits gets its own reason, and no further attempt is made', async () => {
    const clock = manualClock();
    clock.park();
    const leaving = new AbortController();
    let attempts = 0;
    const asked = retryCall(
      () => {
        attempts += 1;
        return Promise.reject(limited(10_000));
      },
      POLICY,
      { clock, signal: leaving.signal },
    );
    const ended = asked.catch((error: unknown) => error);
    await clock.macrotask();
    const reason = new Error('killed');
    leaving.abort(reason);
    expect(await ended).toBe(reason);
    expect(attempts).toBe(1);
  });

  test('a stream is never begun twice once a part of it came, whatever its failure says', async () => {
    let attempts = 0;
    async function* ask(): AsyncGenerator<AnswerPart> {
      attempts += 1;
      yield await Promise.resolve({ type: 'text', text: 'a' } as const);
      throw failed();
    }
    const parts: AnswerPart[] = [];
    const reading = async () => {
      const ports = { clock: manualClock(), signal: new AbortController().signal };
      for await (const part of retryStream(ask, POLICY, ports)) parts.push(part);
    };
    await expect(reading()).rejects.toMatchObject({ code: 'provider_failed', details: { attempts: 1 } });
    expect([parts.length, attempts]).toEqual([1, 1]);
  });
});

describe('a wait that a provider asks for', () => {
  const headers = (given: Record<string, string>) => (name: string) => given[name];
  test.each([
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': ' 12 ' }, 12_000],
    [{ 'retry-after': '1.5' }, 1_500],
    [{ 'retry-after': '-4' }, undefined],
    [{ 'retry-after': '1e9' }, undefined],
    [{ 'retry-after': '99999999999' }, 86_400_000],
    [{ 'retry-after-ms': '20', 'retry-after': '9' }, 20],
    [{ 'retry-after': 'Wed, 18 Nov 2026 10:00:30 GMT', date: 'Wed, 18 Nov 2026 10:00:00 GMT' }, 30_000],
    [{ 'retry-after': 'Wed, 18 Nov 2026 09:00:00 GMT', date: 'Wed, 18 Nov 2026 10:00:00 GMT' }, 0],
    [{ 'retry-after': 'Wed, 18 Nov 2026 10:00:30 GMT' }, undefined],
    [{}, undefined],
  ])('%o is %s ms', (given, ms) => {
    expect(retryAfterMs(headers(given as Record<string, string>))).toBe(ms);
  });
});

describe('a request without an answer', () => {
  test('of which the way out says nothing may have been worked on, and nothing of the error is told', () => {
    for (const error of [new TypeError('sk-secret in here'), 'sk-secret in here']) {
      const failure = failureOfConnection(error) as Failure;
      const details = { answered: false, maybe_done: true };
      expect(failure).toMatchObject({ code: 'provider_unreachable', details, retry: { retry: true } });
      expect(JSON.stringify(failure)).not.toContain('secret');
    }
  });

  test('what our own fetch refused is found below what others made of it', () => {
    const refusal = new Refusal('network_denied', { status: 403, exit: 5, hint: '' }, 'private');
    expect(failureOfConnection(new TypeError('fetch failed', { cause: refusal }))).toBe(refusal);
  });
});

describe('what a provider says', () => {
  const said = (body: unknown) =>
    failureOfAnswer({
      status: 400,
      header: () => undefined,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }).message;
  test.each([
    [{ error: { message: 'no such model' } }, /: no such model$/],
    [{ error: 'no such model' }, /: no such model$/],
    [{ message: 'no such model' }, /: no such model$/],
    [{ detail: 'no such model' }, /: no such model$/],
    [{ error: { message: 7 } }, /\(400\)\.$/],
    ['<html>no</html>', /\(400\)\.$/],
    ['', /\(400\)\.$/],
    ['null', /\(400\)\.$/],
  ])('%o is shown as far as it is the protocol’s', (body, expected) => {
    expect(said(body)).toMatch(expected);
  });

  test('is cut, on one line, and never has the key', () => {
    const secret = 'a-key-of-no-known-form';
    const shown = shownMessage(`first\nsecond ${secret} ${'x'.repeat(1_000)}`, secret) ?? '';
    expect(shown).not.toContain(secret);
    expect(shown.length).toBeLessThanOrEqual(300);
    expect(shown).toMatch(/^first second \[redacted:key\] x+$/);
  });
});
