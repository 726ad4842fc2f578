// How a task stands, for a domain that knows of it only by its id.
import type { Store } from '../store/store.ts';
import { latestCheckpoint } from './records/checkpoint-history.ts';
import { readClaimOf, readTask } from './records/read-record.ts';

export interface TaskStanding {
  readonly task_id: string;
  readonly number: number;
  /** Neither done nor archived. */
  readonly is_open: boolean;
  /** Of its newest checkpoint. */
  readonly checkpoint_at: string | null;
  readonly holder: string | null;
}

/** By its id or its number; refuses one that is not there. */
export function readTaskStanding(store: Store, projectId: string, ref: string): Promise<TaskStanding> {
  return store.read(async (tx) => {
    const { task_id, number, status, archived } = await readTask(tx, projectId, ref);
    return {
      task_id,
      number,
      is_open: status !== 'done' && !archived,
      checkpoint_at: (await latestCheckpoint(tx, projectId, task_id))?.timestamp ?? null,
      holder: (await readClaimOf(tx, projectId, task_id))?.owner ?? null,
    };
  });
}
