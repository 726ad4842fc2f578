// Asks the running daemon of a home for a link that logs a browser in, with the token that only this user can read.
import { after } from '../../base/clock.ts';
import type { Fetch } from '../../base/network.ts';
import { systemFetch } from '../../base/network.ts';
import { fail, refuse } from './contract.ts';
import { findDaemon } from './daemon-info.ts';
import type { DaemonPlace } from './ports.ts';

export interface LoginLink {
  /** With the code in its fragment, which reaches no server and no log. */
  readonly url: string;
  readonly expires_at: string;
}

/** A daemon answers this in milliseconds, whatever its databases do. */
const ANSWER_WITHIN_MS = 5_000;

/** Refuses `daemon_not_running`; fails if the daemon does not answer in time. */
export async function requestLoginLink(
  place: DaemonPlace,
  fetch: Fetch = systemFetch,
  answerWithinMs = ANSWER_WITHIN_MS,
): Promise<LoginLink> {
  const running = await findDaemon(place);
  const token = (await place.ownToken.read())?.text.trim();
  if (!running || token === undefined) throw refuse('daemon_not_running', 'No daemon is running for this home');
  const late = new AbortController();
  const stop = after(answerWithinMs, () => late.abort());
  try {
    const response = await fetch(`${running.url}/v1/login-link`, {
      method: 'POST',
      redirect: 'error',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
      signal: late.signal,
    });
    if (!response.ok) throw refuse('daemon_not_running', `The daemon at ${running.url} answered ${response.status}`);
    return (await response.json()) as LoginLink;
  } catch (error) {
    if (!late.signal.aborted) throw error;
    const message = `The daemon at ${running.url} did not answer within ${answerWithinMs} ms`;
    throw fail('daemon_silent', message, { retry: true, afterMs: 1_000 }, { url: running.url }, error);
  } finally {
    stop();
  }
}
