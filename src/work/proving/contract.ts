// What proving a criterion by a command takes and gives, and every way in which it comes to nothing.
import { z } from 'zod';
import { refusals, type ErrorTable } from '../../base/errors.ts';
import type { Immutable } from '../../base/operation.ts';
import { claimSchema, executedSchema, taskSchema, uuidSchema, WORK_LIMITS } from '../contract.ts';
import { if_revision, taskRef, writing } from '../operations/fields.ts';

const MINUTE = 60_000;

const { operation_id: _once, ...onTask } = writing;

export const proveTaskInput = z.strictObject({
  ...onTask,
  if_revision,
  task_id: taskRef,
  command: z
    .array(z.string().min(1).max(WORK_LIMITS.command))
    .min(1)
    .max(100)
    .optional()
    .describe("The command, behind `--`; by default the criterion's check, which then a person at a terminal runs"),
  criterion: z
    .int()
    .min(1)
    .max(WORK_LIMITS.criteria)
    .optional()
    .describe('Its number in the list of criteria; by default every criterion with a check, or with this one'),
  timeout_ms: z
    .int()
    .min(100)
    .max(24 * 60 * MINUTE)
    .default(10 * MINUTE)
    .describe('When a command is ended'),
});
export type ProveTaskInput = Immutable<z.output<typeof proveTaskInput>>;

export const proveTaskOutput = z.object({
  task_id: uuidSchema,
  task: taskSchema,
  claim: claimSchema.nullable(),
  /** Each is now the proof of its criterion. */
  proofs: z.array(z.object({ number: z.int(), criterion: z.string(), executed: executedSchema })),
});
export type TaskProved = Immutable<z.input<typeof proveTaskOutput>>;

export const provingRefusals = {
  no_check: {
    status: 409,
    exit: 5,
    hint: 'Name a criterion and a command: `throughline task prove T1 --criterion 2 -- npm test`; or set a check with `task update --checks`.',
  },
  criterion_required: { status: 400, exit: 2, hint: 'Say which criterion the command proves: --criterion <number>.' },
  command_required: {
    status: 409,
    exit: 5,
    hint: 'Without a terminal, name the command, so that whoever allows this call can see it. The message has the line.',
  },
  check_differs: { status: 409, exit: 5, hint: 'Run the check as it is, or change it with `task update --checks`.' },
  check_declined: {
    status: 409,
    exit: 5,
    hint: 'Nothing was run. Look at who set the check, and change it if you must.',
  },
  code_unknown: {
    status: 409,
    exit: 5,
    hint: 'A proof names the code that it is of. Find out why git gives no answer there: `git status`.',
  },
  code_moved: { status: 409, exit: 7, hint: 'Nothing was recorded. Prove it again, on the commit that there is now.' },
  check_failed: {
    status: 409,
    exit: 5,
    hint: 'Nothing was recorded for it. Its output says why; mend that, then prove it again.',
  },
  check_not_found: {
    status: 409,
    exit: 5,
    hint: 'Nothing was recorded for it. Install the program, or correct the command with `task update --checks`.',
  },
  check_timed_out: {
    status: 409,
    exit: 5,
    hint: 'It was ended and nothing was recorded for it. Give it more time: --timeout-ms.',
  },
  check_output_too_large: {
    status: 409,
    exit: 5,
    hint: 'It was ended and nothing was recorded for it. Let it write less, or into a file.',
  },
  check_interrupted: { status: 409, exit: 130, hint: 'It was ended and nothing was recorded for it. Prove it again.' },
} as const satisfies ErrorTable;

export const refuseProof = refusals(provingRefusals);
