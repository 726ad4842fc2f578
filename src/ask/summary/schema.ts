// The table of summaries, in both dialects. Made from events; the words are in ask_content.
import type { MigrationSequence } from '../../store/migrations.ts';

interface Types {
  readonly uuid: string;
  readonly timestamp: string;
  readonly strict: string;
}

function summaries({ uuid, timestamp, strict }: Types): string {
  return `
-- What a conversation came to at one time. Made from events.
CREATE TABLE chat_summary (
  summary_id ${uuid} NOT NULL PRIMARY KEY,
  session_id ${uuid} NOT NULL,
  -- The stream of the project's exchanges.
  ask_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  created_at ${timestamp} NOT NULL,
  created_by TEXT NOT NULL,
  summary_hash TEXT NOT NULL,
  turns BIGINT NOT NULL,
  facts BIGINT NOT NULL,
  theories BIGINT NOT NULL,
  decisions BIGINT NOT NULL,
  seq BIGINT NOT NULL
)${strict};

CREATE INDEX idx_chat_summary_session ON chat_summary (session_id, seq);
`;
}

const SQLITE: Types = { uuid: 'TEXT', timestamp: 'TEXT', strict: ' STRICT' };
const POSTGRES: Types = { uuid: 'UUID', timestamp: 'TIMESTAMPTZ(3)', strict: '' };

export const summarySchema: MigrationSequence = {
  name: 'summaries',
  migrations: [
    {
      name: 'summaries of conversations',
      sqlite: summaries(SQLITE).replaceAll('BIGINT', 'INTEGER'),
      postgres: summaries(POSTGRES),
    },
  ],
};
