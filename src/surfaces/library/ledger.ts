// `throughline/ledger`: your own streams over the ledger, its limits and refusals, and its operations.
import { kernelRefusals } from '../../kernel/contract.ts';
import { ledgerRefusals as refusalsOfLedger } from '../../ledger/contract.ts';

export * from '../../ledger/contract.ts';
export { ledgerOperations } from '../../home/operations/ledger-operations.ts';
export type { Kernel as Ledger } from '../../kernel/kernel.ts';
export type { LedgerStatus } from '../../ledger/ledger.ts';

/** For library users, jobs, workflows and notifications belong to the ledger: `home.ledger.jobs`. */
export const ledgerRefusals = { ...refusalsOfLedger, ...kernelRefusals } as const;
