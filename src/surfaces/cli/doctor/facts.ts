// The facts that the doctor judges: about the home's files and databases, and about its ledgers.
import type { Progress } from '../../../base/operation.ts';
import type { Kernel } from '../../../kernel/kernel.ts';

/** Read without opening the home: looking creates, migrates and repairs nothing. */
export type { FoundDatabase as DatabaseFacts, HomeDiagnosis as HomeFacts, LoosePath } from '../../../main.ts';

export interface LedgerFacts {
  readonly is_derived: boolean;
  /** The name of its database. */
  readonly database: string;
  readonly events: number;
  readonly streams: number;
  readonly signed_events: number;
  readonly unsigned_events: number;
  /** Keys that this machine does not know. */
  readonly unknown_signers: readonly string[];
  readonly problems_found: number;
  readonly first_problem: string | null;
  readonly oldest_unsigned_at: string | null;
  readonly last_event_at: string | null;
  readonly live_leases: number;
  readonly left_behind_leases: number;
  readonly last_expiry_at: string | null;
  readonly dead_jobs: number;
  readonly overdue_jobs: number;
  readonly oldest_due_at: string | null;
}

export interface DaemonFacts {
  /** A process holds the daemon's lock. */
  readonly is_running: boolean;
  /** What this daemon, or one before it, wrote about itself: JSON with `url`, `version`, `started_at`. */
  readonly info: string | undefined;
}

/** A worker polls within seconds; a job that has been due for this long has no worker. */
export const OVERDUE_MS = 10 * 60_000;
const MOST = 1_000;

/** Read-only. */
export async function askLedger(
  { name, ledger, isDerived }: { readonly name: string; readonly ledger: Kernel; readonly isDerived: boolean },
  nowMs: number,
  onProgress?: (progress: Progress) => void,
): Promise<LedgerFacts> {
  const report = await ledger.verify(
    onProgress ? { onProgress: ({ events, of }) => onProgress({ done: events, of, what: 'events' }) } : {},
  );
  const [status, newest, leases, held, jobs] = await Promise.all([
    ledger.status(),
    ledger.log({ newestFirst: true, limit: 1 }),
    ledger.leases.counts(),
    ledger.leases.list(undefined, MOST),
    ledger.jobs.states(),
  ]);
  const unsigned =
    status.unsigned_events > 0 ? await ledger.log({ after: status.signed_events, limit: 1 }) : { events: [] };
  const due = await overdue(ledger, nowMs);
  return {
    database: name,
    is_derived: isDerived,
    events: report.events,
    streams: report.streams,
    signed_events: status.signed_events,
    unsigned_events: status.unsigned_events,
    unknown_signers: report.unknown_signers.map(({ key }) => key),
    problems_found: report.problems_found,
    first_problem: report.problems[0]?.message ?? null,
    oldest_unsigned_at: unsigned.events[0]?.timestamp ?? null,
    last_event_at: newest.events[0]?.timestamp ?? null,
    live_leases: leases.live,
    left_behind_leases: leases.left_behind,
    last_expiry_at:
      held
        .map(({ lease_expires_at }) => lease_expires_at)
        .toSorted()
        .at(-1) ?? null,
    dead_jobs: jobs.dead,
    overdue_jobs: due.length,
    oldest_due_at: due.toSorted()[0] ?? null,
  };
}

/** The oldest jobs of each state are read: those that no worker takes are among them. */
async function overdue(ledger: Kernel, nowMs: number): Promise<string[]> {
  const pages = await Promise.all(
    (['ready', 'scheduled', 'running'] as const).map((state) => ledger.jobs.list({ state, limit: MOST })),
  );
  return (
    pages
      .flat()
      // The kernel's own jobs wait for the next process that runs them.
      .filter(({ kind }) => !kind.startsWith('ledger.'))
      .map(({ run_at }) => run_at)
      .filter((at) => nowMs - Date.parse(at) > OVERDUE_MS)
  );
}
