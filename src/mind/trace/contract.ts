// What a trace is asked and answers: from a line that an agent was told to the words of a transcript, and back.
import { z } from 'zod';
import { refusals, type ErrorTable } from '../../base/errors.ts';
import { CANON_STATES } from '../canon/contract.ts';
import { OBSERVATION_KINDS, SOURCES } from '../observe/contract.ts';

export const traceInput = z.strictObject({
  anchor: z
    .string()
    .trim()
    .min(1)
    .max(400)
    .describe(
      'C12, C12@3, the anchors of a handshake’s line, session:<owner>, t0:<id>, or the id of an observation or a reflection',
    ),
  agent: z.string().max(50).optional().describe('The agent of a session, where two have one of that id'),
  limit: z.int().min(1).max(1_000).default(100).describe('At most this many places of transcripts'),
  project_id: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Its id or its name; by default the project whose root holds the working directory, else the only one'),
});
export type TraceInput = z.output<typeof traceInput>;

const said = {
  agent: z.string(),
  session_id: z.string(),
  tag: z.string(),
  kind: z.enum(OBSERVATION_KINDS),
  source: z.enum(SOURCES),
  statement: z.string().nullable().describe('Null once it was erased'),
  at: z.string(),
  is_withdrawn: z.boolean().describe('What it was taken from no longer counts'),
};

const tracedEntry = z.strictObject({
  anchor: z.string(),
  newest: z.string().describe('Another one, where the entry has changed since'),
  state: z.enum(CANON_STATES),
  summary: z.string().nullable().describe('Null once it was erased'),
  tag: z.string(),
  confidence_bps: z.int(),
  evidence: z
    .array(z.strictObject({ reflection_id: z.string(), ...said }))
    .describe('Without a reflection in t2, it was told to the canon outside of every session'),
  acts: z.array(z.strictObject({ type: z.string(), words: z.string().nullable(), at: z.string(), actor: z.string() })),
});

const tracedPlace = z.strictObject({
  t0_id: z.string(),
  agent: z.string(),
  session_id: z.string(),
  seq: z.int(),
  at: z.string(),
  speaker: z.string(),
  is_retracted: z.boolean().describe('Its agent took it back'),
  observation_ids: z.array(z.string()).describe('Those that quote these words'),
  quote: z.string().nullable().describe('Word for word; null once it was erased, and where nothing quotes the event'),
  holds: z.boolean().nullable().describe('Whether the event still says so; null where its text is no longer kept'),
  file: z.string().nullable(),
  offset: z.int().nullable(),
  length: z.int().nullable(),
  line: z.string().nullable().describe('The record as it was kept, without secrets; its beginning, where it is long'),
});

export const traceOutput = z.strictObject({
  project_id: z.string(),
  anchor: z.string(),
  canon: z.array(tracedEntry),
  t2: z.array(z.strictObject({ reflection_id: z.string(), ...said, observation_ids: z.array(z.string()) })),
  t1: z.array(z.strictObject({ observation_id: z.string(), ...said, rule: z.string(), t0_ids: z.array(z.string()) })),
  t0: z.array(tracedPlace),
  left_out: z.int().describe('Places beyond the limit'),
});
export type Traced = z.output<typeof traceOutput>;

export const INSIGHT_MODES = ['brief', 'refs', 'snips'] as const;
export const INSIGHT_SCOPES = ['session', 'project'] as const;

export const insightInput = z.strictObject({
  query: z.string().trim().min(1).max(500).optional().describe('Words; everything without them'),
  mode: z
    .enum(INSIGHT_MODES)
    .default('brief')
    .describe('brief: the sentences; refs: with where each was said; snips: with the words too'),
  scope: z.enum(INSIGHT_SCOPES).optional().describe('The project, or the session that is named'),
  session: z.string().min(1).max(200).optional().describe('Its id, as `session list` shows it, or its owner id'),
  agent: z.string().max(50).optional().describe('The agent of that session, where two have one of that id'),
  limit: z.int().min(1).max(50).default(10).describe('At most this many'),
  project_id: traceInput.shape.project_id,
});
export type InsightInput = z.output<typeof insightInput>;

export const insightOutput = z.strictObject({
  project_id: z.string(),
  scope: z.enum(INSIGHT_SCOPES),
  mode: z.enum(INSIGHT_MODES),
  items: z.array(
    z.strictObject({
      anchor: z.string().describe('For `mind trace`'),
      text: z.string(),
      kind: z.enum(OBSERVATION_KINDS),
      tag: z.string(),
      confidence_bps: z.int().nullable().describe('Of an entry of the canon'),
      citations: z.array(
        z.strictObject({
          ref: z.string(),
          agent: z.string(),
          session_id: z.string(),
          seq: z.int(),
          at: z.string(),
          file: z.string().nullable(),
          offset: z.int().nullable(),
          quote: z.string().nullable(),
        }),
      ),
    }),
  ),
  left_out: z.int().describe('Beyond the limit'),
});
export type Insight = z.output<typeof insightOutput>;

export const traceRefusals = {
  insight_scope: { status: 400, exit: 2, hint: 'Name the session with `--session`.' },
  anchor_elsewhere: {
    status: 409,
    exit: 2,
    hint: 'The line stands for work or drift, which has a history of its own: `throughline task show T12`, `throughline drift show`.',
  },
} as const satisfies ErrorTable;

export const refuseTrace = refusals(traceRefusals);
