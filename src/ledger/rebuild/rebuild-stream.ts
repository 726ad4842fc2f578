// One stream made again: folded and compared outside every lock, and what differs written by one transaction. Events that
// came in between are folded under the lock, so that a stream that is written to all the time is rebuilt too.
import { toTimestamp } from '../../base/clock.ts';
import { sql, type Statement, type WriteTx } from '../../store/store.ts';
import { replaceRows } from '../../store/table-rows.ts';
import { LIMITS, SNAPSHOT_EVERY, refuse, type EntityRef, type StreamInfo } from '../contract.ts';
import * as q from '../queries.ts';
import { emptyState, headerOf, insertPart, partText, type PreparedPart } from '../snapshots/snapshots.ts';
import { createFold } from '../state/fold.ts';
import { entityBody, entityKey } from '../state/state.ts';
import type { Registration } from '../streams/registry.ts';
import { checkPart, readParts } from '../verify/verify-snapshots.ts';
import { readSummary } from '../verify/verify-summary.ts';
import { compareStream, type Compared, type TableChange } from './compare-stream.ts';
import { writeSteps } from './compare-steps.ts';
import { StreamFold } from './fold-stream.ts';
import type { Difference, RebuildDeps, RebuildOptions } from './report.ts';

const TRIES = 5;

interface Options extends Pick<RebuildOptions, 'dryRun' | 'signal'> {
  readonly onEvent: () => void;
}

/** What of the stream was found to differ. */
export async function rebuildStream(
  deps: RebuildDeps,
  registration: Registration,
  workflowId: string,
  options: Options,
): Promise<readonly Difference[]> {
  for (let tries = 1; ; tries += 1) {
    const looked = await look(deps, registration, workflowId, options);
    if (looked.found.length === 0 || options.dryRun) return looked.found;
    const part = looked.areSnapshotsSound ? undefined : await wholePart(deps, looked);
    const mended = await deps.store.write((tx) => mend(tx, deps, registration, looked, part));
    if (mended) return mended;
    if (tries >= TRIES) {
      throw refuse(
        'sequence_conflict',
        `Stream ${workflowId} was rolled back or merged during each of ${tries} tries`,
        {
          workflow_id: workflowId,
        },
      );
    }
  }
}

// ── Outside every lock ───────────────────────────────────────────────────────────────────────────────────────────

interface Looked extends Compared {
  readonly made: StreamFold;
  /** The parts as they were found, newest first. */
  readonly parts: readonly q.SnapshotHead[];
  readonly areSnapshotsSound: boolean;
}

function look(
  { store, blobs, clock, registry }: RebuildDeps,
  registration: Registration,
  workflowId: string,
  { signal, onEvent }: Options,
): Promise<Looked> {
  return store.read(async (tx) => {
    const stream = await tx.get(q.readStream, workflowId);
    if (!stream) throw refuse('unknown_stream', `There is no stream ${workflowId}`, { workflow_id: workflowId });
    const made = new StreamFold(registry, registration, workflowId);
    let areSnapshotsSound = true;
    const wrong = () => {
      areSnapshotsSound = false;
    };
    const { state } = registration.kind;
    const parts = await tx.all(q.readSnapshotHeads, workflowId);
    // What the stream's own row says of them is compared with that row, and not a fault of theirs.
    const named = { ...stream, ...namesOf(parts[0]) };
    const summary = await readSummary(tx, { blobs, registry }, registration, named, wrong);
    const unchecked = summary ? new Map<number, q.SnapshotRow>() : await readParts(tx, named, wrong);
    const assembled = createFold(emptyState(state === 'none' ? [] : state.collections));
    await made.goOn(tx, stream, blobs, {
      async folded(row) {
        onEvent();
        await summary?.add(row);
        const part = unchecked.get(row.event_seq);
        if (part) await checkPart(blobs, made.fold, assembled, part, row, wrong);
        unchecked.delete(row.event_seq);
      },
      async pause() {
        await clock.macrotask();
        signal?.throwIfAborted();
      },
    });
    summary?.end();
    if (unchecked.size > 0 || (state === 'none' && !summary && parts.length > 0)) wrong();
    const compared = await compareStream(tx, registration, stream, made, areSnapshotsSound ? parts[0] : undefined);
    const found = withSnapshots(compared, areSnapshotsSound);
    return { ...compared, found, made, parts, areSnapshotsSound };
  });
}

function withSnapshots({ found, stream }: Compared, areSnapshotsSound: boolean): readonly Difference[] {
  if (areSnapshotsSound) return found;
  return [...found, { table: 'snapshots', workflow_id: stream.workflow_id, key: '', what: 'changed' }];
}

