// A draft of a checkpoint as every surface shows it: what is known of a session that may have left work behind. Nobody wrote
// or confirmed it, so it has no next step.
import { z } from 'zod';

export const DRAFT_LIMITS = { message: 1_500, files: 50, commands: 5, command: 200 } as const;

export const draftSchema = z.object({
  project_id: z.string(),
  task_id: z.string().nullable().describe('Null for files that were changed without a task'),
  number: z.int().nullable().describe('Of that task'),
  agent: z.string(),
  session_id: z.string(),
  owner: z.string().describe('The name under which the session held its tasks'),
  made_at: z.string(),
  made_by: z.enum(['command', 'session end']),
  last_message: z.string().nullable().describe('What the agent said last, cut'),
  files: z
    .array(z.string())
    .max(DRAFT_LIMITS.files)
    .describe('Changed files: those of the session, then those git names'),
  more_files: z.int().min(0),
  failed_commands: z
    .array(z.object({ command: z.string(), exit_code: z.int().nullable() }))
    .max(DRAFT_LIMITS.commands)
    .describe('Commands whose last run failed, newest first'),
  diff_stat: z.string().nullable().describe('`git diff --stat` when the draft was made'),
  branch: z.string().nullable(),
  commit: z.string().nullable(),
});
export type Draft = z.output<typeof draftSchema>;
