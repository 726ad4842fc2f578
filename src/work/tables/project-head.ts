// The one row per project that says what its tables hold: moved on by every append, and held against the tables before
// that, so that damage is refused and never becomes what later reads are compared with.
import { damagedRow } from '../../base/damaged-row.ts';
import type { ChainPoint } from '../../ledger/streams/row-check.ts';
import type { FinishAppend, ProjectedChange } from '../../ledger/streams/registry.ts';
import type { WriteTx } from '../../store/store.ts';
import type { RowOf } from '../../store/table.ts';
import * as q from '../queries.ts';
import { checkMarks } from '../records/checked-reads.ts';
import { checkGoals } from './goals-before.ts';
import type { WorkEntities } from '../state/entities.ts';
import type { WorkEvents } from '../state/events.ts';

type HeadRow = RowOf<typeof q.workHeads>;
export type RowCounts = Pick<HeadRow, 'goals' | 'tasks' | 'dependencies' | 'blockers' | 'checkpoints'>;

type Projected = readonly ProjectedChange<WorkEvents, WorkEntities>[];

export function aroundAppend(tx: WriteTx, projectId: string, before: ChainPoint, projected: Projected): FinishAppend {
  // Asked before anything is written, and answered together with what follows.
  const found = tx.get(q.readHeadBefore, ...q.bestHeadsOf(projectId), projectId);
  const checked = checkGoals(tx, projectId, projected);
  // Awaited behind the writes: until then, a failure of theirs is the one to report.
  found.catch(() => {});
  checked.catch(() => {});
  return async (head) => {
    const { goals, tasks, dependencies, blockers, checkpoints } = countRows(projected);
    const counts = [goals, tasks, dependencies, blockers, checkpoints];
    const moved = tx.run(
      q.moveWorkHead,
      projectId,
      head.seq,
      head.hash,
      ...counts,
      ...q.bestHeadsOf(projectId),
      projectId,
    );
    checkBefore(projectId, before, await found);
    await checked;
    await moved;
  };
}

function checkBefore(projectId: string, before: ChainPoint, found: q.HeadBefore | undefined): void {
  if (before.seq === 0 && !found) return;
  if (!found) throw damagedRow(projectId, 'work_heads', projectId, 'is missing');
  if (found.head_seq !== before.seq || found.head_hash !== before.hash) {
    throw damagedRow(projectId, 'work_heads', projectId, `is of event ${found.head_seq}, not of ${before.seq}`);
  }
  const isSame = q.HEAD_COLUMNS.every((column) => found[column] === found[`${column}_now`]);
  if (!isSame) throw damagedRow(projectId, 'goals', 'at the head of a queue', 'is not the one that was written');
  checkMarks(projectId, found);
  if (found.has_tasks !== 1) throw damagedRow(projectId, 'tasks', 'at the head of a queue', 'is missing');
  refuseLostRows(projectId, found);
}

/** Where rows were lost, the ones that are left would be written as if they were all. */
function refuseLostRows(projectId: string, found: q.HeadBefore): void {
  const tables = [
    ['goals', found.goals, found.goals_now],
    ['tasks', found.tasks, found.tasks_now],
    ['task_dependencies', found.dependencies, found.dependencies_now],
    ['blockers', found.blockers, found.blockers_now],
    ['task_checkpoints', found.checkpoints, found.checkpoints_now],
  ] as const;
  for (const [table, written, now] of tables) {
    if (Math.min(written, q.MOST_COUNTED) === now) continue;
    const counted = now < q.MOST_COUNTED ? `${now}` : `${now} or more`;
    throw damagedRow(projectId, table, 'count', `is ${counted}, and not ${written}`);
  }
}

/** How many more rows there are behind these events. */
function countRows(projected: Projected): RowCounts {
  const more = { goals: 0, tasks: 0, dependencies: 0, blockers: 0, checkpoints: 0 };
  for (const { event, changes } of projected) {
    for (const change of changes) {
      const by = Number(change.after !== undefined) - Number(change.before !== undefined);
      switch (change.collection) {
        case 'goals':
        case 'blockers':
          more[change.collection] += by;
          break;
        case 'tasks':
          more.tasks += by;
          more.dependencies += (change.after?.depends_on.length ?? 0) - (change.before?.depends_on.length ?? 0);
          break;
        case 'checkpoints':
          // A row stays when undoing takes its checkpoint away.
          if (event.type === 'checkpoint.recorded' && change.after) more.checkpoints += 1;
          break;
        case 'project':
          break;
      }
    }
  }
  return more;
}
