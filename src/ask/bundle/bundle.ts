// `context_bundle.json`, version 1: all the continuity that a model is given, and what was left out. The names of the fields are those
// of the specification; the same bundle always has the same bytes.
import { z } from 'zod';
import { canonicalJson } from '../../base/canonical-json.ts';
import { sha256 } from '../../base/hash.ts';

export const UNAVAILABLE = ['not_installed', 'blocked_by_tier', 'tool_error'] as const;

const valueSchema = z.union([z.number(), z.string(), z.boolean(), z.null()]);

/** What an observational tool saw, or why it saw nothing. Never a claim without values. */
export const sightSchema = z.discriminatedUnion('available', [
  z.strictObject({
    available: z.literal(true),
    observed_at: z.string(),
    freshness_s: z.int().min(0),
    values: z.record(z.string(), valueSchema).refine((values) => Object.keys(values).length > 0, 'has no values'),
    unknowns: z.array(z.string()),
  }),
  z.strictObject({ available: z.literal(false), reason: z.enum(UNAVAILABLE) }),
]);
export type SightEntry = z.output<typeof sightSchema>;

export const factSchema = z.strictObject({
  /** As in `ledger:<fact id>`. */
  id: z.string(),
  claim: z.string(),
  source: z.string(),
  observed_at: z.string(),
  confidence: z.enum(['high', 'medium', 'low']),
});

export const openItemSchema = z.strictObject({ id: z.string(), issue: z.string(), status: z.string() });
export const intentSchema = z.strictObject({ intent: z.string(), source: z.enum(['system', 'user', 'session']) });

export const turnSchema = z.strictObject({
  /** As in `turn:<turn id>`. */
  id: z.string(),
  speaker: z.enum(['user', 'aurora']),
  content: z.string(),
  created_at: z.string(),
});

/** Of the work at hand: the next step and the checkpoint that it stands on. */
export const workSchema = z.strictObject({
  /** As in `task:T12` and `checkpoint:T12@7`. */
  id: z.string(),
  kind: z.enum(['next_step', 'checkpoint']),
  text: z.string(),
  observed_at: z.string(),
});

/** Two artifacts that cannot both be so. Both are in the bundle, and nobody has said which holds. */
export const conflictSchema = z.strictObject({ between: z.array(z.string()).min(2), about: z.string() });
/** What was added of deep history, and why. */
export const disclosureSchema = z.strictObject({ artifacts: z.array(z.string()), line: z.string() });
export const exclusionSchema = z.strictObject({ artifact: z.string(), reason: z.string() });

export const rankingSchema = z.strictObject({
  /** How relevance was found: by words, or by words and vectors. */
  method: z.enum(['text', 'text+vectors']),
  /** Why vectors had no part in it. */
  vectors: z.enum(['used', 'not_installed', 'not_asked', 'not_made']),
  /** Of what was included, the best first: a score in thousandths, and what it is made of. */
  scores: z.array(
    z.strictObject({
      id: z.string(),
      score: z.int(),
      relevance: z.int(),
      freshness: z.int(),
      authority: z.int(),
      risk: z.int(),
      utility: z.int(),
    }),
  ),
});

export const bundleSchema = z.strictObject({
  version: z.literal(1),
  session_id: z.string(),
  phase: z.string(),
  tier: z.int().min(1).max(3),
  /** `sha256:` and the hash of the kernel snapshot. */
  kernel_hash: z.string(),
  host_role: z.string(),
  /** As in `ollama llama3.1:8b`. */
  model_id: z.string(),
  compiled_at: z.string(),
  sight: z.record(z.string(), sightSchema),
  constraints: z.array(z.strictObject({ rule: z.string(), source: z.string() })),
  facts: z.array(factSchema),
  open_items: z.array(openItemSchema),
  intent: z.array(intentSchema),
  turns: z.array(turnSchema),
  work: z.array(workSchema),
  conflicts: z.array(conflictSchema),
  disclosures: z.array(disclosureSchema),
  ranking: rankingSchema,
  exclusions: z.array(exclusionSchema),
});
export type Bundle = z.output<typeof bundleSchema>;

/** The bytes that are hashed, kept and sent. */
export function bundleText(bundle: Bundle): string {
  return canonicalJson(bundleSchema.parse(bundle));
}

export function bundleHash(text: string): string {
  return sha256(text);
}
