// Recall: what a project knows that fits a question, within the tokens that its caller has, each piece cited and word for word.
//
//   catch up, bounded ─► candidates: text index + nearest vectors + neighbours ─► rank (score.ts) ─► texts from sources ─► pack
import { toTimestamp, type Clock } from '../../base/clock.ts';
import type { Call } from '../../base/operation.ts';
import { Failure, Refusal } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx, Store, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { createTextIndex } from '../../store/text/text-index.ts';
import { countTerm, parseQuery } from '../../store/text/text-query.ts';
import {
  refuse,
  type Embed,
  type IndexState,
  type RecallRanking,
  type Recalled,
  type RecallSource,
} from './contract.ts';
import { embedSome } from './embed-documents.ts';
import { catchUp, rebuild, standingOf, type IndexDeps } from './index-documents.ts';
import { createNearVectors } from './near-vectors.ts';
import { pack, type Packable } from './pack.ts';
import * as q from './queries.ts';
import { TEXT_INDEX } from './schema.ts';
import { withRelated } from './related-words.ts';
import { rank, scoredTerm, type Candidate, type ScoredTerm } from './score.ts';
import { quantise, readVectors, type QuantisedVector } from './vector.ts';

export interface RecallDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly sources: readonly RecallSource[];
  readonly embed?: Embed | undefined;
}

export interface RecallQuery {
  readonly projectId: string;
  readonly query: string;
  readonly maxTokens: number;
  /** Only documents of these kinds. */
  readonly kinds?: readonly string[] | undefined;
  /** How many documents that have its words are looked at closely: more where the kind that is wanted is rare. */
  readonly lookAt?: number | undefined;
  /** Whether a model may be asked for the question's vector; by default only in a process that runs for long. */
  readonly vectors?: boolean | undefined;
  /** For a comparison: by words alone, by vectors alone. */
  readonly only?: 'text' | 'vectors' | undefined;
}

/** A document that fits, without its text. */
export interface RankedDocument {
  readonly ref: string;
  readonly kind: string;
  readonly created_at: string;
  /** The best has 1. */
  readonly score: number;
}

export interface Recall {
  recall(query: RecallQuery, call: Call): Promise<Recalled>;
  /** The same without texts and tokens: for a compiler that takes its artifacts from elsewhere. Starts no run of the index. */
  rank(
    query: Omit<RecallQuery, 'maxTokens'>,
    call: Call,
  ): Promise<{ documents: RankedDocument[]; ranking: RecallRanking }>;
  /** Refs of documents that have every word of the query, of these kinds; the newest first. */
  find(projectId: string, query: string, kinds: readonly string[], limit: number): Promise<string[]>;
  /** How many of these documents are in the index. */
  countOf(projectId: string, refs: readonly string[]): Promise<number>;
  /** How near the vectors of these documents are to that of one; without those that have none. No model is asked. */
  likeness(projectId: string, ref: string, others: readonly string[]): Promise<ReadonlyMap<string, number>>;
  status(projectId: string): Promise<IndexState>;
  /** What the next run would bring. */
  changes(projectId: string): Promise<{ added: number; changed: number; removed: number }>;
  /** Makes the index again from its sources. */
  rebuild(): Promise<void>;
  /**
   * One run by a process that runs for long: all words, then vectors. Vectors only once somebody has recalled in this home, unless the
   * caller wants them: nobody else pays for a model.
   */
  index(call: Call, options?: { readonly signal?: AbortSignal; readonly vectors?: boolean }): Promise<void>;
  /** Whether a run would find anything to do. */
  isBehind(): Promise<boolean>;
  /** From now on this process asks the model for the vectors of questions without being told to. */
  embedByDefault(): void;
}

/** What is looked at closely, of what was found by words and of what is nearest. */
const BY_WORDS = 200;
const BY_VECTORS = 100;
/** To fill the tokens of a caller, more of the nearest: what fits last may be near by one of its sentences alone. */
const BY_VECTORS_TO_FILL = 200;
/** Whose texts are read: more than fit into any budget that a model has for them. */
const MOST_READ = 120;
/** Of each source, while a caller waits. */
const RUNS_AT_ONCE = 3;

interface Ranked extends Candidate {
  readonly row: q.DocumentRow;
}

