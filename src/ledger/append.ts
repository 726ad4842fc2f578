// Append: the decider runs inside the transaction, sequence numbers are allocated and inserted together, state and
// projections follow in the same transaction. Two round trips: everything is loaded at once and written at once.
import { canonicalJson, type Json } from '../base/canonical-json.ts';
import { toTimestamp } from '../base/clock.ts';
import { Bug, Failure } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import { isUuid, type Ids } from '../base/ids.ts';
import { redactJson, redactText } from '../base/redact.ts';
import type { ReadTx, Store, WriteTx } from '../store/store.ts';
import {
  checkId,
  LIMITS,
  SNAPSHOT_EVERY,
  refuse,
  tokenSchema,
  type AppendOptions,
  type AppendResult,
  type Entity,
  type EntityChange,
  type EntityRef,
  type EventDefinitions,
  type EventOf,
  type EventRow,
  type NewEvent,
  type StreamInfo,
  type StreamKind,
  type StreamRef,
  type Token,
} from './contract.ts';
import type { LedgerMetrics } from './ledger-metrics.ts';
import { computeDelta, deltaText } from './delta.ts';
import { genesisHash, rowHash } from './event-row.ts';
import * as q from './queries.ts';
import { ROLLED_BACK, parsePayload, type Registration, type Registry } from './registry.ts';
import { writePart } from './snapshots.ts';
import { DeclaredView, EMPTY_STATE_CHECKSUM, StateChecksum, TouchedEntities, checkEntityRef } from './state.ts';

/** What a decider may look at, all of it as of this transaction. */
export interface DecideView {
  /** 0 for a stream that this append starts. */
  readonly head_seq: number;
  get(collection: string, id: string): Promise<Entity | undefined>;
  /** For the domain's own tables. */
  readonly tx: ReadTx;
}

export type Decide<Events extends EventDefinitions = EventDefinitions> = (
  view: DecideView,
  nowMs: number,
) => readonly NewEvent<Events>[] | Promise<readonly NewEvent<Events>[]>;

export interface AppendDeps {
  readonly store: Store;
  readonly ids: Ids;
  readonly metrics: LedgerMetrics;
  readonly registry: Registry;
  readonly producerVersion: string;
  /** Told after the commit of every append that wrote events. */
  readonly appended: (info: {
    readonly workflow_id: string;
    readonly position: number;
    readonly snapshot: boolean;
  }) => void;
}

const OPERATION_ID = /^[\x21-\x7e]{1,100}$/;
const ACTOR = /^[^\p{Cc}]{1,200}$/u;
/** Found out by looking for the event's id under the append lock, so the number of tries only bounds patience. */
const UNKNOWN_COMMIT_TRIES = 5;

export async function append<Events extends EventDefinitions>(
  deps: AppendDeps,
  stream: StreamRef<Events>,
  what: readonly NewEvent<Events>[] | Decide<Events>,
  options: AppendOptions = {},
): Promise<AppendResult> {
  const kind = stream.kind as unknown as StreamKind;
  const registration = deps.registry.require(kind);
  checkOptions(stream.id, what, options);
  const input = inputChecksum(what, options);
  // Chosen before the transaction, so that after a lost reply to COMMIT this very append can be looked for.
  const firstEventId = deps.ids.uuid();
  for (let tries = 1; ; tries += 1) {
    try {
      return await deps.store.write((tx) =>
        appendIn(tx, deps, registration, stream.id, what as readonly NewEvent[] | Decide, options, input, {
          id: firstEventId,
          mayExist: tries > 1,
        }),
      );
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'commit_unknown' || tries >= UNKNOWN_COMMIT_TRIES) throw error;
    }
  }
}

export function checkOptions(streamId: string, what: readonly unknown[] | object, options: AppendOptions): void {
  const { operationId, actor, expectedSeq, lease } = options;
  const invalid = (option: string, message: string) => refuse('invalid_append', message, { option });
  checkId(streamId);
  if (operationId !== undefined) {
    if (!OPERATION_ID.test(operationId))
      throw invalid('operationId', 'An operation id is 1 to 100 visible ASCII characters');
    if (redactText(operationId).found.length > 0)
      throw refuse('secret_in_key', 'The operation id looks like a secret', { option: 'operationId' });
    if (!Array.isArray(what) && options.command === undefined) {
      throw invalid(
        'command',
        'A decider with an operation id needs the command it decides, to tell a repetition from another use',
      );
    }
  }
  if (actor !== undefined) {
    if (!ACTOR.test(actor)) throw invalid('actor', 'An actor is 1 to 200 characters without control characters');
    if (redactText(actor).found.length > 0)
      throw refuse('secret_in_key', 'The actor looks like a secret', { option: 'actor' });
  }
  if (expectedSeq !== undefined && (!Number.isSafeInteger(expectedSeq) || expectedSeq < 0)) {
    throw invalid('expectedSeq', 'An expected sequence number is a whole number from 0');
  }
  if (lease && !isUuid(lease.workflow_id)) throw invalid('lease', 'A lease names its workflow by a UUID in lower case');
}

