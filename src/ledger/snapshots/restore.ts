// Restore: the newest snapshot and the events after it, everything verified on the way. Fails closed and names the
// first bad row.
import type { Clock } from '../../base/clock.ts';
import { Refusal } from '../../base/errors.ts';
import type { Blobs } from '../../store/blobs.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import {
  checkId,
  refuse,
  type AnyEntities,
  type EntityTypes,
  type EventDefinitions,
  type EventRow,
  type StateDocument,
  type StateOf,
  type StreamInfo,
  type StreamKind,
  type StreamRef,
} from '../contract.ts';
import { genesisHash } from '../streams/event-row.ts';
import { createFold, replay, type Fold } from '../state/fold.ts';
import { StateChecksum } from '../state/state.ts';
import { hasSnapshots, sampleSnapshotAge, snapshotAge, type LedgerMetrics } from '../streams/ledger-metrics.ts';
import * as q from '../queries.ts';
import type { Registry } from '../streams/registry.ts';
import { rowProblem, whereOf, type ChainPoint } from '../streams/row-check.ts';
import { assemble, chainOf } from './snapshots.ts';
import { applyChanges, summarizerOf } from './summary.ts';

export interface RestoreDeps {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly metrics: LedgerMetrics;
  readonly registry: Registry;
}

export interface RestoredState<Entities extends EntityTypes = AnyEntities> {
  readonly workflow_id: string;
  readonly seq: number;
  /** The row hash of the event at `seq`. */
  readonly hash: string;
  readonly state: StateOf<Entities>;
  readonly state_checksum: string | null;
  readonly entity_count: number;
  readonly events_replayed: number;
  readonly snapshot_parts: number;
}

const PAGE = 1_000;

export async function restore<Events extends EventDefinitions, Entities extends EntityTypes>(
  deps: RestoreDeps,
  stream: StreamRef<Events, Entities>,
  atSeq?: number,
): Promise<RestoredState<Entities>> {
  const kind = stream.kind as unknown as StreamKind;
  deps.registry.require(kind);
  checkId(stream.id);
  const startedMs = deps.clock.monotonic();
  const restored = await restoreOnce(deps, kind, stream.id, atSeq).catch((error: unknown) => {
    // A merge may have replaced a part's blob after its row was read. Once more, with the rows of now.
    if (error instanceof Refusal && error.code === 'blob_missing') return restoreOnce(deps, kind, stream.id, atSeq);
    throw error;
  });
  deps.metrics.restoreTimeMs.observe(deps.clock.monotonic() - startedMs);
  deps.metrics.eventsReplayedPerRestore.observe(restored.events_replayed);
  return restored as RestoredState<EntityTypes> as RestoredState<Entities>;
}

async function restoreOnce(
  deps: RestoreDeps,
  kind: StreamKind,
  workflowId: string,
  atSeq: number | undefined,
): Promise<RestoredState> {
  return deps.store.read(async (tx) => {
    const info = await readInfo(tx, deps.metrics, kind, workflowId);
    const to = atSeq ?? info.head_seq;
    if (!Number.isSafeInteger(to) || to < 0 || to > info.head_seq) {
      throw refuse('invalid_rollback', `Stream ${workflowId} has no sequence ${to}; it is at ${info.head_seq}`, {
        workflow_id: workflowId,
        seq: to,
      });
    }
    const { state } = kind;
    const summarize = summarizerOf(deps.registry, kind);
    const collections = state === 'none' ? (kind.summary?.collections ?? []) : state.collections;
    const isFolded = state !== 'none' || summarize !== undefined;
    // Most workflows end before their first snapshot: one statement less.
    const hasParts = isFolded && !(summarize && info.snapshot_id === null);
    const chain = hasParts ? chainOf(await tx.all(q.readSnapshots, workflowId, to)) : [];
    const assembled = await assemble(deps.blobs, chain, collections);
    // A summary has no checksum of its own: its parts are bound to the chain of events.
    const folded = summarize ? { state: assembled, checksum: new StateChecksum(), count: 0 } : createFold(assembled);
    // Without state there is nothing to fold: the last event alone is checked.
    const from = isFolded ? (chain[0]?.last_event_seq ?? 0) : Math.max(0, to - 1);
    let at: ChainPoint = { seq: 0, hash: genesisHash(workflowId, kind.kind) };
    if (from > 0) {
      const checksum = summarize ? undefined : folded.checksum.hex;
      at = checkAnchor(await tx.get(q.readEvent, workflowId, from), workflowId, from, checksum, chain[0]);
    }
    while (at.seq < to) {
      const rows = await tx.all(q.readEvents, workflowId, at.seq, to, PAGE);
      if (rows.length === 0) break;
      for (const row of rows) {
        const problem = rowProblem(row, at);
        if (problem) throw refuse(problem.code, problem.message, whereOf(row));
        if (summarize) applyChanges(folded.state, summarize(row));
        else if (state !== 'none') await replay(deps.blobs, folded, row, collections);
        at = { seq: row.event_seq, hash: row.row_hash };
      }
      // One page at a time: on SQLite nothing else in this process would get its turn. A short workflow is read at once.
      if (!summarize || rows.length === PAGE) await deps.clock.macrotask();
    }
    checkEnd(info, to, at, kind, folded);
    return {
      workflow_id: workflowId,
      seq: at.seq,
      hash: at.hash,
      state: folded.state,
      state_checksum: state === 'none' ? null : folded.checksum.hex,
      entity_count: summarize ? countOf(folded.state) : folded.count,
      events_replayed: isFolded ? at.seq - from : 0,
      snapshot_parts: chain.length,
    };
  });
}

