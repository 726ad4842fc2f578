// The events of a project's facts, and the state that they add up to: ids, numbers and hashes. The words stand beside the ledger.
import { z } from 'zod';
import { defineEvent, type EntitiesOf, type NewEvent } from '../../ledger/contract.ts';
import { CONFIDENCES, CONFLICT_RULES, KEPT } from './contract.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const pair = { conflict_id: z.string(), project_id: z.string(), number: z.int().min(1) };
const sides = { fact_a: z.string(), fact_b: z.string() };

export const factEvents = {
  'fact.proposed': defineEvent({
    version: 1,
    payload: z.strictObject({
      fact_id: z.string(),
      project_id: z.string(),
      number: z.int().min(1),
      confidence: z.enum(CONFIDENCES),
      claim_hash: hash,
      subject_hash: hash.nullable(),
      /** Of what it is about, in one form: as its proposer says, else as its claim does. */
      subject_key: hash.nullable(),
      /** Of what its claim speaks about: facts with the same one are held against each other. */
      claim_key: hash.nullable(),
      source_hash: hash.nullable(),
      /** The conversation that its source belongs to. */
      session_id: z.string().nullable(),
    }),
  }),
  'fact.ratified': defineEvent({ version: 1, payload: z.strictObject({ fact_id: z.string() }) }),
  'fact.rejected': defineEvent({
    version: 1,
    payload: z.strictObject({ fact_id: z.string(), reason_hash: hash }),
  }),
  'fact.superseded': defineEvent({
    version: 1,
    payload: z.strictObject({ fact_id: z.string(), by_fact_id: z.string(), reason_hash: hash.nullable() }),
  }),
  /** By a rule, which decides nothing. */
  'fact.conflict_proposed': defineEvent({
    version: 1,
    payload: z.strictObject({ ...pair, ...sides, rule: z.enum(CONFLICT_RULES) }),
  }),
  /** By whoever says so; also of one that a rule had proposed. */
  'fact.conflict_marked': defineEvent({
    version: 1,
    payload: z.strictObject({ ...pair, ...sides, about_hash: hash.nullable() }),
  }),
  'fact.conflict_resolved': defineEvent({
    version: 1,
    payload: z.strictObject({ conflict_id: z.string(), kept: z.enum(KEPT), reason_hash: hash.nullable() }),
  }),
} as const;

export type FactEvents = typeof factEvents;
export type NewFactEvent = NewEvent<FactEvents>;

/** The one entity that counts, in every stream. */
export const COUNTER = 'counter';

export const factCollections = {
  /** Its counters number facts and conflicts. */
  counter: z.strictObject({ facts: z.int(), conflicts: z.int() }),
  /** Those that a person may still change: one that was rejected or superseded is in the table alone. */
  facts: z.strictObject({
    number: z.int(),
    status: z.enum(['proposed', 'ratified']),
    confidence: z.enum(CONFIDENCES),
    claim_hash: hash,
  }),
  /** Those that nobody resolved. */
  conflicts: z.strictObject({ ...sides, number: z.int(), status: z.enum(['proposed', 'open']) }),
};
export type FactEntities = EntitiesOf<typeof factCollections>;
