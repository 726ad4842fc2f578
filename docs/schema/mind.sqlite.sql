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

CREATE TABLE distil_sessions (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  -- The session's newest event when it was last sealed, and what it was sealed as.
  sealed_event_at TEXT,
  export_id TEXT,
  job_id TEXT,
  -- Of the newest attempt; NULL where it went well.
  error TEXT,
  changed_at TEXT NOT NULL,
  PRIMARY KEY (agent, session_id)
) STRICT;

CREATE TABLE distil_wakes (
  wake TEXT NOT NULL PRIMARY KEY,
  awake_until TEXT NOT NULL
) STRICT;

CREATE TABLE observations_t1 (
  observation_id TEXT NOT NULL PRIMARY KEY,
  distil_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  session_ref TEXT NOT NULL,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  tag TEXT NOT NULL,
  -- The run that made it, or made it again.
  run_id TEXT NOT NULL,
  rule TEXT NOT NULL,
  kind TEXT NOT NULL,
  topic TEXT NOT NULL,
  -- person, executed, agent, import or tool
  source TEXT NOT NULL,
  at TEXT NOT NULL,
  is_correction INTEGER NOT NULL,
  -- Words; NULL once they were erased. Their hashes are keyed.
  subject TEXT,
  subject_hash TEXT NOT NULL,
  value TEXT,
  value_hash TEXT,
  statement TEXT,
  statement_hash TEXT NOT NULL,
  files TEXT,
  -- JSON: event of T0, place and keyed hash of each quote; their texts stand apart.
  quotes TEXT NOT NULL,
  quote_texts TEXT,
  -- When a later run no longer made it.
  withdrawn_at TEXT,
  seq INTEGER NOT NULL
) STRICT;

CREATE INDEX idx_observations_t1_session ON observations_t1 (session_ref, tag, at, observation_id);

CREATE INDEX idx_observations_t1_stream ON observations_t1 (distil_id);

CREATE TABLE observer_runs (
  run_id TEXT NOT NULL PRIMARY KEY,
  -- The stream of what the project's sessions came to.
  distil_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  -- Names the session, whatever its agent called it.
  session_ref TEXT NOT NULL,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  -- At its last event.
  tag TEXT NOT NULL,
  -- tokens, manual, task_done, handoff, compaction, end or idle
  trigger TEXT NOT NULL,
  -- rules, model, or fallback: a model was asked, and what the rules gave is kept
  method TEXT NOT NULL,
  -- The first event of T0 that was new to it, and the last that there was.
  from_seq INTEGER NOT NULL,
  to_seq INTEGER NOT NULL,
  -- Keyed, over the T0 that it read.
  t0_hash TEXT NOT NULL,
  made INTEGER NOT NULL,
  withdrawn INTEGER NOT NULL,
  -- JSON: how many candidates were left out, by reason.
  rejected TEXT NOT NULL,
  error TEXT,
  started_at TEXT NOT NULL,
  ended_at TEXT NOT NULL,
  seq INTEGER NOT NULL
) STRICT;

CREATE INDEX idx_observer_runs_session ON observer_runs (session_ref, seq);

CREATE TABLE reflections_t2 (
  reflection_id TEXT NOT NULL PRIMARY KEY,
  distil_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  session_ref TEXT NOT NULL,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  tag TEXT NOT NULL,
  run_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  topic TEXT NOT NULL,
  source TEXT NOT NULL,
  at TEXT NOT NULL,
  is_correction INTEGER NOT NULL,
  -- Whether consolidation may take it up.
  is_durable INTEGER NOT NULL,
  subject TEXT,
  subject_hash TEXT NOT NULL,
  value TEXT,
  value_hash TEXT,
  statement TEXT,
  statement_hash TEXT NOT NULL,
  files TEXT,
  -- JSON: the oldest first.
  observation_ids TEXT NOT NULL,
  withdrawn_at TEXT,
  seq INTEGER NOT NULL
) STRICT;

CREATE INDEX idx_reflections_t2_session ON reflections_t2 (session_ref, tag, at, reflection_id);

CREATE INDEX idx_reflections_t2_stream ON reflections_t2 (distil_id);

CREATE INDEX idx_reflections_t2_subject ON reflections_t2 (project_id, subject_hash);

CREATE TABLE session_exports (
  export_id TEXT NOT NULL PRIMARY KEY,
  distil_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  session_ref TEXT NOT NULL,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  -- The folder of its bundle.
  folder TEXT NOT NULL,
  trigger TEXT NOT NULL,
  to_seq INTEGER NOT NULL,
  observations INTEGER NOT NULL,
  reflections INTEGER NOT NULL,
  -- What consolidation takes up; NULL where there is nothing.
  slice_key TEXT,
  t1_hash TEXT NOT NULL,
  t2_hash TEXT NOT NULL,
  manifest_hash TEXT NOT NULL,
  -- Its texts. The first two only where the home has no folder; all NULL once they were erased or there are newer ones enough.
  t1 TEXT,
  t2 TEXT,
  manifest TEXT,
  made_at TEXT NOT NULL,
  seq INTEGER NOT NULL
) STRICT;

CREATE INDEX idx_session_exports_made ON session_exports (made_at, export_id);

CREATE INDEX idx_session_exports_session ON session_exports (session_ref, seq);

CREATE TABLE session_tags (
  session_ref TEXT NOT NULL,
  -- switch: somebody said so. task: the goal of the task in hand has it, which counts where nobody said anything.
  source TEXT NOT NULL,
  from_seq INTEGER NOT NULL,
  distil_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  tag TEXT NOT NULL,
  set_at TEXT NOT NULL,
  set_by TEXT NOT NULL,
  seq INTEGER NOT NULL,
  PRIMARY KEY (session_ref, seq)
) STRICT;
