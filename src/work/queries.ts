// The tables of work, every read of them, and every row it writes. Nothing here needs zod: the hot commands read through
// this file alone.
import { sql, type SqlValue, type Statement } from '../store/store.ts';
import { sqlAny } from '../store/rows.ts';
import {
  bigint,
  defineTable,
  insertRow,
  nullable,
  rowMap,
  select,
  text,
  textOf,
  timestamp,
  updateRow,
  upsertRow,
  uuid,
  varchar,
  type RowOf,
} from '../store/table.ts';
import type { EventRow } from '../ledger/contract.ts';
import type { FoundEntity } from '../base/checked-entity.ts';
import type { WholeLeaseRow } from '../ledger/queries.ts';
import type { Blocker, GoalStatus, Needs, TaskStatus } from './contract.ts';

/** The heads of a goal's queues, each in its own column; those from the fifth on are of what an agent is offered. */
export const HEAD_COLUMNS = [
  'doing_seq',
  'blocked_seq',
  'ready_own',
  'ready_inherited',
  'doing_own',
  'doing_inherited',
  'removable_seq',
  'waiting_seq',
] as const;
export type HeadColumn = (typeof HEAD_COLUMNS)[number];

// ── Tables ───────────────────────────────────────────────────────────────────────────────────────────────────

export const projects = defineTable('projects', ['project_id'], {
  project_id: uuid,
  name: text,
  root: nullable(text),
  created_at: timestamp,
  updated_at: timestamp,
});
export const goals = defineTable('goals', ['project_id', 'goal_id'], {
  project_id: uuid,
  goal_id: uuid,
  number: bigint,
  text,
  priority: bigint,
  status: textOf<GoalStatus>(),
  archived: bigint,
  tag: nullable(text),
  search_text: text,
  created_seq: bigint,
  created_at: timestamp,
  updated_at: timestamp,
  doing_seq: nullable(bigint),
  blocked_seq: nullable(bigint),
  ready_own: nullable(bigint),
  ready_inherited: nullable(bigint),
  doing_own: nullable(bigint),
  doing_inherited: nullable(bigint),
  removable_seq: nullable(bigint),
  waiting_seq: nullable(bigint),
});
export const tasks = defineTable('tasks', ['project_id', 'task_id'], {
  project_id: uuid,
  task_id: uuid,
  goal_id: uuid,
  number: bigint,
  title: text,
  status: textOf<TaskStatus>(),
  status_seq: bigint,
  priority: nullable(bigint),
  archived: bigint,
  open_dependencies: bigint,
  search_text: text,
  created_seq: bigint,
  created_at: timestamp,
  updated_at: timestamp,
  started_by: nullable(text),
  /** 1 where it is blocked and every open blocker needs a person or the outside. */
  waits: bigint,
});
export const taskDependencies = defineTable('task_dependencies', ['project_id', 'task_id', 'depends_on'], {
  project_id: uuid,
  task_id: uuid,
  depends_on: uuid,
});
export const taskCheckpoints = defineTable('task_checkpoints', ['project_id', 'task_id', 'seq'], {
  project_id: uuid,
  task_id: uuid,
  seq: bigint,
  body: text,
});
export const blockers = defineTable('blockers', ['project_id', 'blocker_id'], {
  project_id: uuid,
  blocker_id: uuid,
  task_id: uuid,
  text,
  status: textOf<Blocker['status']>(),
  created_seq: bigint,
  needs: nullable(textOf<Needs>()),
});
export const claims = defineTable('claims', ['project_id', 'task_id'], {
  project_id: uuid,
  task_id: uuid,
  ttl_ms: bigint,
});
/** Which claim an operation made; that it was done is its completed step. */
export const claimOperations = defineTable('claim_operations', ['project_id', 'operation_id'], {
  project_id: uuid,
  operation_id: text,
  task_id: uuid,
  fencing_token: bigint,
});
export const workCounts = defineTable('work_counts', ['project_id', 'kind', 'status', 'archived'], {
  project_id: uuid,
  kind: textOf<'goals' | 'tasks'>(),
  status: textOf<GoalStatus | TaskStatus>(),
  archived: bigint,
  count: bigint,
});

/** What a project's tables held behind its newest append: reads are refused where they hold something else. */
export const workHeads = defineTable('work_heads', ['project_id'], {
  project_id: uuid,
  head_seq: bigint,
  head_hash: varchar(64),
  goals: bigint,
  tasks: bigint,
  dependencies: bigint,
  blockers: bigint,
  checkpoints: bigint,
  doing_seq: nullable(bigint),
  blocked_seq: nullable(bigint),
  ready_own: nullable(bigint),
  ready_inherited: nullable(bigint),
  goal_marks: bigint,
  doing_own: nullable(bigint),
  doing_inherited: nullable(bigint),
  removable_seq: nullable(bigint),
  waiting_seq: nullable(bigint),
});

export type ProjectRow = RowOf<typeof projects>;
export type GoalRow = RowOf<typeof goals>;
export type TaskRow = RowOf<typeof tasks>;
export type BlockerRow = RowOf<typeof blockers>;
export type CountRow = Pick<RowOf<typeof workCounts>, 'status' | 'archived' | 'count'>;

/** A record's body is its entity, as the ledger keeps it. Code that serves it checks it against its hash. */
export interface BodyRow extends FoundEntity {
  readonly id: string;
}

const body = (table: string, collection: string, id: string) =>
  `SELECT t.${id} AS id, e.body, e.hash FROM ${table} t
   LEFT JOIN state_entities e ON e.workflow_id = t.project_id AND e.collection = '${collection}' AND e.entity_id = CAST(t.${id} AS TEXT)`;

// ── Projects ─────────────────────────────────────────────────────────────────────────────────────────────────

export const readProject = select(projects, 'WHERE project_id = ?', { mapped: true });
export const readProjectByRoot = select(projects, 'WHERE root = ?');
export const readProjectsByName = select(projects, 'WHERE name = ? ORDER BY created_at, project_id LIMIT ?');
/** `known` counts the heads: where there are fewer projects, a row was lost, or even the creation of one was rolled back. */
export const readProjects = sql<ProjectRow & { readonly known: number }>(
  `SELECT project_id, name, root, created_at, updated_at, (SELECT count(*) FROM work_heads) AS known
   FROM projects ORDER BY created_at, project_id LIMIT ?`,
);
/** One that has a stream and no row; walks through all streams. */
export const readLostProject = sql<{ project_id: string }>(
  `SELECT s.workflow_id AS project_id FROM streams s WHERE s.kind = 'work' AND s.entity_count > 0
     AND NOT EXISTS (SELECT 1 FROM projects p WHERE p.project_id = s.workflow_id)
   ORDER BY s.workflow_id LIMIT 1`,
);
/** Its one entity has the same id in every stream. */
const PROJECT = `SELECT p.project_id AS id, e.body, e.hash FROM projects p
  LEFT JOIN state_entities e ON e.workflow_id = p.project_id AND e.collection = 'project' AND e.entity_id = 'project'`;
