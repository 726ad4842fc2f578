// The tables of the mind. Agent sessions are content rows, not events: who worked here, when, and where its transcript
// lies; what a session had in flight stands beside it.
import type { MigrationSequence } from '../store/migrations.ts';

/** Only the names of types differ between the dialects. */
interface Types {
  readonly uuid: string;
  readonly timestamp: string;
  readonly strict: string;
}

function sessions({ uuid, timestamp, strict }: Types): string {
  return `
CREATE TABLE agent_sessions (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  project_id ${uuid},
  owner TEXT NOT NULL,
  cwd TEXT NOT NULL,
  transcript_path TEXT,
  -- How it began last: startup, resume, clear, compact …
  source TEXT NOT NULL,
  started_at ${timestamp} NOT NULL,
  -- When it last began or went on; compaction does not count.
  resumed_at ${timestamp} NOT NULL,
  last_event_at ${timestamp} NOT NULL,
  last_event TEXT NOT NULL,
  ended_at ${timestamp},
  end_reason TEXT,
  compactions BIGINT NOT NULL,
  -- 1 from a compaction until the resume block was given again.
  resume_due BIGINT NOT NULL,
  -- When it was told of work without a checkpoint; once is enough.
  told_at ${timestamp},
  PRIMARY KEY (agent, session_id)
)${strict};

CREATE INDEX idx_agent_sessions_recent ON agent_sessions (last_event_at, agent, session_id);

-- A task that was being done, without a checkpoint since the session began.
CREATE TABLE agent_session_gaps (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  task_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  event TEXT NOT NULL,
  noted_at ${timestamp} NOT NULL,
  PRIMARY KEY (agent, session_id, task_id)
)${strict};
`;
}

/** Of the old notes, only the fact that the session heard of them is kept: they hold no task number. */
function tasksInFlight({ uuid, timestamp, strict }: Types): string {
  return `
-- The tasks that a session had in flight when it was last looked at, and those that it had before.
CREATE TABLE agent_session_tasks (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  task_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  number BIGINT NOT NULL,
  -- Of its newest checkpoint then.
  checkpoint_at ${timestamp},
  -- 1 when that one was not fresh, or there was none.
  lacks_checkpoint BIGINT NOT NULL,
  -- 1 until a later look does not find it any more.
  in_flight BIGINT NOT NULL,
  event TEXT NOT NULL,
  noted_at ${timestamp} NOT NULL,
  -- When the session was told that it lacks a checkpoint; once is enough.
  told_at ${timestamp},
  PRIMARY KEY (agent, session_id, task_id)
)${strict};

INSERT INTO agent_session_tasks
  (agent, session_id, task_id, project_id, number, lacks_checkpoint, in_flight, event, noted_at, told_at)
SELECT g.agent, g.session_id, g.task_id, g.project_id, 0, 1, 0, g.event, g.noted_at, s.told_at
FROM agent_session_gaps g JOIN agent_sessions s ON s.agent = g.agent AND s.session_id = g.session_id;

DROP TABLE agent_session_gaps;
`;
}

const compactionsOnPostgres = `
ALTER TABLE agent_sessions DROP COLUMN told_at;
ALTER TABLE agent_sessions ADD COLUMN compacted_at TIMESTAMPTZ(3);
`;

/** Makes the table again, because a dropped column leaves its comment to the next one. */
const compactionsOnSqlite = `
ALTER TABLE agent_sessions RENAME TO agent_sessions_before;

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
  compacted_at TEXT,
  PRIMARY KEY (agent, session_id)
) STRICT;

INSERT INTO agent_sessions (agent, session_id, project_id, owner, cwd, transcript_path, source, started_at, resumed_at,
  last_event_at, last_event, ended_at, end_reason, compactions, resume_due)
SELECT agent, session_id, project_id, owner, cwd, transcript_path, source, started_at, resumed_at,
  last_event_at, last_event, ended_at, end_reason, compactions, resume_due FROM agent_sessions_before;

DROP TABLE agent_sessions_before;
CREATE INDEX idx_agent_sessions_recent ON agent_sessions (last_event_at, agent, session_id);
`;

/**
 * `told_at` alone said "once": a session now hears of a task once in each of its contexts, so what it heard before counts
 * for the context that it works in.
 */
function checkpointModes({ timestamp, strict }: Types): string {
  return `
-- The context in which the session was told that the task lacks a checkpoint: when that context began.
ALTER TABLE agent_session_tasks ADD COLUMN told_context ${timestamp};

UPDATE agent_session_tasks SET told_context = (
  SELECT CASE WHEN s.compacted_at > s.resumed_at THEN s.compacted_at ELSE s.resumed_at END FROM agent_sessions s
  WHERE s.agent = agent_session_tasks.agent AND s.session_id = agent_session_tasks.session_id
) WHERE told_at IS NOT NULL;

-- What happens when a session stops without a fresh checkpoint; where nothing is set, it is asked for one.
CREATE TABLE checkpoint_modes (
  -- home, project or session
  scope TEXT NOT NULL,
  -- Of a session; else empty.
  agent TEXT NOT NULL,
  -- Of the project or the session; empty for the home.
  id TEXT NOT NULL,
  -- ask, remind or off
  mode TEXT NOT NULL,
  set_at ${timestamp} NOT NULL,
  set_by TEXT NOT NULL,
  PRIMARY KEY (scope, agent, id)
)${strict};
`;
}

