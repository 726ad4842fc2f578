// The door of distilling: observing and sealing sessions, by command or by a job, and what is on record of it.
import { toTimestamp } from '../../base/clock.ts';
import { messageOf } from '../../base/error-text.ts';
import type { Call } from '../../base/operation.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { readSession } from '../queries.ts';
import type { SessionKey } from '../t0/contract.ts';
import {
  type EnqueueSession,
  type EnqueuedSession,
  type Finalize,
  type Finalized,
  type ListObservations,
  type ListedObservations,
  type Manifest,
  type MindStatus,
  type MindStatusInput,
  type RanObserver,
  type RunObserver,
  type ShowBundle,
  type ShownBundle,
} from './contract.ts';
import { createReflectionsOfSlice } from './reflections-of-slice.ts';
import type { ReflectionsOfSlice } from '../consolidate/contract.ts';
import { manifestText, type Bundle } from './bundle.ts';
import { readBundleFile } from './bundle-files.ts';
import { finalizeSession, type FinalizedSession } from './finalize-session.ts';
import { isWorthARun } from './is-worth-a-run.ts';
import { inProject, type SessionInProject } from '../session/in-project.ts';
import { observeSession, type RunResult } from './observe-session.ts';
import { switchTag } from './switch-tag.ts';
import type { DistilDeps } from './ports.ts';
import * as q from './queries.ts';
import { bundleOf, listedObservation, listedReflection, runOf } from './read-distilled.ts';
import { readStatus } from './read-status.ts';
import { tagAtOf } from './tags.ts';
import {
  askForRun,
  distilJobIdOf,
  distilKeyOf,
  IDLE_MS,
  sessionKeyOf,
  type AskedFor,
  type AskedJob,
  type DistilJob,
  type Trigger,
} from './triggers.ts';

/** Of one look for sessions whose end nobody told. */
export const MOST_SWEPT = 16;
/** Of one command without a session. */
const MOST_AT_ONCE = 50;
const LONGEST_ERROR = 500;
/** A button that is pressed twice asks once. */
const AGAIN_MS = 2_000;
const ACTOR = 'mind';
const BUNDLES_A_PAGE = 20;
const NIL = '00000000-0000-0000-0000-000000000000';

export interface Distil {
  /** Of the named session, else of the project's newest ones that have anything new. */
  runObserver(input: RunObserver, call: Call): Promise<RanObserver>;
  /** The named session, else those of the project that ended or are idle, and were not sealed as they are. */
  finalize(input: Finalize, call: Call): Promise<Finalized>;
  list(input: ListObservations, call: Call): Promise<ListedObservations>;
  bundle(input: ShowBundle): Promise<ShownBundle>;
  /** Of every sealed session of the project whose bundle is kept. */
  bundles(projectId: string): AsyncIterable<KeptBundle>;
  status(input: MindStatusInput, call: Call): Promise<MindStatus>;
  readonly reflections: ReflectionsOfSlice;
  /** Which tag the session had at an event. */
  tagsOf(session: SessionKey): Promise<(seq: number) => string>;
  /** Takes what is new of the session's transcript into T0. */
  ingest(session: SessionInProject): Promise<void>;
  /** `tag` undefined takes a switch back. Whether anything changed; `also` is written with it. */
  switchTag(
    session: SessionInProject,
    tag: string | undefined,
    actor: string,
    also: (tx: WriteTx) => Promise<void>,
  ): Promise<boolean>;
  /** What a job of the queue asks for. Nothing where its session is gone. */
  work(job: DistilJob): Promise<void>;
  /** Asks for a run of every open session that acts under this name. */
  askForOwner(owner: string, trigger: Trigger): Promise<void>;
  /** Asks to seal sessions that ended or are idle, and that nobody asked to seal. How many of these were new to the queue. */
  sweep(): Promise<number>;
  /** Asks to observe open sessions that said something lately. */
  askForOpen(): Promise<void>;
  /** Puts a session into the queue, for whoever works on it; asked again at once, it is there already. */
  enqueue(input: EnqueueSession, call: Call, also?: AlsoEnqueued): Promise<EnqueuedSession>;
}

