// For `verify --deep`: the tables of work held against the state that they stand for, the materialised ones included.
import type { StateOf } from '../../ledger/contract.ts';
import { sql, type ReadTx } from '../../store/store.ts';
import { select } from '../../store/table.ts';
import type { GoalEntity, TaskEntity, WorkEntities } from '../state/entities.ts';
import { compareCheckpoints } from './compare-checkpoints.ts';
import {
  PRIORITY_STEP,
  blockers as blockerTable,
  goals as goalTable,
  projects as projectTable,
  readGoalCounts,
  readTaskCounts,
  tasks as taskTable,
  type CountRow,
  type TaskRow,
} from '../queries.ts';
import { searchForm } from '../state/search-form.ts';

type Dated = Pick<TaskRow, 'created_seq' | 'created_at' | 'updated_at'>;

const PAGE = 1_000;
const readGoals = select(goalTable, `WHERE project_id = ? AND number > ? ORDER BY number LIMIT ${PAGE}`, {
  without: ['project_id'],
});
const readTasks = select(taskTable, `WHERE project_id = ? AND number > ? ORDER BY number LIMIT ${PAGE}`, {
  without: ['project_id'],
});
const readDependencies = sql<{ task_id: string; depends_on: string }>(
  `SELECT task_id, depends_on FROM task_dependencies WHERE project_id = ? AND (task_id, depends_on) > (?, ?)
   ORDER BY task_id, depends_on LIMIT ${PAGE}`,
);
const readBlockers = select(blockerTable, 'WHERE project_id = ?', { without: ['project_id'] });
const readProject = select(projectTable, 'WHERE project_id = ?', { without: ['project_id'] });
const FIRST = '00000000-0000-0000-0000-000000000000';

export async function compareWork(
  tx: ReadTx,
  projectId: string,
  state: StateOf<WorkEntities>,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const goals = new Map(Object.entries(state.goals));
  const tasks = new Map(Object.entries(state.tasks));
  const expect = (what: string, row: object | undefined, wanted: object | undefined) => {
    if (JSON.stringify(row) === JSON.stringify(wanted)) return;
    wrong.push(
      `${what} is ${JSON.stringify(row) ?? 'missing'} in its table, and ${JSON.stringify(wanted) ?? 'not there'} in the state`,
    );
  };

  const [found] = Object.values(state.project);
  expect(
    'the project',
    await tx.get(readProject, projectId),
    found && {
      name: found.name,
      root: found.root,
      created_at: found.created_at,
      updated_at: found.updated_at,
    },
  );

  const heads = headsOf(goals, tasks);
  const goalRows = new Map((await pages(tx, readGoals, projectId)).map((row) => [row.goal_id, row]));
  for (const id of new Set([...goals.keys(), ...goalRows.keys()])) {
    const goal = goals.get(id);
    const wanted = goal && {
      goal_id: id,
      number: goal.number,
      text: goal.text,
      priority: goal.priority,
      status: goal.status,
      archived: Number(goal.archived),
      search_text: searchForm(goal.text),
      ...dates(goal),
      ...heads.get(id),
    };
    expect(`goal ${id}`, goalRows.get(id), wanted);
  }

  const taskRows = new Map((await pages(tx, readTasks, projectId)).map((row) => [row.task_id, row]));
  for (const id of new Set([...tasks.keys(), ...taskRows.keys()])) {
    const task = tasks.get(id);
    const wanted = task && {
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
      ...dates(task),
    };
    expect(`task ${id}`, taskRows.get(id), wanted);
  }

  for (const [kind, statement, entities] of [
    ['goals', readGoalCounts, goals],
    ['tasks', readTaskCounts, tasks],
  ] as const) {
    expect(`the count of ${kind}`, countsOf(await tx.all(statement, projectId)), countsIn(entities.values()));
  }

  const edges = new Set<string>();
  for (let [task, on] = [FIRST, FIRST]; ;) {
    const page = await tx.all(readDependencies, projectId, task, on);
    for (const row of page) edges.add(`${row.task_id} ${row.depends_on}`);
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    [task, on] = [last.task_id, last.depends_on];
  }
  const wantedEdges = new Set([...tasks].flatMap(([id, task]) => task.depends_on.map((on) => `${id} ${on}`)));
  for (const edge of wantedEdges) if (!edges.has(edge)) wrong.push(`the dependency ${edge} is missing in its table`);
  for (const edge of edges) if (!wantedEdges.has(edge)) wrong.push(`the dependency ${edge} is only in its table`);

  const { blockers } = state;
  const blockerRows = new Map((await tx.all(readBlockers, projectId)).map((row) => [row.blocker_id, row]));
  for (const id of new Set([...Object.keys(blockers), ...blockerRows.keys()])) {
    const blocker = blockers[id];
    const wanted = blocker && {
      blocker_id: id,
      task_id: blocker.task_id,
      text: blocker.text,
      status: blocker.status,
      created_seq: blocker.created_seq,
    };
    expect(`blocker ${id}`, blockerRows.get(id), wanted);
  }
  return [...wrong, ...(await compareCheckpoints(tx, projectId))];
}

function dates({ created_seq, created_at, updated_at }: Dated): Dated {
  return { created_seq, created_at, updated_at };
}

function countsOf(rows: readonly CountRow[]): Record<string, number> {
  const byName = rows.map(({ status, archived, count }): [string, number] => [`${status} ${archived}`, count]);
  return Object.fromEntries(byName.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function countsIn(entities: Iterable<GoalEntity | TaskEntity>): Record<string, number> {
  const rows = new Map<string, CountRow>();
  for (const { status, archived } of entities) {
    const key = `${status} ${archived}`;
    rows.set(key, { status, archived: Number(archived), count: (rows.get(key)?.count ?? 0) + 1 });
  }
  return countsOf([...rows.values()]);
}

async function pages<Row extends { number: number }>(
  tx: ReadTx,
  statement: ReturnType<typeof sql<Row>>,
  projectId: string,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after = 0; ;) {
    const page = await tx.all(statement, projectId, after);
    rows.push(...page);
    if (page.length < PAGE) return rows;
    after = page.at(-1)?.number ?? after;
  }
}

function openDependencies(task: TaskEntity, tasks: ReadonlyMap<string, TaskEntity>): number {
  return task.depends_on.filter((id) => tasks.get(id)?.status !== 'done').length;
}

function headsOf(goals: ReadonlyMap<string, GoalEntity>, tasks: ReadonlyMap<string, TaskEntity>) {
  const heads = new Map(
    [...goals.keys()].map((id) => [
      id,
      {
        doing_seq: null as number | null,
        blocked_seq: null as number | null,
        ready_own: null as number | null,
        ready_inherited: null as number | null,
      },
    ]),
  );
  for (const task of tasks.values()) {
    const goal = goals.get(task.goal_id);
    const head = heads.get(task.goal_id);
    if (!goal || !head || task.archived || goal.archived || goal.status !== 'active') continue;
    if (task.status === 'doing') head.doing_seq = Math.max(head.doing_seq ?? 0, task.status_seq);
    if (task.status === 'blocked') head.blocked_seq = Math.max(head.blocked_seq ?? 0, task.status_seq);
    if (task.status !== 'todo' || openDependencies(task, tasks) > 0) continue;
    const key = (task.priority ?? goal.priority) * PRIORITY_STEP + task.number;
    if (task.priority === null) head.ready_inherited = Math.min(head.ready_inherited ?? Infinity, key);
    else head.ready_own = Math.min(head.ready_own ?? Infinity, key);
  }
  return heads;
}
