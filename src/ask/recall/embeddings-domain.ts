// The derived database `embeddings`: the index behind recall. Its operations are ask's.
import { defineDomain, type DomainHome } from '../../kernel/domain.ts';
import { recallSchema } from './schema.ts';
import type { Embed, RecallSource } from './contract.ts';
import type { OpenRecall } from './open-recall.ts';

/** What the index needs of a home besides what every domain gets. */
export interface RecallHome extends DomainHome {
  readonly recallSources: () => Promise<readonly RecallSource[]>;
  readonly embed: Embed | undefined;
}

export const embeddingsDomain = defineDomain({
  name: 'embeddings',
  title: 'Index of recall',
  database: 'embeddings',
  derived: true,
  optional: true,
  sqlite: { erases: true, extension: 'sqlite-vec' },
  schema: [recallSchema],
  kinds: [],
  errors: [],
  operations: {},
  open: async (home: RecallHome): Promise<OpenRecall> => (await import('./open-recall.ts')).openRecall(home),
});
