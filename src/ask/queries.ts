// The tables of ask, every read of them, and every row it writes.
import { sql } from '../store/store.ts';
import {
  bigint,
  defineTable,
  insertRow,
  insertRows,
  integer,
  nullable,
  select,
  selectAny,
  text,
  textOf,
  timestamp,
  upsertRow,
  upsertRows,
  uuid,
  type RowOf,
} from '../store/table.ts';
import type { ACTUATION_OUTCOMES, AUTHORITY_STATES, ExchangeOutcome, SPEAKERS } from './contract.ts';
import type { DriftClass, Severity } from './validate/contract.ts';

export const chatSession = defineTable('chat_session', ['session_id'], {
  session_id: uuid,
  started_at: timestamp,
  ended_at: nullable(timestamp),
  phase: text,
  tier: integer,
  kernel_hash: text,
  host_role: text,
  model_id: text,
  status: textOf<'open' | 'closed'>(),
  ask_id: uuid,
  project_id: uuid,
  agent_id: text,
  partner: text,
  last_at: timestamp,
  exchanges: bigint,
  intent_hash: nullable(text),
});
export type SessionRow = RowOf<typeof chatSession>;

export const chatTurn = defineTable('chat_turn', ['turn_id'], {
  turn_id: uuid,
  session_id: uuid,
  created_at: timestamp,
  speaker: textOf<(typeof SPEAKERS)[number]>(),
  content: text,
  content_hash: text,
  refusal: integer,
  authority_state: textOf<(typeof AUTHORITY_STATES)[number]>(),
  driftwatch_id: nullable(text),
  ask_id: uuid,
  project_id: uuid,
  exchange_id: uuid,
  seq: bigint,
  original_hmac: text,
  hmac_key_id: text,
});
export type TurnRow = RowOf<typeof chatTurn>;

export const llmExchange = defineTable('llm_exchange', ['exchange_id'], {
  exchange_id: uuid,
  session_id: uuid,
  turn_user_id: uuid,
  turn_aurora_id: uuid,
  context_bundle_hash: text,
  context_bundle_json: nullable(text),
  prompt_hash: text,
  prompt_compiled: nullable(text),
  response_hash: text,
  response_sanitized: nullable(text),
  validator_summary: text,
  created_at: timestamp,
  ask_id: uuid,
  project_id: uuid,
  seq: bigint,
  actor: text,
  call_id: uuid,
  outcome: textOf<ExchangeOutcome>(),
  code: nullable(text),
  begun_at: timestamp,
  bundle_content: text,
  prompt_node: text,
  prompt_id: text,
  prompt_version: text,
  refs: bigint,
  refs_hash: text,
  findings: bigint,
  findings_hash: text,
});
export type ExchangeRow = RowOf<typeof llmExchange>;

export const artifactRef = defineTable('context_artifact_ref', ['ref_id'], {
  ref_id: uuid,
  exchange_id: uuid,
  artifact_type: text,
  artifact_id: text,
  artifact_hash: nullable(text),
  included_reason: text,
  observed_at: nullable(timestamp),
  freshness_s: nullable(bigint),
  risk_flags: nullable(text),
  project_id: uuid,
  ordinal: bigint,
});
export type ArtifactRefRow = RowOf<typeof artifactRef>;

export const exchangeFinding = defineTable('exchange_finding', ['exchange_id', 'ordinal'], {
  exchange_id: uuid,
  ordinal: bigint,
  project_id: uuid,
  rule_id: text,
  drift_class: textOf<DriftClass>(),
  severity: textOf<Severity>(),
  start_at: bigint,
  end_at: bigint,
  note: text,
});
export type FindingRow = RowOf<typeof exchangeFinding>;

export const askContent = defineTable('ask_content', ['project_id', 'content_hash'], {
  project_id: uuid,
  content_hash: text,
  body: nullable(text),
  created_at: timestamp,
});

export const promptNode = defineTable('prompt_node', ['project_id', 'node_hash'], {
  project_id: uuid,
  node_hash: text,
  parent_hash: nullable(text),
  role: text,
  parts: text,
});
export type PromptNodeRow = RowOf<typeof promptNode>;

export const sightReading = defineTable('sight_reading', ['execution_id'], {
  execution_id: uuid,
  project_id: uuid,
  tool: text,
  observed_at: timestamp,
  entry: text,
});

export const driftwatchEvent = defineTable('driftwatch_event', ['drift_id'], {
  drift_id: uuid,
  kind: text,
  severity: textOf<Severity>(),
  drift_class: textOf<DriftClass>(),
  exchange_id: uuid,
  prompt_hash: text,
  response_hash: text,
  summary: text,
  status: textOf<'open' | 'resolved'>(),
  created_at: timestamp,
  resolved_at: nullable(timestamp),
  resolved_by: nullable(text),
  resolution: nullable(text),
  ask_id: uuid,
  project_id: uuid,
  session_id: uuid,
  seq: bigint,
});
export type DriftRow = RowOf<typeof driftwatchEvent>;