/** What makes two uses of an operation id the same: the command, or the events themselves; never a secret's own hash. */
function inputChecksum(what: readonly unknown[] | object, options: AppendOptions): string | null {
  if (options.operationId === undefined) return null;
  return sha256(canonicalJson(redactJson(jsonOf(options.command ?? what)).value));
}

async function appendIn(
  tx: WriteTx,
  deps: AppendDeps,
  registration: Registration,
  workflowId: string,
  what: readonly NewEvent[] | Decide,
  options: AppendOptions,
  input: string | null,
  first: { readonly id: string; readonly mayExist: boolean },
): Promise<AppendResult> {
  const { kind } = registration;
  const { operationId, lease } = options;
  // Everything below is read under this lock.
  const locked = tx.get(q.lockForAppend);
  const [meta, nowMs, existing, done, held, mine] = await Promise.all([
    locked,
    tx.now(),
    tx.get(q.readStream, workflowId),
    operationId === undefined ? undefined : tx.get(q.readCompletedStep, workflowId, operationId),
    lease ? tx.get(q.readLease, lease.workflow_id) : undefined,
    first.mayExist ? tx.get(q.readEventById, first.id) : undefined,
  ]);
  if (!meta) throw new Bug('ledger_meta has no row');
  // An earlier try of this very append did commit; only its reply was lost.
  if (mine) return pastAppend(tx, workflowId, mine.append_seq, false);
  if (done && operationId !== undefined) return repeated(tx, deps, kind, workflowId, operationId, done, input);
  if (lease) checkLease(lease, held, nowMs, deps.metrics);
  const stream = existing ?? newStream(kind, workflowId, nowMs, options);
  checkStream(stream, kind, options);

  const timestamp = toTimestamp(nowMs);
  const touched = new TouchedEntities();
  const load = (refs: readonly EntityRef[]) => loadEntities(tx, kind, workflowId, touched, refs);
  const view: DecideView = {
    head_seq: stream.head_seq,
    tx,
    get: async (collection, id) => {
      const ref = { collection, id };
      await load([ref]);
      const body = touched.body(ref);
      return body === undefined ? undefined : (JSON.parse(body) as Entity);
    },
  };
  const decided = typeof what === 'function' ? await what(view, nowMs) : what;
  if (decided.length > LIMITS.eventsPerAppend) {
    throw refuse('invalid_append', `${decided.length} events in one append are more than ${LIMITS.eventsPerAppend}`);
  }
  const events = decided.map((event) =>
    prepareEvent(deps.registry, kind, event, { timestamp, actor: options.actor ?? 'system' }),
  );

  // ── Fold each event over the entities it declares
  const { state } = kind;
  const checksum = new StateChecksum(stream.state_checksum);
  let entityCount = stream.entity_count;
  let prevHash = stream.head_hash;
  const rows: EventRow[] = [];
  const changesOf: (readonly EntityChange[])[] = [];
  for (const [index, { event, payload, tokens, version }] of events.entries()) {
    let delta: string | null = null;
    const seq = stream.head_seq + 1 + index;
    if (state !== 'none') {
      const sequenced = { ...event, event_seq: seq };
      const refs = state.touches(sequenced);
      await load(refs);
      const evolved = new DeclaredView(event.type, refs, (ref) => touched.body(ref));
      state.evolve(evolved, sequenced);
      const changes = evolved.changes();
      delta = deltaText(computeDelta(changes));
      for (const { ref, before, after } of changes) {
        entityCount += Number(after !== undefined) - Number(before !== undefined);
        touched.replace(ref, after, checksum);
      }
      if (registration.project) changesOf.push(changes.map(toEntityChange));
    }
    const row = {
      event_id: index === 0 ? first.id : deps.ids.uuid(),
      workflow_id: workflowId,
      event_seq: seq,
      append_seq: stream.head_seq + 1,
      event_type: event.type,
      payload,
      timestamp,
      schema_version: String(version),
      producer_version: deps.producerVersion,
      checksum: sha256(payload),
      operation_id: operationId ?? null,
      actor: event.actor,
      tokens,
      delta,
      delta_ref: null,
      state_checksum: state === 'none' ? null : checksum.hex,
      host_id: meta.host_id,
      host_counter: meta.host_counter + 1 + index,
      prev_hash: prevHash,
    };
    prevHash = rowHash(row);
    rows.push({ ...row, position: meta.position + 1 + index, row_hash: prevHash, received_at: timestamp });
  }

  return writeAppend(tx, deps, registration, {
    stream,
    isNew: !existing,
    meta,
    rows,
    touched,
    entityCount,
    operationId,
    input,
    timestamp,
    fencingToken: lease?.fencing_token ?? null,
    events: events.map(({ event }) => event),
    changesOf,
  });
}

