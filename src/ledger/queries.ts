// The ledger's tables and every statement over them. All of them name the workflow, but for those that serve the whole
// database.
import { sqlAny } from '../store/rows.ts';
import { sql } from '../store/store.ts';
import {
  bigint,
  columnsOf,
  defineTable,
  insertRow,
  insertRows,
  integer,
  nullable,
  rowMap,
  select,
  selectAny,
  text,
  timestamp,
  upsertRow,
  upsertRows,
  uuid,
  varchar,
  type RowOf,
} from '../store/table.ts';

// ── Tables ───────────────────────────────────────────────────────────────────────────────────────────────────

const hash = varchar(64);

export const ledgerMeta = defineTable('ledger_meta', ['one'], {
  one: integer,
  database_id: uuid,
  host_id: uuid,
  host_counter: bigint,
  position: bigint,
  created_at: timestamp,
  written_as: nullable(text),
});
export const streams = defineTable('streams', ['workflow_id'], {
  workflow_id: uuid,
  kind: text,
  head_seq: bigint,
  head_hash: hash,
  state_checksum: nullable(hash),
  entity_count: bigint,
  snapshot_id: nullable(uuid),
  snapshot_seq: bigint,
  snapshot_at: nullable(timestamp),
  journal_bytes: bigint,
  created_at: timestamp,
});
export const events = defineTable('events', ['workflow_id', 'event_seq'], {
  position: bigint,
  event_id: uuid,
  workflow_id: uuid,
  event_seq: bigint,
  append_seq: bigint,
  event_type: varchar(50),
  payload: text,
  timestamp,
  schema_version: varchar(10),
  producer_version: varchar(20),
  checksum: hash,
  operation_id: nullable(varchar(100)),
  actor: text,
  tokens: text,
  delta: nullable(text),
  delta_ref: nullable(text),
  state_checksum: nullable(hash),
  host_id: uuid,
  host_counter: bigint,
  prev_hash: hash,
  row_hash: hash,
  received_at: timestamp,
});
export const stateEntities = defineTable('state_entities', ['workflow_id', 'collection', 'entity_id'], {
  workflow_id: uuid,
  collection: text,
  entity_id: text,
  body: text,
  hash,
});
export const workflowLeases = defineTable('workflow_leases', ['workflow_id'], {
  workflow_id: uuid,
  owner_id: text,
  acquired_at: timestamp,
  lease_expires_at: timestamp,
  fencing_token: bigint,
  heartbeat_at: timestamp,
});
export const stepAttempts = defineTable('step_attempts', ['workflow_id', 'step_id', 'attempt_id'], {
  workflow_id: uuid,
  step_id: varchar(100),
  attempt_id: integer,
  started_at: timestamp,
  fencing_token: nullable(bigint),
});
export const completedSteps = defineTable('completed_steps', ['workflow_id', 'step_id'], {
  workflow_id: uuid,
  step_id: varchar(100),
  attempt_id: integer,
  completed_at: timestamp,
  result_snapshot_ref: nullable(text),
  result_checksum: nullable(hash),
  input_checksum: nullable(hash),
});
export const snapshots = defineTable('snapshots', ['snapshot_id'], {
  snapshot_id: uuid,
  workflow_id: uuid,
  step_number: integer,
  last_event_seq: bigint,
  state_inline: nullable(text),
  state_s3_key: nullable(text),
  state_checksum: hash,
  created_at: timestamp,
  base_snapshot_id: nullable(uuid),
  from_seq: bigint,
  level: integer,
  entity_count: integer,
  part_checksum: hash,
});
export const ledgerBlobs = defineTable('ledger_blobs', ['key'], { key: hash, body: text, modified_at: timestamp });
export const checkpoints = defineTable('checkpoints', ['tree_size'], {
  tree_size: bigint,
  root_hash: hash,
  frontier: text,
  note: text,
  created_at: timestamp,
});

