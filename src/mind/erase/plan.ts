// Where it stands: what each tier has of it, with the counts that a receipt gives. It changes nothing.
import { join } from 'node:path';
import { sessionOwner } from '../../base/coding-agents.ts';
import type { Store } from '../../store/store.ts';
import type { CanonEraser, CanonErasing, CanonFound } from '../canon/erase-words.ts';
import * as canonQueries from '../canon/queries.ts';
import type { DistilEraser, DistilFound } from '../finalize/erase-words.ts';
import * as handshakeQueries from '../handshake/queries.ts';
import { lookForWords, type InjectionErasing, type InjectionFound } from '../injection/erase-words.ts';
import * as mindQueries from '../queries.ts';
import { canonRef } from '../recall/canon-source.ts';
import { turnRef } from '../recall/said-source.ts';
import type { SessionKey } from '../t0/contract.ts';
import type { T0Eraser, T0Found } from '../t0/erase-texts.ts';
import type { Receipt } from './contract.ts';
import { namesRows, type LookForPromoted, type PromotedToErase } from './promoted-lines.ts';
import type { KeyedHash } from './match-words.ts';
import { searchFiles, type Has } from './search.ts';
import { probing, projectsOf, quotedIn, type Selection } from './selection.ts';

export interface EraserIndex {
  isMade(): Promise<boolean>;
  /** How many of these documents it has. */
  countOf(projectId: string, refs: readonly string[]): Promise<number>;
  /** Takes out what changed, and empties the log. */
  catchUp(): Promise<void>;
}

export interface Plan {
  readonly t0: T0Found;
  /** Events whose words were observed. */
  readonly quoted: readonly string[];
  readonly distil: DistilFound;
  readonly canon: ReadonlyMap<string, { readonly erasing: CanonErasing; readonly found: CanonFound }>;
  readonly snapshots: readonly string[];
  readonly injection: InjectionFound;
  readonly drafts: readonly (SessionKey & { readonly subject_id: string })[];
  readonly files: readonly (SessionKey & { readonly project_id: string; readonly path: string })[];
  /** Files under `mind/` that hold it. */
  readonly written: readonly string[];
  /** Lines of instruction files that people put there from the canon. */
  readonly promoted: PromotedToErase;
  readonly places: Receipt['places'];
}

export interface PlanDeps {
  readonly store: Store;
  readonly keyedHash: KeyedHash;
  readonly t0: T0Eraser;
  readonly distil: DistilEraser;
  readonly canonEraser: CanonEraser;
  readonly mindFolder: string | undefined;
  readonly promotedLines: LookForPromoted;
  /** The index of recall, where there is one. */
  readonly index: EraserIndex | undefined;
}

export type PlanOf = (selection: Selection, has: Has | undefined) => Promise<Plan>;

const PAGE = 200;
const NIL = '00000000-0000-0000-0000-000000000000';

