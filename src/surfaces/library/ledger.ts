// `throughline/ledger`: streams of one's own over the ledger, its limits and refusals, and its operations.
export * from '../../ledger/contract.ts';
export { ledgerOperations } from '../../ledger/operations.ts';
export type { Ledger, LedgerStatus } from '../../ledger/ledger.ts';
