// The mind's records and refusals.
import { z } from 'zod';
import { draftSchema } from '../base/checkpoint-draft.ts';
import { refusals, type ErrorTable } from '../base/errors.ts';
import { CHECKPOINT_MODES, MODE_SCOPES } from './modes/checkpoint-mode.ts';

const modeSchema = z.enum(CHECKPOINT_MODES);

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
  worktree: z.string().nullable().describe('The linked git worktree that it works in; null in the main one'),
  branch: z.string().nullable().describe('What is checked out there: a branch, or the beginning of a commit'),
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
  checkpoints: modeSchema.describe('What happens when it stops without a fresh checkpoint'),
});
export type AgentSession = z.output<typeof sessionSchema>;

const onlySession = z.string().min(1).max(200).optional().describe('Only this one, by its id');

export const listSessionsInput = z.strictObject({
  agent: z.string().max(50).optional().describe('Only sessions of this agent, as in claude'),
  project_id: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Only of this project, by its id or name; of all by default'),
  session: onlySession,
  after: z.string().max(1_000).optional().describe('next_after of the previous page'),
  limit: z.int().min(1).max(1_000).default(100).describe('At most this many'),
});
export type ListSessions = z.output<typeof listSessionsInput>;

export const listSessionsOutput = z.strictObject({
  sessions: z.array(sessionSchema),
  next_after: z.string().nullable(),
});
export type ListedSessions = z.output<typeof listSessionsOutput>;

// ── Modes ────────────────────────────────────────────────────────────────────────────────────────────────────

const sessionRef = z.string().min(1).max(200).describe('Its id, as `session list` shows it, or its owner id');
export const projectRef = z
  .string()
  .min(1)
  .max(200)
  .describe('Its id or its name; by default the project whose root holds the working directory, else the only one');

export const ofSession = {
  session: sessionRef.optional(),
  agent: z.string().max(50).optional().describe('The agent of that session, where two have one of that id'),
};

export const checkpointModeInput = z.strictObject({ ...ofSession, project_id: projectRef.optional() });
export const setCheckpointModeInput = z.strictObject({
  mode: modeSchema.describe('ask the agent, remind its user, or say nothing'),
  scope: z
    .enum(MODE_SCOPES)
    .optional()
    .describe(
      'What it holds for; the project, unless a session is named. A session counts before its project, that before the home',
    ),
  ...ofSession,
  project_id: projectRef.optional(),
});
export type NamedModes = z.output<typeof checkpointModeInput>;
export type SetCheckpointMode = z.output<typeof setCheckpointModeInput>;

export const checkpointModeOutput = z.strictObject({
  mode: modeSchema.describe('What holds'),
  decided_by: z.enum([...MODE_SCOPES, 'default']),
  home: modeSchema.nullable().describe('As it is set for the home'),
  project: modeSchema.nullable(),
  session: modeSchema.nullable(),
  project_id: z.string().nullable(),
  agent: z.string().nullable(),
  session_id: z.string().nullable(),
});
export type CheckpointModes = z.output<typeof checkpointModeOutput>;

// ── Drafts ───────────────────────────────────────────────────────────────────────────────────────────────────

const taskRef = z.string().min(1).max(200).describe('Its id or its number, as in T12');

export const draftCheckpointInput = z.strictObject({
  task_id: taskRef.optional(),
  ...ofSession,
  project_id: projectRef.optional(),
});
export type DraftCheckpoint = z.output<typeof draftCheckpointInput>;
export const draftCheckpointOutput = z.strictObject({ drafts: z.array(draftSchema) });
export type Drafted = z.output<typeof draftCheckpointOutput>;

export const listDraftsInput = z.strictObject({
  task_id: taskRef.optional(),
  ...ofSession,
  project_id: projectRef.optional(),
  limit: z.int().min(1).max(100).default(20).describe('At most this many'),
});
export type ListDrafts = z.output<typeof listDraftsInput>;
export type ListedDrafts = Drafted;

export const mindRefusals = {
  invalid_cursor: { status: 400, exit: 2, hint: 'Pass next_after of the page before as `after`.' },
  unknown_session: {
    status: 404,
    exit: 2,
    hint: '`throughline session list` shows the sessions of this home. One whose agent’s hooks did not run is there once `throughline mind ingest` read its record.',
  },
  session_ambiguous: { status: 409, exit: 2, hint: 'Name the whole session id, and its agent with `--agent`.' },
  session_without_project: {
    status: 409,
    exit: 3,
    hint: 'The session worked outside every project of this home; only sessions of a project are distilled, tagged or handed over.',
  },
  nothing_to_draft: {
    status: 409,
    exit: 3,
    hint: 'The session changed no file, and neither its transcript nor git says anything. `throughline checkpoint set` records a checkpoint in your own words.',
  },
} as const satisfies ErrorTable;

export const refuse = refusals(mindRefusals);
