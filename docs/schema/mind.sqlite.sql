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

CREATE INDEX idx_agent_session_files_path ON agent_session_files (project_id, path, changed_at);

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
  compacted_at TEXT, files_told_context TEXT, worktree TEXT, branch TEXT, asked INTEGER NOT NULL DEFAULT 0,
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

CREATE TABLE canon_digests (
  entry_id TEXT NOT NULL PRIMARY KEY,
  project_id TEXT NOT NULL,
  tag TEXT NOT NULL,
  digest TEXT NOT NULL
) STRICT;

CREATE INDEX idx_canon_digests_project ON canon_digests (project_id);

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

CREATE INDEX idx_canon_entries_contradicting ON canon_entries (project_id, tag) WHERE state = 'active' AND conflicts_json <> '[]';

CREATE INDEX idx_canon_entries_due ON canon_entries (project_id, stale_at) WHERE state = 'active' AND stale_at IS NOT NULL;

CREATE UNIQUE INDEX idx_canon_entries_number ON canon_entries (project_id, number);

CREATE INDEX idx_canon_entries_state ON canon_entries (project_id, state, number);

CREATE INDEX idx_canon_entries_stream ON canon_entries (canon_id);

CREATE INDEX idx_canon_entries_subject ON canon_entries (project_id, subject_key);

CREATE INDEX idx_canon_entries_worth ON canon_entries (project_id, tag, (is_pinned * 100000 + CASE kind WHEN 'constraint' THEN 6000 WHEN 'correction' THEN 5500 WHEN 'preference' THEN 5000 WHEN 'decision' THEN 4500 WHEN 'fact' THEN 3000 WHEN 'proof' THEN 2500 WHEN 'fix' THEN 2000 ELSE 0 END + confidence_bps - CASE WHEN freshness_score > 365 THEN 3000 ELSE freshness_score * 3000 / 365 END) DESC, number) WHERE state = 'active';

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

CREATE INDEX idx_canon_evidence_statement ON canon_evidence (project_id, statement_key);

CREATE INDEX idx_canon_evidence_stream ON canon_evidence (canon_id, number);

CREATE INDEX idx_canon_evidence_subject ON canon_evidence (project_id, subject_key);

CREATE TABLE canon_names (
  project_id TEXT NOT NULL,
  -- error or file
  what TEXT NOT NULL,
  name TEXT NOT NULL,
  entry_id TEXT NOT NULL,
  PRIMARY KEY (project_id, what, name, entry_id)
) STRICT;

CREATE INDEX idx_canon_names_entry ON canon_names (entry_id);

CREATE TABLE canon_sums (
  project_id TEXT NOT NULL,
  tag TEXT NOT NULL,
  entries INTEGER NOT NULL,
  digest TEXT NOT NULL,
  PRIMARY KEY (project_id, tag)
) STRICT;

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

