// The page's session with the daemon. The token is kept in this tab alone; another tab of ours can ask for it.
import { closeEverything } from './dialogs.ts';
import { createStore } from './store.ts';

export interface Session {
  readonly token: string;
  readonly name: string;
  readonly expires_at: string | null;
}

const KEY = 'throughline.session';
const ASK_MS = 200;

function stored(): Session | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Session | null;
  } catch {
    return null;
  }
}

export const session = createStore<Session | null>(stored());
/** Why there is no session, for a user who had one. */
export const loginProblem = createStore<string | null>(null);

export function keepSession(next: Session | null): void {
  if (next) sessionStorage.setItem(KEY, JSON.stringify(next));
  else {
    sessionStorage.removeItem(KEY);
    closeEverything();
  }
  session.set(next);
}

let isAsking = false;
const channel = new BroadcastChannel('throughline.session');
channel.addEventListener('message', ({ data }: MessageEvent<{ readonly ask?: true; readonly session?: Session }>) => {
  const mine = session.get();
  if (data.ask && mine) channel.postMessage({ session: mine });
  // Ignores a token for which this tab did not ask: a user who ended the session meant it.
  if (data.session && !mine && isAsking) keepSession(data.session);
});

/** Removes the code from the address before anything else can see it. */
export function takeCode(): string | undefined {
  const code = /^#code=([\w-]{10,100})$/.exec(location.hash)?.[1];
  if (code !== undefined) history.replaceState(null, '', location.pathname + location.search);
  return code;
}

export async function logIn(code: string): Promise<void> {
  loginProblem.set(null);
  try {
    const response = await fetch('/v1/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    const answer = (await response.json()) as Session & { readonly detail?: string; readonly hint?: string };
    if (response.ok) keepSession({ token: answer.token, name: answer.name, expires_at: answer.expires_at });
    else loginProblem.set(`${answer.detail ?? 'The code was refused'}. ${answer.hint ?? ''}`);
  } catch {
    loginProblem.set('The daemon cannot be reached. Start it with `throughline up`.');
  }
}

/** Resolves when another tab has answered, or none has in time. */
export async function askOtherTabs(): Promise<void> {
  isAsking = true;
  channel.postMessage({ ask: true });
  await new Promise((resolve) => {
    const stop = session.subscribe(() => resolve(stop()));
    setTimeout(() => resolve(stop()), ASK_MS);
  });
  isAsking = false;
}

export async function logOut(): Promise<void> {
  const token = session.get()?.token;
  if (token === undefined) return;
  await fetch('/v1/session', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } }).catch(() => {});
  loginProblem.set('You ended this session.');
  keepSession(null);
}

export function sessionLost(): void {
  if (!session.get()) return;
  loginProblem.set('This session has ended or was revoked.');
  keepSession(null);
}
