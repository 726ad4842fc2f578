-- Written by `npm run schema` from a live database; a test compares the two.

CREATE TABLE actuation (
  actuation_id TEXT NOT NULL PRIMARY KEY,
  ask_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
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
  proposed_at TEXT NOT NULL,
  proposed_by TEXT NOT NULL,
  approval_id TEXT,
  decided_at TEXT,
  decided_by TEXT,
  expires_at TEXT,
  reason TEXT,
  -- The workflow.
  run_id TEXT,
  begun_at TEXT,
  ended_at TEXT,
  -- succeeded, failed, not_started or interrupted
  outcome TEXT,
  exit_code INTEGER,
  output_hash TEXT,
  output_bytes INTEGER,
  tail_hash TEXT,
  -- The end of its output, redacted.
  tail TEXT,
  seq INTEGER NOT NULL
) STRICT;

CREATE INDEX idx_actuation_project_seq ON actuation (project_id, seq);

CREATE TABLE ask_content (
  project_id TEXT NOT NULL,
  content_hash TEXT NOT NULL,
  -- NULL once it was pruned.
  body TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (project_id, content_hash)
) STRICT;

CREATE TABLE budget_windows (
  window_id TEXT NOT NULL PRIMARY KEY,
  gateway_id TEXT NOT NULL,
  -- all, or the name of a caller
  scope TEXT NOT NULL,
  timezone TEXT NOT NULL,
  window_start_local_date TEXT NOT NULL,
  host_id TEXT NOT NULL,
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL) STRICT;

CREATE INDEX idx_budget_windows_scope ON budget_windows (scope, ends_at);

CREATE TABLE chat_session (
  session_id TEXT NOT NULL PRIMARY KEY,
  started_at TEXT NOT NULL,
  ended_at TEXT,
  phase TEXT NOT NULL,
  tier INTEGER NOT NULL,
  kernel_hash TEXT NOT NULL,
  host_role TEXT NOT NULL,
  -- <provider> <model>
  model_id TEXT NOT NULL,
  -- open or closed
  status TEXT NOT NULL,
  -- The stream of the project's exchanges.
  ask_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  -- The caller as policy and budgets know it.
  agent_id TEXT NOT NULL,
  -- With whom it is: a person, or one session of an agent or a program.
  partner TEXT NOT NULL,
  last_at TEXT NOT NULL,
  exchanges INTEGER NOT NULL,
  -- Of the intent that its caller declared; the words are in ask_content.
  intent_hash TEXT
) STRICT;

CREATE INDEX idx_chat_session_open ON chat_session (project_id, last_at) WHERE status = 'open';

CREATE INDEX idx_chat_session_partner ON chat_session (project_id, partner, last_at, session_id) WHERE status = 'open';

CREATE INDEX idx_chat_session_project ON chat_session (project_id, last_at);

CREATE TABLE chat_summary (
  summary_id TEXT NOT NULL PRIMARY KEY,
  session_id TEXT NOT NULL,
  -- The stream of the project's exchanges.
  ask_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  created_at TEXT NOT NULL,
  created_by TEXT NOT NULL,
  summary_hash TEXT NOT NULL,
  turns INTEGER NOT NULL,
  facts INTEGER NOT NULL,
  theories INTEGER NOT NULL,
  decisions INTEGER NOT NULL,
  seq INTEGER NOT NULL
) STRICT;

CREATE INDEX idx_chat_summary_session ON chat_summary (session_id, seq);

CREATE TABLE chat_turn (
  turn_id TEXT NOT NULL PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES chat_session (session_id) DEFERRABLE INITIALLY DEFERRED,
  created_at TEXT NOT NULL,
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
  ask_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  exchange_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  -- HMAC-SHA-256 of what was said before it was sanitised, by the key of this id.
  original_hmac TEXT NOT NULL,
  hmac_key_id TEXT NOT NULL
) STRICT;

CREATE INDEX idx_chat_turn_exchange ON chat_turn (exchange_id);

CREATE INDEX idx_chat_turn_project_seq ON chat_turn (project_id, seq);

CREATE INDEX idx_chat_turn_session_seq ON chat_turn (project_id, session_id, seq);

CREATE TABLE context_artifact_ref (
  ref_id TEXT NOT NULL PRIMARY KEY,
  exchange_id TEXT NOT NULL,
  artifact_type TEXT NOT NULL,
  artifact_id TEXT NOT NULL,
  artifact_hash TEXT,
  included_reason TEXT NOT NULL,
  observed_at TEXT,
  freshness_s INTEGER,
  -- A JSON list.
  risk_flags TEXT,
  project_id TEXT NOT NULL,
  ordinal INTEGER NOT NULL
) STRICT;

