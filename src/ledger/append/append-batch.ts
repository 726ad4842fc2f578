// The appends of one transaction, staged over what is stored and then written together. Nothing reaches the
// database before `flush`, so an append that is refused leaves nothing behind for the others to trip over.
import { toTimestamp } from '../../base/clock.ts';
import { damagedRow } from '../../base/damaged-row.ts';
import { assert } from '../../base/errors.ts';
import type { Ids } from '../../base/ids.ts';
import { runRows } from '../../store/rows.ts';
import type { WriteTx } from '../../store/store.ts';
import type { RowOf } from '../../store/table.ts';
import {
  SNAPSHOT_EVERY,
  refuse,
  type AppendResult,
  type EntityRef,
  type EventRow,
  type StreamInfo,
  type StoredEntity,
} from '../contract.ts';
import { snapshotAge, type SnapshotAge } from '../streams/ledger-metrics.ts';
import { resultChecksum } from './past-append.ts';
import * as q from '../queries.ts';
import { writePart, type PreparedPart } from '../snapshots/snapshots.ts';
import { isSummaryMergeDue, writeSummaryParts, type Summarize } from '../snapshots/summary.ts';
import { entityKey, type TouchedEntities } from '../state/state.ts';

/** Where a ledger stands. */
export type Place = Pick<q.MetaRow, 'host_id' | 'host_counter' | 'position'>;

/** One append, decided and folded. */
export interface PlannedAppend {
  /** As it was before this append. */
  readonly before: StreamInfo;
  readonly rows: readonly EventRow[];
  readonly touched: TouchedEntities;
  readonly entityCount: number;
  /** For a kind whose snapshots hold a summary instead of a state. */
  readonly summarize?: Summarize | undefined;
  readonly step:
    | {
        readonly id: string;
        readonly input: string | null;
        readonly fencingToken: number | null;
        /** Undefined when this append is the attempt. */
        readonly attemptId: number | undefined;
      }
    | undefined;
}

/** How the row of a stream fits the event that stands last in it. */
interface StreamEnd {
  readonly isChained: boolean;
  readonly hasState: boolean;
}

const SOUND: StreamEnd = { isChained: true, hasState: true };

interface StagedStream {
  /** Undefined for a stream that this batch starts. */
  readonly stored: StreamInfo | undefined;
  readonly end: StreamEnd;
  now: StreamInfo | undefined;
  summarize?: Summarize | undefined;
}

interface StagedStep {
  readonly workflowId: string;
  readonly stepId: string;
  readonly input: string | null;
  readonly fencingToken: number | null;
  readonly attemptId: number | undefined;
  readonly ref: string;
  readonly result: AppendResult;
}

export interface ChangedHead {
  readonly before: StreamInfo | undefined;
  readonly now: StreamInfo;
  readonly summarize: Summarize | undefined;
  /** Undefined for a stream that never gets snapshots. */
  readonly age: SnapshotAge | undefined;
  /** Its events since the newest snapshot are so many that this batch has to write the next one. */
  readonly isSnapshotDue: boolean;
}

/** What a batch changes, as rows. */
export interface BatchChanges {
  readonly heads: readonly ChangedHead[];
  readonly events: readonly EventRow[];
  readonly entities: readonly StagedEntity[];
  readonly attempts: readonly q.AttemptRow[];
  readonly completed: readonly q.CompletedStepRow[];
}

export interface StagedEntity {
  readonly workflowId: string;
  readonly ref: EntityRef;
  readonly stored: StoredEntity | undefined;
  readonly now: StoredEntity | undefined;
}

export type ReadEntity = (workflowId: string, ref: EntityRef) => Promise<StoredEntity | undefined>;

const JUST_TAKEN: SnapshotAge = { time_since_last_snapshot_sec: 0, journal_size_since_snapshot_bytes: 0 };

export type Appended = (info: {
  readonly workflow_id: string;
  readonly position: number;
  /** It got a snapshot part, and it may be time to merge its parts. */
  readonly isMergeDue: boolean;
  /** Undefined for a stream that never gets snapshots. */
  readonly age: SnapshotAge | undefined;
}) => void;

export interface FlushDeps {
  readonly ids: Ids;
  readonly appended: Appended;
  /** Of the database, as this process knows it. */
  readonly format: number;
}

