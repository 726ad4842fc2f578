// Every refusal that HTTP can answer with, each with its status: the domains' tables and its own.
import { baseErrors } from '../../base/contract.ts';
import type { ErrorTable } from '../../base/errors.ts';
import { kernelRefusals } from '../../kernel/contract.ts';
import { ledgerRefusals } from '../../ledger/contract.ts';
import { mindRefusals } from '../../mind/contract.ts';
import { workErrors } from '../../work/operations.ts';
import { httpRefusals } from './contract.ts';

export const errorTable: ErrorTable = {
  ...baseErrors,
  ...ledgerRefusals,
  ...kernelRefusals,
  ...workErrors,
  ...mindRefusals,
  ...httpRefusals,
};
