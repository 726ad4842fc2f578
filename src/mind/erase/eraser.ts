// Erases a session, an entry or a text from every tier, and measures what is left. What is found is counted first, in the same way for a dry
// run; then the list in the user's folder is written, then the tiers are emptied, then the files are made anew, and then everything is searched.
import { join } from 'node:path';
import { readAny } from '../../store/rows.ts';
import { select } from '../../store/table.ts';
import type { Store } from '../../store/store.ts';
import type { Canon } from '../canon/canon.ts';
import { claimKeyOf } from '../canon/claims.ts';
import type { CanonEraser, CanonErasing, CanonFound } from '../canon/erase-words.ts';
import * as canonQueries from '../canon/queries.ts';
import { foundIn } from '../canon/read-canon.ts';
import * as consolidateQueries from '../consolidate/queries.ts';
import { removeBundle } from '../finalize/bundle-files.ts';
import type { DistilEraser, DistilFound } from '../finalize/erase-words.ts';
import * as distilQueries from '../finalize/queries.ts';
import * as handshakeQueries from '../handshake/queries.ts';
import * as jobQueries from '../../kernel/jobs/queries.ts';
import * as ledgerQueries from '../../ledger/queries.ts';
import * as mindQueries from '../queries.ts';
import type { SessionKey } from '../t0/contract.ts';
import { chunksOf, textsOf, type T0Eraser, type T0Found } from '../t0/erase-texts.ts';
import { unpackLines } from '../t0/keep-transcript.ts';
import * as t0Queries from '../t0/queries.ts';
import { filesOfRows } from '../t0/kept-lines.ts';
import type { T0Body } from '../t0/prepare-part.ts';
import { refuseErase, type Receipt } from './contract.ts';
import type { Additions, Erased, ErasedList } from './erased-list.ts';
import { createMatcher, erasedText, wordsOf, type ErasedText, type KeyedHash, type Matcher } from './match-words.ts';
import { searchBytes, searchFiles, searchTables, tablesIn } from './search.ts';

export interface EraserDeps {
  readonly store: Store;
  readonly list: ErasedList;
  readonly keyedHash: KeyedHash;
  readonly t0: T0Eraser;
  readonly distil: DistilEraser;
  readonly canon: Pick<Canon, 'forget'>;
  readonly canonEraser: CanonEraser;
  /** Writes the files that people read anew. */
  readonly publish: (projectId: string) => Promise<unknown>;
  /** The home's folder; undefined on a server. */
  readonly folder: string | undefined;
  /** The index of recall, where there is one. */
  readonly index: EraserIndex | undefined;
}

export interface EraserIndex {
  isMade(): Promise<boolean>;
  /** Takes out what changed, and empties the log. */
  catchUp(): Promise<void>;
}

export type Wanted =
  | { readonly what: 'session'; readonly session: SessionKey & { readonly project_id: string } }
  | { readonly what: 'entry'; readonly anchor: string }
  | { readonly what: 'text'; readonly text: string }
  | { readonly what: 'again' };

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

/** Of tables that the mind has, all that there are: a new one is searched without a word here. */
export const TABLES_OF_MIND = tablesIn([
  ...[mindQueries, t0Queries, distilQueries, canonQueries, consolidateQueries, handshakeQueries],
  ...[ledgerQueries, jobQueries],
]);
/** Shorter words of an entry stand in many texts that say something else. */
const LEAST_WORDS = 4;
const MOST_PROBES = 400;
const MOST_IN_BYTES = 50;
const MOST_PATHS = 50;
const PAGE = 200;
const NIL = '00000000-0000-0000-0000-000000000000';

interface Selection {
  readonly additions: Additions;
  readonly sessions: readonly (SessionKey & { readonly project_id: string })[];
  readonly t0Ids: readonly string[];
  readonly observations: ReadonlySet<string>;
  readonly reflections: ReadonlySet<string>;
  readonly entries: readonly { readonly project_id: string; readonly entry_id: string; readonly number: number }[];
  /** Erased wherever they stand. */
  readonly texts: Matcher;
  /** By which it is searched afterwards: word for word. */
  readonly plain: readonly string[];
}