export function createPlan(deps: PlanDeps): PlanOf {
  const { store, keyedHash } = deps;
  return planOf;

  async function planOf(selection: Selection, has: Has | undefined): Promise<Plan> {
    const { sessions, t0Ids, texts, entries } = selection;
    const noted = { isEmpty: texts.isEmpty, cut: texts.cut, has: (text: string) => has?.(text) ?? false };
    const distil = await deps.distil.look({ ...selection, has });
    // An event that stayed would be observed again.
    const quoted = new Set([...t0Ids, ...distil.observations.flatMap(({ quotes }) => quotedIn(quotes))]);
    const t0 = await deps.t0.look({ sessions, t0Ids: [...quoted], texts: noted });
    const reflections = new Set([...selection.reflections, ...distil.reflections.map((row) => row.reflection_id)]);
    for (const { project_id, agent, session_id } of sessions) {
      const rows = await store.read((tx) => tx.all(canonQueries.wordsOfSession, project_id, agent, session_id));
      for (const { reflection_id } of rows) reflections.add(reflection_id);
    }
    const canon = new Map<string, { erasing: CanonErasing; found: CanonFound }>();
    for (const projectId of await projectsOf(store)) {
      const own = entries.flatMap(({ project_id, entry_id }) => (project_id === projectId ? entry_id : []));
      const erasing: CanonErasing = { projectId, reflections, entries: new Set(own), has };
      canon.set(projectId, { erasing, found: await deps.canonEraser.look(erasing) });
    }
    // A process that died, or one that read the words before, may have left texts whose entries have no words any more.
    const erased = namesRows(selection) ? await store.read((tx) => tx.all(canonQueries.revisionsErased)) : [];
    const cites = citing(canon, erased);
    const snapshots = await snapshotsWith(selection, cites, has);
    const owners = await ownersOf(store, sessions);
    const observations = new Set([...selection.observations, ...distil.observations.map((row) => row.observation_id)]);
    const injection = await lookForWords(store, { sessions, owners, observations, cites, has });
    const of = (session: SessionKey) =>
      sessions.some(({ agent, session_id }) => agent === session.agent && session_id === session.session_id);
    const says = (...found: (string | null)[]) => found.some((text) => text !== null && has !== undefined && has(text));
    const { drafts, files } = await store.read(async (tx) => ({
      drafts: (await tx.all(mindQueries.allDrafts)).filter(
        (row) => of(row) || says(row.last_message, row.files, row.failed_commands, row.diff_stat, row.branch),
      ),
      files: (await tx.all(mindQueries.allFiles)).filter((row) => of(row) || says(row.path)),
    }));
    const written =
      deps.mindFolder === undefined ? [] : await searchFiles(deps.mindFolder, probing(selection, keyedHash));
    const loose = written.filter(
      (path) => !distil.exports.some(({ folder }) => path.startsWith(join('insight', folder))),
    );
    const promoted = await deps.promotedLines(selection, canon, has);
    const all = [...canon.values()].map(({ found }) => found);
    const sum = (field: 'evidence' | 'emptied' | 'changed' | 'revisions' | 'acts') =>
      all.reduce((total, found) => total + found[field].length, 0);
    const indexed = await indexedOf(t0, canon);
    const places = [
      ['compact_events_t0', t0.events.length],
      ['transcript_chunks', t0.chunks.length],
      ['observations_t1', distil.observations.length],
      ['reflections_t2', distil.reflections.length],
      ['session_exports', distil.exports.length],
      ['mind/insight', distil.files],
      ['canon_evidence', sum('evidence')],
      ['canon_entries', sum('emptied') + sum('changed')],
      ['canon_entry_revisions', sum('revisions')],
      ['canon_acts', sum('acts')],
      ['handshake_snapshots', snapshots.length],
      ['injections', injection.messages.length],
      ['injection_lines', injection.lines.length],
      ['injection_due', injection.due.length],
      ['handoffs', injection.handoffs.length],
      ['mind', loose.length],
      ['managed block', promoted.lines.length],
      ['checkpoint_drafts', drafts.length],
      ['agent_session_files', files.length],
      ['embeddings', indexed],
    ] as const;
    return {
      t0,
      quoted: [...quoted],
      distil,
      canon,
      snapshots,
      injection,
      drafts,
      files,
      written,
      promoted,
      places: places.map(([place, rows]) => ({ place, rows })),
    };
  }

  async function indexedOf({ events }: T0Found, canon: Plan['canon']): Promise<number> {
    if (!deps.index || !(await deps.index.isMade())) return 0;
    let count = 0;
    for (const [projectId, { found }] of canon) {
      const entries = [...found.emptied, ...found.changed].map(({ number }) => canonRef(number));
      const turns = events.flatMap(({ project_id, t0_id }) => (project_id === projectId ? turnRef(t0_id) : []));
      count += await deps.index.countOf(projectId, [...entries, ...turns]);
    }
    return count;
  }

  async function snapshotsWith(
    { sessions }: Selection,
    cites: Cites,
    has: Has | undefined,
  ): Promise<readonly string[]> {
    const keys = new Set(sessions.map((each) => `${each.project_id} ${each.agent} ${each.session_id}`));
    const ids: string[] = [];
    for (let after = NIL; ;) {
      const page = await store.read((tx) => tx.all(handshakeQueries.snapshotsAfter, after, PAGE));
      for (const { snapshot_id, project_id, scope, scope_key, payload_text } of page) {
        const lines = await store.read((tx) => tx.all(handshakeQueries.linesOf, snapshot_id));
        const isOf = scope === 'session' && keys.has(`${project_id} ${scope_key}`);
        const isCiting = lines.some(({ anchor }) => cites(project_id, anchor));
        const says = has !== undefined && (has(payload_text ?? '') || lines.some(({ line }) => has(line ?? '')));
        if (isOf || isCiting || says) ids.push(snapshot_id);
      }
      const last = page.at(-1);
      if (!last || page.length < PAGE) return ids;
      after = last.snapshot_id;
    }
  }
}

/** Under which names others know these sessions. */
async function ownersOf(store: Store, sessions: readonly SessionKey[]): Promise<ReadonlySet<string>> {
  const owners = new Set<string>();
  for (const { agent, session_id } of sessions) {
    const row = await store.read((tx) => tx.get(mindQueries.readSession, agent, session_id));
    owners.add(row?.owner ?? sessionOwner(agent, session_id));
  }
  return owners;
}

type Cites = InjectionErasing['cites'];

const ANCHOR = /C\d+@\d+/g;

/** Whether a text names an entry that loses words or gets others, or a revision that has none. */
function citing(
  canon: Plan['canon'],
  erased: readonly { readonly project_id: string; readonly number: number; readonly revision: number }[],
): Cites {
  const entries = new Set(
    [...canon].flatMap(([projectId, { found }]) =>
      [...found.emptied, ...found.changed].map(({ number }) => `${projectId} C${number}`),
    ),
  );
  const revisions = new Set(erased.map(({ project_id, number, revision }) => `${project_id} C${number}@${revision}`));
  return (projectId, text) =>
    (text.match(ANCHOR) ?? []).some(
      (anchor) => entries.has(`${projectId} ${anchor.split('@')[0]}`) || revisions.has(`${projectId} ${anchor}`),
    );
}