CREATE INDEX idx_context_artifact_exchange ON context_artifact_ref (exchange_id);

CREATE INDEX idx_context_artifact_id ON context_artifact_ref (project_id, artifact_id);

CREATE TABLE driftwatch_event (
  drift_id TEXT NOT NULL PRIMARY KEY,
  -- DRIFTWATCH
  kind TEXT NOT NULL,
  severity TEXT NOT NULL,
  drift_class TEXT NOT NULL,
  exchange_id TEXT NOT NULL,
  prompt_hash TEXT NOT NULL,
  response_hash TEXT NOT NULL,
  summary TEXT NOT NULL,
  -- open or resolved
  status TEXT NOT NULL,
  created_at TEXT NOT NULL,
  resolved_at TEXT,
  resolved_by TEXT,
  resolution TEXT,
  ask_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  session_id TEXT NOT NULL,
  seq INTEGER NOT NULL
) STRICT;

CREATE INDEX idx_driftwatch_event_exchange ON driftwatch_event (exchange_id);

CREATE INDEX idx_driftwatch_event_open ON driftwatch_event (project_id, created_at, drift_id) WHERE status = 'open';

CREATE INDEX idx_driftwatch_event_project ON driftwatch_event (project_id, seq);

CREATE TABLE exchange_finding (
  exchange_id TEXT NOT NULL,
  ordinal INTEGER NOT NULL,
  project_id TEXT NOT NULL,
  rule_id TEXT NOT NULL,
  drift_class TEXT NOT NULL,
  severity TEXT NOT NULL,
  start_at INTEGER NOT NULL,
  end_at INTEGER NOT NULL,
  note TEXT NOT NULL,
  PRIMARY KEY (exchange_id, ordinal)
) STRICT;

CREATE TABLE fact_conflict (
  conflict_id TEXT NOT NULL PRIMARY KEY,
  facts_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  -- As people call it: 2 is K2.
  number INTEGER NOT NULL,
  -- The one with the lower number first.
  fact_a TEXT NOT NULL,
  fact_b TEXT NOT NULL,
  -- proposed, open or resolved
  status TEXT NOT NULL,
  -- The rule that proposed it.
  rule TEXT,
  about_hash TEXT,
  created_at TEXT NOT NULL,
  -- Who marked it; NULL while only a rule says so.
  marked_by TEXT,
  resolved_at TEXT,
  resolved_by TEXT,
  -- a, b, both or neither
  kept TEXT,
  reason_hash TEXT,
  seq INTEGER NOT NULL
) STRICT;

CREATE INDEX idx_fact_conflict_a ON fact_conflict (fact_a, fact_b);

CREATE INDEX idx_fact_conflict_b ON fact_conflict (fact_b, fact_a);

CREATE UNIQUE INDEX idx_fact_conflict_number ON fact_conflict (project_id, number);

CREATE INDEX idx_fact_conflict_status ON fact_conflict (project_id, status, number);

CREATE TABLE gateway_calls (
  call_id TEXT NOT NULL PRIMARY KEY,
  gateway_id TEXT NOT NULL,
  -- Of the event that began or denied it.
  seq INTEGER NOT NULL,
  -- open, answered, failed, denied, cancelled, killed or outcome_unknown
  status TEXT NOT NULL,
  -- Of the denial or the failure.
  code TEXT,
  why TEXT,
  actor TEXT NOT NULL,
  agent_id TEXT NOT NULL,
  agent_kind TEXT NOT NULL,
  category_id TEXT NOT NULL,
  provider TEXT NOT NULL,
  model TEXT NOT NULL,
  -- As the provider named it in its answer.
  model_answered TEXT,
  response_id TEXT,
  operation_key TEXT NOT NULL,
  projection_version TEXT,
  -- A JSON list.
  dropped_fields TEXT NOT NULL,
  prompt_id TEXT,
  prompt_version TEXT,
  -- Which rules held: of the event gateway.rules_met.
  rules_hash TEXT NOT NULL,
  window_start_local_date TEXT NOT NULL,
  timezone TEXT NOT NULL,
  begun_at TEXT NOT NULL,
  -- An open call whose process is taken for dead after this.
  expires_at TEXT,
  ended_at TEXT,
  finish_reason TEXT,
  input_tokens INTEGER,
  cache_read_tokens INTEGER,
  cache_write_tokens INTEGER,
  output_tokens INTEGER,
  reasoning_tokens INTEGER,
  charged_tokens INTEGER NOT NULL,
  -- In 10^-9 dollars.
  charged_cost_nano INTEGER NOT NULL,
  charged_runtime_ms INTEGER NOT NULL,
  -- provider, estimate, reservation or nothing
  charged_by TEXT,
  price_known INTEGER NOT NULL,
  first_token_ms INTEGER,
  attempts INTEGER NOT NULL
) STRICT;