interface Plan {
  readonly t0: T0Found;
  /** Events whose words were observed. */
  readonly quoted: readonly string[];
  readonly distil: DistilFound;
  readonly canon: ReadonlyMap<string, { readonly erasing: CanonErasing; readonly found: CanonFound }>;
  readonly snapshots: readonly string[];
  readonly drafts: readonly (SessionKey & { readonly subject_id: string })[];
  readonly files: readonly (SessionKey & { readonly project_id: string; readonly path: string })[];
  readonly written: readonly string[];
  readonly places: Receipt['places'];
}

const anyProjects = canonQueries.projectsOfCanon;
const everySession = select(mindQueries.agentSessions, 'WHERE project_id IS NOT NULL ORDER BY agent, session_id');

export function createEraser(deps: EraserDeps): Eraser {
  const { store, list, keyedHash } = deps;
  const mindFolder = deps.folder === undefined ? undefined : join(deps.folder, 'mind');
  const insightFolder = mindFolder === undefined ? undefined : join(mindFolder, 'insight');

  // ── What is meant ──────────────────────────────────────────────────────────────────────────────────────────

  async function selectionOf(wanted: Wanted, projectId: string): Promise<Selection> {
    const nothing: Selection = {
      additions: {},
      sessions: [],
      t0Ids: [],
      observations: new Set(),
      reflections: new Set(),
      entries: [],
      texts: createMatcher([], keyedHash),
      plain: [],
    };
    switch (wanted.what) {
      case 'session':
        return {
          ...nothing,
          additions: { sessions: [wanted.session] },
          sessions: [wanted.session],
          plain: await probesOf(wanted.session),
        };
      case 'entry':
        return { ...nothing, ...(await entryOf(projectId, wanted.anchor)) };
      case 'text': {
        const made = textToErase(wanted.text);
        return {
          ...nothing,
          additions: { texts: [made] },
          texts: createMatcher([made], keyedHash),
          plain: [wanted.text],
        };
      }
      case 'again':
        return { ...nothing, ...(await listed(await list.read())) };
    }
  }

  function textToErase(text: string): ErasedText {
    const words = wordsOf(text);
    const made = erasedText(text, keyedHash);
    if (!made || (words.length < 2 && (words[0]?.word.length ?? 0) < 5))
      throw refuseErase('erase_text_short', 'The text is too short to be told apart from others');
    return made;
  }

  async function entryOf(projectId: string, anchor: string): Promise<Partial<Selection>> {
    const { row, revisions, evidence } = await store.read(async (tx) => {
      const found = await foundIn(tx, projectId, anchor);
      const { entry_id, subject_key, claim_key } = found.row;
      const history = await tx.all(canonQueries.revisionsOf, entry_id, 10_000);
      const about = await readAny(tx, canonQueries.evidenceOfSubjects, [[projectId, subject_key]]);
      const refs = new Set([found.row, ...history].flatMap((each) => JSON.parse(each.evidence_refs_json) as string[]));
      return {
        row: found.row,
        revisions: history,
        evidence: about.filter((each) => refs.has(each.reflection_id) || claimKeyOf(each) === claim_key),
      };
    });
    const reflections = new Set(evidence.map(({ reflection_id }) => reflection_id));
    const { observations, bases } = await store.read(async (tx) => {
      const rows = await readAny(
        tx,
        distilQueries.reflectionsById,
        [...reflections].map((id) => [id]),
      );
      const ids = new Set(rows.flatMap(({ observation_ids }) => JSON.parse(observation_ids) as string[]));
      const observed = await readAny(
        tx,
        distilQueries.observationsById,
        [...ids].map((id) => [id]),
      );
      const quoted = new Set(observed.flatMap(({ quotes }) => quotedIn(quotes)));
      const bases_ = await readAny(
        tx,
        t0Queries.basesOf,
        [...quoted].map((id) => [id]),
      );
      return { observations: observed, bases: bases_ };
    });
    const said = [
      row.summary,
      ...revisions.map(({ summary }) => summary),
      ...evidence.map(({ statement }) => statement),
      ...observations.map(({ statement }) => statement),
      ...observations.flatMap(({ quote_texts }) => (quote_texts === null ? [] : (JSON.parse(quote_texts) as string[]))),
    ].filter((text) => text !== null);
    const plain = [...new Set(said)].filter((text) => wordsOf(text).length >= LEAST_WORDS);
    const texts = plain.flatMap((text) => erasedText(text, keyedHash) ?? []);
    return {
      additions: { entries: [row.entry_id], events: bases.map(({ base_id }) => base_id), texts },
      t0Ids: bases.map(({ event_id }) => event_id),
      observations: new Set(observations.map(({ observation_id }) => observation_id)),
      reflections,
      entries: [{ project_id: projectId, entry_id: row.entry_id, number: row.number }],
      texts: createMatcher(texts, keyedHash),
      plain,
    };
  }

  /** What the list names of what is here. */
  async function listed(erased: Erased): Promise<Partial<Selection>> {
    if (erased.isEmpty) return {};
    const sessions = new Map<string, SessionKey & { readonly project_id: string }>();
    const add = (row: SessionKey & { readonly project_id: string | null }) => {
      const { agent, session_id, project_id } = row;
      if (project_id !== null && erased.hasSession(row))
        sessions.set(`${project_id} ${agent} ${session_id}`, { agent, session_id, project_id });
    };
    for (const row of await store.read((tx) => tx.all(everySession))) add(row);
    for (let after: readonly string[] = [NIL, '', '']; ;) {
      const page = await store.read((tx) => tx.all(t0Queries.sessionsAfter, ...after, PAGE));
      for (const row of page) add(row);
      const last = page.at(-1);
      if (!last || page.length < PAGE) break;
      after = [last.project_id, last.agent, last.session_id];
    }
    const t0Ids: string[] = [];
    for (let after = NIL; ;) {
      const page = await store.read((tx) => tx.all(t0Queries.basesAfter, after, PAGE));
      t0Ids.push(...page.flatMap(({ event_id, base_id }) => (erased.hasEvent(base_id) ? event_id : [])));
      const last = page.at(-1);
      if (!last || page.length < PAGE) break;
      after = last.event_id;
    }
    const entries: Selection['entries'][number][] = [];
    const reflections = new Set<string>();
    for (const project_id of await projects()) {
      for (let after = 0; ;) {
        const page = await store.read((tx) => tx.all(canonQueries.entriesAfter, project_id, after, PAGE));
        for (const { entry_id, number, evidence_refs_json } of page) {
          if (!erased.hasEntry(entry_id)) continue;
          entries.push({ project_id, entry_id, number });
          for (const id of JSON.parse(evidence_refs_json) as string[]) reflections.add(id);
        }
        const last = page.at(-1);
        if (!last || page.length < PAGE) break;
        after = last.number;
      }
    }
    const rows = await store.read((tx) =>
      readAny(
        tx,
        distilQueries.reflectionsById,
        [...reflections].map((id) => [id]),
      ),
    );
    const observations = new Set(rows.flatMap(({ observation_ids }) => JSON.parse(observation_ids) as string[]));
    return { sessions: [...sessions.values()], t0Ids, entries, reflections, observations, texts: erased.texts };
  }

  const projects = async () => {
    const both = await store.read(async (tx) => [
      ...(await tx.all(anyProjects)),
      ...(await tx.all(canonQueries.projectsKnown)),
    ]);
    return new Set(both.map(({ project_id }) => project_id));
  };

  /** Sentences of a session, by which it is searched afterwards. */
  async function probesOf({ project_id, agent, session_id }: SessionKey & { readonly project_id: string }) {
    const rows = await store.read((tx) => tx.all(t0Queries.textsOfSession, project_id, agent, session_id));
    const lines = rows.flatMap(({ body }) => {
      const { text, command = '' } = JSON.parse(body) as T0Body;
      return [...text.split('\n'), command];
    });
    const probes = [...new Set(lines.map((line) => line.trim().slice(0, 200)))].filter(
      (line) => wordsOf(line).length >= LEAST_WORDS,
    );
    const step = Math.max(1, Math.ceil(probes.length / MOST_PROBES));
    return probes.filter((_, at) => at % step === 0);
  }

  // ── Where it stands ────────────────────────────────────────────────────────────────────────────────────────

  async function planOf(selection: Selection, has: ((text: string) => boolean) | undefined): Promise<Plan> {
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
    for (const projectId of await projects()) {
      const own = entries.flatMap(({ project_id, entry_id }) => (project_id === projectId ? entry_id : []));
      const erasing: CanonErasing = { projectId, reflections, entries: new Set(own), has };
      canon.set(projectId, { erasing, found: await deps.canonEraser.look(erasing) });
    }
    const snapshots = await snapshotsWith(selection, canon, has);
    const of = (session: SessionKey) =>
      sessions.some(({ agent, session_id }) => agent === session.agent && session_id === session.session_id);
    const says = (...found: (string | null)[]) => found.some((text) => text !== null && has !== undefined && has(text));
    const { drafts, files } = await store.read(async (tx) => ({
      drafts: (await tx.all(mindQueries.allDrafts)).filter(
        (row) => of(row) || says(row.last_message, row.files, row.failed_commands, row.diff_stat, row.branch),
      ),
      files: (await tx.all(mindQueries.allFiles)).filter((row) => of(row) || says(row.path)),
    }));
    const written = mindFolder === undefined ? [] : await searchFiles(mindFolder, probing(selection));
    const loose = written.filter(
      (path) => !distil.exports.some(({ folder }) => path.startsWith(join('insight', folder))),
    );
    const all = [...canon.values()].map(({ found }) => found);
    const sum = (field: 'evidence' | 'emptied' | 'changed' | 'revisions' | 'acts') =>
      all.reduce((total, found) => total + found[field].length, 0);
    const isIndexed = (await deps.index?.isMade()) ?? false;
    const indexed = isIndexed
      ? all.flatMap(({ emptied, changed }) => [...emptied, ...changed]).filter(({ state }) => state === 'active').length
      : 0;
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
      ['mind', loose.length],
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
      drafts,
      files,
      written,
      places: places.map(([place, rows]) => ({ place, rows })),
    };
  }

  async function snapshotsWith(
    { sessions }: Selection,
    canon: Plan['canon'],
    has: ((text: string) => boolean) | undefined,
  ): Promise<readonly string[]> {
    const keys = new Set(sessions.map((each) => `${each.project_id} ${each.agent} ${each.session_id}`));
    const anchors = new Set(
      [...canon].flatMap(([projectId, { found }]) =>
        [...found.emptied, ...found.changed].map(({ number }) => `${projectId} C${number}`),
      ),
    );
    const ids: string[] = [];
    for (let after = NIL; ;) {
      const page = await store.read((tx) => tx.all(handshakeQueries.snapshotsAfter, after, PAGE));
      for (const { snapshot_id, project_id, scope, scope_key, payload_text } of page) {
        const lines = await store.read((tx) => tx.all(handshakeQueries.linesOf, snapshot_id));
        const isOf = scope === 'session' && keys.has(`${project_id} ${scope_key}`);
        const cites = lines.some(({ anchor }) => anchors.has(`${project_id} ${anchor.split('@')[0]}`));
        const says = has !== undefined && (has(payload_text ?? '') || lines.some(({ line }) => has(line ?? '')));
        if (isOf || cites || says) ids.push(snapshot_id);
      }
      const last = page.at(-1);
      if (!last || page.length < PAGE) return ids;
      after = last.snapshot_id;
    }
  }

  const probing = ({ texts, plain }: Selection) => {
    const probes = createMatcher(
      plain.flatMap((text) => erasedText(text, keyedHash) ?? []),
      keyedHash,
    );
    return (text: string) => texts.has(text) || probes.has(text);
  };

  // ── Erasing ────────────────────────────────────────────────────────────────────────────────────────────────

  async function execute(plan: Plan, actor: string): Promise<void> {
    await deps.t0.erase(plan.t0, actor);
    await deps.distil.erase(plan.distil, actor);
    const affected = new Set<string>();
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
    if (deps.folder !== undefined) for (const projectId of affected) await deps.publish(projectId);
    if (await deps.index?.isMade()) await deps.index?.catchUp();
  }

  // ── What is left ───────────────────────────────────────────────────────────────────────────────────────────

  async function measure(selection: Selection, variants: ReadonlySet<string>) {
    const { sessions, plain } = selection;
    const left = await ownRows(selection);
    const elsewhere = new Set(sessions.length === 0 ? [] : await saidByOthers(plain));
    const searched = { ...selection, plain: plain.filter((text) => !elsewhere.has(text)) };
    const has = probing(searched);
    const still = [...(await searchTables(store, TABLES_OF_MIND, has))];
    if (left > 0) still.push(['rows of what was named', left]);
    if (mindFolder !== undefined)
      for (const path of await searchFiles(mindFolder, has)) still.push([join('mind', path), 1]);
    if (store.dialect === 'sqlite') {
      const texts = [...new Set([...searched.plain, ...variants])].slice(0, MOST_IN_BYTES);
      for (const path of [store.location, `${store.location}-wal`]) {
        const found = await searchBytes(path, texts);
        if (found > 0) still.push([path, found]);
      }
    }
    return {
      remaining: still.reduce((sum, [, rows]) => sum + rows, 0),
      still_in: still.map(([place]) => place),
      said_elsewhere: elsewhere.size,
    };
  }

  /** Rows that were named and still have words. */
  async function ownRows(selection: Selection): Promise<number> {
    const nowhere = { ...selection, texts: createMatcher([], keyedHash) };
    const { places } = await planOf(nowhere, undefined);
    const own = new Set([
      'compact_events_t0',
      'transcript_chunks',
      'observations_t1',
      'reflections_t2',
      'canon_evidence',
    ]);
    return places.reduce((sum, { place, rows }) => sum + (own.has(place) ? rows : 0), 0);
  }

  /** After its own are gone: whoever still says it is another session, in what T0 or the copies have of it. */
  async function saidByOthers(plain: readonly string[]): Promise<readonly string[]> {
    const matchers = plain.map((text) => ({
      text,
      matcher: createMatcher(
        [erasedText(text, keyedHash)].flatMap((each) => each ?? []),
        keyedHash,
      ),
    }));
    const all = probing({ texts: createMatcher([], keyedHash), plain } as Selection);
    const found = new Set<string>();
    const look = (body: string) => {
      if (all(body))
        for (const { text, matcher } of matchers) if (!found.has(text) && matcher.has(body)) found.add(text);
    };
    for await (const { body } of textsOf(store)) look(body);
    for await (const { body } of chunksOf(store)) for (const { line } of unpackLines(body ?? '')) look(line);
    return [...found];
  }

  async function outside(wanted: Wanted, plan: Plan): Promise<Receipt['outside']> {
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
    return [
      ...transcripts
        .filter((path) => path !== 'exchanges')
        .slice(0, MOST_PATHS)
        .map((place) => ({ place, why: 'the agent’s own record; it is not read again for this' })),
      { place: 'backups', why: 'copies of the home that were made before; what a restore brings back is erased again' },
      { place: 'exchanges', why: 'questions to models are kept by `throughline ask retention`' },
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
    if (!dryRun && wanted.what !== 'again') {
      await list.add(selection.additions);
      await deps.t0.announce();
    }
    const plan = await planOf(selection, has);
    const { places } = plan;
    const of = { dry_run: dryRun, project_id: projectId, places, outside: await outside(wanted, plan) };
    if (dryRun)
      return { ...of, remaining: null, still_in: [], said_elsewhere: 0, log: 'untouched', tables: 'unneeded' };
    if (wanted.what !== 'session') await list.add({ events: await basesOf(plan.quoted) });
    await execute(plan, actor);
    const tables = places.flatMap(({ place, rows }) => (rows > 0 && isTableName(place) ? place : []));
    const lines = tables.includes('handshake_snapshots') ? ['handshake_lines'] : [];
    const rewritten = await store.rewrite([...tables, ...lines]);
    const log = await store.emptyLog();
    const measured = await measure(selection, variants);
    await deps.t0.setMark((await list.read()).mark);
    return { ...of, ...measured, log, tables: rewritten };
  }

  return {
    erase,
    async applyList(actor) {
      const erased = await list.read();
      if (erased.isEmpty || (await deps.t0.mark()) === erased.mark) return;
      await erase({ what: 'again' }, { projectId: NIL, actor, dryRun: false });
    },
  };
}

function quotedIn(quotes: string): readonly string[] {
  return (JSON.parse(quotes) as { readonly t0_id: string }[]).map(({ t0_id }) => t0_id);
}

const NAMES = new Set(TABLES_OF_MIND.map(({ name }) => name));
function isTableName(place: string): boolean {
  return NAMES.has(place);
}
