-- Written by `npm run schema` from a live database; a test compares the two.

CREATE TABLE recall_bits (
  scope INTEGER NOT NULL,
  id INTEGER NOT NULL,
  bits BLOB NOT NULL,
  PRIMARY KEY (scope, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE recall_documents (
  -- By time: newer ones are higher.
  id INTEGER NOT NULL PRIMARY KEY,
  scope INTEGER NOT NULL,
  source TEXT NOT NULL,
  ref TEXT NOT NULL,
  kind TEXT NOT NULL,
  hash TEXT NOT NULL,
  created_at TEXT NOT NULL,
  before_ref TEXT,
  after_ref TEXT,
  -- 0: no vector was tried yet; 1: it has one; 2: none can be made.
  embedded INTEGER NOT NULL,
  UNIQUE (scope, ref)
) STRICT;

CREATE INDEX idx_recall_unembedded ON recall_documents (id) WHERE embedded = 0;

CREATE VIRTUAL TABLE recall_fts USING fts5(words, content='', columnsize=0, tokenize="ascii tokenchars '_'");

CREATE TABLE 'recall_fts_config'(k PRIMARY KEY, v) WITHOUT ROWID;

CREATE TABLE 'recall_fts_data'(id INTEGER PRIMARY KEY, block BLOB);

CREATE TABLE 'recall_fts_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;

CREATE TABLE recall_projects (
  project_id TEXT NOT NULL PRIMARY KEY,
  -- What its words are marked with.
  scope INTEGER NOT NULL UNIQUE
) STRICT;

CREATE TABLE recall_scopes (
  scope INTEGER NOT NULL PRIMARY KEY,
  documents INTEGER NOT NULL,
  length INTEGER NOT NULL
) STRICT;

CREATE TABLE recall_sources (
  name TEXT NOT NULL PRIMARY KEY,
  -- Changes with every run, so that of two runs at once one is thrown away.
  cursor TEXT NOT NULL,
  position INTEGER NOT NULL,
  indexed_at TEXT NOT NULL
) STRICT;

CREATE TABLE recall_texts (
  id INTEGER NOT NULL PRIMARY KEY,
  scope INTEGER NOT NULL,
  length INTEGER NOT NULL,
  words TEXT NOT NULL
) STRICT;

CREATE TABLE recall_vector_states (
  scope INTEGER NOT NULL PRIMARY KEY,
  vectors INTEGER NOT NULL,
  changes INTEGER NOT NULL,
  removals INTEGER NOT NULL,
  -- Of all vectors, component by component.
  sums TEXT NOT NULL
) STRICT;

CREATE TABLE recall_vectors (
  scope INTEGER NOT NULL,
  id INTEGER NOT NULL,
  -- The number of the change that brought it.
  change INTEGER NOT NULL,
  vector TEXT NOT NULL,
  PRIMARY KEY (scope, id)
) STRICT;

CREATE INDEX idx_recall_vectors_change ON recall_vectors (scope, change);

CREATE TABLE recall_words (
  scope INTEGER NOT NULL,
  word TEXT NOT NULL,
  documents INTEGER NOT NULL,
  PRIMARY KEY (scope, word)
) STRICT, WITHOUT ROWID;