CREATE INDEX idx_gateway_calls_seq ON gateway_calls (seq);

CREATE TABLE gateway_costs (
  gateway_id TEXT NOT NULL,
  window_start_local_date TEXT NOT NULL,
  agent_id TEXT NOT NULL,
  provider TEXT NOT NULL,
  model TEXT NOT NULL,
  calls INTEGER NOT NULL,
  denied INTEGER NOT NULL,
  failed INTEGER NOT NULL,
  tokens INTEGER NOT NULL,
  cost_nano INTEGER NOT NULL,
  runtime_ms INTEGER NOT NULL,
  -- Calls whose price was not known: their cost is not in the sum.
  unpriced INTEGER NOT NULL,
  PRIMARY KEY (gateway_id, window_start_local_date, agent_id, provider, model)
) STRICT;

CREATE TABLE gateway_switches (
  gateway_id TEXT NOT NULL,
  -- all, or the name of a provider
  scope TEXT NOT NULL,
  since TEXT NOT NULL,
  switched_by TEXT NOT NULL,
  reason TEXT,
  PRIMARY KEY (gateway_id, scope)
) STRICT;

CREATE TABLE ledger_fact (
  fact_id TEXT NOT NULL PRIMARY KEY,
  -- The stream of the project's facts.
  facts_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  -- As people call it: 3 is F3.
  number INTEGER NOT NULL,
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
  session_id TEXT,
  proposed_at TEXT NOT NULL,
  proposed_by TEXT NOT NULL,
  ratified_at TEXT,
  ratified_by TEXT,
  -- When it was rejected or superseded.
  ended_at TEXT,
  ended_by TEXT,
  reason_hash TEXT,
  superseded_by TEXT,
  seq INTEGER NOT NULL
) STRICT;

CREATE INDEX idx_ledger_fact_claim ON ledger_fact (project_id, claim_hash, number);

CREATE INDEX idx_ledger_fact_claim_key ON ledger_fact (project_id, claim_key, number);

CREATE UNIQUE INDEX idx_ledger_fact_number ON ledger_fact (project_id, number);

CREATE INDEX idx_ledger_fact_session ON ledger_fact (session_id, number) WHERE session_id IS NOT NULL;

CREATE INDEX idx_ledger_fact_status ON ledger_fact (project_id, status, number);

CREATE INDEX idx_ledger_fact_subject ON ledger_fact (project_id, subject_key, number);

CREATE TABLE llm_exchange (
  exchange_id TEXT NOT NULL PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES chat_session (session_id) DEFERRABLE INITIALLY DEFERRED,
  turn_user_id TEXT NOT NULL REFERENCES chat_turn (turn_id) DEFERRABLE INITIALLY DEFERRED,
  turn_aurora_id TEXT NOT NULL REFERENCES chat_turn (turn_id) DEFERRABLE INITIALLY DEFERRED,
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
  created_at TEXT NOT NULL,
  ask_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  actor TEXT NOT NULL,
  -- Of the gateway: who asked, by which rules, at what cost.
  call_id TEXT NOT NULL,
  -- answered, failed, killed, cancelled or outcome_unknown
  outcome TEXT NOT NULL,
  code TEXT,
  begun_at TEXT NOT NULL,
  bundle_content TEXT NOT NULL,
  prompt_node TEXT NOT NULL,
  prompt_id TEXT NOT NULL,
  prompt_version TEXT NOT NULL,
  refs INTEGER NOT NULL,
  refs_hash TEXT NOT NULL,
  findings INTEGER NOT NULL,
  findings_hash TEXT NOT NULL
) STRICT;

CREATE INDEX idx_llm_exchange_project_seq ON llm_exchange (project_id, seq);

CREATE INDEX idx_llm_exchange_session_seq ON llm_exchange (session_id, seq);

CREATE TABLE prompt_node (
  project_id TEXT NOT NULL,
  node_hash TEXT NOT NULL,
  parent_hash TEXT,
  -- system, user, assistant or tool
  role TEXT NOT NULL,
  -- A JSON list: of which contents the message is made, each by hash, turn or exchange.
  parts TEXT NOT NULL,
  PRIMARY KEY (project_id, node_hash)
) STRICT;

CREATE TABLE sight_reading (
  execution_id TEXT NOT NULL PRIMARY KEY,
  project_id TEXT NOT NULL,
  tool TEXT NOT NULL,
  observed_at TEXT NOT NULL,
  -- JSON, as in a bundle.
  entry TEXT NOT NULL
) STRICT;

CREATE INDEX idx_sight_reading_project ON sight_reading (project_id, observed_at);
