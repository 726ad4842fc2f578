// The tables of work. What is asked by an index stands in a column; a record's whole body is its entity in the ledger's
// `state_entities`. A goal carries the heads of its own queues, so that the next step costs the same at any size.
import type { MigrationSequence } from '../store/migrations.ts';

/** Only the names of types differ between the dialects. */
function tables({ uuid, timestamp, strict }: { uuid: string; timestamp: string; strict: string }): string {
  return `
CREATE TABLE projects (
  project_id ${uuid} NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  root TEXT UNIQUE,
  created_at ${timestamp} NOT NULL,
  updated_at ${timestamp} NOT NULL
)${strict};

CREATE TABLE goals (
  project_id ${uuid} NOT NULL,
  goal_id ${uuid} NOT NULL,
  number BIGINT NOT NULL,
  text TEXT NOT NULL,
  priority BIGINT NOT NULL,
  status TEXT NOT NULL,
  archived BIGINT NOT NULL,
  search_text TEXT NOT NULL,
  created_seq BIGINT NOT NULL,
  created_at ${timestamp} NOT NULL,
  updated_at ${timestamp} NOT NULL,
  -- The heads of its queues; NULL when empty, or while the goal is not active.
  doing_seq BIGINT,
  blocked_seq BIGINT,
  ready_own BIGINT,
  ready_inherited BIGINT,
  PRIMARY KEY (project_id, goal_id),
  UNIQUE (project_id, number)
)${strict};

CREATE INDEX idx_goals_doing ON goals (project_id, doing_seq) WHERE doing_seq IS NOT NULL;
CREATE INDEX idx_goals_blocked ON goals (project_id, blocked_seq) WHERE blocked_seq IS NOT NULL;
CREATE INDEX idx_goals_ready_own ON goals (project_id, ready_own) WHERE ready_own IS NOT NULL;
CREATE INDEX idx_goals_ready_inherited ON goals (project_id, ready_inherited) WHERE ready_inherited IS NOT NULL;

CREATE TABLE tasks (
  project_id ${uuid} NOT NULL,
  task_id ${uuid} NOT NULL,
  goal_id ${uuid} NOT NULL,
  number BIGINT NOT NULL,
  title TEXT NOT NULL,
  status TEXT NOT NULL,
  status_seq BIGINT NOT NULL,
  priority BIGINT,
  archived BIGINT NOT NULL,
  open_dependencies BIGINT NOT NULL,
  search_text TEXT NOT NULL,
  created_seq BIGINT NOT NULL,
  created_at ${timestamp} NOT NULL,
  updated_at ${timestamp} NOT NULL,
  PRIMARY KEY (project_id, task_id),
  UNIQUE (project_id, number)
)${strict};

CREATE INDEX idx_tasks_goal ON tasks (project_id, goal_id, number);
CREATE INDEX idx_tasks_status ON tasks (project_id, status, number);
CREATE INDEX idx_tasks_doing ON tasks (project_id, goal_id, status_seq) WHERE status = 'doing' AND archived = 0;
CREATE INDEX idx_tasks_blocked ON tasks (project_id, goal_id, status_seq) WHERE status = 'blocked' AND archived = 0;
CREATE INDEX idx_tasks_ready ON tasks (project_id, goal_id, priority, number)
  WHERE status = 'todo' AND archived = 0 AND open_dependencies = 0;

CREATE TABLE task_dependencies (
  project_id ${uuid} NOT NULL,
  task_id ${uuid} NOT NULL,
  depends_on ${uuid} NOT NULL,
  PRIMARY KEY (project_id, task_id, depends_on)
)${strict};

CREATE INDEX idx_task_dependents ON task_dependencies (project_id, depends_on, task_id);

CREATE TABLE task_checkpoints (
  project_id ${uuid} NOT NULL,
  task_id ${uuid} NOT NULL,
  seq BIGINT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (project_id, task_id, seq)
)${strict};

CREATE TABLE blockers (
  project_id ${uuid} NOT NULL,
  blocker_id ${uuid} NOT NULL,
  task_id ${uuid} NOT NULL,
  text TEXT NOT NULL,
  status TEXT NOT NULL,
  created_seq BIGINT NOT NULL,
  PRIMARY KEY (project_id, blocker_id)
)${strict};

CREATE INDEX idx_blockers_task ON blockers (project_id, task_id, created_seq);
CREATE INDEX idx_blockers_open ON blockers (project_id, created_seq) WHERE status = 'open';

-- Which tasks are claimed; the claim itself is the lease on the task's id. Operational, outside the chain.
CREATE TABLE claims (
  project_id ${uuid} NOT NULL,
  task_id ${uuid} NOT NULL,
  ttl_ms BIGINT NOT NULL,
  PRIMARY KEY (project_id, task_id)
)${strict};
`;
}

