// The events of a project's exchanges. None of them holds a word of a question, a bundle or an answer.
import { z } from 'zod';
import { defineEvent, type NewEvent } from '../../ledger/contract.ts';
import { AUTHORITY_STATES, OUTCOMES } from '../contract.ts';
import { summarySchema } from '../validate/contract.ts';
import { begunSchema, bindingSchema, originalSchema, raisedSchema } from './entities.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

export const CLOSINGS = ['idle', 'closed', 'replaced'] as const;

export const askEvents = {
  'chat.session_opened': defineEvent({
    version: 1,
    payload: bindingSchema.extend({ session_id: z.string(), project_id: z.string() }),
  }),
  'chat.intent_declared': defineEvent({
    version: 1,
    payload: z.strictObject({ session_id: z.string(), intent_hash: hash }),
  }),
  'chat.session_closed': defineEvent({
    version: 1,
    payload: z.strictObject({ session_id: z.string(), reason: z.enum(CLOSINGS) }),
  }),
  /** What a conversation came to, by the hash of its summary. */
  'chat.summarised': defineEvent({
    version: 1,
    payload: z.strictObject({
      summary_id: z.string(),
      session_id: z.string(),
      project_id: z.string(),
      summary_hash: hash,
      turns: z.int(),
      facts: z.int(),
      theories: z.int(),
      decisions: z.int(),
    }),
  }),
  /** Before anything is sent: what the model will be shown. */
  'exchange.begun': defineEvent({ version: 1, payload: begunSchema.extend({ project_id: z.string() }) }),
  /** All the hashes of an exchange, with what the validator said. */
  'exchange.ended': defineEvent({
    version: 1,
    payload: z.strictObject({
      exchange_id: z.string(),
      project_id: z.string(),
      outcome: z.enum(OUTCOMES),
      code: z.string().nullable(),
      context_bundle_hash: hash,
      prompt_hash: hash,
      response_hash: hash,
      response_original: originalSchema,
      refusal: z.boolean(),
      authority_state: z.enum(AUTHORITY_STATES),
      validator_summary: summarySchema,
      findings: z.int(),
      findings_hash: hash,
      driftwatch_id: z.string().nullable(),
    }),
  }),
  'drift.raised': defineEvent({ version: 1, payload: raisedSchema.extend({ project_id: z.string() }) }),
  'drift.resolved': defineEvent({
    version: 1,
    payload: z.strictObject({ drift_id: z.string(), resolution: z.string().min(1).max(500) }),
  }),
} as const;

export type AskEvents = typeof askEvents;
export type NewAskEvent = NewEvent<AskEvents>;
export type ExchangeEnded = Extract<NewAskEvent, { type: 'exchange.ended' }>['payload'];