type EventRow = RowOf<typeof events>;
type StreamRow = RowOf<typeof streams>;
export type MetaRow = Omit<RowOf<typeof ledgerMeta>, 'one' | 'written_as'>;
export type SnapshotRow = RowOf<typeof snapshots>;
export type SnapshotHead = Omit<SnapshotRow, 'state_inline'>;
export type AttemptRow = RowOf<typeof stepAttempts>;
export type CompletedStepRow = RowOf<typeof completedSteps>;
/** How a step ended, for a reader that asked for that step. */
export type CompletedStep = Omit<CompletedStepRow, 'workflow_id' | 'step_id'>;
export type WholeLeaseRow = RowOf<typeof workflowLeases>;
export type LeaseRow = Pick<WholeLeaseRow, 'owner_id' | 'fencing_token' | 'lease_expires_at'>;
export type CheckpointRow = RowOf<typeof checkpoints>;

// ── The database ─────────────────────────────────────────────────────────────────────────────────────────────

export const readMeta = select(ledgerMeta, 'WHERE one = 1', { without: ['one', 'written_as'], mapped: true });
/** The ids and the head of the ledger, of any version. */
export const readHead = sql<Pick<MetaRow, 'database_id' | 'host_id' | 'position'>>(
  'SELECT database_id, host_id, position FROM ledger_meta WHERE one = 1',
);
/** The head of the ledger, with the hash of the event in one place. */
export const readEventThere = sql<
  Pick<MetaRow, 'position'> & { readonly row_hash: string | null; readonly timestamp: string | null }
>(
  `SELECT m.position, e.row_hash, e.timestamp
   FROM ledger_meta m LEFT JOIN events e ON e.position = ? WHERE m.one = 1`,
);
/** With the hash of the event that stands last: two ledgers with the same head hold the same events. */
export const readHeadRow = sql<Pick<MetaRow, 'database_id' | 'position'> & { readonly row_hash: string | null }>(
  `SELECT m.database_id, m.position, e.row_hash FROM ledger_meta m LEFT JOIN events e ON e.position = m.position
   WHERE m.one = 1`,
);
export const insertMeta = insertRow(ledgerMeta, { onConflict: 'nothing' });
/** The head of the ledger, with the counter of the event that stands last. */
export const readMetaEnd = sql<MetaRow & { readonly last_host: string | null; readonly last_counter: number | null }>(
  `SELECT m.database_id, m.host_id, m.host_counter, m.position, m.created_at, e.host_id AS last_host,
     e.host_counter AS last_counter
   FROM ledger_meta m LEFT JOIN events e ON e.position = m.position WHERE m.one = 1`,
);
/** `written_as` is the format that the program knows and the new position: the database refuses another format. */
export const updateMeta = sql('UPDATE ledger_meta SET host_counter = ?, position = ?, written_as = ? WHERE one = 1');
export const updateHost = sql('UPDATE ledger_meta SET host_id = ?, host_counter = 0 WHERE one = 1');

// ── Streams and events ───────────────────────────────────────────────────────────────────────────────────────

const STREAM_COLUMNS = Object.keys(streams.columns);

export const readStream = select(streams, 'WHERE workflow_id = ?', { mapped: true });
export const readStreams = selectAny(streams, 'workflow_id = ?', { mapped: true });
/** Each with the hash and the state of the event at its head, as that is stored. */
export const readStreamEnds = sqlAny<
  StreamRow & { readonly last_hash: string | null; readonly last_checksum: string | null }
>(
  `SELECT ${STREAM_COLUMNS.map((name) => `s.${name}`).join(', ')}, e.row_hash AS last_hash,
     e.state_checksum AS last_checksum FROM streams s
   LEFT JOIN events e ON e.workflow_id = s.workflow_id AND e.event_seq = s.head_seq`,
  's.workflow_id = ?',
  { map: rowMap([...STREAM_COLUMNS, 'last_hash', 'last_checksum']) },
);
export const listStreams = select(streams, 'WHERE workflow_id > ? ORDER BY workflow_id LIMIT ?', { mapped: true });
/** Starts a stream or moves its head; the columns that snapshots write stay. */
export const upsertStreams = upsertRows(streams, {
  once: ['kind', 'snapshot_id', 'snapshot_seq', 'snapshot_at', 'created_at'],
});
export const updateStreamSnapshot = sql(
  'UPDATE streams SET snapshot_id = ?, snapshot_seq = ?, snapshot_at = ?, journal_bytes = 0 WHERE workflow_id = ?',
);

