// Erases a session, an entry or a text from every tier, and measures what is left. What is found is counted first, in the same way for a dry
// run; then the list in the user's folder is written, then the tiers are emptied, then the files are made anew, and then everything is searched.
import { join } from 'node:path';
import { readAny } from '../../store/rows.ts';
import type { Canon } from '../canon/canon.ts';
import { removeBundle } from '../finalize/bundle-files.ts';
import * as handshakeQueries from '../handshake/queries.ts';
import { eraseFound } from '../injection/erase-words.ts';
import type { Promotions } from '../promote/promotions.ts';
import * as mindQueries from '../queries.ts';
import type { CountInWork } from '../session/ports.ts';
import { filesOfRows } from '../t0/kept-lines.ts';
import * as t0Queries from '../t0/queries.ts';
import type { Receipt } from './contract.ts';
import { createMeasure, MOST_IN_BYTES, TABLES_OF_MIND } from './measure.ts';
import { createPlan, type Plan, type PlanDeps } from './plan.ts';
import { createPromotedLines } from './promoted-lines.ts';
import { createSelect, probing, type SelectDeps, type Selection, type Wanted } from './selection.ts';

export interface EraserDeps extends Omit<PlanDeps, 'mindFolder' | 'promotedLines'>, SelectDeps {
  readonly canon: Pick<Canon, 'forget'>;
  readonly promotions: Pick<Promotions, 'look' | 'renew'>;
  readonly countInWork: CountInWork;
  /** Writes the files that people read anew. */
  readonly publish: (projectId: string) => Promise<unknown>;
  /** The home's folder; undefined on a server. */
  readonly folder: string | undefined;
}

export interface EraseOptions {
  readonly projectId: string;
  readonly actor: string;
  readonly dryRun: boolean;
}

export interface Eraser {
  erase(wanted: Wanted, options: EraseOptions): Promise<Receipt>;
  /** What was erased before, where this database does not know of it: after a restore. */
  applyList(actor: string): Promise<void>;
}

const MOST_PATHS = 50;
const MOST_PASSES = 3;
const NO_PROJECT = '00000000-0000-0000-0000-000000000000';