export const readProjectBody = sql<BodyRow>(`${PROJECT} WHERE p.project_id = ?`);
export const readProjectBodies = sql<BodyRow>(`${PROJECT} ORDER BY p.created_at, p.project_id LIMIT ?`);
export const upsertProject = upsertRow(projects, { once: ['created_at'] });
export const updateProject = updateRow(projects, { without: ['created_at'] });
export const deleteProject = sql('DELETE FROM projects WHERE project_id = ?');

// ── Goals ────────────────────────────────────────────────────────────────────────────────────────────────────

const GOAL = body('goals', 'goals', 'goal_id');
export const readGoalByNumber = sql<{ id: string }>(
  'SELECT goal_id AS id FROM goals WHERE project_id = ? AND number = ?',
);
export const readGoalBody = sql<BodyRow>(`${GOAL} WHERE t.project_id = ? AND t.goal_id = ?`);
/** '' stands for every status, -1 for archived or not. */
export const listGoals = sql<BodyRow>(
  `${GOAL} WHERE t.project_id = ? AND t.number > ? AND (? = '' OR t.status = ?) AND (? = -1 OR t.archived = ?)
   ORDER BY t.number LIMIT ?`,
);
/** The heads of its queues are brought up to date by `updateHeads`. */
export const readTagsOfTasks = sqlAny<{ tag: string | null }>(
  `SELECT g.tag FROM tasks t JOIN goals g ON g.project_id = t.project_id AND g.goal_id = t.goal_id`,
  't.project_id = ? AND t.task_id = ?',
);
export const upsertGoal = upsertRow(goals, { without: HEAD_COLUMNS, once: ['created_seq', 'created_at'] });
export const updateGoal = updateRow(goals, { without: [...HEAD_COLUMNS, 'created_seq', 'created_at'] });
export const deleteGoal = sql('DELETE FROM goals WHERE project_id = ? AND goal_id = ?');
const counts = (kind: 'goals' | 'tasks') =>
  sql<CountRow>(
    `SELECT status, archived, count FROM work_counts WHERE project_id = ? AND kind = '${kind}' AND count <> 0`,
  );
export const readGoalCounts = counts('goals');
export const adjustCount = upsertRow(workCounts, { set: { count: 'work_counts.count + excluded.count' } });

// ── Tasks ────────────────────────────────────────────────────────────────────────────────────────────────────

const TASK = body('tasks', 'tasks', 'task_id');
export const readTaskByNumber = sql<{ id: string }>(
  'SELECT task_id AS id FROM tasks WHERE project_id = ? AND number = ?',
);
export const readTaskBody = sql<BodyRow>(`${TASK} WHERE t.project_id = ? AND t.task_id = ?`);
export const readGoalBodies = sqlAny<BodyRow>(GOAL, 't.project_id = ? AND t.goal_id = ?');
export const readTaskBodies = sqlAny<BodyRow>(TASK, 't.project_id = ? AND t.task_id = ?');
/** Which of these tasks exist, and how far they are. */
export const readTaskStates = sqlAny<Pick<TaskRow, 'task_id' | 'number' | 'status' | 'archived'>>(
  'SELECT task_id, number, status, archived FROM tasks',
  'project_id = ? AND task_id = ?',
);

export interface TaskFilter {
  readonly projectId: string;
  readonly afterNumber: number;
  readonly statuses?: readonly string[];
  readonly goalId?: string;
  readonly archived?: boolean;
  /** Could be started now. */
  readonly ready?: boolean;
  /** Under a claim that has not expired at `now`. */
  readonly claimed?: boolean;
  readonly now: string;
  /** Patterns that must all fit the title or the description, as `containing` makes them. */
  readonly patterns?: readonly string[];
  readonly limit: number;
}

const IS_CLAIMED = `EXISTS (SELECT 1 FROM claims c JOIN workflow_leases l ON l.workflow_id = c.task_id
  WHERE c.project_id = t.project_id AND c.task_id = t.task_id AND l.lease_expires_at > ?)`;
const IS_READY = `t.status = 'todo' AND t.archived = 0 AND t.open_dependencies = 0 AND EXISTS (SELECT 1 FROM goals g
  WHERE g.project_id = t.project_id AND g.goal_id = t.goal_id AND g.status = 'active' AND g.archived = 0)`;

/** One statement for every combination of filters: there are few, and each stays prepared. */
const filtered = new Map<string, Statement<BodyRow>>();

export function listTasks(filter: TaskFilter): { statement: Statement<BodyRow>; params: SqlValue[] } {
  const conditions = ['t.project_id = ?', 't.number > ?'];
  const params: SqlValue[] = [filter.projectId, filter.afterNumber];
  const add = (condition: string, ...values: SqlValue[]) => {
    conditions.push(condition);
    params.push(...values);
  };
  const { statuses = [], goalId, archived, ready, claimed, patterns = [] } = filter;
  if (statuses.length > 0) add(`t.status IN (${statuses.map(() => '?').join(', ')})`, ...statuses);
  if (goalId !== undefined) add('t.goal_id = ?', goalId);
  if (archived !== undefined) add('t.archived = ?', Number(archived));
  if (ready !== undefined) add(ready ? IS_READY : `NOT (${IS_READY})`);
  if (claimed !== undefined) add(claimed ? IS_CLAIMED : `NOT ${IS_CLAIMED}`, filter.now);
  for (const pattern of patterns) add(`t.search_text LIKE ? ESCAPE '!'`, pattern);
  const query = `${TASK} WHERE ${conditions.join(' AND ')} ORDER BY t.number LIMIT ?`;
  const statement = filtered.get(query) ?? sql<BodyRow>(query);
  filtered.set(query, statement);
  return { statement, params: [...params, filter.limit] };
}

/** Archived ones too, in the order of their numbers. */
export const listEveryGoal = sql<BodyRow>(`${GOAL} WHERE t.project_id = ? ORDER BY t.number`);
export const pageTasks = sql<BodyRow>(`${TASK} WHERE t.project_id = ? AND t.number > ? ORDER BY t.number LIMIT ?`);
export const searchGoals = sql<BodyRow>(
  `${GOAL} WHERE t.project_id = ? AND t.search_text LIKE ? ESCAPE '!' ORDER BY t.number DESC LIMIT ?`,
);
export const searchTasks = sql<BodyRow>(
  `${TASK} WHERE t.project_id = ? AND t.search_text LIKE ? ESCAPE '!' ORDER BY t.number DESC LIMIT ?`,
);
/** What it waits for is brought up to date by `updateOpenDependencies` and `updateWaits`. */
export const upsertTask = upsertRow(tasks, { once: ['open_dependencies', 'waits', 'created_seq', 'created_at'] });
export const updateTask = updateRow(tasks, { without: ['open_dependencies', 'waits', 'created_seq', 'created_at'] });
export const deleteTask = sql('DELETE FROM tasks WHERE project_id = ? AND task_id = ?');
export const readTaskCounts = counts('tasks');
export const readTasksOfGoal = sql<{ task_id: string }>(
  'SELECT task_id FROM tasks WHERE project_id = ? AND goal_id = ? ORDER BY number LIMIT ?',
);
/** Not done and not archived. */
export const countOpenTasksOfGoal = sql<{ count: number }>(
  `SELECT count(*) AS count FROM tasks WHERE project_id = ? AND goal_id = ? AND status <> 'done' AND archived = 0`,
);

