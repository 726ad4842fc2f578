// The appends of one transaction, staged over what is stored and then written together. Nothing reaches the
// database before `flush`, so an append that is refused leaves nothing behind for the others to trip over.
import { toTimestamp } from '../base/clock.ts';
import { assert } from '../base/errors.ts';
import type { Ids } from '../base/ids.ts';
import { runRows } from '../store/rows.ts';
import type { SqlValue, WriteTx } from '../store/store.ts';
import { SNAPSHOT_EVERY, type AppendResult, type EntityRef, type EventRow, type StreamInfo } from './contract.ts';
import { resultChecksum } from './past-append.ts';
import * as q from './queries.ts';
import { writePart, type PreparedPart } from './snapshots.ts';
import { entityKey, type StoredEntity, type TouchedEntities } from './state.ts';

/** One append, decided and folded. */
export interface PlannedAppend {
  /** As it was before this append. */
  readonly before: StreamInfo;
  readonly rows: readonly EventRow[];
  readonly touched: TouchedEntities;
  readonly entityCount: number;
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

interface StagedStream {
  /** Undefined for a stream that this batch starts. */
  readonly stored: StreamInfo | undefined;
  now: StreamInfo | undefined;
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

export type Appended = (info: {
  readonly workflow_id: string;
  readonly position: number;
  readonly snapshot: boolean;
}) => void;

export class AppendBatch {
  readonly tx: WriteTx;
  readonly nowMs: number;
  readonly timestamp: string;
  readonly hostId: string;
  position: number;
  hostCounter: number;
  private readonly streams = new Map<string, StagedStream>();
  private readonly entities = new Map<
    string,
    {
      readonly workflowId: string;
      readonly ref: EntityRef;
      readonly stored: StoredEntity | undefined;
      now: StoredEntity | undefined;
    }
  >();
  private readonly steps = new Map<string, StagedStep>();
  private readonly rows: EventRow[] = [];

  constructor(tx: WriteTx, meta: q.MetaRow, nowMs: number) {
    this.tx = tx;
    this.nowMs = nowMs;
    this.timestamp = toTimestamp(nowMs);
    this.hostId = meta.host_id;
    this.position = meta.position;
    this.hostCounter = meta.host_counter;
  }

  // ── What is there, staged or stored

  setStream(workflowId: string, stored: StreamInfo | undefined): void {
    this.streams.set(workflowId, { stored, now: stored });
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

  accept({ before, rows, touched, entityCount, step }: PlannedAppend): AppendResult {
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

  /** Writes everything that was accepted; a part may come prepared, for a change too large to make inside. */
  async flush(ids: Ids, appended: Appended, prepared?: PreparedPart): Promise<void> {
    const { tx, timestamp } = this;
    const changed = [...this.streams.values()].filter(
      ({ stored, now }) => now && now.head_seq !== (stored?.head_seq ?? 0),
    );
    const heads = changed.flatMap(({ now }) => (now ? [streamValues(now)] : []));
    const writes = [
      ...runRows(tx, q.upsertStreams, heads),
      ...runRows(tx, q.insertEvents, this.rows.map(eventValues)),
      ...this.writeEntities(),
    ];
    const steps = [...this.steps.values()];
    writes.push(
      ...runRows(
        tx,
        q.insertAttempts,
        steps
          .filter(({ attemptId }) => attemptId === undefined)
          .map((s) => [s.workflowId, s.stepId, 1, timestamp, s.fencingToken]),
      ),
      ...runRows(
        tx,
        q.insertCompletedSteps,
        steps.map((s) => this.completedValues(s)),
      ),
    );
    if (this.rows.length > 0) writes.push(tx.run(q.updateMeta, this.hostCounter, this.position));
    await Promise.all(writes);

    for (const { now } of changed) {
      if (!now) continue;
      const isDue = now.state_checksum !== null && now.head_seq - now.snapshot_seq >= SNAPSHOT_EVERY;
      const snapshot = prepared !== undefined || isDue;
      if (snapshot) await writePart(tx, ids, { ...now, timestamp }, prepared);
      const { position } = this;
      tx.afterCommit(() => appended({ workflow_id: now.workflow_id, position, snapshot }));
    }
  }

  private writeEntities(): Promise<number>[] {
    const { tx } = this;
    const changed = [...this.entities.values()].filter(({ stored, now }) => stored?.body !== now?.body);
    const upserts: SqlValue[][] = [];
    const deletes: Promise<number>[] = [];
    for (const { workflowId, ref, now } of changed) {
      if (now) upserts.push([workflowId, ref.collection, ref.id, now.body, now.hash]);
      else deletes.push(tx.run(q.deleteEntity, workflowId, ref.collection, ref.id));
    }
    return [...deletes, ...runRows(tx, q.upsertEntities, upserts)];
  }

  private completedValues({ workflowId, stepId, attemptId = 1, ref, result, input }: StagedStep): SqlValue[] {
    return [workflowId, stepId, attemptId, this.timestamp, ref, resultChecksum(ref, result.head_hash, input), input];
  }
}

function keyOf(workflowId: string, ref: EntityRef): string {
  return `${workflowId}\n${entityKey(ref)}`;
}

export function journalBytes(row: EventRow): number {
  return Buffer.byteLength(row.payload) + Buffer.byteLength(row.delta ?? '');
}

function streamValues(stream: StreamInfo): SqlValue[] {
  return [
    stream.workflow_id,
    stream.kind,
    stream.head_seq,
    stream.head_hash,
    stream.state_checksum,
    stream.entity_count,
    stream.snapshot_id,
    stream.snapshot_seq,
    stream.snapshot_at,
    stream.journal_bytes,
    stream.created_at,
  ];
}

function eventValues(row: EventRow): SqlValue[] {
  return [
    row.position,
    row.event_id,
    row.workflow_id,
    row.event_seq,
    row.append_seq,
    row.event_type,
    row.payload,
    row.timestamp,
    row.schema_version,
    row.producer_version,
    row.checksum,
    row.operation_id,
    row.actor,
    row.tokens,
    row.delta,
    row.delta_ref,
    row.state_checksum,
    row.host_id,
    row.host_counter,
    row.prev_hash,
    row.row_hash,
    row.received_at,
  ];
}
