// The ledgers of a home as one domain: its operations look at all databases of the home, and it has no database of its
// own.
import { defineDomain } from '../../kernel/domain.ts';
import { VERSION } from '../../base/version.ts';
import { commandFailures, commandRefusals } from '../../kernel/commands/contract.ts';
import { kernelRefusals } from '../../kernel/contract.ts';
import { ledgerRefusals } from '../../ledger/contract.ts';
import { storeFailures, storeRefusals } from '../../store/contract.ts';
import { homeRefusals } from '../contract.ts';
import type { OpenedHome } from '../open-home.ts';
import { ledgerOperations, type LedgerDomain } from './ledger-operations.ts';

export const ledgerDomain = defineDomain({
  name: 'ledger',
  title: 'Ledger: events, verification, proofs',
  database: 'work',
  schema: [],
  kinds: [],
  errors: [
    { title: 'Ledger', refusals: ledgerRefusals },
    { title: 'Jobs, workflows and notifications', refusals: kernelRefusals },
    { title: 'Declared commands', refusals: commandRefusals, failures: commandFailures },
    { title: 'Home', refusals: homeRefusals },
    { title: 'Store', refusals: storeRefusals, failures: storeFailures },
  ],
  operations: ledgerOperations,
  open: async (home: OpenedHome): Promise<LedgerDomain> => ({ ...home, version: VERSION }),
});
