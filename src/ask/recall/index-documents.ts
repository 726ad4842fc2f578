// Keeps the index in step with its sources: what changed is put in anew, what is gone is taken out. A run is one transaction that also
// moves the cursor, and is thrown away if another process moved it first; so any number of processes may run it, and any may die.
import { toTimestamp, type Clock } from '../../base/clock.ts';
import { sha256 } from '../../base/hash.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx, Store, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import type { TextIndex } from '../../store/text/text-index.ts';
import type { RecallChanges, RecallDocument, RecallSource } from './contract.ts';
import type { NearVectors } from './near-vectors.ts';
import * as q from './queries.ts';

export interface IndexDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly texts: TextIndex;
  readonly vectors: NearVectors;
  readonly sources: readonly RecallSource[];
}

/** Documents of one run: some hundredths of a second, in which nobody else writes here. */
const PER_RUN = 200;
/** Ids of one millisecond. */
const PER_MS = 1_024;
/** Behind every ref that begins with what stands before it. */
const LAST = '\u{10ffff}';

export interface CaughtUp {
  /** Events of the sources that are not in the index yet. */
  readonly behind: number;
}

/** Runs until the sources have nothing new, or so many runs of each were made, or the caller leaves. */
export async function catchUp(
  deps: IndexDeps,
  { runs = Infinity, signal }: { readonly runs?: number; readonly signal?: AbortSignal | undefined } = {},
): Promise<CaughtUp> {
  let behind = 0;
  const standing = await standingOf(deps);
  // A ledger that ends before what was indexed of it is not the one that was indexed.
  const isAnother = standing.some(({ row, newest }) => row && newest < row.position);
  if (isAnother) await rebuild(deps);
  for (const { source, row, newest } of standing) {
    let before = isAnother ? undefined : row;
    let left = runs;
    // Nothing new, and nothing to write: the common case costs two reads.
    if (before && newest === before.position) continue;
    for (;;) {
      const cursor: string | undefined = before?.cursor;
      if (left <= 0 || signal?.aborted === true) {
        behind += newest - (before?.position ?? 0);
        break;
      }
      left -= 1;
      const changes = await source.changesAfter(cursor, PER_RUN);
      await apply(deps, source, cursor, changes);
      before = await deps.store.read((tx) => tx.get(q.readSource, source.name));
      if (changes.position >= changes.head && before?.cursor === changes.cursor) break;
      await deps.clock.macrotask();
    }
  }
  return { behind };
}

interface Standing {
  readonly source: RecallSource;
  readonly row: q.SourceRow | undefined;
  /** The newest position of its ledger. */
  readonly newest: number;
}

export async function standingOf({ store, sources }: Pick<IndexDeps, 'store' | 'sources'>): Promise<Standing[]> {
  const rows = await store.read((tx) => tx.all(q.readSources));
  return Promise.all(
    sources.map(async (source) => ({
      source,
      row: rows.find(({ name }) => name === source.name),
      newest: await source.head(),
    })),
  );
}

/** Forgets everything; the next runs make it again. */
export async function rebuild({ store, texts, vectors }: IndexDeps): Promise<void> {
  await store.write(async (tx) => {
    await Promise.all([texts.clear(tx), vectors.clear(tx), ...q.clearAll.map((statement) => tx.run(statement))]);
  });
}

async function apply(deps: IndexDeps, { name }: RecallSource, cursor: string | undefined, changes: RecallChanges) {
  await deps.store.write(async (tx) => {
    const before = await tx.get(q.readSource, name);
    if (before?.cursor !== cursor) return;
    await applyChanges(deps, tx, name, changes);
    const indexed_at = toTimestamp(await tx.now());
    await writeRow(tx, q.upsertSource, { name, cursor: changes.cursor, position: changes.position, indexed_at });
  });
}

