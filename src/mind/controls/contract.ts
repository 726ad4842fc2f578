// What was asked of the mind by hand, as operations show it.
import { z } from 'zod';
import { projectRef } from '../contract.ts';
import { CONTROLS, OUTCOMES } from './queries.ts';

export const listControlsInput = z.strictObject({
  project_id: projectRef.optional(),
  after: z.string().max(200).optional().describe('next_after of the page before'),
  limit: z.int().min(1).max(500).default(50),
});

export const listControlsOutput = z.strictObject({
  project_id: z.string(),
  controls: z
    .array(
      z.strictObject({
        control_id: z.string(),
        asked_at: z.string(),
        actor: z.string(),
        control: z.enum(CONTROLS),
        subject: z
          .string()
          .nullable()
          .describe('session:<agent>:<id>, entry:<anchor>, slice:<id>, words or list; null for the project'),
        outcome: z.enum(OUTCOMES).describe('begun: it goes on, or its process died'),
        counts: z.record(z.string(), z.number()).describe('How much it was'),
        ended_at: z.string().nullable(),
      }),
    )
    .describe('The newest first'),
  next_after: z.string().nullable(),
});
export type ListedControls = z.output<typeof listControlsOutput>;
