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

CREATE INDEX idx_agent_session_files_path ON agent_session_files USING btree (project_id, path, changed_at);

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
  compacted_at timestamp(3) with time zone,
  files_told_context timestamp(3) with time zone,
  worktree text,
  branch text,
  asked bigint NOT NULL DEFAULT 0,
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

CREATE TABLE canon_digests (
  entry_id uuid NOT NULL,
  project_id uuid NOT NULL,
  tag text NOT NULL,
  digest text NOT NULL,
  CONSTRAINT canon_digests_pkey PRIMARY KEY (entry_id)
);

CREATE INDEX idx_canon_digests_project ON canon_digests USING btree (project_id);

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

CREATE INDEX idx_canon_entries_contradicting ON canon_entries USING btree (project_id, tag) WHERE state = 'active'::text AND conflicts_json <> '[]'::text;

CREATE INDEX idx_canon_entries_due ON canon_entries USING btree (project_id, stale_at) WHERE state = 'active'::text AND stale_at IS NOT NULL;

CREATE UNIQUE INDEX idx_canon_entries_number ON canon_entries USING btree (project_id, number);

CREATE INDEX idx_canon_entries_state ON canon_entries USING btree (project_id, state, number);

CREATE INDEX idx_canon_entries_stream ON canon_entries USING btree (canon_id);

CREATE INDEX idx_canon_entries_subject ON canon_entries USING btree (project_id, subject_key);

CREATE INDEX idx_canon_entries_worth ON canon_entries USING btree (project_id, tag, (is_pinned * 100000 +
CASE kind
    WHEN 'constraint'::text THEN 6000
    WHEN 'correction'::text THEN 5500
    WHEN 'preference'::text THEN 5000
    WHEN 'decision'::text THEN 4500
    WHEN 'fact'::text THEN 3000
    WHEN 'proof'::text THEN 2500
    WHEN 'fix'::text THEN 2000
    ELSE 0
END + confidence_bps -
CASE
    WHEN freshness_score > 365 THEN 3000::bigint
    ELSE freshness_score * 3000 / 365
END) DESC, number) WHERE state = 'active'::text;

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

CREATE INDEX idx_canon_evidence_statement ON canon_evidence USING btree (project_id, statement_key);

CREATE INDEX idx_canon_evidence_stream ON canon_evidence USING btree (canon_id, number);

CREATE INDEX idx_canon_evidence_subject ON canon_evidence USING btree (project_id, subject_key);

CREATE TABLE canon_names (
  project_id uuid NOT NULL,
  what text NOT NULL,
  name text NOT NULL,
  entry_id uuid NOT NULL,
  CONSTRAINT canon_names_pkey PRIMARY KEY (project_id, what, name, entry_id)
);

CREATE INDEX idx_canon_names_entry ON canon_names USING btree (entry_id);

CREATE TABLE canon_sums (
  project_id uuid NOT NULL,
  tag text NOT NULL,
  entries bigint NOT NULL,
  digest text NOT NULL,
  CONSTRAINT canon_sums_pkey PRIMARY KEY (project_id, tag)
);

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

CREATE TABLE compact_events_t0 (
  t0_id uuid NOT NULL,
  project_id uuid NOT NULL,
  agent text NOT NULL,
  session_id text NOT NULL,
  seq bigint NOT NULL,
  ordinal bigint NOT NULL,
  kind text NOT NULL,
  speaker text NOT NULL,
  is_sidechain bigint NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  body text,
  compact_hash text NOT NULL,
  policy_version bigint NOT NULL,
  tokens bigint NOT NULL,
  evidence text NOT NULL,
  retraction text,
  recorded_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT compact_events_t0_pkey PRIMARY KEY (t0_id)
);

CREATE UNIQUE INDEX idx_compact_events_t0_ordinal ON compact_events_t0 USING btree (project_id, ordinal);

CREATE UNIQUE INDEX idx_compact_events_t0_session ON compact_events_t0 USING btree (project_id, agent, session_id, seq);

CREATE INDEX idx_compact_events_t0_texts ON compact_events_t0 USING btree (project_id, recorded_at) WHERE body IS NOT NULL;

CREATE TABLE distil_sessions (
  agent text NOT NULL,
  session_id text NOT NULL,
  sealed_event_at timestamp(3) with time zone,
  export_id uuid,
  job_id uuid,
  error text,
  changed_at timestamp(3) with time zone NOT NULL,
  transcript_left text,
  CONSTRAINT distil_sessions_pkey PRIMARY KEY (agent, session_id)
);

CREATE TABLE distil_wakes (
  wake text NOT NULL,
  awake_until timestamp(3) with time zone NOT NULL,
  CONSTRAINT distil_wakes_pkey PRIMARY KEY (wake)
);

CREATE TABLE handoffs (
  handoff_id uuid NOT NULL,
  project_id uuid NOT NULL,
  tag text NOT NULL,
  from_agent text NOT NULL,
  from_session text NOT NULL,
  to_agent text,
  note text,
  slice text,
  refs text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  created_by text NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  taken_agent text,
  taken_session text,
  offered_at timestamp(3) with time zone,
  taken_at timestamp(3) with time zone,
  taken_seq bigint,
  payload_hash text,
  CONSTRAINT handoffs_pkey PRIMARY KEY (handoff_id)
);

