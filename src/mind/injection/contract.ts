// What is asked about injection and answered: decisions on record, why one was made, what would be said now, modes and sums; and what is refused.
import { z } from 'zod';
import { CODING_AGENTS } from '../../base/coding-agents.ts';
import { refusals, type ErrorTable } from '../../base/errors.ts';
import { MODE_SCOPES } from '../modes/checkpoint-mode.ts';
import { ofSession, projectRef, sessionSchema } from '../contract.ts';
import { HANDOFF_STATES } from './handoff-seal.ts';
import { GATES, INJECTION_MODES, RELATED_MODES, SAID_REASONS, SILENT_REASONS, TRIGGERS } from './matrix.ts';

export const injectionModeSchema = z.enum(INJECTION_MODES);
const triggerSchema = z.enum(TRIGGERS);
const reasonSchema = z.enum([...SAID_REASONS, ...SILENT_REASONS]);
const decisionSchema = z.enum(['whole', 'delta', 'nothing']);
const whatSchema = z.enum(['new', 'changed', 'ended']);
const sectionSchema = z.enum(['handoff', 'health', 'collision', 'dropped', 'risk', 'canon', 'changed', 'related']);

// ── Decisions ────────────────────────────────────────────────────────────────────────────────────────────────

export const DECISION_FILTERS = ['whole', 'delta', 'nothing', 'said'] as const;

export const listInjectionsInput = z.strictObject({
  ...ofSession,
  agent: z.string().max(50).optional().describe('Only sessions of this agent, as in claude'),
  project_id: projectRef.optional(),
  decision: z.enum(DECISION_FILTERS).optional().describe('Only these; said stands for whole and delta'),
  reason: reasonSchema.optional().describe('Only those with this reason, as in opted_out'),
  tag: z.string().min(1).max(60).optional().describe('Only of sessions that had this tag then'),
  after: z.string().max(1_000).optional().describe('next_after of the previous page'),
  limit: z.int().min(1).max(500).default(50).describe('At most this many'),
});
export type ListInjections = z.output<typeof listInjectionsInput>;

export const injectionSchema = z.strictObject({
  agent: z.string(),
  session_id: z.string(),
  seq: z.int().describe('Counts the decisions of its session'),
  decided_at: z.string(),
  project_id: z.string().nullable(),
  tag: z.string(),
  context: z.int().describe('Counts how often the session lost what it was told'),
  turn: z.int().describe('Of that context; 0 before its first prompt'),
  turn_id: z.string().nullable().describe('As the agent calls the turn'),
  event: z.string().describe('As the agent calls it'),
  trigger: triggerSchema.nullable().describe('The strongest of what was due; null where nothing was'),
  decision: decisionSchema,
  reason: reasonSchema,
  why: z.string().describe('The reason as a sentence'),
  said: z.array(
    z.strictObject({
      key: z.string(),
      anchor: z.string(),
      tokens: z.int(),
      what: whatSchema,
      section: sectionSchema,
    }),
  ),
  left_over: z
    .array(z.strictObject({ key: z.string(), anchor: z.string(), tokens: z.int(), trigger: triggerSchema }))
    .describe('Lines that were due and did not fit'),
  tokens_said: z.int(),
  tokens_saved: z.int().describe('What telling everything again would have cost more'),
  pressure_bps: z.int().nullable().describe('How full the context was, in basis points; null where nobody knew'),
  pressure_source: z.string(),
  heard: z.boolean().describe('Whether the answer was written; what was not heard is said again'),
  text: z.string().nullable().describe('As it was said; null where nothing was, or something in it was erased'),
  text_hash: z.string().nullable(),
});
export type ListedInjection = z.output<typeof injectionSchema>;

export const listInjectionsOutput = z.strictObject({
  injections: z.array(injectionSchema),
  next_after: z.string().nullable(),
});
export type ListedInjections = z.output<typeof listInjectionsOutput>;

// ── Why ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const explainInjectionInput = z.strictObject({
  ...ofSession,
  project_id: projectRef.optional(),
  turn: z
    .int()
    .min(0)
    .optional()
    .describe('The decision of this turn that spoke, else its newest, as `inject log` shows it'),
  seq: z.int().min(1).optional().describe('The decision with this number'),
  compaction: z.boolean().default(false).describe('What the last compaction of the session dropped'),
});
export type ExplainInjection = z.output<typeof explainInjectionInput>;

const gateSchema = z.strictObject({
  gate: z.enum(GATES),
  input: z.union([z.string(), z.number(), z.boolean()]).nullable().describe('What it looked at'),
  outcome: z.enum(['passed', 'trimmed', 'stopped']),
  left: z.array(triggerSchema).describe('What was still to be said behind it'),
  says: z.string().describe('The same as a sentence'),
});
export type ExplainedGate = z.output<typeof gateSchema>;

const dueSchema = z.strictObject({
  trigger: triggerSchema,
  lines: z.int().describe('How many that the context was not told'),
  tokens: z.int(),
  grave: z.int().describe('Of these, work and risks'),
});