// ── Dependencies ─────────────────────────────────────────────────────────────────────────────────────────────

export const insertDependency = insertRow(taskDependencies, { onConflict: 'nothing' });
export const deleteDependencies = sql('DELETE FROM task_dependencies WHERE project_id = ? AND task_id = ?');
/** CROSS: else SQLite walks all tasks in the order of their numbers, to save the sorting of a few. */
export const readDependents = sql<Pick<TaskRow, 'task_id' | 'goal_id' | 'number' | 'title' | 'status'>>(
  `SELECT t.task_id, t.goal_id, t.number, t.title, t.status FROM task_dependencies d
   CROSS JOIN tasks t
   WHERE d.project_id = ? AND d.depends_on = ? AND t.project_id = d.project_id AND t.task_id = d.task_id
   ORDER BY t.number LIMIT ?`,
);
/** Whether the first task waits for the second, directly or through others. */
export const readWaitsFor = sql<{ one: number }>(
  `WITH RECURSIVE reached (task_id) AS (
     SELECT depends_on FROM task_dependencies WHERE project_id = ? AND task_id = ?
     UNION
     SELECT d.depends_on FROM task_dependencies d JOIN reached r ON d.project_id = ? AND d.task_id = r.task_id
   ) SELECT 1 AS one FROM reached WHERE task_id = ?`,
);
const COUNT_OPEN = `(SELECT count(*) FROM task_dependencies d
  JOIN tasks o ON o.project_id = d.project_id AND o.task_id = d.depends_on
  WHERE d.project_id = tasks.project_id AND d.task_id = tasks.task_id AND o.status <> 'done')`;
/** Changes no row unless as many of the tasks that it waits for are there as is said last. */
export const updateOpenDependencies = sql(
  `UPDATE tasks SET open_dependencies = ${COUNT_OPEN} WHERE project_id = ? AND task_id = ? AND (
     SELECT count(*) FROM task_dependencies d JOIN tasks o ON o.project_id = d.project_id AND o.task_id = d.depends_on
     WHERE d.project_id = tasks.project_id AND d.task_id = tasks.task_id) = ?`,
);
const OPEN_BLOCKERS = `FROM blockers b
  WHERE b.project_id = tasks.project_id AND b.task_id = tasks.task_id AND b.status = 'open'`;
/** Whether no agent can unblock it. Changes no row unless as many open blockers are there as is said last. */
export const updateWaits = sql(
  `UPDATE tasks SET waits = CASE WHEN status = 'blocked' AND EXISTS (SELECT 1 ${OPEN_BLOCKERS})
       AND NOT EXISTS (SELECT 1 ${OPEN_BLOCKERS} AND (b.needs IS NULL OR b.needs = 'agent')) THEN 1 ELSE 0 END
   WHERE project_id = ? AND task_id = ? AND (SELECT count(*) ${OPEN_BLOCKERS}) = ?`,
);
export const updateDependents = sql(
  `UPDATE tasks SET open_dependencies = ${COUNT_OPEN} WHERE project_id = ? AND task_id IN (
     SELECT w.task_id FROM task_dependencies w WHERE w.project_id = ? AND w.depends_on = ?)`,
);
/** Not DISTINCT: for that SQLite walks all tasks in the order of their goals. */
export const readGoalsOfDependents = sql<{ goal_id: string }>(
  `SELECT t.goal_id FROM task_dependencies d
   JOIN tasks t ON t.project_id = d.project_id AND t.task_id = d.task_id
   WHERE d.project_id = ? AND d.depends_on = ?`,
);

// ── The heads of a goal's queues, and the next step through them ─────────────────────────────────────────────

/** A priority takes this much room beside a number: one integer then sorts by both, in both databases. */
export const PRIORITY_STEP = 10_000_000_000_000;
/** Beside a priority a status counts from here downward, so that the newest comes first. */
export const NEWEST_STATUS = PRIORITY_STEP - 1;

const OF_GOAL = 't.project_id = goals.project_id AND t.goal_id = goals.goal_id';
const IS_DOING = `t.status = 'doing' AND t.archived = 0`;
const IS_BLOCKED = `t.status = 'blocked' AND t.archived = 0`;
const IS_REMOVABLE = `${IS_BLOCKED} AND t.waits = 0`;
const IS_WAITING = `${IS_BLOCKED} AND t.waits = 1`;
const IS_STARTABLE = `t.status = 'todo' AND t.archived = 0 AND t.open_dependencies = 0`;
const IS_ACTIVE = `g.status = 'active' AND g.archived = 0`;

/** CROSS: else SQLite walks all tasks in progress of the project to the one of this goal. */
const hasRecent = (column: string, statusSeq: string, isInQueue: string) =>
  `EXISTS (SELECT 1 FROM goals g CROSS JOIN tasks t WHERE g.project_id = w.project_id AND g.${column} = w.${column}
     AND t.project_id = g.project_id AND t.goal_id = g.goal_id AND t.status_seq = ${statusSeq} AND ${isInQueue})`;

/** The newest status first. */
const newest = (isInQueue: string): QueueSql => ({
  first: 'max',
  head: `(SELECT max(t.status_seq) FROM tasks t WHERE ${OF_GOAL} AND ${isInQueue})`,
  hasTask: (column) => hasRecent(column, `g.${column}`, isInQueue),
});
/** In progress, by a priority and, among those that share it, by the newest status. */
const newestByPriority = (hasPriority: (column: string) => string, head: string): QueueSql => ({
  first: 'min',
  head,
  hasTask: (column) =>
    hasRecent(column, `${NEWEST_STATUS} - g.${column} % ${PRIORITY_STEP}`, `${IS_DOING} AND ${hasPriority(column)}`),
});
/** By a priority and, among those that share it, by number. */
const oldestByPriority = (hasPriority: (column: string) => string, head: string): QueueSql => ({
  first: 'min',
  head,
  hasTask: (column) => `EXISTS (SELECT 1 FROM tasks t WHERE t.project_id = w.project_id
     AND t.number = w.${column} % ${PRIORITY_STEP} AND ${hasPriority(column)} AND ${IS_STARTABLE})`,
});

