// The doctor's checks of a home's ledgers, taken together: pure.
import { countOf } from '../../terminal/text.ts';
import { DAY_MS, durationOf, fail, ok, skipped, warn, type Check } from './check.ts';
import { OVERDUE_MS, type HomeFacts, type LedgerFacts } from './facts.ts';

const LEDGER_CHECKS = [
  'ledger',
  'signatures',
  'second copy',
  'clock',
  'leases',
  'dead letters',
  'overdue jobs',
] as const;

export function skipLedger(why: string): Check[] {
  return LEDGER_CHECKS.map((name) => skipped(name, `Not looked at: ${why}`));
}

export function ledgerFailed(problem: { readonly message: string; readonly hint: string }): Check[] {
  const [first, ...others] = LEDGER_CHECKS;
  const why = 'Not looked at: the ledger cannot be opened';
  return [fail(first, problem.message, problem.hint), ...others.map((name) => skipped(name, why))];
}

export function checkLedgers(ledgers: readonly LedgerFacts[], home: HomeFacts, nowMs: number): Check[] {
  const facts = together(ledgers);
  return [
    checkVerified(facts),
    checkSignatures(facts, nowMs),
    checkSecondCopy(ledgers, home),
    checkClock(facts, home, nowMs),
    checkLeases(facts, nowMs),
    facts.dead_jobs === 0
      ? ok('dead letters', 'No failed jobs')
      : warn(
          'dead letters',
          countOf(facts.dead_jobs, 'failed job', 'failed jobs'),
          'See `throughline jobs --dead`; then `throughline jobs requeue <id>` or `cancel <id>`.',
        ),
    checkOverdue(facts, nowMs),
  ];
}

type Facts = Omit<LedgerFacts, 'database' | 'is_derived'>;

function together(ledgers: readonly LedgerFacts[]): Facts {
  const sum = (valueOf: (facts: LedgerFacts) => number) => ledgers.reduce((total, each) => total + valueOf(each), 0);
  const times = (timeOf: (facts: LedgerFacts) => string | null) =>
    ledgers.flatMap((each) => timeOf(each) ?? []).toSorted();
  return {
    events: sum(({ events }) => events),
    streams: sum(({ streams }) => streams),
    signed_events: sum(({ signed_events }) => signed_events),
    unsigned_events: sum(({ unsigned_events, is_derived }) => (is_derived ? 0 : unsigned_events)),
    unknown_signers: [...new Set(ledgers.flatMap(({ unknown_signers }) => unknown_signers))],
    problems_found: sum(({ problems_found }) => problems_found),
    first_problem: ledgers.find(({ first_problem }) => first_problem !== null)?.first_problem ?? null,
    oldest_unsigned_at:
      times(({ oldest_unsigned_at, is_derived }) => (is_derived ? null : oldest_unsigned_at))[0] ?? null,
    last_event_at: times(({ last_event_at }) => last_event_at).at(-1) ?? null,
    live_leases: sum(({ live_leases }) => live_leases),
    left_behind_leases: sum(({ left_behind_leases }) => left_behind_leases),
    last_expiry_at: times(({ last_expiry_at }) => last_expiry_at).at(-1) ?? null,
    dead_jobs: sum(({ dead_jobs }) => dead_jobs),
    overdue_jobs: sum(({ overdue_jobs }) => overdue_jobs),
    oldest_due_at: times(({ oldest_due_at }) => oldest_due_at)[0] ?? null,
  };
}

function checkVerified({ events, streams, problems_found: found, first_problem }: Facts): Check {
  if (found === 0)
    return ok(
      'ledger',
      `${countOf(events, 'event', 'events')} in ${countOf(streams, 'stream', 'streams')}, every chain and signature holds`,
    );
  return fail(
    'ledger',
    `${countOf(found, 'problem', 'problems')} in ${events} events, first: ${first_problem}`,
    'Run `throughline verify --deep`. If the events hold, `throughline rebuild` mends the rest; if not, restore a backup.',
  );
}

