// The text index in either engine: FTS5, and a tsvector with its GIN index. Both are handed words that are taken apart already, and only
// say which documents have them.
import { sql, type Statement } from '../store.ts';

export interface TextIndexSql {
  /** What a migration runs. */
  readonly tables: string;
  /** `id`, and the document as `documentText` makes it. */
  readonly insert: Statement;
  /** The same parameters as for `insert`. */
  readonly remove: Statement;
  readonly clear: Statement;
  /** An expression and a limit; the newest first, which are those with the highest ids. */
  readonly find: Statement<{ readonly id: number }>;
  documentText(words: readonly string[]): string;
  word(word: string): string;
  prefix(word: string): string;
  phrase(words: readonly string[]): string;
  all(expressions: readonly string[]): string;
  any(expressions: readonly string[]): string;
}

const id = { map: (values: readonly [number]) => ({ id: values[0] }) };

/**
 * Words hold letters, digits, marks and low lines, and nothing that either engine takes for an operator. `secure-delete`: a document
 * that is removed leaves no word in a page of the index.
 */
function sqliteTextIndex(name: string): TextIndexSql {
  const quoted = (word: string) => `"${word}"`;
  return {
    tables: `
CREATE VIRTUAL TABLE ${name} USING fts5(words, content='', columnsize=0, tokenize="ascii tokenchars '_'");
INSERT INTO ${name} (${name}, rank) VALUES ('secure-delete', 1);
`,
    insert: sql(`INSERT INTO ${name} (rowid, words) VALUES (?, ?)`),
    remove: sql(`INSERT INTO ${name} (${name}, rowid, words) VALUES ('delete', ?, ?)`),
    clear: sql(`INSERT INTO ${name} (${name}) VALUES ('delete-all')`),
    find: sql(`SELECT rowid AS id FROM ${name} WHERE ${name} MATCH ? ORDER BY rowid DESC LIMIT ?`, id),
    documentText: (words) => words.join(' '),
    word: quoted,
    prefix: (word) => `${quoted(word)}*`,
    phrase: (words) => quoted(words.join(' ')),
    all: (expressions) => expressions.map((each) => `(${each})`).join(' AND '),
    any: (expressions) => expressions.map((each) => `(${each})`).join(' OR '),
  };
}

/** First found, then sorted: the planner, which does not see the expression, would walk all rows from the newest. */
function postgresTextIndex(name: string): TextIndexSql {
  const quoted = (word: string) => `'${word}'`;
  return {
    tables: `
CREATE TABLE ${name} (
  id BIGINT NOT NULL PRIMARY KEY,
  words TSVECTOR NOT NULL
);
CREATE INDEX idx_${name} ON ${name} USING GIN (words) WITH (fastupdate = off);
`,
    insert: sql(`INSERT INTO ${name} (id, words) VALUES (?, CAST(? AS TSVECTOR))`),
    remove: sql(`DELETE FROM ${name} WHERE id = ? AND CAST(? AS TEXT) IS NOT NULL`),
    clear: sql(`DELETE FROM ${name}`),
    find: sql(
      `WITH found AS MATERIALIZED (SELECT id FROM ${name} WHERE words @@ CAST(? AS TSQUERY))
       SELECT id FROM found ORDER BY id DESC LIMIT ?`,
      id,
    ),
    documentText(words) {
      const places = new Map<string, number[]>();
      for (const [at, word] of words.entries()) {
        const known = places.get(word);
        if (known) known.push(at + 1);
        else places.set(word, [at + 1]);
      }
      return [...places].map(([word, at]) => `${quoted(word)}:${at.join(',')}`).join(' ');
    },
    word: quoted,
    prefix: (word) => `${quoted(word)}:*`,
    phrase: (words) => words.map(quoted).join(' <-> '),
    all: (expressions) => expressions.map((each) => `(${each})`).join(' & '),
    any: (expressions) => expressions.map((each) => `(${each})`).join(' | '),
  };
}

export const textIndexSql = { sqlite: sqliteTextIndex, postgres: postgresTextIndex } as const;
