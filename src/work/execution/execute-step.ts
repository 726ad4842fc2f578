// One step of a task by an executor, as a durable run: claim, load what the checkpoint names, execute, validate, record.
// A run that was cut off anywhere goes on when its caller asks again, and records one result.
import { canonicalJson } from '../../base/canonical-json.ts';
import type { Clock } from '../../base/clock.ts';
import { Failure, Refusal, type ErrorTable } from '../../base/errors.ts';
import { codeFolder } from '../../base/git-worktree.ts';
import type { Ids } from '../../base/ids.ts';
import { uuidOf } from '../../base/named-id.ts';
import type { Call } from '../../base/operation.ts';
import { commandFailures, commandRefusals } from '../../kernel/commands/contract.ts';
import type { StoredError, WorkflowRun } from '../../kernel/workflows/contract.ts';
import type { Workflows } from '../../kernel/workflows/workflows.ts';
import { ledgerRefusals } from '../../ledger/contract.ts';
import { keepRenewing } from '../../ledger/lease/keep-renewing.ts';
import type { Store } from '../../store/store.ts';
import type { ContextDomain } from '../context/context.ts';
import {
  refuse,
  stepResultSchema,
  workRefusals,
  type Claim,
  type ExecutionStep,
  type Executor,
  type LoadedRef,
  type StepResult,
  type ReadCodeAtHand,
} from '../contract.ts';
import type { Claims } from '../operations/claims.ts';
import type { Checkpoints, StepReads } from '../operations/steps.ts';
import type { HistoryReads } from '../operations/history.ts';
import type { TaskReads, Tasks } from '../operations/tasks.ts';
import * as q from '../queries.ts';
import { checkChanges } from './check-changes.ts';
import type { ExecuteStepInput, StepExecuted } from './contract.ts';

export const EXECUTE_STEP = 'work.execute_step';

export interface ExecuteStepDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly workflows: Workflows;
  readonly tasks: Tasks;
  readonly claims: Claims;
  readonly checkpoints: Checkpoints;
  readonly reads: TaskReads & StepReads & HistoryReads;
  readonly loadContext: ContextDomain['loadContext'];
  readonly readCode: ReadCodeAtHand;
  /** How long a claim lasts without a sign of life. */
  readonly claimTtlMs: number;
}

export type ExecuteStep = (executor: Executor, input: ExecuteStepInput, call: Call) => Promise<StepExecuted>;

/** How long a run of a process that died stays held. Its next caller waits that long. */
const LEASE_MS = 10_000;

type Claimed = Awaited<ReturnType<Claims['claimTask']>>;
/** What is on record of the context: which texts, not the texts. */
type Manifest = StepExecuted['context'];

/** The result of the workflow. */
interface Recorded {
  readonly task_id: string;
  readonly executor: string;
  readonly summary: string | null;
  readonly recorded: StepExecuted['recorded'];
  readonly context: Manifest;
}

/** The recorded input of the workflow. */
interface Planned {
  readonly project_id: string;
  readonly task_id: string;
  readonly executor: string;
}

/** What a run is about, and which run it is. */
interface Plan extends Planned {
  readonly runId: string;
  readonly isResumed: boolean;
  /** The task's, when the caller asked. A new run does what there was to do then, and nothing that came later. */
  readonly revision: number;
}

export function createExecuteStep(deps: ExecuteStepDeps): ExecuteStep {
  return async (executor, input, call) => {
    const plan = await planRun(deps, executor, input, call);
    const { recorded, ...run } = await runAgain(deps, executor, plan, input, call);
    const { project_id, task_id } = plan;
    const { task, checkpoint } = await deps.reads.getTask({ project_id, task_id }, call);
    return { ...run, ...recorded, task_id, task, checkpoint };
  };
}

/** Why a resumed run cannot go on: the claim, the task or the context is not what it was. */
const STALE: ReadonlySet<string> = new Set(['lease_lost', 'context_changed', 'revision_conflict']);

