// Verification of everything: every row, every chain, every signature; with `deep` also the fold of every stream
// again, its tables, snapshots, steps and blobs. Reports all it finds, the first bad row first.
import type { Clock } from '../../base/clock.ts';
import { Failure } from '../../base/errors.ts';
import type { KeptHead } from '../../base/kept-head.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import { NIL_ID, checkId, refuse, type StreamInfo } from '../contract.ts';
import { lossIn } from '../proof/head-keeper.ts';
import * as q from '../queries.ts';
import { whereOf } from '../streams/row-check.ts';
import type { Problem, Report, Seen, VerifyDeps, VerifyOptions, VerifyReport } from './report.ts';
import { compareNote, createRoots, readNotes, readSecondCopy, type Note, type TreeRoot } from './signed-notes.ts';
import { verifyOne } from './verify-one.ts';
import { checkHead, checkRow, type Head } from './verify-rows.ts';
import { verifyStream } from './verify-stream.ts';
import { verifyStrays, verifyTables } from './verify-tables.ts';

const PAGE = 2_000;
const MAX_LISTED = 100;

export async function verify(deps: VerifyDeps, options: VerifyOptions = {}): Promise<VerifyReport> {
  const startedMs = deps.clock.monotonic();
  const { deep = false, stream, signal } = options;
  if (stream !== undefined) await checkStream(deps.store, stream);
  const problems: Problem[] = [];
  let found = 0;
  const report: Report = (problem) => {
    found += 1;
    options.onProblem?.(problem);
    if (problems.length < MAX_LISTED) problems.push(problem);
  };
  // The engine's check always covers the whole file.
  const asksEngine = deep && stream === undefined;
  const seen: Seen = {
    database_id: '',
    events: 0,
    streams: 0,
    streams_not_folded: 0,
    checkpoints: 0,
    signed_events: 0,
    unknown_signers: [],
  };
  try {
    for (const damage of asksEngine ? await deps.store.check() : [])
      report({ code: 'database_corrupt', message: damage });
    // Before the database: a checkpoint reaches its second copy last, so none in there is newer than what is read.
    const copies = deps.signing ? await readSecondCopy(deps.signing, report) : [];
    const heads = (await deps.signing?.heads?.read()) ?? [];
    await deps.store.read(async (tx) => {
      await verifyIn(tx, deps, copies, options, report, seen);
      // A note that tells of more events has said the same.
      if (!problems.some(({ code }) => code === 'rolled_back')) await reportLoss(tx, heads, deps, report);
    });
  } catch (error) {
    // A page so damaged that it cannot be read, or that holds what was never written, ends the walk, not the report.
    if (signal?.aborted) throw error;
    const isCorrupt = error instanceof Failure && error.code === 'database_corrupt';
    const damages = isCorrupt ? [error.message] : await deps.store.check();
    if (damages.length === 0) throw error;
    if (isCorrupt || !asksEngine) for (const damage of damages) report({ code: 'database_corrupt', message: damage });
  }
  return {
    ok: found === 0,
    database: deps.store.location,
    deep,
    ...(stream === undefined ? {} : { stream }),
    ...seen,
    unsigned_events: seen.events - seen.signed_events,
    problems,
    problems_found: found,
    duration_ms: Math.round(deps.clock.monotonic() - startedMs),
  };
}

async function reportLoss(
  tx: ReadTx,
  heads: readonly KeptHead[],
  { signing }: VerifyDeps,
  report: Report,
): Promise<void> {
  const lost = signing && (await lossIn(tx, heads, signing));
  if (lost) report({ code: 'rolled_back', message: lost.message, table: 'events', position: lost.events + 1 });
}

async function checkStream(store: Store, id: string): Promise<void> {
  checkId(id);
  if (await store.read((tx) => tx.get(q.readStream, id))) return;
  throw refuse('unknown_stream', `There is no stream ${id}`, { workflow_id: id });
}

