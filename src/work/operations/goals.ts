// Goals: why work is done.
import { z } from 'zod';
import { operationsOf } from '../../base/operation.ts';
import { goalSchema, goalStatusSchema, goalTextSchema, prioritySchema, tagSchema, type Goal } from '../contract.ts';
import {
  inProject,
  if_revision,
  operation_id,
  allow_text,
  goalRef,
  reason,
  limit,
  goalAnswer,
  IN_PROJECT,
  ON_GOAL,
  goalOf,
  refusals,
  type Answer,
} from './fields.ts';

const goalInput = z.strictObject({ ...inProject, goal_id: goalRef, reason, if_revision, operation_id, allow_text });

const tag = tagSchema
  .optional()
  .describe('What sessions that work for it learn is kept apart by this; `main` by default');

const inputs = {
  createGoal: z.strictObject({
    ...inProject,
    text: goalTextSchema.describe('Why, in a sentence or a few'),
    priority: prioritySchema.optional().describe('0 (highest) to 4; 2 by default'),
    tag,
    operation_id,
    allow_text,
  }),
  updateGoal: z.strictObject({
    ...inProject,
    goal_id: goalRef,
    text: goalTextSchema.optional(),
    priority: prioritySchema.optional(),
    tag,
    if_revision,
    operation_id,
    allow_text,
  }),
  listGoals: z.strictObject({
    ...inProject,
    status: goalStatusSchema.optional(),
    archived: z.boolean().optional().describe('The archived ones instead of the others'),
    after: z.int().min(0).optional().describe('Only those with a higher number'),
    limit: limit(100),
  }),
  getGoal: z.strictObject({ ...inProject, goal_id: goalRef }),
};

/** Commands on goals. */
export interface Goals {
  create: Answer<typeof inputs.createGoal, Goal>;
  update: Answer<typeof inputs.updateGoal, Goal>;
  pause: Answer<typeof goalInput, Goal>;
  resume: Answer<typeof goalInput, Goal>;
  finish: Answer<typeof goalInput, Goal>;
  reopen: Answer<typeof goalInput, Goal>;
  archive: Answer<typeof goalInput, Goal>;
  unarchive: Answer<typeof goalInput, Goal>;
}

export interface GoalReads {
  listGoals: Answer<typeof inputs.listGoals, { readonly goals: readonly Goal[]; readonly after: number | null }>;
  getGoal: Answer<typeof inputs.getGoal, { readonly goal: Goal; readonly open_tasks: number }>;
}

const define = operationsOf<{ readonly goals: Goals; readonly reads: GoalReads }>(refusals, { bareTools: true });

