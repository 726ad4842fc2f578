// Everything that can happen to work, declared once. A change names what it set and what was there before, so that it
// can be understood, and undone, from the event alone.
import { z } from 'zod';
import { defineEvent, type EventOf, type NewEvent } from '../../ledger/contract.ts';
import {
  blockerTextSchema,
  checkpointCodeSchema,
  contextRefsSchema,
  criteriaSchema,
  descriptionSchema,
  evidenceItemSchema,
  goalStatusSchema,
  goalTextSchema,
  importedSchema,
  needsSchema,
  MOST_EVIDENCE,
  recordedNextStepSchema,
  ownerSchema,
  prioritySchema,
  projectNameSchema,
  reasonSchema,
  rootSchema,
  seenContextSchema,
  setCheckSchema,
  snapshotsSchema,
  tagSchema,
  taskStatusSchema,
  titleSchema,
  uuidSchema,
  whereWeLeftOffSchema,
  WORK_LIMITS,
} from '../contract.ts';
import { workCollections, type WorkEntities } from './entities.ts';

const seq = z.int().min(0);
const before = { updated_at: z.string(), changed_seq: seq };

/** From a session that wrote on a task which another one had claimed. */
const override = z.strictObject({ owner: ownerSchema, reason: reasonSchema }).optional();

// ── Projects ─────────────────────────────────────────────────────────────────────────────────────────────────

const projectFields = { name: projectNameSchema, root: rootSchema.nullable() };

const projectCreated = defineEvent({ version: 1, payload: z.strictObject(projectFields) });
const projectSettings = { ...projectFields, snapshots: snapshotsSchema };
const projectUpdated = defineEvent({
  version: 1,
  payload: z.strictObject({
    changes: z.strictObject(projectSettings).partial(),
    was: z.strictObject({ ...projectSettings, ...before }).partial(),
  }),
});

// ── Goals ────────────────────────────────────────────────────────────────────────────────────────────────────

const goalFields = {
  text: goalTextSchema,
  priority: prioritySchema,
  status: goalStatusSchema,
  archived: z.boolean(),
};
/** Events from before there were tags say nothing of them, and neither do those of a goal that has none of its own. */
const tag = { tag: tagSchema.optional() };

const goalCreated = defineEvent({
  version: 1,
  payload: z.strictObject({
    goal_id: uuidSchema,
    number: z.int().min(1),
    ...goalFields,
    ...tag,
    imported: importedSchema.nullable(),
    /** What an imported record said, whole, whatever we have no field for. */
    original: z.string().optional(),
  }),
});
const goalChange = defineEvent({
  version: 1,
  payload: z.strictObject({
    goal_id: uuidSchema,
    changes: z.strictObject({ ...goalFields, ...tag }).partial(),
    was: z.strictObject({ ...goalFields, ...tag, ...before }).partial(),
    reason: reasonSchema.optional(),
  }),
});
/** What becomes of a goal: the event says which fields it sets, and all of them are folded and undone alike. */
const goalChanges = {
  'goal.updated': goalChange,
  'goal.paused': goalChange,
  'goal.resumed': goalChange,
  'goal.finished': goalChange,
  'goal.reopened': goalChange,
  'goal.archived': goalChange,
  'goal.unarchived': goalChange,
} as const;

// ── Tasks ────────────────────────────────────────────────────────────────────────────────────────────────────

const taskFields = {
  goal_id: uuidSchema,
  title: titleSchema,
  description: descriptionSchema.nullable(),
  priority: prioritySchema.nullable(),
  acceptance_criteria: criteriaSchema,
  depends_on: z.array(uuidSchema).max(WORK_LIMITS.dependencies),
  evidence: z.array(evidenceItemSchema).max(MOST_EVIDENCE),
  status: taskStatusSchema,
  archived: z.boolean(),
};
/** Commands that prove criteria. Events from before there were any say nothing of them. */
const checks = z.array(setCheckSchema).max(WORK_LIMITS.criteria).optional();

/** What changes only behind its creation. */
const startedBy = { started_by: ownerSchema.nullable() };

