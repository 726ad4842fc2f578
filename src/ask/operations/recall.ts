// Operations of recall: what a project knows about a question, and the index behind it.
import { z } from 'zod';
import { operationsOf, type Call } from '../../base/operation.ts';
import { indexStatusOutput, RECALL_LIMITS, recallOutput, recallRefusals } from '../recall/contract.ts';
import type { Recall } from '../recall/recall.ts';

export interface RecallApi {
  /** Opens the index with the first call. */
  readonly recall: () => Promise<Recall>;
  /** The project that is meant; refuses as work does. */
  readonly projectOf: (ref: string | undefined, call: Call) => Promise<string>;
}

const define = operationsOf<RecallApi>(recallRefusals);

const inProject = {
  project_id: z.string().min(1).max(200).optional().describe('Its id or name; by default the project of this folder'),
};

export const recallOperations = {
  'ask.recall': define({
    name: 'ask.recall',
    summary: 'What the project knows about something, within so many tokens',
    details:
      'Words, "phrases" and begin* find turns, facts, tasks, goals and checkpoints. Cite what you use by its ref.',
    risk: 'read',
    tier: 'core',
    tool: 'recall',
    input: z.strictObject({
      query: z.string().trim().min(1).max(RECALL_LIMITS.query),
      ...inProject,
      max_tokens: z.int().min(1).max(RECALL_LIMITS.maxTokens).default(RECALL_LIMITS.tokens),
      kinds: z.array(z.string().min(1).max(40)).max(10).optional().describe('As in turn, fact, task'),
      vectors: z.boolean().optional().describe('Also by meaning; slow in a process that just began'),
    }),
    output: recallOutput,
    refusals: ['empty_query'],
    cli: { command: 'recall', args: ['query'] },
    examples: [{ says: 'What was decided', input: { query: 'why did we drop redis', max_tokens: 500 } }],
    async handler({ recall, projectOf }, { query, project_id, max_tokens, kinds, vectors }, call) {
      const projectId = await projectOf(project_id, call);
      return (await recall()).recall({ projectId, query, maxTokens: max_tokens, kinds, vectors }, call);
    },
  }),
  'ask.index_status': define({
    name: 'ask.index_status',
    summary: 'What the index behind recall holds, and how far it is behind',
    risk: 'read',
    tier: 'admin',
    input: z.strictObject(inProject),
    output: indexStatusOutput,
    refusals: [],
    cli: { command: 'index status' },
    examples: [{ says: 'Is it up to date?', input: {} }],
    async handler({ recall, projectOf }, { project_id }, call) {
      return (await recall()).status(await projectOf(project_id, call));
    },
  }),
  'ask.rebuild_index': define({
    name: 'ask.rebuild_index',
    summary: 'Makes the index behind recall again, for all projects',
    details:
      'Nothing is lost: it is made of what the other databases hold. Vectors are made again by a running daemon.',
    risk: 'write',
    tier: 'admin',
    idempotent: true,
    input: z.strictObject(inProject),
    output: indexStatusOutput,
    refusals: [],
    cli: { command: 'index rebuild' },
    examples: [{ says: 'After you restored a backup', input: {} }],
    async handler({ recall, projectOf }, { project_id }, call) {
      const projectId = await projectOf(project_id, call);
      const index = await recall();
      await index.rebuild();
      return index.status(projectId);
    },
  }),
};
