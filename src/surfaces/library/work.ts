// `throughline/work`: the records of work, its refusals and its operations, for programs that use a home.
export * from '../../work/contract.ts';
export { workErrors, workOperations } from '../../work/operations.ts';
export type { Work } from '../../work/work.ts';
