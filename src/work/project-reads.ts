// Reads of a project: records, lists, search, the state to rehydrate from, and what happened.
import { toTimestamp } from '../base/clock.ts';
import { sha256 } from '../base/hash.ts';
import type { Call } from '../base/operation.ts';
import { readAny } from '../store/rows.ts';
import type { ReadTx } from '../store/store.ts';
import type { WorkDeps } from './change.ts';
import { checkCounts } from './records/checked-reads.ts';
import { shownCheckpoint, type CheckpointCodes } from './checkpoint-code.ts';
import { chooseProject } from './choose-project.ts';
import type { Checkpoint, SinceCheckpoint } from './contract.ts';
import { workKind } from './state/evolve.ts';
import type { GoalReads } from './operations/goals.ts';
import type { HistoryReads } from './operations/history.ts';
import type { StepReads } from './operations/steps.ts';
import type { TaskReads } from './operations/tasks.ts';
import * as q from './queries.ts';
import { readNextStep } from './read-next-step.ts';
import { unansweredOf } from './rules/answered-criteria.ts';
import { readClaimOf, readGoal, readProject, readTask } from './records/read-record.ts';
import { checkpointsBack, latestCheckpoint } from './records/checkpoint-history.ts';
import { blockerRecord, claimRecord, goalRecord, taskRecord } from './records/entity-record.ts';
import { refuseLostRows } from './records/lost-rows.ts';
import { containing, searchForm } from './state/search-form.ts';

interface InProject {
  readonly project_id?: string | undefined;
}

type HistoryEvent = Awaited<ReturnType<HistoryReads['history']>>['events'][number];

export interface Reads extends GoalReads, TaskReads, StepReads, HistoryReads {}

const LATEST = Number.MAX_SAFE_INTEGER;

