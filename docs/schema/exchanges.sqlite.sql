-- Written by `npm run schema` from a live database; a test compares the two.

CREATE TABLE budget_windows (
  window_id TEXT NOT NULL PRIMARY KEY,
  gateway_id TEXT NOT NULL,
  -- all, or the name of a caller
  scope TEXT NOT NULL,
  timezone TEXT NOT NULL,
  window_start_local_date TEXT NOT NULL,
  host_id TEXT NOT NULL,
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  spent_tokens INTEGER NOT NULL,
  spent_cost_nano INTEGER NOT NULL,
  spent_runtime_ms INTEGER NOT NULL,
  spent_calls INTEGER NOT NULL,
  reserved_tokens INTEGER NOT NULL,
  reserved_cost_nano INTEGER NOT NULL,
  reserved_runtime_ms INTEGER NOT NULL,
  reserved_calls INTEGER NOT NULL
) STRICT;

CREATE INDEX idx_budget_windows_scope ON budget_windows (scope, ends_at);

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

CREATE INDEX idx_gateway_calls_open ON gateway_calls (expires_at) WHERE status = 'open';

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
