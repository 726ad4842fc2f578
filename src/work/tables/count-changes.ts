// How many more or fewer goals and tasks of each status there are behind a change.
import type { EntityChange } from '../../ledger/contract.ts';
import type { RowOf } from '../../store/table.ts';
import type { workCounts } from '../queries.ts';
import type { GoalEntity, TaskEntity, WorkEntities } from '../state/entities.ts';

export type CountedRow = RowOf<typeof workCounts>;

export function countName({ kind, status, archived }: CountedRow): string {
  return `${kind} ${status} ${archived}`;
}

/** One fewer of what it was, one more of what it is; only those that do not cancel out. */
export function countChanges(projectId: string, changes: readonly EntityChange<WorkEntities>[]): CountedRow[] {
  const more = new Map<string, CountedRow>();
  const add = (kind: 'goals' | 'tasks', entity: GoalEntity | TaskEntity | undefined, by: number) => {
    if (!entity) return;
    const row = { project_id: projectId, kind, status: entity.status, archived: Number(entity.archived), count: by };
    const name = countName(row);
    more.set(name, { ...row, count: (more.get(name)?.count ?? 0) + by });
  };
  for (const { collection, before, after } of changes) {
    if (collection !== 'goals' && collection !== 'tasks') continue;
    add(collection, before, -1);
    add(collection, after, 1);
  }
  return [...more.values()].filter(({ count }) => count !== 0);
}
