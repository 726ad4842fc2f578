// The operations of the canon: what it holds, and what only people do with it.
import { z } from 'zod';
import { operationsOf, type Call } from '../../base/operation.ts';
import { OBSERVATION_KINDS, SOURCES } from '../observe/contract.ts';
import type { Act, Acted } from './people.ts';
import type { Canon, ShownEntry } from './canon.ts';
import { CANON_REASONS, CANON_STATES, canonRefusals, type CanonEntry } from './contract.ts';
import { NEAR_BY, type NearEntry } from './near-entries.ts';
import { ACT_TYPES } from './fold-acts.ts';
import { CANON_LIMITS, EVERYWHERE } from './rules.ts';

/** What of the mind these operations are over. */
export interface WithCanon {
  canon(): Promise<Canon>;
}

const define = operationsOf<WithCanon>(canonRefusals);

const projectField = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .describe('Its id or its name; by default the project whose root holds the working directory, else the only one');
const anchorField = z.string().min(1).max(60).describe('The entry: C12, or C12@3 for its third revision');
const words = (most: number) => z.string().trim().min(1, 'is empty').max(most);
const reasonField = words(CANON_LIMITS.reasonLength).optional().describe('Why');
const tagField = words(CANON_LIMITS.tagLength)
  .optional()
  .describe(`Where it holds: a tag, or ${EVERYWHERE} for the whole project`);
const acting = {
  project_id: projectField,
  operation_id: z.string().min(1).max(200).optional().describe('The same id again does nothing twice'),
};

const entrySchema = z.strictObject({
  anchor: z.string().describe('C12@3: its number and its revision'),
  entry_id: z.string(),
  number: z.int(),
  revision: z.int(),
  state: z.enum(CANON_STATES),
  reason: z.enum(CANON_REASONS).nullable().describe('Why it does not hold'),
  topic: z.string(),
  tag: z.string().describe('* where it holds for the whole project'),
  subject: z.string(),
  kind: z.enum(OBSERVATION_KINDS),
  summary: z.string().nullable().describe('One sentence; null once it was erased'),
  confidence_bps: z.int().describe('In ten-thousandths'),
  freshness_score: z.int().describe('Days since its newest evidence, when this revision was made'),
  supersedes_entry_id: z.string().nullable(),
  conflicts_with: z.array(z.string()),
  evidence: z.array(z.string()).describe('Reflections, the strongest first'),
  evidence_count: z.int(),
  quoted_from: z
    .string()
    .optional()
    .describe('The session that says it, where all evidence is quoted data that nobody here vouches for'),
  is_pinned: z.boolean(),
  files: z.array(z.string()),
  newest_at: z.string(),
  created_at: z.string(),
});
const briefSchema = entrySchema.pick({ anchor: true, state: true, summary: true, tag: true, confidence_bps: true });

const listOutput = z.strictObject({
  entries: z.array(entrySchema),
  next: z.int().nullable().describe('Pass it as `after` for the next page'),
});
const actedOutput = z.strictObject({
  entry: entrySchema,
  changed: z.array(z.string()).describe('Anchors of all entries that changed by it'),
});
const showOutput = z.strictObject({
  entry: entrySchema,
  newest: z.string(),
  revisions: z.array(
    z.strictObject({
      entry_id: z.string(),
      revision: z.int(),
      state: z.enum(CANON_STATES),
      reason: z.enum(CANON_REASONS).nullable(),
      topic: z.string(),
      tag: z.string(),
      summary: z.string().nullable(),
      confidence_bps: z.int(),
      freshness_score: z.int(),
      supersedes_entry_id: z.string().nullable(),
      evidence_refs: z.array(z.string()),
      created_at: z.string(),
      created_by: z.string(),
    }),
  ),
  conflicts: z.array(briefSchema),
  supersedes: briefSchema.nullable(),
  superseded_by: z.array(briefSchema),
  evidence: z.array(
    z.strictObject({
      reflection_id: z.string(),
      agent: z.string(),
      session_id: z.string(),
      tag: z.string(),
      kind: z.enum(OBSERVATION_KINDS),
      source: z.enum(SOURCES),
      statement: z.string().nullable(),
      at: z.string(),
      is_correction: z.boolean(),
      is_withdrawn: z.boolean(),
    }),
  ),
  near: z
    .array(
      z.strictObject({
        anchor: z.string(),
        summary: z.string(),
        likeness_bps: z.int(),
        by: z.enum(NEAR_BY).describe('Words that both have, or vectors of the index of recall'),
      }),
    )
    .describe('Entries that may say the same, at most three: nothing is decided by it. `canon merge` makes one of two'),
  acts: z.array(
    z.strictObject({
      type: z.enum(ACT_TYPES),
      words: z.string().nullable(),
      why: z.string().nullable(),
      tag: z.string().nullable(),
      at: z.string(),
      actor: z.string(),
    }),
  ),
});

interface Acting {
  readonly project_id?: string | undefined;
  readonly operation_id?: string | undefined;
}

async function actOf(domain: WithCanon, input: Acting, call: Call): Promise<{ canon: Canon; act: Act }> {
  const canon = await domain.canon();
  const projectId = await canon.projectOf(input.project_id, call);
  return { canon, act: { projectId, call, operationId: input.operation_id } };
}

