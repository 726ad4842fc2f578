// What executing a step takes and gives, on every surface.
import { z } from 'zod';
import { checkpointSchema, contextStatusSchema, proposedChangeSchema, taskSchema, uuidSchema } from '../contract.ts';
import { inProject, operation_id, taskRef } from '../operations/fields.ts';
import type { Immutable } from '../../base/operation.ts';

export const executeStepInput = z.strictObject({
  ...inProject,
  task_id: taskRef.optional(),
  command: z
    .string()
    .min(1)
    .max(64)
    .optional()
    .describe('Its name in commands.json of your configuration folder; by default the only one there for steps'),
  operation_id,
});
export type ExecuteByCommandInput = Immutable<z.output<typeof executeStepInput>>;
export type ExecuteStepInput = Omit<ExecuteByCommandInput, 'command'>;

export const executeStepOutput = z.object({
  /** The workflow; `throughline workflows show` tells its steps. */
  run_id: uuidSchema,
  /** An earlier call began it. */
  resumed: z.boolean(),
  executor: z.string(),
  summary: z.string().nullable(),
  recorded: z.array(z.enum(proposedChangeSchema.options.map(({ shape }) => shape.operation.value))),
  /** What the executor was given, without the texts. */
  context: z.array(
    z.object({
      ref: z.string(),
      status: contextStatusSchema,
      hash: z.string().optional(),
      bytes: z.int().optional(),
    }),
  ),
  task_id: uuidSchema,
  task: taskSchema,
  checkpoint: checkpointSchema.nullable(),
});
export type StepExecuted = Immutable<z.input<typeof executeStepOutput>>;
