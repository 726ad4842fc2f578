// What one session leaves for another: asked, answered and refused.
import { z } from 'zod';
import { refusals, type ErrorTable } from '../../base/errors.ts';
import { HANDOFF_STATES } from '../injection/handoff-seal.ts';
import { ofSession, projectRef } from '../contract.ts';

/** What nobody takes loses its words after this. */
export const HANDOFF_DAYS = 7;
/** For how long both ends still see that nobody took it. */
export const EXPIRED_DAYS = 30;

export const SLICE_KINDS = [
  'next_step',
  'task',
  'checkpoint',
  'open_end',
  'decision',
  'constraint',
  'correction',
  'file',
] as const;

const sliceLineSchema = z.strictObject({
  kind: z.enum(SLICE_KINDS),
  text: z.string(),
  ref: z
    .string()
    .describe(
      'task:<id>, checkpoint:<task>@<seq>, session:<agent>:<id>, canon:<id>@<revision>, observation:<id> or file:<path>',
    ),
});
export type SliceLine = z.output<typeof sliceLineSchema>;

export const handoffSchema = z.strictObject({
  handoff_id: z.string(),
  project_id: z.string(),
  tag: z.string(),
  from_agent: z.string(),
  from_session: z.string(),
  to_agent: z.string().nullable().describe('Null for any other session'),
  note: z.string().nullable().describe('Null where there is none, or once it was erased'),
  lines: z.array(sliceLineSchema).nullable().describe('Null once they were erased, or nobody took them in time'),
  refs: z.array(z.string()).describe('What the lines stand for'),
  state: z
    .enum(HANDOFF_STATES)
    .describe(`expired: nobody took it within ${HANDOFF_DAYS} days. erased: its words were, before anybody took it`),
  created_at: z.string(),
  created_by: z.string(),
  expires_at: z.string(),
  taken_by: z
    .strictObject({ agent: z.string(), session_id: z.string(), at: z.string(), seq: z.int().nullable() })
    .nullable()
    .describe('The session that took it, and the number of the decision that said it'),
  text: z.string().nullable().describe('As the receiver is told; null once it was erased'),
  payload_hash: z
    .string()
    .nullable()
    .describe(
      'Of what was handed over, as canonical JSON; null in one of an earlier version, and once its words are gone',
    ),
  is_intact: z
    .boolean()
    .nullable()
    .describe('Whether it still has that hash: else nobody is told it. Null where it has none, or its words are gone'),
});
export type Handoff = z.output<typeof handoffSchema>;

export const handoffInput = z.strictObject({
  to: z
    .string()
    .min(1)
    .max(50)
    .optional()
    .describe('Only a session of this agent takes it, as in codex; any other session unless given'),
  note: z.string().trim().min(1).max(2_000).optional().describe('In your words, to whoever takes it'),
  session: ofSession.session.describe('The session that hands over, by its owner id or its own; yours by default'),
  agent: ofSession.agent,
  project_id: projectRef.optional(),
});
export type MakeHandoff = z.output<typeof handoffInput>;

export const handoffOutput = z.strictObject({
  handoff: handoffSchema,
  observed: z
    .strictObject({ done: z.boolean(), error: z.string().nullable() })
    .describe('Whether what the session said last was distilled first; the handoff is made either way'),
});
export type MadeHandoff = z.output<typeof handoffOutput>;

export const listHandoffsInput = z.strictObject({
  ...ofSession,
  project_id: projectRef.optional(),
  state: z.enum(HANDOFF_STATES).optional().describe('Only these'),
  after: z.string().max(1_000).optional().describe('next_after of the previous page'),
  limit: z.int().min(1).max(200).default(50).describe('At most this many'),
});
export type ListHandoffs = z.output<typeof listHandoffsInput>;

export const listHandoffsOutput = z.strictObject({
  handoffs: z.array(handoffSchema),
  next_after: z.string().nullable(),
});
export type ListedHandoffs = z.output<typeof listHandoffsOutput>;

export const showHandoffInput = z.strictObject({
  handoff_id: z
    .string()
    .min(1)
    .max(100)
    .describe('As `handoff list` shows it; its beginning is enough where it is clear'),
  project_id: projectRef.optional(),
});
export type ShowHandoff = z.output<typeof showHandoffInput>;

export const handoffRefusals = {
  unknown_handoff: { status: 404, exit: 2, hint: '`throughline handoff list` shows the handoffs of this project.' },
  nothing_to_hand_over: {
    status: 409,
    exit: 3,
    hint: 'The session holds no task and left nothing on record. Say what is to be done: `throughline handoff --note …`.',
  },
} as const satisfies ErrorTable;

export const refuseHandoff = refusals(handoffRefusals);
