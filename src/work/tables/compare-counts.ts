// For every verification: the number of rows in each table of work, and the project's head, held against what was written
// with the newest append and against the entities.
import { Refusal } from '../../base/errors.ts';
import type { StreamInfo } from '../../ledger/contract.ts';
import type { ReadTx } from '../../store/store.ts';
import { checkHead, refuseWrongHead } from '../records/checked-reads.ts';
import * as q from '../queries.ts';

interface Wrong {
  readonly table: string;
  readonly message: string;
}

export async function compareWorkCounts(
  tx: ReadTx,
  { workflow_id: projectId }: StreamInfo,
  entities: ReadonlyMap<string, number>,
): Promise<readonly Wrong[]> {
  const [rows, head] = [await tx.get(q.countRows, projectId), await tx.get(q.readWorkHead, projectId)];
  const wrong: Wrong[] = [];
  const expect = (table: string, found: number | undefined, wanted: number | null, by: string) => {
    if (found === wanted) return;
    wrong.push({ table, message: `${table} of ${projectId} has ${found} rows, and ${wanted} by ${by}` });
  };
  for (const [table, name] of [
    ['projects', 'project'],
    ['goals', 'goals'],
    ['tasks', 'tasks'],
    ['blockers', 'blockers'],
  ] as const) {
    const found = rows?.[name === 'project' ? 'projects' : name];
    expect(table, found, entities.get(name) ?? 0, 'its entities');
  }
  try {
    const { goals, tasks, dependencies, blockers, checkpoints } = checkHead(projectId, head);
    const by = 'the newest append';
    expect('goals', rows?.goals, goals, by);
    expect('tasks', rows?.tasks, tasks, by);
    expect('task_dependencies', rows?.dependencies, dependencies, by);
    expect('blockers', rows?.blockers, blockers, by);
    expect('task_checkpoints', rows?.checkpoints, checkpoints, by);
    expect('work_counts', rows?.counted_goals, goals, `${by}, counted by status`);
    expect('work_counts', rows?.counted_tasks, tasks, `${by}, counted by status`);
    await refuseWrongHead(tx, projectId);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    wrong.push({ table: String(error.details['table']), message: error.message });
  }
  return wrong;
}
