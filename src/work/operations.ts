// The public operations of work. Each is a line of its domain with its words, limits and examples; no surface adds any.
import { z } from 'zod';
import { operationsOf } from '../base/operation.ts';
import { ledgerRefusals } from '../ledger/contract.ts';
import {
  WORK_LIMITS,
  blockerSchema,
  blockerTextSchema,
  checkpointSchema,
  claimSchema,
  contextRefsSchema,
  criteriaSchema,
  descriptionSchema,
  evidenceItemSchema,
  goalSchema,
  goalStatusSchema,
  goalTextSchema,
  nextStepAnswerSchema,
  nextStepSchema,
  ownerSchema,
  prioritySchema,
  projectNameSchema,
  projectSchema,
  reasonSchema,
  rootSchema,
  taskSchema,
  taskStatusSchema,
  titleSchema,
  uuidSchema,
  whereWeLeftOffSchema,
  workRefusals,
} from './contract.ts';
import type { Work } from './work.ts';

const define = operationsOf<Work>({ ...ledgerRefusals, ...workRefusals });

// ── Fields that many have ────────────────────────────────────────────────────────────────────────────────────

const inProject = {
  project_id: uuidSchema
    .optional()
    .describe('Unless told: the project whose root holds the working directory, else the only one'),
};
const operation_id = z
  .string()
  .regex(/^[\x21-\x7e]{1,100}$/, 'is 1 to 100 visible ASCII characters')
  .optional()
  .describe('Doing it again under the same id gives the first result');
const onTask = {
  ...inProject,
  operation_id,
  owner: ownerSchema.optional().describe('The session that writes; unless told, the caller'),
  fencing_token: z.int().min(1).optional().describe("The claim's token; refused when the claim was lost meanwhile"),
  override: reasonSchema.optional().describe('Why to do it although another session holds the task'),
};
const goalRef = z.string().min(1).max(40).describe('Its id, or its number: G3');
const taskRef = z.string().min(1).max(40).describe('Its id, or its number: T12');
const reason = reasonSchema.optional();
const ttl_ms = z
  .int()
  .min(1_000)
  .max(24 * 3_600_000)
  .optional()
  .describe('How long the claim lasts without a sign of life; 15 minutes unless told');
const limit = (usual: number) => z.int().min(1).max(WORK_LIMITS.page).default(usual);

const goalAnswer = z.object({ goal_id: uuidSchema, goal: goalSchema });
const taskAnswer = z.object({ task_id: uuidSchema, task: taskSchema, claim: claimSchema.nullable() });

const IN_PROJECT = ['unknown_project', 'project_ambiguous', 'no_project'] as const;
const ON_GOAL = [...IN_PROJECT, 'unknown_goal', 'archived', 'operation_conflict'] as const;
const ON_TASK = [
  ...IN_PROJECT,
  'unknown_task',
  'archived',
  'task_claimed',
  'lease_lost',
  'operation_conflict',
] as const;

const goalOf = (goal: z.output<typeof goalSchema>) => ({ goal_id: goal.goal_id, goal });
const taskOf = ({
  task,
  claim,
}: {
  task: z.output<typeof taskSchema>;
  claim: z.output<typeof claimSchema> | null;
}) => ({
  task_id: task.task_id,
  task,
  claim,
});

const TASK_ID = '0199d2c8-7b1e-7c44-9a55-2f1d3c4b5a69';

// ── Projects ─────────────────────────────────────────────────────────────────────────────────────────────────

