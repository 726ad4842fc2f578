// The interface of the mind. It holds agent sessions so far, when they are asked for checkpoints, and drafts of these.
import type { Git } from '../kernel/git/contract.ts';
import type { Store } from '../store/store.ts';
import type { WithCanon } from './canon/operations.ts';
import type { WithConsolidation } from './consolidate/operations.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createModes, type Modes } from './modes.ts';
import type { T3 } from './open-t3.ts';
import type { ReadTranscript, WorkOfSessions } from './ports.ts';
import { createSessions, type Sessions } from './sessions.ts';

export { canonArtifacts } from './canon/artifact-source.ts';
export { createMemoryOfCanon, type MemoryOfCanon } from './canon/memory.ts';
export { createCanonSource } from './canon/recall-source.ts';
export type { Slice, ReflectionsOfSlice } from './consolidate/contract.ts';
export { mindSchema } from './schema.ts';
export type { GoneSession } from './windows.ts';
export type { SessionEvent, SessionKey, SessionStart } from './record-session.ts';

export type { Drafts } from './drafts.ts';
export type { Beside } from './draft-record.ts';
export type { FailedCommand, ReadTranscript, Said, TaskOfSession } from './ports.ts';
export type { WorkOfSessions };

export interface Mind {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly modes: Modes;
  readonly drafts: Drafts;
}

/** With what needs more than its tables. */
export interface OpenMind extends Mind, WithCanon, WithConsolidation {
  t3(): Promise<T3>;
}

export interface MindDeps {
  readonly store: Store;
  readonly work: WorkOfSessions;
  readonly git: Git;
  readonly readTranscript: ReadTranscript;
}

export function createMind({ store, work, git, readTranscript }: MindDeps): Mind {
  return {
    store,
    sessions: createSessions({ store }),
    modes: createModes({ store, work }),
    drafts: createDrafts({ store, work, git, readTranscript }),
  };
}
