// Every statement of the ledger. All of them name the workflow, but for those that serve the whole database.
import { sqlAny, sqlRows } from '../store/rows.ts';
import { sql, type RowMap } from '../store/store.ts';
import type { EventRow, StoredEntity, StreamInfo } from './contract.ts';

export interface MetaRow {
  readonly database_id: string;
  readonly host_id: string;
  readonly host_counter: number;
  readonly position: number;
  readonly created_at: string;
}

export interface SnapshotRow {
  readonly snapshot_id: string;
  readonly workflow_id: string;
  readonly step_number: number;
  readonly last_event_seq: number;
  readonly state_inline: string | null;
  readonly state_s3_key: string | null;
  readonly state_checksum: string;
  readonly created_at: string;
  readonly base_snapshot_id: string | null;
  readonly from_seq: number;
  readonly level: number;
  readonly entity_count: number;
  readonly part_checksum: string;
}

export type SnapshotHead = Omit<SnapshotRow, 'state_inline'>;

export interface CompletedStepRow {
  readonly attempt_id: number;
  readonly completed_at: string;
  readonly result_snapshot_ref: string | null;
  readonly result_checksum: string | null;
  readonly input_checksum: string | null;
}

export interface LeaseRow {
  readonly owner_id: string;
  readonly fencing_token: number;
  readonly lease_expires_at: string;
}

export interface WholeLeaseRow extends LeaseRow {
  readonly workflow_id: string;
  readonly acquired_at: string;
  readonly heartbeat_at: string;
}

export interface EntityRow extends StoredEntity {
  readonly collection: string;
  readonly entity_id: string;
}

export interface OwnedEntityRow extends EntityRow {
  readonly workflow_id: string;
}

export interface CheckpointRow {
  readonly tree_size: number;
  readonly root_hash: string;
  readonly frontier: string;
  readonly note: string;
  readonly created_at: string;
}

const EVENT_COLUMNS = `position, event_id, workflow_id, event_seq, append_seq, event_type, payload, timestamp, schema_version,
  producer_version, checksum, operation_id, actor, tokens, delta, delta_ref, state_checksum, host_id, host_counter,
  prev_hash, row_hash, received_at`;
const STREAM_COLUMNS = `workflow_id, kind, head_seq, head_hash, state_checksum, entity_count, snapshot_id, snapshot_seq,
  snapshot_at, journal_bytes, created_at`;
const SNAPSHOT_COLUMNS = `snapshot_id, workflow_id, step_number, last_event_seq, state_inline, state_s3_key, state_checksum,
  created_at, base_snapshot_id, from_seq, level, entity_count, part_checksum`;

const toEvent: RowMap<EventRow> = ([
  position,
  event_id,
  workflow_id,
  event_seq,
  append_seq,
  event_type,
  payload,
  timestamp,
  schema_version,
  producer_version,
  checksum,
  operation_id,
  actor,
  tokens,
  delta,
  delta_ref,
  state_checksum,
  host_id,
  host_counter,
  prev_hash,
  row_hash,
  received_at,
]: readonly [
  position: number,
  event_id: string,
  workflow_id: string,
  event_seq: number,
  append_seq: number,
  event_type: string,
  payload: string,
  timestamp: string,
  schema_version: string,
  producer_version: string,
  checksum: string,
  operation_id: string | null,
  actor: string,
  tokens: string,
  delta: string | null,
  delta_ref: string | null,
  state_checksum: string | null,
  host_id: string,
  host_counter: number,
  prev_hash: string,
  row_hash: string,
  received_at: string,
]): EventRow => ({
  position,
  event_id,
  workflow_id,
  event_seq,
  append_seq,
  event_type,
  payload,
  timestamp,
  schema_version,
  producer_version,
  checksum,
  operation_id,
  actor,
  tokens,
  delta,
  delta_ref,
  state_checksum,
  host_id,
  host_counter,
  prev_hash,
  row_hash,
  received_at,
});
const toStream: RowMap<StreamInfo> = ([
  workflow_id,
  kind,
  head_seq,
  head_hash,
  state_checksum,
  entity_count,
  snapshot_id,
  snapshot_seq,
  snapshot_at,
  journal_bytes,
  created_at,
]: readonly [
  workflow_id: string,
  kind: string,
  head_seq: number,
  head_hash: string,
  state_checksum: string | null,
  entity_count: number,
  snapshot_id: string | null,
  snapshot_seq: number,
  snapshot_at: string | null,
  journal_bytes: number,
  created_at: string,
]): StreamInfo => ({
  workflow_id,
  kind,
  head_seq,
  head_hash,
  state_checksum,
  entity_count,
  snapshot_id,
  snapshot_seq,
  snapshot_at,
  journal_bytes,
  created_at,
});
const toMeta: RowMap<MetaRow> = ([database_id, host_id, host_counter, position, created_at]: readonly [
  database_id: string,
  host_id: string,
  host_counter: number,
  position: number,
  created_at: string,
]): MetaRow => ({ database_id, host_id, host_counter, position, created_at });
const toEntity: RowMap<StoredEntity> = ([body, hash]: readonly [body: string, hash: string]): StoredEntity => ({
  body,
  hash,
});

