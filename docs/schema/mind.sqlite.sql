-- Written by `npm run schema` from a live database; a test compares the two.

CREATE TABLE agent_session_files (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  -- From the project's root, with slashes.
  path TEXT NOT NULL,
  changes INTEGER NOT NULL,
  first_at TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  PRIMARY KEY (agent, session_id, project_id, path)
) STRICT;

CREATE TABLE agent_session_tasks (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  task_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  -- Of its newest checkpoint then.
  checkpoint_at TEXT,
  -- 1 when that one was not fresh, or there was none.
  lacks_checkpoint INTEGER NOT NULL,
  -- 1 until a later look does not find it any more.
  in_flight INTEGER NOT NULL,
  event TEXT NOT NULL,
  noted_at TEXT NOT NULL,
  -- When the session was told that it lacks a checkpoint; once is enough.
  told_at TEXT, told_context TEXT,
  PRIMARY KEY (agent, session_id, task_id)
) STRICT;

CREATE TABLE agent_session_windows (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  -- Where the number counts: a machine since its start, and a namespace of it. Empty when that is not known.
  machine TEXT NOT NULL,
  pid INTEGER NOT NULL,
  -- When the process started, in a unit of the machine's own. Empty when that is not known.
  started TEXT NOT NULL,
  -- 1 when it has the agent's name, or two events came from it; otherwise it may be a helper that is gone already.
  is_agent INTEGER NOT NULL,
  opened_at TEXT NOT NULL,
  -- The time of the newest event that came from it.
  seen_at TEXT NOT NULL,
  PRIMARY KEY (agent, session_id, machine, pid, started)
) STRICT;

CREATE INDEX idx_agent_session_windows_machine ON agent_session_windows (machine, seen_at);

CREATE TABLE agent_sessions (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  project_id TEXT,
  owner TEXT NOT NULL,
  cwd TEXT NOT NULL,
  transcript_path TEXT,
  -- How it began last: startup, resume, clear, compact …
  source TEXT NOT NULL,
  started_at TEXT NOT NULL,
  -- When it last began or went on; compaction does not count.
  resumed_at TEXT NOT NULL,
  last_event_at TEXT NOT NULL,
  last_event TEXT NOT NULL,
  ended_at TEXT,
  end_reason TEXT,
  compactions INTEGER NOT NULL,
  -- 1 from a compaction until the resume block was given again.
  resume_due INTEGER NOT NULL,
  -- When its context was last compacted.
  compacted_at TEXT, files_told_context TEXT, worktree TEXT, branch TEXT,
  PRIMARY KEY (agent, session_id)
) STRICT;

CREATE INDEX idx_agent_sessions_owner ON agent_sessions (owner);

CREATE INDEX idx_agent_sessions_recent ON agent_sessions (last_event_at, agent, session_id);

CREATE TABLE checkpoint_drafts (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  -- The task; or the project, for files that were changed without one.
  subject_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  task_id TEXT,
  number INTEGER,
  owner TEXT NOT NULL,
  made_at TEXT NOT NULL,
  -- command or session end
  made_by TEXT NOT NULL,
  last_message TEXT,
  -- A list, as JSON.
  files TEXT NOT NULL,
  more_files INTEGER NOT NULL,
  -- A list, as JSON.
  failed_commands TEXT NOT NULL,
  diff_stat TEXT,
  branch TEXT,
  head_commit TEXT,
  PRIMARY KEY (agent, session_id, subject_id)
) STRICT;

CREATE INDEX idx_checkpoint_drafts_project ON checkpoint_drafts (project_id, made_at);

CREATE INDEX idx_checkpoint_drafts_subject ON checkpoint_drafts (subject_id, made_at);

CREATE TABLE checkpoint_modes (
  -- home, project or session
  scope TEXT NOT NULL,
  -- Of a session; else empty.
  agent TEXT NOT NULL,
  -- Of the project or the session; empty for the home.
  id TEXT NOT NULL,
  -- ask, remind or off
  mode TEXT NOT NULL,
  set_at TEXT NOT NULL,
  set_by TEXT NOT NULL,
  PRIMARY KEY (scope, agent, id)
) STRICT;
