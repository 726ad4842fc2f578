// The tables of the canon, in both dialects. All are made from events; their words stand beside the rows, so that they can be erased.
import type { MigrationSequence } from '../../store/migrations.ts';

interface Types {
  readonly uuid: string;
  readonly timestamp: string;
  readonly strict: string;
}

function canon({ uuid, timestamp, strict }: Types): string {
  return `
-- What the project knows, as it stands: the newest revision of each entry.
CREATE TABLE canon_entries (
  entry_id ${uuid} NOT NULL PRIMARY KEY,
  -- The stream of the project's canon.
  canon_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  -- As people call it: 12 is C12.
  number BIGINT NOT NULL,
  revision BIGINT NOT NULL,
  -- active, superseded, stale, rejected or forgotten
  state TEXT NOT NULL,
  -- Why it does not hold.
  reason TEXT,
  kind TEXT NOT NULL,
  topic TEXT NOT NULL,
  -- * where it holds for the whole project.
  tag TEXT NOT NULL,
  -- NULL once it was erased, as are the other words.
  subject TEXT,
  subject_key TEXT NOT NULL,
  -- What it was first made of, and what a person says it says.
  claim_key TEXT NOT NULL,
  says_key TEXT,
  summary TEXT,
  summary_hash TEXT,
  -- The reflection or the act whose words it has.
  words_from TEXT,
  confidence_bps BIGINT NOT NULL,
  freshness_score BIGINT NOT NULL,
  newest_at ${timestamp} NOT NULL,
  -- When it is stale without new evidence; NULL for one that is pinned.
  stale_at ${timestamp},
  supersedes_entry_id ${uuid},
  conflicts_json TEXT NOT NULL,
  evidence_refs_json TEXT NOT NULL,
  evidence_count BIGINT NOT NULL,
  is_pinned BIGINT NOT NULL,
  files_json TEXT,
  created_at ${timestamp} NOT NULL,
  updated_at ${timestamp} NOT NULL,
  seq BIGINT NOT NULL
)${strict};

CREATE UNIQUE INDEX idx_canon_entries_number ON canon_entries (project_id, number);
CREATE INDEX idx_canon_entries_state ON canon_entries (project_id, state, number);
CREATE INDEX idx_canon_entries_subject ON canon_entries (project_id, subject_key);
CREATE INDEX idx_canon_entries_due ON canon_entries (project_id, stale_at) WHERE state = 'active' AND stale_at IS NOT NULL;
CREATE INDEX idx_canon_entries_stream ON canon_entries (canon_id);

-- Every state that an entry was ever in.
CREATE TABLE canon_entry_revisions (
  entry_id ${uuid} NOT NULL,
  revision BIGINT NOT NULL,
  canon_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  state TEXT NOT NULL,
  reason TEXT,
  kind TEXT NOT NULL,
  topic TEXT NOT NULL,
  tag TEXT NOT NULL,
  says_key TEXT,
  summary TEXT,
  summary_hash TEXT,
  words_from TEXT,
  confidence_bps BIGINT NOT NULL,
  freshness_score BIGINT NOT NULL,
  supersedes_entry_id ${uuid},
  conflicts_json TEXT NOT NULL,
  evidence_refs_json TEXT NOT NULL,
  is_pinned BIGINT NOT NULL,
  created_at ${timestamp} NOT NULL,
  created_by TEXT NOT NULL,
  seq BIGINT NOT NULL,
  PRIMARY KEY (entry_id, revision)
)${strict};

CREATE INDEX idx_canon_entry_revisions_stream ON canon_entry_revisions (canon_id);

-- Reflections as evidence, each once.
CREATE TABLE canon_evidence (
  reflection_id ${uuid} NOT NULL PRIMARY KEY,
  canon_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  number BIGINT NOT NULL,
  slice_id ${uuid},
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  tag TEXT NOT NULL,
  kind TEXT NOT NULL,
  topic TEXT NOT NULL,
  -- person, executed, agent, import or tool
  source TEXT NOT NULL,
  at ${timestamp} NOT NULL,
  is_correction BIGINT NOT NULL,
  is_withdrawn BIGINT NOT NULL,
  subject_key TEXT NOT NULL,
  value_key TEXT,
  statement_key TEXT NOT NULL,
  -- NULL once they were erased.
  subject TEXT,
  value TEXT,
  statement TEXT,
  files_json TEXT,
  taken_at ${timestamp} NOT NULL,
  seq BIGINT NOT NULL
)${strict};

CREATE INDEX idx_canon_evidence_subject ON canon_evidence (project_id, subject_key);
CREATE INDEX idx_canon_evidence_session ON canon_evidence (project_id, agent, session_id);
CREATE INDEX idx_canon_evidence_stream ON canon_evidence (canon_id, number);

-- What people did with entries, in order.
CREATE TABLE canon_acts (
  act_id ${uuid} NOT NULL PRIMARY KEY,
  canon_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  number BIGINT NOT NULL,
  -- pinned, unpinned, corrected, rejected, merged, reverted or forgotten
  type TEXT NOT NULL,
  entry_id ${uuid} NOT NULL,
  subject_key TEXT NOT NULL,
  claim_key TEXT NOT NULL,
  into_entry_id ${uuid},
  into_subject_key TEXT,
  into_claim_key TEXT,
  says_key TEXT,
  to_revision BIGINT,
  tag TEXT,
  statement_keys_json TEXT NOT NULL,
  words TEXT,
  words_hash TEXT,
  why TEXT,
  reason_hash TEXT,
  at ${timestamp} NOT NULL,
  actor TEXT NOT NULL,
  seq BIGINT NOT NULL
)${strict};

CREATE INDEX idx_canon_acts_subject ON canon_acts (project_id, subject_key);
CREATE INDEX idx_canon_acts_into ON canon_acts (project_id, into_subject_key) WHERE into_subject_key IS NOT NULL;
CREATE INDEX idx_canon_acts_stream ON canon_acts (canon_id, number);

-- How far the artifacts of a tag were consolidated.
CREATE TABLE project_watermarks (
  scope_key TEXT NOT NULL PRIMARY KEY,
  canon_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  tag TEXT NOT NULL,
  last_artifact_ts ${timestamp} NOT NULL,
  last_artifact_id ${uuid} NOT NULL,
  slices BIGINT NOT NULL,
  updated_at ${timestamp} NOT NULL,
  seq BIGINT NOT NULL
)${strict};

CREATE INDEX idx_project_watermarks_project ON project_watermarks (project_id, tag);
`;
}

