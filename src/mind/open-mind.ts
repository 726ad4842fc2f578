// Puts the mind together over a home: its database, the tiers from transcripts to the canon, and what it asks of others.
import { join } from 'node:path';
import { createKeyedHash, keyedHash, openOriginalsKey, type OriginalsKey, type ReadWorkAtHand } from '../ask/ask.ts';
import { Refusal } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import { workPlaceOf } from '../base/git-worktree.ts';
import { systemRandom } from '../base/random.ts';
import type { DomainHome } from '../kernel/domain.ts';
import type { JobHandler } from '../kernel/jobs/contract.ts';
import { CONSOLIDATE_JOB } from './consolidate/backlog.ts';
import { createDistil } from './finalize/distil.ts';
import { enqueueByTag } from './finalize/enqueue-by-tag.ts';
import { createSessionFacts } from './finalize/session-facts.ts';
import { createHandshakes, type HandshakeDeps } from './handshake/handshakes.ts';
import { createMindFiles } from './handshake/mind-files.ts';
import { createReadInstructions } from './t0/instruction-files.ts';
import { openT3 } from './open-t3.ts';
import { drainDistilled, keepDistilled, type DistilWork } from './finalize/keep-distilled.ts';
import { createMind, type Mind, type ReadTranscript, type WorkOfSessions } from './mind.ts';
import { findSession } from './modes.ts';
import type { ModelOfMind } from './model/contract.ts';
import type { AskMind } from './observe/model-observer.ts';
import { createPromotions } from './promote/promotions.ts';
import { observe } from './observe/observe.ts';
import { reflect } from './reflect/reflect.ts';
import type { T0 } from './t0/contract.ts';
import { openT0, type OpenT0, type T0Ports } from './t0/open-t0.ts';
import { ingestSession } from './t0/ingest-session.ts';
import type { Transcripts } from './transcripts/contract.ts';

/** What it asks of others, beside what every domain gets. */
export interface MindHome {
  readonly work: WorkOfSessions;
  readonly readTranscript: ReadTranscript;
  readonly transcripts: Transcripts;
  readonly t0Ports: Pick<T0Ports, 'listExchanges'>;
  /** Of the home; undefined on a server. */
  readonly folder: string | undefined;
  /** Whether a text speaks of work under way. */
  readonly isStatus: (text: string) => boolean;
  readonly workAtHand: ReadWorkAtHand;
  /** Drift of the project that nobody resolved, the newest first. */
  readonly openDrift: HandshakeDeps['drift'];
  /** The model that may be asked beside the rules, and asking it. */
  readonly modelOfMind: ModelOfMind;
  readonly askMind: AskMind;
}

const readInstructions = createReadInstructions();

/** Where bundles of sessions lie in a home. */
const INSIGHT = ['mind', 'insight'] as const;
const ACTOR = 'mind';
/** The hash of a canon without entries. */
const NOTHING_HELD = sha256('');

export async function openMind(home: DomainHome & MindHome): Promise<Mind> {
  const { store, ledger } = await home.database();
  const { work, git, readTranscript, transcripts, clock, ids, folder } = home;
  // A file outside the home, which looking must not make.
  const openKey = once((): Promise<OriginalsKey> => openOriginalsKey(home, systemRandom));
  const t0 = once(async () => {
    const key = await openKey();
    return openT0({
      ...home.t0Ports,
      transcripts,
      store,
      ledger,
      key: { id: key.id, hash: createKeyedHash(key) },
      rootOf: (projectId) => work.rootOf(projectId),
      projectAt: (cwd) => projectAt(work, cwd),
    });
  });
  const distil = createDistil({
    t0: lazily(t0),
    observe,
    askModel: home.askMind,
    reflect,
    ingest: async (session) => ingestSession(await t0(), session),
    enqueueSlice: async (slice) => {
      const { consolidation } = await t3();
      return enqueueByTag(slice, distil.reflections, await work.rootOf(slice.project_id), (each) =>
        consolidation.consolidator.enqueueSlice(each),
      );
    },
    canonHash: async (projectId) => {
      const hash = await (await t3()).canon.hash(projectId);
      return hash === NOTHING_HELD ? null : hash;
    },
    store,
    ledger,
    clock,
    ids,
    async openKeyedHash() {
      const key = await openKey();
      return (text) => keyedHash(key, text);
    },
    tagsOfTasks: (projectId, taskIds) => work.tagsOfTasks(projectId, taskIds),
    projectOf: (ref, call) => work.projectOf(ref, call),
    insightFolder: folder === undefined ? undefined : join(folder, ...INSIGHT),
    findSession,
  });
  const promotions = createPromotions({ rootOf: (projectId) => work.rootOf(projectId), ids });
  const t3 = once(() => openT3({ ...home, reflections: distil.reflections, onApplied: publish, promotions }));
  const handshakes = once(async () => {
    const { canon } = await t3();
    return createHandshakes({
      store,
      canon,
      work: home.workAtHand,
      drift: home.openDrift,
      sessionFacts: createSessionFacts(store),
      instructions: async (projectId) => {
        const root = await work.rootOf(projectId);
        return root === null ? [] : readInstructions(root);
      },
      projectName: (projectId) => work.nameOf(projectId),
      writeFile: folder === undefined ? undefined : createMindFiles(folder, ids, (projectId) => work.isOnly(projectId)),
    });
  });
  /** What is told follows what is known. A handshake that fails is compiled when it is next asked for. */
  async function publish(projectId: string): Promise<void> {
    await (await handshakes()).publish(projectId).catch(() => {});
  }
  const handlers: Readonly<Record<string, JobHandler>> = {
    [CONSOLIDATE_JOB]: async (job) => (await t3()).consolidation.consolidator.handlers[CONSOLIDATE_JOB]?.(job),
  };
  const workWith = (onError: (error: unknown) => void): DistilWork => ({
    store,
    jobs: ledger.jobs,
    clock,
    distil,
    handlers,
    onError,
  });
  return createMind({
    store,
    work,
    git,
    readTranscript,
    model: home.modelOfMind,
    promotions,
    clock,
    isStatus: home.isStatus,
    openT0: t0,
    openT3: t3,
    openHandshakes: handshakes,
    distilling: {
      distil,
      keepDistilled: (onError) => keepDistilled(workWith(onError)),
      drain: (mostMs, onError) => drainDistilled(workWith(onError), mostMs),
    },
  });
}

/** Opened by the first call; a call that failed is tried again. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () =>
    (opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
}

function lazily(open: () => Promise<OpenT0>): T0 {
  return {
    events: async (...asked) => (await open()).t0.events(...asked),
    byIds: async (...asked) => (await open()).t0.byIds(...asked),
    head: async (...asked) => (await open()).t0.head(...asked),
  };
}

/** Undefined where several projects could be meant, or none is. */
async function projectAt(work: WorkOfSessions, cwd: string): Promise<string | undefined> {
  try {
    return await work.projectOf(undefined, workPlaceOf({ actor: ACTOR, cwd }));
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
