// The tables of recall, in the derived database `embeddings`: which documents there are, their words and their vectors. All of it is made
// from the sources again when it is lost.
import type { MigrationSequence } from '../../store/migrations.ts';
import { nearBitsSchema } from '../../store/text/near-bits.ts';
import { textIndexSchema } from '../../store/text/text-index.ts';

export const TEXT_INDEX = 'recall';
export const NEAR_BITS = 'recall_bits';

function tables(dialect: 'sqlite' | 'postgres'): string {
  const isSqlite = dialect === 'sqlite';
  const [integer, uuid, timestamp] = isSqlite ? ['INTEGER', 'TEXT', 'TEXT'] : ['BIGINT', 'UUID', 'TIMESTAMPTZ(3)'];
  const [strict, ordered] = isSqlite ? [' STRICT', ''] : ['', ' COLLATE "C"'];
  return `
CREATE TABLE recall_projects (
  project_id ${uuid} NOT NULL PRIMARY KEY,
  -- What its words are marked with.
  scope ${integer} NOT NULL UNIQUE
)${strict};

CREATE TABLE recall_sources (
  name TEXT NOT NULL PRIMARY KEY,
  -- Changes with every run, so that of two runs at once one is thrown away.
  cursor TEXT NOT NULL,
  position ${integer} NOT NULL,
  indexed_at ${timestamp} NOT NULL
)${strict};

CREATE TABLE recall_documents (
  -- By time: newer ones are higher.
  id ${integer} NOT NULL PRIMARY KEY,
  scope ${integer} NOT NULL,
  source TEXT NOT NULL,
  ref TEXT${ordered} NOT NULL,
  kind TEXT NOT NULL,
  hash TEXT NOT NULL,
  created_at ${timestamp} NOT NULL,
  before_ref TEXT,
  after_ref TEXT,
  -- 0: no vector was tried yet; 1: it has one; 2: none can be made.
  embedded ${integer} NOT NULL,
  UNIQUE (scope, ref)
)${strict};
CREATE INDEX idx_recall_unembedded ON recall_documents (id) WHERE embedded = 0;

CREATE TABLE recall_vectors (
  id ${integer} NOT NULL PRIMARY KEY,
  vector TEXT NOT NULL
)${strict};
${textIndexSchema(TEXT_INDEX, dialect)}${nearBitsSchema(NEAR_BITS, dialect)}`;
}

/** A process that holds vectors in memory reads what changed; and what all have in common is kept beside them. They are made again. */
function vectorTables(dialect: 'sqlite' | 'postgres'): string {
  const [integer, strict] = dialect === 'sqlite' ? ['INTEGER', ' STRICT'] : ['BIGINT', ''];
  return `
DROP TABLE recall_vectors;
DELETE FROM ${NEAR_BITS};
UPDATE recall_documents SET embedded = 0 WHERE embedded = 1;

CREATE TABLE recall_vectors (
  scope ${integer} NOT NULL,
  id ${integer} NOT NULL,
  -- The number of the change that brought it.
  change ${integer} NOT NULL,
  vector TEXT NOT NULL,
  PRIMARY KEY (scope, id)
)${strict};
CREATE INDEX idx_recall_vectors_change ON recall_vectors (scope, change);

CREATE TABLE recall_vector_states (
  scope ${integer} NOT NULL PRIMARY KEY,
  vectors ${integer} NOT NULL,
  changes ${integer} NOT NULL,
  removals ${integer} NOT NULL,
  -- Of all vectors, component by component.
  sums TEXT NOT NULL
)${strict};
`;
}

export const recallSchema: MigrationSequence = {
  name: 'recall',
  migrations: [
    { name: 'documents, words, vectors', sqlite: tables('sqlite'), postgres: tables('postgres') },
    { name: 'vectors by their changes', sqlite: vectorTables('sqlite'), postgres: vectorTables('postgres') },
  ],
};
