// The interface of the mind. It holds agent sessions so far, when they are asked for checkpoints, and drafts of these.
import type { Git } from '../kernel/git/contract.ts';
import type { Store } from '../store/store.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createModes, type Modes } from './modes.ts';
import type { ReadTranscript, WorkOfSessions } from './ports.ts';
import { createSessions, type Sessions } from './sessions.ts';

export { mindSchema } from './schema.ts';
export type { GoneSession } from './windows.ts';
export type { SessionEvent, SessionKey, SessionStart } from './record-session.ts';

export type { Drafts } from './drafts.ts';
export type { Beside } from './draft-record.ts';
export type { FailedCommand, ReadTranscript, Said, TaskOfSession } from './ports.ts';
export type { WorkOfSessions };

export type * from './transcripts/contract.ts';
export type { OpenReader, RecordFormat, RecordReader, TranscriptRecord } from './transcripts/format.ts';
export {
  identityOf,
  openByteSource,
  openTranscriptFile,
  textSource,
  type ByteSource,
} from './transcripts/byte-source.ts';
export { MOST_LINE_BYTES, readParts, type ReadParts } from './transcripts/read-parts.ts';

export interface Mind {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly modes: Modes;
  readonly drafts: Drafts;
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