const toOwnedEntity: RowMap<OwnedEntityRow> = ([workflow_id, collection, entity_id, body, hash]: readonly [
  workflow_id: string,
  collection: string,
  entity_id: string,
  body: string,
  hash: string,
]): OwnedEntityRow => ({ workflow_id, collection, entity_id, body, hash });

const toLease: RowMap<LeaseRow & { workflow_id: string }> = ([
  workflow_id,
  owner_id,
  fencing_token,
  lease_expires_at,
]: readonly [workflow_id: string, owner_id: string, fencing_token: number, lease_expires_at: string]) => ({
  workflow_id,
  owner_id,
  fencing_token,
  lease_expires_at,
});

// ── The database ─────────────────────────────────────────────────────────────────────────────────────────────

const META = 'SELECT database_id, host_id, host_counter, position, created_at FROM ledger_meta WHERE one = 1';

export const readMeta = sql<MetaRow>(META, { map: toMeta });
/** Whose ledger it is and how far it goes, whatever version wrote it. */
export const readHead = sql<{ database_id: string; position: number }>(
  'SELECT database_id, position FROM ledger_meta WHERE one = 1',
);
export const insertMeta = sql(
  'INSERT INTO ledger_meta (one, database_id, host_id, host_counter, position, created_at) VALUES (1, ?, ?, 0, 0, ?) ON CONFLICT DO NOTHING',
);
export const updateMeta = sql('UPDATE ledger_meta SET host_counter = ?, position = ? WHERE one = 1');
export const updateHost = sql('UPDATE ledger_meta SET host_id = ?, host_counter = 0 WHERE one = 1');

// ── Streams and events ───────────────────────────────────────────────────────────────────────────────────────

export const readStream = sql<StreamInfo>(`SELECT ${STREAM_COLUMNS} FROM streams WHERE workflow_id = ?`, {
  map: toStream,
});
export const readStreams = sqlAny<StreamInfo>(`SELECT ${STREAM_COLUMNS} FROM streams`, 'workflow_id = ?', {
  map: toStream,
});
export const listStreams = sql<StreamInfo>(
  `SELECT ${STREAM_COLUMNS} FROM streams WHERE workflow_id > ? ORDER BY workflow_id LIMIT ?`,
  { map: toStream },
);
/** Starts a stream or moves its head; what a snapshot wrote of it stays. */
export const upsertStreams = sqlRows(
  `INSERT INTO streams (${STREAM_COLUMNS})`,
  11,
  `ON CONFLICT (workflow_id) DO UPDATE SET head_seq = excluded.head_seq, head_hash = excluded.head_hash,
     state_checksum = excluded.state_checksum, entity_count = excluded.entity_count, journal_bytes = excluded.journal_bytes`,
);
export const updateStreamSnapshot = sql(
  'UPDATE streams SET snapshot_id = ?, snapshot_seq = ?, snapshot_at = ?, journal_bytes = 0 WHERE workflow_id = ?',
);

