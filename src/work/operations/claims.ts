// Claims: which session holds which task.
import { z } from 'zod';
import { operationsOf } from '../../base/operation.ts';
import { claimSchema, ownerSchema, taskStatusSchema, uuidSchema, type Claim } from '../contract.ts';
import {
  inProject,
  operation_id,
  taskRef,
  ttl_ms,
  IN_PROJECT,
  refusals,
  type Answer,
  type Returned,
} from './fields.ts';

const claimedAnswer = claimSchema.extend({
  goal_id: uuidSchema,
  number: z.int(),
  title: z.string(),
  status: taskStatusSchema,
  /** The task's. */
  revision: z.int(),
  next_step: z.string(),
  required_context_refs: z.array(z.string()),
  where_we_left_off: z.string().nullable(),
});
const claiming = {
  ...inProject,
  owner: ownerSchema.optional().describe('The session; by default the caller'),
  ttl_ms,
};
const heldClaim = z.strictObject({ ...claiming, task_id: taskRef, fencing_token: z.int().min(1) });

const inputs = {
  claimNext: z.strictObject({ ...claiming, operation_id }),
  claimTask: z.strictObject({ ...claiming, operation_id, task_id: taskRef }),
  listClaims: z.strictObject({ ...inProject }),
};

/** Which session holds which task. */
export interface Claims {
  /** One more task that is in progress or ready and that no session holds. Changes no status. */
  claimNext: Answer<typeof inputs.claimNext, Returned<typeof claimedAnswer>>;
  claimTask: Answer<typeof inputs.claimTask, Returned<typeof claimedAnswer>>;
  renew: Answer<typeof heldClaim, Claim>;
  release: Answer<typeof heldClaim, { readonly task_id: string; readonly released: boolean }>;
  list: Answer<typeof inputs.listClaims, readonly Claim[]>;
}

const define = operationsOf<{ readonly claims: Claims }>(refusals, { bareTools: true });

export const claimOperations = {
  'work.claim_next': define({
    name: 'work.claim_next',
    summary: 'Get one more task that no other session holds, in progress or ready',
    details:
      'In the order of the next step. Changes no status: start the task when you begin. The token goes with your writes; a claim that expired is refused.',
    risk: 'write',
    tier: 'standard',
    input: inputs.claimNext,
    output: claimedAnswer,
    refusals: [...IN_PROJECT, 'nothing_to_claim', 'owner_required', 'operation_conflict', 'claim_lost'],
    cli: { command: 'task claim-next' },
    examples: [
      { says: 'For ten minutes', input: { owner: 'claude-7', ttl_ms: 600_000 } },
      {
        says: 'Claiming no second one if the answer is lost',
        input: { owner: 'claude-7', operation_id: 'session-9.1' },
      },
    ],
    handler: (work, input, call) => work.claims.claimNext(input, call),
  }),
  'work.claim_task': define({
    name: 'work.claim_task',
    summary: 'Hold one task, so that no other session works on it',
    risk: 'write',
    tier: 'standard',
    input: inputs.claimTask,
    output: claimedAnswer,
    refusals: [
      ...IN_PROJECT,
      'unknown_task',
      'task_claimed',
      'task_done',
      'archived',
      'owner_required',
      'operation_conflict',
      'claim_lost',
    ],
    cli: { command: 'task claim', args: ['task_id'] },
    examples: [{ says: 'So that no other session works on it', input: { task_id: 'T12', owner: 'claude-7' } }],
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
    examples: [
      { says: 'For ten minutes more', input: { task_id: 'T12', owner: 'claude-7', fencing_token: 3, ttl_ms: 600_000 } },
    ],
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
    examples: [{ says: 'Leave it to other sessions', input: { task_id: 'T12', owner: 'claude-7', fencing_token: 3 } }],
    handler: (work, input, call) => work.claims.release(input, call),
  }),
  'work.list_claims': define({
    name: 'work.list_claims',
    summary: 'Which tasks are held, by whom and until when',
    risk: 'read',
    tier: 'standard',
    input: inputs.listClaims,
    output: z.object({ claims: z.array(claimSchema) }),
    refusals: [...IN_PROJECT],
    cli: { command: 'task claims' },
    examples: [{ says: 'In this project', input: {} }],
    handler: async (work, input, call) => ({ claims: await work.claims.list(input, call) }),
  }),
};
