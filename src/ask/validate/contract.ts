// What a validator says of an answer. Every finding names the rule that fired and quotes the place.
import { z } from 'zod';

export const DRIFT_CLASSES = ['schema', 'evidence', 'authority', 'tone', 'completeness'] as const;
export type DriftClass = (typeof DRIFT_CLASSES)[number];

export const SEVERITIES = ['low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** How much a class of drift matters under each tier: part of the kernel snapshot. */
export const severitiesSchema = z.record(
  z.enum(DRIFT_CLASSES),
  z.strictObject({ 1: z.enum(SEVERITIES), 2: z.enum(SEVERITIES), 3: z.enum(SEVERITIES) }),
);
export type Severities = z.output<typeof severitiesSchema>;

export const findingSchema = z.strictObject({
  rule_id: z.string(),
  drift_class: z.enum(DRIFT_CLASSES),
  severity: z.enum(SEVERITIES),
  /** The place in the answer, in UTF-16 code units, and the beginning of its words. Empty where the answer lacks something. */
  span: z.strictObject({ start: z.int().min(0), end: z.int().min(0), quote: z.string() }),
  /** One line: the rule, and what it says of this place. */
  summary: z.string(),
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
  /** In the order of their places; of very many only the first. */
  readonly findings: readonly Finding[];
  /** Whether the answer refuses: `refusal` of its turn. */
  readonly refusal: boolean;
  /**
   * `authority_state` of its turn: `blocked` where the answer takes an authority that nobody gave, `insufficient` where it, or what it
   * was asked to see, needs more than there is.
   */
  readonly authority_state: 'ok' | 'insufficient' | 'blocked';
}
