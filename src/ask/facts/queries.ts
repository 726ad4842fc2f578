// The tables of facts, every read of them, and every row that is written. Words that were erased are NULL.
import { sql } from '../../store/store.ts';
import { sqlAny } from '../../store/rows.ts';
import {
  bigint,
  columnsOf,
  defineTable,
  insertRow,
  nullable,
  select,
  selectAny,
  text,
  textOf,
  timestamp,
  updateRow,
  uuid,
  type RowOf,
} from '../../store/table.ts';
import type { Confidence, ConflictRule, ConflictState, FactState, Kept } from './contract.ts';

export const ledgerFact = defineTable('ledger_fact', ['fact_id'], {
  fact_id: uuid,
  facts_id: uuid,
  project_id: uuid,
  number: bigint,
  status: textOf<FactState>(),
  confidence: textOf<Confidence>(),
  claim: nullable(text),
  claim_hash: text,
  subject: nullable(text),
  subject_hash: nullable(text),
  subject_key: nullable(text),
  claim_key: nullable(text),
  source_hash: nullable(text),
  session_id: nullable(uuid),
  proposed_at: timestamp,
  proposed_by: text,
  ratified_at: nullable(timestamp),
  ratified_by: nullable(text),
  ended_at: nullable(timestamp),
  ended_by: nullable(text),
  reason_hash: nullable(text),
  superseded_by: nullable(uuid),
  seq: bigint,
});
export type FactRow = RowOf<typeof ledgerFact>;

export const factConflict = defineTable('fact_conflict', ['conflict_id'], {
  conflict_id: uuid,
  facts_id: uuid,
  project_id: uuid,
  number: bigint,
  fact_a: uuid,
  fact_b: uuid,
  status: textOf<ConflictState>(),
  rule: nullable(textOf<ConflictRule>()),
  about_hash: nullable(text),
  created_at: timestamp,
  marked_by: nullable(text),
  resolved_at: nullable(timestamp),
  resolved_by: nullable(text),
  kept: nullable(textOf<Kept>()),
  reason_hash: nullable(text),
  seq: bigint,
});
export type ConflictRow = RowOf<typeof factConflict>;

/** How many rows there are, how many facts the events of a stream tell of, and how many of either are still open to change. */
export const countRows = sql<{
  facts: number;
  facts_told: number;
  standing: number;
  conflicts: number;
  last_conflict: number;
  unresolved: number;
}>(
  `SELECT
     (SELECT count(*) FROM ledger_fact WHERE facts_id = s.workflow_id) AS facts,
     (SELECT count(*) FROM events e WHERE e.workflow_id = s.workflow_id AND e.event_type = 'fact.proposed') AS facts_told,
     (SELECT count(*) FROM ledger_fact WHERE facts_id = s.workflow_id AND status IN ('proposed', 'ratified')) AS standing,
     (SELECT count(*) FROM fact_conflict WHERE facts_id = s.workflow_id) AS conflicts,
     (SELECT COALESCE(max(number), 0) FROM fact_conflict WHERE facts_id = s.workflow_id) AS last_conflict,
     (SELECT count(*) FROM fact_conflict WHERE facts_id = s.workflow_id AND status <> 'resolved') AS unresolved
   FROM streams s WHERE s.workflow_id = ?`,
);

// ── Facts ────────────────────────────────────────────────────────────────────────────────────────────────────

export const insertFact = insertRow(ledgerFact);
export const updateFact = updateRow(ledgerFact);
/** What it claims, and what it is about: no event holds the words. */
export const setFactWords = sql('UPDATE ledger_fact SET claim = ?, subject = ? WHERE fact_id = ?');
export const factsById = selectAny(ledgerFact, 'fact_id = ?');
export const readFactRow = select(ledgerFact, 'WHERE fact_id = ?');

/** A fact with its words. */
export interface WordedFact extends FactRow {
  readonly source: string | null;
  readonly reason: string | null;
  /** The number of the fact that took its place. */
  readonly superseded_by_number: number | null;
}

const WORDED = `SELECT ${columnsOf(ledgerFact, 'f')}, source.body AS source,
   reason.body AS reason, later.number AS superseded_by_number
   FROM ledger_fact f
   ${['source', 'reason']
     .map(
       (name) =>
         `LEFT JOIN ask_content ${name} ON ${name}.project_id = f.project_id AND ${name}.content_hash = f.${name}_hash`,
     )
     .join('\n   ')}
   LEFT JOIN ledger_fact later ON later.fact_id = f.superseded_by`;

export const readFact = sql<WordedFact>(`${WORDED} WHERE f.fact_id = ? AND f.project_id = ?`);
export const readFactByNumber = sql<WordedFact>(`${WORDED} WHERE f.project_id = ? AND f.number = ?`);
/** The newest with exactly these words. */
export const readFactByClaim = sql<WordedFact>(
  `${WORDED} WHERE f.project_id = ? AND f.claim_hash = ? ORDER BY f.number DESC LIMIT 1`,
);
/** The newest first, before a number. */
export const listFacts = sql<WordedFact>(
  `${WORDED} WHERE f.project_id = ? AND f.number < ? ORDER BY f.number DESC LIMIT ?`,
);
export const listFactsIn = sql<WordedFact>(
  `${WORDED} WHERE f.project_id = ? AND f.status = ? AND f.number < ? ORDER BY f.number DESC LIMIT ?`,
);
export const listFactsAbout = sql<WordedFact>(
  `${WORDED} WHERE f.project_id = ? AND f.subject_key = ? AND f.number < ? AND (? = '' OR f.status = ?)
   ORDER BY f.number DESC LIMIT ?`,
);
export const factsOfSession = sql<WordedFact>(
  `${WORDED} WHERE f.session_id = ? AND f.project_id = ? ORDER BY f.number LIMIT ?`,
);
export const anyFacts = sqlAny<WordedFact>(WORDED, 'f.fact_id = ? AND f.project_id = ?');