interface QueueSql {
  /** Which of the goals' heads is the first of all. */
  readonly first: 'max' | 'min';
  /** Of the goal `goals`, by its tasks. */
  readonly head: string;
  /** Whether the project's first head `w.<column>` has the task that it stands for. */
  hasTask(column: string): string;
}

/** The queues of a goal, by the column that holds their head. */
const QUEUES: Readonly<Record<HeadColumn, QueueSql>> = {
  doing_seq: newest(IS_DOING),
  blocked_seq: newest(IS_BLOCKED),
  ready_own: oldestByPriority(
    (column) => `t.priority = w.${column} / ${PRIORITY_STEP}`,
    `(SELECT t.priority * ${PRIORITY_STEP} + t.number FROM tasks t
       WHERE ${OF_GOAL} AND ${IS_STARTABLE} AND t.priority IS NOT NULL ORDER BY t.priority, t.number LIMIT 1)`,
  ),
  ready_inherited: oldestByPriority(
    () => 't.priority IS NULL',
    `priority * ${PRIORITY_STEP} + (SELECT min(t.number) FROM tasks t
       WHERE ${OF_GOAL} AND ${IS_STARTABLE} AND t.priority IS NULL)`,
  ),
  doing_own: newestByPriority(
    (column) => `t.priority = g.${column} / ${PRIORITY_STEP}`,
    `(SELECT t.priority * ${PRIORITY_STEP} + ${NEWEST_STATUS} - t.status_seq FROM tasks t
       WHERE ${OF_GOAL} AND ${IS_DOING} AND t.priority IS NOT NULL ORDER BY t.priority, t.status_seq DESC LIMIT 1)`,
  ),
  doing_inherited: newestByPriority(
    () => 't.priority IS NULL',
    `priority * ${PRIORITY_STEP} + ${NEWEST_STATUS} - (SELECT max(t.status_seq) FROM tasks t
       WHERE ${OF_GOAL} AND ${IS_DOING} AND t.priority IS NULL)`,
  ),
  removable_seq: newest(IS_REMOVABLE),
  waiting_seq: newest(IS_WAITING),
};

/** The first head of each queue; null where it is empty. */
export type BestHeads = Pick<RowOf<typeof workHeads>, HeadColumn>;

/** Whether the first of two places in a queue comes before the second. */
export function comesFirst(column: HeadColumn, a: number, b: number): boolean {
  return QUEUES[column].first === 'max' ? a > b : a < b;
}

/** What the heads of a goal's queues are, by its tasks; none unless it is active. */
const HEADS = HEAD_COLUMNS.map((column) => ({
  column,
  head: `CASE WHEN status = 'active' AND archived = 0 THEN ${QUEUES[column].head} END`,
}));

export const updateHeads = sql(
  () =>
    `UPDATE goals SET ${HEADS.map(({ column, head }) => `${column} = ${head}`).join(', ')}
   WHERE project_id = ? AND goal_id = ?`,
);

/** A goal whose heads an append is about to make again, beside what they are by its tasks so far, and its entity. */
export interface GoalBefore extends BodyRow, Pick<GoalRow, 'number' | 'status' | 'archived' | 'priority'> {
  /** 1 where each head is the one that its tasks give. */
  readonly has_heads: number;
}
export const readGoalsBefore = sqlAny<GoalBefore>(
  `SELECT goal_id AS id, e.body, e.hash, number, status, archived, priority,
     CASE WHEN ${HEADS.map(({ column, head }) => `${column} IS NOT DISTINCT FROM ${head}`).join(' AND ')} THEN 1 ELSE 0 END
       AS has_heads
   FROM goals LEFT JOIN state_entities e
     ON e.workflow_id = goals.project_id AND e.collection = 'goals' AND e.entity_id = CAST(goals.goal_id AS TEXT)`,
  'project_id = ? AND goal_id = ?',
  { map: rowMap(['id', 'body', 'hash', 'number', 'status', 'archived', 'priority', 'has_heads']) },
);

export interface Head {
  readonly goal_id: string;
  readonly key: number;
}

/** The heads of one queue over all goals, the first ones first. */
const headsOf = (column: HeadColumn) =>
  `SELECT * FROM (SELECT '${column}' AS queue, goal_id, ${column} AS key FROM goals
     WHERE project_id = ? AND ${column} IS NOT NULL
     ORDER BY ${column} ${QUEUES[column].first === 'max' ? 'DESC' : 'ASC'} LIMIT ?) ${column}_heads`;
const isBest = (column: HeadColumn) =>
  `w.${column} IS NOT DISTINCT FROM
     (SELECT ${QUEUES[column].first}(g.${column}) FROM goals g WHERE g.project_id = p.project_id AND g.${column} IS NOT NULL)`;
/** A row where the project's head is not its stream's, or is not what the goals say of these queues. */
const wrongHead = (columns: readonly HeadColumn[]) =>
  `SELECT 'wrong' AS queue, p.project_id AS goal_id, 0 AS key FROM projects p
   LEFT JOIN streams s ON s.workflow_id = p.project_id LEFT JOIN work_heads w ON w.project_id = p.project_id
   WHERE p.project_id = ? AND (w.head_seq = s.head_seq AND w.head_hash = s.head_hash
     AND ${columns.map(isBest).join(' AND ')}) IS NOT TRUE`;

/** The heads of some queues, in one statement: every next step begins with it. */
export interface HeadsRead<Column extends HeadColumn> {
  readonly columns: readonly Column[];
  readonly statement: Statement<Head & { readonly queue: Column | 'wrong' }>;
}
function headsRead<const Column extends HeadColumn>(columns: readonly Column[]): HeadsRead<Column> {
  const map = (values: readonly [Column | 'wrong', string, number]) => ({
    queue: values[0],
    goal_id: values[1],
    key: values[2],
  });
  return { columns, statement: sql(() => [wrongHead(columns), ...columns.map(headsOf)].join(' UNION ALL '), { map }) };
}
export const readHeads = headsRead(['doing_seq', 'blocked_seq', 'ready_own', 'ready_inherited', 'waiting_seq']);
export const readAgentHeads = headsRead([
  'doing_own',
  'doing_inherited',
  'removable_seq',
  'waiting_seq',
  'ready_own',
  'ready_inherited',
]);

/** The first head of each queue among all goals of a project, by one index lookup each. */
const BEST_HEADS = HEAD_COLUMNS.map(
  (column) => `(SELECT ${QUEUES[column].first}(${column}) FROM goals WHERE project_id = ? AND ${column} IS NOT NULL)`,
);
/** The parameters of these lookups. */
export function bestHeadsOf(projectId: string): readonly string[] {
  return HEAD_COLUMNS.map(() => projectId);
}
/** An append looks at this many rows of each table: at all of a usual project, and at no more of a large one. */
export const MOST_COUNTED = 200;
/**
 * One number for the heads of the newest goals, which tells when one was changed that is not the first of its queue. A
 * read compares it too, so that there are fewer of them, by few operations each.
 */