const droppedSchema = z.strictObject({
  text: z.string(),
  ref: z.string(),
  kind: z.string().describe('As an observation has it: decision, constraint, correction, open_end'),
});

export const explainInjectionOutput = z.strictObject({
  decision: decisionSchema,
  reason: reasonSchema,
  injection: injectionSchema,
  todo: z.string().nullable().describe('What to do where that is not wanted; null where there is nothing'),
  gates: z.array(gateSchema).describe('In the order in which they are passed; none behind the one that stopped'),
  due: z.array(dueSchema),
  matches: z.boolean().describe('Whether deciding again on what was stored gives what was stored'),
  others: z.array(z.int()).describe('Numbers of other decisions of the same turn: of a hook that ran beside'),
  compacted_at: z.string().nullable().describe('When the session was last compacted'),
  compared: z
    .enum(['not_compacted', 'not_yet', 'no_summary', 'compared'])
    .nullable()
    .describe(
      'Whether what the session laid down was held against the agent’s own summary. not_yet: the summary, or what was observed, is not there yet. no_summary: it could not be read. Only with `compaction`',
    ),
  dropped: z.array(droppedSchema).describe('What the agent’s own summary no longer holds; only with `compaction`'),
});
export type ExplainedInjection = z.output<typeof explainInjectionOutput>;

// ── What would be said ───────────────────────────────────────────────────────────────────────────────────────

export const PREVIEW_TRIGGERS = ['start', 'clear', 'compaction', 'resume', 'prompt'] as const;

export const previewInjectionInput = z.strictObject({
  agent: z.enum(CODING_AGENTS).optional().describe('The agent to be told; that of the session, else claude'),
  trigger: z.enum(PREVIEW_TRIGGERS).default('start').describe('What happens'),
  session: ofSession.session.describe('Told what this session was not told yet; a new session unless one is named'),
  tag: z.string().min(1).max(60).optional().describe('As if the session had this tag'),
  project_id: projectRef.optional(),
});
export type PreviewInjection = z.output<typeof previewInjectionInput>;

const previewLineSchema = z.strictObject({
  key: z.string(),
  anchor: z.string(),
  section: sectionSchema,
  text: z.string(),
  tokens: z.int(),
  what: whatSchema,
  trigger: triggerSchema,
  outcome: z.enum(['in', 'cut', 'left_out']).describe('cut: the message has no room for it'),
  why: z.string().describe('As a sentence'),
});
export type PreviewLine = z.output<typeof previewLineSchema>;

export const previewInjectionOutput = z.strictObject({
  project_id: z.string(),
  agent: z.string(),
  session_id: z.string().nullable().describe('Null for a session that does not exist'),
  trigger: z.enum(PREVIEW_TRIGGERS),
  shown_as: z
    .enum(PREVIEW_TRIGGERS)
    .describe('What that comes to: a session that was told nothing begins, whatever happens to it'),
  tag: z.string(),
  mode: injectionModeSchema,
  decision: decisionSchema,
  reason: reasonSchema,
  why: z.string(),
  todo: z.string().nullable(),
  gates: z.array(gateSchema),
  work: z
    .strictObject({ text: z.string(), tokens: z.int() })
    .nullable()
    .describe('The part about goals and tasks; null where it is not said'),
  lines: z.array(previewLineSchema),
  tokens: z.int().describe('Of the whole message, by an upper bound'),
  most_tokens: z.int(),
  text: z.string(),
  is_compiled: z.boolean().describe('False where the lines of the canon have to be compiled first'),
});
export type PreviewedInjection = z.output<typeof previewInjectionOutput>;

// ── Modes ────────────────────────────────────────────────────────────────────────────────────────────────────

export const injectionModeInput = z.strictObject({ ...ofSession, project_id: projectRef.optional() });
export const setInjectionModeInput = z.strictObject({
  mode: injectionModeSchema
    .optional()
    .describe('adaptive: when it helps. startup-only: when a session begins. off: nothing'),
  related: z
    .enum([...RELATED_MODES, 'default'])
    .optional()
    .describe(
      'Whether a session is told, at its next turn, what is known about a command that failed or a file that it read. default: on in OpenCode and pi, off in the others',
    ),
  scope: z
    .enum(MODE_SCOPES)
    .optional()
    .describe(
      'What it holds for; the project, unless a session is named. A session counts before its project, that before the home',
    ),
  ...ofSession,
  project_id: projectRef.optional(),
});
export type NamedInjectionMode = z.output<typeof injectionModeInput>;
export type SetInjectionMode = z.output<typeof setInjectionModeInput>;

const setModeSchema = z.strictObject({
  mode: injectionModeSchema,
  reason: z.string().nullable().describe('Why Throughline set it by itself; null where somebody did'),
  set_at: z.string(),
  set_by: z.string(),
});

const setRelatedSchema = z.strictObject({ related: z.enum(RELATED_MODES), set_at: z.string(), set_by: z.string() });