function countOf(state: StateDocument): number {
  return Object.values(state).reduce((sum, entities) => sum + Object.keys(entities).length, 0);
}

/** The head of a stream that is about to be read, metered. */
export async function readInfo(
  tx: ReadTx,
  metrics: LedgerMetrics,
  kind: StreamKind,
  workflowId: string,
): Promise<StreamInfo> {
  const [info, nowMs] = await Promise.all([tx.get(q.readStream, workflowId), tx.now()]);
  if (!info) throw refuse('unknown_stream', `There is no stream ${workflowId}`, { workflow_id: workflowId });
  if (info.kind !== kind.kind) {
    throw refuse('stream_kind_mismatch', `Stream ${workflowId} is of kind "${info.kind}", not "${kind.kind}"`, {
      workflow_id: workflowId,
    });
  }
  if (hasSnapshots(kind)) sampleSnapshotAge(metrics, snapshotAge(info, nowMs));
  return info;
}

/** The event that the newest part covers last: whole in itself, and leading to the part's state. */
function checkAnchor(
  anchor: EventRow | undefined,
  workflowId: string,
  seq: number,
  /** Of the state that the parts give; undefined for a summary, whose parts name the row that they end at instead. */
  checksum: string | undefined,
  newest: q.SnapshotRow | undefined,
): ChainPoint {
  const where = { table: 'events', workflow_id: workflowId, event_seq: seq };
  if (!anchor) {
    throw refuse('chain_broken', `Event ${seq} of ${workflowId}, which a snapshot covers, is missing`, where);
  }
  const problem = rowProblem(anchor, { seq: seq - 1, hash: anchor.prev_hash });
  if (problem) throw refuse(problem.code, problem.message, where);
  if (newest) {
    const { snapshot_id, state_checksum } = newest;
    const [given, named] =
      checksum === undefined ? [anchor.row_hash, anchor.row_hash] : [checksum, anchor.state_checksum];
    if (given !== state_checksum || named !== state_checksum) {
      throw refuse(
        'checksum_mismatch',
        `Snapshot ${snapshot_id} of ${workflowId} does not give the state of event ${seq}`,
        {
          ...where,
          table: 'snapshots',
          snapshot_id,
        },
      );
    }
  }
  return { seq, hash: anchor.row_hash };
}

function checkEnd(info: StreamInfo, to: number, at: ChainPoint, kind: StreamKind, folded: Fold): void {
  const { workflow_id } = info;
  const where = { table: 'streams', workflow_id, event_seq: at.seq };
  if (at.seq !== to) {
    throw refuse('chain_broken', `The events of ${workflow_id} end at ${at.seq}, not at ${to}`, {
      ...where,
      event_seq: at.seq + 1,
    });
  }
  if (to !== info.head_seq) return;
  if (at.hash !== info.head_hash)
    throw refuse('chain_broken', `The head of ${workflow_id} is not its last event`, where);
  if (kind.state === 'none') return;
  if (folded.checksum.hex !== info.state_checksum || folded.count !== info.entity_count) {
    throw refuse('checksum_mismatch', `The state of ${workflow_id} is not the one that its head names`, where);
  }
}
