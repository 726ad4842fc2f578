// The deep part of verification, one stream at a time: every event folded again by the code that first folded it,
// held against its stored delta and checksum, the tables, the snapshots, the steps and the blobs.
import { Refusal } from '../base/errors.ts';
import type { Blobs } from '../store/blobs.ts';
import type { ReadTx } from '../store/store.ts';
import { journalBytes } from './append-batch.ts';
import { resultChecksum } from './past-append.ts';
import { genesisHash } from './event-row.ts';
import {
  FORBIDDEN_KEYS,
  type Entity,
  type EntityRef,
  type EventRow,
  type StateDocument,
  type StreamInfo,
  type StreamKind,
} from './contract.ts';
import { computeDelta, deltaText, patchedRefs, type Operation } from './delta.ts';
import * as q from './queries.ts';
import { ROLLED_BACK, type Registration, type Registry } from './registry.ts';
import { createFold, replay, type Fold } from './restore.ts';
import { chainOf, emptyState, readPart } from './snapshots.ts';
import { DeclaredView, entityBody, entityHash } from './state.ts';
import type { Report } from './verify.ts';

const PAGE = 2_000;

interface Deps {
  readonly blobs: Blobs;
  readonly registry: Registry;
}

export async function verifyStream(
  tx: ReadTx,
  deps: Deps,
  registration: Registration | undefined,
  stream: StreamInfo,
  report: Report,
): Promise<void> {
  const steps = await readSteps(tx, stream.workflow_id);
  const journal = new Journal(stream, steps);
  if (stream.state_checksum === null) {
    for await (const row of eventsOf(tx, stream)) {
      checkOperation(row, steps, report);
      journal.add(row);
    }
    await checkStateless(tx, registration, stream, report);
    journal.check(report);
    reportUnusedSteps(steps, stream, report);
    return;
  }
  const state = registration?.kind.state;
  const collections = state && state !== 'none' ? state.collections : await collectionsOf(tx, stream);
  const fold = createFold(emptyState(collections));
  const assembled = createFold(emptyState(collections));
  const parts = await readParts(tx, stream, report);
  for await (const row of eventsOf(tx, stream)) {
    checkOperation(row, steps, report);
    journal.add(row);
    try {
      const folded = registration !== undefined && foldAgain(deps, registration.kind, fold, row, report);
      if (!folded) await replay(deps.blobs, fold, row, collections);
    } catch (error) {
      reportRefusal(error, report, {
        table: 'events',
        workflow_id: row.workflow_id,
        event_seq: row.event_seq,
        position: row.position,
      });
      // Whatever follows stands on this.
      return;
    }
    const part = parts.get(row.event_seq);
    if (part) await checkPart(deps.blobs, fold, assembled, part, row, report);
    parts.delete(row.event_seq);
  }
  for (const part of parts.values()) {
    report({
      code: 'snapshot_invalid',
      message: `Snapshot ${part.snapshot_id} covers event ${part.last_event_seq}, which does not exist`,
      table: 'snapshots',
      workflow_id: stream.workflow_id,
    });
  }
  journal.check(report);
  reportUnusedSteps(steps, stream, report);
  await compareEntities(tx, stream, fold, report);
  for (const difference of (await registration?.compare?.(tx, stream.workflow_id, fold.state)) ?? []) {
    report({ code: 'projection_mismatch', message: difference, workflow_id: stream.workflow_id });
  }
}

async function* eventsOf(tx: ReadTx, stream: StreamInfo): AsyncGenerator<EventRow> {
  for (let after = 0; ;) {
    const rows = await tx.all(q.readEvents, stream.workflow_id, after, Number.MAX_SAFE_INTEGER, PAGE);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.event_seq;
  }
}

/** Of a kind that this program does not know, the deltas themselves say which collections there are. */
async function collectionsOf(tx: ReadTx, stream: StreamInfo): Promise<readonly string[]> {
  const names = new Set<string>();
  for await (const { delta } of eventsOf(tx, stream)) {
    for (const { collection } of patchedRefs(JSON.parse(delta ?? '[]') as Operation[]))
      if (!FORBIDDEN_KEYS.has(collection)) names.add(collection);
  }
  return [...names];
}

