-- Written by `npm run schema` from a live database; a test compares the two.

CREATE TABLE checkpoints (
  tree_size bigint NOT NULL,
  root_hash character varying(64) NOT NULL,
  frontier text NOT NULL,
  note text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT checkpoints_pkey PRIMARY KEY (tree_size)
);

CREATE TABLE completed_steps (
  workflow_id uuid NOT NULL,
  step_id character varying(100) NOT NULL,
  attempt_id integer NOT NULL,
  completed_at timestamp(3) with time zone NOT NULL,
  result_snapshot_ref text,
  result_checksum character varying(64),
  input_checksum character varying(64),
  CONSTRAINT completed_steps_pkey PRIMARY KEY (workflow_id, step_id),
  CONSTRAINT completed_steps_workflow_id_step_id_attempt_id_fkey FOREIGN KEY (workflow_id, step_id, attempt_id) REFERENCES step_attempts(workflow_id, step_id, attempt_id)
);

CREATE TABLE consumer_cursors (
  consumer text COLLATE "C" NOT NULL,
  position bigint NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT consumer_cursors_pkey PRIMARY KEY (consumer)
);

CREATE TABLE events (
  position bigint NOT NULL,
  event_id uuid NOT NULL,
  workflow_id uuid NOT NULL,
  event_seq bigint NOT NULL,
  append_seq bigint NOT NULL,
  event_type character varying(50) NOT NULL,
  payload text NOT NULL,
  timestamp timestamp(3) with time zone NOT NULL,
  schema_version character varying(10) NOT NULL,
  producer_version character varying(20) NOT NULL,
  checksum character varying(64) NOT NULL,
  operation_id character varying(100),
  actor text NOT NULL,
  tokens text NOT NULL,
  delta text,
  delta_ref text,
  state_checksum character varying(64),
  host_id uuid NOT NULL,
  host_counter bigint NOT NULL,
  prev_hash character varying(64) NOT NULL,
  row_hash character varying(64) NOT NULL,
  received_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT events_pkey PRIMARY KEY (workflow_id, event_seq),
  CONSTRAINT events_event_id_key UNIQUE (event_id),
  CONSTRAINT events_position_key UNIQUE ("position"),
  CONSTRAINT events_workflow_id_fkey FOREIGN KEY (workflow_id) REFERENCES streams(workflow_id)
);

CREATE INDEX idx_events_delta_ref ON events USING btree (delta_ref) WHERE delta_ref IS NOT NULL;

CREATE INDEX idx_events_type ON events USING btree (event_type);

CREATE TABLE job_kinds (
  kind text COLLATE "C" NOT NULL,
  concurrency integer,
  per_lane integer NOT NULL,
  CONSTRAINT job_kinds_pkey PRIMARY KEY (kind)
);

CREATE TABLE jobs (
  job_id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL,
  unique_key text COLLATE "C",
  lane text COLLATE "C",
  payload text NOT NULL,
  priority integer NOT NULL,
  state text COLLATE "C" NOT NULL,
  run_at timestamp(3) with time zone NOT NULL,
  attempts integer NOT NULL,
  max_attempts integer NOT NULL,
  backoff_ms integer NOT NULL,
  claimed_by uuid,
  last_error text,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT jobs_pkey PRIMARY KEY (job_id),
  CONSTRAINT jobs_state_check CHECK (state = ANY (ARRAY['scheduled'::text, 'waiting'::text, 'ready'::text, 'running'::text, 'dead'::text]))
);

CREATE INDEX idx_jobs_dead ON jobs USING btree (job_id) WHERE state = 'dead'::text;

CREATE INDEX idx_jobs_lane ON jobs USING btree (kind, lane, state, priority, run_at, job_id) WHERE lane IS NOT NULL;

CREATE INDEX idx_jobs_ready ON jobs USING btree (kind, priority, run_at, job_id) WHERE state = 'ready'::text;

CREATE INDEX idx_jobs_running ON jobs USING btree (kind) WHERE state = 'running'::text;

CREATE INDEX idx_jobs_timed ON jobs USING btree (run_at) WHERE state = ANY (ARRAY['scheduled'::text, 'running'::text]);

CREATE UNIQUE INDEX idx_jobs_unique ON jobs USING btree (kind, unique_key) WHERE unique_key IS NOT NULL AND state <> 'dead'::text;

