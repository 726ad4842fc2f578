// What a validator says of an answer. Every finding names the rule that fired and quotes the place.
import { z } from 'zod';

export const DRIFT_CLASSES = ['schema', 'evidence', 'authority', 'tone', 'completeness'] as const;
export type DriftClass = (typeof DRIFT_CLASSES)[number];

export const findingSchema = z.strictObject({
  rule_id: z.string(),
  drift_class: z.enum(DRIFT_CLASSES),
  /** The place in the answer, in UTF-16 code units, and its words. Empty where the answer lacks something. */
  start: z.int().min(0),
  end: z.int().min(0),
  quote: z.string(),
  note: z.string(),
});
export type Finding = z.output<typeof findingSchema>;

/** `validator_summary` of an exchange. */
export const summarySchema = z.strictObject({
  schema_ok: z.boolean(),
  evidence_drift: z.boolean(),
  authority_drift: z.boolean(),
  tone_drift: z.boolean(),
  completeness_drift: z.boolean(),
  notes: z.string(),
});
export type ValidatorSummary = z.output<typeof summarySchema>;

export interface Validation {
  readonly summary: ValidatorSummary;
  readonly findings: readonly Finding[];
  /** Whether the answer refuses: `refusal` of its turn. */
  readonly refusal: boolean;
  /** `authority_state` of its turn. */
  readonly authority_state: 'ok' | 'insufficient' | 'blocked';
}
