// `throughline doctor`: checks everything that can be wrong with a home, changes nothing, and says what to do.
import { toTimestamp } from '../../base/clock.ts';
import { Failure, Refusal } from '../../base/errors.ts';
import type { Progress } from '../../base/operation.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Attention, LeftTranscripts } from '../../mind/hot.ts';
import * as check from './doctor/check.ts';
import type { Check, CheckStatus } from './doctor/check.ts';
import { checkDatabases, checkSigningKey, openableOf, whyNotOpened } from './doctor/database.ts';
import { askLedger, type DaemonFacts, type HomeFacts, type LedgerFacts } from './doctor/facts.ts';
import { checkLedgers, ledgerFailed, skipLedger } from './doctor/ledger.ts';
import {
  checkDaemon,
  checkDisk,
  checkFilesystem,
  checkHome,
  checkLeftovers,
  checkNode,
  checkPermissions,
} from './doctor/machine.ts';

export interface DoctorPorts {
  /** As in `v24.1.0`. */
  readonly nodeVersion: string;
  /** Version of this program. */
  readonly version: string;
  readonly now: () => number;
  /** Must not open the home, and must not fail because of a problem with it. */
  diagnose(): Promise<HomeFacts>;
  /** Called only when opening changes nothing, and only for the databases of which that is true. */
  openLedgers(databases: readonly string[]): Promise<{
    readonly ledgers: readonly { readonly name: string; readonly ledger: Kernel; readonly isDerived: boolean }[];
    /** Databases that could not be opened nevertheless, by name. */
    readonly failed?: readonly { readonly name: string; readonly message: string; readonly hint: string }[];
    /** Where the mind has stopped learning; undefined in a home without one. */
    attention?(): Promise<Attention | null | undefined>;
    /** Sessions whose record was not taken. */
    left?(): Promise<LeftTranscripts | null | undefined>;
    close(): Promise<void>;
  }>;
  /** Called only for a home that is the user's. */
  daemon?(homeId: string): Promise<DaemonFacts>;
  readonly onProgress?: (progress: Progress) => void;
}

export interface DoctorReport {
  /** No check failed; there may be warnings. */
  readonly ok: boolean;
  readonly home: string;
  readonly home_id: string | null;
  readonly version: string;
  readonly checked_at: string;
  readonly counts: Readonly<Record<CheckStatus, number>>;
  readonly checks: readonly Check[];
}

/** Exit code if a check failed: this machine or this home needs attention. With warnings alone it is 0. */
export const DOCTOR_EXIT = 6;

export function doctorExitCode({ ok }: DoctorReport): number {
  return ok ? 0 : DOCTOR_EXIT;
}

export async function runDoctor(ports: DoctorPorts): Promise<DoctorReport> {
  const nowMs = ports.now();
  const facts = await ports.diagnose();
  const checks: Check[] = [
    checkNode(ports.nodeVersion),
    checkHome(facts),
    checkPermissions(facts, 'config'),
    checkPermissions(facts, 'home'),
    checkFilesystem(facts),
    checkDisk(facts),
    ...checkDatabases(facts),
    checkSigningKey(facts),
    checkLeftovers(facts, nowMs),
    ...(await lookAtLedgers(ports, facts, nowMs)),
    ...(await lookAtDaemon(ports, facts)),
  ];
  const counts = { ok: 0, warn: 0, fail: 0, skipped: 0 };
  for (const { status } of checks) counts[status] += 1;
  const { version } = ports;
  const { location: home, home_id } = facts;
  return { ok: counts.fail === 0, home, home_id, version, checked_at: toTimestamp(nowMs), counts, checks };
}

async function lookAtLedgers(ports: DoctorPorts, facts: HomeFacts, nowMs: number): Promise<Check[]> {
  const why = whyNotOpened(facts);
  if (why !== undefined) return skipLedger(why);
  try {
    const opened = await ports.openLedgers(openableOf(facts));
    try {
      const ledgers: LedgerFacts[] = [];
      for (const each of opened.ledgers) ledgers.push(await askLedger(each, nowMs, ports.onProgress));
      const failed = (opened.failed ?? []).map(({ name, message, hint }) =>
        check.fail(`${name} ledger`, message, hint),
      );
      return [
        ...checkLedgers(ledgers, facts, nowMs),
        ...failed,
        ...checkMind(await opened.attention?.(), await opened.left?.()),
      ];
    } finally {
      await opened.close();
    }
  } catch (error) {
    return ledgerFailed(problemOf(error));
  }
}

function checkMind(attention: Attention | null | undefined, left: LeftTranscripts | null | undefined): Check[] {
  if (attention === undefined) return [];
  return [
    attention === null
      ? check.ok('mind', 'Sessions are distilled')
      : check.warn('mind', attention.says, attention.todo),
    ...(left ? [check.warn('transcripts', left.says, left.todo)] : []),
  ];
}

async function lookAtDaemon(ports: DoctorPorts, { home_id, problem }: HomeFacts): Promise<Check[]> {
  if (!ports.daemon || home_id === null || problem) return [];
  try {
    return [checkDaemon(await ports.daemon(home_id), ports.version)];
  } catch (error) {
    const { message, hint } = problemOf(error);
    return [{ name: 'daemon', status: 'fail', found: message, fix: hint }];
  }
}

/** Only expected failures: a bug is shown as a bug. */
function problemOf(error: unknown): { readonly message: string; readonly hint: string } {
  if (error instanceof Refusal || error instanceof Failure) return { message: error.message, hint: error.row.hint };
  throw error;
}

const MARKS: Readonly<Record<CheckStatus, string>> = { ok: 'ok', warn: 'WARN', fail: 'FAIL', skipped: '-' };

export function renderDoctor(report: DoctorReport): string[] {
  const width = Math.max(...report.checks.map(({ name }) => name.length));
  const { warn, fail: failing, skipped } = report.counts;
  const lines = report.checks.flatMap(({ name, status, found, fix, paths = [] }) => {
    const margin = ' '.repeat(width + 8);
    return [
      `${MARKS[status].padEnd(4)}  ${name.padEnd(width)}  ${found}`,
      ...paths.map((path) => `${margin}  ${path}`),
      ...(fix === undefined ? [] : [`${margin}→ ${fix}`]),
    ];
  });
  const summary = report.ok
    ? warn === 0
      ? 'All is well'
      : 'Nothing fails'
    : `${failing} of ${report.checks.length} fail`;
  const more = [
    ...(warn > 0 ? [`${warn} ${warn === 1 ? 'warning' : 'warnings'}`] : []),
    ...(skipped > 0 ? [`${skipped} not looked at`] : []),
  ];
  return [`Throughline ${report.version}, home ${report.home}`, '', ...lines, '', [summary, ...more].join(', ')];
}
