// The switches that are on by the database. Each stands there twice, as a row and as an entity, and either is enough: somebody who takes
// one of them away has switched nothing off.
import { checkedEntity } from '../../base/checked-entity.ts';
import { sha256 } from '../../base/hash.ts';
import type { ReadTx } from '../../store/store.ts';
import * as q from '../queries.ts';
import type { KillSwitch } from '../state/entities.ts';
import { switchRow } from '../state/gateway-rows.ts';

export async function recordedSwitches(tx: ReadTx, gatewayId: string): Promise<readonly q.SwitchRow[]> {
  const found = await tx.all(q.readSwitches, gatewayId, gatewayId);
  if (found.length === 0) return [];
  const rows = found.filter(({ body }) => body === null).map(({ body: _, hash: _hash, ...row }) => row);
  const told = new Set(rows.map(({ scope }) => scope));
  const others = found.filter(({ scope, body }) => body !== null && !told.has(scope));
  const all = [
    ...rows,
    ...others.map(({ scope, body, hash }) => {
      const id = { collection: 'switches', id: scope };
      return switchRow(gatewayId, scope, checkedEntity(sha256, gatewayId, id, { body, hash }) as KillSwitch);
    }),
  ];
  return all.toSorted((one, other) => (one.scope < other.scope ? -1 : 1));
}
