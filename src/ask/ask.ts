// The door of ask: questions to a model, each compiled, validated, recorded and replayable.
export type { Ask } from './operations/ask-api.ts';
export type { ReadWorkAtHand, WorkAtHand } from './artifacts/work-source.ts';
export type { Artifact, ArtifactSource, Question } from './artifacts/contract.ts';
export { ASK_FILE, readAskDocument } from './retention/contract.ts';
export { keepPruned } from './retention/keep-pruned.ts';
export { askSchema } from './schema.ts';
export { askRegistration } from './state/projection.ts';
export { listEnded, type EndedExchange } from './exchange/list-ended.ts';

// For what the mind keeps: its keyed hashes, its sanitiser, and what it offers to questions and to recall.
export { relevanceOf, termsOf } from './compile/score.ts';
export type { RecallChanges, RecallDocument, RecallSource } from './recall/contract.ts';
export { createKeyedHash, keyedHash, openOriginalsKey, type OriginalsKey } from './sanitise/originals.ts';
export { sanitise } from './sanitise/sanitise.ts';
export { storable } from './sanitise/storable.ts';
export { readOpenDrift } from './drift/read-open-drift.ts';
