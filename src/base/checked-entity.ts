// Entities as reads serve them: believed only if the body has the hash that was written with it. Needs neither zod nor
// node:crypto, because hot commands read through it too.
import { damagedRow } from './damaged-row.ts';

/** Where an entity stands in its stream's state. */
interface Place {
  readonly collection: string;
  readonly id: string;
}

/** A body and its hash, as a join finds them: null where the entity is missing. */
export interface FoundEntity {
  readonly body: string | null;
  readonly hash: string | null;
}

/** SHA-256 as 64 hex digits. */
export type Sha256 = (text: string) => string;

/** What an entity's hash is taken over: the canonical text of `[collection, id, entity]`. */
export function entityText(collection: string, id: string, body: string): string {
  return `[${JSON.stringify(collection)},${JSON.stringify(id)},${body}]`;
}

interface Checked extends Place {
  readonly body: string;
}

/**
 * By hash, the texts that were found to have it. A body that equals such a text needs no second hashing, which would cost
 * a process that is asked again and again more than the read itself.
 */
const checked = new Map<string, Checked>();
const MOST_CHECKED = 4_096;
/** Larger ones are hashed each time. */
const MOST_KEPT = 4_096;

export function hasHash(sha256: Sha256, collection: string, id: string, body: string, hash: string | null): boolean {
  const known = hash === null ? undefined : checked.get(hash);
  if (known && known.body === body && known.id === id && known.collection === collection) return true;
  if (hash === null || sha256(entityText(collection, id, body)) !== hash) return false;
  rememberHash(collection, id, body, hash);
  return true;
}

/** What was just hashed. */
export function rememberHash(collection: string, id: string, body: string, hash: string): void {
  if (body.length > MOST_KEPT) return;
  if (checked.size >= MOST_CHECKED) checked.clear();
  checked.set(hash, { collection, id, body });
}

/** Refuses an entity that is missing, or whose body is not the one that was written. */
export function checkedEntity(
  sha256: Sha256,
  workflowId: string,
  { collection, id }: Place,
  { body, hash }: FoundEntity,
): unknown {
  if (body === null) throw damagedRow(workflowId, 'state_entities', `${collection}/${id}`, 'is missing');
  if (!hasHash(sha256, collection, id, body, hash)) {
    throw damagedRow(workflowId, 'state_entities', `${collection}/${id}`, 'does not have its hash');
  }
  return JSON.parse(body) as unknown;
}
