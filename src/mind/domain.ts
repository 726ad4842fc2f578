// The mind as one value. Its database is made by the first session of an agent.
import { defineDomain, type DomainHome } from '../kernel/domain.ts';
import { canonRegistration } from './canon/canon-projection.ts';
import { canonRefusals } from './canon/contract.ts';
import { canonSchema } from './canon/schema.ts';
import { consolidateFailures, consolidateRefusals } from './consolidate/contract.ts';
import { consolidateSchema } from './consolidate/schema.ts';
import { mindRefusals } from './contract.ts';
import { createMind, type OpenMind, type ReadTranscript, type WorkOfSessions } from './mind.ts';
import { openT3, type T3, type T3Home } from './open-t3.ts';
import { mindOperations } from './operations.ts';
import { mindSchema } from './schema.ts';

/** What it asks of others, beside what every domain gets. */
export interface MindHome extends Omit<T3Home, 'work'> {
  readonly work: WorkOfSessions;
  readonly readTranscript: ReadTranscript;
}

export const mindDomain = defineDomain({
  name: 'mind',
  title: 'Mind: sessions of agents, and what they learned',
  database: 'mind',
  optional: true,
  schema: [mindSchema, canonSchema, consolidateSchema],
  kinds: [canonRegistration],
  errors: [
    { title: 'Mind', refusals: mindRefusals },
    { title: 'Mind: canon', refusals: canonRefusals },
    { title: 'Mind: consolidation', refusals: consolidateRefusals, failures: consolidateFailures },
  ],
  operations: mindOperations,
  open: async (home: DomainHome & MindHome): Promise<OpenMind> => {
    const { store } = await home.database();
    const { work, git, readTranscript } = home;
    let t3: Promise<T3> | undefined;
    const opened = () => (t3 ??= openT3(home));
    return {
      ...createMind({ store, work, git, readTranscript }),
      t3: opened,
      canon: async () => (await opened()).canon,
      consolidation: async () => (await opened()).consolidation,
    };
  },
});
