// One append decided and folded over the batch it is part of: the checks, the decider, the events and their chain.
import { Bug } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import type { Ids } from '../../base/ids.ts';
import type { ReadTx } from '../../store/store.ts';
import type { AppendBatch, PlannedAppend } from './append-batch.ts';
import { prepareEvents, type PreparedEvent } from './append-input.ts';
import {
  refuse,
  type AnyEntities,
  type AppendOptions,
  type Entity,
  type EntityChange,
  type EntityRef,
  type EntityTypes,
  type EventDefinitions,
  type EventOf,
  type EventRow,
  type LeaseClaim,
  type NewEvent,
  type StreamInfo,
  type StreamKind,
} from '../contract.ts';
import { summarizerOf } from '../snapshots/summary.ts';
import { computeDelta, deltaText } from '../state/delta.ts';
import { genesisHash, rowHash } from '../streams/event-row.ts';
import type { LedgerMetrics } from '../streams/ledger-metrics.ts';
import type * as q from '../queries.ts';
import type { Registry } from '../streams/registry.ts';
import {
  DeclaredView,
  StateChecksum,
  TouchedEntities,
  checkEntityRef,
  emptyChecksumOf,
  type BodyChange,
} from '../state/state.ts';
import { checkStored } from '../state/stored-entities.ts';

/** The actor where none is given. */
export const SYSTEM = 'system';

/** What a decider may look at, all of it as of this transaction. */
export interface DecideView<Entities extends EntityTypes = AnyEntities> {
  /** 0 for a stream that this append starts. */
  readonly head_seq: number;
  get<Name extends keyof Entities & string>(collection: Name, id: string): Promise<Entities[Name] | undefined>;
  /** For the domain's own tables. */
  readonly tx: ReadTx;
}

export type Decide<Events extends EventDefinitions = EventDefinitions, Entities extends EntityTypes = AnyEntities> = (
  view: DecideView<Entities>,
  nowMs: number,
) => readonly NewEvent<Events>[] | Promise<readonly NewEvent<Events>[]>;

export interface PlanDeps {
  readonly ids: Ids;
  readonly registry: Registry;
  readonly producerVersion: string;
}

export interface PlanRequest {
  readonly kind: StreamKind;
  readonly workflowId: string;
  readonly what: readonly PreparedEvent[] | Decide;
  readonly options: AppendOptions;
  readonly input: string | null;
  readonly firstEventId: string;
}

export interface Plan extends PlannedAppend {
  readonly events: readonly EventOf[];
  /** What each event changed, for projections. */
  readonly changesOf: readonly (readonly BodyChange[])[];
}

export async function planAppend(batch: AppendBatch, deps: PlanDeps, request: PlanRequest): Promise<Plan> {
  const { kind, workflowId, what, options, input } = request;
  const before = batch.stream(workflowId) ?? newStream(batch, kind, workflowId, options);
  checkStream(before, kind, options);
  batch.checkChain(workflowId);
  const touched = new TouchedEntities();
  const view: DecideView = {
    head_seq: before.head_seq,
    tx: batch.tx,
    get: async (collection, id) => {
      const ref = { collection, id };
      await loadEntities(batch, kind, workflowId, touched, [ref]);
      return parseEntity(touched.body(ref));
    },
  };
  const prepared =
    typeof what === 'function' ? prepareEvents(deps.registry, kind, await what(view, batch.nowMs), options) : what;

  // ── Fold each event over the entities it declares, and chain it to the one before
  const { state } = kind;
  const { timestamp } = batch;
  const actor = options.actor ?? SYSTEM;
  const checksum = new StateChecksum(before.state_checksum);
  let entityCount = before.entity_count;
  let prevHash = before.head_hash;
  const rows: EventRow[] = [];
  const events: EventOf[] = [];
  const changesOf: (readonly BodyChange[])[] = [];
  for (const [index, { type, payload, payloadText, tokensText, version }] of prepared.entries()) {
    const seq = before.head_seq + 1 + index;
    const event: EventOf = { type, payload, event_seq: seq, timestamp, actor };
    let delta: string | null = null;
    if (state !== 'none') {
      const refs = state.touches(event);
      await loadEntities(batch, kind, workflowId, touched, refs);
      const evolved = new DeclaredView(type, refs, (ref) => touched.body(ref));
      state.evolve(evolved, event);
      const changes = evolved.changes();
      delta = deltaText(computeDelta(changes));
      for (const { ref, before: was, after } of changes) {
        entityCount += Number(after !== undefined) - Number(was !== undefined);
        touched.replace(ref, after, checksum);
      }
      changesOf.push(changes);
    }
    const row = chainRow(
      batch,
      {
        event_id: index === 0 ? request.firstEventId : deps.ids.uuid(),
        workflow_id: workflowId,
        event_seq: seq,
        append_seq: before.head_seq + 1,
        event_type: type,
        payload: payloadText,
        schema_version: String(version),
        producer_version: deps.producerVersion,
        operation_id: options.operationId ?? null,
        actor,
        tokens: tokensText,
        delta,
        delta_ref: null,
        state_checksum: state === 'none' ? null : checksum.hex,
        prev_hash: prevHash,
      },
      index,
    );
    prevHash = row.row_hash;
    rows.push(row);
    events.push(event);
  }
  const summarize = summarizerOf(deps.registry, kind);
  return { before, rows, touched, entityCount, step: stepOf(options, input), summarize, events, changesOf };
}

