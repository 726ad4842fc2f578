// The daemon, through the typed client: one client per session, which also watches whether the daemon can be reached.
import { ClientError, createClient, type Client } from '../../src/client.ts';
import { session, sessionLost } from './session.ts';
import { createStore } from './store.ts';
import type { Input, Name, Output, Part } from './types.ts';

export { ClientError };

/** The daemon does not answer: it was stopped, or is being restarted. */
export const isAway = createStore(false);
/** How many streams of changes were opened: one more each time a stream begins. */
export const eventStreams = createStore(0);

async function watchedFetch(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init);
    isAway.set(false);
    if (response.status === 401) sessionLost();
    if (
      response.ok &&
      response.headers.get('content-type')?.startsWith('text/event-stream') &&
      init.method !== 'POST'
    ) {
      eventStreams.set((count) => count + 1);
    }
    return response;
  } catch (error) {
    if (!init.signal?.aborted) isAway.set(true);
    throw error;
  }
}

let current: { readonly token: string; readonly client: Client } | undefined;

export function client(): Client {
  const token = session.get()?.token ?? '';
  if (current?.token !== token) {
    current = { token, client: createClient({ url: location.origin, token, fetch: watchedFetch }) };
  }
  return current.client;
}

interface CallOptions<N extends Name> {
  readonly signal?: AbortSignal;
  readonly onPart?: (part: Part<N>) => void;
  readonly onProgress?: (progress: { readonly done: number; readonly of?: number }) => void;
}

export function call<N extends Name>(name: N, input: Input<N>, options: CallOptions<N> = {}): Promise<Output<N>> {
  // The client leaves out the input of operations that need none; here all calls have the same form.
  const untyped = client() as { call(name: N, input: Input<N>, options: CallOptions<N>): Promise<Output<N>> };
  return untyped.call(name, input, options);
}

/** The message to show for any thrown value. */
export function messageOf(error: unknown): { readonly message: string; readonly hint: string } {
  if (error instanceof ClientError) return { message: error.message, hint: error.hint };
  return { message: error instanceof Error ? error.message : String(error), hint: '' };
}
