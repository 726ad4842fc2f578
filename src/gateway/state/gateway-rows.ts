// Rows of the gateway's tables as pure functions of its events. The projection writes them one by one; a rebuild makes all
// of them again.
import { canonicalJson } from '../../base/canonical-json.ts';
import type { StateOf } from '../../ledger/contract.ts';
import type { ProjectedEvent, ProjectedRows } from '../../ledger/streams/registry.ts';
import type { AnyRow } from '../../store/table-rows.ts';
import * as q from '../queries.ts';
import type { GatewayEntities, KillSwitch, WindowEntity } from './entities.ts';
import type { CallBegun, CallDenied, CallEnded, GatewayEvents } from './events.ts';

type Told = Pick<ProjectedEvent<GatewayEvents>, 'event_seq' | 'timestamp' | 'actor' | 'workflow_id'>;

/** Nothing of an outcome yet. */
const OPEN = {
  ended_at: null,
  model_answered: null,
  response_id: null,
  finish_reason: null,
  input_tokens: null,
  cache_read_tokens: null,
  cache_write_tokens: null,
  output_tokens: null,
  reasoning_tokens: null,
  charged_tokens: 0,
  charged_cost_nano: 0,
  charged_runtime_ms: 0,
  charged_by: null,
  first_token_ms: null,
  attempts: 0,
} as const;

function askedRow(event: Told, asked: CallBegun | CallDenied) {
  return {
    call_id: asked.call_id,
    gateway_id: event.workflow_id,
    seq: event.event_seq,
    actor: event.actor,
    agent_id: asked.agent_id,
    agent_kind: asked.agent_kind,
    category_id: asked.category_id,
    provider: asked.provider,
    model: asked.model,
    operation_key: asked.operation_key,
    projection_version: asked.projection_version,
    dropped_fields: canonicalJson(asked.dropped_fields),
    prompt_id: asked.prompt_id,
    prompt_version: asked.prompt_version,
    rules_hash: asked.rules_hash,
    begun_at: event.timestamp,
  };
}

export function begunRow(event: Told, begun: CallBegun): q.CallRow {
  return {
    ...askedRow(event, begun),
    ...OPEN,
    status: 'open',
    code: null,
    why: null,
    window_start_local_date: begun.window_start_local_date,
    timezone: begun.timezone,
    expires_at: begun.expires_at,
    price_known: Number(begun.price_known),
  };
}

export function deniedRow(event: Told, denied: CallDenied): q.CallRow {
  return {
    ...askedRow(event, denied),
    ...OPEN,
    status: 'denied',
    code: denied.code,
    why: denied.why,
    window_start_local_date: denied.window_start_local_date,
    timezone: denied.timezone,
    expires_at: null,
    ended_at: event.timestamp,
    price_known: 1,
  };
}

/** What its outcome sets in the row of a call. */
export function outcomeOf(event: Pick<Told, 'timestamp'>, ended: CallEnded) {
  return {
    status: ended.ending,
    code: ended.code,
    ended_at: event.timestamp,
    model_answered: ended.model_answered,
    response_id: ended.response_id,
    finish_reason: ended.finish_reason,
    input_tokens: ended.input_tokens,
    cache_read_tokens: ended.cache_read_tokens,
    cache_write_tokens: ended.cache_write_tokens,
    output_tokens: ended.output_tokens,
    reasoning_tokens: ended.reasoning_tokens,
    charged_tokens: ended.charged.tokens,
    charged_cost_nano: ended.charged.cost_nano,
    charged_runtime_ms: ended.charged.runtime_ms,
    charged_by: ended.charged_by,
    price_known: Number(ended.price_known),
    first_token_ms: ended.first_token_ms,
    attempts: ended.attempts,
  } satisfies Pick<q.CallRow, (typeof q.OUTCOME)[number]>;
}

