// The operation that sums up a conversation.
import { z } from 'zod';
import { operationsOf } from '../../base/operation.ts';
import { askRefusals, refuse } from '../contract.ts';
import * as q from '../queries.ts';
import { summaryDocumentSchema } from '../summary/contract.ts';
import type { Ask } from './ask-api.ts';
import { projectField, sessionField } from './fields.ts';

const define = operationsOf<Ask>(askRefusals);

export const summaryOperations = {
  'ask.summarise_chat': define({
    name: 'ask.summarise_chat',
    summary: 'Sum up a conversation in its own words: facts, theories and decisions, each with where it stands',
    details:
      'Facts are ratified and were cited in it. Theories are claims of answers that no fact ratifies, and proposed facts. Decisions were spoken out by the user, or are facts of this conversation that a person ratified. No model is asked; the same conversation and facts give the same bytes, kept under `summary_hash`.',
    risk: 'write',
    idempotent: true,
    input: z.strictObject({ session_id: sessionField, project_id: projectField }),
    output: z.strictObject({
      summary_id: z.string(),
      summary_hash: z.string().describe('SHA-256 of the summary as canonical JSON'),
      created_at: z.string(),
      created: z.boolean().describe('false: the conversation came to the same before'),
      summary: summaryDocumentSchema,
    }),
    refusals: ['unknown_chat'],
    cli: { command: 'chat summary', args: ['session_id'] },
    examples: [{ says: 'What came of it', input: { session_id: '01900000-0000-7000-8000-000000000001' } }],
    async handler(domain, { session_id, project_id }, call) {
      const projectId = await domain.work.projectOf(project_id, call);
      const chat = await domain.store.read((tx) => tx.get(q.readSession, session_id, projectId));
      if (!chat) throw refuse('unknown_chat', `There is no conversation ${session_id} in this project`, { session_id });
      const { row, created, document } = await domain.summaries.summarise(projectId, session_id, call.actor);
      const { summary_id, summary_hash, created_at } = row;
      return { summary_id, summary_hash, created_at, created, summary: document };
    },
  }),
};