const projects = {
  'work.create_project': define({
    name: 'work.create_project',
    summary: 'Make a project, with goals and tasks of its own',
    details: 'A home can hold several projects. Nothing of one is ever seen in another.',
    risk: 'write',
    tier: 'standard',
    input: z.strictObject({
      name: projectNameSchema,
      root: rootSchema.optional().describe('The folder it lives in, an absolute path'),
      operation_id,
    }),
    output: z.object({ project_id: uuidSchema, project: projectSchema }),
    refusals: ['project_exists'],
    cli: { command: 'project create', args: ['name'] },
    examples: [{ says: 'A second project in this home', input: { name: 'website', root: '/home/ada/website' } }],
    handler: async ({ projects: all }, input, call) => {
      const project = await all.create(input, call);
      return { project_id: project.project_id, project };
    },
  }),
  'work.update_project': define({
    name: 'work.update_project',
    summary: 'Change the name or the root of a project',
    risk: 'write',
    tier: 'standard',
    input: z.strictObject({
      ...inProject,
      name: projectNameSchema.optional(),
      root: rootSchema.nullable().optional(),
      operation_id,
    }),
    output: z.object({ project_id: uuidSchema, project: projectSchema }),
    refusals: [...IN_PROJECT, 'project_exists', 'nothing_changed', 'operation_conflict'],
    cli: { command: 'project update' },
    handler: async ({ projects: all }, input, call) => {
      const project = await all.update(input, call);
      return { project_id: project.project_id, project };
    },
  }),
  'work.list_projects': define({
    name: 'work.list_projects',
    summary: 'The projects of this home',
    risk: 'read',
    tier: 'standard',
    input: z.strictObject({}),
    output: z.object({ projects: z.array(projectSchema) }),
    refusals: [],
    cli: { command: 'project list' },
    handler: async ({ projects: all }) => ({ projects: await all.list() }),
  }),
};

// ── Goals ────────────────────────────────────────────────────────────────────────────────────────────────────

const goalInput = z.strictObject({ ...inProject, goal_id: goalRef, reason, operation_id });

const goals = {
  'work.create_goal': define({
    name: 'work.create_goal',
    summary: 'Say why work is to be done',
    details:
      'A goal is a reason with a priority from 0 (highest) to 4. Tasks belong to goals. Goals come from people: never make one up.',
    risk: 'write',
    tier: 'core',
    input: z.strictObject({
      ...inProject,
      text: goalTextSchema.describe('Why, in a sentence or a few'),
      priority: prioritySchema.optional().describe('0 is the highest; 2 unless told'),
      operation_id,
    }),
    output: goalAnswer,
    refusals: [...IN_PROJECT, 'operation_conflict'],
    cli: { command: 'goal create', args: ['text'] },
    examples: [{ says: 'An urgent goal', input: { text: 'Release 1.0 without losing a ledger', priority: 0 } }],
    handler: async (work, input, call) => goalOf(await work.goals.create(input, call)),
  }),
  'work.update_goal': define({
    name: 'work.update_goal',
    summary: 'Correct the text or the priority of a goal',
    risk: 'write',
    tier: 'standard',
    input: z.strictObject({
      ...inProject,
      goal_id: goalRef,
      text: goalTextSchema.optional(),
      priority: prioritySchema.optional(),
      operation_id,
    }),
    output: goalAnswer,
    refusals: [...ON_GOAL, 'nothing_changed'],
    cli: { command: 'goal update', args: ['goal_id'] },
    examples: [{ says: 'Make it less urgent', input: { goal_id: 'G3', priority: 3 } }],
    handler: async (work, input, call) => goalOf(await work.goals.update(input, call)),
  }),
  'work.pause_goal': define({
    name: 'work.pause_goal',
    summary: 'Put a goal aside: none of its tasks is offered meanwhile',
    risk: 'write',
    tier: 'standard',
    input: goalInput,
    output: goalAnswer,
    refusals: [...ON_GOAL, 'invalid_transition'],
    cli: { command: 'goal pause', args: ['goal_id'] },
    handler: async (work, input, call) => goalOf(await work.goals.pause(input, call)),
  }),
  'work.resume_goal': define({
    name: 'work.resume_goal',
    summary: 'Take up a goal that was put aside',
    risk: 'write',
    tier: 'standard',
    input: goalInput,
    output: goalAnswer,
    refusals: [...ON_GOAL, 'invalid_transition'],
    cli: { command: 'goal resume', args: ['goal_id'] },
    handler: async (work, input, call) => goalOf(await work.goals.resume(input, call)),
  }),
  'work.finish_goal': define({
    name: 'work.finish_goal',
    summary: 'Say that a goal is reached: its open tasks are no longer offered',
    risk: 'write',
    tier: 'standard',
    input: goalInput,
    output: goalAnswer,
    refusals: [...ON_GOAL, 'invalid_transition'],
    cli: { command: 'goal finish', args: ['goal_id'] },
    handler: async (work, input, call) => goalOf(await work.goals.finish(input, call)),
  }),
  'work.reopen_goal': define({
    name: 'work.reopen_goal',
    summary: 'Make a finished goal active again',
    risk: 'write',
    tier: 'standard',
    input: goalInput,
    output: goalAnswer,
    refusals: [...ON_GOAL, 'invalid_transition'],
    cli: { command: 'goal reopen', args: ['goal_id'] },
    handler: async (work, input, call) => goalOf(await work.goals.reopen(input, call)),
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
    handler: async (work, input, call) => goalOf(await work.goals.archive(input, call)),
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
    handler: async (work, input, call) => goalOf(await work.goals.unarchive(input, call)),
  }),
  'work.list_goals': define({
    name: 'work.list_goals',
    summary: 'The goals of a project, oldest first',
    risk: 'read',
    tier: 'standard',
    input: z.strictObject({
      ...inProject,
      status: goalStatusSchema.optional(),
      archived: z.boolean().optional().describe('The archived ones instead of the others'),
      after: z.int().min(0).optional().describe('Only those with a higher number'),
      limit: limit(100),
    }),
    output: z.object({ goals: z.array(goalSchema), after: z.int().nullable() }),
    refusals: [...IN_PROJECT],
    cli: { command: 'goal list' },
    handler: (work, input, call) => work.reads.listGoals(input, call),
  }),
  'work.get_goal': define({
    name: 'work.get_goal',
    summary: 'One goal',
    risk: 'read',
    tier: 'standard',
    input: z.strictObject({ ...inProject, goal_id: goalRef }),
    output: z.object({ goal: goalSchema, open_tasks: z.int() }),
    refusals: [...IN_PROJECT, 'unknown_goal'],
    cli: { command: 'goal show', args: ['goal_id'] },
    handler: (work, input, call) => work.reads.getGoal(input, call),
  }),
};

