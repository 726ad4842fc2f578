-- Written by `npm run schema` from a live database; a test compares the two.

CREATE TABLE blockers (
  project_id uuid NOT NULL,
  blocker_id uuid NOT NULL,
  task_id uuid NOT NULL,
  text text NOT NULL,
  status text NOT NULL,
  created_seq bigint NOT NULL,
  needs text,
  CONSTRAINT blockers_pkey PRIMARY KEY (project_id, blocker_id)
);

CREATE INDEX idx_blockers_open ON blockers USING btree (project_id, created_seq) WHERE status = 'open'::text;

CREATE INDEX idx_blockers_task ON blockers USING btree (project_id, task_id, created_seq);

CREATE TABLE claim_operations (
  project_id uuid NOT NULL,
  operation_id text NOT NULL,
  task_id uuid NOT NULL,
  fencing_token bigint NOT NULL,
  CONSTRAINT claim_operations_pkey PRIMARY KEY (project_id, operation_id)
);

CREATE TABLE claims (
  project_id uuid NOT NULL,
  task_id uuid NOT NULL,
  ttl_ms bigint NOT NULL,
  CONSTRAINT claims_pkey PRIMARY KEY (project_id, task_id)
);

CREATE TABLE goals (
  project_id uuid NOT NULL,
  goal_id uuid NOT NULL,
  number bigint NOT NULL,
  text text NOT NULL,
  priority bigint NOT NULL,
  status text NOT NULL,
  archived bigint NOT NULL,
  search_text text NOT NULL,
  created_seq bigint NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  doing_seq bigint,
  blocked_seq bigint,
  ready_own bigint,
  ready_inherited bigint,
  doing_own bigint,
  doing_inherited bigint,
  removable_seq bigint,
  waiting_seq bigint,
  tag text,
  CONSTRAINT goals_pkey PRIMARY KEY (project_id, goal_id),
  CONSTRAINT goals_project_id_number_key UNIQUE (project_id, number)
);

CREATE INDEX idx_goals_blocked ON goals USING btree (project_id, blocked_seq) WHERE blocked_seq IS NOT NULL;

CREATE INDEX idx_goals_doing ON goals USING btree (project_id, doing_seq) WHERE doing_seq IS NOT NULL;

CREATE INDEX idx_goals_doing_inherited ON goals USING btree (project_id, doing_inherited) WHERE doing_inherited IS NOT NULL;

CREATE INDEX idx_goals_doing_own ON goals USING btree (project_id, doing_own) WHERE doing_own IS NOT NULL;

CREATE INDEX idx_goals_ready_inherited ON goals USING btree (project_id, ready_inherited) WHERE ready_inherited IS NOT NULL;

CREATE INDEX idx_goals_ready_own ON goals USING btree (project_id, ready_own) WHERE ready_own IS NOT NULL;

CREATE INDEX idx_goals_removable ON goals USING btree (project_id, removable_seq) WHERE removable_seq IS NOT NULL;

CREATE INDEX idx_goals_waiting ON goals USING btree (project_id, waiting_seq) WHERE waiting_seq IS NOT NULL;

CREATE TABLE projects (
  project_id uuid NOT NULL,
  name text NOT NULL,
  root text,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT projects_pkey PRIMARY KEY (project_id),
  CONSTRAINT projects_root_key UNIQUE (root)
);

CREATE TABLE task_checkpoints (
  project_id uuid NOT NULL,
  task_id uuid NOT NULL,
  seq bigint NOT NULL,
  body text NOT NULL,
  CONSTRAINT task_checkpoints_pkey PRIMARY KEY (project_id, task_id, seq)
);

CREATE TABLE task_dependencies (
  project_id uuid NOT NULL,
  task_id uuid NOT NULL,
  depends_on uuid NOT NULL,
  CONSTRAINT task_dependencies_pkey PRIMARY KEY (project_id, task_id, depends_on)
);

CREATE INDEX idx_task_dependents ON task_dependencies USING btree (project_id, depends_on, task_id);

CREATE TABLE tasks (
  project_id uuid NOT NULL,
  task_id uuid NOT NULL,
  goal_id uuid NOT NULL,
  number bigint NOT NULL,
  title text NOT NULL,
  status text NOT NULL,
  status_seq bigint NOT NULL,
  priority bigint,
  archived bigint NOT NULL,
  open_dependencies bigint NOT NULL,
  search_text text NOT NULL,
  created_seq bigint NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  started_by text,
  waits bigint NOT NULL DEFAULT 0,
  CONSTRAINT tasks_pkey PRIMARY KEY (project_id, task_id),
  CONSTRAINT tasks_project_id_number_key UNIQUE (project_id, number)
);

CREATE INDEX idx_tasks_blocked ON tasks USING btree (project_id, goal_id, status_seq) WHERE status = 'blocked'::text AND archived = 0;

CREATE INDEX idx_tasks_doing ON tasks USING btree (project_id, goal_id, status_seq) WHERE status = 'doing'::text AND archived = 0;

CREATE INDEX idx_tasks_doing_priority ON tasks USING btree (project_id, goal_id, priority, status_seq DESC) WHERE status = 'doing'::text AND archived = 0;

CREATE INDEX idx_tasks_goal ON tasks USING btree (project_id, goal_id, number);

CREATE INDEX idx_tasks_ready ON tasks USING btree (project_id, goal_id, priority, number) WHERE status = 'todo'::text AND archived = 0 AND open_dependencies = 0;

CREATE INDEX idx_tasks_started ON tasks USING btree (project_id, started_by, status_seq) WHERE status = 'doing'::text AND archived = 0 AND started_by IS NOT NULL;

CREATE INDEX idx_tasks_status ON tasks USING btree (project_id, status, number);

CREATE INDEX idx_tasks_waits ON tasks USING btree (project_id, goal_id, waits, status_seq) WHERE status = 'blocked'::text AND archived = 0;

CREATE TABLE work_counts (
  project_id uuid NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  archived bigint NOT NULL,
  count bigint NOT NULL,
  CONSTRAINT work_counts_pkey PRIMARY KEY (project_id, kind, status, archived)
);

CREATE TABLE work_heads (
  project_id uuid NOT NULL,
  head_seq bigint NOT NULL,
  head_hash character varying(64) NOT NULL,
  goals bigint NOT NULL,
  tasks bigint NOT NULL,
  dependencies bigint NOT NULL,
  blockers bigint NOT NULL,
  checkpoints bigint NOT NULL,
  doing_seq bigint,
  blocked_seq bigint,
  ready_own bigint,
  ready_inherited bigint,
  goal_marks bigint NOT NULL,
  doing_own bigint,
  doing_inherited bigint,
  removable_seq bigint,
  waiting_seq bigint,
  CONSTRAINT work_heads_pkey PRIMARY KEY (project_id)
);