/** What follows from the events of a stream, whatever was stored of it. */
export const mendStream = sql(
  `UPDATE streams SET state_checksum = ?, entity_count = ?, snapshot_id = ?, snapshot_seq = ?, snapshot_at = ?,
     journal_bytes = ?, created_at = ? WHERE workflow_id = ?`,
);

export const insertEvents = insertRows(events);
export const readEvents = select(
  events,
  'WHERE workflow_id = ? AND event_seq > ? AND event_seq <= ? ORDER BY event_seq LIMIT ?',
  { mapped: true },
);
/** With a text in them, so that a few of very many can be read. */
export const readEventsContaining = select(
  events,
  'WHERE workflow_id = ? AND event_seq > ? AND event_seq <= ? AND payload LIKE ? ORDER BY event_seq LIMIT ?',
  { mapped: true },
);
/** Backwards, as people look at a log. */
export const readEventsDown = select(
  events,
  'WHERE workflow_id = ? AND event_seq < ? ORDER BY event_seq DESC LIMIT ?',
  { mapped: true },
);
export const readByPositionDown = select(events, 'WHERE position < ? ORDER BY position DESC LIMIT ?', { mapped: true });
/** A row's place in its stream, or among all, and no more of it than its type. */
export interface PlacedType {
  readonly place: number;
  readonly event_type: string;
}
const TYPES = 'SELECT position AS place, event_type FROM events WHERE';
export const readTypes = sql<PlacedType>(`${TYPES} position > ? ORDER BY position LIMIT ?`);
export const readTypesDown = sql<PlacedType>(`${TYPES} position < ? ORDER BY position DESC LIMIT ?`);
const TYPES_OF_STREAM = 'SELECT event_seq AS place, event_type FROM events WHERE workflow_id = ? AND';
export const readTypesOfStream = sql<PlacedType>(`${TYPES_OF_STREAM} event_seq > ? ORDER BY event_seq LIMIT ?`);
export const readTypesOfStreamDown = sql<PlacedType>(
  `${TYPES_OF_STREAM} event_seq < ? ORDER BY event_seq DESC LIMIT ?`,
);
export const readEventsAtPositions = selectAny(events, 'position = ?', { mapped: true });
export const readEventsAt = selectAny(events, 'workflow_id = ? AND event_seq = ?', { mapped: true });
export const readEvent = select(events, 'WHERE workflow_id = ? AND event_seq = ?', { mapped: true });
export const readEventById = select(events, 'WHERE event_id = ?', { mapped: true });
export const readByPosition = select(events, 'WHERE position > ? ORDER BY position LIMIT ?', { mapped: true });
export const readRowHashes = sql<Pick<EventRow, 'position' | 'row_hash'>>(
  'SELECT position, row_hash FROM events WHERE position > ? AND position <= ? ORDER BY position LIMIT ?',
);
export const readPayloads = sql<Pick<EventRow, 'event_seq' | 'payload' | 'row_hash'>>(
  `SELECT event_seq, payload, row_hash FROM events WHERE workflow_id = ? AND event_seq > ? AND event_seq <= ?
   ORDER BY event_seq LIMIT ?`,
);
export const readDeltas = sql<Pick<EventRow, 'delta' | 'delta_ref'>>(
  'SELECT delta, delta_ref FROM events WHERE workflow_id = ? AND event_seq > ? AND event_seq <= ? ORDER BY event_seq',
);
export const countAll = sql<{ events: number; streams: number }>(
  // Positions have no gap, so the last one is the number of events.
  'SELECT (SELECT coalesce(max(position), 0) FROM events) AS events, (SELECT count(*) FROM streams) AS streams',
);

