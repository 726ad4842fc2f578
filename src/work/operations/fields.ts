// What many operations of work have in common: their fields, their answers and their refusals.
import { z } from 'zod';
import type { Call, Immutable } from '../../base/operation.ts';
import { redactionsIn, type Redaction } from '../../base/redact.ts';
import { ledgerRefusals } from '../../ledger/contract.ts';
import {
  WORK_LIMITS,
  claimSchema,
  goalSchema,
  ownerSchema,
  projectRefSchema,
  reasonSchema,
  taskSchema,
  uuidSchema,
  workRefusals,
} from '../contract.ts';

/** What an operation of work may name among its refusals. */
export const refusals = { ...ledgerRefusals, ...workRefusals };

/** Answers an operation: its input as its schema gives it. */
export type Answer<Input extends z.ZodObject, Output> = (
  input: Immutable<z.output<Input>>,
  call: Call,
) => Promise<Output>;
/** What an answer's schema takes. */
export type Returned<Output extends z.ZodObject> = Immutable<z.input<Output>>;

export const inProject = {
  project_id: projectRefSchema.optional().describe('Its id or name; by default the project of this folder'),
};
export const operation_id = z
  .string()
  .regex(/^[\x21-\x7e]{1,100}$/, 'is 1 to 100 visible ASCII characters')
  .optional()
  .describe('Called again under this id, it is done once');
export const allow_text = z.boolean().optional().describe('Keep what only looks like a secret; on record');
export const if_revision = z.int().min(1).optional().describe('Its revision as you read it; refused if it changed');
/** What every write to a task may carry, a revision aside. */
export const writing = {
  ...inProject,
  operation_id,
  owner: ownerSchema.optional().describe('Your session; by default the caller'),
  fencing_token: z.int().min(1).optional().describe("Your claim's token; refused if you lost it"),
  override: reasonSchema.optional().describe('Why, although another session holds it'),
  allow_text,
};
export const onTask = { ...writing, if_revision };
export const goalRef = z.string().min(1).max(40).describe('Id or number: G3');
export const taskRef = z.string().min(1).max(40).describe('Id or number: T12');
export const reason = reasonSchema.optional();
export const ttl_ms = z
  .int()
  .min(1_000)
  .max(24 * 3_600_000)
  .optional()
  .describe('How long the claim lasts without a write; 15 minutes by default');
export const limit = (usual: number) => z.int().min(1).max(WORK_LIMITS.page).default(usual);

export const redacted = z
  .array(z.object({ field: z.string(), kind: z.string(), can_allow: z.boolean() }))
  .optional()
  .describe('Secrets left out of its texts; with can_allow, allow_text keeps a text that is none');

export const goalAnswer = z.object({ goal_id: uuidSchema, goal: goalSchema, redacted });
export const taskAnswer = z.object({
  task_id: uuidSchema,
  task: taskSchema,
  claim: claimSchema.nullable(),
  redacted,
});

export const IN_PROJECT = ['unknown_project', 'project_ambiguous', 'no_project'] as const;
export const ON_GOAL = [...IN_PROJECT, 'unknown_goal', 'revision_conflict', 'operation_conflict'] as const;
export const ON_TASK = [
  ...IN_PROJECT,
  'unknown_task',
  'task_claimed',
  'lease_lost',
  'revision_conflict',
  'operation_conflict',
] as const;
/** Also for a session that must claim the task again before it writes. */
export const ON_OWN_TASK = [...ON_TASK, 'claim_lost'] as const;

type Command = Immutable<z.output<z.ZodObject<{ allow_text: typeof allow_text }>>>;

/** What of the command's texts was left out, so that the caller learns of it at once. */
export function redactedIn(command: Command): { redacted?: Redaction[] } {
  const found = redactionsIn({ ...command }, { allowText: command.allow_text ?? false });
  return found.length === 0 ? {} : { redacted: found };
}

/** The same for a command that has no way to keep them. */
export function alwaysRedactedIn(command: object): { redacted?: Redaction[] } {
  const found = redactionsIn({ ...command }).map(({ field, kind }) => ({ field, kind, can_allow: false }));
  return found.length === 0 ? {} : { redacted: found };
}

export const goalOf = (goal: z.output<typeof goalSchema>, command: Command) => ({
  goal_id: goal.goal_id,
  goal,
  ...redactedIn(command),
});
export const taskOf = (
  { task, claim }: { task: z.output<typeof taskSchema>; claim: z.output<typeof claimSchema> | null },
  command: Command,
) => ({ task_id: task.task_id, task, claim, ...redactedIn(command) });

export const TASK_ID = '0199d2c8-7b1e-7c44-9a55-2f1d3c4b5a69';