function changedFiles({ uuid, timestamp, strict }: Types): string {
  return `
-- The context in which the session was asked where the files belong that it changed without a task.
ALTER TABLE agent_sessions ADD COLUMN files_told_context ${timestamp};

-- The files of a project that a session changed with its agent's own tools: the newest ones.
CREATE TABLE agent_session_files (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  project_id ${uuid} NOT NULL,
  -- From the project's root, with slashes.
  path TEXT NOT NULL,
  changes BIGINT NOT NULL,
  first_at ${timestamp} NOT NULL,
  changed_at ${timestamp} NOT NULL,
  PRIMARY KEY (agent, session_id, project_id, path)
)${strict};
`;
}

function windows({ timestamp, strict }: Types): string {
  return `
-- The top folder of the linked git worktree that it works in; NULL in the main one and without git.
ALTER TABLE agent_sessions ADD COLUMN worktree TEXT;
-- What is checked out there: a branch, or the beginning of a commit.
ALTER TABLE agent_sessions ADD COLUMN branch TEXT;

CREATE INDEX idx_agent_sessions_owner ON agent_sessions (owner);

-- The processes of the agent in which a session is open: one session can be open in several windows.
CREATE TABLE agent_session_windows (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  -- Where the number counts: a machine since its start, and a namespace of it. Empty when that is not known.
  machine TEXT NOT NULL,
  pid BIGINT NOT NULL,
  -- When the process started, in a unit of the machine's own. Empty when that is not known.
  started TEXT NOT NULL,
  -- 1 when it has the agent's name, or two events came from it; otherwise it may be a helper that is gone already.
  is_agent BIGINT NOT NULL,
  opened_at ${timestamp} NOT NULL,
  -- The time of the newest event that came from it.
  seen_at ${timestamp} NOT NULL,
  PRIMARY KEY (agent, session_id, machine, pid, started)
)${strict};

CREATE INDEX idx_agent_session_windows_machine ON agent_session_windows (machine, seen_at);
`;
}

function drafts({ uuid, timestamp, strict }: Types): string {
  return `
-- What is known of a session that left work without a checkpoint; nobody wrote or confirmed it.
CREATE TABLE checkpoint_drafts (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  -- The task; or the project, for files that were changed without one.
  subject_id ${uuid} NOT NULL,
  project_id ${uuid} NOT NULL,
  task_id ${uuid},
  number BIGINT,
  owner TEXT NOT NULL,
  made_at ${timestamp} NOT NULL,
  -- command or session end
  made_by TEXT NOT NULL,
  last_message TEXT,
  -- A list, as JSON.
  files TEXT NOT NULL,
  more_files BIGINT NOT NULL,
  -- A list, as JSON.
  failed_commands TEXT NOT NULL,
  diff_stat TEXT,
  branch TEXT,
  head_commit TEXT,
  PRIMARY KEY (agent, session_id, subject_id)
)${strict};

CREATE INDEX idx_checkpoint_drafts_subject ON checkpoint_drafts (subject_id, made_at);
CREATE INDEX idx_checkpoint_drafts_project ON checkpoint_drafts (project_id, made_at);
`;
}

const SQLITE: Types = { uuid: 'TEXT', timestamp: 'TEXT', strict: ' STRICT' };
const POSTGRES: Types = { uuid: 'UUID', timestamp: 'TIMESTAMPTZ(3)', strict: '' };

export const mindSchema: MigrationSequence = {
  name: 'mind',
  migrations: [
    {
      name: 'agent sessions',
      sqlite: sessions(SQLITE).replaceAll('BIGINT', 'INTEGER'),
      postgres: sessions(POSTGRES),
    },
    {
      name: 'tasks in flight of a session',
      sqlite: tasksInFlight(SQLITE).replaceAll('BIGINT', 'INTEGER') + compactionsOnSqlite,
      postgres: tasksInFlight(POSTGRES) + compactionsOnPostgres,
    },
    {
      name: 'modes of asking for checkpoints',
      sqlite: checkpointModes(SQLITE),
      postgres: checkpointModes(POSTGRES),
    },
    {
      name: 'files that a session changed',
      sqlite: changedFiles(SQLITE).replaceAll('BIGINT', 'INTEGER'),
      postgres: changedFiles(POSTGRES),
    },
    {
      name: 'worktree, branch and windows of a session',
      sqlite: windows(SQLITE).replaceAll('BIGINT', 'INTEGER'),
      postgres: windows(POSTGRES),
    },
    {
      name: 'drafts of checkpoints',
      sqlite: drafts(SQLITE).replaceAll('BIGINT', 'INTEGER'),
      postgres: drafts(POSTGRES),
    },
    {
      // A session that was owed its resume block has no context, and is told everything at its next prompt.
      name: 'what a session is owed stands with its context',
      sqlite: 'ALTER TABLE agent_sessions DROP COLUMN resume_due;',
      postgres: 'ALTER TABLE agent_sessions DROP COLUMN resume_due;',
    },
    {
      // Not known of what was before.
      name: 'how often a session was asked for a checkpoint',
      sqlite: 'ALTER TABLE agent_sessions ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;',
      postgres: 'ALTER TABLE agent_sessions ADD COLUMN asked BIGINT NOT NULL DEFAULT 0;',
    },
  ],
};