export interface StagedAppend {
  readonly stream: StreamInfo;
  readonly isNew: boolean;
  readonly meta: q.MetaRow;
  readonly rows: readonly EventRow[];
  readonly touched: TouchedEntities;
  readonly entityCount: number;
  readonly operationId: string | undefined;
  readonly input: string | null;
  readonly timestamp: string;
  readonly fencingToken: number | null;
  readonly events: readonly EventOf[];
  readonly changesOf: readonly (readonly EntityChange[])[];
  /** A part that was prepared outside, for a change too large to do inside. */
  readonly part?: Parameters<typeof writePart>[3];
}

/** Writes everything an append consists of, in one go. */
export async function writeAppend(
  tx: WriteTx,
  deps: AppendDeps,
  registration: Registration,
  staged: StagedAppend,
): Promise<AppendResult> {
  const { stream, meta, rows, touched, timestamp, operationId } = staged;
  const { workflow_id: workflowId } = stream;
  const last = rows.at(-1);
  const headSeq = last?.event_seq ?? stream.head_seq;
  const headHash = last?.row_hash ?? stream.head_hash;
  const stateChecksum = last ? last.state_checksum : stream.state_checksum;
  const journalBytes =
    stream.journal_bytes +
    rows.reduce((sum, row) => sum + Buffer.byteLength(row.payload) + Buffer.byteLength(row.delta ?? ''), 0);

  const writes: Promise<number>[] = [];
  if (staged.isNew && last) {
    writes.push(tx.run(q.insertStream, workflowId, stream.kind, stream.head_hash, stream.state_checksum, timestamp));
  }
  for (const row of rows) {
    writes.push(
      tx.run(
        q.insertEvent,
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
      ),
    );
  }
  for (const { ref, after } of touched.changed()) {
    writes.push(
      after === undefined
        ? tx.run(q.deleteEntity, workflowId, ref.collection, ref.id)
        : tx.run(q.upsertEntity, workflowId, ref.collection, ref.id, after.body, after.hash),
    );
  }
  if (operationId !== undefined) {
    const ref = last ? `events:${stream.head_seq + 1}-${last.event_seq}` : `head:${stream.head_seq}`;
    writes.push(
      tx.run(q.insertAttempt, workflowId, operationId, 1, timestamp, staged.fencingToken),
      tx.run(
        q.insertCompletedStep,
        workflowId,
        operationId,
        1,
        timestamp,
        ref,
        resultChecksum(ref, headHash, staged.input),
        staged.input,
      ),
    );
  }
  if (last) {
    writes.push(
      tx.run(q.updateMeta, meta.host_counter + rows.length, meta.position + rows.length),
      tx.run(
        q.updateHead,
        headSeq,
        headHash,
        stateChecksum,
        staged.entityCount,
        journalBytes,
        workflowId,
        stream.head_seq,
      ),
    );
  }
  await Promise.all(writes);

  for (const [index, event] of staged.events.entries()) {
    await registration.project?.(
      tx,
      { ...event, event_seq: rows[index]?.event_seq ?? 0, workflow_id: workflowId },
      staged.changesOf[index] ?? [],
    );
  }
  const { kind } = registration;
  const snapshot =
    last !== undefined &&
    kind.state !== 'none' &&
    (staged.part !== undefined || headSeq - stream.snapshot_seq >= SNAPSHOT_EVERY);
  if (snapshot)
    await writePart(
      tx,
      deps.ids,
      { ...stream, head_seq: headSeq, state_checksum: stateChecksum, timestamp },
      staged.part,
    );
  if (last) tx.afterCommit(() => deps.appended({ workflow_id: workflowId, position: last.position, snapshot }));
  return {
    workflow_id: workflowId,
    first_seq: last ? stream.head_seq + 1 : stream.head_seq,
    last_seq: headSeq,
    head_hash: headHash,
    state_checksum: stateChecksum,
    events: rows,
    repeated: false,
  };
}