const MOST_MARKED = 50;
const MARK_PRIME = 2_147_483_647;
const MARK_FACTORS: Readonly<Record<HeadColumn, number>> = {
  doing_seq: 3,
  blocked_seq: 5,
  ready_own: 7,
  ready_inherited: 11,
  doing_own: 13,
  doing_inherited: 17,
  removable_seq: 19,
  waiting_seq: 23,
};
const MARK_SQL = HEAD_COLUMNS.map((column) => `COALESCE(${column}, 0) * ${MARK_FACTORS[column]}`);
const goalMarks = (projectId: string) =>
  `(SELECT CAST(COALESCE(sum(mark), 0) % ${MARK_PRIME} AS BIGINT) FROM (
     SELECT (${MARK_SQL.join(' + ')}) % ${MARK_PRIME} * (number % 1000000 + 1) AS mark FROM goals g
     WHERE g.project_id = ${projectId} ORDER BY g.goal_id DESC LIMIT ${MOST_MARKED}) marks)`;
/** What `goal_marks` is for these goals. */
export function markGoals(rows: readonly GoalRow[]): number {
  const newestGoals = rows.toSorted((a, b) => (a.goal_id < b.goal_id ? 1 : -1)).slice(0, MOST_MARKED);
  let sum = 0;
  for (const row of newestGoals) {
    let mark = 0;
    for (const column of HEAD_COLUMNS) mark += (row[column] ?? 0) * MARK_FACTORS[column];
    sum += ((mark % MARK_PRIME) * ((row.number % 1_000_000) + 1)) % MARK_PRIME;
  }
  return sum % MARK_PRIME;
}
export interface GoalMarks {
  readonly goal_marks: number;
  readonly marks_now: number;
}
export interface HeadBefore extends Omit<RowOf<typeof workHeads>, 'project_id'>, GoalMarks, HeadsNow {
  /** 1 where each of these heads is that of a task. */
  readonly has_tasks: number;
  /** Counted up to `MOST_COUNTED`. */
  readonly goals_now: number;
  readonly tasks_now: number;
  readonly dependencies_now: number;
  readonly blockers_now: number;
  readonly checkpoints_now: number;
}
/** The first heads as the goals say them at this moment. */
type HeadsNow = { readonly [Column in HeadColumn as `${Column}_now`]: number | null };
/** Whether each best head still has the task that it stands for. */
const HAS_TASKS = HEAD_COLUMNS.map((column) => `(w.${column} IS NULL OR ${QUEUES[column].hasTask(column)})`).join(
  ' AND ',
);
const countSome = (table: string) =>
  `(SELECT count(*) FROM (SELECT 1 AS one FROM ${table} c WHERE c.project_id = w.project_id LIMIT ${MOST_COUNTED}) counted)`;

/** What an append finds: what the one before it left, beside what the tables say. */
export const readHeadBefore = sql<HeadBefore>(
  () =>
    `SELECT head_seq, head_hash, ${HEAD_COLUMNS.join(', ')}, goal_marks,
     ${HEAD_COLUMNS.map((column, at) => `${BEST_HEADS[at]} AS ${column}_now`).join(', ')},
     ${goalMarks('w.project_id')} AS marks_now,
     CASE WHEN ${HAS_TASKS} THEN 1 ELSE 0 END AS has_tasks,
     goals, tasks, dependencies, blockers, checkpoints, ${countSome('goals')} AS goals_now,
     ${countSome('tasks')} AS tasks_now, ${countSome('task_dependencies')} AS dependencies_now,
     ${countSome('blockers')} AS blockers_now, ${countSome('task_checkpoints')} AS checkpoints_now
   FROM work_heads w WHERE project_id = ?`,
  {
    map: rowMap([
      ...['head_seq', 'head_hash', ...HEAD_COLUMNS, 'goal_marks'],
      ...[...HEAD_COLUMNS.map((column) => `${column}_now`), 'marks_now', 'has_tasks'],
      ...['goals', 'tasks', 'dependencies', 'blockers', 'checkpoints', 'goals_now'],
      ...['tasks_now', 'dependencies_now', 'blockers_now', 'checkpoints_now'],
    ]),
  },
);
/** Moves the head on: its counts by what is added, its best heads to what the goals say by then. */
export const moveWorkHead = sql(
  () =>
    `INSERT INTO work_heads (project_id, head_seq, head_hash, goals, tasks, dependencies, blockers, checkpoints,
     ${HEAD_COLUMNS.join(', ')}, goal_marks)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ${BEST_HEADS.join(', ')}, ${goalMarks('?')})
   ON CONFLICT (project_id) DO UPDATE SET head_seq = excluded.head_seq, head_hash = excluded.head_hash,
     goals = work_heads.goals + excluded.goals, tasks = work_heads.tasks + excluded.tasks,
     dependencies = work_heads.dependencies + excluded.dependencies,
     blockers = work_heads.blockers + excluded.blockers, checkpoints = work_heads.checkpoints + excluded.checkpoints,
     ${HEAD_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}, goal_marks = excluded.goal_marks`,
);
/** Whether the heads of the newest goals are those that the newest append left. */
export const readGoalMarks = sql<GoalMarks>(
  () => `SELECT goal_marks, ${goalMarks('w.project_id')} AS marks_now FROM work_heads w WHERE project_id = ?`,
);
type Found<Row> = { readonly [Name in keyof Row]: Row[Name] | null };
/** The head beside the stream's own; all of it null where the project has no head. */
export type HeadRow = Found<Omit<RowOf<typeof workHeads>, 'project_id'>> & {
  readonly stream_seq: number;
  readonly stream_hash: string;
};
export const readWorkHead = sql<HeadRow>(
  () =>
    `SELECT s.head_seq AS stream_seq, s.head_hash AS stream_hash, w.head_seq, w.head_hash, w.goals, w.tasks,
     w.dependencies, w.blockers, w.checkpoints, ${HEAD_COLUMNS.map((column) => `w.${column}`).join(', ')}, w.goal_marks
   FROM streams s LEFT JOIN work_heads w ON w.project_id = s.workflow_id WHERE s.workflow_id = ?`,
);

/** All rows of a project, table by table. */
export interface RowsCounted {
  readonly projects: number;
  readonly goals: number;
  readonly tasks: number;
  readonly dependencies: number;
  readonly blockers: number;
  readonly checkpoints: number;
  readonly counted_goals: number;
  readonly counted_tasks: number;
}
const countOf = (table: string) => `(SELECT count(*) FROM ${table} t WHERE t.project_id = s.workflow_id)`;
const countedOf = (kind: string) =>
  `(SELECT CAST(coalesce(sum(t.count), 0) AS BIGINT) FROM work_counts t WHERE t.project_id = s.workflow_id AND t.kind = '${kind}')`;
