// Opens recall over the derived database of a home.
import type { RecallHome } from './embeddings-domain.ts';
import { keepIndexed } from './keep-indexed.ts';
import { createRecall, type Recall } from './recall.ts';

export interface OpenRecall extends Recall {
  /** For a process that runs for long: the index is kept in step by a job, until it is stopped. */
  keepIndexed(onError: (error: unknown) => void): { stop(): Promise<void> };
}

export async function openRecall(home: RecallHome): Promise<OpenRecall> {
  const { store, ledger } = await home.database();
  const { clock, embed } = home;
  const recall = createRecall({ store, clock, sources: await home.recallSources(), embed });
  return {
    ...recall,
    keepIndexed: (onError) => keepIndexed({ recall, jobs: ledger.jobs, clock, onError }),
  };
}
