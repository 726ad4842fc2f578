// The tables of what sessions were distilled into, every read of them, and every row that is written.
import { sql } from '../../store/store.ts';
import {
  bigint,
  defineTable,
  nullable,
  select,
  selectAny,
  text,
  textOf,
  timestamp,
  upsertRow,
  uuid,
  type RowOf,
} from '../../store/table.ts';
import type { ObservationKind, Source } from '../observe/contract.ts';
import { agentSessions } from '../queries.ts';
import type { LeftTranscript } from '../t0/contract.ts';
import type { Method, Trigger } from './triggers.ts';

const ofSession = {
  distil_id: uuid,
  project_id: uuid,
  session_ref: uuid,
  agent: text,
  session_id: text,
};

export const observerRuns = defineTable('observer_runs', ['run_id'], {
  run_id: uuid,
  ...ofSession,
  tag: text,
  trigger: textOf<Trigger>(),
  method: textOf<Method>(),
  from_seq: bigint,
  to_seq: bigint,
  t0_hash: text,
  made: bigint,
  withdrawn: bigint,
  rejected: text,
  error: nullable(text),
  started_at: timestamp,
  ended_at: timestamp,
  seq: bigint,
});
export type RunRow = RowOf<typeof observerRuns>;

const said = {
  kind: textOf<ObservationKind>(),
  topic: text,
  source: textOf<Source>(),
  at: timestamp,
  is_correction: bigint,
  subject: nullable(text),
  subject_hash: text,
  value: nullable(text),
  value_hash: nullable(text),
  statement: nullable(text),
  statement_hash: text,
  files: nullable(text),
};

export const observationsT1 = defineTable('observations_t1', ['observation_id'], {
  observation_id: uuid,
  ...ofSession,
  tag: text,
  run_id: uuid,
  rule: text,
  ...said,
  quotes: text,
  quote_texts: nullable(text),
  withdrawn_at: nullable(timestamp),
  seq: bigint,
});
export type ObservationRow = RowOf<typeof observationsT1>;

export const reflectionsT2 = defineTable('reflections_t2', ['reflection_id'], {
  reflection_id: uuid,
  ...ofSession,
  tag: text,
  run_id: uuid,
  ...said,
  is_durable: bigint,
  observation_ids: text,
  withdrawn_at: nullable(timestamp),
  seq: bigint,
});
export type ReflectionRow = RowOf<typeof reflectionsT2>;

export const TAG_SOURCES = ['switch', 'task'] as const;
export type TagSource = (typeof TAG_SOURCES)[number];

export const sessionTags = defineTable('session_tags', ['session_ref', 'seq'], {
  session_ref: uuid,
  source: textOf<TagSource>(),
  from_seq: bigint,
  distil_id: uuid,
  project_id: uuid,
  agent: text,
  session_id: text,
  tag: text,
  set_at: timestamp,
  set_by: text,
  seq: bigint,
});
export type TagRow = RowOf<typeof sessionTags>;

export const sessionExports = defineTable('session_exports', ['export_id'], {
  export_id: uuid,
  ...ofSession,
  folder: text,
  trigger: textOf<Trigger>(),
  to_seq: bigint,
  observations: bigint,
  reflections: bigint,
  slice_key: nullable(uuid),
  t1_hash: text,
  t2_hash: text,
  manifest_hash: text,
  t1: nullable(text),
  t2: nullable(text),
  manifest: nullable(text),
  made_at: timestamp,
  seq: bigint,
});
export type ExportRow = RowOf<typeof sessionExports>;

export const distilSessions = defineTable('distil_sessions', ['agent', 'session_id'], {
  agent: text,
  session_id: text,
  sealed_event_at: nullable(timestamp),
  export_id: nullable(uuid),
  job_id: nullable(uuid),
  error: nullable(text),
  changed_at: timestamp,
  transcript_left: nullable(textOf<LeftTranscript>()),
});

/** Its statements are in `triggers.ts`; the declaration is what an erasure and the test of tables find it by. */
export const distilWakes = defineTable('distil_wakes', ['wake'], { wake: text, awake_until: timestamp });

// ── From events ──────────────────────────────────────────────────────────────────────────────────────────────

/** Their words are written beside them, and stay where a row is made again. */
export const WORDS = ['subject', 'value', 'statement', 'files'] as const;

