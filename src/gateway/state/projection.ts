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
import { begunRow, costOf, deniedRow, gatewayRows, outcomeOf, switchRow } from './gateway-rows.ts';

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
  const switched = projected.filter(({ event: { type } }) => !UNSWITCHED.has(type));
  if (switched.length === 0) return;
  const last = new Map<string, KillSwitch | undefined>();
  for (const { changes } of switched) {
    for (const change of changes) if (change.collection === 'switches') last.set(change.id, change.after);
  }
  await Promise.all(
    Array.from(last, ([scope, on]) =>
      on ? writeRow(tx, q.upsertSwitch, switchRow(gatewayId, scope, on)) : tx.run(q.deleteSwitch, gatewayId, scope),
    ),
  );
}

/** Nearly all there are, and none of them touches a switch. */
const UNSWITCHED: ReadonlySet<string> = new Set<keyof GatewayEvents>([
  'gateway.call_begun',
  'gateway.call_denied',
  'gateway.call_ended',
  'gateway.limit_neared',
]);

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
  const row = outcomeOf(event, ended);
  const begun = await tx.get(q.endCall, ...q.OUTCOME.map((name) => row[name]), ended.call_id);
  if (!begun) throw damagedRow(event.workflow_id, 'gateway_calls', ended.call_id, 'is missing');
  await writeRow(tx, q.addCost, costOf({ ...begun, ...row }));
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
