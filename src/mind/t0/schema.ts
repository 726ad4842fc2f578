// The tables of T0, in both dialects. They are content, not projections: an event of the stream `t0` tells of each batch by count and hash,
// and a text can become NULL without breaking a chain.
import type { MigrationSequence } from '../../store/migrations.ts';

interface Types {
  readonly uuid: string;
  readonly timestamp: string;
  readonly strict: string;
}

function t0({ uuid, timestamp, strict }: Types): string {
  return `
-- How far each record of an agent was read for a project. No text of it stands here.
CREATE TABLE transcript_files (
  file_id ${uuid} NOT NULL PRIMARY KEY,
  project_id ${uuid} NOT NULL,
  agent TEXT NOT NULL,
  path TEXT NOT NULL,
  -- Device and inode, or what stands for them.
  identity TEXT NOT NULL,
  -- Where reading goes on, as JSON.
  cursor TEXT NOT NULL,
  -- How often it was written anew, from 1.
  generation BIGINT NOT NULL,
  -- 1 until what is gone since it was written anew was taken back.
  is_unswept BIGINT NOT NULL,
  records BIGINT NOT NULL,
  unknown BIGINT NOT NULL,
  broken BIGINT NOT NULL,
  events BIGINT NOT NULL,
  -- Events of sessions that belong to no or another project.
  elsewhere BIGINT NOT NULL,
  -- Bytes of it that were kept, as they are stored.
  kept_bytes BIGINT NOT NULL,
  first_at ${timestamp} NOT NULL,
  read_at ${timestamp} NOT NULL
)${strict};

CREATE INDEX idx_transcript_files_project ON transcript_files (project_id, read_at);

-- Sessions whose events were taken into a project, as their records tell of them.
CREATE TABLE t0_sessions (
  project_id ${uuid} NOT NULL,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  cwd TEXT,
  branch TEXT,
  -- The session that it was forked or resumed from.
  parent_id TEXT,
  started_at ${timestamp},
  -- The time and the place of its newest event.
  last_at ${timestamp},
  seq BIGINT NOT NULL,
  -- Of its events that are evidence.
  tokens BIGINT NOT NULL,
  recorded_at ${timestamp} NOT NULL,
  PRIMARY KEY (project_id, agent, session_id)
)${strict};

CREATE INDEX idx_t0_sessions_recorded ON t0_sessions (project_id, recorded_at);

-- Where each event stands in the record that it was read from.
CREATE TABLE raw_events (
  event_id ${uuid} NOT NULL PRIMARY KEY,
  -- Of its key in its session; several events where the agent replaced what it said.
  base_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  seq BIGINT NOT NULL,
  kind TEXT NOT NULL,
  at ${timestamp} NOT NULL,
  -- NULL where it came by the API or from a conversation with a model.
  file_id ${uuid},
  generation BIGINT NOT NULL,
  byte_offset BIGINT NOT NULL,
  byte_length BIGINT NOT NULL,
  -- By a key that never leaves the user's configuration folder.
  original_hash TEXT NOT NULL,
  key_id TEXT NOT NULL
)${strict};

CREATE INDEX idx_raw_events_base ON raw_events (base_id);
CREATE INDEX idx_raw_events_file ON raw_events (file_id, generation, byte_offset) WHERE file_id IS NOT NULL;

-- What is kept of each event: reduced, then redacted.
CREATE TABLE compact_events_t0 (
  t0_id ${uuid} NOT NULL PRIMARY KEY,
  project_id ${uuid} NOT NULL,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  -- Its place in the session, from 1.
  seq BIGINT NOT NULL,
  -- Its place among all of the project, from 1, in the order in which they were recorded.
  ordinal BIGINT NOT NULL,
  -- user, agent, call, result or compaction
  kind TEXT NOT NULL,
  -- person, agent, tool or summary
  speaker TEXT NOT NULL,
  is_sidechain BIGINT NOT NULL,
  at ${timestamp} NOT NULL,
  -- Text, command and files, as JSON. NULL once retention or a person erased it.
  body TEXT,
  compact_hash TEXT NOT NULL,
  policy_version BIGINT NOT NULL,
  tokens BIGINT NOT NULL,
  -- yes, or why it is none: context, own, instructions
  evidence TEXT NOT NULL,
  -- Why its agent took it back; NULL while it counts.
  retraction TEXT,
  recorded_at ${timestamp} NOT NULL
)${strict};

CREATE UNIQUE INDEX idx_compact_events_t0_session ON compact_events_t0 (project_id, agent, session_id, seq);
CREATE UNIQUE INDEX idx_compact_events_t0_ordinal ON compact_events_t0 (project_id, ordinal);
CREATE INDEX idx_compact_events_t0_texts ON compact_events_t0 (project_id, recorded_at) WHERE body IS NOT NULL;

-- Copies of what was read, line by line without secrets: agents delete their files.
CREATE TABLE transcript_chunks (
  file_id ${uuid} NOT NULL,
  generation BIGINT NOT NULL,
  start_offset BIGINT NOT NULL,
  end_offset BIGINT NOT NULL,
  project_id ${uuid} NOT NULL,
  -- Keyed hash of what is in it.
  content_hash TEXT NOT NULL,
  -- Zstandard, as base64. NULL once it had to make room.
  body TEXT,
  bytes BIGINT NOT NULL,
  kept_at ${timestamp} NOT NULL,
  PRIMARY KEY (file_id, generation, start_offset)
)${strict};

CREATE INDEX idx_transcript_chunks_kept ON transcript_chunks (kept_at, file_id, generation, start_offset) WHERE body IS NOT NULL;

-- Figures of the home: how much is kept, and for how long.
CREATE TABLE t0_settings (
  name TEXT NOT NULL PRIMARY KEY,
  value BIGINT NOT NULL
)${strict};
`;
}

const SQLITE: Types = { uuid: 'TEXT', timestamp: 'TEXT', strict: ' STRICT' };
const POSTGRES: Types = { uuid: 'UUID', timestamp: 'TIMESTAMPTZ(3)', strict: '' };

export const t0Schema: MigrationSequence = {
  name: 't0',
  migrations: [
    { name: 'events of transcripts', sqlite: t0(SQLITE).replaceAll('BIGINT', 'INTEGER'), postgres: t0(POSTGRES) },
  ],
};
