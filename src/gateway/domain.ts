// The gateway as one value. Its database is made by the first operation that needs it.
import { defineDomain } from '../kernel/domain.ts';
import { gatewayRefusals } from './contract.ts';
import type { Gateway } from './gateway.ts';
import type { GatewayHome } from './open-gateway.ts';
import { gatewayOperations } from './operations.ts';
import { providerFailures, providerRefusals } from './providers/errors.ts';
import { gatewaySchema } from './schema.ts';
import { gatewayRegistration } from './state/projection.ts';

export const gatewayDomain = defineDomain({
  name: 'gateway',
  title: 'Gateway: providers, policy, budgets and calls of models',
  database: 'exchanges',
  optional: true,
  schema: [gatewaySchema],
  kinds: [gatewayRegistration],
  errors: [
    { title: 'Gateway', refusals: gatewayRefusals },
    { title: 'Providers of models', refusals: providerRefusals, failures: providerFailures },
  ],
  operations: gatewayOperations,
  open: async (home: GatewayHome): Promise<Gateway> => (await import('./open-gateway.ts')).openGateway(home),
  close: (gateway: Gateway) => gateway.close(),
});
