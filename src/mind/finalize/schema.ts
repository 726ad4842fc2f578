// The tables of what sessions were distilled into, in both dialects. All but two are made from events; words stand in columns that can become
// NULL. `distil_sessions` and `distil_wakes` say how far the work is: without them it is done again, with the same result.
import type { MigrationSequence } from '../../store/migrations.ts';

interface Types {
  readonly uuid: string;
  readonly timestamp: string;
  readonly strict: string;
}

function distil({ uuid, timestamp, strict }: Types): string {
  return `
-- A run of the observer and the reflector over a session that had something new.
CREATE TABLE observer_runs (
  run_id ${uuid} NOT NULL PRIMARY KEY,
  -- The stream of what the project's sessions came to.
  distil_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  -- Names the session, whatever its agent called it.
  session_ref ${uuid} NOT NULL,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  -- At its last event.
  tag TEXT NOT NULL,
  -- tokens, manual, task_done, handoff, compaction, end or idle
  trigger TEXT NOT NULL,
  -- rules, model, or fallback: a model was asked, and what the rules gave is kept
  method TEXT NOT NULL,
  -- The first event of T0 that was new to it, and the last that there was.
  from_seq BIGINT NOT NULL,
  to_seq BIGINT NOT NULL,
  -- Keyed, over the T0 that it read.
  t0_hash TEXT NOT NULL,
  made BIGINT NOT NULL,
  withdrawn BIGINT NOT NULL,
  -- JSON: how many candidates were left out, by reason.
  rejected TEXT NOT NULL,
  error TEXT,
  started_at ${timestamp} NOT NULL,
  ended_at ${timestamp} NOT NULL,
  seq BIGINT NOT NULL
)${strict};

CREATE INDEX idx_observer_runs_session ON observer_runs (session_ref, seq);

-- T1. Made from events, but for the words.
CREATE TABLE observations_t1 (
  observation_id ${uuid} NOT NULL PRIMARY KEY,
  distil_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  session_ref ${uuid} NOT NULL,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  tag TEXT NOT NULL,
  -- The run that made it, or made it again.
  run_id ${uuid} NOT NULL,
  rule TEXT NOT NULL,
  kind TEXT NOT NULL,
  topic TEXT NOT NULL,
  -- person, executed, agent, import or tool
  source TEXT NOT NULL,
  at ${timestamp} NOT NULL,
  is_correction BIGINT NOT NULL,
  -- Words; NULL once they were erased. Their hashes are keyed.
  subject TEXT,
  subject_hash TEXT NOT NULL,
  value TEXT,
  value_hash TEXT,
  statement TEXT,
  statement_hash TEXT NOT NULL,
  files TEXT,
  -- JSON: event of T0, place and keyed hash of each quote; their texts stand apart.
  quotes TEXT NOT NULL,
  quote_texts TEXT,
  -- When a later run no longer made it.
  withdrawn_at ${timestamp},
  seq BIGINT NOT NULL
)${strict};

CREATE INDEX idx_observations_t1_session ON observations_t1 (session_ref, tag, at, observation_id);
CREATE INDEX idx_observations_t1_stream ON observations_t1 (distil_id);

-- T2. Made from events, but for the words.
CREATE TABLE reflections_t2 (
  reflection_id ${uuid} NOT NULL PRIMARY KEY,
  distil_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  session_ref ${uuid} NOT NULL,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  tag TEXT NOT NULL,
  run_id ${uuid} NOT NULL,
  kind TEXT NOT NULL,
  topic TEXT NOT NULL,
  source TEXT NOT NULL,
  at ${timestamp} NOT NULL,
  is_correction BIGINT NOT NULL,
  -- Whether consolidation may take it up.
  is_durable BIGINT NOT NULL,
  subject TEXT,
  subject_hash TEXT NOT NULL,
  value TEXT,
  value_hash TEXT,
  statement TEXT,
  statement_hash TEXT NOT NULL,
  files TEXT,
  -- JSON: the oldest first.
  observation_ids TEXT NOT NULL,
  withdrawn_at ${timestamp},
  seq BIGINT NOT NULL
)${strict};

CREATE INDEX idx_reflections_t2_session ON reflections_t2 (session_ref, tag, at, reflection_id);
CREATE INDEX idx_reflections_t2_subject ON reflections_t2 (project_id, subject_hash);
CREATE INDEX idx_reflections_t2_stream ON reflections_t2 (distil_id);

-- From which event of its T0 on a session has which tag.
CREATE TABLE session_tags (
  session_ref ${uuid} NOT NULL,
  -- switch: somebody said so. task: the goal of the task in hand has it, which counts where nobody said anything.
  source TEXT NOT NULL,
  from_seq BIGINT NOT NULL,
  distil_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  tag TEXT NOT NULL,
  set_at ${timestamp} NOT NULL,
  set_by TEXT NOT NULL,
  seq BIGINT NOT NULL,
  PRIMARY KEY (session_ref, seq)
)${strict};

-- A session that was sealed, as it was then.
CREATE TABLE session_exports (
  export_id ${uuid} NOT NULL PRIMARY KEY,
  distil_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  session_ref ${uuid} NOT NULL,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  -- The folder of its bundle.
  folder TEXT NOT NULL,
  trigger TEXT NOT NULL,
  to_seq BIGINT NOT NULL,
  observations BIGINT NOT NULL,
  reflections BIGINT NOT NULL,
  -- What consolidation takes up; NULL where there is nothing.
  slice_key ${uuid},
  t1_hash TEXT NOT NULL,
  t2_hash TEXT NOT NULL,
  manifest_hash TEXT NOT NULL,
  -- Its texts. The first two only where the home has no folder; all NULL once they were erased or there are newer ones enough.
  t1 TEXT,
  t2 TEXT,
  manifest TEXT,
  made_at ${timestamp} NOT NULL,
  seq BIGINT NOT NULL
)${strict};

CREATE INDEX idx_session_exports_session ON session_exports (session_ref, seq);
CREATE INDEX idx_session_exports_made ON session_exports (made_at, export_id);

-- How far the work on a session is. Not from events: whoever lost it looks again.
CREATE TABLE distil_sessions (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  -- The session's newest event when it was last sealed, and what it was sealed as.
  sealed_event_at ${timestamp},
  export_id ${uuid},
  job_id ${uuid},
  -- Of the newest attempt; NULL where it went well.
  error TEXT,
  changed_at ${timestamp} NOT NULL,
  PRIMARY KEY (agent, session_id)
)${strict};

-- Until when somebody looks at the queue, so that a hook starts no process for it.
CREATE TABLE distil_wakes (
  wake TEXT NOT NULL PRIMARY KEY,
  awake_until ${timestamp} NOT NULL
)${strict};
`;
}

const LEFT_TRANSCRIPT = `
-- Why the record that its hooks named was not taken: irregular, outside or elsewhere; NULL where it was, or there is none.
ALTER TABLE distil_sessions ADD COLUMN transcript_left TEXT;
`;

const SQLITE: Types = { uuid: 'TEXT', timestamp: 'TEXT', strict: ' STRICT' };
const POSTGRES: Types = { uuid: 'UUID', timestamp: 'TIMESTAMPTZ(3)', strict: '' };

export const distilSchema: MigrationSequence = {
  name: 'distil',
  migrations: [
    {
      name: 'runs, observations, reflections, tags and bundles of sessions',
      sqlite: distil(SQLITE).replaceAll('BIGINT', 'INTEGER'),
      postgres: distil(POSTGRES),
    },
    { name: 'transcripts that were not taken', sqlite: LEFT_TRANSCRIPT, postgres: LEFT_TRANSCRIPT },
  ],
};
