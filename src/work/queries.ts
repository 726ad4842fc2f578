// The tables of work, every read of them, and every row it writes. Nothing here needs zod: the hot commands read through
// this file alone.
import { sql, type SqlValue, type Statement } from '../store/store.ts';
import { sqlAny } from '../store/rows.ts';
import {
  bigint,
  defineTable,
  insertRow,
  nullable,
  select,
  text,
  textOf,
  timestamp,
  upsertRow,
  uuid,
  type RowOf,
} from '../store/table.ts';
import type { EventRow } from '../ledger/contract.ts';
import type { WholeLeaseRow } from '../ledger/queries.ts';
import type { Blocker, GoalStatus, TaskStatus } from './contract.ts';

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
  search_text: text,
  created_seq: bigint,
  created_at: timestamp,
  updated_at: timestamp,
  doing_seq: nullable(bigint),
  blocked_seq: nullable(bigint),
  ready_own: nullable(bigint),
  ready_inherited: nullable(bigint),
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
});
export const claims = defineTable('claims', ['project_id', 'task_id'], {
  project_id: uuid,
  task_id: uuid,
  ttl_ms: bigint,
});
export const workCounts = defineTable('work_counts', ['project_id', 'kind', 'status', 'archived'], {
  project_id: uuid,
  kind: textOf<'goals' | 'tasks'>(),
  status: textOf<GoalStatus | TaskStatus>(),
  archived: bigint,
  count: bigint,
});

export type ProjectRow = RowOf<typeof projects>;
export type GoalRow = RowOf<typeof goals>;
export type TaskRow = RowOf<typeof tasks>;
export type BlockerRow = RowOf<typeof blockers>;
export type CountRow = Pick<RowOf<typeof workCounts>, 'status' | 'archived' | 'count'>;

/** A record's body is its entity, as the ledger keeps it. */
export interface BodyRow {
  readonly id: string;
  readonly body: string;
}

const body = (table: string, collection: string, id: string) =>
  `SELECT t.${id} AS id, e.body FROM ${table} t
   JOIN state_entities e ON e.workflow_id = t.project_id AND e.collection = '${collection}' AND e.entity_id = CAST(t.${id} AS TEXT)`;

// ── Projects ─────────────────────────────────────────────────────────────────────────────────────────────────

export const readProject = select(projects, 'WHERE project_id = ?');
export const readProjectByRoot = select(projects, 'WHERE root = ?');
export const readProjectsByName = select(projects, 'WHERE name = ? ORDER BY created_at, project_id LIMIT ?');
export const readProjects = select(projects, 'ORDER BY created_at, project_id LIMIT ?');
/** Its one entity has the same id in every stream. */
const PROJECT = `SELECT p.project_id AS id, e.body FROM projects p
  JOIN state_entities e ON e.workflow_id = p.project_id AND e.collection = 'project' AND e.entity_id = 'project'`;
export const readProjectBody = sql<BodyRow>(`${PROJECT} WHERE p.project_id = ?`);
export const readProjectBodies = sql<BodyRow>(`${PROJECT} ORDER BY p.created_at, p.project_id LIMIT ?`);
export const upsertProject = upsertRow(projects, { once: ['created_at'] });
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
export const upsertGoal = upsertRow(goals, {
  without: ['doing_seq', 'blocked_seq', 'ready_own', 'ready_inherited'],
  once: ['created_seq', 'created_at'],
});
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

