// Rollback to an earlier sequence is a compensating event: history stays, the state becomes what it was. It is the
// one change that may be larger than an event, so its delta and its snapshot are prepared outside and may be blobs.
import { canonicalJson } from '../../base/canonical-json.ts';
import { toTimestamp, type Clock } from '../../base/clock.ts';
import { Bug, Refusal } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { redactWithin } from '../../base/redact.ts';
import type { ReadTx } from '../../store/store.ts';
import type { AppendBatch } from './append-batch.ts';
import { checkOptions, tokensText } from './append-input.ts';
import { SYSTEM, chainRow, checkStream, stepOf, toEntityChange, type Plan } from './append-plan.ts';
import type { AppendDeps, AppendRequest } from './append-request.ts';
import {
  LIMITS,
  refuse,
  type AppendOptions,
  type AppendResult,
  type EntityChange,
  type EntityRef,
  type EntityTypes,
  type EventDefinitions,
  type EventOf,
  type StreamInfo,
  type StreamKind,
  type StreamRef,
  type StoredEntity,
} from '../contract.ts';
import { computeDelta } from '../state/delta.ts';
import { firstResult, isOtherInput, operationConflict } from './past-append.ts';
import { runAlone } from './run-alone.ts';
import { untilKnown } from './until-known.ts';
import * as q from '../queries.ts';
import { ROLLED_BACK, parsePayload } from '../streams/registry.ts';
import { restore, type RestoreDeps, type RestoredState } from '../snapshots/restore.ts';
import { headerOf, partText, refsChangedSince, type PreparedPart } from '../snapshots/snapshots.ts';
import { StateChecksum, TouchedEntities, entityBody, entityKey, type BodyChange } from '../state/state.ts';
import { checkStored, entitiesOf } from '../state/stored-entities.ts';

export interface RollbackOptions extends Pick<AppendOptions, 'operationId' | 'lease' | 'actor' | 'expectedSeq'> {
  readonly reason: string;
  /** Refuses by throwing, in the rollback's own transaction, over every entity that the rollback changes. */
  readonly allow?: (tx: ReadTx, changes: readonly EntityChange[]) => Promise<void>;
}

const TRIES = 3;

export async function rollback<Events extends EventDefinitions, Entities extends EntityTypes>(
  deps: AppendDeps & RestoreDeps,
  stream: StreamRef<Events, Entities>,
  toSeq: number,
  options: RollbackOptions,
): Promise<AppendResult> {
  const kind = stream.kind as unknown as StreamKind;
  if (kind.state === 'none')
    throw refuse('invalid_rollback', `Streams of kind "${kind.kind}" hold no state to roll back`, { kind: kind.kind });
  checkOptions(stream.id, [], options);
  const target = await restore(deps, { kind, id: stream.id }, toSeq);
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
  const reason = redactWithin(options.reason, LIMITS.reasonLength);
  const input = options.operationId === undefined ? null : rollbackChecksum(target.seq, reason);
  const found = await lookAt(deps, kind, target.workflow_id, options.operationId, input);
  if (found.done) return found.done;
  checkTarget(found.stream, kind, target, options);
  const prepared = await prepare(deps, kind, target, found, reason);
  const request = {
    registration: deps.registry.require(kind),
    workflowId: target.workflow_id,
    what: [],
    options,
    input,
    firstEventId: prepared.eventId,
    touches: [],
  };
  const own = {
    plan: (batch: AppendBatch) => planRollback(batch, deps, request, found, prepared),
    part: prepared.part,
  };
  const { allow } = options;
  const also = async (tx: ReadTx) => allow?.(tx, prepared.changes.map(toEntityChange));
  return untilKnown(async (mayExist) => {
    const { also: _, ...result } = await deps.store.write((tx) =>
      runAlone(tx, deps, { ...request, mayExist }, { own, also }),
    );
    return result;
  });
}

// ── Outside the transaction: what differs, and where it will lie ─────────────────────────────────────────────────

