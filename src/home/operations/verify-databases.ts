// Verifies every database of a home, or the one that holds a stream, and returns one report.
import { inTurn } from '../../base/in-turn.ts';
import type { Call } from '../../base/operation.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Problem, UnknownSigner, VerifyOptions, VerifyReport } from '../../ledger/verify/report.ts';
import { askOwner, type MadeDatabases } from './across-databases.ts';

type Asked = Pick<VerifyOptions, 'deep' | 'stream'>;
type Waiting = { readonly [Key in 'signal' | 'onProgress']: Call[Key] | undefined };

export async function verifyDatabases(
  databases: MadeDatabases,
  asked: Asked,
  { signal, onProgress }: Waiting,
): Promise<VerifyReport> {
  let [before, of] = [0, 0];
  // Each holds one of a few reading connections for as long as it runs.
  const verify = (ledger: Kernel) =>
    inTurn(
      ledger,
      () =>
        ledger.verify({
          ...asked,
          ...(signal ? { signal } : {}),
          ...(onProgress
            ? {
                onProgress: ({ events, of: ofThis }) => {
                  of = before + ofThis;
                  onProgress({ done: before + events, of, what: 'events' });
                },
              }
            : {}),
        }),
      signal,
    );
  if (asked.stream !== undefined) return askOwner(databases, 'unknown_stream', verify);
  const problems: Problem[] = [];
  // A database that cannot be opened is a finding and does not stop the others from being verified.
  const opened = await databases.made(({ code, message }, database) => problems.push({ code, message, database }));
  const reports: VerifyReport[] = [];
  for (const { store, ledger } of opened) {
    const report = await verify(ledger);
    before += report.events;
    if (ledger === databases.first.ledger) {
      reports.push(report);
      continue;
    }
    const database = store.location;
    // Some tables do not follow from events, so the engine's own check runs as well.
    if (!asked.deep) {
      for (const message of await store.check()) problems.push({ code: 'database_corrupt', message, database });
    }
    reports.push({ ...report, problems: report.problems.map((each) => Object.assign({ database }, each)) });
  }
  return combine(reports, problems);
}

function combine(reports: readonly VerifyReport[], more: readonly Problem[]): VerifyReport {
  const [first] = reports;
  if (!first) throw new RangeError('a home has a database');
  const sum = (
    key: 'events' | 'streams' | 'streams_not_folded' | 'checkpoints' | 'signed_events' | 'unsigned_events',
  ) => reports.reduce((total, report) => total + report[key], 0);
  const problems = [...reports.flatMap((report) => report.problems), ...more];
  return {
    ...first,
    ok: reports.every(({ ok }) => ok) && more.length === 0,
    events: sum('events'),
    streams: sum('streams'),
    streams_not_folded: sum('streams_not_folded'),
    checkpoints: sum('checkpoints'),
    signed_events: sum('signed_events'),
    unsigned_events: sum('unsigned_events'),
    unknown_signers: combineSigners(reports),
    problems,
    problems_found: reports.reduce((total, report) => total + report.problems_found, more.length),
    duration_ms: reports.reduce((total, report) => total + report.duration_ms, 0),
  };
}

/** One key signs for all databases of a machine. */
function combineSigners(reports: readonly VerifyReport[]): UnknownSigner[] {
  const signers = new Map<string, UnknownSigner>();
  for (const { key, checkpoints, events } of reports.flatMap(({ unknown_signers }) => unknown_signers)) {
    const before = signers.get(key);
    signers.set(key, {
      key,
      checkpoints: checkpoints + (before?.checkpoints ?? 0),
      events: events + (before?.events ?? 0),
    });
  }
  return [...signers.values()];
}
