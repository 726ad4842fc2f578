// The tables of the canon, every read of them, and every row that is written. Words that were erased are NULL.
import { sqlAny } from '../../store/rows.ts';
import { sql } from '../../store/store.ts';
import {
  bigint,
  defineTable,
  insertRows,
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
} from '../../store/table.ts';
import type { ObservationKind, Source } from '../observe/contract.ts';
import type { CanonReason, CanonState } from './contract.ts';
import type { ActType } from './fold-acts.ts';
import { WORTH } from './worth.ts';

export const canonEntries = defineTable('canon_entries', ['entry_id'], {
  entry_id: uuid,
  canon_id: uuid,
  project_id: uuid,
  number: bigint,
  revision: bigint,
  state: textOf<CanonState>(),
  reason: nullable(textOf<CanonReason>()),
  kind: textOf<ObservationKind>(),
  topic: text,
  tag: text,
  subject: nullable(text),
  subject_key: text,
  claim_key: text,
  says_key: nullable(text),
  summary: nullable(text),
  summary_hash: nullable(text),
  words_from: nullable(text),
  confidence_bps: bigint,
  freshness_score: bigint,
  newest_at: timestamp,
  stale_at: nullable(timestamp),
  supersedes_entry_id: nullable(uuid),
  conflicts_json: text,
  evidence_refs_json: text,
  evidence_count: bigint,
  is_pinned: bigint,
  files_json: nullable(text),
  created_at: timestamp,
  updated_at: timestamp,
  seq: bigint,
});
export type EntryRow = RowOf<typeof canonEntries>;

export const canonEntryRevisions = defineTable('canon_entry_revisions', ['entry_id', 'revision'], {
  entry_id: uuid,
  revision: bigint,
  canon_id: uuid,
  project_id: uuid,
  state: textOf<CanonState>(),
  reason: nullable(textOf<CanonReason>()),
  kind: textOf<ObservationKind>(),
  topic: text,
  tag: text,
  says_key: nullable(text),
  summary: nullable(text),
  summary_hash: nullable(text),
  words_from: nullable(text),
  confidence_bps: bigint,
  freshness_score: bigint,
  supersedes_entry_id: nullable(uuid),
  conflicts_json: text,
  evidence_refs_json: text,
  is_pinned: bigint,
  created_at: timestamp,
  created_by: text,
  seq: bigint,
});
export type RevisionRow = RowOf<typeof canonEntryRevisions>;

export const canonEvidence = defineTable('canon_evidence', ['reflection_id'], {
  reflection_id: uuid,
  canon_id: uuid,
  project_id: uuid,
  number: bigint,
  slice_id: nullable(uuid),
  agent: text,
  session_id: text,
  tag: text,
  kind: textOf<ObservationKind>(),
  topic: text,
  source: textOf<Source>(),
  at: timestamp,
  is_correction: bigint,
  is_withdrawn: bigint,
  subject_key: text,
  value_key: nullable(text),
  statement_key: text,
  subject: nullable(text),
  value: nullable(text),
  statement: nullable(text),
  files_json: nullable(text),
  taken_at: timestamp,
  seq: bigint,
});
export type EvidenceRow = RowOf<typeof canonEvidence>;

export const canonActs = defineTable('canon_acts', ['act_id'], {
  act_id: uuid,
  canon_id: uuid,
  project_id: uuid,
  number: bigint,
  type: textOf<ActType>(),
  entry_id: uuid,
  subject_key: text,
  claim_key: text,
  into_entry_id: nullable(uuid),
  into_subject_key: nullable(text),
  into_claim_key: nullable(text),
  says_key: nullable(text),
  to_revision: nullable(bigint),
  tag: nullable(text),
  statement_keys_json: text,
  words: nullable(text),
  words_hash: nullable(text),
  why: nullable(text),
  reason_hash: nullable(text),
  at: timestamp,
  actor: text,
  seq: bigint,
});
export type ActRow = RowOf<typeof canonActs>;

export const projectWatermarks = defineTable('project_watermarks', ['scope_key'], {
  scope_key: text,
  canon_id: uuid,
  project_id: uuid,
  tag: text,
  last_artifact_ts: timestamp,
  last_artifact_id: uuid,
  slices: bigint,
  updated_at: timestamp,
  seq: bigint,
});
export type WatermarkRow = RowOf<typeof projectWatermarks>;

export const canonDigests = defineTable('canon_digests', ['entry_id'], {
  entry_id: uuid,
  project_id: uuid,
  tag: text,
  digest: text,
});
export type DigestRow = RowOf<typeof canonDigests>;

export const canonSums = defineTable('canon_sums', ['project_id', 'tag'], {
  project_id: uuid,
  tag: text,
  entries: bigint,
  digest: text,
});
export type SumRow = RowOf<typeof canonSums>;

export const canonNames = defineTable('canon_names', ['project_id', 'what', 'name', 'entry_id'], {
  project_id: uuid,
  what: textOf<'error' | 'file'>(),
  name: text,
  entry_id: uuid,
});
export type NameRow = RowOf<typeof canonNames>;

// ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────

const KEPT = ['subject', 'summary', 'files_json'] as const;
export const upsertEntries = upsertRows(canonEntries, { without: KEPT, once: ['created_at'] });
export const insertRevisions = insertRows(canonEntryRevisions);
export const insertEvidence = insertRows(canonEvidence);
export const insertActs = insertRows(canonActs);
export const upsertWatermark = upsertRow(projectWatermarks);
export const withdrawEvidence = sql('UPDATE canon_evidence SET is_withdrawn = 1, seq = ? WHERE reflection_id = ?');
export const restoreEvidence = sql('UPDATE canon_evidence SET is_withdrawn = 0, seq = ? WHERE reflection_id = ?');

export const upsertDigests = upsertRows(canonDigests);
export const deleteDigest = sql('DELETE FROM canon_digests WHERE entry_id = ?');
export const deleteDigests = sql('DELETE FROM canon_digests WHERE project_id = ?');
export const upsertSums = upsertRows(canonSums);
export const deleteSums = sql('DELETE FROM canon_sums WHERE project_id = ?');

export const insertNames = insertRows(canonNames);
export const deleteNames = sql('DELETE FROM canon_names WHERE entry_id = ?');
export const deleteNamesOfProject = sql('DELETE FROM canon_names WHERE project_id = ?');

export const setEntryWords = sql(
  'UPDATE canon_entries SET subject = ?, summary = ?, files_json = ? WHERE entry_id = ?',
);
export const setRevisionWords = sql('UPDATE canon_entry_revisions SET summary = ? WHERE entry_id = ? AND revision = ?');
export const setEvidenceWords = sql(
  'UPDATE canon_evidence SET subject = ?, value = ?, statement = ?, files_json = ? WHERE reflection_id = ?',
);
export const setActWords = sql('UPDATE canon_acts SET words = ?, why = ? WHERE act_id = ?');

export const eraseRevisions = sql('UPDATE canon_entry_revisions SET summary = NULL WHERE entry_id = ?');
export const eraseActs = sql('UPDATE canon_acts SET words = NULL, why = NULL WHERE entry_id = ?');

// ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────

export const evidenceOfSubjects = selectAny(canonEvidence, 'project_id = ? AND subject_key = ?', { mapped: true });
export const subjectsOfStatements = sqlAny<{ subject_key: string }>(
  'SELECT DISTINCT subject_key FROM canon_evidence',
  'project_id = ? AND statement_key = ?',
);
export const evidenceByIds = selectAny(canonEvidence, 'reflection_id = ? AND project_id = ?');
export const evidenceOfSession = select(
  canonEvidence,
  'WHERE project_id = ? AND agent = ? AND session_id = ? ORDER BY number LIMIT ?',
);
export const entriesOfSubjects = selectAny(canonEntries, 'project_id = ? AND subject_key = ?');
export const entriesByIds = selectAny(canonEntries, 'entry_id = ? AND project_id = ?');
export const actsOfSubjects = selectAny(canonActs, 'project_id = ? AND subject_key = ?');
export const actsIntoSubjects = selectAny(
  canonActs,
  'project_id = ? AND into_subject_key = ? AND into_subject_key IS NOT NULL',
);
export const knownIds = sqlAny<{ reflection_id: string; is_withdrawn: number; subject_key: string }>(
  'SELECT reflection_id, is_withdrawn, subject_key FROM canon_evidence',
  'reflection_id = ? AND project_id = ?',
);
export const entryByNumber = select(canonEntries, 'WHERE project_id = ? AND number = ?');
export const entriesByNumbers = selectAny(canonEntries, 'project_id = ? AND number = ?');
export const entryById = select(canonEntries, 'WHERE project_id = ? AND entry_id = ?');
export const activeEntries = select(
  canonEntries,
  "WHERE project_id = ? AND state = 'active' AND (? = '' OR tag = ? OR tag = '*') ORDER BY number",
  { mapped: true },
);
export const activeOfKind = select(
  canonEntries,
  "WHERE project_id = ? AND state = 'active' AND kind = ? ORDER BY number",
  { mapped: true },
);
/** Of one tag, those that are worth the most first. */
export const worthiestEntries = select(
  canonEntries,
  `WHERE project_id = ? AND tag = ? AND state = 'active' ORDER BY ${WORTH} DESC, number LIMIT ?`,
  { mapped: true },
);
/** Of one tag, those that others contradict. */
export const contradictingEntries = select(
  canonEntries,
  "WHERE project_id = ? AND tag = ? AND state = 'active' AND conflicts_json <> '[]'",
  { mapped: true },
);
export const countActive = sql<{ entries: number }>(
  "SELECT count(*) AS entries FROM canon_entries WHERE project_id = ? AND state = 'active' AND tag IN (?, '*')",
);
export const digestsByIds = selectAny(canonDigests, 'entry_id = ?');
export const sumsOf = select(canonSums, 'WHERE project_id = ? ORDER BY tag');
export const projectsWithCanon = sql<Pick<EntryRow, 'project_id'>>(
  'SELECT DISTINCT project_id FROM canon_entries ORDER BY project_id',
);
/** Those that have no words any more. */
export const revisionsErased = sql<Pick<EntryRow, 'project_id' | 'number' | 'revision'>>(
  `SELECT e.project_id, e.number, r.revision FROM canon_entries e
   JOIN canon_entry_revisions r ON r.entry_id = e.entry_id WHERE r.summary IS NULL`,
);
export const entriesAfter = select(canonEntries, 'WHERE project_id = ? AND number > ? ORDER BY number LIMIT ?');
/** By what has their words. */
export const revisionsFrom = selectAny(canonEntryRevisions, 'words_from = ? AND project_id = ?');
export const revisionsOf = select(canonEntryRevisions, 'WHERE entry_id = ? ORDER BY revision DESC LIMIT ?');
export const revisionAt = select(canonEntryRevisions, 'WHERE entry_id = ? AND revision = ?');
export const actsOfEntry = select(canonActs, 'WHERE entry_id = ? ORDER BY number');
export const supersededBy = select(canonEntries, 'WHERE project_id = ? AND supersedes_entry_id = ? ORDER BY number');

