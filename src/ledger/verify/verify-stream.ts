// The deep part of verification, one stream at a time: every event folded again by the code that first folded it,
// held against its stored delta and checksum, the tables, the snapshots, the steps and the blobs.
import type { Clock } from '../../base/clock.ts';
import type { Blobs } from '../../store/blobs.ts';
import type { ReadTx } from '../../store/store.ts';
import { FORBIDDEN_KEYS, type EventRow, type StreamInfo, type StreamKind } from '../contract.ts';
import { computeDelta, deltaText, patchedRefs, type Operation } from '../state/delta.ts';
import { bodyAt, createFold, replay, setBody, type Fold } from '../state/fold.ts';
import * as q from '../queries.ts';
import { ROLLED_BACK, type Registration, type Registry } from '../streams/registry.ts';
import { whereOf } from '../streams/row-check.ts';
import { emptyState } from '../snapshots/snapshots.ts';
import { DeclaredView } from '../state/state.ts';
import { entitiesOf, isIntact } from '../state/stored-entities.ts';
import { checkPart, readParts, reportRefusal } from './verify-snapshots.ts';
import { Journal, checkOperation, readSteps, reportUnusedSteps } from './verify-steps.ts';
import type { Report } from './report.ts';
import { readSummary } from './verify-summary.ts';

const PAGE = 2_000;

interface Deps {
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly registry: Registry;
}

export async function verifyStream(
  tx: ReadTx,
  deps: Deps,
  registration: Registration | undefined,
  stream: StreamInfo,
  report: Report,
): Promise<void> {
  const steps = await readSteps(tx, deps.clock, stream.workflow_id);
  const journal = new Journal(stream, steps);
  if (stream.state_checksum === null) {
    const summary = await readSummary(tx, deps, registration, stream, report);
    for await (const row of eventsOf(tx, deps.clock, stream)) {
      checkOperation(row, steps, report);
      journal.add(row);
      await summary?.add(row);
    }
    summary?.end();
    await checkStateless(tx, registration, stream, report);
    journal.check(report);
    reportUnusedSteps(steps, stream, report);
    return;
  }
  const state = registration?.kind.state;
  const collections = state && state !== 'none' ? state.collections : await collectionsOf(tx, deps.clock, stream);
  const fold = createFold(emptyState(collections));
  const assembled = createFold(emptyState(collections));
  const parts = await readParts(tx, stream, report);
  for await (const row of eventsOf(tx, deps.clock, stream)) {
    checkOperation(row, steps, report);
    journal.add(row);
    try {
      const folded = registration !== undefined && foldAgain(deps, registration.kind, fold, row, report);
      if (!folded) await replay(deps.blobs, fold, row, collections);
    } catch (error) {
      reportRefusal(error, report, whereOf(row));
      // All later events build on this one.
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
  await compareEntities(tx, deps.clock, stream, fold, report);
  for (const difference of (await registration?.compare?.(tx, stream.workflow_id, fold.state)) ?? []) {
    report({ code: 'projection_mismatch', message: difference, workflow_id: stream.workflow_id });
  }
}

async function* eventsOf(tx: ReadTx, clock: Clock, stream: StreamInfo): AsyncGenerator<EventRow> {
  for (let after = 0; ;) {
    const rows = await tx.all(q.readEvents, stream.workflow_id, after, Number.MAX_SAFE_INTEGER, PAGE);
    yield* rows;
    // On SQLite nothing else in this process would get its turn.
    await clock.macrotask();
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.event_seq;
  }
}

/** Of a kind that this program does not know, the deltas themselves say which collections there are. */
async function collectionsOf(tx: ReadTx, clock: Clock, stream: StreamInfo): Promise<readonly string[]> {
  const names = new Set<string>();
  for await (const { delta } of eventsOf(tx, clock, stream)) {
    for (const { collection } of patchedRefs(JSON.parse(delta ?? '[]') as Operation[]))
      if (!FORBIDDEN_KEYS.has(collection)) names.add(collection);
  }
  return [...names];
}

/** False if today's code need not produce the stored delta: old versions, and rollbacks, which have no fold. */
function foldAgain(deps: Deps, kind: StreamKind, fold: Fold, row: EventRow, report: Report): boolean {
  if (kind.state === 'none' || row.event_type === ROLLED_BACK) return false;
  const event = deps.registry.lift(kind, row);
  if (row.schema_version !== String(deps.registry.definition(kind, row.event_type).version)) return false;
  const refs = kind.state.touches(event);
  const view = new DeclaredView(event.type, refs, (ref) => bodyAt(fold, ref));
  kind.state.evolve(view, event);
  const delta = deltaText(computeDelta(view.changes()));
  if (delta !== row.delta) {
    report({
      code: 'checksum_mismatch',
      message: `Folding event ${row.event_seq} of ${row.workflow_id} again gives another change than the one stored`,
      ...whereOf(row),
    });
    return false;
  }
  for (const { ref, after } of view.changes()) setBody(fold, ref, after);
  if (fold.checksum.hex !== row.state_checksum) {
    report({
      code: 'checksum_mismatch',
      message: `Event ${row.event_seq} of ${row.workflow_id} does not lead to the state it names`,
      ...whereOf(row),
    });
  }
  return true;
}

// ── Tables ───────────────────────────────────────────────────────────────────────────────────────────────────

async function compareEntities(
  tx: ReadTx,
  clock: Clock,
  stream: StreamInfo,
  fold: Fold,
  report: Report,
): Promise<void> {
  const { workflow_id } = stream;
  const where = { table: 'state_entities', workflow_id };
  let count = 0;
  for await (const { ref, stored } of entitiesOf(tx, clock, workflow_id)) {
    count += 1;
    if (bodyAt(fold, ref) === stored.body && isIntact(ref, stored)) continue;
    report({
      code: 'checksum_mismatch',
      message: `${ref.collection}/${ref.id} of ${workflow_id} is not what its events give`,
      ...where,
    });
  }
  const isWhole =
    count === fold.count && stream.entity_count === fold.count && stream.state_checksum === fold.checksum.hex;
  if (!isWhole)
    report({ code: 'checksum_mismatch', message: `The state of ${workflow_id} is not what its events give`, ...where });
}

/** A stream without state has none in any table, and snapshots only where its kind has a summary. */
async function checkStateless(
  tx: ReadTx,
  registration: Registration | undefined,
  stream: StreamInfo,
  report: Report,
): Promise<void> {
  const { workflow_id } = stream;
  const parts = await tx.all(q.readSnapshots, workflow_id, Number.MAX_SAFE_INTEGER);
  const entities = await tx.all(q.pageEntities, workflow_id, '', '', 1);
  const hasSnapshots =
    stream.snapshot_id !== null || stream.snapshot_seq !== 0 || stream.snapshot_at !== null || parts.length > 0;
  const hasState =
    (registration !== undefined && registration.kind.state !== 'none') ||
    stream.entity_count !== 0 ||
    (hasSnapshots && registration?.kind.summary === undefined) ||
    entities.length > 0;
  if (!hasState) return;
  report({
    code: 'checksum_mismatch',
    message: `Stream ${workflow_id} names no state, but there is one`,
    table: parts.length > 0 ? 'snapshots' : entities.length > 0 ? 'state_entities' : 'streams',
    workflow_id,
  });
}
