-- Written by `npm run schema` from a live database; a test compares the two.

CREATE TABLE agent_session_files (
  agent text NOT NULL,
  session_id text NOT NULL,
  project_id uuid NOT NULL,
  path text NOT NULL,
  changes bigint NOT NULL,
  first_at timestamp(3) with time zone NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT agent_session_files_pkey PRIMARY KEY (agent, session_id, project_id, path)
);

CREATE TABLE agent_session_tasks (
  agent text NOT NULL,
  session_id text NOT NULL,
  task_id uuid NOT NULL,
  project_id uuid NOT NULL,
  number bigint NOT NULL,
  checkpoint_at timestamp(3) with time zone,
  lacks_checkpoint bigint NOT NULL,
  in_flight bigint NOT NULL,
  event text NOT NULL,
  noted_at timestamp(3) with time zone NOT NULL,
  told_at timestamp(3) with time zone,
  told_context timestamp(3) with time zone,
  CONSTRAINT agent_session_tasks_pkey PRIMARY KEY (agent, session_id, task_id)
);

CREATE TABLE agent_session_windows (
  agent text NOT NULL,
  session_id text NOT NULL,
  machine text NOT NULL,
  pid bigint NOT NULL,
  started text NOT NULL,
  is_agent bigint NOT NULL,
  opened_at timestamp(3) with time zone NOT NULL,
  seen_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT agent_session_windows_pkey PRIMARY KEY (agent, session_id, machine, pid, started)
);

CREATE INDEX idx_agent_session_windows_machine ON agent_session_windows USING btree (machine, seen_at);

CREATE TABLE agent_sessions (
  agent text NOT NULL,
  session_id text NOT NULL,
  project_id uuid,
  owner text NOT NULL,
  cwd text NOT NULL,
  transcript_path text,
  source text NOT NULL,
  started_at timestamp(3) with time zone NOT NULL,
  resumed_at timestamp(3) with time zone NOT NULL,
  last_event_at timestamp(3) with time zone NOT NULL,
  last_event text NOT NULL,
  ended_at timestamp(3) with time zone,
  end_reason text,
  compactions bigint NOT NULL,
  resume_due bigint NOT NULL,
  compacted_at timestamp(3) with time zone,
  files_told_context timestamp(3) with time zone,
  worktree text,
  branch text,
  CONSTRAINT agent_sessions_pkey PRIMARY KEY (agent, session_id)
);

CREATE INDEX idx_agent_sessions_owner ON agent_sessions USING btree (owner);

CREATE INDEX idx_agent_sessions_recent ON agent_sessions USING btree (last_event_at, agent, session_id);

CREATE TABLE checkpoint_drafts (
  agent text NOT NULL,
  session_id text NOT NULL,
  subject_id uuid NOT NULL,
  project_id uuid NOT NULL,
  task_id uuid,
  number bigint,
  owner text NOT NULL,
  made_at timestamp(3) with time zone NOT NULL,
  made_by text NOT NULL,
  last_message text,
  files text NOT NULL,
  more_files bigint NOT NULL,
  failed_commands text NOT NULL,
  diff_stat text,
  branch text,
  head_commit text,
  CONSTRAINT checkpoint_drafts_pkey PRIMARY KEY (agent, session_id, subject_id)
);

CREATE INDEX idx_checkpoint_drafts_project ON checkpoint_drafts USING btree (project_id, made_at);

CREATE INDEX idx_checkpoint_drafts_subject ON checkpoint_drafts USING btree (subject_id, made_at);

CREATE TABLE checkpoint_modes (
  scope text NOT NULL,
  agent text NOT NULL,
  id text NOT NULL,
  mode text NOT NULL,
  set_at timestamp(3) with time zone NOT NULL,
  set_by text NOT NULL,
  CONSTRAINT checkpoint_modes_pkey PRIMARY KEY (scope, agent, id)
);