/** The stream as it stands before the rollback. */
interface Found {
  readonly stream: StreamInfo;
  readonly current: ReadonlyMap<string, StoredEntity & { readonly ref: EntityRef }>;
  readonly sinceSnapshot: readonly EntityRef[];
  readonly nowMs: number;
}

function lookAt(
  deps: AppendDeps,
  kind: StreamKind,
  workflowId: string,
  operationId: string | undefined,
  input: string | null,
): Promise<Found & { readonly done: AppendResult | undefined }> {
  return deps.store.read(async (tx) => {
    const stream = await tx.get(q.readStream, workflowId);
    if (!stream) throw new Bug(`${workflowId} was there a moment ago`);
    return {
      // Before anything that only the first time must hold, such as where the stream stands.
      done: operationId === undefined ? undefined : await doneBefore(tx, deps, kind, workflowId, operationId, input),
      stream,
      current: await allEntities(tx, deps.clock, workflowId),
      sinceSnapshot: await refsChangedSince(tx, workflowId, stream.snapshot_seq, stream.head_seq),
      nowMs: await tx.now(),
    };
  });
}

function checkTarget(
  stream: StreamInfo,
  kind: StreamKind,
  { workflow_id, seq }: RestoredState,
  { expectedSeq }: RollbackOptions,
): void {
  if (expectedSeq !== undefined) checkStream(stream, kind, { expectedSeq });
  if (seq < stream.head_seq) return;
  throw refuse(
    'invalid_rollback',
    `Stream ${workflow_id} is at ${stream.head_seq}; there is nothing after ${seq} to undo`,
    { workflow_id, seq },
  );
}

interface Prepared {
  readonly target: RestoredState;
  readonly eventId: string;
  readonly payload: unknown;
  readonly changes: readonly BodyChange[];
  /** The delta in its row, or the blob that holds it. */
  readonly delta: string | null;
  readonly deltaRef: string | null;
  readonly part: PreparedPart;
}

async function prepare(
  deps: AppendDeps & RestoreDeps,
  kind: StreamKind,
  target: RestoredState,
  { stream, current, sinceSnapshot, nowMs }: Found,
  reason: string,
): Promise<Prepared> {
  const wanted = targetBodies(target);
  const changes = differences(current, wanted);
  const eventId = deps.ids.uuid();
  const operations = computeDelta(changes);
  const deltaDocument = canonicalJson({ event_id: eventId, operations });
  const isLarge = operations.length > LIMITS.patchOperations || Buffer.byteLength(deltaDocument) > LIMITS.inlineBytes;
  const deltaRef = isLarge ? await deps.blobs.put(Buffer.from(deltaDocument)) : null;
  const after = {
    ...stream,
    head_seq: stream.head_seq + 1,
    state_checksum: target.state_checksum,
    timestamp: toTimestamp(nowMs),
  };
  const part = await preparePart(deps, after, sinceSnapshot, changes, wanted);
  const payload = parsePayload(
    deps.registry.definition(kind, ROLLED_BACK).payload,
    { to_seq: target.seq, to_hash: target.hash, reason },
    { event_type: ROLLED_BACK },
  );
  return { target, eventId, payload, changes, delta: isLarge ? null : canonicalJson(operations), deltaRef, part };
}

// ── Inside: the stream must still be where it was ────────────────────────────────────────────────────────────────

