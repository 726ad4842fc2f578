-- Written by `npm run schema` from a live database; a test compares the two.

CREATE TABLE budget_windows (
  window_id text NOT NULL,
  gateway_id uuid NOT NULL,
  scope text NOT NULL,
  timezone text NOT NULL,
  window_start_local_date text NOT NULL,
  host_id uuid NOT NULL,
  starts_at timestamp(3) with time zone NOT NULL,
  ends_at timestamp(3) with time zone NOT NULL,
  spent_tokens bigint NOT NULL,
  spent_cost_nano bigint NOT NULL,
  spent_runtime_ms bigint NOT NULL,
  spent_calls bigint NOT NULL,
  reserved_tokens bigint NOT NULL,
  reserved_cost_nano bigint NOT NULL,
  reserved_runtime_ms bigint NOT NULL,
  reserved_calls bigint NOT NULL,
  CONSTRAINT budget_windows_pkey PRIMARY KEY (window_id)
);

CREATE INDEX idx_budget_windows_scope ON budget_windows USING btree (scope, ends_at);

CREATE TABLE gateway_calls (
  call_id uuid NOT NULL,
  gateway_id uuid NOT NULL,
  seq bigint NOT NULL,
  status text NOT NULL,
  code text,
  why text,
  actor text NOT NULL,
  agent_id text NOT NULL,
  agent_kind text NOT NULL,
  category_id text NOT NULL,
  provider text NOT NULL,
  model text NOT NULL,
  model_answered text,
  response_id text,
  operation_key text NOT NULL,
  projection_version text,
  dropped_fields text NOT NULL,
  prompt_id text,
  prompt_version text,
  rules_hash text NOT NULL,
  window_start_local_date text NOT NULL,
  timezone text NOT NULL,
  begun_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  finish_reason text,
  input_tokens bigint,
  cache_read_tokens bigint,
  cache_write_tokens bigint,
  output_tokens bigint,
  reasoning_tokens bigint,
  charged_tokens bigint NOT NULL,
  charged_cost_nano bigint NOT NULL,
  charged_runtime_ms bigint NOT NULL,
  charged_by text,
  price_known bigint NOT NULL,
  first_token_ms bigint,
  attempts bigint NOT NULL,
  CONSTRAINT gateway_calls_pkey PRIMARY KEY (call_id)
);

CREATE INDEX idx_gateway_calls_open ON gateway_calls USING btree (expires_at) WHERE status = 'open'::text;

CREATE INDEX idx_gateway_calls_seq ON gateway_calls USING btree (seq);

CREATE TABLE gateway_costs (
  gateway_id uuid NOT NULL,
  window_start_local_date text NOT NULL,
  agent_id text NOT NULL,
  provider text NOT NULL,
  model text NOT NULL,
  calls bigint NOT NULL,
  denied bigint NOT NULL,
  failed bigint NOT NULL,
  tokens bigint NOT NULL,
  cost_nano bigint NOT NULL,
  runtime_ms bigint NOT NULL,
  unpriced bigint NOT NULL,
  CONSTRAINT gateway_costs_pkey PRIMARY KEY (gateway_id, window_start_local_date, agent_id, provider, model)
);

CREATE TABLE gateway_switches (
  gateway_id uuid NOT NULL,
  scope text NOT NULL,
  since timestamp(3) with time zone NOT NULL,
  switched_by text NOT NULL,
  reason text,
  CONSTRAINT gateway_switches_pkey PRIMARY KEY (gateway_id, scope)
);
