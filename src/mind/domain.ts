// The mind as one value. Its database is made by the first session of an agent.
import { defineDomain, type DomainHome } from '../kernel/domain.ts';
import { mindRefusals } from './contract.ts';
import { createMind, type Mind, type WorkOfSessions } from './mind.ts';
import { mindOperations } from './operations.ts';
import { mindSchema } from './schema.ts';

export const mindDomain = defineDomain({
  name: 'mind',
  title: 'Mind: sessions of agents',
  database: 'mind',
  optional: true,
  schema: [mindSchema],
  kinds: [],
  errors: [{ title: 'Mind', refusals: mindRefusals }],
  operations: mindOperations,
  open: async (home: DomainHome & { readonly work: WorkOfSessions }): Promise<Mind> => {
    const { store } = await home.database();
    return createMind({ store, work: home.work });
  },
});
