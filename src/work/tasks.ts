// Commands on tasks: load, decide, append. What a task waits for and who holds it is looked up in the same transaction.
import { Refusal } from '../base/errors.ts';
import type { Call } from '../base/operation.ts';
import type { AppendResult } from '../ledger/contract.ts';
import { readAny } from '../store/rows.ts';
import type { ReadTx } from '../store/store.ts';
import type { Change, Envelope, Facts, WorkDeps } from './change.ts';
import { WORK_LIMITS, refuse, type CodeAtHand, type ReadCodeAtHand } from './contract.ts';
import type { ProveInput, TaskChanged, Tasks } from './operations/tasks.ts';
import { acceptsTasks, isActive } from './rules/decide-goals.ts';
import * as decide from './rules/decide-tasks.ts';
import type { FoundTask, Remarks } from './rules/decide-tasks.ts';
import { placeChecks, type SettingChecks } from './rules/proofs.ts';
import type { NewWorkEvent } from './state/events.ts';
import * as q from './queries.ts';
import { blockerRecord } from './records/entity-record.ts';
import { readClaimOf, readTask } from './records/read-record.ts';

type InputOf<Command extends keyof Tasks> = Parameters<Tasks[Command]>[0];

export function createTasks({ ids }: WorkDeps, change: Change, readCode: ReadCodeAtHand): Tasks {
  const changed = (
    name: string,
    input: Envelope,
    call: Call,
    decision: (facts: Facts) => Promise<readonly NewWorkEvent[]>,
  ): Promise<TaskChanged> => change(name, input, call, decision, tellTask);

  /** On a task that exists and that this caller may write on. */
  const onTask =
    <Input extends Envelope & { readonly task_id: string }>(
      name: string,
      decision: (
        facts: Facts,
        task: FoundTask,
        input: Input,
        remarks: Remarks,
        call: Call,
      ) => Promise<readonly NewWorkEvent[]>,
      options?: { readonly isReturn: boolean },
    ) =>
    (input: Input, call: Call) =>
      changed(name, input, call, async (facts) => {
        const task = await facts.task(input.task_id);
        const remarks: Remarks = {
          override: await facts.mayWrite(task, options),
          reason: 'reason' in input && typeof input.reason === 'string' ? input.reason : undefined,
        };
        return decision(facts, task, input, remarks, call);
      });

  const complete = (code: CodeAtHand | undefined) =>
    onTask('work.complete_task', async (facts, task, input: InputOf<'complete'>, remarks) => {
      const rows = await facts.view.tx.all(q.readOpenBlockersOfTask, facts.projectId, task.id);
      const blockers = rows.map((row) => blockerRecord(facts.projectId, row).text);
      facts.endClaim(task.id);
      const { evidence, override } = input;
      return [decide.completeTask(task, evidence, blockers, remarks, { code, override })];
    });

  return {
    add: (input, call) =>
      changed('work.add_task', input, call, async (facts) => {
        const goal = await facts.goal(input.goal_id);
        acceptsTasks(goal);
        const criteria = [...(input.acceptance_criteria ?? [])];
        const checks = placeChecks('The task', criteria, input.checks ?? [], [], settingOf(input, call));
        const payload = {
          task_id: ids.uuid(),
          goal_id: goal.id,
          number: (await facts.project()).task_count + 1,
          title: input.title,
          description: input.description ?? null,
          priority: input.priority ?? null,
          acceptance_criteria: criteria,
          ...(checks.length === 0 ? {} : { checks }),
          depends_on: await dependenciesOf(facts, input.depends_on ?? [], []),
          evidence: [],
          status: 'todo' as const,
          archived: false,
          imported: null,
        };
        decide.refuseTooLargeNew(payload);
        return [{ type: 'task.created', payload }];
      }),

    update: onTask('work.update_task', async (facts, task, input: InputOf<'update'>, remarks, call) => {
      const { title, description, priority, acceptance_criteria } = input;
      const goal = input.goal_id === undefined ? undefined : await facts.goal(input.goal_id);
      if (goal && goal.id !== task.entity.goal_id) acceptsTasks(goal);
      const dependsOn = input.depends_on && (await dependenciesOf(facts, input.depends_on, task.entity.depends_on));
      if (dependsOn) await refuseCycle(facts, task, dependsOn);
      const asked = {
        ...(title === undefined ? {} : { title }),
        ...(description === undefined ? {} : { description }),
        ...(priority === undefined ? {} : { priority }),
        ...(goal === undefined ? {} : { goal_id: goal.id }),
        ...(acceptance_criteria === undefined ? {} : { acceptance_criteria: [...acceptance_criteria] }),
        ...(dependsOn === undefined ? {} : { depends_on: dependsOn }),
      };
      const checks = input.checks && { checks: input.checks, ...settingOf(input, call) };
      return [decide.updateTask(task, asked, remarks, checks)];
    }),

    start: (input, call) =>
      change(
        'work.start_task',
        input,
        call,
        async (facts) => {
          const task = await facts.task(input.task_id);
          const override = await facts.mayWrite(task, { isReturn: true });
          const { owner } = facts;
          // Left behind by a session that is gone: the session that goes on with it holds it from now on, and nothing else changes.
          const isTakenUp = owner !== undefined && task.entity.status === 'doing' && !(await facts.isHeld(task));
          const events = isTakenUp
            ? decide.takeUpTask(task)
            : [decide.startTask(task, await waitingFor(facts, task), input.override, { override, owner })];
          isActive(await facts.goal(task.entity.goal_id));
          if (owner !== undefined) facts.takeClaim(task.id, owner, input.ttl_ms);
          return events;
        },
        async (tx, projectId, result) => {
          if (result.events.length > 0) return tellTask(tx, projectId, result);
          const task = await readTask(tx, projectId, input.task_id);
          return { task, claim: await readClaimOf(tx, projectId, task.task_id) };
        },
      ),

    pause: onTask('work.pause_task', async (facts, task, _: InputOf<'pause'>, remarks) => {
      facts.endClaim(task.id);
      return [decide.pauseTask(task, remarks)];
    }),

    block: onTask('work.block_task', async (facts, task, input: InputOf<'block'>, remarks) => {
      refuseMoreBlockers(task, 1);
      facts.endClaim(task.id);
      return decide.blockTask(task, { id: ids.uuid(), text: input.blocker, needs: input.needs }, remarks);
    }),

    resolveBlocker: (input, call) =>
      changed('work.resolve_blocker', input, call, async (facts) => {
        const blocker = await facts.blocker(input.blocker_id);
        const task = await facts.task(blocker.entity.task_id);
        const override = await facts.mayWrite(task);
        return decide.resolveBlocker(blocker, task, input.resolution, input.then, { override });
      }),

    async complete(input, call) {
      // Before the decision, which must not wait for git.
      const code = await readCode(input, call);
      return complete(code)(input, call);
    },

    prove: onTask('work.prove_task', async (_facts, task, input: ProveInput, remarks) => [
      decide.proveTask(task, input.proof, remarks),
    ]),

    // A task that is done or archived cannot be claimed.
    reopen: onTask(
      'work.reopen_task',
      async (facts, task, _: InputOf<'pause'>, remarks) => {
        const event = decide.reopenTask(task, remarks);
        isActive(await facts.goal(task.entity.goal_id));
        return [event];
      },
      { isReturn: true },
    ),

    archive: onTask('work.archive_task', async (facts, task, _: InputOf<'pause'>, remarks) => {
      const dependents = await facts.view.tx.all(q.readDependents, facts.projectId, task.id, WORK_LIMITS.page);
      facts.endClaim(task.id);
      return [
        decide.archiveTask(
          task,
          dependents.filter(({ status }) => status !== 'done'),
          remarks,
        ),
      ];
    }),

    unarchive: onTask(
      'work.unarchive_task',
      async (_facts, task, _: InputOf<'pause'>, remarks) => [decide.unarchiveTask(task, remarks)],
      { isReturn: true },
    ),
  };
}

