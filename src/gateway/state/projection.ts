// Events of the gateway to rows, inside the append's transaction.
import { damagedRow } from '../../base/damaged-row.ts';
import {
  register,
  type ProjectedChange,
  type ProjectedEvent,
  type Registration,
} from '../../ledger/streams/registry.ts';
import type { StreamInfo } from '../../ledger/contract.ts';
import { compareWithEvents } from '../../ledger/rebuild/compare-with-events.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import * as q from '../queries.ts';
import type { GatewayEntities, KillSwitch } from './entities.ts';
import type { CallEnded, GatewayEvents } from './events.ts';
import { gatewayKind } from './evolve.ts';
import { begunRow, costOf, deniedRow, endedRow, gatewayRows, switchRow } from './gateway-rows.ts';

export const gatewayRegistration: Registration = register(gatewayKind, {
  project,
  around: (tx, gatewayId, _before, projected) => () => writeSwitches(tx, gatewayId, projected),
  compare: compareWithEvents(gatewayKind, gatewayRows),
  compareCounts,
  rows: gatewayRows,
});

type Projected = readonly ProjectedChange<GatewayEvents, GatewayEntities>[];

/** Switches as the whole append leaves them. */
async function writeSwitches(tx: WriteTx, gatewayId: string, projected: Projected): Promise<void> {
  const last = new Map<string, KillSwitch | undefined>();
  for (const { changes } of projected) {
    for (const change of changes) if (change.collection === 'switches') last.set(change.id, change.after);
  }
  await Promise.all(
    Array.from(last, ([scope, on]) =>
      on ? writeRow(tx, q.upsertSwitch, switchRow(gatewayId, scope, on)) : tx.run(q.deleteSwitch, gatewayId, scope),
    ),
  );
}

async function project(tx: WriteTx, event: ProjectedEvent<GatewayEvents>): Promise<void> {
  const writes: Promise<unknown>[] = [];
  if (event.type === 'gateway.call_begun') {
    writes.push(writeRow(tx, q.insertCall, begunRow(event, event.payload)));
    for (const window of event.payload.new_windows)
      writes.push(writeRow(tx, q.upsertWindow, { ...window, gateway_id: event.workflow_id }));
  }
  if (event.type === 'gateway.call_denied') {
    const row = deniedRow(event, event.payload);
    writes.push(writeRow(tx, q.insertCall, row), writeRow(tx, q.addCost, costOf(row)));
  }
  if (event.type === 'gateway.call_ended') writes.push(endCall(tx, event, event.payload));
  await Promise.all(writes);
}

async function endCall(tx: WriteTx, event: ProjectedEvent<GatewayEvents>, ended: CallEnded): Promise<void> {
  const begun = await tx.get(q.readCall, ended.call_id);
  if (!begun) throw damagedRow(event.workflow_id, 'gateway_calls', ended.call_id, 'is missing');
  const row = endedRow(begun, event, ended);
  await Promise.all([
    tx.run(
      q.endCall,
      row.status,
      row.code,
      row.ended_at,
      row.model_answered,
      row.response_id,
      row.finish_reason,
      row.input_tokens,
      row.cache_read_tokens,
      row.cache_write_tokens,
      row.output_tokens,
      row.reasoning_tokens,
      row.charged_tokens,
      row.charged_cost_nano,
      row.charged_runtime_ms,
      row.charged_by,
      row.price_known,
      row.first_token_ms,
      row.attempts,
      row.call_id,
    ),
    writeRow(tx, q.addCost, costOf(row)),
  ]);
}

async function compareCounts(
  tx: ReadTx,
  { workflow_id }: StreamInfo,
  entities: ReadonlyMap<string, number>,
): Promise<readonly { readonly table: string; readonly message: string }[]> {
  const found = await tx.get(q.countRows, workflow_id);
  if (!found) return [];
  const counts = [
    ['gateway_calls', found.calls, found.calls_told, 'events'],
    ['budget_windows', found.windows, entities.get('windows') ?? 0, 'entities'],
    ['gateway_costs', found.costs, found.costs_of_calls, 'calls'],
    ['gateway_switches', found.switches, entities.get('switches') ?? 0, 'entities'],
  ] as const;
  return counts
    .filter(([, rows, wanted]) => rows !== wanted)
    .map(([table, rows, wanted, by]) => ({ table, message: `${table} has ${rows} rows, and ${wanted} by its ${by}` }));
}