export const chatSummary = defineTable('chat_summary', ['summary_id'], {
  summary_id: uuid,
  session_id: uuid,
  ask_id: uuid,
  project_id: uuid,
  created_at: timestamp,
  created_by: text,
  summary_hash: text,
  turns: bigint,
  facts: bigint,
  theories: bigint,
  decisions: bigint,
  seq: bigint,
});
export type SummaryRow = RowOf<typeof chatSummary>;
export const actuation = defineTable('actuation', ['actuation_id'], {
  actuation_id: uuid,
  ask_id: uuid,
  project_id: uuid,
  command: text,
  arguments: text,
  scope: text,
  arguments_hash: text,
  scope_hash: text,
  kernel_hash: text,
  tier: integer,
  binding_hash: text,
  status: textOf<'proposed' | 'approved' | 'rejected' | 'running' | 'ended'>(),
  proposed_at: timestamp,
  proposed_by: text,
  approval_id: nullable(uuid),
  decided_at: nullable(timestamp),
  decided_by: nullable(text),
  expires_at: nullable(timestamp),
  reason: nullable(text),
  run_id: nullable(uuid),
  begun_at: nullable(timestamp),
  ended_at: nullable(timestamp),
  outcome: nullable(textOf<(typeof ACTUATION_OUTCOMES)[number]>()),
  exit_code: nullable(integer),
  output_hash: nullable(text),
  output_bytes: nullable(bigint),
  tail_hash: nullable(text),
  tail: nullable(text),
  seq: bigint,
});
export type ActuationRow = RowOf<typeof actuation>;

// ── Actuation ────────────────────────────────────────────────────────────────────────────────────────────────

export const insertActuation = insertRow(actuation);
export const upsertActuation = upsertRow(actuation, { once: ['arguments', 'scope', 'tail'] });
export const readActuation = select(actuation, 'WHERE actuation_id = ?');
export const listActuations = select(actuation, 'WHERE project_id = ? AND seq < ? ORDER BY seq DESC LIMIT ?');
export const keepArguments = sql('UPDATE actuation SET arguments = ?, scope = ? WHERE actuation_id = ?');
export const keepTail = sql('UPDATE actuation SET tail = ? WHERE actuation_id = ?');

// ── Sessions ─────────────────────────────────────────────────────────────────────────────────────────────────

export const insertSession = insertRow(chatSession);
export const upsertSession = upsertRow(chatSession);
export const readSession = select(chatSession, 'WHERE session_id = ? AND project_id = ?');
export const sessionsById = selectAny(chatSession, 'session_id = ?');
export const sessionById = select(chatSession, 'WHERE session_id = ?');
/** The newest open ones with a partner. */
export const openSessions = select(
  chatSession,
  `WHERE project_id = ? AND partner = ? AND status = 'open' ORDER BY last_at DESC, session_id DESC LIMIT 20`,
);
/** Those of any caller in which nobody asked since. */
export const idleSessions = select(
  chatSession,
  `WHERE project_id = ? AND status = 'open' AND last_at <= ? ORDER BY last_at LIMIT 20`,
);
export const listSessions = select(
  chatSession,
  `WHERE project_id = ? AND (last_at, session_id) < (?, ?) AND (? = '' OR status = ?) ORDER BY last_at DESC, session_id DESC LIMIT ?`,
);

/** The intent that was declared last, from the state of an open conversation. */
export const declaredIntent = sql<{ body: string | null; created_at: string }>(
  `SELECT c.body, c.created_at FROM chat_session s
   JOIN ask_content c ON c.project_id = s.project_id AND c.content_hash = s.intent_hash
   WHERE s.session_id = ? AND s.project_id = ?`,
);

// ── Turns ────────────────────────────────────────────────────────────────────────────────────────────────────

export const insertTurn = insertRow(chatTurn);
export const setTurnContent = sql('UPDATE chat_turn SET content = ? WHERE turn_id = ?');
export const readTurn = select(chatTurn, 'WHERE turn_id = ?');
/** Turns without a text, of the exchanges that ended from one event to another. */
export const emptyTurns = sql<{ project_id: string; turn_id: string }>(
  `SELECT t.project_id, t.turn_id FROM llm_exchange e JOIN chat_turn t ON t.exchange_id = e.exchange_id
   WHERE e.project_id = ? AND e.seq >= ? AND e.seq <= ? AND t.content = '' LIMIT 4000`,
);
export const readTurns = selectAny(chatTurn, 'turn_id = ?');
export const turnsOfExchanges = selectAny(chatTurn, 'exchange_id = ?');
/** Each turn has an event of its own, so that no two have one sequence. */
export const recentTurns = select(chatTurn, `WHERE session_id = ? AND project_id = ? ORDER BY seq DESC LIMIT ?`);
/** Newest first, before a sequence. */
export const sessionTurns = select(
  chatTurn,
  `WHERE session_id = ? AND project_id = ? AND seq < ? ORDER BY seq DESC LIMIT ?`,
);