/** False where the code of today need not give the delta of then: old versions, and rollbacks, which have no fold. */
function foldAgain(deps: Deps, kind: StreamKind, fold: Fold, row: EventRow, report: Report): boolean {
  if (kind.state === 'none' || row.event_type === ROLLED_BACK) return false;
  const event = deps.registry.lift(kind, row);
  if (row.schema_version !== String(deps.registry.definition(kind, row.event_type).version)) return false;
  const refs = kind.state.touches(event);
  const view = new DeclaredView(event.type, refs, (ref) => bodyIn(fold.state, ref));
  kind.state.evolve(view, event);
  const delta = deltaText(computeDelta(view.changes()));
  if (delta !== row.delta) {
    report({
      code: 'checksum_mismatch',
      message: `Folding event ${row.event_seq} of ${row.workflow_id} again gives another change than the one stored`,
      table: 'events',
      workflow_id: row.workflow_id,
      event_seq: row.event_seq,
      position: row.position,
    });
    return false;
  }
  for (const { ref, before, after } of view.changes()) {
    const into = fold.state[ref.collection];
    if (!into) continue;
    if (before !== undefined) fold.checksum.remove(entityHash(ref.collection, ref.id, before));
    fold.count += Number(after !== undefined) - Number(before !== undefined);
    if (after === undefined) delete into[ref.id];
    else {
      into[ref.id] = JSON.parse(after) as Entity;
      fold.checksum.add(entityHash(ref.collection, ref.id, after));
    }
  }
  if (fold.checksum.hex !== row.state_checksum) {
    report({
      code: 'checksum_mismatch',
      message: `Event ${row.event_seq} of ${row.workflow_id} does not lead to the state it names`,
      table: 'events',
      workflow_id: row.workflow_id,
      event_seq: row.event_seq,
      position: row.position,
    });
  }
  return true;
}

function bodyIn(state: StateDocument, ref: EntityRef): string | undefined {
  const entities = state[ref.collection];
  const entity = entities && Object.hasOwn(entities, ref.id) ? entities[ref.id] : undefined;
  return entity === undefined ? undefined : entityBody(entity);
}

// ── Snapshots ────────────────────────────────────────────────────────────────────────────────────────────────

async function readParts(tx: ReadTx, stream: StreamInfo, report: Report): Promise<Map<number, q.SnapshotRow>> {
  const { workflow_id } = stream;
  const where = { table: 'snapshots', workflow_id };
  const rows = await tx.all(q.readSnapshots, workflow_id, Number.MAX_SAFE_INTEGER);
  try {
    const chain = chainOf(rows);
    if (chain.length !== rows.length) {
      report({
        code: 'snapshot_invalid',
        message: `Stream ${workflow_id} has snapshots outside its chain of parts`,
        ...where,
      });
    }
    const [newest] = chain;
    const isHead =
      (newest?.snapshot_id ?? null) === stream.snapshot_id &&
      (newest?.last_event_seq ?? 0) === stream.snapshot_seq &&
      (newest?.created_at ?? null) === stream.snapshot_at;
    if (!isHead)
      report({
        code: 'snapshot_invalid',
        message: `Stream ${workflow_id} names another newest snapshot than it has`,
        ...where,
        table: 'streams',
      });
    if (stream.head_seq - stream.snapshot_seq >= 100) {
      report({
        code: 'snapshot_invalid',
        message: `Stream ${workflow_id} is ${stream.head_seq - stream.snapshot_seq} events past its newest snapshot`,
        ...where,
      });
    }
  } catch (error) {
    reportRefusal(error, report, where);
  }
  return new Map(rows.map((row) => [row.last_event_seq, row]));
}

