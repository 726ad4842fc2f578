// What is settled of an exchange with a model: how it can end, what a caller may ask, and the refusals of the pipeline.
import { z } from 'zod';
import { refusals, type ErrorTable } from '../base/errors.ts';

/** How an exchange ended. One that is under way has no outcome yet. */
export const OUTCOMES = ['answered', 'failed', 'killed', 'cancelled', 'outcome_unknown'] as const;
export type ExchangeOutcome = (typeof OUTCOMES)[number];

export const ACTUATION_OUTCOMES = ['succeeded', 'failed', 'not_started', 'interrupted'] as const;
export const SPEAKERS = ['user', 'aurora'] as const;
export const AUTHORITY_STATES = ['ok', 'insufficient', 'blocked'] as const;

export const ASK_LIMITS = {
  questionLength: 32_000,
  intentLength: 500,
  sessionIdleMs: 30 * 60_000,
} as const;

/** `host_role` of every session: the machine that thinks. */
export const HOST_ROLE = 'brain';

export const questionSchema = z
  .string()
  .min(1)
  .max(ASK_LIMITS.questionLength)
  .refine((text) => text.trim() !== '', 'is empty');
export const intentTextSchema = z.string().trim().min(1).max(ASK_LIMITS.intentLength);

/** Of `<provider>/<model>`; a model's name may have slashes of its own. */
export function modelOf(ref: string): { readonly provider: string; readonly model: string } {
  const at = ref.indexOf('/');
  return { provider: ref.slice(0, at), model: ref.slice(at + 1) };
}

export const askRefusals = {
  exchange_not_recorded: {
    status: 500,
    exit: 4,
    hint: 'The model may have answered, but the exchange could not be put on record, so the answer is not shown. The message says why; `throughline doctor` looks for the cause. Then ask again.',
  },
  compile_failed: {
    status: 500,
    exit: 4,
    hint: 'The context could not be compiled, so no model was asked. The message says which part failed.',
  },
  kernel_invalid: {
    status: 409,
    exit: 3,
    hint: 'Correct kernel.json in your configuration folder; the message names the field. Without the file the built-in kernel holds.',
  },
  tier_not_allowed: {
    status: 403,
    exit: 5,
    hint: 'The kernel allows no tier as high. A person raises `max_tier` in kernel.json of their configuration folder.',
  },
  unknown_chat: { status: 404, exit: 2, hint: '`throughline chat list` shows the conversations of this project.' },
  chat_closed: { status: 409, exit: 2, hint: 'Ask without `--session`: a new conversation is opened.' },
  chat_differs: {
    status: 409,
    exit: 2,
    hint: 'A conversation keeps its model, kernel and tier. Ask without `--session`: a new one is opened.',
  },
  unknown_exchange: { status: 404, exit: 2, hint: '`throughline exchange list` shows the exchanges of this project.' },
  exchange_open: { status: 409, exit: 2, hint: 'The model has not answered yet. Look again when it has.' },
} as const satisfies ErrorTable;

export const refuse = refusals(askRefusals);
