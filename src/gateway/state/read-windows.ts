// What is spent and reserved in windows, by the entities of the stream.
import { checkedEntity } from '../../base/checked-entity.ts';
import { sha256 } from '../../base/hash.ts';
import type { ReadTx } from '../../store/store.ts';
import * as q from '../queries.ts';
import type { WindowEntity } from './entities.ts';

/** Undefined for a window in which nothing was counted yet. */
export async function readWindow(tx: ReadTx, gatewayId: string, windowId: string): Promise<WindowEntity | undefined> {
  const found = await tx.get(q.readWindow, gatewayId, windowId);
  return found && windowOf(gatewayId, windowId, found);
}

/** Of all scopes, hosts and timezones: those that have a moment in common with these. */
export async function readWindowsBetween(
  tx: ReadTx,
  startsAt: string,
  endsAt: string,
): Promise<readonly WindowEntity[]> {
  const rows = await tx.all(q.readScopes, startsAt, endsAt);
  return rows.map(({ gateway_id, window_id, body, hash }) => windowOf(gateway_id, window_id, { body, hash }));
}

function windowOf(gatewayId: string, id: string, found: Parameters<typeof checkedEntity>[3]): WindowEntity {
  return checkedEntity(sha256, gatewayId, { collection: 'windows', id }, found) as WindowEntity;
}
