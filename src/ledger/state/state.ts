// The state of a stream: single entities with a checksum that is kept by adding and taking away, so that the cost
// of a change does not grow with the state. It finds corruption; tampering is found by the chain.
import { canonicalJson } from '../../base/canonical-json.ts';
import { redactedStart } from '../../base/redact.ts';
import { Bug } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import {
  FORBIDDEN_KEYS,
  LIMITS,
  refuse,
  type Entity,
  type EntityRef,
  type EntityView,
  type StoredEntity,
  type StreamKind,
} from '../contract.ts';
import { entityText, rememberHash } from '../../base/checked-entity.ts';

const MODULUS = 1n << 256n;

/** Sum modulo 2^256 of the hashes of all entities: the same for the same entities in any order. */
export class StateChecksum {
  private sum: bigint;

  constructor(hex: string | null = null) {
    this.sum = hex === null ? 0n : BigInt(`0x${hex}`);
  }

  add(hash: string): void {
    this.sum = (this.sum + BigInt(`0x${hash}`)) % MODULUS;
  }

  remove(hash: string): void {
    this.sum = (this.sum - BigInt(`0x${hash}`) + MODULUS) % MODULUS;
  }

  get hex(): string {
    return this.sum.toString(16).padStart(64, '0');
  }
}

const EMPTY_STATE_CHECKSUM = new StateChecksum().hex;

/** The checksum of a stream that has no event yet; null where there is no state. */
export function emptyChecksumOf(kind: StreamKind): string | null {
  return kind.state === 'none' ? null : EMPTY_STATE_CHECKSUM;
}

/** SHA-256 over the canonical text of `[collection, id, entity]`. */
export function entityHash(collection: string, id: string, body: string): string {
  return sha256(entityText(collection, id, body));
}

export function entityBody(entity: Entity): string {
  // In a snapshot, a list or a scalar would look like a removed entity, and it could not be patched by field.
  if (typeof entity !== 'object' || entity === null || Array.isArray(entity)) {
    throw refuse('invalid_entity', 'An entity is a JSON object');
  }
  return canonicalJson(entity, { maxDepth: LIMITS.depth, maxBytes: LIMITS.entityBytes });
}

export function entityKey(ref: EntityRef): string {
  return `${ref.collection}\n${ref.id}`;
}

export function checkEntityRef(ref: EntityRef, collections: readonly string[]): void {
  if (!collections.includes(ref.collection)) throw new Bug(`collection "${ref.collection}" is not declared`);
  const { id } = ref;
  const isBad =
    id.length === 0 ||
    id.length > LIMITS.entityIdLength ||
    FORBIDDEN_KEYS.has(id) ||
    !id.isWellFormed() ||
    hasControl(id);
  if (isBad) {
    throw refuse('invalid_entity', `${JSON.stringify(redactedStart(id, 80))} is not an entity id`, {
      collection: ref.collection,
      id: redactedStart(id, LIMITS.entityIdLength).toWellFormed().replaceAll('\0', '\ufffd'),
    });
  }
}

function hasControl(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit < 0x20 || unit === 0x7f) return true;
  }
  return false;
}

/** The entities that one append touched, before and after it. */
export class TouchedEntities {
  private readonly entries = new Map<
    string,
    { readonly ref: EntityRef; readonly before: StoredEntity | undefined; now: StoredEntity | undefined }
  >();

  has(ref: EntityRef): boolean {
    return this.entries.has(entityKey(ref));
  }

  load(ref: EntityRef, stored: StoredEntity | undefined): void {
    this.entries.set(entityKey(ref), { ref, before: stored, now: stored });
  }

  body(ref: EntityRef): string | undefined {
    return this.entry(ref).now?.body;
  }

  /** Takes the new text and keeps the checksum of the whole state in step. */
  replace(ref: EntityRef, body: string | undefined, checksum: StateChecksum): void {
    const entry = this.entry(ref);
    if (entry.now) checksum.remove(entry.now.hash);
    entry.now = body === undefined ? undefined : { body, hash: entityHash(ref.collection, ref.id, body) };
    if (!entry.now) return;
    checksum.add(entry.now.hash);
    // The next append to this stream will most likely find it, and hold it against its hash.
    rememberHash(ref.collection, ref.id, entry.now.body, entry.now.hash);
  }

  /** Every entity that differs from what is stored, in a fixed order. */
  changed(): readonly { readonly ref: EntityRef; readonly after: StoredEntity | undefined }[] {
    return [...this.entries.values()]
      .filter(({ before, now }) => before?.body !== now?.body)
      .toSorted((a, b) => compareRefs(a.ref, b.ref))
      .map(({ ref, now }) => ({ ref, after: now }));
  }

  private entry(ref: EntityRef) {
    const entry = this.entries.get(entityKey(ref));
    if (!entry) throw new Bug(`${ref.collection}/${ref.id} was not loaded`);
    return entry;
  }
}

export function compareRefs(a: EntityRef, b: EntityRef): number {
  if (a.collection !== b.collection) return a.collection < b.collection ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/** What `evolve` sees: only the entities that its event declared, and what it wrote itself. */
export class DeclaredView implements EntityView {
  private readonly bodies = new Map<
    string,
    { ref: EntityRef; before: string | undefined; entity: Entity | undefined }
  >();
  private readonly eventType: string;

  constructor(eventType: string, declared: readonly EntityRef[], bodyOf: (ref: EntityRef) => string | undefined) {
    this.eventType = eventType;
    for (const ref of declared) {
      const body = bodyOf(ref);
      const entity = body === undefined ? undefined : (JSON.parse(body) as Entity);
      this.bodies.set(entityKey(ref), { ref, before: body, entity });
    }
  }

  get(collection: string, id: string): Entity | undefined {
    return this.entry(collection, id).entity;
  }

  set(collection: string, id: string, entity: Entity): void {
    this.entry(collection, id).entity = entity;
  }

  remove(collection: string, id: string): void {
    this.entry(collection, id).entity = undefined;
  }

  /** What the event changed, as canonical text, in a fixed order. */
  changes(): readonly BodyChange[] {
    const changes: BodyChange[] = [];
    for (const { ref, before, entity } of this.bodies.values()) {
      const after = entity === undefined ? undefined : entityBody(entity);
      if (after !== before) changes.push({ ref, before, after });
    }
    return changes.toSorted((a, b) => compareRefs(a.ref, b.ref));
  }

  private entry(collection: string, id: string) {
    const entry = this.bodies.get(entityKey({ collection, id }));
    if (!entry)
      throw new Bug(`${this.eventType} reached for ${collection}/${id}, which it does not declare as touched`);
    return entry;
  }
}

export interface BodyChange {
  readonly ref: EntityRef;
  readonly before: string | undefined;
  readonly after: string | undefined;
}
