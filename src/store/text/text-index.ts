// Documents by their words. The engine says which documents have a word; how rare a word is, how many documents there are and which of
// them are looked at is decided here, by the same rule on both databases. A scope never sees the words of another.
//
//   const index = createTextIndex('recall', store.dialect);
//   await store.write((tx) => index.put(tx, [{ id, scope, text }]));
//   const { terms, documents } = await store.read((tx) => index.find(tx, scope, parseQuery('"next step" check*'), 200));
import { textIndexSql } from '../dialect/text-index-sql.ts';
import { readAny, runRows, type KeyedRead, type RowsStatement } from '../rows.ts';
import { sql, type ReadTx, type Statement, type Store, type WriteTx } from '../store.ts';
import { bigint, defineTable, insertRows, selectAny, text, upsertRows, type RowOf, type Table } from '../table.ts';
import { type Term, type TextQuery } from './text-query.ts';
import { wordsOf } from './words.ts';

export interface IndexedText {
  /** Higher for newer ones: where a word is in too many documents, the newest are looked at. */
  readonly id: number;
  readonly scope: number;
  readonly text: string;
}

export interface FoundTerm {
  readonly term: Term;
  /** How many documents of the scope have it, or at most have it. */
  readonly documents: number;
  /** Its related words that documents of the scope have. */
  readonly related?: readonly { readonly word: string; readonly documents: number }[];
}

export interface FoundTexts {
  /** Of the scope. */
  readonly total: number;
  readonly averageLength: number;
  /** All that were asked for, the rarest first: also those that no document has. */
  readonly terms: readonly FoundTerm[];
  readonly documents: readonly { readonly id: number; readonly words: readonly string[] }[];
}

