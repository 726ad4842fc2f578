// The switches that are on by the database. Each stands there twice, as a row and as an entity, and either is enough: somebody who takes
// one of them away has switched nothing off.
import { checkedEntity } from '../../base/checked-entity.ts';
import { sha256 } from '../../base/hash.ts';
import type { ReadTx } from '../../store/store.ts';
import * as q from '../queries.ts';
import type { KillSwitch } from '../state/entities.ts';
import { switchRow } from '../state/gateway-rows.ts';

export async function recordedSwitches(tx: ReadTx, gatewayId: string): Promise<readonly q.SwitchRow[]> {
  // Issued together: on a server they share a round trip.
  const [rows, entities] = await Promise.all([
    tx.all(q.readSwitches, gatewayId),
    tx.all(q.readSwitchEntities, gatewayId),
  ]);
  const told = new Set(rows.map(({ scope }) => scope));
  const others = entities.filter(({ scope }) => !told.has(scope));
  return [
    ...rows,
    ...others.map(({ scope, ...found }) => {
      const entity = checkedEntity(sha256, gatewayId, { collection: 'switches', id: scope }, found) as KillSwitch;
      return switchRow(gatewayId, scope, entity);
    }),
  ];
}
