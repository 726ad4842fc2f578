// Verification of one stream: its own rows in full, and of all others only the hashes, which the signatures cover.
import type { ReadTx } from '../../store/store.ts';
import type { StreamInfo } from '../contract.ts';
import * as q from '../queries.ts';
import type { Report, Seen, VerifyDeps, VerifyOptions } from './report.ts';
import { createRoots, type Note, type TreeRoot } from './signed-notes.ts';
import { checkHead, checkRow, type Head } from './verify-rows.ts';
import { verifyStream } from './verify-stream.ts';
import { verifyTables } from './verify-tables.ts';

const PAGE = 2_000;
const HASHES = 5_000;

export async function verifyOne(
  tx: ReadTx,
  deps: VerifyDeps,
  meta: q.MetaRow,
  workflowId: string,
  notes: readonly Note[],
  options: VerifyOptions,
  report: Report,
  seen: Seen,
): Promise<{ readonly roots: ReadonlyMap<number, TreeRoot>; readonly positions: readonly number[] }> {
  const stream = await tx.get(q.readStream, workflowId);
  if (!stream) {
    report({
      code: 'chain_broken',
      message: `Stream ${workflowId} is gone`,
      table: 'streams',
      workflow_id: workflowId,
    });
    return { roots: new Map(), positions: [] };
  }
  seen.streams = 1;
  const { positions, operations } = await walk(tx, deps, meta, stream, options, report, seen);
  const { deep = false, tables = true } = options;
  if (tables) await verifyTables(tx, deps, stream, { deep, operations }, report);
  if (deep) {
    const registration = deps.registry.registration(stream.kind);
    if (!registration) seen.streams_not_folded = 1;
    await verifyStream(tx, deps, registration, stream, report);
  }
  return { roots: await rootsOf(tx, deps, notes, options), positions };
}

async function walk(
  tx: ReadTx,
  { clock }: VerifyDeps,
  meta: q.MetaRow,
  stream: StreamInfo,
  options: VerifyOptions,
  report: Report,
  seen: Seen,
): Promise<{ readonly positions: number[]; readonly operations: number }> {
  const { workflow_id } = stream;
  const streams = new Map([[workflow_id, stream]]);
  const heads = new Map<string, Head>();
  const positions: number[] = [];
  for (let after = 0; ;) {
    const rows = await tx.all(q.readEvents, workflow_id, after, Number.MAX_SAFE_INTEGER, PAGE);
    for (const row of rows) {
      checkRow(row, meta, streams, heads, report);
      positions.push(row.position);
    }
    seen.events += rows.length;
    // On SQLite nothing else in this process would get its turn.
    await clock.macrotask();
    options.signal?.throwIfAborted();
    options.onProgress?.({ events: seen.events, of: stream.head_seq });
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) break;
    after = last.event_seq;
  }
  const head = heads.get(workflow_id);
  checkHead(stream, head, report);
  return { positions, operations: head?.operations ?? 0 };
}

/** A row's place in the tree is its position, so whatever else stands there makes another root. */
async function rootsOf(
  tx: ReadTx,
  { clock }: VerifyDeps,
  notes: readonly Note[],
  options: VerifyOptions,
): Promise<ReadonlyMap<number, TreeRoot>> {
  const tree = createRoots(notes);
  const size = notes.reduce((largest, note) => Math.max(largest, note.size), 0);
  for (let position = 0; position < size;) {
    const rows = await tx.all(q.readRowHashes, position, size, HASHES);
    for (const { row_hash } of rows) tree.append(row_hash);
    await clock.macrotask();
    options.signal?.throwIfAborted();
    const last = rows.at(-1);
    if (!last) break;
    position = last.position;
  }
  return tree.roots;
}
