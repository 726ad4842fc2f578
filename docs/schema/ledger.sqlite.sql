-- Written by `npm run schema` from a live database; a test compares the two.

CREATE TABLE checkpoints (
  tree_size INTEGER PRIMARY KEY,
  root_hash TEXT NOT NULL,
  frontier TEXT NOT NULL,
  note TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

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

CREATE TABLE consumer_cursors (
  consumer TEXT NOT NULL PRIMARY KEY,
  position INTEGER NOT NULL,
  updated_at TEXT NOT NULL
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

CREATE TRIGGER events_are_not_deleted BEFORE DELETE ON events BEGIN
  SELECT RAISE(ABORT, 'events are never deleted');
END;

CREATE TRIGGER events_are_not_replaced BEFORE INSERT ON events
WHEN EXISTS (SELECT 1 FROM events WHERE position = NEW.position)
  OR EXISTS (SELECT 1 FROM events WHERE workflow_id = NEW.workflow_id AND event_seq = NEW.event_seq)
  OR EXISTS (SELECT 1 FROM events WHERE event_id = NEW.event_id)
BEGIN
  SELECT RAISE(ABORT, 'events are never replaced');
END;

CREATE TRIGGER events_are_not_updated BEFORE UPDATE ON events BEGIN
  SELECT RAISE(ABORT, 'events are never changed');
END;

CREATE INDEX idx_events_delta_ref ON events (delta_ref) WHERE delta_ref IS NOT NULL;

CREATE TABLE job_kinds (
  kind TEXT NOT NULL PRIMARY KEY,
  concurrency INTEGER,
  per_lane INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

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

CREATE INDEX idx_jobs_dead ON jobs (job_id) WHERE state = 'dead';

CREATE INDEX idx_jobs_lane ON jobs (kind, lane, state, priority, run_at, job_id) WHERE lane IS NOT NULL;

CREATE INDEX idx_jobs_ready ON jobs (kind, priority, run_at, job_id) WHERE state = 'ready';

CREATE INDEX idx_jobs_running ON jobs (kind) WHERE state = 'running';

CREATE INDEX idx_jobs_timed ON jobs (run_at) WHERE state IN ('scheduled', 'running');

CREATE UNIQUE INDEX idx_jobs_unique ON jobs (kind, unique_key) WHERE unique_key IS NOT NULL AND state <> 'dead';

CREATE TABLE ledger_blobs (
  key TEXT NOT NULL PRIMARY KEY CHECK (length(key) = 64),
  body TEXT NOT NULL,
  modified_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE ledger_meta (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  database_id TEXT NOT NULL,
  host_id TEXT NOT NULL,
  host_counter INTEGER NOT NULL,
  position INTEGER NOT NULL,
  created_at TEXT NOT NULL
, written_as TEXT) STRICT;

CREATE TRIGGER ledger_is_fenced BEFORE UPDATE OF position ON ledger_meta
WHEN NEW.written_as IS NOT (SELECT format FROM schema_format) || ':' || NEW.position
BEGIN
  SELECT RAISE(ABORT, 'this database was upgraded: restart this program in the newer version');
END;

CREATE TABLE schema_format (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  format INTEGER NOT NULL
) STRICT;

CREATE TABLE schema_migrations (
  sequence TEXT NOT NULL,
  version INTEGER NOT NULL,
  name TEXT NOT NULL,
  checksum TEXT NOT NULL,
  applied_at TEXT NOT NULL,
  producer_version TEXT NOT NULL,
  PRIMARY KEY (sequence, version)
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

CREATE TABLE state_entities (
  workflow_id TEXT NOT NULL REFERENCES streams (workflow_id),
  collection TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  body TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (workflow_id, collection, entity_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE step_attempts (
  workflow_id TEXT NOT NULL CHECK (length(workflow_id) = 36),
  step_id TEXT NOT NULL CHECK (length(step_id) <= 100),
  attempt_id INTEGER NOT NULL,
  started_at TEXT NOT NULL,
  fencing_token INTEGER,
  PRIMARY KEY (workflow_id, step_id, attempt_id)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE workflow_leases (
  workflow_id TEXT NOT NULL PRIMARY KEY CHECK (length(workflow_id) = 36),
  owner_id TEXT NOT NULL,
  acquired_at TEXT NOT NULL,
  lease_expires_at TEXT NOT NULL,
  fencing_token INTEGER NOT NULL,
  heartbeat_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX idx_leases_expiry ON workflow_leases (lease_expires_at);

CREATE TABLE workflows (
  workflow_id TEXT NOT NULL PRIMARY KEY REFERENCES streams (workflow_id),
  kind TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('running', 'completed', 'failed', 'cancelled')),
  started_at TEXT NOT NULL,
  ended_at TEXT,
  error_code TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX idx_workflows_status ON workflows (status, workflow_id);
