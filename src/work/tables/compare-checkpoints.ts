// For `verify --deep`: the state holds only a task's newest checkpoint, so those before it are held against their events.
import { canonicalJson } from '../../base/canonical-json.ts';
import { NIL_ID } from '../../ledger/contract.ts';
import { sql, type ReadTx } from '../../store/store.ts';

interface RecordedRow {
  readonly task_id: string;
  readonly seq: number;
  readonly body: string;
  readonly event_type: string | null;
  readonly payload: string | null;
  readonly timestamp: string | null;
  readonly actor: string | null;
}

const PAGE = 1_000;
const readRecorded = sql<RecordedRow>(
  `SELECT c.task_id, c.seq, c.body, e.event_type, e.payload, e.timestamp, e.actor FROM task_checkpoints c
   LEFT JOIN events e ON e.workflow_id = c.project_id AND e.event_seq = c.seq
   WHERE c.project_id = ? AND (c.task_id, c.seq) > (?, ?) ORDER BY c.task_id, c.seq LIMIT ${PAGE}`,
);
const countRecorded = sql<{ count: number }>(
  "SELECT count(*) AS count FROM events WHERE workflow_id = ? AND event_type = 'checkpoint.recorded'",
);

export async function compareCheckpoints(tx: ReadTx, projectId: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  let kept = 0;
  for (let [task, seq] = [NIL_ID, 0]; ;) {
    const page = await tx.all(readRecorded, projectId, task, seq);
    for (const row of page) {
      const isRight = isRecorded(row);
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

function isRecorded({ task_id, seq, body, event_type, payload, timestamp, actor }: RecordedRow): boolean {
  if (event_type !== 'checkpoint.recorded' || payload === null) return false;
  const { task_id: about, was: _was, override: _override, ...fields } = JSON.parse(payload) as Record<string, never>;
  return about === task_id && body === canonicalJson({ ...fields, seq, actor, timestamp });
}
