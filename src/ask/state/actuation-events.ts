// The events of actuation: what was intended, who approved or rejected it, and what came of it. Arguments and output stand beside them.
import { z } from 'zod';
import { defineEvent } from '../../ledger/contract.ts';
import { ACTUATION_OUTCOMES } from '../contract.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const about = { actuation_id: z.string(), project_id: z.string() };

export const actuationEvents = {
  /** Before anybody is asked to approve it. */
  'actuation.intended': defineEvent({
    version: 1,
    payload: z.strictObject({
      ...about,
      command: z.string(),
      arguments_hash: hash,
      scope_hash: hash,
      kernel_hash: z.string(),
      tier: z.int(),
      /** Of project, command, arguments, scope and kernel: what an approval is bound to. */
      binding_hash: hash,
    }),
  }),
  'actuation.approved': defineEvent({
    version: 1,
    payload: z.strictObject({ ...about, approval_id: z.string(), binding_hash: hash, expires_at: z.string() }),
  }),
  'actuation.rejected': defineEvent({
    version: 1,
    payload: z.strictObject({ ...about, reason: z.string().min(1).max(500) }),
  }),
  /** Uses the approval up. */
  'actuation.begun': defineEvent({
    version: 1,
    payload: z.strictObject({ ...about, approval_id: z.string(), run_id: z.string() }),
  }),
  'actuation.ended': defineEvent({
    version: 1,
    payload: z.strictObject({
      ...about,
      outcome: z.enum(ACTUATION_OUTCOMES),
      exit_code: z.int().nullable(),
      output_hash: hash,
      output_bytes: z.int(),
      tail_hash: hash,
    }),
  }),
  /** Arguments, scopes and outputs were emptied; their hashes stay. */
  'actuation.texts_pruned': defineEvent({
    version: 1,
    payload: z.strictObject({
      project_id: z.string(),
      older_than: z.string(),
      actuations: z.int(),
      /** Of their ids, in the order in which they were proposed. */
      actuations_hash: hash,
      bytes: z.int(),
    }),
  }),
} as const;
