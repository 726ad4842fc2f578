// What observing, reflecting and finalizing a session are asked and answer, what they refuse, and what they need of the tiers beside them.
import { z } from 'zod';
import { OBSERVATION_KINDS, SOURCES } from '../observe/contract.ts';
import { LEFT_TRANSCRIPTS } from '../t0/contract.ts';
import { METHODS, TRIGGERS } from './triggers.ts';

const sessionRef = z.string().min(1).max(200).describe('Its id, as `session list` shows it, or its owner id');
const ofSession = {
  session: sessionRef.optional(),
  agent: z.string().max(50).optional().describe('The agent of that session, where two have one of that id'),
  project_id: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Its id or its name; by default the project whose root holds the working directory, else the only one'),
};

// ── Observing ────────────────────────────────────────────────────────────────────────────────────────────────

export const runObserverInput = z.strictObject(ofSession);
export type RunObserver = z.output<typeof runObserverInput>;

const rejectedSchema = z.record(z.string(), z.int()).describe('How many candidates were left out, by reason');

export const runSchema = z.strictObject({
  run_id: z.string(),
  agent: z.string(),
  session_id: z.string(),
  tag: z.string().describe('The tag at its last event'),
  trigger: z.enum(TRIGGERS),
  method: z.enum(METHODS).describe('fallback: a model was asked, and what the rules gave is kept'),
  from_seq: z.int().describe('The first event of T0 that was new to it'),
  to_seq: z.int(),
  made: z.int().describe('Observations that it added'),
  withdrawn: z.int().describe('Observations that no longer hold, as of what the agent took back'),
  rejected: rejectedSchema,
  error: z.string().nullable(),
  started_at: z.string(),
  ended_at: z.string(),
});
export type ObserverRun = z.output<typeof runSchema>;

export const runObserverOutput = z.strictObject({
  runs: z.array(runSchema.extend({ created: z.boolean().describe('False where nothing was new') })),
});
export type RanObserver = z.output<typeof runObserverOutput>;

// ── Queueing ─────────────────────────────────────────────────────────────────────────────────────────────────

export const enqueueSessionInput = z.strictObject({
  session: sessionRef,
  agent: ofSession.agent,
  finalize: z.boolean().default(false).describe('Whether the session is sealed too'),
});
export type EnqueueSession = z.output<typeof enqueueSessionInput>;
export const enqueueSessionOutput = z.strictObject({
  agent: z.string(),
  session_id: z.string(),
  job_id: z.string(),
  created: z.boolean().describe('False where it waited already'),
});
export type EnqueuedSession = z.output<typeof enqueueSessionOutput>;

// ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────

export const listObservationsInput = z.strictObject({
  ...ofSession,
  tag: z.string().max(60).optional().describe('Only those of this tag'),
  withdrawn: z.boolean().default(false).describe('Also those that no longer hold'),
  limit: z.int().min(1).max(1_000).default(200).describe('At most this many'),
});
export type ListObservations = z.output<typeof listObservationsInput>;

const quoteSchema = z.strictObject({
  t0_id: z.string(),
  of: z.enum(['text', 'command']),
  start: z.int(),
  end: z.int(),
  text: z.string().nullable().describe('Null once it was erased'),
});

export const observationSchema = z.strictObject({
  observation_id: z.string(),
  run_id: z.string(),
  agent: z.string(),
  session_id: z.string(),
  tag: z.string(),
  rule: z.string(),
  kind: z.enum(OBSERVATION_KINDS),
  topic: z.string(),
  source: z.enum(SOURCES),
  subject: z.string().nullable(),
  value: z.string().nullable(),
  statement: z.string().nullable().describe('Null once it was erased'),
  files: z.array(z.string()),
  is_correction: z.boolean(),
  at: z.string(),
  quotes: z.array(quoteSchema),
  withdrawn_at: z.string().nullable(),
});
export type ListedObservation = z.output<typeof observationSchema>;

export const reflectionSchema = z.strictObject({
  reflection_id: z.string(),
  agent: z.string(),
  session_id: z.string(),
  tag: z.string(),
  kind: z.enum(OBSERVATION_KINDS),
  topic: z.string(),
  source: z.enum(SOURCES),
  subject: z.string().nullable(),
  value: z.string().nullable(),
  statement: z.string().nullable(),
  files: z.array(z.string()),
  is_correction: z.boolean(),
  is_durable: z.boolean().describe('Whether consolidation may take it up'),
  observation_ids: z.array(z.string()),
  at: z.string(),
  withdrawn_at: z.string().nullable(),
});
export type ListedReflection = z.output<typeof reflectionSchema>;

