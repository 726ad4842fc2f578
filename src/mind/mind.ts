// The interface of the mind. It holds agent sessions so far, and when they are asked for checkpoints.
import type { Store } from '../store/store.ts';
import { createModes, type Modes } from './modes.ts';
import type { WorkOfSessions } from './ports.ts';
import { createSessions, type Sessions } from './sessions.ts';

export { mindSchema } from './schema.ts';
export type { GoneSession } from './windows.ts';
export type { SessionEvent, SessionKey, SessionStart } from './record-session.ts';

export type { WorkOfSessions };

export interface Mind {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly modes: Modes;
}

export interface MindDeps {
  readonly store: Store;
  readonly work: WorkOfSessions;
}

export function createMind({ store, work }: MindDeps): Mind {
  return { store, sessions: createSessions({ store }), modes: createModes({ store, work }) };
}
