// The state of a project's exchanges: conversations that are open, questions that are under way, drift that nobody resolved. All of it
// ids, numbers and hashes: what was said stands beside the ledger.
import { z } from 'zod';
import { DRIFT_CLASSES, SEVERITIES } from '../validate/contract.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What a conversation is bound to. A change of any of it opens another. */
export const bindingSchema = z.strictObject({
  phase: z.string(),
  tier: z.int(),
  kernel_hash: z.string(),
  host_role: z.string(),
  model_id: z.string(),
  agent_id: z.string(),
  /** With whom it is: a person, or one session of an agent or a program. */
  partner: z.string(),
});
export type Binding = z.output<typeof bindingSchema>;

export const sessionSchema = bindingSchema.extend({
  started_at: z.string(),
  last_at: z.string(),
  exchanges: z.int(),
  /** Of the intent that its caller declared, if any. */
  intent_hash: hash.nullable(),
});
export type SessionEntity = z.output<typeof sessionSchema>;

/** Keyed hash of what was said before it was sanitised. */
export const originalSchema = z.strictObject({ hmac: hash, key_id: z.string() });
export type Original = z.output<typeof originalSchema>;

export const begunSchema = z.strictObject({
  exchange_id: z.string(),
  session_id: z.string(),
  call_id: z.string(),
  turn_user_id: z.string(),
  turn_aurora_id: z.string(),
  question_hash: hash,
  question_original: originalSchema,
  context_bundle_hash: hash,
  /** The compact form of the bundle, from whose parts it is made again. */
  bundle_content: hash,
  prompt_hash: hash,
  prompt_node: hash,
  prompt_id: z.string(),
  prompt_version: z.string(),
  refs: z.int(),
  refs_hash: hash,
});
export type ExchangeBegun = z.output<typeof begunSchema>;

export const openExchangeSchema = begunSchema
  .omit({ exchange_id: true })
  .extend({ begun_at: z.string(), begun_seq: z.int(), actor: z.string() });
export type OpenExchange = z.output<typeof openExchangeSchema>;

export const raisedSchema = z.strictObject({
  drift_id: z.string(),
  kind: z.literal('DRIFTWATCH'),
  severity: z.enum(SEVERITIES),
  drift_class: z.enum(DRIFT_CLASSES),
  exchange_id: z.string(),
  session_id: z.string(),
  prompt_hash: hash,
  response_hash: hash,
  /** Machine-parseable: rules and how often each fired, never words of the answer. */
  summary: z.string(),
});
export type DriftRaised = z.output<typeof raisedSchema>;

export const openDriftSchema = raisedSchema.omit({ drift_id: true }).extend({ created_at: z.string(), seq: z.int() });
export type OpenDrift = z.output<typeof openDriftSchema>;

/** The last time that texts were pruned. */
export const prunedSchema = z.strictObject({
  older_than: z.string(),
  /** By the events that ended the first and the last of them. */
  from_seq: z.int(),
  to_seq: z.int(),
  exchanges: z.int(),
  /** Of their ids, in the order in which they ended. */
  exchanges_hash: hash,
  turns: z.int(),
  contents: z.int(),
  readings: z.int(),
  bytes: z.int(),
});
export type Pruned = z.output<typeof prunedSchema>;

export const askCollections = {
  sessions: sessionSchema,
  exchanges: openExchangeSchema,
  drift: openDriftSchema,
  pruned: prunedSchema,
};
export type AskEntities = {
  readonly sessions: SessionEntity;
  readonly exchanges: OpenExchange;
  readonly drift: OpenDrift;
  readonly pruned: Pruned;
};
