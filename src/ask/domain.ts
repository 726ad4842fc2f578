// Ask as one value. It shares the database of the gateway, so that an exchange and its call are one commit.
import { defineDomain } from '../kernel/domain.ts';
import { actuationRefusals } from './actuation/contract.ts';
import type { Ask } from './ask.ts';
import { askRefusals } from './contract.ts';
import type { AskHome } from './open-ask.ts';
import { exportRefusals } from './operations/export.ts';
import { askOperations } from './operations.ts';
import { retentionRefusals } from './retention/contract.ts';
import { askSchema } from './schema.ts';
import { askRegistration } from './state/projection.ts';

export const askDomain = defineDomain({
  name: 'ask',
  title: 'Ask: exchanges with models',
  database: 'exchanges',
  optional: true,
  sqlite: { erases: true },
  schema: [askSchema],
  kinds: [askRegistration],
  errors: [
    { title: 'Ask', refusals: askRefusals },
    { title: 'Ask: retention', refusals: retentionRefusals },
    { title: 'Ask: export', refusals: exportRefusals },
    { title: 'Ask: actuation', refusals: actuationRefusals },
  ],
  operations: askOperations,
  open: async (home: AskHome): Promise<Ask> => (await import('./open-ask.ts')).openAsk(home),
});
