// What work is made of: projects, goals, tasks, checkpoints and blockers, with the limits of their texts and every
// refusal. JSON-shaped and browser-safe; the names of fields are those on the wire, in the ledger and in the tables.
import { MAIN_TAG } from '../base/tags.ts';
import { z } from 'zod';
import { draftSchema } from '../base/checkpoint-draft.ts';
import { refusals, type ErrorTable } from '../base/errors.ts';
import { withoutAnyInvisible } from '../base/invisible-characters.ts';
import type { Call, Immutable } from '../base/operation.ts';
import { isOneAction, isOneSentence, secondAction, sentenceCount } from './texts.ts';
import { TOLD_LIMITS } from './told-limits.ts';

// ── Limits and texts ─────────────────────────────────────────────────────────────────────────────────────────

export const WORK_LIMITS = {
  goalText: 2_000,
  title: 300,
  description: 8_000,
  criteria: 30,
  criterion: 300,
  proof: 2_000,
  /** Of a check: what a person reads before it runs. */
  command: 500,
  /** What is kept of the end of a command's output. */
  tail: 1_000,
  dependencies: 100,
  openBlockers: 20,
  blocker: 1_000,
  reason: 1_000,
  whereWeLeftOff: 1_000,
  sentences: 3,
  nextStep: 300,
  contextRefs: 30,
  ref: 500,
  /** Changed files that a checkpoint names; the others are counted. */
  codeFiles: 200,
  path: 500,
  projectName: 100,
  tag: 60,
  /** As much as an index of Postgres holds, whatever the letters. */
  root: 880,
  page: 1_000,
} as const;

/** One line that a person reads. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'is one line, without control characters');

/** May have several lines. */
const prose = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^(?:[^\p{Cc}]|[\t\n\r])*$/u, 'has no control characters but tabs and line breaks');

export const whereWeLeftOffSchema = prose(WORK_LIMITS.whereWeLeftOff).refine(
  (text) => sentenceCount(text) <= WORK_LIMITS.sentences,
  `says it in 1 to ${WORK_LIMITS.sentences} sentences`,
);
export const nextStepSchema = line(WORK_LIMITS.nextStep).refine(isOneAction, {
  error: ({ input }) => {
    const second = isOneSentence(String(input)) ? secondAction(String(input)) : undefined;
    const rule = 'is one atomic action in one sentence: no list, no second action behind a semicolon or "then"';
    return second === undefined ? rule : `${rule}. Here "${second}" looks like one; put code into backticks`;
  },
});
/** As checkpoints of every version have it. */
export const recordedNextStepSchema = line(WORK_LIMITS.nextStep).refine(
  isOneSentence,
  'is one atomic action in one sentence, no list',
);

export const uuidSchema = z.uuid().regex(/^[0-9a-f-]+$/, 'is a UUID in lower case');
/** 0 is the highest. */
export const prioritySchema = z.int().min(0).max(4);
export const DEFAULT_PRIORITY = 2;

export const goalTextSchema = prose(WORK_LIMITS.goalText);
/** What sessions that work for a goal are sorted by when they are distilled. */
export const tagSchema = line(WORK_LIMITS.tag);
export { MAIN_TAG };
export const titleSchema = line(WORK_LIMITS.title);
export const descriptionSchema = prose(WORK_LIMITS.description);
export const criteriaSchema = z
  .array(line(WORK_LIMITS.criterion))
  .max(WORK_LIMITS.criteria)
  .refine((criteria) => new Set(criteria).size === criteria.length, 'names no criterion twice');
export const reasonSchema = prose(WORK_LIMITS.reason);
export const blockerTextSchema = prose(WORK_LIMITS.blocker);
/** Its id, or its name where only one project has that. */
export const projectRefSchema = z
  .string()
  .min(1)
  .max(2 * WORK_LIMITS.projectName);
export const ownerSchema = line(200);
export const projectNameSchema = line(WORK_LIMITS.projectName);
export const rootSchema = line(WORK_LIMITS.root);

