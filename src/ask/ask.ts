// The door of ask: questions to a model, each compiled, validated, recorded and replayable.
export type { Ask } from './operations/ask-api.ts';
export type { ReadWorkAtHand, WorkAtHand } from './artifacts/work-source.ts';
export type { Artifact, ArtifactSource, Question } from './artifacts/contract.ts';
export { ASK_FILE, readAskDocument } from './retention/contract.ts';
export { keepPruned } from './retention/keep-pruned.ts';
export { askSchema } from './schema.ts';
export { askRegistration } from './state/projection.ts';
export { createKeyedHash, openOriginalsKey } from './sanitise/originals.ts';
export { sanitise } from './sanitise/sanitise.ts';
export { storable } from './sanitise/storable.ts';
export { listEnded, type EndedExchange } from './exchange/list-ended.ts';