export const listObservationsOutput = z.strictObject({
  observations: z.array(observationSchema),
  reflections: z.array(reflectionSchema),
});
export type ListedObservations = z.output<typeof listObservationsOutput>;

// ── Finalizing ───────────────────────────────────────────────────────────────────────────────────────────────

export const finalizeInput = z.strictObject(ofSession);
export type Finalize = z.output<typeof finalizeInput>;

const manifestFile = z.strictObject({ name: z.string(), bytes: z.int(), sha256: z.string() });

/** `manifest.json` of a bundle. Nothing in it depends on when or how often it was made. */
export const manifestSchema = z.strictObject({
  version: z.literal(1),
  export_id: z.string(),
  project_id: z.string(),
  agent: z.string(),
  session_id: z.string(),
  folder: z.string().describe('Its folder under `mind/insight` of the home'),
  sealed_at: z.string().describe('When its newest event happened'),
  to_seq: z.int().describe('The newest event of T0 that it covers'),
  tags: z.array(z.string()),
  observations: z.int(),
  reflections: z.int(),
  durable: z.int().describe('Reflections that consolidation may take up'),
  slice_key: z.string().nullable().describe('Null where there is nothing to consolidate'),
  files: z.array(manifestFile),
});
export type Manifest = z.output<typeof manifestSchema>;

export const finalizeOutput = z.strictObject({
  sessions: z.array(
    z.strictObject({
      agent: z.string(),
      session_id: z.string(),
      manifest: manifestSchema,
      job_id: z
        .string()
        .nullable()
        .describe('The job that consolidates it; null where there is nothing to consolidate'),
      created: z.boolean().describe('False where it was finalized before, with the same result'),
    }),
  ),
});
export type Finalized = z.output<typeof finalizeOutput>;

// ── The bundle ───────────────────────────────────────────────────────────────────────────────────────────────

export const showBundleInput = z.strictObject({ ...ofSession, session: sessionRef });
export type ShowBundle = z.output<typeof showBundleInput>;

export const showBundleOutput = z.strictObject({
  agent: z.string(),
  session_id: z.string(),
  bundle: z
    .strictObject({
      manifest: manifestSchema.nullable().describe('Null once it was dropped; its hashes are kept'),
      t1: z.string().nullable().describe('`t1.md`: the observations'),
      t2: z.string().nullable().describe('`t2.md`: the reflections'),
      trigger: z.enum(TRIGGERS),
      made_at: z.string(),
    })
    .nullable()
    .describe('The newest one; null before the session was sealed'),
});
export type ShownBundle = z.output<typeof showBundleOutput>;

// ── Status ───────────────────────────────────────────────────────────────────────────────────────────────────

export const statusInput = z.strictObject({
  project_id: ofSession.project_id,
  session: z.string().min(1).max(200).optional().describe('Only this one, by its id'),
  after: z.string().max(1_000).optional().describe('next_after of the page of `session list` before it'),
  limit: z.int().min(1).max(500).default(50).describe('At most this many sessions, the latest first'),
});
export type MindStatusInput = z.output<typeof statusInput>;

const laneSchema = z.strictObject({
  agent: z.string(),
  session_id: z.string(),
  tag: z.string(),
  observed_seq: z.int().describe('The newest event of T0 that an observer has seen'),
  observations: z.int(),
  reflections: z.int(),
  runs: z.int(),
  fallbacks: z.int(),
  state: z.enum(['queued', 'running', 'open', 'done', 'error', 'dead']),
  error: z.string().nullable(),
  transcript_left: z
    .enum(LEFT_TRANSCRIPTS)
    .nullable()
    .describe('Why the record that its hooks named was not taken; null where it was, or there is none'),
  finalized_at: z.string().nullable(),
});
export type MindLane = z.output<typeof laneSchema>;

export const statusOutput = z.strictObject({
  project_id: z.string(),
  canon_hash: z.string().nullable().describe('SHA-256 over what the canon holds; null before it holds anything'),
  attention: z
    .strictObject({
      waiting: z.int().describe('What waits for more than a day'),
      failing: z.int().describe('What failed three times or more'),
      says: z.string(),
      todo: z.string().describe('What to do'),
    })
    .nullable()
    .describe('Where the mind has stopped learning; null where all is well'),
  jobs: z.strictObject({ queued: z.int(), running: z.int(), dead: z.int() }),
  lanes: z.array(laneSchema),
});
export type MindStatus = z.output<typeof statusOutput>;
