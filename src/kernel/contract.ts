// The kernel's refusals, by concept.
import { refusals, type ErrorTable } from '../base/errors.ts';

export const kernelRefusals = {
  // ── Workflows
  invalid_workflow: { status: 400, exit: 2, hint: 'Correct what the message names.' },
  unknown_workflow: { status: 404, exit: 2, hint: 'Check the id.' },
  undefined_workflow: { status: 409, exit: 2, hint: 'Define the kind in this process before working on it.' },
  workflow_ended: { status: 409, exit: 7, hint: 'The workflow has ended. Start another one.' },
  workflow_failed: { status: 409, exit: 5, hint: 'The workflow failed. Its error says why.' },
  workflow_cancelled: { status: 409, exit: 5, hint: 'The workflow was cancelled. Start another one.' },
  duplicate_step: {
    status: 400,
    exit: 2,
    hint: 'Give every step of a run an id of its own, in a loop with its index.',
  },
  idempotency_key_required: {
    status: 400,
    exit: 2,
    hint: 'Name a key by which the other side recognises a repetition.',
  },
  definition_changed: {
    status: 409,
    exit: 7,
    hint: 'Run it with the definition it was started with, or start another one; then requeue its job.',
  },
  // ── Jobs
  invalid_job: { status: 400, exit: 2, hint: 'Correct the option that the message names.' },
  unknown_job: { status: 404, exit: 2, hint: 'Check the id. A completed job is no longer in the queue.' },
  job_not_dead: { status: 409, exit: 7, hint: 'Only a dead job can be requeued.' },
  job_exists: { status: 409, exit: 7, hint: 'Another job with the same key is alive. Wait for it, or cancel it.' },
  job_of_workflow: { status: 409, exit: 2, hint: 'The job belongs to a workflow. Cancel the workflow instead.' },
  // ── Notifications
  invalid_filter: { status: 400, exit: 2, hint: 'Correct the part of the filter that the message names.' },
  invalid_consumer: { status: 400, exit: 2, hint: 'Correct the option of the consumer that the message names.' },
  invalid_token: {
    status: 400,
    exit: 2,
    hint: 'Write typed tokens; of the prefixed form only k:, id: and sub:namespace: are understood.',
  },
  missing_change_provenance: {
    status: 409,
    exit: 3,
    hint: 'Declare the kind of the stream in this program, and let payloadOf name every payload.',
  },
} as const satisfies ErrorTable;

export const refuse = refusals(kernelRefusals);
