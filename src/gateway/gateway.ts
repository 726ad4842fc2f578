// The door of the gateway: providers, policy, consent, budgets, kill switches and calls.
export type { Gateway } from './operations/gateway-api.ts';
export { gatewaySchema } from './schema.ts';
export { gatewayRegistration } from './state/projection.ts';
export { askModel } from './operations/ask-model.ts';
export { callerOf } from './policy/caller.ts';
export { OFFLINE_EMBEDDINGS } from './providers/contract.ts';
export { OFFLINE, OFFLINE_MODEL } from './settings/document.ts';
export { MIND_ACTOR, readMindModel, setMindModel, unsetMindModel, type MindModel } from './settings/mind-model.ts';
export { textPart } from './operations/fields.ts';
export type { Beside, CallRequest, Came, GatewayAnswer } from './calls/contract.ts';
export { createModelOfMind } from './operations/model-of-mind.ts';
export { GATEWAY_FILE } from './settings/document.ts';
export { createSettings } from './settings/settings.ts';
