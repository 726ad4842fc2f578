// The backlog of consolidation, in both dialects. The queue forgets a job once it is done; this table keeps every slice.
import type { MigrationSequence } from '../../store/migrations.ts';

interface Types {
  readonly uuid: string;
  readonly timestamp: string;
  readonly strict: string;
}

function backlog({ uuid, timestamp, strict }: Types): string {
  return `
-- Slices of sessions that were handed over to consolidation, and what became of them.
CREATE TABLE t3_backlog_jobs (
  -- The same for the same slice.
  job_id ${uuid} NOT NULL PRIMARY KEY,
  project_id ${uuid} NOT NULL,
  project_root TEXT,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  pane_id TEXT,
  tag TEXT NOT NULL,
  slice_start_id ${uuid},
  slice_end_id ${uuid},
  artifact_refs_json TEXT NOT NULL,
  withdrawn_refs_json TEXT NOT NULL,
  -- pending, running, completed, failed or dead
  status TEXT NOT NULL,
  attempts BIGINT NOT NULL,
  last_error TEXT,
  created_at ${timestamp} NOT NULL,
  updated_at ${timestamp} NOT NULL
)${strict};

CREATE INDEX idx_t3_backlog_jobs_status ON t3_backlog_jobs (project_id, status, created_at);
CREATE INDEX idx_t3_backlog_jobs_open ON t3_backlog_jobs (created_at, job_id) WHERE status IN ('pending', 'running', 'failed');
CREATE INDEX idx_t3_backlog_jobs_session ON t3_backlog_jobs (agent, session_id);
`;
}

const SQLITE: Types = { uuid: 'TEXT', timestamp: 'TEXT', strict: ' STRICT' };
const POSTGRES: Types = { uuid: 'UUID', timestamp: 'TIMESTAMPTZ(3)', strict: '' };

export const consolidateSchema: MigrationSequence = {
  name: 'consolidate',
  migrations: [
    {
      name: 'backlog of slices',
      sqlite: backlog(SQLITE).replaceAll('BIGINT', 'INTEGER'),
      postgres: backlog(POSTGRES),
    },
  ],
};
