// The interface of the mind. It holds agent sessions so far, when they are asked for checkpoints, and drafts of these.
import { Bug } from '../base/errors.ts';
import type { Call } from '../base/operation.ts';
import type { Git } from '../kernel/git/contract.ts';
import type { Store } from '../store/store.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createModes, type Modes } from './modes.ts';
import type { ReadTranscript, WorkOfSessions } from './ports.ts';
import { createSessions, type Sessions } from './sessions.ts';
import type { OpenT0 } from './t0/open-t0.ts';

export { mindSchema } from './schema.ts';
export type { GoneSession } from './windows.ts';
export type { SessionEvent, SessionKey, SessionStart } from './record-session.ts';

export type { Drafts } from './drafts.ts';
export type { Beside } from './draft-record.ts';
export type { FailedCommand, ReadTranscript, Said, TaskOfSession } from './ports.ts';
export type { WorkOfSessions };

// T0
export type { OpenT0, T0Ports } from './t0/open-t0.ts';
export type { ExchangeOfAsk, ListExchanges } from './t0/other-sources.ts';

export interface Mind {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly modes: Modes;
  readonly drafts: Drafts;
  /** The project that is named, else the one of the caller's working directory. */
  projectOf(ref: string | undefined, call: Call): Promise<string>;
  /** Transcripts and what is kept of them; the first call opens the key of their hashes, and makes it. */
  t0(): Promise<OpenT0>;
}

export interface MindDeps {
  readonly store: Store;
  readonly work: WorkOfSessions;
  readonly git: Git;
  readonly readTranscript: ReadTranscript;
  readonly openT0?: (() => Promise<OpenT0>) | undefined;
}

export function createMind({ store, work, git, readTranscript, openT0 }: MindDeps): Mind {
  let t0: Promise<OpenT0> | undefined;
  return {
    store,
    sessions: createSessions({ store }),
    modes: createModes({ store, work }),
    drafts: createDrafts({ store, work, git, readTranscript }),
    projectOf: (ref, call) => work.projectOf(ref, call),
    t0() {
      if (!openT0) throw new Bug('this mind was opened without T0');
      return (t0 ??= openT0().catch((error: unknown) => {
        t0 = undefined;
        throw error;
      }));
    },
  };
}
