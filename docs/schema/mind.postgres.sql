-- Written by `npm run schema` from a live database; a test compares the two.

CREATE TABLE agent_session_files (
  agent text NOT NULL,
  session_id text NOT NULL,
  project_id uuid NOT NULL,
  path text NOT NULL,
  changes bigint NOT NULL,
  first_at timestamp(3) with time zone NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT agent_session_files_pkey PRIMARY KEY (agent, session_id, project_id, path)
);

CREATE TABLE agent_session_tasks (
  agent text NOT NULL,
  session_id text NOT NULL,
  task_id uuid NOT NULL,
  project_id uuid NOT NULL,
  number bigint NOT NULL,
  checkpoint_at timestamp(3) with time zone,
  lacks_checkpoint bigint NOT NULL,
  in_flight bigint NOT NULL,
  event text NOT NULL,
  noted_at timestamp(3) with time zone NOT NULL,
  told_at timestamp(3) with time zone,
  told_context timestamp(3) with time zone,
  CONSTRAINT agent_session_tasks_pkey PRIMARY KEY (agent, session_id, task_id)
);

CREATE TABLE agent_session_windows (
  agent text NOT NULL,
  session_id text NOT NULL,
  machine text NOT NULL,
  pid bigint NOT NULL,
  started text NOT NULL,
  is_agent bigint NOT NULL,
  opened_at timestamp(3) with time zone NOT NULL,
  seen_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT agent_session_windows_pkey PRIMARY KEY (agent, session_id, machine, pid, started)
);

CREATE INDEX idx_agent_session_windows_machine ON agent_session_windows USING btree (machine, seen_at);

CREATE TABLE agent_sessions (
  agent text NOT NULL,
  session_id text NOT NULL,
  project_id uuid,
  owner text NOT NULL,
  cwd text NOT NULL,
  transcript_path text,
  source text NOT NULL,
  started_at timestamp(3) with time zone NOT NULL,
  resumed_at timestamp(3) with time zone NOT NULL,
  last_event_at timestamp(3) with time zone NOT NULL,
  last_event text NOT NULL,
  ended_at timestamp(3) with time zone,
  end_reason text,
  compactions bigint NOT NULL,
  resume_due bigint NOT NULL,
  compacted_at timestamp(3) with time zone,
  files_told_context timestamp(3) with time zone,
  worktree text,
  branch text,
  CONSTRAINT agent_sessions_pkey PRIMARY KEY (agent, session_id)
);

CREATE INDEX idx_agent_sessions_owner ON agent_sessions USING btree (owner);

CREATE INDEX idx_agent_sessions_recent ON agent_sessions USING btree (last_event_at, agent, session_id);

CREATE TABLE canon_acts (
  act_id uuid NOT NULL,
  canon_id uuid NOT NULL,
  project_id uuid NOT NULL,
  number bigint NOT NULL,
  type text NOT NULL,
  entry_id uuid NOT NULL,
  subject_key text NOT NULL,
  claim_key text NOT NULL,
  into_entry_id uuid,
  into_subject_key text,
  into_claim_key text,
  says_key text,
  to_revision bigint,
  tag text,
  statement_keys_json text NOT NULL,
  words text,
  words_hash text,
  why text,
  reason_hash text,
  at timestamp(3) with time zone NOT NULL,
  actor text NOT NULL,
  seq bigint NOT NULL,
  CONSTRAINT canon_acts_pkey PRIMARY KEY (act_id)
);

CREATE INDEX idx_canon_acts_into ON canon_acts USING btree (project_id, into_subject_key) WHERE into_subject_key IS NOT NULL;

CREATE INDEX idx_canon_acts_stream ON canon_acts USING btree (canon_id, number);

CREATE INDEX idx_canon_acts_subject ON canon_acts USING btree (project_id, subject_key);

CREATE TABLE canon_entries (
  entry_id uuid NOT NULL,
  canon_id uuid NOT NULL,
  project_id uuid NOT NULL,
  number bigint NOT NULL,
  revision bigint NOT NULL,
  state text NOT NULL,
  reason text,
  kind text NOT NULL,
  topic text NOT NULL,
  tag text NOT NULL,
  subject text,
  subject_key text NOT NULL,
  claim_key text NOT NULL,
  says_key text,
  summary text,
  summary_hash text,
  words_from text,
  confidence_bps bigint NOT NULL,
  freshness_score bigint NOT NULL,
  newest_at timestamp(3) with time zone NOT NULL,
  stale_at timestamp(3) with time zone,
  supersedes_entry_id uuid,
  conflicts_json text NOT NULL,
  evidence_refs_json text NOT NULL,
  evidence_count bigint NOT NULL,
  is_pinned bigint NOT NULL,
  files_json text,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  seq bigint NOT NULL,
  CONSTRAINT canon_entries_pkey PRIMARY KEY (entry_id)
);

CREATE INDEX idx_canon_entries_due ON canon_entries USING btree (project_id, stale_at) WHERE state = 'active'::text AND stale_at IS NOT NULL;

CREATE UNIQUE INDEX idx_canon_entries_number ON canon_entries USING btree (project_id, number);