/** What a question is held against: the newest ratified facts, without what only people read. */
export type RatifiedFact = Pick<
  FactRow,
  'fact_id' | 'number' | 'status' | 'confidence' | 'ratified_at' | 'claim' | 'claim_hash' | 'subject'
>;
/** The words of a stream's facts, to be held against their hashes. */
export const wordsAfter = sql<
  Pick<FactRow, 'fact_id' | 'number' | 'claim' | 'claim_hash' | 'subject' | 'subject_hash'>
>(
  `SELECT fact_id, number, claim, claim_hash, subject, subject_hash FROM ledger_fact
   WHERE facts_id = ? AND number > ? ORDER BY number LIMIT ?`,
);
const OFFERED = `SELECT f.fact_id, f.number, f.status, f.confidence, f.ratified_at, f.claim, f.claim_hash, f.subject
   FROM ledger_fact f`;
export const newestRatified = sql<RatifiedFact>(
  `${OFFERED} WHERE f.project_id = ? AND f.status = 'ratified' ORDER BY f.number DESC LIMIT ?`,
);
export const anyOffered = sqlAny<RatifiedFact>(OFFERED, 'f.fact_id = ? AND f.project_id = ?');
/** Those that a new one about the same could contradict, the newest first. */
export const ratifiedAbout = sql<RatifiedFact>(
  `${OFFERED} WHERE f.project_id = ? AND f.claim_key = ? AND f.status = 'ratified' ORDER BY f.number DESC LIMIT ?`,
);

// ── Conflicts ────────────────────────────────────────────────────────────────────────────────────────────────

export const insertConflict = insertRow(factConflict);
export const updateConflict = updateRow(factConflict);
export const readConflictRow = select(factConflict, 'WHERE conflict_id = ?');
/** Of two facts, the lower number first; the newest of them. */
export const conflictBetween = select(factConflict, 'WHERE fact_a = ? AND fact_b = ? ORDER BY number DESC LIMIT 1');

/** One that nobody resolved. */
export type UnresolvedConflict = Pick<ConflictRow, 'conflict_id' | 'number' | 'fact_a' | 'fact_b'>;
const UNRESOLVED = 'SELECT conflict_id, number, fact_a, fact_b FROM fact_conflict';
/** Of a fact that is their first side, or their second: two lookups by index. */
export const unresolvedByFirst = sqlAny<UnresolvedConflict>(
  UNRESOLVED,
  `fact_a = ? AND project_id = ? AND status <> 'resolved'`,
);
export const unresolvedBySecond = sqlAny<UnresolvedConflict>(
  UNRESOLVED,
  `fact_b = ? AND project_id = ? AND status <> 'resolved'`,
);

export interface WordedConflict extends ConflictRow {
  readonly about: string | null;
  readonly reason: string | null;
  readonly a_number: number;
  readonly a_status: FactState;
  readonly a_claim: string | null;
  readonly b_number: number;
  readonly b_status: FactState;
  readonly b_claim: string | null;
}

const GRAPH = `SELECT ${columnsOf(factConflict, 'k')}, about.body AS about, reason.body AS reason,
   a.number AS a_number, a.status AS a_status, a.claim AS a_claim, b.number AS b_number, b.status AS b_status, b.claim AS b_claim
   FROM fact_conflict k
   JOIN ledger_fact a ON a.fact_id = k.fact_a
   JOIN ledger_fact b ON b.fact_id = k.fact_b
   LEFT JOIN ask_content about ON about.project_id = k.project_id AND about.content_hash = k.about_hash
   LEFT JOIN ask_content reason ON reason.project_id = k.project_id AND reason.content_hash = k.reason_hash`;

export const readConflict = sql<WordedConflict>(`${GRAPH} WHERE k.conflict_id = ? AND k.project_id = ?`);
export const readConflictByNumber = sql<WordedConflict>(`${GRAPH} WHERE k.project_id = ? AND k.number = ?`);
export const listConflicts = sql<WordedConflict>(
  `${GRAPH} WHERE k.project_id = ? AND k.number < ? ORDER BY k.number DESC LIMIT ?`,
);
/** In any of two states, which may be the same. */
export const listConflictsIn = sql<WordedConflict>(
  `${GRAPH} WHERE k.project_id = ? AND k.status IN (?, ?) AND k.number < ? ORDER BY k.number DESC LIMIT ?`,
);
export const conflictsOfFact = sql<WordedConflict>(
  `${GRAPH} WHERE (k.fact_a = ? OR k.fact_b = ?) AND k.project_id = ? ORDER BY k.number LIMIT ?`,
);
