-- Written by `npm run schema` from a live database; a test compares the two.

CREATE TABLE blockers (
  project_id TEXT NOT NULL,
  blocker_id TEXT NOT NULL,
  task_id TEXT NOT NULL,
  text TEXT NOT NULL,
  status TEXT NOT NULL,
  created_seq INTEGER NOT NULL, needs TEXT,
  PRIMARY KEY (project_id, blocker_id)
) STRICT;

CREATE INDEX idx_blockers_open ON blockers (project_id, created_seq) WHERE status = 'open';

CREATE INDEX idx_blockers_task ON blockers (project_id, task_id, created_seq);

CREATE TABLE claim_operations (
  project_id TEXT NOT NULL,
  operation_id TEXT NOT NULL,
  task_id TEXT NOT NULL,
  fencing_token INTEGER NOT NULL,
  PRIMARY KEY (project_id, operation_id)
) STRICT;

CREATE TABLE claims (
  project_id TEXT NOT NULL,
  task_id TEXT NOT NULL,
  ttl_ms INTEGER NOT NULL,
  PRIMARY KEY (project_id, task_id)
) STRICT;

CREATE TABLE goals (
  project_id TEXT NOT NULL,
  goal_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  text TEXT NOT NULL,
  priority INTEGER NOT NULL,
  status TEXT NOT NULL,
  archived INTEGER NOT NULL,
  search_text TEXT NOT NULL,
  created_seq INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  -- The heads of its queues; NULL when empty, or while the goal is not active.
  doing_seq INTEGER,
  blocked_seq INTEGER,
  ready_own INTEGER,
  ready_inherited INTEGER, doing_own INTEGER, doing_inherited INTEGER, removable_seq INTEGER, waiting_seq INTEGER, tag TEXT,
  PRIMARY KEY (project_id, goal_id),
  UNIQUE (project_id, number)
) STRICT;

CREATE INDEX idx_goals_blocked ON goals (project_id, blocked_seq) WHERE blocked_seq IS NOT NULL;

CREATE INDEX idx_goals_doing ON goals (project_id, doing_seq) WHERE doing_seq IS NOT NULL;

CREATE INDEX idx_goals_doing_inherited ON goals (project_id, doing_inherited) WHERE doing_inherited IS NOT NULL;

CREATE INDEX idx_goals_doing_own ON goals (project_id, doing_own) WHERE doing_own IS NOT NULL;

CREATE INDEX idx_goals_ready_inherited ON goals (project_id, ready_inherited) WHERE ready_inherited IS NOT NULL;

CREATE INDEX idx_goals_ready_own ON goals (project_id, ready_own) WHERE ready_own IS NOT NULL;

CREATE INDEX idx_goals_removable ON goals (project_id, removable_seq) WHERE removable_seq IS NOT NULL;

CREATE INDEX idx_goals_waiting ON goals (project_id, waiting_seq) WHERE waiting_seq IS NOT NULL;

CREATE TABLE projects (
  project_id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  root TEXT UNIQUE,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE task_checkpoints (
  project_id TEXT NOT NULL,
  task_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (project_id, task_id, seq)
) STRICT;

CREATE TABLE task_dependencies (
  project_id TEXT NOT NULL,
  task_id TEXT NOT NULL,
  depends_on TEXT NOT NULL,
  PRIMARY KEY (project_id, task_id, depends_on)
) STRICT;

CREATE INDEX idx_task_dependents ON task_dependencies (project_id, depends_on, task_id);

CREATE TABLE tasks (
  project_id TEXT NOT NULL,
  task_id TEXT NOT NULL,
  goal_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  title TEXT NOT NULL,
  status TEXT NOT NULL,
  status_seq INTEGER NOT NULL,
  priority INTEGER,
  archived INTEGER NOT NULL,
  open_dependencies INTEGER NOT NULL,
  search_text TEXT NOT NULL,
  created_seq INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL, started_by TEXT, waits INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (project_id, task_id),
  UNIQUE (project_id, number)
) STRICT;

CREATE INDEX idx_tasks_blocked ON tasks (project_id, goal_id, status_seq) WHERE status = 'blocked' AND archived = 0;

CREATE INDEX idx_tasks_doing ON tasks (project_id, goal_id, status_seq) WHERE status = 'doing' AND archived = 0;

CREATE INDEX idx_tasks_doing_priority ON tasks (project_id, goal_id, priority, status_seq DESC)
  WHERE status = 'doing' AND archived = 0;

CREATE INDEX idx_tasks_goal ON tasks (project_id, goal_id, number);

CREATE INDEX idx_tasks_ready ON tasks (project_id, goal_id, priority, number)
  WHERE status = 'todo' AND archived = 0 AND open_dependencies = 0;

CREATE INDEX idx_tasks_started ON tasks (project_id, started_by, status_seq)
  WHERE status = 'doing' AND archived = 0 AND started_by IS NOT NULL;

CREATE INDEX idx_tasks_status ON tasks (project_id, status, number);

CREATE INDEX idx_tasks_waits ON tasks (project_id, goal_id, waits, status_seq) WHERE status = 'blocked' AND archived = 0;

CREATE TABLE work_counts (
  project_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  status TEXT NOT NULL,
  archived INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (project_id, kind, status, archived)
) STRICT;

CREATE TABLE work_heads (
  project_id TEXT NOT NULL PRIMARY KEY,
  head_seq INTEGER NOT NULL,
  head_hash TEXT NOT NULL,
  goals INTEGER NOT NULL,
  tasks INTEGER NOT NULL,
  dependencies INTEGER NOT NULL,
  blockers INTEGER NOT NULL,
  checkpoints INTEGER NOT NULL,
  -- The first of each queue among the heads of all goals.
  doing_seq INTEGER,
  blocked_seq INTEGER,
  ready_own INTEGER,
  ready_inherited INTEGER,
  -- One number for the heads of the newest goals.
  goal_marks INTEGER NOT NULL
, doing_own INTEGER, doing_inherited INTEGER, removable_seq INTEGER, waiting_seq INTEGER) STRICT;
