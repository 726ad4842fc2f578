// Proving criteria: runs their commands in the caller's own process, one after the other, and records each run that ended
// with code 0. Whatever else becomes of a run leaves the task as it is.
import { toTimestamp, type Clock } from '../../base/clock.ts';
import { codeFolder } from '../../base/git-worktree.ts';
import type { Call } from '../../base/operation.ts';
import { runShellLine, type ShellResult } from '../../kernel/commands/run-shell-line.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import {
  refuse,
  WORK_LIMITS,
  type Claim,
  type CodeAtHand,
  type CodeIn,
  type Executed,
  type Task,
} from '../contract.ts';
import type { Claims } from '../operations/claims.ts';
import type { TaskChanged, Tasks } from '../operations/tasks.ts';
import type { ProjectRow } from '../queries.ts';
import { readClaimOf, readTask } from '../records/read-record.ts';
import { proveLine, secondsText } from '../rules/proofs.ts';
import type { ConfirmedChecks } from './confirmed-checks.ts';
import { refuseProof, type provingRefusals, type ProveTaskInput, type TaskProved } from './contract.ts';
import { planRuns, type PlannedRun } from './plan-runs.ts';

export interface ProvingDomain {
  /** Runs the commands of criteria in this process, and records those that succeed. */
  proveTask(input: ProveTaskInput, call: Call): Promise<TaskProved>;
}

export interface ProvingDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly tasks: Tasks;
  readonly claims: Claims;
  readonly codeIn: CodeIn;
  readonly chooseProject: (tx: ReadTx, ref: string | undefined, call: Call) => Promise<ProjectRow>;
  readonly confirmed: ConfirmedChecks;
}

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** How often a session that waits for a command says that it still holds the task. */
const RENEW_MS = 60_000;

type Failed = Extract<keyof typeof provingRefusals, `check_${string}`>;

/** What became of one command. */
interface Outcome extends PlannedRun {
  readonly result: ShellResult;
  readonly code: Failed | undefined;
}

export function createProving(deps: ProvingDeps): ProvingDomain {
  return {
    async proveTask(input, call) {
      const found = await findTask(deps, input, call);
      refuseUnfit(found, input, call);
      const runs = planRuns(found.task, input);
      if (!input.command) for (const run of runs) await mayRun(deps, found, run, call);
      return proveAll(deps, found, runs, { ...input, owner: ownerOf(found, input, call) }, call);
    },
  };
}

// ── Before anything runs ─────────────────────────────────────────────────────────────────────────────────────

interface Found {
  readonly task: Task;
  readonly claim: Claim | null;
  /** Where the commands run. */
  readonly folder: string;
}

function findTask({ store, chooseProject }: ProvingDeps, input: ProveTaskInput, call: Call): Promise<Found> {
  return store.read(async (tx) => {
    const project = await chooseProject(tx, input.project_id, call);
    const task = await readTask(tx, project.project_id, input.task_id);
    const folder = codeFolder(project.root, call);
    if (folder === undefined) {
      const message = `Project ${project.project_id} has no root, and the caller no working directory`;
      throw refuseProof('code_unknown', message, { project_id: project.project_id });
    }
    return { task, claim: await readClaimOf(tx, project.project_id, task.task_id), folder };
  });
}

/**
 * A shell knows no session: without a name, the run is recorded for the session that holds the task. It takes nothing away from that
 * session, and the line that it was told to run works as it is.
 */
function ownerOf({ claim }: Pick<Found, 'claim'>, { owner }: ProveTaskInput, call: Call): string | undefined {
  return owner ?? call.owner ?? claim?.owner;
}

