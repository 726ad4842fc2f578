// The tables of the gateway, every read of them, and every row it writes.
import type { FoundEntity } from '../base/checked-entity.ts';
import { sql } from '../store/store.ts';
import {
  bigint,
  defineTable,
  insertRow,
  nullable,
  select,
  selectAny,
  text,
  textOf,
  timestamp,
  upsertRow,
  uuid,
  type RowOf,
} from '../store/table.ts';
import type { Ending } from './contract.ts';

export const gatewayCalls = defineTable('gateway_calls', ['call_id'], {
  call_id: uuid,
  gateway_id: uuid,
  seq: bigint,
  status: textOf<Ending | 'open'>(),
  code: nullable(text),
  why: nullable(text),
  actor: text,
  agent_id: text,
  agent_kind: text,
  category_id: text,
  provider: text,
  model: text,
  model_answered: nullable(text),
  response_id: nullable(text),
  operation_key: text,
  projection_version: nullable(text),
  dropped_fields: text,
  prompt_id: nullable(text),
  prompt_version: nullable(text),
  rules_hash: text,
  window_start_local_date: text,
  timezone: text,
  begun_at: timestamp,
  expires_at: nullable(timestamp),
  ended_at: nullable(timestamp),
  finish_reason: nullable(text),
  input_tokens: nullable(bigint),
  cache_read_tokens: nullable(bigint),
  cache_write_tokens: nullable(bigint),
  output_tokens: nullable(bigint),
  reasoning_tokens: nullable(bigint),
  charged_tokens: bigint,
  charged_cost_nano: bigint,
  charged_runtime_ms: bigint,
  charged_by: nullable(text),
  price_known: bigint,
  first_token_ms: nullable(bigint),
  attempts: bigint,
});
export type CallRow = RowOf<typeof gatewayCalls>;

export const budgetWindows = defineTable('budget_windows', ['window_id'], {
  window_id: text,
  gateway_id: uuid,
  scope: text,
  timezone: text,
  window_start_local_date: text,
  host_id: uuid,
  starts_at: timestamp,
  ends_at: timestamp,
});
export type WindowRow = RowOf<typeof budgetWindows>;

export const gatewayCosts = defineTable(
  'gateway_costs',
  ['gateway_id', 'window_start_local_date', 'agent_id', 'provider', 'model'],
  {
    gateway_id: uuid,
    window_start_local_date: text,
    agent_id: text,
    provider: text,
    model: text,
    calls: bigint,
    denied: bigint,
    failed: bigint,
    tokens: bigint,
    cost_nano: bigint,
    runtime_ms: bigint,
    unpriced: bigint,
  },
);
export type CostRow = RowOf<typeof gatewayCosts>;

export const gatewaySwitches = defineTable('gateway_switches', ['gateway_id', 'scope'], {
  gateway_id: uuid,
  scope: text,
  since: timestamp,
  switched_by: text,
  reason: nullable(text),
});
export type SwitchRow = RowOf<typeof gatewaySwitches>;

// ── Calls ────────────────────────────────────────────────────────────────────────────────────────────────────

export const insertCall = insertRow(gatewayCalls);
export const readCall = select(gatewayCalls, 'WHERE call_id = ?', { mapped: true });
/** Newest first, before a sequence; '' stands for every caller, provider and status. */
export const listCalls = select(
  gatewayCalls,
  `WHERE gateway_id = ? AND seq < ? AND (? = '' OR agent_id = ?) AND (? = '' OR provider = ?) AND (? = '' OR status = ?)
   ORDER BY seq DESC LIMIT ?`,
);
export const callsWithPrompt = sql<Pick<CallRow, 'call_id' | 'gateway_id' | 'seq' | 'status'>>(
  `SELECT call_id, gateway_id, seq, status FROM gateway_calls WHERE gateway_id = ? AND prompt_id = ?
   ORDER BY seq DESC LIMIT ?`,
);
/** Those under way: they are few, however many ended. */
export const readOpenCalls = sql<{ call_id: string }>(
  `SELECT entity_id AS call_id FROM state_entities WHERE workflow_id = ? AND collection = 'calls'`,
);
export const readCalls = selectAny(gatewayCalls, 'call_id = ?', { mapped: true });
/** The rows that are there, and those that the events and the calls ask for. */
export const countRows = sql<{
  calls: number;
  calls_told: number;
  windows: number;
  costs: number;
  costs_of_calls: number;
  switches: number;
}>(
  `SELECT
     (SELECT count(*) FROM gateway_calls WHERE gateway_id = s.workflow_id) AS calls,
     (SELECT count(*) FROM events e WHERE e.workflow_id = s.workflow_id
        AND e.event_type IN ('gateway.call_begun', 'gateway.call_denied')) AS calls_told,
     (SELECT count(*) FROM budget_windows WHERE gateway_id = s.workflow_id) AS windows,
     (SELECT count(*) FROM gateway_costs WHERE gateway_id = s.workflow_id) AS costs,
     (SELECT count(*) FROM (SELECT DISTINCT window_start_local_date, agent_id, provider, model FROM gateway_calls
        WHERE gateway_id = s.workflow_id AND status <> 'open') days) AS costs_of_calls,
     (SELECT count(*) FROM gateway_switches WHERE gateway_id = s.workflow_id) AS switches
   FROM streams s WHERE s.workflow_id = ?`,
);
/** The columns that the outcome of a call sets. */
export const OUTCOME = [
  ...(['status', 'code', 'ended_at', 'model_answered', 'response_id', 'finish_reason'] as const),
  ...(['input_tokens', 'cache_read_tokens', 'cache_write_tokens', 'output_tokens', 'reasoning_tokens'] as const),
  ...(['charged_tokens', 'charged_cost_nano', 'charged_runtime_ms', 'charged_by', 'price_known'] as const),
  ...(['first_token_ms', 'attempts'] as const),
];
/** By whom it is counted in its day. */
export const endCall = sql<Pick<CallRow, 'gateway_id' | 'window_start_local_date' | 'agent_id' | 'provider' | 'model'>>(
  `UPDATE gateway_calls SET ${OUTCOME.map((name) => `${name} = ?`).join(', ')} WHERE call_id = ?
   RETURNING gateway_id, window_start_local_date, agent_id, provider, model`,
);

