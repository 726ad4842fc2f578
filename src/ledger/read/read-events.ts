// Events as their domain declared them: lifted to the newest version, typed, and read only from rows that hold.
import type { ReadTx, Store } from '../../store/store.ts';
import {
  checkId,
  refuse,
  type EntityTypes,
  type EventDefinitions,
  type EventOf,
  type EventRow,
  type StreamKind,
  type StreamRef,
  type Token,
} from '../contract.ts';
import { genesisHash } from '../streams/event-row.ts';
import type { LedgerMetrics } from '../streams/ledger-metrics.ts';
import { checkPage, type Page } from '../streams/page.ts';
import * as q from '../queries.ts';
import type { LedgerEvents, Registry } from '../streams/registry.ts';
import { readInfo } from '../snapshots/restore.ts';
import { rowProblem, whereOf, type ChainPoint } from '../streams/row-check.ts';

interface EventMetadata {
  readonly event_id: string;
  readonly row_hash: string;
  readonly operation_id: string | null;
  readonly tokens: readonly Token[];
}

/** An event of the stream's kind, or one of the ledger's own. */
export type ReadEvent<Events extends EventDefinitions> = (EventOf<Events> | EventOf<LedgerEvents>) & EventMetadata;

export interface ReadDeps {
  readonly store: Store;
  readonly registry: Registry;
  readonly metrics: LedgerMetrics;
}

export interface ReadPage extends Page {
  /** Only events whose payload holds this id somewhere. Each is held against its own hashes, not against those between. */
  readonly containing?: string;
}

export async function readEvents<Events extends EventDefinitions, Entities extends EntityTypes>(
  { store, registry, metrics }: ReadDeps,
  stream: StreamRef<Events, Entities>,
  page: ReadPage = {},
): Promise<readonly ReadEvent<Events>[]> {
  const kind = stream.kind as unknown as StreamKind;
  registry.require(kind);
  checkId(stream.id);
  const { after, limit } = checkPage(page);
  const { containing } = page;
  if (containing !== undefined) checkId(containing);
  const rows = await store.read((tx) =>
    containing === undefined
      ? checkedRows(tx, metrics, kind, stream.id, after, limit)
      : rowsContaining(tx, metrics, kind, stream.id, containing, after, limit),
  );
  return rows.map((row) => {
    const { event_id, row_hash, operation_id } = row;
    const metadata: EventMetadata = { event_id, row_hash, operation_id, tokens: JSON.parse(row.tokens) as Token[] };
    return Object.assign(registry.lift(kind, row), metadata) as ReadEvent<Events>;
  });
}

async function checkedRows(
  tx: ReadTx,
  metrics: LedgerMetrics,
  kind: StreamKind,
  workflowId: string,
  after: number,
  limit: number,
): Promise<readonly EventRow[]> {
  const { head_seq } = await readInfo(tx, metrics, kind, workflowId);
  const rows = await tx.all(q.readEvents, workflowId, after, head_seq, limit);
  let at: ChainPoint = {
    seq: after,
    hash: after === 0 ? genesisHash(workflowId, kind.kind) : (rows[0]?.prev_hash ?? ''),
  };
  for (const row of rows) {
    checkRow(row, at);
    at = { seq: row.event_seq, hash: row.row_hash };
  }
  if (at.seq < Math.min(head_seq, after + limit)) {
    throw refuse('chain_broken', `The events of ${workflowId} end at ${at.seq}, not at ${head_seq}`, {
      table: 'events',
      workflow_id: workflowId,
      event_seq: at.seq + 1,
    });
  }
  return rows;
}

async function rowsContaining(
  tx: ReadTx,
  metrics: LedgerMetrics,
  kind: StreamKind,
  workflowId: string,
  id: string,
  after: number,
  limit: number,
): Promise<readonly EventRow[]> {
  const { head_seq } = await readInfo(tx, metrics, kind, workflowId);
  const rows = await tx.all(q.readEventsContaining, workflowId, after, head_seq, `%${id}%`, limit);
  for (const row of rows) checkRow(row, { seq: row.event_seq - 1, hash: row.prev_hash });
  return rows;
}

function checkRow(row: EventRow, before: ChainPoint): void {
  const problem = rowProblem(row, before);
  if (problem) throw refuse(problem.code, problem.message, whereOf(row));
}
