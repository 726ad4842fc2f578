// Makes everything again that follows from events: entities, snapshots and the projected tables, a stream at a time. The
// events themselves are verified first and never changed; leases, claims, jobs, steps and cursors stay as they are.
import type { ReadTx } from '../../store/store.ts';
import { NIL_ID, checkId, refuse, type StreamInfo } from '../contract.ts';
import * as q from '../queries.ts';
import type { Problem } from '../verify/report.ts';
import { projectedTables, straysIn, strayStatement } from '../verify/verify-tables.ts';
import { verify } from '../verify/verify.ts';
import { rebuildStream } from './rebuild-stream.ts';
import type { Difference, RebuildDeps, RebuildOptions, RebuildReport } from './report.ts';

const PAGE = 1_000;
const MAX_LISTED = 100;

export async function rebuild(deps: RebuildDeps, options: RebuildOptions = {}): Promise<RebuildReport> {
  const { store, clock, registry } = deps;
  const { stream, dryRun = false, signal } = options;
  const startedMs = clock.monotonic();
  const streams = await store.read((tx) => streamsToRebuild(tx, stream));
  const events = streams.reduce((sum, { head_seq }) => sum + head_seq, 0);
  // Every event is read twice: once for its chain and signatures, once for what follows from it.
  let done = 0;
  const tell = (more: number) => options.onProgress?.({ events: done + more, of: 2 * events });
  await checkEvents(deps, options, tell);
  done = events;

  const differences: Difference[] = [];
  let found = 0;
  const report = (more: readonly Difference[]) => {
    found += more.length;
    differences.push(...more.slice(0, Math.max(0, MAX_LISTED - differences.length)));
  };
  if (stream === undefined) report(await removeStrays(deps, dryRun));
  const counts = { streams: 0, streams_not_known: 0, streams_rebuilt: 0 };
  for (const { workflow_id, kind } of streams) {
    signal?.throwIfAborted();
    const registration = registry.registration(kind);
    if (!registration) {
      counts.streams_not_known += 1;
      continue;
    }
    const onEvent = () => {
      done += 1;
      if (done % PAGE === 0) tell(0);
    };
    const more = await rebuildStream(deps, registration, workflow_id, {
      dryRun,
      onEvent,
      ...(signal ? { signal } : {}),
    });
    report(more);
    counts.streams += 1;
    if (more.length > 0) counts.streams_rebuilt += 1;
  }
  return {
    database: store.location,
    dry_run: dryRun,
    events,
    ...counts,
    differences_found: found,
    differences,
    duration_ms: Math.round(clock.monotonic() - startedMs),
  };
}

async function streamsToRebuild(tx: ReadTx, id: string | undefined): Promise<readonly StreamInfo[]> {
  if (id !== undefined) {
    checkId(id);
    const found = await tx.get(q.readStream, id);
    if (!found) throw refuse('unknown_stream', `There is no stream ${id}`, { workflow_id: id });
    return [found];
  }
  const streams: StreamInfo[] = [];
  for (let after = NIL_ID; ;) {
    const page = await tx.all(q.listStreams, after, PAGE);
    streams.push(...page);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return streams;
    after = last.workflow_id;
  }
}

/** Nothing is made from events that do not hold: a table that is wrong would become a table that looks right. */
async function checkEvents(deps: RebuildDeps, options: RebuildOptions, tell: (events: number) => void): Promise<void> {
  const { stream, signal } = options;
  const { problems } = await verify(deps, {
    tables: false,
    ...(stream === undefined ? {} : { stream }),
    ...(signal ? { signal } : {}),
    onProgress: ({ events }) => tell(events),
  });
  const first = problems.find((problem) => !isMended(problem));
  if (!first) return;
  throw refuse('chain_broken', `Nothing was rebuilt, because the events do not hold: ${first.message}`, {
    ...first,
    problems,
  });
}

/** What the row of a stream says beside its head is made again too. */
function isMended({ code, table }: Problem): boolean {
  return code === 'checksum_mismatch' && table === 'streams';
}

// ── Rows of no stream ────────────────────────────────────────────────────────────────────────────────────────────

async function removeStrays({ store, registry }: RebuildDeps, dryRun: boolean): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  for (const { projected, kind } of projectedTables(registry)) {
    const { table, stream } = projected;
    const strays = await store.read((tx) => straysIn(tx, projected, kind));
    for (const id of strays) found.push({ table: table.name, workflow_id: id, key: '', what: 'stray' });
    if (strays.length === 0 || dryRun) continue;
    const remove = strayStatement('DELETE', projected, kind, ` RETURNING ${stream} AS id`);
    await store.write((tx) => tx.all(remove, ...(kind === undefined ? [] : [kind])));
  }
  return found;
}
