// Makes everything again that follows from events: entities, snapshots and the projected tables, a stream at a time. The
// events themselves are verified first and never changed; leases, claims, jobs, steps and cursors stay as they are.
import { sql, type ReadTx, type Statement } from '../../store/store.ts';
import { NIL_ID, checkId, refuse, type StreamInfo } from '../contract.ts';
import * as q from '../queries.ts';
import type { ProjectedTable } from '../streams/registry.ts';
import type { Problem } from '../verify/report.ts';
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

const statements = new Map<string, Statement<{ id: string }>>();

/** The entities of any stream, and what the projection of a kind wrote. */
async function removeStrays(deps: RebuildDeps, dryRun: boolean): Promise<readonly Difference[]> {
  const found = [...(await removeStraysOf(deps, { table: q.stateEntities, stream: 'workflow_id' }, undefined, dryRun))];
  for (const { kind, rows } of deps.registry.all()) {
    for (const table of rows?.tables ?? []) found.push(...(await removeStraysOf(deps, table, kind.kind, dryRun)));
  }
  return found;
}

async function removeStraysOf(
  { store }: RebuildDeps,
  { table: { name: table }, stream }: ProjectedTable,
  kind: string | undefined,
  dryRun: boolean,
): Promise<readonly Difference[]> {
  const ofKind = kind === undefined ? '' : ' AND s.kind = ?';
  const strays = `FROM ${table} WHERE NOT EXISTS (
    SELECT 1 FROM streams s WHERE s.workflow_id = ${table}.${stream}${ofKind})`;
  const params = kind === undefined ? [] : [kind];
  const found = await store.read((tx) => tx.all(statementOf(`SELECT DISTINCT ${stream} AS id ${strays}`), ...params));
  if (found.length > 0 && !dryRun) {
    await store.write((tx) => tx.all(statementOf(`DELETE ${strays} RETURNING ${stream} AS id`), ...params));
  }
  return found.map(({ id }) => ({ table, workflow_id: id, key: '', what: 'stray' }));
}

function statementOf(text: string): Statement<{ id: string }> {
  const statement = statements.get(text) ?? sql<{ id: string }>(text);
  statements.set(text, statement);
  return statement;
}