/** Every entity in a part is what the fold says it was then; and with the parts before it, it gives all of them. */
async function checkPart(
  blobs: Blobs,
  fold: Fold,
  assembled: Fold,
  part: q.SnapshotRow,
  row: EventRow,
  report: Report,
): Promise<void> {
  const where = {
    table: 'snapshots',
    workflow_id: part.workflow_id,
    snapshot_id: part.snapshot_id,
    event_seq: part.last_event_seq,
  };
  try {
    const entities = await readPart(blobs, part);
    if (part.state_checksum !== row.state_checksum) {
      report({
        code: 'checksum_mismatch',
        message: `Snapshot ${part.snapshot_id} names another state than event ${row.event_seq}`,
        ...where,
      });
    }
    for (const [collection, members] of Object.entries(entities)) {
      for (const [id, entity] of Object.entries(members)) {
        const body = entity === null ? undefined : entityBody(entity as Entity);
        place(assembled, { collection, id }, body);
        if (bodyIn(fold.state, { collection, id }) === body) continue;
        report({
          code: 'checksum_mismatch',
          message: `Snapshot ${part.snapshot_id} holds another ${collection}/${id} than the events give`,
          ...where,
        });
        return;
      }
    }
    if (assembled.checksum.hex !== fold.checksum.hex) {
      report({
        code: 'checksum_mismatch',
        message: `Snapshot ${part.snapshot_id} leaves out what changed before event ${row.event_seq}`,
        ...where,
      });
    }
  } catch (error) {
    reportRefusal(error, report, where);
  }
}

function place(fold: Fold, ref: EntityRef, body: string | undefined): void {
  const into = fold.state[ref.collection];
  if (!into) return;
  const before = bodyIn(fold.state, ref);
  if (before !== undefined) fold.checksum.remove(entityHash(ref.collection, ref.id, before));
  if (body === undefined) delete into[ref.id];
  else {
    into[ref.id] = JSON.parse(body) as Entity;
    fold.checksum.add(entityHash(ref.collection, ref.id, body));
  }
}

// ── Tables ───────────────────────────────────────────────────────────────────────────────────────────────────

