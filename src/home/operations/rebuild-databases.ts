// Rebuilds every database of a home, or the stream in the one that holds it, and returns one report.
import { inTurn } from '../../base/in-turn.ts';
import type { Call } from '../../base/operation.ts';
import type { Difference, RebuildReport } from '../../ledger/rebuild/report.ts';
import type { OpenDatabase } from '../open-database.ts';
import { askOwner, openMade, type MadeDatabases, type Unavailable } from './across-databases.ts';

interface Asked {
  readonly dryRun: boolean;
  readonly stream: string | undefined;
}
type Waiting = { readonly [Key in 'signal' | 'onProgress']: Call[Key] | undefined };

export interface HomeRebuildReport extends Omit<RebuildReport, 'database' | 'differences'> {
  readonly ok: boolean;
  readonly differences: readonly (Difference & { readonly database: string })[];
  readonly unavailable?: Unavailable[];
}

export async function rebuildDatabases(
  databases: MadeDatabases,
  { dryRun, stream }: Asked,
  { signal, onProgress }: Waiting,
): Promise<HomeRebuildReport> {
  let before = 0;
  const rebuild = async ({ name, ledger }: Pick<OpenDatabase, 'name' | 'ledger'>): Promise<HomeRebuildReport> => {
    const report = await inTurn(
      ledger,
      () =>
        ledger.rebuild({
          dryRun,
          ...(stream === undefined ? {} : { stream }),
          ...(signal ? { signal } : {}),
          ...(onProgress
            ? { onProgress: ({ events, of }) => onProgress({ done: before + events, of: before + of, what: 'events' }) }
            : {}),
        }),
      signal,
    );
    before += 2 * report.events;
    const { database: _, ...rest } = report;
    const ok = !dryRun || report.differences_found === 0;
    return { ok, ...rest, differences: report.differences.map((each) => Object.assign({ database: name }, each)) };
  };
  const { opened, missing } = await openMade(databases);
  if (stream !== undefined) {
    const named = new Map(opened.map(({ name, ledger }) => [ledger, name]));
    return askOwner(databases, 'unknown_stream', (ledger) => rebuild({ name: named.get(ledger) ?? '', ledger }));
  }
  const reports: HomeRebuildReport[] = [];
  for (const database of opened) reports.push(await rebuild(database));
  return { ...combine(dryRun, reports), ...missing };
}

function combine(dryRun: boolean, reports: readonly HomeRebuildReport[]): HomeRebuildReport {
  const sum = (
    key: 'events' | 'streams' | 'streams_not_known' | 'streams_rebuilt' | 'differences_found' | 'duration_ms',
  ) => reports.reduce((total, report) => total + report[key], 0);
  return {
    ok: reports.every(({ ok }) => ok),
    dry_run: dryRun,
    events: sum('events'),
    streams: sum('streams'),
    streams_not_known: sum('streams_not_known'),
    streams_rebuilt: sum('streams_rebuilt'),
    differences_found: sum('differences_found'),
    differences: reports.flatMap(({ differences }) => differences),
    duration_ms: sum('duration_ms'),
  };
}