export const upsertRun = upsertRow(observerRuns);
export const upsertObservation = upsertRow(observationsT1, { without: [...WORDS, 'quote_texts'] });
export const upsertReflection = upsertRow(reflectionsT2, { without: [...WORDS] });
export const upsertTag = upsertRow(sessionTags);
export const upsertExport = upsertRow(sessionExports, { without: ['t1', 't2', 'manifest'] });
export const withdrawObservation = sql('UPDATE observations_t1 SET withdrawn_at = ?, seq = ? WHERE observation_id = ?');
export const restoreObservation = sql(
  'UPDATE observations_t1 SET withdrawn_at = NULL, run_id = ?, seq = ? WHERE observation_id = ?',
);
export const withdrawReflection = sql('UPDATE reflections_t2 SET withdrawn_at = ?, seq = ? WHERE reflection_id = ?');
export const restoreReflection = sql(
  'UPDATE reflections_t2 SET withdrawn_at = NULL, run_id = ?, seq = ? WHERE reflection_id = ?',
);

// ── Words ────────────────────────────────────────────────────────────────────────────────────────────────────

export const setObservationWords = sql(
  'UPDATE observations_t1 SET subject = ?, value = ?, statement = ?, files = ?, quote_texts = ? WHERE observation_id = ?',
);
export const setReflectionWords = sql(
  'UPDATE reflections_t2 SET subject = ?, value = ?, statement = ?, files = ? WHERE reflection_id = ?',
);
export const setExportTexts = sql('UPDATE session_exports SET t1 = ?, t2 = ?, manifest = ? WHERE export_id = ?');

// ── Reads ────────────────────────────────────────────────────────────────────────────────────────────────────

export const readRun = select(observerRuns, 'WHERE run_id = ?');
export const lastRun = select(observerRuns, 'WHERE session_ref = ? ORDER BY seq DESC LIMIT 1');
export const runsOf = select(observerRuns, 'WHERE session_ref = ? ORDER BY seq');
export const observationsOf = select(observationsT1, 'WHERE session_ref = ? ORDER BY tag, at, observation_id');
export const reflectionsOf = select(reflectionsT2, 'WHERE session_ref = ? ORDER BY tag, at, reflection_id');
export const observationsOfSessions = selectAny(observationsT1, 'session_ref = ?');
export const reflectionsOfSessions = selectAny(reflectionsT2, 'session_ref = ?');
export const anyReflections = selectAny(reflectionsT2, 'reflection_id = ? AND project_id = ?');
export const anyObservations = selectAny(observationsT1, 'observation_id = ? AND project_id = ?');
/** At most two: one is meant only where there is no other. */
export const observationsBetween = select(
  observationsT1,
  'WHERE project_id = ? AND observation_id >= ? AND observation_id <= ? LIMIT 2',
);
export const tagsOf = select(sessionTags, 'WHERE session_ref = ? ORDER BY seq');
export const readExport = select(sessionExports, 'WHERE export_id = ?');
/** Whose bundle is kept. */
export const exportsOfProject = select(
  sessionExports,
  'WHERE project_id = ? AND manifest IS NOT NULL AND export_id > ? ORDER BY export_id LIMIT ?',
);
export const lastExport = select(sessionExports, 'WHERE session_ref = ? ORDER BY seq DESC LIMIT 1');
/** The newest first; those behind the first of them are too many. */
export const fullExports = select(sessionExports, 'WHERE manifest IS NOT NULL ORDER BY made_at DESC, export_id DESC');

/**
 * Sealed once it has ended or said nothing for long, unless it was as it is now: agents may write the end of a transcript after they told of
 * the session's end. The oldest first.
 */