async function compareEntities(tx: ReadTx, stream: StreamInfo, fold: Fold, report: Report): Promise<void> {
  const { workflow_id } = stream;
  const where = { table: 'state_entities', workflow_id };
  let count = 0;
  let [collection, id] = ['', ''];
  for (;;) {
    const rows = await tx.all(q.pageEntities, workflow_id, collection, id, PAGE);
    for (const row of rows) {
      count += 1;
      const body = bodyIn(fold.state, { collection: row.collection, id: row.entity_id });
      if (body !== row.body || row.hash !== entityHash(row.collection, row.entity_id, row.body)) {
        report({
          code: 'checksum_mismatch',
          message: `${row.collection}/${row.entity_id} of ${workflow_id} is not what its events give`,
          ...where,
        });
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) break;
    [collection, id] = [last.collection, last.entity_id];
  }
  const isWhole =
    count === fold.count && stream.entity_count === fold.count && stream.state_checksum === fold.checksum.hex;
  if (!isWhole)
    report({ code: 'checksum_mismatch', message: `The state of ${workflow_id} is not what its events give`, ...where });
}

/** A stream without state has none in any table. */
async function checkStateless(
  tx: ReadTx,
  registration: Registration | undefined,
  stream: StreamInfo,
  report: Report,
): Promise<void> {
  const { workflow_id } = stream;
  const parts = await tx.all(q.readSnapshots, workflow_id, Number.MAX_SAFE_INTEGER);
  const entities = await tx.all(q.pageEntities, workflow_id, '', '', 1);
  const hasState =
    (registration !== undefined && registration.kind.state !== 'none') ||
    stream.entity_count !== 0 ||
    stream.snapshot_id !== null ||
    stream.snapshot_seq !== 0 ||
    stream.snapshot_at !== null ||
    parts.length > 0 ||
    entities.length > 0;
  if (!hasState) return;
  report({
    code: 'checksum_mismatch',
    message: `Stream ${workflow_id} names no state, but there is one`,
    table: parts.length > 0 ? 'snapshots' : entities.length > 0 ? 'state_entities' : 'streams',
    workflow_id,
  });
}

/** What the head of a stream and the steps without events say of the events before them. */
class Journal {
  private readonly stream: StreamInfo;
  private readonly steps: readonly Step[];
  private readonly hashes: Map<number, string>;
  private bytes = 0;

  constructor(stream: StreamInfo, steps: ReadonlyMap<string, Step>) {
    this.stream = stream;
    this.steps = [...steps.values()].filter((step) => headOf(step) !== undefined);
    this.hashes = new Map(this.steps.map((step) => [headOf(step) ?? 0, '']));
    this.hashes.set(0, genesisHash(stream.workflow_id, stream.kind));
  }

  add(row: EventRow): void {
    if (row.event_seq > this.stream.snapshot_seq) this.bytes += journalBytes(row);
    if (this.hashes.has(row.event_seq)) this.hashes.set(row.event_seq, row.row_hash);
  }

  check(report: Report): void {
    const { workflow_id, journal_bytes } = this.stream;
    if (journal_bytes !== this.bytes) {
      report({
        code: 'checksum_mismatch',
        message: `Stream ${workflow_id} counts ${journal_bytes} bytes behind its snapshot, not ${this.bytes}`,
        table: 'streams',
        workflow_id,
      });
    }
    for (const step of this.steps) {
      const headHash = this.hashes.get(headOf(step) ?? 0) ?? '';
      const isRight =
        step.attempt_id === 1 &&
        step.started_at === step.completed_at &&
        step.result_checksum === resultChecksum(step.result_snapshot_ref ?? '', headHash, step.input_checksum);
      if (isRight) continue;
      report({
        code: 'checksum_mismatch',
        message: `The completed step "${step.step_id}" of ${workflow_id} is not the one written`,
        table: 'completed_steps',
        workflow_id,
        step_id: step.step_id,
      });
    }
  }
}

/** Where the stream stood for an operation that had nothing to append. */
function headOf(step: Step): number | undefined {
  const match = /^head:(\d+)$/.exec(step.result_snapshot_ref ?? '');
  return match ? Number(match[1]) : undefined;
}

// ── Steps ────────────────────────────────────────────────────────────────────────────────────────────────────

type Step = q.CompletedStepRow & { readonly step_id: string; readonly started_at: string | null; used: number };

async function readSteps(tx: ReadTx, workflowId: string): Promise<Map<string, Step>> {
  const steps = new Map<string, Step>();
  for (let after = ''; ;) {
    const rows = await tx.all(q.pageCompletedSteps, workflowId, after, PAGE);
    for (const row of rows) steps.set(row.step_id, { ...row, used: 0 });
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return steps;
    after = last.step_id;
  }
}

/** An event that names an operation belongs to the step that this operation completed. */
function checkOperation(row: EventRow, steps: ReadonlyMap<string, Step>, report: Report): void {
  if (row.operation_id === null) return;
  const where = {
    table: 'completed_steps',
    workflow_id: row.workflow_id,
    step_id: row.operation_id,
    event_seq: row.event_seq,
  };
  const step = steps.get(row.operation_id);
  const match = /^events:(\d+)-(\d+)$/.exec(step?.result_snapshot_ref ?? '');
  if (!step || !match || Number(match[1]) !== row.append_seq) {
    report({
      code: 'chain_broken',
      message: `Operation "${row.operation_id}" wrote event ${row.event_seq} of ${row.workflow_id}, but no completed step says so`,
      ...where,
    });
    return;
  }
  step.used += 1;
  if (row.event_seq !== Number(match[2])) return;
  const isRight =
    step.used === row.event_seq - row.append_seq + 1 &&
    step.attempt_id === 1 &&
    step.completed_at === row.timestamp &&
    step.started_at === row.timestamp &&
    step.result_checksum === resultChecksum(step.result_snapshot_ref ?? '', row.row_hash, step.input_checksum);
  if (!isRight)
    report({
      code: 'checksum_mismatch',
      message: `The completed step "${row.operation_id}" of ${row.workflow_id} is not the one written`,
      ...where,
    });
}

function reportUnusedSteps(steps: ReadonlyMap<string, Step>, stream: StreamInfo, report: Report): void {
  for (const step of steps.values()) {
    if (step.used > 0 || headOf(step) !== undefined) continue;
    report({
      code: 'chain_broken',
      message: `The completed step "${step.step_id}" of ${stream.workflow_id} names events that do not name it`,
      table: 'completed_steps',
      workflow_id: stream.workflow_id,
      step_id: step.step_id,
    });
  }
}

function reportRefusal(error: unknown, report: Report, where: Readonly<Record<string, unknown>>): void {
  // Rows are read here whatever was found wrong with them before, so their text need not be JSON.
  if (error instanceof SyntaxError) report({ ...where, code: 'not_canonical', message: error.message });
  else if (error instanceof Refusal) report({ ...where, ...error.details, code: error.code, message: error.message });
  else throw error;
}
