// The tables of the gateway, in both dialects. Every one of them follows from the events of the stream `gateway`.
import type { MigrationSequence } from '../store/migrations.ts';

interface Types {
  readonly uuid: string;
  readonly timestamp: string;
  readonly strict: string;
}

function calls({ uuid, timestamp, strict }: Types): string {
  return `
-- Every request to a model, from its intent to its outcome, and every one that was denied.
CREATE TABLE gateway_calls (
  call_id ${uuid} NOT NULL PRIMARY KEY,
  gateway_id ${uuid} NOT NULL,
  -- Of the event that began or denied it.
  seq BIGINT NOT NULL,
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
  begun_at ${timestamp} NOT NULL,
  -- An open call whose process is taken for dead after this.
  expires_at ${timestamp},
  ended_at ${timestamp},
  finish_reason TEXT,
  input_tokens BIGINT,
  cache_read_tokens BIGINT,
  cache_write_tokens BIGINT,
  output_tokens BIGINT,
  reasoning_tokens BIGINT,
  charged_tokens BIGINT NOT NULL,
  -- In 10^-9 dollars.
  charged_cost_nano BIGINT NOT NULL,
  charged_runtime_ms BIGINT NOT NULL,
  -- provider, estimate, reservation or nothing
  charged_by TEXT,
  price_known BIGINT NOT NULL,
  first_token_ms BIGINT,
  attempts BIGINT NOT NULL
)${strict};

CREATE INDEX idx_gateway_calls_seq ON gateway_calls (seq);
CREATE INDEX idx_gateway_calls_open ON gateway_calls (expires_at) WHERE status = 'open';

-- What is spent and reserved of a budget on one local day, by one host.
CREATE TABLE budget_windows (
  window_id TEXT NOT NULL PRIMARY KEY,
  gateway_id ${uuid} NOT NULL,
  -- all, or the name of a caller
  scope TEXT NOT NULL,
  timezone TEXT NOT NULL,
  window_start_local_date TEXT NOT NULL,
  host_id ${uuid} NOT NULL,
  starts_at ${timestamp} NOT NULL,
  ends_at ${timestamp} NOT NULL,
  spent_tokens BIGINT NOT NULL,
  spent_cost_nano BIGINT NOT NULL,
  spent_runtime_ms BIGINT NOT NULL,
  spent_calls BIGINT NOT NULL,
  reserved_tokens BIGINT NOT NULL,
  reserved_cost_nano BIGINT NOT NULL,
  reserved_runtime_ms BIGINT NOT NULL,
  reserved_calls BIGINT NOT NULL
)${strict};

CREATE INDEX idx_budget_windows_scope ON budget_windows (scope, ends_at);

-- What models cost, by day: what charts show, however many calls there were.
CREATE TABLE gateway_costs (
  gateway_id ${uuid} NOT NULL,
  window_start_local_date TEXT NOT NULL,
  agent_id TEXT NOT NULL,
  provider TEXT NOT NULL,
  model TEXT NOT NULL,
  calls BIGINT NOT NULL,
  denied BIGINT NOT NULL,
  failed BIGINT NOT NULL,
  tokens BIGINT NOT NULL,
  cost_nano BIGINT NOT NULL,
  runtime_ms BIGINT NOT NULL,
  -- Calls whose price was not known: their cost is not in the sum.
  unpriced BIGINT NOT NULL,
  PRIMARY KEY (gateway_id, window_start_local_date, agent_id, provider, model)
)${strict};

-- Switches that are on.
CREATE TABLE gateway_switches (
  gateway_id ${uuid} NOT NULL,
  -- all, or the name of a provider
  scope TEXT NOT NULL,
  since ${timestamp} NOT NULL,
  switched_by TEXT NOT NULL,
  reason TEXT,
  PRIMARY KEY (gateway_id, scope)
)${strict};
`;
}

const SQLITE: Types = { uuid: 'TEXT', timestamp: 'TEXT', strict: ' STRICT' };
const POSTGRES: Types = { uuid: 'UUID', timestamp: 'TIMESTAMPTZ(3)', strict: '' };

/** Open calls, and what is used in windows, stand in the state of the stream already: written twice, they cost every call four pages. */
const LESS_PER_CALL = `
DROP INDEX idx_gateway_calls_open;

${['spent', 'reserved']
  .flatMap((what) => ['tokens', 'cost_nano', 'runtime_ms', 'calls'].map((unit) => `${what}_${unit}`))
  .map((column) => `ALTER TABLE budget_windows DROP COLUMN ${column};`)
  .join('\n')}
`;

export const gatewaySchema: MigrationSequence = {
  name: 'gateway',
  migrations: [
    {
      name: 'calls, budgets, costs and switches',
      sqlite: calls(SQLITE).replaceAll('BIGINT', 'INTEGER'),
      postgres: calls(POSTGRES),
    },
    {
      name: 'less to write for a call',
      sqlite: LESS_PER_CALL,
      postgres: LESS_PER_CALL,
    },
  ],
};