CREATE TABLE ledger_blobs (
  key character varying(64) NOT NULL,
  body text NOT NULL,
  modified_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT ledger_blobs_pkey PRIMARY KEY (key)
);

CREATE TABLE ledger_meta (
  one integer NOT NULL,
  database_id uuid NOT NULL,
  host_id uuid NOT NULL,
  host_counter bigint NOT NULL,
  position bigint NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT ledger_meta_pkey PRIMARY KEY (one),
  CONSTRAINT ledger_meta_one_check CHECK (one = 1)
);

CREATE TABLE schema_migrations (
  sequence text NOT NULL,
  version integer NOT NULL,
  name text NOT NULL,
  checksum character varying(64) NOT NULL,
  applied_at timestamp(3) with time zone NOT NULL,
  producer_version character varying(20) NOT NULL,
  CONSTRAINT schema_migrations_pkey PRIMARY KEY (sequence, version)
);

CREATE TABLE snapshots (
  snapshot_id uuid NOT NULL,
  workflow_id uuid NOT NULL,
  step_number integer NOT NULL,
  last_event_seq bigint NOT NULL,
  state_inline text,
  state_s3_key text,
  state_checksum character varying(64) NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  base_snapshot_id uuid,
  from_seq bigint NOT NULL,
  level integer NOT NULL,
  entity_count integer NOT NULL,
  part_checksum character varying(64) NOT NULL,
  CONSTRAINT snapshots_pkey PRIMARY KEY (snapshot_id),
  CONSTRAINT snapshots_check CHECK ((state_inline IS NULL) <> (state_s3_key IS NULL)),
  CONSTRAINT snapshots_workflow_id_fkey FOREIGN KEY (workflow_id) REFERENCES streams(workflow_id)
);

CREATE INDEX idx_snapshots_workflow_seq ON snapshots USING btree (workflow_id, last_event_seq DESC);

CREATE TABLE state_entities (
  workflow_id uuid NOT NULL,
  collection text COLLATE "C" NOT NULL,
  entity_id text COLLATE "C" NOT NULL,
  body text NOT NULL,
  hash character varying(64) NOT NULL,
  CONSTRAINT state_entities_pkey PRIMARY KEY (workflow_id, collection, entity_id),
  CONSTRAINT state_entities_workflow_id_fkey FOREIGN KEY (workflow_id) REFERENCES streams(workflow_id)
);

CREATE TABLE step_attempts (
  workflow_id uuid NOT NULL,
  step_id character varying(100) NOT NULL,
  attempt_id integer NOT NULL,
  started_at timestamp(3) with time zone NOT NULL,
  fencing_token bigint,
  CONSTRAINT step_attempts_pkey PRIMARY KEY (workflow_id, step_id, attempt_id)
);

CREATE TABLE streams (
  workflow_id uuid NOT NULL,
  kind text NOT NULL,
  head_seq bigint NOT NULL,
  head_hash character varying(64) NOT NULL,
  state_checksum character varying(64),
  entity_count bigint NOT NULL,
  snapshot_id uuid,
  snapshot_seq bigint NOT NULL,
  snapshot_at timestamp(3) with time zone,
  journal_bytes bigint NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT streams_pkey PRIMARY KEY (workflow_id)
);

CREATE TABLE workflow_leases (
  workflow_id uuid NOT NULL,
  owner_id text NOT NULL,
  acquired_at timestamp(3) with time zone NOT NULL,
  lease_expires_at timestamp(3) with time zone NOT NULL,
  fencing_token bigint NOT NULL,
  heartbeat_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT workflow_leases_pkey PRIMARY KEY (workflow_id)
);

CREATE INDEX idx_leases_expiry ON workflow_leases USING btree (lease_expires_at);

CREATE TABLE workflows (
  workflow_id uuid NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  started_at timestamp(3) with time zone NOT NULL,
  ended_at timestamp(3) with time zone,
  error_code text,
  CONSTRAINT workflows_pkey PRIMARY KEY (workflow_id),
  CONSTRAINT workflows_status_check CHECK (status = ANY (ARRAY['running'::text, 'completed'::text, 'failed'::text, 'cancelled'::text])),
  CONSTRAINT workflows_workflow_id_fkey FOREIGN KEY (workflow_id) REFERENCES streams(workflow_id)
);

CREATE INDEX idx_workflows_status ON workflows USING btree (status, workflow_id);
