// The interface of the mind: agent sessions, when they are asked for checkpoints, drafts of these, and what sessions are distilled into.
import type { Clock } from '../base/clock.ts';
import type { Ids } from '../base/ids.ts';
import type { Call } from '../base/operation.ts';
import type { Git } from '../kernel/git/contract.ts';
import type { Store } from '../store/store.ts';
import type { WithCanon } from './canon/operations.ts';
import type { WithConsolidation } from './consolidate/operations.ts';
import type { Eraser } from './erase/eraser.ts';
import type { WithEraser } from './erase/operations.ts';
import { createControls, type Controls } from './controls/controls.ts';
import { createHandoffs, type Handoffs } from './handoff/handoffs.ts';
import type { Handshakes } from './handshake/handshakes.ts';
import { readDropped } from './injection/dropped.ts';
import type { WithHandshakes } from './handshake/operations.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import type { Distil } from './finalize/distil.ts';
import type { Drained } from './finalize/keep-distilled.ts';
import { createInjections, type Injections } from './injection/injections.ts';
import type { ModelOfMind } from './model/contract.ts';
import type { WithModel } from './model/operations.ts';
import { createModes, type Modes } from './modes.ts';
import { sessionOf } from './session/find-session.ts';
import type { T3 } from './open-t3.ts';
import type { CountWork, ReadTranscript, ReadWorkInHand, ReadWorkWords, WorkOfSessions } from './session/ports.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createTags, type Tags } from './tags/tags.ts';
import type { OpenT0 } from './t0/open-t0.ts';
import type { WithPromotions } from './promote/operations.ts';
import type { Promotions } from './promote/promotions.ts';
import type { WithTransfer } from './transfer/operations.ts';
import type { WithTrace } from './trace/operations.ts';
import { createTrace } from './trace/trace.ts';

export { canonArtifacts } from './canon/artifact-source.ts';
export { createMemoryOfCanon, type MemoryOfCanon } from './canon/memory.ts';
export { watchTranscripts } from './t0/watch-transcripts.ts';
export { quotedEntry } from './canon/quoted-entry.ts';
export { createCanonSource } from './recall/canon-source.ts';
export { createSaidSource } from './recall/said-source.ts';
export type { Slice, ReflectionsOfSlice } from './consolidate/contract.ts';
export { mindSchema } from './schema.ts';
export type { GoneSession } from './session/windows.ts';
export type { SessionEvent, SessionKey, SessionStart } from './record-session.ts';

export type { Drafts } from './drafts.ts';
export type { Beside } from './draft-record.ts';
export type {
  CountInWork,
  CountWork,
  FailedCommand,
  ReadTranscript,
  ReadWorkInHand,
  ReadWorkWords,
  Said,
  TaskOfSession,
} from './session/ports.ts';
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
// T0
export type { OpenT0, T0Ports } from './t0/open-t0.ts';
export type { ExchangeOfAsk, ListExchanges } from './t0/other-sources.ts';

export interface Mind
  extends WithCanon, WithConsolidation, WithHandshakes, WithTrace, WithModel, WithTransfer, WithPromotions, WithEraser {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly modes: Modes;
  readonly drafts: Drafts;
  readonly distil: Distil;
  readonly injections: Injections;
  readonly handoffs: Handoffs;
  readonly tags: Tags;
  /** What was asked by hand. */
  readonly controls: Controls;
  /** Works on the queue of sessions to observe and to seal, until it is stopped. */
  keepDistilled(onError: (error: unknown) => void): { stop(): Promise<void> };
  /** The same until nothing is left, or for so long. */
  drain(mostMs: number, onError: (error: unknown) => void): Promise<Drained>;
  /** The project that is named, else the one of the caller's working directory. */
  projectOf(ref: string | undefined, call: Call): Promise<string>;
  /** Transcripts and what is kept of them; the first call opens the key of their hashes, and makes it. */
  t0(): Promise<OpenT0>;
  /** The canon and its consolidation; opened like T0. */
  t3(): Promise<T3>;
}

/** What sessions are distilled by, and the work on it. */
export type DistilOfMind = Pick<Mind, 'distil' | 'keepDistilled' | 'drain'>;

export interface MindDeps {
  readonly store: Store;
  readonly work: WorkOfSessions;
  readonly git: Git;
  readonly readTranscript: ReadTranscript;
  readonly readWorkWords: ReadWorkWords;
  readonly readWorkInHand: ReadWorkInHand;
  readonly countWork: CountWork;
  readonly ids: Ids;
  readonly model: ModelOfMind;
  readonly clock: Clock;
  readonly promotions: Promotions;
  readonly isStatus: (text: string) => boolean;
  readonly distilling: DistilOfMind;
  readonly openT0: () => Promise<OpenT0>;
  readonly openT3: () => Promise<T3>;
  readonly openHandshakes: () => Promise<Handshakes>;
  readonly openEraser: () => Promise<Eraser>;
}

export function createMind({
  store,
  work,
  git,
  readTranscript,
  readWorkWords,
  readWorkInHand,
  countWork,
  ids,
  model,
  clock,
  promotions,
  isStatus,
  distilling,
  openT0,
  openT3,
  openHandshakes,
  openEraser,
}: MindDeps): Mind {
  const sessions = createSessions({ store });
  const { distil } = distilling;
  const projectOf = (ref: string | undefined, call: Call) => work.projectOf(ref, call);
  const tags = createTags({
    store,
    clock,
    distil,
    projectOf,
    tagsOfTasks: (projectId, taskIds) => work.tagsOfTasks(projectId, taskIds),
  });
  return {
    store,
    model,
    promotions,
    ...distilling,
    sessions,
    modes: createModes({ store, work }),
    injections: createInjections({
      store,
      projectOf,
      readDropped,
      readWorkWords,
      readSession: (key) => sessions.get(key),
      countWork,
    }),
    handoffs: createHandoffs({
      store,
      clock,
      ids,
      distil,
      projectOf,
      readWorkInHand,
      tagOf: (session) => tags.of(session),
    }),
    tags,
    controls: createControls({ store, ids }),
    drafts: createDrafts({ store, work, git, readTranscript }),
    projectOf,
    nameOf: (projectId) => work.nameOf(projectId),
    isStatus,
    now: () => clock.now(),
    t0: openT0,
    t3: openT3,
    handshakes: openHandshakes,
    eraser: openEraser,
    sessionOf: (projectId, ref, agent) => store.read((tx) => sessionOf(tx, projectId, ref, agent)),
    trace: async () => createTrace({ store, canon: (await openT3()).canon, t0: async () => (await openT0()).t0 }),
    canon: async () => (await openT3()).canon,
    consolidation: async () => (await openT3()).consolidation,
  };
}
