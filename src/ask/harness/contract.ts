// What the beta harness proves: the acceptance criteria of the specification, each by what this home has on record.
import { z } from 'zod';

export const HARNESS_CHECKS = {
  '11.1': 'a bundle is compiled and on record before a model is asked',
  '11.2': 'an exchange has one session, two turns, one record and its refs',
  '11.3': 'sight returns values, or says why not',
  '11.4': 'secrets and evidence are not stored, and hashes are kept',
  '11.5': 'every exchange can be rendered again, and its hashes verify',
} as const;
export type CheckId = keyof typeof HARNESS_CHECKS;

export const HARNESS_LIMITS = { exchanges: 200, mostExchanges: 10_000, shown: 20 } as const;

export const harnessCheck = z.strictObject({
  id: z.enum(Object.keys(HARNESS_CHECKS) as CheckId[]),
  title: z.string(),
  ok: z.boolean(),
  checked: z.int().describe('How many were held against it'),
  what: z.string().describe('What was counted'),
  gone: z.int().describe('Of which only hashes are left, because retention pruned their texts'),
  proof: z.string().describe('What was compared'),
  failed: z.int(),
  failures: z.array(z.strictObject({ id: z.string(), why: z.string() })).describe('The first of them'),
});
export type HarnessCheck = z.output<typeof harnessCheck>;
