// Tasks: what is to be done, and the transitions between its states.
import { z } from 'zod';
import { draftSchema } from '../../base/checkpoint-draft.ts';
import { operationsOf, type Call, type Immutable } from '../../base/operation.ts';
import {
  WORK_LIMITS,
  blockerSchema,
  blockerTextSchema,
  needsSchema,
  checkpointSchema,
  checksSchema,
  claimSchema,
  criteriaSchema,
  descriptionSchema,
  evidenceSchema,
  goalSchema,
  prioritySchema,
  reasonSchema,
  sinceCheckpointSchema,
  taskSchema,
  taskStatusSchema,
  titleSchema,
  uuidSchema,
  type Goal,
  type Task,
  type Claim,
} from '../contract.ts';
import {
  inProject,
  operation_id,
  allow_text,
  onTask,
  goalRef,
  taskRef,
  reason,
  ttl_ms,
  limit,
  taskAnswer,
  IN_PROJECT,
  ON_OWN_TASK,
  ON_TASK,
  taskOf,
  TASK_ID,
  refusals,
  type Answer,
  type Returned,
} from './fields.ts';
import type { NewProof } from '../rules/decide-tasks.ts';

const dependsOn = z.array(taskRef).max(WORK_LIMITS.dependencies);

const CHECKS = 'Shell commands that prove criteria';

const taskInput = z.strictObject({ ...onTask, task_id: taskRef, reason });

const inputs = {
  addTask: z.strictObject({
    ...inProject,
    goal_id: goalRef,
    title: titleSchema,
    description: descriptionSchema.optional(),
    priority: prioritySchema.optional().describe("0 (highest) to 4; its goal's by default"),
    acceptance_criteria: criteriaSchema.optional().describe('What has to be proved, one by one, to complete it'),
    checks: checksSchema.optional().describe(CHECKS),
    depends_on: dependsOn.optional().describe('Tasks to be done first'),
    operation_id,
    allow_text,
  }),
  updateTask: z.strictObject({
    ...onTask,
    task_id: taskRef,
    title: titleSchema.optional(),
    description: descriptionSchema.nullable().optional(),
    priority: prioritySchema.nullable().optional().describe("null for its goal's"),
    goal_id: goalRef.optional(),
    acceptance_criteria: criteriaSchema.optional(),
    checks: checksSchema.optional().describe(`${CHECKS}; replaces all that it has`),
    depends_on: dependsOn.optional(),
  }),
  startTask: z.strictObject({ ...onTask, task_id: taskRef, ttl_ms }),
  blockTask: z.strictObject({
    ...onTask,
    task_id: taskRef,
    blocker: blockerTextSchema.describe('What it waits for'),
    needs: needsSchema.optional().describe('Who can remove it'),
  }),
  resolveBlocker: z.strictObject({
    ...onTask,
    blocker_id: uuidSchema,
    resolution: reasonSchema,
    // oxlint-disable-next-line unicorn/no-thenable -- A text, and the name that the wire has for it.
    then: z.enum(['doing', 'todo']).optional(),
  }),
  completeTask: z.strictObject({
    ...onTask,
    task_id: taskRef,
    evidence: evidenceSchema.optional(),
    override: reasonSchema.optional().describe('Why, although another session holds it, or a check was not run'),
  }),
  listTasks: z.strictObject({
    ...inProject,
    status: z
      .preprocess((given) => (typeof given === 'string' ? [given] : given), z.array(taskStatusSchema).max(4))
      .optional(),
    goal_id: goalRef.optional(),
    archived: z.boolean().optional().describe('The archived ones instead of the others'),
    ready: z.boolean().optional().describe('Could be started now'),
    claimed: z.boolean().optional().describe('Held by a session'),
    text: z.string().min(1).max(200).optional().describe('Words that all occur in it'),
    after: z.int().min(0).optional().describe('Only those with a higher number'),
    limit: limit(100),
  }),
  getTask: z.strictObject({ ...inProject, task_id: taskRef }),
  search: z.strictObject({ ...inProject, text: z.string().trim().min(1).max(200), limit: limit(20) }),
};

