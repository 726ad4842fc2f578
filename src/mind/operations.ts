// The mind's operations.
import { z } from 'zod';
import { operationsOf } from '../base/operation.ts';
import { mindRefusals, sessionSchema } from './contract.ts';
import type { Mind } from './mind.ts';

const define = operationsOf<Mind>(mindRefusals);

export const mindOperations = {
  'mind.list_sessions': define({
    name: 'mind.list_sessions',
    summary: 'The sessions of coding agents in this home, the latest first',
    details: 'A session is on record once its agent’s hooks are set up: `throughline setup`.',
    risk: 'read',
    tier: 'standard',
    input: z.strictObject({
      agent: z.string().max(50).optional().describe('Only of this one, as in claude'),
      after: z.string().max(1_000).optional().describe('next_after of the page before'),
      limit: z.int().min(1).max(1_000).default(100).describe('At most so many'),
    }),
    output: z.strictObject({ sessions: z.array(sessionSchema), next_after: z.string().nullable() }),
    refusals: ['invalid_cursor'],
    cli: { command: 'session list' },
    examples: [{ says: 'Who worked here last?', input: { limit: 10 } }],
    handler: (mind, input) => mind.sessions.list(input),
  }),
};
