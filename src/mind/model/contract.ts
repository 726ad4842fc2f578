// The model that may be asked beside the rules: off until a person names one with what it may take in a day.
import { z } from 'zod';
import { refusals, type ErrorTable } from '../../base/errors.ts';
import type { Call } from '../../base/operation.ts';

export interface ChosenModel {
  readonly provider: string;
  readonly model: string;
  readonly daily_tokens: number;
}

interface Amounts {
  readonly calls: number;
  readonly tokens: number;
  readonly cost_nano: number;
}

/** Supplied by whoever opens the home: models are the gateway's. */
export interface ModelOfMind {
  /** False where no provider of that name was declared; then nothing is changed. */
  set(wanted: ChosenModel): Promise<boolean>;
  unset(): Promise<void>;
  /** Undefined where none is on. */
  show(call: Call): Promise<
    | (ChosenModel & {
        readonly spent: Amounts;
        readonly reserved: Amounts;
        readonly renewed_at: string;
        readonly passes: boolean;
        readonly why: string;
        readonly act: string | null;
      })
    | undefined
  >;
}

const NAMED = /^[^/\s]{1,100}\/\S{1,200}$/;

export const setModelInput = z.strictObject({
  model: z.string().max(301).regex(NAMED, 'is no provider/model').describe('provider/model, as `model list` shows it'),
  daily_tokens: z.int().min(1).max(1_000_000_000).describe('At most so many in a day, asked and answered'),
});

export const modelOutput = z.strictObject({
  is_on: z.boolean(),
  model: z.string().nullable().describe('provider/model'),
  daily_tokens: z.int().nullable(),
  spent_tokens: z.int().describe('Today'),
  reserved_tokens: z.int().describe('By questions under way'),
  spent_calls: z.int(),
  cost_nano: z.int().describe('Of today, in billionths of a dollar'),
  renewed_at: z.string().nullable().describe('When the next day begins'),
  may_ask: z.boolean().describe('Whether a question would get through now'),
  why: z.string(),
  act: z.string().nullable().describe('The command that opens what is closed'),
});
export type ShownModel = z.output<typeof modelOutput>;

export const modelRefusals = {
  unknown_model_provider: {
    status: 404,
    exit: 2,
    hint: '`throughline provider list` shows the providers; add one with `throughline provider add`.',
  },
} as const satisfies ErrorTable;

export const refuseModel = refusals(modelRefusals);
