// Operations on facts and their conflicts. Anyone proposes a fact or marks a conflict; what becomes of either, a person says.
import { z } from 'zod';
import { operationsOf, type Call } from '../../base/operation.ts';
import {
  CONFIDENCES,
  CONFLICT_STATES,
  FACT_STATES,
  aboutSchema,
  claimSchema,
  conflictRefSchema,
  factRefSchema,
  factRefusals,
  reasonSchema,
  sourceSchema,
  subjectSchema,
} from '../facts/contract.ts';
import { subjectKeyOf } from '../facts/detect-conflict.ts';
import type { Act } from '../facts/facts.ts';
import * as q from '../facts/queries.ts';
import { sha256 } from '../../base/hash.ts';
import { ledgerRefusals } from '../../ledger/contract.ts';
import type { Ask } from './ask-api.ts';
import { conflictOutput, factOutput, shownConflict, shownFact } from './fact-answers.ts';
import { operationIdField, projectField } from './fields.ts';

const define = operationsOf<Ask>({ ...ledgerRefusals, ...factRefusals });

const LATEST = Number.MAX_SAFE_INTEGER;
const MOST_CONFLICTS = 100;

const acting = { project_id: projectField, operation_id: operationIdField };
const changedOutput = z.strictObject({
  fact: factOutput,
  conflicts: z.array(conflictOutput).describe('Conflicts that this proposed, or ended'),
});

async function actOf(
  domain: Ask,
  input: { readonly project_id?: string | undefined; readonly operation_id?: string | undefined },
  call: Call,
): Promise<Act> {
  const projectId = await domain.work.projectOf(input.project_id, call);
  return { projectId, call, operationId: input.operation_id };
}

/** What a person is shown before they decide about a fact. */
async function previewFact(
  domain: Ask,
  input: { readonly fact: string; readonly project_id?: string | undefined },
  call: Call,
) {
  const projectId = await domain.work.projectOf(input.project_id, call);
  const row = await domain.facts.find(projectId, input.fact);
  const conflicts = await domain.store.read((tx) =>
    tx.all(q.conflictsOfFact, row.fact_id, row.fact_id, projectId, MOST_CONFLICTS),
  );
  const open = conflicts.filter(({ status }) => status !== 'resolved');
  return {
    fact: { name: `F${row.number}`, status: row.status, claim: row.claim, confidence: row.confidence },
    open_conflicts: open.map(({ number, a_number, b_number }) => `K${number}: F${a_number} and F${b_number}`),
  };
}

const before = z.int().min(1).optional().describe('Where the page before it ended: its `next`');
const limit = z.int().min(1).max(200).default(20);

