-- Written by `npm run schema` from a live database; a test compares the two.

CREATE TABLE actuation (
  actuation_id uuid NOT NULL,
  ask_id uuid NOT NULL,
  project_id uuid NOT NULL,
  command text NOT NULL,
  arguments text NOT NULL,
  scope text NOT NULL,
  arguments_hash text NOT NULL,
  scope_hash text NOT NULL,
  kernel_hash text NOT NULL,
  tier integer NOT NULL,
  binding_hash text NOT NULL,
  status text NOT NULL,
  proposed_at timestamp(3) with time zone NOT NULL,
  proposed_by text NOT NULL,
  approval_id uuid,
  decided_at timestamp(3) with time zone,
  decided_by text,
  expires_at timestamp(3) with time zone,
  reason text,
  run_id uuid,
  begun_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  outcome text,
  exit_code integer,
  output_hash text,
  output_bytes bigint,
  tail_hash text,
  tail text,
  seq bigint NOT NULL,
  CONSTRAINT actuation_pkey PRIMARY KEY (actuation_id)
);

CREATE INDEX idx_actuation_project_seq ON actuation USING btree (project_id, seq);

CREATE TABLE ask_content (
  project_id uuid NOT NULL,
  content_hash text NOT NULL,
  body text,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT ask_content_pkey PRIMARY KEY (project_id, content_hash)
);

CREATE TABLE budget_windows (
  window_id text NOT NULL,
  gateway_id uuid NOT NULL,
  scope text NOT NULL,
  timezone text NOT NULL,
  window_start_local_date text NOT NULL,
  host_id uuid NOT NULL,
  starts_at timestamp(3) with time zone NOT NULL,
  ends_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT budget_windows_pkey PRIMARY KEY (window_id)
);

CREATE INDEX idx_budget_windows_scope ON budget_windows USING btree (scope, ends_at);

CREATE TABLE chat_session (
  session_id uuid NOT NULL,
  started_at timestamp(3) with time zone NOT NULL,
  ended_at timestamp(3) with time zone,
  phase text NOT NULL,
  tier integer NOT NULL,
  kernel_hash text NOT NULL,
  host_role text NOT NULL,
  model_id text NOT NULL,
  status text NOT NULL,
  ask_id uuid NOT NULL,
  project_id uuid NOT NULL,
  agent_id text NOT NULL,
  partner text NOT NULL,
  last_at timestamp(3) with time zone NOT NULL,
  exchanges bigint NOT NULL,
  intent_hash text,
  CONSTRAINT chat_session_pkey PRIMARY KEY (session_id)
);

CREATE INDEX idx_chat_session_open ON chat_session USING btree (project_id, last_at) WHERE status = 'open'::text;

CREATE INDEX idx_chat_session_partner ON chat_session USING btree (project_id, partner, last_at, session_id) WHERE status = 'open'::text;

CREATE INDEX idx_chat_session_project ON chat_session USING btree (project_id, last_at);

CREATE TABLE chat_summary (
  summary_id uuid NOT NULL,
  session_id uuid NOT NULL,
  ask_id uuid NOT NULL,
  project_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  created_by text NOT NULL,
  summary_hash text NOT NULL,
  turns bigint NOT NULL,
  facts bigint NOT NULL,
  theories bigint NOT NULL,
  decisions bigint NOT NULL,
  seq bigint NOT NULL,
  CONSTRAINT chat_summary_pkey PRIMARY KEY (summary_id)
);

CREATE INDEX idx_chat_summary_session ON chat_summary USING btree (session_id, seq);

CREATE TABLE chat_turn (
  turn_id uuid NOT NULL,
  session_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  speaker text NOT NULL,
  content text NOT NULL,
  content_hash text NOT NULL,
  refusal integer NOT NULL,
  authority_state text NOT NULL,
  driftwatch_id text,
  ask_id uuid NOT NULL,
  project_id uuid NOT NULL,
  exchange_id uuid NOT NULL,
  seq bigint NOT NULL,
  original_hmac text NOT NULL,
  hmac_key_id text NOT NULL,
  CONSTRAINT chat_turn_pkey PRIMARY KEY (turn_id),
  CONSTRAINT chat_turn_session_id_fkey FOREIGN KEY (session_id) REFERENCES chat_session(session_id) DEFERRABLE INITIALLY DEFERRED
);

