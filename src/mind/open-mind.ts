// Puts the mind together over a home: its database, the tiers from transcripts to the canon, and what it asks of others.
import { join } from 'node:path';
import { createKeyedHash, keyedHash, openOriginalsKey, type OriginalsKey, type ReadWorkAtHand } from '../ask/ask.ts';
import { Refusal } from '../base/errors.ts';
import { workPlaceOf } from '../base/git-worktree.ts';
import { systemRandom } from '../base/random.ts';
import type { DomainHome } from '../kernel/domain.ts';
import type { JobHandler } from '../kernel/jobs/contract.ts';
import { projectsWithCanon } from './canon/queries.ts';
import { CONSOLIDATE_JOB } from './consolidate/backlog.ts';
import { cutDrift, cutWorkAtHand, cutWorkInHand } from './erase/cut-work.ts';
import { createErasedList } from './erase/erased-list.ts';
import { createEraser } from './erase/eraser.ts';
import type { EraserIndex } from './erase/plan.ts';
import { createDistil } from './finalize/distil.ts';
import { createDistilEraser } from './finalize/erase-words.ts';
import { enqueueByTag } from './finalize/enqueue-by-tag.ts';
import { quotedBy } from './finalize/reflections-of-slice.ts';
import { createSessionFacts } from './finalize/session-facts.ts';
import { createHandshakes, type HandshakeDeps } from './handshake/handshakes.ts';
import { loadTokenizer } from './handshake/tokenizer.ts';
import { COMPILE_JOB } from './injection/ask-to-compile.ts';
import { createLineCompiler } from './injection/compile-lines.ts';
import { attentionOf, readHealth } from './injection/health.ts';
import { rewindContexts } from './injection/rewind.ts';
import { createMindFiles } from './handshake/mind-files.ts';
import { createReadInstructions } from './t0/instruction-files.ts';
import { paneOf } from './pane-of.ts';
import { openT3, type T3Home } from './open-t3.ts';
import { recordReadChanges } from './record-read-changes.ts';
import { drainDistilled, keepDistilled, type DistilWork } from './finalize/keep-distilled.ts';
import {
  createMind,
  type Mind,
  type ReadTranscript,
  type CountWork,
  type ReadWorkInHand,
  type ReadWorkWords,
  type WorkOfSessions,
} from './mind.ts';
import { findSession } from './session/find-session.ts';
import type { CountInWork } from './session/ports.ts';
import type { ModelOfMind } from './model/contract.ts';
import type { AskMind } from './observe/model-observer.ts';
import { createPromotions } from './promote/promotions.ts';
import { observe } from './observe/observe.ts';
import { reflect } from './reflect/reflect.ts';
import type { T0 } from './t0/contract.ts';
import { openT0, type OpenT0, type T0Ports } from './t0/open-t0.ts';
import { projectsWithTexts } from './t0/queries.ts';
import { noteTranscript } from './finalize/left-transcripts.ts';
import { ingestSession } from './t0/ingest-session.ts';
import type { Transcripts } from './transcripts/contract.ts';

