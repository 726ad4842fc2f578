// The tables of T0, every read of them, and every row that is written.
import { sql } from '../../store/store.ts';
import { sqlAny } from '../../store/rows.ts';
import {
  bigint,
  defineTable,
  insertRows,
  nullable,
  select,
  selectAny,
  text,
  textOf,
  timestamp,
  upsertRow,
  uuid,
  type RowOf,
} from '../../store/table.ts';
import type { RetractReason } from '../transcripts/contract.ts';
import type { Evidence, Speaker, T0Kind } from './contract.ts';

export const transcriptFiles = defineTable('transcript_files', ['file_id'], {
  file_id: uuid,
  project_id: uuid,
  agent: text,
  path: text,
  identity: text,
  cursor: text,
  generation: bigint,
  is_unswept: bigint,
  records: bigint,
  unknown: bigint,
  broken: bigint,
  events: bigint,
  elsewhere: bigint,
  kept_bytes: bigint,
  first_at: timestamp,
  read_at: timestamp,
});
export type FileRow = RowOf<typeof transcriptFiles>;

export const t0Sessions = defineTable('t0_sessions', ['project_id', 'agent', 'session_id'], {
  project_id: uuid,
  agent: text,
  session_id: text,
  cwd: nullable(text),
  branch: nullable(text),
  parent_id: nullable(text),
  started_at: nullable(timestamp),
  last_at: nullable(timestamp),
  seq: bigint,
  tokens: bigint,
  recorded_at: timestamp,
});
export type T0SessionRow = RowOf<typeof t0Sessions>;

export const rawEvents = defineTable('raw_events', ['event_id'], {
  event_id: uuid,
  base_id: uuid,
  project_id: uuid,
  agent: text,
  session_id: text,
  seq: bigint,
  kind: textOf<T0Kind>(),
  at: timestamp,
  file_id: nullable(uuid),
  generation: bigint,
  byte_offset: bigint,
  byte_length: bigint,
  original_hash: text,
  key_id: text,
});
export type RawRow = RowOf<typeof rawEvents>;

export const compactEvents = defineTable('compact_events_t0', ['t0_id'], {
  t0_id: uuid,
  project_id: uuid,
  agent: text,
  session_id: text,
  seq: bigint,
  ordinal: bigint,
  kind: textOf<T0Kind>(),
  speaker: textOf<Speaker>(),
  is_sidechain: bigint,
  at: timestamp,
  body: nullable(text),
  compact_hash: text,
  policy_version: bigint,
  tokens: bigint,
  evidence: textOf<Evidence>(),
  retraction: nullable(textOf<RetractReason>()),
  recorded_at: timestamp,
});
export type CompactRow = RowOf<typeof compactEvents>;

export const transcriptChunks = defineTable('transcript_chunks', ['file_id', 'generation', 'start_offset'], {
  file_id: uuid,
  generation: bigint,
  start_offset: bigint,
  end_offset: bigint,
  project_id: uuid,
  content_hash: text,
  body: nullable(text),
  bytes: bigint,
  kept_at: timestamp,
});
export type ChunkRow = RowOf<typeof transcriptChunks>;

export const t0Settings = defineTable('t0_settings', ['name'], { name: text, value: bigint });

// ── Files and sessions ───────────────────────────────────────────────────────────────────────────────────────

export const readFile = select(transcriptFiles, 'WHERE file_id = ?');
export const filesById = selectAny(transcriptFiles, 'file_id = ?');
export const upsertFile = upsertRow(transcriptFiles, { once: ['project_id', 'agent', 'path', 'first_at'] });
export const setSwept = sql('UPDATE transcript_files SET is_unswept = 0 WHERE file_id = ? AND generation = ?');

export const sessionsByKey = selectAny(t0Sessions, 'project_id = ? AND agent = ? AND session_id = ?');
export const readSession = select(t0Sessions, 'WHERE project_id = ? AND agent = ? AND session_id = ?');
export const upsertSession = upsertRow(t0Sessions, { once: ['recorded_at'] });
export const sessionsNamed = select(t0Sessions, 'WHERE project_id = ? AND session_id = ? ORDER BY agent LIMIT 10');

/** The file from which its newest event was read. */
export const fileOfSession = sql<{ readonly path: string }>(
  `SELECT f.path FROM compact_events_t0 c JOIN raw_events r ON r.event_id = c.t0_id JOIN transcript_files f ON f.file_id = r.file_id
   WHERE c.project_id = ? AND c.agent = ? AND c.session_id = ? ORDER BY c.seq DESC LIMIT 1`,
);

