// The derived database `embeddings`: the index behind recall. Its operations are ask's.
import { defineDomain } from '../../kernel/domain.ts';
import { recallRefusals } from './contract.ts';
import { recallSchema } from './schema.ts';
import type { OpenRecall, RecallHome } from './open-recall.ts';

export const embeddingsDomain = defineDomain({
  name: 'embeddings',
  title: 'Index of recall',
  database: 'embeddings',
  derived: true,
  optional: true,
  sqlite: { erases: true, extension: 'sqlite-vec' },
  schema: [recallSchema],
  kinds: [],
  errors: [{ title: 'Recall', refusals: recallRefusals }],
  operations: {},
  open: async (home: RecallHome): Promise<OpenRecall> => (await import('./open-recall.ts')).openRecall(home),
});