/** A resumed run that cannot go on is followed by a new one. */
async function runAgain(
  deps: ExecuteStepDeps,
  executor: Executor,
  plan: Plan,
  input: ExecuteStepInput,
  call: Call,
): Promise<{ readonly run_id: string; readonly resumed: boolean; readonly recorded: Recorded }> {
  try {
    const recorded = await runOnce(deps, executor, plan, call);
    return { run_id: plan.runId, resumed: plan.isResumed, recorded };
  } catch (error) {
    if (!plan.isResumed || !(error instanceof Refusal) || !STALE.has(error.code)) throw error;
    const planned = await planRun(deps, executor, { ...input, task_id: plan.task_id }, call);
    const next = { ...planned, revision: plan.revision };
    return { run_id: next.runId, resumed: next.isResumed, recorded: await runOnce(deps, executor, next, call) };
  }
}

// ── Which run ────────────────────────────────────────────────────────────────────────────────────────────────

async function planRun(deps: ExecuteStepDeps, executor: Executor, input: ExecuteStepInput, call: Call): Promise<Plan> {
  const { operation_id: operationId } = input;
  const found = await findTask(deps, input, call);
  const { last, runId } = await runsOf(deps, { ...found, operation_id: operationId });
  if (last > 0) {
    const { status, ...report } = await deps.workflows.describe(runId(last));
    const planned = report.input as unknown as Planned;
    // A caller that repeats an operation gets what it made.
    if (status === 'running' || (status === 'completed' && operationId !== undefined)) {
      if (planned.executor !== executor.name || (input.task_id !== undefined && planned.task_id !== found.task_id)) {
        const what = `Run ${runId(last)} of task ${planned.task_id} by "${planned.executor}"`;
        throw refuse('run_unfinished', `${what} ${status === 'running' ? 'is unfinished' : 'has that operation id'}`, {
          run_id: runId(last),
          task_id: planned.task_id,
          executor: planned.executor,
        });
      }
      const { task } = await deps.reads.getTask(planned, call);
      return { ...planned, runId: runId(last), isResumed: true, revision: task.revision };
    }
  }
  const revision = await refuseUnfit(deps, found, call);
  return { ...found, executor: executor.name, runId: runId(last + 1), isResumed: false, revision };
}

/** What the caller's run is called: by the task, or by the operation that is done once. */
type RunKey = Pick<Planned, 'project_id' | 'task_id'> & Pick<ExecuteStepInput, 'operation_id'>;

async function runsOf({ workflows }: ExecuteStepDeps, { project_id, task_id, operation_id }: RunKey) {
  const key = operation_id === undefined ? `task ${task_id}` : `operation ${operation_id} of project ${project_id}`;
  const runId = (number: number) => uuidOf(`${EXECUTE_STEP}\n${key}\n${number}`);
  return { last: await lastRunOf(workflows, key), runId };
}

/** For the person who is asked: which unfinished run the call is about, and what becomes of it. */
export async function noteUnfinished(
  deps: ExecuteStepDeps,
  key: RunKey,
  revision: number,
): Promise<string | undefined> {
  const { last, runId } = await runsOf(deps, key);
  if (last === 0) return undefined;
  const { status, steps } = await deps.workflows.describe(runId(last));
  if (status !== 'running') return undefined;
  const claimed = steps.find(({ step_id }) => step_id === 'claim')?.result as Partial<Claimed> | undefined;
  // One that has begun to record is finished, not executed again.
  const isChanged = claimed !== undefined && claimed.revision !== revision && !steps.some(isRecording);
  return isChanged
    ? `The task changed since run ${runId(last)} was begun: a new run takes its place`
    : `It continues run ${runId(last)}`;
}

/** Whether such a run was cut off, so that the call goes on with it. */
export async function isUnfinished(deps: ExecuteStepDeps, key: RunKey, executor: string): Promise<boolean> {
  const { last, runId } = await runsOf(deps, key);
  if (last === 0) return false;
  const { status, input } = await deps.workflows.describe(runId(last));
  return status === 'running' && (input as unknown as Planned).executor === executor;
}

