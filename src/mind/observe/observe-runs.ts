// What ran and what changed: fixes, proofs, files, commits. By files, commands and exit codes alone.
import type { T0Event } from '../t0/contract.ts';
import { provingCommand, type CommandKind } from './commands.ts';
import { short, wholeCommand, type Draft, type DraftQuote, type Findings } from './draft.ts';
import { errorIn, sameError, type ErrorLine } from './errors-in.ts';
import { hasPassed, type Run } from './runs.ts';
import { MOST_STATEMENT } from './statements.ts';
import { byCode } from './words.ts';

export interface RunRule {
  readonly id: string;
  readonly version: number;
  readonly says: string;
}

export const RUN_RULES = {
  fixByFiles: {
    id: 'fix.files-changed',
    version: 1,
    says: 'A command failed, files changed, the same command passed.',
  },
  fixByCommand: {
    id: 'fix.command-run',
    version: 1,
    says: 'A command failed, another one ran, the same command passed.',
  },
  proof: { id: 'proof.passed', version: 1, says: 'A command that tests, builds or checks passed.' },
  files: { id: 'files.changed', version: 1, says: 'A call changed a file.' },
  commit: { id: 'commit.made', version: 1, says: 'A commit was made.' },
} satisfies Record<string, RunRule>;

export function observeRuns(runs: readonly Run[], findings: Findings): void {
  observeFixes(runs, findings);
  observeProofs(runs, findings);
  for (const run of runs) {
    observeFiles(run, findings);
    observeCommit(run, findings);
  }
}

interface Failure {
  readonly error: ErrorLine;
  readonly result: T0Event;
  readonly changed: Set<string>;
  readonly ran: Run[];
}

/** Looking does not repair anything. */
const ONLY_LOOKS =
  /^(?:ls|cat|head|tail|grep|rg|find|fd|echo|pwd|which|wc|sed -n|awk|less|ps|lsof|env|date|sleep|tree|file|stat|git (?:status|diff|log|show|branch|stash list)|kubectl (?:get|logs|describe)|docker (?:ps|logs))\b/;

/** Missing parts of the machine: a command can repair them, while no command repairs code. */
const OF_THE_MACHINE =
  /ECONN|refused|not found|no such file|cannot find (?:module|package)|doesn't exist|does not exist|required, please run|not installed|OperationalError|could not connect|no servers|permission denied|ENOENT|frozen-lockfile|out of date|not up to date/i;

function observeFixes(runs: readonly Run[], findings: Findings): void {
  const failures = new Map<string, Failure>();
  for (const run of runs) {
    for (const failure of failures.values()) for (const file of run.changed) failure.changed.add(file);
    if (run.command === undefined) continue;
    if (run.hasFailed && run.result) {
      const error = errorIn(run.result.text);
      // What was changed before the last failure did not help.
      if (error) failures.set(run.command, { error, result: run.result, changed: new Set(), ran: [] });
      continue;
    }
    const failure = failures.get(run.command);
    if (failure && hasPassed(run)) {
      failures.delete(run.command);
      addFix(run, failure, findings);
    }
    for (const [command, other] of failures) {
      if (command !== run.command && hasPassed(run) && !ONLY_LOOKS.test(run.command)) other.ran.push(run);
    }
  }
}

function addFix(run: Run, { error, result, changed, ran }: Failure, findings: Findings): void {
  if (error.isOrdinary) return findings.reject('ordinary_error');
  const quotes: DraftQuote[] = [
    { event: result, of: 'text', start: error.start, end: error.end },
    wholeCommand(run.call),
  ];
  const errorText = sameError(error.text);
  const about = {
    kind: 'fix',
    topic: 'errors',
    subject: `error:${errorText}`,
    value: null,
    source: 'executed',
  } as const;
  const told = (passed: string) => {
    const before = `\`${short(run.command ?? '', 38)}\` failed with “`;
    return `${before}${short(errorText, MOST_STATEMENT - before.length - passed.length)}${passed}`;
  };
  const files = [...changed].toSorted(byCode);
  if (files.length > 0) {
    const first = shortPath(files[0] ?? '');
    const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
    const statement = told(`”; passed after ${first}${more} changed.`);
    findings.add({ ...about, rule: RUN_RULES.fixByFiles.id, statement, quotes, files, isCorrection: false });
    return;
  }
  const last = ran.at(-1);
  if (!last || ran.length > 2 || !OF_THE_MACHINE.test(error.text)) return findings.reject('passed_without_a_change');
  const statement = told(`”; passed after \`${short(last.command ?? '', 38)}\`.`);
  const both = [...quotes, wholeCommand(last.call)];
  findings.add({ ...about, rule: RUN_RULES.fixByCommand.id, statement, quotes: both, files: [], isCorrection: false });
}

