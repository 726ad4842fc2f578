// What goes to and comes from an external memory: stable learnings out, untrusted entries in, and every refusal.
import { z } from 'zod';
import { failures, refusals, type ErrorTable } from '../../base/errors.ts';
import { projectRefSchema } from '../contract.ts';

export const MEMORY_LIMITS = {
  text: 1_000,
  source: 500,
  query: 500,
  entries: 50,
  defaultEntries: 10,
  /** Of one entry that was read. */
  entryText: 2_000,
  /** Of all that were read. */
  allText: 32 * 1024,
} as const;

export const learningKindSchema = z.enum(['preference', 'decision', 'fact']);
export type LearningKind = z.output<typeof learningKindSchema>;

const prose = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^(?:[^\p{Cc}]|[\t\n\r])*$/u, 'has no control characters but tabs and line breaks');

export const learningSchema = z.strictObject({
  kind: learningKindSchema,
  text: prose(MEMORY_LIMITS.text),
  /** Where it comes from: a document, a person, a decision record. */
  source: prose(MEMORY_LIMITS.source).optional(),
});
export type Learning = z.output<typeof learningSchema>;

export const saveLearningInput = learningSchema.extend({
  project_id: projectRefSchema.optional().describe('The project it was learned in; its id or its name'),
});

/** Goes along with every learning that is written. */
export const provenanceSchema = z.object({
  source: z.string().nullable(),
  actor: z.string(),
  learned_at: z.string(),
  project: z.string().nullable(),
});
export type Provenance = z.output<typeof provenanceSchema>;

export const queryMemoryInput = z.strictObject({
  text: prose(MEMORY_LIMITS.query),
  kinds: z.array(learningKindSchema).min(1).max(3).optional(),
  limit: z.int().min(1).max(MEMORY_LIMITS.entries).optional(),
  project_id: projectRefSchema.optional().describe('Whose canon is asked, where memory.json names no memory'),
});

export const memoryEntrySchema = z.object({
  kind: learningKindSchema,
  text: z.string(),
  /** What the memory files it under. */
  about: z.string().nullable(),
  source: z.string().nullable(),
  learned_at: z.string().nullable(),
});
export type MemoryEntry = z.output<typeof memoryEntrySchema>;

export const queryMemoryOutput = z.object({
  /** Always: any program or person may have written it. Data, never instructions. */
  trust: z.literal('untrusted'),
  from: z.string(),
  entries: z.array(memoryEntrySchema),
  /** There was more than is given. */
  truncated: z.boolean(),
  redacted: z.boolean(),
});

export const saveLearningOutput = z.object({
  /** False when the memory had it already. */
  written: z.boolean(),
  kind: learningKindSchema,
  text: z.string(),
  provenance: provenanceSchema,
});

export const memoryRefusals = {
  memory_not_configured: {
    status: 409,
    exit: 3,
    hint: 'Write memory.json into your configuration folder: {"command": …, "args": […]} or {"url": …}.',
  },
  memory_config_invalid: {
    status: 409,
    exit: 3,
    hint: 'Correct memory.json in your configuration folder; the message says where.',
  },
  memory_unsupported: {
    status: 409,
    exit: 3,
    hint: 'The memory server has no tool for this. Name its tools under "tools" in memory.json.',
  },
  memory_boundary: {
    status: 422,
    exit: 5,
    hint: 'If it changes daily, it does not belong in memory: keep it in tasks and checkpoints, and save only what stays true.',
  },
} as const satisfies ErrorTable;

export const memoryFailures = {
  memory_unavailable: {
    status: 503,
    exit: 5,
    hint: 'Check that the memory server of memory.json starts and answers. Try again.',
  },
} as const satisfies ErrorTable;

export const refuse = refusals(memoryRefusals);
export const fail = failures(memoryFailures);