export const sessionsToSeal = sql<RowOf<typeof agentSessions>>(
  `SELECT ${Object.keys(agentSessions.columns)
    .map((name) => `s.${name}`)
    .join(', ')}
   FROM agent_sessions s LEFT JOIN distil_sessions d ON d.agent = s.agent AND d.session_id = s.session_id
   WHERE s.project_id IS NOT NULL AND (s.ended_at IS NOT NULL OR s.last_event_at < ?)
     AND (d.sealed_event_at IS NULL OR d.sealed_event_at <> s.last_event_at OR EXISTS (
       SELECT 1 FROM session_exports e JOIN observer_runs r ON r.session_ref = e.session_ref AND r.to_seq > e.to_seq
       WHERE e.export_id = d.export_id))
     AND (? = '' OR CAST(s.project_id AS TEXT) = ?)
   ORDER BY s.last_event_at, s.agent, s.session_id LIMIT ?`,
);
export const sessionsOfProject = select(
  agentSessions,
  'WHERE project_id = ? ORDER BY last_event_at DESC, agent, session_id LIMIT ?',
);
export const openSessionsOf = select(agentSessions, 'WHERE owner = ? AND ended_at IS NULL');
/** Those whose new words may have become many since an observer looked. */
export const openSessions = select(
  agentSessions,
  'WHERE project_id IS NOT NULL AND ended_at IS NULL AND last_event_at >= ? ORDER BY last_event_at LIMIT ?',
);

export const upsertProgress = upsertRow(distilSessions, { without: ['transcript_left'] });
export const readProgress = select(distilSessions, 'WHERE agent = ? AND session_id = ?');
export const noteError = sql(
  `INSERT INTO distil_sessions (agent, session_id, error, changed_at) VALUES (?, ?, ?, ?)
   ON CONFLICT (agent, session_id) DO UPDATE SET error = excluded.error, changed_at = excluded.changed_at`,
);

export const noteTranscript = sql(
  `INSERT INTO distil_sessions (agent, session_id, transcript_left, changed_at) VALUES (?, ?, ?, ?)
   ON CONFLICT (agent, session_id) DO UPDATE SET transcript_left = excluded.transcript_left`,
);
/** Of every project, those that said something lately. */
export const countLeftTranscripts = sql<{ transcript_left: LeftTranscript; sessions: number }>(
  `SELECT d.transcript_left, count(*) AS sessions FROM distil_sessions d
   JOIN agent_sessions s ON s.agent = d.agent AND s.session_id = d.session_id
   WHERE d.transcript_left IS NOT NULL AND s.last_event_at >= ? GROUP BY d.transcript_left ORDER BY d.transcript_left`,
);

/** What a worker could begin by then. */
export const jobsDueBy = sql<{ jobs: number }>(
  `SELECT count(*) AS jobs FROM jobs
   WHERE kind = ? AND (state IN ('ready', 'waiting') OR (state = 'scheduled' AND run_at <= ?))`,
);
export const jobsOfLanes = sql<{ lane: string; state: string; last_error: string | null }>(
  'SELECT lane, state, last_error FROM jobs WHERE kind = ? AND lane IS NOT NULL ORDER BY job_id',
);

/** How many rows there are of a stream. */
export const countRows = sql<Record<'runs' | 'observations' | 'reflections' | 'tags' | 'exports', number>>(
  `SELECT
     (SELECT count(*) FROM observer_runs WHERE distil_id = s.workflow_id) AS runs,
     (SELECT count(*) FROM observations_t1 WHERE distil_id = s.workflow_id) AS observations,
     (SELECT count(*) FROM reflections_t2 WHERE distil_id = s.workflow_id) AS reflections,
     (SELECT count(*) FROM session_tags WHERE distil_id = s.workflow_id) AS tags,
     (SELECT count(*) FROM session_exports WHERE distil_id = s.workflow_id) AS exports
   FROM streams s WHERE s.workflow_id = ?`,
);
export const readCounter = sql<{ body: string }>(
  `SELECT body FROM state_entities WHERE workflow_id = ? AND collection = 'counter' AND entity_id = 'counter'`,
);

// ── Erasing ──────────────────────────────────────────────────────────────────────────────────────────────────

export const observationsAfter = select(observationsT1, 'WHERE observation_id > ? ORDER BY observation_id LIMIT ?');
export const reflectionsAfter = select(reflectionsT2, 'WHERE reflection_id > ? ORDER BY reflection_id LIMIT ?');
export const exportsAfter = select(
  sessionExports,
  'WHERE manifest IS NOT NULL AND export_id > ? ORDER BY export_id LIMIT ?',
);
export const observationsById = selectAny(observationsT1, 'observation_id = ?');
export const reflectionsById = selectAny(reflectionsT2, 'reflection_id = ?');