/** How many there are of each status, so that no read has to count them; made of what is there already. */
function counts({ uuid, strict }: { uuid: string; strict: string }): string {
  return `
CREATE TABLE work_counts (
  project_id ${uuid} NOT NULL,
  kind TEXT NOT NULL,
  status TEXT NOT NULL,
  archived BIGINT NOT NULL,
  count BIGINT NOT NULL,
  PRIMARY KEY (project_id, kind, status, archived)
)${strict};

INSERT INTO work_counts (project_id, kind, status, archived, count)
SELECT project_id, 'goals', status, archived, count(*) FROM goals GROUP BY project_id, status, archived;
INSERT INTO work_counts (project_id, kind, status, archived, count)
SELECT project_id, 'tasks', status, archived, count(*) FROM tasks GROUP BY project_id, status, archived;
`;
}

/** What the tables held behind the newest append of each project, so that a read can tell whether they still do. */
function heads({ uuid, hash, strict }: { uuid: string; hash: string; strict: string }): string {
  const count = (table: string) => `(SELECT count(*) FROM ${table} t WHERE t.project_id = s.workflow_id)`;
  return `
CREATE TABLE work_heads (
  project_id ${uuid} NOT NULL PRIMARY KEY,
  head_seq BIGINT NOT NULL,
  head_hash ${hash} NOT NULL,
  goals BIGINT NOT NULL,
  tasks BIGINT NOT NULL,
  dependencies BIGINT NOT NULL,
  blockers BIGINT NOT NULL,
  checkpoints BIGINT NOT NULL,
  -- The first of each queue among the heads of all goals.
  doing_seq BIGINT,
  blocked_seq BIGINT,
  ready_own BIGINT,
  ready_inherited BIGINT,
  -- One number for the heads of the newest goals.
  goal_marks BIGINT NOT NULL
)${strict};

INSERT INTO work_heads (project_id, head_seq, head_hash, goals, tasks, dependencies, blockers, checkpoints,
  doing_seq, blocked_seq, ready_own, ready_inherited, goal_marks)
SELECT s.workflow_id, s.head_seq, s.head_hash, ${count('goals')}, ${count('tasks')}, ${count('task_dependencies')},
  ${count('blockers')}, ${count('task_checkpoints')},
  (SELECT max(g.doing_seq) FROM goals g WHERE g.project_id = s.workflow_id),
  (SELECT max(g.blocked_seq) FROM goals g WHERE g.project_id = s.workflow_id),
  (SELECT min(g.ready_own) FROM goals g WHERE g.project_id = s.workflow_id),
  (SELECT min(g.ready_inherited) FROM goals g WHERE g.project_id = s.workflow_id),
  (SELECT CAST(COALESCE(sum(m.mark), 0) % 2147483647 AS BIGINT) FROM (
    SELECT (COALESCE(g.doing_seq, 0) * 3 + COALESCE(g.blocked_seq, 0) * 5 + COALESCE(g.ready_own, 0) * 7
      + COALESCE(g.ready_inherited, 0) * 11) % 2147483647 * (g.number % 1000000 + 1) AS mark
    FROM goals g WHERE g.project_id = s.workflow_id ORDER BY g.goal_id DESC LIMIT 50) m)
FROM streams s WHERE s.kind = 'work';
`;
}

