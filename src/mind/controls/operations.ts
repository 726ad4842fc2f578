// What was asked by hand, as an operation.
import { operationsOf, type Call } from '../../base/operation.ts';
import { mindRefusals } from '../contract.ts';
import { listControlsInput, listControlsOutput } from './contract.ts';
import type { Controls } from './controls.ts';

export interface WithControls {
  readonly controls: Controls;
  projectOf(ref: string | undefined, call: Call): Promise<string>;
}

const define = operationsOf<WithControls>(mindRefusals);

export const controlOperations = {
  'mind.list_controls': define({
    name: 'mind.list_controls',
    summary: 'What was asked of the mind by hand: who, what, and what came of it, the newest first',
    details:
      'Observing, sealing, consolidating, trying again, compiling and erasing, by whatever surface. It names sessions, entries and slices by their ids and keeps no words. What the daemon and hooks do by themselves is in `mind lanes`.',
    risk: 'read',
    tier: 'admin',
    live: 'home',
    input: listControlsInput,
    output: listControlsOutput,
    refusals: ['invalid_cursor'],
    cli: { command: 'mind controls' },
    examples: [{ says: 'The last ones', input: { limit: 10 } }],
    handler: async (mind, { project_id, after, limit }, call) =>
      mind.controls.list(await mind.projectOf(project_id, call), after, limit),
  }),
};