// ── Parts ────────────────────────────────────────────────────────────────────────────────────────────────────

export function checkLease(
  lease: NonNullable<AppendOptions['lease']>,
  held: { owner_id: string; fencing_token: number; lease_expires_at: string } | undefined,
  nowMs: number,
  metrics: LedgerMetrics,
): void {
  const { workflow_id, owner_id, fencing_token } = lease;
  const why = !held
    ? 'nobody holds it'
    : held.owner_id !== owner_id || held.fencing_token !== fencing_token
      ? `"${held.owner_id}" holds it with token ${held.fencing_token}`
      : held.lease_expires_at <= toTimestamp(nowMs)
        ? `it expired at ${held.lease_expires_at}`
        : undefined;
  if (why === undefined) return;
  metrics.leaseAcquisitionFailures.add();
  throw refuse(
    'lease_lost',
    `"${owner_id}" no longer holds the lease on ${workflow_id} with token ${fencing_token}: ${why}`,
    {
      workflow_id,
      owner_id,
      fencing_token,
    },
  );
}

export function checkStream(stream: StreamInfo, kind: StreamKind, options: AppendOptions): void {
  const { workflow_id, head_seq } = stream;
  if (stream.kind !== kind.kind) {
    throw refuse('stream_kind_mismatch', `Stream ${workflow_id} is of kind "${stream.kind}", not "${kind.kind}"`, {
      workflow_id,
      kind: stream.kind,
      asked: kind.kind,
    });
  }
  const { expectedSeq } = options;
  if (expectedSeq !== undefined && expectedSeq !== head_seq) {
    throw refuse(
      'sequence_conflict',
      `Stream ${workflow_id} is at sequence ${head_seq}, not at the expected ${expectedSeq}`,
      {
        workflow_id,
        expected_seq: expectedSeq,
        actual_seq: head_seq,
      },
    );
  }
}

function newStream(kind: StreamKind, workflowId: string, nowMs: number, options: AppendOptions): StreamInfo {
  if (!options.create) throw refuse('unknown_stream', `There is no stream ${workflowId}`, { workflow_id: workflowId });
  return {
    workflow_id: workflowId,
    kind: kind.kind,
    head_seq: 0,
    head_hash: genesisHash(workflowId, kind.kind),
    state_checksum: emptyChecksum(kind),
    entity_count: 0,
    snapshot_id: null,
    snapshot_seq: 0,
    snapshot_at: null,
    journal_bytes: 0,
    created_at: toTimestamp(nowMs),
  };
}

function emptyChecksum(kind: StreamKind): string | null {
  return kind.state === 'none' ? null : EMPTY_STATE_CHECKSUM;
}

function prepareEvent(
  registry: Registry,
  kind: StreamKind,
  event: NewEvent,
  meta: { readonly timestamp: string; readonly actor: string },
): { event: EventOf; payload: string; tokens: string; version: number } {
  const { type } = event;
  // Declared for reading only: it comes about by rollback() and has no fold.
  if (type === ROLLED_BACK) {
    throw refuse('undeclared_event_type', `"${type}" is written by a rollback only`, {
      event_type: type,
      kind: kind.kind,
    });
  }
  const definition = registry.definition(kind, type);
  const redacted = redactJson(jsonOf(event.payload));
  if (redacted.foundInKeys.length > 0) {
    throw refuse(
      'secret_in_key',
      `A field name in the payload of ${type} looks like a secret (${redacted.foundInKeys.join(', ')})`,
      { event_type: type },
    );
  }
  const parsed = parsePayload(definition.payload, redacted.value, { event_type: type });
  const payload = canonicalJson(parsed, { maxDepth: LIMITS.depth, maxBytes: LIMITS.payloadBytes });
  return {
    event: { type, payload: parsed, event_seq: 0, ...meta },
    payload,
    tokens: tokensText(type, event.tokens ?? []),
    version: definition.version,
  };
}

/** Unchecked here: whatever is no JSON is refused when its canonical text is made. */
function jsonOf(value: unknown): Json {
  return value as Json;
}