/** What a person is shown before they confirm. */
async function preview(domain: WithCanon, input: Acting & { readonly anchor: string }, call: Call) {
  const { canon, act } = await actOf(domain, input, call);
  return { entry: briefOf(await canon.byAnchor(act.projectId, input.anchor)) };
}

function entryFields(entry: CanonEntry): z.input<typeof entrySchema> {
  const { conflicts_with, evidence, files, ...rest } = entry;
  return { ...rest, conflicts_with: [...conflicts_with], evidence: [...evidence], files: [...files] };
}

function briefOf({ anchor, state, summary, tag, confidence_bps }: CanonEntry) {
  return { anchor, state, summary, tag, confidence_bps };
}

function actedOf({ entry, changed }: Acted): z.input<typeof actedOutput> {
  return { entry: entryFields(entry), changed: [...changed] };
}

function shownOf(shown: ShownEntry, near: readonly NearEntry[]): z.input<typeof showOutput> {
  return {
    entry: entryFields(shown.entry),
    newest: shown.newest,
    revisions: shown.revisions.map((row) => ({
      entry_id: row.entry_id,
      revision: row.revision,
      state: row.state,
      reason: row.reason,
      topic: row.topic,
      tag: row.tag,
      summary: row.summary,
      confidence_bps: row.confidence_bps,
      freshness_score: row.freshness_score,
      supersedes_entry_id: row.supersedes_entry_id,
      evidence_refs: JSON.parse(row.evidence_refs_json) as string[],
      created_at: row.created_at,
      created_by: row.created_by,
    })),
    conflicts: shown.conflicts.map(briefOf),
    supersedes: shown.supersedes && briefOf(shown.supersedes),
    superseded_by: shown.superseded_by.map(briefOf),
    evidence: shown.evidence.map(({ reflection_id, agent, session_id, tag, kind, source, statement, at, ...row }) => ({
      reflection_id,
      agent,
      session_id,
      tag,
      kind,
      source,
      statement,
      at,
      is_correction: row.is_correction === 1,
      is_withdrawn: row.is_withdrawn === 1,
    })),
    near: [...near],
    acts: shown.acts.map(({ type, words: said, why, tag, at, actor }) => ({ type, words: said, why, tag, at, actor })),
  };
}

const PERSONS = { risk: 'write', tier: 'admin', person: true, agentsMayConfirm: false, output: actedOutput } as const;

