// For `verify --deep`: the tables of work held against the state that they stand for, the materialised ones included.
import type { StateOf } from '../../ledger/contract.ts';
import { sql, type ReadTx } from '../../store/store.ts';
import { select } from '../../store/table.ts';
import type { GoalEntity, TaskEntity, WorkEntities } from '../state/entities.ts';
import { compareCheckpoints } from './compare-checkpoints.ts';
import {
  blockers as blockerTable,
  goals as goalTable,
  projects as projectTable,
  readGoalCounts,
  readTaskCounts,
  tasks as taskTable,
  type CountRow,
} from '../queries.ts';
import { blockerRows, dependencyRows, goalRows, projectRows, taskRows } from './work-rows.ts';

const PAGE = 1_000;
const readGoals = select(goalTable, `WHERE project_id = ? AND number > ? ORDER BY number LIMIT ${PAGE}`);
const readTasks = select(taskTable, `WHERE project_id = ? AND number > ? ORDER BY number LIMIT ${PAGE}`);
const readDependencies = sql<{ task_id: string; depends_on: string }>(
  `SELECT task_id, depends_on FROM task_dependencies WHERE project_id = ? AND (task_id, depends_on) > (?, ?)
   ORDER BY task_id, depends_on LIMIT ${PAGE}`,
);
const readBlockers = select(blockerTable, 'WHERE project_id = ?');
const readProject = select(projectTable, 'WHERE project_id = ?');
const FIRST = '00000000-0000-0000-0000-000000000000';

export async function compareWork(
  tx: ReadTx,
  projectId: string,
  state: StateOf<WorkEntities>,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const expect = (what: string, row: object | undefined, wanted: object | undefined) => {
    if (JSON.stringify(row) === JSON.stringify(wanted)) return;
    wrong.push(
      `${what} is ${JSON.stringify(row) ?? 'missing'} in its table, and ${JSON.stringify(wanted) ?? 'not there'} in the state`,
    );
  };

  const found = await tx.get(readProject, projectId);
  expect('the project', found, projectRows(projectId, state)[0]);

  const goalsWanted = new Map(goalRows(projectId, state).map((row) => [row.goal_id, row]));
  const goalsFound = new Map((await pages(tx, readGoals, projectId)).map((row) => [row.goal_id, row]));
  for (const id of new Set([...goalsWanted.keys(), ...goalsFound.keys()])) {
    expect(`goal ${id}`, goalsFound.get(id), goalsWanted.get(id));
  }

  const tasksWanted = new Map(taskRows(projectId, state).map((row) => [row.task_id, row]));
  const tasksFound = new Map((await pages(tx, readTasks, projectId)).map((row) => [row.task_id, row]));
  for (const id of new Set([...tasksWanted.keys(), ...tasksFound.keys()])) {
    expect(`task ${id}`, tasksFound.get(id), tasksWanted.get(id));
  }

  for (const [kind, statement, entities] of [
    ['goals', readGoalCounts, state.goals],
    ['tasks', readTaskCounts, state.tasks],
  ] as const) {
    expect(`the count of ${kind}`, countsOf(await tx.all(statement, projectId)), countsIn(Object.values(entities)));
  }

  const edges = new Set<string>();
  for (let [task, on] = [FIRST, FIRST]; ;) {
    const page = await tx.all(readDependencies, projectId, task, on);
    for (const row of page) edges.add(`${row.task_id} ${row.depends_on}`);
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    [task, on] = [last.task_id, last.depends_on];
  }
  const wantedEdges = new Set(
    dependencyRows(projectId, state).map(({ task_id, depends_on }) => `${task_id} ${depends_on}`),
  );
  for (const edge of wantedEdges) if (!edges.has(edge)) wrong.push(`the dependency ${edge} is missing in its table`);
  for (const edge of edges) if (!wantedEdges.has(edge)) wrong.push(`the dependency ${edge} is only in its table`);

  const blockersWanted = new Map(blockerRows(projectId, state).map((row) => [row.blocker_id, row]));
  const blockersFound = new Map((await tx.all(readBlockers, projectId)).map((row) => [row.blocker_id, row]));
  for (const id of new Set([...blockersWanted.keys(), ...blockersFound.keys()])) {
    expect(`blocker ${id}`, blockersFound.get(id), blockersWanted.get(id));
  }
  return [...wrong, ...(await compareCheckpoints(tx, projectId))];
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