/** The step that an operation completes, where it has an id. */
export function stepOf({ operationId, lease, attemptId }: AppendOptions, input: string | null): PlannedAppend['step'] {
  if (operationId === undefined) return undefined;
  return { id: operationId, input, fencingToken: lease?.fencing_token ?? null, attemptId };
}

/** A row with its place in the database and its hashes; `index` counts the rows of one append. */
export function chainRow(
  batch: AppendBatch,
  row: Omit<EventRow, 'position' | 'timestamp' | 'checksum' | 'host_id' | 'host_counter' | 'row_hash' | 'received_at'>,
  index: number,
): EventRow {
  const { timestamp } = batch;
  const hashed = {
    ...row,
    timestamp,
    checksum: sha256(row.payload),
    host_id: batch.hostId,
    host_counter: batch.hostCounter + 1 + index,
  };
  return { ...hashed, position: batch.position + 1 + index, row_hash: rowHash(hashed), received_at: timestamp };
}

// ── Checks ───────────────────────────────────────────────────────────────────────────────────────────────────

export function checkLease(
  lease: LeaseClaim,
  held: q.LeaseRow | undefined,
  nowMs: number,
  metrics: LedgerMetrics,
): void {
  const { workflow_id, owner_id, fencing_token } = lease;
  const why = whyLost(lease, held, nowMs);
  if (why === undefined) return;
  metrics.leaseAcquisitionFailures.add();
  throw refuse(
    'lease_lost',
    `"${owner_id}" no longer holds the lease on ${workflow_id} with token ${fencing_token}: ${why}`,
    { workflow_id, owner_id, fencing_token },
  );
}

function whyLost(lease: LeaseClaim, held: q.LeaseRow | undefined, nowMs: number): string | undefined {
  if (!held) return 'nobody holds it';
  if (held.owner_id !== lease.owner_id || held.fencing_token !== lease.fencing_token) {
    return `"${held.owner_id}" holds it with token ${held.fencing_token}`;
  }
  return Date.parse(held.lease_expires_at) <= nowMs ? `it expired at ${held.lease_expires_at}` : undefined;
}

export function checkStream(stream: StreamInfo, kind: StreamKind, { expectedSeq }: AppendOptions): void {
  const { workflow_id, head_seq } = stream;
  if (stream.kind !== kind.kind) {
    throw refuse('stream_kind_mismatch', `Stream ${workflow_id} is of kind "${stream.kind}", not "${kind.kind}"`, {
      workflow_id,
      kind: stream.kind,
      asked: kind.kind,
    });
  }
  if (expectedSeq !== undefined && expectedSeq !== head_seq) {
    throw refuse(
      'sequence_conflict',
      `Stream ${workflow_id} is at sequence ${head_seq}, not at the expected ${expectedSeq}`,
      { workflow_id, expected_seq: expectedSeq, actual_seq: head_seq },
    );
  }
}

function newStream(batch: AppendBatch, kind: StreamKind, workflowId: string, options: AppendOptions): StreamInfo {
  if (!options.create) throw refuse('unknown_stream', `There is no stream ${workflowId}`, { workflow_id: workflowId });
  return {
    workflow_id: workflowId,
    kind: kind.kind,
    head_seq: 0,
    head_hash: genesisHash(workflowId, kind.kind),
    state_checksum: emptyChecksumOf(kind),
    entity_count: 0,
    snapshot_id: null,
    snapshot_seq: 0,
    snapshot_at: null,
    journal_bytes: 0,
    created_at: batch.timestamp,
  };
}

// ── Entities ─────────────────────────────────────────────────────────────────────────────────────────────────

async function loadEntities(
  batch: AppendBatch,
  kind: StreamKind,
  workflowId: string,
  touched: TouchedEntities,
  refs: readonly EntityRef[],
): Promise<void> {
  const { state } = kind;
  if (state === 'none') throw new Bug(`streams of kind "${kind.kind}" hold no state`);
  const wanted = refs.filter((ref) => !touched.has(ref));
  for (const ref of wanted) checkEntityRef(ref, state.collections);
  const missing = wanted.filter((ref) => !batch.hasEntity(workflowId, ref));
  if (missing.length > 0) {
    const stored = await Promise.all(missing.map((ref) => batch.readEntity(workflowId, ref)));
    for (const [index, ref] of missing.entries()) batch.setEntity(workflowId, ref, stored[index]);
  }
  for (const ref of wanted) {
    const stored = batch.entity(workflowId, ref);
    // Here and not where it is loaded: others of the batch, who do not touch it, are not held up by it.
    checkStored(workflowId, ref, stored);
    touched.load(ref, stored);
  }
}

/** Parsed where a projection looks: most of them look at few of the entities that an event changes. */
export function toEntityChange({ ref: { collection, id }, before, after }: BodyChange): EntityChange {
  return {
    collection,
    id,
    get before() {
      return parseEntity(before);
    },
    get after() {
      return parseEntity(after);
    },
  };
}

function parseEntity(body: string | undefined): Entity | undefined {
  return body === undefined ? undefined : (JSON.parse(body) as Entity);
}
