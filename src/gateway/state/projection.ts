// Events of the gateway to rows, inside the append's transaction.
import { damagedRow } from '../../base/damaged-row.ts';
import { register, type ProjectedEvent, type Registration } from '../../ledger/streams/registry.ts';
import type { EntityChange, StateOf } from '../../ledger/contract.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { rowsOf } from '../../store/table-rows.ts';
import * as q from '../queries.ts';
import type { GatewayEntities } from './entities.ts';
import type { CallEnded, GatewayEvents } from './events.ts';
import { gatewayKind } from './evolve.ts';
import {
  begunRow,
  costOf,
  deniedRow,
  endedRow,
  gatewayRows,
  switchRow,
  switchRows,
  windowRow,
  windowRows,
} from './gateway-rows.ts';

export const gatewayRegistration: Registration = register(gatewayKind, {
  project,
  compare,
  async compareCounts(tx, { workflow_id }, entities) {
    const counts = [
      ['budget_windows', await count(tx, q.budgetWindows, workflow_id), entities.get('windows') ?? 0],
      ['gateway_switches', await count(tx, q.gatewaySwitches, workflow_id), entities.get('switches') ?? 0],
    ] as const;
    return counts
      .filter(([, found, wanted]) => found !== wanted)
      .map(([table, found, wanted]) => ({
        table,
        message: `${table} has ${found} rows, and ${wanted} by its entities`,
      }));
  },
  rows: gatewayRows,
});

type Change = EntityChange<GatewayEntities>;

async function project(tx: WriteTx, event: ProjectedEvent<GatewayEvents>, changes: readonly Change[]): Promise<void> {
  const { workflow_id: gatewayId } = event;
  const writes: Promise<unknown>[] = [];
  for (const { collection, id, after } of changes) {
    if (collection === 'windows' && after) writes.push(writeRow(tx, q.upsertWindow, windowRow(gatewayId, id, after)));
    if (collection === 'switches') {
      writes.push(
        after ? writeRow(tx, q.upsertSwitch, switchRow(gatewayId, id, after)) : tx.run(q.deleteSwitch, gatewayId, id),
      );
    }
  }
  if (event.type === 'gateway.call_begun') writes.push(writeRow(tx, q.insertCall, begunRow(event, event.payload)));
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

/** Of the tables that stand for entities; a rebuild also compares the others, which stand for events. */
async function compare(tx: ReadTx, gatewayId: string, state: StateOf<GatewayEntities>): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [table, key, wanted] of [
    [q.budgetWindows, 'window_id', windowRows(gatewayId, state)],
    [q.gatewaySwitches, 'scope', switchRows(gatewayId, state)],
  ] as const) {
    const found = new Map<unknown, string>();
    for await (const row of rowsOf(tx, table, 'gateway_id', gatewayId)) found.set(row[key], textOf(row));
    const expected = new Map(wanted.map((row) => [(row as Record<string, unknown>)[key], textOf(row)]));
    for (const id of new Set([...found.keys(), ...expected.keys()])) {
      if (found.get(id) === expected.get(id)) continue;
      wrong.push(
        `${table.name} ${String(id)} is ${found.get(id) ?? 'missing'}, and ${expected.get(id) ?? 'not there'} in the state`,
      );
    }
  }
  return wrong;
}

function textOf(row: object): string {
  return JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function count(tx: ReadTx, table: Parameters<typeof rowsOf>[1], gatewayId: string): Promise<number> {
  let found = 0;
  for await (const _ of rowsOf(tx, table, 'gateway_id', gatewayId)) found += 1;
  return found;
}
