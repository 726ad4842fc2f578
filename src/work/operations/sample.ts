// The guided sample.
import { z } from 'zod';
import { operationsOf } from '../../base/operation.ts';
import { goalSchema, uuidSchema } from '../contract.ts';
import { IN_PROJECT, inProject, refusals, type Answer, type Returned } from './fields.ts';

const inputs = {
  addSample: z.strictObject({ ...inProject }),
};

const outputs = {
  addSample: z.object({
    project_id: uuidSchema,
    added: z.boolean().describe('false when it was there already'),
    goal: goalSchema,
    tasks: z.int(),
  }),
};

export type SampleAdded = Returned<typeof outputs.addSample>;
export type AddSample = Answer<typeof inputs.addSample, SampleAdded>;

const define = operationsOf<{ readonly addSample: AddSample }>(refusals, { bareTools: true });

export const sampleOperations = {
  'work.add_sample': define({
    name: 'work.add_sample',
    summary: 'Add a goal and a few tasks that teach Throughline in ten minutes',
    details:
      'For an empty project: each task says which commands to try. Where the sample is already, nothing changes; where there are other goals, it is refused. `undo` takes it back as a whole.',
    risk: 'write',
    tier: 'standard',
    idempotent: true,
    input: inputs.addSample,
    output: outputs.addSample,
    refusals: [...IN_PROJECT, 'goals_exist'],
    cli: { command: 'sample add' },
    examples: [{ says: 'Into the project of this folder', input: {} }],
    handler: (work, input, call) => work.addSample(input, call),
  }),
};