const outputs = {
  getTask: z.object({
    task: taskSchema,
    goal: goalSchema,
    checkpoint: checkpointSchema.nullable(),
    checkpoints: z.array(checkpointSchema),
    blockers: z.array(blockerSchema),
    depends_on: z.array(
      z.object({ task_id: uuidSchema, number: z.int(), status: taskStatusSchema, archived: z.boolean() }),
    ),
    dependents: z.array(
      z.object({ task_id: uuidSchema, number: z.int(), title: z.string(), status: taskStatusSchema }),
    ),
    unanswered: z.array(z.string()),
    claim: claimSchema.nullable(),
    since: sinceCheckpointSchema.optional(),
    /** Of a session that left without a checkpoint; newer than the newest one. Nobody confirmed it. */
    draft: draftSchema.optional(),
  }),
};

/** A task after a command, and who holds it. */
export interface TaskChanged {
  readonly task: Task;
  readonly claim: Claim | null;
}

/** A run that `work.prove_task` made. */
export type ProveInput = Immutable<z.output<z.ZodObject<typeof onTask>>> & {
  readonly task_id: string;
  readonly proof: NewProof;
};

/** Commands on tasks. */
export interface Tasks {
  add: Answer<typeof inputs.addTask, TaskChanged>;
  update: Answer<typeof inputs.updateTask, TaskChanged>;
  start: Answer<typeof inputs.startTask, TaskChanged>;
  pause: Answer<typeof taskInput, TaskChanged>;
  block: Answer<typeof inputs.blockTask, TaskChanged>;
  resolveBlocker: Answer<typeof inputs.resolveBlocker, TaskChanged>;
  complete: Answer<typeof inputs.completeTask, TaskChanged>;
  /** Records a run of a command. No operation gives one that its caller made up. */
  prove: (input: ProveInput, call: Call) => Promise<TaskChanged>;
  reopen: Answer<typeof taskInput, TaskChanged>;
  archive: Answer<typeof taskInput, TaskChanged>;
  unarchive: Answer<typeof taskInput, TaskChanged>;
}

export interface TaskReads {
  listTasks: Answer<typeof inputs.listTasks, { readonly tasks: readonly Task[]; readonly after: number | null }>;
  getTask: Answer<typeof inputs.getTask, Returned<typeof outputs.getTask>>;
  search: Answer<typeof inputs.search, { readonly tasks: readonly Task[]; readonly goals: readonly Goal[] }>;
}

const define = operationsOf<{ readonly tasks: Tasks; readonly reads: TaskReads }>(refusals, { bareTools: true });

