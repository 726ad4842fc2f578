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

CREATE TRIGGER events_are_not_changed BEFORE DELETE OR UPDATE OR TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

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
  written_as text,
  CONSTRAINT ledger_meta_pkey PRIMARY KEY (one),
  CONSTRAINT ledger_meta_one_check CHECK (one = 1)
);

CREATE TRIGGER ledger_is_fenced BEFORE UPDATE OF "position" ON ledger_meta FOR EACH ROW EXECUTE FUNCTION ledger_refuse_older();

CREATE TABLE schema_format (
  one integer NOT NULL,
  format bigint NOT NULL,
  CONSTRAINT schema_format_pkey PRIMARY KEY (one),
  CONSTRAINT schema_format_one_check CHECK (one = 1)
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

CREATE OR REPLACE FUNCTION ledger_append(clock_offset_ms bigint, stamp_ms bigint, known_format bigint, host uuid, last_position bigint, last_counter bigint, leases json, heads json, entities json, new_events json, attempts json, completed json)
 RETURNS bigint
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
DECLARE
  now_ms BIGINT;
  written BIGINT;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('throughline write ' || current_schema(), 0));
  now_ms := floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint + clock_offset_ms;
  IF stamp_ms NOT BETWEEN now_ms - 1000 AND now_ms THEN
    RAISE EXCEPTION 'the time is another' USING ERRCODE = 'TL001';
  END IF;

  UPDATE ledger_meta SET position = position + json_array_length(new_events),
    host_counter = host_counter + json_array_length(new_events),
    written_as = known_format || ':' || (position + json_array_length(new_events))
  WHERE one = 1 AND host_id = host AND position = last_position AND host_counter = last_counter;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the ledger is further' USING ERRCODE = 'TL001';
  END IF;

  IF leases IS NOT NULL THEN
    PERFORM 1 FROM json_to_recordset(leases) AS c (workflow_id UUID, owner_id TEXT, fencing_token BIGINT)
      JOIN workflow_leases l ON l.workflow_id = c.workflow_id
    WHERE l.owner_id = c.owner_id AND l.fencing_token = c.fencing_token
      AND extract(epoch FROM l.lease_expires_at) * 1000 > now_ms;
    GET DIAGNOSTICS written = ROW_COUNT;
    IF written <> json_array_length(leases) THEN
      RAISE EXCEPTION 'a lease is not held' USING ERRCODE = 'TL001';
    END IF;
  END IF;

  UPDATE streams s SET head_seq = h.head_seq, head_hash = h.head_hash, state_checksum = h.state_checksum,
    entity_count = h.entity_count, journal_bytes = s.journal_bytes + h.more_bytes
  FROM json_to_recordset(heads) AS h (workflow_id UUID, was_seq BIGINT, was_hash TEXT, was_checksum TEXT, was_count BIGINT,
    snapshot_seq BIGINT, head_seq BIGINT, head_hash TEXT, state_checksum TEXT, entity_count BIGINT, more_bytes BIGINT)
  WHERE s.workflow_id = h.workflow_id AND s.head_seq = h.was_seq AND s.head_hash = h.was_hash
    AND s.state_checksum IS NOT DISTINCT FROM h.was_checksum AND s.entity_count = h.was_count
    AND s.snapshot_seq = h.snapshot_seq
    AND EXISTS (SELECT 1 FROM events e
      WHERE e.workflow_id = h.workflow_id AND e.event_seq = h.was_seq AND e.row_hash = h.was_hash);
  GET DIAGNOSTICS written = ROW_COUNT;
  IF written <> json_array_length(heads) THEN
    RAISE EXCEPTION 'a stream is further, or not chained to its last event' USING ERRCODE = 'TL001';
  END IF;

  IF entities IS NOT NULL THEN
    WITH n AS (
      SELECT * FROM json_to_recordset(entities) AS n (workflow_id UUID, collection TEXT, entity_id TEXT, was_body TEXT,
        was_hash TEXT, body TEXT, hash TEXT)
    ), changed AS (
      UPDATE state_entities e SET body = n.body, hash = n.hash FROM n
      WHERE e.workflow_id = n.workflow_id AND e.collection = n.collection AND e.entity_id = n.entity_id
        AND e.body = n.was_body AND e.hash = n.was_hash
      RETURNING 1
    ), added AS (
      INSERT INTO state_entities (workflow_id, collection, entity_id, body, hash)
      SELECT workflow_id, collection, entity_id, body, hash FROM n WHERE was_hash IS NULL
      RETURNING 1
    )
    SELECT (SELECT count(*) FROM changed) + (SELECT count(*) FROM added) INTO written;
    IF written <> json_array_length(entities) THEN
      RAISE EXCEPTION 'an entity is another' USING ERRCODE = 'TL001';
    END IF;
  END IF;

  INSERT INTO events SELECT * FROM json_populate_recordset(NULL::events, new_events);
  IF attempts IS NOT NULL THEN
    INSERT INTO step_attempts SELECT * FROM json_populate_recordset(NULL::step_attempts, attempts) ON CONFLICT DO NOTHING;
  END IF;
  IF completed IS NOT NULL THEN
    INSERT INTO completed_steps SELECT * FROM json_populate_recordset(NULL::completed_steps, completed);
  END IF;
  RETURN now_ms;
END
$function$;

CREATE OR REPLACE FUNCTION ledger_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'events are never changed: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$function$;

CREATE OR REPLACE FUNCTION ledger_refuse_older()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.written_as IS DISTINCT FROM (SELECT format FROM schema_format) || ':' || NEW.position THEN
    RAISE EXCEPTION 'this database was upgraded: restart this program in the newer version' USING ERRCODE = 'TL001';
  END IF;
  RETURN NEW;
END
$function$;