async function verifyIn(
  tx: ReadTx,
  deps: VerifyDeps,
  copies: readonly string[],
  options: VerifyOptions,
  report: Report,
  seen: Seen,
): Promise<void> {
  const meta = await tx.get(q.readMeta);
  if (!meta) {
    report({ code: 'chain_broken', message: 'The ledger has no head', table: 'ledger_meta' });
    return;
  }
  seen.database_id = meta.database_id;
  const { notes, unknownSigners } = await readNotes(tx, deps, meta, copies, report);
  seen.checkpoints = notes.length;
  seen.unknown_signers = unknownSigners;
  if (options.stream !== undefined) {
    const { roots, positions } = await verifyOne(tx, deps, meta, options.stream, notes, options, report, seen);
    for (const note of notes) compareNote(note, roots, meta.position, report, seen);
    const signedSize = seen.signed_events;
    seen.signed_events = positions.filter((position) => position <= signedSize).length;
    return;
  }
  const streams = new Map<string, StreamInfo>();
  for (let after = NIL_ID; ;) {
    const rows = await tx.all(q.listStreams, after, PAGE);
    for (const row of rows) streams.set(row.workflow_id, row);
    await deps.clock.macrotask();
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) break;
    if (last.workflow_id <= after) {
      // A damaged index can lead in a circle.
      report({ code: 'database_corrupt', message: 'The streams are not in their order', table: 'streams' });
      break;
    }
    after = last.workflow_id;
  }
  seen.streams = streams.size;
  const heads = new Map<string, Head>();
  const roots = await walkEvents(tx, deps.clock, meta, streams, heads, notes, options, report, seen);
  for (const note of notes) compareNote(note, roots, meta.position, report, seen);
  const { deep = false, tables = true } = options;
  if (tables) await verifyStrays(tx, deps.registry, report);
  for (const stream of streams.values()) {
    options.signal?.throwIfAborted();
    const { operations = 0 } = heads.get(stream.workflow_id) ?? {};
    if (tables) await verifyTables(tx, deps, stream, { deep, operations }, report);
    if (!deep) continue;
    const registration = deps.registry.registration(stream.kind);
    if (!registration) seen.streams_not_folded += 1;
    await verifyStream(tx, deps, registration, stream, report);
  }
}

/** Every event in commit order. Returns the Merkle root and frontier at every size that a note names. */
async function walkEvents(
  tx: ReadTx,
  clock: Clock,
  meta: q.MetaRow,
  streams: ReadonlyMap<string, StreamInfo>,
  heads: Map<string, Head>,
  notes: readonly Note[],
  options: VerifyOptions,
  report: Report,
  seen: Seen,
): Promise<ReadonlyMap<number, TreeRoot>> {
  const tree = createRoots(notes);
  let counter = 0;
  let position = 0;
  for (;;) {
    const rows = await tx.all(q.readByPosition, position, PAGE);
    for (const row of rows) {
      if (row.position !== position + 1) {
        report({
          code: 'chain_broken',
          message: `Events ${position + 1} to ${row.position - 1} in commit order are missing`,
          ...whereOf(row),
        });
      }
      position = row.position;
      checkRow(row, meta, streams, heads, report);
      if (row.host_id === meta.host_id) {
        if (row.host_counter !== counter + 1) {
          report({
            code: 'chain_broken',
            message: `Event ${row.event_seq} of ${row.workflow_id} has host counter ${row.host_counter} after ${counter}`,
            ...whereOf(row),
          });
        }
        counter = row.host_counter;
      }
      tree.append(row.row_hash);
    }
    seen.events += rows.length;
    // On SQLite nothing else in this process would get its turn.
    await clock.macrotask();
    options.signal?.throwIfAborted();
    options.onProgress?.({ events: seen.events, of: meta.position });
    if (rows.length < PAGE) break;
  }
  if (meta.position !== position || meta.host_counter !== counter) {
    report({
      code: 'chain_broken',
      message: `The ledger ends at event ${position} in commit order, not at ${meta.position}`,
      table: 'ledger_meta',
      position,
    });
  }
  for (const stream of streams.values()) checkHead(stream, heads.get(stream.workflow_id), report);
  return tree.roots;
}