/** A whole append with lock and commit, if everything it was planned over is unchanged. */
export const appendAtOnce = sql<{ now_ms: number }>(
  'SELECT ledger_append(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) AS now_ms',
);

// ── State ────────────────────────────────────────────────────────────────────────────────────────────────────

export const readEntity = select(stateEntities, 'WHERE workflow_id = ? AND collection = ? AND entity_id = ?', {
  without: ['workflow_id', 'collection', 'entity_id'],
  mapped: true,
});
export const readEntities = selectAny(stateEntities, 'workflow_id = ? AND collection = ? AND entity_id = ?', {
  mapped: true,
});
export const upsertEntities = upsertRows(stateEntities);
export const deleteEntity = sql(
  'DELETE FROM state_entities WHERE workflow_id = ? AND collection = ? AND entity_id = ?',
);
export const pageEntities = select(
  stateEntities,
  'WHERE workflow_id = ? AND (collection, entity_id) > (?, ?) ORDER BY collection, entity_id LIMIT ?',
  { without: ['workflow_id'] },
);

// ── Leases and steps ─────────────────────────────────────────────────────────────────────────────────────────

export const readLease = sql<LeaseRow>(
  'SELECT owner_id, fencing_token, lease_expires_at FROM workflow_leases WHERE workflow_id = ?',
);
export const readLeases = selectAny(workflowLeases, 'workflow_id = ?', {
  without: ['acquired_at', 'heartbeat_at'],
  mapped: true,
});
export const readWholeLease = select(workflowLeases, 'WHERE workflow_id = ?');
export const listLiveLeases = select(
  workflowLeases,
  'WHERE workflow_id > ? AND lease_expires_at > ? ORDER BY workflow_id LIMIT ?',
);
/** A released lease expires at its last heartbeat; one that expires later was never released. */
export const countLeases = sql<{ live: number; left_behind: number }>(
  `SELECT count(CASE WHEN lease_expires_at > ? THEN 1 END) AS live,
     count(CASE WHEN lease_expires_at <= ? AND lease_expires_at > heartbeat_at THEN 1 END) AS left_behind
   FROM workflow_leases`,
);
/** One statement, so that of two simultaneous callers exactly one gets it. Free means never held, or released. */
export const takeLease = sql<WholeLeaseRow>(
  () =>
    `INSERT INTO workflow_leases (workflow_id, owner_id, acquired_at, lease_expires_at, fencing_token, heartbeat_at)
   VALUES (?, ?, ?, ?, 1, ?)
   ON CONFLICT (workflow_id) DO UPDATE SET owner_id = excluded.owner_id, acquired_at = excluded.acquired_at,
     lease_expires_at = excluded.lease_expires_at, heartbeat_at = excluded.heartbeat_at,
     fencing_token = workflow_leases.fencing_token + 1
   WHERE workflow_leases.lease_expires_at <= workflow_leases.heartbeat_at
   RETURNING ${columnsOf(workflowLeases)}`,
);
export const takeOverLease = sql<WholeLeaseRow>(
  () =>
    `UPDATE workflow_leases SET owner_id = ?, acquired_at = ?, lease_expires_at = ?, heartbeat_at = ?,
     fencing_token = fencing_token + 1
   WHERE workflow_id = ? AND lease_expires_at <= ? AND lease_expires_at > heartbeat_at
   RETURNING ${columnsOf(workflowLeases)}`,
);
export const renewLease = sql<WholeLeaseRow>(
  () =>
    `UPDATE workflow_leases SET heartbeat_at = ?, lease_expires_at = ?
   WHERE workflow_id = ? AND owner_id = ? AND fencing_token = ? AND lease_expires_at > ?
   RETURNING ${columnsOf(workflowLeases)}`,
);
export const releaseLease = sql(
  `UPDATE workflow_leases SET lease_expires_at = ?, heartbeat_at = ?
   WHERE workflow_id = ? AND owner_id = ? AND fencing_token = ? AND lease_expires_at > ?`,
);
export const readCompletedStep = select(completedSteps, 'WHERE workflow_id = ? AND step_id = ?', {
  without: ['workflow_id', 'step_id'],
});
export const readCompletedSteps = selectAny(completedSteps, 'workflow_id = ? AND step_id = ?');
/** A process that died left its attempt behind; the process that completes the step uses that attempt. */
export const insertAttempts = insertRows(stepAttempts, { onConflict: 'nothing' });
export const insertCompletedSteps = insertRows(completedSteps);
export const readAttempt = select(stepAttempts, 'WHERE workflow_id = ? AND step_id = ? AND attempt_id = ?');
/** When an attempt began, as its events give it; the token it was made with stays. */
export const mendAttempts = upsertRows(stepAttempts, { once: ['fencing_token'] });
export const deleteCompletedStep = sql('DELETE FROM completed_steps WHERE workflow_id = ? AND step_id = ?');
/** Those of operations that wrote events. */
export const countStepsWithEvents = sql<{ steps: number }>(
  "SELECT count(*) AS steps FROM completed_steps WHERE workflow_id = ? AND result_snapshot_ref LIKE 'events:%'",
);
export const pageCompletedSteps = sql<CompletedStepRow & { readonly started_at: string | null }>(
  () =>
    `SELECT ${columnsOf(completedSteps, 'c')}, a.started_at
   FROM completed_steps c LEFT JOIN step_attempts a
     ON a.workflow_id = c.workflow_id AND a.step_id = c.step_id AND a.attempt_id = c.attempt_id
   WHERE c.workflow_id = ? AND c.step_id > ? ORDER BY c.step_id LIMIT ?`,
);