/** What an agent is offered: who started a task, who can remove a blocker, and the queues that follow from both. */
function offers({ uuid, strict }: { uuid: string; strict: string }): string {
  const ofGoal = 't.project_id = goals.project_id AND t.goal_id = goals.goal_id';
  const isDoing = `t.status = 'doing' AND t.archived = 0`;
  return `
ALTER TABLE tasks ADD COLUMN started_by TEXT;
-- 1 where it is blocked and every open blocker needs a person or the outside.
ALTER TABLE tasks ADD COLUMN waits BIGINT NOT NULL DEFAULT 0;
ALTER TABLE blockers ADD COLUMN needs TEXT;

CREATE INDEX idx_tasks_doing_priority ON tasks (project_id, goal_id, priority, status_seq DESC)
  WHERE status = 'doing' AND archived = 0;
CREATE INDEX idx_tasks_started ON tasks (project_id, started_by, status_seq)
  WHERE status = 'doing' AND archived = 0 AND started_by IS NOT NULL;
CREATE INDEX idx_tasks_waits ON tasks (project_id, goal_id, waits, status_seq) WHERE status = 'blocked' AND archived = 0;

-- In progress by priority, of the task's own and of its goal's; blocked where an agent may unblock it, and where not.
ALTER TABLE goals ADD COLUMN doing_own BIGINT;
ALTER TABLE goals ADD COLUMN doing_inherited BIGINT;
ALTER TABLE goals ADD COLUMN removable_seq BIGINT;
ALTER TABLE goals ADD COLUMN waiting_seq BIGINT;

CREATE INDEX idx_goals_doing_own ON goals (project_id, doing_own) WHERE doing_own IS NOT NULL;
CREATE INDEX idx_goals_doing_inherited ON goals (project_id, doing_inherited) WHERE doing_inherited IS NOT NULL;
CREATE INDEX idx_goals_removable ON goals (project_id, removable_seq) WHERE removable_seq IS NOT NULL;
CREATE INDEX idx_goals_waiting ON goals (project_id, waiting_seq) WHERE waiting_seq IS NOT NULL;

-- No blocker says yet who can remove it.
UPDATE goals SET removable_seq = blocked_seq,
  doing_own = (SELECT t.priority * 10000000000000 + 9999999999999 - t.status_seq FROM tasks t
    WHERE ${ofGoal} AND ${isDoing} AND t.priority IS NOT NULL ORDER BY t.priority, t.status_seq DESC LIMIT 1),
  doing_inherited = priority * 10000000000000 + 9999999999999 - (SELECT max(t.status_seq) FROM tasks t
    WHERE ${ofGoal} AND ${isDoing} AND t.priority IS NULL)
WHERE status = 'active' AND archived = 0;

ALTER TABLE work_heads ADD COLUMN doing_own BIGINT;
ALTER TABLE work_heads ADD COLUMN doing_inherited BIGINT;
ALTER TABLE work_heads ADD COLUMN removable_seq BIGINT;
ALTER TABLE work_heads ADD COLUMN waiting_seq BIGINT;

UPDATE work_heads SET removable_seq = blocked_seq,
  doing_own = (SELECT min(g.doing_own) FROM goals g WHERE g.project_id = work_heads.project_id),
  doing_inherited = (SELECT min(g.doing_inherited) FROM goals g WHERE g.project_id = work_heads.project_id),
  goal_marks = (SELECT CAST(COALESCE(sum(m.mark), 0) % 2147483647 AS BIGINT) FROM (
    SELECT (COALESCE(g.doing_seq, 0) * 3 + COALESCE(g.blocked_seq, 0) * 5 + COALESCE(g.ready_own, 0) * 7
      + COALESCE(g.ready_inherited, 0) * 11 + COALESCE(g.doing_own, 0) * 13 + COALESCE(g.doing_inherited, 0) * 17
      + COALESCE(g.removable_seq, 0) * 19) % 2147483647 * (g.number % 1000000 + 1) AS mark
    FROM goals g WHERE g.project_id = work_heads.project_id ORDER BY g.goal_id DESC LIMIT 50) m);

-- Which claim an operation made; that it was done is its completed step. Operational, outside the chain.
CREATE TABLE claim_operations (
  project_id ${uuid} NOT NULL,
  operation_id TEXT NOT NULL,
  task_id ${uuid} NOT NULL,
  fencing_token BIGINT NOT NULL,
  PRIMARY KEY (project_id, operation_id)
)${strict};
`;
}

/** NULL for `main`, as every goal was before. */
const TAGS = `
ALTER TABLE goals ADD COLUMN tag TEXT;
`;

export const workSchema: MigrationSequence = {
  name: 'work',
  migrations: [
    {
      name: 'projects, goals, tasks, checkpoints, blockers, claims',
      sqlite: tables({ uuid: 'TEXT', timestamp: 'TEXT', strict: ' STRICT' }).replaceAll('BIGINT', 'INTEGER'),
      postgres: tables({ uuid: 'UUID', timestamp: 'TIMESTAMPTZ(3)', strict: '' }),
    },
    {
      name: 'counts of goals and tasks',
      sqlite: counts({ uuid: 'TEXT', strict: ' STRICT' }).replaceAll('BIGINT', 'INTEGER'),
      postgres: counts({ uuid: 'UUID', strict: '' }),
    },
    {
      name: 'heads of projects',
      sqlite: heads({ uuid: 'TEXT', hash: 'TEXT', strict: ' STRICT' }).replaceAll('BIGINT', 'INTEGER'),
      postgres: heads({ uuid: 'UUID', hash: 'VARCHAR(64)', strict: '' }),
    },
    {
      name: 'what an agent is offered',
      sqlite: offers({ uuid: 'TEXT', strict: ' STRICT' }).replaceAll('BIGINT', 'INTEGER'),
      postgres: offers({ uuid: 'UUID', strict: '' }),
    },
    { name: 'tags of goals', sqlite: TAGS, postgres: TAGS },
  ],
};