export class AppendBatch {
  readonly tx: WriteTx;
  readonly readEntity: ReadEntity;
  readonly nowMs: number;
  readonly timestamp: string;
  readonly hostId: string;
  /** Where the ledger stood before. */
  readonly before: Place;
  position: number;
  hostCounter: number;
  private readonly streams = new Map<string, StagedStream>();
  private readonly entities = new Map<string, StagedEntity & { now: StoredEntity | undefined }>();
  private readonly steps = new Map<string, StagedStep>();
  private readonly rows: EventRow[] = [];

  constructor(tx: WriteTx, meta: Place, nowMs: number, recall?: ReadEntity) {
    this.tx = tx;
    this.readEntity = recall ?? ((workflowId, { collection, id }) => tx.get(q.readEntity, workflowId, collection, id));
    this.before = meta;
    this.nowMs = nowMs;
    this.timestamp = toTimestamp(nowMs);
    this.hostId = meta.host_id;
    this.position = meta.position;
    this.hostCounter = meta.host_counter;
  }

  // ── What is there, staged or stored

  setStream(workflowId: string, stored: StreamInfo | undefined, end: StreamEnd = SOUND): void {
    this.streams.set(workflowId, { stored, end, now: stored });
  }

  /** Refuses an append that would hide that the event before it was changed or removed. */
  checkChain(workflowId: string): void {
    const { stored, end: { isChained, hasState } = SOUND } = this.streams.get(workflowId) ?? {};
    if (!stored || (isChained && hasState)) return;
    if (isChained) throw damagedRow(workflowId, 'streams', workflowId, 'has another state than its last event');
    throw refuse('chain_broken', `Event ${stored.head_seq} of ${workflowId} is not the one that its stream ends with`, {
      table: 'events',
      workflow_id: workflowId,
      event_seq: stored.head_seq,
    });
  }

  stream(workflowId: string): StreamInfo | undefined {
    return this.streams.get(workflowId)?.now;
  }

  hasEntity(workflowId: string, ref: EntityRef): boolean {
    return this.entities.has(keyOf(workflowId, ref));
  }

  setEntity(workflowId: string, ref: EntityRef, stored: StoredEntity | undefined): void {
    this.entities.set(keyOf(workflowId, ref), { workflowId, ref, stored, now: stored });
  }

  entity(workflowId: string, ref: EntityRef): StoredEntity | undefined {
    return this.entities.get(keyOf(workflowId, ref))?.now;
  }

  step(workflowId: string, stepId: string): StagedStep | undefined {
    return this.steps.get(`${workflowId} ${stepId}`);
  }

  // ── Staging and writing

  accept({ before, rows, touched, entityCount, step, summarize }: PlannedAppend): AppendResult {
    const { workflow_id: workflowId } = before;
    const last = rows.at(-1);
    const result: AppendResult = {
      workflow_id: workflowId,
      first_seq: last ? before.head_seq + 1 : before.head_seq,
      last_seq: last?.event_seq ?? before.head_seq,
      head_hash: last?.row_hash ?? before.head_hash,
      state_checksum: last ? last.state_checksum : before.state_checksum,
      events: rows,
      repeated: false,
    };
    if (step) {
      const ref = last ? `events:${result.first_seq}-${result.last_seq}` : `head:${result.last_seq}`;
      const { id: stepId, input, fencingToken, attemptId } = step;
      this.steps.set(`${workflowId} ${stepId}`, { workflowId, stepId, input, fencingToken, attemptId, ref, result });
    }
    if (!last) return result;
    const staged = this.streams.get(workflowId);
    assert(staged, `stream ${workflowId} was not loaded`);
    staged.summarize = summarize;
    // Written out: a row of node:sqlite is slow to spread.
    staged.now = {
      workflow_id: workflowId,
      kind: before.kind,
      head_seq: last.event_seq,
      head_hash: last.row_hash,
      state_checksum: last.state_checksum,
      entity_count: entityCount,
      snapshot_id: before.snapshot_id,
      snapshot_seq: before.snapshot_seq,
      snapshot_at: before.snapshot_at,
      journal_bytes: before.journal_bytes + rows.reduce((sum, row) => sum + journalBytes(row), 0),
      created_at: before.created_at,
    };
    for (const { ref, after } of touched.changed()) {
      const entry = this.entities.get(keyOf(workflowId, ref));
      assert(entry, `${ref.collection}/${ref.id} was not loaded`);
      entry.now = after;
    }
    this.rows.push(...rows);
    this.position += rows.length;
    this.hostCounter += rows.length;
    return result;
  }