function shortPath(path: string): string {
  return path.length <= 44 ? path : `…${path.slice(-43)}`;
}

const PROVES: Readonly<Record<CommandKind, readonly [string, string]>> = {
  test: ['testing', 'Tests run with'],
  e2e: ['testing', 'End-to-end tests run with'],
  build: ['tooling', 'The build runs with'],
  lint: ['tooling', 'Lint runs with'],
  format: ['style', 'Formatting is checked with'],
  types: ['tooling', 'Types are checked with'],
  check: ['tooling', 'Checks run with'],
};

/** The last pass of each command. */
function observeProofs(runs: readonly Run[], findings: Findings): void {
  const drafts = new Map<string, Draft>();
  for (const run of runs) {
    const proving = run.command === undefined || !hasPassed(run) ? undefined : provingCommand(run.call.command ?? '');
    if (!proving) continue;
    const [topic, says] = PROVES[proving.kind];
    drafts.set(`${proving.subject}\n${proving.base}`, {
      ...{ rule: RUN_RULES.proof.id, kind: 'proof', topic, subject: proving.subject, value: proving.base },
      statement: `${says} \`${short(proving.shown, 110)}\` (passed).`,
      ...{ source: 'executed', quotes: [wholeCommand(run.call)], files: [], isCorrection: false },
    });
  }
  for (const draft of drafts.values()) findings.add(draft);
}

function observeFiles(run: Run, findings: Findings): void {
  for (const file of run.changed) {
    findings.add({
      ...{ rule: RUN_RULES.files.id, kind: 'files', topic: 'files', subject: `file:${file}`, value: null },
      ...{ statement: `Changed ${short(file, 140)}.`, source: 'executed', files: [file], isCorrection: false },
      quotes: [placeOf(file, run.call)],
    });
  }
}

function placeOf(file: string, event: T0Event): DraftQuote {
  const { text, command } = event;
  const names = [file, file.split('/').at(-1) ?? file];
  for (const name of names) {
    const inText = text.indexOf(name);
    if (inText !== -1) return { event, of: 'text', start: inText, end: inText + name.length };
    const inCommand = command?.indexOf(name) ?? -1;
    if (inCommand !== -1) return { event, of: 'command', start: inCommand, end: inCommand + name.length };
  }
  return text.length > 0 ? { event, of: 'text', start: 0, end: Math.min(text.length, 120) } : wholeCommand(event);
}

const COMMIT = /\bgit (?:-[cC] \S+ )*commit\b/;
const MESSAGE = /(?:^|\s)(?:-[a-zA-Z]*m|--message)(?:=|\s+)(?:"([^"]{1,300})"|'([^']{1,300})'|(\S+))/;

function observeCommit(run: Run, findings: Findings): void {
  const command = run.call.command;
  if (command === null || !hasPassed(run) || !COMMIT.test(command.slice(0, 4000))) return;
  const said = MESSAGE.exec(command.slice(0, 4000));
  const message = said?.[1] ?? said?.[2] ?? said?.[3];
  const hash = /\[[^\]\s]+(?: \([^)]*\))? ([0-9a-f]{7,40})\]/.exec(run.result?.text.slice(0, 400) ?? '')?.[1];
  const first = message?.split('\n')[0];
  if (first === undefined && hash === undefined) return findings.reject('commit_without_a_message');
  const start = first === undefined ? -1 : command.indexOf(first);
  const quote =
    start === -1
      ? wholeCommand(run.call)
      : { event: run.call, of: 'command' as const, start, end: start + (first?.length ?? 0) };
  findings.add({
    ...{ rule: RUN_RULES.commit.id, kind: 'commit', topic: 'process', subject: `commit:${hash ?? first}`, value: null },
    statement: short(
      `Committed${hash === undefined ? '' : ` ${hash}`}: ${first ?? 'without a message in the command'}`,
      158,
    ).concat('.'),
    ...{ source: 'executed', quotes: [quote], files: [], isCorrection: false },
  });
}
