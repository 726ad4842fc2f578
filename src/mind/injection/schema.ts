// The tables of injection, in both dialects: the lines that were compiled, what each context was told, what waits to be said, every decision,
// and what one session handed to another.
import type { MigrationSequence } from '../../store/migrations.ts';

interface Types {
  readonly uuid: string;
  readonly timestamp: string;
  readonly strict: string;
}

function injection({ uuid, timestamp, strict }: Types): string {
  return `
-- The lines of a tag that were compiled last; * stands for what holds in every tag.
CREATE TABLE injection_baselines (
  project_id ${uuid} NOT NULL,
  tag TEXT NOT NULL,
  -- Grows when a line comes, changes or ends.
  version BIGINT NOT NULL,
  -- How many of its lines hold: fewer in the table means that it is damaged.
  lines BIGINT NOT NULL,
  compiled_at ${timestamp} NOT NULL,
  PRIMARY KEY (project_id, tag)
)${strict};

CREATE TABLE injection_lines (
  project_id ${uuid} NOT NULL,
  tag TEXT NOT NULL,
  -- The entry, or what else it is about. One line says it, in whatever words.
  line_key TEXT NOT NULL,
  -- holds; beyond: it holds, and others are worth more; ended: it holds no more
  state TEXT NOT NULL,
  ordinal BIGINT NOT NULL,
  -- risk or canon
  section TEXT NOT NULL,
  -- Says which words: a changed line has another one.
  anchor TEXT NOT NULL,
  -- NULL where it does not hold any more, or its words were erased.
  line TEXT,
  tokens BIGINT NOT NULL,
  -- The version in which it came to say this.
  since_version BIGINT NOT NULL,
  -- The anchor of what it says instead of.
  replaces TEXT,
  changed_at ${timestamp} NOT NULL,
  PRIMARY KEY (project_id, tag, line_key)
)${strict};

CREATE INDEX idx_injection_lines_order ON injection_lines (project_id, tag, state, ordinal);
CREATE INDEX idx_injection_lines_since ON injection_lines (project_id, tag, since_version);

-- The entries that a line was made of: it is said only while they are as they were then.
CREATE TABLE injection_line_entries (
  project_id ${uuid} NOT NULL,
  tag TEXT NOT NULL,
  line_key TEXT NOT NULL,
  entry_id ${uuid} NOT NULL,
  revision BIGINT NOT NULL,
  PRIMARY KEY (project_id, tag, line_key, entry_id)
)${strict};

CREATE INDEX idx_injection_line_entries_entry ON injection_line_entries (entry_id);

-- What the model of a session has before it, in one window of its agent. Begins with a start, a clear or a compaction.
CREATE TABLE injection_contexts (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  -- The agent's process; empty where it is not known.
  window_key TEXT NOT NULL,
  -- Counts losses of context.
  context BIGINT NOT NULL,
  began_by TEXT NOT NULL,
  begun_at ${timestamp} NOT NULL,
  -- start, clear, compaction or resume: said at the next chance. NULL once it was.
  due TEXT,
  -- Of the goal of the task in hand, and what somebody switched to, which counts before it.
  task_tag TEXT,
  switched_tag TEXT,
  -- What it was told of the compiled lines, and up to which version.
  base_tag TEXT,
  -- Whose lines these were: the tag's own, or * where it had none.
  base_list TEXT,
  base_version BIGINT NOT NULL,
  -- What telling it everything would cost at each turn.
  base_tokens BIGINT NOT NULL,
  -- Which words of the work it was told.
  work_hash TEXT,
  turn_id TEXT,
  -- Beginnings and prompts, counted through all contexts of the window; and the one that it began with.
  turns BIGINT NOT NULL,
  begun_turn BIGINT NOT NULL,
  turn_at ${timestamp} NOT NULL,
  -- 1 from a compaction until its summary was read.
  is_summary_due BIGINT NOT NULL,
  -- 1 from a prompt to the stop behind it.
  is_in_turn BIGINT NOT NULL,
  -- The last decision to speak: its number, turn and time, and whether it was heard.
  said_seq BIGINT,
  said_turn BIGINT,
  said_at ${timestamp},
  is_heard BIGINT NOT NULL,
  -- When it was last told something that was not urgent.
  delta_at ${timestamp},
  PRIMARY KEY (agent, session_id, window_key)
)${strict};

-- The lines that a context was told and heard.
CREATE TABLE injection_told (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  window_key TEXT NOT NULL,
  line_key TEXT NOT NULL,
  anchor TEXT NOT NULL,
  seq BIGINT NOT NULL,
  told_at ${timestamp} NOT NULL,
  PRIMARY KEY (agent, session_id, window_key, line_key)
)${strict};

-- What a session laid down before a compaction, and its agent's summary does not hold.
CREATE TABLE injection_dropped (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  window_key TEXT NOT NULL,
  context BIGINT NOT NULL,
  observation_id ${uuid} NOT NULL,
  ordinal BIGINT NOT NULL,
  found_at ${timestamp} NOT NULL,
  PRIMARY KEY (agent, session_id, window_key, context, observation_id)
)${strict};

-- What waits to be said to a session besides the compiled lines.
CREATE TABLE injection_due (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  -- collision, handoff, failure or file
  trigger_name TEXT NOT NULL,
  due_key TEXT NOT NULL,
  -- JSON: names and times.
  detail TEXT NOT NULL,
  since ${timestamp} NOT NULL,
  PRIMARY KEY (agent, session_id, trigger_name, due_key)
)${strict};

-- Every decision to speak or to keep silent.
CREATE TABLE injections (
  agent TEXT NOT NULL,
  session_id TEXT NOT NULL,
  seq BIGINT NOT NULL,
  decided_at ${timestamp} NOT NULL,
  project_id ${uuid},
  tag TEXT NOT NULL,
  window_key TEXT NOT NULL,
  context BIGINT NOT NULL,
  turn BIGINT NOT NULL,
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
  tokens_said BIGINT NOT NULL,
  tokens_saved BIGINT NOT NULL,
  pressure_bps BIGINT,
  pressure_source TEXT NOT NULL,
  -- 1 once the answer was written. What was never heard is said again.
  is_heard BIGINT NOT NULL,
  PRIMARY KEY (agent, session_id, seq)
)${strict};

CREATE INDEX idx_injections_recent ON injections (project_id, decided_at);
CREATE INDEX idx_injections_spoken ON injections (agent, session_id, decided_at) WHERE decision <> 'nothing';

-- For the home, a project or a session.
CREATE TABLE injection_modes (
  scope TEXT NOT NULL,
  agent TEXT NOT NULL,
  id TEXT NOT NULL,
  mode TEXT NOT NULL,
  -- Why, where nobody set it.
  reason TEXT,
  set_at ${timestamp} NOT NULL,
  set_by TEXT NOT NULL,
  PRIMARY KEY (scope, agent, id)
)${strict};

-- What one session left for another, taken once.
CREATE TABLE handoffs (
  handoff_id ${uuid} NOT NULL PRIMARY KEY,
  project_id ${uuid} NOT NULL,
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
  created_at ${timestamp} NOT NULL,
  created_by TEXT NOT NULL,
  expires_at ${timestamp} NOT NULL,
  -- Offered to this session; another one may have it if nobody heard the offer.
  taken_agent TEXT,
  taken_session TEXT,
  offered_at ${timestamp},
  taken_at ${timestamp},
  -- The decision of the receiving session that said it.
  taken_seq BIGINT
)${strict};

CREATE INDEX idx_agent_session_files_path ON agent_session_files (project_id, path, changed_at);
CREATE INDEX idx_handoffs_waiting ON handoffs (project_id, created_at) WHERE taken_at IS NULL;
CREATE INDEX idx_handoffs_taken ON handoffs (taken_agent, taken_session) WHERE taken_at IS NOT NULL;
CREATE INDEX idx_handoffs_project ON handoffs (project_id, created_at, handoff_id);
`;
}

