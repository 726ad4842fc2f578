// The lanes of the mind: how far each session is, tier by tier, with age and latency.
import { z } from 'zod';
import { projectRef } from '../contract.ts';

export const LANE_STATES = ['none', 'queued', 'running', 'done', 'fallback', 'error', 'dead'] as const;

const cellSchema = z.strictObject({
  state: z.enum(LANE_STATES).describe('fallback: a model was asked, and what the rules gave is kept'),
  count: z.int().describe('Events, observations, reflections or slices'),
  at: z.string().nullable().describe('Since when it is so'),
  latency_ms: z.int().nullable().describe('How long the last one took'),
  error: z.string().nullable(),
});
export type LaneCell = z.output<typeof cellSchema>;

export const listLanesInput = z.strictObject({
  project_id: projectRef.optional(),
  tag: z.string().max(60).optional().describe('Only of this tag'),
  state: z.enum(LANE_STATES).optional().describe('Only those that are so in one of the tiers, however old they are'),
  limit: z
    .int()
    .min(1)
    .max(1_000)
    .default(200)
    .describe('Of the newest sessions at most this many; those that wait or failed come on top, at most 1,000'),
});
export type ListLanes = z.output<typeof listLanesInput>;

export const listLanesOutput = z.strictObject({
  project_id: z.string(),
  sessions: z.int().describe('How many sessions the project has'),
  lanes: z.array(
    z.strictObject({
      agent: z.string(),
      session_id: z.string(),
      tag: z.string(),
      last_event_at: z.string(),
      ended_at: z.string().nullable(),
      t0: cellSchema.describe('Events of its transcript'),
      t1: cellSchema.describe('What was observed'),
      t2: cellSchema.describe('What that comes to'),
      t3: cellSchema.describe('Slices that become canon'),
    }),
  ),
});
export type ListedLanes = z.output<typeof listLanesOutput>;