export const taskOperations = {
  'work.add_task': define({
    name: 'work.add_task',
    summary: 'Add a unit of work to a goal',
    details:
      'Use it for work that will not be done at once, or that another session could do. Say in the description what a session needs to know that has read nothing else.',
    risk: 'write',
    tier: 'core',
    input: inputs.addTask,
    output: taskAnswer,
    refusals: [
      'taken_back',
      ...IN_PROJECT,
      'unknown_goal',
      'operation_conflict',
      'archived',
      'goal_not_open',
      'unknown_dependency',
      'unknown_criterion',
      'invalid_check',
      'too_many',
    ],
    cli: { command: 'task add', args: ['goal_id', 'title'] },
    examples: [
      {
        says: 'A task with a criterion, behind another one',
        input: {
          goal_id: 'G1',
          title: 'Write the release notes',
          acceptance_criteria: ['Every change since 0.9 is named'],
          depends_on: ['T4'],
        },
      },
    ],
    handler: async (work, input, call) => taskOf(await work.tasks.add(input, call), input),
  }),
  'work.update_task': define({
    name: 'work.update_task',
    summary: 'Correct what a task says',
    details: 'Use it when the title, the description, the criteria or the dependencies turned out wrong or incomplete.',
    risk: 'write',
    tier: 'core',
    input: inputs.updateTask,
    output: taskAnswer,
    refusals: [
      ...ON_OWN_TASK,
      'archived',
      'unknown_goal',
      'goal_not_open',
      'unknown_dependency',
      'dependency_cycle',
      'unknown_criterion',
      'invalid_check',
      'task_done',
      'nothing_changed',
      'too_many',
    ],
    cli: { command: 'task update', args: ['task_id'] },
    examples: [{ says: 'Another title', input: { task_id: 'T12', title: 'Write the migration guide' } }],
    handler: async (work, input, call) => taskOf(await work.tasks.update(input, call), input),
  }),
  'work.start_task': define({
    name: 'work.start_task',
    summary: 'Begin a task: todo becomes doing',
    details:
      'Call it before you work on a task, also on one in progress that nobody holds: it claims the task, and no other session takes it.',
    risk: 'write',
    tier: 'core',
    input: inputs.startTask,
    output: taskAnswer,
    refusals: [...ON_TASK, 'archived', 'invalid_transition', 'dependencies_open', 'goal_not_open'],
    cli: { command: 'task start', args: ['task_id'] },
    examples: [{ says: 'Begin, and hold it', input: { task_id: 'T12', owner: 'claude-7' } }],
    handler: async (work, input, call) => taskOf(await work.tasks.start(input, call), input),
  }),
  'work.pause_task': define({
    name: 'work.pause_task',
    summary: 'Put a task back: doing becomes todo',
    details: 'Use it when something else comes first. Record a checkpoint before.',
    risk: 'write',
    tier: 'core',
    input: taskInput,
    output: taskAnswer,
    refusals: [...ON_OWN_TASK, 'archived', 'invalid_transition'],
    cli: { command: 'task pause', args: ['task_id'] },
    examples: [{ says: 'Something else comes first', input: { task_id: 'T12', reason: 'A release blocker came up' } }],
    handler: async (work, input, call) => taskOf(await work.tasks.pause(input, call), input),
  }),
  'work.block_task': define({
    name: 'work.block_task',
    summary: 'Say what a task waits for: doing becomes blocked',
    details:
      'Use it when you cannot go on. needs says who can remove the blocker: with person or external, agents are offered other tasks as long as there are any.',
    risk: 'write',
    tier: 'core',
    input: inputs.blockTask,
    output: taskAnswer,
    refusals: [...ON_OWN_TASK, 'archived', 'invalid_transition', 'too_many'],
    cli: { command: 'task block', args: ['task_id', 'blocker'] },
    examples: [
      {
        says: 'It waits for a person',
        input: { task_id: 'T12', blocker: 'The staging password is missing', needs: 'person' },
      },
    ],
    handler: async (work, input, call) => taskOf(await work.tasks.block(input, call), input),
  }),
  'work.resolve_blocker': define({
    name: 'work.resolve_blocker',
    summary: 'Say how a blocker was resolved',
    details:
      'For the last open blocker, `then` says whether the task goes on (doing) or waits its turn (todo). get_task names the blockers.',
    risk: 'write',
    tier: 'core',
    input: inputs.resolveBlocker,
    output: taskAnswer,
    refusals: [
      ...IN_PROJECT,
      'unknown_blocker',
      'archived',
      'task_claimed',
      'claim_lost',
      'lease_lost',
      'blocker_resolved',
      'then_required',
      'revision_conflict',
      'operation_conflict',
    ],
    cli: { command: 'task resolve', args: ['blocker_id', 'resolution'] },
    examples: [
      {
        says: 'Go on with the task',
        // oxlint-disable-next-line unicorn/no-thenable -- As above.
        input: { blocker_id: TASK_ID, resolution: 'The password was rotated', then: 'doing' },
      },
    ],
    handler: async (work, input, call) => taskOf(await work.tasks.resolveBlocker(input, call), input),
  }),
  'work.complete_task': define({
    name: 'work.complete_task',
    summary: 'Finish a task with proof: doing becomes done',
    details:
      'Every acceptance criterion, word for word, needs its proof: what you ran or read and what it showed. With at most one criterion a text is enough. A criterion with a check needs a run of it on the code as it is: the refusal names the command.',
    risk: 'write',
    tier: 'core',
    input: inputs.completeTask,
    output: taskAnswer,
    refusals: [
      ...ON_OWN_TASK,
      'archived',
      'invalid_transition',
      'evidence_missing',
      'proof_required',
      'unknown_criterion',
      'blockers_open',
      'too_many',
    ],
    cli: { command: 'task complete', args: ['task_id'] },
    examples: [
      {
        says: 'One criterion, proved',
        input: {
          task_id: 'T12',
          evidence: [{ criterion: 'Every change since 0.9 is named', proof: 'Compared with git log: 41 of 41' }],
        },
      },
    ],
    handler: async (work, input, call) => taskOf(await work.tasks.complete(input, call), input),
  }),
  'work.reopen_task': define({
    name: 'work.reopen_task',
    summary: 'Take up a finished task again: done becomes doing, without its evidence',
    risk: 'write',
    tier: 'standard',
    input: taskInput,
    output: taskAnswer,
    refusals: [...ON_TASK, 'archived', 'invalid_transition', 'goal_not_open'],
    cli: { command: 'task reopen', args: ['task_id'] },
    examples: [{ says: 'It was not done after all', input: { task_id: 'T12' } }],
    handler: async (work, input, call) => taskOf(await work.tasks.reopen(input, call), input),
  }),
  'work.archive_task': define({
    name: 'work.archive_task',
    summary: 'Take a task out of sight; it can be brought back',
    risk: 'destructive',
    tier: 'standard',
    input: taskInput,
    output: taskAnswer,
    refusals: [...ON_OWN_TASK, 'already_archived', 'has_dependents'],
    cli: { command: 'task archive', args: ['task_id'] },
    examples: [{ says: 'It is no longer wanted', input: { task_id: 'T12' } }],
    handler: async (work, input, call) => taskOf(await work.tasks.archive(input, call), input),
  }),
  'work.unarchive_task': define({
    name: 'work.unarchive_task',
    summary: 'Bring an archived task back, as it was',
    risk: 'write',
    tier: 'standard',
    input: taskInput,
    output: taskAnswer,
    refusals: [...ON_TASK, 'not_archived'],
    cli: { command: 'task unarchive', args: ['task_id'] },
    examples: [{ says: 'Bring it back', input: { task_id: 'T12' } }],
    handler: async (work, input, call) => taskOf(await work.tasks.unarchive(input, call), input),
  }),
  'work.list_tasks': define({
    name: 'work.list_tasks',
    summary: 'The tasks of a project, oldest first, by status, goal, readiness, claim or words',
    details: 'Use it to see what else there is.',
    risk: 'read',
    tier: 'core',
    input: inputs.listTasks,
    output: z.object({ tasks: z.array(taskSchema), after: z.int().nullable() }),
    refusals: [...IN_PROJECT, 'unknown_goal'],
    cli: { command: 'task list' },
    examples: [{ says: 'What could be started now', input: { ready: true } }],
    handler: (work, input, call) => work.reads.listTasks(input, call),
  }),
  'work.get_task': define({
    name: 'work.get_task',
    summary: 'One task with its checkpoints, blockers, dependencies and claim',
    details: 'Read it before you begin: it has everything that a session left for the next one.',
    risk: 'read',
    tier: 'core',
    input: inputs.getTask,
    output: outputs.getTask,
    refusals: [...IN_PROJECT, 'unknown_task'],
    cli: { command: 'task show', args: ['task_id'] },
    examples: [{ says: 'By its number', input: { task_id: 'T12' } }],
    handler: (work, input, call) => work.reads.getTask(input, call),
  }),
  'work.search': define({
    name: 'work.search',
    summary: 'Tasks and goals that say something, newest first',
    details: 'Look here before you add what may be there already.',
    risk: 'read',
    tier: 'core',
    input: inputs.search,
    output: z.object({ tasks: z.array(taskSchema), goals: z.array(goalSchema) }),
    refusals: [...IN_PROJECT],
    cli: { command: 'search', args: ['text'] },
    examples: [{ says: 'Everything about releases', input: { text: 'release' } }],
    handler: (work, input, call) => work.reads.search(input, call),
  }),
};
