// `throughline/work`: what work is made of, its refusals and its operations, for programs that speak with a home.
export * from '../../work/contract.ts';
export { workErrors, workOperations } from '../../work/operations.ts';
export type { Work } from '../../work/work.ts';
