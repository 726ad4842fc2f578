// One stream folded from its verified events: its entities, the rows of its tables and the row of the stream itself, as
// an append would have left them. Continues where it stopped when more events have come.
import type { Blobs } from '../../store/blobs.ts';
import type { ReadTx } from '../../store/store.ts';
import { journalBytes } from '../append/append-batch.ts';
import { toEntityChange } from '../append/append-plan.ts';
import { refuse, type AnyEntities, type EventDefinitions, type EventRow, type StreamInfo } from '../contract.ts';
import * as q from '../queries.ts';
import { emptyState } from '../snapshots/snapshots.ts';
import { createFold, replay, type Fold } from '../state/fold.ts';
import { genesisHash } from '../streams/event-row.ts';
import type { Registration, Registry, RowsFold } from '../streams/registry.ts';
import { rowProblem, whereOf, type ChainPoint } from '../streams/row-check.ts';
import { addOperation, type Operations } from './compare-steps.ts';

const PAGE = 1_000;

/** Called behind every event, with the fold as it is then. */
export type Folded = (row: EventRow) => Promise<void>;

export class StreamFold {
  readonly fold: Fold;
  readonly rows: RowsFold<EventDefinitions, AnyEntities> | undefined;
  readonly operations: Operations = new Map();
  at: ChainPoint;
  private readonly registry: Registry;
  private readonly registration: Registration;
  private readonly workflowId: string;
  private createdAt: string | undefined;
  /** By sequence: the bytes of all events up to it. */
  private readonly bytes: number[] = [0];

  constructor(registry: Registry, registration: Registration, workflowId: string) {
    const { kind, rows } = registration;
    this.registry = registry;
    this.registration = registration;
    this.workflowId = workflowId;
    this.fold = createFold(emptyState(kind.state === 'none' ? [] : kind.state.collections));
    this.rows = rows?.fold(workflowId);
    this.at = { seq: 0, hash: genesisHash(workflowId, kind.kind) };
  }

  /** Folds on to the head that the transaction sees, and holds every row against its hashes. */
  async goOn(
    tx: ReadTx,
    stream: StreamInfo,
    blobs: Blobs,
    { folded, pause }: { readonly folded?: Folded; readonly pause: () => Promise<void> },
  ): Promise<void> {
    const { kind } = this.registration;
    const collections = kind.state === 'none' ? [] : kind.state.collections;
    for (;;) {
      const page = await tx.all(q.readEvents, this.workflowId, this.at.seq, stream.head_seq, PAGE);
      for (const row of page) {
        const problem = rowProblem(row, this.at);
        if (problem) throw refuse(problem.code, problem.message, whereOf(row));
        const changes = kind.state === 'none' ? [] : await replay(blobs, this.fold, row, collections);
        if (this.rows) {
          const event = { ...this.registry.lift(kind, row), workflow_id: this.workflowId };
          this.rows.event(event, changes.map(toEntityChange));
        }
        addOperation(this.operations, row);
        this.createdAt ??= row.timestamp;
        this.bytes.push((this.bytes.at(-1) ?? 0) + journalBytes(row));
        this.at = { seq: row.event_seq, hash: row.row_hash };
        await folded?.(row);
      }
      await pause();
      if (page.length < PAGE) break;
    }
    if (this.at.seq === stream.head_seq && this.at.hash === stream.head_hash) return;
    throw refuse('chain_broken', `Stream ${this.workflowId} ends at event ${this.at.seq}, but its head is another`, {
      table: 'streams',
      workflow_id: this.workflowId,
      event_seq: this.at.seq + 1,
    });
  }

  /** The stream's own row, with the snapshot that it is to name. */
  streamRow(stream: StreamInfo, newest: q.SnapshotHead | undefined): StreamInfo {
    const hasState = this.registration.kind.state !== 'none';
    const snapshotSeq = newest?.last_event_seq ?? 0;
    return {
      ...stream,
      state_checksum: hasState ? this.fold.checksum.hex : null,
      entity_count: this.fold.count,
      snapshot_id: newest?.snapshot_id ?? null,
      snapshot_seq: snapshotSeq,
      snapshot_at: newest?.created_at ?? null,
      journal_bytes: (this.bytes.at(-1) ?? 0) - (this.bytes[snapshotSeq] ?? 0),
      created_at: this.createdAt ?? stream.created_at,
    };
  }
}
