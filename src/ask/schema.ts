// The tables of ask, in both dialects. The first four are those of the specification, each with all of its columns; what stands beside
// them says whose they are. Texts are content: no event holds them, so that pruning or erasing one breaks no chain.
import type { MigrationSequence } from '../store/migrations.ts';

interface Types {
  readonly uuid: string;
  readonly timestamp: string;
  readonly strict: string;
}

function exchanges({ uuid, timestamp, strict }: Types): string {
  return `
-- A conversation under one kernel, tier, model and host role. Made from events.
CREATE TABLE chat_session (
  session_id ${uuid} NOT NULL PRIMARY KEY,
  started_at ${timestamp} NOT NULL,
  ended_at ${timestamp},
  phase TEXT NOT NULL,
  tier INTEGER NOT NULL,
  kernel_hash TEXT NOT NULL,
  host_role TEXT NOT NULL,
  -- <provider> <model>
  model_id TEXT NOT NULL,
  -- open or closed
  status TEXT NOT NULL,
  -- The stream of the project's exchanges.
  ask_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  -- The caller as policy and budgets know it.
  agent_id TEXT NOT NULL,
  -- With whom it is: a person, or one session of an agent or a program.
  partner TEXT NOT NULL,
  last_at ${timestamp} NOT NULL,
  exchanges BIGINT NOT NULL,
  -- Of the intent that its caller declared; the words are in ask_content.
  intent_hash TEXT
)${strict};

CREATE INDEX idx_chat_session_project ON chat_session (project_id, last_at);
-- Each question looks for the open ones of its partner, and for idle ones, however many are closed.
CREATE INDEX idx_chat_session_open ON chat_session (project_id, last_at) WHERE status = 'open';
CREATE INDEX idx_chat_session_partner ON chat_session (project_id, partner, last_at, session_id) WHERE status = 'open';

-- One message of one speaker. Made from events, but for its content. References are checked at the end of a transaction: a rebuild
-- writes a row again that others refer to.
CREATE TABLE chat_turn (
  turn_id ${uuid} NOT NULL PRIMARY KEY,
  session_id ${uuid} NOT NULL REFERENCES chat_session (session_id) DEFERRABLE INITIALLY DEFERRED,
  created_at ${timestamp} NOT NULL,
  -- user or aurora
  speaker TEXT NOT NULL,
  -- Sanitised. Empty once it was pruned.
  content TEXT NOT NULL,
  content_hash TEXT NOT NULL,
  -- 0 or 1
  refusal INTEGER NOT NULL,
  -- ok, insufficient or blocked
  authority_state TEXT NOT NULL,
  driftwatch_id TEXT,
  ask_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  exchange_id ${uuid} NOT NULL,
  seq BIGINT NOT NULL,
  -- HMAC-SHA-256 of what was said before it was sanitised, by the key of this id.
  original_hmac TEXT NOT NULL,
  hmac_key_id TEXT NOT NULL
)${strict};

CREATE INDEX idx_chat_turn_session_time ON chat_turn (session_id, created_at);
-- The latest of a conversation, however many others there are and however long it is.
CREATE INDEX idx_chat_turn_session_seq ON chat_turn (project_id, session_id, seq);
CREATE INDEX idx_chat_turn_project_seq ON chat_turn (project_id, seq);
CREATE INDEX idx_chat_turn_exchange ON chat_turn (exchange_id);

-- One question to a model and what came of it. Made from events, but for the three texts.
CREATE TABLE llm_exchange (
  exchange_id ${uuid} NOT NULL PRIMARY KEY,
  session_id ${uuid} NOT NULL REFERENCES chat_session (session_id) DEFERRABLE INITIALLY DEFERRED,
  turn_user_id ${uuid} NOT NULL REFERENCES chat_turn (turn_id) DEFERRABLE INITIALLY DEFERRED,
  turn_aurora_id ${uuid} NOT NULL REFERENCES chat_turn (turn_id) DEFERRABLE INITIALLY DEFERRED,
  context_bundle_hash TEXT NOT NULL,
  -- NULL: its parts are kept once each, in ask_content under bundle_content.
  context_bundle_json TEXT,
  prompt_hash TEXT NOT NULL,
  -- NULL: its parts are kept once each, from prompt_node on.
  prompt_compiled TEXT,
  response_hash TEXT NOT NULL,
  -- NULL: it is the content of the turn turn_aurora_id.
  response_sanitized TEXT,
  -- JSON
  validator_summary TEXT NOT NULL,
  created_at ${timestamp} NOT NULL,
  ask_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  seq BIGINT NOT NULL,
  actor TEXT NOT NULL,
  -- Of the gateway: who asked, by which rules, at what cost.
  call_id ${uuid} NOT NULL,
  -- answered, failed, killed, cancelled or outcome_unknown
  outcome TEXT NOT NULL,
  code TEXT,
  begun_at ${timestamp} NOT NULL,
  bundle_content TEXT NOT NULL,
  prompt_node TEXT NOT NULL,
  prompt_id TEXT NOT NULL,
  prompt_version TEXT NOT NULL,
  refs BIGINT NOT NULL,
  refs_hash TEXT NOT NULL,
  findings BIGINT NOT NULL,
  findings_hash TEXT NOT NULL
)${strict};

CREATE INDEX idx_llm_exchange_session_time ON llm_exchange (session_id, created_at);
CREATE INDEX idx_llm_exchange_project_seq ON llm_exchange (project_id, seq);
CREATE INDEX idx_llm_exchange_session_seq ON llm_exchange (session_id, seq);

-- What was injected into an exchange, and why. Its event holds their number and hash.
CREATE TABLE context_artifact_ref (
  ref_id ${uuid} NOT NULL PRIMARY KEY,
  exchange_id ${uuid} NOT NULL,
  artifact_type TEXT NOT NULL,
  artifact_id TEXT NOT NULL,
  artifact_hash TEXT,
  included_reason TEXT NOT NULL,
  observed_at ${timestamp},
  freshness_s BIGINT,
  -- A JSON list.
  risk_flags TEXT,
  project_id ${uuid} NOT NULL,
  ordinal BIGINT NOT NULL
)${strict};

CREATE INDEX idx_context_artifact_exchange ON context_artifact_ref (exchange_id);
CREATE INDEX idx_context_artifact_id ON context_artifact_ref (project_id, artifact_id);

-- What the validator found in an answer; the words are those of the answer at that place.
CREATE TABLE exchange_finding (
  exchange_id ${uuid} NOT NULL,
  ordinal BIGINT NOT NULL,
  project_id ${uuid} NOT NULL,
  rule_id TEXT NOT NULL,
  drift_class TEXT NOT NULL,
  severity TEXT NOT NULL,
  start_at BIGINT NOT NULL,
  end_at BIGINT NOT NULL,
  note TEXT NOT NULL,
  PRIMARY KEY (exchange_id, ordinal)
)${strict};

-- A text of a project, kept once by its hash: parts of bundles and prompts.
CREATE TABLE ask_content (
  project_id ${uuid} NOT NULL,
  content_hash TEXT NOT NULL,
  -- NULL once it was pruned.
  body TEXT,
  created_at ${timestamp} NOT NULL,
  PRIMARY KEY (project_id, content_hash)
)${strict};

-- Prompts as lists that share their beginnings: a node is a list with one more message than its parent.
CREATE TABLE prompt_node (
  project_id ${uuid} NOT NULL,
  node_hash TEXT NOT NULL,
  parent_hash TEXT,
  -- system, user, assistant or tool
  role TEXT NOT NULL,
  -- A JSON list: of which contents the message is made, each by hash, turn or exchange.
  parts TEXT NOT NULL,
  PRIMARY KEY (project_id, node_hash)
)${strict};

-- What an observational tool saw at one time.
CREATE TABLE sight_reading (
  execution_id ${uuid} NOT NULL PRIMARY KEY,
  project_id ${uuid} NOT NULL,
  tool TEXT NOT NULL,
  observed_at ${timestamp} NOT NULL,
  -- JSON, as in a bundle.
  entry TEXT NOT NULL
)${strict};

CREATE INDEX idx_sight_reading_project ON sight_reading (project_id, observed_at);

-- Drift that the validator found, one row for each class in an exchange. Made from events.
CREATE TABLE driftwatch_event (
  drift_id ${uuid} NOT NULL PRIMARY KEY,
  -- DRIFTWATCH
  kind TEXT NOT NULL,
  severity TEXT NOT NULL,
  drift_class TEXT NOT NULL,
  exchange_id ${uuid} NOT NULL,
  prompt_hash TEXT NOT NULL,
  response_hash TEXT NOT NULL,
  summary TEXT NOT NULL,
  -- open or resolved
  status TEXT NOT NULL,
  created_at ${timestamp} NOT NULL,
  resolved_at ${timestamp},
  resolved_by TEXT,
  resolution TEXT,
  ask_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  session_id ${uuid} NOT NULL,
  seq BIGINT NOT NULL
)${strict};

CREATE INDEX idx_driftwatch_event_project ON driftwatch_event (project_id, seq);
CREATE INDEX idx_driftwatch_event_open ON driftwatch_event (project_id, created_at, drift_id) WHERE status = 'open';
CREATE INDEX idx_driftwatch_event_exchange ON driftwatch_event (exchange_id);
`;
}

