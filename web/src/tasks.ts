// All tasks of the project that is shown, loaded page by page and then kept up to date one by one: lists and boards
// filter and sort them without asking again.
import { useEffect } from 'react';
import { call } from './api.ts';
import { createStore, useStore } from './store.ts';
import { touchedBy } from './touched.ts';
import type { Task } from './types.ts';

export interface TaskCollection {
  readonly projectId: string;
  readonly archived: boolean;
  /** By number, oldest first. */
  readonly tasks: readonly Task[];
  readonly isComplete: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
}

const PAGE = 1_000;
/** More than anybody looks through; the rest is found by searching. */
export const MOST_TASKS = 20_000;
const FEW = 25;

/** Of one project: those that are archived, and the others. */
const collections = createStore<ReadonlyMap<boolean, TaskCollection>>(new Map());
const runs = new Map<boolean, number>();

const put = (next: TaskCollection): void =>
  collections.set((now) => {
    const kept = [...now].filter(([, { projectId }]) => projectId === next.projectId);
    return new Map([...kept, [next.archived, next]]);
  });

async function loadAll(projectId: string, archived: boolean): Promise<void> {
  const mine = (runs.get(archived) ?? 0) + 1;
  runs.set(archived, mine);
  const before = collections.get().get(archived);
  const isSame = before?.projectId === projectId;
  const head = { projectId, archived, error: undefined };
  if (!isSame) put({ ...head, tasks: [], isComplete: false, isLoading: true });
  const loaded: Task[] = [];
  try {
    let after: number | null = 0;
    while (after !== null && loaded.length < MOST_TASKS) {
      const page: { tasks: Task[]; after: number | null } = await call('work.list_tasks', {
        project_id: projectId,
        limit: PAGE,
        after,
        ...(archived ? { archived } : {}),
      });
      if (mine !== runs.get(archived)) return;
      loaded.push(...page.tasks);
      ({ after } = page);
      // The first page at once; what is shown already stays until everything is there.
      if (!isSame) put({ ...head, tasks: [...loaded], isComplete: after === null, isLoading: after !== null });
    }
    put({ ...head, tasks: loaded, isComplete: after === null, isLoading: false });
  } catch (error) {
    if (mine !== runs.get(archived)) return;
    put({ ...head, tasks: isSame ? before.tasks : loaded, isComplete: false, isLoading: false, error });
  }
}

function start(projectId: string, archived: boolean): void {
  loadAll(projectId, archived).catch(() => {});
}

/** After these events of a project; without them, after anything. */
export function refreshTasks(projectId?: string, range?: SeqRange): void {
  for (const shown of collections.get().values()) {
    if (projectId !== undefined && shown.projectId !== projectId) continue;
    const again = () => start(shown.projectId, shown.archived);
    if (!range || range.last - range.first >= FEW || !shown.isComplete) again();
    else refreshFew(shown, range).catch(again);
  }
}

export interface SeqRange {
  readonly first: number;
  readonly last: number;
}

async function refreshFew(shown: TaskCollection, { first, last }: SeqRange): Promise<void> {
  const { projectId, archived } = shown;
  const { events } = await call('work.history', { project_id: projectId, after: first - 1, limit: last - first + 1 });
  const touched = touchedBy(events);
  if (touched === 'anything') {
    start(projectId, archived);
    return;
  }
  const found = await Promise.all(
    touched.changed.map((id) => call('work.get_task', { project_id: projectId, task_id: id })),
  );
  const now = collections.get().get(archived);
  if (now?.projectId !== projectId) return;
  const next = new Map(found.map(({ task }) => [task.task_id, task]));
  const gone = new Set(touched.removed);
  const kept = now.tasks.flatMap((task) => {
    if (gone.has(task.task_id)) return [];
    const changed = next.get(task.task_id);
    next.delete(task.task_id);
    return changed ? [changed] : [task];
  });
  const tasks = [...kept, ...next.values()].filter((task) => task.archived === archived);
  put({ ...now, tasks: next.size > 0 ? tasks.toSorted((a, b) => a.number - b.number) : tasks });
}

const NONE: TaskCollection = {
  projectId: '',
  archived: false,
  tasks: [],
  isComplete: false,
  isLoading: true,
  error: undefined,
};

/** Nothing is asked for an empty project. */
export function useTasks(projectId: string, archived = false): TaskCollection {
  const now = useStore(collections).get(archived);
  useEffect(() => {
    if (projectId !== '' && collections.get().get(archived)?.projectId !== projectId) start(projectId, archived);
  }, [projectId, archived]);
  return now?.projectId === projectId ? now : NONE;
}

export function forgetTasks(): void {
  for (const archived of [true, false]) runs.set(archived, (runs.get(archived) ?? 0) + 1);
  collections.set(new Map());
}