function tokensText(type: string, tokens: readonly Token[]): string {
  if (tokens.length === 0) return '[]';
  const tokenTexts = tokens.map((token) => {
    const parsed = tokenSchema.safeParse(token);
    if (!parsed.success)
      throw refuse('invalid_append', `${type} carries a token that is none: ${parsed.error.issues[0]?.message}`);
    const texts = [token.token_value, 'token_namespace' in token ? token.token_namespace : ''];
    if (texts.some((text) => redactText(text).found.length > 0))
      throw refuse('secret_in_key', `A token of ${type} looks like a secret`);
    return canonicalJson(parsed.data);
  });
  return `[${[...new Set(tokenTexts)].toSorted().join(',')}]`;
}

async function loadEntities(
  tx: ReadTx,
  kind: StreamKind,
  workflowId: string,
  touched: TouchedEntities,
  refs: readonly EntityRef[],
): Promise<void> {
  const { state } = kind;
  if (state === 'none') throw new Bug(`streams of kind "${kind.kind}" hold no state`);
  const missing = refs.filter((ref) => !touched.has(ref));
  for (const ref of missing) checkEntityRef(ref, state.collections);
  const stored = await Promise.all(missing.map((ref) => tx.get(q.readEntity, workflowId, ref.collection, ref.id)));
  for (const [index, ref] of missing.entries()) touched.load(ref, stored[index]);
}

export function toEntityChange(change: {
  ref: EntityRef;
  before: string | undefined;
  after: string | undefined;
}): EntityChange {
  const parse = (body: string | undefined) => (body === undefined ? undefined : (JSON.parse(body) as Entity));
  return { ...change.ref, before: parse(change.before), after: parse(change.after) };
}

export function resultChecksum(ref: string, headHash: string, input: string | null): string {
  return sha256(`throughline result 1\n${ref}\n${headHash}\n${input ?? ''}`);
}

async function repeated(
  tx: ReadTx,
  deps: AppendDeps,
  kind: StreamKind,
  workflowId: string,
  operationId: string,
  done: q.CompletedStepRow,
  input: string | null,
): Promise<AppendResult> {
  if (done.input_checksum !== input) {
    throw refuse(
      'operation_conflict',
      `Operation "${operationId}" was already used on ${workflowId} for something else`,
      {
        workflow_id: workflowId,
        operation_id: operationId,
        completed_at: done.completed_at,
      },
    );
  }
  deps.metrics.idempotencyCacheHits.add();
  const match = /^(?:events:(\d+)-(\d+)|head:(\d+))$/.exec(done.result_snapshot_ref ?? '');
  if (!match)
    throw new Bug(
      `step "${operationId}" of ${workflowId} has the result "${done.result_snapshot_ref}", which is no append's`,
    );
  const result =
    match[1] === undefined
      ? await headResult(tx, kind, workflowId, Number(match[3]))
      : await pastAppend(tx, workflowId, Number(match[1]), true);
  if (resultChecksum(done.result_snapshot_ref ?? '', result.head_hash, done.input_checksum) !== done.result_checksum) {
    throw refuse(
      'checksum_mismatch',
      `The result of operation "${operationId}" on ${workflowId} is not the one that was recorded`,
      {
        workflow_id: workflowId,
        operation_id: operationId,
        table: 'completed_steps',
      },
    );
  }
  return result;
}

async function headResult(tx: ReadTx, kind: StreamKind, workflowId: string, seq: number): Promise<AppendResult> {
  const row = await tx.get(q.readEvent, workflowId, seq);
  return {
    workflow_id: workflowId,
    first_seq: seq,
    last_seq: seq,
    head_hash: row?.row_hash ?? genesisHash(workflowId, kind.kind),
    state_checksum: row ? row.state_checksum : emptyChecksum(kind),
    events: [],
    repeated: true,
  };
}

async function pastAppend(
  tx: ReadTx,
  workflowId: string,
  firstSeq: number,
  isRepeated: boolean,
): Promise<AppendResult> {
  const rows = await tx.all(
    q.readEvents,
    workflowId,
    firstSeq - 1,
    firstSeq - 1 + LIMITS.eventsPerAppend,
    LIMITS.eventsPerAppend,
  );
  const events = rows.filter((row) => row.append_seq === firstSeq);
  const last = events.at(-1);
  if (!last) {
    throw refuse('chain_broken', `The events from ${firstSeq} of ${workflowId} are missing`, {
      workflow_id: workflowId,
      event_seq: firstSeq,
    });
  }
  return {
    workflow_id: workflowId,
    first_seq: firstSeq,
    last_seq: last.event_seq,
    head_hash: last.row_hash,
    state_checksum: last.state_checksum,
    events,
    repeated: isRepeated,
  };
}
