// The door of the gateway: providers, policy, consent, budgets, kill switches and calls.
export type { Gateway } from './operations/gateway-api.ts';
export { gatewaySchema } from './schema.ts';
export { gatewayRegistration } from './state/projection.ts';
