// The mind's records and refusals.
import { z } from 'zod';
import { refusals, type ErrorTable } from '../base/errors.ts';

const taskInFlightSchema = z.strictObject({
  task_id: z.string(),
  project_id: z.string(),
  number: z.int(),
  checkpoint_at: z.string().nullable().describe('When its newest checkpoint was recorded, as of then'),
  lacks_checkpoint: z
    .boolean()
    .describe('Whether it has no checkpoint since the session began, went on or was compacted'),
  event: z.string().describe('The event at which the task was noted'),
  noted_at: z.string(),
});

export const sessionSchema = z.strictObject({
  agent: z.string(),
  session_id: z.string(),
  project_id: z.string().nullable(),
  owner: z.string().describe('The name under which it holds its claims'),
  cwd: z.string(),
  transcript_path: z.string().nullable(),
  source: z.string().describe('How it last began'),
  started_at: z.string(),
  resumed_at: z.string().describe('When it last began or went on'),
  last_event_at: z.string(),
  last_event: z.string(),
  ended_at: z.string().nullable(),
  end_reason: z.string().nullable(),
  compactions: z.int(),
  compacted_at: z.string().nullable().describe('When its context was last compacted'),
  in_flight: z.array(taskInFlightSchema).describe('What it was doing when it last stopped, was compacted or ended'),
});
export type AgentSession = z.output<typeof sessionSchema>;

export const listSessionsInput = z.strictObject({
  agent: z.string().max(50).optional().describe('Only sessions of this agent, as in claude'),
  after: z.string().max(1_000).optional().describe('next_after of the previous page'),
  limit: z.int().min(1).max(1_000).default(100).describe('At most this many'),
});
export type ListSessions = z.output<typeof listSessionsInput>;

export const listSessionsOutput = z.strictObject({
  sessions: z.array(sessionSchema),
  next_after: z.string().nullable(),
});
export type ListedSessions = z.output<typeof listSessionsOutput>;

export const mindRefusals = {
  invalid_cursor: { status: 400, exit: 2, hint: 'Pass next_after of the page before as `after`.' },
} as const satisfies ErrorTable;

export const refuse = refusals(mindRefusals);
