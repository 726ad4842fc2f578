// The mind as one value. Its database is made by the first session of an agent.
import { defineDomain, type DomainHome } from '../kernel/domain.ts';
import { mindRefusals } from './contract.ts';
import { createMind, type Mind, type ReadTranscript, type WorkOfSessions } from './mind.ts';
import { mindOperations } from './operations.ts';
import { handshakeSchema } from './handshake/schema.ts';
import { mindSchema } from './schema.ts';

/** What it asks of others, beside what every domain gets. */
export interface MindHome {
  readonly work: WorkOfSessions;
  readonly readTranscript: ReadTranscript;
}

export const mindDomain = defineDomain({
  name: 'mind',
  title: 'Mind: sessions of agents',
  database: 'mind',
  optional: true,
  schema: [mindSchema, handshakeSchema],
  kinds: [],
  errors: [{ title: 'Mind', refusals: mindRefusals }],
  operations: mindOperations,
  open: async (home: DomainHome & MindHome): Promise<Mind> => {
    const { store } = await home.database();
    const { work, git, readTranscript } = home;
    return createMind({ store, work, git, readTranscript });
  },
});
