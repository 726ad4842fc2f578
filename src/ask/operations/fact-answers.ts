// Facts and conflicts as their operations answer with them.
import { z } from 'zod';
import { CONFIDENCES, CONFLICT_RULES, CONFLICT_STATES, FACT_STATES, KEPT } from '../facts/contract.ts';
import type * as q from '../facts/queries.ts';

const words = z.string().nullable().describe('null: erased, and its hash is left');

export const factOutput = z.strictObject({
  fact_id: z.string(),
  name: z.string().describe('As people call it: F3'),
  number: z.int(),
  status: z.enum(FACT_STATES),
  confidence: z.enum(CONFIDENCES),
  claim: words,
  claim_hash: z.string(),
  subject: z.string().nullable(),
  source: z.string().nullable(),
  session_id: z.string().nullable(),
  proposed_at: z.string(),
  proposed_by: z.string(),
  ratified_at: z.string().nullable(),
  ratified_by: z.string().nullable(),
  ended_at: z.string().nullable().describe('When it was rejected or superseded'),
  ended_by: z.string().nullable(),
  reason: z.string().nullable(),
  superseded_by: z.string().nullable().describe('The fact that took its place, as in F4'),
});

const sideOutput = z.strictObject({
  fact_id: z.string(),
  name: z.string(),
  status: z.enum(FACT_STATES),
  claim: words,
});

export const conflictOutput = z.strictObject({
  conflict_id: z.string(),
  name: z.string().describe('As people call it: K2'),
  number: z.int(),
  status: z.enum(CONFLICT_STATES).describe('proposed: a rule found it. open: somebody marked it'),
  a: sideOutput,
  b: sideOutput,
  about: z.string().nullable(),
  rule: z.enum(CONFLICT_RULES).nullable().describe('The rule that proposed it'),
  created_at: z.string(),
  marked_by: z.string().nullable(),
  resolved_at: z.string().nullable(),
  resolved_by: z.string().nullable(),
  kept: z.enum(KEPT).nullable(),
  reason: z.string().nullable(),
});

export function shownFact(row: q.WordedFact): z.output<typeof factOutput> {
  return {
    fact_id: row.fact_id,
    name: `F${row.number}`,
    number: row.number,
    status: row.status,
    confidence: row.confidence,
    claim: row.claim,
    claim_hash: row.claim_hash,
    subject: row.subject,
    source: row.source,
    session_id: row.session_id,
    proposed_at: row.proposed_at,
    proposed_by: row.proposed_by,
    ratified_at: row.ratified_at,
    ratified_by: row.ratified_by,
    ended_at: row.ended_at,
    ended_by: row.ended_by,
    reason: row.reason,
    superseded_by: row.superseded_by_number === null ? null : `F${row.superseded_by_number}`,
  };
}

export function shownConflict(row: q.WordedConflict): z.output<typeof conflictOutput> {
  return {
    conflict_id: row.conflict_id,
    name: `K${row.number}`,
    number: row.number,
    status: row.status,
    a: { fact_id: row.fact_a, name: `F${row.a_number}`, status: row.a_status, claim: row.a_claim },
    b: { fact_id: row.fact_b, name: `F${row.b_number}`, status: row.b_status, claim: row.b_claim },
    about: row.about,
    rule: row.rule,
    created_at: row.created_at,
    marked_by: row.marked_by,
    resolved_at: row.resolved_at,
    resolved_by: row.resolved_by,
    kept: row.kept,
    reason: row.reason,
  };
}