export const searchGoals = sql<BodyRow>(
  `${GOAL} WHERE t.project_id = ? AND t.search_text LIKE ? ESCAPE '!' ORDER BY t.number DESC LIMIT ?`,
);
export const searchTasks = sql<BodyRow>(
  `${TASK} WHERE t.project_id = ? AND t.search_text LIKE ? ESCAPE '!' ORDER BY t.number DESC LIMIT ?`,
);
/** What it waits for is brought up to date by `updateOpenDependencies`. */
export const upsertTask = upsertRow(tasks, { once: ['open_dependencies', 'created_seq', 'created_at'] });
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
export const updateOpenDependencies = sql(
  `UPDATE tasks SET open_dependencies = ${COUNT_OPEN} WHERE project_id = ? AND task_id = ?`,
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

const OF_GOAL = 't.project_id = goals.project_id AND t.goal_id = goals.goal_id';
const IS_DOING = `t.status = 'doing' AND t.archived = 0`;
const IS_BLOCKED = `t.status = 'blocked' AND t.archived = 0`;
const IS_STARTABLE = `t.status = 'todo' AND t.archived = 0 AND t.open_dependencies = 0`;
const IF_ACTIVE = (value: string) => `CASE WHEN status = 'active' AND archived = 0 THEN ${value} END`;

export const updateHeads = sql(
  `UPDATE goals SET
     doing_seq = ${IF_ACTIVE(`(SELECT max(t.status_seq) FROM tasks t WHERE ${OF_GOAL} AND ${IS_DOING})`)},
     blocked_seq = ${IF_ACTIVE(`(SELECT max(t.status_seq) FROM tasks t WHERE ${OF_GOAL} AND ${IS_BLOCKED})`)},
     ready_own = ${IF_ACTIVE(`(SELECT t.priority * ${PRIORITY_STEP} + t.number FROM tasks t
       WHERE ${OF_GOAL} AND ${IS_STARTABLE} AND t.priority IS NOT NULL ORDER BY t.priority, t.number LIMIT 1)`)},
     ready_inherited = ${IF_ACTIVE(`priority * ${PRIORITY_STEP} + (SELECT min(t.number) FROM tasks t
       WHERE ${OF_GOAL} AND ${IS_STARTABLE} AND t.priority IS NULL)`)}
   WHERE project_id = ? AND goal_id = ?`,
);

export interface Head {
  readonly goal_id: string;
  readonly key: number;
}

/** The queues of all goals, each by its first heads. Either kind of ready task is a queue of its own. */
export type QueueName = 'doing' | 'blocked' | 'own' | 'inherited';
const headsOf = (queue: QueueName, column: string, order: string) =>
  `SELECT * FROM (SELECT '${queue}' AS queue, goal_id, ${column} AS key FROM goals
     WHERE project_id = ? AND ${column} IS NOT NULL ORDER BY ${column} ${order} LIMIT ?) ${queue}_heads`;
/** In one statement, because every next step begins with it. */
export const readHeads = sql<Head & { readonly queue: QueueName }>(
  [
    headsOf('doing', 'doing_seq', 'DESC'),
    headsOf('blocked', 'blocked_seq', 'DESC'),
    headsOf('own', 'ready_own', 'ASC'),
    headsOf('inherited', 'ready_inherited', 'ASC'),
  ].join(' UNION ALL '),
);

const recentAfter = (condition: string) =>
  sql<{ at: number | null }>(
    `SELECT max(t.status_seq) AS at FROM tasks t
     WHERE t.project_id = ? AND t.goal_id = ? AND ${condition} AND t.status_seq < ?`,
  );

export const doingAfter = recentAfter(IS_DOING);
export const blockedAfter = recentAfter(IS_BLOCKED);
export const readyOwnAfter = sql<{ at: number | null }>(
  `SELECT t.priority * ${PRIORITY_STEP} + t.number AS at FROM tasks t
   WHERE t.project_id = ? AND t.goal_id = ? AND ${IS_STARTABLE} AND t.priority IS NOT NULL AND (t.priority, t.number) > (?, ?)
   ORDER BY t.priority, t.number LIMIT 1`,
);
/** The plus keeps SQLite from walking all that is to do in the project: of the goal's, few come before this one. */
export const readyInheritedAfter = sql<{ at: number | null }>(
  `SELECT t.number AS at FROM tasks t
   WHERE t.project_id = ? AND t.goal_id = ? AND ${IS_STARTABLE} AND t.priority IS NULL AND +t.number > ?
   ORDER BY t.priority, t.number LIMIT 1`,
);

const BODY_OF_TASK = `SELECT t.task_id AS id, e.body, c.body AS checkpoint, g.priority AS goal_priority FROM tasks t
  JOIN state_entities e ON e.workflow_id = t.project_id AND e.collection = 'tasks' AND e.entity_id = CAST(t.task_id AS TEXT)
  JOIN goals g ON g.project_id = t.project_id AND g.goal_id = t.goal_id
  LEFT JOIN state_entities c
    ON c.workflow_id = t.project_id AND c.collection = 'checkpoints' AND c.entity_id = CAST(t.task_id AS TEXT)`;

/** A task as the next step tells of it. */
export interface ChosenRow extends BodyRow {
  readonly checkpoint: string | null;
  readonly goal_priority: number;
}
export const chosenDoing = sql<ChosenRow>(
  `${BODY_OF_TASK} WHERE t.project_id = ? AND t.goal_id = ? AND ${IS_DOING} AND t.status_seq = ?`,
);
export const chosenBlocked = sql<ChosenRow>(
  `${BODY_OF_TASK} WHERE t.project_id = ? AND t.goal_id = ? AND ${IS_BLOCKED} AND t.status_seq = ?`,
);
export const chosenById = sql<ChosenRow>(`${BODY_OF_TASK} WHERE t.project_id = ? AND t.task_id = ?`);
export const chosenByNumber = sql<ChosenRow>(`${BODY_OF_TASK} WHERE t.project_id = ? AND t.number = ?`);

// ── Blockers and checkpoints ─────────────────────────────────────────────────────────────────────────────────

const BLOCKER = body('blockers', 'blockers', 'blocker_id');
export const readBlockersOfTask = sql<BodyRow>(
  `${BLOCKER} WHERE t.project_id = ? AND t.task_id = ? ORDER BY t.created_seq DESC LIMIT ?`,
);
export const readOpenBlockersOfTask = sql<Pick<BlockerRow, 'blocker_id' | 'text'>>(
  `SELECT blocker_id, text FROM blockers WHERE project_id = ? AND task_id = ? AND status = 'open' ORDER BY created_seq`,
);
export const readOpenBlockers = sql<BodyRow>(
  `${BLOCKER} WHERE t.project_id = ? AND t.status = 'open' ORDER BY t.created_seq DESC LIMIT ?`,
);
export const upsertBlocker = upsertRow(blockers, { once: ['task_id', 'text', 'created_seq'] });
export const deleteBlocker = sql('DELETE FROM blockers WHERE project_id = ? AND blocker_id = ?');
export const insertCheckpoint = insertRow(taskCheckpoints);
export const readLatestCheckpoint = sql<{ body: string }>(
  "SELECT body FROM state_entities WHERE workflow_id = ? AND collection = 'checkpoints' AND entity_id = ?",
);
export const readAllBlockers = sql<BodyRow>(
  `${BLOCKER} WHERE t.project_id = ? AND t.task_id = ? ORDER BY t.created_seq`,
);
export const readCheckpoint = sql<{ body: string }>(
  'SELECT body FROM task_checkpoints WHERE project_id = ? AND task_id = ? AND seq = ?',
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
export const readClaim = sql<ClaimRow>(`${CLAIM} WHERE c.project_id = ? AND c.task_id = ? AND l.lease_expires_at > ?`);
/** With where they stand in their queue, to leave them out of it. */
export const readClaimsOfOthers = sql<Pick<TaskRow, 'task_id' | 'number' | 'status' | 'status_seq'>>(
  `SELECT t.task_id, t.number, t.status, t.status_seq
   FROM claims c JOIN workflow_leases l ON l.workflow_id = c.task_id
   JOIN tasks t ON t.project_id = c.project_id AND t.task_id = c.task_id
   WHERE c.project_id = ? AND l.lease_expires_at > ? AND l.owner_id <> ?`,
);
/** As a resume block tells of them. */
export type HeldTaskRow = Pick<TaskRow, 'task_id' | 'number' | 'title'> & Pick<ClaimRow, 'owner' | 'lease_expires_at'>;
/** Ordered by a sum: by the column itself, the planner walks all tasks in that order to find the few that are held. */
const HELD_TASK = `SELECT t.task_id, t.number, t.title, l.owner_id AS owner, l.lease_expires_at
   FROM claims c JOIN workflow_leases l ON l.workflow_id = c.task_id
   JOIN tasks t ON t.project_id = c.project_id AND t.task_id = c.task_id
   WHERE c.project_id = ? AND l.lease_expires_at > ?`;
export const readTasksHeldBy = sql<HeldTaskRow>(`${HELD_TASK} AND l.owner_id = ? ORDER BY t.number + 0 LIMIT ?`);
export const readTasksHeldByOthers = sql<HeldTaskRow>(`${HELD_TASK} AND l.owner_id <> ? ORDER BY t.number + 0 LIMIT ?`);
export const upsertClaim = upsertRow(claims);
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
export const readEventsOfAppend = sql<UndoableRow>(
  `${EVENT} WHERE workflow_id = ? AND event_seq >= ? AND append_seq = ? ORDER BY event_seq LIMIT 100`,
);