export const insertEvents = sqlRows(`INSERT INTO events (${EVENT_COLUMNS})`, 22);
export const readEvents = sql<EventRow>(
  `SELECT ${EVENT_COLUMNS} FROM events WHERE workflow_id = ? AND event_seq > ? AND event_seq <= ? ORDER BY event_seq LIMIT ?`,
  { map: toEvent },
);
/** With a text in them, so that a few of very many can be read. */
export const readEventsContaining = sql<EventRow>(
  `SELECT ${EVENT_COLUMNS} FROM events
   WHERE workflow_id = ? AND event_seq > ? AND event_seq <= ? AND payload LIKE ? ORDER BY event_seq LIMIT ?`,
  { map: toEvent },
);
/** Backwards, as people look at a log. */
export const readEventsDown = sql<EventRow>(
  `SELECT ${EVENT_COLUMNS} FROM events WHERE workflow_id = ? AND event_seq < ? ORDER BY event_seq DESC LIMIT ?`,
  { map: toEvent },
);
export const readByPositionDown = sql<EventRow>(
  `SELECT ${EVENT_COLUMNS} FROM events WHERE position < ? ORDER BY position DESC LIMIT ?`,
  { map: toEvent },
);
export const readEvent = sql<EventRow>(`SELECT ${EVENT_COLUMNS} FROM events WHERE workflow_id = ? AND event_seq = ?`, {
  map: toEvent,
});
export const readEventById = sql<EventRow>(`SELECT ${EVENT_COLUMNS} FROM events WHERE event_id = ?`, { map: toEvent });
export const readByPosition = sql<EventRow>(
  `SELECT ${EVENT_COLUMNS} FROM events WHERE position > ? ORDER BY position LIMIT ?`,
  { map: toEvent },
);
export const readRowHashes = sql<{ position: number; row_hash: string }>(
  'SELECT position, row_hash FROM events WHERE position > ? AND position <= ? ORDER BY position LIMIT ?',
);
export const readDeltas = sql<{ delta: string | null; delta_ref: string | null }>(
  'SELECT delta, delta_ref FROM events WHERE workflow_id = ? AND event_seq > ? AND event_seq <= ? ORDER BY event_seq',
);
export const countAll = sql<{ events: number; streams: number }>(
  // Positions have no gap, so the last one is the number of events.
  'SELECT (SELECT coalesce(max(position), 0) FROM events) AS events, (SELECT count(*) FROM streams) AS streams',
);

/** A whole append, lock and commit included, where all that it rests on is still so. */
export const appendAtOnce = sql<{ now_ms: number }>('SELECT ledger_append(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) AS now_ms');

// ── State ────────────────────────────────────────────────────────────────────────────────────────────────────

export const readEntity = sql<StoredEntity>(
  'SELECT body, hash FROM state_entities WHERE workflow_id = ? AND collection = ? AND entity_id = ?',
  { map: toEntity },
);
export const readEntities = sqlAny<OwnedEntityRow>(
  'SELECT workflow_id, collection, entity_id, body, hash FROM state_entities',
  'workflow_id = ? AND collection = ? AND entity_id = ?',
  { map: toOwnedEntity },
);
export const upsertEntities = sqlRows(
  'INSERT INTO state_entities (workflow_id, collection, entity_id, body, hash)',
  5,
  'ON CONFLICT (workflow_id, collection, entity_id) DO UPDATE SET body = excluded.body, hash = excluded.hash',
);
export const deleteEntity = sql(
  'DELETE FROM state_entities WHERE workflow_id = ? AND collection = ? AND entity_id = ?',
);
export const pageEntities = sql<EntityRow>(
  `SELECT collection, entity_id, body, hash FROM state_entities
   WHERE workflow_id = ? AND (collection, entity_id) > (?, ?) ORDER BY collection, entity_id LIMIT ?`,
);