// ── Snapshots ────────────────────────────────────────────────────────────────────────────────────────────────

export const insertSnapshot = insertRow(snapshots);
/** All parts of a stream, newest first; geometric merging keeps them few. */
export const readSnapshots = select(
  snapshots,
  'WHERE workflow_id = ? AND last_event_seq <= ? ORDER BY last_event_seq DESC',
);
/** The same without their texts: enough to decide what to merge. */
export const readSnapshotHeads = select(snapshots, 'WHERE workflow_id = ? ORDER BY last_event_seq DESC', {
  without: ['state_inline'],
});
export const readSnapshot = select(snapshots, 'WHERE snapshot_id = ?');
export const deleteSnapshot = sql('DELETE FROM snapshots WHERE snapshot_id = ?');
export const readBlobKeys = sql<{ key: string }>(
  `SELECT state_s3_key AS key FROM snapshots WHERE state_s3_key IS NOT NULL
   UNION SELECT delta_ref AS key FROM events WHERE delta_ref IS NOT NULL`,
);

// ── Signed checkpoints ───────────────────────────────────────────────────────────────────────────────────────

export const readCheckpoints = select(checkpoints, 'ORDER BY tree_size');
export const lastCheckpoint = select(checkpoints, 'ORDER BY tree_size DESC LIMIT 1');
export const readCheckpointAt = select(checkpoints, 'WHERE tree_size = ?');
export const readCheckpointsBefore = select(checkpoints, 'WHERE tree_size < ? ORDER BY tree_size DESC LIMIT ?');
export const deleteCheckpointsAfter = sql('DELETE FROM checkpoints WHERE tree_size > ?');
/** Replaces a note of the same size, because the new one says more. */
export const writeCheckpoint = upsertRow(checkpoints);

// ── Blobs in the database ────────────────────────────────────────────────────────────────────────────────────

export const upsertBlob = upsertRow(ledgerBlobs);
export const readBlobBody = sql<Pick<RowOf<typeof ledgerBlobs>, 'body'>>('SELECT body FROM ledger_blobs WHERE key = ?');
export const deleteBlob = sql('DELETE FROM ledger_blobs WHERE key = ?');
export const listBlobs = sql<{ key: string; modified_at: string; size: number }>(
  'SELECT key, modified_at, length(body) AS size FROM ledger_blobs',
);