// ── Budgets ──────────────────────────────────────────────────────────────────────────────────────────────────

/** What names a window, which never changes. What is used in it is an entity of the stream, which every call changes anyway. */
export const upsertWindow = upsertRow(budgetWindows);
export const readWindow = sql<FoundEntity>(
  `SELECT body, hash FROM state_entities WHERE workflow_id = ? AND collection = 'windows' AND entity_id = ?`,
);
/** Those of two scopes that have a moment in common with a day, which another timezone may have begun elsewhere. */
const WINDOWS = 'SELECT window_id, scope FROM budget_windows WHERE scope IN (?, ?) AND ends_at > ? AND starts_at < ?';
export const readWindows = sql<{ window_id: string; scope: string }>(WINDOWS);
/** Beside them those behind a date whose rows were lost, without a scope; their names begin with their dates. */
export const readWindowsAndLost = sql<{ window_id: string; scope: string | null }>(
  `${WINDOWS}
   UNION ALL
   SELECT e.entity_id, NULL FROM state_entities e
   WHERE e.workflow_id = ? AND e.collection = 'windows' AND e.entity_id > ?
     AND NOT EXISTS (SELECT 1 FROM budget_windows w WHERE w.window_id = e.entity_id)`,
);
/** With what is used in them; null where a window's entity is missing. */
export const readScopes = sql<FoundEntity & Pick<WindowRow, 'window_id' | 'gateway_id'>>(
  `SELECT w.window_id, w.gateway_id, e.body, e.hash FROM budget_windows w
   LEFT JOIN state_entities e ON e.workflow_id = w.gateway_id AND e.collection = 'windows' AND e.entity_id = w.window_id
   WHERE w.ends_at > ? AND w.starts_at < ? ORDER BY w.scope, w.window_id`,
);

// ── Costs ────────────────────────────────────────────────────────────────────────────────────────────────────

export const addCost = upsertRow(gatewayCosts, {
  set: Object.fromEntries(
    (['calls', 'denied', 'failed', 'tokens', 'cost_nano', 'runtime_ms', 'unpriced'] as const).map((name) => [
      name,
      `gateway_costs.${name} + excluded.${name}`,
    ]),
  ),
});
export const readCosts = select(
  gatewayCosts,
  `WHERE gateway_id = ? AND window_start_local_date >= ? AND window_start_local_date <= ?
   ORDER BY window_start_local_date, agent_id, provider, model LIMIT ?`,
);

// ── Switches ─────────────────────────────────────────────────────────────────────────────────────────────────

export const upsertSwitch = upsertRow(gatewaySwitches);
export const deleteSwitch = sql('DELETE FROM gateway_switches WHERE gateway_id = ? AND scope = ?');
/** Each as a row and as an entity, in no order; of a row the body is null. */
export const readSwitches = sql<SwitchRow & FoundEntity>(
  `SELECT gateway_id, scope, since, switched_by, reason, NULL AS body, NULL AS hash
   FROM gateway_switches WHERE gateway_id = ?
   UNION ALL
   SELECT workflow_id, entity_id, NULL, '', NULL, body, hash FROM state_entities
   WHERE workflow_id = ? AND collection = 'switches'`,
);
