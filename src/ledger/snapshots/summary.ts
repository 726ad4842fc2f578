// The summary of a stream without state: what its events add up to. It stands in snapshot parts alone, so that an append
// does not fold it; every hundredth append writes what the events since the last part have changed.
import { canonicalJson } from '../../base/canonical-json.ts';
import type { Ids } from '../../base/ids.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import {
  FORBIDDEN_KEYS,
  SNAPSHOT_EVERY,
  refuse,
  type EntityRef,
  type EventOf,
  type EventRow,
  type StateDocument,
  type StreamInfo,
  type StreamKind,
  type SummaryChange,
} from '../contract.ts';
import * as q from '../queries.ts';
import { entityKey } from '../state/state.ts';
import { genesisHash } from '../streams/event-row.ts';
import type { Registry } from '../streams/registry.ts';
import { rowProblem, whereOf, type ChainPoint } from '../streams/row-check.ts';
import { headerOf, partText, writePart, type PartOf, type PreparedPart } from './snapshots.ts';

/** What one row changes. */
export type Summarize = (row: EventRow) => readonly SummaryChange[];

/** A stream that was written before its kind had a summary is taken up in parts of this many events. */
const MOST_EVENTS = 1_000;

/** Parts of a summary repeat little of one another, so a merge saves only their number: one in so many parts is enough. */
const PARTS_BETWEEN_MERGES = 16;

/** Asked when a part is written: `stream` is as it was before that part. */
export function isSummaryMergeDue({ head_seq, snapshot_seq }: StreamInfo): boolean {
  const every = PARTS_BETWEEN_MERGES * SNAPSHOT_EVERY;
  return Math.floor(head_seq / every) > Math.floor(snapshot_seq / every);
}

export function summarizerOf(registry: Registry, kind: StreamKind): Summarize | undefined {
  const { summary } = kind;
  return summary && ((row) => summary.changes(eventOf(registry, kind, row), row.row_hash));
}

/** A row that holds, of the newest version, was validated where it was written: parsing it again would cost the most. */
function eventOf(registry: Registry, kind: StreamKind, row: EventRow): EventOf {
  const { event_type: type, schema_version, payload, event_seq, timestamp, actor } = row;
  if (schema_version !== String(registry.definition(kind, type).version)) return registry.lift(kind, row);
  return { type, payload: JSON.parse(payload) as unknown, event_seq, timestamp, actor };
}

export function applyChanges(state: StateDocument, changes: readonly SummaryChange[]): void {
  for (const { collection, id, entity } of changes) {
    const into = state[collection];
    if (!into || FORBIDDEN_KEYS.has(id)) continue;
    if (entity === null) delete into[id];
    else into[id] = entity;
  }
}

/** Writes the parts that are due, for a stream whose events are already in this transaction. */
export async function writeSummaryParts(tx: WriteTx, ids: Ids, stream: PartOf, summarize: Summarize): Promise<void> {
  for (let at = stream; at.snapshot_seq < stream.head_seq;) {
    const part = await summaryPart(tx, ids, at, summarize);
    await writePart(tx, ids, at, part);
    const { snapshot_id, last_event_seq, created_at } = part.header;
    at = { ...at, snapshot_id, snapshot_seq: last_event_seq, snapshot_at: created_at };
  }
}

async function summaryPart(tx: ReadTx, ids: Ids, stream: PartOf, summarize: Summarize): Promise<PreparedPart> {
  const { workflow_id, snapshot_seq, head_seq } = stream;
  const rows = await tx.all(q.readEvents, workflow_id, snapshot_seq, head_seq, MOST_EVENTS);
  const entities = new Map<string, { ref: EntityRef; body: string | null }>();
  const first = snapshot_seq === 0 ? genesisHash(workflow_id, stream.kind) : (rows[0]?.prev_hash ?? '');
  let at: ChainPoint = { seq: snapshot_seq, hash: first };
  for (const row of rows) {
    // A row that was changed since must not become part of what later readers go by.
    const problem = rowProblem(row, at);
    if (problem) throw refuse(problem.code, problem.message, whereOf(row));
    at = { seq: row.event_seq, hash: row.row_hash };
    for (const { collection, id, entity } of summarize(row)) {
      const ref = { collection, id };
      // Below the first part there is nothing that a removal could hide.
      if (entity === null && snapshot_seq === 0) entities.delete(entityKey(ref));
      else entities.set(entityKey(ref), { ref, body: entity === null ? null : canonicalJson(entity) });
    }
  }
  if (rows.length < MOST_EVENTS && at.hash !== stream.head_hash) {
    throw refuse('chain_broken', `The events of ${workflow_id} end at ${at.seq}, not at ${head_seq}`, {
      table: 'events',
      workflow_id,
      event_seq: at.seq + 1,
    });
  }
  // The hash of the last row stands for all rows before it.
  const covered = { ...stream, head_seq: at.seq, state_checksum: at.hash };
  const header = headerOf(covered, ids.uuid(), entities.size);
  return { header, text: partText(header, entities), key: null };
}
