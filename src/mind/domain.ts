// The mind as one value. Its database is made by the first session of an agent.
import { defineDomain, type DomainHome } from '../kernel/domain.ts';
import { canonRegistration } from './canon/projection.ts';
import { canonRefusals } from './canon/contract.ts';
import { canonSchema } from './canon/schema.ts';
import { consolidateFailures, consolidateRefusals } from './consolidate/contract.ts';
import { consolidateSchema } from './consolidate/schema.ts';
import { mindRefusals } from './contract.ts';
import { controlsSchema } from './controls/schema.ts';
import { eraseRefusals } from './erase/contract.ts';
import { distilRegistration } from './finalize/distil-projection.ts';
import { distilSchema } from './finalize/schema.ts';
import type { Mind } from './mind.ts';
import type { MindHome } from './open-mind.ts';
import { modelRefusals } from './model/contract.ts';
import { mindOperations } from './operations.ts';
import { handoffRefusals } from './handoff/contract.ts';
import { handshakeRefusals } from './handshake/contract.ts';
import { handshakeSchema } from './handshake/schema.ts';
import { injectionRefusals } from './injection/contract.ts';
import { injectionSchema } from './injection/schema.ts';
import { mindSchema } from './schema.ts';
import { tagRefusals } from './tags/contract.ts';
import { t0Refusals } from './t0/contract.ts';
import { t0Schema } from './t0/schema.ts';
import { t0Registration } from './t0/t0-registration.ts';
import { promoteRefusals } from './promote/contract.ts';
import { transferRefusals } from './transfer/contract.ts';
import { traceRefusals } from './trace/contract.ts';

export const mindDomain = defineDomain({
  name: 'mind',
  title: 'Mind: sessions of agents, and what they learned',
  database: 'mind',
  optional: true,
  sqlite: { erases: true },
  schema: [
    mindSchema,
    t0Schema,
    distilSchema,
    canonSchema,
    consolidateSchema,
    handshakeSchema,
    injectionSchema,
    controlsSchema,
  ],
  kinds: [t0Registration, distilRegistration, canonRegistration],
  errors: [
    { title: 'Mind', refusals: mindRefusals },
    { title: 'Mind: transcripts', refusals: t0Refusals },
    { title: 'Mind: canon', refusals: canonRefusals },
    { title: 'Mind: consolidation', refusals: consolidateRefusals, failures: consolidateFailures },
    { title: 'Mind: handshake', refusals: handshakeRefusals },
    { title: 'Mind: trace', refusals: traceRefusals },
    { title: 'Mind: model', refusals: modelRefusals },
    { title: 'Mind: erasing', refusals: eraseRefusals },
    { title: 'Mind: in and out', refusals: transferRefusals },
    { title: 'Mind: promoted entries', refusals: promoteRefusals },
    { title: 'Mind: injection', refusals: injectionRefusals },
    { title: 'Mind: handoffs', refusals: handoffRefusals },
    { title: 'Mind: tags', refusals: tagRefusals },
  ],
  operations: mindOperations,
  open: async (home: DomainHome & MindHome): Promise<Mind> => (await import('./open-mind.ts')).openMind(home),
});
