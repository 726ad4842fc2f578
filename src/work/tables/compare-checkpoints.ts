// For `verify --deep`: the state holds only a task's newest checkpoint, so those before it are held against their events.
import { NIL_ID } from '../../ledger/contract.ts';
import { sql, type ReadTx } from '../../store/store.ts';
import { pageCheckpoints } from '../queries.ts';
import { isAsRecorded } from '../state/recorded-checkpoint.ts';

const PAGE = 1_000;
const countRecorded = sql<{ count: number }>(
  "SELECT count(*) AS count FROM events WHERE workflow_id = ? AND event_type = 'checkpoint.recorded'",
);

export async function compareCheckpoints(tx: ReadTx, projectId: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  let kept = 0;
  for (let [task, seq] = [NIL_ID, 0]; ;) {
    const page = await tx.all(pageCheckpoints, projectId, task, seq, PAGE);
    for (const row of page) {
      const isRight = isAsRecorded(row);
      if (isRight) kept += 1;
      else wrong.push(`checkpoint ${row.task_id}@${row.seq} is not in its table what its event recorded`);
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    [task, seq] = [last.task_id, last.seq];
  }
  const recorded = (await tx.get(countRecorded, projectId))?.count ?? 0;
  if (kept < recorded) wrong.push(`${recorded - kept} of ${recorded} recorded checkpoints are missing in their table`);
  return wrong;
}