// ── Events ───────────────────────────────────────────────────────────────────────────────────────────────────

export const bodiesOfAgent = sql<{ readonly session_id: string; readonly body: string }>(
  `SELECT session_id, body FROM compact_events_t0
   WHERE project_id = ? AND agent = ? AND body IS NOT NULL AND retraction IS NULL`,
);
export const insertRaw = insertRows(rawEvents);
export const insertCompact = insertRows(compactEvents);
/** With the retraction of each. */
export const rawByBase = sqlAny<
  Pick<RawRow, 'event_id' | 'base_id' | 'seq' | 'file_id' | 'generation' | 'original_hash' | 'key_id'> &
    Pick<CompactRow, 'retraction'>
>(
  `SELECT r.event_id, r.base_id, r.seq, r.file_id, r.generation, r.original_hash, r.key_id, c.retraction
   FROM raw_events r JOIN compact_events_t0 c ON c.t0_id = r.event_id`,
  'r.base_id = ?',
);
/** It was told again by a file that was written anew. */
export const moveRaw = sql(
  'UPDATE raw_events SET file_id = ?, generation = ?, byte_offset = ?, byte_length = ? WHERE event_id = ?',
);
export const lastOrdinal = sql<{ ordinal: number }>(
  'SELECT COALESCE(MAX(ordinal), 0) AS ordinal FROM compact_events_t0 WHERE project_id = ?',
);
export const setRetraction = sql('UPDATE compact_events_t0 SET retraction = ? WHERE t0_id = ?');
export const timesById = sqlAny<Pick<CompactRow, 'at'>>('SELECT at FROM compact_events_t0', 't0_id = ?');
/** Those of a session from a place on that count. */
export const liveFrom = sql<{ t0_id: string }>(
  `SELECT t0_id FROM compact_events_t0
   WHERE project_id = ? AND agent = ? AND session_id = ? AND seq >= ? AND retraction IS NULL ORDER BY seq`,
);
/** What a file said before it was written anew, and does not say any more. */
export const goneOfFile = sql<{ t0_id: string; agent: string; session_id: string }>(
  `SELECT c.t0_id, c.agent, c.session_id FROM raw_events r JOIN compact_events_t0 c ON c.t0_id = r.event_id
   WHERE r.file_id = ? AND r.generation < ? AND c.retraction IS NULL ORDER BY c.ordinal`,
);
/** The newest calls of a session that are our own: their results are none of its evidence either. */
export const ownCalls = sql<{ body: string | null }>(
  `SELECT body FROM compact_events_t0
   WHERE project_id = ? AND agent = ? AND session_id = ? AND seq > ? AND kind = 'call' AND evidence = 'own'
   ORDER BY seq DESC LIMIT 50`,
);

export const eventsOfSession = select(
  compactEvents,
  `WHERE project_id = ? AND agent = ? AND session_id = ? AND seq >= ? AND seq <= ? AND evidence = 'yes' ORDER BY seq LIMIT ?`,
);
export const eventsById = selectAny(compactEvents, 't0_id = ?');

// ── For recall ───────────────────────────────────────────────────────────────────────────────────────────────

const TURN = "kind IN ('user', 'agent') AND speaker IN ('person', 'agent') AND is_sidechain = 0 AND evidence = 'yes'";
/** What a person and the agent said to each other, also what was taken back. */
export const turnsOfSession = select(
  compactEvents,
  `WHERE project_id = ? AND agent = ? AND session_id = ? AND seq >= ? AND seq <= ? AND ${TURN} ORDER BY seq`,
);
/** The sessions of a batch. */
export const sessionsBetween = sql<{ agent: string; session_id: string; from_seq: number; to_seq: number }>(
  `SELECT agent, session_id, MIN(seq) AS from_seq, MAX(seq) AS to_seq FROM compact_events_t0
   WHERE project_id = ? AND ordinal >= ? AND ordinal <= ? GROUP BY agent, session_id ORDER BY agent, session_id`,
);
export const emptyTurns = sql<{ t0_id: string }>(
  `SELECT t0_id FROM compact_events_t0 WHERE project_id = ? AND body IS NULL AND ${TURN}`,
);
/** What a person said next, after these turns of an agent. */
export const answersTo = sqlAny<
  Pick<CompactRow, 't0_id' | 'project_id' | 'agent' | 'session_id'> & { readonly answered_id: string }
