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

CREATE TABLE canon_acts (
  act_id TEXT NOT NULL PRIMARY KEY,
  canon_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  -- pinned, unpinned, corrected, rejected, merged, reverted or forgotten
  type TEXT NOT NULL,
  entry_id TEXT NOT NULL,
  subject_key TEXT NOT NULL,
  claim_key TEXT NOT NULL,
  into_entry_id TEXT,
  into_subject_key TEXT,
  into_claim_key TEXT,
  says_key TEXT,
  to_revision INTEGER,
  tag TEXT,
  statement_keys_json TEXT NOT NULL,
  words TEXT,
  words_hash TEXT,
  why TEXT,
  reason_hash TEXT,
  at TEXT NOT NULL,
  actor TEXT NOT NULL,
  seq INTEGER NOT NULL
) STRICT;

CREATE INDEX idx_canon_acts_into ON canon_acts (project_id, into_subject_key) WHERE into_subject_key IS NOT NULL;

CREATE INDEX idx_canon_acts_stream ON canon_acts (canon_id, number);

CREATE INDEX idx_canon_acts_subject ON canon_acts (project_id, subject_key);

CREATE TABLE canon_entries (
  entry_id TEXT NOT NULL PRIMARY KEY,
  -- The stream of the project's canon.
  canon_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  -- As people call it: 12 is C12.
  number INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  -- active, superseded, stale, rejected or forgotten
  state TEXT NOT NULL,
  -- Why it does not hold.
  reason TEXT,
  kind TEXT NOT NULL,
  topic TEXT NOT NULL,
  -- * where it holds for the whole project.
  tag TEXT NOT NULL,
  -- NULL once it was erased, as are the other words.
  subject TEXT,
  subject_key TEXT NOT NULL,
  -- What it was first made of, and what a person says it says.
  claim_key TEXT NOT NULL,
  says_key TEXT,
  summary TEXT,
  summary_hash TEXT,
  -- The reflection or the act whose words it has.
  words_from TEXT,
  confidence_bps INTEGER NOT NULL,
  freshness_score INTEGER NOT NULL,
  newest_at TEXT NOT NULL,
  -- When it is stale without new evidence; NULL for one that is pinned.
  stale_at TEXT,
  supersedes_entry_id TEXT,
  conflicts_json TEXT NOT NULL,
  evidence_refs_json TEXT NOT NULL,
  evidence_count INTEGER NOT NULL,
  is_pinned INTEGER NOT NULL,
  files_json TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  seq INTEGER NOT NULL
) STRICT;

CREATE INDEX idx_canon_entries_due ON canon_entries (project_id, stale_at) WHERE state = 'active' AND stale_at IS NOT NULL;

CREATE UNIQUE INDEX idx_canon_entries_number ON canon_entries (project_id, number);

CREATE INDEX idx_canon_entries_state ON canon_entries (project_id, state, number);

CREATE INDEX idx_canon_entries_stream ON canon_entries (canon_id);

CREATE INDEX idx_canon_entries_subject ON canon_entries (project_id, subject_key);

CREATE TABLE canon_entry_revisions (
  entry_id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  canon_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  state TEXT NOT NULL,
  reason TEXT,
  kind TEXT NOT NULL,
  topic TEXT NOT NULL,
  tag TEXT NOT NULL,
  says_key TEXT,
  summary TEXT,
  summary_hash TEXT,
  words_from TEXT,
  confidence_bps INTEGER NOT NULL,
  freshness_score INTEGER NOT NULL,
  supersedes_entry_id TEXT,
  conflicts_json TEXT NOT NULL,
  evidence_refs_json TEXT NOT NULL,
  is_pinned INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  created_by TEXT NOT NULL,
  seq INTEGER NOT NULL,
  PRIMARY KEY (entry_id, revision)
) STRICT;

CREATE INDEX idx_canon_entry_revisions_stream ON canon_entry_revisions (canon_id);

CREATE TABLE canon_evidence (
  reflection_id TEXT NOT NULL PRIMARY KEY,
  canon_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  slice_id TEXT,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  tag TEXT NOT NULL,
  kind TEXT NOT NULL,
  topic TEXT NOT NULL,
  -- person, executed, agent, import or tool
  source TEXT NOT NULL,
  at TEXT NOT NULL,
  is_correction INTEGER NOT NULL,
  is_withdrawn INTEGER NOT NULL,
  subject_key TEXT NOT NULL,
  value_key TEXT,
  statement_key TEXT NOT NULL,
  -- NULL once they were erased.
  subject TEXT,
  value TEXT,
  statement TEXT,
  files_json TEXT,
  taken_at TEXT NOT NULL,
  seq INTEGER NOT NULL
) STRICT;

CREATE INDEX idx_canon_evidence_session ON canon_evidence (project_id, agent, session_id);

CREATE INDEX idx_canon_evidence_stream ON canon_evidence (canon_id, number);

CREATE INDEX idx_canon_evidence_subject ON canon_evidence (project_id, subject_key);

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

CREATE TABLE project_watermarks (
  scope_key TEXT NOT NULL PRIMARY KEY,
  canon_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  tag TEXT NOT NULL,
  last_artifact_ts TEXT NOT NULL,
  last_artifact_id TEXT NOT NULL,
  slices INTEGER NOT NULL,
  updated_at TEXT NOT NULL,
  seq INTEGER NOT NULL
) STRICT;

CREATE INDEX idx_project_watermarks_project ON project_watermarks (project_id, tag);

CREATE TABLE t3_backlog_jobs (
  -- The same for the same slice.
  job_id TEXT NOT NULL PRIMARY KEY,
  project_id TEXT NOT NULL,
  project_root TEXT,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  pane_id TEXT,
  tag TEXT NOT NULL,
  slice_start_id TEXT,
  slice_end_id TEXT,
  artifact_refs_json TEXT NOT NULL,
  withdrawn_refs_json TEXT NOT NULL,
  -- pending, running, completed, failed or dead
  status TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  last_error TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE INDEX idx_t3_backlog_jobs_open ON t3_backlog_jobs (created_at, job_id) WHERE status IN ('pending', 'running', 'failed');

CREATE INDEX idx_t3_backlog_jobs_session ON t3_backlog_jobs (agent, session_id);

CREATE INDEX idx_t3_backlog_jobs_status ON t3_backlog_jobs (project_id, status, created_at);
