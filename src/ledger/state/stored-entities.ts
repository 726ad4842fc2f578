// Entities from `state_entities`, each checked against its hash: a body that was changed in the table must not become
// part of a new, validly chained event.
import type { Clock } from '../../base/clock.ts';
import { hasHash } from '../../base/checked-entity.ts';
import type { Refusal } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import type { ReadTx } from '../../store/store.ts';
import { refuse, type EntityRef, type StoredEntity } from '../contract.ts';
import * as q from '../queries.ts';
import { entityHash } from './state.ts';

const PAGE = 1_000;

export function isIntact(ref: EntityRef, { body, hash }: StoredEntity): boolean {
  return entityHash(ref.collection, ref.id, body) === hash;
}

export function checkStored(workflowId: string, ref: EntityRef, stored: StoredEntity | undefined): void {
  if (stored && !hasHash(sha256, ref.collection, ref.id, stored.body, stored.hash)) throw damaged(workflowId, ref);
}

function damaged(workflowId: string, { collection, id }: EntityRef): Refusal {
  return refuse('checksum_mismatch', `The stored ${collection}/${id} of ${workflowId} does not have its hash`, {
    table: 'state_entities',
    workflow_id: workflowId,
    collection,
    id,
  });
}

/** Every entity of a stream by collection and id, unchecked; others get their turn between the pages. */
export async function* entitiesOf(
  tx: ReadTx,
  clock: Clock,
  workflowId: string,
): AsyncGenerator<{ readonly ref: EntityRef; readonly stored: StoredEntity }> {
  let [collection, id] = ['', ''];
  for (;;) {
    const rows = await tx.all(q.pageEntities, workflowId, collection, id, PAGE);
    for (const { collection: name, entity_id, body, hash } of rows) {
      yield { ref: { collection: name, id: entity_id }, stored: { body, hash } };
    }
    await clock.macrotask();
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    [collection, id] = [last.collection, last.entity_id];
  }
}