/** Found out now, and not when the command has run for minutes; the decision looks again. */
function refuseUnfit(found: Found, input: ProveTaskInput, call: Call): void {
  const { task, claim } = found;
  const name = `Task T${task.number}`;
  const { task_id, revision } = task;
  if (task.archived) throw refuse('archived', `${name} is archived`, { task_id });
  if (task.status === 'done') throw refuse('task_done', `${name} is done by the proofs it has`, { task_id });
  if (input.if_revision !== undefined && input.if_revision !== revision) {
    throw refuse('revision_conflict', `${name} is at revision ${revision}, not ${input.if_revision}`, {
      task_id,
      revision,
    });
  }
  const isOthers = claim !== null && claim.owner !== ownerOf(found, input, call);
  if (!isOthers || input.override !== undefined) return;
  const { owner, lease_expires_at } = claim;
  const message = `${name} is claimed by "${owner}" until ${lease_expires_at}`;
  throw refuse('task_claimed', message, { task_id, owner, lease_expires_at });
}

/** Whether a check that nobody typed may run: a person at a terminal says so, once. */
async function mayRun(
  { confirmed }: ProvingDeps,
  { task, folder }: Found,
  { command, criteria }: PlannedRun,
  call: Call,
): Promise<void> {
  const [first] = criteria;
  const { number = 1, criterion = '', set_by } = first ?? {};
  const details = { task_id: task.task_id, criterion, command, run: proveLine(task.number, number, command) };
  if (!call.ask) throw refuseProof('command_required', `No person is at a terminal. Run: ${details.run}`, details);
  if (await confirmed.has(task.project_id, command)) return;
  const question = `T${task.number} "${criterion}" is proved by this command, which ${set_by ?? 'nobody'} set:\n\n  ${command}\n\nRun it in ${folder}, now and from now on?`;
  if (!(await call.ask(question))) throw refuseProof('check_declined', `\`${command}\` was not run`, details);
  await confirmed.add(task.project_id, [command]);
}

// ── The runs ─────────────────────────────────────────────────────────────────────────────────────────────────

async function proveAll(
  deps: ProvingDeps,
  found: Found,
  runs: readonly PlannedRun[],
  input: ProveTaskInput,
  call: Call,
): Promise<TaskProved> {
  const outcomes: Outcome[] = [];
  const proofs: TaskProved['proofs'][number][] = [];
  let changed: TaskChanged = found;
  for (const run of runs) {
    call.onStderr?.(`$ ${run.command}\n`);
    const { result, executed } = await held(deps, found, () => runOnce(deps, found, run, input, call));
    const code = failureOf(result);
    outcomes.push({ ...run, result, code });
    if (code === 'check_interrupted') break;
    if (!executed) continue;
    for (const { number, criterion, check } of run.criteria) {
      changed = await record(deps, changed, input, { criterion, check, executed }, call);
      proofs.push({ number, criterion, executed });
    }
  }
  const failed = outcomes.find(({ code }) => code !== undefined);
  if (failed) throw failure(found.task, runs, outcomes, failed, proofs.length);
  return { task_id: changed.task.task_id, ...changed, proofs };
}

async function record(
  { tasks }: ProvingDeps,
  { task }: TaskChanged,
  { command: _words, criterion: _number, timeout_ms: _ms, ...input }: ProveTaskInput,
  proof: Parameters<Tasks['prove']>[0]['proof'],
  call: Call,
): Promise<TaskChanged> {
  const { project_id, task_id, revision } = task;
  // What this call itself wrote before is no conflict.
  const at = input.if_revision === undefined ? {} : { if_revision: revision };
  return tasks.prove({ ...input, ...at, project_id, task_id, proof }, call);
}

async function runOnce(
  { clock, codeIn }: ProvingDeps,
  { task, folder }: Found,
  { command, criteria }: PlannedRun,
  { timeout_ms: timeoutMs }: ProveTaskInput,
  call: Call,
): Promise<{ readonly result: ShellResult; readonly executed?: Executed }> {
  const before = await codeAt(codeIn, folder);
  const { signal, onStderr: onOutput } = call;
  const limits = { timeoutMs, maxOutputBytes: MAX_OUTPUT_BYTES, tailChars: WORK_LIMITS.tail };
  const result = await runShellLine({ line: command, cwd: folder, ...limits, clock, signal, onOutput });
  if (failureOf(result)) return { result };
  // What the command itself wrote, such as a report, belongs to the code that it leaves.
  const after = await codeAt(codeIn, folder);
  if (after.commit !== before.commit) {
    const message = `The commit in ${folder} moved from ${shortened(before)} to ${shortened(after)} while \`${command}\` ran`;
    throw refuseProof('code_moved', message, { task_id: task.task_id, criterion: criteria[0]?.criterion, command });
  }
  const { end: _end, exit_code: _code, ...kept } = result;
  const changed_meanwhile = after.dirty_hash !== before.dirty_hash;
  const at = toTimestamp(clock.now());
  return { result, executed: { command, exit_code: 0, ...after, ...kept, changed_meanwhile, at, by: call.actor } };
}