/** What of a call its day counts. */
type Counted = Pick<
  q.CallRow,
  | ('gateway_id' | 'window_start_local_date' | 'agent_id' | 'provider' | 'model' | 'status' | 'price_known')
  | ('charged_tokens' | 'charged_cost_nano' | 'charged_runtime_ms')
>;

/** What one ended or denied call adds to its day. */
export function costOf(row: Counted): q.CostRow {
  const isDenied = row.status === 'denied';
  const failed = row.status !== 'answered' && !isDenied;
  return {
    gateway_id: row.gateway_id,
    window_start_local_date: row.window_start_local_date,
    agent_id: row.agent_id,
    provider: row.provider,
    model: row.model,
    calls: Number(!isDenied),
    denied: Number(isDenied),
    failed: Number(failed),
    tokens: row.charged_tokens,
    cost_nano: row.charged_cost_nano,
    runtime_ms: row.charged_runtime_ms,
    unpriced: Number(!isDenied && row.price_known === 0),
  };
}

function windowRow(gatewayId: string, windowId: string, window: WindowEntity): q.WindowRow {
  const { spent: _, reserved: __, ...key } = window;
  return { window_id: windowId, gateway_id: gatewayId, ...key };
}

export function switchRow(gatewayId: string, scope: string, { since, by, reason }: KillSwitch): q.SwitchRow {
  return { gateway_id: gatewayId, scope, since, switched_by: by, reason };
}

/** The rows as the events give them, one after the other. */
export function foldRows(gatewayId: string) {
  const calls = new Map<string, q.CallRow>();
  const costs = new Map<string, q.CostRow>();
  const addCost = (cost: q.CostRow) => {
    const key = canonicalJson([cost.window_start_local_date, cost.agent_id, cost.provider, cost.model]);
    const before = costs.get(key);
    costs.set(key, before ? sumOf(before, cost) : cost);
  };
  return {
    event(event: ProjectedEvent<GatewayEvents>): void {
      if (event.type === 'gateway.call_begun') calls.set(event.payload.call_id, begunRow(event, event.payload));
      if (event.type === 'gateway.call_denied') {
        const row = deniedRow(event, event.payload);
        calls.set(row.call_id, row);
        addCost(costOf(row));
      }
      if (event.type === 'gateway.call_ended') {
        const begun = calls.get(event.payload.call_id);
        if (!begun) return;
        const row: q.CallRow = { ...begun, ...outcomeOf(event, event.payload) };
        calls.set(row.call_id, row);
        addCost(costOf(row));
      }
    },
    rows: (state: StateOf<GatewayEntities>): readonly (readonly AnyRow[])[] => [
      [...calls.values()],
      windowRows(gatewayId, state),
      [...costs.values()],
      switchRows(gatewayId, state),
    ],
  };
}

export const gatewayRows: ProjectedRows<GatewayEvents, GatewayEntities> = {
  tables: [
    { table: q.gatewayCalls, stream: 'gateway_id' },
    { table: q.budgetWindows, stream: 'gateway_id' },
    { table: q.gatewayCosts, stream: 'gateway_id' },
    { table: q.gatewaySwitches, stream: 'gateway_id' },
  ],
  fold: foldRows,
};

function windowRows(gatewayId: string, { windows }: StateOf<GatewayEntities>): readonly q.WindowRow[] {
  return Object.entries(windows).map(([id, window]) => windowRow(gatewayId, id, window));
}

function switchRows(gatewayId: string, { switches }: StateOf<GatewayEntities>): readonly q.SwitchRow[] {
  return Object.entries(switches).map(([scope, each]) => switchRow(gatewayId, scope, each));
}

function sumOf(a: q.CostRow, b: q.CostRow): q.CostRow {
  return {
    ...a,
    calls: a.calls + b.calls,
    denied: a.denied + b.denied,
    failed: a.failed + b.failed,
    tokens: a.tokens + b.tokens,
    cost_nano: a.cost_nano + b.cost_nano,
    runtime_ms: a.runtime_ms + b.runtime_ms,
    unpriced: a.unpriced + b.unpriced,
  };
}
