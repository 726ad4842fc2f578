// Ask as one value. It shares the database of the gateway, so that an exchange and its call are one commit.
import { defineDomain } from '../kernel/domain.ts';
import type { Ask } from './ask.ts';
import { askRefusals } from './contract.ts';
import { driftRefusals } from './drift/contract.ts';
import { factRefusals } from './facts/contract.ts';
import { factsRegistration } from './facts/fact-projection.ts';
import { factsSchema } from './facts/schema.ts';
import type { AskHome } from './open-ask.ts';
import { askOperations } from './operations.ts';
import { sanitiseRefusals } from './sanitise/contract.ts';
import { askSchema } from './schema.ts';
import { askRegistration } from './state/projection.ts';
import { summarySchema } from './summary/schema.ts';

export const askDomain = defineDomain({
  name: 'ask',
  title: 'Ask: exchanges with models',
  database: 'exchanges',
  optional: true,
  schema: [askSchema, factsSchema, summarySchema],
  kinds: [askRegistration, factsRegistration],
  errors: [
    { title: 'Ask', refusals: { ...askRefusals, ...sanitiseRefusals } },
    { title: 'Facts', refusals: factRefusals },
    { title: 'Drift', refusals: driftRefusals },
  ],
  operations: askOperations,
  open: async (home: AskHome): Promise<Ask> => (await import('./open-ask.ts')).openAsk(home),
});
