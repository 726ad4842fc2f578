// What happened, and taking it back.
import { z } from 'zod';
import { operationsOf } from '../../base/operation.ts';
import { WORK_LIMITS, reasonSchema, uuidSchema } from '../contract.ts';
import {
  redactedIn,
  redacted,
  alwaysRedactedIn,
  inProject,
  operation_id,
  writing,
  goalRef,
  taskRef,
  limit,
  IN_PROJECT,
  refusals,
  type Answer,
  type Returned,
} from './fields.ts';

const inputs = {
  history: z.strictObject({
    ...inProject,
    task_id: taskRef.optional(),
    goal_id: goalRef.optional(),
    after: z.int().min(0).optional(),
    limit: limit(100),
  }),
  undo: z.strictObject({
    ...writing,
    event_seq: z.int().min(1).optional().describe('The change that holds this event, instead of the last one'),
  }),
  rollback: z
    .strictObject({
      ...inProject,
      to_seq: z.int().min(1).describe('As `throughline history` shows it'),
      reason: reasonSchema,
      expected_seq: z.int().min(1).optional().describe('Refused when the project has moved on from here'),
      owner: writing.owner,
      override: reasonSchema.optional().describe('Why to do it although other sessions hold tasks that it changes'),
      operation_id,
    })
    .refine(
      // The event keeps both in one text.
      ({ reason, override }) => override === undefined || reason.length + override.length < WORK_LIMITS.reason - 20,
      { path: ['override'], error: `has, with reason, fewer than ${WORK_LIMITS.reason - 20} characters` },
    ),
};

const outputs = {
  history: z.object({
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
  undo: z.object({
    project_id: uuidSchema,
    event_seq: z.int(),
    first_seq: z.int(),
    last_seq: z.int(),
    types: z.array(z.string()),
    /** What people call the records that changed by it. */
    records: z.array(z.string()),
    redacted,
  }),
  rollback: z.object({ project_id: uuidSchema, to_seq: z.int(), event_seq: z.int(), redacted }),
};

export interface HistoryReads {
  history: Answer<typeof inputs.history, Returned<typeof outputs.history>>;
}

/** Taking things back; what happened stays in history. */
export interface History {
  readonly reads: HistoryReads;
  undo: Answer<typeof inputs.undo, Returned<typeof outputs.undo>>;
  /** Puts the whole project back to an earlier sequence. */
  rollback: Answer<typeof inputs.rollback, Returned<typeof outputs.rollback>>;
}

const define = operationsOf<History>(refusals, { bareTools: true });

export const historyOperations = {
  'work.history': define({
    name: 'work.history',
    summary: 'What happened in a project, to one of its tasks or goals, oldest first',
    risk: 'read',
    tier: 'standard',
    input: inputs.history,
    output: outputs.history,
    refusals: [...IN_PROJECT, 'unknown_task', 'unknown_goal'],
    cli: { command: 'history' },
    examples: [{ says: 'Everything about one task', input: { task_id: 'T12' } }],
    handler: (work, input, call) => work.reads.history(input, call),
  }),
  'work.undo': define({
    name: 'work.undo',
    summary: 'Take back your own last change, unless what it touched changed since',
    details:
      'What you let a command do by `task run` is your own too. A status goes back only where the transition table has that way. Undoing a resolved blocker of a task that went to todo is refused: start the task and block it again.',
    risk: 'destructive',
    tier: 'standard',
    input: inputs.undo,
    output: outputs.undo,
    refusals: [
      ...IN_PROJECT,
      'nothing_to_undo',
      'changed_since',
      'not_undoable',
      'invalid_transition',
      'task_claimed',
      'claim_lost',
      'lease_lost',
      'project_exists',
      'operation_conflict',
    ],
    cli: { command: 'undo' },
    examples: [{ says: 'Your last change', input: {} }],
    handler: async (work, input, call) => ({ ...(await work.undo(input, call)), ...redactedIn(input) }),
  }),
  'work.rollback': define({
    name: 'work.rollback',
    summary: 'Put the whole project back to how it was after an earlier event; history stays',
    details:
      'Refused while another session holds a task that the rollback changes, unless `override` says why. Claims themselves are not rolled back.',
    risk: 'destructive',
    role: 'admin',
    tier: 'admin',
    input: inputs.rollback,
    output: outputs.rollback,
    refusals: [
      ...IN_PROJECT,
      'invalid_rollback',
      'sequence_conflict',
      'task_claimed',
      'project_exists',
      'operation_conflict',
    ],
    cli: { command: 'rollback', args: ['to_seq'] },
    examples: [
      { says: 'To how it was after event 120', input: { to_seq: 120, reason: 'The import was of the wrong file' } },
    ],
    handler: async (work, input, call) => ({ ...(await work.rollback(input, call)), ...alwaysRedactedIn(input) }),
  }),
};
