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
