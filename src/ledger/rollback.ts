// Rollback to an earlier sequence is a compensating event: history stays, the state becomes what it was. It is the
// one change that may be larger than an event, so its delta and its snapshot are prepared outside and may be blobs.
import { canonicalJson } from '../base/canonical-json.ts';
import { toTimestamp } from '../base/clock.ts';
import { Bug, Refusal } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import { redactText } from '../base/redact.ts';
import type { ReadTx } from '../store/store.ts';
import { checkLease, checkOptions, checkStream, toEntityChange, writeAppend, type AppendDeps } from './append.ts';
import {
  LIMITS,
  refuse,
  type AppendOptions,
  type AppendResult,
  type EntityRef,
  type EventDefinitions,
  type EventOf,
  type EventRow,
  type StreamInfo,
  type StreamKind,
  type StreamRef,
} from './contract.ts';
import { computeDelta } from './delta.ts';
import { rowHash } from './event-row.ts';
import * as q from './queries.ts';
import { ROLLED_BACK, parsePayload } from './registry.ts';
import { restore, type RestoreDeps, type RestoredState } from './restore.ts';
import { headerOf, partText, refsChangedSince, type PreparedPart } from './snapshots.ts';
import { StateChecksum, TouchedEntities, entityBody, entityKey, type BodyChange, type StoredEntity } from './state.ts';

export interface RollbackOptions extends Pick<AppendOptions, 'lease' | 'actor' | 'expectedSeq'> {
  readonly reason: string;
}

const TRIES = 3;
const PAGE = 1000;

export async function rollback<Events extends EventDefinitions>(
  deps: AppendDeps & RestoreDeps,
  stream: StreamRef<Events>,
  toSeq: number,
  options: RollbackOptions,
): Promise<AppendResult> {
  const kind = stream.kind as unknown as StreamKind;
  if (kind.state === 'none')
    throw refuse('invalid_rollback', `Streams of kind "${kind.kind}" hold no state to roll back`, { kind: kind.kind });
  checkOptions(stream.id, [], options);
  const target = await restore(deps, stream, toSeq);
  for (let tries = 1; ; tries += 1) {
    try {
      return await rollbackOnce(deps, kind, target, options);
    } catch (error) {
      const moved = error instanceof Refusal && error.code === 'sequence_conflict' && options.expectedSeq === undefined;
      if (!moved || tries >= TRIES) throw error;
    }
  }
}

async function rollbackOnce(
  deps: AppendDeps & RestoreDeps,
  kind: StreamKind,
  target: RestoredState,
  options: RollbackOptions,
): Promise<AppendResult> {
  const { workflow_id: workflowId } = target;
  // ── Outside: what differs, and where it will lie
  const { stream, current, sinceSnapshot, nowMs } = await deps.store.read(async (tx) => {
    const found = await tx.get(q.readStream, workflowId);
    if (!found) throw new Bug(`${workflowId} was there a moment ago`);
    return {
      stream: found,
      current: await allEntities(tx, workflowId),
      sinceSnapshot: await refsChangedSince(tx, workflowId, found.snapshot_seq, found.head_seq),
      nowMs: await tx.now(),
    };
  });
  if (options.expectedSeq !== undefined) checkStream(stream, kind, { expectedSeq: options.expectedSeq });
  if (target.seq >= stream.head_seq) {
    throw refuse(
      'invalid_rollback',
      `Stream ${workflowId} is at ${stream.head_seq}; there is nothing after ${target.seq} to undo`,
      { workflow_id: workflowId, seq: target.seq },
    );
  }
  const wanted = targetBodies(target);
  const changes = differences(current, wanted);
  const eventId = deps.ids.uuid();
  const operations = computeDelta(changes);
  const deltaDocument = canonicalJson({ event_id: eventId, operations });
  const isLarge = operations.length > LIMITS.patchOperations || Buffer.byteLength(deltaDocument) > LIMITS.inlineBytes;
  const deltaRef = isLarge ? await deps.blobs.put(Buffer.from(deltaDocument)) : null;

  const timestamp = toTimestamp(nowMs);
  const after = { ...stream, head_seq: stream.head_seq + 1, state_checksum: target.state_checksum, timestamp };
  const part = await preparePart(deps, after, sinceSnapshot, changes, wanted);
  const event: EventOf = {
    type: ROLLED_BACK,
    payload: parsePayload(
      deps.registry.definition(kind, ROLLED_BACK).payload,
      { to_seq: target.seq, to_hash: target.hash, reason: redactText(options.reason).text },
      { event_type: ROLLED_BACK },
    ),
    event_seq: after.head_seq,
    timestamp,
    actor: options.actor ?? 'system',
  };

  // ── Inside: the stream must still be where it was
  return deps.store.write(async (tx) => {
    const [meta, lockedMs, now, held] = await Promise.all([
      tx.get(q.lockForAppend),
      tx.now(),
      tx.get(q.readStream, workflowId),
      options.lease ? tx.get(q.readLease, options.lease.workflow_id) : undefined,
    ]);
    if (!meta || !now) throw new Bug(`${workflowId} was there a moment ago`);
    if (options.lease) checkLease(options.lease, held, lockedMs, deps.metrics);
    checkStream(now, kind, { expectedSeq: stream.head_seq });
    const touched = new TouchedEntities();
    const checksum = new StateChecksum(now.state_checksum);
    for (const { ref, after: body } of changes) {
      touched.load(ref, current.get(entityKey(ref)));
      touched.replace(ref, body, checksum);
    }
    if (checksum.hex !== target.state_checksum) {
      throw refuse(
        'checksum_mismatch',
        `The entities of ${workflowId} do not lead back to the state at ${target.seq}`,
        { table: 'state_entities', workflow_id: workflowId },
      );
    }
    const row = eventRow(
      deps,
      meta,
      now,
      event,
      eventId,
      target.state_checksum,
      isLarge ? null : canonicalJson(operations),
      deltaRef,
    );
    return writeAppend(tx, deps, deps.registry.require(kind), {
      stream: now,
      isNew: false,
      meta,
      rows: [row],
      touched,
      entityCount: target.entity_count,
      operationId: undefined,
      input: null,
      timestamp,
      fencingToken: null,
      events: [event],
      changesOf: [changes.map(toEntityChange)],
      part,
    });
  });
}

