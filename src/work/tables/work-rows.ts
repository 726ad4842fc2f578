// The rows that the tables of work must hold, as pure functions of a project's state and events. Projections reach the
// same rows change by change; `verify --deep` and `rebuild` hold what is stored against these.
import { canonicalJson } from '../../base/canonical-json.ts';
import type { StateOf } from '../../ledger/contract.ts';
import type { ProjectedRows } from '../../ledger/streams/registry.ts';
import type { RowOf } from '../../store/table.ts';
import * as q from '../queries.ts';
import type { GoalEntity, TaskEntity, WorkEntities } from '../state/entities.ts';
import type { WorkEvents } from '../state/events.ts';
import { searchForm } from '../state/search-form.ts';
import { countChanges, countName, type CountedRow } from './count-changes.ts';

export type WorkState = StateOf<WorkEntities>;

export const workRows: ProjectedRows<WorkEvents, WorkEntities> = {
  tables: [
    { table: q.projects, stream: 'project_id', exclusive: ['root'] },
    { table: q.goals, stream: 'project_id' },
    { table: q.tasks, stream: 'project_id' },
    { table: q.taskDependencies, stream: 'project_id' },
    { table: q.blockers, stream: 'project_id' },
    { table: q.taskCheckpoints, stream: 'project_id' },
    { table: q.workCounts, stream: 'project_id' },
    { table: q.workHeads, stream: 'project_id' },
  ],
  fold(projectId) {
    const checkpoints: RowOf<typeof q.taskCheckpoints>[] = [];
    // A status that no task has any more keeps its row.
    const counted = new Map<string, CountedRow>();
    return {
      event({ type }, changes) {
        for (const row of countChanges(projectId, changes)) counted.set(countName(row), { ...row, count: 0 });
        if (type !== 'checkpoint.recorded') return;
        for (const { collection, id, after } of changes) {
          if (collection !== 'checkpoints' || !after) continue;
          checkpoints.push({ project_id: projectId, task_id: id, seq: after.seq, body: canonicalJson(after) });
        }
      },
      rows(state, head) {
        const goals = goalRows(projectId, state);
        const tasks = taskRows(projectId, state);
        const dependencies = dependencyRows(projectId, state);
        const blockers = blockerRows(projectId, state);
        const headRow = {
          project_id: projectId,
          head_seq: head.seq,
          head_hash: head.hash,
          goals: goals.length,
          tasks: tasks.length,
          dependencies: dependencies.length,
          blockers: blockers.length,
          checkpoints: checkpoints.length,
          ...bestOf(goals),
          goal_marks: q.markGoals(goals),
        };
        const counts = countRows(projectId, state, counted);
        return [projectRows(projectId, state), goals, tasks, dependencies, blockers, checkpoints, counts, [headRow]];
      },
    };
  },
};

export function projectRows(projectId: string, { project }: WorkState): RowOf<typeof q.projects>[] {
  return Object.values(project).map(({ name, root, created_at, updated_at }) => ({
    project_id: projectId,
    name,
    root,
    created_at,
    updated_at,
  }));
}

export function goalRows(projectId: string, state: WorkState): q.GoalRow[] {
  const heads = headsOf(state);
  return Object.entries(state.goals).map(([id, goal]) =>
    Object.assign(
      {
        project_id: projectId,
        goal_id: id,
        number: goal.number,
        text: goal.text,
        priority: goal.priority,
        status: goal.status,
        archived: Number(goal.archived),
        tag: goal.tag ?? null,
        search_text: searchForm(goal.text),
        created_seq: goal.created_seq,
        created_at: goal.created_at,
        updated_at: goal.updated_at,
      },
      heads.get(id) ?? emptyHeads(),
    ),
  );
}

export function taskRows(projectId: string, { tasks, blockers }: WorkState): q.TaskRow[] {
  return Object.entries(tasks).map(([id, task]) => ({
    project_id: projectId,
    task_id: id,
    goal_id: task.goal_id,
    number: task.number,
    title: task.title,
    status: task.status,
    status_seq: task.status_seq,
    priority: task.priority,
    archived: Number(task.archived),
    open_dependencies: openDependencies(task, tasks),
    search_text: searchForm(`${task.title}\n${task.description ?? ''}`),
    created_seq: task.created_seq,
    created_at: task.created_at,
    updated_at: task.updated_at,
    started_by: task.started_by ?? null,
    waits: Number(waits(task, blockers)),
  }));
}