/** Written with it. */
export type AlsoEnqueued = (tx: WriteTx, session: SessionInProject, isNew: boolean) => Promise<void>;

/** A bundle as it lies in `insight/`; a file that is gone is null. */
export interface KeptBundle {
  readonly folder: string;
  readonly texts: Readonly<Record<keyof Bundle, string | null>>;
}

export function createDistil(deps: DistilDeps): Distil {
  const { store } = deps;

  async function named({ session, agent }: RunObserver): Promise<SessionInProject | undefined> {
    return session === undefined
      ? undefined
      : inProject(await store.read((tx) => deps.findSession(tx, session, agent, { isToChange: true })));
  }

  async function runOne(session: SessionInProject, trigger: Trigger, actor: string): Promise<RunResult | undefined> {
    await deps.ingest(session);
    return observeSession(deps, session, trigger, actor);
  }

  const idleBefore = async (tx: ReadTx) => toTimestamp((await tx.now()) - IDLE_MS);

  async function work({ agent, session_id, trigger, finalize, actor = ACTOR }: DistilJob): Promise<void> {
    const session = await store.read((tx) => tx.get(readSession, agent, session_id));
    if (!session || session.project_id === null) return;
    const ours = inProject(session);
    try {
      if (finalize) await finalizeSession(deps, ours, trigger, actor);
      else if (trigger !== 'tokens') await runOne(ours, trigger, actor);
      else {
        await deps.ingest(ours);
        if (await isWorthARun(deps, ours)) await observeSession(deps, ours, trigger, ACTOR);
      }
    } catch (error) {
      // Told where people look; the queue tries again.
      await store.write(async (tx) => {
        const now = toTimestamp(await tx.now());
        await tx.run(q.noteError, agent, session_id, messageOf(error, LONGEST_ERROR), now);
      });
      throw error;
    }
  }

  const ask = (job: AskedJob, moment: string): Promise<AskedFor> => store.write((tx) => askForRun(tx, job, moment));

  return {
    reflections: createReflectionsOfSlice(deps),
    work,
    ingest: (session) => deps.ingest(session),
    switchTag: (...asked) => switchTag(deps, ...asked),

    async enqueue({ session: ref, agent: ofAgent, finalize }, { actor }, also) {
      const session = inProject(await store.read((tx) => deps.findSession(tx, ref, ofAgent, { isToChange: true })));
      const { agent, session_id, project_id } = session;
      return store.write(async (tx) => {
        const moment = String(Math.floor((await tx.now()) / AGAIN_MS));
        const job = { agent, session_id, project_id, trigger: 'manual', finalize, actor } as const;
        const { isNew } = await askForRun(tx, job, moment);
        await also?.(tx, session, isNew);
        return { agent, session_id, job_id: distilJobIdOf(distilKeyOf(job, moment)), created: isNew };
      });
    },

    async runObserver(input, call) {
      const one = await named(input);
      const sessions = one ? [one] : await newestOf(await deps.projectOf(input.project_id, call));
      const runs: RanObserver['runs'][number][] = [];
      for (const session of sessions) {
        const ran = await runOne(session, 'manual', call.actor);
        if (ran && (one || ran.created)) runs.push({ ...runOf(ran.run), created: ran.created });
      }
      return { runs };
    },

    async finalize(input, call) {
      const one = await named(input);
      const sessions = one ? [one] : await toSeal(await deps.projectOf(input.project_id, call), MOST_AT_ONCE);
      const sealed: FinalizedSession[] = [];
      for (const session of sessions) sealed.push(await finalizeSession(deps, session, 'manual', call.actor));
      return { sessions: sealed };
    },

    async list({ tag, withdrawn, limit, ...input }, call) {
      const one = await named(input);
      const sessions = one ? [one] : await newestOf(await deps.projectOf(input.project_id, call));
      const isWanted = (row: { readonly tag: string; readonly withdrawn_at: string | null }) =>
        (tag === undefined || row.tag === tag) && (withdrawn || row.withdrawn_at === null);
      return store.read(async (tx) => {
        const observations: q.ObservationRow[] = [];
        const reflections: q.ReflectionRow[] = [];
        for (const session of sessions) {
          observations.push(...(await tx.all(q.observationsOf, sessionKeyOf(session))).filter(isWanted));
          reflections.push(...(await tx.all(q.reflectionsOf, sessionKeyOf(session))).filter(isWanted));
          if (observations.length >= limit) break;
        }
        return {
          observations: observations.slice(0, limit).map(listedObservation),
          reflections: reflections.slice(0, limit).map(listedReflection),
        };
      });
    },

    async *bundles(projectId) {
      for (let after = NIL; ;) {
        const page = await store.read((tx) => tx.all(q.exportsOfProject, projectId, after, BUNDLES_A_PAGE));
        for (const row of page) yield { folder: row.folder, texts: await textsOf(row) };
        const last = page.at(-1);
        if (!last || page.length < BUNDLES_A_PAGE) return;
        after = last.export_id;
      }
    },

    async bundle({ session, agent }) {
      const { of, row } = await store.read(async (tx) => {
        const found = inProject(await deps.findSession(tx, session, agent));
        return { of: found, row: await tx.get(q.lastExport, sessionKeyOf(found)) };
      });
      const texts = row && (await textsOf(row));
      const bundle = row && texts && { ...bundleOf(row), t1: texts['t1.md'], t2: texts['t2.md'] };
      return { agent: of.agent, session_id: of.session_id, bundle: bundle ?? null };
    },

    async status({ project_id, ...page }, call) {
      const project = await deps.projectOf(project_id, call);
      const canon_hash = await deps.canonHash(project);
      return store.read(async (tx) => ({
        project_id: project,
        canon_hash,
        attention: await deps.readAttention(tx, project),
        ...(await readStatus(tx, project, page)),
      }));
    },

    tagsOf: async (session) => tagAtOf(await store.read((tx) => tx.all(q.tagsOf, sessionKeyOf(session)))),

    async askForOwner(owner, trigger) {
      const open = await store.read((tx) => tx.all(q.openSessionsOf, owner));
      for (const { agent, session_id, project_id } of open)
        if (project_id !== null) await ask({ agent, session_id, project_id, trigger, finalize: false }, '');
    },

    async sweep() {
      let asked = 0;
      for (const { agent, session_id, project_id, ended_at, resumed_at } of await toSeal('', MOST_SWEPT)) {
        const trigger = ended_at === null ? 'idle' : 'end';
        const { isNew } = await ask({ agent, session_id, project_id, trigger, finalize: true }, resumed_at);
        if (isNew) asked += 1;
      }
      return asked;
    },

    async askForOpen() {
      const open = await store.read(async (tx) => tx.all(q.openSessions, await idleBefore(tx), MOST_AT_ONCE));
      for (const { agent, session_id, project_id } of open)
        if (project_id !== null) await ask({ agent, session_id, project_id, trigger: 'tokens', finalize: false }, '');
    },
  };

  /** A home on this machine has them as files, one on a server as rows. */
  async function textsOf({ folder, t1, t2, manifest }: q.ExportRow): Promise<KeptBundle['texts']> {
    const { insightFolder } = deps;
    const read = async (file: 't1.md' | 't2.md', kept: string | null) =>
      kept ?? (insightFolder === undefined ? null : readBundleFile(insightFolder, folder, file));
    return {
      't1.md': await read('t1.md', t1),
      't2.md': await read('t2.md', t2),
      'manifest.json': manifest === null ? null : manifestText(JSON.parse(manifest) as Manifest),
    };
  }

  async function newestOf(projectId: string): Promise<readonly SessionInProject[]> {
    return (await store.read((tx) => tx.all(q.sessionsOfProject, projectId, MOST_AT_ONCE))).map(inProject);
  }

  async function toSeal(projectId: string, most: number): Promise<readonly SessionInProject[]> {
    const rows = await store.read(async (tx) =>
      tx.all(q.sessionsToSeal, await idleBefore(tx), projectId, projectId, most),
    );
    return rows.map(inProject);
  }
}
