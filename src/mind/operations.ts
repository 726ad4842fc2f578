// The mind's operations.
import { operationsOf } from '../base/operation.ts';
import { listSessionsInput, listSessionsOutput, mindRefusals } from './contract.ts';
import type { Mind } from './mind.ts';

const define = operationsOf<Mind>(mindRefusals);

export const mindOperations = {
  'mind.list_sessions': define({
    name: 'mind.list_sessions',
    summary: 'The sessions of coding agents in this home, the latest first',
    details: 'A session is on record once its agent’s hooks are set up: `throughline setup`.',
    risk: 'read',
    tier: 'standard',
    input: listSessionsInput,
    output: listSessionsOutput,
    refusals: ['invalid_cursor'],
    cli: { command: 'session list' },
    examples: [{ says: 'Who worked here last?', input: { limit: 10 } }],
    handler: (mind, input) => mind.sessions.list(input),
  }),
};