export function createRecall({ store, clock, sources, embed }: RecallDeps): Recall {
  const texts = createTextIndex(TEXT_INDEX, store.dialect);
  const vectors = createNearVectors(store, clock);
  const deps: IndexDeps = { store, clock, texts, vectors, sources };
  const bySource = new Map(sources.map((source) => [source.name, source]));
  let embedsByDefault = false;
  let hasAsked = false;
  let isModelAbsent = embed === undefined;
  /** A kill switch or a rule forbids it: asked again later, not at once. */
  let embedsAgainMs = -Infinity;

  /** A home that cannot be written is searched as far as it was indexed. */
  const bring = async (runs: number): Promise<number> => {
    try {
      return (await catchUp(deps, { runs })).behind;
    } catch (error) {
      unlessReadOnly(error);
      return behindOf(await standingOf(deps));
    }
  };

  /** Of the home, not of this process: a recall on the command line has a daemon make vectors. */
  const wasAsked = async (): Promise<boolean> => {
    hasAsked ||= (await store.read((tx) => tx.get(q.readSource, ASKED))) !== undefined;
    return hasAsked;
  };
  const markAsked = async (): Promise<void> => {
    if (await wasAsked()) return;
    const mark = async (tx: WriteTx) => {
      const indexed_at = toTimestamp(await tx.now());
      await writeRow(tx, q.upsertSource, { name: ASKED, cursor: '', position: 0, indexed_at });
    };
    await store.write(mark).catch(unlessReadOnly);
  };

  async function vectorOf(
    { query, vectors: isWanted, only }: Omit<RecallQuery, 'maxTokens'>,
    scope: number,
    call: Call,
  ): Promise<{ vector?: QuantisedVector; vectors: RecallRanking['vectors'] }> {
    if (only === 'text') return { vectors: 'not_asked' };
    if (!embed || isModelAbsent) return { vectors: 'not_installed' };
    if (!(isWanted ?? (embedsByDefault || only === 'vectors'))) return { vectors: 'not_asked' };
    if (!(await store.read((tx) => vectors.has(tx, scope)))) return { vectors: 'not_made' };
    const made = await embed([query], call).catch(expected);
    if (made === 'refused') return { vectors: 'not_asked' };
    if (made === undefined) {
      isModelAbsent = true;
      return { vectors: 'not_installed' };
    }
    const vector = quantise(made[0] ?? []);
    return vector ? { vector, vectors: 'used' } : { vectors: 'not_asked' };
  }

  async function candidatesOf(
    tx: ReadTx,
    scope: number,
    query: Omit<RecallQuery, 'maxTokens'>,
    vector?: QuantisedVector,
    nearest = BY_VECTORS,
  ) {
    const asked = withRelated(parseQuery(query.query));
    const most = query.only === 'vectors' ? 0 : (query.lookAt ?? BY_WORDS);
    const found = await texts.find(tx, scope, asked, most);
    const words = new Map(found.documents.map((each) => [each.id, each.words]));
    const near = vector ? await vectors.nearest(tx, scope, vector, nearest) : new Map<number, number>();
    const own = await readAny(
      tx,
      q.readDocuments,
      [...new Set([...words.keys(), ...near.keys()])].map((id) => [id]),
    );
    const rows = new Map(own.filter((row) => row.scope === scope).map((row) => [row.id, row]));
    const known = new Set([...rows.values()].map(({ ref }) => ref));
    const beside = [...rows.values()].flatMap(neighboursOf).filter((ref) => !known.has(ref));
    for (const row of await readAny(
      tx,
      q.readByRefs,
      [...new Set(beside)].map((ref) => [scope, ref]),
    ))
      rows.set(row.id, row);
    const without = [...rows.keys()].filter((id) => !words.has(id));
    if (query.only !== 'vectors') for (const [id, of] of await texts.words(tx, without)) words.set(id, of);
    const others = [...rows.keys()].filter((id) => !near.has(id));
    const far = vector ? await vectors.similarities(tx, scope, vector, others) : undefined;
    const candidates = [...rows.values()].map((row): Ranked => ({
      row,
      ref: row.ref,
      createdAt: row.created_at,
      words: words.get(row.id) ?? [],
      similarity: near.get(row.id) ?? far?.get(row.id),
      neighbours: { after: row.after_ref, before: row.before_ref },
      weight: bySource.get(row.source)?.weight ?? 1,
      isStated: bySource.get(row.source)?.isStated ?? false,
    }));
    const terms = found.terms.map((term) => scoredTerm(term, found.total));
    return { candidates, terms, averageLength: found.averageLength };
  }

  async function rankAll(query: Omit<RecallQuery, 'maxTokens'>, behind: number, call: Call, nearest?: number) {
    if (parseQuery(query.query).terms.length === 0) throw refuse('empty_query', 'The question has no word in it');
    const scope = (await store.read((tx) => tx.get(q.readScope, query.projectId)))?.scope;
    if (scope === undefined) {
      const without: RecallRanking['vectors'] = isModelAbsent ? 'not_installed' : 'not_asked';
      const none = { scored: [], terms: [] as readonly ScoredTerm[], rows: new Map<string, Ranked>() };
      return { ...none, scope: 0, ranking: { method: 'text', vectors: without, behind } as const };
    }
    const { vector, vectors: used } = await vectorOf(query, scope, call);
    if (vector) await vectors.prepare(scope);
    const { candidates, terms, averageLength } = await store.read((tx) =>
      candidatesOf(tx, scope, query, vector, nearest),
    );
    const { kinds } = query;
    const scored = rank(candidates, { terms, averageLength }).filter(
      ({ candidate }) => !kinds || kinds.includes(candidate.row.kind),
    );
    const ranking: RecallRanking = { method: vector ? 'text+vectors' : 'text', vectors: used, behind };
    return { scored, terms, scope, ranking, rows: new Map(candidates.map((each) => [each.ref, each])) };
  }

  /** As they stand now; one that was changed since it was indexed is given as it is now, one that is gone is not given. */
  async function textsOf(projectId: string, rows: readonly q.DocumentRow[]): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const source of sources) {
      const refs = rows.flatMap((row) => (row.source === source.name ? row.ref : []));
      if (refs.length > 0) for (const [ref, text] of await source.texts(projectId, refs)) found.set(ref, text);
    }
    return found;
  }

  return {
    async recall(query, call) {
      await markAsked();
      const behind = await bring(RUNS_AT_ONCE);
      const { scored, terms, rows, ranking } = await rankAll(query, behind, call, BY_VECTORS_TO_FILL);
      const best = scored.slice(0, MOST_READ);
      const beside = best.flatMap(({ candidate }) => neighboursOf(candidate.row).flatMap((ref) => rows.get(ref) ?? []));
      const whole = new Map([...beside, ...best.map(({ candidate }) => candidate)].map((each) => [each.ref, each.row]));
      const read = await textsOf(query.projectId, [...whole.values()]);
      const packable = ({ ref, row, words, neighbours }: Ranked, score: number): Packable[] => {
        const text = read.get(ref);
        return text === undefined
          ? []
          : [{ ref, kind: row.kind, text, words, created_at: row.created_at, score, neighbours }];
      };
      const found = best.flatMap(({ candidate, score }) => packable(candidate, score));
      const rest = new Map(beside.flatMap((each) => packable(each, 0)).map((each) => [each.ref, each]));
      return { project_id: query.projectId, ...pack(found, rest, terms, query.maxTokens), ranking };
    },
    async rank(query, call) {
      await markAsked();
      const { scored, ranking } = await rankAll(query, behindOf(await standingOf(deps)), call);
      const documents = scored.map(({ candidate: { ref, row }, score }) => ({
        ref,
        kind: row.kind,
        created_at: row.created_at,
        score,
      }));
      return { documents, ranking };
    },
    async find(projectId, query, kinds, limit) {
      await bring(RUNS_AT_ONCE);
      const parsed = parseQuery(query);
      return store.read(async (tx) => {
        const scope = (await tx.get(q.readScope, projectId))?.scope;
        if (scope === undefined || parsed.terms.length === 0) return [];
        const { documents } = await texts.find(tx, scope, parsed, BY_WORDS);
        const whole = documents.filter(({ words }) => parsed.terms.every((term) => countTerm(term, words) > 0));
        const rows = await readAny(
          tx,
          q.readDocuments,
          whole.map(({ id }) => [id]),
        );
        return rows
          .filter(({ kind }) => kinds.includes(kind))
          .toSorted((a, b) => b.id - a.id)
          .slice(0, limit)
          .map(({ ref }) => ref);
      });
    },
    async countOf(projectId, refs) {
      return store.read(async (tx) => {
        const scope = (await tx.get(q.readScope, projectId))?.scope;
        if (scope === undefined) return 0;
        const rows = await readAny(
          tx,
          q.readByRefs,
          refs.map((ref) => [scope, ref]),
        );
        return rows.length;
      });
    },
    async likeness(projectId, ref, others) {
      return store.read(async (tx) => {
        const scope = (await tx.get(q.readScope, projectId))?.scope;
        if (scope === undefined) return new Map();
        const keys = [ref, ...others].map((each) => [scope, each] as const);
        const rows = await readAny(tx, q.readByRefs, keys);
        const own = rows.find((row) => row.ref === ref);
        const [stored] = own ? await readAny(tx, q.readVectors, [[scope, own.id]]) : [];
        if (!stored) return new Map();
        const [whole] = readVectors(stored.vector);
        const ids = rows.flatMap(({ id }) => (id === own?.id ? [] : id));
        const near = await vectors.similarities(tx, scope, whole, ids);
        return new Map(rows.flatMap(({ id, ref: each }) => (near.has(id) ? [[each, near.get(id) ?? 0] as const] : [])));
      });
    },
    async status(projectId) {
      const standing = await standingOf(deps);
      const { documents, made } = await store.read(async (tx) => {
        const scope = (await tx.get(q.readScope, projectId))?.scope ?? 0;
        return {
          documents: (await tx.get(q.countDocuments, scope))?.count ?? 0,
          made: (await tx.get(q.readVectorState, scope))?.vectors ?? 0,
        };
      });
      return {
        project_id: projectId,
        documents,
        vectors: { documents: made, available: !isModelAbsent },
        sources: standing.map(({ source, row, newest }) => ({
          name: source.name,
          indexed_position: row?.position ?? 0,
          head_position: newest,
          indexed_at: row?.indexed_at ?? null,
        })),
      };
    },
    async changes(projectId) {
      const counts = { added: 0, changed: 0, removed: 0 };
      for (const { source, row, newest } of await standingOf(deps)) {
        if (row && row.position === newest) continue;
        const changes = await source.changesAfter(row?.cursor, LOOKED_AT);
        const own = changes.documents.filter((each) => each.project_id === projectId);
        const gone = changes.removed.filter((each) => each.project_id === projectId).map(({ ref }) => ref);
        const known = await store.read(async (tx) => {
          const scope = (await tx.get(q.readScope, projectId))?.scope ?? 0;
          return readAny(
            tx,
            q.readByRefs,
            [...own.map(({ ref }) => ref), ...gone].map((ref) => [scope, ref]),
          );
        });
        const hashes = new Map(known.map(({ ref, hash }) => [ref, hash]));
        for (const { ref, text } of own) {
          const hash = hashes.get(ref);
          if (hash === undefined) counts.added += 1;
          else if (hash !== sha256(text)) counts.changed += 1;
        }
        const stays = new Set(own.map(({ ref }) => ref));
        counts.removed += gone.filter((ref) => hashes.has(ref) && !stays.has(ref)).length;
      }
      return counts;
    },
    async rebuild() {
      await rebuild(deps);
      if (hasAsked) {
        hasAsked = false;
        await markAsked();
      }
      await catchUp(deps);
    },
    async index(call, { signal, vectors: areWanted } = {}) {
      await catchUp(deps, { signal });
      if (!embed || isModelAbsent || !(areWanted ?? (await wasAsked()))) return;
      while (signal?.aborted !== true) {
        const ended = await embedSome({ ...deps, embed }, call).catch(expected);
        if (ended === 'absent') isModelAbsent = true;
        if (ended === 'refused') embedsAgainMs = clock.monotonic() + REFUSED_FOR_MS;
        if (ended !== 'more') return;
        await clock.macrotask();
      }
    },
    async isBehind() {
      if (behindOf(await standingOf(deps)) > 0) return true;
      if (isModelAbsent || clock.monotonic() < embedsAgainMs || !(await wasAsked())) return false;
      return (await store.read((tx) => tx.all(q.readUnembedded, 1))).length > 0;
    },
    embedByDefault() {
      embedsByDefault = true;
    },
  };
}

/** Stands among the sources, of which none has such a name. */
const ASKED = '(asked)';

function unlessReadOnly(error: unknown): void {
  const isReadOnly = (error instanceof Failure || error instanceof Refusal) && error.code === 'read_only';
  if (!isReadOnly) throw error;
}

const REFUSED_FOR_MS = 60_000;

/** The gateway does not let it through: recall goes on by words. */
function expected(error: unknown): 'refused' {
  if (error instanceof Refusal) return 'refused';
  throw error;
}

/** To look at what a run would bring, no more is read than one run takes. */
const LOOKED_AT = 200;

function neighboursOf({ before_ref, after_ref }: q.DocumentRow): string[] {
  return [after_ref, before_ref].filter((ref) => ref !== null);
}

function behindOf(standing: Awaited<ReturnType<typeof standingOf>>): number {
  return standing.reduce((sum, { row, newest }) => sum + Math.max(0, newest - (row?.position ?? 0)), 0);
}