async function applyChanges(deps: IndexDeps, tx: WriteTx, source: string, changes: RecallChanges): Promise<void> {
  const { texts } = deps;
  const scopes = await scopesOf(tx, changes);
  const scopeOf = (projectId: string) => scopes.get(projectId) ?? 0;
  const wanted = new Map<string, RecallDocument>();
  for (const document of changes.documents) wanted.set(`${scopeOf(document.project_id)} ${document.ref}`, document);
  const known = new Map<string, q.DocumentRow>();
  const named = [
    ...[...wanted.values()].map(({ project_id, ref }) => [scopeOf(project_id), ref] as const),
    ...changes.removed.map(({ project_id, ref }) => [scopeOf(project_id), ref] as const),
  ];
  const add = (row: q.DocumentRow) => known.set(`${row.scope} ${row.ref}`, row);
  for (const row of await readAny(tx, q.readByRefs, named)) add(row);
  for (const { project_id, prefix } of changes.replaced ?? [])
    for (const row of await tx.all(q.readWithPrefix, scopeOf(project_id), prefix, `${prefix}${LAST}`, source)) add(row);

  const gone: q.DocumentRow[] = [];
  const put: { id: number; scope: number; text: string }[] = [];
  for (const [name, row] of known) if (!wanted.has(name)) gone.push(row);
  for (const [name, document] of wanted) {
    const row = rowOf(document, source, scopeOf(document.project_id));
    const old = known.get(name);
    const isSameText = old?.hash === row.hash;
    if (old && isSameText) {
      if (isSame(old, row)) continue;
      await writeRow(tx, q.upsertDocument, { ...row, id: old.id, embedded: old.embedded });
      continue;
    }
    if (old) await forget(deps, tx, [old]);
    const id = await freeId(tx, document.created_at);
    await writeRow(tx, q.insertDocument, { ...row, id, embedded: document.text.trim() === '' ? 2 : 0 });
    put.push({ id, scope: row.scope, text: indexedText(document) });
  }
  await forget(deps, tx, gone);
  await texts.put(tx, put);
}

/** Nothing of these documents is left: no word, no vector, no ref. */
async function forget({ texts, vectors }: IndexDeps, tx: WriteTx, rows: readonly q.DocumentRow[]): Promise<void> {
  if (rows.length === 0) return;
  await texts.remove(
    tx,
    rows.map(({ id }) => id),
  );
  await vectors.remove(tx, rows);
  await Promise.all(rows.map((row) => tx.run(q.deleteDocument, row.id)));
}

function indexedText({ text, keywords }: RecallDocument): string {
  return keywords === undefined ? text : `${text}\n${keywords}`;
}

type NewRow = Omit<q.DocumentRow, 'id' | 'embedded'>;

function rowOf(document: RecallDocument, source: string, scope: number): NewRow {
  const { ref, kind, text, created_at, before = null, after = null } = document;
  return { scope, source, ref, kind, hash: sha256(text), created_at, before_ref: before, after_ref: after };
}

function isSame(old: q.DocumentRow, row: NewRow): boolean {
  return old.before_ref === row.before_ref && old.after_ref === row.after_ref && old.kind === row.kind;
}

async function scopesOf(tx: WriteTx, changes: RecallChanges): Promise<ReadonlyMap<string, number>> {
  const scopes = new Map<string, number>();
  const named = [...changes.documents, ...changes.removed, ...(changes.replaced ?? [])];
  for (const project_id of new Set(named.map((each) => each.project_id))) {
    const known = await tx.get(q.readScope, project_id);
    const scope = known?.scope ?? ((await tx.get(q.readLastScope))?.scope ?? 0) + 1;
    if (!known) await writeRow(tx, q.insertProject, { project_id, scope });
    scopes.set(project_id, scope);
  }
  return scopes;
}

/** Higher for a newer document, whenever it is indexed. */
async function freeId(tx: ReadTx, createdAt: string): Promise<number> {
  // Many may be of one millisecond, as after an import: those that find no room there are of the next.
  for (let from = Math.max(0, Date.parse(createdAt)) * PER_MS; ; from += PER_MS) {
    const last = (await tx.get(q.readIdBetween, from, from + PER_MS))?.id;
    if (last === null || last === undefined) return from;
    if (last + 1 < from + PER_MS) return last + 1;
  }
}
