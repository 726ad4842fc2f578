// `throughline/ledger`: streams of one's own over the ledger, its limits and refusals, and its operations.
export * from '../../ledger/contract.ts';
export { ledgerOperations } from '../../home/operations/of-ledger.ts';
export type { Ledger, LedgerStatus } from '../../ledger/ledger.ts';