CREATE INDEX idx_chat_turn_exchange ON chat_turn USING btree (exchange_id);

CREATE INDEX idx_chat_turn_project_seq ON chat_turn USING btree (project_id, seq);

CREATE INDEX idx_chat_turn_session_seq ON chat_turn USING btree (project_id, session_id, seq);

CREATE TABLE context_artifact_ref (
  ref_id uuid NOT NULL,
  exchange_id uuid NOT NULL,
  artifact_type text NOT NULL,
  artifact_id text NOT NULL,
  artifact_hash text,
  included_reason text NOT NULL,
  observed_at timestamp(3) with time zone,
  freshness_s bigint,
  risk_flags text,
  project_id uuid NOT NULL,
  ordinal bigint NOT NULL,
  CONSTRAINT context_artifact_ref_pkey PRIMARY KEY (ref_id)
);

CREATE INDEX idx_context_artifact_exchange ON context_artifact_ref USING btree (exchange_id);

CREATE INDEX idx_context_artifact_id ON context_artifact_ref USING btree (project_id, artifact_id);

CREATE TABLE driftwatch_event (
  drift_id uuid NOT NULL,
  kind text NOT NULL,
  severity text NOT NULL,
  drift_class text NOT NULL,
  exchange_id uuid NOT NULL,
  prompt_hash text NOT NULL,
  response_hash text NOT NULL,
  summary text NOT NULL,
  status text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  resolved_at timestamp(3) with time zone,
  resolved_by text,
  resolution text,
  ask_id uuid NOT NULL,
  project_id uuid NOT NULL,
  session_id uuid NOT NULL,
  seq bigint NOT NULL,
  CONSTRAINT driftwatch_event_pkey PRIMARY KEY (drift_id)
);

CREATE INDEX idx_driftwatch_event_exchange ON driftwatch_event USING btree (exchange_id);

CREATE INDEX idx_driftwatch_event_open ON driftwatch_event USING btree (project_id, created_at, drift_id) WHERE status = 'open'::text;

CREATE INDEX idx_driftwatch_event_project ON driftwatch_event USING btree (project_id, seq);

CREATE TABLE exchange_finding (
  exchange_id uuid NOT NULL,
  ordinal bigint NOT NULL,
  project_id uuid NOT NULL,
  rule_id text NOT NULL,
  drift_class text NOT NULL,
  severity text NOT NULL,
  start_at bigint NOT NULL,
  end_at bigint NOT NULL,
  note text NOT NULL,
  CONSTRAINT exchange_finding_pkey PRIMARY KEY (exchange_id, ordinal)
);

CREATE TABLE fact_conflict (
  conflict_id uuid NOT NULL,
  facts_id uuid NOT NULL,
  project_id uuid NOT NULL,
  number bigint NOT NULL,
  fact_a uuid NOT NULL,
  fact_b uuid NOT NULL,
  status text NOT NULL,
  rule text,
  about_hash text,
  created_at timestamp(3) with time zone NOT NULL,
  marked_by text,
  resolved_at timestamp(3) with time zone,
  resolved_by text,
  kept text,
  reason_hash text,
  seq bigint NOT NULL,
  CONSTRAINT fact_conflict_pkey PRIMARY KEY (conflict_id)
);

CREATE INDEX idx_fact_conflict_a ON fact_conflict USING btree (fact_a, fact_b);

CREATE INDEX idx_fact_conflict_b ON fact_conflict USING btree (fact_b, fact_a);

CREATE UNIQUE INDEX idx_fact_conflict_number ON fact_conflict USING btree (project_id, number);

CREATE INDEX idx_fact_conflict_status ON fact_conflict USING btree (project_id, status, number);

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

