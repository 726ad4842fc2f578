// Opens recall over the derived database of a home.
import type { DomainHome } from '../../kernel/domain.ts';
import type { Embed, RecallSource } from './contract.ts';
import { keepIndexed } from './keep-indexed.ts';
import { createRecall, type Recall } from './recall.ts';

/** What the index needs of a home besides what every domain gets. */
export interface RecallHome extends DomainHome {
  readonly recallSources: () => Promise<readonly RecallSource[]>;
  readonly embed: Embed | undefined;
}

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
