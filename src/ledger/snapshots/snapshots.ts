// Snapshots in parts: each holds the entities changed since its base, written in the hundredth append's own
// transaction. Parts are merged geometrically, so that few are read and what is written stays a small multiple of
// what changed.
import { canonicalJson, type Json } from '../../base/canonical-json.ts';
import type { Refusal } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import type { Ids } from '../../base/ids.ts';
import type { Blobs } from '../../store/blobs.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import {
  FORBIDDEN_KEYS,
  SNAPSHOT_EVERY,
  refuse,
  type Entity,
  type EntityRef,
  type StateDocument,
  type StreamInfo,
} from '../contract.ts';
import { readBlob } from '../blobs/read-blob.ts';
import { patchedRefs, type Operation } from '../state/delta.ts';
import { writeRow } from '../../store/table.ts';
import * as q from '../queries.ts';
import { compareRefs, entityKey } from '../state/state.ts';

/** The entities of a part by collection and id; null for one that was removed. */
type PartEntities = Readonly<Record<string, Readonly<Record<string, Json>>>>;

/** The text of a part names everything its row does, so that its checksum covers the row. */
export type PartHeader = Omit<q.SnapshotRow, 'state_inline' | 'state_s3_key' | 'part_checksum'>;

export interface PreparedPart {
  readonly header: PartHeader;
  readonly text: string;
  /** Where the text lies when it is too large for its row. */
  readonly key: string | null;
}

export interface PartOf extends StreamInfo {
  readonly timestamp: string;
}

export function headerOf(stream: PartOf, snapshotId: string, entityCount: number): PartHeader {
  return {
    snapshot_id: snapshotId,
    workflow_id: stream.workflow_id,
    step_number: Math.ceil(stream.head_seq / SNAPSHOT_EVERY),
    base_snapshot_id: stream.snapshot_id,
    from_seq: stream.snapshot_seq,
    last_event_seq: stream.head_seq,
    level: 0,
    entity_count: entityCount,
    state_checksum: stream.state_checksum ?? '',
    created_at: stream.timestamp,
  };
}

/** Writes the next part of a stream whose events are already in this transaction. */
export async function writePart(tx: WriteTx, ids: Ids, stream: PartOf, prepared?: PreparedPart): Promise<void> {
  const part = prepared ?? (await makePart(tx, ids, stream));
  const { snapshot_id, last_event_seq, created_at, workflow_id } = part.header;
  await Promise.all([
    insertPart(tx, part),
    tx.run(q.updateStreamSnapshot, snapshot_id, last_event_seq, created_at, workflow_id),
  ]);
}

async function makePart(tx: ReadTx, ids: Ids, stream: PartOf): Promise<PreparedPart> {
  const entities = await entitiesChangedSince(tx, stream);
  const header = headerOf(stream, ids.uuid(), entities.size);
  return { header, text: partText(header, entities), key: null };
}

export function insertPart(tx: WriteTx, { header, text, key }: PreparedPart): Promise<number> {
  return writeRow(tx, q.insertSnapshot, {
    ...header,
    state_inline: key === null ? text : null,
    state_s3_key: key,
    part_checksum: sha256(text),
  });
}

/** The stored deltas say which entities; their rows say what these are now. */
async function entitiesChangedSince(
  tx: ReadTx,
  stream: StreamInfo,
): Promise<Map<string, { ref: EntityRef; body: string | null }>> {
  const { workflow_id, snapshot_seq, head_seq } = stream;
  const refs = await refsChangedSince(tx, workflow_id, snapshot_seq, head_seq);
  const bodies = await Promise.all(refs.map((ref) => tx.get(q.readEntity, workflow_id, ref.collection, ref.id)));
  return new Map(refs.map((ref, index) => [entityKey(ref), { ref, body: bodies[index]?.body ?? null }]));
}

export async function refsChangedSince(
  tx: ReadTx,
  workflowId: string,
  afterSeq: number,
  toSeq: number,
): Promise<EntityRef[]> {
  const refs = new Map<string, EntityRef>();
  for (const { delta } of await tx.all(q.readDeltas, workflowId, afterSeq, toSeq)) {
    for (const ref of patchedRefs(JSON.parse(delta ?? '[]') as Operation[])) refs.set(entityKey(ref), ref);
  }
  return [...refs.values()];
}