export function createProjectReads(
  { store, ledger, findByWords }: WorkDeps,
  code: Pick<CheckpointCodes, 'since'>,
): Reads {
  /** Reads the project that is meant, all in one snapshot. */
  const inProject = <T>(input: InProject, call: Call, body: (tx: ReadTx, projectId: string) => Promise<T>) =>
    store.read(async (tx) => body(tx, await chooseProject(tx, input.project_id, call)));

  /** Newest first, from the one that counts: what was undone or rolled back stands before none of them. */
  async function checkpointsOf(tx: ReadTx, projectId: string, taskId: string, before: number, limit: number) {
    const found: Checkpoint[] = [];
    for await (const checkpoint of checkpointsBack(tx, projectId, taskId)) {
      if (checkpoint.seq < before) found.push(checkpoint);
      if (found.length === limit) break;
    }
    return found;
  }

  /** Puts what happened since the newest checkpoint beside an answer. Git is asked when the snapshot is closed. */
  async function withSince<T extends object>(
    answer: T,
    projectId: string,
    of: Checkpoint | null,
    call: Call,
  ): Promise<T & { since?: SinceCheckpoint }> {
    if (!of?.code) return answer;
    const since = await code.since(await store.read((tx) => readProject(tx, projectId)), of, call);
    return since ? { ...answer, since } : answer;
  }

  return {
    listGoals: (input, call) =>
      inProject(input, call, async (tx, projectId) => {
        const { status = '', archived = false, after = 0, limit } = input;
        const flag = Number(archived);
        const rows = await tx.all(q.listGoals, projectId, after, status, status, flag, flag, limit);
        const goals = rows.map((row) => goalRecord(projectId, row));
        if (goals.length === 0) await refuseLostRows(tx, projectId, 'goals');
        return { goals, after: cursorOf(goals, limit) };
      }),

    getGoal: (input, call) =>
      inProject(input, call, async (tx, projectId) => {
        const goal = await readGoal(tx, projectId, input.goal_id);
        const open = await tx.get(q.countOpenTasksOfGoal, projectId, goal.goal_id);
        return { goal, open_tasks: open?.count ?? 0 };
      }),

    listTasks: (input, call) =>
      inProject(input, call, async (tx, projectId) => {
        const { status, goal_id, ready, claimed, text, after = 0, limit } = input;
        const goal = goal_id === undefined ? undefined : await readGoal(tx, projectId, goal_id);
        const { statement, params } = q.listTasks({
          projectId,
          afterNumber: after,
          archived: input.archived ?? false,
          now: toTimestamp(await tx.now()),
          limit,
          ...(status === undefined ? {} : { statuses: status }),
          ...(goal === undefined ? {} : { goalId: goal.goal_id }),
          ...(ready === undefined ? {} : { ready }),
          ...(claimed === undefined ? {} : { claimed }),
          ...(text === undefined ? {} : { patterns: patternsOf(text) }),
        });
        const tasks = (await tx.all(statement, ...params)).map((row) => taskRecord(projectId, row));
        if (tasks.length === 0) await refuseLostRows(tx, projectId, 'tasks');
        return { tasks, after: cursorOf(tasks, limit) };
      }),

    async getTask(input, call) {
      const answer = await inProject(input, call, async (tx, projectId) => {
        const task = await readTask(tx, projectId, input.task_id);
        const { task_id: taskId } = task;
        const keys = task.depends_on.map((id) => [projectId, id]);
        const dependencies = await readAny(tx, q.readTaskStates, keys);
        return {
          task,
          goal: await readGoal(tx, projectId, task.goal_id),
          checkpoint: await latestCheckpoint(tx, projectId, taskId),
          checkpoints: (await checkpointsOf(tx, projectId, taskId, LATEST, 20)).map(shownCheckpoint),
          blockers: (await tx.all(q.readBlockersOfTask, projectId, taskId, 50)).map((row) =>
            blockerRecord(projectId, row),
          ),
          depends_on: dependencies
            .toSorted((a, b) => a.number - b.number)
            .map(({ task_id, number, status, archived }) => ({ task_id, number, status, archived: archived === 1 })),
          dependents: (await tx.all(q.readDependents, projectId, taskId, 100)).map(
            ({ task_id, number, title, status }) => ({ task_id, number, title, status }),
          ),
          unanswered: unansweredOf(task),
          claim: await readClaimOf(tx, projectId, taskId),
        };
      });
      const shown = { ...answer, checkpoint: shownCheckpoint(answer.checkpoint) };
      return withSince(shown, answer.task.project_id, answer.checkpoint, call);
    },

    async search(input, call) {
      const projectId = await inProject(input, call, async (_, id) => id);
      // What the index says is not believed: the records are read, and one that is gone is not there.
      const found = await findByWords?.(projectId, input.text, input.limit);
      return store.read(async (tx) => {
        const pattern = containing(input.text);
        const keys = (ids: readonly string[] = []) => ids.map((id) => [projectId, id]);
        const tasks = [
          ...(await tx.all(q.searchTasks, projectId, pattern, input.limit)),
          ...(await readAny(tx, q.readTaskBodies, keys(found?.tasks))),
        ].map((row) => taskRecord(projectId, row));
        const goals = [
          ...(await tx.all(q.searchGoals, projectId, pattern, input.limit)),
          ...(await readAny(tx, q.readGoalBodies, keys(found?.goals))),
        ].map((row) => goalRecord(projectId, row));
        if (tasks.length === 0) await refuseLostRows(tx, projectId, 'tasks');
        if (goals.length === 0) await refuseLostRows(tx, projectId, 'goals');
        return { tasks: newestOf(tasks, input.limit), goals: newestOf(goals, input.limit) };
      });
    },

    listCheckpoints: (input, call) =>
      inProject(input, call, async (tx, projectId) => {
        const { task_id, number, revision } = await readTask(tx, projectId, input.task_id);
        const { before = LATEST, limit } = input;
        const found = await checkpointsOf(tx, projectId, task_id, before, limit);
        return { project_id: projectId, task_id, number, revision, checkpoints: found.map(shownCheckpoint) };
      }),

    async nextStep(input, call) {
      const { step, checkpoint } = await inProject(input, call, async (tx, projectId) => {
        const found = await readNextStep({ tx, sha256 }, projectId, input.owner ?? call.owner);
        const { task_id, where_we_left_off: left } = found;
        const hasCheckpoint = task_id !== null && left !== null;
        return { step: found, checkpoint: hasCheckpoint ? await latestCheckpoint(tx, projectId, task_id) : null };
      });
      return withSince(step, step.project_id, checkpoint, call);
    },

    state: (input, call) =>
      inProject(input, call, async (tx, projectId) => {
        const { limit } = input;
        const project = await readProject(tx, projectId);
        const goals = await tx.all(q.listGoals, projectId, 0, '', '', 0, 0, limit + 1);
        const now = toTimestamp(await tx.now());
        const all = q.listTasks({ projectId, afterNumber: 0, archived: false, now, limit: limit + 1 });
        const tasks = await tx.all(all.statement, ...all.params);
        const [goalCounts, taskCounts] = [
          await tx.all(q.readGoalCounts, projectId),
          await tx.all(q.readTaskCounts, projectId),
        ];
        await checkCounts(tx, projectId, { goals: goalCounts, tasks: taskCounts });
        const step = await readNextStep({ tx, sha256 }, projectId, input.owner ?? call.owner);
        const active = step.rank === 'doing' && step.task_id !== null ? step.task_id : undefined;
        return {
          project,
          head_seq: (await tx.get(q.readHead, projectId))?.head_seq ?? 0,
          counts: {
            goals: countsOf(goalCounts),
            tasks: countsOf(taskCounts),
          },
          goals: goals.slice(0, limit).map((row) => goalRecord(projectId, row)),
          tasks: tasks.slice(0, limit).map((row) => taskRecord(projectId, row)),
          more: { goals: goals.length > limit, tasks: tasks.length > limit },
          active_task: active === undefined ? null : await readTask(tx, projectId, active),
          latest_checkpoint:
            active === undefined ? null : shownCheckpoint(await latestCheckpoint(tx, projectId, active)),
          unresolved_blockers: (await tx.all(q.readOpenBlockers, projectId, limit)).map((row) =>
            blockerRecord(projectId, row),
          ),
          claims: (await tx.all(q.readClaims, projectId, now)).map(claimRecord),
          next_step: step,
        };
      }),

    async history(input, call) {
      const { projectId, about } = await inProject(input, call, async (tx, id) => ({
        projectId: id,
        about:
          input.task_id !== undefined
            ? (await readTask(tx, id, input.task_id)).task_id
            : input.goal_id !== undefined
              ? (await readGoal(tx, id, input.goal_id)).goal_id
              : undefined,
      }));
      const events: HistoryEvent[] = [];
      let after = input.after ?? 0;
      const only = about === undefined ? {} : { containing: about };
      // An id may stand in an event that is about another one, as that of a dependency.
      for (;;) {
        const page = await ledger.read({ kind: workKind, id: projectId }, { after, limit: HISTORY_PAGE, ...only });
        for (const { event_seq, type, timestamp, actor, payload } of page) {
          after = event_seq;
          if (about !== undefined && !isAbout(payload, about)) continue;
          events.push({ event_seq, event_type: type, timestamp, actor, payload });
          if (events.length === input.limit) return { events, after };
        }
        if (page.length < HISTORY_PAGE) return { events, after: null };
      }
    },
  };
}

const HISTORY_PAGE = 500;

function isAbout(payload: unknown, id: string): boolean {
  const about = payload as { task_id?: string; goal_id?: string; restored?: readonly { id: string }[] };
  return about.task_id === id || about.goal_id === id || (about.restored ?? []).some((entity) => entity.id === id);
}

function cursorOf(records: readonly { readonly number: number }[], limit: number): number | null {
  return records.length < limit ? null : (records.at(-1)?.number ?? null);
}

function countsOf(rows: readonly { status: string; archived: number; count: number }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, archived, count } of rows) {
    const name = archived === 1 ? 'archived' : status;
    counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
}

/** Each once, the newest first. */
function newestOf<Record extends { readonly number: number }>(records: readonly Record[], limit: number): Record[] {
  return [...new Map(records.map((record) => [record.number, record])).values()]
    .toSorted((a, b) => b.number - a.number)
    .slice(0, limit);
}

/** Every word has to occur. */
function patternsOf(text: string): string[] {
  return [...new Set(searchForm(text).split(' '))].map(containing);
}
