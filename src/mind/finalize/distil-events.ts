// The events of what a project's sessions were distilled into: ids, numbers, names of rules and keyed hashes. The words stand beside the ledger.
import { z } from 'zod';
import { defineEvent, type EntitiesOf, type NewEvent } from '../../ledger/contract.ts';
import { OBSERVATION_KINDS, SOURCES } from '../observe/contract.ts';
import { TAG_SOURCES } from './queries.ts';
import { METHODS, TRIGGERS } from './triggers.ts';

/** `<key id>:<64 hex digits>`. */
const keyed = z.string().regex(/^[0-9a-f]{1,64}:[0-9a-f]{64}$/);
const count = z.int().min(0);
const id = z.string().min(1).max(36);
/** Of one event. */
export const MOST_TOGETHER = 40;
/** Of one run: what is left out is counted. */
export const MOST_OF_A_RUN = 1_500;
const ids = z.array(id).max(4 * MOST_OF_A_RUN);

const ofSession = {
  project_id: id,
  session_ref: id,
  agent: z.string().max(50),
  session_id: z.string().max(1_000),
};
const ofRun = { run_id: id, ...ofSession };

const said = {
  tag: z.string().min(1).max(60),
  kind: z.enum(OBSERVATION_KINDS),
  topic: z.string().max(60),
  source: z.enum(SOURCES),
  at: z.string().max(30),
  is_correction: z.boolean(),
  subject_hash: keyed,
  value_hash: keyed.nullable(),
  statement_hash: keyed,
};

const quoteSchema = z.strictObject({
  t0_id: id,
  of: z.enum(['text', 'command']),
  start: count,
  end: count,
  hash: keyed,
});

const madeObservation = z.strictObject({
  observation_id: id,
  rule: z.string().max(100),
  ...said,
  quotes: z.array(quoteSchema).min(1).max(20),
});
export type MadeObservation = z.output<typeof madeObservation>;

const madeReflection = z.strictObject({
  reflection_id: id,
  ...said,
  is_durable: z.boolean(),
  observation_ids: z.array(id).min(1).max(200),
});
export type MadeReflection = z.output<typeof madeReflection>;

export const distilEvents = {
  /** A run over everything that the session had by then; `from_seq` is the first of it that was new. */
  'distil.observed': defineEvent({
    version: 1,
    payload: z.strictObject({
      ...ofRun,
      tag: said.tag,
      trigger: z.enum(TRIGGERS),
      method: z.enum(METHODS),
      from_seq: count,
      to_seq: count,
      t0_hash: keyed,
      made: count,
      /** No longer made; and made again after they were withdrawn. */
      withdrawn: ids,
      restored: ids,
      rejected: z.record(z.string().max(60), count),
      error: z.string().max(200).nullable(),
      started_at: z.string().max(30),
    }),
  }),
  'distil.observations_made': defineEvent({
    version: 1,
    payload: z.strictObject({ ...ofRun, observations: z.array(madeObservation).min(1).max(MOST_TOGETHER) }),
  }),
  'distil.reflected': defineEvent({
    version: 1,
    payload: z.strictObject({ ...ofRun, made: count, withdrawn: ids, restored: ids }),
  }),
  'distil.reflections_made': defineEvent({
    version: 1,
    payload: z.strictObject({ ...ofRun, reflections: z.array(madeReflection).min(1).max(MOST_TOGETHER) }),
  }),
  'distil.tagged': defineEvent({
    version: 1,
    payload: z.strictObject({ ...ofSession, source: z.enum(TAG_SOURCES), from_seq: z.int().min(1), tag: said.tag }),
  }),
  /** A switch was taken back: what the tasks say counts from there on. */
  'distil.tag_cleared': defineEvent({
    version: 1,
    payload: z.strictObject({ ...ofSession, from_seq: z.int().min(1) }),
  }),
  'distil.finalized': defineEvent({
    version: 1,
    payload: z.strictObject({
      export_id: id,
      ...ofSession,
      folder: z.string().max(255),
      trigger: z.enum(TRIGGERS),
      to_seq: count,
      observations: count,
      reflections: count,
      slice_key: id.nullable(),
      t1_hash: keyed,
      t2_hash: keyed,
      manifest_hash: keyed,
    }),
  }),
  /** Their words were erased: none of them stands any more. */
  'distil.erased': defineEvent({
    version: 1,
    payload: z.strictObject({
      project_id: id,
      observation_ids: z.array(id).max(MOST_OF_A_RUN),
      reflection_ids: z.array(id).max(MOST_OF_A_RUN),
    }),
  }),
} as const;

export type DistilEvents = typeof distilEvents;
export type NewDistilEvent = NewEvent<DistilEvents>;

/** The one entity that counts, in every stream. */
export const COUNTER = 'counter';

export const distilCollections = {
  /** How many rows each table has of the stream: none is ever deleted. */
  counter: z.strictObject({ runs: count, observations: count, reflections: count, tags: count, exports: count }),
};
export type DistilEntities = EntitiesOf<typeof distilCollections>;