const taskCreated = defineEvent({
  version: 1,
  payload: z.strictObject({
    task_id: uuidSchema,
    number: z.int().min(1),
    ...taskFields,
    checks,
    imported: importedSchema.nullable(),
    original: z.string().optional(),
  }),
});
const taskChange = defineEvent({
  version: 1,
  payload: z.strictObject({
    task_id: uuidSchema,
    changes: z.strictObject({ ...taskFields, checks, ...startedBy }).partial(),
    was: z.strictObject({ ...taskFields, checks, ...startedBy, ...before, status_seq: seq }).partial(),
    reason: reasonSchema.optional(),
    /** The session that works on it from now on. */
    owner: ownerSchema.optional(),
    override,
  }),
});
/** As of a goal. */
const taskChanges = {
  'task.updated': taskChange,
  /** A command proved a criterion. */
  'task.proved': taskChange,
  'task.started': taskChange,
  'task.paused': taskChange,
  'task.blocked': taskChange,
  'task.unblocked': taskChange,
  'task.completed': taskChange,
  'task.reopened': taskChange,
  'task.archived': taskChange,
  'task.unarchived': taskChange,
} as const;

// ── Blockers and checkpoints ─────────────────────────────────────────────────────────────────────────────────

const blockerAdded = defineEvent({
  version: 1,
  payload: z.strictObject({
    blocker_id: uuidSchema,
    task_id: uuidSchema,
    text: blockerTextSchema,
    needs: needsSchema.optional(),
    was: z.strictObject(before).partial(),
    override,
  }),
});
const blockerResolved = defineEvent({
  version: 1,
  payload: z.strictObject({
    blocker_id: uuidSchema,
    task_id: uuidSchema,
    resolution: reasonSchema,
    was: z.strictObject(before).partial(),
    override,
  }),
});
const checkpointRecorded = defineEvent({
  version: 1,
  payload: z.strictObject({
    task_id: uuidSchema,
    where_we_left_off: whereWeLeftOffSchema,
    next_step: recordedNextStepSchema,
    needed_context_refs: contextRefsSchema,
    blockers: z.array(blockerTextSchema).max(WORK_LIMITS.openBlockers),
    seen: z.array(seenContextSchema).max(WORK_LIMITS.contextRefs),
    code: checkpointCodeSchema.optional(),
    /** The checkpoint before it. */
    previous_seq: seq.nullable(),
    was: z.strictObject(before).partial(),
    override,
  }),
});

/** A session loaded context that no checkpoint names. It changes no entity, and there is nothing to undo. */
const contextWidened = defineEvent({
  version: 1,
  payload: z.strictObject({ task_id: uuidSchema.optional(), refs: contextRefsSchema, reason: reasonSchema }),
});

// ── Undoing ──────────────────────────────────────────────────────────────────────────────────────────────────

const changeUndone = defineEvent({
  version: 1,
  payload: z.strictObject({
    /** The append that is undone, by its first and last event. */
    first_seq: seq,
    last_seq: seq,
    types: z.array(z.string()).max(100),
    /** The entities as they were before it; null for one that did not exist. */
    restored: z
      .array(
        z.strictObject({
          collection: z.enum(Object.keys(workCollections) as (keyof WorkEntities)[]),
          id: z.string().min(1).max(36),
          entity: z.record(z.string(), z.json()).nullable(),
        }),
      )
      .max(100),
    override,
  }),
});

export const workEvents = {
  'project.created': projectCreated,
  'project.updated': projectUpdated,
  'goal.created': goalCreated,
  ...goalChanges,
  'task.created': taskCreated,
  ...taskChanges,
  'blocker.added': blockerAdded,
  'blocker.resolved': blockerResolved,
  'checkpoint.recorded': checkpointRecorded,
  'context.widened': contextWidened,
  'change.undone': changeUndone,
} as const;

export type WorkEvents = typeof workEvents;
export type WorkEvent = EventOf<WorkEvents>;
export type NewWorkEvent = NewEvent<WorkEvents>;
export type GoalChangeType = keyof typeof goalChanges;
export type TaskChangeType = keyof typeof taskChanges;

export function isGoalChange(event: WorkEvent): event is Extract<WorkEvent, { type: GoalChangeType }> {
  return Object.hasOwn(goalChanges, event.type);
}

export function isTaskChange(event: WorkEvent): event is Extract<WorkEvent, { type: TaskChangeType }> {
  return Object.hasOwn(taskChanges, event.type);
}
