// The ledger's tables, in every domain database: the seed's five with every column, and what they need beside them. Those
// of the kernel stand here too: they were created inside this sequence, and applied migrations never change.
import type { MigrationSequence } from '../store/migrations.ts';

export const ledgerSchema: MigrationSequence = {
  name: 'ledger',
  migrations: [
    {
      name: 'events, leases, steps, snapshots, state, checkpoints',
      sqlite: `
CREATE TABLE ledger_meta (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  database_id TEXT NOT NULL,
  host_id TEXT NOT NULL,
  host_counter INTEGER NOT NULL,
  position INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE streams (
  workflow_id TEXT NOT NULL PRIMARY KEY CHECK (length(workflow_id) = 36),
  kind TEXT NOT NULL,
  head_seq INTEGER NOT NULL,
  head_hash TEXT NOT NULL,
  state_checksum TEXT,
  entity_count INTEGER NOT NULL,
  snapshot_id TEXT,
  snapshot_seq INTEGER NOT NULL,
  snapshot_at TEXT,
  journal_bytes INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
  position INTEGER PRIMARY KEY,
  event_id TEXT NOT NULL UNIQUE CHECK (length(event_id) = 36),
  workflow_id TEXT NOT NULL REFERENCES streams (workflow_id),
  event_seq INTEGER NOT NULL,
  append_seq INTEGER NOT NULL,
  event_type TEXT NOT NULL CHECK (length(event_type) <= 50),
  payload TEXT NOT NULL,
  timestamp TEXT NOT NULL,
  schema_version TEXT NOT NULL CHECK (length(schema_version) <= 10),
  producer_version TEXT NOT NULL CHECK (length(producer_version) <= 20),
  checksum TEXT NOT NULL CHECK (length(checksum) = 64),
  operation_id TEXT CHECK (length(operation_id) <= 100),
  actor TEXT NOT NULL,
  tokens TEXT NOT NULL,
  delta TEXT,
  delta_ref TEXT,
  state_checksum TEXT,
  host_id TEXT NOT NULL,
  host_counter INTEGER NOT NULL,
  prev_hash TEXT NOT NULL CHECK (length(prev_hash) = 64),
  row_hash TEXT NOT NULL CHECK (length(row_hash) = 64),
  received_at TEXT NOT NULL,
  UNIQUE (workflow_id, event_seq)
) STRICT;

CREATE INDEX idx_events_type ON events (event_type);
CREATE INDEX idx_events_delta_ref ON events (delta_ref) WHERE delta_ref IS NOT NULL;

CREATE TABLE state_entities (
  workflow_id TEXT NOT NULL REFERENCES streams (workflow_id),
  collection TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  body TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (workflow_id, collection, entity_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE workflow_leases (
  workflow_id TEXT NOT NULL PRIMARY KEY CHECK (length(workflow_id) = 36),
  owner_id TEXT NOT NULL,
  acquired_at TEXT NOT NULL,
  lease_expires_at TEXT NOT NULL,
  fencing_token INTEGER NOT NULL,
  heartbeat_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX idx_leases_expiry ON workflow_leases (lease_expires_at);

CREATE TABLE step_attempts (
  workflow_id TEXT NOT NULL CHECK (length(workflow_id) = 36),
  step_id TEXT NOT NULL CHECK (length(step_id) <= 100),
  attempt_id INTEGER NOT NULL,
  started_at TEXT NOT NULL,
  fencing_token INTEGER,
  PRIMARY KEY (workflow_id, step_id, attempt_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE completed_steps (
  workflow_id TEXT NOT NULL,
  step_id TEXT NOT NULL,
  attempt_id INTEGER NOT NULL,
  completed_at TEXT NOT NULL,
  result_snapshot_ref TEXT,
  result_checksum TEXT,
  input_checksum TEXT,
  PRIMARY KEY (workflow_id, step_id),
  FOREIGN KEY (workflow_id, step_id, attempt_id) REFERENCES step_attempts (workflow_id, step_id, attempt_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
  snapshot_id TEXT NOT NULL PRIMARY KEY CHECK (length(snapshot_id) = 36),
  workflow_id TEXT NOT NULL REFERENCES streams (workflow_id),
  step_number INTEGER NOT NULL,
  last_event_seq INTEGER NOT NULL,
  state_inline TEXT,
  state_s3_key TEXT,
  state_checksum TEXT NOT NULL,
  created_at TEXT NOT NULL,
  base_snapshot_id TEXT,
  from_seq INTEGER NOT NULL,
  level INTEGER NOT NULL,
  entity_count INTEGER NOT NULL,
  part_checksum TEXT NOT NULL,
  CHECK ((state_inline IS NULL) <> (state_s3_key IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX idx_snapshots_workflow_seq ON snapshots (workflow_id, last_event_seq DESC);

CREATE TABLE ledger_blobs (
  key TEXT NOT NULL PRIMARY KEY CHECK (length(key) = 64),
  body TEXT NOT NULL,
  modified_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE checkpoints (
  tree_size INTEGER PRIMARY KEY,
  root_hash TEXT NOT NULL,
  frontier TEXT NOT NULL,
  note TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;`,
      postgres: `
CREATE TABLE ledger_meta (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  database_id UUID NOT NULL,
  host_id UUID NOT NULL,
  host_counter BIGINT NOT NULL,
  position BIGINT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE streams (
  workflow_id UUID PRIMARY KEY,
  kind TEXT NOT NULL,
  head_seq BIGINT NOT NULL,
  head_hash VARCHAR(64) NOT NULL,
  state_checksum VARCHAR(64),
  entity_count BIGINT NOT NULL,
  snapshot_id UUID,
  snapshot_seq BIGINT NOT NULL,
  snapshot_at TIMESTAMPTZ(3),
  journal_bytes BIGINT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE events (
  position BIGINT NOT NULL UNIQUE,
  event_id UUID NOT NULL UNIQUE,
  workflow_id UUID NOT NULL REFERENCES streams (workflow_id),
  event_seq BIGINT NOT NULL,
  append_seq BIGINT NOT NULL,
  event_type VARCHAR(50) NOT NULL,
  payload TEXT NOT NULL,
  timestamp TIMESTAMPTZ(3) NOT NULL,
  schema_version VARCHAR(10) NOT NULL,
  producer_version VARCHAR(20) NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  operation_id VARCHAR(100),
  actor TEXT NOT NULL,
  tokens TEXT NOT NULL,
  delta TEXT,
  delta_ref TEXT,
  state_checksum VARCHAR(64),
  host_id UUID NOT NULL,
  host_counter BIGINT NOT NULL,
  prev_hash VARCHAR(64) NOT NULL,
  row_hash VARCHAR(64) NOT NULL,
  received_at TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY (workflow_id, event_seq)
);

CREATE INDEX idx_events_type ON events (event_type);
CREATE INDEX idx_events_delta_ref ON events (delta_ref) WHERE delta_ref IS NOT NULL;

CREATE TABLE state_entities (
  workflow_id UUID NOT NULL REFERENCES streams (workflow_id),
  collection TEXT COLLATE "C" NOT NULL,
  entity_id TEXT COLLATE "C" NOT NULL,
  body TEXT NOT NULL,
  hash VARCHAR(64) NOT NULL,
  PRIMARY KEY (workflow_id, collection, entity_id)
);

CREATE TABLE workflow_leases (
  workflow_id UUID PRIMARY KEY,
  owner_id TEXT NOT NULL,
  acquired_at TIMESTAMPTZ(3) NOT NULL,
  lease_expires_at TIMESTAMPTZ(3) NOT NULL,
  fencing_token BIGINT NOT NULL,
  heartbeat_at TIMESTAMPTZ(3) NOT NULL
);

CREATE INDEX idx_leases_expiry ON workflow_leases (lease_expires_at);

CREATE TABLE step_attempts (
  workflow_id UUID NOT NULL,
  step_id VARCHAR(100) NOT NULL,
  attempt_id INTEGER NOT NULL,
  started_at TIMESTAMPTZ(3) NOT NULL,
  fencing_token BIGINT,
  PRIMARY KEY (workflow_id, step_id, attempt_id)
);

CREATE TABLE completed_steps (
  workflow_id UUID NOT NULL,
  step_id VARCHAR(100) NOT NULL,
  attempt_id INTEGER NOT NULL,
  completed_at TIMESTAMPTZ(3) NOT NULL,
  result_snapshot_ref TEXT,
  result_checksum VARCHAR(64),
  input_checksum VARCHAR(64),
  PRIMARY KEY (workflow_id, step_id),
  FOREIGN KEY (workflow_id, step_id, attempt_id) REFERENCES step_attempts (workflow_id, step_id, attempt_id)
);

CREATE TABLE snapshots (
  snapshot_id UUID PRIMARY KEY,
  workflow_id UUID NOT NULL REFERENCES streams (workflow_id),
  step_number INTEGER NOT NULL,
  last_event_seq BIGINT NOT NULL,
  state_inline TEXT,
  state_s3_key TEXT,
  state_checksum VARCHAR(64) NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  base_snapshot_id UUID,
  from_seq BIGINT NOT NULL,
  level INTEGER NOT NULL,
  entity_count INTEGER NOT NULL,
  part_checksum VARCHAR(64) NOT NULL,
  CHECK ((state_inline IS NULL) <> (state_s3_key IS NULL))
);

CREATE INDEX idx_snapshots_workflow_seq ON snapshots (workflow_id, last_event_seq DESC);

CREATE TABLE ledger_blobs (
  key VARCHAR(64) PRIMARY KEY,
  body TEXT NOT NULL,
  modified_at TIMESTAMPTZ(3) NOT NULL
);

CREATE TABLE checkpoints (
  tree_size BIGINT PRIMARY KEY,
  root_hash VARCHAR(64) NOT NULL,
  frontier TEXT NOT NULL,
  note TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL
);`,
    },
    {
      name: 'workflows, jobs, cursors of consumers',
      sqlite: `
CREATE TABLE workflows (
  workflow_id TEXT NOT NULL PRIMARY KEY REFERENCES streams (workflow_id),
  kind TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('running', 'completed', 'failed', 'cancelled')),
  started_at TEXT NOT NULL,
  ended_at TEXT,
  error_code TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX idx_workflows_status ON workflows (status, workflow_id);

CREATE TABLE jobs (
  job_id TEXT NOT NULL PRIMARY KEY CHECK (length(job_id) = 36),
  kind TEXT NOT NULL,
  unique_key TEXT,
  lane TEXT,
  payload TEXT NOT NULL,
  priority INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('scheduled', 'waiting', 'ready', 'running', 'dead')),
  run_at TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  max_attempts INTEGER NOT NULL,
  backoff_ms INTEGER NOT NULL,
  claimed_by TEXT,
  last_error TEXT,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX idx_jobs_unique ON jobs (kind, unique_key) WHERE unique_key IS NOT NULL AND state <> 'dead';
CREATE INDEX idx_jobs_ready ON jobs (kind, priority, run_at, job_id) WHERE state = 'ready';
CREATE INDEX idx_jobs_timed ON jobs (run_at) WHERE state IN ('scheduled', 'running');
CREATE INDEX idx_jobs_running ON jobs (kind) WHERE state = 'running';
CREATE INDEX idx_jobs_lane ON jobs (kind, lane, state, priority, run_at, job_id) WHERE lane IS NOT NULL;
CREATE INDEX idx_jobs_dead ON jobs (job_id) WHERE state = 'dead';

CREATE TABLE job_kinds (
  kind TEXT NOT NULL PRIMARY KEY,
  concurrency INTEGER,
  per_lane INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE consumer_cursors (
  consumer TEXT NOT NULL PRIMARY KEY,
  position INTEGER NOT NULL,
  updated_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;`,
      postgres: `
CREATE TABLE workflows (
  workflow_id UUID PRIMARY KEY REFERENCES streams (workflow_id),
  kind TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('running', 'completed', 'failed', 'cancelled')),
  started_at TIMESTAMPTZ(3) NOT NULL,
  ended_at TIMESTAMPTZ(3),
  error_code TEXT
);

CREATE INDEX idx_workflows_status ON workflows (status, workflow_id);

CREATE TABLE jobs (
  job_id UUID PRIMARY KEY,
  kind TEXT COLLATE "C" NOT NULL,
  unique_key TEXT COLLATE "C",
  lane TEXT COLLATE "C",
  payload TEXT NOT NULL,
  priority INTEGER NOT NULL,
  state TEXT COLLATE "C" NOT NULL CHECK (state IN ('scheduled', 'waiting', 'ready', 'running', 'dead')),
  run_at TIMESTAMPTZ(3) NOT NULL,
  attempts INTEGER NOT NULL,
  max_attempts INTEGER NOT NULL,
  backoff_ms INTEGER NOT NULL,
  claimed_by UUID,
  last_error TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL
);

CREATE UNIQUE INDEX idx_jobs_unique ON jobs (kind, unique_key) WHERE unique_key IS NOT NULL AND state <> 'dead';
CREATE INDEX idx_jobs_ready ON jobs (kind, priority, run_at, job_id) WHERE state = 'ready';
CREATE INDEX idx_jobs_timed ON jobs (run_at) WHERE state IN ('scheduled', 'running');
CREATE INDEX idx_jobs_running ON jobs (kind) WHERE state = 'running';
CREATE INDEX idx_jobs_lane ON jobs (kind, lane, state, priority, run_at, job_id) WHERE lane IS NOT NULL;
CREATE INDEX idx_jobs_dead ON jobs (job_id) WHERE state = 'dead';

CREATE TABLE job_kinds (
  kind TEXT COLLATE "C" PRIMARY KEY,
  concurrency INTEGER,
  per_lane INTEGER NOT NULL
);

CREATE TABLE consumer_cursors (
  consumer TEXT COLLATE "C" PRIMARY KEY,
  position BIGINT NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL
);`,
    },
    {
      name: 'appends by one call',
      sqlite: `
DROP INDEX idx_events_type;

ALTER TABLE completed_steps RENAME TO completed_steps_before;
CREATE TABLE completed_steps (
  workflow_id TEXT NOT NULL,
  step_id TEXT NOT NULL,
  attempt_id INTEGER NOT NULL,
  completed_at TEXT NOT NULL,
  result_snapshot_ref TEXT,
  result_checksum TEXT,
  input_checksum TEXT,
  PRIMARY KEY (workflow_id, step_id),
  FOREIGN KEY (workflow_id, step_id, attempt_id) REFERENCES step_attempts (workflow_id, step_id, attempt_id)
) STRICT;
INSERT INTO completed_steps SELECT * FROM completed_steps_before ORDER BY workflow_id, step_id;
DROP TABLE completed_steps_before;`,
      postgres: `
DROP INDEX idx_events_type;

CREATE FUNCTION ledger_append(
  clock_offset_ms BIGINT, stamp_ms BIGINT, host UUID, last_position BIGINT, last_counter BIGINT,
  leases JSON, heads JSON, entities JSON, new_events JSON, attempts JSON, completed JSON
) RETURNS BIGINT LANGUAGE plpgsql
-- By index only: a plan made while a table was small would read all of it when it has grown.
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
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
    host_counter = host_counter + json_array_length(new_events)
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
    AND s.snapshot_seq = h.snapshot_seq;
  GET DIAGNOSTICS written = ROW_COUNT;
  IF written <> json_array_length(heads) THEN
    RAISE EXCEPTION 'a stream is further' USING ERRCODE = 'TL001';
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
$function$;`,
    },
    {
      name: 'events are never changed and chained to the event before them, by programs that know this format',
      sqlite: `
CREATE TRIGGER events_are_not_updated BEFORE UPDATE ON events BEGIN
  SELECT RAISE(ABORT, 'events are never changed');
END;

CREATE TRIGGER events_are_not_deleted BEFORE DELETE ON events BEGIN
  SELECT RAISE(ABORT, 'events are never deleted');
END;

-- REPLACE deletes rows without a word to a trigger on DELETE.
CREATE TRIGGER events_are_not_replaced BEFORE INSERT ON events
WHEN EXISTS (SELECT 1 FROM events WHERE position = NEW.position)
  OR EXISTS (SELECT 1 FROM events WHERE workflow_id = NEW.workflow_id AND event_seq = NEW.event_seq)
  OR EXISTS (SELECT 1 FROM events WHERE event_id = NEW.event_id)
BEGIN
  SELECT RAISE(ABORT, 'events are never replaced');
END;

-- A program says with every append which format it knows. One of an older version says another, or nothing.
ALTER TABLE ledger_meta ADD COLUMN written_as TEXT;

CREATE TRIGGER ledger_is_fenced BEFORE UPDATE OF position ON ledger_meta
WHEN NEW.written_as IS NOT (SELECT format FROM schema_format) || ':' || NEW.position
BEGIN
  SELECT RAISE(ABORT, 'this database was upgraded: restart this program in the newer version');
END;`,
      postgres: `
CREATE FUNCTION ledger_refuse_change() RETURNS TRIGGER LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'events are never changed: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$function$;

-- A program says with every append which format it knows. One of an older version says another, or nothing.
ALTER TABLE ledger_meta ADD COLUMN written_as TEXT;

CREATE FUNCTION ledger_refuse_older() RETURNS TRIGGER LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.written_as IS DISTINCT FROM (SELECT format FROM schema_format) || ':' || NEW.position THEN
    RAISE EXCEPTION 'this database was upgraded: restart this program in the newer version' USING ERRCODE = 'TL001';
  END IF;
  RETURN NEW;
END
$function$;

-- By the name of its schema: verification makes these tables in a temporary one, where functions are not looked for.
DO $do$
BEGIN
  EXECUTE format('CREATE TRIGGER ledger_is_fenced BEFORE UPDATE OF position ON ledger_meta '
    'FOR EACH ROW EXECUTE FUNCTION %I.ledger_refuse_older()', current_schema());
  EXECUTE format('CREATE TRIGGER events_are_not_changed BEFORE UPDATE OR DELETE OR TRUNCATE ON events '
    'FOR EACH STATEMENT EXECUTE FUNCTION %I.ledger_refuse_change()', current_schema());
END
$do$;

DROP FUNCTION IF EXISTS ledger_append(BIGINT, BIGINT, UUID, BIGINT, BIGINT, JSON, JSON, JSON, JSON, JSON, JSON);

CREATE FUNCTION ledger_append(
  clock_offset_ms BIGINT, stamp_ms BIGINT, known_format BIGINT, host UUID, last_position BIGINT, last_counter BIGINT,
  leases JSON, heads JSON, entities JSON, new_events JSON, attempts JSON, completed JSON
) RETURNS BIGINT LANGUAGE plpgsql
-- By index only: a plan made while a table was small would read all of it when it has grown.
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
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
$function$;`,
    },
  ],
};
