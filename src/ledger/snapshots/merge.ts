// Merging the parts of a stream's snapshots, so that few and not much more than the state itself are read, while each
// change is written again only a logarithmic number of times.
import type { Blobs } from '../../store/blobs.ts';
import type { Store, WriteTx } from '../../store/store.ts';
import { LIMITS, type EntityRef } from '../contract.ts';
import * as q from '../queries.ts';
import { chainOf, insertPart, partText, readPartText, type PartHeader, type PreparedPart } from './snapshots.ts';
import { entityKey } from '../state/state.ts';

/** Fewer are not worth a merge. */
const FEWEST = 4;

export interface Merged {
  readonly merges: number;
  /** Some blob may have lost the row that named it. */
  readonly replacedBlobs: boolean;
}

/**
 * Merges what is due. Big texts are read and written outside the transaction; it only swaps rows. Blobs that no row
 * names afterwards stay for a while, because a backup may still name them.
 */
export async function mergeParts(store: Store, blobs: Blobs, workflowId: string): Promise<Merged> {
  let merges = 0;
  let replacedBlobs = false;
  for (;;) {
    const due = await store.read(async (tx) => dueForMerge(chainOf(await tx.all(q.readSnapshotHeads, workflowId))));
    if (!due) return { merges, replacedBlobs };
    const part = await mergedPart(store, blobs, due);
    // Another process merged first: read the parts again.
    if (!part || !(await store.write((tx) => swap(tx, due, part)))) continue;
    merges += 1;
    replacedBlobs ||= due.some((row) => row.state_s3_key !== null);
  }
}

/**
 * The newest parts, as many as together reach the size of the next older one. Sizes count entities, so that a state
 * that only changes is merged into one part again and again, and one that grows is doubled.
 */
function dueForMerge(chain: readonly q.SnapshotHead[]): readonly q.SnapshotHead[] | undefined {
  let newer = 0;
  let length = 0;
  for (const [index, { entity_count: count }] of chain.entries()) {
    if (index + 1 >= FEWEST && newer >= count) length = index + 1;
    newer += count;
  }
  return length === 0 ? undefined : chain.slice(0, length);
}

/** Undefined when a part is gone already. */
async function mergedPart(
  store: Store,
  blobs: Blobs,
  due: readonly q.SnapshotHead[],
): Promise<PreparedPart | undefined> {
  const [newest, oldest] = [due[0], due.at(-1)];
  if (!newest || !oldest) return undefined;
  const isWhole = oldest.base_snapshot_id === null;
  const entities = new Map<string, { ref: EntityRef; body: string | null }>();
  for (const { snapshot_id, part_checksum } of due.toReversed()) {
    const row = await store.read((tx) => tx.get(q.readSnapshot, snapshot_id));
    if (row?.part_checksum !== part_checksum) return undefined;
    const { entities: held, bodyOf } = await readPartText(blobs, row);
    for (const [collection, members] of Object.entries(held)) {
      for (const [id, entity] of Object.entries(members)) {
        const ref = { collection, id };
        // Below the oldest part there is nothing that a removal could hide.
        if (entity === null && isWhole) entities.delete(entityKey(ref));
        else entities.set(entityKey(ref), { ref, body: entity === null ? null : bodyOf(entity) });
      }
    }
  }
  const header: PartHeader = {
    // It keeps the newest one's id, so that a part written meanwhile still stands on it.
    snapshot_id: newest.snapshot_id,
    workflow_id: newest.workflow_id,
    step_number: newest.step_number,
    base_snapshot_id: oldest.base_snapshot_id,
    from_seq: oldest.from_seq,
    last_event_seq: newest.last_event_seq,
    level: Math.max(...due.map((row) => row.level)) + 1,
    entity_count: entities.size,
    state_checksum: newest.state_checksum,
    created_at: newest.created_at,
  };
  const text = partText(header, entities);
  const bytes = Buffer.from(text);
  return { header, text, key: bytes.length > LIMITS.inlineBytes ? await blobs.put(bytes) : null };
}

/** False if another process merged first. */
async function swap(tx: WriteTx, due: readonly q.SnapshotHead[], part: PreparedPart): Promise<boolean> {
  const rows = await tx.all(q.readSnapshotHeads, part.header.workflow_id);
  const now = new Map(rows.map((row) => [row.snapshot_id, row.part_checksum]));
  if (due.some((row) => now.get(row.snapshot_id) !== row.part_checksum)) return false;
  await Promise.all(due.map((row) => tx.run(q.deleteSnapshot, row.snapshot_id)));
  await insertPart(tx, part);
  return true;
}
