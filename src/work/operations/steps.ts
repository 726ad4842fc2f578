// Where a task stands, and the one next step.
import { z } from 'zod';
import { draftSchema } from '../../base/checkpoint-draft.ts';
import { operationsOf } from '../../base/operation.ts';
import {
  blockerSchema,
  checkpointFields,
  checkpointSchema,
  claimSchema,
  goalSchema,
  nextStepAnswerSchema,
  ownerSchema,
  projectSchema,
  taskSchema,
  type Checkpoint,
  type NextStepAnswer,
  type Task,
} from '../contract.ts';
import {
  inProject,
  onTask,
  taskRef,
  limit,
  taskAnswer,
  IN_PROJECT,
  ON_OWN_TASK,
  taskOf,
  refusals,
  type Answer,
  type Returned,
} from './fields.ts';
import type { TaskChanged } from './tasks.ts';

const inputs = {
  updateCheckpoint: z.strictObject({
    ...onTask,
    task_id: taskRef,
    ...checkpointFields,
  }),
  listCheckpoints: z.strictObject({
    ...inProject,
    task_id: taskRef,
    before: z.int().min(1).optional().describe('Only those recorded before this event'),
    limit: limit(20),
  }),
  getNextStep: z.strictObject({
    ...inProject,
    owner: ownerSchema.optional().describe('Your session: what others hold is left out'),
  }),
  getState: z.strictObject({ ...inProject, owner: ownerSchema.optional(), limit: limit(200) }),
};

const outputs = {
  getState: z.object({
    project: projectSchema,
    head_seq: z.int(),
    counts: z.object({ goals: z.record(z.string(), z.int()), tasks: z.record(z.string(), z.int()) }),
    goals: z.array(goalSchema),
    tasks: z.array(taskSchema),
    more: z.object({ goals: z.boolean(), tasks: z.boolean() }),
    active_task: taskSchema.nullable(),
    latest_checkpoint: checkpointSchema.nullable(),
    unresolved_blockers: z.array(blockerSchema),
    claims: z.array(claimSchema),
    next_step: nextStepAnswerSchema,
  }),
};

/** Commands on checkpoints. */
export interface Checkpoints {
  update: Answer<
    typeof inputs.updateCheckpoint,
    TaskChanged & { readonly checkpoint: Checkpoint; readonly no_snapshot?: string }
  >;
}

export interface StepReads {
  listCheckpoints: Answer<
    typeof inputs.listCheckpoints,
    Pick<Task, 'project_id' | 'task_id' | 'number' | 'revision'> & { readonly checkpoints: readonly Checkpoint[] }
  >;
  nextStep: Answer<typeof inputs.getNextStep, NextStepAnswer>;
  state: Answer<typeof inputs.getState, Returned<typeof outputs.getState>>;
}

const define = operationsOf<{ readonly checkpoints: Checkpoints; readonly reads: StepReads }>(refusals, {
  bareTools: true,
});

export const stepOperations = {
  'work.update_checkpoint': define({
    name: 'work.update_checkpoint',
    summary: 'Record where a task stands, so that any session can go on from there',
    details:
      'Call it before you stop, before your context is compacted, and after whatever you would not want to find out again.',
    risk: 'write',
    tier: 'core',
    input: inputs.updateCheckpoint,
    output: taskAnswer.extend({
      checkpoint: checkpointSchema,
      no_snapshot: z.string().optional().describe('Why the working tree was not kept, although snapshots are on'),
    }),
    refusals: [...ON_OWN_TASK, 'archived', 'task_done', 'too_many'],
    aliases: { where_left_off: 'where_we_left_off', context_refs: 'needed_context_refs' },
    cli: { command: 'checkpoint set', args: ['task_id', 'where_we_left_off', 'next_step'] },
    examples: [
      {
        says: 'Before an interruption',
        input: {
          task_id: 'T12',
          where_we_left_off: 'The parser reads every format but the old one. Its test is written and red.',
          next_step: 'Make test/parser.test.ts pass for version 1',
          needed_context_refs: ['file:src/parser.ts#L40-L80'],
        },
      },
    ],
    handler: async (work, input, call) => {
      const { checkpoint, no_snapshot, ...changed } = await work.checkpoints.update(input, call);
      return { ...taskOf(changed, input), checkpoint, ...(no_snapshot === undefined ? {} : { no_snapshot }) };
    },
  }),
  'work.list_checkpoints': define({
    name: 'work.list_checkpoints',
    summary: 'The checkpoints of a task, newest first',
    risk: 'read',
    tier: 'standard',
    input: inputs.listCheckpoints,
    output: taskSchema
      .pick({ project_id: true, task_id: true, number: true, revision: true })
      .extend({ checkpoints: z.array(checkpointSchema), draft: draftSchema.optional() }),
    refusals: [...IN_PROJECT, 'unknown_task'],
    cli: { command: 'checkpoint list', args: ['task_id'] },
    examples: [{ says: 'The last three', input: { task_id: 'T12', limit: 3 } }],
    handler: (work, input, call) => work.reads.listCheckpoints(input, call),
  }),
  'work.get_next_step': define({
    name: 'work.get_next_step',
    summary: 'The one next step of a project, and why it is this one',
    details:
      'Ask it first, and again when a task is done or cannot go on. It also says where the work was left off, what waits for others, and what to go on with if a blocker stays.',
    risk: 'read',
    tier: 'core',
    input: inputs.getNextStep,
    output: nextStepAnswerSchema,
    refusals: [...IN_PROJECT],
    handler: (work, input, call) => work.reads.nextStep(input, call),
  }),
  'work.get_state': define({
    name: 'work.get_state',
    summary:
      'Everything to resume from: goals, tasks, the active task, its checkpoint, open blockers, claims, next step',
    risk: 'read',
    tier: 'standard',
    input: inputs.getState,
    output: outputs.getState,
    refusals: [...IN_PROJECT],
    cli: { command: 'state' },
    examples: [{ says: 'Of one of several projects', input: { project_id: 'site' } }],
    handler: (work, input, call) => work.reads.state(input, call),
  }),
};
