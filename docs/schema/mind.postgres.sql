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

CREATE TABLE distil_sessions (
  agent text NOT NULL,
  session_id text NOT NULL,
  sealed_event_at timestamp(3) with time zone,
  export_id uuid,
  job_id uuid,
  error text,
  changed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT distil_sessions_pkey PRIMARY KEY (agent, session_id)
);

CREATE TABLE distil_wakes (
  wake text NOT NULL,
  awake_until timestamp(3) with time zone NOT NULL,
  CONSTRAINT distil_wakes_pkey PRIMARY KEY (wake)
);

CREATE TABLE observations_t1 (
  observation_id uuid NOT NULL,
  distil_id uuid NOT NULL,
  project_id uuid NOT NULL,
  session_ref uuid NOT NULL,
  agent text NOT NULL,
  session_id text NOT NULL,
  tag text NOT NULL,
  run_id uuid NOT NULL,
  rule text NOT NULL,
  kind text NOT NULL,
  topic text NOT NULL,
  source text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  is_correction bigint NOT NULL,
  subject text,
  subject_hash text NOT NULL,
  value text,
  value_hash text,
  statement text,
  statement_hash text NOT NULL,
  files text,
  quotes text NOT NULL,
  quote_texts text,
  withdrawn_at timestamp(3) with time zone,
  seq bigint NOT NULL,
  CONSTRAINT observations_t1_pkey PRIMARY KEY (observation_id)
);

CREATE INDEX idx_observations_t1_session ON observations_t1 USING btree (session_ref, tag, at, observation_id);

CREATE INDEX idx_observations_t1_stream ON observations_t1 USING btree (distil_id);

CREATE TABLE observer_runs (
  run_id uuid NOT NULL,
  distil_id uuid NOT NULL,
  project_id uuid NOT NULL,
  session_ref uuid NOT NULL,
  agent text NOT NULL,
  session_id text NOT NULL,
  tag text NOT NULL,
  trigger text NOT NULL,
  method text NOT NULL,
  from_seq bigint NOT NULL,
  to_seq bigint NOT NULL,
  t0_hash text NOT NULL,
  made bigint NOT NULL,
  withdrawn bigint NOT NULL,
  rejected text NOT NULL,
  error text,
  started_at timestamp(3) with time zone NOT NULL,
  ended_at timestamp(3) with time zone NOT NULL,
  seq bigint NOT NULL,
  CONSTRAINT observer_runs_pkey PRIMARY KEY (run_id)
);

CREATE INDEX idx_observer_runs_session ON observer_runs USING btree (session_ref, seq);

CREATE TABLE reflections_t2 (
  reflection_id uuid NOT NULL,
  distil_id uuid NOT NULL,
  project_id uuid NOT NULL,
  session_ref uuid NOT NULL,
  agent text NOT NULL,
  session_id text NOT NULL,
  tag text NOT NULL,
  run_id uuid NOT NULL,
  kind text NOT NULL,
  topic text NOT NULL,
  source text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  is_correction bigint NOT NULL,
  is_durable bigint NOT NULL,
  subject text,
  subject_hash text NOT NULL,
  value text,
  value_hash text,
  statement text,
  statement_hash text NOT NULL,
  files text,
  observation_ids text NOT NULL,
  withdrawn_at timestamp(3) with time zone,
  seq bigint NOT NULL,
  CONSTRAINT reflections_t2_pkey PRIMARY KEY (reflection_id)
);

CREATE INDEX idx_reflections_t2_session ON reflections_t2 USING btree (session_ref, tag, at, reflection_id);

CREATE INDEX idx_reflections_t2_stream ON reflections_t2 USING btree (distil_id);

CREATE INDEX idx_reflections_t2_subject ON reflections_t2 USING btree (project_id, subject_hash);

CREATE TABLE session_exports (
  export_id uuid NOT NULL,
  distil_id uuid NOT NULL,
  project_id uuid NOT NULL,
  session_ref uuid NOT NULL,
  agent text NOT NULL,
  session_id text NOT NULL,
  folder text NOT NULL,
  trigger text NOT NULL,
  to_seq bigint NOT NULL,
  observations bigint NOT NULL,
  reflections bigint NOT NULL,
  slice_key uuid,
  t1_hash text NOT NULL,
  t2_hash text NOT NULL,
  manifest_hash text NOT NULL,
  t1 text,
  t2 text,
  manifest text,
  made_at timestamp(3) with time zone NOT NULL,
  seq bigint NOT NULL,
  CONSTRAINT session_exports_pkey PRIMARY KEY (export_id)
);

CREATE INDEX idx_session_exports_made ON session_exports USING btree (made_at, export_id);

CREATE INDEX idx_session_exports_session ON session_exports USING btree (session_ref, seq);

CREATE TABLE session_tags (
  session_ref uuid NOT NULL,
  source text NOT NULL,
  from_seq bigint NOT NULL,
  distil_id uuid NOT NULL,
  project_id uuid NOT NULL,
  agent text NOT NULL,
  session_id text NOT NULL,
  tag text NOT NULL,
  set_at timestamp(3) with time zone NOT NULL,
  set_by text NOT NULL,
  seq bigint NOT NULL,
  CONSTRAINT session_tags_pkey PRIMARY KEY (session_ref, seq)
);