/** What it asks of others, beside what every domain gets. */
export interface MindHome {
  readonly work: WorkOfSessions;
  readonly readTranscript: ReadTranscript;
  readonly readWorkWords: ReadWorkWords;
  readonly readWorkInHand: ReadWorkInHand;
  readonly countWork: CountWork;
  readonly transcripts: Transcripts;
  readonly t0Ports: Pick<T0Ports, 'listExchanges'>;
  readonly homeId: string;
  /** The index of recall, which forgets what the canon forgets. */
  readonly recallIndex?: EraserIndex | undefined;
  /** How alike documents of that index are; nothing of those without a vector. */
  readonly likeness?: T3Home['likeness'];
  /** Of the home; undefined on a server. */
  readonly folder: string | undefined;
  /** Whether a text speaks of work under way. */
  readonly isStatus: (text: string) => boolean;
  readonly workAtHand: ReadWorkAtHand;
  readonly countInWork: CountInWork;
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

export async function openMind(home: DomainHome & MindHome): Promise<Mind> {
  const { store, ledger } = await home.database();
  const { work, git, readTranscript, transcripts, clock, ids, folder } = home;
  const insightFolder = folder === undefined ? undefined : join(folder, ...INSIGHT);
  // A file outside the home, which looking must not make.
  const openKey = once((): Promise<OriginalsKey> => openOriginalsKey(home, systemRandom));
  const erasedList = once(async () => {
    const key = await openKey();
    return createErasedList({ ...home, keyId: key.id, keyedHash: createKeyedHash(key) });
  });
  const readErased = async () => (await erasedList()).read();
  const cutErased = async () => (await readErased()).texts.cut;
  const openDrift: HandshakeDeps['drift'] = async (projectId) =>
    cutDrift(await home.openDrift(projectId), await cutErased());
  const ownT0 = once(async () => {
    const key = await openKey();
    return openT0({
      ...home.t0Ports,
      transcripts,
      readErased,
      onTakenBack: rewindContexts,
      onFilesChanged: recordReadChanges,
      store,
      ledger,
      key: { id: key.id, hash: createKeyedHash(key) },
      rootOf: (projectId) => work.rootOf(projectId),
      projectAt: (cwd) => projectAt(work, cwd),
      citedT0: async (projectId) => {
        const entries = await (await t3()).canon.active(projectId);
        return quotedBy(
          store,
          projectId,
          entries.flatMap(({ evidence }) => evidence),
        );
      },
    });
  });
  /** What was erased is erased again before anybody reads a backup that still has it, whatever they read. */
  const cleaned = once(async () => (await eraser()).applyList(ACTOR));
  const t0 = once(async () => {
    await cleaned();
    return ownT0();
  });
  const distil = createDistil({
    t0: lazily(t0),
    observe,
    askModel: home.askMind,
    reflect,
    ingest: async (session) => noteTranscript(store, session, await ingestSession(await t0(), session)),
    enqueueSlice: async (slice) => {
      const { consolidation } = await t3();
      const place = { project_root: await work.rootOf(slice.project_id), pane_id: await paneOf(store, slice) };
      return enqueueByTag(slice, distil.reflections, place, (each) => consolidation.consolidator.enqueueSlice(each));
    },
    async canonHash(projectId) {
      const known = await store.read((tx) => tx.all(projectsWithCanon));
      return known.some(({ project_id }) => project_id === projectId) ? (await t3()).canon.hash(projectId) : null;
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
    insightFolder,
    readAttention: async (tx, projectId) => attentionOf(await readHealth(tx, projectId, await tx.now())),
    findSession,
  });
  const promotions = createPromotions({ store, rootOf: (projectId) => work.rootOf(projectId), ids });
  const ownT3 = once(() => openT3({ ...home, readErased, reflections: distil.reflections, onApplied: publish }));
  const t3 = once(async () => {
    await cleaned();
    return ownT3();
  });
  const eraser = once(async () => {
    const [{ eraser: t0Eraser }, { canon, eraser: canonEraser }] = await Promise.all([ownT0(), ownT3()]);
    return createEraser({
      store,
      list: await erasedList(),
      keyedHash: createKeyedHash(await openKey()),
      t0: t0Eraser,
      distil: createDistilEraser({ store, ledger, insightFolder }),
      canon,
      canonEraser,
      publish: async (projectId) => (await handshakes()).publish(projectId),
      promotions,
      folder,
      index: home.recallIndex,
      countInWork: home.countInWork,
    });
  });
  const instructionsOf = async (projectId: string): Promise<readonly string[]> => {
    const root = await work.rootOf(projectId);
    return root === null ? [] : readInstructions(root);
  };
  const handshakes = once(async () => {
    const { canon } = await ownT3();
    return createHandshakes({
      store,
      canon,
      async work(projectId) {
        const atHand = await home.workAtHand(projectId);
        return atHand && cutWorkAtHand(atHand, await cutErased());
      },
      drift: openDrift,
      sessionFacts: createSessionFacts(store),
      instructions: instructionsOf,
      compileLines: createLineCompiler({
        store,
        canon,
        tokenizer: loadTokenizer,
        drift: openDrift,
        instructions: instructionsOf,
      }),
      projectName: (projectId) => work.nameOf(projectId),
      writeFile: folder === undefined ? undefined : createMindFiles(folder, ids, (projectId) => work.isOnly(projectId)),
    });
  });
  /** What is told follows what is known. What fails is compiled when it is next asked for. */
  async function publish(projectId: string): Promise<void> {
    // First: the handshake leaves out what the instruction files say.
    await promotions.renew(projectId).catch(() => {});
    await (await handshakes()).publish(projectId).catch(() => {});
  }
  /** The words of handoffs that nobody took, texts past their days and what was asked by hand a year ago go, and entries whose time or files are over become stale. */
  async function tidy(signal: AbortSignal): Promise<void> {
    await mind.handoffs.sweep();
    await mind.controls.prune();
    const known = await store.read(async (tx) => ({
      texts: await tx.all(projectsWithTexts),
      canon: await tx.all(projectsWithCanon),
    }));
    if (known.texts.length > 0) await (await t0()).retention.pruneAll(ACTOR, signal);
    if (known.canon.length === 0) return;
    const { consolidator } = (await t3()).consolidation;
    for (const { project_id } of known.canon) await consolidator.sweep(project_id);
  }
  const handlers: Readonly<Record<string, JobHandler>> = {
    [COMPILE_JOB]: async ({ payload }) => {
      await (await handshakes()).publish((payload as unknown as { readonly project_id: string }).project_id);
    },
    [CONSOLIDATE_JOB]: async (job) => (await t3()).consolidation.consolidator.handlers[CONSOLIDATE_JOB]?.(job),
  };
  const workWith = (onError: (error: unknown) => void): DistilWork => ({
    store,
    jobs: ledger.jobs,
    clock,
    distil,
    handlers,
    tidy,
    onError,
  });
  const mind = createMind({
    store,
    work,
    git,
    readTranscript,
    readWorkWords: home.readWorkWords,
    countWork: home.countWork,
    readWorkInHand: async (...asked) => cutWorkInHand(await home.readWorkInHand(...asked), await cutErased()),
    ids,
    model: home.modelOfMind,
    promotions,
    clock,
    isStatus: home.isStatus,
    openT0: t0,
    openT3: t3,
    openHandshakes: async () => {
      await cleaned();
      return handshakes();
    },
    openEraser: eraser,
    distilling: {
      distil: {
        ...distil,
        async list(...asked) {
          await cleaned();
          return distil.list(...asked);
        },
        async bundle(...asked) {
          await cleaned();
          return distil.bundle(...asked);
        },
        async *bundles(...asked) {
          await cleaned();
          yield* distil.bundles(...asked);
        },
      },
      keepDistilled: (onError) => keepDistilled(workWith(onError)),
      drain: (mostMs, onError) => drainDistilled(workWith(onError), mostMs),
    },
  });
  return mind;
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