CREATE TABLE ledger_fact (
  fact_id uuid NOT NULL,
  facts_id uuid NOT NULL,
  project_id uuid NOT NULL,
  number bigint NOT NULL,
  status text NOT NULL,
  confidence text NOT NULL,
  claim text,
  claim_hash text NOT NULL,
  subject text,
  subject_hash text,
  subject_key text,
  claim_key text,
  source_hash text,
  session_id uuid,
  proposed_at timestamp(3) with time zone NOT NULL,
  proposed_by text NOT NULL,
  ratified_at timestamp(3) with time zone,
  ratified_by text,
  ended_at timestamp(3) with time zone,
  ended_by text,
  reason_hash text,
  superseded_by uuid,
  seq bigint NOT NULL,
  CONSTRAINT ledger_fact_pkey PRIMARY KEY (fact_id)
);

CREATE INDEX idx_ledger_fact_claim ON ledger_fact USING btree (project_id, claim_hash, number);

CREATE INDEX idx_ledger_fact_claim_key ON ledger_fact USING btree (project_id, claim_key, number);

CREATE UNIQUE INDEX idx_ledger_fact_number ON ledger_fact USING btree (project_id, number);

CREATE INDEX idx_ledger_fact_session ON ledger_fact USING btree (session_id, number) WHERE session_id IS NOT NULL;

CREATE INDEX idx_ledger_fact_status ON ledger_fact USING btree (project_id, status, number);

CREATE INDEX idx_ledger_fact_subject ON ledger_fact USING btree (project_id, subject_key, number);

CREATE TABLE llm_exchange (
  exchange_id uuid NOT NULL,
  session_id uuid NOT NULL,
  turn_user_id uuid NOT NULL,
  turn_aurora_id uuid NOT NULL,
  context_bundle_hash text NOT NULL,
  context_bundle_json text,
  prompt_hash text NOT NULL,
  prompt_compiled text,
  response_hash text NOT NULL,
  response_sanitized text,
  validator_summary text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  ask_id uuid NOT NULL,
  project_id uuid NOT NULL,
  seq bigint NOT NULL,
  actor text NOT NULL,
  call_id uuid NOT NULL,
  outcome text NOT NULL,
  code text,
  begun_at timestamp(3) with time zone NOT NULL,
  bundle_content text NOT NULL,
  prompt_node text NOT NULL,
  prompt_id text NOT NULL,
  prompt_version text NOT NULL,
  refs bigint NOT NULL,
  refs_hash text NOT NULL,
  findings bigint NOT NULL,
  findings_hash text NOT NULL,
  CONSTRAINT llm_exchange_pkey PRIMARY KEY (exchange_id),
  CONSTRAINT llm_exchange_session_id_fkey FOREIGN KEY (session_id) REFERENCES chat_session(session_id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT llm_exchange_turn_aurora_id_fkey FOREIGN KEY (turn_aurora_id) REFERENCES chat_turn(turn_id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT llm_exchange_turn_user_id_fkey FOREIGN KEY (turn_user_id) REFERENCES chat_turn(turn_id) DEFERRABLE INITIALLY DEFERRED
);

CREATE INDEX idx_llm_exchange_project_seq ON llm_exchange USING btree (project_id, seq);

CREATE INDEX idx_llm_exchange_session_seq ON llm_exchange USING btree (session_id, seq);

CREATE TABLE prompt_node (
  project_id uuid NOT NULL,
  node_hash text NOT NULL,
  parent_hash text,
  role text NOT NULL,
  parts text NOT NULL,
  CONSTRAINT prompt_node_pkey PRIMARY KEY (project_id, node_hash)
);

CREATE TABLE sight_reading (
  execution_id uuid NOT NULL,
  project_id uuid NOT NULL,
  tool text NOT NULL,
  observed_at timestamp(3) with time zone NOT NULL,
  entry text NOT NULL,
  CONSTRAINT sight_reading_pkey PRIMARY KEY (execution_id)
);

CREATE INDEX idx_sight_reading_project ON sight_reading USING btree (project_id, observed_at);
