// What executing a step takes and gives, on every surface.
import { z } from 'zod';
import {
  checkpointSchema,
  contextStatusSchema,
  proposedChangeSchema,
  stepResultSchema,
  taskSchema,
  uuidSchema,
} from '../contract.ts';
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
  executor: z
    .enum(['command', 'model'])
    .default('command')
    .describe('`model`: a model proposes what to record, and nothing is recorded; you take it over with `proposal`'),
  model: z
    .string()
    .max(300)
    .regex(/^[^/\s]+\/\S+$/, 'is <provider>/<model>, as in ollama/qwen3')
    .optional()
    .describe(
      'With `executor` model: which one, as <provider>/<model>; without it no model is asked, and the context is quoted',
    ),
  proposal: uuidSchema
    .optional()
    .describe('Record what a model proposed for this task in this exchange, if the task is still as it was then'),
  operation_id,
});
export type ExecuteByCommandInput = Immutable<z.output<typeof executeStepInput>>;
export type ExecuteStepInput = Omit<ExecuteByCommandInput, 'command' | 'executor' | 'model' | 'proposal'>;

export const executeStepOutput = z.object({
  /** The workflow; `throughline workflows show` tells its steps. */
  run_id: uuidSchema.nullable().describe('The workflow; null where a model only proposed'),
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
  /** What a model proposed. None of it is recorded in the task. */
  proposal: z
    .object({
      exchange_id: uuidSchema.describe(
        'For `proposal`, when you take it over; `exchange show` tells what the model was shown',
      ),
      model_id: z.string(),
      answer: z.string(),
      result: stepResultSchema.nullable().describe('Null where the answer holds none'),
      problem: z.string().nullable().describe('Why it could not be taken over as it is'),
    })
    .optional(),
});
export type StepExecutedOrProposed = Immutable<z.input<typeof executeStepOutput>>;
export type StepExecuted = Omit<StepExecutedOrProposed, 'run_id' | 'proposal'> & { readonly run_id: string };