/** Canonical, put together from bodies that already are. */
export function partText(
  header: PartHeader,
  entities: ReadonlyMap<string, { ref: EntityRef; body: string | null }>,
): string {
  const sorted = [...entities.values()].toSorted((a, b) => compareRefs(a.ref, b.ref));
  const collections: string[] = [];
  for (let at = 0; at < sorted.length;) {
    const name = sorted[at]?.ref.collection ?? '';
    const members: string[] = [];
    for (; at < sorted.length && sorted[at]?.ref.collection === name; at += 1) {
      members.push(`${JSON.stringify(sorted[at]?.ref.id)}:${sorted[at]?.body ?? 'null'}`);
    }
    collections.push(`${JSON.stringify(name)}:{${members.join(',')}}`);
  }
  const { base_snapshot_id, created_at, ...rest } = header;
  // RFC 8785 orders the keys: "entities" stands between "created_at" and "entity_count".
  const before = canonicalJson({ base_snapshot_id, created_at });
  const after = canonicalJson(rest);
  return `${before.slice(0, -1)},"entities":{${collections.join(',')}},${after.slice(1)}`;
}

// ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────

/** The chain of parts that ends at or before `atSeq`, newest first. Refuses one whose links do not hold. */
export function chainOf<Row extends q.SnapshotHead>(rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.snapshot_id, row]));
  const chain: Row[] = [];
  for (let row = rows[0]; row;) {
    chain.push(row);
    const { base_snapshot_id: baseId, from_seq } = row;
    if (baseId === null) {
      if (from_seq !== 0) throw invalid(row, `has no base but starts at ${from_seq}`);
      break;
    }
    const base: Row | undefined = byId.get(baseId);
    if (!base) throw invalid(row, `stands on ${baseId}, which is missing`);
    if (base.last_event_seq !== from_seq || from_seq >= row.last_event_seq)
      throw invalid(row, 'does not continue the part it stands on');
    row = base;
  }
  return chain;
}

/** Reads and checks one part: its bytes, its row, and that it is what it says. */
export async function readPart(blobs: Blobs, row: q.SnapshotRow): Promise<PartEntities> {
  return (await readPartText(blobs, row)).entities;
}

/** The same, with the text of each entity in it. */
export async function readPartText(
  blobs: Blobs,
  row: q.SnapshotRow,
): Promise<{ readonly entities: PartEntities; readonly bodyOf: (entity: Json) => string }> {
  const text = row.state_inline ?? (await readBlob(blobs, row.state_s3_key ?? '', where(row)));
  if (sha256(text) !== row.part_checksum) {
    throw refuse(
      'checksum_mismatch',
      `Snapshot ${row.snapshot_id} of ${row.workflow_id} does not have its checksum`,
      where(row),
    );
  }
  // A program that can write the row can write its checksum too, so the text may be anything.
  const part = parseObject(text);
  const { entities } = part;
  if (!isObject(entities) || !Object.values(entities).every(isObject)) throw invalid(row, 'is no part of a snapshot');
  for (const field of HEADER_FIELDS) {
    if (row[field] !== part[field]) throw invalid(row, `names another ${field} than its row`);
  }
  // The text is canonical. Where its values come back from JSON.parse in the same order, which only names that look like
  // numbers prevent, the built-in serialiser gives their canonical text, several times faster.
  const bodyOf =
    JSON.stringify(part) === text ? (entity: Json) => JSON.stringify(entity) : (entity: Json) => canonicalJson(entity);
  return { entities: entities as PartEntities, bodyOf };
}

const HEADER_FIELDS: readonly (keyof PartHeader)[] = [
  'snapshot_id',
  'workflow_id',
  'step_number',
  'base_snapshot_id',
  'from_seq',
  'last_event_seq',
  'level',
  'entity_count',
  'state_checksum',
  'created_at',
];

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Puts a chain of parts together, the newest winning. */
export async function assemble(
  blobs: Blobs,
  chain: readonly q.SnapshotRow[],
  collections: readonly string[],
): Promise<StateDocument> {
  const state = emptyState(collections);
  for (const row of chain.toReversed()) {
    for (const [collection, entities] of Object.entries(await readPart(blobs, row))) {
      const into = Object.hasOwn(state, collection) ? state[collection] : undefined;
      if (!into) throw invalid(row, `holds the undeclared collection "${collection}"`);
      for (const [id, entity] of Object.entries(entities)) {
        if (FORBIDDEN_KEYS.has(id)) throw invalid(row, `holds the forbidden id "${id}"`);
        if (entity === null) delete into[id];
        else into[id] = entity as Entity;
      }
    }
  }
  return state;
}

export function emptyState(collections: readonly string[]): StateDocument {
  return Object.fromEntries(collections.map((collection) => [collection, {}]));
}

function where(row: Pick<q.SnapshotRow, 'workflow_id' | 'snapshot_id' | 'last_event_seq'>) {
  return {
    table: 'snapshots',
    workflow_id: row.workflow_id,
    snapshot_id: row.snapshot_id,
    event_seq: row.last_event_seq,
  };
}

function invalid(row: q.SnapshotHead, why: string): Refusal {
  return refuse('snapshot_invalid', `Snapshot ${row.snapshot_id} of ${row.workflow_id} ${why}`, where(row));
}