CREATE INDEX idx_canon_entries_state ON canon_entries USING btree (project_id, state, number);

CREATE INDEX idx_canon_entries_stream ON canon_entries USING btree (canon_id);

CREATE INDEX idx_canon_entries_subject ON canon_entries USING btree (project_id, subject_key);

CREATE TABLE canon_entry_revisions (
  entry_id uuid NOT NULL,
  revision bigint NOT NULL,
  canon_id uuid NOT NULL,
  project_id uuid NOT NULL,
  state text NOT NULL,
  reason text,
  kind text NOT NULL,
  topic text NOT NULL,
  tag text NOT NULL,
  says_key text,
  summary text,
  summary_hash text,
  words_from text,
  confidence_bps bigint NOT NULL,
  freshness_score bigint NOT NULL,
  supersedes_entry_id uuid,
  conflicts_json text NOT NULL,
  evidence_refs_json text NOT NULL,
  is_pinned bigint NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  created_by text NOT NULL,
  seq bigint NOT NULL,
  CONSTRAINT canon_entry_revisions_pkey PRIMARY KEY (entry_id, revision)
);

CREATE INDEX idx_canon_entry_revisions_stream ON canon_entry_revisions USING btree (canon_id);

CREATE TABLE canon_evidence (
  reflection_id uuid NOT NULL,
  canon_id uuid NOT NULL,
  project_id uuid NOT NULL,
  number bigint NOT NULL,
  slice_id uuid,
  agent text NOT NULL,
  session_id text NOT NULL,
  tag text NOT NULL,
  kind text NOT NULL,
  topic text NOT NULL,
  source text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  is_correction bigint NOT NULL,
  is_withdrawn bigint NOT NULL,
  subject_key text NOT NULL,
  value_key text,
  statement_key text NOT NULL,
  subject text,
  value text,
  statement text,
  files_json text,
  taken_at timestamp(3) with time zone NOT NULL,
  seq bigint NOT NULL,
  CONSTRAINT canon_evidence_pkey PRIMARY KEY (reflection_id)
);

CREATE INDEX idx_canon_evidence_session ON canon_evidence USING btree (project_id, agent, session_id);

CREATE INDEX idx_canon_evidence_stream ON canon_evidence USING btree (canon_id, number);

CREATE INDEX idx_canon_evidence_subject ON canon_evidence USING btree (project_id, subject_key);

CREATE TABLE checkpoint_drafts (
  agent text NOT NULL,
  session_id text NOT NULL,
  subject_id uuid NOT NULL,
  project_id uuid NOT NULL,
  task_id uuid,
  number bigint,
  owner text NOT NULL,
  made_at timestamp(3) with time zone NOT NULL,
  made_by text NOT NULL,
  last_message text,
  files text NOT NULL,
  more_files bigint NOT NULL,
  failed_commands text NOT NULL,
  diff_stat text,
  branch text,
  head_commit text,
  CONSTRAINT checkpoint_drafts_pkey PRIMARY KEY (agent, session_id, subject_id)
);

CREATE INDEX idx_checkpoint_drafts_project ON checkpoint_drafts USING btree (project_id, made_at);

CREATE INDEX idx_checkpoint_drafts_subject ON checkpoint_drafts USING btree (subject_id, made_at);

CREATE TABLE checkpoint_modes (
  scope text NOT NULL,
  agent text NOT NULL,
  id text NOT NULL,
  mode text NOT NULL,
  set_at timestamp(3) with time zone NOT NULL,
  set_by text NOT NULL,
  CONSTRAINT checkpoint_modes_pkey PRIMARY KEY (scope, agent, id)
);

CREATE TABLE project_watermarks (
  scope_key text NOT NULL,
  canon_id uuid NOT NULL,
  project_id uuid NOT NULL,
  tag text NOT NULL,
  last_artifact_ts timestamp(3) with time zone NOT NULL,
  last_artifact_id uuid NOT NULL,
  slices bigint NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  seq bigint NOT NULL,
  CONSTRAINT project_watermarks_pkey PRIMARY KEY (scope_key)
);

CREATE INDEX idx_project_watermarks_project ON project_watermarks USING btree (project_id, tag);

CREATE TABLE t3_backlog_jobs (
  job_id uuid NOT NULL,
  project_id uuid NOT NULL,
  project_root text,
  agent text NOT NULL,
  session_id text NOT NULL,
  pane_id text,
  tag text NOT NULL,
  slice_start_id uuid,
  slice_end_id uuid,
  artifact_refs_json text NOT NULL,
  withdrawn_refs_json text NOT NULL,
  status text NOT NULL,
  attempts bigint NOT NULL,
  last_error text,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT t3_backlog_jobs_pkey PRIMARY KEY (job_id)
);

CREATE INDEX idx_t3_backlog_jobs_open ON t3_backlog_jobs USING btree (created_at, job_id) WHERE status = ANY (ARRAY['pending'::text, 'running'::text, 'failed'::text]);

CREATE INDEX idx_t3_backlog_jobs_session ON t3_backlog_jobs USING btree (agent, session_id);

CREATE INDEX idx_t3_backlog_jobs_status ON t3_backlog_jobs USING btree (project_id, status, created_at);