export const goalOperations = {
  'work.create_goal': define({
    name: 'work.create_goal',
    summary: 'Say why work is to be done',
    details: 'Use it when a person names a new reason for work. Goals come from people: never make one up.',
    risk: 'write',
    tier: 'core',
    input: inputs.createGoal,
    output: goalAnswer,
    refusals: ['taken_back', ...IN_PROJECT, 'operation_conflict'],
    cli: { command: 'goal create', args: ['text'] },
    examples: [
      { says: 'An urgent goal', input: { text: 'Release 1.0 without losing a ledger', priority: 0 } },
      {
        says: 'One whose sessions are distilled apart',
        input: { text: 'Move billing to the new API', tag: 'billing' },
      },
    ],
    handler: async (work, input, call) => goalOf(await work.goals.create(input, call), input),
  }),
  'work.update_goal': define({
    name: 'work.update_goal',
    summary: 'Correct the text or the priority of a goal',
    risk: 'write',
    tier: 'standard',
    input: inputs.updateGoal,
    output: goalAnswer,
    refusals: [...ON_GOAL, 'archived', 'nothing_changed'],
    cli: { command: 'goal update', args: ['goal_id'] },
    examples: [{ says: 'Make it less urgent', input: { goal_id: 'G3', priority: 3 } }],
    handler: async (work, input, call) => goalOf(await work.goals.update(input, call), input),
  }),
  'work.pause_goal': define({
    name: 'work.pause_goal',
    summary: 'Put a goal aside: none of its tasks is offered meanwhile',
    risk: 'write',
    tier: 'standard',
    input: goalInput,
    output: goalAnswer,
    refusals: [...ON_GOAL, 'archived', 'invalid_transition'],
    cli: { command: 'goal pause', args: ['goal_id'] },
    examples: [{ says: 'Put it aside', input: { goal_id: 'G3' } }],
    handler: async (work, input, call) => goalOf(await work.goals.pause(input, call), input),
  }),
  'work.resume_goal': define({
    name: 'work.resume_goal',
    summary: 'Take up a goal that was put aside',
    risk: 'write',
    tier: 'standard',
    input: goalInput,
    output: goalAnswer,
    refusals: [...ON_GOAL, 'archived', 'invalid_transition'],
    cli: { command: 'goal resume', args: ['goal_id'] },
    examples: [{ says: 'Take it up again', input: { goal_id: 'G3' } }],
    handler: async (work, input, call) => goalOf(await work.goals.resume(input, call), input),
  }),
  'work.finish_goal': define({
    name: 'work.finish_goal',
    summary: 'Say that a goal is reached: its open tasks are no longer offered',
    risk: 'write',
    tier: 'standard',
    input: goalInput,
    output: goalAnswer,
    refusals: [...ON_GOAL, 'archived', 'invalid_transition'],
    cli: { command: 'goal finish', args: ['goal_id'] },
    examples: [{ says: 'It is reached', input: { goal_id: 'G3' } }],
    handler: async (work, input, call) => goalOf(await work.goals.finish(input, call), input),
  }),
  'work.reopen_goal': define({
    name: 'work.reopen_goal',
    summary: 'Make a finished goal active again',
    risk: 'write',
    tier: 'standard',
    input: goalInput,
    output: goalAnswer,
    refusals: [...ON_GOAL, 'archived', 'invalid_transition'],
    cli: { command: 'goal reopen', args: ['goal_id'] },
    examples: [{ says: 'It was not reached after all', input: { goal_id: 'G3' } }],
    handler: async (work, input, call) => goalOf(await work.goals.reopen(input, call), input),
  }),
  'work.archive_goal': define({
    name: 'work.archive_goal',
    summary: 'Take a goal and its tasks out of sight; it can be brought back',
    risk: 'destructive',
    tier: 'standard',
    input: goalInput,
    output: goalAnswer,
    refusals: [...ON_GOAL, 'already_archived'],
    cli: { command: 'goal archive', args: ['goal_id'] },
    examples: [{ says: 'It is no longer wanted', input: { goal_id: 'G3', reason: 'Superseded by G4' } }],
    handler: async (work, input, call) => goalOf(await work.goals.archive(input, call), input),
  }),
  'work.unarchive_goal': define({
    name: 'work.unarchive_goal',
    summary: 'Bring an archived goal back',
    risk: 'write',
    tier: 'standard',
    input: goalInput,
    output: goalAnswer,
    refusals: [...ON_GOAL, 'not_archived'],
    cli: { command: 'goal unarchive', args: ['goal_id'] },
    examples: [{ says: 'Bring it back', input: { goal_id: 'G3' } }],
    handler: async (work, input, call) => goalOf(await work.goals.unarchive(input, call), input),
  }),
  'work.list_goals': define({
    name: 'work.list_goals',
    summary: 'The goals of a project, oldest first',
    details: 'Look here for the goal that a new task belongs to.',
    risk: 'read',
    tier: 'core',
    input: inputs.listGoals,
    output: z.object({ goals: z.array(goalSchema), after: z.int().nullable() }),
    refusals: [...IN_PROJECT],
    cli: { command: 'goal list' },
    examples: [{ says: 'Those that are worked on', input: { status: 'active' } }],
    handler: (work, input, call) => work.reads.listGoals(input, call),
  }),
  'work.get_goal': define({
    name: 'work.get_goal',
    summary: 'One goal',
    risk: 'read',
    tier: 'standard',
    input: inputs.getGoal,
    output: z.object({ goal: goalSchema, open_tasks: z.int() }),
    refusals: [...IN_PROJECT, 'unknown_goal'],
    cli: { command: 'goal show', args: ['goal_id'] },
    examples: [{ says: 'By its number', input: { goal_id: 'G3' } }],
    handler: (work, input, call) => work.reads.getGoal(input, call),
  }),
};