>(
  `SELECT n.t0_id, n.project_id, n.agent, n.session_id, a.t0_id AS answered_id
   FROM compact_events_t0 a JOIN compact_events_t0 n ON n.project_id = a.project_id AND n.agent = a.agent
     AND n.session_id = a.session_id AND n.seq = (SELECT MIN(m.seq) FROM compact_events_t0 m
       WHERE m.project_id = a.project_id AND m.agent = a.agent AND m.session_id = a.session_id AND m.seq > a.seq
         AND m.kind = 'user' AND m.speaker = 'person' AND m.is_sidechain = 0 AND m.retraction IS NULL)`,
  'a.t0_id = ?',
);
export const turnsByIds = selectAny(compactEvents, `t0_id = ? AND ${TURN}`);

// ── Held against the events of the stream ────────────────────────────────────────────────────────────────────

export type HashedRow = Pick<CompactRow, 't0_id' | 'agent' | 'session_id' | 'seq' | 'ordinal' | 'at' | 'compact_hash'>;
export const hashedRows = sql<HashedRow>(
  `SELECT t0_id, agent, session_id, seq, ordinal, at, compact_hash FROM compact_events_t0
   WHERE project_id = ? AND ordinal >= ? AND ordinal <= ? ORDER BY ordinal`,
);
export const countEvents = sql<{ events: number; retracted: number }>(
  `SELECT COUNT(*) AS events, COUNT(retraction) AS retracted FROM compact_events_t0 WHERE project_id = ?`,
);
export const readEntity = sql<{ body: string }>(
  'SELECT body FROM state_entities WHERE workflow_id = ? AND collection = ? AND entity_id = ?',
);
export const readBatches = sql<{ event_seq: number; payload: string }>(
  `SELECT event_seq, payload FROM events WHERE workflow_id = ? AND event_seq > ? AND event_type = 't0.ingested'
   ORDER BY event_seq LIMIT ?`,
);

// ── Kept transcripts ─────────────────────────────────────────────────────────────────────────────────────────

export const upsertChunk = upsertRow(transcriptChunks);
/** The copy of the same bytes that an earlier generation of the file had. */
export const sameChunk = select(
  transcriptChunks,
  `WHERE file_id = ? AND generation < ? AND start_offset = ? AND content_hash = ? AND body IS NOT NULL
   ORDER BY generation DESC LIMIT 1`,
);
export const moveChunk = sql(
  'UPDATE transcript_chunks SET generation = ? WHERE file_id = ? AND generation = ? AND start_offset = ?',
);
/** The one that holds a byte. */
export const chunkOver = select(
  transcriptChunks,
  `WHERE file_id = ? AND generation = ? AND start_offset <= ? AND end_offset > ? ORDER BY start_offset DESC LIMIT 1`,
);
/** Oldest first, behind one. */
export const oldestChunks = sql<Omit<ChunkRow, 'body' | 'content_hash'>>(
  `SELECT file_id, generation, start_offset, end_offset, project_id, bytes, kept_at FROM transcript_chunks
   WHERE body IS NOT NULL AND (kept_at, file_id, generation, start_offset) > (?, ?, ?, ?)
   ORDER BY kept_at, file_id, generation, start_offset LIMIT ?`,
);
export const dropChunk = sql(
  `UPDATE transcript_chunks SET body = NULL WHERE file_id = ? AND generation = ? AND start_offset = ? AND body IS NOT NULL`,
);
export const placesOf = sqlAny<Pick<RawRow, 'event_id' | 'file_id' | 'generation' | 'byte_offset'>>(
  'SELECT event_id, file_id, generation, byte_offset FROM raw_events',
  'event_id = ?',
);
/** A session as it was read: where each event stands, with what is left of it. */
export interface PlacedRow extends Omit<RawRow, 'base_id' | 'project_id' | 'original_hash' | 'key_id'> {
  readonly speaker: Speaker;
  readonly evidence: Evidence;
  readonly retraction: RetractReason | null;
  readonly body: string | null;
}
const PLACED = `SELECT r.event_id, r.agent, r.session_id, r.seq, r.kind, r.at, r.file_id, r.generation, r.byte_offset, r.byte_length,
     c.speaker, c.evidence, c.retraction, c.body
   FROM compact_events_t0 c JOIN raw_events r ON r.event_id = c.t0_id`;