function eventRow(
  deps: AppendDeps,
  meta: q.MetaRow,
  stream: StreamInfo,
  event: EventOf,
  eventId: string,
  stateChecksum: string | null,
  delta: string | null,
  deltaRef: string | null,
): EventRow {
  const payload = canonicalJson(event.payload);
  const row = {
    event_id: eventId,
    workflow_id: stream.workflow_id,
    event_seq: event.event_seq,
    append_seq: event.event_seq,
    event_type: event.type,
    payload,
    timestamp: event.timestamp,
    schema_version: '1',
    producer_version: deps.producerVersion,
    checksum: sha256(payload),
    operation_id: null,
    actor: event.actor,
    tokens: '[]',
    delta,
    delta_ref: deltaRef,
    state_checksum: stateChecksum,
    host_id: meta.host_id,
    host_counter: meta.host_counter + 1,
    prev_hash: stream.head_hash,
  };
  return { ...row, position: meta.position + 1, row_hash: rowHash(row), received_at: event.timestamp };
}

/** Holds what changed since the last part, before the rollback and by it. */
async function preparePart(
  deps: AppendDeps & RestoreDeps,
  after: StreamInfo & { timestamp: string },
  sinceSnapshot: readonly EntityRef[],
  changes: readonly BodyChange[],
  wanted: ReadonlyMap<string, { ref: EntityRef; body: string }>,
): Promise<PreparedPart> {
  const snapshotId = deps.ids.uuid();
  const entities = new Map<string, { ref: EntityRef; body: string | null }>();
  for (const ref of [...sinceSnapshot, ...changes.map((change) => change.ref)]) {
    entities.set(entityKey(ref), { ref, body: wanted.get(entityKey(ref))?.body ?? null });
  }
  const text = partText(headerOf(after, snapshotId), entities);
  const bytes = Buffer.from(text);
  return { snapshot_id: snapshotId, text, key: bytes.length > LIMITS.inlineBytes ? await deps.blobs.put(bytes) : null };
}

async function allEntities(tx: ReadTx, workflowId: string): Promise<Map<string, StoredEntity & { ref: EntityRef }>> {
  const entities = new Map<string, StoredEntity & { ref: EntityRef }>();
  let [collection, id] = ['', ''];
  for (;;) {
    const rows = await tx.all(q.pageEntities, workflowId, collection, id, PAGE);
    for (const row of rows) {
      const ref = { collection: row.collection, id: row.entity_id };
      entities.set(entityKey(ref), { ref, body: row.body, hash: row.hash });
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return entities;
    [collection, id] = [last.collection, last.entity_id];
  }
}

function targetBodies(target: RestoredState): Map<string, { ref: EntityRef; body: string }> {
  const bodies = new Map<string, { ref: EntityRef; body: string }>();
  for (const [collection, entities] of Object.entries(target.state)) {
    for (const [id, entity] of Object.entries(entities)) {
      const ref = { collection, id };
      bodies.set(entityKey(ref), { ref, body: entityBody(entity) });
    }
  }
  return bodies;
}

function differences(
  current: ReadonlyMap<string, StoredEntity & { ref: EntityRef }>,
  wanted: ReadonlyMap<string, { ref: EntityRef; body: string }>,
): BodyChange[] {
  const changes: BodyChange[] = [];
  for (const [key, { ref, body }] of current) {
    const after = wanted.get(key)?.body;
    if (after !== body) changes.push({ ref, before: body, after });
  }
  for (const [key, { ref, body }] of wanted)
    if (!current.has(key)) changes.push({ ref, before: undefined, after: body });
  return changes;
}