function namesOf(newest: q.SnapshotHead | undefined): Pick<StreamInfo, 'snapshot_id' | 'snapshot_seq' | 'snapshot_at'> {
  const { snapshot_id = null, last_event_seq = 0, created_at = null } = newest ?? {};
  return { snapshot_id, snapshot_seq: last_event_seq, snapshot_at: created_at };
}

/**
 * All of the state as one part, in place of those that do not hold; undefined where there is no state. A summary is
 * written again with the stream's next snapshot.
 */
async function wholePart(
  { store, blobs, ids }: RebuildDeps,
  { made, stream }: Looked,
): Promise<PreparedPart | undefined> {
  if (stream.state_checksum === null) return undefined;
  const timestamp = toTimestamp(await store.read((tx) => tx.now()));
  const entities = new Map<string, { ref: EntityRef; body: string }>();
  for (const [collection, members] of Object.entries(made.fold.state)) {
    for (const [id, entity] of Object.entries(members)) {
      entities.set(entityKey({ collection, id }), { ref: { collection, id }, body: entityBody(entity) });
    }
  }
  const whole = { ...stream, snapshot_id: null, snapshot_seq: 0, timestamp };
  const header = headerOf(whole, ids.uuid(), entities.size);
  const text = partText(header, entities);
  const bytes = Buffer.from(text);
  return { header, text, key: bytes.length > LIMITS.inlineBytes ? await blobs.put(bytes) : null };
}

// ── Under the lock ───────────────────────────────────────────────────────────────────────────────────────────────

/** What was mended; undefined when something came that has to be looked at outside first. */
async function mend(
  tx: WriteTx,
  deps: RebuildDeps,
  registration: Registration,
  looked: Looked,
  part: PreparedPart | undefined,
): Promise<readonly Difference[] | undefined> {
  const { made, parts, areSnapshotsSound } = looked;
  const { workflow_id } = looked.stream;
  const stream = await tx.get(q.readStream, workflow_id);
  if (!stream || !(await isStill(tx, stream, parts))) return undefined;
  const newest = areSnapshotsSound ? parts[0] : part && { ...part.header, state_s3_key: part.key, part_checksum: '' };
  if (stream.head_hash !== made.at.hash) {
    // A blob cannot be read in here, and a part that is due for a snapshot would be too old.
    const tail = await tx.all(q.readEvents, workflow_id, made.at.seq, stream.head_seq, SNAPSHOT_EVERY);
    if (tail.length >= SNAPSHOT_EVERY || tail.some(({ delta_ref }) => delta_ref !== null)) return undefined;
    await made.goOn(tx, stream, deps.blobs, { pause: async () => {} });
  }
  // Again, because another rebuild or an append may have written these rows since they were looked at.
  const compared = await compareStream(tx, registration, stream, made, newest);
  const { changes, steps, stream: right } = compared;
  for (const change of changes) await write(tx, workflow_id, change);
  await writeSteps(tx, workflow_id, steps);
  if (!areSnapshotsSound) {
    await Promise.all(parts.map(({ snapshot_id }) => tx.run(q.deleteSnapshot, snapshot_id)));
    if (part) await insertPart(tx, part);
  }
  await tx.run(
    q.mendStream,
    right.state_checksum,
    right.entity_count,
    right.snapshot_id,
    right.snapshot_seq,
    right.snapshot_at,
    right.journal_bytes,
    right.created_at,
    workflow_id,
  );
  return withSnapshots(compared, areSnapshotsSound);
}

async function isStill(tx: WriteTx, { workflow_id }: StreamInfo, parts: readonly q.SnapshotHead[]): Promise<boolean> {
  const now = await tx.all(q.readSnapshotHeads, workflow_id);
  const nameOf = ({ snapshot_id, part_checksum }: q.SnapshotHead) => `${snapshot_id} ${part_checksum}`;
  return now.map(nameOf).join() === parts.map(nameOf).join();
}

async function write(tx: WriteTx, workflowId: string, change: TableChange): Promise<void> {
  const { table, stream, exclusive = [], inserted } = change;
  for (const column of exclusive) {
    for (const row of inserted) {
      // Another stream's row that holds the value is wrong, and is made again in its turn.
      const value = row[column] ?? null;
      if (value !== null) await tx.run(freeValue(table.name, stream, column), value, workflowId);
    }
  }
  await replaceRows(tx, table, stream, change);
}

const freed = new Map<string, Statement>();

function freeValue(table: string, stream: string, column: string): Statement {
  const text = `UPDATE ${table} SET ${column} = NULL WHERE ${column} = ? AND ${stream} <> ?`;
  const statement: Statement = freed.get(text) ?? sql(text);
  freed.set(text, statement);
  return statement;
}
