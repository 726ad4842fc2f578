// The mind as one value. Its database is made by the first session of an agent.
import { defineDomain, type DomainHome } from '../kernel/domain.ts';
import { mindRefusals } from './contract.ts';
import { distilRefusals } from './finalize/contract.ts';
import { distilRegistration } from './finalize/distil-projection.ts';
import { distilSchema } from './finalize/schema.ts';
import type { Mind } from './mind.ts';
import { openMind, type MindHome } from './open-mind.ts';
import { mindOperations } from './operations.ts';
import { handshakeSchema } from './handshake/schema.ts';
import { mindSchema } from './schema.ts';

export const mindDomain = defineDomain({
  name: 'mind',
  title: 'Mind: sessions of agents',
  database: 'mind',
  optional: true,
  schema: [mindSchema, distilSchema, handshakeSchema],
  kinds: [distilRegistration],
  errors: [
    { title: 'Mind', refusals: mindRefusals },
    { title: 'Mind: sessions distilled', refusals: distilRefusals },
  ],
  operations: mindOperations,
  open: (home: DomainHome & MindHome): Promise<Mind> => openMind(home),
});