export const countRows = sql<RowsCounted>(
  () =>
    `SELECT ${countOf('projects')} AS projects, ${countOf('goals')} AS goals, ${countOf('tasks')} AS tasks,
     ${countOf('task_dependencies')} AS dependencies, ${countOf('blockers')} AS blockers,
     ${countOf('task_checkpoints')} AS checkpoints, ${countedOf('goals')} AS counted_goals,
     ${countedOf('tasks')} AS counted_tasks
   FROM streams s WHERE s.workflow_id = ?`,
);

/** What follows in the queue of one goal. */
export type AfterHead = Statement<{ at: number | null }>;
const sqlAfter = (statement: string): AfterHead =>
  sql(statement, { map: (values: readonly [number | null]) => ({ at: values[0] }) });
const recentAfter = (condition: string): AfterHead =>
  sqlAfter(
    `SELECT max(t.status_seq) AS at FROM tasks t
     WHERE t.project_id = ? AND t.goal_id = ? AND ${condition} AND t.status_seq < ?`,
  );

export const doingAfter = recentAfter(IS_DOING);
export const blockedAfter = recentAfter(IS_BLOCKED);
export const removableAfter = recentAfter(IS_REMOVABLE);
export const waitingAfter = recentAfter(IS_WAITING);
export const doingInheritedAfter = recentAfter(`${IS_DOING} AND t.priority IS NULL`);
/** Of the same priority and an older status, or of the next priority. */
export const doingOwnAfter = sqlAfter(
  `SELECT t.priority * ${PRIORITY_STEP} + ${NEWEST_STATUS} - t.status_seq AS at FROM tasks t
   WHERE t.project_id = ? AND t.goal_id = ? AND ${IS_DOING} AND t.priority >= ? AND (t.priority > ? OR t.status_seq < ?)
   ORDER BY t.priority, t.status_seq DESC LIMIT 1`,
);
export const readyOwnAfter = sqlAfter(
  `SELECT t.priority * ${PRIORITY_STEP} + t.number AS at FROM tasks t
   WHERE t.project_id = ? AND t.goal_id = ? AND ${IS_STARTABLE} AND t.priority IS NOT NULL AND (t.priority, t.number) > (?, ?)
   ORDER BY t.priority, t.number LIMIT 1`,
);
/** The plus keeps SQLite from walking all that is to do in the project: of the goal's, few come before this one. */
export const readyInheritedAfter = sqlAfter(
  `SELECT t.number AS at FROM tasks t
   WHERE t.project_id = ? AND t.goal_id = ? AND ${IS_STARTABLE} AND t.priority IS NULL AND +t.number > ?
   ORDER BY t.priority, t.number LIMIT 1`,
);
/** The tasks in progress that a session started, the newest first; of the goals that are active. */
export const readStartedBy = sql<{ task_id: string; status_seq: number }>(
  `SELECT t.task_id, t.status_seq FROM tasks t
   CROSS JOIN goals g
   WHERE t.project_id = ? AND t.started_by = ? AND ${IS_DOING}
     AND g.project_id = t.project_id AND g.goal_id = t.goal_id AND ${IS_ACTIVE}
   ORDER BY t.status_seq DESC LIMIT ?`,
);
/** The tasks of one goal that wait, the newest first. */
export type WaitingRow = Pick<TaskRow, 'task_id' | 'number' | 'status_seq'>;
export const readWaitingOfGoal = sql<WaitingRow>(
  `SELECT t.task_id, t.number, t.status_seq FROM tasks t
   WHERE t.project_id = ? AND t.goal_id = ? AND ${IS_WAITING} ORDER BY t.status_seq DESC LIMIT ?`,
);
/** Counted up to a limit; CROSS, so that only goals in which a task waits are looked at. */
export const countWaiting = sql<{ count: number }>(
  `SELECT count(*) AS count FROM (SELECT 1 AS one FROM goals g CROSS JOIN tasks t
     WHERE g.project_id = ? AND g.waiting_seq IS NOT NULL
       AND t.project_id = g.project_id AND t.goal_id = g.goal_id AND ${IS_WAITING} LIMIT ?) waiting`,
);

const BODY_OF_TASK = `SELECT t.task_id AS id, e.body, e.hash, c.body AS checkpoint, c.hash AS checkpoint_hash,
    g.priority AS goal_priority, t.goal_id, t.number, t.title, t.status, t.status_seq, t.priority, t.archived,
    t.started_by, t.waits
  FROM tasks t
  LEFT JOIN state_entities e ON e.workflow_id = t.project_id AND e.collection = 'tasks' AND e.entity_id = CAST(t.task_id AS TEXT)
  JOIN goals g ON g.project_id = t.project_id AND g.goal_id = t.goal_id
  LEFT JOIN state_entities c
    ON c.workflow_id = t.project_id AND c.collection = 'checkpoints' AND c.entity_id = CAST(t.task_id AS TEXT)`;

/** A task as the next step tells of it: its row, to be compared with its entity, and the entities beside it. */
export interface ChosenRow
  extends
    BodyRow,
    Pick<
      TaskRow,
      'goal_id' | 'number' | 'title' | 'status' | 'status_seq' | 'priority' | 'archived' | 'started_by' | 'waits'
    > {
  readonly checkpoint: string | null;
  readonly checkpoint_hash: string | null;
  readonly goal_priority: number;
}
type ChosenValues = readonly [
  ...[id: string, body: string | null, hash: string | null, checkpoint: string | null, checkpoint_hash: string | null],
  ...[goal_priority: number, goal_id: string, number: number, title: string, status: TaskRow['status']],
  ...[status_seq: number, priority: number | null, archived: number, started_by: string | null, waits: number],
];
/** Every next step makes two of them, by a driver that takes longer for an object than for a list. */
const chosenRow = (values: ChosenValues): ChosenRow => ({
  id: values[0],
  body: values[1],
  hash: values[2],
  checkpoint: values[3],
  checkpoint_hash: values[4],
  goal_priority: values[5],
  goal_id: values[6],
  number: values[7],
  title: values[8],
  status: values[9],
  status_seq: values[10],
  priority: values[11],
  archived: values[12],
  started_by: values[13],
  waits: values[14],
});
const chosen = (condition: string) =>
  sql<ChosenRow>(`${BODY_OF_TASK} WHERE t.project_id = ? AND ${condition}`, { map: chosenRow });
export const chosenDoing = chosen(`t.goal_id = ? AND ${IS_DOING} AND t.status_seq = ?`);
export const chosenBlocked = chosen(`t.goal_id = ? AND ${IS_BLOCKED} AND t.status_seq = ?`);
export const chosenById = chosen('t.task_id = ?');
export const chosenByNumber = chosen('t.number = ?');

// ── Blockers and checkpoints ─────────────────────────────────────────────────────────────────────────────────