/** Who sets checks, and whether a text that looks like a secret is none. */
function settingOf({ allow_text: allowText = false }: Envelope, { actor }: Call): SettingChecks {
  return { actor, allowText };
}

/** The task that the events are about, and who holds it. */
export async function tellTask(tx: ReadTx, projectId: string, result: AppendResult): Promise<TaskChanged> {
  const taskId = taskIdOf(result);
  const [task, claim] = await Promise.all([readTask(tx, projectId, taskId), readClaimOf(tx, projectId, taskId)]);
  return { task, claim };
}

export function taskIdOf({ events }: AppendResult): string {
  return (JSON.parse(events[0]?.payload ?? '{}') as { task_id: string }).task_id;
}

/** A blocked task's list must stay short enough for its entity. */
export function refuseMoreBlockers(task: FoundTask, added: number): void {
  if (task.entity.open_blockers.length + added <= WORK_LIMITS.openBlockers) return;
  throw refuse('too_many', `${decide.taskName(task)} would have more than ${WORK_LIMITS.openBlockers} open blockers`, {
    task_id: task.id,
  });
}

// ── Dependencies ─────────────────────────────────────────────────────────────────────────────────────────────

async function dependenciesOf(facts: Facts, refs: readonly string[], already: readonly string[]): Promise<string[]> {
  const ids = new Set<string>();
  for (const ref of refs) {
    const found = await dependency(facts, ref);
    const { archived, status } = found.entity;
    // Nothing would ever release it. One that it has already was put away later, and stays until it is changed.
    if (archived && status !== 'done' && !already.includes(found.id)) {
      throw refuse(
        'archived',
        `${decide.taskName(found)} is archived and not done: what depends on it would wait for ever`,
        {
          task_id: found.id,
        },
      );
    }
    ids.add(found.id);
  }
  return [...ids];
}

async function dependency(facts: Facts, ref: string): Promise<FoundTask> {
  try {
    return await facts.task(ref);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw refuse(
      'unknown_dependency',
      `Project ${facts.projectId} has no task ${ref} to depend on`,
      { task_id: ref },
      error,
    );
  }
}

async function refuseCycle(facts: Facts, task: FoundTask, dependsOn: readonly string[]): Promise<void> {
  const { tx } = facts.view;
  for (const id of dependsOn) {
    const waits = id === task.id || (await tx.get(q.readWaitsFor, facts.projectId, id, facts.projectId, task.id));
    if (!waits) continue;
    const other = await facts.task(id);
    throw refuse(
      'dependency_cycle',
      id === task.id
        ? `${decide.taskName(task)} cannot depend on itself`
        : `${decide.taskName(other)} waits for ${decide.taskName(task)} already, directly or through others`,
      { task_id: task.id, depends_on: id },
    );
  }
}

async function waitingFor(facts: Facts, task: FoundTask): Promise<readonly { readonly number: number }[]> {
  const keys = task.entity.depends_on.map((id) => [facts.projectId, id]);
  const found = await readAny(facts.view.tx, q.readTaskStates, keys);
  return found.filter(({ status }) => status !== 'done').toSorted((a, b) => a.number - b.number);
}
