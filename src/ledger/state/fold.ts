// A state with its checksum and count, changed one stored delta or one entity at a time. Restore and verify fold alike.
import { Refusal } from '../../base/errors.ts';
import type { Blobs } from '../../store/blobs.ts';
import { refuse, type Entity, type EntityRef, type EventRow, type StateDocument } from '../contract.ts';
import { applyPatch, checkPatch, patchedRefs, type Operation } from './delta.ts';
import { whereOf } from '../streams/row-check.ts';
import { readBlob } from '../blobs/read-blob.ts';
import { StateChecksum, entityBody, entityHash, type BodyChange } from './state.ts';

/** A rollback can change everything at once; its blob may hold what an event may not. */
const BLOB_OPERATIONS = 10_000_000;

export interface Fold {
  readonly state: StateDocument;
  readonly checksum: StateChecksum;
  count: number;
}

/** Starts from a state as it is, its checksum computed in full. */
export function createFold(state: StateDocument): Fold {
  const fold: Fold = { state, checksum: new StateChecksum(), count: 0 };
  for (const [collection, entities] of Object.entries(state)) {
    for (const [id, entity] of Object.entries(entities)) {
      fold.checksum.add(entityHash(collection, id, entityBody(entity)));
      fold.count += 1;
    }
  }
  return fold;
}

/** Applies one stored delta and holds it against the checksum stored with it. Returns what it changed. */
export async function replay(
  blobs: Blobs,
  fold: Fold,
  row: EventRow,
  collections: readonly string[],
): Promise<readonly BodyChange[]> {
  const operations = await operationsOf(blobs, row, collections);
  const changed = patchedRefs(operations).map((ref) => ({ ref, before: forget(fold, ref) }));
  try {
    applyPatch(fold.state, operations);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw refuse(
      'patch_not_applicable',
      `The delta of event ${row.event_seq} of ${row.workflow_id}: ${error.message}`,
      whereOf(row),
      error,
    );
  }
  const changes = changed.map(({ ref, before }) => ({ ref, before, after: remember(fold, ref) }));
  if (fold.checksum.hex !== row.state_checksum) {
    throw refuse(
      'checksum_mismatch',
      `Event ${row.event_seq} of ${row.workflow_id} does not lead to the state it names`,
      whereOf(row),
    );
  }
  return changes;
}

export async function operationsOf(
  blobs: Blobs,
  row: EventRow,
  collections: readonly string[],
): Promise<readonly Operation[]> {
  if (row.delta_ref === null) return checkPatch(JSON.parse(row.delta ?? '[]'), collections);
  const text = await readBlob(blobs, row.delta_ref, whereOf(row));
  const { event_id, operations } = JSON.parse(text) as { event_id: string; operations: unknown };
  if (event_id !== row.event_id)
    throw refuse(
      'checksum_mismatch',
      `The delta of event ${row.event_seq} of ${row.workflow_id} belongs to another event`,
      whereOf(row),
    );
  return checkPatch(operations, collections, { operations: BLOB_OPERATIONS });
}

export function bodyAt(fold: Fold, { collection, id }: EntityRef): string | undefined {
  const entities = entitiesIn(fold, collection);
  const entity = entities && Object.hasOwn(entities, id) ? entities[id] : undefined;
  return entity === undefined ? undefined : entityBody(entity);
}

/** Puts an entity in its place, or takes it away. A collection that the state does not have is passed over. */
export function setBody(fold: Fold, ref: EntityRef, body: string | undefined): void {
  const into = entitiesIn(fold, ref.collection);
  if (!into) return;
  forget(fold, ref);
  if (body === undefined) delete into[ref.id];
  else into[ref.id] = JSON.parse(body) as Entity;
  remember(fold, ref, body);
}

function entitiesIn(fold: Fold, collection: string): Record<string, Entity> | undefined {
  return Object.hasOwn(fold.state, collection) ? fold.state[collection] : undefined;
}

function forget(fold: Fold, ref: EntityRef): string | undefined {
  const body = bodyAt(fold, ref);
  if (body === undefined) return undefined;
  fold.checksum.remove(entityHash(ref.collection, ref.id, body));
  fold.count -= 1;
  return body;
}

function remember(fold: Fold, ref: EntityRef, body = bodyAt(fold, ref)): string | undefined {
  if (body === undefined) return undefined;
  fold.checksum.add(entityHash(ref.collection, ref.id, body));
  fold.count += 1;
  return body;
}