export const factOperations = {
  'ask.propose_fact': define({
    name: 'ask.propose_fact',
    summary: 'Propose a fact about the project; a person ratifies or rejects it',
    details:
      'One claim in one sentence, with where it comes from. It is no fact before a person ratifies it: until then no model is shown it. The same words proposed again are the same fact.',
    risk: 'write',
    tier: 'standard',
    tool: 'propose_fact',
    input: z.strictObject({
      claim: claimSchema.describe('One claim, in one sentence'),
      subject: subjectSchema.optional().describe('What it is about, as `fact list --subject` finds it'),
      confidence: z.enum(CONFIDENCES).default('medium'),
      source: sourceSchema
        .optional()
        .describe('Where it comes from: turn:<id>, exchange:<id>, file:<path> or an https address'),
      ...acting,
    }),
    output: z.strictObject({
      fact: factOutput,
      created: z.boolean().describe('false: the same words stood there already'),
      sanitised: z.boolean().describe('Something was left out of its words, such as a secret'),
    }),
    refusals: ['unknown_source', 'operation_conflict'],
    cli: { command: 'fact propose', args: ['claim'] },
    examples: [
      { says: 'With what it is about', input: { claim: 'The default port is 8080.', subject: 'default port' } },
      {
        says: 'With where it comes from',
        input: { claim: 'Backups are kept for 30 days.', source: 'file:docs/backups.md', confidence: 'high' },
      },
    ],
    async handler(domain, input, call) {
      const { fact, created, sanitised } = await domain.facts.propose(await actOf(domain, input, call), input);
      return { fact: shownFact(fact), created, sanitised };
    },
  }),

  'ask.ratify_fact': define({
    name: 'ask.ratify_fact',
    summary: 'Ratify a proposed fact: from now on models are shown it',
    details:
      'Held against the other ratified facts about the same, it may propose conflicts. A conflict is never resolved by that: both stand, marked, until a person resolves it.',
    risk: 'write',
    person: true,
    agentsMayConfirm: false,
    input: z.strictObject({ fact: factRefSchema, ...acting }),
    output: changedOutput,
    refusals: ['unknown_fact', 'fact_not_open', 'operation_conflict'],
    cli: { command: 'fact ratify', args: ['fact'] },
    examples: [{ says: 'It holds', input: { fact: 'F3' } }],
    preview: previewFact,
    async handler(domain, input, call) {
      const { fact, conflicts } = await domain.facts.ratify(await actOf(domain, input, call), input.fact);
      return { fact: shownFact(fact), conflicts: conflicts.map(shownConflict) };
    },
  }),

  'ask.reject_fact': define({
    name: 'ask.reject_fact',
    summary: 'Reject a fact, proposed or ratified: no model is shown it any more',
    details:
      'What does not hold contradicts nothing: its conflicts end with it, and their other sides stand as they stood.',
    risk: 'destructive',
    person: true,
    agentsMayConfirm: false,
    input: z.strictObject({ fact: factRefSchema, reason: reasonSchema.describe('Why it does not hold'), ...acting }),
    output: changedOutput,
    refusals: ['unknown_fact', 'fact_not_open', 'operation_conflict'],
    cli: { command: 'fact reject', args: ['fact'] },
    examples: [{ says: 'It does not hold', input: { fact: 'F3', reason: 'The port was changed in March.' } }],
    preview: previewFact,
    async handler(domain, input, call) {
      const act = await actOf(domain, input, call);
      const { fact, conflicts } = await domain.facts.reject(act, input.fact, input.reason);
      return { fact: shownFact(fact), conflicts: conflicts.map(shownConflict) };
    },
  }),

  'ask.supersede_fact': define({
    name: 'ask.supersede_fact',
    summary: 'Put a ratified fact in the place of another',
    details: 'A conflict between the two ends with it. Other conflicts of the superseded fact stay open.',
    risk: 'destructive',
    person: true,
    agentsMayConfirm: false,
    input: z.strictObject({
      fact: factRefSchema,
      by: factRefSchema.describe('The ratified fact that takes its place: F4'),
      reason: reasonSchema.optional(),
      ...acting,
    }),
    output: changedOutput,
    refusals: ['unknown_fact', 'fact_not_open', 'fact_not_ratified', 'fact_with_itself', 'operation_conflict'],
    cli: { command: 'fact supersede', args: ['fact'] },
    examples: [{ says: 'The newer one holds', input: { fact: 'F3', by: 'F4' } }],
    async preview(domain, input, call) {
      const by = await previewFact(domain, { fact: input.by, project_id: input.project_id }, call);
      return { ...(await previewFact(domain, input, call)), by: by.fact };
    },
    async handler(domain, input, call) {
      const act = await actOf(domain, input, call);
      const { fact, conflicts } = await domain.facts.supersede(act, input.fact, input.by, input.reason);
      return { fact: shownFact(fact), conflicts: conflicts.map(shownConflict) };
    },
  }),

  'ask.list_facts': define({
    name: 'ask.list_facts',
    summary: 'The facts of a project, the newest first',
    risk: 'read',
    live: 'home',
    input: z.strictObject({
      project_id: projectField,
      status: z.enum(FACT_STATES).optional(),
      subject: subjectSchema.optional().describe('Only about this'),
      before,
      limit,
    }),
    output: z.strictObject({ project_id: z.string(), facts: z.array(factOutput), next: z.int().nullable() }),
    refusals: [],
    cli: { command: 'fact list' },
    examples: [
      { says: 'What holds', input: { status: 'ratified' } },
      { says: 'What waits for a person', input: { status: 'proposed', limit: 50 } },
    ],
    async handler(domain, { status, subject, before: from = LATEST, limit: most, project_id }, call) {
      const projectId = await domain.work.projectOf(project_id, call);
      const key = subject === undefined ? undefined : subjectKeyOf('', subject);
      const rows = await domain.store.read((tx) => {
        if (subject !== undefined) {
          const [state, hash] = [status ?? '', sha256(key ?? '')];
          return tx.all(q.listFactsAbout, projectId, hash, from, state, state, most + 1);
        }
        return status === undefined
          ? tx.all(q.listFacts, projectId, from, most + 1)
          : tx.all(q.listFactsIn, projectId, status, from, most + 1);
      });
      return {
        project_id: projectId,
        facts: rows.slice(0, most).map(shownFact),
        next: rows.length > most ? (rows[most - 1]?.number ?? null) : null,
      };
    },
  }),

  'ask.get_fact': define({
    name: 'ask.get_fact',
    summary: 'One fact, what became of it, and what it contradicts',
    risk: 'read',
    input: z.strictObject({ fact: factRefSchema, project_id: projectField }),
    output: z.strictObject({ project_id: z.string(), fact: factOutput, conflicts: z.array(conflictOutput) }),
    refusals: ['unknown_fact'],
    cli: { command: 'fact show', args: ['fact'] },
    examples: [{ says: 'What became of it', input: { fact: 'F3' } }],
    async handler(domain, input, call) {
      const projectId = await domain.work.projectOf(input.project_id, call);
      const fact = await domain.facts.find(projectId, input.fact);
      const { fact_id } = fact;
      const conflicts = await domain.store.read((tx) =>
        tx.all(q.conflictsOfFact, fact_id, fact_id, projectId, MOST_CONFLICTS),
      );
      return { project_id: projectId, fact: shownFact(fact), conflicts: conflicts.map(shownConflict) };
    },
  }),

  'ask.mark_conflict': define({
    name: 'ask.mark_conflict',
    summary: 'Say that two facts contradict each other: models are shown both, marked, until a person resolves it',
    risk: 'write',
    idempotent: true,
    input: z.strictObject({
      fact: factRefSchema,
      other: factRefSchema.describe('The fact that it contradicts: F4'),
      about: aboutSchema.optional().describe('What they disagree about'),
      ...acting,
    }),
    output: z.strictObject({ conflict: conflictOutput }),
    refusals: ['unknown_fact', 'fact_not_open', 'fact_with_itself', 'operation_conflict'],
    cli: { command: 'fact conflict', args: ['fact', 'other'] },
    examples: [{ says: 'Both cannot hold', input: { fact: 'F3', other: 'F4', about: 'which port is the default' } }],
    async handler(domain, input, call) {
      const act = await actOf(domain, input, call);
      return { conflict: shownConflict(await domain.facts.markConflict(act, input.fact, input.other, input.about)) };
    },
  }),

  'ask.list_conflicts': define({
    name: 'ask.list_conflicts',
    summary: 'The conflict graph: which facts contradict each other, the newest first',
    risk: 'read',
    live: 'home',
    input: z.strictObject({
      project_id: projectField,
      status: z
        .enum([...CONFLICT_STATES, 'unresolved', 'all'])
        .default('unresolved')
        .describe('unresolved: proposed and open ones'),
      before,
      limit,
    }),
    output: z.strictObject({ project_id: z.string(), conflicts: z.array(conflictOutput), next: z.int().nullable() }),
    refusals: [],
    cli: { command: 'fact conflicts' },
    examples: [
      { says: 'What nobody has resolved', input: {} },
      { says: 'What was resolved, and why', input: { status: 'resolved' } },
    ],
    async handler(domain, { status, before: from = LATEST, limit: most, project_id }, call) {
      const projectId = await domain.work.projectOf(project_id, call);
      const rows = await domain.store.read((tx) => {
        if (status === 'all') return tx.all(q.listConflicts, projectId, from, most + 1);
        const states = status === 'unresolved' ? (['proposed', 'open'] as const) : ([status, status] as const);
        return tx.all(q.listConflictsIn, projectId, ...states, from, most + 1);
      });
      return {
        project_id: projectId,
        conflicts: rows.slice(0, most).map(shownConflict),
        next: rows.length > most ? (rows[most - 1]?.number ?? null) : null,
      };
    },
  }),

  'ask.resolve_conflict': define({
    name: 'ask.resolve_conflict',
    summary: 'Resolve a conflict of two facts: keep one, both or neither',
    details:
      'The kept fact must be ratified; the other one is superseded by it, or rejected if it was only proposed. `both`: they do not contradict each other. `neither`: both are rejected.',
    risk: 'destructive',
    person: true,
    agentsMayConfirm: false,
    input: z.strictObject({
      conflict: conflictRefSchema,
      keep: z.string().min(1).max(40).describe('The fact that holds, as in F3; both, or neither'),
      reason: reasonSchema.describe('Why'),
      ...acting,
    }),
    output: z.strictObject({ conflict: conflictOutput }),
    refusals: [
      'fact_conflict_unknown',
      'fact_conflict_resolved',
      'unknown_fact',
      'not_a_side',
      'fact_not_ratified',
      'operation_conflict',
    ],
    cli: { command: 'fact resolve', args: ['conflict'] },
    examples: [
      { says: 'One of them holds', input: { conflict: 'K1', keep: 'F4', reason: 'Seen in the configuration.' } },
      { says: 'They do not contradict each other', input: { conflict: 'K1', keep: 'both', reason: 'Two services.' } },
    ],
    async preview(domain, input, call) {
      const projectId = await domain.work.projectOf(input.project_id, call);
      const { name, status, a, b, about } = shownConflict(await domain.facts.findConflict(projectId, input.conflict));
      return { conflict: { name, status, a, b, about } };
    },
    async handler(domain, input, call) {
      const act = await actOf(domain, input, call);
      const conflict = await domain.facts.resolveConflict(act, input.conflict, input.keep, input.reason);
      return { conflict: shownConflict(conflict) };
    },
  }),
};