const BLOCKER = body('blockers', 'blockers', 'blocker_id');
export const readBlockersOfTask = sql<BodyRow>(
  `${BLOCKER} WHERE t.project_id = ? AND t.task_id = ? ORDER BY t.created_seq DESC LIMIT ?`,
);
export const readOpenBlockersOfTask = sql<BodyRow>(
  `${BLOCKER} WHERE t.project_id = ? AND t.task_id = ? AND t.status = 'open' ORDER BY t.created_seq`,
);
/** Of several tasks. */
export const readOpenBlockersOfTasks = sqlAny<BodyRow>(
  BLOCKER,
  `t.project_id = ? AND t.task_id = ? AND t.status = 'open'`,
);
export const readOpenBlockers = sql<BodyRow>(
  `${BLOCKER} WHERE t.project_id = ? AND t.status = 'open' ORDER BY t.created_seq DESC LIMIT ?`,
);
export const readBlockerRow = sql<{ id: string }>(
  'SELECT blocker_id AS id FROM blockers WHERE project_id = ? AND blocker_id = ?',
);
/** A checkpoint as its table holds it, beside the event that recorded it. */
export interface RecordedCheckpoint {
  readonly task_id: string;
  readonly seq: number;
  readonly body: string;
  readonly event_type: string | null;
  readonly payload: string | null;
  readonly timestamp: string | null;
  readonly actor: string | null;
}
export const upsertBlocker = upsertRow(blockers, { once: ['task_id', 'text', 'created_seq', 'needs'] });
export const updateBlocker = updateRow(blockers, { without: ['task_id', 'text', 'created_seq', 'needs'] });
export const deleteBlocker = sql('DELETE FROM blockers WHERE project_id = ? AND blocker_id = ?');
export const insertCheckpoint = insertRow(taskCheckpoints);
export const readLatestCheckpoint = sql<FoundEntity>(
  "SELECT body, hash FROM state_entities WHERE workflow_id = ? AND collection = 'checkpoints' AND entity_id = ?",
);
export const readAllBlockers = sql<BodyRow>(
  `${BLOCKER} WHERE t.project_id = ? AND t.task_id = ? ORDER BY t.created_seq`,
);
/** With the event that recorded it, which says whether the row is what was written. */
export const readCheckpoint = sql<RecordedCheckpoint>(
  `SELECT c.task_id, c.seq, c.body, e.event_type, e.payload, e.timestamp, e.actor FROM task_checkpoints c
   LEFT JOIN events e ON e.workflow_id = c.project_id AND e.event_seq = c.seq
   WHERE c.project_id = ? AND c.task_id = ? AND c.seq = ?`,
);
export const pageCheckpoints = sql<RecordedCheckpoint>(
  `SELECT c.task_id, c.seq, c.body, e.event_type, e.payload, e.timestamp, e.actor FROM task_checkpoints c
   LEFT JOIN events e ON e.workflow_id = c.project_id AND e.event_seq = c.seq
   WHERE c.project_id = ? AND (c.task_id, c.seq) > (?, ?) ORDER BY c.task_id, c.seq LIMIT ?`,
);

// ── Texts, for what may not leave the home ───────────────────────────────────────────────────────────────────

export type GoalTextRow = Pick<GoalRow, 'number' | 'text'>;
export const readGoalTexts = sql<GoalTextRow>(
  'SELECT number, text FROM goals WHERE project_id = ? AND number > ? ORDER BY number LIMIT ?',
);
export type TaskTitleRow = Pick<TaskRow, 'number' | 'title'>;
export const readTaskTitles = sql<TaskTitleRow>(
  'SELECT number, title FROM tasks WHERE project_id = ? AND number > ? ORDER BY number LIMIT ?',
);
export type CheckpointRow = Pick<RowOf<typeof taskCheckpoints>, 'task_id' | 'seq' | 'body'>;
const CHECKPOINTS = 'SELECT task_id, seq, body FROM task_checkpoints WHERE project_id = ?';
export const readFirstCheckpoints = sql<CheckpointRow>(`${CHECKPOINTS} ORDER BY task_id, seq LIMIT ?`);
export const readCheckpointsAfter = sql<CheckpointRow>(
  `${CHECKPOINTS} AND (task_id, seq) > (?, ?) ORDER BY task_id, seq LIMIT ?`,
);

// ── Claims ───────────────────────────────────────────────────────────────────────────────────────────────────

export type ClaimRow = Pick<RowOf<typeof claims>, 'task_id' | 'ttl_ms'> &
  Pick<WholeLeaseRow, 'fencing_token' | 'lease_expires_at'> & { readonly owner: string };

const CLAIM = `SELECT c.task_id, c.ttl_ms, l.owner_id AS owner, l.fencing_token, l.lease_expires_at
  FROM claims c JOIN workflow_leases l ON l.workflow_id = c.task_id`;
/** The claims that have not expired; a rollback may have taken a task away, and leaves its claim alone. */
export const readClaims = sql<ClaimRow>(
  `${CLAIM} JOIN tasks t ON t.project_id = c.project_id AND t.task_id = c.task_id WHERE c.project_id = ? AND l.lease_expires_at > ? ORDER BY l.lease_expires_at, c.task_id`,
);
/** Those on tasks that a rollback took away too. */
export const readLiveClaims = sql<ClaimRow>(
  `${CLAIM} WHERE c.project_id = ? AND l.lease_expires_at > ? ORDER BY l.lease_expires_at, c.task_id`,
);
/** A task with what a session that resumes it is told beside it, and who holds it now. */
export interface ResumedRow extends FoundEntity {
  readonly goal_id: string;
  readonly goal: string | null;
  readonly goal_hash: string | null;
  readonly checkpoint: string | null;
  readonly checkpoint_hash: string | null;
  readonly owner: string | null;
}
const entityBeside = (alias: string, collection: string, id: string) =>
  `LEFT JOIN state_entities ${alias} ON ${alias}.workflow_id = t.project_id AND ${alias}.collection = '${collection}' AND ${alias}.entity_id = CAST(t.${id} AS TEXT)`;