CREATE INDEX idx_handoffs_project ON handoffs USING btree (project_id, created_at, handoff_id);

CREATE INDEX idx_handoffs_taken ON handoffs USING btree (taken_agent, taken_session) WHERE taken_at IS NOT NULL;

CREATE INDEX idx_handoffs_waiting ON handoffs USING btree (project_id, created_at) WHERE taken_at IS NULL;

CREATE TABLE handshake_lines (
  snapshot_id uuid NOT NULL,
  ordinal bigint NOT NULL,
  section text NOT NULL,
  anchor text NOT NULL,
  line text,
  tokens bigint NOT NULL,
  CONSTRAINT handshake_lines_pkey PRIMARY KEY (snapshot_id, ordinal)
);

CREATE TABLE handshake_snapshots (
  snapshot_id uuid NOT NULL,
  project_id uuid NOT NULL,
  scope text NOT NULL,
  scope_key text NOT NULL,
  version bigint NOT NULL,
  payload_text text,
  payload_hash text NOT NULL,
  token_estimate bigint NOT NULL,
  left_out text NOT NULL,
  canon_hash text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  left_out_count bigint,
  CONSTRAINT handshake_snapshots_pkey PRIMARY KEY (snapshot_id)
);

CREATE UNIQUE INDEX idx_handshake_snapshots_version ON handshake_snapshots USING btree (project_id, scope, scope_key, version);

CREATE TABLE injection_baselines (
  project_id uuid NOT NULL,
  tag text NOT NULL,
  version bigint NOT NULL,
  lines bigint NOT NULL,
  compiled_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT injection_baselines_pkey PRIMARY KEY (project_id, tag)
);

CREATE TABLE injection_contexts (
  agent text NOT NULL,
  session_id text NOT NULL,
  window_key text NOT NULL,
  context bigint NOT NULL,
  began_by text NOT NULL,
  begun_at timestamp(3) with time zone NOT NULL,
  due text,
  task_tag text,
  switched_tag text,
  base_tag text,
  base_list text,
  base_version bigint NOT NULL,
  base_tokens bigint NOT NULL,
  work_hash text,
  turn_id text,
  turns bigint NOT NULL,
  begun_turn bigint NOT NULL,
  turn_at timestamp(3) with time zone NOT NULL,
  is_summary_due bigint NOT NULL,
  is_in_turn bigint NOT NULL,
  said_seq bigint,
  said_turn bigint,
  said_at timestamp(3) with time zone,
  is_heard bigint NOT NULL,
  delta_at timestamp(3) with time zone,
  CONSTRAINT injection_contexts_pkey PRIMARY KEY (agent, session_id, window_key)
);

CREATE TABLE injection_dropped (
  agent text NOT NULL,
  session_id text NOT NULL,
  window_key text NOT NULL,
  context bigint NOT NULL,
  observation_id uuid NOT NULL,
  ordinal bigint NOT NULL,
  found_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT injection_dropped_pkey PRIMARY KEY (agent, session_id, window_key, context, observation_id)
);

CREATE TABLE injection_due (
  agent text NOT NULL,
  session_id text NOT NULL,
  trigger_name text NOT NULL,
  due_key text NOT NULL,
  detail text NOT NULL,
  since timestamp(3) with time zone NOT NULL,
  CONSTRAINT injection_due_pkey PRIMARY KEY (agent, session_id, trigger_name, due_key)
);

CREATE TABLE injection_line_entries (
  project_id uuid NOT NULL,
  tag text NOT NULL,
  line_key text NOT NULL,
  entry_id uuid NOT NULL,
  revision bigint NOT NULL,
  CONSTRAINT injection_line_entries_pkey PRIMARY KEY (project_id, tag, line_key, entry_id)
);

CREATE INDEX idx_injection_line_entries_entry ON injection_line_entries USING btree (entry_id);

CREATE TABLE injection_lines (
  project_id uuid NOT NULL,
  tag text NOT NULL,
  line_key text NOT NULL,
  state text NOT NULL,
  ordinal bigint NOT NULL,
  section text NOT NULL,
  anchor text NOT NULL,
  line text,
  tokens bigint NOT NULL,
  since_version bigint NOT NULL,
  replaces text,
  changed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT injection_lines_pkey PRIMARY KEY (project_id, tag, line_key)
);

CREATE INDEX idx_injection_lines_order ON injection_lines USING btree (project_id, tag, state, ordinal);

CREATE INDEX idx_injection_lines_since ON injection_lines USING btree (project_id, tag, since_version);

CREATE TABLE injection_modes (
  scope text NOT NULL,
  agent text NOT NULL,
  id text NOT NULL,
  mode text,
  reason text,
  set_at timestamp(3) with time zone,
  set_by text,
  related text,
  related_at timestamp(3) with time zone,
  related_by text,
  CONSTRAINT injection_modes_pkey PRIMARY KEY (scope, agent, id)
);