async function codeAt(codeIn: CodeIn, folder: string): Promise<CodeAtHand> {
  const code = await codeIn(folder);
  if (!code) throw refuseProof('code_unknown', `Git says nothing of the code in ${folder}`, { folder });
  return code;
}

function shortened({ commit }: CodeAtHand): string {
  return commit?.slice(0, 12) ?? 'none';
}

/** The session that holds the task goes on holding it while its command runs. */
async function held<T>({ clock, claims }: ProvingDeps, { claim, task }: Found, body: () => Promise<T>): Promise<T> {
  if (!claim) return body();
  const over = new AbortController();
  const { project_id, task_id } = task;
  const { owner, fencing_token } = claim;
  const renewing = async () => {
    while (!over.signal.aborted) {
      await clock.sleep(RENEW_MS, over.signal);
      // A claim that was lost meanwhile is told when the proof is recorded.
      if (!over.signal.aborted)
        await claims.renew({ project_id, task_id, owner, fencing_token }, HOLDER).catch(() => {});
    }
  };
  const renewed = renewing();
  try {
    return await body();
  } finally {
    over.abort('over');
    await renewed;
  }
}

const HOLDER: Call = { actor: 'throughline' };

// ── What did not succeed ─────────────────────────────────────────────────────────────────────────────────────

/** What shells answer for a program that is not there, or is none. */
const NOT_FOUND: ReadonlySet<number | null> = new Set([126, 127]);

function failureOf({ end, exit_code }: ShellResult): Failed | undefined {
  if (end !== 'exited')
    return ({ not_started: 'check_not_found' } as Record<string, Failed>)[end] ?? (`check_${end}` as Failed);
  if (exit_code === 0) return undefined;
  return NOT_FOUND.has(exit_code) ? 'check_not_found' : 'check_failed';
}

function failure(
  task: Task,
  runs: readonly PlannedRun[],
  outcomes: readonly Outcome[],
  { code = 'check_failed' }: Outcome,
  recorded: number,
) {
  const failed = outcomes.filter((outcome) => outcome.code !== undefined);
  const told = failed.map((outcome) => `\`${outcome.command}\` ${endText(outcome)}`).join('; ');
  const count = runs.length === 1 ? '' : `, ${outcomes.length - failed.length} of ${runs.length} commands succeeded`;
  return refuseProof(code, `T${task.number}: ${told}${count}`, {
    task_id: task.task_id,
    recorded,
    runs: outcomes.map(({ command, criteria, result, code: why }) => {
      const { exit_code, duration_ms, output_hash, output_bytes, tail } = result;
      const numbers = criteria.map(({ number }) => number);
      return { command, criteria: numbers, code: why ?? null, exit_code, duration_ms, output_hash, output_bytes, tail };
    }),
  });
}

function endText({ code, result: { exit_code, duration_ms } }: Outcome): string {
  const after = `after ${secondsText(duration_ms)}`;
  if (code === 'check_timed_out') return `was ended ${after}, because it took too long`;
  if (code === 'check_interrupted') return `was interrupted ${after}`;
  if (code === 'check_output_too_large') return `was ended ${after}, because it wrote more than 64 MiB`;
  if (code === 'check_not_found')
    return exit_code === null ? 'could not be started' : `was not found (exit code ${exit_code})`;
  return exit_code === null ? `was ended by a signal ${after}` : `ended with code ${exit_code} ${after}`;
}
