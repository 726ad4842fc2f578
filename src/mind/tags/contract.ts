// The tag of a session: shown, listed, switched; and what is refused.
import { z } from 'zod';
import { refusals, type ErrorTable } from '../../base/errors.ts';
import { ofSession, projectRef } from '../contract.ts';
import { TAG_SOURCES } from '../finalize/queries.ts';

export const LONGEST_TAG = 60;

const markSchema = z.strictObject({
  tag: z.string().nullable().describe('Null where a switch was taken back'),
  source: z.enum(TAG_SOURCES).describe('switch: somebody said so. task: the goal of the task in hand has it'),
  from_seq: z.int().describe('From this event of its transcript on'),
  set_at: z.string(),
  set_by: z.string(),
});

export const showTagInput = z.strictObject({ ...ofSession, project_id: projectRef.optional() });
export type ShowTag = z.output<typeof showTagInput>;

export const sessionTagSchema = z.strictObject({
  agent: z.string(),
  session_id: z.string(),
  project_id: z.string(),
  tag: z.string().describe('What holds now'),
  decided_by: z.enum(['switch', 'task', 'default']),
  switched: z.string().nullable().describe('What somebody switched it to'),
  of_tasks: z
    .string()
    .nullable()
    .describe('What the goal of the task in hand says; null where nothing is, or they say more than one'),
  history: z.array(markSchema).describe('The newest first'),
});
export type SessionTag = z.output<typeof sessionTagSchema>;

export const listTagsInput = z.strictObject({ project_id: projectRef.optional() });
export type ListTags = z.output<typeof listTagsInput>;
export const listTagsOutput = z.strictObject({
  project_id: z.string(),
  tags: z.array(
    z.strictObject({
      tag: z.string(),
      entries: z.int().describe('Of the canon that hold in this tag alone'),
      sessions: z.int().describe('Sessions that had it at any time'),
      last_at: z.string().nullable().describe('When a session last got it'),
    }),
  ),
});
export type ListedTags = z.output<typeof listTagsOutput>;

export const switchTagInput = z.strictObject({
  tag: z.string().max(1_000).optional().describe('The tag to have from now on; main is one too'),
  clear: z.boolean().default(false).describe('Take a switch back: the goal of the task in hand says again'),
  session: ofSession.session.describe('By its owner id or its own; yours by default'),
  agent: ofSession.agent,
  project_id: projectRef.optional(),
});
export type SwitchTag = z.output<typeof switchTagInput>;

export const switchTagOutput = sessionTagSchema.extend({ changed: z.boolean() });
export type SwitchedTag = z.output<typeof switchTagOutput>;

export const tagRefusals = {
  invalid_tag: {
    status: 400,
    exit: 2,
    hint: `A tag is one line of at most ${LONGEST_TAG} characters without control characters, as in billing; \`throughline tag list\` shows those of the project.`,
  },
} as const satisfies ErrorTable;

export const refuseTag = refusals(tagRefusals);
