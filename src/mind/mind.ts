// The interface of the mind. It holds agent sessions so far.
import type { Store } from '../store/store.ts';
import { createSessions, type Sessions } from './sessions.ts';

export { mindSchema } from './schema.ts';
export type { SessionEvent, SessionKey, SessionStart } from './record-session.ts';

export interface Mind {
  readonly store: Store;
  readonly sessions: Sessions;
}

export function createMind({ store }: { readonly store: Store }): Mind {
  return { store, sessions: createSessions({ store }) };
}
