// Appends worked out over what this process last saw, and written by one call that first compares all of it with the
// tables: one round trip, where no other process writes. A call that rests on something else than what is stored changes
// nothing, and the same appends are done step by step.
import { Bug } from '../../base/errors.ts';
import { readAny } from '../../store/rows.ts';
import type { ForeseenWrite, ReadTx, SqlValue, WriteTx } from '../../store/store.ts';
import { AppendBatch, type BatchChanges } from './append-batch.ts';
import type { EntityRef, LeaseClaim } from '../contract.ts';
import type { AppendDeps } from './append-request.ts';
import type { LastSeen } from './last-seen.ts';
import * as q from '../queries.ts';

interface Foreseeable {
  readonly workflowId: string;
  readonly touches: readonly EntityRef[];
  readonly mayExist: boolean;
}

/** A batch over what was seen, and a look at what was not; undefined when it would be in vain. */
export async function foreseenBatch(
  seen: LastSeen,
  look: ReadTx,
  requests: readonly Foreseeable[],
  /** Answers what a decider asks for. Plain events ask for nothing. */
  tx: WriteTx = ANSWERS_NOTHING,
): Promise<AppendBatch | undefined> {
  const expected = seen.expected();
  // An append that may have committed already has to look for itself under the lock.
  if (!expected || requests.some(({ mayExist }) => mayExist)) return undefined;
  const { place, nowMs } = expected;
  const batch = new AppendBatch(tx, place, nowMs, async (workflowId, ref) => {
    const entity = seen.entity(workflowId, ref);
    return entity === undefined ? look.get(q.readEntity, workflowId, ref.collection, ref.id) : (entity ?? undefined);
  });
  const unseenStreams: string[] = [];
  const unseenEntities: [string, EntityRef][] = [];
  for (const { workflowId, touches } of requests) {
    const stream = seen.stream(workflowId);
    if (!stream) unseenStreams.push(workflowId);
    batch.setStream(workflowId, stream);
    for (const ref of touches) {
      const entity = seen.entity(workflowId, ref);
      if (entity === undefined) unseenEntities.push([workflowId, ref]);
      batch.setEntity(workflowId, ref, entity ?? undefined);
    }
  }
  const [streams, entities] = await Promise.all([
    readAny(
      look,
      q.readStreams,
      unseenStreams.map((id) => [id]),
    ),
    readAny(
      look,
      q.readEntities,
      unseenEntities.map(([id, ref]) => [id, ref.collection, ref.id]),
    ),
  ]);
  for (const stream of streams) batch.setStream(stream.workflow_id, stream);
  for (const { workflow_id, collection, entity_id: id, body, hash } of entities) {
    batch.setEntity(workflow_id, { collection, id }, { body, hash });
  }
  return batch;
}

/** A plan of plain events that needs more than was seen is none. */
const ANSWERS_NOTHING: WriteTx = {
  now: unforeseen,
  get: unforeseen,
  all: unforeseen,
  run: unforeseen,
  afterCommit: unforeseen,
};

export function unforeseen(): never {
  throw new Bug('a foreseen append asked for what was not seen');
}

/** The lease as its owner believes it to be. The call asks the table, and the store's own clock. */
export function believed({ owner_id, fencing_token }: LeaseClaim): q.LeaseRow {
  return { owner_id, fencing_token, lease_expires_at: '9999-12-31T23:59:59.999Z' };
}

/** What the call is given; undefined for a change that is not of the few forms it knows. */
export function foreseenValues(
  { nowMs, hostId, before }: AppendBatch,
  { heads, events, entities, attempts, completed }: BatchChanges,
  leases: readonly LeaseClaim[],
  /** Of the database, as this process knows it. */
  format: number,
): SqlValue[] | undefined {
  const isKnown =
    events.length > 0 &&
    heads.every(({ before: was, isSnapshotDue }) => was && !isSnapshotDue) &&
    entities.every(({ stored, now }) => now || !stored);
  if (!isKnown) return undefined;
  return [
    nowMs,
    format,
    hostId,
    before.position,
    before.host_counter,
    rowsText(leases.map(({ workflow_id, owner_id, fencing_token }) => ({ workflow_id, owner_id, fencing_token }))),
    rowsText(
      heads.map(({ before: was, now }) => ({
        workflow_id: now.workflow_id,
        was_seq: was?.head_seq,
        was_hash: was?.head_hash,
        was_checksum: was?.state_checksum,
        was_count: was?.entity_count,
        snapshot_seq: was?.snapshot_seq,
        head_seq: now.head_seq,
        head_hash: now.head_hash,
        state_checksum: now.state_checksum,
        entity_count: now.entity_count,
        more_bytes: now.journal_bytes - (was?.journal_bytes ?? 0),
      })),
    ),
    rowsText(
      entities.flatMap(({ workflowId, ref, stored, now }) =>
        now
          ? {
              workflow_id: workflowId,
              collection: ref.collection,
              entity_id: ref.id,
              was_body: stored?.body,
              was_hash: stored?.hash,
              body: now.body,
              hash: now.hash,
            }
          : [],
      ),
    ),
    rowsText(events),
    rowsText(attempts),
    rowsText(completed),
  ];
}

/** The call, and what is known once it is committed. */
export function foreseen<T>(
  { seen, appended }: AppendDeps,
  batch: AppendBatch,
  changes: BatchChanges,
  params: readonly SqlValue[],
  rest: ForeseenWrite<T>['rest'],
): ForeseenWrite<T> {
  // Until the call has found that all was so.
  seen.wasWrong();
  return {
    statement: q.appendAtOnce,
    params,
    rest,
    committed(nowMs) {
      seen.wasRight(batch, changes, nowMs);
      for (const { now, age } of changes.heads) {
        appended({ workflow_id: now.workflow_id, position: batch.position, isMergeDue: false, age });
      }
    },
  };
}

function rowsText(rows: readonly object[]): string | null {
  return rows.length === 0 ? null : JSON.stringify(rows);
}