  changes(): BatchChanges {
    const heads: ChangedHead[] = [];
    for (const { stored, now, summarize } of this.streams.values()) {
      if (!now || now.head_seq === (stored?.head_seq ?? 0)) continue;
      const age = now.state_checksum !== null || summarize ? snapshotAge(now, this.nowMs) : undefined;
      const isSnapshotDue = age !== undefined && now.head_seq - now.snapshot_seq >= SNAPSHOT_EVERY;
      heads.push({ before: stored, now, summarize, age, isSnapshotDue });
    }
    const attempts: q.AttemptRow[] = [];
    const completed: q.CompletedStepRow[] = [];
    for (const { workflowId: workflow_id, stepId: step_id, ...step } of this.steps.values()) {
      const { input, fencingToken: fencing_token, ref, result } = step;
      if (step.attemptId === undefined) {
        attempts.push({ workflow_id, step_id, attempt_id: 1, started_at: this.timestamp, fencing_token });
      }
      completed.push({
        workflow_id,
        step_id,
        attempt_id: step.attemptId ?? 1,
        completed_at: this.timestamp,
        result_snapshot_ref: ref,
        result_checksum: resultChecksum(ref, result.head_hash, input),
        input_checksum: input,
      });
    }
    return { heads, events: this.rows, entities: [...this.entities.values()], attempts, completed };
  }

  /** Writes everything that was accepted; a part may come prepared, for a change too large to make inside. */
  async flush({ ids, appended, format }: FlushDeps, prepared?: PreparedPart): Promise<BatchChanges> {
    const { tx, timestamp } = this;
    const changes = this.changes();
    const { heads, events, entities, attempts, completed } = changes;
    const writes = [
      ...runRows(
        tx,
        q.upsertStreams,
        heads.map(({ now }) => now),
      ),
      ...runRows(tx, q.insertEvents, events),
      ...writeEntities(tx, entities),
      ...runRows(tx, q.insertAttempts, attempts),
      ...runRows(tx, q.insertCompletedSteps, completed),
    ];
    if (events.length > 0) {
      writes.push(tx.run(q.updateMeta, this.hostCounter, this.position, `${format}:${this.position}`));
    }
    await Promise.all(writes);

    for (const { now, summarize, age, isSnapshotDue } of heads) {
      const snapshot = prepared !== undefined || isSnapshotDue;
      if (snapshot && summarize) await writeSummaryParts(tx, ids, { ...now, timestamp }, summarize);
      else if (snapshot) await writePart(tx, ids, { ...now, timestamp }, prepared);
      const { position } = this;
      const isMergeDue = snapshot && (!summarize || isSummaryMergeDue(now));
      const left = snapshot ? JUST_TAKEN : age;
      tx.afterCommit(() => appended({ workflow_id: now.workflow_id, position, isMergeDue, age: left }));
    }
    return changes;
  }
}

function writeEntities(tx: WriteTx, entities: readonly StagedEntity[]): Promise<number>[] {
  const upserts: RowOf<typeof q.stateEntities>[] = [];
  const deletes: Promise<number>[] = [];
  for (const { workflowId, ref, stored, now } of entities) {
    if (stored?.body === now?.body) continue;
    if (now) {
      const { body, hash } = now;
      upserts.push({ workflow_id: workflowId, collection: ref.collection, entity_id: ref.id, body, hash });
    } else deletes.push(tx.run(q.deleteEntity, workflowId, ref.collection, ref.id));
  }
  return [...deletes, ...runRows(tx, q.upsertEntities, upserts)];
}

function keyOf(workflowId: string, ref: EntityRef): string {
  return `${workflowId}\n${entityKey(ref)}`;
}

export function journalBytes(row: EventRow): number {
  return Buffer.byteLength(row.payload) + Buffer.byteLength(row.delta ?? '');
}
