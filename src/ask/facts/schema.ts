// The tables of facts and of their conflicts, in both dialects. Both are made from events. What a fact claims stands beside its row, so
// that it lives as long as the fact; sources and reasons are content, which retention may prune.
import type { MigrationSequence } from '../../store/migrations.ts';

interface Types {
  readonly uuid: string;
  readonly timestamp: string;
  readonly strict: string;
}

function facts({ uuid, timestamp, strict }: Types): string {
  return `
-- A claim that was proposed, and what a person made of it. Made from events, but for the two texts.
CREATE TABLE ledger_fact (
  fact_id ${uuid} NOT NULL PRIMARY KEY,
  -- The stream of the project's facts.
  facts_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  -- As people call it: 3 is F3.
  number BIGINT NOT NULL,
  -- proposed, ratified, rejected or superseded
  status TEXT NOT NULL,
  -- high, medium or low
  confidence TEXT NOT NULL,
  -- Sanitised. NULL once it was erased.
  claim TEXT,
  claim_hash TEXT NOT NULL,
  subject TEXT,
  subject_hash TEXT,
  -- Of what it is about, in one form: as its proposer says, else as its claim does.
  subject_key TEXT,
  -- Of what its claim speaks about: facts with the same one are held against each other.
  claim_key TEXT,
  source_hash TEXT,
  -- The conversation that its source belongs to.
  session_id ${uuid},
  proposed_at ${timestamp} NOT NULL,
  proposed_by TEXT NOT NULL,
  ratified_at ${timestamp},
  ratified_by TEXT,
  -- When it was rejected or superseded.
  ended_at ${timestamp},
  ended_by TEXT,
  reason_hash TEXT,
  superseded_by ${uuid},
  seq BIGINT NOT NULL
)${strict};

CREATE UNIQUE INDEX idx_ledger_fact_number ON ledger_fact (project_id, number);
CREATE INDEX idx_ledger_fact_status ON ledger_fact (project_id, status, number);
CREATE INDEX idx_ledger_fact_claim ON ledger_fact (project_id, claim_hash, number);
CREATE INDEX idx_ledger_fact_subject ON ledger_fact (project_id, subject_key, number);
CREATE INDEX idx_ledger_fact_claim_key ON ledger_fact (project_id, claim_key, number);
CREATE INDEX idx_ledger_fact_session ON ledger_fact (session_id, number) WHERE session_id IS NOT NULL;

-- Two facts that cannot both be so. Made from events.
CREATE TABLE fact_conflict (
  conflict_id ${uuid} NOT NULL PRIMARY KEY,
  facts_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  -- As people call it: 2 is K2.
  number BIGINT NOT NULL,
  -- The one with the lower number first.
  fact_a ${uuid} NOT NULL,
  fact_b ${uuid} NOT NULL,
  -- proposed, open or resolved
  status TEXT NOT NULL,
  -- The rule that proposed it.
  rule TEXT,
  about_hash TEXT,
  created_at ${timestamp} NOT NULL,
  -- Who marked it; NULL while only a rule says so.
  marked_by TEXT,
  resolved_at ${timestamp},
  resolved_by TEXT,
  -- a, b, both or neither
  kept TEXT,
  reason_hash TEXT,
  seq BIGINT NOT NULL
)${strict};

CREATE UNIQUE INDEX idx_fact_conflict_number ON fact_conflict (project_id, number);
CREATE INDEX idx_fact_conflict_status ON fact_conflict (project_id, status, number);
CREATE INDEX idx_fact_conflict_a ON fact_conflict (fact_a, fact_b);
CREATE INDEX idx_fact_conflict_b ON fact_conflict (fact_b, fact_a);
`;
}

const SQLITE: Types = { uuid: 'TEXT', timestamp: 'TEXT', strict: ' STRICT' };
const POSTGRES: Types = { uuid: 'UUID', timestamp: 'TIMESTAMPTZ(3)', strict: '' };

export const factsSchema: MigrationSequence = {
  name: 'facts',
  migrations: [
    {
      name: 'facts and their conflicts',
      sqlite: facts(SQLITE).replaceAll('BIGINT', 'INTEGER'),
      postgres: facts(POSTGRES),
    },
  ],
};
