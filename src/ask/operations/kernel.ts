// The operation that shows the kernel which holds for questions now.
import { z } from 'zod';
import { operationsOf } from '../../base/operation.ts';
import { askRefusals } from '../contract.ts';
import { BUILT_IN, KERNEL_FILE, kernelSchema, snapshotOf } from '../kernel/kernel-snapshot.ts';
import type { Ask } from './ask-api.ts';

const define = operationsOf<Pick<Ask, 'kernel'>>(askRefusals);

export const kernelOperations = {
  'ask.get_kernel': define({
    name: 'ask.get_kernel',
    summary: 'The kernel that holds for questions: phase, tier, authority rules, constraints, severities and caps',
    details: `It is built in, unless ${KERNEL_FILE} of your configuration folder has another one. To have your own, write this document there and change it; it holds from the next question on, in another conversation.`,
    risk: 'read',
    input: z.strictObject({
      built_in: z.boolean().default(false).describe(`The one that is built in, whatever ${KERNEL_FILE} says`),
    }),
    output: z.strictObject({
      source: z.enum(['built_in', KERNEL_FILE]),
      kernel_hash: z.string(),
      document: kernelSchema,
    }),
    refusals: ['kernel_invalid'],
    cli: { command: 'kernel show' },
    examples: [
      { says: 'What holds?', input: {} },
      { says: 'To begin your own with', input: { built_in: true } },
    ],
    async handler(domain, { built_in }) {
      const { document, hash } = built_in ? snapshotOf(BUILT_IN) : await domain.kernel();
      const source = hash === snapshotOf(BUILT_IN).hash ? ('built_in' as const) : KERNEL_FILE;
      return { source, kernel_hash: hash, document };
    },
  }),
};
