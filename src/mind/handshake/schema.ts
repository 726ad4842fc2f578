// The tables of handshakes, in both dialects. They follow from the canon and the work: nothing is lost with them but the versions told before.
import type { MigrationSequence } from '../../store/migrations.ts';

interface Types {
  readonly uuid: string;
  readonly timestamp: string;
  readonly strict: string;
}

function handshakes({ uuid, timestamp, strict }: Types): string {
  return `
-- What an agent is told, as it was compiled; a new version only when something changed.
CREATE TABLE handshake_snapshots (
  snapshot_id ${uuid} NOT NULL PRIMARY KEY,
  project_id ${uuid} NOT NULL,
  -- project, tag or session
  scope TEXT NOT NULL,
  -- The tag, or agent and session; empty for the project.
  scope_key TEXT NOT NULL,
  version BIGINT NOT NULL,
  -- NULL once something in it was erased.
  payload_text TEXT,
  payload_hash TEXT NOT NULL,
  token_estimate BIGINT NOT NULL,
  -- The entries that are not in it and why, as JSON.
  left_out TEXT NOT NULL,
  -- Of the canon that it was compiled from.
  canon_hash TEXT NOT NULL,
  created_at ${timestamp} NOT NULL
)${strict};

CREATE UNIQUE INDEX idx_handshake_snapshots_version ON handshake_snapshots (project_id, scope, scope_key, version);

CREATE TABLE handshake_lines (
  snapshot_id ${uuid} NOT NULL,
  ordinal BIGINT NOT NULL,
  -- work, risk, session or canon
  section TEXT NOT NULL,
  anchor TEXT NOT NULL,
  -- NULL once it was erased.
  line TEXT,
  tokens BIGINT NOT NULL,
  PRIMARY KEY (snapshot_id, ordinal)
)${strict};
`;
}

const LEFT_OUT = `
-- Also those that nobody looked at; NULL where all are named.
ALTER TABLE handshake_snapshots ADD COLUMN left_out_count BIGINT;
`;

const SQLITE: Types = { uuid: 'TEXT', timestamp: 'TEXT', strict: ' STRICT' };
const POSTGRES: Types = { uuid: 'UUID', timestamp: 'TIMESTAMPTZ(3)', strict: '' };

export const handshakeSchema: MigrationSequence = {
  name: 'handshakes',
  migrations: [
    {
      name: 'handshakes and their lines',
      sqlite: handshakes(SQLITE).replaceAll('BIGINT', 'INTEGER'),
      postgres: handshakes(POSTGRES),
    },
    {
      name: 'how many entries are left out',
      sqlite: LEFT_OUT.replaceAll('BIGINT', 'INTEGER'),
      postgres: LEFT_OUT,
    },
  ],
};