function isRecording({ step_id }: { readonly step_id: string }): boolean {
  return step_id.startsWith('record.');
}

/** The runs of a task are numbered without gaps, so that the last one is found by few lookups. */
async function lastRunOf(workflows: Workflows, key: string): Promise<number> {
  const exists = async (number: number) =>
    (await workflows.get(uuidOf(`${EXECUTE_STEP}\n${key}\n${number}`))) !== undefined;
  let [low, high] = [0, 1];
  while (await exists(high)) [low, high] = [high, high * 2];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await exists(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The task that was named, else that of the next step, whoever holds it. */
export async function findTask(
  { reads }: Pick<ExecuteStepDeps, 'reads'>,
  { project_id, task_id }: ExecuteStepInput,
  { owner: _, ...call }: Call,
): Promise<{ readonly project_id: string; readonly task_id: string }> {
  if (task_id !== undefined) {
    const { task } = await reads.getTask({ project_id, task_id }, call);
    return { project_id: task.project_id, task_id: task.task_id };
  }
  const next = await reads.nextStep({ project_id }, call);
  if (next.task_id === null) {
    throw refuse('nothing_to_claim', `Project ${next.project_id} has no open task`, { project_id: next.project_id });
  }
  return { project_id: next.project_id, task_id: next.task_id };
}

/** Where the executor works: in the project's root, or the same folder of the caller's linked worktree. */
export async function folderOf(
  { store }: Pick<ExecuteStepDeps, 'store'>,
  projectId: string,
  call: Call,
): Promise<string | null> {
  const root = (await store.read((tx) => tx.get(q.readProject, projectId)))?.root ?? null;
  return root === null ? null : (codeFolder(root, call) ?? root);
}

/** Before a run is begun, so that a refused one leaves nothing behind. Returns the task's revision. */
async function refuseUnfit(
  deps: ExecuteStepDeps,
  { project_id, task_id }: Pick<Planned, 'project_id' | 'task_id'>,
  call: Call,
): Promise<number> {
  const { task, goal, claim, blockers, depends_on } = await deps.reads.getTask({ project_id, task_id }, call);
  const name = `Task T${task.number}`;
  if (task.archived) throw refuse('archived', `${name} is archived`, { task_id });
  if (task.status === 'done') throw refuse('task_done', `${name} is done`, { task_id });
  if (task.status === 'blocked') {
    const open = blockers.filter(({ status }) => status === 'open');
    throw refuse('blockers_open', `${name} is blocked: ${open.map(({ text }) => text).join('; ')}`, {
      task_id,
      blocker_ids: open.map(({ blocker_id }) => blocker_id),
    });
  }
  // What starting it would be refused for: found out now, and not when the step is done.
  if (task.status === 'todo') {
    const open = depends_on.filter(({ status }) => status !== 'done').map(({ number }) => `T${number}`);
    if (open.length > 0) {
      throw refuse('dependencies_open', `${name} depends on ${open.join(', ')}, not done yet`, { task_id });
    }
    if (goal.status !== 'active') {
      throw refuse('goal_not_open', `Goal G${goal.number} is ${goal.status}`, {
        goal_id: goal.goal_id,
        status: goal.status,
      });
    }
  }
  if (claim && !(await freeEnded(deps, project_id, claim, call))) {
    const { owner, lease_expires_at } = claim;
    throw refuse('task_claimed', `${name} is claimed by "${owner}" until ${lease_expires_at}`, {
      task_id,
      owner,
      lease_expires_at,
    });
  }
  return task.revision;
}

const RUN_OWNER = 'run:';

/** A run that was cancelled after its process died left its claim behind. Says whether the task is free now. */
async function freeEnded(
  { workflows, claims }: ExecuteStepDeps,
  project_id: string,
  { task_id, owner, fencing_token }: Claim,
  call: Call,
): Promise<boolean> {
  if (!owner.startsWith(RUN_OWNER)) return false;
  const run = await workflows.get(owner.slice(RUN_OWNER.length)).catch(() => undefined);
  if (run?.kind !== EXECUTE_STEP || run.status === 'running') return false;
  return (await claims.release({ project_id, task_id, owner, fencing_token }, call)).released;
}

// ── One run ──────────────────────────────────────────────────────────────────────────────────────────────────

async function runOnce(deps: ExecuteStepDeps, executor: Executor, plan: Plan, call: Call): Promise<Recorded> {
  const { workflows, ids } = deps;
  const { runId, project_id, task_id } = plan;
  const input = { project_id, task_id, executor: plan.executor };
  const run = new StepRun(deps, executor, plan, call);
  // Every process has a name of its own: a run is held by one.
  const owner = `${call.actor}/${ids.uuid()}`.slice(-200);
  const options = { owner, ttlMs: LEASE_MS, kind: EXECUTE_STEP, input };
  try {
    return await whenFree(deps, call, (hasWaited) =>
      workflows.run(runId, options, (wf) => {
        if (hasWaited) call.onStderr?.('The run was cut off; it goes on now\n');
        return run.execute(wf);
      }),
    );
  } catch (error) {
    throw typedError(error, runId, task_id);
  } finally {
    run.stop();
  }
}

/** A process that died held the run until its lease expires; one that lives renews it. */
async function whenFree<T>(
  { clock }: ExecuteStepDeps,
  call: Call,
  run: (hasWaited: boolean) => Promise<T>,
): Promise<T> {
  for (let seen: unknown; ;) {
    try {
      return await run(seen !== undefined);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'lease_held') throw error;
      const until = error.details['lease_expires_at'];
      if (seen !== undefined && seen !== until) throw error;
      if (seen === undefined) {
        call.onStderr?.(
          `Another process holds the run until ${String(until)}; if it was cut off, it goes on here then\n`,
        );
      }
      seen = until;
      await clock.sleep(Math.min(LEASE_MS, Math.max(50, Date.parse(String(until)) - clock.now())), call.signal);
      if (call.signal?.aborted) throw interrupted();
    }
  }
}

class StepRun {
  readonly #deps: ExecuteStepDeps;
  readonly #executor: Executor;
  readonly #plan: Plan;
  readonly #call: Call;
  #held: ReturnType<typeof keepRenewing> | undefined;
  #context: readonly LoadedRef[] | undefined;

  constructor(deps: ExecuteStepDeps, executor: Executor, plan: Plan, call: Call) {
    this.#deps = deps;
    this.#executor = executor;
    this.#plan = plan;
    // The ledger shows who asked for the step and what executed it.
    this.#call = { ...call, actor: `${call.actor}/${executor.name}`.slice(0, 200), owner: `${RUN_OWNER}${plan.runId}` };
  }

  async execute(wf: WorkflowRun): Promise<Recorded> {
    const claimed = await wf.step('claim', { effect: 'idempotent' }, () => this.#claim());
    try {
      const context = await wf.step('load', { effect: 'idempotent' }, async () => {
        await this.#hold(claimed);
        return manifestOf(await this.#load());
      });
      const result = await wf.step(
        'execute',
        // Executed again only by a person who runs it again: whether that is safe, no error says.
        { effect: 'external', idempotencyKey: wf.id, retry: { attempts: 1 } },
        ({ signal }) => this.#execute(claimed, context, signal),
      );
      await wf.step('validate', { effect: 'idempotent' }, async () => {
        await this.#renew(claimed);
        await this.#refuseChanged(claimed);
        await checkChanges(this.#deps.store, this.#plan, result, await this.#deps.readCode(this.#plan, this.#call));
      });
      const { changes, evidence, summary = null } = result;
      let { revision } = claimed;
      if (claimed.status === 'todo') {
        revision = await wf.step('record.start_task', { effect: 'idempotent' }, async () => {
          await this.#start(claimed);
          return this.#recordedAfter(revision);
        });
      }
      for (const change of inOrder(changes)) {
        revision = await wf.step(`record.${change.operation}`, { effect: 'idempotent' }, async () => {
          await this.#record(claimed, revision, change, evidence);
          return this.#recordedAfter(revision);
        });
      }
      const { task_id, executor } = this.#plan;
      const recorded = inOrder(changes).map(({ operation }) => operation);
      return { task_id, executor, summary, recorded, context };
    } finally {
      await this.#release(claimed);
    }
  }

  stop(): void {
    this.#held?.stop();
  }

  /** Changes no status: a task that is not in progress is started with the first thing that is recorded. */
  async #claim(): Promise<Claimed> {
    const { project_id, task_id, revision } = this.#plan;
    const claimed = await this.#deps.claims.claimTask({ project_id, task_id }, this.#call);
    try {
      await this.#refuseChanged({ ...claimed, revision });
    } catch (error) {
      await this.#release(claimed);
      throw error;
    }
    return claimed;
  }

  /** Renews the claim as long as this process works under it. Refused when the claim was lost. */
  async #hold(claimed: Claimed): Promise<AbortSignal> {
    if (!this.#held) {
      const { clock, claimTtlMs } = this.#deps;
      const { task_id, owner, fencing_token } = claimed;
      const askedMs = clock.monotonic();
      await this.#renew(claimed);
      const claim = { workflow_id: task_id, owner_id: owner, fencing_token };
      this.#held = keepRenewing(clock, claim, claimTtlMs, askedMs, () => this.#renew(claimed));
    }
    return this.#held.signal;
  }

  async #renew({ task_id, fencing_token }: Claimed): Promise<void> {
    await this.#deps.claims.renew({ project_id: this.#plan.project_id, task_id, fencing_token }, this.#call);
  }

  async #load(): Promise<readonly LoadedRef[]> {
    const { project_id, task_id } = this.#plan;
    this.#context = (await this.#deps.loadContext({ project_id, task_id }, this.#call)).refs;
    return this.#context;
  }

  async #execute(claimed: Claimed, manifest: Manifest, stopping: AbortSignal): Promise<StepResult> {
    const lost = await this.#hold(claimed);
    const step = await this.#step(claimed, manifest);
    const { signal: interrupt } = this.#call;
    const signal = AbortSignal.any([stopping, lost, ...(interrupt ? [interrupt] : [])]);
    let given: unknown;
    try {
      given = await this.#executor.execute(step, signal);
    } catch (error) {
      lost.throwIfAborted();
      throw interrupt?.aborted ? interrupted() : error;
    }
    lost.throwIfAborted();
    const parsed = stepResultSchema.safeParse(given);
    if (parsed.success) return parsed.data;
    const issues = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.') || 'all'}: ${message}`);
    throw refuse('invalid_result', `The result of "${this.#executor.name}" does not fit: ${issues.join('; ')}`, {
      issues,
    });
  }

  async #step(claimed: Claimed, manifest: Manifest): Promise<ExecutionStep> {
    const { project_id, task_id, runId } = this.#plan;
    const context = this.#context ?? (await this.#load());
    // A process that died had seen something else: what it recorded would no longer be true.
    if (canonicalJson(manifestOf(context)) !== canonicalJson(manifest)) {
      throw refuse('context_changed', `The context of task ${task_id} changed since run ${runId} loaded it`, {
        task_id,
      });
    }
    const { task, goal } = await this.#refuseChanged(claimed);
    const root = await folderOf(this.#deps, project_id, this.#call);
    const { next_step, where_we_left_off } = claimed;
    return {
      run_id: runId,
      idempotency_key: runId,
      project_id,
      root,
      task,
      goal,
      next_step,
      where_we_left_off,
      context,
    };
  }

  /** The step is that of the task as it was claimed: another one was neither shown to a person nor executed. */
  async #refuseChanged({ revision }: Claimed): Promise<Awaited<ReturnType<TaskReads['getTask']>>> {
    const { project_id, task_id, runId } = this.#plan;
    const found = await this.#deps.reads.getTask({ project_id, task_id }, this.#call);
    if (found.task.revision === revision) return found;
    throw refuse(
      'context_changed',
      `Task T${found.task.number} is at revision ${found.task.revision}; run ${runId} claimed it at ${revision}`,
      { task_id, revision: found.task.revision },
    );
  }

  async #start({ fencing_token, revision: if_revision }: Claimed): Promise<void> {
    const { project_id, task_id, runId } = this.#plan;
    const operation_id = `${runId}.start_task`;
    await this.#deps.tasks.start({ project_id, task_id, fencing_token, if_revision, operation_id }, this.#call);
  }

  /** By the operation that everybody uses, under the claim, once, and over no change that the executor has not seen. */
  async #record(
    { fencing_token }: Claimed,
    if_revision: number,
    change: StepResult['changes'][number],
    evidence: StepResult['evidence'],
  ): Promise<void> {
    const { tasks, checkpoints } = this.#deps;
    const { project_id, task_id, runId } = this.#plan;
    const { operation, ...fields } = change;
    const operation_id = `${runId}.${operation}`;
    const input = { ...fields, project_id, task_id, fencing_token, if_revision, operation_id };
    switch (change.operation) {
      case 'update_checkpoint': {
        const { where_we_left_off, next_step } = change;
        await checkpoints.update({ ...input, where_we_left_off, next_step }, this.#call);
        return;
      }
      case 'complete_task':
        // It ends the claim.
        this.stop();
        await tasks.complete({ ...input, ...(evidence === undefined ? {} : { evidence }) }, this.#call);
        return;
      case 'block_task':
        this.stop();
        await tasks.block({ ...input, blocker: change.blocker, needs: change.needs }, this.#call);
        return;
      case 'pause_task':
        this.stop();
        await tasks.pause(input, this.#call);
        return;
    }
  }

  /** The task's revision by this run's own last write: when a repeated operation answers, others may have followed it. */
  async #recordedAfter(revision: number): Promise<number> {
    const { project_id, task_id } = this.#plan;
    const { events } = await this.#deps.reads.history({ project_id, task_id, after: revision, limit: 100 }, this.#call);
    return events.findLast(({ actor }) => actor === this.#call.actor)?.event_seq ?? revision;
  }

  /** What is no longer held is left alone. A claim that cannot be let go of now expires. */
  async #release({ task_id, fencing_token }: Claimed): Promise<void> {
    this.stop();
    const { project_id } = this.#plan;
    await this.#deps.claims.release({ project_id, task_id, fencing_token }, this.#call).catch(() => {});
  }
}

/** The checkpoint first: a change of the status ends the claim. */
function inOrder(changes: StepResult['changes']): StepResult['changes'] {
  return changes.toSorted(
    (a, b) => Number(a.operation !== 'update_checkpoint') - Number(b.operation !== 'update_checkpoint'),
  );
}

export function manifestOf(context: readonly LoadedRef[]): Manifest {
  return context.map(({ ref, status, hash, bytes }) => ({
    ref,
    status,
    ...(hash === undefined ? {} : { hash }),
    ...(bytes === undefined ? {} : { bytes }),
  }));
}

function interrupted(): Refusal {
  return refuse('step_interrupted', 'The step was interrupted before it had a result');
}

const ERRORS: ErrorTable = { ...workRefusals, ...ledgerRefusals, ...commandRefusals, ...commandFailures };

/** The error that ended the run, as it was thrown inside it. */
function typedError(error: unknown, runId: string, taskId: string): unknown {
  if (!(error instanceof Refusal) || error.code !== 'workflow_failed') return error;
  const { kind, code, message } = error.details['error'] as StoredError;
  const row = ERRORS[code];
  if (!row) return error;
  const details = { run_id: runId, task_id: taskId };
  return kind === 'failure'
    ? new Failure(code, row, message, { retry: false }, details, error)
    : new Refusal(code, row, message, details, error);
}