export const readResumed = sql<ResumedRow>(
  () =>
    `SELECT e.body, e.hash, t.goal_id, g.body AS goal, g.hash AS goal_hash, c.body AS checkpoint, c.hash AS checkpoint_hash,
       (SELECT l.owner_id FROM claims k JOIN workflow_leases l ON l.workflow_id = k.task_id
        WHERE k.project_id = t.project_id AND k.task_id = t.task_id AND l.lease_expires_at > ?) AS owner
     FROM tasks t ${entityBeside('e', 'tasks', 'task_id')} ${entityBeside('g', 'goals', 'goal_id')}
       ${entityBeside('c', 'checkpoints', 'task_id')}
     WHERE t.project_id = ? AND t.task_id = ?`,
);
export const readClaim = sql<ClaimRow>(`${CLAIM} WHERE c.project_id = ? AND c.task_id = ? AND l.lease_expires_at > ?`);
/** With where they stand in their queue, and whether they would be offered: in a goal that is active, and startable if not begun. */
export interface ClaimedTaskRow extends Pick<TaskRow, 'task_id' | 'number' | 'status' | 'status_seq' | 'waits'> {
  readonly owner: string;
  readonly is_offered: number;
}
export const readClaimedTasks = sql<ClaimedTaskRow>(
  `SELECT t.task_id, t.number, t.status, t.status_seq, t.waits, l.owner_id AS owner,
     CASE WHEN ${IS_ACTIVE} AND (${IS_DOING} OR ${IS_BLOCKED} OR ${IS_STARTABLE}) THEN 1 ELSE 0 END AS is_offered
   FROM claims c CROSS JOIN workflow_leases l CROSS JOIN tasks t CROSS JOIN goals g
   WHERE l.workflow_id = c.task_id AND t.project_id = c.project_id AND t.task_id = c.task_id
     AND g.project_id = t.project_id AND g.goal_id = t.goal_id AND c.project_id = ? AND l.lease_expires_at > ?`,
  {
    map: (
      values: readonly [string, number, TaskRow['status'], status_seq: number, waits: number, string, number],
    ): ClaimedTaskRow => ({
      task_id: values[0],
      number: values[1],
      status: values[2],
      status_seq: values[3],
      waits: values[4],
      owner: values[5],
      is_offered: values[6],
    }),
  },
);
/** As a resume block tells of them. */
export type HeldTaskRow = Pick<TaskRow, 'task_id' | 'number' | 'title'> & Pick<ClaimRow, 'owner' | 'lease_expires_at'>;
/** CROSS, and ordered by a sum: else the planner walks all tasks to find the few that are held. */
const TAKEN_TASK = `SELECT t.task_id, t.number, t.title, l.owner_id AS owner, l.lease_expires_at
   FROM claims c CROSS JOIN workflow_leases l CROSS JOIN tasks t
   WHERE l.workflow_id = c.task_id AND t.project_id = c.project_id AND t.task_id = c.task_id AND c.project_id = ?`;
export const readTasksHeldByOthers = sql<HeldTaskRow>(
  `${TAKEN_TASK} AND l.lease_expires_at > ? AND l.owner_id <> ? ORDER BY t.number + 0 LIMIT ?`,
);
/** Those that it holds, and those in progress that it let expire: a lease that was released expires with its heartbeat. */
export const readTasksTakenBy = sql<HeldTaskRow>(
  `${TAKEN_TASK} AND l.owner_id = ? AND (l.lease_expires_at > ? OR (t.status = 'doing' AND l.lease_expires_at > l.heartbeat_at))
   ORDER BY t.number + 0 LIMIT ?`,
);
/** Goals with a task in progress, the one with the task that was started last first. */
export const readGoalsInProgress = sql<Pick<GoalRow, 'goal_id'>>(
  'SELECT goal_id FROM goals WHERE project_id = ? AND doing_seq IS NOT NULL ORDER BY doing_seq DESC LIMIT ?',
);
export type UnheldTaskRow = Pick<TaskRow, 'task_id' | 'number' | 'title' | 'status_seq'>;
/** Of one goal, started last first. */
export const readUnheldDoing = sql<UnheldTaskRow>(
  `SELECT t.task_id, t.number, t.title, t.status_seq FROM tasks t
   WHERE t.project_id = ? AND t.goal_id = ? AND ${IS_DOING} AND NOT ${IS_CLAIMED} ORDER BY t.status_seq DESC LIMIT ?`,
);
/** Among the newest goals, so that a project with very many is not walked through. */
export const readIdleGoals = sql<Pick<GoalRow, 'number' | 'text'>>(
  `SELECT number, text FROM (SELECT number, text, priority, status, archived, doing_seq, blocked_seq, ready_own, ready_inherited
     FROM goals WHERE project_id = ? ORDER BY goal_id DESC LIMIT 500) newest
   WHERE status = 'active' AND archived = 0 AND doing_seq IS NULL AND blocked_seq IS NULL AND ready_own IS NULL
     AND ready_inherited IS NULL
   ORDER BY priority, number LIMIT ?`,
);
/** In any project. */
export const readAnyHeldBy = sql<Pick<ClaimRow, 'task_id'>>(
  `SELECT c.task_id FROM claims c JOIN workflow_leases l ON l.workflow_id = c.task_id
   WHERE l.owner_id = ? AND l.lease_expires_at > ? LIMIT 1`,
);
/** The lease that the owner let expire, or the mark of a claim that it lost to another session. */
export const readLeftBehind = sql<{ lost: number }>(
  `SELECT 1 AS lost FROM workflow_leases
   WHERE workflow_id = ? AND owner_id = ? AND lease_expires_at <= ? AND lease_expires_at > heartbeat_at
   UNION ALL SELECT 1 AS lost FROM claims WHERE project_id = ? AND task_id = ?`,
);
export const upsertClaim = upsertRow(claims);
export const insertClaimOperation = insertRow(claimOperations);
export const readClaimOperation = select(claimOperations, 'WHERE project_id = ? AND operation_id = ?');
export const deleteClaim = sql('DELETE FROM claims WHERE project_id = ? AND task_id = ?');
/** Those of sessions that never came back: the next claim clears them away. */
export const deleteExpiredClaims = sql(
  `DELETE FROM claims WHERE project_id = ? AND task_id IN (
     SELECT c.task_id FROM claims c JOIN workflow_leases l ON l.workflow_id = c.task_id
     WHERE c.project_id = ? AND l.lease_expires_at <= ?)`,
);

// ── The stream ───────────────────────────────────────────────────────────────────────────────────────────────

export const readHead = sql<{ head_seq: number }>('SELECT head_seq FROM streams WHERE workflow_id = ?');
export type UndoableRow = Pick<EventRow, 'event_seq' | 'append_seq' | 'event_type' | 'payload' | 'timestamp' | 'actor'>;

const EVENT = 'SELECT event_seq, append_seq, event_type, payload, timestamp, actor FROM events';
export const readEventsBefore = sql<UndoableRow>(
  `${EVENT} WHERE workflow_id = ? AND event_seq < ? ORDER BY event_seq DESC LIMIT ?`,
);
export const countCheckpointsBy = sql<{ count: number }>(
  `SELECT count(*) AS count FROM events
   WHERE workflow_id = ? AND event_type = 'checkpoint.recorded' AND actor IN (?, ?)`,
);
/** Newest first. */
export const readNewestActors = sql<Pick<EventRow, 'actor' | 'timestamp'>>(
  'SELECT actor, timestamp FROM events WHERE workflow_id = ? ORDER BY event_seq DESC LIMIT ?',
);
export const readEventsOfAppend = sql<UndoableRow>(
  `${EVENT} WHERE workflow_id = ? AND event_seq >= ? AND append_seq = ? ORDER BY event_seq LIMIT 100`,
);
