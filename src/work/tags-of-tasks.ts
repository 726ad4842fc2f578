// The tags of the goals that tasks belong to, for a domain that knows of the tasks only by their ids.
import { readAny } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { MAIN_TAG } from './contract.ts';
import * as q from './queries.ts';

/** Each once. A task that is gone says nothing. */
export async function readTagsOfTasks(
  store: Store,
  projectId: string,
  taskIds: readonly string[],
): Promise<readonly string[]> {
  const keys = taskIds.map((id) => [projectId, id]);
  const rows = await store.read((tx) => readAny(tx, q.readTagsOfTasks, keys));
  return [...new Set(rows.map(({ tag }) => tag ?? MAIN_TAG))].toSorted();
}
