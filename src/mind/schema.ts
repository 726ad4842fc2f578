// The tables of the mind. Agent sessions are content rows, not events: who worked here, when, and where its transcript
// lies; what a session left open stands beside it.
import type { MigrationSequence } from '../store/migrations.ts';

/** Only the names of types differ between the dialects. */
function tables({ uuid, timestamp, strict }: { uuid: string; timestamp: string; strict: string }): string {
  return `
CREATE TABLE agent_sessions (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  project_id ${uuid},
  owner TEXT NOT NULL,
  cwd TEXT NOT NULL,
  transcript_path TEXT,
  -- How it began last: startup, resume, clear, compact …
  source TEXT NOT NULL,
  started_at ${timestamp} NOT NULL,
  -- When it last began or went on; compaction does not count.
  resumed_at ${timestamp} NOT NULL,
  last_event_at ${timestamp} NOT NULL,
  last_event TEXT NOT NULL,
  ended_at ${timestamp},
  end_reason TEXT,
  compactions BIGINT NOT NULL,
  -- 1 from a compaction until the resume block was given again.
  resume_due BIGINT NOT NULL,
  -- When it was told of work without a checkpoint; once is enough.
  told_at ${timestamp},
  PRIMARY KEY (agent, session_id)
)${strict};

CREATE INDEX idx_agent_sessions_recent ON agent_sessions (last_event_at, agent, session_id);

-- A task that was being done, without a checkpoint since the session began.
CREATE TABLE agent_session_gaps (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  task_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  event TEXT NOT NULL,
  noted_at ${timestamp} NOT NULL,
  PRIMARY KEY (agent, session_id, task_id)
)${strict};
`;
}

export const mindSchema: MigrationSequence = {
  name: 'mind',
  migrations: [
    {
      name: 'agent sessions',
      sqlite: tables({ uuid: 'TEXT', timestamp: 'TEXT', strict: ' STRICT' }).replaceAll('BIGINT', 'INTEGER'),
      postgres: tables({ uuid: 'UUID', timestamp: 'TIMESTAMPTZ(3)', strict: '' }),
    },
  ],
};
