// Asks the running daemon of a home for a link that logs a browser in, with the token that only this user can read.
import type { Fetch } from '../../base/network.ts';
import { systemFetch } from '../../base/network.ts';
import { refuse } from './contract.ts';
import { findDaemon } from './daemon-info.ts';
import type { DaemonPlace } from './ports.ts';

export interface LoginLink {
  /** With the code in its fragment, which reaches no server and no log. */
  readonly url: string;
  readonly expires_at: string;
}

/** Refuses `daemon_not_running`. */
export async function requestLoginLink(place: DaemonPlace, fetch: Fetch = systemFetch): Promise<LoginLink> {
  const running = await findDaemon(place);
  const token = (await place.ownToken.read())?.text.trim();
  if (!running || token === undefined) throw refuse('daemon_not_running', 'No daemon is running for this home');
  const response = await fetch(`${running.url}/v1/login-link`, {
    method: 'POST',
    redirect: 'error',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw refuse('daemon_not_running', `The daemon at ${running.url} answered ${response.status}`);
  return (await response.json()) as LoginLink;
}