// ── Summaries ────────────────────────────────────────────────────────────────────────────────────────────────

export const insertSummary = insertRow(chatSummary);
export const newestSummary = select(chatSummary, 'WHERE session_id = ? AND project_id = ? ORDER BY seq DESC LIMIT 1');

// ── Exchanges ────────────────────────────────────────────────────────────────────────────────────────────────

export const insertExchange = insertRow(llmExchange);
export const readExchange = select(llmExchange, 'WHERE exchange_id = ?');
/** What a list is narrowed to; '' stands for every outcome and class of drift. */
const NARROWED = `(? = '' OR outcome = ?)
   AND (? = '' OR EXISTS (SELECT 1 FROM driftwatch_event d WHERE d.exchange_id = llm_exchange.exchange_id AND (? = 'any' OR d.drift_class = ?)))
   ORDER BY seq DESC LIMIT ?`;
/** Newest first, before a sequence. */
export const listExchanges = select(llmExchange, `WHERE project_id = ? AND seq < ? AND ${NARROWED}`);
export const listExchangesOf = select(
  llmExchange,
  `WHERE session_id = ? AND project_id = ? AND seq < ? AND ${NARROWED}`,
);

export const insertRefs = insertRows(artifactRef);
export const readRefs = select(artifactRef, 'WHERE exchange_id = ? ORDER BY ordinal');
export const insertFindings = insertRows(exchangeFinding);
export const readFindings = select(exchangeFinding, 'WHERE exchange_id = ? ORDER BY ordinal');

// ── Texts ────────────────────────────────────────────────────────────────────────────────────────────────────

/** What was pruned is kept again when somebody asks with it again. */
export const keepContent = upsertRows(askContent, {
  set: {
    body: 'COALESCE(ask_content.body, excluded.body)',
    created_at: 'CASE WHEN ask_content.body IS NULL THEN excluded.created_at ELSE ask_content.created_at END',
  },
});
export const readContent = sql<{ body: string | null }>(
  'SELECT body FROM ask_content WHERE project_id = ? AND content_hash = ?',
);
export const keepNode = insertRow(promptNode, { onConflict: 'nothing' });
export const readNode = select(promptNode, 'WHERE project_id = ? AND node_hash = ?');

/** How many rows there are, and how many the events of a stream tell of. */
export const countRows = sql<{
  sessions: number;
  sessions_told: number;
  turns: number;
  turns_told: number;
  exchanges: number;
  exchanges_told: number;
  drift: number;
  drift_told: number;
  summaries: number;
  summaries_told: number;
}>(
  `SELECT
     (SELECT count(*) FROM chat_session WHERE ask_id = s.workflow_id) AS sessions,
     (SELECT count(*) FROM events e WHERE e.workflow_id = s.workflow_id AND e.event_type = 'chat.session_opened') AS sessions_told,
     (SELECT count(*) FROM chat_turn WHERE ask_id = s.workflow_id) AS turns,
     (SELECT count(*) FROM events e WHERE e.workflow_id = s.workflow_id
        AND e.event_type IN ('exchange.begun', 'exchange.ended')) AS turns_told,
     (SELECT count(*) FROM llm_exchange WHERE ask_id = s.workflow_id) AS exchanges,
     (SELECT count(*) FROM events e WHERE e.workflow_id = s.workflow_id AND e.event_type = 'exchange.ended') AS exchanges_told,
     (SELECT count(*) FROM driftwatch_event WHERE ask_id = s.workflow_id) AS drift,
     (SELECT count(*) FROM events e WHERE e.workflow_id = s.workflow_id AND e.event_type = 'drift.raised') AS drift_told,
     (SELECT count(*) FROM chat_summary WHERE ask_id = s.workflow_id) AS summaries,
     (SELECT count(*) FROM events e WHERE e.workflow_id = s.workflow_id AND e.event_type = 'chat.summarised') AS summaries_told
   FROM streams s WHERE s.workflow_id = ?`,
);

// ── Sight ────────────────────────────────────────────────────────────────────────────────────────────────────

export const insertReadings = insertRows(sightReading, { onConflict: 'nothing' });

// ── Drift ────────────────────────────────────────────────────────────────────────────────────────────────────

export const upsertDrift = upsertRow(driftwatchEvent);
export const insertDrift = insertRow(driftwatchEvent);
export const readDrift = select(driftwatchEvent, 'WHERE drift_id = ?');
export const openDrift = select(
  driftwatchEvent,
  `WHERE project_id = ? AND status = 'open' ORDER BY created_at DESC, drift_id DESC LIMIT ?`,
);
export const driftOfExchanges = selectAny(driftwatchEvent, 'exchange_id = ?');
export const driftOfExchange = select(driftwatchEvent, 'WHERE exchange_id = ? ORDER BY seq, drift_class');
