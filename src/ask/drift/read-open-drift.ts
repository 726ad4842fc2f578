// Drift that nobody resolved, for other domains to warn of.
import type { Store } from '../../store/store.ts';
import { openDrift } from '../queries.ts';

const MOST = 10;

/** The newest first. */
export async function readOpenDrift(
  store: Store,
  projectId: string,
): Promise<readonly { readonly drift_id: string; readonly summary: string }[]> {
  const rows = await store.read((tx) => tx.all(openDrift, projectId, MOST));
  return rows.map(({ drift_id, summary }) => ({ drift_id, summary }));
}
