// All tasks of the current project, loaded page by page when a list or board needs them, and then updated one by one.
// One thing at a time: changes that arrive while they load are applied afterwards.
import { useEffect } from 'react';
import { ClientError, call, isAway } from './api.ts';
import { createStore, useStore } from './store.ts';
import { changedTasks } from './changed-tasks.ts';
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

export interface SeqRange {
  readonly first: number;
  readonly last: number;
}

/** The first page fills a screen, so it is there at once; later pages are larger. */
const FIRST_PAGE = 200;
const PAGE = 1_000;
/** More than a user scrolls through; search finds the rest. */
export const MOST_TASKS = 20_000;
/** Above this number, loading everything again costs less. */
const MOST_EVENTS = 500;
const MOST_CHANGED = 40;
const AGAIN_MS = 2_000;

interface Keeper {
  readonly projectId: string;
  readonly archived: boolean;
  isStopped: boolean;
  isRunning: boolean;
  wantsAll: boolean;
  range: SeqRange | undefined;
}

/** Of one project: the archived tasks, and the others. */
const collections = createStore<ReadonlyMap<boolean, TaskCollection>>(new Map());
const keepers = new Map<boolean, Keeper>();

function put(keeper: Keeper, next: Partial<TaskCollection>): void {
  if (keeper.isStopped) return;
  collections.set((now) => {
    const before = now.get(keeper.archived) ?? { ...NONE, projectId: keeper.projectId, archived: keeper.archived };
    return new Map([...now, [keeper.archived, { ...before, ...next }]]);
  });
}

function keep(projectId: string, archived: boolean): void {
  if ([...keepers.values()].some((keeper) => keeper.projectId !== projectId)) forgetTasks();
  if (keepers.has(archived)) return;
  const keeper = { projectId, archived, isStopped: false, isRunning: false, wantsAll: true, range: undefined };
  keepers.set(archived, keeper);
  start(keeper);
}

function start(keeper: Keeper): void {
  run(keeper).catch(() => {});
}

async function run(keeper: Keeper): Promise<void> {
  if (keeper.isRunning) return;
  keeper.isRunning = true;
  while (!keeper.isStopped && (keeper.wantsAll || keeper.range)) {
    const { wantsAll, range } = keeper;
    keeper.wantsAll = false;
    keeper.range = undefined;
    try {
      if (wantsAll || !range) await loadAll(keeper);
      else if (!(await refreshFew(keeper, range))) keeper.wantsAll = true;
    } catch (error) {
      put(keeper, { isComplete: false, isLoading: false, error });
      if (!(error instanceof ClientError) || error.kind !== 'refusal') tryAgain(keeper);
    }
  }
  keeper.isRunning = false;
}

/** Unless the page reloads anyway, because the daemon is back. */
function tryAgain(keeper: Keeper): void {
  setTimeout(() => {
    if (isAway.get() || collections.get().get(keeper.archived)?.error === undefined) return;
    keeper.wantsAll = true;
    start(keeper);
  }, AGAIN_MS);
}

async function loadAll(keeper: Keeper): Promise<void> {
  const { projectId, archived } = keeper;
  // Shows the first page at once; what is already shown stays until everything is loaded.
  const isFirst = collections.get().get(archived)?.isComplete !== true;
  const loaded: Task[] = [];
  let after: number | null = 0;
  while (after !== null && loaded.length < MOST_TASKS && !keeper.isStopped) {
    const page: { tasks: Task[]; after: number | null } = await call('work.list_tasks', {
      project_id: projectId,
      limit: after === 0 ? FIRST_PAGE : PAGE,
      after,
      ...(archived ? { archived } : {}),
    });
    loaded.push(...page.tasks);
    ({ after } = page);
    if (isFirst && after !== null) put(keeper, { tasks: [...loaded], isLoading: true, error: undefined });
  }
  put(keeper, { tasks: loaded, isComplete: after === null, isLoading: false, error: undefined });
}

/** False if this would cost more than loading everything. */
async function refreshFew(keeper: Keeper, { first, last }: SeqRange): Promise<boolean> {
  const { projectId, archived } = keeper;
  if (last - first >= MOST_EVENTS) return false;
  const { events } = await call('work.history', { project_id: projectId, after: first - 1, limit: last - first + 1 });
  const changes = changedTasks(events);
  if (changes === 'anything' || changes.changed.length > MOST_CHANGED) return false;
  const found = await Promise.all(
    changes.changed.map((id) => call('work.get_task', { project_id: projectId, task_id: id })),
  );
  const now = collections.get().get(archived);
  if (!now) return true;
  const next = new Map(found.map(({ task }) => [task.task_id, task]));
  const gone = new Set(changes.removed);
  const kept = now.tasks.flatMap((task) => {
    if (gone.has(task.task_id)) return [];
    const changed = next.get(task.task_id);
    next.delete(task.task_id);
    return changed ? [changed] : [task];
  });
  const tasks = [...kept, ...next.values()].filter((task) => task.archived === archived);
  put(keeper, { tasks: next.size > 0 ? tasks.toSorted((a, b) => a.number - b.number) : tasks });
  return true;
}

/** Reads again after these events of a project; without events, everything. */
export function refreshTasks(projectId?: string, range?: SeqRange): void {
  for (const keeper of keepers.values()) {
    if (projectId !== undefined && keeper.projectId !== projectId) continue;
    const shown = collections.get().get(keeper.archived);
    if (!range || shown?.error !== undefined) keeper.wantsAll = true;
    else {
      const { first, last } = keeper.range ?? range;
      keeper.range = { first: Math.min(first, range.first), last: Math.max(last, range.last) };
    }
    start(keeper);
  }
}

const NONE: TaskCollection = {
  projectId: '',
  archived: false,
  tasks: [],
  isComplete: false,
  isLoading: true,
  error: undefined,
};

export function useTasks(projectId: string, archived = false): TaskCollection {
  const now = useStore(collections).get(archived);
  useEffect(() => keep(projectId, archived), [projectId, archived]);
  return now?.projectId === projectId ? now : NONE;
}

export function forgetTasks(): void {
  for (const keeper of keepers.values()) keeper.isStopped = true;
  keepers.clear();
  collections.set(new Map());
}
