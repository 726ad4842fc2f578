// Makes everything again that follows from events: entities, snapshots, steps and the projected tables, a stream at a
// time. The events themselves are verified first and never changed. Leases, claims, jobs and cursors stay as they are,
// and so do the steps of operations that wrote no event.
import { isUuid } from '../../base/ids.ts';
import type { ReadTx } from '../../store/store.ts';
import { NIL_ID, checkId, refuse, type StreamInfo } from '../contract.ts';
import * as q from '../queries.ts';
import type { Registry } from '../streams/registry.ts';
import type { Problem } from '../verify/report.ts';
import { projectedTables, straysIn, strayStatement } from '../verify/verify-tables.ts';
import { verify } from '../verify/verify.ts';
import { rebuildStream } from './rebuild-stream.ts';
import type { Difference, RebuildDeps, RebuildOptions, RebuildReport } from './report.ts';

const PAGE = 1_000;
const MAX_LISTED = 100;

export async function rebuild(deps: RebuildDeps, options: RebuildOptions = {}): Promise<RebuildReport> {
  const { store, clock, registry } = deps;
  const { dryRun = false, signal } = options;
  const startedMs = clock.monotonic();
  const { stream, streams } = await store.read(async (tx) => {
    const id = options.stream === undefined ? undefined : await idOf(tx, registry, options.stream);
    return { stream: id, streams: await streamsToRebuild(tx, id) };
  });
  const events = streams.reduce((sum, { head_seq }) => sum + head_seq, 0);
  // Every event is read twice: once for its chain and signatures, once for what follows from it.
  let done = 0;
  const tell = (more: number) => options.onProgress?.({ events: done + more, of: 2 * events });
  await checkEvents(deps, { stream, signal }, tell);
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

/** An id as it is, or the id of the one stream with this name. */
async function idOf(tx: ReadTx, registry: Registry, ref: string): Promise<string> {
  if (isUuid(ref)) return ref;
  const ids: string[] = [];
  for (const { named } of registry.all()) if (named) ids.push(...(await named(tx, ref)));
  const [id, ...others] = ids;
  if (id !== undefined && others.length === 0) return id;
  const why = id === undefined ? `There is no stream ${ref}` : `"${ref}" is the name of ${ids.join(', ')}; give the id`;
  throw refuse('unknown_stream', why, { workflow_id: ref });
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
async function checkEvents(
  deps: RebuildDeps,
  { stream, signal }: { readonly [Key in 'stream' | 'signal']: RebuildOptions[Key] | undefined },
  tell: (events: number) => void,
): Promise<void> {
  let first: Problem | undefined;
  const { problems } = await verify(deps, {
    tables: false,
    ...(stream === undefined ? {} : { stream }),
    ...(signal ? { signal } : {}),
    onProgress: ({ events }) => tell(events),
    onProblem(problem) {
      if (!isMended(problem)) first ??= problem;
    },
  });
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
