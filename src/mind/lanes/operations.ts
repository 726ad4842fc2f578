// The lanes as an operation.
import { operationsOf, type Call } from '../../base/operation.ts';
import type { Store } from '../../store/store.ts';
import { listLanesInput, listLanesOutput } from './contract.ts';
import { readLanes } from './read-lanes.ts';

export interface WithLanes {
  readonly store: Store;
  projectOf(ref: string | undefined, call: Call): Promise<string>;
}

const define = operationsOf<WithLanes>({});

export const laneOperations = {
  'mind.list_lanes': define({
    name: 'mind.list_lanes',
    summary:
      'How far each session is, tier by tier: its transcript, what was observed, what that comes to, and the canon',
    details:
      'The newest sessions first, and behind them the older ones that wait or failed. Each cell has its state, how many it holds, since when, and how long the last one took.',
    risk: 'read',
    tier: 'admin',
    live: 'home',
    input: listLanesInput,
    output: listLanesOutput,
    refusals: [],
    cli: { command: 'mind lanes' },
    examples: [
      { says: 'Of the newest sessions', input: { limit: 20 } },
      { says: 'Of one tag', input: { tag: 'billing' } },
      { says: 'Those that were given up', input: { state: 'dead' } },
    ],
    handler: async (mind, input, call) => {
      const projectId = await mind.projectOf(input.project_id, call);
      return mind.store.read((tx) => readLanes(tx, projectId, input));
    },
  }),
};
