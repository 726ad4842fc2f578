// Fields that several operations of ask share.
import { z } from 'zod';
import { AUTHORITY_STATES, OUTCOMES } from '../contract.ts';
import { DRIFT_CLASSES, SEVERITIES, summarySchema } from '../validate/contract.ts';

export const projectField = z.string().min(1).max(200).optional().describe('The project, by its id or name');
export const exchangeField = z.uuid().describe('The id of an exchange, as `exchange list` shows it');
export const sessionField = z.uuid().describe('The id of a conversation, as `chat list` shows it');

export const operationIdField = z
  .string()
  .regex(/^[\x21-\x7e]{1,100}$/, 'is 1 to 100 visible ASCII characters')
  .optional()
  .describe('Called again under this id, it is done once');

/** `<provider>/<model>`; a model's name may have slashes of its own. */
export const modelRefField = z
  .string()
  .max(300)
  .regex(/^[^/\s]+\/\S+$/, 'is <provider>/<model>, as in ollama/qwen3')
  .describe('The model to ask, as <provider>/<model>; quotes from the context without any model when not given');

export function modelOf(ref: string): { readonly provider: string; readonly model: string } {
  const at = ref.indexOf('/');
  return { provider: ref.slice(0, at), model: ref.slice(at + 1) };
}

export const findingOutput = z.strictObject({
  rule_id: z.string(),
  drift_class: z.enum(DRIFT_CLASSES),
  severity: z.enum(SEVERITIES),
  start: z.int(),
  end: z.int(),
  quote: z.string().describe('The words of the answer at that place'),
  note: z.string(),
});

export const driftOutput = z.strictObject({
  drift_id: z.string(),
  drift_class: z.enum(DRIFT_CLASSES),
  severity: z.enum(SEVERITIES),
  summary: z.string(),
});

export const validationOutput = {
  validator_summary: summarySchema,
  refusal: z.boolean().describe('The answer declines'),
  authority_state: z.enum(AUTHORITY_STATES),
};

export const outcomeOutput = z.enum([...OUTCOMES, 'open']);