function actuations({ uuid, timestamp, strict }: Types): string {
  return `
-- A command of the user's that somebody wants run, and what came of it. Made from events, but for its texts.
CREATE TABLE actuation (
  actuation_id ${uuid} NOT NULL PRIMARY KEY,
  ask_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  -- Its name in the user's commands.json.
  command TEXT NOT NULL,
  -- A JSON list, given to the command on its stdin.
  arguments TEXT NOT NULL,
  -- JSON: the program with its own arguments, and the folder.
  scope TEXT NOT NULL,
  arguments_hash TEXT NOT NULL,
  scope_hash TEXT NOT NULL,
  kernel_hash TEXT NOT NULL,
  tier INTEGER NOT NULL,
  -- What an approval is bound to: project, command, arguments, scope and kernel.
  binding_hash TEXT NOT NULL,
  -- proposed, approved, rejected, running or ended
  status TEXT NOT NULL,
  proposed_at ${timestamp} NOT NULL,
  proposed_by TEXT NOT NULL,
  approval_id ${uuid},
  decided_at ${timestamp},
  decided_by TEXT,
  expires_at ${timestamp},
  reason TEXT,
  -- The workflow.
  run_id ${uuid},
  begun_at ${timestamp},
  ended_at ${timestamp},
  -- succeeded, failed, not_started or interrupted
  outcome TEXT,
  exit_code INTEGER,
  output_hash TEXT,
  output_bytes BIGINT,
  tail_hash TEXT,
  -- The end of its output, redacted.
  tail TEXT,
  seq BIGINT NOT NULL
)${strict};

CREATE INDEX idx_actuation_project_seq ON actuation (project_id, seq);
`;
}

const SQLITE: Types = { uuid: 'TEXT', timestamp: 'TEXT', strict: ' STRICT' };
const POSTGRES: Types = { uuid: 'UUID', timestamp: 'TIMESTAMPTZ(3)', strict: '' };

/** Turns and exchanges of a conversation are asked for by their sequence: these repeated that order, and each cost every turn a page. */
const LESS_PER_EXCHANGE = `
DROP INDEX idx_chat_turn_session_time;
DROP INDEX idx_llm_exchange_session_time;
`;

export const askSchema: MigrationSequence = {
  name: 'ask',
  migrations: [
    {
      name: 'conversations, exchanges, their texts and what was found in them',
      sqlite: exchanges(SQLITE).replaceAll('BIGINT', 'INTEGER'),
      postgres: exchanges(POSTGRES),
    },
    {
      name: 'actuation',
      sqlite: actuations(SQLITE).replaceAll('BIGINT', 'INTEGER'),
      postgres: actuations(POSTGRES),
    },
    {
      name: 'less to write for an exchange',
      sqlite: LESS_PER_EXCHANGE,
      postgres: LESS_PER_EXCHANGE,
    },
  ],
};
