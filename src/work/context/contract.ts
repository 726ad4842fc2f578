// What loading context takes and gives: the refs that a checkpoint names, each with its content, its hash and whether it
// is still what it was. It refuses nothing as a whole: every ref has its own answer.
import { z } from 'zod';
import { contextRefsSchema, loadedRefSchema, ownerSchema, reasonSchema, uuidSchema } from '../contract.ts';
import { operation_id } from '../operations/fields.ts';

export const CONTEXT_LIMITS = {
  /** A larger file is not read at all. */
  fileBytes: 1024 * 1024,
  /** Given of one ref; the rest is cut off and said so. */
  refBytes: 64 * 1024,
  /** Given of all refs together, unless the caller says otherwise. */
  totalBytes: 256 * 1024,
  maxTotalBytes: 1024 * 1024,
  /** Looked at for a checkpoint while its caller waits; refs beyond these bytes are not looked at. */
  observedBytes: 4 * 1024 * 1024,
} as const;

export interface ContextLimits {
  readonly refBytes: number;
  readonly totalBytes: number;
}

export const loadContextInput = z.strictObject({
  project_id: z.string().min(1).max(200).optional().describe('Its id or its name'),
  task_id: z.string().min(1).max(200).optional(),
  owner: ownerSchema.optional().describe('The session whose next step is meant; by default the caller'),
  refs: contextRefsSchema.optional().describe('Some of those that the checkpoint names; by default all of them'),
  override: reasonSchema.optional().describe('Why to load refs that the checkpoint does not name; it is recorded'),
  operation_id: operation_id.describe('With an override: recorded once, however often it is repeated'),
  max_bytes: z.int().min(1).max(CONTEXT_LIMITS.maxTotalBytes).optional(),
});
export type LoadContextInput = z.output<typeof loadContextInput>;

export const loadContextOutput = z.object({
  project_id: uuidSchema,
  /** Whose checkpoint named the refs; null when there was none to ask. */
  task_id: uuidSchema.nullable(),
  refs: z.array(loadedRefSchema),
  loaded_bytes: z.int(),
  missing: z.array(z.string()),
  changed: z.array(z.string()),
});
export type LoadContextOutput = z.output<typeof loadContextOutput>;
