// The operation that proves the acceptance criteria on this home.
import { z } from 'zod';
import { operationsOf } from '../../base/operation.ts';
import { askRefusals } from '../contract.ts';
import { HARNESS_LIMITS, harnessCheck } from '../harness/contract.ts';
import type { Ask } from './ask-api.ts';
import { projectField } from './fields.ts';

const define = operationsOf<Pick<Ask, 'work' | 'harness'>>(askRefusals);

export const harnessOperations = {
  'ask.run_harness': define({
    name: 'ask.run_harness',
    summary:
      'Prove on the records of this home that every exchange was compiled, recorded, sanitised and can be replayed',
    details:
      'It starts from the events of the ledger and looks for what they promise: calls, bundles, sessions, turns, refs, texts and hashes. It asks no model. The newest are looked at first, and it says how many.',
    risk: 'read',
    input: z.strictObject({
      project_id: projectField.describe('Only of this project; of the whole home without it'),
      limit: z
        .int()
        .min(1)
        .max(HARNESS_LIMITS.mostExchanges)
        .default(HARNESS_LIMITS.exchanges)
        .describe('The newest this many exchanges and calls'),
    }),
    output: z.strictObject({
      ok: z.boolean(),
      exchanges: z.int().describe('That have ended, and were looked at'),
      under_way: z.int(),
      calls: z.int(),
      checks: z.array(harnessCheck),
    }),
    refusals: ['kernel_invalid'],
    cli: { command: 'harness beta' },
    examples: [
      { says: 'Does this home keep what the specification demands?', input: {} },
      { says: 'Look further back', input: { limit: 5_000 } },
    ],
    async handler(domain, { project_id, limit }, call) {
      const { onProgress, signal } = call;
      const projectId = project_id === undefined ? undefined : await domain.work.projectOf(project_id, call);
      return domain.harness({
        projectId,
        limit,
        signal,
        onProgress: onProgress && ((done, of) => onProgress({ done, of, what: 'exchanges and calls' })),
      });
    },
  }),
};
