// The events of a home's gateway. None of them holds a text that was sent or answered, and none a secret.
import { z } from 'zod';
import { defineEvent, type NewEvent } from '../../ledger/contract.ts';
import { ENDINGS, GATES } from '../contract.ts';
import { FINISH_REASONS } from '../providers/contract.ts';
import { providerFailures, providerRefusals } from '../providers/errors.ts';
import { BUDGET_UNITS } from '../settings/document.ts';
import { amountsSchema, windowKeySchema } from './entities.ts';

const askedSchema = {
  call_id: z.string(),
  agent_id: z.string(),
  agent_kind: z.string(),
  category_id: z.string(),
  provider: z.string(),
  model: z.string(),
  /** Which projection of NEED_TO_KNOW the payload passed. */
  operation_key: z.string(),
  projection_version: z.string().nullable(),
  dropped_fields: z.array(z.string()),
  prompt_id: z.string().nullable(),
  prompt_version: z.string().nullable(),
  /** Of the rules that held. */
  rules_hash: z.string(),
};

export const DENIALS = [...GATES, 'price_unknown', 'provider_reach_blocked'] as const;

/** The codes with which calls that were let through can end. */
const END_CODES = {
  provider_killed: true,
  network_denied: true,
  ...allTrue(providerFailures),
  ...allTrue(providerRefusals),
  /** The caller could not put on record what the call was for. */
  exchange_not_recorded: true,
  outcome_unknown: true,
  bug: true,
} as const;
export type EndCode = keyof typeof END_CODES;
export const isEndCode = (code: string): code is EndCode => Object.hasOwn(END_CODES, code);

/** Every code that a call can have on record. */
export const CALL_CODES: readonly string[] = [...new Set([...DENIALS, ...Object.keys(END_CODES)])];

function allTrue<Table extends object>(table: Table): { readonly [Code in keyof Table]: true } {
  return Object.fromEntries(Object.keys(table).map((code) => [code, true])) as { [Code in keyof Table]: true };
}

/** By whose figures a call was charged. */
export const CHARGED_BY = ['provider', 'estimate', 'reservation', 'nothing'] as const;

export const gatewayEvents = {
  'gateway.rules_met': defineEvent({
    version: 1,
    payload: z.strictObject({ hash: z.string(), rules: z.record(z.string(), z.json()) }),
  }),
  'gateway.call_denied': defineEvent({
    version: 1,
    payload: z.strictObject({
      ...askedSchema,
      code: z.enum(DENIALS),
      why: z.string(),
      window_start_local_date: z.string(),
      timezone: z.string(),
    }),
  }),
  'gateway.call_begun': defineEvent({
    version: 1,
    payload: z.strictObject({
      ...askedSchema,
      window_start_local_date: z.string(),
      timezone: z.string(),
      windows: z.array(z.string()).min(1),
      /** Those of them that begin with this call. */
      new_windows: z.array(windowKeySchema),
      reserved: amountsSchema,
      /** Whether the cost is part of what is reserved. */
      price_known: z.boolean(),
      expires_at: z.string(),
    }),
  }),
  'gateway.limit_neared': defineEvent({
    version: 1,
    payload: z.strictObject({
      call_id: z.string(),
      actor: z.string(),
      unit: z.enum(BUDGET_UNITS),
      soft: z.int(),
      reached: z.int(),
    }),
  }),
  'gateway.call_ended': defineEvent({
    version: 1,
    payload: z.strictObject({
      call_id: z.string(),
      ending: z.enum(ENDINGS),
      /** Of the error, if it ended with one. */
      code: z.string().nullable(),
      windows: z.array(z.string()),
      model_answered: z.string().nullable(),
      response_id: z.string().nullable(),
      finish_reason: z.enum(FINISH_REASONS).nullable(),
      input_tokens: z.int().nullable(),
      cache_read_tokens: z.int().nullable(),
      cache_write_tokens: z.int().nullable(),
      output_tokens: z.int().nullable(),
      reasoning_tokens: z.int().nullable(),
      charged: amountsSchema,
      charged_by: z.enum(CHARGED_BY),
      price_known: z.boolean(),
      first_token_ms: z.int().nullable(),
      attempts: z.int(),
    }),
  }),
  'gateway.killed': defineEvent({
    version: 1,
    payload: z.strictObject({
      scope: z.string(),
      reason: z.string().nullable(),
      /** Of a switch that was put on while the database could not be written. */
      since: z.string().optional(),
    }),
  }),
  'gateway.kill_ended': defineEvent({ version: 1, payload: z.strictObject({ scope: z.string() }) }),
} as const;

export type GatewayEvents = typeof gatewayEvents;
export type NewGatewayEvent = NewEvent<GatewayEvents>;
export type CallBegun = Extract<NewGatewayEvent, { type: 'gateway.call_begun' }>['payload'];
export type CallDenied = Extract<NewGatewayEvent, { type: 'gateway.call_denied' }>['payload'];
export type CallEnded = Extract<NewGatewayEvent, { type: 'gateway.call_ended' }>['payload'];
