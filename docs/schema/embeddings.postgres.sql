-- Written by `npm run schema` from a live database; a test compares the two.

CREATE TABLE recall_bits (
  scope bigint NOT NULL,
  id bigint NOT NULL,
  bits bit varying NOT NULL,
  CONSTRAINT recall_bits_pkey PRIMARY KEY (scope, id)
);

CREATE TABLE recall_documents (
  id bigint NOT NULL,
  scope bigint NOT NULL,
  source text NOT NULL,
  ref text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  hash text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  before_ref text,
  after_ref text,
  embedded bigint NOT NULL,
  CONSTRAINT recall_documents_pkey PRIMARY KEY (id),
  CONSTRAINT recall_documents_scope_ref_key UNIQUE (scope, ref)
);

CREATE INDEX idx_recall_unembedded ON recall_documents USING btree (id) WHERE embedded = 0;

CREATE TABLE recall_fts (
  id bigint NOT NULL,
  words tsvector NOT NULL,
  CONSTRAINT recall_fts_pkey PRIMARY KEY (id)
);

CREATE INDEX idx_recall_fts ON recall_fts USING gin (words) WITH (fastupdate=off);

CREATE TABLE recall_projects (
  project_id uuid NOT NULL,
  scope bigint NOT NULL,
  CONSTRAINT recall_projects_pkey PRIMARY KEY (project_id),
  CONSTRAINT recall_projects_scope_key UNIQUE (scope)
);

CREATE TABLE recall_scopes (
  scope bigint NOT NULL,
  documents bigint NOT NULL,
  length bigint NOT NULL,
  CONSTRAINT recall_scopes_pkey PRIMARY KEY (scope)
);

CREATE TABLE recall_sources (
  name text NOT NULL,
  cursor text NOT NULL,
  position bigint NOT NULL,
  indexed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT recall_sources_pkey PRIMARY KEY (name)
);

CREATE TABLE recall_texts (
  id bigint NOT NULL,
  scope bigint NOT NULL,
  length bigint NOT NULL,
  words text NOT NULL,
  CONSTRAINT recall_texts_pkey PRIMARY KEY (id)
);

CREATE TABLE recall_vector_states (
  scope bigint NOT NULL,
  vectors bigint NOT NULL,
  changes bigint NOT NULL,
  removals bigint NOT NULL,
  sums text NOT NULL,
  CONSTRAINT recall_vector_states_pkey PRIMARY KEY (scope)
);

CREATE TABLE recall_vectors (
  scope bigint NOT NULL,
  id bigint NOT NULL,
  change bigint NOT NULL,
  vector text NOT NULL,
  CONSTRAINT recall_vectors_pkey PRIMARY KEY (scope, id)
);

CREATE INDEX idx_recall_vectors_change ON recall_vectors USING btree (scope, change);

CREATE TABLE recall_words (
  scope bigint NOT NULL,
  word text COLLATE "C" NOT NULL,
  documents bigint NOT NULL,
  CONSTRAINT recall_words_pkey PRIMARY KEY (scope, word)
);