/** `file:path#L1-L9`, `task:id`, `checkpoint:task@seq`, `exchange:id`, `canon:id@rev`, an https URL. */
export const contextRefSchema = line(WORK_LIMITS.ref).refine(
  (ref) => CONTEXT_REF.test(ref),
  'is file:path#L1-L9, task:id, checkpoint:task@seq, exchange:id, canon:id@rev or an https URL',
);
const CONTEXT_REF =
  /^(?:file:[^#]+(?:#L\d{1,9}(?:-L\d{1,9})?)?|task:[0-9a-zA-Z#-]+|checkpoint:[0-9a-zA-Z#-]+(?:@\d{1,15})?|exchange:[\w.:-]+|canon:[\w./:-]+(?:@[\w.-]+)?|https:\/\/\S+)$/;
export const contextRefsSchema = z.array(contextRefSchema).max(WORK_LIMITS.contextRefs);

// ── Checks and proofs ────────────────────────────────────────────────────────────────────────────────────────

/** For a shell, and for the person who is asked whether it may run: one line that shows all of itself. */
export const commandSchema = line(WORK_LIMITS.command).refine(
  (text) => withoutAnyInvisible(text) === text,
  'has no characters that nobody sees',
);
export const checkSchema = z.strictObject({ criterion: line(WORK_LIMITS.criterion), command: commandSchema });
export type Check = z.output<typeof checkSchema>;
export const checksSchema = z
  .array(checkSchema)
  .max(WORK_LIMITS.criteria)
  .refine((checks) => new Set(checks.map(({ criterion }) => criterion)).size === checks.length, {
    error: 'names no criterion twice: a criterion has one check',
  });
/** With the caller that set it; `import:` and the caller for one that came from a file. */
export const setCheckSchema = checkSchema.extend({ set_by: z.string().min(1).max(220) });
export type SetCheck = z.output<typeof setCheckSchema>;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The state of the code that a command ran on. */
const codeFields = {
  /** Null without git, and before the first commit. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{40,64}$/)
    .nullable(),
  /** Files differed from the commit. */
  dirty: z.boolean(),
  /** Of the names and contents of those files; null where there were none. */
  dirty_hash: hash.nullable(),
};
export const codeAtHandSchema = z.strictObject(codeFields);
export type CodeAtHand = z.output<typeof codeAtHandSchema>;

/** Undefined where there is nothing to compare, or git gave no answer. */
export type ReadCodeAtHand = (input: TaskMeant, call: Call) => Promise<CodeAtHand | undefined>;

interface TaskMeant {
  readonly project_id?: string | undefined;
  readonly task_id: string;
}

/** Of the worktree that holds the folder; undefined where git gave no answer. */
export type CodeIn = (folder: string) => Promise<CodeAtHand | undefined>;

/** A run of a command that ended with code 0. */
export const executedSchema = z.strictObject({
  command: commandSchema,
  exit_code: z.literal(0),
  duration_ms: z.int().min(0),
  ...codeFields,
  /** Files were changed while it ran: by it, or beside it. */
  changed_meanwhile: z.boolean(),
  /** SHA-256 of all that it wrote, and how much that was. */
  output_hash: hash,
  output_bytes: z.int().min(0),
  /** The end of it, without secrets and control characters. */
  tail: z
    .string()
    .max(WORK_LIMITS.tail)
    .regex(/^(?:[^\p{Cc}]|[\t\n])*$/u),
  at: z.iso.datetime(),
  by: z.string().min(1).max(200),
  /** It ran elsewhere: what a file says of it is no proof of the code at hand. */
  imported: z.literal(true).optional(),
});
export type Executed = z.output<typeof executedSchema>;

export const proofSchema = prose(WORK_LIMITS.proof);
/** What a caller says of a criterion. */
export const claimedProofSchema = z.strictObject({
  criterion: line(WORK_LIMITS.criterion).nullable(),
  proof: proofSchema,
  refs: contextRefsSchema.optional(),
});
export type ClaimedProof = z.output<typeof claimedProofSchema>;

/** As it is kept. */
export const evidenceItemSchema = claimedProofSchema.extend({
  /** Throughline ran a command for it; otherwise the caller claims it. */
  executed: executedSchema.optional(),
  /** Why it was taken although the criterion's check was not run on the code at hand. */
  overridden: reasonSchema.optional(),
});
export type EvidenceItem = z.output<typeof evidenceItemSchema>;

/** As it is shown: always with its kind. */
export const shownEvidenceSchema = evidenceItemSchema.extend({ kind: z.enum(['claimed', 'executed']) });
export type ShownEvidence = z.output<typeof shownEvidenceSchema>;

export function kindOf({ executed }: Pick<Immutable<EvidenceItem>, 'executed'>): ShownEvidence['kind'] {
  return executed === undefined ? 'claimed' : 'executed';
}

/** A claimed and an executed proof for each criterion. */
export const MOST_EVIDENCE = 2 * WORK_LIMITS.criteria;

// ── Records ──────────────────────────────────────────────────────────────────────────────────────────────────

export const goalStatusSchema = z.enum(['active', 'paused', 'done']);
export type GoalStatus = z.output<typeof goalStatusSchema>;
export const taskStatusSchema = z.enum(['todo', 'doing', 'blocked', 'done']);
export type TaskStatus = z.output<typeof taskStatusSchema>;

const timestamp = z.iso.datetime();
const seq = z.int().min(0);
/** The event that last changed it: what `if_revision` is compared with. */
const revision = seq;

/** Where an imported record came from, so that importing it again adds nothing. */
export const importedSchema = z.strictObject({
  source: line(200),
  external_id: line(200),
  /** Of what the source said of it: tells a changed record from the same one. */
  content_hash: z.string().length(64),
});

/** Whether the working tree is kept with each checkpoint, as a private git ref. Off unless told. */
export const snapshotsSchema = z.enum(['on', 'off']);

export const projectSchema = z.object({
  project_id: uuidSchema,
  name: z.string(),
  root: z.string().nullable(),
  snapshots: snapshotsSchema.optional(),
  revision,
  created_at: timestamp,
  updated_at: timestamp,
});
export type Project = z.output<typeof projectSchema>;

export const goalSchema = z.object({
  goal_id: uuidSchema,
  project_id: uuidSchema,
  number: z.int(),
  text: z.string(),
  priority: prioritySchema,
  /** What sessions that work for it learn is kept apart by it; `main` unless somebody says. */
  tag: z.string(),
  status: goalStatusSchema,
  archived: z.boolean(),
  imported: importedSchema.nullable(),
  revision,
  created_seq: seq,
  created_at: timestamp,
  updated_at: timestamp,
});
export type Goal = z.output<typeof goalSchema>;

export const taskSchema = z.object({
  task_id: uuidSchema,
  project_id: uuidSchema,
  goal_id: uuidSchema,
  number: z.int(),
  title: z.string(),
  description: z.string().nullable(),
  status: taskStatusSchema,
  /** The task's own priority; otherwise its goal's counts. */
  priority: prioritySchema.nullable(),
  acceptance_criteria: z.array(z.string()),
  /** Commands that prove criteria: such a criterion takes only a proof by that command. */
  checks: z.array(setCheckSchema),
  depends_on: z.array(uuidSchema),
  evidence: z.array(shownEvidenceSchema),
  /** The ids of its unresolved blockers. */
  open_blockers: z.array(uuidSchema),
  archived: z.boolean(),
  imported: importedSchema.nullable(),
  revision,
  created_seq: seq,
  /** The event that gave it its status: what "recently" goes by. */
  status_seq: seq,
  /** The session that started it last, where one was named. */
  started_by: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Task = z.output<typeof taskSchema>;

/** What a file looked like when the checkpoint named it; null where it could not be read. */
export const seenContextSchema = z.strictObject({ ref: z.string(), hash: z.string().length(64).nullable() });
export type SeenRef = z.output<typeof seenContextSchema>;

const commitSchema = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'is an id of git');

/** Of a file or a branch: whatever git allows, as long as it can be shown in a line. */
const nameSchema = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'has no control characters');

/** What git said of the code when the checkpoint was recorded. */
export const checkpointCodeSchema = z.strictObject({
  /** Null where HEAD was detached. */
  branch: nameSchema(255).nullable(),
  /** Null before the first commit. */
  commit: commitSchema.nullable(),
  /** Files that were not committed as they were, from the worktree's root; the hash is git's, null for one that was not there. */
  changed: z
    .array(
      z.strictObject({
        path: nameSchema(WORK_LIMITS.path),
        hash: commitSchema.nullable(),
      }),
    )
    .max(WORK_LIMITS.codeFiles),
  /** How many more were changed. */
  more: z.int().min(0),
  /** The commit that holds the whole working tree, where snapshots are on. */
  snapshot: commitSchema.optional(),
  /** A file that was imported says so; git was not asked here. */
  imported: z.literal(true).optional(),
});
export type CheckpointCode = z.output<typeof checkpointCodeSchema>;

/** What happened to the code since a checkpoint, as git says where the caller works. */
export const sinceCheckpointSchema = z.object({
  seq,
  branch: z.string().nullable(),
  commit: z.string().nullable(),
  /** New commits; null where this repository does not have the checkpoint's. */
  commits: z.int().nullable(),
  /** Commits of the checkpoint that HEAD does not have: another branch, a reset, a rebase. */
  missing: z.int().nullable(),
  /** Files that are not as they were. */
  files: z.int().nullable(),
  /** One sentence. */
  text: z.string(),
});
export type SinceCheckpoint = z.output<typeof sinceCheckpointSchema>;

export const checkpointSchema = z.object({
  task_id: uuidSchema,
  /** The event that recorded it. */
  seq,
  /** The one before it; one that was undone or rolled back is before none. */
  previous_seq: seq.nullable(),
  where_we_left_off: z.string(),
  next_step: z.string(),
  needed_context_refs: z.array(z.string()),
  blockers: z.array(z.string()),
  seen: z.array(seenContextSchema),
  /** Absent where there was no git, or nobody's folder to ask about. Answers name the first files only. */
  code: checkpointCodeSchema.optional(),
  actor: z.string(),
  timestamp,
});
export type Checkpoint = z.output<typeof checkpointSchema>;

/** Who can remove a blocker. */
export const needsSchema = z.enum(['agent', 'person', 'external']);
export type Needs = z.output<typeof needsSchema>;

export const blockerSchema = z.object({
  blocker_id: uuidSchema,
  task_id: uuidSchema,
  text: z.string(),
  /** Null where nobody said. */
  needs: needsSchema.nullable(),
  status: z.enum(['open', 'resolved']),
  resolution: z.string().nullable(),
  created_seq: seq,
  created_at: timestamp,
  resolved_at: timestamp.nullable(),
});
export type Blocker = z.output<typeof blockerSchema>;

export const claimSchema = z.object({
  task_id: uuidSchema,
  owner: z.string(),
  fencing_token: z.int(),
  lease_expires_at: timestamp,
});
export type Claim = z.output<typeof claimSchema>;

// ── The next step ────────────────────────────────────────────────────────────────────────────────────────────

/** What chose the task: its rank in the policy. `waiting` is for an agent to which nothing else is left. */
export const rankSchema = z.enum(['doing', 'blocked', 'ready', 'waiting', 'propose']);
export type Rank = z.output<typeof rankSchema>;

/** Why a task that is open is not offered to this owner. */
export const leftOutReasonSchema = z.enum(['held_by_another', 'waits_for_person', 'waits_for_external']);
export type LeftOutReason = z.output<typeof leftOutReasonSchema>;

export const nextStepAnswerSchema = z.object({
  project_id: uuidSchema,
  rank: rankSchema,
  task_id: uuidSchema.nullable(),
  goal_id: uuidSchema.nullable(),
  number: z.int().nullable(),
  title: z.string().nullable(),
  status: taskStatusSchema.nullable(),
  /** The task's. */
  revision: revision.nullable(),
  next_step: z.string(),
  required_context_refs: z.array(z.string()),
  where_we_left_off: z.string().nullable(),
  acceptance_criteria: z.array(z.string()),
  /**
   * Of the criteria that have a check or a proof, by their number: the command that proves it, and whether what stands there
   * was run or is the word of a caller. `is_proved` does not ask git for the code at hand, which completing does.
   */
  proofs: z
    .array(
      z.object({
        number: z.int().min(1),
        check: z.string().nullable(),
        kinds: z.array(z.enum(['claimed', 'executed'])),
        is_proved: z.boolean(),
      }),
    )
    .optional(),
  blockers: z.array(z.object({ blocker_id: uuidSchema, text: z.string(), needs: needsSchema.nullable() })),
  /** One sentence. */
  why: z.string(),
  /** What to go on with instead, so that a blocker never leaves an agent with nothing. */
  otherwise: z.object({ task_id: uuidSchema, number: z.int(), title: z.string(), next_step: z.string() }).nullable(),
  /**
   * Blocked tasks that no agent can unblock, by their oldest open blocker, newest first, without the step itself. Everybody
   * is told: a person is the one who can remove it.
   */
  waiting: z
    .array(
      z.object({
        task_id: uuidSchema,
        number: z.int(),
        needs: needsSchema.extract(['person', 'external']),
        blocker: z.string(),
      }),
    )
    .max(TOLD_LIMITS.named),
  /** All of them, up to 100. */
  waiting_count: z.int().min(0).max(TOLD_LIMITS.counted),
  /** Open tasks that are not offered to this owner, and why. */
  left_out: z
    .array(z.object({ task_id: uuidSchema, number: z.int(), reason: leftOutReasonSchema }))
    .max(TOLD_LIMITS.named),
  /** All of them, up to 100. */
  left_out_count: z.int().min(0).max(TOLD_LIMITS.counted),
  /** Of the task's checkpoint, where git can tell. */
  since: sinceCheckpointSchema.optional(),
  /** What is known of a session that left without a checkpoint. Nobody confirmed it, and the step does not come from it. */
  draft: draftSchema.optional(),
});
export type NextStepAnswer = z.output<typeof nextStepAnswerSchema>;

// ── Context ──────────────────────────────────────────────────────────────────────────────────────────────────

export const contextStatusSchema = z.enum(['loaded', 'missing', 'changed', 'refused', 'not_fetched', 'unsupported']);

export const contextKindSchema = z.enum(['file', 'task', 'checkpoint', 'exchange', 'canon', 'url', 'invalid']);

export const loadedRefSchema = z.object({
  ref: z.string(),
  kind: contextKindSchema,
  /** `changed` is loaded too: it differs from what the checkpoint saw. */
  status: contextStatusSchema,
  /** Text with its line ends as \n and its secrets replaced. */
  content: z.string().optional(),
  /** SHA-256 of that text as a whole, also where `content` was cut. */
  hash: z.string().optional(),
  /** Of that text as a whole. */
  bytes: z.int().optional(),
  truncated: z.boolean().optional(),
  redacted: z.boolean().optional(),
  /** One sentence, wherever there is something to know. */
  why: z.string().optional(),
});
export type LoadedRef = z.output<typeof loadedRefSchema>;

// ── Executing a step ─────────────────────────────────────────────────────────────────────────────────────────

/** What an executor gets: one step of one task, with the context that its checkpoint names and no other. */
export const executionStepSchema = z.object({
  run_id: uuidSchema,
  /** The same when the step is executed again after a crash: for effects that must not happen twice. */
  idempotency_key: z.string(),
  project_id: uuidSchema,
  root: z.string().nullable(),
  task: taskSchema,
  goal: goalSchema,
  next_step: z.string(),
  where_we_left_off: z.string().nullable(),
  context: z.array(loadedRefSchema),
});
export type ExecutionStep = Immutable<z.output<typeof executionStepSchema>>;

/** For each criterion its proof; with at most one criterion a text is enough. */
export const evidenceSchema = z.union([proofSchema, z.array(claimedProofSchema).max(WORK_LIMITS.criteria)]);

export const checkpointFields = {
  where_we_left_off: whereWeLeftOffSchema.describe('What is done and what is not, in 1 to 3 sentences'),
  next_step: nextStepSchema.describe('One atomic action, in one sentence'),
  needed_context_refs: contextRefsSchema
    .optional()
    .describe(
      'What to read to go on: file:path#L1-L9, task:id, checkpoint:task@seq, exchange:id, canon:C12@3, https URL',
    ),
  blockers: z
    .array(blockerTextSchema)
    .max(WORK_LIMITS.openBlockers)
    .optional()
    .describe('What stands in the way; the status stays'),
};

/** A change that an executor proposes, by the operation that will decide on it. */
export const proposedChangeSchema = z.discriminatedUnion('operation', [
  z.strictObject({ operation: z.literal('update_checkpoint'), ...checkpointFields }),
  z.strictObject({ operation: z.literal('complete_task') }),
  z.strictObject({ operation: z.literal('block_task'), blocker: blockerTextSchema, needs: needsSchema.optional() }),
  z.strictObject({ operation: z.literal('pause_task'), reason: reasonSchema.optional() }),
]);
export type ProposedChange = z.output<typeof proposedChangeSchema>;

const isOfStatus = ({ operation }: { readonly operation: string }) => operation !== 'update_checkpoint';

/** What an executor gives back: proposals, never writes. */
export const stepResultSchema = z.strictObject({
  summary: prose(WORK_LIMITS.reason).optional(),
  changes: z
    .array(proposedChangeSchema)
    .min(1)
    .refine(
      (changes) => changes.filter(isOfStatus).length <= 1 && changes.length <= 1 + changes.filter(isOfStatus).length,
      'are at most one checkpoint and one change of status',
    ),
  /** What proves it; `complete_task` needs it for every acceptance criterion. */
  evidence: evidenceSchema.optional(),
});
export type StepResult = z.output<typeof stepResultSchema>;

/** Does one step. It has no way to write: what it proposes is validated and recorded by the run. */
export interface Executor {
  /** As in `command:build`: 1 to 100 characters. */
  readonly name: string;
  /** Stops when the signal fires: the claim was lost, or the person interrupted it. */
  execute(step: ExecutionStep, signal: AbortSignal): Promise<StepResult>;
}

// ── Refusals ─────────────────────────────────────────────────────────────────────────────────────────────────

export const workRefusals = {
  no_models: {
    status: 501,
    exit: 2,
    hint: 'This home was opened without the part that asks models. Use a command of yours.',
  },
  unknown_proposal: {
    status: 404,
    exit: 2,
    hint: 'Name the exchange that `throughline task run --executor model` showed for this task.',
  },
  proposal_unusable: {
    status: 409,
    exit: 2,
    hint: 'Nothing was recorded. Ask again with `throughline task run --executor model`, or write the checkpoint yourself.',
  },
  unknown_project: { status: 404, exit: 2, hint: 'List the projects with `throughline project list`.' },
  project_ambiguous: {
    status: 409,
    exit: 2,
    hint: 'This home has several projects. Name one by its id or its own name, or work inside the root of one.',
  },
  no_project: { status: 409, exit: 2, hint: 'Make one of this folder with `throughline init`.' },
  project_exists: { status: 409, exit: 7, hint: 'Another project has that root. Use it, or choose another root.' },
  goals_exist: {
    status: 409,
    exit: 5,
    hint: 'Work with the goals that are there, or make an empty project for it: `throughline project create`.',
  },
  unknown_goal: { status: 404, exit: 2, hint: 'List the goals with `throughline goal list`.' },
  unknown_task: { status: 404, exit: 2, hint: 'List the tasks with `throughline task list`.' },
  unknown_blocker: { status: 404, exit: 2, hint: 'Show the task: its open blockers are listed with their ids.' },
  unknown_checkpoint: { status: 404, exit: 2, hint: "List the task's checkpoints with `throughline checkpoint list`." },
  invalid_transition: {
    status: 409,
    exit: 5,
    hint: 'Only todo → doing, doing → blocked, done or todo, blocked → doing or todo, and done → doing are allowed.',
  },
  goal_not_open: { status: 409, exit: 5, hint: 'Resume, reopen or unarchive the goal first.' },
  task_done: { status: 409, exit: 5, hint: 'Reopen the task first.' },
  blockers_open: { status: 409, exit: 5, hint: 'Resolve the blockers that the message names first.' },
  dependencies_open: {
    status: 409,
    exit: 5,
    hint: 'Finish the tasks it depends on first, change depends_on, or override with a reason.',
  },
  dependency_cycle: { status: 409, exit: 5, hint: 'Leave out one of the dependencies that the message names.' },
  unknown_dependency: { status: 404, exit: 2, hint: 'A task depends on tasks of its own project only. Check the ids.' },
  has_dependents: {
    status: 409,
    exit: 5,
    hint: 'Take it out of depends_on of the tasks that the message names first.',
  },
  evidence_missing: {
    status: 409,
    exit: 5,
    hint: 'Answer every acceptance criterion: [{"criterion": …, "proof": …}].',
  },
  unknown_criterion: { status: 400, exit: 2, hint: "Use the task's acceptance criteria word for word." },
  invalid_check: {
    status: 400,
    exit: 2,
    hint: 'A check is one line for a shell, at most one for each criterion, without a secret: let it read that from the environment.',
  },
  criterion_changed: {
    status: 409,
    exit: 7,
    hint: 'Nothing was recorded. Look at the task, then prove the criterion that it has now.',
  },
  proof_required: {
    status: 409,
    exit: 5,
    hint: 'Run the command that the message names, on the code as it is now; or override with a reason, which is recorded.',
  },
  then_required: { status: 400, exit: 2, hint: "This is the last open blocker: say then: 'doing' or 'todo'." },
  blocker_resolved: { status: 409, exit: 5, hint: 'You need do nothing more.' },
  already_archived: { status: 409, exit: 5, hint: 'You need do nothing more.' },
  not_archived: { status: 409, exit: 5, hint: 'You need do nothing more.' },
  archived: { status: 409, exit: 5, hint: 'Unarchive it first.' },
  context_beyond_checkpoint: {
    status: 409,
    exit: 5,
    hint: 'Name it in a checkpoint first, or say why it is needed: override with a reason, which is recorded.',
  },
  context_changed: {
    status: 409,
    exit: 7,
    hint: 'The task, or what its checkpoint names, is not what the step was begun with. Nothing was recorded; look at it and run it again.',
  },
  invalid_result: {
    status: 422,
    exit: 5,
    hint: 'Let the executor return {"changes": [{"operation": "update_checkpoint", …}], "evidence": …}; the message says what does not fit.',
  },
  run_unfinished: {
    status: 409,
    exit: 7,
    hint: 'Run the task with the executor that the message names, or give that run up: `throughline workflows cancel <id>`.',
  },
  step_interrupted: {
    status: 409,
    exit: 130,
    hint: 'Nothing was recorded, and the task is free. Run it again.',
  },
  nothing_changed: { status: 400, exit: 2, hint: 'Name at least one field to change.' },
  task_claimed: {
    status: 409,
    exit: 7,
    hint: 'Another session works on it. Take another task, or override with a reason.',
  },
  claim_lost: {
    status: 409,
    exit: 7,
    hint: 'Your claim on it expired or was taken over. Read the task again; then claim it (`task claim`, `task start`), or leave it.',
  },
  revision_conflict: {
    status: 409,
    exit: 7,
    hint: 'Another caller wrote first. Look at both versions; repeat with the revision that it has now, or leave it.',
  },
  owner_required: { status: 400, exit: 2, hint: 'Set owner to a name that only this session uses.' },
  nothing_to_claim: {
    status: 409,
    exit: 5,
    hint: 'Every task is done, blocked, waiting or claimed. Add tasks, or wait.',
  },
  nothing_to_undo: { status: 409, exit: 5, hint: 'You have made no change that can be undone.' },
  changed_since: { status: 409, exit: 7, hint: 'It was changed since. Correct it by hand, or roll back.' },
  taken_back: { status: 409, exit: 7, hint: 'Use a new operation id to do it again.' },
  not_undoable: { status: 409, exit: 5, hint: 'Correct it by hand, or roll back.' },
  no_code: {
    status: 409,
    exit: 5,
    hint: 'A checkpoint knows its code if it is recorded inside a git worktree of the project, on the command line or over stdio.',
  },
  git_unavailable: {
    status: 409,
    exit: 6,
    hint: "Install git, or run this inside the project's own repository; the message says what is missing.",
  },
  no_snapshot: {
    status: 409,
    exit: 5,
    hint: 'Working trees are kept from now on after `throughline project update --snapshots on`.',
  },
  snapshot_gone: {
    status: 410,
    exit: 5,
    hint: 'Snapshots are dropped when their task is done or archived, and but for the newest ten of each task.',
  },
  folder_in_use: {
    status: 409,
    exit: 5,
    hint: 'Name a folder that does not exist yet, or an empty one.',
  },
  too_many: { status: 409, exit: 5, hint: 'Split the task into several.' },
} as const satisfies ErrorTable;

export const refuse = refusals(workRefusals);
