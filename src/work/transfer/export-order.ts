// In which order tasks leave a project, and under which keys: each behind what it waits for, those in progress or blocked
// by how recently they became so, all others by number. Made anew in this order they are chosen as they were before.
import type { RecordKey } from './contract.ts';
import { components, orderByDependency } from './graph.ts';
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
  const indexes = new Map(outlines.map(({ task_id }, index) => [task_id, index]));
  const edges = outlines.map(({ depends_on }) => depends_on.flatMap((id) => indexes.get(id) ?? []));
  const both = edges.map((targets) => [...targets]);
  const underWay = outlines
    .filter(({ status }) => status === 'doing' || status === 'blocked')
    .toSorted((a, b) => a.status_seq - b.status_seq)
    .map(({ task_id }) => indexes.get(task_id) ?? 0);
  for (const [place, index] of underWay.entries()) both[index]?.push(...underWay.slice(place - 1, place));
  // One that waits for another that was begun after it has to stand behind it all the same.
  for (const members of components(both)) {
    if (members.length > 1) for (const index of members) both[index] = [...(edges[index] ?? [])];
  }
  return orderByDependency(both).flatMap((index) => outlines[index] ?? []);
}
