// What the doctor makes of the ledger: pure.
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

export function checkLedger(facts: LedgerFacts, home: HomeFacts, nowMs: number): Check[] {
  return [
    checkVerified(facts),
    checkSignatures(facts, nowMs),
    checkSecondCopy(facts, home),
    checkClock(facts, home, nowMs),
    checkLeases(facts, nowMs),
    facts.dead_jobs === 0
      ? ok('dead letters', 'None')
      : warn(
          'dead letters',
          countOf(facts.dead_jobs, 'job was given up', 'jobs were given up'),
          'See `throughline jobs --dead`; then `throughline jobs requeue <id>` or `cancel <id>`.',
        ),
    checkOverdue(facts, nowMs),
  ];
}

function checkVerified({ events, streams, problems_found: found, first_problem }: LedgerFacts): Check {
  if (found === 0)
    return ok(
      'ledger',
      `${countOf(events, 'event', 'events')} in ${countOf(streams, 'stream', 'streams')}, every chain and signature holds`,
    );
  return fail(
    'ledger',
    `${countOf(found, 'problem', 'problems')} in ${events} events, first: ${first_problem}`,
    'Run `throughline verify --deep`; restore a backup.',
  );
}

function checkSignatures({ unsigned_events, oldest_unsigned_at }: LedgerFacts, nowMs: number): Check {
  const name = 'signatures';
  if (unsigned_events === 0 || oldest_unsigned_at === null) return ok(name, 'Every event is signed');
  const found = `${countOf(unsigned_events, 'event is', 'events are')} not signed, the oldest of ${oldest_unsigned_at}`;
  if (nowMs - Date.parse(oldest_unsigned_at) < DAY_MS) return ok(name, found);
  return warn(name, found, 'Run `throughline sign`: what is not signed can be changed without a trace.');
}

function checkSecondCopy({ signed_events }: LedgerFacts, { files, config_folder }: HomeFacts): Check {
  const name = 'second copy';
  if (files['second_copy']) return ok(name, `Of the checkpoints, in ${config_folder}/checkpoints`);
  if (signed_events === 0) return ok(name, 'None yet: nothing was signed');
  return warn(
    name,
    `The checkpoints are signed, but ${config_folder}/checkpoints holds none of this home`,
    'Run `throughline verify`, then `throughline sign`, which writes it anew. Until then an older copy of the home goes unnoticed.',
  );
}

const SKEW_MS = 5_000;
const GRAVE_SKEW_MS = 5 * 60_000;

function checkClock({ last_event_at }: LedgerFacts, { database }: HomeFacts, nowMs: number): Check {
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

/** No lease is taken for longer than a day. */
const LONGEST_LEASE_MS = DAY_MS;

function checkLeases(
  { live_leases: live, left_behind_leases: left, last_expiry_at }: LedgerFacts,
  nowMs: number,
): Check {
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

function checkOverdue({ overdue_jobs: overdue, oldest_due_at }: LedgerFacts, nowMs: number): Check {
  const name = 'overdue jobs';
  if (overdue === 0 || oldest_due_at === null) return ok(name, 'None');
  const ageMs = Math.max(OVERDUE_MS, nowMs - Date.parse(oldest_due_at));
  return warn(
    name,
    `${countOf(overdue, 'job is', 'jobs are')} due and not run, the oldest for ${durationOf(ageMs)}`,
    'Run `throughline up`, or the program whose jobs they are: nobody works on them.',
  );
}
