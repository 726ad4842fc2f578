// The public operations of work. Each is a line of its domain with its words, limits and examples; no surface adds any.
import type { ErrorTable } from '../base/errors.ts';
import { contextOperations } from './context/operations.ts';
import { workRefusals } from './contract.ts';
import { memoryFailures, memoryRefusals } from './memory/contract.ts';
import { memoryOperations } from './memory/operations.ts';
import { executionOperations } from './execution/operations.ts';
import { provingRefusals } from './proving/contract.ts';
import { provingOperations } from './proving/operations.ts';
import { claimOperations } from './operations/claims.ts';
import { codeOperations } from './operations/code.ts';
import { goalOperations } from './operations/goals.ts';
import { historyOperations } from './operations/history.ts';
import { projectOperations } from './operations/projects.ts';
import { sampleOperations } from './operations/sample.ts';
import { stepOperations } from './operations/steps.ts';
import { taskOperations } from './operations/tasks.ts';
import { transferRefusals } from './transfer/contract.ts';
import { transferOperations } from './transfer/operations.ts';

export { DEFAULT_SOURCES } from './transfer/files.ts';

/** Over `Work` itself; what stands beside it has interfaces of its own. */
export const coreOperations = {
  ...projectOperations,
  ...goalOperations,
  ...taskOperations,
  ...stepOperations,
  ...claimOperations,
  ...historyOperations,
  ...sampleOperations,
} as const;

export const workOperations = {
  ...coreOperations,
  ...codeOperations,
  ...contextOperations,
  ...executionOperations,
  ...provingOperations,
  ...memoryOperations,
  ...transferOperations,
} as const;

/** Every error that an operation of work can meet, for programs that describe them. */
export const workErrors: ErrorTable = {
  ...workRefusals,
  ...provingRefusals,
  ...memoryRefusals,
  ...memoryFailures,
  ...transferRefusals,
};