export const placedByIds = sqlAny<PlacedRow>(PLACED, 'c.t0_id = ? AND c.project_id = ?');
export const placedEvents = sql<PlacedRow>(
  `${PLACED}
   WHERE c.project_id = ? AND c.agent = ? AND c.session_id = ? AND c.seq > ? ORDER BY c.seq LIMIT ?`,
);

export const seqOfEvent = sql<{ seq: number }>(
  'SELECT seq FROM compact_events_t0 WHERE t0_id = ? AND project_id = ? AND agent = ? AND session_id = ?',
);

export const readSetting = select(t0Settings, 'WHERE name = ?');
export const upsertSetting = upsertRow(t0Settings);
export const addToSetting = upsertRow(t0Settings, { set: { value: 't0_settings.value + excluded.value' } });

// ── Retention ────────────────────────────────────────────────────────────────────────────────────────────────

export const projectsWithTexts = sql<{ project_id: string }>(
  'SELECT DISTINCT project_id FROM compact_events_t0 WHERE body IS NOT NULL',
);
export const oldTexts = sql<{ t0_id: string; ordinal: number; bytes: number }>(
  `SELECT t0_id, ordinal, OCTET_LENGTH(body) AS bytes FROM compact_events_t0
   WHERE project_id = ? AND recorded_at < ? AND body IS NOT NULL ORDER BY recorded_at, ordinal LIMIT ?`,
);
export const countOldTexts = sql<{ events: number; bytes: number }>(
  `SELECT COUNT(*) AS events, COALESCE(SUM(OCTET_LENGTH(body)), 0) AS bytes FROM compact_events_t0
   WHERE project_id = ? AND recorded_at < ? AND body IS NOT NULL`,
);
export const eraseText = sql('UPDATE compact_events_t0 SET body = NULL WHERE t0_id = ?');

// ── Erasing ──────────────────────────────────────────────────────────────────────────────────────────────────

export const textsOfSession = sql<{ t0_id: string; body: string }>(
  `SELECT t0_id, body FROM compact_events_t0
   WHERE project_id = ? AND agent = ? AND session_id = ? AND body IS NOT NULL ORDER BY seq`,
);
export const textsAfter = sql<Pick<CompactRow, 't0_id' | 'project_id' | 'agent' | 'session_id'> & { body: string }>(
  `SELECT t0_id, project_id, agent, session_id, body FROM compact_events_t0
   WHERE t0_id > ? AND body IS NOT NULL ORDER BY t0_id LIMIT ?`,
);
export const fullTexts = selectAny(compactEvents, 't0_id = ? AND body IS NOT NULL');
export const basesOf = sqlAny<Pick<RawRow, 'event_id' | 'base_id'>>(
  'SELECT event_id, base_id FROM raw_events',
  'event_id = ?',
);
export const basesAfter = sql<Pick<RawRow, 'event_id' | 'base_id'>>(
  'SELECT event_id, base_id FROM raw_events WHERE event_id > ? ORDER BY event_id LIMIT ?',
);
export const filesOfSession = sql<{ file_id: string }>(
  `SELECT DISTINCT r.file_id FROM raw_events r JOIN compact_events_t0 c ON c.t0_id = r.event_id
   WHERE c.project_id = ? AND c.agent = ? AND c.session_id = ? AND r.file_id IS NOT NULL`,
);
/** Where the sessions of a file stand in it. */
export const placesInFile = sql<Pick<RawRow, 'agent' | 'session_id' | 'generation' | 'byte_offset'>>(
  'SELECT agent, session_id, generation, byte_offset FROM raw_events WHERE file_id = ?',
);
export const chunksAfter = select(
  transcriptChunks,
  `WHERE body IS NOT NULL AND (file_id, generation, start_offset) > (?, ?, ?)
   ORDER BY file_id, generation, start_offset LIMIT ?`,
);
export const chunksOfFile = select(
  transcriptChunks,
  'WHERE file_id = ? AND body IS NOT NULL ORDER BY generation, start_offset',
);
/** Unless somebody rewrote it meanwhile. */
export const rewriteChunk = sql(
  `UPDATE transcript_chunks SET body = ?, bytes = ?, content_hash = ?
   WHERE file_id = ? AND generation = ? AND start_offset = ? AND content_hash = ?`,
);
export const sessionsAfter = select(
  t0Sessions,
  'WHERE (project_id, agent, session_id) > (?, ?, ?) ORDER BY project_id, agent, session_id LIMIT ?',
);