export function createEraser(deps: EraserDeps): Eraser {
  const { store, list, keyedHash } = deps;
  const mindFolder = deps.folder === undefined ? undefined : join(deps.folder, 'mind');
  const insightFolder = mindFolder === undefined ? undefined : join(mindFolder, 'insight');
  const selectionOf = createSelect(deps);
  const promotedLines = createPromotedLines(deps);
  const planOf = createPlan({ ...deps, mindFolder, promotedLines });
  const measure = createMeasure({ store, keyedHash, planOf, mindFolder, promotedLines });

  async function execute(plan: Plan, actor: string, isAgain: boolean): Promise<void> {
    await deps.t0.erase(plan.t0, actor);
    await deps.distil.erase(plan.distil, actor);
    // Whoever died before may have emptied the canon, and not what people read of it.
    const affected = new Set<string>(isAgain ? plan.canon.keys() : []);
    for (const { project_id } of plan.promoted.lines) affected.add(project_id);
    for (const [projectId, { erasing, found }] of plan.canon) {
      if (found.subjectKeys.length === 0 && found.revisions.length + found.acts.length === 0) continue;
      affected.add(projectId);
      const named = found.emptied.filter(({ entry_id }) => erasing.entries.has(entry_id));
      for (const { number, state } of new Set([...named, ...found.held]))
        if (state !== 'forgotten') await deps.canon.forget({ projectId, call: { actor } }, `C${number}`, undefined);
      await deps.canonEraser.erase(erasing, actor);
    }
    await store.write(async (tx) => {
      for (const id of plan.snapshots) {
        await tx.run(handshakeQueries.eraseSnapshot, id);
        await tx.run(handshakeQueries.eraseLines, id);
      }
      await eraseFound(tx, plan.injection);
      for (const { agent, session_id, subject_id } of plan.drafts)
        await tx.run(mindQueries.deleteDraft, agent, session_id, subject_id);
      for (const { agent, session_id, project_id, path } of plan.files)
        await tx.run(mindQueries.deleteFile, agent, session_id, project_id, path);
    });
    for (const path of plan.written) {
      const [first, folder] = path.split(/[\\/]/);
      // One that no row names any more, as after a restore.
      if (first === 'insight' && folder !== undefined && insightFolder !== undefined)
        await removeBundle(insightFolder, folder);
    }
    for (const projectId of affected) {
      // First: the handshake leaves out what the instruction files say.
      const lines = plan.promoted.lines.filter(({ project_id }) => project_id === projectId);
      await deps.promotions.renew(projectId, lines);
      await deps.publish(projectId);
    }
    if (await deps.index?.isMade()) await deps.index?.catchUp();
  }

  async function outside(wanted: Wanted, selection: Selection, plan: Plan): Promise<Receipt['outside']> {
    const ids = plan.t0.events.map(({ t0_id }) => [t0_id] as const);
    const paths = await store.read(async (tx) => {
      const places = await readAny(tx, t0Queries.placesOf, ids);
      return filesOfRows(tx, places);
    });
    const own =
      wanted.what === 'session'
        ? await store.read((tx) => tx.get(mindQueries.readSession, wanted.session.agent, wanted.session.session_id))
        : undefined;
    const transcripts = [...new Set([...paths.values(), ...(own?.transcript_path ? [own.transcript_path] : [])])];
    const inWork = await deps.countInWork(probing(selection, keyedHash));
    return [
      ...transcripts
        .filter((path) => path !== 'exchanges')
        .slice(0, MOST_PATHS)
        .map((place) => ({ place, why: 'the agent’s own record; it is not read again for this' })),
      ...plan.promoted.unread.map((place) => ({
        place,
        why: 'it cannot be read, so nobody looked into the block there',
      })),
      ...(plan.promoted.lines.length > 0 ? [IN_COMMITS] : []),
      { place: 'backups', why: 'copies of the home that were made before; what a restore brings back is erased again' },
      {
        place: 'exports',
        why: 'files that somebody wrote with `mind export`, `mind transcript export` or `--to`, or printed',
      },
      {
        place: 'work',
        why: `${inWork} of its goals, tasks and checkpoints hold it, and its ledger what they held before; handshakes and handoffs leave it out, but a session that is told of this work hears it, and the record of what it was told then holds it: word the work anew`,
      },
      { place: 'exchanges', why: 'conversations with models have their own: `throughline exchange prune`' },
      ...(store.dialect === 'postgres'
        ? [{ place: 'the server', why: 'its write-ahead log, its replicas and its own backups may hold it' }]
        : []),
    ];
  }

  async function basesOf(t0Ids: readonly string[]): Promise<readonly string[]> {
    const rows = await store.read((tx) =>
      readAny(
        tx,
        t0Queries.basesOf,
        t0Ids.map((id) => [id]),
      ),
    );
    return rows.map(({ base_id }) => base_id);
  }

  async function erase(wanted: Wanted, { projectId, actor, dryRun }: EraseOptions): Promise<Receipt> {
    const selection = await selectionOf(wanted, projectId);
    const variants = new Set<string>();
    const has = selection.texts.isEmpty
      ? undefined
      : (text: string) => {
          const spans = selection.texts.spans(text);
          for (const { start, end } of spans) if (variants.size < MOST_IN_BYTES) variants.add(text.slice(start, end));
          return spans.length > 0;
        };
    const wasApplied = await isApplied();
    if (!dryRun) {
      // First: whoever dies behind this leaves the rest to the next one who opens the mind.
      await list.add(selection.additions);
      await deps.t0.announce();
    }
    let plan = await planOf(selection, has);
    const of = {
      dry_run: dryRun,
      project_id: projectId,
      places: plan.places,
      outside: await outside(wanted, selection, plan),
    };
    if (dryRun)
      return { ...of, remaining: null, still_in: [], said_elsewhere: 0, log: 'untouched', tables: 'unneeded' };
    for (let passes = 1; ; passes += 1) {
      const { mark } = await list.add({ events: wanted.what === 'session' ? [] : await basesOf(plan.quoted) });
      await execute(plan, actor, wanted.what === 'again');
      // SQLite overwrites what it deletes. What is found all the same, in a later pass, is of a process that did not.
      const isNeeded = store.dialect === 'postgres' || passes > 1;
      const tables = isNeeded ? await store.rewrite(tablesOf(plan)) : 'unneeded';
      const log = await store.emptyLog();
      const measured = await measure(selection, variants);
      if (measured.remaining === 0 || passes === MOST_PASSES) {
        if (wasApplied || wanted.what === 'again') await deps.t0.setMark(mark);
        return { ...of, ...measured, log, tables };
      }
      // Somebody who read it before may have written it behind this.
      plan = await planOf(selection, has);
    }
  }

  /** Whether the database was cleaned of everything on the list. */
  async function isApplied(): Promise<boolean> {
    const erased = await list.read();
    return erased.isEmpty || (await deps.t0.mark()) === erased.mark;
  }

  return {
    erase,
    async applyList(actor) {
      if (!(await isApplied())) await erase({ what: 'again' }, { projectId: NO_PROJECT, actor, dryRun: false });
    },
  };
}

const IN_COMMITS = {
  place: 'the repository',
  why: 'commits and other checkouts keep the instruction files as they were there',
} as const;
const NAMES = new Set(TABLES_OF_MIND.map(({ name }) => name));

function tablesOf({ places }: Plan): readonly string[] {
  const tables = places.flatMap(({ place, rows }) => (rows > 0 && NAMES.has(place) ? place : []));
  return tables.includes('handshake_snapshots') ? [...tables, 'handshake_lines'] : tables;
}
