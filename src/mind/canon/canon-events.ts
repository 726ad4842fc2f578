// The events of a project's canon and the state that they add up to: ids, numbers and keyed hashes. The words stand beside the ledger.
import { z } from 'zod';
import { defineEvent, type EntitiesOf, type NewEvent } from '../../ledger/contract.ts';
import { OBSERVATION_KINDS, SOURCES } from '../observe/contract.ts';
import { CANON_REASONS, CANON_STATES } from './contract.ts';
import { CANON_LIMITS } from './rules.ts';

/** `<key id>:<64 hex digits>`. */
const keyed = z.string().regex(/^[0-9a-f]{16}:[0-9a-f]{64}$/);
/** What a claim is compared by. */
const claim = z.string().max(400);
const many = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(CANON_LIMITS.perEvent);

const changeSchema = z.strictObject({
  entry_id: z.string(),
  number: z.int().min(1),
  revision: z.int().min(1),
  state: z.enum(CANON_STATES),
  reason: z.enum(CANON_REASONS).nullable(),
  kind: z.enum(OBSERVATION_KINDS),
  topic: z.string(),
  tag: z.string(),
  subject_key: keyed,
  claim_key: claim,
  says_key: claim.nullable(),
  /** Of its sentence; null where that was erased. */
  summary_hash: keyed.nullable(),
  /** The reflection or the act whose words it has. */
  words_from: z.string().nullable(),
  confidence_bps: z.int(),
  freshness_score: z.int().min(0),
  newest_at: z.string(),
  stale_at: z.string().nullable(),
  supersedes_entry_id: z.string().nullable(),
  conflicts_with: z.array(z.string()).max(CANON_LIMITS.conflicts),
  evidence_refs: z.array(z.string()).max(CANON_LIMITS.evidenceRefs),
  evidence_count: z.int().min(0),
  is_pinned: z.boolean(),
});
/** An entry as it stands after an event. */
export type EntryChange = z.output<typeof changeSchema>;

const evidenceSchema = z.strictObject({
  reflection_id: z.string(),
  number: z.int().min(1),
  agent: z.string(),
  session_id: z.string(),
  tag: z.string(),
  kind: z.enum(OBSERVATION_KINDS),
  topic: z.string(),
  source: z.enum(SOURCES),
  at: z.string(),
  is_correction: z.boolean(),
  subject_key: keyed,
  value_key: keyed.nullable(),
  statement_key: keyed,
});
export type TakenEvidence = z.output<typeof evidenceSchema>;

const ofProject = { project_id: z.string() };
const changed = defineEvent({
  version: 1,
  payload: z.strictObject({ ...ofProject, entries: many(changeSchema) }),
});

/** What a person did. Fields that its type does not use are null or empty. */
const actSchema = z.strictObject({
  ...ofProject,
  act_id: z.string(),
  number: z.int().min(1),
  entry_id: z.string(),
  subject_key: keyed,
  claim_key: claim,
  into_entry_id: z.string().nullable(),
  into_subject_key: keyed.nullable(),
  into_claim_key: claim.nullable(),
  says_key: claim.nullable(),
  to_revision: z.int().min(1).nullable(),
  tag: z.string().nullable(),
  /** Wordings that are not learned again. */
  statement_keys: z.array(keyed).max(CANON_LIMITS.evidenceRefs),
  words_hash: keyed.nullable(),
  reason_hash: keyed.nullable(),
});
export type ActPayload = z.output<typeof actSchema>;
const act = defineEvent({ version: 1, payload: actSchema });

export const canonEvents = {
  'canon.evidence_taken': defineEvent({
    version: 1,
    payload: z.strictObject({ ...ofProject, slice_id: z.string().nullable(), evidence: many(evidenceSchema) }),
  }),
  /** What it was taken from was rewound or rolled back. */
  'canon.evidence_withdrawn': defineEvent({
    version: 1,
    payload: z.strictObject({ ...ofProject, reflection_ids: many(z.string()) }),
  }),
  /** It counts again: the conversation went back to where it was said. */
  'canon.evidence_restored': defineEvent({
    version: 1,
    payload: z.strictObject({ ...ofProject, reflection_ids: many(z.string()) }),
  }),
  'canon.entries_added': changed,
  'canon.entries_revised': changed,
  'canon.entries_superseded': changed,
  'canon.entries_conflicted': changed,
  'canon.entries_staled': changed,
  'canon.entries_ended': changed,
  /** Further evidence of the same: no new revision. */
  'canon.entries_confirmed': changed,
  'canon.slice_applied': defineEvent({
    version: 1,
    payload: z.strictObject({
      ...ofProject,
      slice_id: z.string(),
      agent: z.string(),
      session_id: z.string(),
      tag: z.string(),
      evidence: z.int(),
      /** The canon had them already. */
      known: z.int(),
      /** They speak of work under way, or are of the session alone. */
      refused: z.int(),
      withdrawn: z.int(),
      last_artifact_ts: z.string().nullable(),
      last_artifact_id: z.string().nullable(),
    }),
  }),
  'canon.pinned': act,
  'canon.unpinned': act,
  'canon.corrected': act,
  'canon.rejected': act,
  'canon.merged': act,
  'canon.reverted': act,
  'canon.forgotten': act,
} as const;

export type CanonEvents = typeof canonEvents;
export type NewCanonEvent = NewEvent<CanonEvents>;

/** The one entity that counts, in every stream. */
export const COUNTER = 'counter';

export const canonCollections = {
  /** Numbers entries, evidence and acts, and counts revisions: what every table must hold. */
  counter: z.strictObject({ entries: z.int(), revisions: z.int(), evidence: z.int(), acts: z.int() }),
  entries: z.strictObject({ number: z.int(), revision: z.int(), state: z.enum(CANON_STATES) }),
};
export type CanonEntities = EntitiesOf<typeof canonCollections>;