// ── Tasks ────────────────────────────────────────────────────────────────────────────────────────────────────

const dependsOn = z.array(taskRef).max(WORK_LIMITS.dependencies);

const tasks = {
  'work.add_task': define({
    name: 'work.add_task',
    summary: 'Add a unit of work to a goal',
    details:
      'Acceptance criteria are what has to be proved before the task is done, one by one. A task that depends on others is not offered until those are done.',
    risk: 'write',
    tier: 'core',
    input: z.strictObject({
      ...inProject,
      goal_id: goalRef,
      title: titleSchema,
      description: descriptionSchema.optional(),
      priority: prioritySchema.optional().describe("0 is the highest; its goal's unless told"),
      acceptance_criteria: criteriaSchema.optional(),
      depends_on: dependsOn.optional(),
      operation_id,
    }),
    output: taskAnswer,
    refusals: [...ON_GOAL, 'goal_not_open', 'unknown_dependency'],
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
    handler: async (work, input, call) => taskOf(await work.tasks.add(input, call)),
  }),
  'work.update_task': define({
    name: 'work.update_task',
    summary: 'Correct what a task says',
    risk: 'write',
    tier: 'standard',
    input: z.strictObject({
      ...onTask,
      task_id: taskRef,
      title: titleSchema.optional(),
      description: descriptionSchema.nullable().optional(),
      priority: prioritySchema.nullable().optional().describe("null for its goal's"),
      goal_id: goalRef.optional(),
      acceptance_criteria: criteriaSchema.optional(),
      depends_on: dependsOn.optional(),
    }),
    output: taskAnswer,
    refusals: [
      ...ON_TASK,
      'unknown_goal',
      'goal_not_open',
      'unknown_dependency',
      'dependency_cycle',
      'task_done',
      'nothing_changed',
    ],
    cli: { command: 'task update', args: ['task_id'] },
    examples: [{ says: 'Another title', input: { task_id: 'T12', title: 'Write the migration guide' } }],
    handler: async (work, input, call) => taskOf(await work.tasks.update(input, call)),
  }),
  'work.start_task': define({
    name: 'work.start_task',
    summary: 'Begin a task: todo becomes doing',
    details:
      'With an owner the task is also claimed: nobody else gets it until it is done, paused, blocked, released or the claim expires.',
    risk: 'write',
    tier: 'core',
    input: z.strictObject({ ...onTask, task_id: taskRef, ttl_ms }),
    output: taskAnswer,
    refusals: [...ON_TASK, 'invalid_transition', 'dependencies_open', 'goal_not_open', 'lease_held'],
    cli: { command: 'task start', args: ['task_id'] },
    examples: [{ says: 'Begin, and hold it', input: { task_id: 'T12', owner: 'claude-7' } }],
    handler: async (work, input, call) => taskOf(await work.tasks.start(input, call)),
  }),
  'work.pause_task': define({
    name: 'work.pause_task',
    summary: 'Put a task back: doing becomes todo',
    risk: 'write',
    tier: 'core',
    input: z.strictObject({ ...onTask, task_id: taskRef, reason }),
    output: taskAnswer,
    refusals: [...ON_TASK, 'invalid_transition'],
    cli: { command: 'task pause', args: ['task_id'] },
    examples: [{ says: 'Something else comes first', input: { task_id: 'T12', reason: 'A release blocker came up' } }],
    handler: async (work, input, call) => taskOf(await work.tasks.pause(input, call)),
  }),
  'work.block_task': define({
    name: 'work.block_task',
    summary: 'Say what a task waits for: doing becomes blocked',
    risk: 'write',
    tier: 'core',
    input: z.strictObject({ ...onTask, task_id: taskRef, blocker: blockerTextSchema.describe('What it waits for') }),
    output: taskAnswer,
    refusals: [...ON_TASK, 'invalid_transition', 'too_many'],
    cli: { command: 'task block', args: ['task_id', 'blocker'] },
    examples: [
      { says: 'It waits for a person', input: { task_id: 'T12', blocker: 'The staging password is missing' } },
    ],
    handler: async (work, input, call) => taskOf(await work.tasks.block(input, call)),
  }),
  'work.resolve_blocker': define({
    name: 'work.resolve_blocker',
    summary: 'Say how a blocker was resolved',
    details:
      'For the last open blocker of a blocked task, `then` says whether it goes on (doing) or waits its turn (todo).',
    risk: 'write',
    tier: 'standard',
    input: z.strictObject({
      ...onTask,
      blocker_id: uuidSchema,
      resolution: reasonSchema,
      // oxlint-disable-next-line unicorn/no-thenable -- A text, and the name that the wire has for it.
      then: z.enum(['doing', 'todo']).optional(),
    }),
    output: taskAnswer,
    refusals: [...ON_TASK, 'unknown_blocker', 'blocker_resolved', 'then_required'],
    cli: { command: 'task resolve', args: ['blocker_id', 'resolution'] },
    examples: [
      {
        says: 'Go on with the task',
        // oxlint-disable-next-line unicorn/no-thenable -- As above.
        input: { blocker_id: TASK_ID, resolution: 'The password was rotated', then: 'doing' },
      },
    ],
    handler: async (work, input, call) => taskOf(await work.tasks.resolveBlocker(input, call)),
  }),
  'work.complete_task': define({
    name: 'work.complete_task',
    summary: 'Finish a task with proof: doing becomes done',
    details:
      'Every acceptance criterion needs its proof: [{"criterion": "…", "proof": "…", "refs": ["file:…"]}]. With at most one criterion a plain text is enough. The refusal names the criterion that is unanswered.',
    risk: 'write',
    tier: 'core',
    input: z.strictObject({
      ...onTask,
      task_id: taskRef,
      evidence: z
        .union([reasonSchema.max(WORK_LIMITS.proof), z.array(evidenceItemSchema).max(WORK_LIMITS.criteria)])
        .optional(),
    }),
    output: taskAnswer,
    refusals: [...ON_TASK, 'invalid_transition', 'evidence_missing', 'unknown_criterion', 'blockers_open'],
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
    handler: async (work, input, call) => taskOf(await work.tasks.complete(input, call)),
  }),
  'work.reopen_task': define({
    name: 'work.reopen_task',
    summary: 'Take up a finished task again: done becomes doing, without its evidence',
    risk: 'write',
    tier: 'standard',
    input: z.strictObject({ ...onTask, task_id: taskRef, reason }),
    output: taskAnswer,
    refusals: [...ON_TASK, 'invalid_transition', 'goal_not_open'],
    cli: { command: 'task reopen', args: ['task_id'] },
    handler: async (work, input, call) => taskOf(await work.tasks.reopen(input, call)),
  }),
  'work.archive_task': define({
    name: 'work.archive_task',
    summary: 'Take a task out of sight; it can be brought back',
    risk: 'destructive',
    tier: 'standard',
    input: z.strictObject({ ...onTask, task_id: taskRef, reason }),
    output: taskAnswer,
    refusals: [...ON_TASK, 'already_archived', 'has_dependents'],
    cli: { command: 'task archive', args: ['task_id'] },
    handler: async (work, input, call) => taskOf(await work.tasks.archive(input, call)),
  }),
  'work.unarchive_task': define({
    name: 'work.unarchive_task',
    summary: 'Bring an archived task back, as it was',
    risk: 'write',
    tier: 'standard',
    input: z.strictObject({ ...onTask, task_id: taskRef, reason }),
    output: taskAnswer,
    refusals: [...ON_TASK, 'not_archived'],
    cli: { command: 'task unarchive', args: ['task_id'] },
    handler: async (work, input, call) => taskOf(await work.tasks.unarchive(input, call)),
  }),
  'work.list_tasks': define({
    name: 'work.list_tasks',
    summary: 'The tasks of a project, oldest first, by status, goal, readiness, claim or words',
    risk: 'read',
    tier: 'standard',
    input: z.strictObject({
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
    output: z.object({ tasks: z.array(taskSchema), after: z.int().nullable() }),
    refusals: [...IN_PROJECT, 'unknown_goal'],
    cli: { command: 'task list' },
    examples: [{ says: 'What could be started now', input: { ready: true } }],
    handler: (work, input, call) => work.reads.listTasks(input, call),
  }),
  'work.get_task': define({
    name: 'work.get_task',
    summary: 'One task with its checkpoints, blockers, dependencies and claim',
    risk: 'read',
    tier: 'standard',
    input: z.strictObject({ ...inProject, task_id: taskRef }),
    output: z.object({
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
    }),
    refusals: [...IN_PROJECT, 'unknown_task'],
    cli: { command: 'task show', args: ['task_id'] },
    handler: (work, input, call) => work.reads.getTask(input, call),
  }),
  'work.search': define({
    name: 'work.search',
    summary: 'Tasks and goals that say something, newest first',
    risk: 'read',
    tier: 'standard',
    input: z.strictObject({ ...inProject, text: z.string().trim().min(1).max(200), limit: limit(20) }),
    output: z.object({ tasks: z.array(taskSchema), goals: z.array(goalSchema) }),
    refusals: [...IN_PROJECT],
    cli: { command: 'search', args: ['text'] },
    examples: [{ says: 'Everything about releases', input: { text: 'release' } }],
    handler: (work, input, call) => work.reads.search(input, call),
  }),
};

// ── Checkpoints and the next step ────────────────────────────────────────────────────────────────────────────

const steps = {
  'work.update_checkpoint': define({
    name: 'work.update_checkpoint',
    summary: 'Record where a task stands, so that anybody can go on from there',
    details:
      'where_we_left_off: 1 to 3 sentences. next_step: one atomic action. needed_context_refs: what has to be read to go on (file:path#L1-L9, task:id, checkpoint:task@seq, https URL). blockers: what stands in the way; recorded, without changing the status.',
    risk: 'write',
    tier: 'core',
    input: z.strictObject({
      ...onTask,
      task_id: taskRef,
      where_we_left_off: whereWeLeftOffSchema,
      next_step: nextStepSchema,
      needed_context_refs: contextRefsSchema.optional(),
      blockers: z.array(blockerTextSchema).max(WORK_LIMITS.openBlockers).optional(),
    }),
    output: taskAnswer.extend({ checkpoint: checkpointSchema }),
    refusals: [...ON_TASK, 'task_done', 'too_many'],
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
      const { checkpoint, ...changed } = await work.checkpoints.update(input, call);
      return { ...taskOf(changed), checkpoint };
    },
  }),
  'work.list_checkpoints': define({
    name: 'work.list_checkpoints',
    summary: 'The checkpoints of a task, newest first',
    risk: 'read',
    tier: 'standard',
    input: z.strictObject({
      ...inProject,
      task_id: taskRef,
      before: z.int().min(1).optional().describe('Only those recorded before this event'),
      limit: limit(20),
    }),
    output: z.object({ task_id: uuidSchema, checkpoints: z.array(checkpointSchema) }),
    refusals: [...IN_PROJECT, 'unknown_task'],
    cli: { command: 'checkpoint list', args: ['task_id'] },
    handler: (work, input, call) => work.reads.listCheckpoints(input, call),
  }),
  'work.get_next_step': define({
    name: 'work.get_next_step',
    summary: 'The one next step of a project, and why it is this one',
    details:
      'Work in progress first, then what was blocked last (its step is resolving the blocker), then the ready task of the highest priority, else a request for proposals. The same state always gives the same answer. With an owner, tasks that other sessions hold are left out.',
    risk: 'read',
    tier: 'core',
    input: z.strictObject({
      ...inProject,
      owner: ownerSchema.optional().describe('Leaves out what other sessions hold'),
    }),
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
    input: z.strictObject({ ...inProject, owner: ownerSchema.optional(), limit: limit(200) }),
    output: z.object({
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
    refusals: [...IN_PROJECT],
    cli: { command: 'state' },
    handler: (work, input, call) => work.reads.state(input, call),
  }),
};

// ── Claims ───────────────────────────────────────────────────────────────────────────────────────────────────

const claimedAnswer = claimSchema.extend({
  goal_id: uuidSchema,
  number: z.int(),
  title: z.string(),
  status: taskStatusSchema,
  next_step: z.string(),
  required_context_refs: z.array(z.string()),
  where_we_left_off: z.string().nullable(),
});
const claiming = {
  ...inProject,
  owner: ownerSchema.optional().describe('The session; unless told, the caller'),
  ttl_ms,
};
const heldClaim = z.strictObject({ ...claiming, task_id: taskRef, fencing_token: z.int().min(1) });

const claims = {
  'work.claim_next': define({
    name: 'work.claim_next',
    summary: 'Get one more task that nobody else holds, in progress or ready',
    details:
      'Changes no status: start the task when you begin. The token goes with your writes; a claim that expired is refused.',
    risk: 'write',
    tier: 'standard',
    input: z.strictObject(claiming),
    output: claimedAnswer,
    refusals: [...IN_PROJECT, 'nothing_to_claim', 'owner_required'],
    cli: { command: 'task claim-next' },
    examples: [{ says: 'For ten minutes', input: { owner: 'claude-7', ttl_ms: 600_000 } }],
    handler: (work, input, call) => work.claims.claimNext(input, call),
  }),
  'work.claim_task': define({
    name: 'work.claim_task',
    summary: 'Hold one task, so that no other session works on it',
    risk: 'write',
    tier: 'standard',
    input: z.strictObject({ ...claiming, task_id: taskRef }),
    output: claimedAnswer,
    refusals: [...IN_PROJECT, 'unknown_task', 'task_claimed', 'task_done', 'archived', 'owner_required'],
    cli: { command: 'task claim', args: ['task_id'] },
    handler: (work, input, call) => work.claims.claimTask(input, call),
  }),
  'work.renew_claim': define({
    name: 'work.renew_claim',
    summary: 'Hold a claimed task for longer',
    risk: 'write',
    tier: 'standard',
    input: heldClaim,
    output: claimSchema,
    refusals: [...IN_PROJECT, 'unknown_task', 'lease_lost', 'owner_required'],
    cli: { command: 'task renew', args: ['task_id'] },
    handler: (work, input, call) => work.claims.renew(input, call),
  }),
  'work.release_claim': define({
    name: 'work.release_claim',
    summary: 'Let go of a claimed task; its status stays',
    risk: 'write',
    tier: 'standard',
    idempotent: true,
    input: heldClaim,
    output: z.object({ task_id: uuidSchema, released: z.boolean() }),
    refusals: [...IN_PROJECT, 'unknown_task', 'owner_required'],
    cli: { command: 'task release', args: ['task_id'] },
    handler: (work, input, call) => work.claims.release(input, call),
  }),
  'work.list_claims': define({
    name: 'work.list_claims',
    summary: 'Which tasks are held, by whom and until when',
    risk: 'read',
    tier: 'standard',
    input: z.strictObject({ ...inProject }),
    output: z.object({ claims: z.array(claimSchema) }),
    refusals: [...IN_PROJECT],
    cli: { command: 'task claims' },
    handler: async (work, input, call) => ({ claims: await work.claims.list(input, call) }),
  }),
};

// ── History ──────────────────────────────────────────────────────────────────────────────────────────────────

const history = {
  'work.history': define({
    name: 'work.history',
    summary: 'What happened in a project, to one of its tasks or goals, oldest first',
    risk: 'read',
    tier: 'standard',
    input: z.strictObject({
      ...inProject,
      task_id: taskRef.optional(),
      goal_id: goalRef.optional(),
      after: z.int().min(0).optional(),
      limit: limit(100),
    }),
    output: z.object({
      events: z.array(
        z.object({
          event_seq: z.int(),
          event_type: z.string(),
          timestamp: z.string(),
          actor: z.string(),
          payload: z.unknown(),
        }),
      ),
      after: z.int().nullable(),
    }),
    refusals: [...IN_PROJECT, 'unknown_task', 'unknown_goal'],
    cli: { command: 'history' },
    examples: [{ says: 'Everything about one task', input: { task_id: 'T12' } }],
    handler: (work, input, call) => work.reads.history(input, call),
  }),
  'work.undo': define({
    name: 'work.undo',
    summary: 'Take back your own last change, unless what it touched changed since',
    risk: 'destructive',
    tier: 'standard',
    input: z.strictObject({
      ...onTask,
      event_seq: z.int().min(1).optional().describe('The change that holds this event, instead of the last one'),
    }),
    output: z.object({
      project_id: uuidSchema,
      event_seq: z.int(),
      first_seq: z.int(),
      last_seq: z.int(),
      types: z.array(z.string()),
    }),
    refusals: [...IN_PROJECT, 'nothing_to_undo', 'changed_since', 'not_undoable', 'task_claimed', 'lease_lost'],
    cli: { command: 'undo' },
    handler: (work, input, call) => work.undo(input, call),
  }),
  'work.rollback': define({
    name: 'work.rollback',
    summary: 'Put the whole project back to how it was after an earlier event; history stays',
    risk: 'destructive',
    role: 'admin',
    tier: 'admin',
    input: z.strictObject({
      ...inProject,
      to_seq: z.int().min(1).describe('As `throughline history` shows it'),
      reason: reasonSchema,
      expected_seq: z.int().min(1).optional().describe('Refused when the project has moved on from here'),
      operation_id,
    }),
    output: z.object({ project_id: uuidSchema, to_seq: z.int(), event_seq: z.int() }),
    refusals: [...IN_PROJECT, 'invalid_rollback', 'sequence_conflict', 'operation_conflict', 'not_undoable'],
    cli: { command: 'rollback', args: ['to_seq'] },
    handler: (work, input, call) => work.rollback(input, call),
  }),
};

export const workOperations = { ...projects, ...goals, ...tasks, ...steps, ...claims, ...history } as const;