// ── Leases and steps ─────────────────────────────────────────────────────────────────────────────────────────

export const readLease = sql<LeaseRow>(
  'SELECT owner_id, fencing_token, lease_expires_at FROM workflow_leases WHERE workflow_id = ?',
);
export const readLeases = sqlAny<LeaseRow & { workflow_id: string }>(
  'SELECT workflow_id, owner_id, fencing_token, lease_expires_at FROM workflow_leases',
  'workflow_id = ?',
  { map: toLease },
);
const LEASE_COLUMNS = 'workflow_id, owner_id, acquired_at, lease_expires_at, fencing_token, heartbeat_at';
export const readWholeLease = sql<WholeLeaseRow>(`SELECT ${LEASE_COLUMNS} FROM workflow_leases WHERE workflow_id = ?`);
export const listLiveLeases = sql<WholeLeaseRow>(
  `SELECT ${LEASE_COLUMNS} FROM workflow_leases WHERE workflow_id > ? AND lease_expires_at > ? ORDER BY workflow_id LIMIT ?`,
);
/** Released ones expire with their last heartbeat; those that expired later were left behind. */
export const countLeases = sql<{ live: number; left_behind: number }>(
  `SELECT count(CASE WHEN lease_expires_at > ? THEN 1 END) AS live,
     count(CASE WHEN lease_expires_at <= ? AND lease_expires_at > heartbeat_at THEN 1 END) AS left_behind
   FROM workflow_leases`,
);
/** One statement, so that of two that ask together exactly one gets it. Free is what was never held, or released. */
export const takeLease = sql<WholeLeaseRow>(
  `INSERT INTO workflow_leases (workflow_id, owner_id, acquired_at, lease_expires_at, fencing_token, heartbeat_at)
   VALUES (?, ?, ?, ?, 1, ?)
   ON CONFLICT (workflow_id) DO UPDATE SET owner_id = excluded.owner_id, acquired_at = excluded.acquired_at,
     lease_expires_at = excluded.lease_expires_at, heartbeat_at = excluded.heartbeat_at,
     fencing_token = workflow_leases.fencing_token + 1
   WHERE workflow_leases.lease_expires_at <= workflow_leases.heartbeat_at
   RETURNING ${LEASE_COLUMNS}`,
);
export const takeOverLease = sql<WholeLeaseRow>(
  `UPDATE workflow_leases SET owner_id = ?, acquired_at = ?, lease_expires_at = ?, heartbeat_at = ?,
     fencing_token = fencing_token + 1
   WHERE workflow_id = ? AND lease_expires_at <= ? AND lease_expires_at > heartbeat_at RETURNING ${LEASE_COLUMNS}`,
);
export const renewLease = sql<WholeLeaseRow>(
  `UPDATE workflow_leases SET heartbeat_at = ?, lease_expires_at = ?
   WHERE workflow_id = ? AND owner_id = ? AND fencing_token = ? AND lease_expires_at > ? RETURNING ${LEASE_COLUMNS}`,
);
export const releaseLease = sql(
  `UPDATE workflow_leases SET lease_expires_at = ?, heartbeat_at = ?
   WHERE workflow_id = ? AND owner_id = ? AND fencing_token = ? AND lease_expires_at > ?`,
);
export const readCompletedStep = sql<CompletedStepRow>(
  `SELECT attempt_id, completed_at, result_snapshot_ref, result_checksum, input_checksum FROM completed_steps
   WHERE workflow_id = ? AND step_id = ?`,
);
export const readCompletedSteps = sqlAny<CompletedStepRow & { workflow_id: string; step_id: string }>(
  `SELECT workflow_id, step_id, attempt_id, completed_at, result_snapshot_ref, result_checksum, input_checksum
   FROM completed_steps`,
  'workflow_id = ? AND step_id = ?',
);
/** A computation that failed before its process died left its attempt behind; the one that completes it takes that. */
export const insertAttempts = sqlRows(
  'INSERT INTO step_attempts (workflow_id, step_id, attempt_id, started_at, fencing_token)',
  5,
  'ON CONFLICT DO NOTHING',
);
export const insertCompletedSteps = sqlRows(
  'INSERT INTO completed_steps (workflow_id, step_id, attempt_id, completed_at, result_snapshot_ref, result_checksum, input_checksum)',
  7,
);
export const pageCompletedSteps = sql<CompletedStepRow & { step_id: string; started_at: string | null }>(
  `SELECT c.step_id, c.attempt_id, c.completed_at, c.result_snapshot_ref, c.result_checksum, c.input_checksum, a.started_at
   FROM completed_steps c LEFT JOIN step_attempts a
     ON a.workflow_id = c.workflow_id AND a.step_id = c.step_id AND a.attempt_id = c.attempt_id
   WHERE c.workflow_id = ? AND c.step_id > ? ORDER BY c.step_id LIMIT ?`,
);

