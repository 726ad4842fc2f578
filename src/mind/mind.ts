// The door of the mind. Agent sessions are the first of it.
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