export const canonOperations = {
  'mind.list_canon': define({
    name: 'mind.list_canon',
    summary: 'What the project has learned: the entries of its canon',
    details:
      'Each entry is one sentence with the evidence that it came from. Entries that no longer hold stay, with the reason. The canon is made from sessions by `mind consolidate`.',
    risk: 'read',
    tier: 'admin',
    input: z.strictObject({
      state: z.enum(CANON_STATES).optional(),
      topic: words(CANON_LIMITS.tagLength).optional(),
      tag: tagField,
      query: words(500).optional().describe('Words that all stand in the entry'),
      limit: z.int().min(1).max(1_000).default(100).describe('At most this many'),
      after: z.int().min(0).default(0).describe('next of the previous page'),
      project_id: projectField,
    }),
    output: listOutput,
    refusals: [],
    live: 'home',
    cli: { command: 'canon list' },
    examples: [
      { says: 'What holds', input: { state: 'active' } },
      { says: 'What holds about testing', input: { state: 'active', topic: 'testing' } },
    ],
    async handler(domain, { project_id, ...filter }, call) {
      const canon = await domain.canon();
      const { entries, next } = await canon.list(await canon.projectOf(project_id, call), filter);
      return { entries: entries.map(entryFields), next };
    },
  }),

  'mind.show_canon': define({
    name: 'mind.show_canon',
    summary: 'One entry of the canon with its revisions, conflicts, evidence and what people did with it',
    risk: 'read',
    tier: 'admin',
    input: z.strictObject({ anchor: anchorField, project_id: projectField }),
    output: showOutput,
    refusals: ['unknown_anchor'],
    live: 'home',
    cli: { command: 'canon show', args: ['anchor'] },
    examples: [{ says: 'As it stood at its third revision', input: { anchor: 'C12@3' } }],
    async handler(domain, { anchor, project_id }, call) {
      const canon = await domain.canon();
      const projectId = await canon.projectOf(project_id, call);
      const shown = await canon.show(projectId, anchor);
      return shownOf(shown, await canon.near(projectId, shown));
    },
  }),

  'mind.pin_canon': define({
    name: 'mind.pin_canon',
    ...PERSONS,
    summary: 'Pin an entry: it holds, never goes stale, and no evidence takes its place',
    details:
      'What contradicts it is superseded; what a person says against it later is shown as a conflict. `--off` takes the pin away.',
    input: z.strictObject({
      anchor: anchorField,
      off: z.boolean().default(false).describe('Take the pin away'),
      tag: tagField,
      ...acting,
    }),
    refusals: ['unknown_anchor', 'anchor_stale', 'canon_entry_ended'],
    cli: { command: 'canon pin', args: ['anchor'] },
    examples: [{ says: 'In the whole project', input: { anchor: 'C12', tag: '*' } }],
    preview,
    async handler(domain, input, call) {
      const { canon, act } = await actOf(domain, input, call);
      return actedOf(await canon.pin(act, input.anchor, { off: input.off, tag: input.tag }));
    },
  }),

  'mind.correct_canon': define({
    name: 'mind.correct_canon',
    ...PERSONS,
    summary: 'Say what an entry should say, or where it holds',
    details:
      'The entry keeps its number and gets a new revision with your words. What it said before is not learned again, unless `--keep-claim` says that only the wording is better.',
    input: z.strictObject({
      anchor: anchorField,
      text: words(CANON_LIMITS.summaryLength).optional().describe('One sentence that reads alone'),
      value: words(200).optional().describe('What it says of its subject in one form, as in pnpm'),
      keep_claim: z.boolean().default(false).describe('Only the wording is better'),
      tag: tagField,
      ...acting,
    }),
    refusals: ['unknown_anchor', 'anchor_stale', 'canon_entry_ended', 'canon_boundary'],
    cli: { command: 'canon correct', args: ['anchor', 'text'] },
    examples: [{ says: 'It is another one', input: { anchor: 'C12', text: 'Use pnpm, not npm.', value: 'pnpm' } }],
    preview,
    async handler(domain, input, call) {
      const { canon, act } = await actOf(domain, input, call);
      const { text, value, keep_claim: keepsClaim, tag } = input;
      return actedOf(await canon.correct(act, input.anchor, { text, value, keepsClaim, tag }));
    },
  }),

  'mind.reject_canon': define({
    name: 'mind.reject_canon',
    ...PERSONS,
    summary: 'Reject an entry: it does not hold, and is not learned again',
    details: 'What it had taken the place of holds again, if nothing else speaks against that.',
    risk: 'destructive',
    input: z.strictObject({ anchor: anchorField, reason: reasonField, ...acting }),
    refusals: ['unknown_anchor', 'anchor_stale', 'canon_entry_ended'],
    cli: { command: 'canon reject', args: ['anchor'] },
    examples: [{ says: 'It was never so', input: { anchor: 'C12', reason: 'The agent misread the error.' } }],
    preview,
    async handler(domain, input, call) {
      const { canon, act } = await actOf(domain, input, call);
      return actedOf(await canon.reject(act, input.anchor, input.reason));
    },
  }),

  'mind.merge_canon': define({
    name: 'mind.merge_canon',
    ...PERSONS,
    summary: 'Merge an entry into another one that says the same',
    details: 'The first one is superseded; its evidence, and what comes of it later, counts for the second.',
    input: z.strictObject({ anchor: anchorField, into: anchorField, ...acting }),
    refusals: ['unknown_anchor', 'anchor_stale', 'canon_entry_ended', 'canon_with_itself'],
    cli: { command: 'canon merge', args: ['anchor', 'into'] },
    examples: [{ says: 'C14 says what C12 says', input: { anchor: 'C14', into: 'C12' } }],
    async preview(domain, input, call) {
      const { into } = input;
      const target = await preview(domain, { anchor: into, project_id: input.project_id }, call);
      return { ...(await preview(domain, input, call)), into: target.entry };
    },
    async handler(domain, input, call) {
      const { canon, act } = await actOf(domain, input, call);
      return actedOf(await canon.merge(act, input.anchor, input.into));
    },
  }),

  'mind.revert_canon': define({
    name: 'mind.revert_canon',
    ...PERSONS,
    summary: 'Bring back a revision of an entry that held',
    details: 'C12@2 brings back the second revision, also after it was corrected, superseded, merged or rejected.',
    input: z.strictObject({ anchor: anchorField, ...acting }),
    refusals: ['unknown_anchor', 'canon_entry_ended', 'revision_not_active'],
    cli: { command: 'canon revert', args: ['anchor'] },
    examples: [{ says: 'As it stood before', input: { anchor: 'C12@2' } }],
    preview,
    async handler(domain, input, call) {
      const { canon, act } = await actOf(domain, input, call);
      return actedOf(await canon.revert(act, input.anchor));
    },
  }),

  'mind.forget_canon': define({
    name: 'mind.forget_canon',
    ...PERSONS,
    summary: 'Forget an entry: its words are erased from the canon, and it is not learned again',
    details:
      'Empties the canon alone: every revision of the entry and its evidence there. It cannot be brought back. Transcripts, observations and exports still hold the words; `mind erase --entry C12` empties those too.',
    risk: 'destructive',
    input: z.strictObject({ anchor: anchorField, reason: reasonField, ...acting }),
    refusals: ['unknown_anchor', 'anchor_stale', 'canon_entry_ended'],
    cli: { command: 'canon forget', args: ['anchor'] },
    examples: [{ says: 'Nobody should read it', input: { anchor: 'C12' } }],
    preview,
    async handler(domain, input, call) {
      const { canon, act } = await actOf(domain, input, call);
      return actedOf(await canon.forget(act, input.anchor, input.reason));
    },
  }),
};