function worth({ uuid, strict }: Types): string {
  return `
-- What each active entry says, as one hash. A home of before has none until its canon next changes.
CREATE TABLE canon_digests (
  entry_id ${uuid} NOT NULL PRIMARY KEY,
  project_id ${uuid} NOT NULL,
  tag TEXT NOT NULL,
  digest TEXT NOT NULL
)${strict};

CREATE INDEX idx_canon_digests_project ON canon_digests (project_id);

-- The sum of those digests, modulo 2^256, and how many they are.
CREATE TABLE canon_sums (
  project_id ${uuid} NOT NULL,
  tag TEXT NOT NULL,
  entries BIGINT NOT NULL,
  digest TEXT NOT NULL,
  PRIMARY KEY (project_id, tag)
)${strict};

-- The order in which a handshake names them.
CREATE INDEX idx_canon_entries_worth ON canon_entries (project_id, tag, (is_pinned * 100000 + CASE kind WHEN 'constraint' THEN 6000 WHEN 'correction' THEN 5500 WHEN 'preference' THEN 5000 WHEN 'decision' THEN 4500 WHEN 'fact' THEN 3000 WHEN 'proof' THEN 2500 WHEN 'fix' THEN 2000 ELSE 0 END + confidence_bps - CASE WHEN freshness_score > 365 THEN 3000 ELSE freshness_score * 3000 / 365 END) DESC, number) WHERE state = 'active';
CREATE INDEX idx_canon_entries_contradicting ON canon_entries (project_id, tag) WHERE state = 'active' AND conflicts_json <> '[]';
`;
}

/** `files` gives a row for each item of the JSON list of an entry. */
function names({ uuid, strict }: Types, files: string): string {
  return `
-- What active entries name: files, and the error that a fix repaired.
CREATE TABLE canon_names (
  project_id ${uuid} NOT NULL,
  -- error or file
  what TEXT NOT NULL,
  name TEXT NOT NULL,
  entry_id ${uuid} NOT NULL,
  PRIMARY KEY (project_id, what, name, entry_id)
)${strict};

CREATE INDEX idx_canon_names_entry ON canon_names (entry_id);

INSERT INTO canon_names (project_id, what, name, entry_id)
SELECT DISTINCT e.project_id, 'file', f.value, e.entry_id FROM canon_entries e, ${files}
WHERE e.state = 'active' AND e.files_json IS NOT NULL AND length(f.value) BETWEEN 1 AND 500;

INSERT INTO canon_names (project_id, what, name, entry_id)
SELECT project_id, 'error', substr(subject, 7), entry_id FROM canon_entries
WHERE state = 'active' AND subject LIKE 'error:_%' AND length(subject) <= 506;
`;
}

/** Under which subjects a wording was said. */
const STATEMENTS = `
CREATE INDEX idx_canon_evidence_statement ON canon_evidence (project_id, statement_key);
`;

const SQLITE: Types = { uuid: 'TEXT', timestamp: 'TEXT', strict: ' STRICT' };
const POSTGRES: Types = { uuid: 'UUID', timestamp: 'TIMESTAMPTZ(3)', strict: '' };

export const canonSchema: MigrationSequence = {
  name: 'canon',
  migrations: [
    {
      name: 'entries, revisions, evidence, acts and watermarks',
      sqlite: canon(SQLITE).replaceAll('BIGINT', 'INTEGER'),
      postgres: canon(POSTGRES),
    },
    {
      name: 'order of worth and sums of digests',
      sqlite: worth(SQLITE).replaceAll('BIGINT', 'INTEGER'),
      postgres: worth(POSTGRES),
    },
    {
      name: 'names of files and errors',
      sqlite: names(SQLITE, 'json_each(e.files_json) f'),
      postgres: names(POSTGRES, 'json_array_elements_text(e.files_json::json) f (value)'),
    },
    { name: 'evidence by its wording', sqlite: STATEMENTS, postgres: STATEMENTS },
  ],
};
