// Ratified facts that share words with a text, by the index: however many there are, no more is read than fits.
import { Refusal } from '../../base/errors.ts';
import type { Recall } from './recall.ts';

const MOST_TOKENS = 8_000;
/** Most documents with these words are turns. */
const LOOKED_AT = 1_000;
const FACT = 'ledger:';

export function findFacts(open: () => Promise<Pick<Recall, 'recall'>>) {
  return async (projectId: string, text: string): Promise<readonly string[]> => {
    const recall = await open();
    const only = { kinds: ['fact'], only: 'text' } as const;
    const query = { projectId, query: text, maxTokens: MOST_TOKENS, lookAt: LOOKED_AT, ...only };
    const found = await recall.recall(query, { actor: 'domain:facts' }).catch((error: unknown) => {
      // A question of signs alone has nothing to look for.
      if (error instanceof Refusal && error.code === 'empty_query') return undefined;
      throw error;
    });
    return (found?.items ?? []).flatMap(({ ref }) => (ref.startsWith(FACT) ? [ref.slice(FACT.length)] : []));
  };
}
