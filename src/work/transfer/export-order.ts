// In which order tasks leave a project, and under which keys: each behind what it waits for, those in progress or blocked
// by how recently they became so, all others by number. Made anew in this order they are chosen as they were before.
import type { RecordKey } from './contract.ts';
import { orderByDependency } from './graph.ts';
import type { ExportSource, TaskOutline } from './ports.ts';
import { ownSource, recordKey } from './record-key.ts';
import type { Goal } from '../contract.ts';

export interface ExportIndex {
  /** Task ids, by goal and altogether. */
  readonly order: readonly string[];
  readonly byGoal: ReadonlyMap<string, readonly string[]>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly goalKey: (goal: Goal) => RecordKey;
  readonly taskKey: (taskId: string) => RecordKey | undefined;
  /** Also by number, as people write references. */
  readonly refKey: (idOrNumber: string) => RecordKey | undefined;
}

export async function readExportIndex(source: ExportSource, projectId: string): Promise<ExportIndex> {
  const outlines: TaskOutline[] = [];
  for await (const { task_id, goal_id, number, status, status_seq, depends_on, imported } of source.tasks()) {
    outlines.push({ task_id, goal_id, number, status, status_seq, depends_on, imported });
  }
  const keyOf = (id: string, imported: Goal['imported']) =>
    imported ? recordKey(imported.source, imported.external_id) : recordKey(ownSource(projectId), id);
  const keys = new Map(outlines.map(({ task_id, imported }) => [task_id, keyOf(task_id, imported)]));
  const byNumber = new Map(outlines.map(({ number, task_id }) => [String(number), task_id]));
  const ordered = orderTasks(outlines);
  const byGoal = new Map<string, string[]>();
  for (const { goal_id, task_id } of ordered) {
    const others = byGoal.get(goal_id);
    if (others) others.push(task_id);
    else byGoal.set(goal_id, [task_id]);
  }
  return {
    order: ordered.map(({ task_id }) => task_id),
    byGoal,
    numbers: new Map(outlines.map(({ task_id, number }) => [task_id, number])),
    goalKey: ({ goal_id, imported }) => keyOf(goal_id, imported),
    taskKey: (taskId) => keys.get(taskId),
    refKey: (idOrNumber) => keys.get(idOrNumber) ?? keys.get(byNumber.get(idOrNumber.replace(/^[#tT]/, '')) ?? ''),
  };
}

function orderTasks(outlines: readonly TaskOutline[]): TaskOutline[] {
  const isUnderWay = ({ status }: TaskOutline) => status === 'doing' || status === 'blocked';
  const underWay = outlines.filter(isUnderWay).toSorted((a, b) => a.status_seq - b.status_seq);
  // They change places among themselves only, so that the others keep theirs.
  let next = 0;
  const placed = outlines.map((task) => (isUnderWay(task) ? (underWay[next++] ?? task) : task));
  const indexes = new Map(placed.map(({ task_id }, index) => [task_id, index]));
  const edges = placed.map(({ depends_on }) => depends_on.flatMap((id) => indexes.get(id) ?? []));
  return orderByDependency(edges).flatMap((index) => placed[index] ?? []);
}