CREATE TABLE compact_events_t0 (
  t0_id TEXT NOT NULL PRIMARY KEY,
  project_id TEXT NOT NULL,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  -- Its place in the session, from 1.
  seq INTEGER NOT NULL,
  -- Its place among all of the project, from 1, in the order in which they were recorded.
  ordinal INTEGER NOT NULL,
  -- user, agent, call, result or compaction
  kind TEXT NOT NULL,
  -- person, agent, tool or summary
  speaker TEXT NOT NULL,
  is_sidechain INTEGER NOT NULL,
  at TEXT NOT NULL,
  -- Text, command and files, as JSON. NULL once retention or a person erased it.
  body TEXT,
  compact_hash TEXT NOT NULL,
  policy_version INTEGER NOT NULL,
  tokens INTEGER NOT NULL,
  -- yes, or why it is none: context, own, instructions
  evidence TEXT NOT NULL,
  -- Why its agent took it back; NULL while it counts.
  retraction TEXT,
  recorded_at TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX idx_compact_events_t0_ordinal ON compact_events_t0 (project_id, ordinal);

CREATE UNIQUE INDEX idx_compact_events_t0_session ON compact_events_t0 (project_id, agent, session_id, seq);

CREATE INDEX idx_compact_events_t0_texts ON compact_events_t0 (project_id, recorded_at) WHERE body IS NOT NULL;

CREATE TABLE distil_sessions (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  -- The session's newest event when it was last sealed, and what it was sealed as.
  sealed_event_at TEXT,
  export_id TEXT,
  job_id TEXT,
  -- Of the newest attempt; NULL where it went well.
  error TEXT,
  changed_at TEXT NOT NULL, transcript_left TEXT,
  PRIMARY KEY (agent, session_id)
) STRICT;

CREATE TABLE distil_wakes (
  wake TEXT NOT NULL PRIMARY KEY,
  awake_until TEXT NOT NULL
) STRICT;

CREATE TABLE handoffs (
  handoff_id TEXT NOT NULL PRIMARY KEY,
  project_id TEXT NOT NULL,
  tag TEXT NOT NULL,
  from_agent TEXT NOT NULL,
  from_session TEXT NOT NULL,
  -- NULL for any other session.
  to_agent TEXT,
  -- NULL once it was erased, as is what it says.
  note TEXT,
  -- JSON: lines with refs and tokens.
  slice TEXT,
  refs TEXT NOT NULL,
  created_at TEXT NOT NULL,
  created_by TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  -- Offered to this session; another one may have it if nobody heard the offer.
  taken_agent TEXT,
  taken_session TEXT,
  offered_at TEXT,
  taken_at TEXT,
  -- The decision of the receiving session that said it.
  taken_seq INTEGER
, payload_hash TEXT) STRICT;

CREATE INDEX idx_handoffs_project ON handoffs (project_id, created_at, handoff_id);

CREATE INDEX idx_handoffs_taken ON handoffs (taken_agent, taken_session) WHERE taken_at IS NOT NULL;

CREATE INDEX idx_handoffs_waiting ON handoffs (project_id, created_at) WHERE taken_at IS NULL;

CREATE TABLE handshake_lines (
  snapshot_id TEXT NOT NULL,
  ordinal INTEGER NOT NULL,
  -- work, risk, session or canon
  section TEXT NOT NULL,
  anchor TEXT NOT NULL,
  -- NULL once it was erased.
  line TEXT,
  tokens INTEGER NOT NULL,
  PRIMARY KEY (snapshot_id, ordinal)
) STRICT;

CREATE TABLE handshake_snapshots (
  snapshot_id TEXT NOT NULL PRIMARY KEY,
  project_id TEXT NOT NULL,
  -- project, tag or session
  scope TEXT NOT NULL,
  -- The tag, or agent and session; empty for the project.
  scope_key TEXT NOT NULL,
  version INTEGER NOT NULL,
  -- NULL once something in it was erased.
  payload_text TEXT,
  payload_hash TEXT NOT NULL,
  token_estimate INTEGER NOT NULL,
  -- The entries that are not in it and why, as JSON.
  left_out TEXT NOT NULL,
  -- Of the canon that it was compiled from.
  canon_hash TEXT NOT NULL,
  created_at TEXT NOT NULL
, left_out_count INTEGER) STRICT;

CREATE UNIQUE INDEX idx_handshake_snapshots_version ON handshake_snapshots (project_id, scope, scope_key, version);

CREATE TABLE injection_baselines (
  project_id TEXT NOT NULL,
  tag TEXT NOT NULL,
  -- Grows when a line comes, changes or ends.
  version INTEGER NOT NULL,
  -- How many of its lines hold: fewer in the table means that it is damaged.
  lines INTEGER NOT NULL,
  compiled_at TEXT NOT NULL,
  PRIMARY KEY (project_id, tag)
) STRICT;

CREATE TABLE injection_contexts (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  -- The agent's process; empty where it is not known.
  window_key TEXT NOT NULL,
  -- Counts losses of context.
  context INTEGER NOT NULL,
  began_by TEXT NOT NULL,
  begun_at TEXT NOT NULL,
  -- start, clear, compaction or resume: said at the next chance. NULL once it was.
  due TEXT,
  -- Of the goal of the task in hand, and what somebody switched to, which counts before it.
  task_tag TEXT,
  switched_tag TEXT,
  -- What it was told of the compiled lines, and up to which version.
  base_tag TEXT,
  -- Whose lines these were: the tag's own, or * where it had none.
  base_list TEXT,
  base_version INTEGER NOT NULL,
  -- What telling it everything would cost at each turn.
  base_tokens INTEGER NOT NULL,
  -- Which words of the work it was told.
  work_hash TEXT,
  turn_id TEXT,
  -- Beginnings and prompts, counted through all contexts of the window; and the one that it began with.
  turns INTEGER NOT NULL,
  begun_turn INTEGER NOT NULL,
  turn_at TEXT NOT NULL,
  -- 1 from a compaction until its summary was read.
  is_summary_due INTEGER NOT NULL,
  -- 1 from a prompt to the stop behind it.
  is_in_turn INTEGER NOT NULL,
  -- The last decision to speak: its number, turn and time, and whether it was heard.
  said_seq INTEGER,
  said_turn INTEGER,
  said_at TEXT,
  is_heard INTEGER NOT NULL,
  -- When it was last told something that was not urgent.
  delta_at TEXT,
  PRIMARY KEY (agent, session_id, window_key)
) STRICT;

CREATE TABLE injection_dropped (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  window_key TEXT NOT NULL,
  context INTEGER NOT NULL,
  observation_id TEXT NOT NULL,
  ordinal INTEGER NOT NULL,
  found_at TEXT NOT NULL,
  PRIMARY KEY (agent, session_id, window_key, context, observation_id)
) STRICT;

CREATE TABLE injection_due (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  -- collision, handoff, failure or file
  trigger_name TEXT NOT NULL,
  due_key TEXT NOT NULL,
  -- JSON: names and times.
  detail TEXT NOT NULL,
  since TEXT NOT NULL,
  PRIMARY KEY (agent, session_id, trigger_name, due_key)
) STRICT;

CREATE TABLE injection_line_entries (
  project_id TEXT NOT NULL,
  tag TEXT NOT NULL,
  line_key TEXT NOT NULL,
  entry_id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  PRIMARY KEY (project_id, tag, line_key, entry_id)
) STRICT;

CREATE INDEX idx_injection_line_entries_entry ON injection_line_entries (entry_id);

CREATE TABLE injection_lines (
  project_id TEXT NOT NULL,
  tag TEXT NOT NULL,
  -- The entry, or what else it is about. One line says it, in whatever words.
  line_key TEXT NOT NULL,
  -- holds; beyond: it holds, and others are worth more; ended: it holds no more
  state TEXT NOT NULL,
  ordinal INTEGER NOT NULL,
  -- risk or canon
  section TEXT NOT NULL,
  -- Says which words: a changed line has another one.
  anchor TEXT NOT NULL,
  -- NULL where it does not hold any more, or its words were erased.
  line TEXT,
  tokens INTEGER NOT NULL,
  -- The version in which it came to say this.
  since_version INTEGER NOT NULL,
  -- The anchor of what it says instead of.
  replaces TEXT,
  changed_at TEXT NOT NULL,
  PRIMARY KEY (project_id, tag, line_key)
) STRICT;

CREATE INDEX idx_injection_lines_order ON injection_lines (project_id, tag, state, ordinal);

CREATE INDEX idx_injection_lines_since ON injection_lines (project_id, tag, since_version);

CREATE TABLE injection_modes (
  scope TEXT NOT NULL,
  agent TEXT NOT NULL,
  id TEXT NOT NULL,
  -- NULL where only the rest is set.
  mode TEXT,
  -- Why, where nobody set it.
  reason TEXT,
  set_at TEXT,
  set_by TEXT,
  -- on or off: whether a session is told of commands that failed and files that it read. NULL where nobody said.
  related TEXT,
  related_at TEXT,
  related_by TEXT,
  PRIMARY KEY (scope, agent, id)
) STRICT;

CREATE TABLE injection_told (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  window_key TEXT NOT NULL,
  line_key TEXT NOT NULL,
  anchor TEXT NOT NULL,
  seq INTEGER NOT NULL,
  told_at TEXT NOT NULL,
  PRIMARY KEY (agent, session_id, window_key, line_key)
) STRICT;

CREATE TABLE injections (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  decided_at TEXT NOT NULL,
  project_id TEXT,
  tag TEXT NOT NULL,
  window_key TEXT NOT NULL,
  context INTEGER NOT NULL,
  turn INTEGER NOT NULL,
  turn_id TEXT,
  -- As the agent calls it.
  event TEXT NOT NULL,
  trigger_name TEXT,
  -- whole, delta or nothing
  decision TEXT NOT NULL,
  reason TEXT NOT NULL,
  -- JSON: what the decider saw. The gates follow from it.
  situation TEXT NOT NULL,
  -- JSON: the lines that were said, by key, anchor, tokens and what they say: new, changed or ended.
  said TEXT NOT NULL,
  -- JSON: keys of lines that were due and did not fit.
  left_over TEXT NOT NULL,
  payload_hash TEXT,
  -- NULL where nothing was said, or something in it was erased.
  payload_text TEXT,
  tokens_said INTEGER NOT NULL,
  tokens_saved INTEGER NOT NULL,
  pressure_bps INTEGER,
  pressure_source TEXT NOT NULL,
  -- 1 once the answer was written. What was never heard is said again.
  is_heard INTEGER NOT NULL,
  PRIMARY KEY (agent, session_id, seq)
) STRICT;

CREATE INDEX idx_injections_recent ON injections (project_id, decided_at);

CREATE INDEX idx_injections_spoken ON injections (agent, session_id, decided_at) WHERE decision <> 'nothing';

CREATE TABLE mind_controls (
  control_id TEXT NOT NULL PRIMARY KEY,
  project_id TEXT NOT NULL,
  asked_at TEXT NOT NULL,
  actor TEXT NOT NULL,
  -- observe, finalize, consolidate, requeue, rebuild or erase
  control TEXT NOT NULL,
  -- What it was about: session:<agent>:<id>, entry:C12, slice:<id>, words or list; NULL for the project.
  subject TEXT,
  -- begun, done or failed; begun stays where the process died.
  outcome TEXT NOT NULL,
  -- How much it was, as JSON.
  counts TEXT NOT NULL,
  ended_at TEXT
) STRICT;

CREATE INDEX idx_mind_controls_project ON mind_controls (project_id, asked_at, control_id);

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

CREATE TABLE raw_events (
  event_id TEXT NOT NULL PRIMARY KEY,
  -- Of its key in its session; several events where the agent replaced what it said.
  base_id TEXT NOT NULL,
  project_id TEXT NOT NULL,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  kind TEXT NOT NULL,
  at TEXT NOT NULL,
  -- NULL where it came by the API or from a conversation with a model.
  file_id TEXT,
  generation INTEGER NOT NULL,
  byte_offset INTEGER NOT NULL,
  byte_length INTEGER NOT NULL,
  -- By a key that never leaves the user's configuration folder.
  original_hash TEXT NOT NULL,
  key_id TEXT NOT NULL
) STRICT;

CREATE INDEX idx_raw_events_base ON raw_events (base_id);

CREATE INDEX idx_raw_events_file ON raw_events (file_id, generation, byte_offset) WHERE file_id IS NOT NULL;

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

CREATE TABLE t0_sessions (
  project_id TEXT NOT NULL,
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  cwd TEXT,
  branch TEXT,
  -- The session that it was forked or resumed from.
  parent_id TEXT,
  started_at TEXT,
  -- The time and the place of its newest event.
  last_at TEXT,
  seq INTEGER NOT NULL,
  -- Of its events that are evidence.
  tokens INTEGER NOT NULL,
  recorded_at TEXT NOT NULL,
  PRIMARY KEY (project_id, agent, session_id)
) STRICT;

CREATE INDEX idx_t0_sessions_recorded ON t0_sessions (project_id, recorded_at);

CREATE TABLE t0_settings (
  name TEXT NOT NULL PRIMARY KEY,
  value INTEGER NOT NULL
) STRICT;

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

CREATE TABLE transcript_chunks (
  file_id TEXT NOT NULL,
  generation INTEGER NOT NULL,
  start_offset INTEGER NOT NULL,
  end_offset INTEGER NOT NULL,
  project_id TEXT NOT NULL,
  -- Keyed hash of what is in it.
  content_hash TEXT NOT NULL,
  -- Zstandard, as base64. NULL once it had to make room.
  body TEXT,
  bytes INTEGER NOT NULL,
  kept_at TEXT NOT NULL,
  PRIMARY KEY (file_id, generation, start_offset)
) STRICT;

CREATE INDEX idx_transcript_chunks_kept ON transcript_chunks (kept_at, file_id, generation, start_offset) WHERE body IS NOT NULL;

CREATE TABLE transcript_files (
  file_id TEXT NOT NULL PRIMARY KEY,
  project_id TEXT NOT NULL,
  agent TEXT NOT NULL,
  path TEXT NOT NULL,
  -- Device and inode, or what stands for them.
  identity TEXT NOT NULL,
  -- Where reading goes on, as JSON.
  cursor TEXT NOT NULL,
  -- How often it was written anew, from 1.
  generation INTEGER NOT NULL,
  -- 1 until what is gone since it was written anew was taken back.
  is_unswept INTEGER NOT NULL,
  records INTEGER NOT NULL,
  unknown INTEGER NOT NULL,
  broken INTEGER NOT NULL,
  events INTEGER NOT NULL,
  -- Events of sessions that belong to no or another project.
  elsewhere INTEGER NOT NULL,
  -- Bytes of it that were kept, as they are stored.
  kept_bytes INTEGER NOT NULL,
  first_at TEXT NOT NULL,
  read_at TEXT NOT NULL
) STRICT;

CREATE INDEX idx_transcript_files_project ON transcript_files (project_id, read_at);