export function dependencyRows(projectId: string, { tasks }: WorkState): RowOf<typeof q.taskDependencies>[] {
  return Object.entries(tasks).flatMap(([id, { depends_on }]) =>
    depends_on.map((on) => ({ project_id: projectId, task_id: id, depends_on: on })),
  );
}

export function blockerRows(projectId: string, { blockers }: WorkState): q.BlockerRow[] {
  return Object.entries(blockers).map(([id, { task_id, text, status, created_seq, needs = null }]) => ({
    project_id: projectId,
    blocker_id: id,
    task_id,
    text,
    status,
    created_seq,
    needs,
  }));
}

function countRows(
  projectId: string,
  { goals, tasks }: WorkState,
  everCounted: ReadonlyMap<string, CountedRow>,
): CountedRow[] {
  const rows = new Map(everCounted);
  const count = (kind: CountedRow['kind'], { status, archived }: GoalEntity | TaskEntity) => {
    const row = { project_id: projectId, kind, status, archived: Number(archived), count: 1 };
    const name = countName(row);
    rows.set(name, { ...row, count: (rows.get(name)?.count ?? 0) + 1 });
  };
  for (const goal of Object.values(goals)) count('goals', goal);
  for (const task of Object.values(tasks)) count('tasks', task);
  return [...rows.values()];
}

// ── What waits, and the heads of queues ──────────────────────────────────────────────────────────────────────────

type Tasks = WorkState['tasks'];

function openDependencies(task: TaskEntity, tasks: Tasks): number {
  return task.depends_on.filter((id) => tasks[id]?.status !== 'done').length;
}

/** Whether it is blocked, and no agent can remove what blocks it. */
function waits({ status, open_blockers }: TaskEntity, blockers: WorkState['blockers']): boolean {
  const needs = open_blockers.map((id) => blockers[id]?.needs);
  return status === 'blocked' && needs.length > 0 && needs.every((one) => one === 'person' || one === 'external');
}

type GrowingHeads = Record<q.HeadColumn, number | null>;

function emptyHeads(): GrowingHeads {
  return {
    doing_seq: null,
    blocked_seq: null,
    ready_own: null,
    ready_inherited: null,
    doing_own: null,
    doing_inherited: null,
    removable_seq: null,
    waiting_seq: null,
  };
}

function headsOf({ goals, tasks, blockers }: WorkState): ReadonlyMap<string, q.BestHeads> {
  const heads = new Map(Object.keys(goals).map((id) => [id, emptyHeads()]));
  for (const task of Object.values(tasks)) {
    const goal = goals[task.goal_id];
    const head = heads.get(task.goal_id);
    if (!goal || !head || task.archived || goal.archived || goal.status !== 'active') continue;
    const { status, status_seq } = task;
    const newest = (column: q.HeadColumn) => (head[column] = Math.max(head[column] ?? 0, status_seq));
    const least = (column: q.HeadColumn, within: number) => {
      const key = (task.priority ?? goal.priority) * q.PRIORITY_STEP + within;
      head[column] = Math.min(head[column] ?? Infinity, key);
    };
    if (status === 'doing') {
      newest('doing_seq');
      least(task.priority === null ? 'doing_inherited' : 'doing_own', q.NEWEST_STATUS - status_seq);
    }
    if (status === 'blocked') {
      newest('blocked_seq');
      newest(waits(task, blockers) ? 'waiting_seq' : 'removable_seq');
    }
    if (status === 'todo' && openDependencies(task, tasks) === 0)
      least(task.priority === null ? 'ready_inherited' : 'ready_own', task.number);
  }
  return heads;
}

/** The first of each queue among all goals. */
function bestOf(goals: readonly q.BestHeads[]): q.BestHeads {
  const best = emptyHeads();
  for (const goal of goals) {
    for (const column of q.HEAD_COLUMNS) {
      const [a, b] = [best[column], goal[column]];
      best[column] = a === null || b === null ? (a ?? b) : q.comesFirst(column, a, b) ? a : b;
    }
  }
  return best;
}
