// The table of what was asked by hand, in both dialects.
import type { MigrationSequence } from '../../store/migrations.ts';

interface Types {
  readonly uuid: string;
  readonly timestamp: string;
  readonly strict: string;
}

function controls({ uuid, timestamp, strict }: Types): string {
  return `
-- What a person or a program asked the mind to do, and what came of it. Ids and numbers, no words.
CREATE TABLE mind_controls (
  control_id ${uuid} NOT NULL PRIMARY KEY,
  project_id ${uuid} NOT NULL,
  asked_at ${timestamp} NOT NULL,
  actor TEXT NOT NULL,
  -- observe, finalize, consolidate, requeue, rebuild or erase
  control TEXT NOT NULL,
  -- What it was about: session:<agent>:<id>, entry:C12, slice:<id>, words or list; NULL for the project.
  subject TEXT,
  -- begun, done or failed; begun stays where the process died.
  outcome TEXT NOT NULL,
  -- How much it was, as JSON.
  counts TEXT NOT NULL,
  ended_at ${timestamp}
)${strict};

CREATE INDEX idx_mind_controls_project ON mind_controls (project_id, asked_at, control_id);
`;
}

const SQLITE: Types = { uuid: 'TEXT', timestamp: 'TEXT', strict: ' STRICT' };
const POSTGRES: Types = { uuid: 'UUID', timestamp: 'TIMESTAMPTZ(3)', strict: '' };

export const controlsSchema: MigrationSequence = {
  name: 'controls',
  migrations: [
    {
      name: 'what was asked by hand',
      sqlite: controls(SQLITE),
      postgres: controls(POSTGRES),
    },
  ],
};