function checkSignatures({ unsigned_events, oldest_unsigned_at, unknown_signers }: Facts, nowMs: number): Check {
  const name = 'signatures';
  if (unknown_signers.length > 0) {
    return warn(
      name,
      `Signatures by ${unknown_signers.join(', ')} cannot be judged: this machine does not know the key; ${countOf(unsigned_events, 'event is', 'events are')} not signed by a known one`,
      'If you trust it, run `throughline key show` there and `throughline key trust <key>` here. `throughline sign` signs what you find sound.',
    );
  }
  if (unsigned_events === 0 || oldest_unsigned_at === null) return ok(name, 'Every event is signed');
  const found = `${countOf(unsigned_events, 'event is', 'events are')} not signed, the oldest of ${oldest_unsigned_at}`;
  if (nowMs - Date.parse(oldest_unsigned_at) < DAY_MS) return ok(name, found);
  return warn(name, found, 'Run `throughline sign`: what is not signed can be changed without a trace.');
}

function checkSecondCopy(ledgers: readonly LedgerFacts[], { databases, config_folder }: HomeFacts): Check {
  const name = 'second copy';
  const copied = new Set(databases.filter((each) => each.has_second_copy).map((each) => each.name));
  const isMissing = ledgers.some(({ database, signed_events }) => signed_events > 0 && !copied.has(database));
  if (!isMissing && copied.size > 0) return ok(name, `Of the checkpoints, in ${config_folder}/checkpoints`);
  if (!isMissing) return ok(name, 'None yet: nothing was signed');
  return warn(
    name,
    `The checkpoints are signed, but ${config_folder}/checkpoints holds none of this home`,
    'Run `throughline verify`, then `throughline sign`, which writes it again. Until then an older copy of the home goes unnoticed.',
  );
}

const SKEW_MS = 5_000;
const GRAVE_SKEW_MS = 5 * 60_000;

function checkClock({ last_event_at }: Facts, { databases: [database] }: HomeFacts, nowMs: number): Check {
  const name = 'clock';
  const serverMs = database?.now_ms ?? null;
  const aheadMs = last_event_at === null ? 0 : Date.parse(last_event_at) - nowMs;
  if (aheadMs > SKEW_MS) {
    const judge = aheadMs > GRAVE_SKEW_MS ? fail : warn;
    return judge(
      name,
      `The last event is of ${last_event_at}, ${durationOf(aheadMs)} from now`,
      'Set the clock of this machine; if it is right, an earlier one was wrong, and leases and jobs wait until then.',
    );
  }
  if (serverMs !== null && Math.abs(serverMs - nowMs) > GRAVE_SKEW_MS) {
    const found = `The clocks of server and machine are ${durationOf(Math.abs(serverMs - nowMs))} apart`;
    return warn(name, found, 'Let both follow a time server; expiry goes by the server’s.');
  }
  return ok(name, last_event_at === null ? 'No event to compare it with' : 'The last event lies in the past');
}

/** No lease lasts longer than a day. */
const LONGEST_LEASE_MS = DAY_MS;

function checkLeases({ live_leases: live, left_behind_leases: left, last_expiry_at }: Facts, nowMs: number): Check {
  const name = 'leases';
  const found = `${live} held, ${left} that expired without being released`;
  if (last_expiry_at !== null && Date.parse(last_expiry_at) - nowMs > LONGEST_LEASE_MS + GRAVE_SKEW_MS) {
    return warn(
      name,
      `${found}; one is held until ${last_expiry_at}, longer than any can be`,
      'The clock was wrong when it was taken. See `throughline lease list`; it frees itself only then.',
    );
  }
  return ok(name, found);
}

function checkOverdue({ overdue_jobs: overdue, oldest_due_at }: Facts, nowMs: number): Check {
  const name = 'overdue jobs';
  if (overdue === 0 || oldest_due_at === null) return ok(name, 'None');
  const ageMs = Math.max(OVERDUE_MS, nowMs - Date.parse(oldest_due_at));
  return warn(
    name,
    `${countOf(overdue, 'job is', 'jobs are')} due and not run, the oldest for ${durationOf(ageMs)}`,
    'No worker runs them. Run `throughline up`, or the program that defines these jobs.',
  );
}