export interface TextIndex {
  /** Documents that are not in the index yet. */
  put(tx: WriteTx, documents: readonly IndexedText[]): Promise<void>;
  /** Nothing of them is left, in no page of the index. Ids that are not there are passed over. */
  remove(tx: WriteTx, ids: readonly number[]): Promise<void>;
  /** Takes everything out, of all scopes. */
  clear(tx: WriteTx): Promise<void>;
  /** The most promising, at most so many; unsorted. */
  find(tx: ReadTx, scope: number, query: TextQuery, most: number): Promise<FoundTexts>;
  /** By their ids, wherever those come from. */
  words(tx: ReadTx, ids: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>>;
  count(tx: ReadTx, scope: number): Promise<number>;
}

const NOTHING: FoundTexts = { total: 0, averageLength: 1, terms: [], documents: [] };
/** So many ids are fetched for one query, however many documents have its words. */
const MOST_GATHERED = 4_000;
/** Where even the rarest word is in more documents than that, so many words together are asked for first. */
const MOST_TOGETHER = 3;

/** The tables of an index under this name, as `queries.ts` of a domain declares them. */
export function textIndexTables(name: string) {
  return {
    documents: defineTable(`${name}_texts`, ['id'], { id: bigint, scope: bigint, length: bigint, words: text }),
    words: defineTable(`${name}_words`, ['scope', 'word'], { scope: bigint, word: text, documents: bigint }),
    scopes: defineTable(`${name}_scopes`, ['scope'], { scope: bigint, documents: bigint, length: bigint }),
  } as const;
}

/** What a migration runs. The engine's own part is called `<name>_fts`. */
export function textIndexSchema(name: string, dialect: Store['dialect']): string {
  const isSqlite = dialect === 'sqlite';
  const [integer, strict, ordered] = isSqlite ? ['INTEGER', ' STRICT', ''] : ['BIGINT', '', ' COLLATE "C"'];
  const withoutRowid = isSqlite ? ' STRICT, WITHOUT ROWID' : '';
  return `
CREATE TABLE ${name}_texts (
  id ${integer} NOT NULL PRIMARY KEY,
  scope ${integer} NOT NULL,
  length ${integer} NOT NULL,
  words TEXT NOT NULL
)${strict};
CREATE TABLE ${name}_words (
  scope ${integer} NOT NULL,
  word TEXT${ordered} NOT NULL,
  documents ${integer} NOT NULL,
  PRIMARY KEY (scope, word)
)${withoutRowid};
CREATE TABLE ${name}_scopes (
  scope ${integer} NOT NULL PRIMARY KEY,
  documents ${integer} NOT NULL,
  length ${integer} NOT NULL
)${strict};
${textIndexSql[dialect](`${name}_fts`).tables}`;
}

interface Statements {
  readonly readTexts: KeyedRead<RowOf<Tables['documents']>>;
  readonly insertTexts: RowsStatement<RowOf<Tables['documents']>>;
  readonly deleteText: Statement;
  readonly clear: readonly Statement[];
  readonly readWords: KeyedRead<RowOf<Tables['words']>>;
  readonly addWords: RowsStatement<RowOf<Tables['words']>>;
  readonly deleteUnused: Statement;
  readonly countBetween: Statement<{ readonly documents: number | null }>;
  readonly readScope: Statement<RowOf<Tables['scopes']>>;
  readonly addScope: RowsStatement<RowOf<Tables['scopes']>>;
}
type Tables = ReturnType<typeof textIndexTables>;

const declared = new Map<string, Statements>();

function statementsOf(name: string): Statements {
  const known = declared.get(name);
  if (known) return known;
  const tables = textIndexTables(name);
  const sum = (table: Table, column: string) => ({ [column]: `${table.name}.${column} + excluded.${column}` });
  const made: Statements = {
    readTexts: selectAny(tables.documents, 'id = ?', { mapped: true }),
    insertTexts: insertRows(tables.documents),
    deleteText: sql(`DELETE FROM ${name}_texts WHERE id = ?`),
    clear: [tables.documents, tables.words, tables.scopes].map((table) => sql(`DELETE FROM ${table.name}`)),
    readWords: selectAny(tables.words, 'scope = ? AND word = ?', { mapped: true }),
    addWords: upsertRows(tables.words, { set: sum(tables.words, 'documents') }),
    deleteUnused: sql(`DELETE FROM ${name}_words WHERE scope = ? AND word = ? AND documents <= 0`),
    countBetween: sql(
      `SELECT CAST(sum(documents) AS BIGINT) AS documents FROM ${name}_words WHERE scope = ? AND word >= ? AND word < ?`,
    ),
    readScope: sql(`SELECT scope, documents, length FROM ${name}_scopes WHERE scope = ?`),
    addScope: upsertRows(tables.scopes, {
      set: { ...sum(tables.scopes, 'documents'), ...sum(tables.scopes, 'length') },
    }),
  };
  declared.set(name, made);
  return made;
}

const engines = new Map<string, ReturnType<(typeof textIndexSql)['sqlite']>>();

export function createTextIndex(name: string, dialect: Store['dialect']): TextIndex {
  const q = statementsOf(name);
  const engine = `${dialect} ${name}`;
  const fts = engines.get(engine) ?? textIndexSql[dialect](`${name}_fts`);
  engines.set(engine, fts);

  /** What an id of the engine's part holds: each word with its scope. */
  const scoped = (scope: number, of: readonly string[]) => of.map((word) => `${scope.toString(36)}_${word}`);
  const documentText = (scope: number, of: readonly string[]) => fts.documentText(scoped(scope, of));

  /** Adds documents to the counts, or takes them away. */
  async function count(tx: WriteTx, texts: readonly RowOf<Tables['documents']>[], sign: 1 | -1): Promise<void> {
    const scopes = new Map<number, { scope: number; documents: number; length: number }>();
    const counted = new Map<string, { scope: number; word: string; documents: number }>();
    for (const { scope, length, words: joined } of texts) {
      const whole = scopes.get(scope) ?? { scope, documents: 0, length: 0 };
      scopes.set(scope, { scope, documents: whole.documents + sign, length: whole.length + sign * length });
      for (const word of new Set(split(joined))) {
        const key = `${scope} ${word}`;
        counted.set(key, { scope, word, documents: (counted.get(key)?.documents ?? 0) + sign });
      }
    }
    await Promise.all([
      ...runRows(tx, q.addScope, [...scopes.values()]),
      // In their order, so that neighbours of the table are written together.
      ...runRows(
        tx,
        q.addWords,
        [...counted.values()].toSorted((a, b) => a.scope - b.scope || (a.word < b.word ? -1 : 1)),
      ),
    ]);
    if (sign === 1) return;
    await Promise.all([...counted.values()].map(({ scope, word }) => tx.run(q.deleteUnused, scope, word)));
  }

  async function documentsWith(tx: ReadTx, scope: number, terms: readonly Term[]): Promise<FoundTerm[]> {
    const single = terms.flatMap((term) =>
      term.kind === 'word' ? [term.word, ...(term.related ?? [])] : [...term.words],
    );
    const rows = await readAny(
      tx,
      q.readWords,
      [...new Set(single)].map((word) => [scope, word]),
    );
    const known = new Map(rows.map(({ word, documents }) => [word, documents]));
    const of = (word: string) => known.get(word) ?? 0;
    return Promise.all(
      terms.map(async (term) => {
        if (term.kind === 'word') {
          const related = (term.related ?? []).map((word) => ({ word, documents: of(word) }));
          return { term, documents: of(term.word), related: related.filter(({ documents }) => documents > 0) };
        }
        if (term.kind === 'phrase') return { term, documents: Math.min(...term.words.map(of)) };
        const ranges = await Promise.all(
          term.begins.map((word) => tx.get(q.countBetween, scope, word, `${word}${LAST}`)),
        );
        const begun = ranges.reduce((sum, range) => sum + (range?.documents ?? 0), 0);
        return { term, documents: begun + term.words.reduce((sum, word) => sum + of(word), 0) };
      }),
    );
  }

  function expression(scope: number, term: Term): string {
    const [own] = scoped(scope, ['']);
    if (term.kind === 'word') return fts.word(`${own}${term.word}`);
    if (term.kind === 'phrase') return fts.phrase(scoped(scope, term.words));
    return fts.any([
      ...term.begins.map((word) => fts.prefix(`${own}${word}`)),
      ...term.words.map((word) => fts.word(`${own}${word}`)),
    ]);
  }

  /**
   * The ids of documents with the rarest terms, each with the weight of the terms by which it was found. Phrases have to be there; where
   * there are none, any term will do.
   */
  async function gather(tx: ReadTx, scope: number, all: readonly FoundTerm[], total: number) {
    const terms = all.filter(({ documents }) => documents > 0);
    const weights = new Map<number, number>();
    let left = MOST_GATHERED;
    const take = async (expressions: readonly string[], weight: number) => {
      const found = await tx.all(
        fts.find,
        expressions.length === 1 ? (expressions[0] ?? '') : fts.all(expressions),
        left,
      );
      left -= found.length;
      for (const { id } of found) weights.set(id, (weights.get(id) ?? 0) + weight);
    };
    const phrases = terms.filter(({ term }) => term.kind === 'phrase');
    const of = (some: readonly FoundTerm[]) => some.map(({ term }) => expression(scope, term));
    if (phrases.length > 0) {
      await take(of(phrases), 0);
      const others = terms.filter(({ term, documents }) => term.kind !== 'phrase' && documents <= left);
      for (const other of others)
        await takeAmong(tx, weights, expression(scope, other.term), rarity(total, other.documents));
      return weights;
    }
    if ((terms[0]?.documents ?? 0) > MOST_GATHERED) {
      for (let together = Math.min(MOST_TOGETHER, terms.length); together > 1 && left > 0; together -= 1)
        await take(of(terms.slice(0, together)), 1);
    }
    for (const found of terms) {
      if (left <= 0) break;
      await take(of([found]), rarity(total, found.documents));
    }
    // After the words themselves, so that these never lose their place to what is only like them.
    for (const { related = [] } of all) {
      if (related.length === 0 || left <= 0) continue;
      const any = related.map(({ word }) => expression(scope, { kind: 'word', word }));
      const documents = related.reduce((sum, each) => sum + each.documents, 0);
      await take([fts.any(any)], rarity(total, documents));
    }
    return weights;
  }

  async function takeAmong(tx: ReadTx, weights: Map<number, number>, wanted: string, weight: number): Promise<void> {
    for (const { id } of await tx.all(fts.find, wanted, MOST_GATHERED)) {
      const known = weights.get(id);
      if (known !== undefined) weights.set(id, known + weight);
    }
  }

  async function words(tx: ReadTx, ids: readonly number[]) {
    const rows = await readAny(
      tx,
      q.readTexts,
      ids.map((id) => [id]),
    );
    return new Map(rows.map((row) => [row.id, split(row.words)]));
  }

  return {
    words,
    async put(tx, documents) {
      const texts = documents.map(({ id, scope, text: whole }) => {
        const all = wordsOf(whole);
        return { id, scope, length: all.length, words: all.join(' ') };
      });
      const inserts = texts.map((row) => tx.run(fts.insert, row.id, documentText(row.scope, split(row.words))));
      await Promise.all([...runRows(tx, q.insertTexts, texts), ...inserts, count(tx, texts, 1)]);
    },
    async remove(tx, ids) {
      const texts = await readAny(
        tx,
        q.readTexts,
        ids.map((id) => [id]),
      );
      await Promise.all(
        texts.flatMap((row) => [
          tx.run(fts.remove, row.id, documentText(row.scope, split(row.words))),
          tx.run(q.deleteText, row.id),
        ]),
      );
      await count(tx, texts, -1);
    },
    async clear(tx) {
      await Promise.all([tx.run(fts.clear), ...q.clear.map((statement) => tx.run(statement))]);
    },
    async find(tx, scope, query, most) {
      const whole = await tx.get(q.readScope, scope);
      if (!whole || whole.documents === 0) return NOTHING;
      const all = await documentsWith(tx, scope, query.terms);
      const averageLength = Math.max(1, whole.length / whole.documents);
      const answer = { total: whole.documents, averageLength };
      // A phrase has to be there.
      if (all.some(({ term, documents }) => term.kind === 'phrase' && documents === 0))
        return { ...answer, terms: [], documents: [] };
      const terms = all.toSorted(rarestFirst);
      const weights = await gather(tx, scope, terms, whole.documents);
      const best = [...weights].toSorted(([a, x], [b, y]) => y - x || b - a).slice(0, most);
      const texts = await words(
        tx,
        best.map(([id]) => id),
      );
      return { ...answer, terms, documents: [...texts].map(([id, of]) => ({ id, words: of })) };
    },
    async count(tx, scope) {
      return (await tx.get(q.readScope, scope))?.documents ?? 0;
    },
  };
}

/** Behind every word that begins with what stands before it. */
const LAST = '\u{10ffff}';

function split(words: string): string[] {
  return words === '' ? [] : words.split(' ');
}

function rarestFirst(a: FoundTerm, b: FoundTerm): number {
  if (a.documents !== b.documents) return a.documents - b.documents;
  return JSON.stringify(a.term) < JSON.stringify(b.term) ? -1 : 1;
}

/** How much a term says, by how few of all documents have it. */
export function rarity(total: number, documents: number): number {
  return Math.log(1 + (Math.max(total, documents) - documents + 0.5) / (documents + 0.5));
}
