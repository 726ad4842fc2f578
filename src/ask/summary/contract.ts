// The summary of a conversation, version 1: words that were said, each under what it is. Facts are ratified, theories are not, decisions
// were spoken out. Every line names the turn or the fact that it was taken from.
import { z } from 'zod';

const line = z.strictObject({
  /** `turn:<id>` or `ledger:<fact id>`. */
  id: z.string(),
  /** Of a fact, as people call it. */
  name: z.string().nullable(),
  text: z.string(),
});

export const summaryDocumentSchema = z.strictObject({
  version: z.literal(1),
  project_id: z.string(),
  session_id: z.string(),
  turns: z.strictObject({
    count: z.int(),
    first_at: z.string().nullable(),
    last_at: z.string().nullable(),
    gone: z.int().describe('Turns whose words were pruned or erased'),
  }),
  facts: z.array(line.extend({ cited_in: z.array(z.string()) })).describe('Ratified, and cited in this conversation'),
  theories: z.array(line).describe('Claims of answers that no fact ratifies, and proposed facts'),
  decisions: z
    .array(line)
    .describe('What the user said was decided, and facts of this conversation that were ratified'),
  left_off: z.strictObject({ facts: z.int(), theories: z.int(), decisions: z.int() }),
});
export type SummaryDocument = z.output<typeof summaryDocumentSchema>;
export type SummaryLine = z.output<typeof line>;