function planRollback(
  batch: AppendBatch,
  deps: AppendDeps,
  {
    registration,
    workflowId,
    options,
    input,
  }: Pick<AppendRequest, 'registration' | 'workflowId' | 'options' | 'input'>,
  { stream, current }: Found,
  { target, eventId, payload, changes, delta, deltaRef }: Prepared,
): Plan {
  const now = batch.stream(workflowId);
  if (!now) throw new Bug(`${workflowId} was there a moment ago`);
  checkStream(now, registration.kind, { expectedSeq: stream.head_seq });
  batch.checkChain(workflowId);
  const touched = new TouchedEntities();
  const checksum = new StateChecksum(now.state_checksum);
  for (const { ref, after: body } of changes) {
    const stored = current.get(entityKey(ref));
    batch.setEntity(workflowId, ref, stored);
    touched.load(ref, stored);
    touched.replace(ref, body, checksum);
  }
  if (checksum.hex !== target.state_checksum) {
    throw refuse('checksum_mismatch', `The entities of ${workflowId} do not lead back to the state at ${target.seq}`, {
      table: 'state_entities',
      workflow_id: workflowId,
    });
  }
  const { kind } = registration;
  const changed = changes.map(({ ref }) => ref);
  const actor = options.actor ?? SYSTEM;
  const seq = stream.head_seq + 1;
  const row = chainRow(
    batch,
    {
      event_id: eventId,
      workflow_id: workflowId,
      event_seq: seq,
      append_seq: seq,
      event_type: ROLLED_BACK,
      payload: canonicalJson(payload),
      schema_version: '1',
      producer_version: deps.producerVersion,
      operation_id: options.operationId ?? null,
      actor,
      tokens: tokensText(ROLLED_BACK, kind.rollbackTokens?.(changed, workflowId) ?? []),
      delta,
      delta_ref: deltaRef,
      state_checksum: target.state_checksum,
      prev_hash: now.head_hash,
    },
    0,
  );
  const event: EventOf = { type: ROLLED_BACK, payload, event_seq: seq, timestamp: batch.timestamp, actor };
  const step = stepOf(options, input);
  return {
    before: now,
    rows: [row],
    touched,
    entityCount: target.entity_count,
    step,
    events: [event],
    changesOf: [changes],
  };
}

/** What makes two rollbacks of one operation id the same; never that of an append, whose text starts otherwise. */
function rollbackChecksum(toSeq: number, reason: string): string {
  return sha256(`throughline rollback 1\n${canonicalJson({ to_seq: toSeq, reason })}`);
}

async function doneBefore(
  tx: ReadTx,
  deps: AppendDeps,
  kind: StreamKind,
  workflowId: string,
  operationId: string,
  input: string | null,
): Promise<AppendResult | undefined> {
  const done = await tx.get(q.readCompletedStep, workflowId, operationId);
  if (!done) return undefined;
  if (isOtherInput(done, input)) throw operationConflict(workflowId, operationId, done.completed_at);
  deps.metrics.idempotencyCacheHits.add();
  return firstResult(tx, kind, workflowId, operationId, done);
}

/** Holds what changed since the last part, before the rollback and by it. */
async function preparePart(
  deps: AppendDeps & RestoreDeps,
  after: StreamInfo & { timestamp: string },
  sinceSnapshot: readonly EntityRef[],
  changes: readonly BodyChange[],
  wanted: ReadonlyMap<string, { ref: EntityRef; body: string }>,
): Promise<PreparedPart> {
  const entities = new Map<string, { ref: EntityRef; body: string | null }>();
  for (const ref of [...sinceSnapshot, ...changes.map((change) => change.ref)]) {
    entities.set(entityKey(ref), { ref, body: wanted.get(entityKey(ref))?.body ?? null });
  }
  const header = headerOf(after, deps.ids.uuid(), entities.size);
  const text = partText(header, entities);
  const bytes = Buffer.from(text);
  return { header, text, key: bytes.length > LIMITS.inlineBytes ? await deps.blobs.put(bytes) : null };
}

async function allEntities(
  tx: ReadTx,
  clock: Clock,
  workflowId: string,
): Promise<Map<string, StoredEntity & { ref: EntityRef }>> {
  const entities = new Map<string, StoredEntity & { ref: EntityRef }>();
  for await (const { ref, stored } of entitiesOf(tx, clock, workflowId)) {
    checkStored(workflowId, ref, stored);
    entities.set(entityKey(ref), { ref, ...stored });
  }
  return entities;
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
