// The public operations of the gateway.
import { budgetOperations } from './operations/budgets.ts';
import { callOperations } from './operations/calls.ts';
import { policyOperations } from './operations/policy.ts';
import { providerOperations } from './operations/providers.ts';

export const gatewayOperations = {
  ...providerOperations,
  ...policyOperations,
  ...budgetOperations,
  ...callOperations,
};