export const injectionModeOutput = z.strictObject({
  mode: injectionModeSchema.describe('What holds'),
  decided_by: z.enum([...MODE_SCOPES, 'default']),
  home: setModeSchema.nullable(),
  project: setModeSchema.nullable(),
  session: setModeSchema.nullable(),
  related: z
    .strictObject({
      holds: z.enum([...RELATED_MODES, 'by_agent']).describe('by_agent: on in OpenCode and pi, off in the others'),
      decided_by: z.enum([...MODE_SCOPES, 'default']),
      home: setRelatedSchema.nullable(),
      project: setRelatedSchema.nullable(),
      session: setRelatedSchema.nullable(),
    })
    .describe('Whether a session is told of commands that failed and files that it read'),
  project_id: z.string().nullable(),
  agent: z.string().nullable(),
  session_id: z.string().nullable(),
  switched: z
    .array(z.strictObject({ agent: z.string(), session_id: z.string(), ...setModeSchema.shape }))
    .describe('Sessions that Throughline switched by itself, the newest first'),
});
export type InjectionModes = z.output<typeof injectionModeOutput>;

// ── Sums ─────────────────────────────────────────────────────────────────────────────────────────────────────

export const injectionStatsInput = z.strictObject({
  project_id: projectRef.optional(),
  agent: z.string().max(50).optional().describe('Only sessions of this agent'),
  days: z.int().min(1).max(366).default(30).describe('Of this many days, today with them'),
});
export type InjectionStatsInput = z.output<typeof injectionStatsInput>;

const sumSchema = z.strictObject({
  sessions: z.int(),
  turns: z.int().describe('Prompts'),
  said: z.int().describe('Decisions to say something'),
  silent: z.int(),
  tokens_said: z.int(),
  tokens_saved: z.int(),
  avoided_bps: z
    .int()
    .nullable()
    .describe(
      'Of the tokens that telling everything at each turn would cost, those that were not said; in basis points',
    ),
  silent_by_reason: z.record(z.string(), z.int()),
});
export type InjectionSum = z.output<typeof sumSchema>;

export const injectionStatsOutput = z.strictObject({
  project_id: z.string(),
  since: z.string(),
  total: sumSchema,
  agents: z.array(sumSchema.extend({ agent: z.string() })),
  days: z
    .array(sumSchema.extend({ day: z.string() }))
    .describe('Those on which anything was decided; the oldest first'),
});
export type InjectionStats = z.output<typeof injectionStatsOutput>;

// ── One session ──────────────────────────────────────────────────────────────────────────────────────────────

export const getSessionInput = z.strictObject({ ...ofSession, project_id: projectRef.optional() });
export type GetSession = z.output<typeof getSessionInput>;

const contextSchema = z.strictObject({
  window: z.string().nullable().describe('The process of its agent; null where it is not known'),
  context: z.int(),
  began_by: z.string(),
  begun_at: z.string(),
  due: z.string().nullable().describe('What it is to be told at the next chance'),
  tag: z.string(),
  turns: z.int(),
  last_turn_at: z.string(),
  said_at: z.string().nullable(),
  told_lines: z.int().describe('Lines of the canon that its model has before it'),
});

const handoffOfSession = z.strictObject({
  handoff_id: z.string(),
  from_agent: z.string(),
  from_session: z.string(),
  to_agent: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
  state: z.enum(HANDOFF_STATES),
  taken_by: z.strictObject({ agent: z.string(), session_id: z.string(), at: z.string() }).nullable(),
});

export const getSessionOutput = z.strictObject({
  session: sessionSchema,
  tag: z.string(),
  injection: injectionModeOutput.omit({ switched: true }),
  contexts: z.array(contextSchema).describe('Of each window; the one in which something happened last first'),
  told: z.strictObject({
    decisions: z.int(),
    said: z.int(),
    silent: z.int(),
    unheard: z.int().describe('Said, and not known to have been heard'),
    tokens_said: z.int(),
    tokens_saved: z.int(),
  }),
  left: z
    .strictObject({
      files_changed: z.int(),
      tasks: z.int().describe('Tasks that it had in hand at any time'),
      claims: z.int().describe('Tasks that it holds now'),
      checkpoints_asked: z.int().describe('How often it was asked for a checkpoint'),
      checkpoints_written: z.int().describe('Checkpoints that were recorded under its name'),
      drafts: z.int(),
      transcript_events: z.int(),
      tools_called: z.int().nullable().describe('Null where no transcript of it was read'),
      observations: z.int(),
      reflections: z.int(),
    })
    .describe('What it left behind'),
  handoffs: z.strictObject({ given: z.array(handoffOfSession), taken: z.array(handoffOfSession) }),
});
export type ShownSession = z.output<typeof getSessionOutput>;

export const injectionRefusals = {
  unknown_tag: {
    status: 404,
    exit: 2,
    hint: '`throughline tag list` shows the tags of this project.',
  },
  unknown_injection: {
    status: 404,
    exit: 2,
    hint: '`throughline inject log --session <id>` shows the decisions of a session with their turns and numbers. A session without any has no hooks that speak: `throughline setup --check`.',
  },
} as const satisfies ErrorTable;

export const refuseInjection = refusals(injectionRefusals);