/** A place may say only one of the two, so that the mode can be missing. */
const relatedOnPostgres = `
ALTER TABLE injection_modes ALTER COLUMN mode DROP NOT NULL;
ALTER TABLE injection_modes ALTER COLUMN set_at DROP NOT NULL;
ALTER TABLE injection_modes ALTER COLUMN set_by DROP NOT NULL;
ALTER TABLE injection_modes ADD COLUMN related TEXT;
ALTER TABLE injection_modes ADD COLUMN related_at TIMESTAMPTZ(3);
ALTER TABLE injection_modes ADD COLUMN related_by TEXT;
`;

const relatedOnSqlite = `
ALTER TABLE injection_modes RENAME TO injection_modes_before;

-- For the home, a project or a session.
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

INSERT INTO injection_modes (scope, agent, id, mode, reason, set_at, set_by)
SELECT scope, agent, id, mode, reason, set_at, set_by FROM injection_modes_before;

DROP TABLE injection_modes_before;
`;

const SQLITE: Types = { uuid: 'TEXT', timestamp: 'TEXT', strict: ' STRICT' };
const POSTGRES: Types = { uuid: 'UUID', timestamp: 'TIMESTAMPTZ(3)', strict: '' };

export const injectionSchema: MigrationSequence = {
  name: 'injection',
  migrations: [
    {
      name: 'lines, contexts and decisions of injection',
      sqlite: injection(SQLITE).replaceAll('BIGINT', 'INTEGER'),
      postgres: injection(POSTGRES),
    },
    { name: 'telling of failures and files', sqlite: relatedOnSqlite, postgres: relatedOnPostgres },
    {
      name: 'the seal of a handoff',
      // Of its words and where they are from, as canonical JSON; NULL in one of before.
      sqlite: 'ALTER TABLE handoffs ADD COLUMN payload_hash TEXT;',
      postgres: 'ALTER TABLE handoffs ADD COLUMN payload_hash TEXT;',
    },
  ],
};