// ── Snapshots ────────────────────────────────────────────────────────────────────────────────────────────────

export const insertSnapshot = sql(
  `INSERT INTO snapshots (${SNAPSHOT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
);
/** All parts of a stream, newest first; geometric merging keeps them few. */
export const readSnapshots = sql<SnapshotRow>(
  `SELECT ${SNAPSHOT_COLUMNS} FROM snapshots WHERE workflow_id = ? AND last_event_seq <= ? ORDER BY last_event_seq DESC`,
);
/** The same without their texts, for whoever decides what to merge. */
export const readSnapshotHeads = sql<SnapshotHead>(
  `SELECT ${SNAPSHOT_COLUMNS.replace('state_inline, ', '')} FROM snapshots WHERE workflow_id = ? ORDER BY last_event_seq DESC`,
);
export const readSnapshot = sql<SnapshotRow>(`SELECT ${SNAPSHOT_COLUMNS} FROM snapshots WHERE snapshot_id = ?`);
export const deleteSnapshot = sql('DELETE FROM snapshots WHERE snapshot_id = ?');
export const readBlobKeys = sql<{ key: string }>(
  `SELECT state_s3_key AS key FROM snapshots WHERE state_s3_key IS NOT NULL
   UNION SELECT delta_ref AS key FROM events WHERE delta_ref IS NOT NULL`,
);

// ── Signed checkpoints ───────────────────────────────────────────────────────────────────────────────────────

export const readCheckpoints = sql<CheckpointRow>(
  'SELECT tree_size, root_hash, frontier, note, created_at FROM checkpoints ORDER BY tree_size',
);
export const lastCheckpoint = sql<CheckpointRow>(
  'SELECT tree_size, root_hash, frontier, note, created_at FROM checkpoints ORDER BY tree_size DESC LIMIT 1',
);
export const insertCheckpoint = sql(
  'INSERT INTO checkpoints (tree_size, root_hash, frontier, note, created_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
);
/** Also where another note of that size is: one that says more. */
export const replaceCheckpoint = sql(
  `INSERT INTO checkpoints (tree_size, root_hash, frontier, note, created_at) VALUES (?, ?, ?, ?, ?)
   ON CONFLICT (tree_size) DO UPDATE SET root_hash = excluded.root_hash, frontier = excluded.frontier,
     note = excluded.note, created_at = excluded.created_at`,
);

// ── Blobs in the database ────────────────────────────────────────────────────────────────────────────────────

export const upsertBlob = sql(
  `INSERT INTO ledger_blobs (key, body, modified_at) VALUES (?, ?, ?)
   ON CONFLICT (key) DO UPDATE SET body = excluded.body, modified_at = excluded.modified_at`,
);
export const readBlobBody = sql<{ body: string }>('SELECT body FROM ledger_blobs WHERE key = ?');
export const deleteBlob = sql('DELETE FROM ledger_blobs WHERE key = ?');
export const listBlobs = sql<{ key: string; modified_at: string; size: number }>(
  'SELECT key, modified_at, length(body) AS size FROM ledger_blobs',
);
