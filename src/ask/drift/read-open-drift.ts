// Drift that nobody resolved, for other domains to warn of: in words, because the names of rules say nothing to an agent.
import type { Store } from '../../store/store.ts';
import { openDrift } from '../queries.ts';
import type { DriftClass } from '../validate/contract.ts';

const MOST = 10;

/** What an answer did, as the end of a sentence. */
const SAYS: Readonly<Record<DriftClass, string>> = {
  schema: 'not in the form that was asked for',
  evidence: 'states what its context does not hold',
  authority: 'claims an act or a permission that nobody gave',
  tone: 'takes on a persona or a closeness',
  completeness: 'leaves out what was there to see',
};

/** The newest first. */
export async function readOpenDrift(
  store: Store,
  projectId: string,
): Promise<readonly { readonly drift_id: string; readonly summary: string }[]> {
  const rows = await store.read((tx) => tx.all(openDrift, projectId, MOST));
  return rows.map(({ drift_id, drift_class }) => ({ drift_id, summary: SAYS[drift_class] }));
}
