// Holds the goals whose queues an append is going to make again against their tasks and their entities, before it writes.
import { checkedEntity } from '../../base/checked-entity.ts';
import { damagedRow } from '../../base/damaged-row.ts';
import { sha256 } from '../../base/hash.ts';
import type { ProjectedChange } from '../../ledger/streams/registry.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx } from '../../store/store.ts';
import * as q from '../queries.ts';
import type { GoalEntity, WorkEntities } from '../state/entities.ts';
import type { WorkEvents } from '../state/events.ts';

/** Issued before the append's rows are written. Its entities are written by then, so those that it changes tell what they were. */
export async function checkGoals(
  tx: ReadTx,
  projectId: string,
  projected: readonly ProjectedChange<WorkEvents, WorkEntities>[],
): Promise<void> {
  const touched = new Set<string>();
  const changed = new Map<string, GoalEntity | undefined>();
  for (const { changes } of projected) {
    for (const change of changes) {
      if (change.collection === 'goals') {
        touched.add(change.id);
        if (!changed.has(change.id)) changed.set(change.id, change.before);
      }
      if (change.collection === 'tasks') {
        for (const task of [change.before, change.after]) if (task) touched.add(task.goal_id);
      }
    }
  }
  // What the append creates has no row yet.
  const ids = [...touched].filter((id) => !changed.has(id) || changed.get(id));
  for (const row of await readGoals(tx, projectId, ids)) {
    const place = { collection: 'goals', id: row.id };
    const goal = changed.get(row.id) ?? (checkedEntity(sha256, projectId, place, row) as GoalEntity);
    const isSame =
      row.number === goal.number &&
      row.status === goal.status &&
      row.priority === goal.priority &&
      row.archived === Number(goal.archived);
    if (!isSame) throw damagedRow(projectId, 'goals', row.id, 'is not what its entity says');
  }
}

/** Refuses where the heads of these goals are not those of their tasks. */
export async function checkGoalHeads(tx: ReadTx, projectId: string, ids: Iterable<string>): Promise<void> {
  await readGoals(tx, projectId, [...ids]);
}

async function readGoals(tx: ReadTx, projectId: string, ids: readonly string[]): Promise<q.GoalBefore[]> {
  const keys = ids.map((id) => [projectId, id]);
  const rows = await readAny(tx, q.readGoalsBefore, keys);
  for (const { id, has_heads } of rows) {
    if (has_heads !== 1)
      throw damagedRow(projectId, 'tasks', `at the head of goal ${id}`, 'is not the one that was written');
  }
  if (rows.length === ids.length) return rows;
  const found = new Set(rows.map(({ id }) => id));
  throw damagedRow(projectId, 'goals', ids.find((id) => !found.has(id)) ?? '', 'is missing');
}