/** What was saved outside of every session, and not taken back. */
export const learningsOf = sql<Pick<EvidenceRow, 'reflection_id' | 'kind' | 'statement' | 'at'>>(
  `SELECT reflection_id, kind, statement, at FROM canon_evidence
   WHERE project_id = ? AND session_id = ? AND is_withdrawn = 0 ORDER BY number`,
);

/** Subjects in the order of their keys: everything, page by page. */
export const subjectsAfter = sql<{ subject_key: string }>(
  `SELECT DISTINCT subject_key FROM canon_evidence WHERE project_id = ? AND subject_key > ? ORDER BY subject_key LIMIT ?`,
);
/** Those with an entry that has come of age. */
export const subjectsDue = sql<{ subject_key: string }>(
  `SELECT DISTINCT subject_key FROM canon_entries
   WHERE project_id = ? AND state = 'active' AND stale_at IS NOT NULL AND stale_at <= ? ORDER BY subject_key LIMIT ?`,
);
/** Those whose entries name files: of these, which files are there decides. */
export const entriesWithFiles = sql<Pick<EntryRow, 'number' | 'subject_key' | 'files_json' | 'state' | 'reason'>>(
  `SELECT number, subject_key, files_json, state, reason FROM canon_entries
   WHERE project_id = ? AND number > ? AND files_json IS NOT NULL AND files_json <> '[]' AND state IN ('active', 'stale')
   ORDER BY number LIMIT ?`,
);
export const projectsKnown = sql<{ project_id: string }>('SELECT DISTINCT project_id FROM canon_evidence');

export const watermarksOf = select(projectWatermarks, 'WHERE project_id = ? ORDER BY tag');
export const readWatermark = select(projectWatermarks, 'WHERE scope_key = ?');

export const countStates = sql<{ state: CanonState; entries: number }>(
  'SELECT state, count(*) AS entries FROM canon_entries WHERE project_id = ? GROUP BY state ORDER BY state',
);

/** How many rows there are, beside what the stream's counter says. */
export const countRows = sql<{
  entries: number;
  revisions: number;
  evidence: number;
  acts: number;
  counter: string | null;
}>(
  `SELECT (SELECT count(*) FROM canon_entries WHERE canon_id = s.workflow_id) AS entries,
     (SELECT count(*) FROM canon_entry_revisions WHERE canon_id = s.workflow_id) AS revisions,
     (SELECT count(*) FROM canon_evidence WHERE canon_id = s.workflow_id) AS evidence,
     (SELECT count(*) FROM canon_acts WHERE canon_id = s.workflow_id) AS acts,
     (SELECT body FROM state_entities WHERE workflow_id = s.workflow_id AND collection = 'counter' AND entity_id = 'counter')
       AS counter
   FROM streams s WHERE s.workflow_id = ?`,
);

// ── Erasing ──────────────────────────────────────────────────────────────────────────────────────────────────

export const evidenceAfter = select(
  canonEvidence,
  'WHERE project_id = ? AND number > ? AND statement IS NOT NULL ORDER BY number LIMIT ?',
);
export const wordsOfSession = select(
  canonEvidence,
  'WHERE project_id = ? AND agent = ? AND session_id = ? AND statement IS NOT NULL ORDER BY number',
);
export const actsAfter = select(canonActs, 'WHERE project_id = ? AND number > ? ORDER BY number LIMIT ?');
export const revisionsWithWords = select(
  canonEntryRevisions,
  'WHERE entry_id = ? AND summary IS NOT NULL ORDER BY revision',
);
export const allRevisionsAfter = select(
  canonEntryRevisions,
  'WHERE project_id = ? AND (entry_id, revision) > (?, ?) AND summary IS NOT NULL ORDER BY entry_id, revision LIMIT ?',
);
export const projectsOfCanon = sql<{ project_id: string }>('SELECT DISTINCT project_id FROM canon_entries');