CREATE TABLE injection_told (
  agent text NOT NULL,
  session_id text NOT NULL,
  window_key text NOT NULL,
  line_key text NOT NULL,
  anchor text NOT NULL,
  seq bigint NOT NULL,
  told_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT injection_told_pkey PRIMARY KEY (agent, session_id, window_key, line_key)
);

CREATE TABLE injections (
  agent text NOT NULL,
  session_id text NOT NULL,
  seq bigint NOT NULL,
  decided_at timestamp(3) with time zone NOT NULL,
  project_id uuid,
  tag text NOT NULL,
  window_key text NOT NULL,
  context bigint NOT NULL,
  turn bigint NOT NULL,
  turn_id text,
  event text NOT NULL,
  trigger_name text,
  decision text NOT NULL,
  reason text NOT NULL,
  situation text NOT NULL,
  said text NOT NULL,
  left_over text NOT NULL,
  payload_hash text,
  payload_text text,
  tokens_said bigint NOT NULL,
  tokens_saved bigint NOT NULL,
  pressure_bps bigint,
  pressure_source text NOT NULL,
  is_heard bigint NOT NULL,
  CONSTRAINT injections_pkey PRIMARY KEY (agent, session_id, seq)
);

CREATE INDEX idx_injections_recent ON injections USING btree (project_id, decided_at);

CREATE INDEX idx_injections_spoken ON injections USING btree (agent, session_id, decided_at) WHERE decision <> 'nothing'::text;

CREATE TABLE mind_controls (
  control_id uuid NOT NULL,
  project_id uuid NOT NULL,
  asked_at timestamp(3) with time zone NOT NULL,
  actor text NOT NULL,
  control text NOT NULL,
  subject text,
  outcome text NOT NULL,
  counts text NOT NULL,
  ended_at timestamp(3) with time zone,
  CONSTRAINT mind_controls_pkey PRIMARY KEY (control_id)
);

CREATE INDEX idx_mind_controls_project ON mind_controls USING btree (project_id, asked_at, control_id);

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

CREATE TABLE raw_events (
  event_id uuid NOT NULL,
  base_id uuid NOT NULL,
  project_id uuid NOT NULL,
  agent text NOT NULL,
  session_id text NOT NULL,
  seq bigint NOT NULL,
  kind text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  file_id uuid,
  generation bigint NOT NULL,
  byte_offset bigint NOT NULL,
  byte_length bigint NOT NULL,
  original_hash text NOT NULL,
  key_id text NOT NULL,
  CONSTRAINT raw_events_pkey PRIMARY KEY (event_id)
);

CREATE INDEX idx_raw_events_base ON raw_events USING btree (base_id);

CREATE INDEX idx_raw_events_file ON raw_events USING btree (file_id, generation, byte_offset) WHERE file_id IS NOT NULL;

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

CREATE TABLE t0_sessions (
  project_id uuid NOT NULL,
  agent text NOT NULL,
  session_id text NOT NULL,
  cwd text,
  branch text,
  parent_id text,
  started_at timestamp(3) with time zone,
  last_at timestamp(3) with time zone,
  seq bigint NOT NULL,
  tokens bigint NOT NULL,
  recorded_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT t0_sessions_pkey PRIMARY KEY (project_id, agent, session_id)
);

CREATE INDEX idx_t0_sessions_recorded ON t0_sessions USING btree (project_id, recorded_at);

CREATE TABLE t0_settings (
  name text NOT NULL,
  value bigint NOT NULL,
  CONSTRAINT t0_settings_pkey PRIMARY KEY (name)
);

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

CREATE TABLE transcript_chunks (
  file_id uuid NOT NULL,
  generation bigint NOT NULL,
  start_offset bigint NOT NULL,
  end_offset bigint NOT NULL,
  project_id uuid NOT NULL,
  content_hash text NOT NULL,
  body text,
  bytes bigint NOT NULL,
  kept_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT transcript_chunks_pkey PRIMARY KEY (file_id, generation, start_offset)
);

CREATE INDEX idx_transcript_chunks_kept ON transcript_chunks USING btree (kept_at, file_id, generation, start_offset) WHERE body IS NOT NULL;

CREATE TABLE transcript_files (
  file_id uuid NOT NULL,
  project_id uuid NOT NULL,
  agent text NOT NULL,
  path text NOT NULL,
  identity text NOT NULL,
  cursor text NOT NULL,
  generation bigint NOT NULL,
  is_unswept bigint NOT NULL,
  records bigint NOT NULL,
  unknown bigint NOT NULL,
  broken bigint NOT NULL,
  events bigint NOT NULL,
  elsewhere bigint NOT NULL,
  kept_bytes bigint NOT NULL,
  first_at timestamp(3) with time zone NOT NULL,
  read_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT transcript_files_pkey PRIMARY KEY (file_id)
);

CREATE INDEX idx_transcript_files_project ON transcript_files USING btree (project_id, read_at);
